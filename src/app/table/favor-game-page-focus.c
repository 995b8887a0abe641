/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

GtkWidget *
favor_game_page_get_focus (FavorGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Focus follows the decision unless somebody took it to another region, a menu or a dialog. */
static gboolean
focus_is_free (FavorGamePage *self)
{
  GtkWidget *focus = favor_game_page_get_focus (self);
  GtkWidget *hand = favor_game_view_get_hand (self->view);

  if (focus == NULL || GTK_IS_ROOT (focus) || focus == GTK_WIDGET (self) ||
      !gtk_widget_get_mapped (focus))
    return TRUE;
  return gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)) ||
         (hand != NULL && gtk_widget_is_ancestor (focus, hand)) ||
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bar)) ||
         (self->cover != NULL &&
          gtk_widget_is_ancestor (focus, GTK_WIDGET (self->cover))) ||
         (self->led_to != NULL && gtk_widget_is_ancestor (focus, self->led_to)) ||
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->sheet));
}

/* Its main button, else the first thing in it: a walk goes on from where the focus is, which GTK may
 * have taken to that very thing when what had it before was gone. */
static void
focus_bar (FavorGamePage *self)
{
  GtkWidget *focus = favor_game_page_get_focus (self);

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bar)))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  favor_decision_bar_focus (self->bar);
}

/* A button of the bar that somebody has gone to keeps the focus while things are told. */
static gboolean
is_on_button (FavorGamePage *self)
{
  GtkWidget *focus = favor_game_page_get_focus (self);

  return focus != NULL && gtk_widget_get_mapped (focus) &&
         focus != GTK_WIDGET (favor_decision_bar_get_said (self->bar)) &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bar));
}

/* Some games have choices in the panel, where the focus would stay if it was not known who led it there. */
static gboolean
lead_focus (FavorGamePage *self)
{
  GtkWidget *focus;

  if (!favor_game_view_focus_choices (self->view))
    return FALSE;
  focus = favor_game_page_get_focus (self);
  g_set_weak_pointer (&self->led_to,
                      focus != NULL ? gtk_widget_get_parent (focus) : NULL);
  return TRUE;
}

/* What is to be told is heard with what gets the focus. */
static void
move_focus (FavorGamePage *self)
{
  FavorTableMode mode = favor_table_get_mode (self->table);

  if (favor_game_page_tells (self) && !gtk_widget_get_visible (GTK_WIDGET (self->sheet)))
    {
      if (!is_on_button (self))
        favor_voice_lead (self->voice);
      return;
    }
  favor_voice_attach (self->voice);
  if (favor_table_get_covered (self->table) &&
      favor_table_get_replay (self->table) == NULL)
    favor_cover_focus (self->cover);
  else if (gtk_widget_get_visible (GTK_WIDGET (self->sheet)))
    favor_result_sheet_focus (self->sheet);
  else if (mode != FAVOR_TABLE_PLAYING || !lead_focus (self))
    focus_bar (self);
}

static gboolean focus_cb (gpointer data);

/* Meanwhile somebody may have taken it elsewhere. */
static gboolean
held_cb (gpointer data)
{
  FavorGamePage *self = data;

  self->take_focus &= focus_is_free (self);
  return focus_cb (self);
}

static gboolean
focus_cb (gpointer data)
{
  FavorGamePage *self = data;
  guint          hold = favor_voice_get_hold (self->voice);

  self->focus_idle = 0;
  if (hold > 0)
    {
      self->focus_idle = g_timeout_add (hold, held_cb, self);
      return G_SOURCE_REMOVE;
    }
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->take_focus)
    {
      self->take_focus = FALSE;
      move_focus (self);
    }
  if (!favor_game_page_tells (self))
    favor_said_set_telling (favor_decision_bar_get_said (self->bar), FALSE);
  if (favor_voice_flush (self->voice) == FAVOR_VOICE_LOST)
    favor_teller_lose (self->teller);
  return G_SOURCE_REMOVE;
}

/**
 * favor_game_page_hide:
 * @sheet: what lies over the board
 *
 * Hides it; a focus in it goes where the game goes on.
 */
void
favor_game_page_hide (FavorGamePage *self, GtkWidget *sheet)
{
  GtkWidget *focus = favor_game_page_get_focus (self);

  /* Before it goes, or GTK would look for another place. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, sheet))
    {
      self->take_focus = TRUE;
      gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  gtk_widget_set_visible (sheet, FALSE);
}

/**
 * favor_game_page_settle_focus:
 *
 * Moves the focus now, if it is to be moved.
 */
void
favor_game_page_settle_focus (FavorGamePage *self)
{
  if (self->focus_idle == 0)
    return;
  g_clear_handle_id (&self->focus_idle, g_source_remove);
  focus_cb (self);
}

/**
 * favor_game_page_focus_left:
 *
 * Says that the focus has moved: what was to be heard with it before is over.
 */
void
favor_game_page_focus_left (FavorGamePage *self)
{
  if (self->voice != NULL)
    favor_voice_focus_moved (self->voice);
}

/* What had the focus may be gone or hidden by now; without any the keys of the page are dead. */
static void
keep_keys_alive (FavorGamePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = favor_game_page_get_focus (self);

  if (root != NULL && (focus == NULL || gtk_widget_get_root (focus) != root))
    gtk_root_set_focus (root, GTK_WIDGET (self));
}

/* Soon, when the rows of the new position are there, but before the next key. Whether the focus
 * may move is asked now: with the row that had it, GTK may have taken it elsewhere by then. */
void
favor_game_page_queue_focus (FavorGamePage *self)
{
  self->take_focus |= focus_is_free (self);
  if (self->take_focus && gtk_widget_get_mapped (GTK_WIDGET (self)))
    keep_keys_alive (self);
  if (self->focus_idle == 0)
    self->focus_idle = g_idle_add_full (G_PRIORITY_HIGH, focus_cb, self, NULL);
}
