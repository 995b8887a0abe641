/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "orders-position.h"

/* How many rows of placements there are, of one to three tiles, from fixed seeds and stacks: counted by the
 * rules, and by a second method that shares nothing with them but the letters of the edges and a grid. */

#define MAX_DEPTH 3
#define SIDE      (2 * MAX_DEPTH + 3)
#define ORIGIN    (MAX_DEPTH + 1)

/* The edges N E S W of each type and how often it has to be turned until it looks the same (section 2.1). */
static const struct
{
  const char *edges;
  guint       turns;
} letters[ORDERS_N_TILES] = {
  { "ffrf", 4 }, { "ffff", 1 }, { "cccc", 1 }, { "crfr", 4 }, { "cfff", 4 },
  { "fcfc", 2 }, { "fcfc", 2 }, { "cfcf", 2 }, { "ccff", 4 }, { "crrf", 4 },
  { "cfrr", 4 }, { "crrr", 4 }, { "cffc", 4 }, { "cffc", 4 }, { "crrc", 4 },
  { "crrc", 4 }, { "ccfc", 4 }, { "ccfc", 4 }, { "ccrc", 4 }, { "ccrc", 4 },
  { "rfrf", 2 }, { "ffrr", 4 }, { "frrr", 4 }, { "rrrr", 1 },
};

/* By the rules: nobody deploys a follower, nobody draws. */
static guint
count_by_rules (const OrdersState *state, guint depth)
{
  g_auto (FavorActions) legal = { 0 };
  guint                 n = 0;

  orders_list (state, &legal);
  if (state->head.phase != ORDERS_PHASE_PLACE)
    {
      OrdersState after = *state;

      orders_apply (&after, &legal.items[legal.n - 1], NULL);
      return count_by_rules (&after, depth);
    }
  if (depth == 1)
    return legal.n;
  for (guint i = 0; i < legal.n; i++)
    {
      OrdersState after = *state;

      orders_apply (&after, &legal.items[i], NULL);
      n += count_by_rules (&after, depth - 1);
    }
  return n;
}

/* The second method: every cell of a small grid, every rotation, letter by letter. */
typedef struct
{
  char edges[SIDE][SIDE][5];
} Grid;

static gboolean
fits (const Grid *grid, guint x, guint y, const char *edges)
{
  const char *north = grid->edges[y - 1][x];
  const char *east = grid->edges[y][x + 1];
  const char *south = grid->edges[y + 1][x];
  const char *west = grid->edges[y][x - 1];

  if (grid->edges[y][x][0] != '\0' || (!north[0] && !east[0] && !south[0] && !west[0]))
    return FALSE;
  return (!north[0] || north[2] == edges[0]) && (!east[0] || east[3] == edges[1]) &&
         (!south[0] || south[0] == edges[2]) && (!west[0] || west[1] == edges[3]);
}

static void
turn (const char *edges, guint times, char *turned)
{
  for (guint side = 0; side < 4; side++)
    turned[(side + times) % 4] = edges[side];
  turned[4] = '\0';
}

/* `tiles` are drawn from the end; what fits nowhere is passed over. */
static guint
count_by_letters (const Grid *grid, const guint8 *tiles, guint n_tiles, guint depth)
{
  const guint8 tile = tiles[n_tiles - 1];
  guint        n = 0;
  gboolean     placed = FALSE;

  for (guint y = 1; y + 1 < SIDE; y++)
    for (guint x = 1; x + 1 < SIDE; x++)
      for (guint times = 0; times < letters[tile].turns; times++)
        {
          Grid after = *grid;

          turn (letters[tile].edges, times, after.edges[y][x]);
          if (!fits (grid, x, y, after.edges[y][x]))
            continue;
          placed = TRUE;
          n += depth == 1 ? 1 : count_by_letters (&after, tiles, n_tiles - 1, depth - 1);
        }
  return placed ? n : count_by_letters (grid, tiles, n_tiles - 1, depth);
}

static void
test_counts (void)
{
  static const guint expected[][MAX_DEPTH] = {
    { 3, 26, 260 }, { 4, 32, 296 }, { 3, 24, 56 },
    { 4, 16, 176 }, { 6, 54, 690 }, { 4, 36, 124 },
  };

  for (guint seed = 0; seed < G_N_ELEMENTS (expected); seed++)
    {
      g_auto (OrdersPosition) self = { 0 };
      Grid                    grid = { 0 };

      orders_position_begin (&self, 2, "orders=off", seed);
      turn (letters[ORDERS_STARTER].edges, 0, grid.edges[ORIGIN][ORIGIN]);
      for (guint depth = 1; depth <= MAX_DEPTH; depth++)
        {
          const guint n = count_by_rules (&self.state, depth);

          g_assert_cmpuint (n,
                            ==,
                            count_by_letters (&grid,
                                              self.state.stack,
                                              self.state.n_stack,
                                              depth));
          g_assert_cmpuint (n, ==, expected[seed][depth - 1]);
        }
    }
}

/* In whole games: each listed placement is one that every cell and rotation tried by `check` gives. */
static void
test_whole_games (void)
{
  for (guint seed = 0; seed < 4; seed++)
    {
      g_auto (OrdersPosition) self = { 0 };
      g_auto (FavorActions)   legal = { 0 };
      FavorRng                rng;

      favor_rng_seed (&rng, seed);
      orders_position_begin (&self, 3, NULL, seed);
      while (self.state.head.decider != FAVOR_SEAT_NONE)
        {
          guint n = 0;

          orders_list (&self.state, &legal);
          if (self.state.head.phase == ORDERS_PHASE_PLACE)
            {
              FavorAction action = legal.items[0];

              for (action.arg[1] = -40; action.arg[1] <= 40; action.arg[1]++)
                for (action.arg[0] = -40; action.arg[0] <= 40; action.arg[0]++)
                  for (action.arg[2] = 0;
                       action.arg[2] < orders_shapes[self.state.current].rotations;
                       action.arg[2]++)
                    if (orders_check (&self.state, &action, NULL))
                      {
                        g_assert_cmpuint (n, <, legal.n);
                        g_assert_true (favor_action_equal (&action, &legal.items[n]));
                        n++;
                      }
              g_assert_cmpuint (n, ==, legal.n);
            }
          orders_apply (&self.state, &legal.items[favor_rng_below (&rng, legal.n)], NULL);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/list/counts", test_counts);
  g_test_add_func ("/orders/list/whole-games", test_whole_games);
  return g_test_run ();
}
