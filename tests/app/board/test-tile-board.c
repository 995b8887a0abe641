/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-tile-board.h"

#include "favor-board-things.h"
#include "favor-shapes.h"
#include "map-fixture.h"

/* What maps of tiles share. */

#define THING 3

static void
count_cb (FavorPiece *piece, gpointer data)
{
  guint *n = data;

  (*n)++;
}

/* A piece knows its cell, also the farthest ones; ghosts are nobody's piece. */
static void
test_cells (void)
{
  const gint  farthest[] = { -128, -1, 0, 72, 127 };
  FavorBoard *board = g_object_ref_sink (g_object_new (FAVOR_TYPE_MAP, NULL));
  guint       n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (farthest); i++)
    for (guint j = 0; j < G_N_ELEMENTS (farthest); j++)
      {
        const guint cell = FAVOR_TILE_CELL (farthest[i], farthest[j]);
        FavorPiece *piece = favor_board_add_piece (board, FAVOR_TILE_KEY (THING, cell));
        guint       which;
        gint        x, y;

        g_assert_cmpuint (favor_tile_identify (piece, &which), ==, THING);
        g_assert_cmpuint (which, ==, cell);
        favor_tile_find_cell (piece, &x, &y);
        g_assert_cmpint (x, ==, farthest[i]);
        g_assert_cmpint (y, ==, farthest[j]);
      }
  favor_tile_add_ghost (board);
  favor_tile_foreach (board, count_cb, &n);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (farthest) * G_N_ELEMENTS (farthest));
  g_assert_finalize_object (board);
}

/* Pieces lie where they are put, in tiles, until they are put away. */
static void
test_places (void)
{
  FavorMap       *map = g_object_ref_sink (g_object_new (FAVOR_TYPE_MAP, NULL));
  FavorPiece     *piece = favor_board_add_piece (FAVOR_BOARD (map), 1);
  graphene_rect_t at;

  g_assert_false (favor_tile_has_place (map, GTK_WIDGET (piece)));
  favor_tile_put (map, piece, 0, -2, 5, &favor_tile_upright_at);
  g_assert_true (favor_map_get_place (map, GTK_WIDGET (piece), &at));
  g_assert_true (graphene_rect_equal (&at, &FAVOR_RECT (-2.07, 4.69, 1.14, 1.37)));
  favor_tile_put_away (map, piece);
  g_assert_false (favor_tile_has_place (map, GTK_WIDGET (piece)));
  g_assert_finalize_object (map);
}

/* A small picture of many tiles shows those around the cell that is asked for. */
static void
test_picture (void)
{
  const graphene_size_t size = GRAPHENE_SIZE_INIT (300, 120);
  GtkSnapshot          *snapshot = gtk_snapshot_new ();

  g_assert_cmpfloat (
    favor_tile_begin_picture (snapshot, &FAVOR_RECT (0, 0, 2, 2), 0, 0, &size),
    ==,
    60);
  g_assert_cmpfloat (
    favor_tile_begin_picture (snapshot, &FAVOR_RECT (-36, 0, 72, 1), 9, 0, &size),
    >=,
    30);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_restore (snapshot);
  g_object_unref (snapshot);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tile-board/cells", test_cells);
  g_test_add_func ("/tile-board/places", test_places);
  g_test_add_func ("/tile-board/picture", test_picture);
  return g_test_run ();
}
