/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-fixture.h"
#include "dragon-words.h"

/* What cannot be done says why, in the words of the rules. */

/* Numbers of options: dragon_random_options (). */
#define WITH_SHIFTS 1

/* The view says so, and nothing is chosen. */
static void
assert_refused (ViewFixture *fixture, const char *why)
{
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpstr (fixture->refused, ==, why);
  g_assert_cmpuint (
    favor_chooser_get_n_parts (dragon_view_get_chooser (dragon_view_of (fixture))),
    ==,
    0);
  fixture->n_refused = 0;
}

static const char *const not_now = "That is not possible at this moment.";

static void
test_refuses_to_nominate (void)
{
  ViewFixture fixture;

  dragon_fixture_start (&fixture, 6, -1);
  view_fixture_press (dragon_fixture_vote (&fixture, 3));
  assert_refused (&fixture, not_now);
  view_fixture_press (
    dragon_fixture_hand_piece (&fixture, dragon_fixture_first_in_hand (&fixture)));
  assert_refused (&fixture, not_now);
  g_signal_emit_by_name (
    dragon_fixture_vote (&fixture, 3),
    "dropped",
    dragon_fixture_hand_piece (&fixture, dragon_fixture_first_in_hand (&fixture)));
  assert_refused (&fixture, not_now);
  g_assert_false (favor_game_view_choose_nth (fixture.view, 1));
  assert_refused (&fixture, "The Judge may nominate one, three or five votes.");
  g_assert_false (favor_game_view_choose_nth (fixture.view, 4));
  assert_refused (
    &fixture,
    "With more than five players only one or three votes may be nominated.");
  view_fixture_close (&fixture);
}

static void
test_refuses_to_place (void)
{
  ViewFixture      fixture;
  guint            missing = 0;
  g_autofree char *why = NULL;

  dragon_fixture_open_vote (&fixture);
  while (dragon_fixture_hand (&fixture)[missing] > 0)
    if (++missing == DRAGON_N_ROLES)
      {
        /* The Dragon has one of each. */
        view_fixture_press (dragon_fixture_hand_piece (&fixture, 0));
        view_fixture_press (dragon_fixture_vote (&fixture, 0));
        view_fixture_press (dragon_fixture_vote (&fixture, 0));
        favor_cursor_set_viewer (fixture.cursor,
                                 favor_session_get_decider (fixture.session));
        missing = 0;
      }
  why = g_strdup_printf ("You have no %s in your hand.", dragon_role_title (missing));
  g_assert_false (favor_game_view_choose_nth (fixture.view, missing));
  assert_refused (&fixture, why);
  /* There is no seventh role, so nobody meant one. */
  g_assert_false (favor_game_view_choose_nth (fixture.view, 6));
  g_assert_cmpuint (fixture.n_refused, ==, 0);
  view_fixture_close (&fixture);
}

static void
test_refuses_same_place (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  const DragonState *state;
  guint              index;

  favor_rng_seed (&rng, 4);
  dragon_fixture_start (&fixture, 3, WITH_SHIFTS);
  g_assert_true (dragon_fixture_seek (&fixture, DRAGON_PHASE_SHIFT, &rng));
  state = dragon_fixture_state (&fixture);
  index = dragon_card_index (state, state->lap, state->head.decider);
  view_fixture_press (dragon_fixture_vote (&fixture, (guint) state->table[index].on));
  assert_refused (&fixture, "Your card already lies there.");
  view_fixture_close (&fixture);
}

static void
test_refuses_untied (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  const DragonState *state;
  guint              role = 0;

  favor_rng_seed (&rng, 1);
  for (guint i = 0;; i++)
    {
      dragon_fixture_open (&fixture, dragon_fixture_session (4, i, -1));
      if (dragon_fixture_seek (&fixture, DRAGON_PHASE_BREAK_TIE, &rng))
        break;
      view_fixture_close (&fixture);
    }
  state = dragon_fixture_state (&fixture);
  while ((state->tie_options & 1u << role) != 0)
    role++;
  view_fixture_press (dragon_fixture_vote (&fixture, role));
  g_assert_cmpuint (fixture.n_refused, ==, 1);
  g_assert_true (g_str_has_prefix (fixture.refused, "Choose one of the tied roles: "));
  view_fixture_close (&fixture);
}

/* A card of the decider on the table that is not among those from which one goes home, or -1. */
static int
find_unwithdrawn (const DragonState *state)
{
  gboolean withdrawn;
  guint    options = dragon_home_options (state, state->head.decider, &withdrawn);

  for (guint i = 0; i < state->n_table && withdrawn; i++)
    if (state->table[i].owner == state->head.decider &&
        (options & 1u << state->table[i].card) == 0)
      return (int) i;
  return -1;
}

static void
test_refuses_unwithdrawn (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  int         index = -1;

  favor_rng_seed (&rng, 1);
  for (guint i = 0; index < 0; i++)
    {
      dragon_fixture_open (&fixture, dragon_fixture_session (4, i, -1));
      while (index < 0 && dragon_fixture_seek (&fixture, DRAGON_PHASE_SEND_HOME, &rng))
        {
          FavorAction action = view_fixture_pick (fixture.session, &rng);

          index = find_unwithdrawn (dragon_fixture_state (&fixture));
          if (index < 0)
            view_fixture_submit (&fixture, &action);
        }
      if (index < 0)
        view_fixture_close (&fixture);
    }
  view_fixture_press (dragon_fixture_card (&fixture, (guint) index));
  assert_refused (&fixture, "One of your assassinated delegates must go home.");
  view_fixture_close (&fixture);
}

/* What is not one's own is looked at, not tried. */
static void
test_ignores_others (void)
{
  ViewFixture fixture;
  FavorPiece *card;

  dragon_fixture_open_vote (&fixture);
  view_fixture_press (
    dragon_fixture_hand_piece (&fixture, dragon_fixture_first_in_hand (&fixture)));
  view_fixture_press (dragon_fixture_vote (&fixture, 1));
  view_fixture_press (dragon_fixture_vote (&fixture, 1));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  favor_cursor_set_viewer (fixture.cursor, favor_session_get_decider (fixture.session));
  card = dragon_fixture_card (&fixture, 0);
  g_assert_cmpint (favor_piece_get_state (card) & FAVOR_PIECE_CHOOSABLE, ==, 0);
  view_fixture_press (card);
  g_signal_emit_by_name (
    card,
    "dropped",
    dragon_fixture_hand_piece (&fixture, dragon_fixture_first_in_hand (&fixture)));
  /* Dropped on a card, it goes to the vote card below. */
  g_assert_cmpuint (fixture.n_chosen, ==, 2);
  g_assert_cmpuint (fixture.n_refused, ==, 0);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/dragon-view/refuses-to-nominate", test_refuses_to_nominate);
  g_test_add_func ("/dragon-view/refuses-to-place", test_refuses_to_place);
  g_test_add_func ("/dragon-view/refuses-same-place", test_refuses_same_place);
  g_test_add_func ("/dragon-view/refuses-untied", test_refuses_untied);
  g_test_add_func ("/dragon-view/refuses-unwithdrawn", test_refuses_unwithdrawn);
  g_test_add_func ("/dragon-view/ignores-others", test_ignores_others);
  return g_test_run ();
}
