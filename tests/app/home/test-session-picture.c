/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include "favor-games.h"
#include "favor-session-picture.h"
#include "favor-test.h"

/* The small picture of a saved game has no bare edge, whatever its shape. */

static gboolean
is_opaque (const guchar *pixels, gsize stride, int x, int y)
{
  /* Alpha is the last byte of four. */
  return pixels[(gsize) y * stride + (gsize) x * 4 + 3] == 0xff;
}

static void
assert_filled (GtkWidget *picture)
{
  int                       width = gtk_widget_get_width (picture);
  int                       height = gtk_widget_get_height (picture);
  gsize                     stride = (gsize) width * 4;
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture)    texture = NULL;
  g_autofree guchar        *pixels = g_malloc (stride * (gsize) height);

  GTK_WIDGET_GET_CLASS (picture)->snapshot (picture, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (
    gtk_native_get_renderer (gtk_widget_get_native (picture)),
    node,
    &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, stride);
  for (guint i = 0; i < 4; i++)
    g_assert_true (is_opaque (pixels,
                              stride,
                              i % 2 == 0 ? 2 : width - 3,
                              i < 2 ? 2 : height - 3));
  g_assert_true (is_opaque (pixels, stride, width / 2, height / 2));
}

static void
test_filled (gconstpointer data)
{
  static const int shapes[][2] = { { 200, 60 }, { 60, 200 }, { 160, 160 } };

  g_autofree char            *folder = favor_test_make_folder ();
  FavorStore                 *store = favor_store_new (folder);
  const FavorGame            *game = favor_games_find (data);
  g_autoptr (FavorSession)    session = page_fixture_session (game, 3, 3, 1);
  g_autoptr (FavorStoreEntry) entry = NULL;
  g_autoptr (GError)          error = NULL;

  page_fixture_play (session, 8);
  favor_store_attach (store, session, NULL, &error);
  g_assert_no_error (error);
  favor_store_detach (store, session);
  page_fixture_wait_for (!favor_store_get_loading (store));
  entry = g_list_model_get_item (G_LIST_MODEL (store), 0);
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      GtkWidget *picture = g_object_new (FAVOR_TYPE_SESSION_PICTURE,
                                         "entry",
                                         entry,
                                         "halign",
                                         GTK_ALIGN_START,
                                         "valign",
                                         GTK_ALIGN_START,
                                         "width-request",
                                         shapes[i][0],
                                         "height-request",
                                         shapes[i][1],
                                         NULL);
      GtkWindow *window;

      gtk_box_append (GTK_BOX (box), picture);
      window = page_fixture_show (box, 400, 300);
      page_fixture_wait_for (
        favor_session_picture_has_position (FAVOR_SESSION_PICTURE (picture)));
      page_fixture_settle ();
      assert_filled (picture);
      page_fixture_close (window);
    }
  g_clear_object (&entry);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/session-picture/filled/dragon", "dragons-favour", test_filled);
  g_test_add_data_func ("/session-picture/filled/emperor", "emperors-favor", test_filled);
  return g_test_run ();
}
