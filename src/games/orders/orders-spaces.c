/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-spaces.h"

#include "orders-step.h"

/* How far orders are that one tile in a space could fulfil. */

/* Who looks at what. */
typedef struct
{
  const OrdersState *state;
  FavorSeat          seat;
} Look;

/* What one tile in a space could complete, by land: all edges that a feature has open lie there. */
typedef struct
{
  guint n[FAVOR_N_LANDS];
  gint  own;
  gint  best_other;
} Closable;

/* A feature with the tile that completes it. */
static void
add_points (const Look *self, Closable *closable, FavorNode name)
{
  const guint winners = orders_winners (self->state, name);
  gint        points = orders_points (self->state, name, TRUE);

  if (orders_node_land (self->state, name) == FAVOR_LAND_CITY)
    points += 2;
  else
    points++;
  if ((winners >> self->seat & 1) != 0)
    closable->own += points;
  else if (winners != 0)
    closable->best_other = MAX (closable->best_other, points);
}

/* Whether a side is the first of a space behind which the feature of `name` lies, and all its open
 * edges lie at that space. */
static gboolean
is_closable (const Look *self, const gint names[FAVOR_N_SIDES], guint side)
{
  guint edges = 0;

  if (names[side] == FAVOR_NONE)
    return FALSE;
  for (guint other = 0; other < FAVOR_N_SIDES; other++)
    if (names[other] == names[side])
      {
        if (other < side)
          return FALSE;
        edges++;
      }
  return self->state->tiles.feature[names[side]].open == edges;
}

static void
add_cloisters (const Look *self, const FavorTileSpace *space, Closable *closable)
{
  const FavorTileMap *tiles = &self->state->tiles;

  for (guint i = 0; i < tiles->n_cloisters; i++)
    {
      const guint            at = tiles->cloister[i];
      const FavorPlacedTile *tile = &self->state->placed[at];
      const FavorNode        name = tiles->first[at + 1] - 1;

      if (ABS (tile->x - space->x) <= 1 && ABS (tile->y - space->y) <= 1 &&
          tiles->feature[name].open == 1)
        add_points (self, closable, name);
    }
}

static Closable
look_into (const Look *self, const FavorTileSpace *space)
{
  Closable closable = { 0 };
  gint     names[FAVOR_N_SIDES];

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    names[side] = orders_name_beyond (self->state, space, side);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (is_closable (self, names, side))
      {
        closable.n[orders_node_land (self->state, (FavorNode) names[side])]++;
        add_points (self, &closable, (FavorNode) names[side]);
      }
  add_cloisters (self, space, &closable);
  return closable;
}

static guint
count_near (const Look *self, const FavorTileSpace *space, gboolean cloisters)
{
  guint n = 0;

  for (guint i = 0; i < self->state->n_placed; i++)
    {
      const FavorPlacedTile *tile = &self->state->placed[i];

      if (ABS (tile->x - space->x) <= 1 && ABS (tile->y - space->y) <= 1)
        n += !cloisters ||
             (orders_shapes[tile->tile].shows >> FAVOR_LAND_CLOISTER & 1) != 0;
    }
  return n;
}

static guint
count_sides (const FavorTileSpace *space)
{
  guint n = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    n += space->neighbour[side] != FAVOR_TILE_NONE;
  return n;
}

guint
orders_measure_space (const OrdersState    *state,
                      FavorSeat             seat,
                      OrdersTest            test,
                      const FavorTileSpace *space)
{
  const Look self = { state, seat };
  Closable   closable;
  guint      cities, roads;

  if (test == ORDERS_TEST_GAP)
    return count_sides (space);
  if (test == ORDERS_TEST_MONK_AMONG)
    return count_near (&self, space, FALSE);
  if (test == ORDERS_TEST_CLOISTERS_NEAR)
    return count_near (&self, space, TRUE);
  closable = look_into (&self, space);
  cities = closable.n[FAVOR_LAND_CITY];
  roads = closable.n[FAVOR_LAND_ROAD];
  if (test == ORDERS_TEST_ROADS_AT_ONCE)
    return roads;
  if (test == ORDERS_TEST_CITY_AND_ROAD)
    return (cities > 0) + (roads > 0);
  if (test == ORDERS_TEST_FARMER_AND_CITY)
    return cities > 0;
  if (test == ORDERS_TEST_GAIN)
    return (guint) closable.own;
  return test == ORDERS_TEST_HELP && closable.own == 0 ? (guint) closable.best_other : 0;
}
