/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-art.h"
#include "favor-sharpen.h"

#include "art-test-resources.h"
#include "page-fixture.h"

/* Pictures of 40 x 40 (a red quarter at the upper left of blue), 50 x 70 and 90 x 30 units, and
 * files with a defect: art-test.gresource.xml. */

#define ROOM (16 * 1024 * 1024)

#define RED  0xffff0000
#define BLUE 0xff0000ff

static GdkTexture *
take (FavorArt *art, const char *id, double width, double height, double scale)
{
  GdkTexture *texture = favor_art_get_texture (art, id, width, height, scale);

  g_assert_true (GDK_IS_TEXTURE (texture));
  return texture;
}

static void
assert_size (FavorArt   *art,
             const char *id,
             double      size,
             double      scale,
             int         width,
             int         height)
{
  g_autoptr (GdkTexture) texture = take (art, id, size, size, scale);

  g_assert_cmpint (gdk_texture_get_width (texture), ==, width);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, height);
}

static void
expect_warning (const char *id)
{
  g_autofree char *pattern = g_strdup_printf ("Picture \"%s\": ?*", id);

  g_test_expect_message ("favor-app", G_LOG_LEVEL_WARNING, pattern);
}

/* Opaque, as 0xaarrggbb. */
static guint32
pixel_at (GdkTexture *texture, int x, int y)
{
  int                 width = gdk_texture_get_width (texture);
  int                 height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * height);

  g_assert_cmpint (x, <, width);
  g_assert_cmpint (y, <, height);
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  return pixels[y * width + x];
}

static void
test_quantized (void)
{
  static const struct
  {
    double wanted;
    int    given;
  } cases[] = {
    { 0.1, 1 },   { 1, 1 },     { 1.5, 2 },       { 17, 17 },     { 31.2, 32 },
    { 32, 32 },   { 33, 34 },   { 63, 64 },       { 64, 64 },     { 65, 68 },
    { 120, 120 }, { 128, 128 }, { 128.001, 128 }, { 129, 136 },   { 256, 256 },
    { 257, 272 }, { 400, 400 }, { 401, 416 },     { 4096, 4096 },
  };

  g_autoptr (FavorArt) art = favor_art_new (0);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_size (art,
                 "test/quarters",
                 cases[i].wanted,
                 1,
                 cases[i].given,
                 cases[i].given);
  /* Never too few pixels, and at most a sixteenth more than enough. */
  for (int wanted = 1; wanted <= 300; wanted++)
    {
      g_autoptr (GdkTexture) texture = take (art, "test/quarters", wanted, wanted, 1);

      g_assert_cmpint (gdk_texture_get_width (texture), >=, wanted);
      g_assert_cmpint (gdk_texture_get_width (texture), <=, wanted + wanted / 16);
    }
}

static void
test_longest (void)
{
  g_autoptr (FavorArt) art = favor_art_new (0);

  assert_size (art, "test/wide", 5000, 1, 4096, 1365);
  assert_size (art, "test/wide", G_MAXDOUBLE, 8, 4096, 1365);
}

static void
test_scale (void)
{
  g_autoptr (FavorArt) art = favor_art_new (ROOM);

  assert_size (art, "test/quarters", 80, 1, 80, 80);
  assert_size (art, "test/quarters", 80, 2, 160, 160);
  assert_size (art, "test/quarters", 80, 1.25, 100, 100);
  assert_size (art, "test/quarters", 10, 1.1, 11, 11);
}

