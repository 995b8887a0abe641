/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "map-meter.h"

#include "page-fixture.h"

#include "favor-art.h"
#include "favor-board-things.h"
#include "favor-map-private.h"
#include "favor-memory.h"
#include "favor-style.h"

/* measure-map [TILES…]: maps of 60, 120 and 200 tiles, first alone, then each with what stands upright on
 * it and every third with a follower: 2.3 pieces a tile. What a frame costs while they are moved and
 * zoomed, and when one of them changes.
 *
 * measure-map --pictures FOLDER: what the map looks like in three sizes, and while one of them moves. */

#define LARGE 100.0

static const char *const grounds[] = {
  "dragon/crest-boar",     "dragon/crest-crane",        "dragon/crest-dragon",
  "dragon/crest-fox",      "dragon/crest-ox",           "dragon/crest-rat",
  "dragon/crest-tiger",    "emperor/person-apothecary", "emperor/person-blacksmith",
  "emperor/person-chef",   "emperor/person-empress",    "emperor/person-official",
  "emperor/person-priest", "emperor/person-strategist", "emperor/treasury",
};

static const char *const uprights[] = {
  "emperor/event-banquet-of-nations", "emperor/event-famine-relief",
  "emperor/event-heavenly-rites",     "emperor/event-plague-in-the-capital",
  "emperor/event-masters-workshop",   "emperor/event-northern-invasion",
  "emperor/event-palace-intrigue",    "emperor/event-royal-inspection",
};

static const char *const followers[] = { "emperor/star-seat-1",
                                         "emperor/star-seat-2",
                                         "emperor/star-seat-3" };

static FavorFace *
create_face (const char *art, double width, double height)
{
  FavorFace *face = favor_face_new (width, height);

  favor_face_add_art (face, art, 0, 0, width, height);
  return face;
}

static FavorPiece *
add_piece (FavorMap *map, const char *art, guint layer, const graphene_rect_t *at)
{
  FavorBoard           *board = FAVOR_BOARD (map);
  FavorPiece           *piece = layer == 1 ? favor_board_add_mute_piece (board, 0)
                                           : favor_board_add_piece (board, 0);
  g_autoptr (FavorFace) face = create_face (art,
                                            200 * at->size.width,
                                            200 * at->size.height);

  favor_piece_set_face (piece, face);
  if (layer != 1)
    favor_piece_set_label (piece, art);
  favor_map_place (map, GTK_WIDGET (piece), layer, at);
  return piece;
}

static FavorPiece *
add_tile (FavorMap *map, guint nth, guint columns, gboolean alone)
{
  float       x = (float) (nth % columns), y = (float) (nth / columns);
  FavorPiece *tile = add_piece (map,
                                grounds[nth * 7 % G_N_ELEMENTS (grounds)],
                                0,
                                &FAVOR_RECT (x, y, 1, 1));

  if (alone)
    return tile;
  add_piece (map,
             uprights[nth * 3 % G_N_ELEMENTS (uprights)],
             1,
             &FAVOR_RECT (x - 0.07f, y - 0.02f, 1.14f, 0.88f));
  if (nth % 3 == 0)
    favor_map_set_least (
      map,
      GTK_WIDGET (add_piece (map,
                             followers[nth % G_N_ELEMENTS (followers)],
                             2,
                             &FAVOR_RECT (x + 0.3f, y + 0.3f, 0.36f, 0.36f))),
      24,
      &GRAPHENE_POINT_INIT (0.5f, 1));
  return tile;
}

/* What one piece costs that shows something else, and one more tile. */
static void
measure_change (FavorMap *map, FavorPiece *piece, guint n_tiles, guint columns)
{
  FrameMeter *face = frame_meter_new ("  one piece changed");
  FrameMeter *added = frame_meter_new ("  one tile laid");
  FrameMeter *nothing = frame_meter_new ("  nothing");

  favor_map_fit (map, FALSE);
  map_meter_rest (map);
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (FavorFace) other = create_face (grounds[i % 3], 200, 200);

      frame_meter_start (nothing);
      frame_meter_wait (nothing, GTK_WIDGET (piece));
      frame_meter_start (face);
      favor_piece_replace_face (piece, other);
      frame_meter_wait (face, GTK_WIDGET (piece));
    }
  for (guint i = 0; i < 20; i++)
    {
      FavorPiece *tile;

      frame_meter_start (added);
      tile = add_tile (map, n_tiles - columns / 2, columns, TRUE);
      favor_board_rearrange (FAVOR_BOARD (map), FALSE);
      frame_meter_wait (added, GTK_WIDGET (map));
      favor_board_remove (FAVOR_BOARD (map), GTK_WIDGET (tile));
    }
  frame_meter_report (nothing);
  frame_meter_report (face);
  frame_meter_report (added);
}

