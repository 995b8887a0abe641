/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-position.h"

/* What views ask of the map and of a placement. */

static OrdersFeature
feature_at (const OrdersPosition *self, guint at, const char *part)
{
  const gint name = orders_find_feature (&self->state,
                                         at,
                                         favor_test_find_word (&orders_parts, part));

  g_assert_cmpint (name, !=, FAVOR_NONE);
  return orders_look_at (&self->state, (FavorNode) name);
}

/* A city in a row above the starter, a road to the east, a cloister in the south. */
#define BOARD "N(0,-1)2 F(1,-1)0 B(0,1)0 U(1,0)1"

static void
test_features (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = BOARD,
                                    .followers = "0:city-0@1 1:cloister@3 1:farm-0@4" };
  OrdersSpot              spots[FAVOR_TILE_MAP_MAX_NODES];
  OrdersFeature           feature;

  orders_position_init (&self, &setup);
  feature = feature_at (&self, 2, "city-0");
  g_assert_cmpuint (feature.tiles, ==, 3);
  g_assert_cmpuint (feature.open, ==, 1);
  g_assert_cmpuint (feature.pennants, ==, 1);
  g_assert_cmpuint (feature.owners, ==, 1);
  g_assert_cmpuint (feature.followers[0], ==, 1);
  g_assert_cmpint (feature.now, ==, 4);
  g_assert_cmpint (feature.done, ==, 8);
  g_assert_false (feature.complete);
  g_assert_cmpuint (orders_list_spots (&self.state, feature.name, spots), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (spots[i].at, ==, i);
      g_assert_cmpstr (orders_parts.words[spots[i].part].id, ==, "city-0");
    }
  feature = feature_at (&self, 3, "cloister");
  g_assert_cmpint (feature.now, ==, 3);
  g_assert_cmpint (feature.done, ==, 9);
  g_assert_cmpuint (feature.owners, ==, 2);
  feature = feature_at (&self, 0, "road-0");
  g_assert_cmpuint (feature.owners, ==, 0);
  g_assert_cmpint (feature.done, ==, 2);
  /* The farm below the road goes on beside the cloister; it touches no city. */
  feature = feature_at (&self, 3, "farm-0");
  g_assert_cmpuint (feature.owners, ==, 2);
  g_assert_cmpint (feature.done, ==, 0);
  g_assert_cmpint (orders_find_feature (&self.state, 4, ORDERS_PART_CLOISTER),
                   ==,
                   FAVOR_NONE);
}

/* Each segment belongs to exactly one feature of the list. */
static void
test_lists (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = BOARD };
  FavorNode               names[FAVOR_TILE_MAP_MAX_NODES];
  OrdersSpot              spots[FAVOR_TILE_MAP_MAX_NODES];
  guint                   n_spots = 0;

  orders_position_init (&self, &setup);
  for (guint i = orders_list_features (&self.state, names); i-- > 0;)
    {
      n_spots += orders_list_spots (&self.state, names[i], spots);
      g_assert_cmpint (orders_find_feature (&self.state, spots[0].at, spots[0].part),
                       ==,
                       names[i]);
    }
  g_assert_cmpuint (n_spots, ==, favor_tile_map_n_nodes (&self.state.tiles));
}

static void
test_farm (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup setup = { .board = "E(0,-1)2 U(1,0)1", .followers = "1:farm-0@2" };
  OrdersFeature     farm;

  orders_position_init (&self, &setup);
  farm = feature_at (&self, 0, "farm-0");
  g_assert_cmpuint (farm.cities[1], ==, 1);
  g_assert_cmpuint (farm.cities[0], ==, 0);
  g_assert_cmpint (farm.now, ==, 3);
  g_assert_false (farm.complete);
}

