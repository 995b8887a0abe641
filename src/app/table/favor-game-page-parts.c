/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

/* Parts of the page that are made when they are first shown: many a game ends without them. */

/* ---- At the foot of windows that are not wide ------------------------------------------ */

static GtkWidget *
append_tab (GtkWidget *switcher, const char *label, const char *action)
{
  GtkWidget *tab = gtk_toggle_button_new_with_label (label);

  gtk_widget_add_css_class (tab, "flat");
  gtk_widget_set_hexpand (tab, TRUE);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (tab), action);
  gtk_box_append (GTK_BOX (switcher), tab);
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
  favor_timeline_set_analysis (self->timeline,
                               favor_game_panel_get_analysis (self->panel));
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
