/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-tile-art.h"

/* The part whose follower does not turn with the tile. */
#define CLOISTER 3

static guint
variant (guint tile, guint number)
{
  return number % favor_tile_art[tile].n_variants + 1;
}

char *
favor_tile_art_ground (guint tile, guint number)
{
  g_return_val_if_fail (tile < FAVOR_N_TILE_ART, NULL);
  return g_strdup_printf ("land/ground-%c-%u", 'a' + tile, variant (tile, number));
}

char *
favor_tile_art_upright (guint tile, guint number, guint rotation)
{
  g_return_val_if_fail (tile < FAVOR_N_TILE_ART, NULL);
  return g_strdup_printf ("land/upright-%c-%u-%u",
                          'a' + tile,
                          variant (tile, number),
                          rotation % 4);
}

/* Quarter turns clockwise around the middle of the tile. */
static graphene_point_t
turned (double x, double y, guint rotation)
{
  for (guint i = 0; i < rotation % 4; i++)
    {
      const double before = x;

      x = 1 - y;
      y = before;
    }
  return GRAPHENE_POINT_INIT ((float) x, (float) y);
}

graphene_point_t
favor_tile_art_foot (guint tile, guint part, guint rotation)
{
  const FavorTilePart *found = &favor_tile_art[tile].part[part];

  return turned ((double) found->foot.x / FAVOR_TILE_ART_UNITS,
                 (double) found->foot.y / FAVOR_TILE_ART_UNITS,
                 found->land == CLOISTER ? 0 : rotation);
}

/* Whether a ray to the east from the place crosses the rings an odd number of times. */
static gboolean
is_inside (const FavorTilePart *part, double x, double y)
{
  const FavorTilePoint *start = part->outline;
  gboolean              inside = FALSE;

  for (guint i = 0; i < part->n_points; i++)
    {
      const FavorTilePoint *a = &part->outline[i];
      const FavorTilePoint *b = a + 1;

      if (a->x == FAVOR_TILE_RING_END)
        {
          start = b;
          continue;
        }
      if (b->x == FAVOR_TILE_RING_END)
        b = start;
      if ((a->y > y) != (b->y > y) &&
          x < a->x + (double) (b->x - a->x) * (y - a->y) / (b->y - a->y))
        inside = !inside;
    }
  return inside;
}

guint
favor_tile_art_find_part (guint tile, guint rotation, double x, double y)
{
  const graphene_point_t place = turned (x, y, 4 - rotation % 4);

  g_return_val_if_fail (tile < FAVOR_N_TILE_ART, FAVOR_TILE_NO_PART);
  for (guint i = 0; i < favor_tile_art[tile].n_parts; i++)
    if (is_inside (&favor_tile_art[tile].part[i],
                   (double) place.x * FAVOR_TILE_ART_CELLS,
                   (double) place.y * FAVOR_TILE_ART_CELLS))
      return i;
  return FAVOR_TILE_NO_PART;
}

void
favor_tile_art_trace (cairo_t *cr, guint tile, guint part, guint rotation, double size)
{
  const FavorTilePart *found = &favor_tile_art[tile].part[part];
  gboolean             begins = TRUE;

  for (guint i = 0; i < found->n_points; i++)
    {
      const FavorTilePoint  *point = &found->outline[i];
      const graphene_point_t place = turned ((double) point->x / FAVOR_TILE_ART_CELLS,
                                             (double) point->y / FAVOR_TILE_ART_CELLS,
                                             rotation);

      if (point->x == FAVOR_TILE_RING_END)
        cairo_close_path (cr);
      else if (begins)
        cairo_move_to (cr, (double) place.x * size, (double) place.y * size);
      else
        cairo_line_to (cr, (double) place.x * size, (double) place.y * size);
      begins = point->x == FAVOR_TILE_RING_END;
    }
}

static gboolean
runs_along_side (const FavorTilePoint *a, const FavorTilePoint *b)
{
  return (a->x == b->x && a->x % FAVOR_TILE_ART_CELLS == 0) ||
         (a->y == b->y && a->y % FAVOR_TILE_ART_CELLS == 0);
}

static void
add_corner (GArray *wall, const FavorTilePoint *point, guint rotation)
{
  graphene_point_t place = turned ((double) point->x / FAVOR_TILE_ART_CELLS,
                                   (double) point->y / FAVOR_TILE_ART_CELLS,
                                   rotation);

  g_array_append_val (wall, place);
}

/* The walls of one ring, from the first side on: none of them is torn where the ring begins. */
static void
list_walls_of (const FavorTilePoint *ring, guint n, guint rotation, GPtrArray *walls)
{
  GArray *wall = NULL;
  guint   first = 0;

  while (first < n && !runs_along_side (&ring[first], &ring[(first + 1) % n]))
    first++;
  for (guint k = 0; k < n; k++)
    {
      const FavorTilePoint *a = &ring[(first + k) % n], *b = &ring[(first + k + 1) % n];

      if (runs_along_side (a, b))
        {
          wall = NULL;
          continue;
        }
      if (wall == NULL)
        {
          wall = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
          g_ptr_array_add (walls, wall);
          add_corner (wall, a, rotation);
        }
      add_corner (wall, b, rotation);
    }
}

void
favor_tile_art_list_walls (guint tile, guint part, guint rotation, GPtrArray *walls)
{
  const FavorTilePart *found = &favor_tile_art[tile].part[part];
  guint                start = 0;

  for (guint i = 0; i < found->n_points; i++)
    if (found->outline[i].x == FAVOR_TILE_RING_END)
      {
        list_walls_of (&found->outline[start], i - start, rotation, walls);
        start = i + 1;
      }
}
