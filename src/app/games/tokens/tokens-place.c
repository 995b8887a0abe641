/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "tokens-place.h"

#include "favor-shapes.h"

#define HALF (TOKENS_UNITS / 2)
#define ROW  (1.5 * TOKENS_RADIUS)

/* Of the corners of a hex around its middle, from the top clockwise. */
static const graphene_point_t corners[FAVOR_HEX_SIDES] = {
  { 0, -100 }, { (float) HALF, -50 }, { (float) HALF, 50 },
  { 0, 100 },  { (float) -HALF, 50 }, { (float) -HALF, -50 },
};

graphene_point_t
tokens_place_hex (const FavorHexMap *map, guint hex)
{
  return GRAPHENE_POINT_INIT ((float) (map->hex[hex].x * HALF),
                              (float) (TOKENS_RADIUS + map->hex[hex].y * ROW));
}

graphene_point_t
tokens_place_vertex (const FavorHexMap *map, guint vertex)
{
  const FavorHex  *hex = &map->hex[map->vertex[vertex].hex[0]];
  graphene_point_t middle = tokens_place_hex (map, map->vertex[vertex].hex[0]);
  guint            corner = 0;

  while (corner + 1 < FAVOR_HEX_SIDES && hex->corner[corner] != vertex)
    corner++;
  return GRAPHENE_POINT_INIT (middle.x + corners[corner].x, middle.y + corners[corner].y);
}

graphene_point_t
tokens_place_edge (const FavorHexMap *map, guint edge)
{
  graphene_point_t a = tokens_place_vertex (map, map->edge[edge].end[0]);
  graphene_point_t b = tokens_place_vertex (map, map->edge[edge].end[1]);

  return GRAPHENE_POINT_INIT ((a.x + b.x) / 2, (a.y + b.y) / 2);
}

FavorHexSide
tokens_find_side (const FavorHexMap *map, guint edge)
{
  const FavorHex *hex = &map->hex[map->edge[edge].hex[0]];
  guint           side = 0;

  while (side + 1 < FAVOR_HEX_SIDES && hex->edge[side] != edge)
    side++;
  return (FavorHexSide) side;
}

/* Sides of a hex that face each other run alike. */
TokensWay
tokens_find_way (const FavorHexMap *map, guint edge)
{
  return (TokensWay) (tokens_find_side (map, edge) % 3);
}

double
tokens_find_angle (FavorHexSide side)
{
  return 60.0 * side - 60;
}

graphene_rect_t
tokens_find_extent (const FavorHexMap *map)
{
  graphene_rect_t all = *graphene_rect_zero ();

  for (guint hex = 0; hex < map->n_hexes; hex++)
    {
      graphene_point_t middle = tokens_place_hex (map, hex);
      graphene_rect_t  at = FAVOR_RECT (middle.x - HALF,
                                       middle.y - TOKENS_RADIUS,
                                       TOKENS_UNITS,
                                       2 * TOKENS_RADIUS);

      if (hex == 0)
        all = at;
      graphene_rect_union (&all, &at, &all);
    }
  graphene_rect_inset (&all, (float) -TOKENS_SHORE_ASIDE, (float) -TOKENS_SHORE_ABOVE);
  graphene_rect_scale (&all,
                       (float) (1 / TOKENS_UNITS),
                       (float) (1 / TOKENS_UNITS),
                       &all);
  return all;
}

graphene_rect_t
tokens_place_around (const graphene_point_t *middle, const graphene_rect_t *units)
{
  return FAVOR_RECT ((middle->x + units->origin.x) / TOKENS_UNITS,
                     (middle->y + units->origin.y) / TOKENS_UNITS,
                     units->size.width / TOKENS_UNITS,
                     units->size.height / TOKENS_UNITS);
}
