/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-position.h"

/* How far orders are, in the words that people read. */

typedef struct
{
  const char *name;
  OrdersSetup setup;
  const char *order;
  const char *words;
} Progress;

#define CITY_3 "N(0,-1)2 F(1,-1)0"
#define CHAPEL "B(0,1)0 U(1,0)1 U(-1,0)1 E(1,1)1 E(-1,1)2 E(0,2)1 E(1,2)3"
#define TRIPLE "W(1,0)0 U(1,1)0"

/* clang-format off */
static const Progress table[] = {
  { "exact", { .board = CITY_3 }, "city-exact-5", "Tiles of the best open city: 3 of 5" },
  { "exact-too-large", { .board = CITY_3 }, "city-exact-3", "Tiles of the best open city: 0 of 3" },
  { "least", { .board = CITY_3 }, "city-min-8", "Tiles of the largest open city: 3 of 8" },
  { "complete", { .board = "E(0,-1)2" }, "city-min-4", "Tiles of the largest open city: 0 of 4" },
  { "pennants", { .board = CITY_3 }, "city-pennant-2", "Pennants of an open city: 1 of 2" },
  { "plain", { .board = "N(0,-1)2" }, "city-plain-3", "Tiles of an open city without pennant: 2 of 3" },
  { "garrison", { .board = CITY_3, .followers = "0:city-0@1" }, "city-followers-2", "Followers in an open city: 1 of 2" },
  { "no-empty-city", { .board = CITY_3, .followers = "0:city-0@1" }, "city-empty", "Open city without a follower: 0 of 1" },
  { "road", { .board = "U(1,0)1" }, "road-exact-4", "Tiles of the best open road: 2 of 4" },
  { "long-road", { .board = "A(-1,0)3 U(1,0)1 U(2,0)1 U(3,0)1" }, "road-min-4", "Tiles of the longest open road: 4 of 4" },
  { "quiet", { .board = "A(-1,0)3 U(1,0)1" }, "road-quiet-3", "Tiles of an open road without city: 0 of 3" },
  { "pilgrims", { .board = "A(-1,0)3" }, "road-cloister", "Open road with a cloister: 1 of 1" },
  { "two-cities", { .board = "E(0,-1)2" }, "road-two-cities", "Complete of road and two cities: 1 of 3" },
  { "large-city", { .board = CITY_3 }, "road-city-4", "Tiles of the largest city at a road: 3 of 4" },
  { "rogues", { .board = "U(1,0)1", .followers = "1:road-0@1" }, "road-followers-2", "Followers on an open road: 1 of 2" },
  { "safe", { .board = "U(1,0)1", .followers = "1:road-0@1" }, "road-empty-3", "Tiles of an open road without follower: 0 of 3" },
  { "at-once", { .board = "A(-1,0)3" }, "road-two-at-once", "Roads that one tile could close: 1 of 2" },
  { "monk", { .board = "", .tile = 'A', .stack = "U" }, "monk-place", "Cloister still to come: 1 of 1" },
  { "crowded", { .board = "U(1,0)1 U(-1,0)1" }, "monk-crowded-4", "Tiles around the best free space: 3 of 4" },
  { "cloister", { .board = CHAPEL }, "cloister-any", "Tiles around the best cloister: 7 of 8" },
  { "own-cloister", { .board = CHAPEL, .followers = "1:cloister@1" }, "cloister-own", "Tiles around your cloister: 0 of 8" },
  { "alms", { .board = CHAPEL, .followers = "1:cloister@1" }, "cloister-other", "Tiles around a cloister of another: 7 of 8" },
  { "bells", { .board = CHAPEL }, "cloister-cities-4", "Cities around an open cloister: 4 of 4" },
  { "chapels", { .board = "B(0,1)0" }, "cloister-two-near", "Cloisters around the best free space: 1 of 2" },
  { "farmer", { .board = "" }, "farmer-any", "Follower in supply: 1 of 1" },
  { "markets", { .board = "E(0,-1)2" }, "farmer-city-2", "Complete cities at a free farm: 1 of 2" },
  { "wide", { .board = "B(0,1)0 B(1,1)0" }, "farmer-wide-8", "Tiles of the largest free farm: 3 of 8" },
  { "ploughs", { .board = "U(1,0)1", .followers = "0:farm-0@1" }, "farmer-third", "Your farmers on the board: 1 of 3" },
  { "tithes", { .board = "B(0,1)0" }, "farmer-cloister", "Free farm with a cloister: 1 of 1" },
  { "sites", { .board = "I(0,1)2" }, "farmer-open-3", "Open cities at a free farm: 2 of 3" },
  { "harvest", { .board = "" }, "farmer-finish-city", "City that one tile could close: 1 of 1" },
  { "virgin", { .board = "U(1,0)1" }, "farmer-no-city-4", "Tiles of a free farm without city: 2 of 4" },
  { "roles", { .board = "U(1,0)1", .followers = "0:road-0@1" }, "roles-4", "Your roles on the board: 1 of 4" },
  { "knights", { .board = "U(1,0)1 E(1,-1)0", .followers = "0:city-0@2" }, "three-knights", "Your knights on the board: 1 of 3" },
  { "highwaymen", { .board = TRIPLE, .followers = "0:road-0@1 0:road-0@2" }, "three-highwaymen", "Your highwaymen on the board: 2 of 3" },
  { "gap", { .board = "U(1,0)1 U(-1,0)1 E(1,-1)0 E(-1,-1)0" }, "gap-4", "Tiles beside the best free space: 3 of 4" },
  { "both", { .board = "A(-1,0)3" }, "city-and-road", "City and road that one tile could close: 1 of 2" },
  { "golden", { .board = CITY_3, .followers = "0:city-0@1" }, "score-10", "Points that one tile could bring you: 10 of 10" },
  { "shared", { .board = CITY_3, .followers = "0:city-0@1" }, "shared", "Open feature that you share: 0 of 1" },
  { "gift", { .board = "N(0,-1)2", .followers = "1:city-0@1" }, "help-4", "Points that one tile could bring another: 4 of 4" },
};

