/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-view-private.h"

#include "favor-offer-desk.h"
#include "favor-signals.h"
#include "favor-text.h"
#include "tokens-trade-words.h"

/* The page of the panel on which trades and gifts are put together and answered. */

/* What opens the page, and what puts a gift together on it. */
#define CHIP_TRADE 1
#define CHIP_GIFT  2
/* Of chips that cannot be pressed. */
#define CHIP_NOTE 64

static FavorOfferTool *
tool_of (TokensView *self)
{
  return self->tool != NULL ? FAVOR_OFFER_TOOL (self->tool) : NULL;
}

static FavorOfferTool *
need_tool (TokensView *self)
{
  if (self->tool == NULL)
    {
      self->tool = g_object_ref_sink (tokens_tool_new ());
      favor_signals_connect (self->tool,
                             "inspected",
                             G_CALLBACK (tokens_view_inspect_resource),
                             self);
      favor_offer_desk_set_up (FAVOR_PIECE_VIEW (self), tool_of (self));
    }
  return tool_of (self);
}

/* Another player is asked, or has answered. */
static gboolean
is_asked (const TokensState *state)
{
  return state->head.phase == TOKENS_PHASE_TRADE_ANSWER ||
         state->head.phase == TOKENS_PHASE_TRADE_CHOOSE ||
         state->head.phase == TOKENS_PHASE_DONATION_ANSWER;
}

/* So was it before the last action: a game that is opened again goes on where it was left. */
static gboolean
was_asked (TokensView *self)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  TokensState  before;

  if (favor_cursor_get_ply (cursor) == 0)
    return FALSE;
  favor_cursor_copy_state (cursor, favor_cursor_get_ply (cursor) - 1, &before);
  return is_asked (&before);
}

/* The page may let a person choose, or not any more. */
static void
open_changed (FavorPieceView *view)
{
  TokensView *self = TOKENS_VIEW (view);

  if (self->tool == NULL &&
      !(favor_piece_view_is_open (view) &&
        (is_asked (tokens_view_get_state (self)) || was_asked (self))))
    return;
  favor_offer_desk_update (view, need_tool (self));
}

gboolean
tokens_view_is_composing (TokensView *self)
{
  return favor_offer_desk_is_composing (FAVOR_PIECE_VIEW (self), tool_of (self));
}

static gboolean
cancel_trade (TokensView *self)
{
  return favor_offer_desk_cancel (FAVOR_PIECE_VIEW (self), tool_of (self));
}

gboolean
tokens_view_refuse_trade (TokensView *self)
{
  return favor_offer_desk_refuse (FAVOR_PIECE_VIEW (self), tool_of (self));
}

/* What is put together needs the place of the details; who only answers has room for both. */
void
tokens_view_mark_trade (TokensView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->details), !tokens_view_is_composing (self));
  favor_offer_desk_mark (FAVOR_PIECE_VIEW (self), tool_of (self));
}

/* The own turn has a trade left, or an offer can be answered with another one. */
static gboolean
can_trade (TokensView *self)
{
  const TokensState *state = tokens_view_get_state (self);

  return state->head.phase == TOKENS_PHASE_TRADE_ANSWER ||
         (state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE &&
          state->trade_offers < TOKENS_MAX_OFFERS);
}

static gboolean
can_give (TokensView *self)
{
  return favor_chooser_begins (tokens_view_get_chooser (self),
                               favor_part_kind (TOKENS_ACTION_OFFER_DONATION));
}

gboolean
tokens_view_toggle_trade (TokensView *self)
{
  if (cancel_trade (self))
    return TRUE;
  if (!can_trade (self))
    return FALSE;
  favor_offer_desk_begin (FAVOR_PIECE_VIEW (self), need_tool (self));
  return TRUE;
}

gboolean
tokens_view_toggle_gift (TokensView *self)
{
  if (cancel_trade (self))
    return TRUE;
  if (!can_give (self))
    return FALSE;
  favor_offer_desk_begin (FAVOR_PIECE_VIEW (self), need_tool (self));
  tokens_tool_start_gift (TOKENS_TOOL (self->tool));
  return TRUE;
}

