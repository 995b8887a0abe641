/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

/* The ways from one place of the page to another. */

static void
show_log_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_game_page_set_page (self, "log");
  favor_log_view_focus (favor_game_panel_get_log (self->panel));
}

/* The legal moves, or those that were made where there are none. */
static void
show_moves_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (favor_table_get_mode (self->table) == FAVOR_TABLE_PLAYING &&
      !FAVOR_IS_PLAIN_VIEW (self->view))
    {
      favor_game_page_set_page (self, "moves");
      if (favor_choice_list_focus (favor_game_page_get_choice_list (self)))
        return;
    }
  else if (favor_table_get_mode (self->table) == FAVOR_TABLE_PLAYING)
    {
      favor_game_page_set_page (self, "board");
      if (favor_game_view_focus_choices (self->view))
        return;
    }
  favor_game_page_set_page (self, "moves");
  favor_log_view_focus (favor_game_panel_get_moves (self->panel));
}

static void
show_seat_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_pad_view_set_seat (favor_game_panel_get_pads (self->panel),
                           (FavorSeat) g_variant_get_uint32 (parameter));
  favor_game_page_set_page (self, "pads");
}

static void
result_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_table_set_sheet (self->table, !favor_table_get_sheet (self->table));
}

/* Opens the page with the results, and begins to look for them. */
static void
start_review (FavorGamePage *self)
{
  favor_table_set_sheet (self->table, FALSE);
  favor_game_page_set_page (self, "log");
  favor_game_panel_start_review (self->panel);
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  start_review (FAVOR_GAME_PAGE (widget));
}

static void
edit_note_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_decision_bar_edit_note (FAVOR_GAME_PAGE (widget)->bar);
}

static gboolean
focus_region (GtkWidget *region)
{
  if (FAVOR_IS_DECISION_BAR (region))
    return favor_decision_bar_focus (FAVOR_DECISION_BAR (region));
  if (FAVOR_IS_CHOICE_LIST (region))
    return favor_choice_list_focus (FAVOR_CHOICE_LIST (region));
  return gtk_widget_child_focus (region, GTK_DIR_TAB_FORWARD);
}

/* What of the view stands on the board, decision bar (or cover), hand, panel, timeline, seats. */
static GPtrArray *
list_regions (FavorGamePage *self)
{
  GPtrArray *regions = g_ptr_array_new ();
  GtkWidget *hand = favor_game_view_get_hand (self->view);

  favor_game_view_list_regions (self->view, regions);
  g_ptr_array_insert (regions, 1, self->bar);
  if (self->cover != NULL)
    g_ptr_array_insert (regions, 2, self->cover);
  if (hand != NULL)
    g_ptr_array_add (regions, hand);
  g_ptr_array_add (regions, self->panel);
  if (self->timeline != NULL)
    g_ptr_array_add (regions, self->timeline);
  if (self->switcher != NULL)
    g_ptr_array_add (regions, self->switcher);
  g_ptr_array_add (regions, self->strip);
  return regions;
}

static void
move_region (FavorGamePage *self, int by)
{
  g_autoptr (GPtrArray) regions = list_regions (self);
  GtkWidget            *focus = favor_game_page_get_focus (self);
  int                   n = (int) regions->len, at = by > 0 ? -1 : 0;

  for (int i = 0; i < n && focus != NULL; i++)
    if (focus == g_ptr_array_index (regions, i) ||
        gtk_widget_is_ancestor (focus, g_ptr_array_index (regions, i)))
      at = i;
  for (int i = 1; i <= n; i++)
    {
      GtkWidget *next = g_ptr_array_index (regions, (at + i * by + n * n) % n);

      if (gtk_widget_get_mapped (next) && focus_region (next))
        return;
    }
}

static void
next_region_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_region (FAVOR_GAME_PAGE (widget), 1);
}

static void
previous_region_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_region (FAVOR_GAME_PAGE (widget), -1);
}

/* clang-format off */
static const FavorPageAction actions[] = {
  { "view.show-log", NULL, show_log_action },
  { "view.show-moves", NULL, show_moves_action },
  { "view.show-seat", "u", show_seat_action },
  { "view.result", NULL, result_action },
  { "view.review", NULL, review_action },
  { "view.next-region", NULL, next_region_action },
  { "view.previous-region", NULL, previous_region_action },
  { "note.edit", NULL, edit_note_action },
};

/* clang-format on */

void
favor_game_page_install_places (GtkWidgetClass *widget_class)
{
  favor_game_page_install_table (widget_class, actions, G_N_ELEMENTS (actions));
}
