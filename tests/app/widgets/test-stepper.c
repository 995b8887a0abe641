/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-stepper.h"

#include "page-fixture.h"

/* A number that is typed or stepped. */

/* The number itself, and the button for one more. */
static GtkWidget *
entry_of (GtkWidget *stepper)
{
  return gtk_widget_get_next_sibling (gtk_widget_get_first_child (stepper));
}

static GtkWidget *
more_of (GtkWidget *stepper)
{
  return gtk_widget_get_last_child (stepper);
}

/* Tab leads through it, and back out of it again. */
static void
test_focus (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = favor_stepper_new ("First", 0, 9);
  GtkWidget *second = favor_stepper_new ("Second", 0, 9);
  GtkWindow *window;

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  window = page_fixture_show (box, 200, 100);
  gtk_widget_grab_focus (second);
  g_assert_true (gtk_widget_get_focus_child (second) == entry_of (second));
  /* Its button for one less cannot be pressed. */
  g_assert_true (gtk_widget_child_focus (box, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_get_focus_child (second) == more_of (second));
  g_assert_true (gtk_widget_child_focus (box, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_get_focus_child (second) == entry_of (second));
  g_assert_true (gtk_widget_child_focus (box, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_get_focus_child (first) == more_of (first));
  page_fixture_close (window);
}

/* Buttons go no further than there is; more can be typed. */
static void
test_there (void)
{
  GtkWidget *stepper = favor_stepper_new ("Apples", 0, 99);
  GtkWindow *window = page_fixture_show (stepper, 200, 100);

  favor_stepper_set_there (FAVOR_STEPPER (stepper), 1);
  g_assert_true (gtk_widget_get_sensitive (more_of (stepper)));
  gtk_widget_grab_focus (more_of (stepper));
  g_signal_emit_by_name (more_of (stepper), "clicked");
  g_assert_cmpint (favor_stepper_get_value (FAVOR_STEPPER (stepper)), ==, 1);
  g_assert_false (gtk_widget_get_sensitive (more_of (stepper)));
  /* The focus goes to the number, not to nothing. */
  g_assert_true (gtk_widget_get_focus_child (stepper) == entry_of (stepper));
  gtk_editable_set_text (GTK_EDITABLE (entry_of (stepper)), "99");
  g_assert_cmpint (favor_stepper_get_value (FAVOR_STEPPER (stepper)), ==, 99);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/stepper/focus", test_focus);
  g_test_add_func ("/stepper/there", test_there);
  return g_test_run ();
}
