/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-hint.h"

#include "models-fixture.h"

#define GAME "dragons-favour"

/* (transfer full): the text of a hint with these terms, a whole sentence. */
static char *
say (guint n_terms, gint32 first, gint32 second, gint32 aim)
{
  g_autoptr (FavorSession) session = models_session (GAME, 4, 4, 8);
  FavorBotProposal         proposal = { 0 };
  FavorRng                 rng;
  char                    *text;

  favor_rng_seed (&rng, 1);
  proposal.action = models_pick (session, &rng);
  proposal.n_terms = n_terms;
  proposal.terms[0] = (FavorBotTerm){ 0, first };
  proposal.terms[1] = (FavorBotTerm){ 1, second };
  proposal.aim = (FavorBotTerm){ 2, aim };
  text = favor_hint_text (favor_session_get_game (session),
                          &proposal,
                          favor_session_get_names (session));
  g_assert_null (strchr (text, '{'));
  g_assert_null (strstr (text, "-"));
  g_assert_true (g_str_has_suffix (text, "."));
  return text;
}

/* Every number and sign of terms gives another sentence. */
static void
test_terms (void)
{
  static const gint32 gains[] = { 300, 104, -30, -250, 2 };

  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash,
                                                        g_str_equal,
                                                        g_free,
                                                        NULL);

  for (guint n = 0; n <= 2; n++)
    for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
      for (guint j = 0; j < G_N_ELEMENTS (gains); j++)
        g_hash_table_add (texts, say (n, gains[i], gains[j], 0));
  g_assert_cmpuint (g_hash_table_size (texts), >, 15);
}

/* What the plan brings is told where the action itself brings nothing more than others. */
static void
test_aim (void)
{
  g_autofree char *step = say (0, 0, 0, 420);
  g_autofree char *loss = say (1, -30, 0, 420);
  g_autofree char *gain = say (1, 30, 0, 420);
  g_autofree char *plain_gain = say (1, 30, 0, 0);
  g_autofree char *little = say (0, 0, 0, 4);
  g_autofree char *nothing = say (0, 0, 0, 0);

  g_assert_nonnull (strstr (step, "on the way to about 4.2 from"));
  g_assert_cmpstr (loss, ==, step);
  g_assert_cmpstr (gain, ==, plain_gain);
  g_assert_cmpstr (little, ==, nothing);
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
  g_test_add_func ("/hint/rest", test_rest);
  return g_test_run ();
}
