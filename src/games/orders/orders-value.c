/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-value.h"

#include <string.h>

#define WHOLE ORDERS_WHOLE
/* A game is half over for followers when so many own turns are left. */
#define FOLLOWER_TURNS 20
#define MOST_LEAD      2

/* The chances that a space is filled whose edges need that: by any tile, and by one where a city or a
 * road ends. */
typedef struct
{
  FavorEdges needs;
  guint16    all;
  guint16    ends[2];
} Fitting;

/* Remembered ones, and the bits of a needed number that are no place among them. */
#define N_FITTING     256
#define FITTING_SHIFT 8

/* What all terms look at. */
typedef struct
{
  const OrdersState *state;
  gint32 (*terms)[ORDERS_N_TERMS];
  guint8 left[ORDERS_N_TILES];
  guint  n_left;
  /* Own turns left, and the share of the game. */
  guint turns;
  guint share;
  /* By follower on the board: the feature that it stands on. */
  FavorNode     stands_on[ORDERS_MAX_SEATS * ORDERS_N_FOLLOWERS];
  OrdersOutlook outlook;
  Fitting       fitting[N_FITTING];
} Value;

/* Chances */

/* That one of `n` tiles comes in an own turn. */
static guint
chance_of (const Value *self, guint n)
{
  guint64 miss;
  guint64 all = WHOLE;

  if (n == 0 || self->n_left == 0)
    return 0;
  miss = WHOLE * (self->n_left - MIN (n, self->n_left)) / self->n_left;
  for (guint turns = self->turns; turns > 0; turns >>= 1)
    {
      if ((turns & 1) != 0)
        all = all * miss / WHOLE;
      miss = miss * miss / WHOLE;
    }
  return (guint) (WHOLE - all);
}

/* Whether a tile has a city or road that ends on it. */
static gboolean
is_end (const FavorTileShape *shape, FavorLand land)
{
  for (guint i = 0; i < shape->n_segments; i++)
    if (shape->segment[i].land == land &&
        (shape->segment[i].edges & (shape->segment[i].edges - 1)) == 0)
      return TRUE;
  return FALSE;
}

static Fitting
look_for_fitting (const Value *self, FavorEdges needs)
{
  Fitting fitting = { .needs = needs };
  guint   all = 0;
  guint   ends[FAVOR_N_LANDS] = { 0 };

  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    {
      const FavorTileShape *shape = &orders_shapes[tile];
      const guint           n = self->left[tile];

      if (n == 0 ||
          favor_edges_fitting (favor_edges_all_turns (shape->edges), needs) == 0)
        continue;
      all += n;
      for (FavorLand land = FAVOR_LAND_CITY; land <= FAVOR_LAND_ROAD; land++)
        if (is_end (shape, land))
          ends[land] += n;
    }
  fitting.all = (guint16) chance_of (self, all);
  for (FavorLand land = FAVOR_LAND_CITY; land <= FAVOR_LAND_ROAD; land++)
    fitting.ends[land] = (guint16) chance_of (self, ends[land]);
  return fitting;
}

/* Many spaces need the same. */
static const Fitting *
find_fitting (Value *self, FavorEdges needs)
{
  Fitting *fitting = &self->fitting[(guint16) (needs * 40503u) >> FITTING_SHIFT];

  if (fitting->needs != needs)
    *fitting = look_for_fitting (self, needs);
  return fitting;
}

/* A feature needs an end in each space that it opens to; where two of its edges meet, whatever fits. */
static void
look_into (Value *self, guint index)
{
  const FavorTileSpace *space = &self->state->tiles.space[index];
  const Fitting        *fitting = find_fitting (self, space->needs);
  gint                  names[FAVOR_N_SIDES];

  self->outlook.filled[index] = fitting->all;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    names[side] = orders_name_beyond (self->state, space, side);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      guint edges = 0;
      guint n;

      if (names[side] == FAVOR_NONE)
        continue;
      for (guint other = 0; other < FAVOR_N_SIDES; other++)
        if (names[other] == names[side])
          edges += other < side ? FAVOR_N_SIDES : 1;
      if (edges >= FAVOR_N_SIDES)
        continue;
      n = edges > 1
            ? fitting->all
            : fitting->ends[orders_node_land (self->state, (FavorNode) names[side])];
      self->outlook.chance[names[side]] = (guint16) (self->outlook.chance[names[side]] *
                                                     n / WHOLE);
    }
}

