/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kingdom-slow-list.h"

/* The listed actions of step two the slow way: all candidates in the order of the rules, each checked and
 * edited by itself. */

#define MAX_SWITCHES 200

typedef struct
{
  gint8 x;
  gint8 y;
} Cell;

/**
 * Lister:
 * @faults: of the map and the tile in hand
 * @taken: the cells with tiles by y, then x
 * @tile: the tiles there
 * @free: the empty cells beside tiles by y, then x
 * @out: (nullable): %NULL: only whether there are some
 */
typedef struct
{
  const KingdomState *state;
  const KingdomMap   *map;
  FavorActions       *out;
  gint                faults;
  guint               n_found;
  guint               n_taken;
  guint               n_free;
  Cell                taken[KINGDOM_N_TILES];
  guint8              tile[KINGDOM_N_TILES];
  Cell                free[KINGDOM_N_TILES * FAVOR_N_SIDES];
} Lister;

static void
find_cells (Lister *self)
{
  const KingdomMap *map = self->map;

  for (gint y = map->north; y < map->north + (gint) map->height; y++)
    for (gint x = map->west; x < map->west + (gint) map->width; x++)
      {
        const guint tile = kingdom_map_at (map, x, y);
        const Cell  cell = { (gint8) x, (gint8) y };

        if (tile != KINGDOM_NO_TILE)
          {
            self->tile[self->n_taken] = (guint8) tile;
            self->taken[self->n_taken++] = cell;
          }
        else if (ABS (x) <= KINGDOM_REACH && ABS (y) <= KINGDOM_REACH &&
                 kingdom_map_touches (map, x, y, KINGDOM_NO_TILE))
          self->free[self->n_free++] = cell;
      }
}

static void
lister_init (Lister             *self,
             const KingdomState *state,
             const KingdomMap   *map,
             FavorActions       *out)
{
  self->state = state;
  self->map = map;
  self->out = out;
  self->faults = (gint) kingdom_table_faults (&state->table, map, NULL);
  self->n_found = self->n_taken = self->n_free = 0;
  find_cells (self);
}

static void
append (Lister *self, const FavorAction *action)
{
  self->n_found++;
  if (self->out != NULL)
    *favor_actions_append (self->out, action->kind, action->seat) = *action;
}

static void
add_if_legal (Lister *self, const FavorAction *action)
{
  if (kingdom_check_work (self->state, action, self->map, NULL))
    append (self, action);
}

static gint
faults_after (const Lister *self, const FavorAction *action)
{
  KingdomEdit edit;

  kingdom_edit_init (&edit, &self->state->table, action);
  return self->faults + kingdom_edit_faults (&edit, &self->state->table, self->map);
}

static gboolean
is_good (const Lister *self, const FavorAction *action)
{
  const gint after = faults_after (self, action);

  return after == 0 || after < self->faults;
}

/* Whether the action is legal comes first: only of such a one it is known what becomes of tiles. */
static gboolean
add_if_good (Lister *self, const FavorAction *action)
{
  if (!kingdom_check_work (self->state, action, self->map, NULL) ||
      !is_good (self, action))
    return FALSE;
  append (self, action);
  return TRUE;
}

static FavorAction
begin (const Lister *self, KingdomAction kind)
{
  return (FavorAction){ .kind = (guint8) kind, .seat = self->state->head.decider };
}

static void
set_cell (FavorAction *action, guint at, Cell cell)
{
  action->arg[at] = cell.x;
  action->arg[at + 1] = cell.y;
}

/* Plays */

static void
list_triangle_at (Lister *self, Cell cell, FavorAction *action)
{
  set_cell (action, KINGDOM_PLAY_X, cell);
  for (gint16 side = 0; side < FAVOR_N_SIDES; side++)
    {
      action->arg[KINGDOM_PLAY_SIDE] = side;
      add_if_good (self, action);
    }
}

static void
list_token_at (Lister *self, Cell cell, FavorAction *action)
{
  const gboolean is_road = action->arg[KINGDOM_PLAY_FAVOR] == KINGDOM_PLAYED_PHILOSOPHER;
  const gboolean is_hunter = action->arg[KINGDOM_PLAY_FAVOR] == KINGDOM_PLAYED_HUNTER;

  set_cell (action, KINGDOM_PLAY_X, cell);
  for (gint16 spot = 0; spot <= (is_hunter ? FAVOR_N_SIDES : 0); spot++)
    for (gint16 road = is_road ? 0 : FAVOR_NONE;
         road <= (is_road ? KINGDOM_ROAD_BRIDGE_EW : FAVOR_NONE);
         road++)
      {
        action->arg[KINGDOM_PLAY_SPOT] = spot;
        action->arg[KINGDOM_PLAY_ROAD] = road;
        add_if_good (self, action);
      }
}

