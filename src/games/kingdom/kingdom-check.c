/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-step.h"
#include "kingdom-where.h"

/* Section 6: reasons in the order of the text. */

static gboolean
refuse (FavorRefusal *why, KingdomRefusal reason)
{
  return favor_game_refuse (why, (guint8) reason);
}

static gboolean
refuse_favor (FavorRefusal *why, KingdomRefusal reason, guint character)
{
  if (why != NULL)
    *why = (FavorRefusal){ .reason = (guint8) reason, .arg = { (gint16) character } };
  return FALSE;
}

/* What an action of step two is checked against. */
typedef struct
{
  const KingdomState *state;
  const KingdomTable *table;
  const KingdomSeat  *seat;
  const KingdomMap   *map;
} Case;

static gboolean
is_sound (const Case *self)
{
  return kingdom_table_faults (self->table, self->map, NULL) == 0;
}

static guint
tile_at (const Case *self, gint x, gint y)
{
  if (x == KINGDOM_IN_HAND && y == KINGDOM_IN_HAND)
    return kingdom_tile_at (self->table, x, y);
  return kingdom_map_at (self->map, x, y);
}

static gboolean
is_in_reach (gint x, gint y)
{
  return ABS (x) <= KINGDOM_REACH && ABS (y) <= KINGDOM_REACH;
}

static gboolean
check_owned (const Case *self, guint character, FavorRefusal *why)
{
  if (!self->seat->actions[character])
    return refuse_favor (why, KINGDOM_REFUSAL_NOT_OWNED, character);
  if (self->table->used[character])
    return refuse_favor (why, KINGDOM_REFUSAL_ALREADY_USED, character);
  return TRUE;
}

static gboolean
check_lay (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  const gint x = action->arg[KINGDOM_AT_X], y = action->arg[KINGDOM_AT_Y];

  if (self->table->hand == FAVOR_NONE)
    return refuse (why, KINGDOM_REFUSAL_NO_TILE);
  if (!is_in_reach (x, y))
    return refuse (why, KINGDOM_REFUSAL_MAP_LIMIT);
  if (kingdom_map_at (self->map, x, y) != KINGDOM_NO_TILE)
    return refuse (why, KINGDOM_REFUSAL_OCCUPIED);
  if (!kingdom_map_touches (self->map, x, y, KINGDOM_NO_TILE))
    return refuse (why, KINGDOM_REFUSAL_NOT_ADJACENT);
  return TRUE;
}

static gboolean
is_hand_altered (const Case *self)
{
  return kingdom_is_altered (&self->table->tile[self->table->hand]);
}

static gboolean
check_set_aside (const Case *self, FavorRefusal *why)
{
  if (self->table->hand == FAVOR_NONE)
    return refuse (why, KINGDOM_REFUSAL_NO_TILE);
  if (is_hand_altered (self))
    return refuse (why, KINGDOM_REFUSAL_HAND_ALTERED);
  if (!is_sound (self))
    return refuse (why, KINGDOM_REFUSAL_MAP_FAULTY);
  if (kingdom_fits_somewhere (self->table, self->map))
    return refuse (why, KINGDOM_REFUSAL_TILE_FITS);
  return TRUE;
}

static gboolean
check_change (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  KingdomEdit edit;

  kingdom_edit_init (&edit, self->table, action);
  if (!kingdom_edit_changes (&edit, self->table))
    return refuse (why, KINGDOM_REFUSAL_NO_CHANGE);
  return TRUE;
}

static gboolean
check_piece (const Case *self, const FavorAction *action, guint tile, FavorRefusal *why)
{
  const gint piece = kingdom_piece_of_play (action);

  if (piece == FAVOR_NONE || self->seat->pieces[piece] == 0)
    return refuse_favor (why, KINGDOM_REFUSAL_NO_PIECE, kingdom_giver_of_play (action));
  if (!kingdom_is_eligible (self->table, self->map, tile))
    return refuse (why, KINGDOM_REFUSAL_NOT_ELIGIBLE);
  return TRUE;
}

static gboolean
check_triangle (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  const guint tile = tile_at (self,
                              action->arg[KINGDOM_PLAY_X],
                              action->arg[KINGDOM_PLAY_Y]);

  return check_piece (self, action, tile, why) && check_change (self, action, why);
}

