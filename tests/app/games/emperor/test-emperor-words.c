/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-summary.h"
#include "emperor-words.h"

#include <string.h>

#include "emperor-notation.h"
#include "emperor-position.h"
#include "favor-art.h"
#include "favor-learn.h"
#include "page-fixture.h"

/* Each card and person has words and pictures. */

/* Takes `id`. */
static void
assert_exists (char *id)
{
  if (!favor_art_exists (id))
    g_test_message ("There is no picture \"%s\"", id);
  g_assert_true (favor_art_exists (id));
  g_free (id);
}

static void
test_pictures (void)
{
  static const char *const faces[] = { "card", "hand" };
  static const char *const things[] = { "star", "meeple", "seal" };
  static const char *const ends[] = { "start", "middle", "end" };

  for (guint piece = 0; piece < EMPEROR_N_PIECES; piece++)
    {
      assert_exists (emperor_piece_art (piece));
      for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
        assert_exists (emperor_piece_frame (faces[i], piece));
    }
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    assert_exists (emperor_piece_frame ("pile", card));
  for (guint event = 0; event < EMPEROR_N_EVENTS; event++)
    assert_exists (emperor_event_art (event));
  for (guint staff = 0; staff <= EMPEROR_PLACE_EMPRESS; staff++)
    for (guint width = 20; width <= 240; width += 220)
      assert_exists (emperor_portrait_art (staff, width));
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      assert_exists (g_strconcat ("emperor/empress-plaque-", ends[i], NULL));
      for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
        assert_exists (g_strconcat ("emperor/roof-",
                                    emperor_staff.words[staff].id,
                                    "-",
                                    ends[i],
                                    NULL));
    }
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    for (guint colour = 0; colour < FAVOR_MAX_SEATS; colour++)
      assert_exists (emperor_seat_art (things[i], colour));
}

/* What each card is, and that something is written on it. */
static void
test_kinds (void)
{
  g_autofree char *beads = emperor_piece_kind_words (EMPEROR_PRAYER_BEADS);
  g_autofree char *tea = emperor_piece_kind_words (EMPEROR_POISONED_TEA);
  g_autofree char *shield = emperor_piece_kind_words (EMPEROR_STEEL_SHIELD);
  g_autofree char *bodyguard = emperor_piece_kind_words (EMPEROR_BODYGUARD);
  g_autofree char *vial = emperor_piece_kind_words (EMPEROR_NIGHTSHADE_VIAL);
  g_autofree char *illness = emperor_event_kind_words (EMPEROR_EVENT_ILLNESS);

  g_assert_cmpstr (beads, ==, "Priest · 2-Star card · action · 2 Gold");
  g_assert_cmpstr (tea, ==, "Apothecary · 2-Star card · Intrigue, poison · 2 Gold");
  g_assert_cmpstr (shield, ==, "Blacksmith · 2-Star card · reaction · 3 Gold");
  g_assert_cmpstr (bodyguard, ==, "Black Market · reaction");
  g_assert_cmpstr (vial, ==, "Black Market · Intrigue, poison");
  g_assert_cmpstr (illness, ==, "Event · 5 Favor");
  for (guint piece = 0; piece < EMPEROR_N_PIECES; piece++)
    g_assert_cmpuint (strlen (emperor_piece_text (piece)), >, 0);
  for (guint event = 0; event < EMPEROR_N_EVENTS; event++)
    g_assert_cmpuint (strlen (emperor_event_text (event)), >, 0);
}

static void
assert_promise (EmperorSummary *summary, const EmperorState *state, const char *expected)
{
  g_autoptr (FavorSight) sight = favor_sight_new (&(FavorMoment){
    .state = state,
    .size = sizeof *state,
    .n_seats = 2,
    .names = { { "Ann", "Bo" } } });
  g_auto (GStrv)         promises = emperor_summary_list_promises (NULL, sight);

  g_object_set (summary, "promises", promises, NULL);
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (summary), GTK_TYPE_LABEL, expected));
}

/* An open promise tells how many turns were promised: the running one counts in addition. */
static void
test_promises (void)
{
  g_autoptr (EmperorSummary) summary =
    g_object_ref_sink (g_object_new (EMPEROR_TYPE_SUMMARY, NULL));
  EmperorOptions options = { 0 };
  EmperorState   state = { 0 };

  favor_schema_set_defaults (&emperor_options_schema, &options);
  options.first_player = 0;
  favor_emperor_game.setup (&state, &options, 2, 5, NULL);
  state.n_promises = 1;
  state.promises[0] = (EmperorPromise){ .by = 0,
                                        .to = 1,
                                        .kind = EMPEROR_PLEDGE_NO_INTRIGUE,
                                        .turns_left = 3 };
  assert_promise (summary, &state, "Ann promises Bo: no Intrigue for 2 turns.");
  state.head.turn_owner = 1;
  state.promises[0].turns_left = 2;
  assert_promise (summary, &state, "Ann promises Bo: no Intrigue for 2 turns.");
  state.head.turn_owner = 0;
  state.promises[0].turns_left = 1;
  assert_promise (summary, &state, "Ann promises Bo: no Intrigue for 1 turn.");
  /* It is being settled. */
  state.promises[0].turns_left = 0;
  assert_promise (summary, &state, "Ann promises Bo: no Intrigue for 1 turn.");
}

