/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-data.h"
#include "orders-data.h"

/* Scenario 12.1: the tables of the components, against the totals of the rules and against the other
 * game that lays these tiles. */

static guint
edge_of (const KingdomPrint *print, guint side)
{
  if (print->cities >> side & 1)
    return FAVOR_EDGE_CITY;
  return print->roads >> side & 1 ? FAVOR_EDGE_ROAD : FAVOR_EDGE_FIELD;
}

static void
test_tiles (void)
{
  guint next = 0;

  for (guint type = 0; type < KINGDOM_N_TYPES; type++)
    {
      const KingdomPrint *print = &kingdom_prints[type];

      g_assert_cmpuint (print->first, ==, next);
      for (guint i = 0; i < print->count; i++)
        {
          const char *id = kingdom_tiles.words[next].id;

          g_assert_cmpuint (kingdom_type_of[next++], ==, type);
          g_assert_cmpint (id[0], ==, 'a' + (gint) type);
          g_assert_cmpint (id[1], ==, '1' + (gint) i);
        }
      g_assert_cmpint (print->count == 1,
                       ==,
                       strchr ("CGQTX", 'A' + (gint) type) != NULL);
      /* Roads run in meadows only. */
      g_assert_cmpuint (print->cities & print->roads, ==, 0);
    }
  g_assert_cmpuint (next, ==, KINGDOM_N_TILES);
  g_assert_cmpstr (kingdom_tiles.words[KINGDOM_STARTER].id, ==, "d1");
}

static void
test_same_tiles (void)
{
  for (guint type = 0; type < KINGDOM_N_TYPES; type++)
    {
      const KingdomPrint *print = &kingdom_prints[type];

      g_assert_cmpuint (print->count, ==, orders_tile_counts[type]);
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        g_assert_cmpuint (edge_of (print, side),
                          ==,
                          favor_edges_at (orders_shapes[type].edges, side));
      g_assert_cmpint (print->middle == KINGDOM_MIDDLE_CLOISTER,
                       ==,
                       orders_shapes[type].shows >> FAVOR_LAND_CLOISTER & 1);
    }
}

static void
test_pieces (void)
{
  guint triangles = 0, tokens = 0, actions = 0;
  guint pieces[KINGDOM_N_CHARACTERS] = { 0 };

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    pieces[kingdom_giver[piece]] += kingdom_piece_counts[piece];
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      const KingdomFigure *figure = &kingdom_figures[character];

      triangles += figure->favor == KINGDOM_FAVOR_TRIANGLE ? figure->stack : 0;
      tokens += figure->favor == KINGDOM_FAVOR_TOKEN ? figure->stack : 0;
      actions += figure->favor == KINGDOM_FAVOR_ACTION;
      if (character != KINGDOM_KING)
        g_assert_cmpuint (pieces[character], ==, figure->stack);
    }
  g_assert_cmpuint (triangles, ==, 40);
  g_assert_cmpuint (tokens, ==, 43);
  g_assert_cmpuint (actions, ==, 10);
}

/* A piece on a tile is the one in the supply that is called so. */
static void
test_pieces_on_tiles (void)
{
  for (guint triangle = 1; triangle < KINGDOM_N_TRIANGLES; triangle++)
    g_assert_cmpstr (kingdom_triangles.words[triangle].id,
                     ==,
                     kingdom_pieces.words[kingdom_piece_of_triangle[triangle]].id);
  for (guint token = 1; token < KINGDOM_N_TOKENS; token++)
    g_assert_true (g_str_has_suffix (kingdom_pieces.words[kingdom_piece_of_token[token]]
                                       .id,
                                     kingdom_tokens.words[token].id));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/scenario/12.1-tile-table", test_tiles);
  g_test_add_func ("/kingdom/data/same-tiles-as-the-other-game", test_same_tiles);
  g_test_add_func ("/kingdom/data/pieces", test_pieces);
  g_test_add_func ("/kingdom/data/pieces-on-tiles", test_pieces_on_tiles);
  return g_test_run ();
}
