/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-chart.h"

#include "favor-shapes.h"
#include "favor-sight.h"
#include "favor-tile-board.h"

G_BEGIN_DECLS

/* What the files of the map share. */

/* What lies on top of what. */
enum
{
  LAYER_GROUND,
  LAYER_UPRIGHT,
  LAYER_EVENING,
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
  GtkWidget   *caption[KINGDOM_N_LIGHTS];
  GtkWidget   *evening;
  /* From key to piece. */
  GHashTable *spaces;
  GHashTable *favors;
  /* What the ghost would bring. */
  GtkWidget *words;
  /* What comes now does so in sight. */
  gboolean animated;
};

/* kingdom-chart-signs.c */
void kingdom_chart_init_signs (KingdomChart *self);

G_END_DECLS
