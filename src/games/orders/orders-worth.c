/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-worth.h"

/* How often in a hundred games an order is fulfilled that is held all game and aimed at, with 2, 3, 4,
 * and 5 or more seats (section 15). */
#define N_CHANCES 4
static const guint8 chances[ORDERS_N_ORDERS][N_CHANCES] = {
  [ORDERS_ORDER_CITY_EXACT_3] = { 68, 75, 76, 80 },
  [ORDERS_ORDER_CITY_EXACT_4] = { 33, 40, 41, 44 },
  [ORDERS_ORDER_CITY_EXACT_5] = { 30, 27, 26, 20 },
  [ORDERS_ORDER_CITY_EXACT_6] = { 12, 13, 11, 8 },
  [ORDERS_ORDER_CITY_MIN_4] = { 84, 75, 71, 57 },
  [ORDERS_ORDER_CITY_MIN_6] = { 46, 35, 24, 19 },
  [ORDERS_ORDER_CITY_MIN_8] = { 29, 11, 10, 3 },
  [ORDERS_ORDER_CITY_MIN_10] = { 6, 2, 1, 2 },
  [ORDERS_ORDER_CITY_PENNANT_1] = { 84, 82, 81, 71 },
  [ORDERS_ORDER_CITY_PENNANT_2] = { 47, 34, 26, 20 },
  [ORDERS_ORDER_CITY_PLAIN_3] = { 56, 75, 59, 57 },
  [ORDERS_ORDER_CITY_FOLLOWERS_2] = { 6, 15, 10, 8 },
  [ORDERS_ORDER_CITY_EMPTY] = { 100, 96, 95, 83 },
  [ORDERS_ORDER_ROAD_EXACT_3] = { 88, 91, 91, 84 },
  [ORDERS_ORDER_ROAD_EXACT_4] = { 79, 82, 89, 77 },
  [ORDERS_ORDER_ROAD_EXACT_5] = { 51, 55, 37, 35 },
  [ORDERS_ORDER_ROAD_MIN_4] = { 98, 95, 97, 89 },
  [ORDERS_ORDER_ROAD_MIN_6] = { 74, 56, 38, 24 },
  [ORDERS_ORDER_ROAD_MIN_8] = { 40, 18, 7, 2 },
  [ORDERS_ORDER_ROAD_TWO_CITIES] = { 81, 75, 57, 60 },
  [ORDERS_ORDER_ROAD_CITY_4] = { 100, 98, 93, 88 },
  [ORDERS_ORDER_ROAD_CLOISTER] = { 88, 67, 60, 61 },
  [ORDERS_ORDER_ROAD_FOLLOWERS_2] = { 10, 26, 41, 46 },
  [ORDERS_ORDER_ROAD_EMPTY_3] = { 79, 43, 22, 15 },
  [ORDERS_ORDER_ROAD_TWO_AT_ONCE] = { 39, 30, 34, 26 },
  [ORDERS_ORDER_ROAD_QUIET_3] = { 55, 58, 54, 62 },
  [ORDERS_ORDER_MONK_PLACE] = { 95, 83, 76, 63 },
  [ORDERS_ORDER_MONK_CROWDED_4] = { 83, 63, 67, 54 },
  [ORDERS_ORDER_CLOISTER_ANY] = { 85, 82, 62, 54 },
  [ORDERS_ORDER_CLOISTER_OWN] = { 80, 48, 32, 22 },
  [ORDERS_ORDER_CLOISTER_OTHER] = { 40, 50, 46, 46 },
  [ORDERS_ORDER_CLOISTER_CITIES_4] = { 74, 72, 50, 40 },
  [ORDERS_ORDER_CLOISTER_TWO_NEAR] = { 97, 94, 92, 94 },
  [ORDERS_ORDER_FARMER_ANY] = { 100, 100, 100, 100 },
  [ORDERS_ORDER_FARMER_CITY_1] = { 100, 100, 100, 100 },
  [ORDERS_ORDER_FARMER_CITY_2] = { 57, 25, 18, 11 },
  [ORDERS_ORDER_FARMER_WIDE_8] = { 85, 82, 72, 64 },
  [ORDERS_ORDER_FARMER_WIDE_10] = { 61, 52, 39, 27 },
  [ORDERS_ORDER_FARMER_THIRD] = { 91, 72, 64, 67 },
  [ORDERS_ORDER_FARMER_CLOISTER] = { 99, 92, 96, 92 },
  [ORDERS_ORDER_FARMER_OPEN_3] = { 91, 82, 69, 68 },
  [ORDERS_ORDER_FARMER_FINISH_CITY] = { 99, 97, 93, 95 },
  [ORDERS_ORDER_FARMER_NO_CITY_4] = { 98, 99, 99, 99 },
  [ORDERS_ORDER_ROLES_4] = { 90, 76, 68, 69 },
  [ORDERS_ORDER_THREE_KNIGHTS] = { 61, 61, 61, 46 },
  [ORDERS_ORDER_THREE_HIGHWAYMEN] = { 62, 74, 73, 77 },
  [ORDERS_ORDER_GAP_4] = { 69, 48, 46, 38 },
  [ORDERS_ORDER_CITY_AND_ROAD] = { 22, 18, 20, 13 },
  [ORDERS_ORDER_SCORE_10] = { 75, 50, 29, 20 },
  [ORDERS_ORDER_SHARED] = { 24, 24, 21, 25 },
  [ORDERS_ORDER_HELP_4] = { 89, 99, 100, 99 },
};

