/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-label.h"
#include "favor-paragraph.h"
#include "favor-steady-bin.h"

#include "page-fixture.h"

#define WIDTH  120
#define HEIGHT 300

static GtkWidget *
create_bin (void)
{
  GtkWidget *bin = g_object_new (FAVOR_TYPE_STEADY_BIN, NULL);
  GtkWidget *label = favor_label_new_wrapping (NULL);

  gtk_label_set_label (GTK_LABEL (label),
                       "Many words that stand in one line, or in several lines of it");
  adw_bin_set_child (ADW_BIN (bin), label);
  return g_object_ref_sink (bin);
}

static int
natural (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int size;

  gtk_widget_measure (widget, orientation, for_size, NULL, &size, NULL, NULL);
  return size;
}

/* The child would be narrower where it may be higher. */
static void
test_width (void)
{
  GtkWidget *bin = create_bin ();
  GtkWidget *child = adw_bin_get_child (ADW_BIN (bin));
  int        wide = natural (bin, GTK_ORIENTATION_HORIZONTAL, -1);

  g_assert_cmpint (natural (child, GTK_ORIENTATION_HORIZONTAL, HEIGHT), <, wide);
  g_assert_cmpint (natural (bin, GTK_ORIENTATION_HORIZONTAL, HEIGHT), ==, wide);
  g_assert_finalize_object (bin);
}

static void
test_height (void)
{
  GtkWidget *bin = create_bin ();
  GtkWidget *child = adw_bin_get_child (ADW_BIN (bin));

  g_assert_cmpint (natural (bin, GTK_ORIENTATION_VERTICAL, WIDTH),
                   >,
                   natural (bin, GTK_ORIENTATION_VERTICAL, 4 * WIDTH));
  g_assert_cmpint (natural (bin, GTK_ORIENTATION_VERTICAL, WIDTH),
                   ==,
                   natural (child, GTK_ORIENTATION_VERTICAL, WIDTH));
  g_assert_finalize_object (bin);
}

/* A grid is as high without a width as with its least one. */
static void
test_unknown_width (void)
{
  GtkWidget *bin = g_object_ref_sink (g_object_new (FAVOR_TYPE_STEADY_BIN, NULL));
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *label = favor_label_new_wrapping (NULL);
  int        least;

  gtk_label_set_label (GTK_LABEL (label), "Many words that stand in one line");
  gtk_grid_attach (GTK_GRID (grid), label, 0, 0, 1, 1);
  adw_bin_set_child (ADW_BIN (bin), grid);
  gtk_widget_measure (bin, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (natural (grid, GTK_ORIENTATION_VERTICAL, -1),
                   ==,
                   natural (bin, GTK_ORIENTATION_VERTICAL, least));
  g_assert_cmpint (natural (bin, GTK_ORIENTATION_VERTICAL, -1),
                   ==,
                   natural (bin, GTK_ORIENTATION_VERTICAL, 20 * WIDTH));
  g_assert_finalize_object (bin);
}

/* A paragraph wants to be narrower than it may become: it must never be lower than what it says that
 * it needs at any width, or newer GTK complains about the window. */
static void
test_least_height (void)
{
  GtkWidget *bin = g_object_ref_sink (g_object_new (FAVOR_TYPE_STEADY_BIN, NULL));
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *words = favor_paragraph_new ("words");
  int        least, high, wide;

  favor_paragraph_set_text (
    FAVOR_PARAGRAPH (words),
    "Many words that stand in one line, or in several lines of it");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_grid_attach (GTK_GRID (grid), words, 0, 0, 1, 1);
  adw_bin_set_child (ADW_BIN (bin), grid);
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, -1, &least, &high, NULL, NULL);
  wide = natural (bin, GTK_ORIENTATION_HORIZONTAL, -1);
  g_assert_cmpint (high, ==, natural (bin, GTK_ORIENTATION_VERTICAL, wide));
  g_assert_cmpint (high, >, least);
  for (int width = wide; width <= 20 * WIDTH; width += WIDTH / 2)
    {
      int at_width;

      gtk_widget_measure (bin,
                          GTK_ORIENTATION_VERTICAL,
                          width,
                          &at_width,
                          NULL,
                          NULL,
                          NULL);
      g_assert_cmpint (at_width, >=, least);
    }
  g_assert_finalize_object (bin);
}

static void
test_place (void)
{
  GtkWidget *bin = create_bin ();
  GtkWindow *window = page_fixture_show (bin, 400, HEIGHT);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (bin));

  g_assert_cmpint (gtk_widget_get_width (child), ==, gtk_widget_get_width (bin));
  g_assert_cmpint (gtk_widget_get_height (child), ==, gtk_widget_get_height (bin));
  g_object_unref (bin);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/steady-bin/width", test_width);
  g_test_add_func ("/steady-bin/height", test_height);
  g_test_add_func ("/steady-bin/unknown-width", test_unknown_width);
  g_test_add_func ("/steady-bin/least-height", test_least_height);
  g_test_add_func ("/steady-bin/place", test_place);
  return g_test_run ();
}
