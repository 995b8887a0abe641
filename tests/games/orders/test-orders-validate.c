/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-json.h"
#include "favor-text.h"
#include "orders-position.h"

/* For every invariant that can be seen in one position there are positions that break it: the lowest broken
 * number is named, and the place where it is about one. */

typedef struct
{
  guint       number;
  const char *name;
  OrdersSetup setup;
  void (*spoil) (OrdersState *state);
  gint tile;
} Broken;

#define NOWHERE FAVOR_NONE
/* clang-format off */
#define CITY     { .board = "N(0,-1)2 U(1,0)1", .followers = "0:city-0@1", .tile = 'E' }
#define HANDS    { .board = "", .hands = "0:gap-4,shared,score-10 1:farmer-any,farmer-city-1" }
#define FOLLOW   { .board = "E(0,-1)2", .placed = TRUE }
#define THREE    { .board = "", .hands = "1:farmer-any,farmer-city-1,farmer-city-2" , .turn = 1, .relief = TRUE }
#define PLAIN    { .board = "", .options = "orders=off" }

/* clang-format on */

static void
one_seat (OrdersState *state)
{
  state->head.n_seats = 1;
}

static void
tile_missing (OrdersState *state)
{
  state->stack[--state->n_stack] = 0;
}

static void
other_tile_in_stack (OrdersState *state)
{
  state->stack[0] = ORDERS_TILE_C;
}

static void
order_twice (OrdersState *state)
{
  state->hand[0][1] = state->hand[0][0];
}

static void
order_missing (OrdersState *state)
{
  state->deck[--state->n_deck] = 0;
}

static void
order_out_of_play (OrdersState *state)
{
  state->options.farms = 1;
}

static void
wrong_discard (OrdersState *state)
{
  state->n_hand[0]--;
  state->discard[state->n_discard++] = state->hand[0][state->n_hand[0]];
  state->hand[0][state->n_hand[0]] = 0;
}

static void
asked_out_of_turn (OrdersState *state)
{
  state->asked[0] = state->asked[1];
}

static void
returned_elsewhere (OrdersState *state)
{
  state->n_returned[0] = 1;
  state->returned[0][0] = state->hand[0][0];
}

static void
returned_twice (OrdersState *state)
{
  state->n_returned[0] = state->n_returned[1] = 1;
  state->returned[state->asked[1]][0] = state->deck[0];
  state->returned[state->asked[0]][0] = state->deck[0];
}

static void
follower_lost (OrdersState *state)
{
  state->supply[1]--;
}

static void
starter_moved (OrdersState *state)
{
  state->placed[0].rotation = 1;
}

static void
tile_turned (OrdersState *state)
{
  state->placed[1].rotation = 0;
}

static void
tile_apart (OrdersState *state)
{
  state->placed[2].x = 9;
}

static void
tile_on_another (OrdersState *state)
{
  state->placed[2].x = 0;
}

static void
on_no_part (OrdersState *state)
{
  state->on_board[0].part = ORDERS_PART_CLOISTER;
}

static void
on_complete_city (OrdersState *state)
{
  state->on_board[state->n_on_board++] = (OrdersFollower){ 1, 1, 0 };
  state->supply[1]--;
}

static void
on_anothers_city (OrdersState *state)
{
  state->on_board[1] = (OrdersFollower){ 1, 2, 0 };
  state->n_on_board = 2;
  state->supply[1]--;
}

static void
follower_on_starter (OrdersState *state)
{
  state->on_board[0].at = 0;
}

static void
follower_before_it_is_time (OrdersState *state)
{
  state->on_board[0] = (OrdersFollower){ 0, 1, 2 * ORDERS_PARTS_OF_LAND };
  state->n_on_board = 1;
  state->supply[0]--;
}

static void
points_from_nowhere (OrdersState *state)
{
  state->score[0] = 3;
}

static void
negative_road (OrdersState *state)
{
  orders_gain (state, 0, ORDERS_ROW_ROAD, -3);
}

static void
final_points_too_early (OrdersState *state)
{
  orders_gain (state, 0, ORDERS_ROW_FARM, 3);
}

static void
nobody_decides (OrdersState *state)
{
  state->head.decider = FAVOR_SEAT_NONE;
}

static void
another_decides (OrdersState *state)
{
  state->head.decider = 1;
}

static void
tile_in_hand_too_early (OrdersState *state)
{
  state->current = (gint8) state->stack[--state->n_stack];
  state->stack[state->n_stack] = 0;
}