/* A card of the hand that is pressed while an offer is put together goes on it. */
static gboolean
offer_piece (TokensView *self, FavorPiece *piece)
{
  if (!favor_hand_holds (self->hand, piece) || !tokens_view_is_composing (self))
    return FALSE;
  favor_offer_tool_add (tool_of (self), piece);
  return TRUE;
}

/* ---- In the decision bar -------------------------------------------------------------- */

void
tokens_view_list_trade (TokensView *self, GArray *chips)
{
  const char *word = NULL;

  if (tokens_view_is_composing (self))
    word = C_ ("trade", "Cancel");
  else if (tokens_view_get_state (self)->head.phase == TOKENS_PHASE_TRADE_ANSWER)
    word = _ ("Counter-Offer…");
  else if (can_trade (self))
    word = _ ("Trade…");
  if (word != NULL)
    favor_chips_add (chips, FAVOR_CHIP_TOOL, CHIP_TRADE, FALSE, g_strdup (word), NULL);
  if (can_give (self) && !tokens_view_is_composing (self))
    /* Translators: a small button: opens a page to give a card to another player */
    favor_chips_add (chips,
                     FAVOR_CHIP_TOOL,
                     CHIP_GIFT,
                     FALSE,
                     g_strdup (_ ("Donate…")),
                     NULL);
}

/* (transfer full) (nullable): what is put together, if it can be offered. */
static char *
say_composed (TokensView *self)
{
  const FavorAction *action = favor_offer_tool_get_action (tool_of (self));
  TokensDonation     gift;

  if (action == NULL)
    return NULL;
  if (action->kind != TOKENS_ACTION_OFFER_DONATION)
    return tokens_trade_say_deal (tokens_deal_of (action),
                                  action->seat,
                                  tokens_view_get_names (self));
  gift = (TokensDonation){ (FavorSeat) action->arg[TOKENS_DONATE_TO],
                           (gint8) action->arg[TOKENS_DONATE_RESOURCE],
                           (gint8) action->arg[TOKENS_DONATE_DEVELOPMENT] };
  return tokens_trade_say_gift (&gift, action->seat, tokens_view_get_names (self));
}

void
tokens_view_list_composed (TokensView *self, GArray *chips)
{
  char       *words = say_composed (self);
  const char *why_not = favor_offer_tool_get_why_not (tool_of (self));

  tokens_view_list_trade (self, chips);
  if (words != NULL)
    favor_chips_add (chips, FAVOR_CHIP_NOTE, CHIP_NOTE, TRUE, words, NULL);
  else if (why_not != NULL)
    favor_chips_add (chips, FAVOR_CHIP_NOTE, CHIP_NOTE, FALSE, g_strdup (why_not), NULL);
  favor_chips_add (chips,
                   FAVOR_CHIP_COMMIT,
                   0,
                   FALSE,
                   g_strdup (C_ ("button", "Offer")),
                   NULL);
}

/* Who decides what, while something is put together. */
const char *
tokens_view_tell_composing (TokensView *self)
{
  if (!tokens_view_is_composing (self))
    return NULL;
  if (favor_offer_page_get_what (favor_offer_tool_need_page (tool_of (self))) > 0)
    /* Translators: what the player {player} is doing: a card is given to another player */
    return _ ("{player}, give a card away.");
  /* Translators: what the player {player} is doing: a trade is put together */
  return _ ("{player}, offer a trade.");
}

static void
press_chip (FavorGameView *view, guint id)
{
  TokensView *self = TOKENS_VIEW (view);

  if (id != CHIP_TRADE && id != CHIP_GIFT)
    FAVOR_GAME_VIEW_CLASS (g_type_class_peek (FAVOR_TYPE_PIECE_VIEW))
      ->press_chip (view, id);
  else if (tokens_view_is_open (self) && id == CHIP_TRADE)
    tokens_view_toggle_trade (self);
  else if (tokens_view_is_open (self))
    tokens_view_toggle_gift (self);
}