/* Whether a piece of that character is held, or of anybody if it is %FAVOR_NONE. */
static gboolean
holds (const Lister *self, gint character)
{
  const guint8 *pieces = self->state->seat[self->state->head.decider].pieces;

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    if (pieces[piece] > 0 &&
        (character == FAVOR_NONE || kingdom_giver[piece] == character))
      return TRUE;
  return FALSE;
}

static gint
giver_of_favor (KingdomAction kind, gint favor)
{
  static const guint8 givers[] = { KINGDOM_JESTER,
                                   KINGDOM_PHILOSOPHER,
                                   KINGDOM_HUNTER,
                                   KINGDOM_NOBLEWOMAN };

  return kind == KINGDOM_ACTION_PLAY_TRIANGLE
           ? kingdom_giver[kingdom_piece_of_triangle[favor + 1]]
           : givers[favor];
}

typedef void (*ListAt) (Lister *, Cell, FavorAction *);

/* For each favor all cells, the tile in hand last. */
static void
list_plays (Lister *self, KingdomAction kind, guint n_favors, ListAt list_at)
{
  static const Cell hand = { KINGDOM_IN_HAND, KINGDOM_IN_HAND };
  FavorAction       action = begin (self, kind);

  for (gint16 favor = 0; favor < (gint16) n_favors; favor++)
    {
      if (!holds (self, giver_of_favor (kind, favor)))
        continue;
      action.arg[KINGDOM_PLAY_FAVOR] = favor;
      for (guint i = 0; i < self->n_taken; i++)
        if (kingdom_is_eligible (&self->state->table, self->map, self->tile[i]))
          list_at (self, self->taken[i], &action);
      if (self->state->table.hand != FAVOR_NONE)
        list_at (self, hand, &action);
    }
}

static void
list_all_plays (Lister *self)
{
  list_plays (self,
              KINGDOM_ACTION_PLAY_TRIANGLE,
              KINGDOM_N_PLAYED_TRIANGLES,
              list_triangle_at);
  list_plays (self,
              KINGDOM_ACTION_PLAY_TOKEN,
              KINGDOM_PLAYED_NOBLEWOMAN + 1,
              list_token_at);
}

/* Lays */

/* Whether the lay makes just one fault and a held piece could mend it at once. */
static gboolean
is_repairable (const Lister *self, const FavorAction *action, const KingdomLook *look)
{
  KingdomState after = *self->state;
  KingdomMap   map;
  KingdomEdit  edit;
  Lister       plays;
  guint8       at[KINGDOM_N_FAULTS];

  if (!holds (self, FAVOR_NONE) ||
      kingdom_look_faults (look, at) + favor_sides_count (favor_edges_apart (
                                         look->edges,
                                         kingdom_map_needs (self->map,
                                                            action->arg[KINGDOM_AT_X],
                                                            action->arg[KINGDOM_AT_Y],
                                                            KINGDOM_NO_TILE))) !=
        1)
    return FALSE;
  kingdom_edit_init (&edit, &after.table, action);
  after.table.tile[edit.tile[0]] = edit.record[0];
  after.table.laid[after.table.n_laid++] = edit.tile[0];
  after.table.hand = FAVOR_NONE;
  kingdom_map_init (&map, after.table.tile);
  lister_init (&plays, &after, &map, NULL);
  list_all_plays (&plays);
  return plays.n_found > 0;
}

static void
list_lays (Lister *self)
{
  FavorAction        action = begin (self, KINGDOM_ACTION_LAY_TILE);
  const guint        hand = (guint) self->state->table.hand;
  const KingdomTile *record = &self->state->table.tile[hand];
  KingdomLook        looks[FAVOR_N_SIDES];
  guint              distinct = 0;

  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    {
      gboolean is_new = TRUE;

      kingdom_look_undivided (kingdom_type_of[hand], record, rot, &looks[rot]);
      for (guint other = 0; other < rot; other++)
        is_new = is_new && kingdom_look_changes (&looks[other], &looks[rot]);
      distinct |= (is_new ? 1u : 0u) << rot;
    }
  for (guint i = 0; i < self->n_free; i++)
    for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
      if ((distinct >> rot & 1) != 0)
        {
          set_cell (&action, KINGDOM_AT_X, self->free[i]);
          action.arg[KINGDOM_LAY_ROT] = (gint16) rot;
          if (!add_if_good (self, &action) && is_repairable (self, &action, &looks[rot]))
            add_if_legal (self, &action);
        }
}