static void
find_chances (Value *self)
{
  const OrdersState *state = self->state;

  orders_count_to_lay (state, self->left);
  self->n_left = state->n_stack + (state->current != FAVOR_NONE);
  self->turns = orders_turns_left (state);
  self->share = WHOLE * self->n_left / ORDERS_N_STACK;
  orders_outlook_init (&self->outlook, state);
  for (guint i = 0; i < state->tiles.n_spaces; i++)
    look_into (self, i);
}

/* What stands on the board */

/* The points that spaces around a cloister may still bring, in hundredths. */
static gint32
gain_of_cloister (const Value *self, FavorNode name)
{
  const FavorTileMap    *tiles = &self->state->tiles;
  const FavorPlacedTile *tile = &self->state->placed[tiles->tile[name]];
  guint                  near = 0;
  guint                  sum = 0;

  for (guint i = 0; i < tiles->n_spaces; i++)
    if (ABS (tiles->space[i].x - tile->x) <= 1 && ABS (tiles->space[i].y - tile->y) <= 1)
      {
        near++;
        sum += self->outlook.filled[i];
      }
  /* Those that touch no tile yet. */
  sum += (tiles->feature[name].open - near) * self->share / 2;
  return (gint32) (100 * sum / WHOLE);
}

static gint32
gain_of_farm (const Value *self, FavorNode farm)
{
  const FavorTileMap *tiles = &self->state->tiles;
  guint32             seen[FAVOR_TILE_MAP_MAX_NODES / 32] = { 0 };
  FavorNode           node = farm;
  guint               sum = 0;

  do
    {
      guint touches =
        favor_tile_map_segment (tiles, orders_shapes, self->state->placed, node)->touches;

      for (guint i = tiles->first[tiles->tile[node]]; touches != 0; i++, touches >>= 1)
        {
          const FavorNode city = tiles->name[i];

          if ((touches & 1) == 0 || (seen[city / 32] >> city % 32 & 1) != 0 ||
              tiles->feature[city].open == 0)
            continue;
          seen[city / 32] |= 1u << city % 32;
          sum += self->outlook.chance[city];
        }
      node = tiles->next[node];
    }
  while (node != farm);
  return (gint32) (ORDERS_POINTS_AT_FARM * 100 * sum / WHOLE);
}

/* What a feature adds to the terms of a seat that leads it. */
static void
add_led (Value *self, gint32 *terms, FavorNode name)
{
  const FavorFeature *feature = &self->state->tiles.feature[name];
  const gint32        size = feature->tiles + feature->worth;
  const gint32        chance = self->outlook.chance[name];
  guint               cities[2];

  switch (orders_node_land (self->state, name))
    {
    case FAVOR_LAND_CITY:
      terms[ORDERS_TERM_CITY_HAS] += 100 * size;
      terms[ORDERS_TERM_CITY_1 + MIN (feature->open, 3) - 1] += 100 * size * chance /
                                                                WHOLE;
      break;
    case FAVOR_LAND_ROAD:
      terms[ORDERS_TERM_ROAD_HAS] += 100 * size;
      terms[ORDERS_TERM_ROAD_1 + MIN (feature->open, 2) - 1] += 100 * chance / WHOLE;
      break;
    case FAVOR_LAND_CLOISTER:
      terms[ORDERS_TERM_CLOISTER_HAS] += 100 * (9 - feature->open);
      terms[ORDERS_TERM_CLOISTER_GAIN] += gain_of_cloister (self, name);
      break;
    case FAVOR_LAND_FARM:
      orders_count_cities (self->state, name, cities);
      terms[ORDERS_TERM_FARM_HAS] += ORDERS_POINTS_AT_FARM * 100 * (gint32) cities[1];
      terms[ORDERS_TERM_FARM_GAIN] += gain_of_farm (self, name);
      terms[ORDERS_TERM_FARM_SIZE] += (gint32) (100 * feature->tiles * self->share /
                                                WHOLE);
      break;
    }
}

