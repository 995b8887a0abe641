/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-step.h"
#include "kingdom-tries.h"
#include "kingdom-wishes.h"

/* ---- Faults --------------------------------------------------------------------------- */

static void
add_fault (KingdomFaults *faults, guint kind, gint x, gint y, guint side)
{
  faults->n++;
  if (faults->n_listed < KINGDOM_MAX_FAULTS)
    faults->fault[faults->n_listed++] = (KingdomFault){ (guint8) kind,
                                                        (gint8) x,
                                                        (gint8) y,
                                                        (guint8) side };
}

static void
add_of_kind (KingdomFaults *faults, guint kind, guint sides, gint x, gint y)
{
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((sides >> side & 1) != 0)
      add_fault (faults, kind, x, y, side);
}

static int
compare_cells (gconstpointer a, gconstpointer b, gpointer data)
{
  const KingdomTile *records = data;
  const KingdomTile *first = &records[*(const guint8 *) a];
  const KingdomTile *second = &records[*(const guint8 *) b];

  return first->y != second->y ? first->y - second->y : first->x - second->x;
}

/* Where a kind of fault is on a tile; a pair of edges is told of its western or northern tile. */
static guint
find_sides (const KingdomMap *map, guint tile, guint kind)
{
  const guint eastern = 1u << FAVOR_SIDE_EAST | 1u << FAVOR_SIDE_SOUTH;
  guint8      at[KINGDOM_N_FAULTS];

  if (kind == KINGDOM_FAULT_EDGE_MISMATCH)
    return map->differs[tile] & eastern;
  kingdom_look_faults (&map->look[tile], at);
  return at[kind];
}

static void
add_of_hand (const KingdomTable *table, KingdomFaults *faults)
{
  guint8      at[KINGDOM_N_FAULTS];
  KingdomLook look;

  kingdom_look_undivided (kingdom_type_of[table->hand],
                          &table->tile[table->hand],
                          0,
                          &look);
  kingdom_look_faults (&look, at);
  for (guint kind = 0; kind < KINGDOM_N_FAULTS; kind++)
    add_of_kind (faults, kind, at[kind], KINGDOM_IN_HAND, KINGDOM_IN_HAND);
}

void
kingdom_find_faults (const KingdomTable *table, KingdomFaults *faults)
{
  KingdomMap map;
  guint8     order[KINGDOM_N_TILES];

  kingdom_map_init (&map, table->tile);
  memcpy (order, map.tile, map.n_tiles);
  g_qsort_with_data (order,
                     (gint) map.n_tiles,
                     sizeof *order,
                     compare_cells,
                     (gpointer) table->tile);
  faults->n = faults->n_listed = 0;
  for (guint kind = 0; kind < KINGDOM_N_FAULTS; kind++)
    for (guint i = 0; i < map.n_tiles; i++)
      add_of_kind (faults,
                   kind,
                   find_sides (&map, order[i], kind),
                   table->tile[order[i]].x,
                   table->tile[order[i]].y);
  if (table->hand != FAVOR_NONE)
    add_of_hand (table, faults);
}

/* ---- What would be -------------------------------------------------------------------- */

gboolean
kingdom_can_preview (const FavorAction *action)
{
  return action->kind >= KINGDOM_ACTION_LAY_TILE &&
         action->kind <= KINGDOM_ACTION_REWIND &&
         action->kind != KINGDOM_ACTION_SET_ASIDE_TILE &&
         action->kind != KINGDOM_ACTION_USE_CHARLATAN &&
         action->kind != KINGDOM_ACTION_USE_BISHOP;
}

static void
fill (const KingdomState *after, KingdomPreview *preview)
{
  preview->table = after->table;
  kingdom_find_faults (&after->table, &preview->faults);
  kingdom_wish_find_met (after->before, after->table.tile, after->levels, preview->met);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    preview->met[character] = preview->met[character] && preview->faults.n == 0 &&
                              kingdom_can_have (after, after->head.turn_owner, character);
}

void
kingdom_preview (const KingdomState *state,
                 const FavorAction  *action,
                 KingdomPreview     *preview)
{
  KingdomState after = *state;

  kingdom_apply (&after, action, NULL);
  fill (&after, preview);
}

void
kingdom_preview_now (const KingdomState *state, KingdomPreview *preview)
{
  fill (state, preview);
}

/* ---- Tiles and pieces ----------------------------------------------------------------- */

