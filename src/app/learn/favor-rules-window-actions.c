/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-rules-window-private.h"

/* What can be done in the window by keys, buttons and links. */

/* By the keys up and down, in pages. */
#define STEP 0.1

static void
go_to_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_rules_window_go_to (FAVOR_RULES_WINDOW (widget),
                            g_variant_get_string (parameter, NULL));
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorRulesWindow *self = FAVOR_RULES_WINDOW (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
move_hit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_rules_window_move_hit (FAVOR_RULES_WINDOW (widget),
                               g_variant_get_int32 (parameter));
}

static void
contents_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorRulesWindow *self = FAVOR_RULES_WINDOW (widget);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

static void
scroll_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorRulesWindow *self = FAVOR_RULES_WINDOW (widget);
  GtkAdjustment    *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_value (adjustment) +
                              g_variant_get_double (parameter) *
                                gtk_adjustment_get_page_size (adjustment));
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
add_keys (GtkWidgetClass *klass)
{
  const GdkModifierType ctrl = GDK_CONTROL_MASK, shift = GDK_SHIFT_MASK;

  gtk_widget_class_add_binding_action (klass, GDK_KEY_f, ctrl, "rules.find", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_g, ctrl, "rules.move-hit", "i", 1);
  gtk_widget_class_add_binding_action (klass,
                                       GDK_KEY_g,
                                       ctrl | shift,
                                       "rules.move-hit",
                                       "i",
                                       -1);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F9, 0, "rules.contents", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Escape, 0, "rules.close", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_w, ctrl, "rules.close", NULL);
  gtk_widget_class_add_binding_action (klass,
                                       GDK_KEY_Page_Up,
                                       0,
                                       "rules.scroll",
                                       "d",
                                       -0.9);
  gtk_widget_class_add_binding_action (klass,
                                       GDK_KEY_Page_Down,
                                       0,
                                       "rules.scroll",
                                       "d",
                                       0.9);
}

/**
 * favor_rules_window_install_actions:
 * @widget_class: the class of the window
 *
 * Gives the class its actions. In its class initializer.
 */
void
favor_rules_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "rules.go-to", "s", go_to_action);
  gtk_widget_class_install_action (widget_class, "rules.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "rules.move-hit", "i", move_hit_action);
  gtk_widget_class_install_action (widget_class, "rules.contents", NULL, contents_action);
  gtk_widget_class_install_action (widget_class, "rules.scroll", "d", scroll_action);
  gtk_widget_class_install_action (widget_class, "rules.close", NULL, close_action);
  add_keys (widget_class);
}

/* A key of the text alone; a window itself moves the focus by the arrows. */
static void
add_scroll_key (GtkShortcutController *controller, guint keyval, double pages)
{
  GtkShortcut
    *shortcut = gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (keyval, 0),
                                                 gtk_named_action_new ("rules.scroll"),
                                                 "d",
                                                 pages);

  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

/**
 * favor_rules_window_add_keys:
 *
 * Has keys scroll the text.
 */
void
favor_rules_window_add_keys (FavorRulesWindow *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  add_scroll_key (GTK_SHORTCUT_CONTROLLER (controller), GDK_KEY_Up, -STEP);
  add_scroll_key (GTK_SHORTCUT_CONTROLLER (controller), GDK_KEY_Down, STEP);
  gtk_widget_add_controller (GTK_WIDGET (self->scroller), controller);
}
