/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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

  OrdersChart *chart;
  /* The tile in hand with its buttons; the tile alone. */
  GtkWidget  *turner;
  FavorPiece *in_hand;
  /* How the tile in hand is turned, also before there is a place for it. */
  guint rotation;

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

/* orders-view-choices.c */
void orders_view_install_choices (FavorGameViewClass  *view_class,
                                  FavorPieceViewClass *piece_class);

/* orders-view-bar.c */
void orders_view_install_bar (FavorGameViewClass  *view_class,
                              FavorPieceViewClass *piece_class);

G_END_DECLS
