/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-trade-words.h"

#include "emperor-answer-effects.h"
#include "emperor-check.h"
#include "emperor-keep-progress.h"
#include "emperor-notation.h"
#include "emperor-random.h"
#include "emperor-words.h"

/* What is said of offers, plots and Events, in random games. */

static const FavorNames names = { { "Ann", "Bo", "Cem", "Dee", "Eli", "Fay" } };

static void
assert_says (const char *sentence, const char *part)
{
  if (strstr (sentence, part) == NULL)
    g_error ("\"%s\" does not say \"%s\"", sentence, part);
}

/* Each thing of a bundle has its name in the sentence. */
static void
assert_says_bundle (const char *sentence, const EmperorBundle *bundle)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      guint            n = emperor_bundle_get (bundle, card);
      g_autofree char *many = g_strdup_printf ("%u %s",
                                               n,
                                               emperor_piece_title ((guint) card));

      if (n > 0)
        assert_says (sentence, n == 1 ? emperor_piece_title ((guint) card) : many);
    }
  for (guint i = 0; i < EMPEROR_N_MARKET; i++)
    if (bundle->market >= 0 && emperor_bundle_market (bundle) >> i & 1)
      assert_says (sentence, emperor_piece_title (EMPEROR_N_CARDS + i));
  for (guint i = 0; i < EMPEROR_N_EVENTS; i++)
    if (bundle->events[0] >= 0 && emperor_bundle_events (bundle) >> i & 1)
      assert_says (sentence, emperor_event_title (i));
  if (bundle->gold > 0)
    {
      g_autofree char *gold = g_strdup_printf ("%d Gold", bundle->gold);

      assert_says (sentence, gold);
    }
}

/* The offer on the table, as each seat reads it. */
static void
assert_told (const EmperorState *state)
{
  for (FavorSeat viewer = FAVOR_SEAT_NONE; viewer < state->head.n_seats; viewer++)
    {
      EmperorState     masked = *state;
      g_autofree char *sentence = NULL;

      favor_game_observe (&favor_emperor_game, &masked, viewer);
      sentence = emperor_trade_describe_table (&masked, &names);
      g_assert_nonnull (sentence);
      g_assert_null (strpbrk (sentence, "{}"));
      g_assert_true (g_str_has_suffix (sentence, "."));
      assert_says (sentence, names.names[state->prompt_by]);
      assert_says (sentence, names.names[state->head.decider]);
      assert_says_bundle (sentence, &masked.deal.give);
      assert_says_bundle (sentence, &masked.deal.take);
      if (masked.deal.give.market < 0 || masked.deal.take.market < 0)
        assert_says (sentence, "Black Market card");
    }
}

/* What was answered, with its reason, in whole sentences. */
static void
assert_answered (const EmperorState *before, const EmperorState *after, guint *n_replies)
{
  const EmperorReply reply = emperor_find_reply (before, after, G_MAXUINT);
  g_autofree char   *words = emperor_trade_describe_reply (&reply);

  n_replies[reply.kind]++;
  if (reply.kind == EMPEROR_REPLY_NONE)
    {
      g_assert_null (words);
      return;
    }
  g_assert_null (strpbrk (words, "{}"));
  g_assert_true (g_str_has_suffix (words, ".") || g_str_has_suffix (words, ":"));
  if (reply.card != FAVOR_NONE)
    assert_says (words, emperor_piece_title ((guint) reply.card));
  if (reply.staff != FAVOR_NONE)
    assert_says (words, emperor_staff_title ((guint) reply.staff));
  if (reply.n > 0)
    {
      g_autofree char *n = g_strdup_printf (" %d ", reply.n);

      assert_says (words, n);
    }
}

/* (transfer full): all that the page says an Intrigue does, a line each. */
static char *
foretell (const EmperorState *state, guint *n_stars)
{
  EmperorState          masked = *state;
  g_autoptr (GPtrArray) effects = NULL;
  GString              *all = g_string_new (NULL);

  favor_game_observe (&favor_emperor_game, &masked, state->prompt_target);
  effects = emperor_answer_list_effects (&masked, &names, 0);
  *n_stars = 0;
  for (guint i = 0; i < effects->len; i++)
    {
      const EmperorEffect *effect = g_ptr_array_index (effects, i);

      *n_stars += strstr (effect->words, "You lose") != NULL &&
                  strstr (effect->words, " on the ") != NULL;
      g_string_append_printf (all, "%s\n", effect->words);
    }
  return g_string_free (all, FALSE);
}

