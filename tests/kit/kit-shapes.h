/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-tile-map.h"

G_BEGIN_DECLS

/* A small set of tiles for tests, with what is rare: a crossing, a field that is split at an edge, edges
 * that match everything. */
enum
{
  KIT_FIELD,
  KIT_CLOISTER,
  KIT_SIDE_AND_ROAD,
  KIT_CITY_CORNER,
  KIT_TWO_SIDES,
  KIT_ACROSS,
  KIT_BEND,
  KIT_CROSSROADS,
  KIT_BRIDGE,
  KIT_SPLIT,
  KIT_ANY,
  KIT_N_SHAPES
};

extern const FavorTileShape kit_shapes[KIT_N_SHAPES];

G_END_DECLS
