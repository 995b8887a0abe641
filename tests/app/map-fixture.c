/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "map-fixture.h"

#include "favor-board-things.h"

FavorPiece *
map_fixture_add (MapFixture *fixture, int column, int row)
{
  FavorPiece           *piece = favor_board_add_piece (FAVOR_BOARD (fixture->map), 0);
  g_autoptr (FavorFace) face = favor_face_new (80, 80);
  g_autofree char      *label = g_strdup_printf ("Tile %d %d", column, row);

  favor_face_add_art (face, "test/quarters", 0, 0, 80, 80);
  favor_piece_set_face (piece, face);
  favor_piece_set_label (piece, label);
  favor_map_place (fixture->map, GTK_WIDGET (piece), 0, &FAVOR_RECT (column, row, 1, 1));
  return piece;
}

void
map_fixture_set_up (MapFixture *fixture, int columns, int rows)
{
  fixture->map = favor_map_new ();
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++)
      map_fixture_add (fixture, column, row);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->map), MAP_WIDTH, MAP_HEIGHT);
}

void
map_fixture_tear_down (MapFixture *fixture)
{
  page_fixture_close (fixture->window);
}

FavorPiece *
map_fixture_tile (MapFixture *fixture, int column, int row)
{
  g_autofree char *label = g_strdup_printf ("Tile %d %d", column, row);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->map));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) &&
        g_strcmp0 (favor_piece_get_label (FAVOR_PIECE (child)), label) == 0)
      return FAVOR_PIECE (child);
  g_assert_not_reached ();
}

graphene_rect_t
map_fixture_place (MapFixture *fixture, gpointer widget)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->map), &at));
  return at;
}

void
map_fixture_rest (MapFixture *fixture)
{
  page_fixture_wait_for (!favor_map_is_zooming (fixture->map) &&
                         !favor_board_is_moving (FAVOR_BOARD (fixture->map)));
  page_fixture_settle ();
}

void
map_fixture_zoom (MapFixture *fixture, double tile)
{
  while (favor_map_get_tile (fixture->map) < tile - 0.01)
    {
      favor_map_zoom (fixture->map, 1, NULL);
      map_fixture_rest (fixture);
    }
}

gpointer
map_fixture_find_controller (FavorMap *map, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (map));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (all, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  g_assert_not_reached ();
}

guint
map_fixture_count (MapFixture *fixture)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->map));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += FAVOR_IS_PIECE (child) && gtk_widget_get_mapped (child);
  return n;
}

gboolean
map_fixture_is_seen (MapFixture *fixture, gpointer widget)
{
  graphene_rect_t at = map_fixture_place (fixture, widget);
  graphene_rect_t window = FAVOR_RECT (0, 0, MAP_WIDTH, MAP_HEIGHT);

  return gtk_widget_get_mapped (widget) && graphene_rect_contains_rect (&window, &at);
}
