/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

/* What the last round brought, over the board: by itself where the table is cleared after it, or when
 * somebody asks. */

static void
make_sheet (FavorGamePage *self)
{
  if (self->round != NULL)
    return;
  self->round = FAVOR_ROUND_SHEET (favor_round_sheet_new ());
  gtk_widget_set_name (GTK_WIDGET (self->round), "round");
  gtk_widget_set_visible (GTK_WIDGET (self->round), FALSE);
  gtk_widget_insert_before (GTK_WIDGET (self->round),
                            GTK_WIDGET (self->layout),
                            GTK_WIDGET (self->card));
  g_object_bind_property (self->layout,
                          "compact",
                          self->round,
                          "compact",
                          G_BINDING_SYNC_CREATE);
}

static gboolean
find_round (FavorGamePage *self, FavorRound *round)
{
  FavorCursor               *cursor = favor_table_get_cursor (self->table);
  g_autoptr (FavorScoreLine) line = favor_score_line_new (cursor);

  return favor_rounds_find_last (line, favor_cursor_get_ply (cursor), round);
}

static gboolean
is_open (FavorGamePage *self)
{
  return self->round != NULL && gtk_widget_get_visible (GTK_WIDGET (self->round));
}

static void
open_sheet (FavorGamePage *self)
{
  FavorRound round;

  if (!find_round (self, &round))
    return;
  make_sheet (self);
  /* They have the same place. */
  favor_game_page_close_waited (self);
  favor_round_sheet_update (self->round, favor_table_get_cursor (self->table), &round);
  favor_game_layout_spare (self->layout,
                           favor_game_view_get_round_waits (self->view)
                             ? favor_game_page_find_great (self)
                             : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->round), TRUE);
}

/**
 * favor_game_page_follow_round:
 *
 * Opens the sheet when the view waits at the end of a round, and closes it when that goes on.
 */
void
favor_game_page_follow_round (FavorGamePage *self)
{
  gboolean waits = favor_game_view_get_round_waits (self->view);

  if (waits && !self->round_waits)
    {
      open_sheet (self);
      self->round_told = FALSE;
      favor_game_page_tell (self);
    }
  else if (!waits && self->round_waits && is_open (self))
    favor_game_page_hide (self, GTK_WIDGET (self->round));
  self->round_waits = waits;
}

/**
 * favor_game_page_take_round:
 *
 * Returns: (transfer full) (nullable): what the sheet that waits says, once for each
 */
char *
favor_game_page_take_round (FavorGamePage *self)
{
  if (self->round_told || !is_open (self) ||
      !favor_game_view_get_round_waits (self->view))
    return NULL;
  self->round_told = TRUE;
  return favor_round_sheet_describe (self->round);
}

/**
 * favor_game_page_close_round:
 *
 * Closes the sheet; what waits behind it goes on.
 *
 * Returns: %FALSE if it was not open and nothing waits
 */
gboolean
favor_game_page_close_round (FavorGamePage *self)
{
  gboolean waits = favor_game_view_get_round_waits (self->view),
           was_open = is_open (self);

  if (was_open)
    favor_game_page_hide (self, GTK_WIDGET (self->round));
  if (waits)
    favor_game_view_show_next (self->view);
  return waits || was_open;
}

static void
close_round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_game_page_close_round (FAVOR_GAME_PAGE (widget));
}

static void
round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (favor_game_page_close_round (self))
    return;
  open_sheet (self);
  if (is_open (self))
    favor_round_sheet_focus (self->round);
}

/* A click on the table goes on, as a key does; one on the panel reads. */
static void
pressed_cb (GtkGestureClick *gesture, int n, double x, double y, FavorGamePage *self)
{
  GtkWidget *layout = GTK_WIDGET (self->layout);
  GtkWidget *at = gtk_widget_pick (layout, x, y, GTK_PICK_DEFAULT);

  if (at == NULL || !favor_game_view_get_round_waits (self->view))
    return;
  if (at == GTK_WIDGET (self->view) ||
      gtk_widget_is_ancestor (at, GTK_WIDGET (self->view)) ||
      gtk_widget_is_ancestor (at, GTK_WIDGET (self->round)))
    favor_game_page_close_round (self);
}

/**
 * favor_game_page_set_up_round:
 *
 * Lets the view tell what rounds bring. To be called for each view; the clicks are watched once.
 */
void
favor_game_page_set_up_round (FavorGamePage *self)
{
  FavorSession        *session = favor_table_get_session (self->table);
  const FavorViewKind *kind = favor_views_find (favor_session_get_game (session)->id);
  GtkGesture          *gesture;

  /* Where only computers play nobody would go on; a lesson tells by itself. */
  favor_game_view_set_tells_rounds (self->view,
                                    kind != NULL && kind->tells_rounds &&
                                      !favor_table_get_guided (self->table) &&
                                      favor_session_count_people (session) > 0);
  if (self->round_clicks)
    return;
  self->round_clicks = TRUE;
  gesture = gtk_gesture_click_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, "released", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->layout), GTK_EVENT_CONTROLLER (gesture));
}

/* Enables what means something now. */
void
favor_game_page_update_round (FavorGamePage *self)
{
  FavorSession *session = favor_table_get_session (self->table);
  FavorPad      pad;

  favor_session_get_game (session)
    ->score (favor_cursor_get_state (favor_table_get_cursor (self->table)), 0, &pad);
  gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                 "view.round",
                                 !favor_table_get_covered (self->table) &&
                                   (pad.round > 1 || (pad.round == 1 &&
                                                      favor_session_get_over (session))));
}

void
favor_game_page_install_round (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "view.round", NULL, round_action);
  gtk_widget_class_install_action (widget_class,
                                   "view.close-round",
                                   NULL,
                                   close_round_action);
}