static gboolean
check_token (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  const guint favor = (guint) action->arg[KINGDOM_PLAY_FAVOR];
  const guint spot = (guint) action->arg[KINGDOM_PLAY_SPOT];
  const guint tile = tile_at (self,
                              action->arg[KINGDOM_PLAY_X],
                              action->arg[KINGDOM_PLAY_Y]);

  if (!check_piece (self, action, tile, why))
    return FALSE;
  if ((spot != KINGDOM_SPOT_MIDDLE && favor != KINGDOM_PLAYED_HUNTER) ||
      (action->arg[KINGDOM_PLAY_ROAD] != FAVOR_NONE &&
       favor != KINGDOM_PLAYED_PHILOSOPHER))
    return refuse (why, KINGDOM_REFUSAL_BAD_SPOT);
  if (spot != KINGDOM_SPOT_MIDDLE)
    {
      const KingdomTile *record = &self->table->tile[tile];
      KingdomLook        look;

      kingdom_look_undivided (kingdom_type_of[tile], record, record->rot, &look);
      if ((look.roads >> (spot - KINGDOM_SPOT_ARM (0)) & 1) == 0)
        return refuse (why, KINGDOM_REFUSAL_NO_ROAD);
    }
  return check_change (self, action, why);
}

static gboolean
check_charlatan (const Case *self, FavorRefusal *why)
{
  if (!check_owned (self, KINGDOM_CHARLATAN, why))
    return FALSE;
  if (self->table->hand == FAVOR_NONE)
    return refuse (why, KINGDOM_REFUSAL_NO_TILE);
  if (is_hand_altered (self))
    return refuse (why, KINGDOM_REFUSAL_HAND_ALTERED);
  if (kingdom_count_bag (self->table) == 0)
    return refuse (why, KINGDOM_REFUSAL_BAG_EMPTY);
  if (!is_sound (self))
    return refuse (why, KINGDOM_REFUSAL_MAP_FAULTY);
  return TRUE;
}

/* The Handmaiden and the Alchemist move `n` tiles among their cells. */
static gboolean
check_cycle (const Case        *self,
             const FavorAction *action,
             guint              character,
             guint              n,
             FavorRefusal      *why)
{
  guint tiles[KINGDOM_MAX_EDITED];

  if (!check_owned (self, character, why))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      tiles[i] = tile_at (self, action->arg[2 * i], action->arg[2 * i + 1]);
      if (!kingdom_is_previous (self->table, tiles[i]))
        return refuse (why, KINGDOM_REFUSAL_NOT_PREVIOUS);
    }
  for (guint i = 0; i < n; i++)
    if (tiles[i] == tiles[(i + 1) % n])
      return refuse (why, KINGDOM_REFUSAL_SAME_TILE);
  /* The same cells are taken afterwards. */
  for (guint i = 0; i < n; i++)
    if (!kingdom_map_touches (self->map,
                              action->arg[2 * i],
                              action->arg[2 * i + 1],
                              KINGDOM_NO_TILE))
      return refuse (why, KINGDOM_REFUSAL_ISOLATION);
  return TRUE;
}

static gboolean
check_merchant (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  const guint tile = tile_at (self, action->arg[0], action->arg[1]);
  const gint  x = action->arg[2], y = action->arg[3];
  gboolean    is_free = FALSE;

  if (!check_owned (self, KINGDOM_MERCHANT, why))
    return FALSE;
  if (!kingdom_is_previous (self->table, tile))
    return refuse (why, KINGDOM_REFUSAL_NOT_PREVIOUS);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    is_free = is_free || self->map->next[tile][side] == KINGDOM_NO_TILE;
  if (!is_free)
    return refuse (why, KINGDOM_REFUSAL_ENCLOSED_TILE);
  if (kingdom_map_at (self->map, x, y) != KINGDOM_NO_TILE)
    return refuse (why, KINGDOM_REFUSAL_OCCUPIED);
  if (!is_in_reach (x, y))
    return refuse (why, KINGDOM_REFUSAL_MAP_LIMIT);
  if (!kingdom_map_touches (self->map, x, y, tile))
    return refuse (why, KINGDOM_REFUSAL_ISOLATION);
  return TRUE;
}

static gboolean
check_turn (const Case *self, const FavorAction *action, gint not_tile, FavorRefusal *why)
{
  const guint tile = tile_at (self, action->arg[KINGDOM_AT_X], action->arg[KINGDOM_AT_Y]);

  if ((gint) tile == not_tile)
    return refuse (why, KINGDOM_REFUSAL_SAME_TILE);
  if (!kingdom_is_previous (self->table, tile))
    return refuse (why, KINGDOM_REFUSAL_NOT_PREVIOUS);
  if (action->arg[KINGDOM_TURN_TURNS] < 1 || action->arg[KINGDOM_TURN_TURNS] > 3)
    return refuse (why, KINGDOM_REFUSAL_BAD_TURNS);
  return TRUE;
}