/* ---- The page ------------------------------------------------------------------------- */

static GtkWidget *
get_tool (FavorGameView *view)
{
  return GTK_WIDGET (need_tool (TOKENS_VIEW (view)));
}

static const char *
get_tool_title (FavorGameView *view)
{
  return tokens_tool_get_title (TOKENS_TOOL (need_tool (TOKENS_VIEW (view))));
}

static char *
get_note (FavorGameView *view, const FavorAction *action)
{
  return favor_offer_desk_get_note (FAVOR_PIECE_VIEW (view),
                                    tool_of (TOKENS_VIEW (view)),
                                    action);
}

/* Escape leaves the page before anything else. */
static gboolean
clear (FavorGameView *view)
{
  return cancel_trade (TOKENS_VIEW (view)) ||
         FAVOR_GAME_VIEW_CLASS (g_type_class_peek (FAVOR_TYPE_PIECE_VIEW))->clear (view);
}

/* All is chosen, and Enter on a card of it would take that back instead of committing. */
static gboolean
would_take_back (TokensView *self)
{
  GPtrArray *held = favor_hand_get_pieces (self->hand);

  if (!tokens_view_is_open (self) ||
      favor_chooser_get_action (tokens_view_get_chooser (self)) == NULL)
    return FALSE;
  for (guint i = 0; i < held->len; i++)
    if (favor_piece_view_takes_back (FAVOR_PIECE_VIEW (self),
                                     g_ptr_array_index (held, i)))
      return TRUE;
  return FALSE;
}

/* Offers are answered on the page, and what was declined is made better there. */
static gboolean
focus_choices (FavorGameView *view)
{
  TokensView *self = TOKENS_VIEW (view);

  if (favor_offer_desk_focus (FAVOR_PIECE_VIEW (self), tool_of (self)))
    return TRUE;
  if (would_take_back (self))
    return FALSE;
  return FAVOR_GAME_VIEW_CLASS (g_type_class_peek (FAVOR_TYPE_PIECE_VIEW))
    ->focus_choices (view);
}

/* Nothing is chosen on the board while an offer is put together beside it. */
static gboolean
allows (FavorPieceView *view, FavorPiece *place)
{
  if (!tokens_view_is_composing (TOKENS_VIEW (view)))
    return TRUE;
  favor_game_view_refuse (FAVOR_GAME_VIEW (view),
                          _ ("Offer the trade, or close its page first."),
                          GTK_WIDGET (place));
  return FALSE;
}

/* Nor by the keys that number what is on offer. */
static gboolean
choose_nth (FavorGameView *view, guint nth)
{
  return !tokens_view_is_composing (TOKENS_VIEW (view)) &&
         FAVOR_GAME_VIEW_CLASS (g_type_class_peek (FAVOR_TYPE_PIECE_VIEW))
           ->choose_nth (view, nth);
}

static void
press (FavorPieceView *view, FavorPiece *piece)
{
  if (!offer_piece (TOKENS_VIEW (view), piece))
    FAVOR_PIECE_VIEW_CLASS (g_type_class_peek (FAVOR_TYPE_PIECE_VIEW))
      ->press (view, piece);
}

/* Whoever leaves the page gives up what was put together on it. */
void
tokens_view_tool_open_cb (TokensView *self)
{
  if (favor_game_view_get_tool_open (FAVOR_GAME_VIEW (self)) || self->tool == NULL ||
      tokens_view_get_chooser (self) == NULL)
    return;
  favor_piece_view_update (FAVOR_PIECE_VIEW (self));
}

void
tokens_view_install_trade (FavorGameViewClass  *view_class,
                           FavorPieceViewClass *piece_class)
{
  view_class->press_chip = press_chip;
  view_class->choose_nth = choose_nth;
  view_class->clear = clear;
  view_class->get_tool = get_tool;
  view_class->get_tool_title = get_tool_title;
  view_class->get_note = get_note;
  view_class->focus_choices = focus_choices;
  piece_class->open_changed = open_changed;
  piece_class->allows = allows;
  piece_class->press = press;
}
