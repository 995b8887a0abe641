/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

/* The conditions of the orders (2.3), in the terms of 2.4. */

/* What a condition is asked about. */
typedef struct
{
  const OrdersPlacement *placement;
  const OrdersState     *state;
  guint                  number;
} Question;

static const FavorFeature *
feature_of (const Question *self, FavorNode name)
{
  return &self->state->tiles.feature[name];
}

/* Tiles of a feature */

static const FavorTileShape *
shape_at (const Question *self, FavorNode node)
{
  return &orders_shapes[self->state->placed[self->state->tiles.tile[node]].tile];
}

/* Whether a tile of a feature shows that land. */
static gboolean
shows (const Question *self, FavorNode name, FavorLand land)
{
  FavorNode node = name;

  do
    {
      if ((shape_at (self, node)->shows >> land & 1) != 0)
        return TRUE;
      node = self->state->tiles.next[node];
    }
  while (node != name);
  return FALSE;
}

/* Of the eight tiles around one and, with `own`, itself: how many show that land. */
static guint
count_around (const Question *self, guint at, FavorLand land, gboolean own)
{
  const FavorPlacedTile *placed = self->state->placed;
  guint                  n = 0;

  for (guint i = 0; i < self->state->n_placed; i++)
    if (ABS (placed[i].x - placed[at].x) <= 1 && ABS (placed[i].y - placed[at].y) <= 1 &&
        (own || i != at))
      n += orders_shapes[placed[i].tile].shows >> land & 1;
  return n;
}

static guint
count_sides (const Question *self)
{
  const FavorPlacedTile *placed = self->state->placed;
  const FavorPlacedTile *last = &placed[self->placement->at];
  guint                  n = 0;

  for (guint i = 0; i < self->placement->at; i++)
    n += ABS (placed[i].x - last->x) + ABS (placed[i].y - last->y) == 1;
  return n;
}

/* People */

static guint
count_followers_of (const Question *self, FavorNode name, FavorSeat seat)
{
  guint8 n[ORDERS_MAX_SEATS];

  orders_count_on (self->state, name, n);
  return n[seat];
}

/* Ruling 35: followers that go home in this placement are still out. */
static guint
count_out (const Question *self, FavorLand role)
{
  guint n = 0;

  for (guint i = 0; i < self->state->n_on_board; i++)
    n += self->state->on_board[i].seat == self->placement->seat &&
         self->state->on_board[i].part / ORDERS_PARTS_OF_LAND == role;
  return n;
}

/* Roads and cities that are connected: both on one tile (ruling 26). With the option `gate` the orders
 * that ask for it are not in play. */

/* Calls `test` for each city segment on a tile of a road until it says yes. */
typedef gboolean (*CityTest) (const Question *self, FavorNode node, gpointer data);

static gboolean
any_city_at (const Question *self, FavorNode road, CityTest test, gpointer data)
{
  const FavorTileMap *tiles = &self->state->tiles;
  FavorNode           node = road;

  do
    {
      const FavorTileShape *shape = shape_at (self, node);
      const FavorNode       first = tiles->first[tiles->tile[node]];

      for (FavorNode i = 0;
           i < shape->n_segments && shape->segment[i].land == FAVOR_LAND_CITY;
           i++)
        if (test (self, first + i, data))
          return TRUE;
      node = tiles->next[node];
    }
  while (node != road);
  return FALSE;
}

/* The first complete city is noted in `data`, another one is what is asked for. */
static gboolean
is_second_complete (const Question *self, FavorNode node, gpointer data)
{
  gint           *first = data;
  const FavorNode city = self->state->tiles.name[node];

  if (feature_of (self, city)->open != 0 || *first == city)
    return FALSE;
  if (*first != FAVOR_NONE)
    return TRUE;
  *first = city;
  return FALSE;
}

static gboolean
joins_two_cities (const Question *self, FavorNode road)
{
  gint first = FAVOR_NONE;

  return any_city_at (self, road, is_second_complete, &first);
}

static gboolean
is_large (const Question *self, FavorNode node, gpointer data)
{
  return feature_of (self, self->state->tiles.name[node])->tiles >= self->number;
}

/* A city and how the map was before the last tile. */
typedef struct
{
  FavorNode    city;
  FavorTileMap before;
} Before;

static gboolean
was_large (const Question *self, FavorNode node, gpointer data)
{
  const Before *before = data;

  return self->state->tiles.name[node] == before->city &&
         before->before.feature[before->before.name[node]].tiles >= self->number;
}