static void
tile_that_fits_nowhere (OrdersState *state)
{
  for (guint i = 0; i < state->n_stack; i++)
    if (state->stack[i] == ORDERS_TILE_C)
      {
        state->stack[i] = (guint8) state->current;
        state->current = ORDERS_TILE_C;
        return;
      }
}

static void
nothing_to_choose (OrdersState *state)
{
  state->head.phase = ORDERS_PHASE_FULFIL;
}

static void
eligible_too_early (OrdersState *state)
{
  state->eligible[state->n_eligible++] = state->hand[0][0];
}

static void
relief_without_farmers (OrdersState *state)
{
  state->relief[1] = TRUE;
  state->hand[1][1] = 0;
  state->deck[state->n_deck++] = ORDERS_ORDER_FARMER_CITY_1;
  state->n_hand[1] = 1;
}

static void
three_without_relief (OrdersState *state)
{
  state->head.turn_owner = state->head.decider = 0;
  state->first = (FavorSeat) !state->first;
  for (guint i = 0; i < 2; i++)
    state->asked[i] = (FavorSeat) !state->asked[i];
  state->relief[1] = FALSE;
}

static void
discarded_without_relief (OrdersState *state)
{
  state->relief_used = 1;
}

static void
too_many_plies (OrdersState *state)
{
  state->head.ply = 99;
}

static void
not_all_asked (OrdersState *state)
{
  state->asked[--state->n_asked] = 0;
}

static void
orders_in_the_plain_game (OrdersState *state)
{
  state->drew = TRUE;
}

static void
turn_of_another (OrdersState *state)
{
  state->head.decider = state->head.turn_owner = 1;
}

static void
turn_too_high (OrdersState *state)
{
  state->turn = (guint8) (state->turn + state->head.n_seats);
}

static void
nothing_to_draw (OrdersState *state)
{
  memcpy (state->removed, state->stack, state->n_stack);
  memset (state->stack, 0, sizeof state->stack);
  state->n_removed = state->n_stack;
  state->n_stack = 0;
}

static void
over_too_early (OrdersState *state)
{
  state->head.phase = ORDERS_PHASE_OVER;
  state->head.decider = FAVOR_SEAT_NONE;
}

/* clang-format off */
static const Broken broken[] = {
  { 1, "one-seat", HANDS, one_seat, NOWHERE },
  { 1, "tile-missing", HANDS, tile_missing, NOWHERE },
  { 1, "stack-does-not-add-up", HANDS, other_tile_in_stack, NOWHERE },
  { 2, "order-twice", HANDS, order_twice, NOWHERE },
  { 2, "order-missing", HANDS, order_missing, NOWHERE },
  { 2, "order-out-of-play", HANDS, order_out_of_play, NOWHERE },
  { 2, "wrong-discard", HANDS, wrong_discard, NOWHERE },
  { 3, "asked-out-of-turn", HANDS, asked_out_of_turn, NOWHERE },
  { 3, "returned-elsewhere", HANDS, returned_elsewhere, NOWHERE },
  { 3, "returned-twice", HANDS, returned_twice, NOWHERE },
  { 4, "follower-lost", CITY, follower_lost, NOWHERE },
  { 5, "starter-moved", CITY, starter_moved, 0 },
  { 5, "tile-does-not-fit", CITY, tile_turned, 1 },
  { 5, "tile-apart", CITY, tile_apart, 2 },
  { 5, "tile-on-another", CITY, tile_on_another, 2 },
  { 6, "on-no-part", CITY, on_no_part, 1 },
  { 6, "on-a-complete-city", { .board = "E(0,-1)2 U(1,0)1", .tile = 'E' }, on_complete_city, 1 },
  { 7, "on-anothers-city",
    { .board = "N(0,-1)2 R(1,-1)3", .followers = "0:city-0@1", .tile = 'E' }, on_anothers_city, 2 },
  { 7, "on-the-starter", CITY, follower_on_starter, 0 },
  { 7, "before-it-is-time", FOLLOW, follower_before_it_is_time, 1 },
  { 9, "points-from-nowhere", HANDS, points_from_nowhere, NOWHERE },
  { 9, "negative-road", HANDS, negative_road, NOWHERE },
  { 9, "final-points-too-early", HANDS, final_points_too_early, NOWHERE },
  { 10, "nobody-decides", HANDS, nobody_decides, NOWHERE },
  { 10, "another-decides", HANDS, another_decides, NOWHERE },
  { 10, "tile-in-hand-too-early", HANDS, tile_in_hand_too_early, NOWHERE },
  { 10, "tile-fits-nowhere", { .board = "E(0,-1)2", .tile = 'E' }, tile_that_fits_nowhere, NOWHERE },
  { 10, "nothing-to-choose", FOLLOW, nothing_to_choose, NOWHERE },
  { 10, "eligible-too-early", HANDS, eligible_too_early, NOWHERE },
  { 14, "relief-without-farmers", HANDS, relief_without_farmers, NOWHERE },
  { 14, "three-without-relief", THREE, three_without_relief, NOWHERE },
  { 14, "discarded-without-relief", HANDS, discarded_without_relief, NOWHERE },
  { 15, "too-many-plies", HANDS, too_many_plies, NOWHERE },
  { 18, "not-all-asked", HANDS, not_all_asked, NOWHERE },
  { 18, "orders-in-the-plain-game", PLAIN, orders_in_the_plain_game, NOWHERE },
  { 19, "turn-of-another", HANDS, turn_of_another, NOWHERE },
  { 19, "turn-too-high", HANDS, turn_too_high, NOWHERE },
  { 19, "nothing-to-draw", HANDS, nothing_to_draw, NOWHERE },
  { 19, "over-too-early", HANDS, over_too_early, NOWHERE },
};

