/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-hint.h"

#include "models-fixture.h"

#define GAME "dragons-favour"

/* (transfer full): the text of a hint, a whole sentence. */
static char *
say_proposal (const FavorBotProposal *how)
{
  g_autoptr (FavorSession) session = models_session (GAME, 4, 4, 8);
  FavorBotProposal         proposal = *how;
  FavorRng                 rng;
  char                    *text;

  favor_rng_seed (&rng, 1);
  proposal.action = models_pick (session, &rng);
  text = favor_hint_text (favor_session_get_game (session),
                          &proposal,
                          favor_session_get_names (session));
  g_assert_null (strchr (text, '{'));
  g_assert_null (strstr (text, "-"));
  g_assert_true (g_str_has_suffix (text, "."));
  return text;
}

/* (transfer full): with terms, in hundredths of a point. */
static char *
say (guint n_terms, gint32 first, gint32 second, gint32 aim)
{
  return say_proposal (&(FavorBotProposal){ .n_terms = n_terms,
                                            .terms = { { 0, first }, { 1, second } },
                                            .aim = { 2, aim } });
}

/* Where no fact speaks for the action: one gain of whole points, or none. */
static void
test_terms (void)
{
  static const struct
  {
    gint32      first, second;
    const char *words;
  } cases[] = {
    { 300, 104, "about 3 more from" },
    { 104, -250, "about 1 more from" },
    { -250, 160, "about 2 more from" },
    { -30, -250, "it leaves you best placed overall." },
    { 49, 2, "it leaves you best placed overall." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = say (2, cases[i].first, cases[i].second, 0);

      g_assert_nonnull (strstr (text, cases[i].words));
      g_assert_null (strstr (text, "less"));
      g_assert_false (g_regex_match_simple ("[0-9][.,][0-9]", text, 0, 0));
    }
}

/* What the plan brings is told where the action itself brings nothing more than others. */
static void
test_aim (void)
{
  g_autofree char *step = say (0, 0, 0, 420);
  g_autofree char *loss = say (1, -30, 0, 420);
  g_autofree char *gain = say (1, 130, 0, 420);
  g_autofree char *plain_gain = say (1, 130, 0, 0);
  g_autofree char *little = say (0, 0, 0, 40);
  g_autofree char *nothing = say (0, 0, 0, 0);

  g_assert_nonnull (strstr (step, "on the way to about 4 from"));
  g_assert_cmpstr (loss, ==, step);
  g_assert_cmpstr (gain, ==, plain_gain);
  g_assert_cmpstr (little, ==, nothing);
}

/* Only one is the best. */
static void
test_next (void)
{
  g_autofree char *second = say_proposal (&(FavorBotProposal){ .rank = 1 });

  g_assert_true (g_str_has_suffix (second, ": the next best overall."));
}

/* (transfer full): the text of a hint with a gain, for an action with such alternatives. */
static char *
say_rest (FavorBotRest rest)
{
  g_autoptr (FavorSession) session = models_session (GAME, 4, 4, 8);
  FavorBotProposal         proposal = { .n_terms = 1, .terms = { { 0, 300 } } };
  FavorRng                 rng;

  favor_rng_seed (&rng, 1);
  proposal.action = models_pick (session, &rng);
  proposal.rest = rest;
  return favor_hint_text (favor_session_get_game (session),
                          &proposal,
                          favor_session_get_names (session));
}

/* Nothing is better than anything where there is no choice. */
static void
test_rest (void)
{
  g_autofree char *open = say_rest (FAVOR_BOT_REST_OPEN);
  g_autofree char *asking = say_rest (FAVOR_BOT_REST_ASKING);
  g_autofree char *nothing = say_rest (FAVOR_BOT_REST_NOTHING);

  g_assert_nonnull (strstr (open, "about 3 more from"));
  g_assert_true (g_str_has_suffix (asking,
                                   ": otherwise you can only ask others for something."));
  g_assert_true (g_str_has_suffix (nothing, ": nothing else is possible."));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint/terms", test_terms);
  g_test_add_func ("/hint/aim", test_aim);
  g_test_add_func ("/hint/next", test_next);
  g_test_add_func ("/hint/rest", test_rest);
  return g_test_run ();
}
