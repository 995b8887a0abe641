/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-label.h"
#include "favor-tooltip.h"

/* Parts of the page that are made when they are first shown: the timeline, and the pages of the
 * panel that lie behind the pads. Together they are half as many widgets as the rest of the page,
 * and many a game ends without them. */

#define LOG_HEIGHT 210

static void
append (GtkWidget *box, gpointer child)
{
  gtk_box_append (GTK_BOX (box), child);
}

/* ---- The page with the log ------------------------------------------------------------ */

static GtkWidget *
create_again_button (void)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Show It Again"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "view.show-again");
  favor_tooltip_set (button, _ ("What happened since the last turn (Shift+P)"));
  gtk_widget_add_css_class (button, "log-again");
  return button;
}

static GtkWidget *
create_log_page (FavorGamePage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->plots = g_object_new (FAVOR_TYPE_REVIEW_PLOTS, "visible", FALSE, NULL);
  self->log = g_object_new (FAVOR_TYPE_LOG_VIEW,
                            "vexpand",
                            TRUE,
                            "height-request",
                            LOG_HEIGHT,
                            NULL);
  self->review_view = g_object_new (FAVOR_TYPE_REVIEW_VIEW, NULL);
  append (box, self->plots);
  append (box, self->log);
  self->again_button = create_again_button ();
  append (box, self->again_button);
  append (box, self->review_view);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  /* What is in it takes the focus. */
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  return scroller;
}

void
favor_game_page_make_log (FavorGamePage *self)
{
  if (self->log != NULL)
    return;
  adw_bin_set_child (self->log_page, create_log_page (self));
  favor_log_view_set_cursor (self->log, favor_table_get_cursor (self->table));
  favor_review_plots_set_cursor (self->plots, favor_table_get_cursor (self->table));
  favor_review_plots_set_analysis (self->plots, self->analysis);
  favor_review_view_set (self->review_view,
                         favor_table_get_cursor (self->table),
                         self->analysis);
  favor_game_page_follow (self);
}

/* ---- The page with the moves ---------------------------------------------------------- */

static void
choice_chosen_cb (FavorGamePage *self, const FavorAction *action)
{
  favor_game_page_submit (self, action);
}

static void
variation_opened_cb (FavorGamePage *self)
{
  favor_table_open_line (self->table);
}

static void
variation_deleted_cb (FavorGamePage *self)
{
  AdwToast *toast = adw_toast_new (_ ("Variation deleted"));

  /* Translators: button of the message "Variation deleted" */
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "session.undelete-variation");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
connect (FavorGamePage *self, gpointer part, const char *signal, GCallback callback)
{
  g_signal_connect_object (part, signal, callback, self, G_CONNECT_SWAPPED);
}

/* While there is something to choose from, that it is possible to play on from the past needs no room. */
static void
make_room_cb (FavorGamePage *self)
{
  favor_variation_list_set_terse (self->variations,
                                  gtk_widget_get_visible (GTK_WIDGET (self
                                                                        ->choice_list)));
}

/* Between what can be chosen now and what was chosen before, both lists that scroll. */
static GtkWidget *
create_moves_heading (FavorGamePage *self)
{
  /* Translators: heading above the numbered moves of a game, below those that are possible now */
  GtkWidget *heading = favor_label_new_line (_ ("Moves So Far"), "heading");

  gtk_widget_add_css_class (heading, "movesheading");
  g_object_bind_property (self->choice_list,
                          "visible",
                          heading,
                          "visible",
                          G_BINDING_SYNC_CREATE);
  return heading;
}

static GtkWidget *
create_moves_page (FavorGamePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->choice_list = g_object_new (FAVOR_TYPE_CHOICE_LIST,
                                    "visible",
                                    FALSE,
                                    "vexpand",
                                    TRUE,
                                    NULL);
  self->moves = g_object_new (FAVOR_TYPE_LOG_VIEW, "moves", TRUE, "vexpand", TRUE, NULL);
  self->variations = g_object_new (FAVOR_TYPE_VARIATION_LIST, NULL);
  append (box, self->choice_list);
  append (box, create_moves_heading (self));
  append (box, self->moves);
  append (box, self->variations);
  connect (self, self->choice_list, "notify::visible", G_CALLBACK (make_room_cb));
  make_room_cb (self);
  return box;
}

