/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-palace.h"
#include "emperor-state.h"
#include "emperor-summary.h"
#include "emperor-tool.h"
#include "emperor-view.h"
#include "favor-piece-view.h"

G_BEGIN_DECLS

/* What the files of the view share. */

/* Keys of the pieces in the hand: piece * EMPEROR_KEY_COPIES + copy, open Events and completed
 * ones above the other two. */
#define EMPEROR_KEY_COPIES 8
#define EMPEROR_KEY_OPEN   512
#define EMPEROR_KEY_DONE   600
/* Of chips that cannot be pressed. */
#define EMPEROR_CHIP_OPEN  64

struct _EmperorView
{
  FavorPieceView parent_instance;

  EmperorPalace    *palace;
  EmperorSummary   *summary;
  /* Made when it is first asked for. */
  EmperorTool      *tool;
  /* What the details are about, of the hand or of the palace. */
  gint     noted;
  gboolean noted_in_hand;

  /* Who is about to plot. */
  gint8    plotter;

  /* Of the parent class. */
  FavorHand        *hand;
  FavorDetails     *details;
};

static inline FavorPart
emperor_part (gint kind, EmperorThing what, gint value)
{
  return favor_part (kind, &emperor_things[what], value);
}

/* What pieces do where there is nothing special about them. */
static inline FavorPieceViewClass *
emperor_view_get_parent_class (gpointer view)
{
  return FAVOR_PIECE_VIEW_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (view)));
}

/* (nullable): what chooses; NULL without a position. */
static inline FavorChooser *
emperor_view_get_chooser (EmperorView *self)
{
  return favor_piece_view_get_chooser (FAVOR_PIECE_VIEW (self));
}

/* What is chosen of that first, or FAVOR_NONE. */
static inline gint
emperor_view_find (EmperorView *self, EmperorThing what)
{
  return favor_chooser_find (emperor_view_get_chooser (self), &emperor_things[what]);
}

/* What the viewer sees of the newest position. */
static inline const EmperorState *
emperor_view_get_state (EmperorView *self)
{
  return favor_piece_view_get_state (FAVOR_PIECE_VIEW (self));
}

/* What is seen now: while something is being shown, how far that has come. */
static inline const EmperorState *
emperor_view_get_seen (EmperorView *self)
{
  return favor_game_view_get_seen (FAVOR_GAME_VIEW (self));
}

static inline gboolean
emperor_view_is_showing (EmperorView *self)
{
  return favor_game_view_get_shown (FAVOR_GAME_VIEW (self), NULL) != NULL;
}

static inline const FavorNames *
emperor_view_get_names (EmperorView *self)
{
  return favor_piece_view_get_names (FAVOR_PIECE_VIEW (self));
}

/* Whose hand is shown: a seat, or %FAVOR_SEAT_NONE. */
static inline FavorSeat
emperor_view_get_holder (EmperorView *self)
{
  return favor_piece_view_get_holder (FAVOR_PIECE_VIEW (self));
}

/* Whether a person may choose now. */
static inline gboolean
emperor_view_is_open (EmperorView *self)
{
  return favor_piece_view_is_open (FAVOR_PIECE_VIEW (self));
}

/* It is the own turn, and no question is open. */
static inline gboolean
emperor_view_is_free (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_state (self);

  return state->head.phase == EMPEROR_PHASE_PLAY && state->prompt == EMPEROR_PROMPT_NONE;
}

/* emperor-view-hand.c */
/* (transfer full) (nullable): a card of a pile as in the hand, and its name (transfer full). */
FavorFace         *emperor_view_spread_card  (FavorPieceView *view,
                                              FavorPart       part,
                                              char          **label);
/* Holds the cards of a seat. */
void               emperor_view_fill         (FavorPieceView *view,
                                              FavorSeat       seat);
/* (transfer full): how far the own seat is with an Event. */
char              *emperor_view_describe_progress (EmperorView *self,
                                                   guint        event);

/* emperor-view-details.c */
void               emperor_view_inspect_card (EmperorView *self,
                                              guint        card);
void               emperor_view_inspect_again (EmperorView *self);
/* (transfer full) (nullable): why a card of the hand cannot be played now, against
 * anybody; nothing where it can, or where nobody plays. */
char              *emperor_view_explain_play (EmperorView *self,
                                              guint        piece);
void               emperor_view_install_details (FavorPieceViewClass *piece_class);

/* emperor-view-doing.c */
/* (transfer full) (nullable): what is being done with what is chosen in the own turn. */
char              *emperor_view_describe_doing (EmperorView *self,
                                                const char  *player);

/* emperor-view-choices.c */
void               emperor_view_install_choices (FavorPieceViewClass *piece_class);

/* emperor-view-once.c */
/* What can be done once in a turn, as chips. */
void               emperor_view_list_once    (EmperorView *self,
                                              GArray      *chips);

/* emperor-view-preview.c */
void               emperor_view_update_preview (EmperorView *self);
/* What the chosen action costs and brings, as chips. */
void               emperor_view_list_outcome (EmperorView *self,
                                              GArray      *chips);

/* emperor-view-price.c */
/* (transfer full) (nullable): so much Gold and the cards that are chosen to pay with. */
char              *emperor_view_describe_paid (EmperorView *self,
                                               guint        gold);
/* (transfer full): the whole price of the next Star there, with what is not chosen yet. */
char              *emperor_view_describe_price (EmperorView *self,
                                                guint        staff);
/* (nullable): the one card that is missing to pay for a Star. */
const char        *emperor_view_describe_missing (EmperorView *self);

/* emperor-view-seats.c */
void               emperor_view_install_seats (FavorGameViewClass *view_class);

/* emperor-view-sentence.c */
void               emperor_view_install_sentence (FavorGameViewClass *view_class);

/* emperor-view-tool.c */
EmperorTool       *emperor_view_get_tool     (EmperorView *self);
/* For a new position: questions open the page by themselves, and it closes with them. */
void               emperor_view_update_tool  (EmperorView *self);
void               emperor_view_mark_tool    (EmperorView *self);
/* An offer is being put together on the page. */
gboolean           emperor_view_is_composing (EmperorView *self);
gboolean           emperor_view_can_trade    (EmperorView *self);
gboolean           emperor_view_refuse_offer (EmperorView *self);
gboolean           emperor_view_toggle_trade (EmperorView *self);
/* FALSE if nothing is put together. */
gboolean           emperor_view_cancel_trade (EmperorView *self);
/* (transfer full) (nullable): the whole offer that was put together. */
char              *emperor_view_describe_deal (EmperorView *self);
/* FALSE if nothing is put together to which the piece could be added. */
gboolean           emperor_view_offer_piece  (EmperorView *self,
                                              FavorPiece  *piece);
/* Once there is a template. */
void               emperor_view_install_tool (FavorGameViewClass  *view_class,
                                              FavorPieceViewClass *piece_class);

/* emperor-view-chips.c */
/* (nullable): a kind of action that was chosen before any thing. */
const char        *emperor_view_describe_kind (gint         kind);
/* (nullable): what the end of the turn would leave undone. */
const char        *emperor_view_describe_unused (EmperorView *self);
/* (nullable): what the main button says. */
const char        *emperor_view_describe_commit (gint       kind);

/* emperor-view-bar.c */
void               emperor_view_install_bar  (FavorGameViewClass  *view_class,
                                              FavorPieceViewClass *piece_class);

G_END_DECLS
