/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-spaces.h"
#include "orders-step.h"

/* How far orders are. What a tile that is yet to come would bring itself is not foreseen. */

/* One order, and the best that was found for it. */
typedef struct
{
  const OrdersState   *state;
  FavorSeat            seat;
  OrdersTest           test;
  guint                need;
  OrdersProgress       best;
  const OrdersOutlook *outlook;
  guint                chance;
  guint                worth;
} Search;

/* Whether so much is the best so far. What is unlikely still counts something. */
static gboolean
find (Search *self, guint have, guint chance)
{
  const guint worth = have * (chance + ORDERS_WHOLE / 4);

  if (worth <= self->worth)
    return FALSE;
  self->worth = worth;
  self->chance = chance;
  self->best.have = (guint8) MIN (have, G_MAXUINT8);
  return TRUE;
}

static void
find_feature (Search *self, guint have, FavorNode name)
{
  if (find (self, have, self->outlook->chance[name]))
    self->best.feature = (gint16) name;
}

static void
find_space (Search *self, guint have, const FavorTileSpace *space)
{
  if (!find (self, have, self->outlook->filled[space - self->state->tiles.space]))
    return;
  self->best.is_space = TRUE;
  self->best.x = space->x;
  self->best.y = space->y;
}

/* Features */

static const FavorFeature *
feature_of (const Search *self, FavorNode name)
{
  return &self->state->tiles.feature[name];
}

static gboolean
has_tile_with (const Search *self, FavorNode name, FavorLand land)
{
  const FavorTileMap *tiles = &self->state->tiles;
  FavorNode           node = name;

  do
    {
      const guint tile = self->state->placed[tiles->tile[node]].tile;

      if ((orders_shapes[tile].shows >> land & 1) != 0)
        return TRUE;
      node = tiles->next[node];
    }
  while (node != name);
  return FALSE;
}

static guint
followers_of (const Search *self, FavorNode name)
{
  guint8 n[ORDERS_MAX_SEATS];

  orders_count_on (self->state, name, n);
  return n[self->seat];
}

static guint
measure_city (const Search *self, FavorNode name)
{
  const FavorFeature *city = feature_of (self, name);

  if (self->test == ORDERS_TEST_CITY_EXACT)
    return city->tiles < self->need ? city->tiles : 0;
  if (self->test == ORDERS_TEST_CITY_LEAST)
    return city->tiles;
  if (self->test == ORDERS_TEST_CITY_PENNANTS)
    return city->worth;
  if (self->test == ORDERS_TEST_CITY_PLAIN)
    return city->worth == 0 ? city->tiles : 0;
  if (self->test == ORDERS_TEST_CITY_FOLLOWERS)
    return city->followers;
  return self->test == ORDERS_TEST_CITY_EMPTY && city->followers == 0;
}

static guint
measure_road (const Search *self, FavorNode name)
{
  const FavorFeature *road = feature_of (self, name);

  if (self->test == ORDERS_TEST_ROAD_EXACT)
    return road->tiles < self->need ? road->tiles : 0;
  if (self->test == ORDERS_TEST_ROAD_LEAST)
    return road->tiles;
  if (self->test == ORDERS_TEST_ROAD_FOLLOWERS)
    return road->followers;
  if (self->test == ORDERS_TEST_ROAD_EMPTY)
    return road->followers == 0 ? road->tiles : 0;
  if (self->test == ORDERS_TEST_ROAD_CLOISTER)
    return has_tile_with (self, name, FAVOR_LAND_CLOISTER);
  return self->test == ORDERS_TEST_ROAD_QUIET &&
             !has_tile_with (self, name, FAVOR_LAND_CITY)
           ? road->tiles
           : 0;
}

static guint
count_cities_around (const Search *self, FavorNode name)
{
  const FavorPlacedTile *placed = self->state->placed;
  const guint            at = self->state->tiles.tile[name];
  guint                  n = 0;

  for (guint i = 0; i < self->state->n_placed; i++)
    if (i != at && ABS (placed[i].x - placed[at].x) <= 1 &&
        ABS (placed[i].y - placed[at].y) <= 1)
      n += orders_shapes[placed[i].tile].shows >> FAVOR_LAND_CITY & 1;
  return n;
}