/* What is known of the cards of another player, and how many are not. */
static void
test_hands (void)
{
  EmperorState           state = { .head = { .n_seats = 2 } };
  g_autofree char       *expected = g_strdup_printf ("Bo: 2 × %s, %s and 1 unknown card.",
                                               emperor_piece_title (3),
                                               emperor_piece_title (5));
  g_autoptr (FavorSight) sight = NULL;
  g_auto (GStrv)         hands = NULL;

  state.hand_size[1] = 4;
  state.known[1][3] = 2;
  state.known[1][5] = 1;
  sight = favor_sight_new (&(FavorMoment){ .state = &state,
                                           .size = sizeof state,
                                           .n_seats = 2,
                                           .names = { { "Ann", "Bo" } } });
  hands = emperor_summary_list_hands (NULL, sight);
  g_assert_cmpuint (g_strv_length (hands), ==, 1);
  g_assert_cmpstr (hands[0], ==, expected);
}

/* The block of that section with `word` in it. */
static const char *
find_rule (FavorRules *rules, const char *section, const char *word)
{
  FavorRulesSection *found = favor_rules_find (rules, section);

  g_assert (found != NULL);
  for (guint i = 0; i < found->blocks->len; i++)
    {
      FavorRulesBlock *block = g_ptr_array_index (found->blocks, i);

      if (strstr (block->text, word) != NULL)
        return block->text;
    }
  g_error ("\"%s\" says nothing about %s", section, word);
}

/* The rules tell which Intrigues can be played against somebody from whom nothing can be taken, and
 * the game takes just these. */
static void
test_idle_intrigues (void)
{
  static const struct
  {
    const char *action;
    const char *named;
  } plots[] = {
    { "play O2 at p1", "Tax Ledger" }, { "play M7 at p1", "Blackmail Letter" },
    { "play O3 at p1", NULL },         { "play M8 at p1", NULL },
    { "play M9 at p1", NULL },
  };

  g_auto (EmperorPosition) position = { 0 };
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorRules)   rules = favor_learn_load_rules (&favor_emperor_game, &error);
  const char              *rule;

  g_assert_no_error (error);
  rule = find_rule (rules, "aim", "would do nothing");
  g_assert_nonnull (strstr (rule, "may be sent to somebody who has nothing to give"));
  emperor_position_init (&position, "p0: G0, hand O2 O3, market M7 M8 M9; p1: G0");
  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    {
      FavorAction  action = emperor_parse_action (&position.state, plots[i].action);
      FavorRefusal why;

      g_test_message ("%s", plots[i].action);
      g_assert_cmpint (favor_emperor_game.check (&position.state, &action, &why),
                       ==,
                       plots[i].named != NULL);
      if (plots[i].named != NULL)
        g_assert_nonnull (strstr (rule, plots[i].named));
    }
}

static guint
find_promises (const EmperorState *state, FavorSeat seat)
{
  g_autoptr (FavorSight) sight = favor_sight_new (&(FavorMoment){ .state = state,
                                                                  .size = sizeof *state,
                                                                  .n_seats = 4 });

  return emperor_summary_find_promises (NULL, sight, seat);
}

/* Whose promises are open, and that nobody's is when none is. */
static void
test_whose_promises (void)
{
  EmperorState state = { 0 };

  for (FavorSeat seat = FAVOR_SEAT_NONE; seat < 4; seat++)
    g_assert_cmphex (find_promises (&state, seat), ==, 0);
  state.n_promises = 2;
  state.promises[0].by = 1;
  state.promises[1].by = 3;
  g_assert_cmphex (find_promises (&state, 0), ==, 0);
  g_assert_cmphex (find_promises (&state, 1), ==, 1);
  g_assert_cmphex (find_promises (&state, 2), ==, 0);
  g_assert_cmphex (find_promises (&state, 3), ==, 2);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-words/pictures", test_pictures);
  g_test_add_func ("/emperor-words/kinds", test_kinds);
  g_test_add_func ("/emperor-words/promises", test_promises);
  g_test_add_func ("/emperor-words/hands", test_hands);
  g_test_add_func ("/emperor-words/idle-intrigues", test_idle_intrigues);
  g_test_add_func ("/emperor-words/whose-promises", test_whose_promises);
  return g_test_run ();
}
