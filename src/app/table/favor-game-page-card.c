/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

#include "favor-details.h"
#include "favor-piece.h"

/* One card over the board: opened by a key or from the details, closed by what takes a step back. */

/**
 * favor_game_page_close_card:
 *
 * Returns: %FALSE if no card was shown
 */
gboolean
favor_game_page_close_card (FavorGamePage *self)
{
  GtkWidget *card = GTK_WIDGET (self->card), *focus = favor_game_page_get_focus (self);
  GtkWidget *back = self->card_from;
  gboolean   had_focus = focus != NULL && gtk_widget_is_ancestor (focus, card);

  if (!gtk_widget_get_visible (card))
    return FALSE;
  /* Before it goes, or GTK would look for another place. */
  if (had_focus &&
      (back == NULL || !gtk_widget_get_mapped (back) || !gtk_widget_grab_focus (back)))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self));
      favor_game_page_queue_focus (self);
    }
  g_clear_weak_pointer (&self->card_from);
  gtk_widget_set_visible (card, FALSE);
  favor_card_sheet_clear (self->card);
  return TRUE;
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_game_page_close_card (FAVOR_GAME_PAGE (widget));
}

static void
open_card (FavorGamePage *self)
{
  GtkWidget *details = favor_game_view_get_details (self->view);
  GtkWidget *focus = favor_game_page_get_focus (self), *card = GTK_WIDGET (self->card);

  if (favor_table_get_covered (self->table) || !FAVOR_IS_DETAILS (details) ||
      !favor_details_enlarge (FAVOR_DETAILS (details), self->card))
    return;
  if (focus != NULL && !gtk_widget_is_ancestor (focus, card))
    g_set_weak_pointer (&self->card_from, focus);
  gtk_widget_set_visible (card, TRUE);
  favor_card_sheet_focus (self->card);
}

/* The details may be about what is pointed at; who presses a key means the focus. */
static void
inspect_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  GtkWidget     *focus = favor_game_page_get_focus (self);

  if (favor_game_page_close_card (self))
    return;
  if (FAVOR_IS_PIECE (focus))
    g_signal_emit_by_name (focus, "inspected");
  open_card (self);
}

static void
enlarge_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  open_card (FAVOR_GAME_PAGE (widget));
}

void
favor_game_page_install_card_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "view.inspect", NULL, inspect_action);
  gtk_widget_class_install_action (widget_class, "view.enlarge", NULL, enlarge_action);
  gtk_widget_class_install_action (widget_class, "view.close-card", NULL, close_action);
}