/* clang-format on */

static void
test_words (gconstpointer data)
{
  const Progress         *self = data;
  g_auto (OrdersPosition) position = { 0 };
  OrdersProgress          progress;

  orders_position_init (&position, &self->setup);
  progress = orders_progress_measure (&position.state,
                                      0,
                                      favor_test_find_word (&orders_orders, self->order));
  favor_assert_text (orders_progress_describe (&progress), self->words);
}

/* What a line is about can be shown on the map. */
static void
test_places (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = CITY_3 };
  OrdersProgress          progress;

  orders_position_init (&self, &setup);
  progress = orders_progress_measure (&self.state, 0, ORDERS_ORDER_CITY_EXACT_5);
  g_assert_cmpint (progress.feature, ==, self.state.tiles.name[0]);
  g_assert_false (progress.is_space);
  progress = orders_progress_measure (&self.state, 0, ORDERS_ORDER_FARMER_FINISH_CITY);
  g_assert_true (progress.is_space);
  g_assert_cmpint (progress.x, ==, 2);
  g_assert_cmpint (progress.y, ==, -1);
}

/* Hidden orders of a hand are left out. */
static void
test_hand (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "", .hands = "0:gap-4,score-10 1:shared" };
  OrdersProgress          list[ORDERS_MAX_HAND];

  orders_position_init (&self, &setup);
  favor_game_observe (&favor_orders_game, &self.state, 0);
  g_assert_cmpuint (orders_progress_list (&self.state, 0, list), ==, 2);
  g_assert_cmpuint (list[1].order, ==, ORDERS_ORDER_SCORE_10);
  g_assert_cmpuint (orders_progress_list (&self.state, 1, list), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *path = g_strconcat ("/orders/progress/", table[i].name, NULL);

      g_test_add_data_func (path, &table[i], test_words);
    }
  g_test_add_func ("/orders/progress/places", test_places);
  g_test_add_func ("/orders/progress/hand", test_hand);
  return g_test_run ();
}