static guint
measure_cloister (const Search *self, FavorNode name)
{
  const guint around = 8u - feature_of (self, name)->open;
  const guint own = followers_of (self, name);

  if (self->test == ORDERS_TEST_CLOISTER_AMONG_CITIES)
    return count_cities_around (self, name);
  if (self->test == ORDERS_TEST_CLOISTER_OWN)
    return own > 0 ? around : 0;
  if (self->test == ORDERS_TEST_CLOISTER_OTHER)
    return own == 0 && feature_of (self, name)->followers > 0 ? around : 0;
  return self->test == ORDERS_TEST_CLOISTER_ANY ? around : 0;
}

/* A farm that a farmer can still come to: nobody is there. */
static guint
measure_farm (const Search *self, FavorNode name)
{
  const guint size = feature_of (self, name)->tiles;
  guint       cities[2];

  if (feature_of (self, name)->followers > 0)
    return 0;
  if (self->test == ORDERS_TEST_FARMER_WIDE)
    return size;
  if (self->test == ORDERS_TEST_FARMER_AT_CLOISTER)
    return has_tile_with (self, name, FAVOR_LAND_CLOISTER);
  orders_count_cities (self->state, name, cities);
  if (self->test == ORDERS_TEST_FARMER_AT_COMPLETE)
    return cities[1];
  if (self->test == ORDERS_TEST_FARMER_AT_OPEN)
    return cities[0];
  return self->test == ORDERS_TEST_FARMER_LONELY && cities[0] + cities[1] == 0 ? size : 0;
}

static gboolean
is_shared (const Search *self, FavorNode name)
{
  const guint winners = feature_of (self, name)->followers > 1
                          ? orders_winners (self->state, name)
                          : 0;

  return (winners >> self->seat & 1) != 0 && (winners & (winners - 1)) != 0;
}

/* The best feature that is not complete. */
static void
search_features (Search *self)
{
  static guint (*const measure[FAVOR_N_LANDS]) (const Search *self, FavorNode name) = {
    [FAVOR_LAND_CITY] = measure_city,
    [FAVOR_LAND_ROAD] = measure_road,
    [FAVOR_LAND_FARM] = measure_farm,
    [FAVOR_LAND_CLOISTER] = measure_cloister,
  };

  for (guint i = 0; i < self->outlook->n_names; i++)
    {
      const FavorNode name = self->outlook->names[i];
      const FavorLand land = orders_node_land (self->state, name);

      if (self->test == ORDERS_TEST_SHARED)
        find_feature (self, is_shared (self, name), name);
      else
        find_feature (self, measure[land](self, name), name);
    }
}

/* Roads and the cities on their tiles */

typedef struct
{
  guint complete;
  guint open;
  guint largest;
  guint largest_open;
} Cities;

/* The cities that a road is connected to; of the complete ones two are told apart. */
static Cities
look_along (const Search *self, FavorNode road)
{
  const FavorTileMap *tiles = &self->state->tiles;
  FavorNode           node = road;
  gint                first = FAVOR_NONE;
  Cities              cities = { 0 };

  do
    {
      const guint at = tiles->tile[node];

      for (guint i = 0; i < orders_shapes[self->state->placed[at].tile].n_segments &&
                        orders_land (self->state, at, i) == FAVOR_LAND_CITY;
           i++)
        {
          const FavorNode     name = favor_tile_map_name (tiles, at, i);
          const FavorFeature *city = feature_of (self, name);

          cities.largest = MAX (cities.largest, city->tiles);
          if (city->open > 0)
            {
              cities.open++;
              cities.largest_open = MAX (cities.largest_open, city->tiles);
            }
          else if (first != name)
            {
              cities.complete++;
              first = first == FAVOR_NONE ? (gint) name : first;
            }
        }
      node = tiles->next[node];
    }
  while (node != road);
  return cities;
}

