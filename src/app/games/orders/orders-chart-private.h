/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-chart.h"

#include "favor-shapes.h"
#include "favor-sight.h"
#include "favor-tile-board.h"
#include "orders-faces.h"
#include "orders-signs.h"

G_BEGIN_DECLS

/* In pixels, the least height of followers. */
#define ORDERS_FOLLOWER_LEAST 24.0

/* What the files of the map share. */

/* What lies on top of what. */
enum
{
  LAYER_GROUND,
  LAYER_LIGHT,
  LAYER_UPRIGHT,
  LAYER_LINE,
  LAYER_FLASH,
  LAYER_SPACE,
  LAYER_GHOST,
  LAYER_GHOST_UPRIGHT,
  LAYER_MARK,
  LAYER_FOLLOWER,
  LAYER_FLIGHT,
  LAYER_TARGET,
  LAYER_WORDS,
};

struct _OrdersChart
{
  FavorMap parent_instance;

  FavorSight *sight;
  FavorPiece *ground[ORDERS_N_PLACED];
  FavorPiece *upright[ORDERS_N_PLACED];
  /* By the number of its tile. */
  FavorPiece *follower[ORDERS_N_PLACED];
  FavorPiece *target[ORDERS_N_PARTS];
  /* The tile that these are on, if a follower can be deployed. */
  FavorPlacedTile asked;
  gboolean        asks;
  /* From key to piece. */
  GHashTable *spaces;
  FavorPiece *ghost;
  FavorPiece *ghost_upright;
  /* What the ghost would complete. */
  GtkWidget  *words;
  FavorPiece *mark;
  /* On a feature; the line around it. */
  GtkWidget *light;
  GtkWidget *line;
  /* Around what is closed. */
  GtkWidget *flash;
  /* What no tile left can fill. */
  OrdersGap gap[FAVOR_TILE_MAP_MAX_SPACES];
  guint     n_gaps;
  guint     n_tiles;
  /* What comes now does so in sight. */
  gboolean animated;
  /* Those who go home, and what they have earned: on the map only as long as they move. */
  GPtrArray *flights;
};

/* Where a follower is, in tiles, and how it looks; `foot` is the share of its height that is its foot. */
graphene_rect_t orders_chart_look_at_follower (OrdersChart          *self,
                                               const OrdersState    *state,
                                               const OrdersFollower *follower,
                                               FavorFace           **face,
                                               float                *foot);

/* orders-chart-flight.c */
/* A follower that has no place yet comes from its player. */
void orders_chart_let_come   (OrdersChart *self,
                              FavorPiece  *piece,
                              FavorSeat    seat);
/* Who stood on the map before and does not any more goes home. */
void orders_chart_start_flights (OrdersChart *self);
void orders_chart_end_flights   (OrdersChart *self);

/* orders-chart-targets.c */
/* On smaller tiles they lie farther apart. */
void orders_chart_spread_targets (OrdersChart *self);

G_END_DECLS
