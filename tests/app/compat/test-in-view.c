/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-in-view.h"

#include "page-fixture.h"

#define FAR  1000
#define SIZE 50

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  guint *n_seen = data;

  if (favor_in_view (GTK_WIDGET (area)))
    (*n_seen)++;
}

static GtkWidget *
create_area (guint *n_seen)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, n_seen, NULL);
  return area;
}

/* Where nothing scrolls all is in view. */
static void
test_still (void)
{
  guint      n_seen = 0;
  GtkWindow *window = page_fixture_show (create_area (&n_seen), 200, 200);

  page_fixture_wait_for (n_seen > 0);
  page_fixture_close (window);
}

/* What lies below waits, and is drawn as soon as its edge is scrolled into sight. */
static void
test_scrolled (void)
{
  guint          n_seen = 0;
  GtkWidget     *scrolled = gtk_scrolled_window_new ();
  GtkWidget     *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget     *area = create_area (&n_seen);
  GtkAdjustment *adjustment;
  GtkWindow     *window;

  gtk_widget_set_margin_top (area, FAR);
  gtk_box_append (GTK_BOX (box), area);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  window = page_fixture_show (scrolled, 200, 200);
  page_fixture_settle ();
  gtk_widget_queue_draw (area);
  page_fixture_settle ();
  g_assert_cmpuint (n_seen, ==, 0);

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (adjustment, FAR - 200 - 1);
  page_fixture_settle ();
  g_assert_cmpuint (n_seen, ==, 0);
  gtk_adjustment_set_value (adjustment, FAR - 200 + 2);
  page_fixture_wait_for (n_seen > 0);

  /* And what comes up because the things above it go. */
  gtk_adjustment_set_value (adjustment, 0);
  gtk_widget_queue_draw (area);
  page_fixture_settle ();
  n_seen = 0;
  gtk_widget_set_margin_top (area, 0);
  page_fixture_wait_for (n_seen > 0);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/in-view/still", test_still);
  g_test_add_func ("/in-view/scrolled", test_scrolled);
  return g_test_run ();
}
