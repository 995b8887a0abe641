/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The pictures of the tile kingdom, which several games lay, and where the parts of a tile lie on them.
 *
 * A tile is square; places on it are told in shares of its width, (0, 0) is its north-west corner on
 * the screen. Its ground has no light, so a view turns it. What stands on it is lit from the upper
 * left, so there is a picture for each rotation. A view draws from below to above:
 *
 * 1. FAVOR_TILE_ART_BASE under each tile, at FAVOR_TILE_ART_BASE_X and _Y;
 * 2. the ground, turned;
 * 3. what lights up, with favor_tile_art_trace (): it lies under the roofs;
 * 4. what stands upright at FAVOR_TILE_ART_UPRIGHT_X and _Y, rows of tiles from north to south;
 * 5. frames, then followers, those further south later.
 *
 * All pictures have 200 units for the width of a tile. */

#define FAVOR_N_TILE_ART         24
#define FAVOR_TILE_ART_UNITS     200
#define FAVOR_TILE_ART_BASE      "land/base"
#define FAVOR_TILE_ART_BASE_X    (-3.0 / FAVOR_TILE_ART_UNITS)
#define FAVOR_TILE_ART_BASE_Y    (-3.0 / FAVOR_TILE_ART_UNITS)
#define FAVOR_TILE_ART_UPRIGHT_X (-14.0 / FAVOR_TILE_ART_UNITS)
#define FAVOR_TILE_ART_UPRIGHT_Y (-62.0 / FAVOR_TILE_ART_UNITS)

/* The cells that outlines run along, from side to side. */
#define FAVOR_TILE_ART_CELLS 80
/* Ends a ring of an outline. */
#define FAVOR_TILE_RING_END 0xff
/* Instead of a part: there is none, as in a village. */
#define FAVOR_TILE_NO_PART   0xff
#define FAVOR_TILE_MAX_PARTS 9

typedef struct
{
  guint8 x;
  guint8 y;
} FavorTilePoint;

/**
 * FavorTilePart:
 * @land: 0 a city, 1 a road, 2 a farm, 3 a cloister
 * @foot: where a follower stands when the tile is not turned, in units; on a farm he lies, and it is
 *   his middle
 * @outline: rings of points, in cells; each ring is closed and ends with %FAVOR_TILE_RING_END. A ring
 *   inside of another one is a hole
 * @n_points: with the ends
 */
typedef struct
{
  guint8                land;
  FavorTilePoint        foot;
  const FavorTilePoint *outline;
  guint16               n_points;
} FavorTilePart;

/**
 * FavorTileArt:
 * @n_variants: how many arrangements there are; they differ in nothing that matters
 * @n_parts: cities first, then roads, farms, the cloister: numbered as the rules number segments
 */
typedef struct
{
  guint8        n_variants;
  guint8        n_parts;
  FavorTilePart part[FAVOR_TILE_MAX_PARTS];
} FavorTileArt;

/* By type of tile: A is 0, X is 23. */
extern const FavorTileArt favor_tile_art[FAVOR_N_TILE_ART];

/**
 * favor_tile_art_ground:
 * @number: any number, of which follows which of the arrangements it is
 *
 * Returns: (transfer full): the name of the picture of a type's ground
 */
char *favor_tile_art_ground (guint tile, guint number);

/**
 * favor_tile_art_upright:
 *
 * Returns: (transfer full): the name of the picture of what stands on it with that rotation
 */
char *favor_tile_art_upright (guint tile, guint number, guint rotation);

/**
 * favor_tile_art_foot:
 * @rotation: quarter turns clockwise
 *
 * Where the follower of a part stands. That of a cloister stays where he is when the tile turns, because
 * the cloister does not turn.
 */
graphene_point_t favor_tile_art_foot (guint tile, guint part, guint rotation);

/**
 * favor_tile_art_find_part:
 *
 * Returns: the part at a place of a turned tile, or %FAVOR_TILE_NO_PART
 */
guint favor_tile_art_find_part (guint tile, guint rotation, double x, double y);

/**
 * favor_tile_art_trace:
 * @size: the width of the tile; its corner lies at the origin
 *
 * Adds the outline of a part of a turned tile to the path. Holes stay free with
 * %CAIRO_FILL_RULE_EVEN_ODD.
 */
void
favor_tile_art_trace (cairo_t *cr, guint tile, guint part, guint rotation, double size);

/**
 * favor_tile_art_list_walls:
 * @walls: (element-type GArray): where the lines are added, each an array of graphene_point_t
 *
 * Adds what of the outline of a part of a turned tile does not run along a side of the tile: that
 * is where the part ends, while it goes on behind the sides. All lines go clockwise around the part.
 */
void
favor_tile_art_list_walls (guint tile, guint part, guint rotation, GPtrArray *walls);

G_END_DECLS
