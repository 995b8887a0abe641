/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-chart.h"

#include "favor-shapes.h"
#include "favor-sight.h"
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

/* Keys of the pieces: what a piece is, and which one. */
#define KEY_SHIFT         16
#define KEY(thing, which) ((guint) (thing) << KEY_SHIFT | (guint) (which))
/* Of a space: its row and column, counted from the farthest ones. */
#define SPACE_ROW (2 * ORDERS_REACH + 3)
/* Uprights and the like are no things. */
#define KEY_MUTE G_MAXUINT16

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

/* A rectangle in units of the tile at (x, y), in tiles. */
static inline graphene_rect_t
orders_chart_locate (gint x, gint y, const graphene_rect_t *units)
{
  const double part = 1 / ORDERS_TILE_UNITS;

  return FAVOR_RECT (x + units->origin.x * part,
                     y + units->origin.y * part,
                     units->size.width * part,
                     units->size.height * part);
}

static inline void
orders_chart_put (OrdersChart           *self,
                  FavorPiece            *piece,
                  guint                  layer,
                  gint                   x,
                  gint                   y,
                  const graphene_rect_t *units)
{
  graphene_rect_t at = orders_chart_locate (x, y, units);

  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (piece), layer, &at);
}

static inline void
orders_chart_put_away (OrdersChart *self, FavorPiece *piece)
{
  favor_map_unplace (FAVOR_MAP (self), GTK_WIDGET (piece));
}

/* Where a follower is, in tiles, and how it looks; `foot` is the share of its height that is its foot. */
graphene_rect_t orders_chart_look_at_follower (OrdersChart          *self,
                                               const OrdersState    *state,
                                               const OrdersFollower *follower,
                                               FavorFace           **face,
                                               float                *foot);

/* orders-chart-flight.c */
/* A tile that has no place yet comes down to it: the part of it that will lie at `at`. */
void orders_chart_let_settle (OrdersChart           *self,
                              FavorPiece            *piece,
                              const FavorPlacedTile *placed,
                              const graphene_rect_t *at);
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