/* Action favors */

static gboolean
is_ready (const Lister *self, guint character)
{
  return self->state->seat[self->state->head.decider].actions[character] &&
         !self->state->table.used[character];
}

static void
list_handmaiden (Lister *self)
{
  FavorAction action = begin (self, KINGDOM_ACTION_USE_HANDMAIDEN);

  for (guint i = 0; i < self->n_taken; i++)
    for (guint k = 0; k < self->n_taken; k++)
      if (self->tile[i] < self->tile[k])
        {
          set_cell (&action, 0, self->taken[i]);
          set_cell (&action, 2, self->taken[k]);
          add_if_good (self, &action);
        }
}

static void
list_merchant (Lister *self)
{
  FavorAction action = begin (self, KINGDOM_ACTION_USE_MERCHANT);

  for (guint i = 0; i < self->n_taken; i++)
    for (guint k = 0; k < self->n_free; k++)
      {
        set_cell (&action, 0, self->taken[i]);
        set_cell (&action, 2, self->free[k]);
        add_if_good (self, &action);
      }
}

static void
list_turns (Lister *self, KingdomAction kind)
{
  FavorAction action = begin (self, kind);

  for (guint i = 0; i < self->n_taken; i++)
    for (gint16 turns = 1; turns <= 3; turns++)
      {
        set_cell (&action, KINGDOM_AT_X, self->taken[i]);
        action.arg[KINGDOM_TURN_TURNS] = turns;
        add_if_good (self, &action);
      }
}

/* The orientations that a token may be given: -1, or another one of its shape. */
static gboolean
is_other_road (const KingdomTile *tile, guint slot, gint road)
{
  if (road == FAVOR_NONE)
    return TRUE;
  return slot == KINGDOM_SLOT_MIDDLE &&
         kingdom_token_of_road ((guint) road) == tile->middle &&
         kingdom_road_of_tile (tile) != road;
}

static void
list_roads_of_swap (Lister            *self,
                    const KingdomTile *first,
                    const KingdomTile *second,
                    FavorAction       *action)
{
  gint16 *arg = action->arg;

  for (gint16 road = FAVOR_NONE; road <= KINGDOM_ROAD_BRIDGE_EW; road++)
    for (gint16 road2 = FAVOR_NONE; road2 <= KINGDOM_ROAD_BRIDGE_EW; road2++)
      if (is_other_road (first, (guint) arg[KINGDOM_SWAP_SLOT], road) &&
          is_other_road (second, (guint) arg[KINGDOM_SWAP_SLOT2], road2))
        {
          arg[KINGDOM_SWAP_ROAD] = road;
          arg[KINGDOM_SWAP_ROAD2] = road2;
          add_if_good (self, action);
        }
}

static void
list_swaps (Lister *self)
{
  FavorAction        action = begin (self, KINGDOM_ACTION_USE_PAWNBROKER_SWAP);
  const KingdomTile *tiles = self->state->table.tile;

  for (guint i = 0; i < self->n_taken * KINGDOM_N_SLOTS; i++)
    for (guint k = i + 1; k < self->n_taken * KINGDOM_N_SLOTS; k++)
      {
        const guint a = i / KINGDOM_N_SLOTS, b = k / KINGDOM_N_SLOTS;

        if (!kingdom_is_altered (&tiles[self->tile[a]]) ||
            !kingdom_is_altered (&tiles[self->tile[b]]))
          continue;
        set_cell (&action, KINGDOM_SWAP_X, self->taken[a]);
        action.arg[KINGDOM_SWAP_SLOT] = (gint16) (i % KINGDOM_N_SLOTS);
        set_cell (&action, KINGDOM_SWAP_X2, self->taken[b]);
        action.arg[KINGDOM_SWAP_SLOT2] = (gint16) (k % KINGDOM_N_SLOTS);
        list_roads_of_swap (self, &tiles[self->tile[a]], &tiles[self->tile[b]], &action);
      }
}

static void
list_removals (Lister *self)
{
  FavorAction action = begin (self, KINGDOM_ACTION_USE_PAWNBROKER_REMOVE);

  for (guint i = 0; i < self->n_taken; i++)
    for (gint16 slot = 0; slot < KINGDOM_N_SLOTS; slot++)
      {
        set_cell (&action, KINGDOM_AT_X, self->taken[i]);
        action.arg[KINGDOM_REMOVE_SLOT] = slot;
        add_if_good (self, &action);
      }
}

static void
set_tile (const Lister *self, FavorAction *action, guint at, guint tile)
{
  action->arg[at] = self->state->table.tile[tile].x;
  action->arg[at + 1] = self->state->table.tile[tile].y;
}