gint
kingdom_find_tile (const KingdomTable *table, gint x, gint y)
{
  const guint tile = kingdom_tile_at (table, x, y);

  return tile == KINGDOM_NO_TILE ? FAVOR_NONE : (gint) tile;
}

gint
kingdom_find_laid (const KingdomTile *tile, guint slot)
{
  const guint own = kingdom_own_slot (slot, tile->rot);

  if (own < KINGDOM_SLOT_MIDDLE)
    return tile->tri[own] == KINGDOM_TRIANGLE_NONE
             ? FAVOR_NONE
             : kingdom_piece_of_triangle[tile->tri[own]];
  if (own > KINGDOM_SLOT_MIDDLE)
    return tile->arm_hunter[own - KINGDOM_SLOT_ARM (0)] ? KINGDOM_PIECE_HUNTER
                                                        : FAVOR_NONE;
  return tile->middle == KINGDOM_TOKEN_NONE ? FAVOR_NONE
                                            : kingdom_piece_of_token[tile->middle];
}

gint
kingdom_find_played (const FavorAction *action)
{
  return action->kind == KINGDOM_ACTION_PLAY_TRIANGLE ||
             action->kind == KINGDOM_ACTION_PLAY_TOKEN
           ? kingdom_piece_of_play (action)
           : FAVOR_NONE;
}

guint
kingdom_count_supply (const KingdomSeat *seat)
{
  guint n = 0;

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    n += seat->pieces[piece];
  return n;
}

guint
kingdom_count_left (const KingdomTable *table, guint8 *left)
{
  memset (left, 0, KINGDOM_N_TYPES);
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    left[kingdom_type_of[tile]] += table->tile[tile].place == KINGDOM_PLACE_BAG;
  return kingdom_count_bag (table);
}

/* ---- Where the tile in hand fits ------------------------------------------------------ */

KingdomFit
kingdom_find_fit (const KingdomState *state, const FavorAction *lay, guint rot)
{
  const guint        hand = (guint) state->table.hand;
  const KingdomTile *record = &state->table.tile[hand];
  guint8             at[KINGDOM_N_FAULTS];
  KingdomLook        listed, shown;
  KingdomMap         map;
  FavorEdges         needs;

  kingdom_map_init (&map, state->table.tile);
  needs = kingdom_map_needs (&map,
                             lay->arg[KINGDOM_AT_X],
                             lay->arg[KINGDOM_AT_Y],
                             KINGDOM_NO_TILE);
  kingdom_look_undivided (kingdom_type_of[hand],
                          record,
                          (guint) lay->arg[KINGDOM_LAY_ROT],
                          &listed);
  kingdom_look_undivided (kingdom_type_of[hand], record, rot, &shown);
  if (favor_edges_apart (listed.edges, needs) != 0 ||
      kingdom_look_faults (&listed, at) != 0)
    return KINGDOM_FIT_MEND;
  return kingdom_look_changes (&listed, &shown) ? KINGDOM_FIT_TURNED : KINGDOM_FIT;
}

/* ---- Where wishes are fulfilled ------------------------------------------------------- */

/**
 * Glows:
 * @glow: the cells that were added, each once
 */
typedef struct
{
  KingdomGlow *glow;
  guint        n;
} Glows;

static KingdomGlow *
find_cell (Glows *glows, gint x, gint y)
{
  guint i = 0;

  while (i < glows->n && (glows->glow[i].x != x || glows->glow[i].y != y))
    i++;
  if (i == glows->n)
    glows->glow[glows->n++] = (KingdomGlow){ .x = (gint8) x, .y = (gint8) y };
  return &glows->glow[i];
}

/* The parts of a tile that belong to places which were found. */
static void
add_parts (Glows *glows, const KingdomLand *land, const KingdomFound *found, guint tile)
{
  const KingdomTile *record = &land->map.record[tile];

  for (guint octant = 0; octant < KINGDOM_N_OCTANTS; octant++)
    if (found->is[land->name[kingdom_octant_node (tile, octant)]])
      find_cell (glows, record->x, record->y)->octants |= (guint8) (1u << octant);
}

static void
add_arms (Glows *glows, const KingdomLand *land, const KingdomFound *found, guint tile)
{
  const KingdomTile *record = &land->map.record[tile];

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const KingdomNode name = land->road_name[kingdom_arm_node (tile, side)];

      if (name != KINGDOM_NO_ROAD && found->is[name])
        find_cell (glows, record->x, record->y)->arms |= (guint8) (1u << side);
    }
}

