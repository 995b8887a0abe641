/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kit"

#include "favor-tile-map.h"

#define REACH FAVOR_TILE_MAP_REACH
#define NODES FAVOR_FIXED (FAVOR_TILE_MAP_MAX_NODES)

static const FavorField space_fields[] = {
  FAVOR_FIELD_INT (FavorTileSpace, y, "y", -REACH - 1, REACH + 1),
  FAVOR_FIELD_INT (FavorTileSpace, x, "x", -REACH - 1, REACH + 1),
  FAVOR_FIELD_INT (FavorTileSpace,
                   neighbour[0],
                   "neighbour",
                   0,
                   FAVOR_TILE_NONE,
                   FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_N_SIDES))),
  FAVOR_FIELD_INT (FavorTileSpace, needs, "needs", 0, G_MAXUINT16 - 1),
};

static const FavorSchema space_schema = FAVOR_SCHEMA ("space",
                                                      FavorTileSpace,
                                                      space_fields);

static const FavorField feature_fields[] = {
  FAVOR_FIELD_INT (FavorFeature, tiles, "tiles", 0, FAVOR_TILE_MAP_MAX),
  FAVOR_FIELD_INT (FavorFeature, open, "open", 0, 2 * FAVOR_TILE_MAP_MAX),
  FAVOR_FIELD_INT (FavorFeature, worth, "worth", 0, FAVOR_TILE_MAP_MAX),
  FAVOR_FIELD_INT (FavorFeature, followers, "followers", 0, FAVOR_TILE_MAP_MAX),
};

static const FavorSchema feature_schema = FAVOR_SCHEMA ("feature",
                                                        FavorFeature,
                                                        feature_fields);

static const FavorField tiles_fields[] = {
  FAVOR_FIELD_STRUCT (FavorTileMap,
                      feature[0],
                      "feature",
                      &feature_schema,
                      FAVOR_DIMS_1 (NODES)),
  FAVOR_FIELD_INT (FavorTileMap,
                   name[0],
                   "name",
                   0,
                   FAVOR_TILE_MAP_MAX_NODES - 1,
                   FAVOR_DIMS_1 (NODES)),
  FAVOR_FIELD_INT (FavorTileMap,
                   next[0],
                   "next",
                   0,
                   FAVOR_TILE_MAP_MAX_NODES - 1,
                   FAVOR_DIMS_1 (NODES)),
  FAVOR_FIELD_INT (FavorTileMap,
                   first[0],
                   "first",
                   0,
                   FAVOR_TILE_MAP_MAX_NODES,
                   FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_TILE_MAP_MAX + 1))),
  FAVOR_FIELD_STRUCT (FavorTileMap,
                      space[0],
                      "space",
                      &space_schema,
                      FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_TILE_MAP_MAX_SPACES))),
  FAVOR_FIELD_INT (FavorTileMap,
                   tile[0],
                   "tile",
                   0,
                   FAVOR_TILE_MAP_MAX - 1,
                   FAVOR_DIMS_1 (NODES)),
  FAVOR_FIELD_INT (FavorTileMap,
                   cloister[0],
                   "cloister",
                   0,
                   FAVOR_TILE_MAP_MAX - 1,
                   FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_TILE_MAP_MAX_CLOISTERS))),
  FAVOR_FIELD_INT (FavorTileMap, n_tiles, "n-tiles", 0, FAVOR_TILE_MAP_MAX),
  FAVOR_FIELD_INT (FavorTileMap, n_spaces, "n-spaces", 0, FAVOR_TILE_MAP_MAX_SPACES),
  FAVOR_FIELD_INT (FavorTileMap,
                   n_cloisters,
                   "n-cloisters",
                   0,
                   FAVOR_TILE_MAP_MAX_CLOISTERS),
  FAVOR_FIELD_INT (FavorTileMap, reserved, "reserved", 0, 0),
};

const FavorSchema favor_tile_map_schema = FAVOR_SCHEMA ("tiles",
                                                        FavorTileMap,
                                                        tiles_fields);
