/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-edit.h"

guint
kingdom_own_slot (guint slot, guint rot)
{
  if (slot < KINGDOM_SLOT_MIDDLE)
    return kingdom_own_side (slot, rot);
  if (slot > KINGDOM_SLOT_MIDDLE)
    return KINGDOM_SLOT_ARM (kingdom_own_side (slot - KINGDOM_SLOT_ARM (0), rot));
  return slot;
}

guint
kingdom_token_of_road (guint road)
{
  if (road < KINGDOM_ROAD_NE)
    return KINGDOM_TOKEN_STRAIGHT;
  return road < KINGDOM_ROAD_BRIDGE_NS ? KINGDOM_TOKEN_CURVE : KINGDOM_TOKEN_BRIDGE;
}

guint
kingdom_turn_of_road (guint road, guint rot)
{
  if (kingdom_token_of_road (road) == KINGDOM_TOKEN_CURVE)
    return kingdom_own_side (road - KINGDOM_ROAD_NE, rot);
  return (road + rot) % 2;
}

gint
kingdom_road_of_tile (const KingdomTile *tile)
{
  const guint seen = (guint) tile->middle_turn + tile->rot;

  if (tile->middle == KINGDOM_TOKEN_STRAIGHT)
    return (gint) (KINGDOM_ROAD_NS + seen % 2);
  if (tile->middle == KINGDOM_TOKEN_CURVE)
    return (gint) (KINGDOM_ROAD_NE + seen % 4);
  if (tile->middle == KINGDOM_TOKEN_BRIDGE)
    return (gint) (KINGDOM_ROAD_BRIDGE_NS + seen % 2);
  return FAVOR_NONE;
}

static guint
token_of_play (const FavorAction *action)
{
  switch ((KingdomPlayedToken) action->arg[KINGDOM_PLAY_FAVOR])
    {
    case KINGDOM_PLAYED_JESTER:
      return KINGDOM_TOKEN_JESTER;
    case KINGDOM_PLAYED_HUNTER:
      return KINGDOM_TOKEN_HUNTER;
    case KINGDOM_PLAYED_NOBLEWOMAN:
      return KINGDOM_TOKEN_NOBLEWOMAN;
    case KINGDOM_PLAYED_PHILOSOPHER:
      break;
    }
  return kingdom_token_of_road ((guint) action->arg[KINGDOM_PLAY_ROAD]);
}