/* The shape of the picture, whatever the shape of the place. */
static void
test_shape (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (ROOM);
  g_autoptr (GdkTexture) card = take (art, "test/card", 200, 280, 2);
  g_autoptr (GdkTexture) low = take (art, "test/card", 1000, 140, 1);
  g_autoptr (GdkTexture) wide = take (art, "test/wide", 200, 200, 1);
  g_autoptr (GdkTexture) thin = take (art, "test/wide", 1, 1, 1);

  g_assert_cmpint (gdk_texture_get_width (card), ==, 411);
  g_assert_cmpint (gdk_texture_get_height (card), ==, 576);
  g_assert_cmpint (gdk_texture_get_width (low), ==, 103);
  g_assert_cmpint (gdk_texture_get_height (low), ==, 144);
  g_assert_cmpint (gdk_texture_get_width (wide), ==, 200);
  g_assert_cmpint (gdk_texture_get_height (wide), ==, 67);
  g_assert_cmpint (gdk_texture_get_width (thin), ==, 1);
  g_assert_cmpint (gdk_texture_get_height (thin), ==, 1);
  g_assert_cmpfloat (favor_art_get_aspect (art, "test/quarters"), ==, 1);
  g_assert_cmpfloat_with_epsilon (favor_art_get_aspect (art, "test/card"), 5.0 / 7, 1e-9);
  g_assert_cmpfloat_with_epsilon (favor_art_get_aspect (art, "test/wide"), 3, 1e-9);
}

static void
test_pixels (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (ROOM);
  g_autoptr (GdkTexture) quarters = take (art, "test/quarters", 40, 40, 2);
  g_autoptr (GdkTexture) card = take (art, "test/card", 103, 140, 1);
  g_autoptr (GdkTexture) clear = take (art, "test/clear", 40, 40, 1);

  g_assert_cmphex (pixel_at (quarters, 0, 0), ==, RED);
  g_assert_cmphex (pixel_at (quarters, 39, 39), ==, RED);
  g_assert_cmphex (pixel_at (quarters, 40, 39), ==, BLUE);
  g_assert_cmphex (pixel_at (quarters, 39, 40), ==, BLUE);
  g_assert_cmphex (pixel_at (quarters, 79, 79), ==, BLUE);
  /* Nothing is left out at the edges of the side that was rounded: 102.86 by 144. */
  g_assert_cmpint (gdk_texture_get_width (card), ==, 103);
  g_assert_cmphex (pixel_at (card, 0, 72), ==, 0xff00ff00);
  g_assert_cmphex (pixel_at (card, 102, 72), ==, 0xff00ff00);
  g_assert_cmphex (pixel_at (card, 50, 143), ==, 0xff00ff00);
  /* Transparency, premultiplied. */
  g_assert_cmphex (pixel_at (clear, 10, 20), ==, 0x80800000);
  g_assert_cmphex (pixel_at (clear, 30, 20), ==, 0);
}

static void
test_shared (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (ROOM);
  g_autoptr (GdkTexture) first = take (art, "test/quarters", 50, 50, 2);
  g_autoptr (GdkTexture) again = take (art, "test/quarters", 50, 50, 2);
  /* As many pixels, and as many after rounding. */
  g_autoptr (GdkTexture) doubled = take (art, "test/quarters", 100, 100, 1);
  g_autoptr (GdkTexture) rounded = take (art, "test/quarters", 97, 200, 1);
  g_autoptr (GdkTexture) smaller = take (art, "test/quarters", 96, 96, 1);
  g_autoptr (GdkTexture) another = take (art, "test/clear", 50, 50, 2);

  g_assert_true (again == first);
  g_assert_true (doubled == first);
  g_assert_true (rounded == first);
  g_assert_true (smaller != first);
  g_assert_true (another != first);
  g_assert_cmpuint (favor_art_get_bytes (art), ==, (100 * 100 + 96 * 96 + 100 * 100) * 4);
}

/* Whether the cache still has a picture of 32 x 32 pixels; asking makes it the newest. */
static gboolean
has (FavorArt *art, const char *id, GdkTexture *texture)
{
  g_autoptr (GdkTexture) now = take (art, id, 32, 32, 1);

  return now == texture;
}

/* What was not asked for the longest goes first. */
/* Until it has been drawn a picture is borrowed from a larger one, or from one that is little
 * smaller. */