static void
list_alchemist (Lister *self)
{
  FavorAction   action = begin (self, KINGDOM_ACTION_USE_ALCHEMIST);
  const guint8 *tile = self->map->tile;
  const guint   n = self->map->n_tiles;
  const guint   until = self->n_found + MAX_SWITCHES;

  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      for (guint k = j + 1; k < n; k++)
        for (guint way = 0; way < 2 && self->n_found < until; way++)
          {
            set_tile (self, &action, 0, tile[i]);
            set_tile (self, &action, 2, tile[way == 0 ? j : k]);
            set_tile (self, &action, 4, tile[way == 0 ? k : j]);
            add_if_good (self, &action);
          }
}

static void
list_general (Lister *self)
{
  FavorAction action = begin (self, KINGDOM_ACTION_USE_GENERAL);

  for (gint16 character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      action.arg[KINGDOM_CHARACTER] = character;
      add_if_legal (self, &action);
    }
}

static void
list_plain (Lister *self, KingdomAction kind)
{
  const FavorAction action = begin (self, kind);

  add_if_legal (self, &action);
}

/* Whether the tile in hand can be laid as it is without leaving a fault. */
static gboolean
fits_as_it_is (const Lister *self)
{
  FavorAction action = begin (self, KINGDOM_ACTION_LAY_TILE);

  for (guint i = 0; i < self->n_free; i++)
    for (gint16 rot = 0; rot < FAVOR_N_SIDES; rot++)
      {
        set_cell (&action, KINGDOM_AT_X, self->free[i]);
        action.arg[KINGDOM_LAY_ROT] = rot;
        if (faults_after (self, &action) == 0)
          return TRUE;
      }
  return FALSE;
}

/* Only where nothing else might help. */
static void
list_rewind (Lister *self)
{
  const FavorAction   aside = begin (self, KINGDOM_ACTION_SET_ASIDE_TILE);
  const KingdomTable *table = &self->state->table;

  if (self->faults > 0 ||
      (table->hand != FAVOR_NONE &&
       !kingdom_check_work (self->state, &aside, self->map, NULL) &&
       (!fits_as_it_is (self) || !kingdom_fits_somewhere (table, self->map))))
    list_plain (self, KINGDOM_ACTION_REWIND);
}

void
kingdom_slow_list (const KingdomState *state, FavorActions *out)
{
  Lister     self;
  KingdomMap map;

  favor_actions_clear (out);
  kingdom_map_init (&map, state->table.tile);
  lister_init (&self, state, &map, out);
  if (state->table.hand != FAVOR_NONE)
    list_lays (&self);
  list_plain (&self, KINGDOM_ACTION_SET_ASIDE_TILE);
  list_all_plays (&self);
  list_plain (&self, KINGDOM_ACTION_USE_CHARLATAN);
  if (is_ready (&self, KINGDOM_HANDMAIDEN))
    list_handmaiden (&self);
  if (is_ready (&self, KINGDOM_MERCHANT))
    list_merchant (&self);
  if (is_ready (&self, KINGDOM_MAGICIAN))
    list_turns (&self, KINGDOM_ACTION_USE_MAGICIAN);
  if (is_ready (&self, KINGDOM_NOBLEMAN))
    list_turns (&self, KINGDOM_ACTION_USE_NOBLEMAN);
  if (state->table.nobleman_first != FAVOR_NONE)
    list_turns (&self, KINGDOM_ACTION_USE_NOBLEMAN_AGAIN);
  if (is_ready (&self, KINGDOM_PAWNBROKER))
    {
      list_swaps (&self);
      list_removals (&self);
    }
  if (is_ready (&self, KINGDOM_ALCHEMIST))
    list_alchemist (&self);
  list_plain (&self, KINGDOM_ACTION_USE_BISHOP);
  if (is_ready (&self, KINGDOM_GENERAL))
    list_general (&self);
  list_rewind (&self);
  list_plain (&self, KINGDOM_ACTION_FINISH_WORK);
}

void
kingdom_slow_assert_list (const KingdomState *state)
{
  g_auto (FavorActions) fast = { 0 }, slow = { 0 };

  kingdom_list (state, &fast);
  kingdom_slow_list (state, &slow);
  g_assert_cmpuint (fast.n, ==, slow.n);
  for (guint i = 0; i < slow.n; i++)
    if (!favor_action_equal (&fast.items[i], &slow.items[i]))
      g_error ("%u: %s instead of %s",
               i,
               kingdom_actions[fast.items[i].kind].id,
               kingdom_actions[slow.items[i].kind].id);
}