static gboolean
check_turn_again (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  if (self->table->nobleman_first == FAVOR_NONE)
    return refuse (why, KINGDOM_REFUSAL_NO_SECOND);
  return check_turn (self, action, self->table->nobleman_first, why);
}

gboolean
kingdom_has_old_favor (const KingdomTile *tile, guint seen)
{
  const guint slot = kingdom_own_slot (seen, tile->rot);

  if (slot < KINGDOM_SLOT_MIDDLE)
    return tile->tri[slot] != KINGDOM_TRIANGLE_NONE && !tile->new_tri[slot];
  if (slot == KINGDOM_SLOT_MIDDLE)
    return tile->middle != KINGDOM_TOKEN_NONE && !tile->new_middle;
  return tile->arm_hunter[slot - KINGDOM_SLOT_ARM (0)] &&
         !tile->new_arm[slot - KINGDOM_SLOT_ARM (0)];
}

/* Triangles, middle tokens, arm Hunters. */
static guint
kind_of_slot (guint slot)
{
  return (slot >= KINGDOM_SLOT_MIDDLE) + (slot > KINGDOM_SLOT_MIDDLE);
}

/* An orientation may be given to a road token of its own shape. */
static gboolean
is_road_for (gint road, guint slot, const KingdomTile *from)
{
  return road == FAVOR_NONE || (slot == KINGDOM_SLOT_MIDDLE &&
                                kingdom_token_of_road ((guint) road) == from->middle);
}

static gboolean
check_swap (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  const gint16 *arg = action->arg;
  const guint   slot = (guint) arg[KINGDOM_SWAP_SLOT],
              slot2 = (guint) arg[KINGDOM_SWAP_SLOT2];
  const guint        first = tile_at (self, arg[KINGDOM_SWAP_X], arg[KINGDOM_SWAP_Y]);
  const guint        second = tile_at (self, arg[KINGDOM_SWAP_X2], arg[KINGDOM_SWAP_Y2]);
  const KingdomTile *tiles = self->table->tile;

  if (!check_owned (self, KINGDOM_PAWNBROKER, why))
    return FALSE;
  if (!kingdom_is_previous (self->table, first) ||
      !kingdom_is_previous (self->table, second))
    return refuse (why, KINGDOM_REFUSAL_NOT_PREVIOUS);
  if (!kingdom_has_old_favor (&tiles[first], slot) ||
      !kingdom_has_old_favor (&tiles[second], slot2))
    return refuse (why, KINGDOM_REFUSAL_NO_FAVOR);
  if (kind_of_slot (slot) != kind_of_slot (slot2) ||
      !is_road_for (arg[KINGDOM_SWAP_ROAD], slot, &tiles[first]) ||
      !is_road_for (arg[KINGDOM_SWAP_ROAD2], slot2, &tiles[second]))
    return refuse (why, KINGDOM_REFUSAL_OTHER_SHAPE);
  if (first == second && slot == slot2)
    return refuse (why, KINGDOM_REFUSAL_NO_CHANGE);
  return check_change (self, action, why);
}

static gboolean
check_remove (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  const guint tile = tile_at (self, action->arg[KINGDOM_AT_X], action->arg[KINGDOM_AT_Y]);

  if (!check_owned (self, KINGDOM_PAWNBROKER, why))
    return FALSE;
  if (!kingdom_is_previous (self->table, tile))
    return refuse (why, KINGDOM_REFUSAL_NOT_PREVIOUS);
  if (!kingdom_has_old_favor (&self->table->tile[tile],
                              (guint) action->arg[KINGDOM_REMOVE_SLOT]))
    return refuse (why, KINGDOM_REFUSAL_NO_FAVOR);
  return TRUE;
}

static gboolean
check_bishop (const Case *self, FavorRefusal *why)
{
  if (!check_owned (self, KINGDOM_BISHOP, why))
    return FALSE;
  if (self->table->hand != FAVOR_NONE)
    return refuse (why, KINGDOM_REFUSAL_LAY_FIRST);
  if (!is_sound (self))
    return refuse (why, KINGDOM_REFUSAL_MAP_FAULTY);
  if (kingdom_count_bag (self->table) == 0)
    return refuse (why, KINGDOM_REFUSAL_BAG_EMPTY);
  return TRUE;
}

static gboolean
check_general (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  const guint favor = (guint) action->arg[KINGDOM_CHARACTER];

  if (!check_owned (self, KINGDOM_GENERAL, why))
    return FALSE;
  if (!self->table->used[favor])
    return refuse (why, KINGDOM_REFUSAL_NOT_FLIPPED);
  if (favor == KINGDOM_NOBLEMAN && self->table->nobleman_first != FAVOR_NONE)
    return refuse (why, KINGDOM_REFUSAL_SECOND_OPEN);
  return TRUE;
}

