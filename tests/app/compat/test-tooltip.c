/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-tooltip.h"
#include "page-fixture.h"

/* Whether the pointer is told anything. */
static gboolean
is_told (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean               told = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &told);
  return told;
}

/* What stands there whole needs no saying; what is cut off, or is not there, does. */
static void
test_readable (void)
{
  GtkWidget *button = gtk_button_new_with_label ("A long and winding sentence");
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));
  GtkWindow *window = page_fixture_show (button, 400, 60);

  favor_tooltip_set (button, "A long and winding sentence");
  g_assert_false (is_told (button));
  favor_tooltip_set (button, "Why it is so");
  g_assert_true (is_told (button));
  favor_tooltip_set (button, NULL);
  g_assert_false (is_told (button));
  favor_tooltip_set (button, "A long and winding sentence");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 4);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  page_fixture_settle ();
  gtk_window_set_default_size (window, 60, 60);
  page_fixture_settle ();
  if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    g_assert_true (is_told (button));
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tooltip/readable", test_readable);
  return g_test_run ();
}