/* Calls `test` for each complete road on a tile of a city until it says yes. */
typedef gboolean (*RoadTest) (const Question *self, FavorNode road, gpointer data);

static gboolean
any_complete_road_at (const Question *self, FavorNode city, RoadTest test, gpointer data)
{
  const FavorTileMap *tiles = &self->state->tiles;
  FavorNode           node = city;

  do
    {
      const FavorTileShape *shape = shape_at (self, node);
      const FavorNode       first = tiles->first[tiles->tile[node]];

      for (FavorNode i = 0; i < shape->n_segments; i++)
        if (shape->segment[i].land == FAVOR_LAND_ROAD)
          {
            const FavorNode road = tiles->name[first + i];

            if (feature_of (self, road)->open == 0 && test (self, road, data))
              return TRUE;
          }
      node = tiles->next[node];
    }
  while (node != city);
  return FALSE;
}

static gboolean
road_joins_two (const Question *self, FavorNode road, gpointer data)
{
  return joins_two_cities (self, road);
}

static gboolean
road_had_no_large (const Question *self, FavorNode road, gpointer data)
{
  return !any_city_at (self, road, was_large, data);
}

/* Ruling 24: the road or one of two complete cities was completed by this placement. */
static gboolean
asks_two_cities (const Question *self, OrdersTest test)
{
  for (guint i = 0; i < self->placement->n_done; i++)
    {
      const OrdersDone *done = &self->placement->done[i];

      if (done->land == FAVOR_LAND_ROAD && joins_two_cities (self, done->name))
        return TRUE;
      if (done->land == FAVOR_LAND_CITY &&
          any_complete_road_at (self, done->name, road_joins_two, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Whether a road that was complete before has its first large city by the last tile, which belongs to
 * the city. Nodes of earlier tiles had the same numbers before. */
static gboolean
city_became_large (const Question *self, FavorNode city)
{
  Before before = { .city = city };

  if (feature_of (self, city)->tiles < self->number)
    return FALSE;
  for (guint i = 0; i < self->placement->at; i++)
    favor_tile_map_add (&before.before, orders_shapes, self->state->placed);
  return any_complete_road_at (self, city, road_had_no_large, &before);
}

/* Ruling 25: when the road is completed, or the city grows large, whichever comes last. */
static gboolean
asks_road_and_city (const Question *self, OrdersTest test)
{
  const guint           at = self->placement->at;
  const FavorTileShape *shape = &orders_shapes[self->state->placed[at].tile];

  for (guint i = 0; i < self->placement->n_done; i++)
    if (self->placement->done[i].land == FAVOR_LAND_ROAD &&
        any_city_at (self, self->placement->done[i].name, is_large, NULL))
      return TRUE;
  for (guint i = 0; i < shape->n_segments; i++)
    if (shape->segment[i].land == FAVOR_LAND_CITY &&
        city_became_large (self, favor_tile_map_name (&self->state->tiles, at, i)))
      return TRUE;
  return FALSE;
}

/* Completed features */

static gboolean
city_meets (const Question *self, OrdersTest test, const FavorFeature *city)
{
  if (test == ORDERS_TEST_CITY_EXACT)
    return city->tiles == self->number;
  if (test == ORDERS_TEST_CITY_LEAST)
    return city->tiles >= self->number;
  if (test == ORDERS_TEST_CITY_PENNANTS)
    return city->worth >= self->number;
  if (test == ORDERS_TEST_CITY_PLAIN)
    return city->tiles >= self->number && city->worth == 0;
  if (test == ORDERS_TEST_CITY_FOLLOWERS)
    return city->followers >= self->number;
  return test == ORDERS_TEST_CITY_EMPTY && city->followers == 0;
}

static gboolean
road_meets (const Question *self, OrdersTest test, FavorNode name)
{
  const FavorFeature *road = feature_of (self, name);

  if (test == ORDERS_TEST_ROAD_EXACT)
    return road->tiles == self->number;
  if (test == ORDERS_TEST_ROAD_LEAST)
    return road->tiles >= self->number;
  if (test == ORDERS_TEST_ROAD_CLOISTER)
    return shows (self, name, FAVOR_LAND_CLOISTER);
  if (test == ORDERS_TEST_ROAD_FOLLOWERS)
    return road->followers >= self->number;
  if (test == ORDERS_TEST_ROAD_EMPTY)
    return road->tiles >= self->number && road->followers == 0;
  return test == ORDERS_TEST_ROAD_QUIET && road->tiles >= self->number &&
         !shows (self, name, FAVOR_LAND_CITY);
}

static gboolean
cloister_meets (const Question *self, OrdersTest test, FavorNode name)
{
  const guint own = count_followers_of (self, name, self->placement->seat);

  if (test == ORDERS_TEST_CLOISTER_OWN)
    return own > 0;
  if (test == ORDERS_TEST_CLOISTER_OTHER)
    return own == 0 && feature_of (self, name)->followers > 0;
  if (test == ORDERS_TEST_CLOISTER_AMONG_CITIES)
    return count_around (self, self->state->tiles.tile[name], FAVOR_LAND_CITY, FALSE) >=
           self->number;
  return test == ORDERS_TEST_CLOISTER_ANY;
}

static gboolean
any_done_meets (const Question *self, OrdersTest test)
{
  for (guint i = 0; i < self->placement->n_done; i++)
    {
      const OrdersDone *done = &self->placement->done[i];

      if (done->land == FAVOR_LAND_CITY &&
          city_meets (self, test, feature_of (self, done->name)))
        return TRUE;
      if (done->land == FAVOR_LAND_ROAD && road_meets (self, test, done->name))
        return TRUE;
      if (done->land == FAVOR_LAND_CLOISTER && cloister_meets (self, test, done->name))
        return TRUE;
    }
  return FALSE;
}

static guint
count_done (const Question *self, FavorLand land)
{
  guint n = 0;

  for (guint i = 0; i < self->placement->n_done; i++)
    n += self->placement->done[i].land == land;
  return n;
}

/* Followers of this placement */

static gboolean
farmer_meets (const Question *self, OrdersTest test)
{
  const FavorNode spot = self->placement->spot;
  guint           cities[2];

  if (self->placement->role != FAVOR_LAND_FARM)
    return FALSE;
  orders_count_cities (self->state, spot, cities);
  if (test == ORDERS_TEST_FARMER_AT_COMPLETE)
    return cities[1] >= self->number;
  if (test == ORDERS_TEST_FARMER_WIDE)
    return feature_of (self, spot)->tiles >= self->number;
  if (test == ORDERS_TEST_FARMERS_OUT)
    return count_out (self, FAVOR_LAND_FARM) >= self->number;
  if (test == ORDERS_TEST_FARMER_AT_CLOISTER)
    return shows (self, spot, FAVOR_LAND_CLOISTER);
  if (test == ORDERS_TEST_FARMER_AT_OPEN)
    return cities[0] >= self->number;
  if (test == ORDERS_TEST_FARMER_AND_CITY)
    return count_done (self, FAVOR_LAND_CITY) > 0;
  if (test == ORDERS_TEST_FARMER_LONELY)
    return feature_of (self, spot)->tiles >= self->number && cities[0] + cities[1] == 0;
  return test == ORDERS_TEST_FARMER;
}

static gboolean
all_roles_out (const Question *self, OrdersTest test)
{
  if (self->placement->role == FAVOR_NONE)
    return FALSE;
  for (guint role = 0; role < FAVOR_N_LANDS; role++)
    if (count_out (self, (FavorLand) role) == 0)
      return FALSE;
  return TRUE;
}

/* Points of this placement */

static gboolean
is_shared (const Question *self, OrdersTest test)
{
  const guint own = 1u << self->placement->seat;

  for (guint i = 0; i < self->placement->n_done; i++)
    if ((self->placement->done[i].winners & own) != 0 &&
        (self->placement->done[i].winners & ~own) != 0)
      return TRUE;
  return FALSE;
}

static gboolean
helps (const Question *self, OrdersTest test)
{
  if (self->placement->gain[self->placement->seat] != 0)
    return FALSE;
  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    if (self->placement->gain[seat] >= (gint) self->number)
      return TRUE;
  return FALSE;
}

/* One function for each test. */

static gboolean
monk_meets (const Question *self, OrdersTest test)
{
  if (self->placement->role != FAVOR_LAND_CLOISTER)
    return FALSE;
  return test == ORDERS_TEST_MONK ||
         8u - feature_of (self, self->placement->spot)->open >= self->number;
}

/* Ruling 35: one of them was deployed just now. */
static gboolean
people_meet (const Question *self, OrdersTest test)
{
  const FavorLand role = test == ORDERS_TEST_KNIGHTS_OUT ? FAVOR_LAND_CITY
                                                         : FAVOR_LAND_ROAD;

  return self->placement->role == (gint) role && count_out (self, role) >= self->number;
}

static gboolean
place_meets (const Question *self, OrdersTest test)
{
  if (test == ORDERS_TEST_GAP)
    return count_sides (self) == self->number;
  return count_around (self, self->placement->at, FAVOR_LAND_CLOISTER, TRUE) >=
         self->number;
}

static gboolean
several_done (const Question *self, OrdersTest test)
{
  const guint roads = count_done (self, FAVOR_LAND_ROAD);

  if (test == ORDERS_TEST_ROADS_AT_ONCE)
    return roads >= self->number;
  return roads > 0 && count_done (self, FAVOR_LAND_CITY) > 0;
}

static gboolean
gains_enough (const Question *self, OrdersTest test)
{
  return self->placement->gain[self->placement->seat] >= (gint) self->number;
}

static gboolean (*const conditions[]) (const Question *self, OrdersTest test) = {
  [ORDERS_TEST_CITY_EXACT] = any_done_meets,
  [ORDERS_TEST_CITY_LEAST] = any_done_meets,
  [ORDERS_TEST_CITY_PENNANTS] = any_done_meets,
  [ORDERS_TEST_CITY_PLAIN] = any_done_meets,
  [ORDERS_TEST_CITY_FOLLOWERS] = any_done_meets,
  [ORDERS_TEST_CITY_EMPTY] = any_done_meets,
  [ORDERS_TEST_ROAD_EXACT] = any_done_meets,
  [ORDERS_TEST_ROAD_LEAST] = any_done_meets,
  [ORDERS_TEST_ROAD_TWO_CITIES] = asks_two_cities,
  [ORDERS_TEST_ROAD_CITY] = asks_road_and_city,
  [ORDERS_TEST_ROAD_CLOISTER] = any_done_meets,
  [ORDERS_TEST_ROAD_FOLLOWERS] = any_done_meets,
  [ORDERS_TEST_ROAD_EMPTY] = any_done_meets,
  [ORDERS_TEST_ROADS_AT_ONCE] = several_done,
  [ORDERS_TEST_ROAD_QUIET] = any_done_meets,
  [ORDERS_TEST_MONK] = monk_meets,
  [ORDERS_TEST_MONK_AMONG] = monk_meets,
  [ORDERS_TEST_CLOISTER_ANY] = any_done_meets,
  [ORDERS_TEST_CLOISTER_OWN] = any_done_meets,
  [ORDERS_TEST_CLOISTER_OTHER] = any_done_meets,
  [ORDERS_TEST_CLOISTER_AMONG_CITIES] = any_done_meets,
  [ORDERS_TEST_CLOISTERS_NEAR] = place_meets,
  [ORDERS_TEST_FARMER] = farmer_meets,
  [ORDERS_TEST_FARMER_AT_COMPLETE] = farmer_meets,
  [ORDERS_TEST_FARMER_WIDE] = farmer_meets,
  [ORDERS_TEST_FARMERS_OUT] = farmer_meets,
  [ORDERS_TEST_FARMER_AT_CLOISTER] = farmer_meets,
  [ORDERS_TEST_FARMER_AT_OPEN] = farmer_meets,
  [ORDERS_TEST_FARMER_AND_CITY] = farmer_meets,
  [ORDERS_TEST_FARMER_LONELY] = farmer_meets,
  [ORDERS_TEST_ALL_ROLES] = all_roles_out,
  [ORDERS_TEST_KNIGHTS_OUT] = people_meet,
  [ORDERS_TEST_HIGHWAYMEN_OUT] = people_meet,
  [ORDERS_TEST_GAP] = place_meets,
  [ORDERS_TEST_CITY_AND_ROAD] = several_done,
  [ORDERS_TEST_GAIN] = gains_enough,
  [ORDERS_TEST_SHARED] = is_shared,
  [ORDERS_TEST_HELP] = helps,
};

gboolean
orders_placement_fulfils (const OrdersPlacement *placement,
                          const OrdersState     *state,
                          guint                  order)
{
  const OrdersCard *card = &orders_cards[order];
  const Question    question = { placement, state, card->number };

  return conditions[card->test](&question, (OrdersTest) card->test);
}
