/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include "favor-lines.h"
#include "favor-whole-label.h"

#include "page-fixture.h"

static void
assert_line (GtkBox *box, guint nth, const char *text)
{
  GtkWidget *label = favor_lines_get_nth (box, 1, nth);

  g_assert_true (gtk_widget_get_visible (label) == (text != NULL));
  if (text != NULL)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, text);
}

/* Labels come as they are needed and stay; what stands before them is left alone. */
static void
test_lines (void)
{
  const char *const few[] = { "c", NULL };
  const char *const many[] = { "a", "b", NULL };
  GtkBox           *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget        *head = gtk_label_new ("head");

  g_object_ref_sink (box);
  gtk_box_append (box, head);
  g_assert_null (favor_lines_get_nth (box, 1, 0));
  favor_lines_set (box, 1, many);
  assert_line (box, 0, "a");
  assert_line (box, 1, "b");
  favor_lines_set (box, 1, few);
  assert_line (box, 0, "c");
  assert_line (box, 1, NULL);
  favor_lines_set (box, 1, many);
  assert_line (box, 1, "b");
  g_assert_null (favor_lines_get_nth (box, 1, 2));
  favor_lines_set (box, 1, few + 1);
  assert_line (box, 0, NULL);
  g_assert_true (gtk_widget_get_visible (head));
  g_object_unref (box);
}

/* It is read whole, or not at all, and never makes its place wider. */
static void
test_whole_label (void)
{
  GtkWidget *label = gtk_label_new ("A Long Word");
  GtkWidget *place = favor_whole_label_new (label);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWindow *window;
  int        least, natural;

  gtk_widget_set_hexpand (place, TRUE);
  gtk_box_append (GTK_BOX (row), place);
  window = page_fixture_show (row, 300, 50);
  gtk_widget_measure (place,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      &natural,
                      NULL,
                      NULL);
  g_assert_cmpint (least, ==, 0);
  g_assert_cmpint (natural, >, 30);
  g_assert_true (gtk_widget_get_child_visible (label));
  gtk_widget_set_size_request (row, -1, -1);
  gtk_widget_set_margin_end (place, 290);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_child_visible (label));
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/lines/lines", test_lines);
  g_test_add_func ("/lines/whole-label", test_whole_label);

  return g_test_run ();
}