static void
test_borrowed (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (ROOM);
  g_autoptr (GdkTexture) large = take (art, "test/quarters", 80, 80, 1);
  g_autoptr (GdkTexture) larger = take (art, "test/quarters", 120, 120, 1);
  g_autoptr (GdkTexture) borrowed = NULL;
  g_autoptr (GdkTexture) near = NULL;
  g_autoptr (GdkTexture) largest = NULL;
  g_autoptr (GdkTexture) drawn = NULL;
  g_autoptr (GdkTexture) again = NULL;
  gboolean               exact;

  borrowed = favor_art_borrow_texture (art, "test/quarters", 60, 60, 1, &exact);
  g_assert_true (borrowed == large);
  g_assert_false (exact);
  near = favor_art_borrow_texture (art, "test/quarters", 128, 128, 1, &exact);
  g_assert_true (near == larger);
  g_assert_false (exact);
  largest = favor_art_borrow_texture (art, "test/quarters", 200, 200, 1, &exact);
  g_assert_true (exact);
  g_assert_cmpint (gdk_texture_get_width (largest), ==, 200);
  drawn = take (art, "test/quarters", 60, 60, 1);
  again = favor_art_borrow_texture (art, "test/quarters", 60, 60, 1, &exact);
  g_assert_true (again == drawn);
  g_assert_true (exact);
}

/* What cannot be kept is never borrowed: the exact one would not be found the next time. */
static void
test_not_borrowed (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (0);
  g_autoptr (GdkTexture) texture = NULL;
  gboolean               exact;

  texture = favor_art_borrow_texture (art, "test/quarters", 60, 60, 1, &exact);
  g_assert_true (exact);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 60);
}

static gboolean
is_kept (double size)
{
  gboolean               exact;
  g_autoptr (GdkTexture) texture = favor_art_borrow_texture (favor_art_get_default (),
                                                             "test/quarters",
                                                             size,
                                                             size,
                                                             1,
                                                             &exact);

  g_assert_true (GDK_IS_TEXTURE (texture));
  return exact;
}

/* What was borrowed for is drawn later, for those who are still seen. */
static void
test_sharpened (void)
{
  GtkWidget             *unseen = g_object_ref_sink (gtk_label_new (NULL));
  GtkWidget             *seen = gtk_label_new (NULL);
  GtkWindow             *window = page_fixture_show (seen, 100, 100);
  g_autoptr (GdkTexture) large = take (favor_art_get_default (),
                                       "test/quarters",
                                       120,
                                       120,
                                       1);

  g_assert_false (is_kept (60));
  g_assert_false (is_kept (72));
  favor_sharpen_queue (unseen, "test/quarters", 60, 60);
  favor_sharpen_queue (seen, "test/quarters", 72, 72);
  page_fixture_wait_for (is_kept (72));
  g_assert_false (is_kept (60));
  /* What is not shown yet is drawn as well. */
  g_assert_false (is_kept (80));
  favor_sharpen_prepare (seen, "test/quarters", 80, 80);
  page_fixture_wait_for (is_kept (80));
  g_assert_finalize_object (unseen);
  page_fixture_close (window);
}

static void
test_oldest_goes (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (2 * 32 * 32 * 4);
  g_autoptr (GdkTexture) quarters = take (art, "test/quarters", 32, 32, 1);
  g_autoptr (GdkTexture) clear = take (art, "test/clear", 32, 32, 1);
  g_autoptr (GdkTexture) wide = NULL;

  g_assert_cmpuint (favor_art_get_bytes (art), ==, 8192);
  g_assert_true (has (art, "test/quarters", quarters));
  /* 32 x 11: something must go, and it is the other one. */
  wide = take (art, "test/wide", 32, 32, 1);
  g_assert_cmpuint (favor_art_get_bytes (art), ==, (32 * 32 + 32 * 11) * 4);
  g_assert_true (has (art, "test/quarters", quarters));
  g_assert_true (has (art, "test/wide", wide));
  g_assert_false (has (art, "test/clear", clear));
  g_assert_false (has (art, "test/quarters", quarters));
}