static void
test_left (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "U(1,0)1", .tile = 'E', .stack = "EEU" };
  guint8                  left[ORDERS_N_TILES];
  OrdersGap               gaps[FAVOR_TILE_MAP_MAX_SPACES];
  guint                   n;

  orders_position_init (&self, &setup);
  orders_count_left (&self.state, left);
  g_assert_cmpuint (left[ORDERS_TILE_E], ==, 2);
  g_assert_cmpuint (left[ORDERS_TILE_U], ==, 1);
  g_assert_cmpuint (left[ORDERS_TILE_X], ==, 0);
  /* A city side is wanted above the starter: with the tile in hand three are there. */
  g_assert_cmpuint (orders_count_fitting (&self.state, 0, -1), ==, 3);
  g_assert_cmpuint (orders_count_fitting (&self.state, 5, 5), ==, 0);
  for (n = orders_list_gaps (&self.state, gaps); n-- > 0;)
    g_assert_cmpuint (orders_count_fitting (&self.state, gaps[n].x, gaps[n].y), ==, 0);
}

/* A space between three roads, when only fields and cities are left. */
static void
test_gap (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "U(1,0)1", .tile = 'E', .stack = "E" };
  OrdersGap               gaps[FAVOR_TILE_MAP_MAX_SPACES];

  orders_position_init (&self, &setup);
  g_assert_cmpuint (orders_list_gaps (&self.state, gaps), ==, 2);
  g_assert_cmpint (gaps[0].x, ==, -1);
  g_assert_cmpint (gaps[0].y, ==, 0);
  g_assert_cmpint (gaps[1].x, ==, 2);
  g_assert_cmpuint (gaps[0].sides, ==, 1);
}

/* What stands on the board scores, open orders cost only where they are seen. */
static void
test_score_now (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = BOARD,
                                    .followers = "0:city-0@1 1:cloister@3",
                                    .hands = "0:gap-4 1:score-10",
                                    .scores = "5 7" };
  FavorPad                pad;

  orders_position_init (&self, &setup);
  orders_score_now (&self.state, 0, 0, &pad);
  g_assert_cmpint (pad.total, ==, 5 + 4 - 10);
  g_assert_cmpint (pad.line[ORDERS_ROW_END_CITY], ==, 4);
  orders_score_now (&self.state, 0, 1, &pad);
  g_assert_cmpint (pad.total, ==, 7 + 3);
  orders_score_now (&self.state, 1, 1, &pad);
  g_assert_cmpint (pad.total, ==, 7 + 3 - 10);
}

/* Previews */

static void
test_preview (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = BOARD,
                                    .followers = "0:city-0@1",
                                    .hands = "0:gap-4,city-exact-4,farmer-finish-city",
                                    .tile = 'E' };
  FavorAction             action;
  OrdersPreview           preview;

  orders_position_init (&self, &setup);
  action = orders_position_action (&self, "place 2 -1 3");
  orders_preview (&self.state, &action, FAVOR_NONE, &preview);
  g_assert_cmpuint (preview.n_closing, ==, 1);
  g_assert_cmpuint (preview.closing[0].tiles, ==, 4);
  g_assert_cmpint (preview.closing[0].done, ==, 10);
  g_assert_cmpuint (preview.closing[0].owners, ==, 1);
  g_assert_cmpint (preview.gain[0], ==, 10);
  g_assert_cmpuint (preview.orders, ==, 1 << 1);
  /* The city has a knight, the field is free: a farmer would fulfil another order, too. */
  g_assert_cmpuint (preview.n_targets, ==, 2);
  g_assert_false (preview.target[0].free);
  g_assert_true (preview.target[1].free);
  g_assert_cmpuint (preview.target[1].orders, ==, 1 << 1 | 1 << 2);
  g_assert_cmpuint (preview.target[1].feature.land, ==, FAVOR_LAND_FARM);
  /* With the farmer. */
  orders_preview (&self.state, &action, preview.target[1].part, &preview);
  g_assert_cmpuint (preview.orders, ==, 1 << 1 | 1 << 2);
  g_assert_cmpuint (preview.after.n_on_board, ==, 2);
}

