/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page-private.h"

#include "favor-accessible.h"
#include "favor-style.h"
#include "favor-tooltip.h"

/* What the page has and leaves out in the room that there is. */

void
favor_game_page_update_panel (FavorGamePage *self)
{
  gboolean wide = favor_game_layout_get_arrangement (self->layout) ==
                  FAVOR_ARRANGEMENT_WIDE;

  favor_game_layout_set_panel_shown (self->layout,
                                     wide ? self->panel_open
                                          : !g_str_equal (self->page, "board"));
  favor_game_panel_set_tabs_shown (self->panel, wide);
}

/**
 * favor_game_page_set_page:
 * @page: "board", "pads", "log" or "moves"
 *
 * Shows a page of the panel; in smaller windows "board" shows the board in its place.
 */
void
favor_game_page_set_page (FavorGamePage *self, const char *page)
{
  if (g_strcmp0 (self->page, page) == 0 || page == NULL)
    return;
  if (!g_str_equal (page, "board"))
    {
      if (!favor_game_panel_show (self->panel, page))
        return;
      self->panel_open = TRUE;
    }
  g_free (self->page);
  self->page = g_strdup (page);
  favor_game_page_update_panel (self);
  g_object_notify (G_OBJECT (self), "page");
}

/* Where there once was something to say the place for it stays: what is above it must not jump. */
static void
keep_facts_row (FavorGamePage *self, gboolean any)
{
  GtkWidget *row = GTK_WIDGET (self->facts);
  gboolean   narrow = favor_game_layout_get_arrangement (self->layout) ==
                    FAVOR_ARRANGEMENT_NARROW;
  int height = gtk_widget_get_height (row);

  if (any)
    gtk_widget_set_size_request (row, -1, -1);
  else if (gtk_widget_get_visible (row) && height > 0)
    gtk_widget_set_size_request (row, -1, height);
  gtk_widget_set_visible (row, any || (narrow && gtk_widget_get_visible (row)));
}

/**
 * favor_game_page_update_facts:
 *
 * In a narrow window seats are small; what the person at the screen must know of the own one stands
 * above the hand.
 */
void
favor_game_page_update_facts (FavorGamePage *self)
{
  g_autoptr (GArray) facts = favor_facts_new ();
  g_autofree char   *words = NULL;

  if (favor_game_layout_get_arrangement (self->layout) == FAVOR_ARRANGEMENT_NARROW)
    favor_game_view_describe_hand (self->view, facts);
  keep_facts_row (self, facts->len > 0);
  words = favor_facts_join (facts);
  favor_fact_row_set_facts (self->facts, facts);
  favor_accessible_set_name (GTK_WIDGET (self->facts), words);
  favor_tooltip_set (GTK_WIDGET (self->facts), words);
}

void
favor_game_page_arrange (FavorGamePage *self)
{
  static const char *const classes[] = { "narrow", "medium", "wide" };
  FavorArrangement         arrangement = favor_game_layout_get_arrangement (self->layout);

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    favor_style_set_class (GTK_WIDGET (self), classes[i], i == arrangement);
  favor_style_set_class (GTK_WIDGET (self),
                         "tight",
                         favor_game_layout_get_tight (self->layout));
  if (self->timeline != NULL)
    favor_timeline_set_compact (self->timeline, arrangement == FAVOR_ARRANGEMENT_NARROW);
  if (arrangement != FAVOR_ARRANGEMENT_WIDE)
    favor_game_page_make_switcher (self);
  favor_game_page_update_panel (self);
}