/* What is there already and complete counts no more (ruling 23). */
static void
search_roads (Search *self)
{
  const FavorTileMap *tiles = &self->state->tiles;

  for (FavorNode node = 0; node < favor_tile_map_n_nodes (tiles); node++)
    if (tiles->name[node] == node &&
        orders_node_land (self->state, node) == FAVOR_LAND_ROAD)
      {
        const Cities   cities = look_along (self, node);
        const gboolean complete = feature_of (self, node)->open == 0;

        if (complete && cities.open == 0)
          continue;
        if (self->test == ORDERS_TEST_ROAD_TWO_CITIES)
          find_feature (self, MIN (MIN (cities.complete, 2) + complete, 2), node);
        else if (!complete)
          find_feature (self, cities.largest, node);
        else if (cities.largest < self->need)
          find_feature (self, cities.largest_open, node);
      }
}

/* Spaces */

/* Gaps that nothing fills are no spaces here. */
static void
search_spaces (Search *self)
{
  guint8 left[ORDERS_N_TILES];

  orders_count_to_lay (self->state, left);
  for (guint i = 0; i < self->state->tiles.n_spaces; i++)
    {
      const FavorTileSpace *space = &self->state->tiles.space[i];
      const guint           have = orders_measure_space (self->state,
                                               self->seat,
                                               self->test,
                                               space);

      if (have > 0 && orders_count_tiles_fitting (left, space->needs) > 0)
        find_space (self, have, space);
    }
}

/* People */

static guint
count_out (const Search *self, FavorLand role)
{
  guint n = 0;

  for (guint i = 0; i < self->state->n_on_board; i++)
    n += self->state->on_board[i].seat == self->seat &&
         self->state->on_board[i].part / ORDERS_PARTS_OF_LAND == role;
  return n;
}

static guint
count_cloisters_left (const Search *self)
{
  guint8 left[ORDERS_N_TILES];
  guint  n = 0;

  orders_count_to_lay (self->state, left);
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    if ((orders_shapes[tile].shows >> FAVOR_LAND_CLOISTER & 1) != 0)
      n += left[tile];
  return n;
}

static void
search_people (Search *self)
{
  guint n = 0;

  if (self->test == ORDERS_TEST_KNIGHTS_OUT)
    n = count_out (self, FAVOR_LAND_CITY);
  else if (self->test == ORDERS_TEST_HIGHWAYMEN_OUT)
    n = count_out (self, FAVOR_LAND_ROAD);
  else if (self->test == ORDERS_TEST_FARMERS_OUT)
    n = count_out (self, FAVOR_LAND_FARM);
  else if (self->test == ORDERS_TEST_ALL_ROLES)
    for (guint role = 0; role < FAVOR_N_LANDS; role++)
      n += count_out (self, (FavorLand) role) > 0;
  else if (self->test == ORDERS_TEST_MONK)
    n = count_cloisters_left (self);
  else
    n = self->state->supply[self->seat];
  self->best.have = (guint8) n;
}