static void
add_followers (Value *self, FavorNode name, const guint8 n[ORDERS_MAX_SEATS])
{
  const FavorFeature *feature = &self->state->tiles.feature[name];
  const guint         coming = MIN (self->turns, FOLLOWER_TURNS) * 100 / FOLLOWER_TURNS;
  gint32              home;

  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    if (n[seat] > 0)
      {
        if (orders_node_land (self->state, name) == FAVOR_LAND_CLOISTER)
          home = (gint32) (coming * (8u - feature->open) / 8);
        else
          home = (gint32) (coming * self->outlook.chance[name] / WHOLE);
        self->terms[seat][ORDERS_TERM_HOME] += n[seat] * home;
        if (self->outlook.chance[name] == 0)
          self->terms[seat][ORDERS_TERM_STUCK] += (gint32) (n[seat] * coming);
      }
}

/* The followers of each seat on a feature; returns the set of those with the most. */
static guint
count_on (const Value *self, FavorNode name, guint8 n[ORDERS_MAX_SEATS])
{
  guint most = 0;
  guint winners = 0;

  for (guint i = 0; i < self->state->n_on_board; i++)
    if (self->stands_on[i] == name)
      most = MAX (most, ++n[self->state->on_board[i].seat]);
  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    winners |= (guint) (n[seat] == most) << seat;
  return winners;
}

static void
add_feature (Value *self, FavorNode name)
{
  const FavorLand land = orders_node_land (self->state, name);
  guint8          n[ORDERS_MAX_SEATS] = { 0 };
  const guint     winners = count_on (self, name, n);
  const gboolean  complete = land != FAVOR_LAND_FARM &&
                            self->state->tiles.feature[name].open == 0;
  const gint32 points = 100 * orders_points (self->state, name, complete);

  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    if (n[seat] > 0)
      {
        gint32 *terms = self->terms[seat];

        if ((winners >> seat & 1) == 0)
          terms[ORDERS_TERM_LOST] += points;
        else if (complete)
          terms[ORDERS_TERM_PENDING] += points;
        else
          add_led (self, terms, name);
        if ((winners >> seat & 1) != 0 && (winners & (winners - 1)) != 0)
          terms[ORDERS_TERM_SHARED] += points;
      }
  if (land != FAVOR_LAND_FARM)
    add_followers (self, name, n);
}

/* What a seat has in hand */

static void
add_supply (Value *self, guint seat)
{
  const gint32 coming = (gint32) (MIN (self->turns, FOLLOWER_TURNS) * 100 /
                                  FOLLOWER_TURNS);
  const gint32 n = self->state->supply[seat];
  gint32      *terms = self->terms[seat];

  terms[ORDERS_TERM_SUPPLY_1] = MIN (n, 1) * coming;
  terms[ORDERS_TERM_SUPPLY_2] = CLAMP (n - 1, 0, 1) * coming;
  terms[ORDERS_TERM_SUPPLY_4] = CLAMP (n - 2, 0, 2) * coming;
  terms[ORDERS_TERM_SUPPLY_7] = MAX (n - 4, 0) * coming;
}

static void
look_at_order (const Value *self, guint seat, guint order, gint32 *sights)
{
  guint                chance;
  const OrdersProgress progress = orders_progress_expect (self->state,
                                                          &self->outlook,
                                                          (FavorSeat) seat,
                                                          order,
                                                          &chance);
  const gint32         left = (gint32) self->share;
  const gint32         have = WHOLE * progress.have / progress.need;

  sights[ORDERS_SIGHT_ALWAYS] = WHOLE;
  sights[ORDERS_SIGHT_LEFT] = left;
  sights[ORDERS_SIGHT_HAVE] = have;
  sights[ORDERS_SIGHT_LIKELY] = have * (gint32) chance / WHOLE;
  sights[ORDERS_SIGHT_EARLY] = have * left / WHOLE;
}

