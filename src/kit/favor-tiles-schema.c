/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kit"

#include "favor-tiles.h"

#define REACH FAVOR_TILES_REACH
#define NODES FAVOR_FIXED (FAVOR_TILES_MAX_NODES)

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
  FAVOR_FIELD_INT (FavorFeature, tiles, "tiles", 0, FAVOR_TILES_MAX),
  FAVOR_FIELD_INT (FavorFeature, open, "open", 0, 2 * FAVOR_TILES_MAX),
  FAVOR_FIELD_INT (FavorFeature, worth, "worth", 0, FAVOR_TILES_MAX),
  FAVOR_FIELD_INT (FavorFeature, followers, "followers", 0, FAVOR_TILES_MAX),
};

static const FavorSchema feature_schema = FAVOR_SCHEMA ("feature",
                                                        FavorFeature,
                                                        feature_fields);

static const FavorField tiles_fields[] = {
  FAVOR_FIELD_STRUCT (FavorTiles,
                      feature[0],
                      "feature",
                      &feature_schema,
                      FAVOR_DIMS_1 (NODES)),
  FAVOR_FIELD_INT (FavorTiles,
                   name[0],
                   "name",
                   0,
                   FAVOR_TILES_MAX_NODES - 1,
                   FAVOR_DIMS_1 (NODES)),
  FAVOR_FIELD_INT (FavorTiles,
                   next[0],
                   "next",
                   0,
                   FAVOR_TILES_MAX_NODES - 1,
                   FAVOR_DIMS_1 (NODES)),
  FAVOR_FIELD_INT (FavorTiles,
                   first[0],
                   "first",
                   0,
                   FAVOR_TILES_MAX_NODES,
                   FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_TILES_MAX + 1))),
  FAVOR_FIELD_STRUCT (FavorTiles,
                      space[0],
                      "space",
                      &space_schema,
                      FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_TILES_MAX_SPACES))),
  FAVOR_FIELD_INT (FavorTiles,
                   tile[0],
                   "tile",
                   0,
                   FAVOR_TILES_MAX - 1,
                   FAVOR_DIMS_1 (NODES)),
  FAVOR_FIELD_INT (FavorTiles,
                   cloister[0],
                   "cloister",
                   0,
                   FAVOR_TILES_MAX - 1,
                   FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_TILES_MAX_CLOISTERS))),
  FAVOR_FIELD_INT (FavorTiles, n_tiles, "n-tiles", 0, FAVOR_TILES_MAX),
  FAVOR_FIELD_INT (FavorTiles, n_spaces, "n-spaces", 0, FAVOR_TILES_MAX_SPACES),
  FAVOR_FIELD_INT (FavorTiles, n_cloisters, "n-cloisters", 0, FAVOR_TILES_MAX_CLOISTERS),
  FAVOR_FIELD_INT (FavorTiles, reserved, "reserved", 0, 0),
};

const FavorSchema favor_tiles_schema = FAVOR_SCHEMA ("tiles", FavorTiles, tiles_fields);