/* What somebody shows is kept, and found again; the rest goes. */
static void
test_drop_unused (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (ROOM);
  g_autoptr (GdkTexture) shown = take (art, "test/quarters", 32, 32, 1);
  GdkTexture            *unused = take (art, "test/clear", 32, 32, 1);
  gpointer               watch = unused;

  g_object_add_weak_pointer (G_OBJECT (unused), &watch);
  g_object_unref (unused);
  g_assert_cmpuint (favor_art_get_bytes (art), ==, 8192);
  /* It was asked for after that. */
  favor_art_drop_unused (art, favor_art_count_uses (art) - 1);
  g_assert_nonnull (watch);
  favor_art_drop_unused (art, favor_art_count_uses (art));
  g_assert_null (watch);
  g_assert_cmpuint (favor_art_get_bytes (art), ==, 4096);
  g_assert_true (has (art, "test/quarters", shown));
  favor_art_drop_unused (art, favor_art_count_uses (art));
  g_assert_true (has (art, "test/quarters", shown));

  g_clear_object (&shown);
  favor_art_drop_unused (art, favor_art_count_uses (art));
  g_assert_cmpuint (favor_art_get_bytes (art), ==, 0);
}

/* A texture larger than all the room is given, and drives nothing out. */
static void
test_too_large (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (32 * 32 * 4);
  g_autoptr (GdkTexture) small = take (art, "test/quarters", 32, 32, 1);
  g_autoptr (GdkTexture) large = take (art, "test/quarters", 33, 33, 1);
  g_autoptr (GdkTexture) again = take (art, "test/quarters", 33, 33, 1);

  g_assert_cmpint (gdk_texture_get_width (large), ==, 34);
  g_assert_true (again != large);
  g_assert_true (has (art, "test/quarters", small));
  g_assert_cmpuint (favor_art_get_bytes (art), ==, 32 * 32 * 4);
}

typedef struct
{
  gsize *alive;
  gsize  bytes;
} Tally;

static void
died_cb (gpointer data)
{
  Tally *tally = data;

  *tally->alive -= tally->bytes;
  g_free (tally);
}

static void
count_alive (GdkTexture *texture, gsize *alive)
{
  Tally *tally;

  if (g_object_get_data (G_OBJECT (texture), "tally") != NULL)
    return;
  tally = g_new (Tally, 1);
  tally->alive = alive;
  tally->bytes = (gsize) gdk_texture_get_width (texture) *
                 gdk_texture_get_height (texture) * 4;
  *alive += tally->bytes;
  g_object_set_data_full (G_OBJECT (texture), "tally", tally, died_cb);
}

/* 5,000 requests that all differ; what lives is counted by the textures themselves. */
static void
test_bounded (void)
{
  static const char *const ids[] = { "test/quarters",
                                     "test/card",
                                     "test/wide",
                                     "test/clear",
                                     "test/none" };
  static const double      scales[] = { 1, 1.25, 2 };
  const gsize              room = 256 * 1024;
  FavorArt                *art = favor_art_new (room);
  gsize                    alive = 0;
  gsize                    most = 0;

  expect_warning ("test/none");
  for (int i = 0; i < 5000; i++)
    {
      g_autoptr (GdkTexture) texture = NULL;

      texture = take (art, ids[i % 5], 10 + i / 75, 10 + i / 5 % 99, scales[i / 25 % 3]);
      count_alive (texture, &alive);
      g_clear_object (&texture);
      g_assert_cmpuint (favor_art_get_bytes (art), <=, room);
      g_assert_cmpuint (favor_art_get_bytes (art), ==, alive);
      most = MAX (most, alive);
    }
  g_test_assert_expected_messages ();
  g_assert_cmpuint (most, >, room * 3 / 4);
  g_assert_finalize_object (art);
  g_assert_cmpuint (alive, ==, 0);
}

/* Who shows a texture keeps it. */
static void
test_finalized (void)
{
  FavorArt   *art = favor_art_new (ROOM);
  GdkTexture *shown = take (art, "test/quarters", 32, 32, 1);
  GdkTexture *kept = take (art, "test/card", 32, 32, 1);

  g_object_add_weak_pointer (G_OBJECT (kept), (gpointer *) &kept);
  g_object_unref (kept);
  g_assert_nonnull (kept);
  g_assert_finalize_object (art);
  g_assert_null (kept);
  g_assert_cmphex (pixel_at (shown, 0, 0), ==, RED);
  g_assert_finalize_object (shown);
}