/* Only what a rewind would restore counts as done. */
static gboolean
is_anything_done (const KingdomState *state)
{
  return memcmp (&state->table, &state->checkpoint.table, sizeof state->table) != 0 ||
         memcmp (state->seat[state->head.turn_owner].pieces,
                 state->checkpoint.pieces,
                 sizeof state->checkpoint.pieces) != 0;
}

static gboolean
check_rewind (const Case *self, FavorRefusal *why)
{
  if (!is_anything_done (self->state))
    return refuse (why, KINGDOM_REFUSAL_NOTHING_DONE);
  if (kingdom_is_careful (self->state))
    return refuse (why, KINGDOM_REFUSAL_NO_REWINDS);
  return TRUE;
}

static gboolean
check_finish (const Case *self, FavorRefusal *why)
{
  KingdomFault fault;

  if (self->table->hand != FAVOR_NONE)
    return refuse (why, KINGDOM_REFUSAL_LAY_FIRST);
  if (kingdom_table_faults (self->table, self->map, &fault) > 0)
    {
      const gint16 cell[] = { fault.x, fault.y };

      if (why != NULL)
        *why = (FavorRefusal){ .reason = KINGDOM_REFUSAL_FAULTY,
                               .arg = { fault.kind,
                                        fault.x,
                                        fault.y,
                                        kingdom_word_tile (self->table, why, cell) } };
      return FALSE;
    }
  return TRUE;
}

static gboolean
check_own (const Case *self, const FavorAction *action, FavorRefusal *why)
{
  switch ((KingdomAction) action->kind)
    {
    case KINGDOM_ACTION_LAY_TILE:
      return check_lay (self, action, why);
    case KINGDOM_ACTION_SET_ASIDE_TILE:
      return check_set_aside (self, why);
    case KINGDOM_ACTION_PLAY_TRIANGLE:
      return check_triangle (self, action, why);
    case KINGDOM_ACTION_PLAY_TOKEN:
      return check_token (self, action, why);
    case KINGDOM_ACTION_USE_CHARLATAN:
      return check_charlatan (self, why);
    case KINGDOM_ACTION_USE_HANDMAIDEN:
      return check_cycle (self, action, KINGDOM_HANDMAIDEN, 2, why);
    case KINGDOM_ACTION_USE_MERCHANT:
      return check_merchant (self, action, why);
    case KINGDOM_ACTION_USE_MAGICIAN:
      return check_owned (self, KINGDOM_MAGICIAN, why) &&
             check_turn (self, action, FAVOR_NONE, why);
    case KINGDOM_ACTION_USE_NOBLEMAN:
      return check_owned (self, KINGDOM_NOBLEMAN, why) &&
             check_turn (self, action, FAVOR_NONE, why);
    case KINGDOM_ACTION_USE_NOBLEMAN_AGAIN:
      return check_turn_again (self, action, why);
    case KINGDOM_ACTION_USE_PAWNBROKER_SWAP:
      return check_swap (self, action, why);
    case KINGDOM_ACTION_USE_PAWNBROKER_REMOVE:
      return check_remove (self, action, why);
    case KINGDOM_ACTION_USE_ALCHEMIST:
      return check_cycle (self, action, KINGDOM_ALCHEMIST, 3, why);
    case KINGDOM_ACTION_USE_BISHOP:
      return check_bishop (self, why);
    case KINGDOM_ACTION_USE_GENERAL:
      return check_general (self, action, why);
    case KINGDOM_ACTION_REWIND:
      return check_rewind (self, why);
    case KINGDOM_ACTION_FINISH_WORK:
      return check_finish (self, why);
    case KINGDOM_ACTION_DRAW_TILE:
    case KINGDOM_ACTION_CHOOSE_TILE:
    case KINGDOM_ACTION_REPLACE_TILE:
    case KINGDOM_ACTION_TAKE_FAVOR:
      break;
    }
  g_assert_not_reached ();
}

/* In a careful turn (5.3). */
static gboolean
is_for_careful_hand (guint kind)
{
  return kind == KINGDOM_ACTION_LAY_TILE || kind == KINGDOM_ACTION_SET_ASIDE_TILE ||
         kind == KINGDOM_ACTION_USE_CHARLATAN || kind == KINGDOM_ACTION_REWIND;
}

