/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page-private.h"

/* What the page has and leaves out in the room that there is. */

void
favor_game_page_update_panel (FavorGamePage *self)
{
  gboolean wide = favor_game_layout_get_arrangement (self->layout) ==
                  FAVOR_ARRANGEMENT_WIDE;

  favor_game_layout_set_panel_shown (self->layout,
                                     wide ? self->panel_open
                                          : !g_str_equal (self->page, "board"));
  gtk_widget_set_visible (self->tabs, wide);
}

void
favor_game_page_arrange (FavorGamePage *self)
{
  static const char *const classes[] = { "narrow", "medium", "wide" };
  FavorArrangement         arrangement = favor_game_layout_get_arrangement (self->layout);
  gboolean                 compact = arrangement == FAVOR_ARRANGEMENT_NARROW;

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (i == arrangement)
      gtk_widget_add_css_class (GTK_WIDGET (self), classes[i]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), classes[i]);
  favor_seat_strip_set_compact (self->strip, compact);
  favor_decision_bar_set_compact (self->bar, compact);
  favor_cover_set_compact (self->cover, compact);
  if (self->timeline != NULL)
    favor_timeline_set_compact (self->timeline, compact);
  adw_header_bar_set_decoration_layout (self->header, compact ? ":close" : NULL);
  gtk_widget_set_visible (self->redo, !compact);
  gtk_widget_set_visible (self->hint, !compact);
  gtk_widget_set_visible (self->review, !compact);
  gtk_widget_set_visible (self->eyes_menu, !compact);
  favor_game_page_update_menus (self);
  favor_game_page_update_panel (self);
  favor_game_page_update (self);
}