/* What a follower that stays costs, by how many are left afterwards. */
static const gint16 follower_costs[ORDERS_N_FOLLOWERS] = { 500, 360, 260, 200,
                                                           170, 150, 140 };
#define LAST_FOLLOWER 0
#define FOLLOWER_BACK 120
/* Of an order that is fulfilled, besides its points and its penalty: towards the most orders. */
#define TOWARDS_MOST 200
#define PROGRESS     500
/* Of what others gain and hold. */
#define OTHERS_GAIN 70
#define OTHERS_HOLD 50

guint
orders_turns_left (const OrdersState *state)
{
  const guint tiles = state->n_stack + (state->current != FAVOR_NONE);

  return (tiles + state->head.n_seats - 1) / state->head.n_seats;
}

/* The part left / whole of a hundred, at most all of it. */
static gint32
share (guint left, guint whole)
{
  return (gint32) MIN (100 * left / whole, 100);
}

gint32
orders_worth_of_order (const OrdersState *state, guint order)
{
  const guint  column = MIN (state->head.n_seats - 2u, N_CHANCES - 1u);
  const gint32 all_game = chances[order][column];
  const gint32 chance = all_game *
                        share (orders_turns_left (state), 36 / state->head.n_seats) / 100;

  return chance * orders_cards[order].points -
         (100 - chance) * state->options.order_penalty;
}

/* What a feature may bring (the potentials of 11.2). */
static gint32
potential (const OrdersState *state, FavorNode name, guint left)
{
  const FavorFeature *feature = &state->tiles.feature[name];
  const gint32        open = feature->open;
  const gint32        size = feature->tiles + feature->worth;
  guint               cities[2];

  switch (orders_node_land (state, name))
    {
    case FAVOR_LAND_CITY:
      return size * (100 + CLAMP (85 - 17 * (open - 1), 5, 95)) *
             MIN (share (left, 18) + 15, 100) / 100;
    case FAVOR_LAND_ROAD:
      return 100 * feature->tiles + MAX (85 - 25 * (open - 1), 10);
    case FAVOR_LAND_CLOISTER:
      return 100 * (9 - open) + 80 * open * share (left, 30) / 100;
    case FAVOR_LAND_FARM:
      orders_count_cities (state, name, cities);
      return 300 * (gint32) cities[1] + 130 * (gint32) cities[0] +
             25 * feature->tiles * share (left, 40) / 100 - 100;
    }
  g_assert_not_reached ();
}

static gboolean
is_complete (const OrdersState *state, FavorNode name)
{
  return state->tiles.feature[name].open == 0 &&
         orders_node_land (state, name) != FAVOR_LAND_FARM;
}

/* What stands on the board for a seat: whole where it leads or ties, partly against it where others do.
 * A feature with several followers is met at the first of them. */
static gint32
holdings (const OrdersState *state, FavorSeat seat, gint32 others)
{
  const guint left = orders_turns_left (state);
  gint32      sum = 0;

  for (guint i = 0; i < state->n_on_board; i++)
    {
      const FavorNode name = orders_follower_feature (state, &state->on_board[i]);
      guint           winners = 1u << state->on_board[i].seat;
      guint           j = 0;

      if (is_complete (state, name))
        continue;
      if (state->tiles.feature[name].followers > 1)
        {
          while (orders_follower_feature (state, &state->on_board[j]) != name)
            j++;
          if (j < i)
            continue;
          winners = orders_winners (state, name);
        }
      sum += potential (state, name, left) *
             ((winners >> seat & 1) != 0 ? 100 : -others) / 100;
    }
  return sum;
}

