/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-trial.h"

/* What a follower that stays costs, by how many are left afterwards. */
static const gint16 follower_costs[ORDERS_N_FOLLOWERS] = { 900, 500, 360, 260,
                                                           200, 170, 150 };
#define FOLLOWER_BACK 120
/* Of an order that is fulfilled, besides its points and its penalty: towards the most orders. */
#define TOWARDS_MOST 200
#define PROGRESS     500
/* Of what others gain and hold. */
#define OTHERS_GAIN 70
#define OTHERS_HOLD 50

/* What stands on the board */

/* What a feature may bring (the potentials of 11.2); `cities` are those of a farm. */
static gint32
potential (const OrdersTrial *self, FavorNode name, const guint8 cities[2])
{
  const FavorFeature *feature = &self->state.tiles.feature[name];
  const gint32        open = feature->open;
  const gint32        size = feature->tiles + feature->worth;

  switch (orders_node_land (&self->state, name))
    {
    case FAVOR_LAND_CITY:
      return size * (100 + CLAMP (85 - 17 * (open - 1), 5, 95)) *
             MIN (orders_share (self->left, 18) + 15, 100) / 100;
    case FAVOR_LAND_ROAD:
      return 100 * feature->tiles + MAX (85 - 25 * (open - 1), 10);
    case FAVOR_LAND_CLOISTER:
      return 100 * (9 - open) + 80 * open * orders_share (self->left, 30) / 100;
    case FAVOR_LAND_FARM:
      return 300 * cities[1] + 130 * cities[0] +
             25 * feature->tiles * orders_share (self->left, 40) / 100 - 100;
    }
  g_assert_not_reached ();
}

static gboolean
is_complete (const OrdersState *state, FavorNode name)
{
  return state->tiles.feature[name].open == 0 &&
         orders_node_land (state, name) != FAVOR_LAND_FARM;
}

/* Whether the last tile completes a city or joins two: then there are other cities at farms that did
 * not grow. */
static gboolean
changes_cities (const OrdersTrial *self)
{
  const FavorTileMap   *tiles = &self->state.tiles;
  const guint           at = self->state.n_placed - 1u;
  const FavorTileShape *shape = &orders_shapes[self->state.placed[at].tile];

  for (guint i = 0; i < shape->n_segments && shape->segment[i].land == FAVOR_LAND_CITY;
       i++)
    {
      const guint edges = shape->segment[i].edges;

      if (tiles->feature[favor_tile_map_name (tiles, at, i)].open == 0 ||
          (edges & (edges - 1)) != 0)
        return TRUE;
    }
  return FALSE;
}

static void
count_cities (const OrdersState *state, FavorNode farm, guint8 cities[2])
{
  guint n[2];

  orders_count_cities (state, farm, n);
  cities[0] = (guint8) n[0];
  cities[1] = (guint8) n[1];
}

/* Whether another follower before this one stands on the same feature. */
static gboolean
was_met (const OrdersTrial *self, guint follower, FavorNode name)
{
  for (guint i = 0; i < follower; i++)
    if (self->state.tiles.name[self->held[i].node] == name)
      return TRUE;
  return FALSE;
}

/* One follower's feature: whole where the seat leads or ties, partly against it where others do. One
 * with several followers is met at the first of them. */
static gint32
worth_of_held (const OrdersTrial *self, guint follower, FavorNode name, gboolean same)
{
  const OrdersHeld   *held = &self->held[follower];
  const FavorFeature *feature = &self->state.tiles.feature[name];
  guint8              cities[2] = { held->cities[0], held->cities[1] };
  guint               winners = 1u << held->seat;

  if (feature->followers > 1)
    {
      if (was_met (self, follower, name))
        return 0;
      winners = orders_winners (&self->state, name);
    }
  if (orders_node_land (&self->state, name) == FAVOR_LAND_FARM &&
      !(same && name == held->name && feature->tiles == held->tiles))
    count_cities (&self->state, name, cities);
  return potential (self, name, cities) *
         ((winners >> self->before->head.turn_owner & 1) != 0 ? 100 : -OTHERS_HOLD) / 100;
}