/* A cell, or the block around it. */
static void
add_cells (Glows *glows, guint spot, gint x, gint y)
{
  const gint around = spot == KINGDOM_SPOT_BLOCK ? 1 : 0;

  for (gint dy = -around; dy <= around; dy++)
    for (gint dx = -around; dx <= around; dx++)
      find_cell (glows, x + dx, y + dy)->whole = TRUE;
}

static void
add_tile (Glows              *glows,
          const KingdomLand  *land,
          const KingdomFound *found,
          guint               spot,
          guint               tile)
{
  const KingdomTile *record = &land->map.record[tile];

  switch ((KingdomSpot) spot)
    {
    case KINGDOM_SPOT_CITY:
    case KINGDOM_SPOT_MEADOW:
      add_parts (glows, land, found, tile);
      break;
    case KINGDOM_SPOT_ROAD:
      add_arms (glows, land, found, tile);
      break;
    case KINGDOM_SPOT_TILE:
    case KINGDOM_SPOT_BLOCK:
    case KINGDOM_SPOT_HOLE:
      if (found->is[tile])
        add_cells (glows, spot, record->x, record->y + (spot == KINGDOM_SPOT_HOLE));
      break;
    case KINGDOM_SPOT_NONE:
      break;
    }
}

/* Returns how many glows there are of places of a kind. */
static guint
add_found (const KingdomLand  *land,
           guint               spot,
           const KingdomFound *found,
           KingdomGlow        *out)
{
  Glows glows = { out, 0 };

  for (guint i = 0; found->n > 0 && i < land->map.n_tiles; i++)
    add_tile (&glows, land, found, spot, land->map.tile[i]);
  return glows.n;
}

/**
 * Lands:
 * @before: of the start of the turn
 * @now: of what the tiles are, or would be
 */
typedef struct
{
  KingdomLand before;
  KingdomLand now;
} Lands;

static Lands *
new_lands (const KingdomState *state, const KingdomTable *now)
{
  Lands *self = g_new (Lands, 1);

  kingdom_land_init (&self->before, state->before);
  kingdom_land_init (&self->now, now->tile);
  return self;
}

static void
leave_out (KingdomFound *found, const KingdomFound *fresh)
{
  for (guint name = 0; name < KINGDOM_N_NODES; name++)
    if (fresh->is[name])
      {
        found->is[name] = FALSE;
        found->n--;
      }
}

static guint
find_witnesses (const KingdomState *state,
                const KingdomTable *now,
                guint               character,
                gboolean            old,
                KingdomGlow        *out)
{
  g_autofree Lands *lands = new_lands (state, now);
  const guint       level = kingdom_wish_level (state, character);
  KingdomFound      found, fresh;

  kingdom_wish_find_new (&lands->before, &lands->now, character, level, &fresh);
  if (!old)
    return add_found (&lands->now, kingdom_wishes[character].spot, &fresh, out);
  kingdom_wish_find (&lands->now, character, level, &found);
  leave_out (&found, &fresh);
  return add_found (&lands->now, kingdom_wishes[character].spot, &found, out);
}

guint
kingdom_find_new_witnesses (const KingdomState *state,
                            const KingdomTable *now,
                            guint               character,
                            KingdomGlow        *out)
{
  return find_witnesses (state, now, character, FALSE, out);
}

guint
kingdom_find_old_witnesses (const KingdomState *state,
                            const KingdomTable *now,
                            guint               character,
                            KingdomGlow        *out)
{
  return find_witnesses (state, now, character, TRUE, out);
}

guint
kingdom_find_nearest (const KingdomState *state,
                      const KingdomTable *now,
                      guint               character,
                      KingdomGlow        *out)
{
  g_autofree Lands *lands = NULL;
  KingdomFound      found = { .n = 1 };
  Glows             glows = { out, 0 };
  KingdomSearch     search;
  KingdomNear       near;

  if (kingdom_wishes[character].spot == KINGDOM_SPOT_NONE)
    return 0;
  lands = new_lands (state, now);
  kingdom_search_begin (&lands->before, &lands->now, character, state->levels, &search);
  if (!kingdom_search (&search, character, &near))
    return 0;
  if (search.best_spot == KINGDOM_SPOT_BLOCK || search.best_spot == KINGDOM_SPOT_HOLE)
    {
      add_cells (&glows, search.best_spot, near.x, near.y);
      return glows.n;
    }
  found.is[search.best_name] = TRUE;
  return add_found (&lands->now, search.best_spot, &found, out);
}

