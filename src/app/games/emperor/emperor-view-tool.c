/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-view-private.h"

#include "emperor-trade-words.h"
#include "favor-signals.h"

/* The page of the panel on which trades are put together and questions answered. What is chosen
 * there and what is chosen on the board are one and the same. */

/* What the page says is chosen. */
static void
take_action (EmperorView *self)
{
  const FavorAction *action = emperor_tool_get_action (self->tool);

  if (!emperor_view_is_open (self) ||
      !favor_game_view_get_tool_open (FAVOR_GAME_VIEW (self)))
    return;
  if (action != NULL)
    favor_chooser_take (emperor_view_get_chooser (self), action);
  else
    favor_chooser_clear (emperor_view_get_chooser (self));
  /* Why there is no action may be another reason now. */
  favor_piece_view_update (FAVOR_PIECE_VIEW (self));
}

/* A set of seats. */
static guint
find_computers (EmperorView *self)
{
  FavorSession *session =
    favor_cursor_get_session (favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)));
  guint computers = 0;

  for (guint seat = 0; seat < emperor_view_get_state (self)->head.n_seats; seat++)
    if (favor_session_get_player (session, (FavorSeat) seat)->is_bot)
      computers |= 1u << seat;
  return computers;
}

static void
show_state (EmperorView *self)
{
  const FavorMoment
    *moment = favor_sight_get_moment (favor_game_view_get_sight (FAVOR_GAME_VIEW (self)));

  emperor_tool_set_colours (self->tool, moment->colours);
  emperor_tool_set_computers (self->tool, find_computers (self));
  emperor_tool_set_state (self->tool,
                          emperor_view_get_state (self),
                          moment->viewer,
                          emperor_view_get_names (self));
}

EmperorTool *
emperor_view_get_tool (EmperorView *self)
{
  if (self->tool == NULL)
    {
      self->tool = g_object_ref_sink (emperor_tool_new ());
      favor_signals_connect (self->tool, "changed", G_CALLBACK (take_action), self);
      favor_signals_connect (self->tool,
                             "inspected",
                             G_CALLBACK (emperor_view_inspect_card),
                             self);
      show_state (self);
    }
  return self->tool;
}

gboolean
emperor_view_is_composing (EmperorView *self)
{
  return self->tool != NULL && favor_game_view_get_tool_open (FAVOR_GAME_VIEW (self)) &&
         emperor_tool_is_composing (self->tool);
}

static void
open_page (EmperorView *self)
{
  favor_chooser_clear (emperor_view_get_chooser (self));
  favor_game_view_set_tool_open (FAVOR_GAME_VIEW (self), TRUE);
  take_action (self);
}

/* For a new position: questions and answers open the page by themselves, and it closes with
 * them. */
void
emperor_view_update_tool (EmperorView *self)
{
  FavorGameView *view = FAVOR_GAME_VIEW (self);
  gboolean       asks = emperor_view_is_open (self) &&
                  emperor_view_get_state (self)->prompt != EMPEROR_PROMPT_NONE;

  if (self->tool == NULL && !asks)
    return;
  emperor_view_get_tool (self);
  show_state (self);
  if (emperor_view_is_open (self) && emperor_tool_was_answered (self->tool))
    open_page (self);
  else
    favor_game_view_set_tool_open (view, asks && emperor_tool_wants_open (self->tool));
}

/* Gives a trade up that is put together; an offer that is to be answered lies there as before. */
gboolean
emperor_view_cancel_trade (EmperorView *self)
{
  if (!emperor_view_is_composing (self))
    return FALSE;
  emperor_tool_cancel (self->tool);
  favor_chooser_clear (emperor_view_get_chooser (self));
  if (emperor_view_get_state (self)->prompt == EMPEROR_PROMPT_TRADE)
    open_page (self);
  else
    favor_game_view_set_tool_open (FAVOR_GAME_VIEW (self), FALSE);
  return TRUE;
}

/* Begins a trade, or gives it up. */
gboolean
emperor_view_toggle_trade (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_state (self);
  EmperorTool        *tool = emperor_view_get_tool (self);

  if (emperor_view_cancel_trade (self))
    return TRUE;
  if (state->prompt == EMPEROR_PROMPT_TRADE)
    {
      emperor_tool_start_counter (tool);
      open_page (self);
      return TRUE;
    }
  if (!emperor_view_can_trade (self))
    return FALSE;
  show_state (self);
  emperor_tool_start_trade (tool, FAVOR_SEAT_NONE);
  open_page (self);
  return TRUE;
}