static void
measure (guint n_tiles, gboolean alone)
{
  FavorMap   *map = favor_map_new ();
  guint       columns = n_tiles > 150 ? 20 : n_tiles > 100 ? 15 : 10;
  FavorPiece *first = NULL;
  GtkWindow  *window;

  for (guint i = 0; i < n_tiles; i++)
    {
      FavorPiece *piece = add_tile (map, i, columns, alone);

      first = first != NULL ? first : piece;
    }
  window = page_fixture_show (GTK_WIDGET (map), MAP_METER_WIDTH, MAP_METER_HEIGHT);
  favor_map_zoom (map, -1, NULL);
  map_meter_rest (map);
  g_print ("%u tiles%s, %.0f pixels each where all are seen\n",
           n_tiles,
           alone ? " alone" : "",
           favor_map_get_tile (map));
  map_meter_pan (map, "  pan", LARGE);
  map_meter_pan (map, "  pan, half size", LARGE / 2);
  map_meter_zoom (map, "  zoom", LARGE, LARGE / 2);
  map_meter_zoom (map, "  half size", LARGE / 2, LARGE / 2 - 6);
  measure_change (map, first, n_tiles, columns);
  g_print ("  pictures kept: %.1f MiB\n",
           (double) favor_art_get_bytes (favor_art_get_default ()) / (1 << 20));
  page_fixture_close (window);
}

/* ---- Pictures ------------------------------------------------------------------------- */

static void
save (GtkWindow *window, const char *folder, const char *name)
{
  g_autofree char          *path = g_build_filename (folder, name, NULL);
  g_autoptr (GdkPaintable)  paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture)    texture = NULL;
  const graphene_rect_t     all = FAVOR_RECT (0, 0, MAP_METER_WIDTH, MAP_METER_HEIGHT);

  gdk_paintable_snapshot (paintable, snapshot, MAP_METER_WIDTH, MAP_METER_HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)),
                                         node,
                                         &all);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static void
draw (const char *folder)
{
  FavorMap  *map = favor_map_new ();
  GtkWindow *window;

  for (guint i = 0; i < 120; i++)
    if (i % 7 != 3)
      favor_piece_set_state (add_tile (map, i, 15, FALSE),
                             i % 20 == 5 ? FAVOR_PIECE_CHOOSABLE : 0);
  window = page_fixture_show (GTK_WIDGET (map), MAP_METER_WIDTH, MAP_METER_HEIGHT);
  map_meter_rest (map);
  save (window, folder, "map-fit.png");
  map_meter_hold (map, 41.3);
  page_fixture_settle ();
  save (window, folder, "map-moving.png");
  favor_map_release (map);
  map_meter_rest (map);
  favor_map_zoom (map, 1, NULL);
  favor_map_zoom (map, 1, NULL);
  favor_map_zoom (map, 1, NULL);
  map_meter_rest (map);
  save (window, folder, "map-100.png");
  favor_map_zoom (map, 1, NULL);
  favor_map_zoom (map, 1, NULL);
  map_meter_rest (map);
  save (window, folder, "map-160.png");
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  static const guint sizes[] = { 60, 120, 200 };
  const guint        n = (guint) argc - 1;

  /* As the application does. */
  favor_memory_set_up ();
  adw_init ();
  favor_style_follow (adw_style_manager_get_default ());
  if (argc == 3 && g_str_equal (argv[1], "--pictures"))
    {
      draw (argv[2]);
      return 0;
    }
  for (guint i = 0; i < 2 * MAX (n, G_N_ELEMENTS (sizes)); i++)
    if (n == 0)
      measure (sizes[i / 2], i % 2 == 0);
    else if (i < 2 * n)
      measure ((guint) g_ascii_strtoull (argv[1 + i / 2], NULL, 10), i % 2 == 0);
  return 0;
}