/* One warning for each picture, and one card for all of them, in the shape of the place. */
static void
test_defect (gconstpointer data)
{
  const char            *id = data;
  g_autoptr (FavorArt)   art = favor_art_new (ROOM);
  g_autoptr (GdkTexture) card = NULL;
  g_autoptr (GdkTexture) again = NULL;
  g_autoptr (GdkTexture) missing = NULL;

  expect_warning (id);
  card = take (art, id, 50, 70, 2);
  g_test_assert_expected_messages ();
  again = take (art, id, 100, 140, 1);
  g_assert_true (again == card);
  g_assert_cmpint (gdk_texture_get_width (card), ==, 100);
  g_assert_cmpint (gdk_texture_get_height (card), ==, 144);
  /* A rim, paper, and a coin with a hole. */
  g_assert_cmphex (pixel_at (card, 0, 0), ==, pixel_at (card, 50, 72));
  g_assert_cmphex (pixel_at (card, 3, 72), ==, pixel_at (card, 65, 72));
  g_assert_cmphex (pixel_at (card, 10, 10), !=, pixel_at (card, 0, 0));
  g_assert_cmphex (pixel_at (card, 0, 0) >> 24, ==, 0xff);
  g_assert_cmphex (pixel_at (card, 99, 143), ==, pixel_at (card, 0, 0));
  g_assert_cmpfloat (favor_art_get_aspect (art, id), ==, 1);

  expect_warning ("test/missing-too");
  missing = take (art, "test/missing-too", 100, 140, 1);
  g_test_assert_expected_messages ();
  g_assert_true (missing == card);
}

/* Measured, but not drawn. */
static void
test_vanished (void)
{
  g_autoptr (FavorArt)   art = favor_art_new (ROOM);
  g_autoptr (GdkTexture) before = take (art, "test/card", 50, 50, 1);
  g_autoptr (GdkTexture) kept = NULL;
  g_autoptr (GdkTexture) card = NULL;
  g_autoptr (GdkTexture) again = NULL;

  /* Not the file that was read last. */
  g_assert_cmpfloat (favor_art_get_aspect (art, "test/quarters"), ==, 1);
  g_resources_unregister (art_test_get_resource ());
  kept = take (art, "test/card", 50, 50, 1);
  g_assert_true (kept == before);
  expect_warning ("test/card");
  card = take (art, "test/card", 100, 100, 1);
  g_test_assert_expected_messages ();
  again = take (art, "test/card", 100, 100, 1);
  g_resources_register (art_test_get_resource ());
  g_assert_true (again == card);
  g_assert_cmpint (gdk_texture_get_width (card), ==, 100);
  g_assert_cmpfloat (favor_art_get_aspect (art, "test/card"), ==, 1);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/art/quantized", test_quantized);
  g_test_add_func ("/art/longest", test_longest);
  g_test_add_func ("/art/scale", test_scale);
  g_test_add_func ("/art/shape", test_shape);
  g_test_add_func ("/art/pixels", test_pixels);
  g_test_add_func ("/art/borrowed", test_borrowed);
  g_test_add_func ("/art/not-borrowed", test_not_borrowed);
  g_test_add_func ("/art/sharpened", test_sharpened);
  g_test_add_func ("/art/shared", test_shared);
  g_test_add_func ("/art/oldest-goes", test_oldest_goes);
  g_test_add_func ("/art/drop-unused", test_drop_unused);
  g_test_add_func ("/art/too-large", test_too_large);
  g_test_add_func ("/art/bounded", test_bounded);
  g_test_add_func ("/art/finalized", test_finalized);
  g_test_add_data_func ("/art/defect/missing", "test/missing", test_defect);
  g_test_add_data_func ("/art/defect/torn", "test/torn", test_defect);
  g_test_add_data_func ("/art/defect/empty", "test/empty", test_defect);
  g_test_add_data_func ("/art/defect/sizeless", "test/sizeless", test_defect);
  g_test_add_func ("/art/defect/vanished", test_vanished);
  return g_test_run ();
}
