/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-costs.h"
#include "tokens-halls.h"
#include "tokens-isle.h"
#include "tokens-record.h"
#include "tokens-tool.h"
#include "tokens-view.h"

G_BEGIN_DECLS

/* What the files of the view share. */

/* Keys of the pieces in the hand: what a piece is, and which one of several alike. */
#define TOKENS_KEY_COPIES      32u
#define TOKENS_KEY_RESOURCE    0u
#define TOKENS_KEY_DEVELOPMENT 16u
/* Received in this turn. */
#define TOKENS_KEY_NEW         32u

struct _TokensView
{
  FavorPieceView parent_instance;

  TokensIsle  *isle;
  TokensHalls *halls;
  TokensRecord *record;
  /* The card of the year that was drawn last, or the dice. */
  FavorPiece *year;
  /* A TokensTool, made when it is first asked for. */
  GtkWidget *tool;

  /* Of the parent class. */
  FavorHand    *hand;
  FavorDetails *details;

  /* What is seen there as long as nothing is looked at. */
  TokensCosts *costs;
};

static inline const TokensState *
tokens_view_get_state (TokensView *self)
{
  return favor_piece_view_get_state (FAVOR_PIECE_VIEW (self));
}

static inline const TokensState *
tokens_view_get_seen (TokensView *self)
{
  return favor_game_view_get_seen (FAVOR_GAME_VIEW (self));
}

static inline FavorChooser *
tokens_view_get_chooser (TokensView *self)
{
  return favor_piece_view_get_chooser (FAVOR_PIECE_VIEW (self));
}

static inline gboolean
tokens_view_is_open (TokensView *self)
{
  return favor_piece_view_is_open (FAVOR_PIECE_VIEW (self));
}

static inline const FavorNames *
tokens_view_get_names (TokensView *self)
{
  return favor_piece_view_get_names (FAVOR_PIECE_VIEW (self));
}

/* The thing that such an action names at a place of its arguments. */
static inline const FavorThing *
tokens_view_get_thing (TokensAction kind, guint arg)
{
  return favor_field_thing (&tokens_actions[kind].args->fields[arg]);
}

/* The action that has the favor of the guild of such tokens. */
static inline TokensAction
tokens_view_get_redeem (guint token)
{
  static const TokensAction redeems[TOKENS_N_TOKENS] = {
    TOKENS_ACTION_REDEEM_TRADERS,         TOKENS_ACTION_REDEEM_MERCHANTS,
    TOKENS_ACTION_REDEEM_ROAD_BUILDERS,   TOKENS_ACTION_REDEEM_SCHOLARS,
    TOKENS_ACTION_REDEEM_MASTER_BUILDERS,
  };

  return redeems[token];
}

/* tokens-view-choices.c */
void tokens_view_install_choices (FavorGameViewClass  *view_class,
                                  FavorPieceViewClass *piece_class);

/* tokens-view-bar.c */
void tokens_view_install_bar     (FavorGameViewClass  *view_class,
                                  FavorPieceViewClass *piece_class);

/* tokens-view-halls.c */
/* The halls show what can be had now. */
void tokens_view_update_halls    (TokensView          *self);
void tokens_view_redeem_cb       (TokensView          *self,
                                  guint                token);

/* tokens-view-seats.c */
void tokens_view_install_seats   (FavorGameViewClass  *view_class);

/* tokens-view-trade.c */
/* An offer or a gift is being put together on the page. */
gboolean tokens_view_is_composing (TokensView         *self);
/* Begins a trade or a gift, or gives it up; FALSE if there is nothing to begin. */
gboolean tokens_view_toggle_trade (TokensView         *self);
gboolean tokens_view_toggle_gift  (TokensView         *self);
/* Who means to make an offer that cannot be made hears why; FALSE if there is nothing to say. */
gboolean tokens_view_refuse_trade (TokensView         *self);
void     tokens_view_mark_trade   (TokensView         *self);
/* What opens or closes the page, and what is put together on it, as chips. */
void     tokens_view_list_trade   (TokensView         *self,
                                   GArray             *chips);
void     tokens_view_list_composed (TokensView        *self,
                                   GArray             *chips);
/* (nullable): what who decides is doing on the page, {player} in it. */
const char *tokens_view_tell_composing (TokensView    *self);
void     tokens_view_tool_open_cb (TokensView         *self);
void     tokens_view_install_trade (FavorGameViewClass  *view_class,
                                    FavorPieceViewClass *piece_class);

/* tokens-view-hand.c */
/* All about a resource. */
void     tokens_view_inspect_resource (TokensView      *self,
                                       guint            resource);
void tokens_view_install_hand    (FavorPieceViewClass *piece_class);
/* All about a card of the hand. */
void tokens_view_inspect_held    (TokensView          *self,
                                  FavorPiece          *piece);

G_END_DECLS
