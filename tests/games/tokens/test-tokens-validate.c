/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "tokens-position.h"

/* Positions that cannot occur, each with the number of the lowest invariant that it breaks (section 13). */

typedef void (*Edit) (TokensState *state);

#define EDIT(name, code)                                                                 \
  static void name (TokensState *s)                                                      \
  {                                                                                      \
    code;                                                                                \
  }

/* clang-format off */
EDIT (more_cards, s->bank[TOKENS_ORE]++)
EDIT (lost_card, s->hand[0][TOKENS_WOOL]--)
EDIT (more_tokens, s->favor[1][TOKENS_SHIP]++)
EDIT (lost_token, s->favor_spent[TOKENS_BOOK]++)
EDIT (fresh_but_not_held, s->fresh[0][TOKENS_COMPASS] = 1)
EDIT (fresh_out_of_turn, s->fresh[1][TOKENS_SHIP] = 1; s->fresh_count[1] = 1)
EDIT (marker_for_nothing, s->markers[2]++)
EDIT (card_gone, s->dev_deck[--s->n_dev_deck] = 0)
EDIT (knight_not_counted, s->knights[0]++)
EDIT (marker_of_year_elsewhere, s->year_deck[TOKENS_UNDER_YEAR] = s->year_deck[0]; s->year_deck[0] = TOKENS_YEAR_END)
EDIT (year_card_twice, s->year_deck[0] = s->year_deck[1])
EDIT (neighbours, s->vertex_owner[22] = 2; s->vertex_kind[22] = TOKENS_PIECE_SETTLEMENT; s->vertex_label[22] = 4)
EDIT (piece_without_owner, s->vertex_kind[0] = TOKENS_PIECE_CITY)
EDIT (building_without_route, s->edge_owner[34] = FAVOR_NONE; s->edge_label[34] = FAVOR_NONE)
EDIT (route_without_network, s->edge_owner[71] = 0; s->edge_label[71] = 0)
EDIT (label_of_another, s->vertex_label[23] = 2)
EDIT (two_labels, s->edge_label[34] = 1)
EDIT (met_one_way, s->met[0] |= 1u << 2)
EDIT (met_itself, s->met[0] |= 1u << 1; s->met[1] |= 1u << 0)
EDIT (not_met, memset (s->met, 0, sizeof s->met))
EDIT (damage_of_another, s->damaged[0] = 26)
EDIT (route_too_short_to_hold, s->longest_route = 1)
EDIT (army_too_small, s->largest_army = 1)
EDIT (route_not_measured, s->route_length[0]++)
EDIT (nobody_decides, s->head.decider = FAVOR_SEAT_NONE)
EDIT (another_decides, s->head.decider = 2)
EDIT (turn_of_another, s->turn++)
EDIT (queue_without_question, s->queue[0] = 1; s->n_queue = 1)
EDIT (routes_left_over, s->routes_left = 1)
EDIT (both_exchanged_and_redeemed, s->exchanged = TRUE; s->redeemed = 1)
EDIT (gold_from_nowhere, s->gold[0] = 100000)
EDIT (robber_at_sea, s->robber = 19)
EDIT (number_on_desert, s->number_token[13] = 3)
EDIT (desert_without_sand, s->terrain[13] = TOKENS_HILL)
EDIT (already_won, s->options.target = 2)
EDIT (late, s->head.ply = TOKENS_MAX_PLIES)
EDIT (wrong_count, s->hand_count[0]++)
EDIT (neutral_is_due, s->neutral_due = TOKENS_DUE_ROAD)
EDIT (gift_without_card, s->gift_mask = 1)
EDIT (shown_too_early, s->landmarks_shown[0] = 1)
EDIT (new_out_of_turn, s->dev_hand[1][TOKENS_KNIGHT]--; s->dev_new[1][TOKENS_KNIGHT]++)
EDIT (offer_left_over, s->offer.give.cards[0] = 1)
EDIT (donation_left_over, s->donation.resource = TOKENS_ORE)

/* clang-format on */

typedef struct
{
  const char *name;
  Edit        edit;
  gint16      broken;
} Row;

#define ROW(edit, broken)                                                                \
  {                                                                                      \
#    edit, edit, broken                                                                  \
  }

static const Row rows[] = {
  ROW (more_cards, 1),
  ROW (lost_card, 1),
  ROW (more_tokens, 2),
  ROW (lost_token, 2),
  ROW (fresh_but_not_held, 3),
  ROW (fresh_out_of_turn, 3),
  ROW (marker_for_nothing, 4),
  ROW (card_gone, 5),
  ROW (knight_not_counted, 5),
  ROW (marker_of_year_elsewhere, 6),
  ROW (year_card_twice, 6),
  ROW (neighbours, 7),
  ROW (piece_without_owner, 7),
  ROW (building_without_route, 9),
  ROW (route_without_network, 9),
  ROW (label_of_another, 10),
  ROW (two_labels, 10),
  ROW (met_one_way, 10),
  ROW (met_itself, 10),
  ROW (not_met, 11),
  ROW (damage_of_another, 12),
  ROW (route_too_short_to_hold, 13),
  ROW (army_too_small, 13),
  ROW (route_not_measured, 14),
  ROW (nobody_decides, 15),
  ROW (another_decides, 15),
  ROW (turn_of_another, 15),
  ROW (queue_without_question, 15),
  ROW (routes_left_over, 15),
  ROW (both_exchanged_and_redeemed, 18),
  ROW (gold_from_nowhere, 19),
  ROW (robber_at_sea, 20),
  ROW (number_on_desert, 20),
  ROW (desert_without_sand, 20),
  ROW (already_won, 21),
  ROW (late, 24),
  ROW (wrong_count, 25),
  ROW (neutral_is_due, 25),
  ROW (gift_without_card, 25),
  ROW (shown_too_early, 25),
  ROW (new_out_of_turn, 26),
  ROW (offer_left_over, 26),
  ROW (donation_left_over, 26),
};

static void
test_broken (gconstpointer data)
{
  const Row              *row = data;
  g_auto (TokensPosition) position;
  FavorRefusal            why = { 0 };

  tokens_position_init (
    &position,
    "p0: hand wool, roads 15, tokens ship; p1: tokens 2ship, dev knight; "
    "p2: roads 16");
  row->edit (&position.state);
  tokens_derive (&position.state);
  g_assert_false (tokens_validate (&position.state, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_BROKEN_POSITION);
  g_assert_cmpint (why.arg[0], ==, row->broken);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tokens/validate/%s", rows[i].name);

      g_strdelimit (path, "_", '-');
      g_test_add_data_func (path, &rows[i], test_broken);
    }
  return g_test_run ();
}