/* clang-format on */

static void
test_broken (gconstpointer data)
{
  const Broken           *self = data;
  g_auto (OrdersPosition) position = { 0 };
  OrdersState            *state = &position.state;
  FavorNames              names = { { "Ann", "Bo" } };
  FavorRefusal            why = { 0 };
  g_autofree char        *text = NULL;

  orders_position_init (&position, &self->setup);
  self->spoil (state);
  orders_derive (state);
  g_assert_false (orders_validate (state, &why));
  g_assert_cmpint (why.reason, ==, FAVOR_REFUSAL_BROKEN_POSITION);
  g_assert_cmpint (why.arg[ORDERS_WHY_NUMBER], ==, self->number);
  g_assert_cmpint (why.arg[ORDERS_WHY_PLACED], ==, self->tile);
  g_assert_false (orders_validate (state, NULL));
  if (self->tile == NOWHERE)
    return;
  g_assert_cmpint (why.arg[ORDERS_WHY_X], ==, state->placed[self->tile].x);
  g_assert_cmpint (why.arg[ORDERS_WHY_Y], ==, state->placed[self->tile].y);
  text = favor_text_for_refusal (&favor_orders_game, &why, &names);
  g_assert_nonnull (strstr (text, "column"));
}

/* Changes one word of a written position and reads it. Returns: (transfer full): why it was refused */
static char *
read_changed (const OrdersState *state, const char *what, const char *to)
{
  g_autoptr (JsonNode)    node = favor_json_write_struct (&orders_state_schema, state, 2);
  g_autofree char        *text = favor_json_to_string (node, FALSE);
  g_auto (GStrv)          parts = g_strsplit (text, what, 2);
  g_autofree char        *changed = g_strjoinv (to, parts);
  g_autoptr (JsonNode)    parsed = NULL;
  g_autoptr (GError)      error = NULL;
  g_autofree OrdersState *copy = g_new0 (OrdersState, 1);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  parsed = favor_json_parse (changed, strlen (changed), &error);
  g_assert_no_error (error);
  g_assert_false (
    favor_json_read_struct (&orders_state_schema, parsed, "state", 2, copy, &error));
  return g_strdup (error->message);
}

/* What no field can hold is refused by the reader, with the path. */
static void
test_out_of_bounds (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = CITY;
  g_autofree char        *far_away = NULL;
  g_autofree char        *no_tile = NULL;

  orders_position_init (&self, &setup);
  far_away = read_changed (&self.state, "\"y\":-1", "\"y\":-72");
  g_assert_nonnull (strstr (far_away, "state.placed[1].y"));
  no_tile = read_changed (&self.state, "\"tile-n\"", "\"tile-z\"");
  g_assert_nonnull (strstr (no_tile, "state.placed[1].tile"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strdup_printf ("/orders/validate/%u-%s",
                                               broken[i].number,
                                               broken[i].name);

      g_test_add_data_func (path, &broken[i], test_broken);
    }
  g_test_add_func ("/orders/validate/out-of-bounds", test_out_of_bounds);
  return g_test_run ();
}
