/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-closures.h"

/* Parts of the page that are made when they are first shown: many a game ends without them. */

/* ---- At the foot of windows that are not wide ------------------------------------------ */

/* What is put together on the tool of the view, in a word. */
const char *
favor_game_page_get_tool_title (FavorGamePage *self)
{
  const char *title = favor_game_view_get_tool_title (self->view);

  /* Translators: page of the panel: an offer is put together; little space */
  /* Translators: name of a page of the panel on which an action is put together; little space */
  return title != NULL ? title : C_ ("page", "Action");
}

/**
 * favor_game_page_update_tool_tab:
 *
 * Shows the tab for what is put together, in windows that are not wide, while that is open.
 */
void
favor_game_page_update_tool_tab (FavorGamePage *self)
{
  GtkWidget *tab;

  if (self->switcher == NULL)
    return;
  tab = gtk_widget_get_last_child (self->switcher);
  gtk_widget_set_visible (tab, favor_game_view_get_tool_open (self->view));
  gtk_button_set_label (GTK_BUTTON (tab), favor_game_page_get_tool_title (self));
}

/* (transfer none): the tab for the page of the view that comes before the others. */
static GtkWidget *
find_overview_tab (FavorGamePage *self)
{
  /* Behind that of the board. */
  return gtk_widget_get_next_sibling (gtk_widget_get_first_child (self->switcher));
}

/**
 * favor_game_page_update_overview_tab:
 *
 * Shows that tab, in windows that are not wide, if the view has such a page.
 */
void
favor_game_page_update_overview_tab (FavorGamePage *self)
{
  const char *title = favor_game_view_get_overview_title (self->view);
  GtkWidget  *tab;

  if (self->switcher == NULL)
    return;
  tab = find_overview_tab (self);
  gtk_widget_set_visible (tab, title != NULL);
  gtk_button_set_label (GTK_BUTTON (tab), title != NULL ? title : "");
}

/**
 * favor_game_page_make_switcher:
 *
 * Makes the tabs for a page of which only one part at a time has room.
 */
void
favor_game_page_make_switcher (FavorGamePage *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  if (self->switcher != NULL)
    return;
  builder = gtk_builder_new_from_resource (FAVOR_RESOURCES "page-switcher.ui");
  self->switcher = GTK_WIDGET (gtk_builder_get_object (builder, "switcher"));
  gtk_widget_insert_before (self->switcher,
                            GTK_WIDGET (self->layout),
                            GTK_WIDGET (self->card));
  favor_game_page_update_overview_tab (self);
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
  g_object_bind_property (self->layout,
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
