/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kit"

#include <string.h>

#include "favor-tile-map.h"

/* Everything that one call of favor_tile_map_add () looks at. */
typedef struct
{
  FavorTileMap          *tiles;
  const FavorTileShape  *shapes;
  const FavorPlacedTile *placed;
} Map;

void
favor_tile_map_clear (FavorTileMap *tiles)
{
  memset (tiles, 0, sizeof *tiles);
}

/* Spaces */

/* Where in the sorted list a place is, or would be put in. */
static guint
find_place (const FavorTileMap *tiles, gint x, gint y)
{
  guint low = 0;
  guint high = tiles->n_spaces;

  while (low < high)
    {
      const guint           middle = (low + high) / 2;
      const FavorTileSpace *space = &tiles->space[middle];

      if (space->y < y || (space->y == y && space->x < x))
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static gboolean
is_at (const FavorTileMap *tiles, guint index, gint x, gint y)
{
  return index < tiles->n_spaces && tiles->space[index].x == x &&
         tiles->space[index].y == y;
}

const FavorTileSpace *
favor_tile_map_find_space (const FavorTileMap *tiles, gint x, gint y)
{
  const guint index = find_place (tiles, x, y);

  return is_at (tiles, index, x, y) ? &tiles->space[index] : NULL;
}

guint
favor_tile_map_find_tile (const FavorPlacedTile *placed, guint n_placed, gint x, gint y)
{
  for (guint i = 0; i < n_placed; i++)
    if (placed[i].x == x && placed[i].y == y)
      return i;
  return FAVOR_TILE_NONE;
}

gboolean
favor_tile_map_fits_somewhere (const FavorTileMap *tiles, FavorEdges edges)
{
  const guint64 turns = favor_edges_all_turns (edges);

  for (guint i = 0; i < tiles->n_spaces; i++)
    if (favor_edges_fitting (turns, tiles->space[i].needs) != 0)
      return TRUE;
  return FALSE;
}

static void
remove_space (FavorTileMap *tiles, guint index)
{
  tiles->n_spaces--;
  memmove (&tiles->space[index],
           &tiles->space[index + 1],
           (tiles->n_spaces - index) * sizeof (FavorTileSpace));
  memset (&tiles->space[tiles->n_spaces], 0, sizeof (FavorTileSpace));
}

/* The space at a place that has a tile beside it now; room for one more is there. */
static FavorTileSpace *
take_space (FavorTileMap *tiles, gint x, gint y)
{
  const guint     index = find_place (tiles, x, y);
  FavorTileSpace *space = &tiles->space[index];

  if (is_at (tiles, index, x, y))
    return space;
  memmove (space + 1, space, (tiles->n_spaces - index) * sizeof (FavorTileSpace));
  tiles->n_spaces++;
  *space = (FavorTileSpace){
    .y = (gint8) y,
    .x = (gint8) x,
    .neighbour = { FAVOR_TILE_NONE, FAVOR_TILE_NONE, FAVOR_TILE_NONE, FAVOR_TILE_NONE },
    .needs = FAVOR_EDGES_ANY,
  };
  return space;
}

/* Tells the free spaces around that tile `index` lies beside them. */
static void
open_spaces (const Map *map, guint index, const guint8 neighbour[FAVOR_N_SIDES])
{
  const FavorPlacedTile *placed = &map->placed[index];
  const FavorEdges       edges = favor_edges_turned (map->shapes[placed->tile].edges,
                                               placed->rotation);

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (neighbour[side] == FAVOR_TILE_NONE)
      {
        const guint     over = favor_side_opposite (side);
        FavorTileSpace *space = take_space (map->tiles,
                                            placed->x + favor_side_dx (side),
                                            placed->y + favor_side_dy (side));

        space->neighbour[over] = (guint8) index;
        space->needs &= (FavorEdges) ~(0xfu << 4 * over);
        space->needs |= (FavorEdges) (favor_edges_at (edges, side) << 4 * over);
      }
}

/* Features */

/* On how many tiles both features lie. */
static guint
count_shared (const FavorTileMap *tiles, FavorNode kept, FavorNode gone)
{
  FavorNode node = gone;
  guint     n = 0;

  do
    {
      const guint tile = tiles->tile[node];
      gboolean    meets = FALSE;
      gboolean    counted = FALSE;

      for (guint i = tiles->first[tile]; i < tiles->first[tile + 1]; i++)
        {
          meets |= tiles->name[i] == kept;
          counted |= tiles->name[i] == gone && i < node;
        }
      n += meets && !counted;
      node = tiles->next[node];
    }
  while (node != gone);
  return n;
}

/* Makes one feature of those of two nodes, named by the first node of both. */
static void
join (FavorTileMap *tiles, FavorNode a, FavorNode b)
{
  const FavorNode kept = MIN (tiles->name[a], tiles->name[b]);
  const FavorNode gone = MAX (tiles->name[a], tiles->name[b]);
  FavorFeature   *into = &tiles->feature[kept];
  FavorFeature   *from = &tiles->feature[gone];
  FavorNode       node = gone;

  if (kept == gone)
    return;
  into->tiles = (guint8) (into->tiles + from->tiles - count_shared (tiles, kept, gone));
  into->open = (guint8) (into->open + from->open);
  into->worth = (guint8) (into->worth + from->worth);
  into->followers = (guint8) (into->followers + from->followers);
  *from = (FavorFeature){ 0 };
  do
    {
      tiles->name[node] = kept;
      node = tiles->next[node];
    }
  while (node != gone);
  /* Swapping what comes behind two nodes makes one ring of two. */
  node = tiles->next[gone];
  tiles->next[gone] = tiles->next[kept];
  tiles->next[kept] = node;
}

/* How many of the eight places around one hold a tile. */
static guint
count_around (const FavorPlacedTile *placed, guint n_placed, gint x, gint y)
{
  guint n = 0;

  for (guint i = 0; i < n_placed; i++)
    n += ABS (placed[i].x - x) <= 1 && ABS (placed[i].y - y) <= 1 &&
         (placed[i].x != x || placed[i].y != y);
  return n;
}

/* What a segment is before it is joined with anything. */
static FavorFeature
new_feature (const Map *map, guint index, const FavorSegment *segment)
{
  const FavorPlacedTile *placed = &map->placed[index];
  FavorFeature           feature = { .tiles = 1, .worth = segment->worth };

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    feature.open = (guint8) (feature.open + (segment->edges >> side & 1));
  if (segment->land == FAVOR_LAND_CLOISTER)
    feature.open = (guint8) (8 - count_around (map->placed, index, placed->x, placed->y));
  return feature;
}

static void
add_nodes (const Map *map, guint index, const FavorTileShape *shape)
{
  FavorTileMap *tiles = map->tiles;
  FavorNode     node = tiles->first[index];

  for (guint i = 0; i < shape->n_segments; i++, node++)
    {
      tiles->feature[node] = new_feature (map, index, &shape->segment[i]);
      tiles->name[node] = node;
      tiles->next[node] = node;
      tiles->tile[node] = (guint8) index;
    }
  tiles->first[index + 1] = node;
}

static FavorNode
node_at_side (const Map *map, guint index, guint side)
{
  const FavorPlacedTile *placed = &map->placed[index];
  const guint            segment = favor_shape_at_side (&map->shapes[placed->tile],
                                             placed->rotation,
                                             side);

  return segment == FAVOR_SEGMENT_NONE ? FAVOR_TILE_MAP_MAX_NODES
                                       : (FavorNode) (map->tiles->first[index] + segment);
}

static FavorNode
node_at_port (const Map *map, guint index, guint port)
{
  const FavorPlacedTile *placed = &map->placed[index];
  const guint            segment = favor_shape_at_port (&map->shapes[placed->tile],
                                             placed->rotation,
                                             port);

  return segment == FAVOR_SEGMENT_NONE ? FAVOR_TILE_MAP_MAX_NODES
                                       : (FavorNode) (map->tiles->first[index] + segment);
}

/* One edge of a city or road less is open; also against an edge that fits everything. */
static void
close_edge (FavorTileMap *tiles, FavorNode node)
{
  if (node != FAVOR_TILE_MAP_MAX_NODES)
    tiles->feature[tiles->name[node]].open--;
}

static void
join_over (const Map *map, guint index, guint side, guint neighbour)
{
  FavorTileMap   *tiles = map->tiles;
  const FavorNode own = node_at_side (map, index, side);
  const FavorNode other = node_at_side (map, neighbour, favor_side_opposite (side));

  close_edge (tiles, own);
  close_edge (tiles, other);
  if (own != FAVOR_TILE_MAP_MAX_NODES && other != FAVOR_TILE_MAP_MAX_NODES)
    join (tiles, own, other);
  for (guint port = 2 * side; port < 2 * side + 2; port++)
    {
      const FavorNode field = node_at_port (map, index, port);
      const FavorNode beyond = node_at_port (map, neighbour, favor_port_mate (port));

      if (field != FAVOR_TILE_MAP_MAX_NODES && beyond != FAVOR_TILE_MAP_MAX_NODES)
        join (tiles, field, beyond);
    }
}

/* The cloister is the last segment of its tile. */
static void
surround_cloisters (const Map *map, guint index)
{
  FavorTileMap          *tiles = map->tiles;
  const FavorPlacedTile *placed = &map->placed[index];

  for (guint i = 0; i < tiles->n_cloisters; i++)
    {
      const guint            tile = tiles->cloister[i];
      const FavorPlacedTile *other = &map->placed[tile];

      if (ABS (other->x - placed->x) <= 1 && ABS (other->y - placed->y) <= 1)
        tiles->feature[tiles->first[tile + 1] - 1].open--;
    }
  if ((map->shapes[placed->tile].shows >> FAVOR_LAND_CLOISTER & 1) != 0)
    tiles->cloister[tiles->n_cloisters++] = (guint8) index;
}

static gboolean
has_room (const FavorTileMap *tiles, const FavorTileShape *shape)
{
  return favor_tile_map_n_nodes (tiles) + shape->n_segments <= FAVOR_TILE_MAP_MAX_NODES &&
         ((shape->shows >> FAVOR_LAND_CLOISTER & 1) == 0 ||
          tiles->n_cloisters < FAVOR_TILE_MAP_MAX_CLOISTERS);
}

gboolean
favor_tile_map_add (FavorTileMap          *tiles,
                    const FavorTileShape  *shapes,
                    const FavorPlacedTile *placed)
{
  const Map              map = { tiles, shapes, placed };
  const guint            index = tiles->n_tiles;
  const FavorPlacedTile *self = &placed[index];
  const FavorTileShape  *shape;
  FavorTileSpace         space = {
            .neighbour = { FAVOR_TILE_NONE, FAVOR_TILE_NONE, FAVOR_TILE_NONE, FAVOR_TILE_NONE },
  };

  /* The list of tiles may end here. */
  if (index >= FAVOR_TILE_MAP_MAX)
    return FALSE;
  shape = &shapes[self->tile];
  if (!has_room (tiles, shape))
    return FALSE;
  if (index > 0)
    {
      const guint place = find_place (tiles, self->x, self->y);

      if (!is_at (tiles, place, self->x, self->y) ||
          (favor_edges_fitting (favor_edges_all_turns (shape->edges),
                                tiles->space[place].needs) >>
             16 * self->rotation &
           1) == 0)
        return FALSE;
      space = tiles->space[place];
      remove_space (tiles, place);
    }
  open_spaces (&map, index, space.neighbour);
  add_nodes (&map, index, shape);
  tiles->n_tiles++;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (space.neighbour[side] != FAVOR_TILE_NONE)
      join_over (&map, index, side, space.neighbour[side]);
  surround_cloisters (&map, index);
  return TRUE;
}
