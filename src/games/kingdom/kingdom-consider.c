/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-bot.h"
#include "kingdom-step.h"

/* What computer players think about: what makes no difference to a plan but its order is thought of once, and of
 * hundreds of ways to move a tile only those that join something. */

/* Tiles are moved when the own tile is laid. */
static gboolean
moves_tiles (guint kind)
{
  return kind >= KINGDOM_ACTION_USE_HANDMAIDEN &&
         kind <= KINGDOM_ACTION_USE_PAWNBROKER_REMOVE;
}

static guint
count_neighbours (const KingdomMap *map, gint x, gint y)
{
  guint n = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    n += kingdom_map_at (map, x + favor_side_dx (side), y + favor_side_dy (side)) !=
         KINGDOM_NO_TILE;
  return n;
}

static gboolean
is_same_tile (const FavorAction *a, const FavorAction *b)
{
  return a->kind == b->kind && a->arg[0] == b->arg[0] && a->arg[1] == b->arg[1];
}

/* A tile that is moved out of the way goes to the first place that takes it. */
static gboolean
joins (const KingdomMap *map, const FavorAction *action, const FavorAction *before)
{
  return !is_same_tile (action, before) ||
         count_neighbours (map, action->arg[2], action->arg[3]) > 1;
}

static void
leave_out (const KingdomState *state, FavorActions *legal)
{
  const gboolean    has_hand = state->table.hand != FAVOR_NONE;
  const FavorAction none = { .kind = KINGDOM_ACTION_FINISH_WORK };
  FavorAction       before = none;
  KingdomMap        map;
  guint             n = 0;

  kingdom_map_init_table (&map, state);
  for (guint i = 0; i < legal->n; i++)
    {
      const FavorAction action = legal->items[i];

      if (has_hand &&
          (moves_tiles (action.kind) || action.kind == KINGDOM_ACTION_USE_ALCHEMIST))
        continue;
      if (action.kind == KINGDOM_ACTION_USE_MERCHANT && !joins (&map, &action, &before))
        continue;
      before = action;
      legal->items[n++] = action;
    }
  if (n > 0)
    legal->n = n;
}

/* Two meadow triangles make a field for the Hunter of a tile with nothing but a road; after the first the road
 * ends nowhere, so that it is not listed. */
static gboolean
can_clear_road (const KingdomState *state)
{
  const guint8 *pieces = state->seat[state->head.decider].pieces;
  KingdomLook   look;

  if (state->table.hand == FAVOR_NONE || kingdom_is_careful (state) ||
      state->seat[state->head.decider].court[KINGDOM_HUNTER] ||
      kingdom_count_stack (&state->table, KINGDOM_HUNTER) == 0 ||
      pieces[KINGDOM_PIECE_FARMER] + pieces[KINGDOM_PIECE_ASTRONOMER] < 2)
    return FALSE;
  look = state->look[state->table.hand];
  return look.cities == 0 && look.walls == 0 && look.middle == KINGDOM_MIDDLE_NOTHING &&
         look.laid == 0 && favor_sides_count (look.roads) == 2;
}

static void
add_clearing (const KingdomState *state, FavorActions *legal)
{
  const guint roads = state->look[state->table.hand].roads;
  const guint favor = (state->seat[state->head.decider].pieces[KINGDOM_PIECE_FARMER] > 0
                         ? KINGDOM_TRIANGLE_FARMER
                         : KINGDOM_TRIANGLE_ASTRONOMER) -
                      1;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((roads >> side & 1) != 0)
      {
        FavorAction *play = favor_actions_append (legal,
                                                  KINGDOM_ACTION_PLAY_TRIANGLE,
                                                  state->head.decider);

        play->arg[KINGDOM_PLAY_FAVOR] = (gint16) favor;
        play->arg[KINGDOM_PLAY_X] = play->arg[KINGDOM_PLAY_Y] = KINGDOM_IN_HAND;
        play->arg[KINGDOM_PLAY_SIDE] = (gint16) side;
        return;
      }
}

void
kingdom_consider (gconstpointer state, gboolean ruthless, FavorActions *legal)
{
  const KingdomState *self = state;

  if (self->head.phase != KINGDOM_PHASE_WORK)
    return;
  leave_out (self, legal);
  if (can_clear_road (self))
    add_clearing (self, legal);
}
