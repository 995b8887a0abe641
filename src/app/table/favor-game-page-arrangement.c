/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page-private.h"

#include "favor-accessible.h"
#include "favor-tooltip.h"

/* What the page has and leaves out in the room that there is. */

/* So many letters of the tab in front are never cut off. */
#define TAB_LETTERS 9

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
  gtk_widget_set_visible (GTK_WIDGET (self->facts), facts->len > 0);
  if (facts->len == 0)
    return;
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
  gboolean                 compact = arrangement == FAVOR_ARRANGEMENT_NARROW;

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (i == arrangement)
      gtk_widget_add_css_class (GTK_WIDGET (self), classes[i]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), classes[i]);
  if (favor_game_layout_get_tight (self->layout))
    gtk_widget_add_css_class (GTK_WIDGET (self), "tight");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "tight");
  g_object_set (self->bar,
                "tight",
                favor_game_layout_get_tight (self->layout),
                "compact",
                compact,
                NULL);
  favor_seat_strip_set_compact (self->strip, compact);
  if (self->timeline != NULL)
    favor_timeline_set_compact (self->timeline, compact);
  if (arrangement != FAVOR_ARRANGEMENT_WIDE)
    favor_game_page_make_switcher (self);
  adw_header_bar_set_decoration_layout (self->header, compact ? ":close" : NULL);
  gtk_widget_set_visible (self->redo, !compact);
  gtk_widget_set_visible (self->hint, !compact);
  gtk_widget_set_visible (self->review, !compact);
  gtk_widget_set_visible (self->eyes_menu, !compact);
  favor_game_page_update_menus (self);
  favor_game_page_update_panel (self);
  favor_game_page_follow (self);
}

/* ---- Tabs ----------------------------------------------------------------------------- */

/* The others give way before the word of the one in front; tooltips have what is cut off. */
static void
shorten_cb (GtkToggleButton *tab)
{
  GtkWidget  *label = gtk_button_get_child (GTK_BUTTON (tab));
  const char *word;

  if (!GTK_IS_LABEL (label))
    return;
  word = gtk_label_get_label (GTK_LABEL (label));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label),
                             gtk_toggle_button_get_active (tab)
                               ? (int) MIN (g_utf8_strlen (word, -1), TAB_LETTERS)
                               : -1);
  favor_tooltip_set (GTK_WIDGET (tab), word);
}

/* The switcher makes its buttons itself, and their labels anew with each other title. */
static void
shorten_tabs (FavorGamePage *self)
{
  for (GtkWidget *tab = gtk_widget_get_first_child (self->tabs); tab != NULL;
       tab = gtk_widget_get_next_sibling (tab))
    {
      g_signal_handlers_disconnect_by_func (tab, shorten_cb, NULL);
      g_signal_connect (tab, "notify::child", G_CALLBACK (shorten_cb), NULL);
      g_signal_connect (tab, "notify::active", G_CALLBACK (shorten_cb), NULL);
      shorten_cb (GTK_TOGGLE_BUTTON (tab));
    }
}

/**
 * favor_game_page_set_up_tabs:
 *
 * Lets the words of tabs give way: large letters must not make the panel wider than its place.
 */
void
favor_game_page_set_up_tabs (FavorGamePage *self)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (self->pages);

  g_signal_connect_object (pages,
                           "items-changed",
                           G_CALLBACK (shorten_tabs),
                           self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  shorten_tabs (self);
}