/* How near the map is to a city or road of the size that an order asks for: of a hundred. */
static gint32
progress_of (const OrdersState *state, const OrdersCard *card)
{
  const FavorTileMap *tiles = &state->tiles;
  const gboolean      exact = card->test == ORDERS_TEST_CITY_EXACT ||
                         card->test == ORDERS_TEST_ROAD_EXACT;
  const FavorLand land = card->test == ORDERS_TEST_CITY_EXACT ||
                             card->test == ORDERS_TEST_CITY_LEAST
                           ? FAVOR_LAND_CITY
                           : FAVOR_LAND_ROAD;
  const gint32    number = card->number;
  gint32          best = 0;

  for (FavorNode node = 0; node < favor_tile_map_n_nodes (tiles); node++)
    {
      const gint32 n = tiles->feature[node].tiles;
      const gint32 open = tiles->feature[node].open;

      if (open == 0 || orders_node_land (state, node) != land)
        continue;
      if (exact && n < number && open <= number - n)
        best = MAX (best, 100 * n / number);
      else if (!exact)
        best = MAX (best, 100 * MIN (n, number - 1) / (number - 1) * 2 / (1 + open));
    }
  return best;
}

static gint32
progress (const OrdersState *state, FavorSeat seat)
{
  gint32 sum = 0;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    {
      const OrdersCard *card = &orders_cards[state->hand[seat][i]];

      if (card->test == ORDERS_TEST_CITY_EXACT || card->test == ORDERS_TEST_CITY_LEAST ||
          card->test == ORDERS_TEST_ROAD_EXACT || card->test == ORDERS_TEST_ROAD_LEAST)
        sum += PROGRESS * progress_of (state, card) / 100;
    }
  return sum;
}

/* Only the best of several counts (ruling 17). */
static gint32
worth_of_fulfilled (const OrdersState *state, const OrdersPlacement *placement)
{
  const FavorSeat seat = placement->seat;
  gint32          best = 0;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    {
      const guint order = state->hand[seat][i];

      if (orders_placement_fulfils (placement, state, order))
        best = MAX (best,
                    100 * (orders_cards[order].points + state->options.order_penalty) +
                      TOWARDS_MOST);
    }
  return best;
}

static gint32
worth_of_gains (const OrdersState *state, const OrdersPlacement *placement)
{
  gint32 others = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (seat != (guint) placement->seat)
      others += placement->gain[seat];
  return 100 * placement->gain[placement->seat] -
         OTHERS_GAIN * others / (state->head.n_seats - 1);
}

/* Own followers that the placement sends home. */
static guint
count_home (const OrdersState *state, FavorSeat seat)
{
  guint n = 0;

  for (guint i = 0; i < state->n_on_board; i++)
    n += state->on_board[i].seat == seat &&
         is_complete (state, orders_follower_feature (state, &state->on_board[i]));
  return n;
}

/* A placement with the follower that stands there or none. Before it nothing counts. */
static gint32
worth_of_moment (const OrdersState *state, gint role)
{
  const FavorSeat seat = state->head.turn_owner;
  const guint     left = orders_turns_left (state);
  OrdersPlacement placement = { .role = (gint8) role };
  gint32          sum;

  if (role != FAVOR_NONE)
    placement.spot = orders_follower_feature (state,
                                              &state->on_board[state->n_on_board - 1]);
  orders_placement_init (&placement, state);
  sum = worth_of_gains (state, &placement) + holdings (state, seat, OTHERS_HOLD) +
        worth_of_fulfilled (state, &placement) +
        FOLLOWER_BACK * (gint32) count_home (state, seat) * share (left, 15) / 100;
  if (role != FAVOR_NONE)
    {
      const gint16 cost = state->supply[seat] == LAST_FOLLOWER
                            ? 900
                            : follower_costs[state->supply[seat] - 1];

      sum -= is_complete (state, placement.spot) ? FOLLOWER_BACK * share (left, 15) / 100
                                                 : cost * share (left, 20) / 100;
    }
  return sum;
}

gint32
orders_worth_of_follower (OrdersState *state, gint part)
{
  FavorLand land;
  gint32    worth;

  if (part == FAVOR_NONE)
    return worth_of_moment (state, FAVOR_NONE);
  land = orders_stand (state, (guint) part);
  worth = worth_of_moment (state, (gint) land);
  orders_take_back (state);
  return worth;
}

gint32
orders_worth_of_place (const OrdersState *state, const FavorAction *action)
{
  OrdersState scratch = *state;
  const guint tile = (guint) state->current;
  gint32      best;

  orders_lay (&scratch, action);
  best = orders_worth_of_follower (&scratch, FAVOR_NONE);
  if (scratch.supply[action->seat] > 0)
    for (guint i = 0; i < orders_shapes[tile].n_segments; i++)
      if (orders_can_stand (&scratch, i))
        best = MAX (best,
                    orders_worth_of_follower (&scratch,
                                              (gint) orders_part_of_segment (tile, i)));
  return best + progress (&scratch, action->seat);
}