void
favor_game_page_make_moves (FavorGamePage *self)
{
  if (self->moves != NULL)
    return;
  adw_bin_set_child (self->moves_page, create_moves_page (self));
  favor_log_view_set_cursor (self->moves, favor_table_get_cursor (self->table));
  favor_variation_list_set_session (self->variations,
                                    favor_table_get_session (self->table));
  connect (self,
           self->choice_list,
           "selected",
           G_CALLBACK (favor_game_page_choice_selected));
  connect (self, self->choice_list, "chosen", G_CALLBACK (choice_chosen_cb));
  connect (self, self->variations, "opened", G_CALLBACK (variation_opened_cb));
  connect (self, self->variations, "exported", G_CALLBACK (favor_game_page_emit_created));
  connect (self, self->variations, "deleted", G_CALLBACK (variation_deleted_cb));
  favor_game_page_fill_choice_list (self);
}

/* ---- At the foot of windows that are not wide ------------------------------------------ */

static GtkWidget *
append_tab (GtkWidget *switcher, const char *label, const char *action)
{
  GtkWidget *tab = gtk_toggle_button_new_with_label (label);

  gtk_widget_add_css_class (tab, "flat");
  gtk_widget_set_hexpand (tab, TRUE);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (tab), action);
  append (switcher, tab);
  return tab;
}

/**
 * favor_game_page_make_switcher:
 *
 * Makes the tabs for a page of which only one part at a time has room.
 */
void
favor_game_page_make_switcher (FavorGamePage *self)
{
  GtkWidget *switcher;

  if (self->switcher != NULL)
    return;
  switcher = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_widget_set_name (switcher, "switcher");
  gtk_widget_add_css_class (switcher, "switcher");
  /* Translators: button at the foot of small windows; little space */
  append_tab (switcher, _ ("Board"), "view.page::board");
  append_tab (switcher, _ ("Pads"), "view.page::pads");
  append_tab (switcher, _ ("Log"), "view.page::log");
  append_tab (switcher, _ ("Moves"), "view.page::moves");
  self->tool_tab = append_tab (switcher, "", "view.page::tool");
  gtk_widget_insert_before (switcher, GTK_WIDGET (self->layout), GTK_WIDGET (self->card));
  self->switcher = switcher;
  favor_game_page_update_tool_tab (self);
}

/* (transfer none): what stands below the timeline, or would. */
GtkWidget *
favor_game_page_get_foot (FavorGamePage *self)
{
  return self->switcher != NULL ? self->switcher : GTK_WIDGET (self->card);
}

/* ---- The cover ------------------------------------------------------------------------- */

/* Most games are played by one person, and need no cover. */
void
favor_game_page_make_cover (FavorGamePage *self)
{
  static const struct
  {
    const char *fact;
    const char *property;
  } facts[] = {
    { "decider-name", "person" },
    { "decider-colour", "colour" },
    { "since", "since" },
    { "curtain", "visible" },
  };

  if (self->cover != NULL || !favor_table_get_covered (self->table))
    return;
  self->cover = g_object_new (FAVOR_TYPE_COVER, "name", "cover", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    g_object_bind_property (self->table,
                            facts[i].fact,
                            self->cover,
                            facts[i].property,
                            G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->bar,
                          "compact",
                          self->cover,
                          "compact",
                          G_BINDING_SYNC_CREATE);
  gtk_widget_insert_after (GTK_WIDGET (self->cover),
                           GTK_WIDGET (self->layout),
                           GTK_WIDGET (self->bar));
}

/* ---- The timeline --------------------------------------------------------------------- */

static void
make_timeline (FavorGamePage *self)
{
  FavorArrangement arrangement = favor_game_layout_get_arrangement (self->layout);

  self->timeline = g_object_new (FAVOR_TYPE_TIMELINE, "name", "timeline", NULL);
  favor_timeline_set_cursor (self->timeline, favor_table_get_cursor (self->table));
  favor_timeline_set_analysis (self->timeline, self->analysis);
  favor_timeline_set_compact (self->timeline, arrangement == FAVOR_ARRANGEMENT_NARROW);
  gtk_widget_insert_before (GTK_WIDGET (self->timeline),
                            GTK_WIDGET (self->layout),
                            favor_game_page_get_foot (self));
}

void
favor_game_page_show_timeline (FavorGamePage *self, gboolean shown)
{
  if (shown && self->timeline == NULL)
    make_timeline (self);
  if (self->timeline != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->timeline), shown);
}
