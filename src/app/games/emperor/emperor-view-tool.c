/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-view-private.h"

#include "emperor-trade-words.h"
#include "favor-offer-desk.h"
#include "favor-signals.h"

/* The page of the panel on which trades are put together and questions answered. */

static FavorOfferTool *
tool_of (EmperorView *self)
{
  return self->tool != NULL ? FAVOR_OFFER_TOOL (self->tool) : NULL;
}

EmperorTool *
emperor_view_get_tool (EmperorView *self)
{
  if (self->tool == NULL)
    {
      self->tool = g_object_ref_sink (emperor_tool_new ());
      favor_signals_connect (self->tool,
                             "inspected",
                             G_CALLBACK (emperor_view_inspect_card),
                             self);
      favor_offer_desk_set_up (FAVOR_PIECE_VIEW (self), tool_of (self));
    }
  return self->tool;
}

gboolean
emperor_view_is_composing (EmperorView *self)
{
  return favor_offer_desk_is_composing (FAVOR_PIECE_VIEW (self), tool_of (self));
}

/* For a new position. */
void
emperor_view_update_tool (EmperorView *self)
{
  if (self->tool == NULL &&
      !(emperor_view_is_open (self) &&
        emperor_view_get_state (self)->prompt != EMPEROR_PROMPT_NONE))
    return;
  emperor_view_get_tool (self);
  favor_offer_desk_update (FAVOR_PIECE_VIEW (self), tool_of (self));
}

gboolean
emperor_view_cancel_trade (EmperorView *self)
{
  return favor_offer_desk_cancel (FAVOR_PIECE_VIEW (self), tool_of (self));
}

/* Begins a trade, or gives it up. */
gboolean
emperor_view_toggle_trade (EmperorView *self)
{
  if (emperor_view_cancel_trade (self))
    return TRUE;
  if (!emperor_view_can_trade (self))
    return FALSE;
  emperor_view_get_tool (self);
  favor_offer_desk_begin (FAVOR_PIECE_VIEW (self), tool_of (self));
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

gboolean
emperor_view_refuse_offer (EmperorView *self)
{
  return favor_offer_desk_refuse (FAVOR_PIECE_VIEW (self), tool_of (self));
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

void
emperor_view_mark_tool (EmperorView *self)
{
  favor_offer_desk_mark (FAVOR_PIECE_VIEW (self), tool_of (self));
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
  return favor_offer_desk_get_note (FAVOR_PIECE_VIEW (view),
                                    tool_of (EMPEROR_VIEW (view)),
                                    action);
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