static void
add_orders (Value *self, guint seat)
{
  const OrdersState *state = self->state;
  gint32            *terms = self->terms[seat];
  guint              others = 0;
  gint32             lead;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    {
      const guint order = state->hand[seat][i];
      gint32      sights[ORDERS_N_SIGHTS];
      gint32      worth;

      look_at_order (self, seat, order, sights);
      worth = (orders_cards[order].points + state->options.order_penalty) * 100 *
              (gint32) orders_chances_get (order, state->head.n_seats, sights) / WHOLE;
      terms[ORDERS_TERM_HELD] += 100;
      terms[ORDERS_TERM_HELD_WORTH] += worth;
      terms[ORDERS_TERM_HELD_LATE] += worth * (gint32) (WHOLE - self->share) / WHOLE;
    }
  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != seat)
      others = MAX (others, state->n_fulfilled[other]);
  lead = CLAMP ((gint32) state->n_fulfilled[seat] - (gint32) others,
                -MOST_LEAD,
                MOST_LEAD);
  terms[ORDERS_TERM_MOST] = 100 * lead * (gint32) self->share / WHOLE;
  terms[ORDERS_TERM_MOST_LATE] = 100 * lead * (gint32) (WHOLE - self->share) / WHOLE;
}

void
orders_value_sights (const OrdersState *state,
                     FavorSeat          seat,
                     gint32             sights[ORDERS_MAX_HAND][ORDERS_N_SIGHTS])
{
  Value self = { .state = state };

  find_chances (&self);
  for (guint i = 0; i < state->n_hand[seat]; i++)
    look_at_order (&self, (guint) seat, state->hand[seat][i], sights[i]);
}

void
orders_value_terms (const OrdersState *state,
                    gint32             terms[ORDERS_MAX_SEATS][ORDERS_N_TERMS])
{
  Value self = { .state = state, .terms = terms };

  memset (terms, 0, ORDERS_MAX_SEATS * sizeof *terms);
  find_chances (&self);
  for (guint i = 0; i < state->n_on_board; i++)
    self.stands_on[i] = orders_follower_feature (state, &state->on_board[i]);
  for (FavorNode node = 0; node < favor_tile_map_n_nodes (&state->tiles); node++)
    if (state->tiles.feature[node].followers > 0)
      add_feature (&self, node);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      add_supply (&self, seat);
      add_orders (&self, seat);
    }
  if (state->head.decider != FAVOR_SEAT_NONE)
    terms[state->head.turn_owner][state->head.phase >= ORDERS_PHASE_FOLLOW
                                    ? ORDERS_TERM_PLACED
                                    : ORDERS_TERM_TO_PLACE] = 100;
}

/* As `fit-orders-value 2 400` and `fit-orders-value 4 400` print them, for two seats and for more; skilled
 * players looked at six candidates then. */
static const gint16 weights[2][ORDERS_N_TERMS] = {
  { 816,  1105, 233,  -96,  1005, 1170, 1026, 648,   454, 405,  600, -313, 0,    945,
    1218, 7580, 3316, 1739, 1709, 1077, 22,   -8298, 778, -111, 99,  3562, 1670, 1007 },
  { 595,  2244, 826,  -122, 719,  1761, 1399, 795,   197, 636,  311, -408, 0,    686,
    1207, 9011, 3812, 2784, 2172, 537,  1015, -8317, 825, -250, 972, 3422, 1411, 1341 },
};

void
orders_value (const OrdersState *state, gint32 values[ORDERS_MAX_SEATS])
{
  const gint16 *weight = weights[state->head.n_seats > 2];
  gint32        terms[ORDERS_MAX_SEATS][ORDERS_N_TERMS];

  if (state->head.phase != ORDERS_PHASE_OVER)
    orders_value_terms (state, terms);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gint32 sum = 0;

      values[seat] = 100 * state->score[seat];
      if (state->head.phase == ORDERS_PHASE_OVER)
        continue;
      for (guint i = 0; i < ORDERS_N_TERMS; i++)
        sum += terms[seat][i] * weight[i] / 100;
      values[seat] += sum / 10;
    }
}