/* ---- What lies at a place of a tile --------------------------------------------------- */

/* How far from the middle of its arm a road is still hit, in tiles. */
#define ROAD_HALF 0.1

static guint
find_side (double dx, double dy)
{
  if (ABS (dy) >= ABS (dx))
    return dy < 0 ? FAVOR_SIDE_NORTH : FAVOR_SIDE_SOUTH;
  return dx < 0 ? FAVOR_SIDE_WEST : FAVOR_SIDE_EAST;
}

/* Of the two octants of a quadrant the first lies before its arm, clockwise. */
static guint
find_octant (guint side, double dx, double dy)
{
  const double beyond[FAVOR_N_SIDES] = { dx, dy, -dx, -dy };

  return 2 * side + (beyond[side] > 0);
}

static void
describe_region (const KingdomLand *land, KingdomNode name, KingdomFeature *feature)
{
  const gboolean is_city = kingdom_is_city (land, name);

  *feature = (KingdomFeature){ .name = name,
                               .kind = is_city ? KINGDOM_FEATURE_CITY
                                               : KINGDOM_FEATURE_MEADOW,
                               .is_complete = kingdom_city_is_complete (land, name),
                               .n = land->region[name].touches };
}

static void
describe_road (const KingdomLand *land, KingdomNode name, KingdomFeature *feature)
{
  *feature = (KingdomFeature){ .name = name,
                               .kind = KINGDOM_FEATURE_ROAD,
                               .is_complete = kingdom_road_is_complete (land, name),
                               .is_loop = kingdom_road_is_loop (land, name),
                               .n = land->road[name].bends };
}

/* Of a road, or of a city or meadow. */
static guint
tell_feature (const KingdomLand *land,
              gboolean           is_road,
              KingdomNode        name,
              KingdomFeature    *feature,
              KingdomGlow       *out)
{
  static const guint8 spots[] = { [KINGDOM_FEATURE_CITY] = KINGDOM_SPOT_CITY,
                                  [KINGDOM_FEATURE_MEADOW] = KINGDOM_SPOT_MEADOW,
                                  [KINGDOM_FEATURE_ROAD] = KINGDOM_SPOT_ROAD };
  KingdomFound        found = { .n = 1 };

  if (is_road)
    describe_road (land, name, feature);
  else
    describe_region (land, name, feature);
  found.is[name] = TRUE;
  return add_found (land, spots[feature->kind], &found, out);
}

guint
kingdom_find_feature (const KingdomTile *tiles,
                      guint              tile,
                      double             x,
                      double             y,
                      KingdomFeature    *feature,
                      KingdomGlow       *out)
{
  g_autofree KingdomLand *land = g_new (KingdomLand, 1);
  const double            dx = x - 0.5, dy = y - 0.5;
  const guint             side = find_side (dx, dy);
  KingdomNode             road, name;

  kingdom_land_init (land, tiles);
  road = land->road_name[kingdom_arm_node (tile, side)];
  if (road != KINGDOM_NO_ROAD && MIN (ABS (dx), ABS (dy)) < ROAD_HALF)
    return tell_feature (land, TRUE, road, feature, out);
  name = land->name[kingdom_octant_node (tile, find_octant (side, dx, dy))];
  return tell_feature (land, FALSE, name, feature, out);
}

guint
kingdom_find_main_feature (const KingdomTile *tiles,
                           guint              tile,
                           KingdomFeature    *feature,
                           KingdomGlow       *out)
{
  g_autofree KingdomLand *land = g_new (KingdomLand, 1);
  KingdomNode             name;

  kingdom_land_init (land, tiles);
  for (guint octant = 0; octant < KINGDOM_N_OCTANTS; octant++)
    {
      name = land->name[kingdom_octant_node (tile, octant)];
      if (kingdom_is_city (land, name))
        return tell_feature (land, FALSE, name, feature, out);
    }
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      name = land->road_name[kingdom_arm_node (tile, side)];
      if (name != KINGDOM_NO_ROAD)
        return tell_feature (land, TRUE, name, feature, out);
    }
  name = land->name[kingdom_octant_node (tile, 0)];
  return tell_feature (land, FALSE, name, feature, out);
}
