/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-tiles-left.h"
#include "orders-chart.h"
#include "orders-view.h"

G_BEGIN_DECLS

/* What the files of the view share. */

/* Keys of the pieces in the hand are orders; in the tray, where the fulfilled ones lie, they count
 * from here. */
#define ORDERS_KEY_FULFILLED 64

struct _OrdersView
{
  FavorPieceView parent_instance;

  OrdersChart   *chart;
  FavorTilesLeft *remains;
  /* The tile in hand with its buttons; the tile alone. */
  GtkWidget  *turner;
  FavorPiece *in_hand;
  /* How the tile in hand is turned, also before there is a place for it. */
  guint rotation;
  /* Of which tile a part stands out, and which part; the same of the pointer. The tile may be
   * FAVOR_NONE, and there may be no such part. */
  gint  lit_at;
  guint lit_part;
  gint  pointed_at;
  guint pointed_part;
  /* Points that the last step brought. */
  int gain[ORDERS_MAX_SEATS];
  /* OrdersSpot: what brought a seat the points that were asked for on its scoring pad: it stands out
   * where nothing else does. Whose they are. */
  GArray   *points;
  FavorSeat points_of;
  /* (nullable): what the chosen action would do; which action that is, and at which ply. */
  OrdersPreview *preview;
  FavorAction    previewed;
  guint          preview_ply;

  /* Of the parent class. */
  FavorHand    *hand;
  FavorDetails *details;
};

static inline const OrdersState *
orders_view_get_state (OrdersView *self)
{
  return favor_piece_view_get_state (FAVOR_PIECE_VIEW (self));
}

static inline const OrdersState *
orders_view_get_seen (OrdersView *self)
{
  return favor_game_view_get_seen (FAVOR_GAME_VIEW (self));
}

static inline FavorChooser *
orders_view_get_chooser (OrdersView *self)
{
  return favor_piece_view_get_chooser (FAVOR_PIECE_VIEW (self));
}

static inline gboolean
orders_view_is_open (OrdersView *self)
{
  return favor_piece_view_is_open (FAVOR_PIECE_VIEW (self));
}

/* (nullable): the placement that is chosen. */
static inline const FavorAction *
orders_view_get_placement (OrdersView *self)
{
  const FavorAction *action = orders_view_is_open (self)
                                ? favor_chooser_get_action (orders_view_get_chooser (self))
                                : NULL;

  return action != NULL && action->kind == ORDERS_ACTION_PLACE_TILE ? action : NULL;
}

/* orders-view.c */
/* (transfer full): what a place is called by who looks at the map. */
char *orders_view_say_place (OrdersView *self, int x, int y);

/* orders-view-choices.c */
void orders_view_install_choices (FavorGameViewClass  *view_class,
                                  FavorPieceViewClass *piece_class);
/* The tile in hand is turned to the right. */
void orders_view_turn_cb (OrdersView *self);
/* The tile in hand can be taken to its place by the pointer. */
void orders_view_init_drops (OrdersView *self);

/* orders-view-light.c */
void orders_view_init_light (OrdersView *self);
/* The feature to which that part of a tile belongs stands out, and no other; `at` may be FAVOR_NONE. */
void orders_view_light_up (OrdersView *self, gint at, guint part);
/* The same part as before, in another position. */
void orders_view_light_again (OrdersView *self);
/* What brings points now stands out until the next move; FALSE if nothing new is told. */
gboolean orders_view_note_points (OrdersView *self);
/* Of that the cities that are closed flash. */
void orders_view_flash_points (OrdersView *self);
/* Nothing of what is asked for on a scoring pad stands out any more. */
void orders_view_forget_points (OrdersView *self);
/* The part of a tile that is told of first: that under the pointer. */
guint orders_view_find_part (OrdersView *self, guint at);

/* orders-view-points.c */
void orders_view_install_points (FavorGameViewClass *view_class);

/* orders-view-bar.c */
/* (nullable) (transfer none): what the chosen action would do, for as long as it stays the choice. */
const OrdersPreview *orders_view_get_preview (OrdersView *self);
/* (transfer full) (nullable): what it would complete and score, in one line. */
char *orders_view_say_preview (OrdersView *self);
void orders_view_install_bar (FavorGameViewClass  *view_class,
                              FavorPieceViewClass *piece_class);

G_END_DECLS