static void (*const searches[]) (Search *self) = {
  [ORDERS_TEST_CITY_EXACT] = search_features,
  [ORDERS_TEST_CITY_LEAST] = search_features,
  [ORDERS_TEST_CITY_PENNANTS] = search_features,
  [ORDERS_TEST_CITY_PLAIN] = search_features,
  [ORDERS_TEST_CITY_FOLLOWERS] = search_features,
  [ORDERS_TEST_CITY_EMPTY] = search_features,
  [ORDERS_TEST_ROAD_EXACT] = search_features,
  [ORDERS_TEST_ROAD_LEAST] = search_features,
  [ORDERS_TEST_ROAD_TWO_CITIES] = search_roads,
  [ORDERS_TEST_ROAD_CITY] = search_roads,
  [ORDERS_TEST_ROAD_CLOISTER] = search_features,
  [ORDERS_TEST_ROAD_FOLLOWERS] = search_features,
  [ORDERS_TEST_ROAD_EMPTY] = search_features,
  [ORDERS_TEST_ROADS_AT_ONCE] = search_spaces,
  [ORDERS_TEST_ROAD_QUIET] = search_features,
  [ORDERS_TEST_MONK] = search_people,
  [ORDERS_TEST_MONK_AMONG] = search_spaces,
  [ORDERS_TEST_CLOISTER_ANY] = search_features,
  [ORDERS_TEST_CLOISTER_OWN] = search_features,
  [ORDERS_TEST_CLOISTER_OTHER] = search_features,
  [ORDERS_TEST_CLOISTER_AMONG_CITIES] = search_features,
  [ORDERS_TEST_CLOISTERS_NEAR] = search_spaces,
  [ORDERS_TEST_FARMER] = search_people,
  [ORDERS_TEST_FARMER_AT_COMPLETE] = search_features,
  [ORDERS_TEST_FARMER_WIDE] = search_features,
  [ORDERS_TEST_FARMERS_OUT] = search_people,
  [ORDERS_TEST_FARMER_AT_CLOISTER] = search_features,
  [ORDERS_TEST_FARMER_AT_OPEN] = search_features,
  [ORDERS_TEST_FARMER_AND_CITY] = search_spaces,
  [ORDERS_TEST_FARMER_LONELY] = search_features,
  [ORDERS_TEST_ALL_ROLES] = search_people,
  [ORDERS_TEST_KNIGHTS_OUT] = search_people,
  [ORDERS_TEST_HIGHWAYMEN_OUT] = search_people,
  [ORDERS_TEST_GAP] = search_spaces,
  [ORDERS_TEST_CITY_AND_ROAD] = search_spaces,
  [ORDERS_TEST_GAIN] = search_spaces,
  [ORDERS_TEST_SHARED] = search_features,
  [ORDERS_TEST_HELP] = search_spaces,
};

static guint
find_need (const OrdersCard *card)
{
  switch (card->test)
    {
    case ORDERS_TEST_CLOISTER_ANY:
    case ORDERS_TEST_CLOISTER_OWN:
    case ORDERS_TEST_CLOISTER_OTHER:
      return 8;
    case ORDERS_TEST_ROAD_TWO_CITIES:
      return 3;
    case ORDERS_TEST_CITY_AND_ROAD:
      return 2;
    case ORDERS_TEST_ALL_ROLES:
      return FAVOR_N_LANDS;
    default:
      return MAX (card->number, 1);
    }
}

OrdersProgress
orders_progress_expect (const OrdersState   *state,
                        const OrdersOutlook *outlook,
                        FavorSeat            seat,
                        guint                order,
                        guint               *chance)
{
  const OrdersCard *card = &orders_cards[order];
  Search            self = {
               .state = state,
               .outlook = outlook,
               .seat = seat,
               .test = (OrdersTest) card->test,
               .need = find_need (card),
               .chance = ORDERS_WHOLE,
               .best = { .order = (guint8) order, .feature = FAVOR_NONE },
  };

  searches[card->test](&self);
  self.best.need = (guint8) self.need;
  self.best.have = MIN (self.best.have, self.best.need);
  *chance = self.chance;
  return self.best;
}

void
orders_outlook_init (OrdersOutlook *self, const OrdersState *state)
{
  const FavorTileMap *tiles = &state->tiles;

  self->n_names = 0;
  for (FavorNode node = 0; node < favor_tile_map_n_nodes (tiles); node++)
    {
      self->chance[node] = ORDERS_WHOLE;
      if (tiles->name[node] == node &&
          (tiles->feature[node].open > 0 ||
           orders_node_land (state, node) == FAVOR_LAND_FARM))
        self->names[self->n_names++] = node;
    }
  for (guint i = 0; i < tiles->n_spaces; i++)
    self->filled[i] = ORDERS_WHOLE;
}

OrdersProgress
orders_progress_measure (const OrdersState *state, FavorSeat seat, guint order)
{
  OrdersOutlook outlook;
  guint         chance;

  orders_outlook_init (&outlook, state);
  return orders_progress_expect (state, &outlook, seat, order, &chance);
}

guint
orders_progress_list (const OrdersState *state,
                      FavorSeat          seat,
                      OrdersProgress     out[ORDERS_MAX_HAND])
{
  guint n = 0;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (state->hand[seat][i] < ORDERS_N_ORDERS)
      out[n++] = orders_progress_measure (state, seat, state->hand[seat][i]);
  return n;
}
