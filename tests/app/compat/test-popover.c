/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-popover.h"

#include "page-fixture.h"

/* A popover that stays open while things are chosen in it, and is in nobody's way. */

typedef struct
{
  GtkWidget *box;
  GtkWidget *button;
  GtkWidget *popover;
  GtkWidget *inside;
  GtkWidget *beside;
  GtkWindow *window;
} Fixture;

static void
open_page (Fixture *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->button = gtk_menu_button_new ();
  self->popover = gtk_popover_new ();
  self->inside = gtk_button_new_with_label ("Inside");
  self->beside = gtk_button_new_with_label ("Beside");
  gtk_popover_set_child (GTK_POPOVER (self->popover), self->inside);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), self->popover);
  gtk_box_append (GTK_BOX (self->box), self->button);
  gtk_box_append (GTK_BOX (self->box), self->beside);
  favor_popover_let_through (GTK_POPOVER (self->popover));
  self->window = page_fixture_show (self->box, 300, 300);
}

static void
pop_up (Fixture *self)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (self->popover));
  g_assert_true (gtk_window_get_focus (self->window) == self->inside);
}

/* Whoever closes it goes on where it was opened. */
static void
test_closed (void)
{
  Fixture self;

  open_page (&self);
  for (guint i = 0; i < 2; i++)
    {
      pop_up (&self);
      gtk_popover_popdown (GTK_POPOVER (self.popover));
      page_fixture_settle ();
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (self.window),
                                             self.button));
    }
  page_fixture_close (self.window);
}

/* Whoever goes on elsewhere stays there. */
static void
test_left (void)
{
  Fixture self;

  open_page (&self);
  pop_up (&self);
  gtk_widget_grab_focus (self.beside);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (self.popover));
  g_assert_true (gtk_window_get_focus (self.window) == self.beside);
  page_fixture_close (self.window);
}

/* With it open the window can go. */
static void
test_gone (void)
{
  Fixture self;

  open_page (&self);
  pop_up (&self);
  page_fixture_close (self.window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/popover/closed", test_closed);
  g_test_add_func ("/popover/left", test_left);
  g_test_add_func ("/popover/gone", test_gone);
  return g_test_run ();
}