gboolean
kingdom_check_work (const KingdomState *state,
                    const FavorAction  *action,
                    const KingdomMap   *map,
                    FavorRefusal       *why)
{
  const Case self = { state, &state->table, &state->seat[action->seat], map };

  if (kingdom_is_careful (state) && state->table.hand != FAVOR_NONE &&
      !is_for_careful_hand (action->kind))
    return refuse (why, KINGDOM_REFUSAL_CAREFUL_HAND);
  if (!check_own (&self, action, why))
    return FALSE;
  if (kingdom_is_careful (state))
    {
      KingdomEdit edit;

      kingdom_edit_init (&edit, &state->table, action);
      if ((gint) kingdom_table_faults (&state->table, map, NULL) +
            kingdom_edit_faults (&edit, &state->table, map) >
          0)
        return refuse (why, KINGDOM_REFUSAL_CAREFUL_FAULT);
    }
  return TRUE;
}

static gboolean
check_choose (const KingdomState *state, const FavorAction *action, FavorRefusal *why)
{
  const Case  self = { state, &state->table, &state->seat[action->seat], NULL };
  const guint type = (guint) action->arg[KINGDOM_CHOOSE_TYPE];

  if (!check_owned (&self, KINGDOM_QUEEN, why))
    return FALSE;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (kingdom_type_of[tile] == type &&
        state->table.tile[tile].place == KINGDOM_PLACE_BAG)
      return TRUE;
  return refuse (why, KINGDOM_REFUSAL_NOT_IN_BAG);
}

static gboolean
check_replace (const KingdomState *state, const FavorAction *action, FavorRefusal *why)
{
  const guint tile = kingdom_tile_at (&state->table,
                                      action->arg[KINGDOM_AT_X],
                                      action->arg[KINGDOM_AT_Y]);

  if (tile == KINGDOM_NO_TILE || kingdom_match (state, tile) == FAVOR_NONE)
    return refuse (why, KINGDOM_REFUSAL_NO_CANDIDATE);
  return TRUE;
}

/* Which kinds belong to a phase comes before all that is in an action. */
static gboolean
check_kind (const KingdomState *state, guint kind, FavorRefusal *why)
{
  switch ((KingdomPhase) state->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      return kind == KINGDOM_ACTION_DRAW_TILE || kind == KINGDOM_ACTION_CHOOSE_TILE ||
             refuse (why, KINGDOM_REFUSAL_NEED_DRAW);
    case KINGDOM_PHASE_MATCH:
      return kind == KINGDOM_ACTION_REPLACE_TILE ||
             refuse (why, KINGDOM_REFUSAL_NEED_MATCH);
    case KINGDOM_PHASE_CLAIM:
      return kind == KINGDOM_ACTION_TAKE_FAVOR ||
             refuse (why, KINGDOM_REFUSAL_NEED_CLAIM);
    case KINGDOM_PHASE_WORK:
      return (kind >= KINGDOM_ACTION_LAY_TILE && kind <= KINGDOM_ACTION_FINISH_WORK) ||
             refuse (why, KINGDOM_REFUSAL_NOT_NOW);
    case KINGDOM_PHASE_OVER:
      break;
    }
  g_assert_not_reached ();
}

/* Quarter turns out of range are refused after all else that is wrong (section 6). */
static gboolean
check_args (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  FavorAction other = *action;

  if (action->kind == KINGDOM_ACTION_USE_MAGICIAN ||
      action->kind == KINGDOM_ACTION_USE_NOBLEMAN ||
      action->kind == KINGDOM_ACTION_USE_NOBLEMAN_AGAIN)
    other.arg[KINGDOM_TURN_TURNS] = 1;
  return favor_game_check_args (&favor_kingdom_game, state, &other, why);
}

gboolean
kingdom_check (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  const KingdomState *self = state;
  KingdomMap          map;

  if (!favor_game_check_common (&favor_kingdom_game, state, action, why) ||
      !check_kind (self, action->kind, why) || !check_args (state, action, why))
    return FALSE;
  switch ((KingdomPhase) self->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      return action->kind == KINGDOM_ACTION_DRAW_TILE || check_choose (self, action, why);
    case KINGDOM_PHASE_MATCH:
      return check_replace (self, action, why);
    case KINGDOM_PHASE_CLAIM:
      return self->offer[action->arg[KINGDOM_CHARACTER]] ||
             refuse (why, KINGDOM_REFUSAL_NOT_OFFERED);
    case KINGDOM_PHASE_WORK:
    case KINGDOM_PHASE_OVER:
      break;
    }
  kingdom_map_init_table (&map, self);
  return kingdom_check_work (self, action, &map, why);
}
