/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-fixture.h"

/* The view follows the position: what stands on the island, what is in the hand, what others do not see. */

#define N_STEPS 260

static void
assert_hand (ViewFixture *fixture)
{
  const TokensState *state = tokens_fixture_state (fixture);
  FavorSeat  seat = favor_piece_view_get_holder (FAVOR_PIECE_VIEW (fixture->view));
  FavorHand *hand = tokens_view_of (fixture)->hand;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      guint first = (TOKENS_KEY_RESOURCE + resource) * TOKENS_KEY_COPIES;

      for (guint i = 0; i < TOKENS_KEY_COPIES; i++)
        g_assert_cmpint (favor_hand_find (hand, first + i) != NULL,
                         ==,
                         i < state->hand[seat][resource]);
    }
}

static void
assert_pieces (ViewFixture *fixture)
{
  const TokensState *state = tokens_fixture_state (fixture);

  for (guint hex = 0; hex < state->n_hexes; hex++)
    g_assert_true (tokens_fixture_is_there (fixture, TOKENS_PLACE_HEX, hex));
  for (guint i = 0; i < state->n_vertices; i++)
    if (state->vertex_owner[i] >= 0)
      g_assert_true (tokens_fixture_is_there (fixture, TOKENS_PLACE_VERTEX, i));
  for (guint i = 0; i < state->n_edges; i++)
    if (state->edge_owner[i] >= 0)
      g_assert_true (tokens_fixture_is_there (fixture, TOKENS_PLACE_EDGE, i));
}

/* In each position of a game what can be chosen on the island is what the rules list, and all that stands
 * there is seen. */
static void
test_game (gconstpointer data)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 5);
  tokens_fixture_start (&fixture, GPOINTER_TO_UINT (data), 5, TOKENS_LAYOUT_RANDOM);
  for (guint i = 0; i < N_STEPS && !favor_session_get_over (fixture.session); i++)
    {
      tokens_fixture_step (&fixture, &rng);
      assert_pieces (&fixture);
      if (favor_session_get_over (fixture.session))
        break;
      assert_hand (&fixture);
      for (guint place = 0; place < TOKENS_N_PLACES; place++)
        {
          FavorHexSet seen = tokens_fixture_choosable (&fixture, place);
          FavorHexSet legal = tokens_fixture_legal (&fixture, place);

          g_assert_cmpmem (&seen, sizeof seen, &legal, sizeof legal);
        }
    }
  view_fixture_close (&fixture);
}

/* Who looks on sees no hand and no token of anybody. */
static void
test_secrets (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  const TokensState *seen;

  favor_rng_seed (&rng, 9);
  tokens_fixture_start (&fixture, 4, 9, TOKENS_LAYOUT_BEGINNER);
  for (guint i = 0; i < 80; i++)
    tokens_fixture_step (&fixture, &rng);
  favor_cursor_set_viewer (fixture.cursor, FAVOR_SEAT_NONE);
  seen = tokens_view_get_seen (tokens_view_of (&fixture));
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (seen->favor[seat][0], ==, TOKENS_HIDDEN);
  g_assert_cmpuint (favor_hand_get_pieces (tokens_view_of (&fixture)->hand)->len, ==, 0);
  view_fixture_close (&fixture);
}

/* What was rolled stands beside the island, where otherwise the card of the year does. */
static void
test_dice (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  TokensOptions      options;
  const TokensState *state;
  g_autofree char   *said = NULL;

  favor_schema_set_defaults (&tokens_options_schema, &options);
  options.production = TOKENS_PRODUCTION_DICE;
  view_fixture_open (&fixture,
                     page_fixture_session_with (&favor_tokens_game, &options, 3, 4));
  view_fixture_show (&fixture, 900, 700);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (tokens_view_of (&fixture)->year)));
  favor_rng_seed (&rng, 4);
  tokens_fixture_seek (&fixture, TOKENS_PHASE_TRADE_AND_PURCHASE, &rng);
  state = tokens_fixture_state (&fixture);
  said = g_strdup_printf ("%u and %u, number %u",
                          state->dice[0],
                          state->dice[1],
                          state->dice[0] + state->dice[1]);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (tokens_view_of (&fixture)->year)));
  g_assert_cmpstr (favor_piece_get_label (tokens_view_of (&fixture)->year), ==, said);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/tokens/view/game/2", GUINT_TO_POINTER (2), test_game);
  g_test_add_data_func ("/tokens/view/game/4", GUINT_TO_POINTER (4), test_game);
  g_test_add_data_func ("/tokens/view/game/6", GUINT_TO_POINTER (6), test_game);
  g_test_add_func ("/tokens/view/secrets", test_secrets);
  g_test_add_func ("/tokens/view/dice", test_dice);
  return g_test_run ();
}