gint
kingdom_piece_of_play (const FavorAction *action)
{
  if (action->kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    return kingdom_piece_of_triangle[action->arg[KINGDOM_PLAY_FAVOR] + 1];
  if (action->arg[KINGDOM_PLAY_FAVOR] == KINGDOM_PLAYED_PHILOSOPHER &&
      action->arg[KINGDOM_PLAY_ROAD] == FAVOR_NONE)
    return FAVOR_NONE;
  return kingdom_piece_of_token[token_of_play (action)];
}

guint
kingdom_giver_of_play (const FavorAction *action)
{
  const gint piece = kingdom_piece_of_play (action);

  return piece == FAVOR_NONE ? KINGDOM_PHILOSOPHER : kingdom_giver[piece];
}

guint
kingdom_tile_at (const KingdomTable *table, gint x, gint y)
{
  if (x == KINGDOM_IN_HAND && y == KINGDOM_IN_HAND)
    return table->hand == FAVOR_NONE ? KINGDOM_NO_TILE : (guint) table->hand;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (table->tile[tile].place == KINGDOM_PLACE_MAP && table->tile[tile].x == x &&
        table->tile[tile].y == y)
      return tile;
  return KINGDOM_NO_TILE;
}

void
kingdom_strip (KingdomTile *tile)
{
  const KingdomTile bare = { .place = tile->place,
                             .x = tile->x,
                             .y = tile->y,
                             .rot = tile->rot };

  *tile = bare;
}

/* The record of a tile that is to be changed; a tile can be edited once more. */
static KingdomTile *
edit_tile (KingdomEdit *edit, const KingdomTable *table, gint x, gint y)
{
  const guint tile = kingdom_tile_at (table, x, y);

  g_assert (tile != KINGDOM_NO_TILE);
  for (guint i = 0; i < edit->n; i++)
    if (edit->tile[i] == tile)
      return &edit->record[i];
  edit->tile[edit->n] = (guint8) tile;
  edit->record[edit->n] = table->tile[tile];
  return &edit->record[edit->n++];
}

static void
lay_token (KingdomTile *tile, guint token, guint turn, gboolean is_new)
{
  const guint arms = kingdom_token_arms (token, turn);

  tile->middle = (guint8) token;
  tile->middle_turn = (guint8) turn;
  tile->new_middle = is_new;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((arms >> side & 1) != 0)
      tile->arm_hunter[side] = tile->new_arm[side] = FALSE;
}

/* Ruling 27: on one arm of a road token it replaces the whole token. */
static void
lay_arm_hunter (KingdomTile *tile, guint side)
{
  if ((kingdom_token_arms (tile->middle, tile->middle_turn) >> side & 1) != 0)
    lay_token (tile, KINGDOM_TOKEN_NONE, 0, FALSE);
  tile->arm_hunter[side] = TRUE;
  tile->new_arm[side] = TRUE;
}

void
kingdom_play_on (KingdomTile *tile, const FavorAction *action)
{
  const guint spot = (guint) action->arg[KINGDOM_PLAY_SPOT];

  if (action->kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    {
      const guint side = kingdom_own_side (spot, tile->rot);

      tile->tri[side] = (guint8) (action->arg[KINGDOM_PLAY_FAVOR] + 1);
      tile->new_tri[side] = TRUE;
    }
  else if (spot != KINGDOM_SPOT_MIDDLE)
    lay_arm_hunter (tile, kingdom_own_side (spot - KINGDOM_SPOT_ARM (0), tile->rot));
  else
    {
      const gint  road = action->arg[KINGDOM_PLAY_ROAD];
      const guint turn = road == FAVOR_NONE
                           ? 0
                           : kingdom_turn_of_road ((guint) road, tile->rot);

      lay_token (tile, token_of_play (action), turn, TRUE);
    }
}

static void
edit_lay (KingdomEdit *edit, const KingdomTable *table, const FavorAction *action)
{
  KingdomTile *tile = edit_tile (edit, table, KINGDOM_IN_HAND, KINGDOM_IN_HAND);

  tile->place = KINGDOM_PLACE_MAP;
  tile->x = (gint8) action->arg[KINGDOM_AT_X];
  tile->y = (gint8) action->arg[KINGDOM_AT_Y];
  tile->rot = (guint8) action->arg[KINGDOM_LAY_ROT];
}

/* Each of `n` tiles goes to the cell of the next one, the last to that of the first. */
static void
edit_cycle (KingdomEdit        *edit,
            const KingdomTable *table,
            const FavorAction  *action,
            guint               n)
{
  for (guint i = 0; i < n; i++)
    {
      const guint  next = (i + 1) % n;
      KingdomTile *tile = edit_tile (edit,
                                     table,
                                     action->arg[2 * i],
                                     action->arg[2 * i + 1]);

      tile->x = (gint8) action->arg[2 * next];
      tile->y = (gint8) action->arg[2 * next + 1];
    }
}

static void
edit_move (KingdomEdit *edit, const KingdomTable *table, const FavorAction *action)
{
  KingdomTile *tile = edit_tile (edit, table, action->arg[0], action->arg[1]);

  tile->x = (gint8) action->arg[2];
  tile->y = (gint8) action->arg[3];
}

static void
edit_turn (KingdomEdit *edit, const KingdomTable *table, const FavorAction *action)
{
  KingdomTile *tile = edit_tile (edit,
                                 table,
                                 action->arg[KINGDOM_AT_X],
                                 action->arg[KINGDOM_AT_Y]);

  tile->rot = (guint8) ((tile->rot + action->arg[KINGDOM_TURN_TURNS]) % FAVOR_N_SIDES);
}

/* The token of a tile with its orientation kept as seen on the map, or changed. */
static void
give_token (const KingdomTile *from, KingdomTile *to, gint road)
{
  if (road == FAVOR_NONE)
    road = kingdom_road_of_tile (from);
  lay_token (to,
             from->middle,
             road == FAVOR_NONE ? 0 : kingdom_turn_of_road ((guint) road, to->rot),
             FALSE);
}

static void
edit_swap (KingdomEdit *edit, const KingdomTable *table, const FavorAction *action)
{
  const guint slot = (guint) action->arg[KINGDOM_SWAP_SLOT];
  const guint slot2 = (guint) action->arg[KINGDOM_SWAP_SLOT2];

  KingdomTile *first = edit_tile (edit,
                                  table,
                                  action->arg[KINGDOM_SWAP_X],
                                  action->arg[KINGDOM_SWAP_Y]);
  KingdomTile *second = edit_tile (edit,
                                   table,
                                   action->arg[KINGDOM_SWAP_X2],
                                   action->arg[KINGDOM_SWAP_Y2]);

  if (slot < KINGDOM_SLOT_MIDDLE && slot2 < KINGDOM_SLOT_MIDDLE)
    {
      guint8      *a = &first->tri[kingdom_own_side (slot, first->rot)];
      guint8      *b = &second->tri[kingdom_own_side (slot2, second->rot)];
      const guint8 was = *a;

      *a = *b;
      *b = was;
    }
  else if (slot == KINGDOM_SLOT_MIDDLE && slot2 == KINGDOM_SLOT_MIDDLE)
    {
      const KingdomTile was = *first;

      give_token (second, first, action->arg[KINGDOM_SWAP_ROAD2]);
      give_token (&was, second, action->arg[KINGDOM_SWAP_ROAD]);
    }
}

static void
edit_remove (KingdomEdit *edit, const KingdomTable *table, const FavorAction *action)
{
  KingdomTile *tile = edit_tile (edit,
                                 table,
                                 action->arg[KINGDOM_AT_X],
                                 action->arg[KINGDOM_AT_Y]);
  const guint  slot = kingdom_own_slot ((guint) action->arg[KINGDOM_REMOVE_SLOT],
                                       tile->rot);

  if (slot < KINGDOM_SLOT_MIDDLE)
    tile->tri[slot] = KINGDOM_TRIANGLE_NONE;
  else if (slot > KINGDOM_SLOT_MIDDLE)
    tile->arm_hunter[slot - KINGDOM_SLOT_ARM (0)] = FALSE;
  else
    lay_token (tile, KINGDOM_TOKEN_NONE, 0, FALSE);
}

void
kingdom_edit_init (KingdomEdit        *edit,
                   const KingdomTable *table,
                   const FavorAction  *action)
{
  edit->n = 0;
  switch ((KingdomAction) action->kind)
    {
    case KINGDOM_ACTION_LAY_TILE:
      edit_lay (edit, table, action);
      break;
    case KINGDOM_ACTION_PLAY_TRIANGLE:
    case KINGDOM_ACTION_PLAY_TOKEN:
      kingdom_play_on (edit_tile (edit,
                                  table,
                                  action->arg[KINGDOM_PLAY_X],
                                  action->arg[KINGDOM_PLAY_Y]),
                       action);
      break;
    case KINGDOM_ACTION_USE_HANDMAIDEN:
      edit_cycle (edit, table, action, 2);
      break;
    case KINGDOM_ACTION_USE_ALCHEMIST:
      edit_cycle (edit, table, action, 3);
      break;
    case KINGDOM_ACTION_USE_MERCHANT:
      edit_move (edit, table, action);
      break;
    case KINGDOM_ACTION_USE_MAGICIAN:
    case KINGDOM_ACTION_USE_NOBLEMAN:
    case KINGDOM_ACTION_USE_NOBLEMAN_AGAIN:
      edit_turn (edit, table, action);
      break;
    case KINGDOM_ACTION_USE_PAWNBROKER_SWAP:
      edit_swap (edit, table, action);
      break;
    case KINGDOM_ACTION_USE_PAWNBROKER_REMOVE:
      edit_remove (edit, table, action);
      break;
    case KINGDOM_ACTION_DRAW_TILE:
    case KINGDOM_ACTION_CHOOSE_TILE:
    case KINGDOM_ACTION_REPLACE_TILE:
    case KINGDOM_ACTION_SET_ASIDE_TILE:
    case KINGDOM_ACTION_USE_CHARLATAN:
    case KINGDOM_ACTION_USE_BISHOP:
    case KINGDOM_ACTION_USE_GENERAL:
    case KINGDOM_ACTION_REWIND:
    case KINGDOM_ACTION_FINISH_WORK:
    case KINGDOM_ACTION_TAKE_FAVOR:
      break;
    }
}

static void
look_at (guint tile, const KingdomTile *record, KingdomLook *look)
{
  kingdom_look_undivided (kingdom_type_of[tile], record, record->rot, look);
}

gboolean
kingdom_edit_changes (const KingdomEdit *edit, const KingdomTable *table)
{
  for (guint i = 0; i < edit->n; i++)
    {
      KingdomLook before, after;

      look_at (edit->tile[i], &table->tile[edit->tile[i]], &before);
      look_at (edit->tile[i], &edit->record[i], &after);
      if (kingdom_look_changes (&before, &after))
        return TRUE;
    }
  return FALSE;
}

static gint
own_faults (guint tile, const KingdomTile *record, FavorEdges *edges)
{
  guint8      at[KINGDOM_N_FAULTS];
  KingdomLook look;

  look_at (tile, record, &look);
  if (edges != NULL)
    *edges = look.edges;
  return (gint) kingdom_look_faults (&look, at);
}

/* Whether a tile of the map has another cell at most. */
static gboolean
is_only_moved (const KingdomTile *was, const KingdomTile *record)
{
  KingdomTile moved = *was;

  moved.x = record->x;
  moved.y = record->y;
  return was->place == KINGDOM_PLACE_MAP && memcmp (&moved, record, sizeof moved) == 0;
}

gint
kingdom_edit_faults (const KingdomEdit  *edit,
                     const KingdomTable *table,
                     const KingdomMap   *map)
{
  KingdomCell cells[2 * KINGDOM_MAX_EDITED];
  guint       n = 0;
  gint        more = 0;

  for (guint i = 0; i < edit->n; i++)
    {
      const KingdomTile *was = &table->tile[edit->tile[i]];

      if (was->place == KINGDOM_PLACE_MAP)
        kingdom_cell_set (cells, &n, was->x, was->y, 0);
    }
  for (guint i = 0; i < edit->n; i++)
    {
      const KingdomTile *record = &edit->record[i];
      FavorEdges         edges = map->look[edit->tile[i]].edges;

      if (!is_only_moved (&table->tile[edit->tile[i]], record))
        more += own_faults (edit->tile[i], record, &edges) -
                own_faults (edit->tile[i], &table->tile[edit->tile[i]], NULL);
      if (record->place == KINGDOM_PLACE_MAP)
        kingdom_cell_set (cells, &n, record->x, record->y, edges);
    }
  return more + kingdom_map_change (map, cells, n);
}

guint
kingdom_table_faults (const KingdomTable *table,
                      const KingdomMap   *map,
                      KingdomFault       *first)
{
  guint       n = kingdom_map_faults (map, first);
  guint8      at[KINGDOM_N_FAULTS];
  KingdomLook look;
  guint       more;

  if (table->hand == FAVOR_NONE)
    return n;
  look_at ((guint) table->hand, &table->tile[table->hand], &look);
  more = kingdom_look_faults (&look, at);
  for (guint kind = KINGDOM_N_FAULTS; first != NULL && n == 0 && kind-- > 0;)
    if (at[kind] != 0)
      *first = (KingdomFault){ (guint8) kind, KINGDOM_IN_HAND, KINGDOM_IN_HAND, 0 };
  return n + more;
}
