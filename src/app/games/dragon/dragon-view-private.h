/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-council.h"
#include "dragon-deal-page.h"
#include "dragon-remains.h"
#include "dragon-view.h"
#include "favor-piece-view.h"

G_BEGIN_DECLS

/* What the files of the view share. */

/* Keys of the pieces in the hand: role * DRAGON_KEY_COPIES + copy; in the tray the round in which
 * the card went home, above DRAGON_KEY_HOME. */
#define DRAGON_KEY_COPIES 4
#define DRAGON_KEY_HOME   64

struct _DragonView
{
  FavorPieceView parent_instance;

  DragonCouncil     *council;
  DragonRemains     *remains;
  DragonDealPage    *deal;
  /* The role whose company on the table the details tell, or %FAVOR_NONE. */
  int                noted;
  /* The card on the table that the details tell of, whose it is and on which vote card it lies; or
   * %FAVOR_NONE. */
  int                told;
  FavorSeat          told_owner;
  int                told_on;

  /* Of the parent class. */
  FavorHand         *hand;
  FavorDetails      *details;
};

static inline const DragonState *
dragon_view_get_state (DragonView *self)
{
  return favor_piece_view_get_state (FAVOR_PIECE_VIEW (self));
}

/* What is seen on the table. */
static inline const DragonTableau *
dragon_view_get_tableau (DragonView *self)
{
  return dragon_council_get_tableau (self->council);
}

static inline gboolean
dragon_view_is_open (DragonView *self)
{
  return favor_piece_view_is_open (FAVOR_PIECE_VIEW (self));
}

/* What pieces do where there is nothing special about them. */
static inline FavorPieceViewClass *
dragon_view_get_parent_class (gpointer view)
{
  return FAVOR_PIECE_VIEW_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (view)));
}

static inline FavorChooser *
dragon_view_get_chooser (DragonView *self)
{
  return favor_piece_view_get_chooser (FAVOR_PIECE_VIEW (self));
}

/* dragon-view-choices.c */
void               dragon_view_install_choices (FavorPieceViewClass *piece_class);

/* dragon-view-bar.c */
/* The page for deals, made when it is first asked for: most games end without it. */
DragonDealPage    *dragon_view_get_deal    (DragonView *self);
void               dragon_view_install_bar (FavorGameViewClass  *view_class,
                                            FavorPieceViewClass *piece_class);

G_END_DECLS
