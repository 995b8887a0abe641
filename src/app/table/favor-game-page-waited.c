/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

#include "favor-table-words.h"

/* While You Waited, over the foot of the board: what mattered most to who has not seen what others did,
 * until the first choice or move. */

static gboolean
is_open (FavorGamePage *self)
{
  return self->waited != NULL && gtk_widget_get_visible (GTK_WIDGET (self->waited));
}

static void
make_sheet (FavorGamePage *self)
{
  if (self->waited != NULL)
    return;
  self->waited = FAVOR_WAITED_SHEET (favor_waited_sheet_new ());
  gtk_widget_set_name (GTK_WIDGET (self->waited), "waited");
  gtk_widget_set_visible (GTK_WIDGET (self->waited), FALSE);
  gtk_widget_insert_before (GTK_WIDGET (self->waited),
                            GTK_WIDGET (self->layout),
                            GTK_WIDGET (self->card));
}

/* (transfer full): what is chosen so far, and where. */
static char *
read_choice (FavorGamePage *self)
{
  FavorDecision *decision = favor_table_get_decision (self->table);
  const char    *sentence = favor_decision_get_text (decision, "sentence");
  const char    *deed = favor_decision_get_text (decision, "deed");

  return g_strdup_printf ("%u %s %s %d",
                          favor_cursor_get_ply (favor_table_get_cursor (self->table)),
                          sentence != NULL ? sentence : "",
                          deed != NULL ? deed : "",
                          favor_decision_get_flag (decision, "begun"));
}

/* Says what mattered to the person who decides now, if anything did. */
static void
open_sheet (FavorGamePage *self)
{
  g_auto (GStrv) lines = favor_table_list_unseen (self->table);

  if (lines == NULL)
    return;
  make_sheet (self);
  favor_waited_sheet_set_lines (self->waited, (const char *const *) lines);
  g_free (self->waited_choice);
  self->waited_choice = read_choice (self);
  gtk_widget_set_visible (GTK_WIDGET (self->waited), TRUE);
}

/**
 * favor_game_page_sum_up:
 *
 * A person who decides now has not seen what others did: shows what that has changed, and says what
 * mattered. A lesson speaks for itself.
 */
void
favor_game_page_sum_up (FavorGamePage *self)
{
  FavorSession *session = favor_table_get_session (self->table);
  FavorSeat     seat = favor_session_get_decider (session);
  guint         ply;

  if (favor_table_get_mode (self->table) != FAVOR_TABLE_PLAYING || self->guide != NULL ||
      seat == FAVOR_SEAT_NONE ||
      !favor_cursor_get_live (favor_table_get_cursor (self->table)))
    return;
  ply = favor_table_words_last_turn (session, seat);
  if (ply + 1 < favor_session_get_n_plies (session))
    favor_game_view_sum_up (self->view, ply);
  open_sheet (self);
}

/**
 * favor_game_page_close_waited:
 *
 * Returns: %FALSE if it was not open
 */
gboolean
favor_game_page_close_waited (FavorGamePage *self)
{
  if (!is_open (self))
    return FALSE;
  favor_game_page_hide (self, GTK_WIDGET (self->waited));
  return TRUE;
}

/**
 * favor_game_page_follow_waited:
 *
 * It was read when something else is chosen than before.
 */
void
favor_game_page_follow_waited (FavorGamePage *self)
{
  g_autofree char *choice = NULL;

  if (!is_open (self))
    return;
  choice = read_choice (self);
  if (favor_table_get_mode (self->table) != FAVOR_TABLE_PLAYING ||
      !g_str_equal (choice, self->waited_choice))
    favor_game_page_close_waited (self);
}

static void
close_waited_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_game_page_close_waited (FAVOR_GAME_PAGE (widget));
}

void
favor_game_page_install_waited (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class,
                                   "view.close-waited",
                                   NULL,
                                   close_waited_action);
}