/* Sums up what stands on the board when the tile lies. */
static void
look_at_held (OrdersTrial *self)
{
  const gboolean same = !changes_cities (self);

  self->holds = 0;
  self->home = 0;
  for (guint i = 0; i < self->before->n_on_board; i++)
    {
      const FavorNode name = self->state.tiles.name[self->held[i].node];

      if (!is_complete (&self->state, name))
        self->holds += worth_of_held (self, i, name, same);
      else if (self->held[i].seat == self->before->head.turn_owner)
        self->home++;
    }
}

/* Orders */

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

/* Placements */

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

static gint32
worth_of_home (const OrdersTrial *self, guint n)
{
  return FOLLOWER_BACK * (gint32) n * orders_share (self->left, 15) / 100;
}

static gint32
worth_of_none (const OrdersTrial *self)
{
  return self->holds + worth_of_home (self, self->home) +
         worth_of_gains (&self->state, &self->placement) +
         worth_of_fulfilled (&self->state, &self->placement);
}

/* On a feature that is complete it scores and comes back at once; else it adds to what is held. */
static gint32
worth_where_it_stands (const OrdersTrial *self, OrdersPlacement *placement)
{
  const FavorSeat seat = placement->seat;
  guint8          cities[2] = { 0, 0 };

  for (guint i = 0; i < placement->n_done; i++)
    if (placement->done[i].name == placement->spot)
      {
        OrdersDone *done = &placement->done[i];

        done->winners = (guint8) (1u << seat);
        placement->gain[seat] = (gint16) (placement->gain[seat] + done->points);
        return worth_of_home (self, self->home + 1) - worth_of_home (self, 1);
      }
  if (placement->role == FAVOR_LAND_FARM)
    count_cities (&self->state, placement->spot, cities);
  return potential (self, placement->spot, cities) + worth_of_home (self, self->home) -
         follower_costs[self->state.supply[seat]] * orders_share (self->left, 20) / 100;
}

gint32
orders_trial_of_follower (OrdersTrial *self, gint part)
{
  OrdersState    *state = &self->state;
  OrdersPlacement placement = self->placement;
  gint32          worth;

  if (part == FAVOR_NONE)
    return worth_of_none (self);
  placement.role = (gint8) orders_stand (state, (guint) part);
  placement.spot = orders_follower_feature (state,
                                            &state->on_board[state->n_on_board - 1]);
  worth = self->holds + worth_where_it_stands (self, &placement) +
          worth_of_gains (state, &placement) + worth_of_fulfilled (state, &placement);
  orders_take_back (state);
  return worth;
}

/* When the tile lies, before a follower is deployed. */
static void
look_at_place (OrdersTrial *self)
{
  self->placement.role = FAVOR_NONE;
  self->placement.spot = 0;
  orders_placement_init (&self->placement, &self->state);
  look_at_held (self);
}

void
orders_trial_init (OrdersTrial *self, const OrdersState *before)
{
  const FavorTileMap *tiles = &before->tiles;

  self->before = before;
  self->left = (before->n_stack + before->head.n_seats - 1u) / before->head.n_seats;
  for (guint i = 0; i < before->n_on_board; i++)
    {
      OrdersHeld *held = &self->held[i];

      held->node = orders_follower_node (before, &before->on_board[i]);
      held->name = tiles->name[held->node];
      held->seat = (guint8) before->on_board[i].seat;
      held->tiles = tiles->feature[held->name].tiles;
      held->cities[0] = held->cities[1] = 0;
      if (orders_node_land (before, held->name) == FAVOR_LAND_FARM)
        count_cities (before, held->name, held->cities);
    }
  self->state = *before;
  if (before->head.phase == ORDERS_PHASE_FOLLOW)
    look_at_place (self);
}

gint32
orders_trial_of_place (OrdersTrial *self, const FavorAction *action)
{
  OrdersState *state = &self->state;
  const guint  tile = (guint) self->before->current;
  gint32       best;

  *state = *self->before;
  orders_lay (state, action);
  look_at_place (self);
  best = worth_of_none (self);
  if (state->supply[action->seat] > 0)
    for (guint i = 0; i < orders_shapes[tile].n_segments; i++)
      if (orders_can_stand (state, i))
        best = MAX (best,
                    orders_trial_of_follower (self,
                                              (gint) orders_part_of_segment (tile, i)));
  return best + progress (state, action->seat);
}