/* Hidden orders are none; a preview in phase `follow` is about the follower alone. */
static void
test_preview_hidden (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = BOARD,
                                    .hands = "0:city-empty,farmer-any",
                                    .tile = 'E' };
  FavorAction             action;
  OrdersPreview           preview;

  orders_position_init (&self, &setup);
  orders_position_play (&self, "place 2 -1 3");
  action = orders_position_action (&self, "follow farm-0");
  orders_preview (&self.state, &action, FAVOR_NONE, &preview);
  g_assert_cmpuint (preview.orders, ==, 3);
  action = orders_position_action (&self, "skip");
  orders_preview (&self.state, &action, FAVOR_NONE, &preview);
  g_assert_cmpuint (preview.orders, ==, 1);
  favor_game_observe (&favor_orders_game, &self.state, 1);
  orders_preview (&self.state, &action, FAVOR_NONE, &preview);
  g_assert_cmpuint (preview.orders, ==, 0);
  g_assert_cmpuint (preview.n_closing, ==, 1);
}

/* The preview's move of a seat, or that of a follower behind it, is what then happens. */
static void
compare_with_play (OrdersState *state, FavorRng *rng, FavorActions *legal)
{
  const FavorSeat    seat = state->head.decider;
  const FavorAction *action;
  OrdersPreview      preview;
  OrdersState        before = *state;

  orders_list (state, legal);
  action = &legal->items[favor_rng_below (rng, legal->n)];
  if (state->head.phase == ORDERS_PHASE_FOLLOW)
    orders_preview (state, action, FAVOR_NONE, &preview);
  orders_apply (state, action, NULL);
  if (before.head.phase != ORDERS_PHASE_FOLLOW)
    return;
  for (guint row = ORDERS_ROW_ROAD; row <= ORDERS_ROW_CLOISTER; row++)
    for (guint i = 0; i < state->head.n_seats; i++)
      preview.gain[i] = (gint16) (preview.gain[i] + before.pad[i][row] -
                                  state->pad[i][row]);
  for (guint i = 0; i < state->head.n_seats; i++)
    g_assert_cmpint (preview.gain[i], ==, 0);
  if (state->head.phase == ORDERS_PHASE_FULFIL)
    g_assert_cmpuint (state->n_eligible, ==, __builtin_popcount (preview.orders));
  else
    g_assert_cmpuint (__builtin_popcount (preview.orders),
                      ==,
                      state->n_fulfilled[seat] - before.n_fulfilled[seat]);
}

/* What would be scored now is scored if the game ends now: with the last tile. */
static void
test_games (void)
{
  g_auto (FavorActions) legal = { 0 };
  OrdersOptions         options;
  FavorRng              rng;

  favor_schema_set_defaults (&orders_options_schema, &options);
  favor_rng_seed (&rng, 7);
  for (guint seed = 0; seed < 20; seed++)
    {
      OrdersState state = { 0 };
      FavorPad    pad, now;

      orders_setup (&state, &options, 2 + seed % 5, seed, NULL);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          compare_with_play (&state, &rng, &legal);
          for (guint order = 0; order < ORDERS_N_ORDERS; order++)
            {
              OrdersProgress progress = orders_progress_measure (&state, 0, order);

              g_assert_cmpuint (progress.have, <=, progress.need);
            }
        }
      orders_score (&state, 0, &pad);
      orders_score_now (&state, 0, 0, &now);
      g_assert_cmpmem (&pad, sizeof pad, &now, sizeof now);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/look/features", test_features);
  g_test_add_func ("/orders/look/lists", test_lists);
  g_test_add_func ("/orders/look/farm", test_farm);
  g_test_add_func ("/orders/look/left", test_left);
  g_test_add_func ("/orders/look/gap", test_gap);
  g_test_add_func ("/orders/look/score-now", test_score_now);
  g_test_add_func ("/orders/look/preview", test_preview);
  g_test_add_func ("/orders/look/preview-hidden", test_preview_hidden);
  g_test_add_func ("/orders/look/games", test_games);
  return g_test_run ();
}