/* The own turn has a trade left, or another player has asked for an offer. */
gboolean
emperor_view_can_trade (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_state (self);

  return state->prompt == EMPEROR_PROMPT_INVITE ||
         state->prompt == EMPEROR_PROMPT_TRADE ||
         (emperor_view_is_free (self) &&
          favor_chooser_begins (emperor_view_get_chooser (self),
                                favor_part_kind (EMPEROR_ACTION_INVITE_OFFER)));
}

char *
emperor_view_describe_deal (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_state (self);
  const FavorAction  *action = favor_chooser_get_action (emperor_view_get_chooser (self));

  if (action == NULL || (action->kind != EMPEROR_ACTION_OFFER_TRADE &&
                         action->kind != EMPEROR_ACTION_COUNTER_TRADE))
    return NULL;
  return emperor_trade_describe_deal (emperor_deal_of (action),
                                      action->seat,
                                      action->kind == EMPEROR_ACTION_OFFER_TRADE
                                        ? (FavorSeat) action->arg[EMPEROR_OFFER_TO]
                                        : state->prompt_by,
                                      emperor_view_get_names (self));
}

/* Who means to make an offer that cannot be made hears why, and does not end the turn instead. */
gboolean
emperor_view_refuse_offer (EmperorView *self)
{
  const char *why_not;

  if (!emperor_view_is_composing (self))
    return FALSE;
  why_not = emperor_tool_get_why_not (self->tool);
  if (why_not != NULL)
    favor_game_view_refuse (FAVOR_GAME_VIEW (self), why_not, NULL);
  return why_not != NULL;
}

/* A card of the hand that is pressed while an offer is put together goes on its slip. */
gboolean
emperor_view_offer_piece (EmperorView *self, FavorPiece *piece)
{
  guint key = favor_piece_get_key (piece);

  if (!favor_hand_holds (self->hand, piece) || !emperor_view_is_composing (self) ||
      key >= EMPEROR_KEY_DONE)
    return FALSE;
  if (key >= EMPEROR_KEY_OPEN)
    emperor_tool_add_event (self->tool, key - EMPEROR_KEY_OPEN);
  else
    emperor_tool_add_piece (self->tool, key / EMPEROR_KEY_COPIES);
  return TRUE;
}

/* What was chosen elsewhere is marked on the page. */
void
emperor_view_mark_tool (EmperorView *self)
{
  if (self->tool != NULL && !emperor_view_is_composing (self))
    emperor_tool_set_chosen (
      self->tool,
      emperor_view_is_open (self)
        ? favor_chooser_get_action (emperor_view_get_chooser (self))
        : NULL);
}

static GtkWidget *
get_tool (FavorGameView *view)
{
  return GTK_WIDGET (emperor_view_get_tool (EMPEROR_VIEW (view)));
}

static const char *
get_tool_title (FavorGameView *view)
{
  return emperor_tool_get_title (emperor_view_get_tool (EMPEROR_VIEW (view)));
}

static char *
get_note (FavorGameView *view, const FavorAction *action)
{
  EmperorView       *self = EMPEROR_VIEW (view);
  const FavorAction *composed;

  if (!emperor_view_is_composing (self))
    return NULL;
  composed = emperor_tool_get_action (self->tool);
  return composed != NULL && favor_action_equal (composed, action)
           ? emperor_tool_get_note (self->tool)
           : NULL;
}

/* Escape leaves the page before anything else. */
static gboolean
clear (FavorGameView *view)
{
  return emperor_view_cancel_trade (EMPEROR_VIEW (view)) ||
         FAVOR_GAME_VIEW_CLASS (emperor_view_get_parent_class (view))->clear (view);
}

/* The page may let a person choose, or not any more. */
static void
open_changed (FavorPieceView *view)
{
  emperor_view_update_tool (EMPEROR_VIEW (view));
}

/* Whoever leaves the page gives up what was put together on it. */
static void
tool_open_cb (EmperorView *self)
{
  if (favor_game_view_get_tool_open (FAVOR_GAME_VIEW (self)) || self->tool == NULL ||
      emperor_view_get_chooser (self) == NULL)
    return;
  favor_piece_view_update (FAVOR_PIECE_VIEW (self));
}

void
emperor_view_install_tool (FavorGameViewClass  *view_class,
                           FavorPieceViewClass *piece_class)
{
  view_class->clear = clear;
  view_class->get_tool = get_tool;
  view_class->get_tool_title = get_tool_title;
  view_class->get_note = get_note;
  piece_class->open_changed = open_changed;
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (view_class), tool_open_cb);
}
