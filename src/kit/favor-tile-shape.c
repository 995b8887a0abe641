/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kit"

#include "favor-tile-shape.h"

static gboolean
complain (const char **what, const char *text)
{
  if (what != NULL)
    *what = text;
  return FALSE;
}

/* The set of sides whose edge is of that kind. */
static guint
sides_of (const FavorTileShape *shape, FavorEdge edge)
{
  guint sides = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (favor_edges_at (shape->edges, side) == edge)
      sides |= 1u << side;
  return sides;
}

/* The sides that segments of that land join are those whose edges are of that kind, each once. */
static gboolean
edges_agree (const FavorTileShape *shape, FavorLand land, FavorEdge edge)
{
  guint joined = 0;

  for (guint i = 0; i < shape->n_segments; i++)
    if (shape->segment[i].land == land)
      {
        if (shape->segment[i].edges == 0 || (joined & shape->segment[i].edges) != 0)
          return FALSE;
        joined |= shape->segment[i].edges;
        for (guint side = 0; side < FAVOR_N_SIDES; side++)
          if ((shape->segment[i].edges >> side & 1) != 0 && shape->at_side[side] != i)
            return FALSE;
      }
  return joined == sides_of (shape, edge);
}

static gboolean
ports_agree (const FavorTileShape *shape)
{
  guint joined = 0;
  guint expected = 0;

  for (guint i = 0; i < shape->n_segments; i++)
    {
      const FavorSegment *segment = &shape->segment[i];

      if ((segment->ports != 0 && segment->land != FAVOR_LAND_FARM) ||
          (joined & segment->ports) != 0)
        return FALSE;
      joined |= segment->ports;
      for (guint port = 0; port < FAVOR_N_PORTS; port++)
        if ((segment->ports >> port & 1) != 0 && shape->at_port[port] != i)
          return FALSE;
    }
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (favor_edges_at (shape->edges, side) == FAVOR_EDGE_ROAD ||
        favor_edges_at (shape->edges, side) == FAVOR_EDGE_FIELD)
      expected |= 3u << 2 * side;
  for (guint port = 0; port < FAVOR_N_PORTS; port++)
    if ((joined >> port & 1) == 0 && shape->at_port[port] != FAVOR_SEGMENT_NONE)
      return FALSE;
  return joined == expected;
}

static gboolean
touches_agree (const FavorTileShape *shape)
{
  for (guint i = 0; i < shape->n_segments; i++)
    for (guint j = 0; j < 8; j++)
      if ((shape->segment[i].touches >> j & 1) != 0 &&
          (shape->segment[i].land != FAVOR_LAND_FARM || j >= shape->n_segments ||
           shape->segment[j].land != FAVOR_LAND_CITY))
        return FALSE;
  return TRUE;
}

static gboolean
order_agrees (const FavorTileShape *shape)
{
  guint shows = 0;

  for (guint i = 0; i < shape->n_segments; i++)
    {
      if (i > 0 && shape->segment[i].land < shape->segment[i - 1].land)
        return FALSE;
      shows |= 1u << shape->segment[i].land;
    }
  return shows == shape->shows;
}

gboolean
favor_shape_is_sound (const FavorTileShape *shape, const char **what)
{
  g_return_val_if_fail (shape != NULL, FALSE);

  if (shape->n_segments > FAVOR_TILE_MAX_SEGMENTS)
    return complain (what, "it has too many segments");
  if (!order_agrees (shape))
    return complain (what, "its segments are not in order");
  if (!edges_agree (shape, FAVOR_LAND_CITY, FAVOR_EDGE_CITY))
    return complain (what, "its cities do not end at its edges");
  if (!edges_agree (shape, FAVOR_LAND_ROAD, FAVOR_EDGE_ROAD))
    return complain (what, "its roads do not end at its edges");
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((sides_of (shape, FAVOR_EDGE_FIELD) >> side & 1) != 0 &&
        shape->at_side[side] != FAVOR_SEGMENT_NONE)
      return complain (what, "a city or road ends at a field");
  if (!ports_agree (shape))
    return complain (what, "its farms do not end at its edges");
  if (!touches_agree (shape))
    return complain (what, "a farm touches what is no city");
  return TRUE;
}
