/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-council.h"
#include "dragon-deal-page.h"
#include "dragon-remains.h"
#include "dragon-view.h"
#include "favor-chooser.h"
#include "favor-details.h"
#include "favor-hand.h"

G_BEGIN_DECLS

/* What the files of the view share. */

/* Keys of the pieces in the hand: role * DRAGON_KEY_COPIES + copy; in the tray the round in which
 * the card went home, above DRAGON_KEY_HOME. */
#define DRAGON_KEY_COPIES 4
#define DRAGON_KEY_HOME   64

struct _DragonView
{
  FavorGameView parent_instance;

  DragonCouncil     *council;
  FavorHand         *hand;
  FavorDetails      *details;
  DragonRemains *remains;
  DragonDealPage *deal;
  FavorChoiceModel  *model;
  FavorChooser      *chooser;
  DragonScene        scene;
  /* The role whose company on the table the details tell, or %FAVOR_NONE. */
  int                noted;
};

/* dragon-view.c */
const DragonState *dragon_view_get_state   (DragonView *self);
/* Whose hand is shown: a seat, or %FAVOR_SEAT_NONE. */
FavorSeat          dragon_view_get_holder  (DragonView *self);
void               dragon_view_draw        (DragonView *self,
                                            gboolean    animate);
void               dragon_view_listen      (DragonView *self,
                                            FavorPiece *piece);

/* dragon-view-choices.c */
void               dragon_view_update_states (DragonView *self);
void               dragon_view_press       (DragonView *self,
                                            FavorPiece *piece);
void               dragon_view_drop        (DragonView *self,
                                            FavorPiece *on,
                                            FavorPiece *piece);
/* Whether a person may choose now. */
gboolean           dragon_view_is_open     (DragonView *self);
/* Chooses the first part that is on offer; on one that is chosen already it commits. */
void               dragon_view_choose      (DragonView        *self,
                                            const FavorPart   *parts,
                                            guint              n_parts,
                                            FavorPiece        *piece);
/* A person who chose the last part on purpose may want no more questions. */
void               dragon_view_pick        (DragonView *self);
void               dragon_view_propose     (FavorGameView     *view,
                                            const FavorAction *action);

static inline FavorPart
dragon_view_part (DragonAction kind, int what, int value)
{
  return (FavorPart){ (gint8) kind, (gint8) what, (gint16) value };
}

/* dragon-view-bar.c */
/* The page for deals, made when it is first asked for: most games end without it. */
DragonDealPage    *dragon_view_get_deal    (DragonView *self);
void               dragon_view_install_bar (FavorGameViewClass *view_class);
void               dragon_view_install_choices (FavorGameViewClass *view_class);

G_END_DECLS