/* A loss is told with its number. */
static void
assert_loss (const char *all, const char *thing, gint before, gint after)
{
  g_autofree char *words = g_strdup_printf ("%d of your %d %s",
                                            before - after,
                                            before,
                                            thing);

  if (after < before)
    assert_says (all, words);
}

/* What the effects of a plot say is what happens. */
static void
assert_foretold (const EmperorState *state)
{
  const FavorAction pass = { .kind = EMPEROR_ACTION_LET_PASS,
                             .seat = state->head.decider };
  const FavorSeat   seat = state->prompt_target;
  EmperorState      after = *state;
  guint             n_stars;
  g_autofree char  *all = foretell (state, &n_stars);

  g_assert_null (strpbrk (all, "{}"));
  favor_emperor_game.apply (&after, &pass, NULL);
  g_assert_cmpint (emperor_stars_of (state, seat) - emperor_stars_of (&after, seat),
                   ==,
                   (gint) n_stars);
  assert_loss (all, "Gold", state->gold[seat], after.gold[seat]);
  assert_loss (all, "Favor", state->points[seat], after.points[seat]);
  assert_loss (all, "Staff cards", state->hand_size[seat], after.hand_size[seat]);
  if (after.poison[seat] != state->poison[seat])
    assert_says (all, "next Collect");
}

/* A seat meets the terms of an Event exactly when nothing is missing. */
static void
assert_measured (const EmperorState *state)
{
  for (guint event = 0; event < EMPEROR_N_EVENTS; event++)
    {
      EmperorProgress  progress = emperor_progress_measure (state,
                                                           state->head.decider,
                                                           event);
      g_autofree char *text = emperor_progress_describe (&progress);
      const gint16     none[3] = { FAVOR_NONE, FAVOR_NONE, FAVOR_NONE };

      g_assert_nonnull (text);
      /* Deeds are done by who has the turn. */
      if (progress.deeds && state->head.decider != state->head.turn_owner)
        g_assert_cmpuint (progress.met, ==, 0);
      /* Its three cards are named by who gives them. */
      else if (event != EMPEROR_EVENT_FAMINE_RELIEF)
        g_assert_cmpint (emperor_meets_terms (state, (gint) event, none),
                         ==,
                         progress.met == progress.wanted &&
                           progress.gold == progress.wanted_gold);
    }
}

static void
test_random (void)
{
  g_auto (FavorActions) legal = { 0 };
  guint                 n_offers = 0, plots = 0;
  guint                 n_replies[EMPEROR_N_REPLIES] = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, 17);
  for (guint number = 0; number < 80; number++)
    {
      EmperorState state;

      emperor_random_start (&state, number);
      for (guint i = 0; i < 600 && state.head.decider != FAVOR_SEAT_NONE; i++)
        {
          FavorAction  action = emperor_random_action (&state, &legal, &rng);
          EmperorState before = state;

          favor_emperor_game.apply (&state, &action, NULL);
          assert_answered (&before, &state, n_replies);
          if (state.prompt == EMPEROR_PROMPT_TRADE ||
              state.prompt == EMPEROR_PROMPT_COUNTER)
            {
              assert_told (&state);
              n_offers++;
            }
          else if (state.prompt == EMPEROR_PROMPT_REACT)
            {
              assert_foretold (&state);
              plots |= 1u << favor_test_find_word (&emperor_plot_cards,
                                                   emperor_pieces.words[state.prompt_card]
                                                     .id);
            }
          if (state.head.decider != FAVOR_SEAT_NONE && i % 16 == 0)
            assert_measured (&state);
        }
    }
  g_assert_cmpuint (n_offers, >, 100);
  g_assert_cmpuint (n_replies[EMPEROR_REPLY_NEEDS_CARD], >, 0);
  g_assert_cmpuint (n_replies[EMPEROR_REPLY_AGREES], >, 0);
  g_assert_cmphex (plots, ==, (1u << EMPEROR_N_PLOTS) - 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor-trade/random", test_random);
  return g_test_run ();
}
