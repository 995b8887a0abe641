/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <graphene.h>

#include "tokens-state.h"

G_BEGIN_DECLS

/* Where the places of an island are, in units of its pictures: a hex has a radius of 100. */

/* From a hex to the next one in its row: that is a tile of the map. */
#define TOKENS_UNITS 173.205
#define TOKENS_RADIUS 100.0
/* How far what lies in the sea reaches beyond the land. */
#define TOKENS_SHORE_ASIDE 108.0
#define TOKENS_SHORE_ABOVE 90.0

/* What is smaller is drawn without the finest things. */
#define TOKENS_PLAIN_BELOW 70.0

/**
 * TokensWay:
 * @TOKENS_WAY_FALLING: down to the right
 * @TOKENS_WAY_UPRIGHT: upright
 * @TOKENS_WAY_RISING: up to the right
 *
 * How an edge runs.
 */
typedef enum
{
  TOKENS_WAY_FALLING,
  TOKENS_WAY_UPRIGHT,
  TOKENS_WAY_RISING,
} TokensWay;

graphene_point_t tokens_place_hex    (const FavorHexMap *map,
                                      guint              hex);
graphene_point_t tokens_place_vertex (const FavorHexMap *map,
                                      guint              vertex);
graphene_point_t tokens_place_edge   (const FavorHexMap *map,
                                      guint              edge);
/* On which side of its first hex it lies. */
FavorHexSide     tokens_find_side    (const FavorHexMap *map,
                                      guint              edge);
TokensWay        tokens_find_way     (const FavorHexMap *map,
                                      guint              edge);
/* In degrees, clockwise from the east: where a side looks. */
double           tokens_find_angle   (FavorHexSide       side);
/* All of the island with what lies around it. */
graphene_rect_t  tokens_find_extent  (const FavorHexMap *map);

/* A rectangle of units around a point, in tiles. */
graphene_rect_t  tokens_place_around (const graphene_point_t *middle,
                                      const graphene_rect_t  *units);

G_END_DECLS
