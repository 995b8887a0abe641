/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-accessible.h"
#include "favor-focus.h"
#include "favor-focus-way.h"

#include "page-fixture.h"

/* How widgets are called, what else is heard with them, and when. */

static char *
name_of (GtkWidget *widget)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                             GTK_ACCESSIBLE_PROPERTY_LABEL,
                                             "");
}

static void
assert_name (GtkWidget *widget, const char *name)
{
  g_autofree char *found = name_of (widget);

  g_assert_cmpstr (found, ==, name);
}

static void
assert_description (GtkWidget *widget, const char *description)
{
  g_autofree char *found = NULL;

  if (description == NULL)
    {
      g_assert_false (
        gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
      return;
    }
  found = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                              "");
  g_assert_cmpstr (found, ==, description);
}

/* The first name is there at once, the last of several others in the next turn of the main loop. */
static void
test_batch (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_button_new ());
  GtkWidget *gone = g_object_ref_sink (gtk_button_new ());

  favor_accessible_queue_name (widget, "one");
  assert_name (widget, "one");
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      favor_accessible_queue_name (widget, name);
      assert_name (widget, "one");
    }
  page_fixture_settle ();
  assert_name (widget, "5");

  /* A name that is back before anybody was told of another one is none. */
  favor_accessible_queue_name (widget, "6");
  favor_accessible_queue_name (widget, "5");
  favor_accessible_flush ();
  assert_name (widget, "5");
  /* What is set at once is not overtaken by what waited. */
  favor_accessible_queue_name (widget, "7");
  favor_accessible_set_name (widget, "8");
  page_fixture_settle ();
  assert_name (widget, "8");

  favor_accessible_queue_name (gone, "one");
  favor_accessible_queue_name (gone, "two");
  g_assert_finalize_object (gone);
  page_fixture_settle ();
  g_assert_finalize_object (widget);
}

/* A message comes before what a widget says of itself, and goes alone. */
static void
test_message (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_button_new ());
  GtkWidget *other = g_object_ref_sink (gtk_button_new ());

  favor_accessible_set_message (widget, "Ann, choose.");
  assert_description (widget, "Ann, choose.");
  favor_accessible_set_message (widget, NULL);
  assert_description (widget, NULL);

  gtk_widget_set_tooltip_text (widget, "Ends the turn");
  favor_accessible_set_message (widget, "Ann, choose.");
  assert_description (widget, "Ann, choose. Ends the turn");
  /* There is one at a time. */
  favor_accessible_set_message (other, "Bo, choose.");
  assert_description (widget, "Ends the turn");
  assert_description (other, "Bo, choose.");

  /* Another description of its own is news without what was read before. */
  favor_accessible_set_description (other, "Not now.");
  assert_description (other, "Not now.");
  favor_accessible_set_message (other, "Bo, choose.");
  favor_accessible_leave (other);
  assert_description (other, "Bo, choose. Not now.");
  favor_accessible_leave (widget);
  assert_description (other, "Not now.");
  g_assert_finalize_object (widget);
  /* A refusal is said once, and once more when it is tried again. */
  favor_accessible_set_message (other, "Not now.");
  assert_description (other, "Not now. ");
  favor_accessible_set_message (other, "Bo, choose.");
  favor_accessible_set_message (other, "Bo, choose.");
  assert_description (other, "Bo, choose.  Not now.");
  g_assert_finalize_object (other);
  favor_accessible_leave (NULL);
}

/* What is to be heard with the focus is there before it, and nobody but who gets it says it. */
static void
test_focus (void)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *one = gtk_button_new_with_label ("One");
  GtkWidget       *two = gtk_button_new_with_label ("Two");
  GtkWindow       *window;
  g_autofree char *left = NULL;

  gtk_box_append (GTK_BOX (box), one);
  gtk_box_append (GTK_BOX (box), two);
  window = page_fixture_show (box, 200, 100);
  gtk_widget_grab_focus (one);
  favor_focus_set_message (GTK_ROOT (window), "Ann, choose.");
  gtk_widget_set_sensitive (two, FALSE);
  g_assert_false (favor_focus_give (two));
  assert_description (two, NULL);
  gtk_widget_set_sensitive (two, TRUE);
  g_assert_true (favor_focus_give (two));
  g_assert_true (gtk_widget_get_focusable (two));
  assert_description (two, "Ann, choose.");
  g_assert_null (favor_focus_take_message (GTK_ROOT (window)));
  g_assert_true (favor_focus_give (one));
  assert_description (one, NULL);
  favor_focus_set_message (GTK_ROOT (window), "Left.");
  left = favor_focus_take_message (GTK_ROOT (window));
  g_assert_cmpstr (left, ==, "Left.");
  page_fixture_close (window);
}

static void
assert_labelled (GtkWidget *widget, gboolean labelled)
{
  favor_accessible_forget_picture (widget);
  g_assert_cmpint (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                                     GTK_ACCESSIBLE_RELATION_LABELLED_BY),
                   ==,
                   labelled);
  g_assert_finalize_object (g_object_ref_sink (widget));
}

/* A button is not called by its picture, as GTK 4.8 has it and newer versions do not; by its words it is. */
static void
test_picture (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  GtkWidget *words = gtk_button_new ();

  assert_labelled (button, FALSE);
  gtk_button_set_label (GTK_BUTTON (words), "Close");
  assert_labelled (
    words,
    gtk_test_accessible_has_relation (GTK_ACCESSIBLE (words),
                                      GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  favor_accessible_forget_picture (NULL);
}

static void
assert_page (GtkWidget *stack, GtkWidget *child, const char *name)
{
  g_autofree char *found = NULL;

  found = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (gtk_stack_get_page (GTK_STACK (stack), child)),
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    "no name");
  g_assert_cmpstr (found, ==, name);
}

/* In every window, also one that is made later: what has the focus is not called by its picture, and the page
 * that it lies in not by its type. */
static void
test_way (void)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *one = gtk_button_new_from_icon_name ("window-close-symbolic");
  GtkWidget *two = gtk_button_new_from_icon_name ("window-close-symbolic");
  GtkWindow *window;

  favor_focus_way_watch ();
  gtk_stack_add_titled (GTK_STACK (stack), one, "one", "One");
  gtk_stack_add_child (GTK_STACK (stack), two);
  window = page_fixture_show (stack, 200, 100);
  gtk_widget_grab_focus (one);
  assert_page (stack, one, "One");
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (one),
                                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_stack_set_visible_child (GTK_STACK (stack), two);
  gtk_widget_grab_focus (two);
  assert_page (stack, two, "");
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/accessible/batch", test_batch);
  g_test_add_func ("/accessible/message", test_message);
  g_test_add_func ("/accessible/focus", test_focus);
  g_test_add_func ("/accessible/picture", test_picture);
  g_test_add_func ("/accessible/way", test_way);
  return g_test_run ();
}
