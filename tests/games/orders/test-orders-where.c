/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "favor-text.h"
#include "orders-position.h"

/* What places on the map are called. */

static const FavorNames names = { { "Ann", "Bo", "Mei", "Carlos" } };

static char *
say (const OrdersState *state, FavorSeat seat, gint x, gint y)
{
  FavorReason where;

  orders_find_where (state, seat, x, y, &where);
  return favor_text_for_pointed_out (&favor_orders_game, &where, &names);
}

/* ---- Scenarios ------------------------------------------------------------------------ */

typedef struct
{
  const char *name;
  OrdersSetup setup;
  FavorSeat   seat;
  gint        x;
  gint        y;
  const char *words;
} Scenario;

/* A city in a row above the starter, a road to the east, a cloister in the south. */
#define BOARD     "N(0,-1)2 F(1,-1)0 B(0,1)0 U(1,0)1"
#define FOLLOWERS "0:city-0@1 1:cloister@3 1:farm-0@4"
/* A long road to the east, of tiles that look alike, then a cloister in the west. */
#define ROAD "U(1,0)1 U(2,0)1 U(3,0)1 U(4,0)1 U(5,0)1 A(-1,0)3"

/* clang-format off */
static const Scenario table[] = {
  { "own-follower", { .board = BOARD, .followers = FOLLOWERS }, 0, 0, -2, "Space to the north of your knight" },
  { "other-follower", { .board = BOARD, .followers = FOLLOWERS }, 1, -1, -1, "Space to the west of Ann’s knight" },
  { "spectator", { .board = BOARD, .followers = FOLLOWERS }, FAVOR_SEAT_NONE, -1, 2, "Space to the southwest of Bo’s monk" },
  { "last", { .board = BOARD }, 0, 2, 0, "Space to the east of the tile laid last" },
  { "last-with-follower", { .board = BOARD, .followers = FOLLOWERS }, 1, 2, 0, "Space to the east of your farmer" },
  { "first", { .board = BOARD }, 0, -1, 0, "Space to the west of the first tile" },
  { "first-itself", { .board = "" }, 0, 0, 0, "The first tile" },
  { "alone", { .board = BOARD }, 0, 1, -2, "Space to the north of “City across, pennant”" },
  { "alone-with-two-alike-followers", { .board = BOARD, .followers = "0:farm-0@1 0:farm-0@2" }, 0, 1, -2, "Space to the north of “City across, pennant”" },
  { "end", { .board = ROAD }, 0, 6, 0, "Space to the east of the easternmost “Straight road”" },
  { "askew-rather-than-counted", { .board = ROAD }, 0, 4, -1, "Space to the northwest of the easternmost “Straight road”" },
  { "number", { .board = ROAD }, 0, 3, 1, "Space to the southeast of “Straight road” number 2 from the west" },
  { "rows", { .board = "B(0,1)0 B(1,1)0 B(0,2)0 B(1,2)0 E(-1,1)3" }, 0, 2, 2, "Space to the southeast of “Cloister” number 2 row by row from the northwest" },
};

/* clang-format on */

static void
test_scenario (gconstpointer data)
{
  const Scenario         *scenario = data;
  g_auto (OrdersPosition) self = { 0 };
  g_autofree char        *words = NULL;

  orders_position_init (&self, &scenario->setup);
  words = say (&self.state, scenario->seat, scenario->x, scenario->y);
  g_assert_cmpstr (words, ==, scenario->words);
}

/* ---- All places of many positions ----------------------------------------------------- */

typedef struct
{
  GHashTable *said;
  guint       n[ORDERS_N_DEEDS];
  guint       n_all;
} Tally;

static void
add_place (Tally *self, const OrdersState *state, gint x, gint y)
{
  FavorReason where;
  char       *words = say (state, state->head.decider, x, y);

  orders_find_where (state, state->head.decider, x, y, &where);
  self->n[where.kind]++;
  self->n_all++;
  if (state->n_placed % 8 == 0)
    g_test_message ("%s", words);
  g_assert_true (g_hash_table_add (self->said, words));
}

static void
look_at (Tally *self, const OrdersState *state)
{
  g_hash_table_remove_all (self->said);
  for (guint i = 0; i < state->n_placed; i++)
    add_place (self, state, state->placed[i].x, state->placed[i].y);
  for (guint i = 0; i < state->tiles.n_spaces; i++)
    add_place (self, state, state->tiles.space[i].x, state->tiles.space[i].y);
}

static void
play (Tally *self, guint seats, guint64 seed)
{
  g_auto (OrdersPosition) position = { 0 };
  g_auto (FavorActions)   legal = { 0 };
  OrdersState            *state = &position.state;
  FavorRng                rng;

  favor_rng_seed (&rng, seed);
  orders_position_begin (&position, seats, NULL, seed);
  while (state->head.decider != FAVOR_SEAT_NONE)
    {
      favor_actions_clear (&legal);
      orders_list (state, &legal);
      if (state->head.phase == ORDERS_PHASE_PLACE)
        look_at (self, state);
      orders_apply (state,
                    &legal.items[favor_orders_game.prefer (state, &legal, &rng, NULL)],
                    NULL);
    }
}

/* No two places have the same words, and hardly ever has anybody to count. */
static void
test_places (void)
{
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal,
                                                       g_free,
                                                       NULL);
  Tally                  self = { .said = said };

  for (guint seats = ORDERS_MIN_SEATS; seats <= ORDERS_MAX_SEATS; seats++)
    for (guint64 seed = 0; seed < 4; seed++)
      play (&self, seats, seed);
  for (guint kind = 0; kind < ORDERS_N_DEEDS; kind++)
    g_test_message ("%s: %u of %u", orders_deeds[kind].id, self.n[kind], self.n_all);
  g_assert_cmpuint (self.n_all, >, 10000);
  g_assert_cmpuint (self.n[ORDERS_DEED_BY_NUMBER] * 50, <, self.n_all);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *path = g_strconcat ("/orders/where/", table[i].name, NULL);

      g_test_add_data_func (path, &table[i], test_scenario);
    }
  g_test_add_func ("/orders/where/places", test_places);
  return g_test_run ();
}
