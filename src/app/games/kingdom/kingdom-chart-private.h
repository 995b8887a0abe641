/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-chart.h"

#include "favor-shapes.h"
#include "favor-sight.h"

G_BEGIN_DECLS

/* What the files of the map share. */

/* What lies on top of what. */
enum
{
  LAYER_GROUND,
  LAYER_UPRIGHT,
  LAYER_SPACE,
  LAYER_GHOST,
  LAYER_GHOST_UPRIGHT,
  LAYER_LIGHT,
  LAYER_MARK,
  LAYER_HATCH,
  LAYER_FAULT,
  LAYER_TARGET,
  LAYER_WORDS,
};

/* Keys of the pieces: what a piece is, and which one. */
#define KEY_SHIFT         20
#define KEY(thing, which) ((guint) (thing) << KEY_SHIFT | (guint) (which))
/* Of a space: its row and column, counted from the farthest ones. */
#define SPACE_ROW (2 * KINGDOM_REACH + 3)
/* Uprights and the like are no things. */
#define KEY_MUTE G_MAXUINT32

/* Signs of faults and places for favors, in units of a tile, and the least height in pixels. */
#define FAULT_SIZE   46.0
#define FAULT_LEAST  18.0
#define TARGET_SIZE  56.0
#define TARGET_LEAST 26.0

/* A tile that may change, as it would be. */
typedef struct
{
  FavorPiece *lying;
  FavorPiece *standing;
} KingdomGhost;

struct _KingdomChart
{
  FavorMap parent_instance;

  FavorSight *sight;
  FavorPiece *ground[KINGDOM_N_TILES];
  FavorPiece *upright[KINGDOM_N_TILES];
  KingdomGhost ghost[KINGDOM_MAX_CHANGED];
  FavorPiece  *target[KINGDOM_N_SLOTS];
  FavorPiece  *fault[KINGDOM_MAX_FAULTS];
  GtkWidget   *hatch[KINGDOM_MAX_FAULTS];
  FavorPiece  *mark;
  GtkWidget   *light[KINGDOM_N_LIGHTS];
  /* From key to piece. */
  GHashTable *spaces;
  GHashTable *favors;
  /* What the ghost would bring. */
  GtkWidget *words;
  /* What comes now does so in sight. */
  gboolean animated;
};

/* A rectangle in units of the tile at (x, y), in tiles. */
static inline graphene_rect_t
kingdom_chart_locate (gint x, gint y, const graphene_rect_t *units)
{
  const double part = 1 / KINGDOM_TILE_UNITS;

  return FAVOR_RECT (x + units->origin.x * part,
                     y + units->origin.y * part,
                     units->size.width * part,
                     units->size.height * part);
}

static inline void
kingdom_chart_put (KingdomChart          *self,
                   FavorPiece            *piece,
                   guint                  layer,
                   gint                   x,
                   gint                   y,
                   const graphene_rect_t *units)
{
  graphene_rect_t at = kingdom_chart_locate (x, y, units);

  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (piece), layer, &at);
}

static inline void
kingdom_chart_put_away (KingdomChart *self, FavorPiece *piece)
{
  favor_map_unplace (FAVOR_MAP (self), GTK_WIDGET (piece));
}

/* kingdom-chart-signs.c */
void kingdom_chart_init_signs (KingdomChart *self);

G_END_DECLS
