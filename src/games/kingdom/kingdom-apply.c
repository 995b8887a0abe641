/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-step.h"
#include "kingdom-where.h"

/* Carries out what was chosen (section 6); what follows by itself is in kingdom-turn.c. */

static gint16
type_of_hand (const KingdomState *state)
{
  return kingdom_type_of[state->table.hand];
}

static void
apply_draw (KingdomState *state, FavorEvents *events)
{
  guint at = favor_rng_below (&state->head.rng, kingdom_count_bag (&state->table));
  guint tile = 0;

  while (state->table.tile[tile].place != KINGDOM_PLACE_BAG || at-- > 0)
    tile++;
  kingdom_draw (state, tile, KINGDOM_EVENT_TILE_DRAWN, events);
}

static void
apply_choose (KingdomState *state, const FavorAction *action, FavorEvents *events)
{
  const guint type = (guint) action->arg[KINGDOM_CHOOSE_TYPE];
  guint       tile = kingdom_prints[type].first;

  while (state->table.tile[tile].place != KINGDOM_PLACE_BAG)
    tile++;
  state->table.used[KINGDOM_QUEEN] = TRUE;
  kingdom_draw (state, tile, KINGDOM_EVENT_TILE_CHOSEN, events);
}

static void
carry_out (KingdomState *state, const KingdomEdit *edit)
{
  for (guint i = 0; i < edit->n; i++)
    {
      state->table.tile[edit->tile[i]] = edit->record[i];
      kingdom_look_again (state, edit->tile[i]);
    }
}

static void
apply_lay (KingdomState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 type = type_of_hand (state);
  const gint16 where = kingdom_word_space (&state->table, events, action->arg, NULL);
  KingdomEdit  edit;

  kingdom_edit_init (&edit, &state->table, action);
  carry_out (state, &edit);
  state->table.laid[state->table.n_laid++] = (guint8) state->table.hand;
  state->table.hand = FAVOR_NONE;
  FAVOR_EMIT (events,
              KINGDOM_EVENT_TILE_LAID,
              action->seat,
              type,
              action->arg[KINGDOM_AT_X],
              action->arg[KINGDOM_AT_Y],
              action->arg[KINGDOM_LAY_ROT],
              where);
}

static void
apply_set_aside (KingdomState *state, FavorEvents *events)
{
  const gint16 type = type_of_hand (state);

  state->table.tile[state->table.hand].place = KINGDOM_PLACE_ASIDE;
  state->table.hand = FAVOR_NONE;
  if (kingdom_count_bag (&state->table) > 0)
    kingdom_begin_draw (state);
  else
    kingdom_begin_work (state);
  FAVOR_EMIT (events, KINGDOM_EVENT_TILE_SET_ASIDE, state->head.turn_owner, type);
}

/* A piece that is covered, on an old tile and from an earlier turn, waits beside the board (5.5). */
static void
replace_piece (KingdomState      *state,
               const FavorAction *action,
               guint              piece,
               gboolean           kept,
               guint              slot,
               FavorEvents       *events)
{
  if (kept)
    state->table.replaced[state->table.n_replaced++] = (guint8) piece;
  else
    kingdom_return_piece (&state->table, piece);
  FAVOR_EMIT (events,
              KINGDOM_EVENT_FAVOR_REPLACED,
              action->seat,
              (gint16) piece,
              action->arg[KINGDOM_PLAY_X],
              action->arg[KINGDOM_PLAY_Y],
              (gint16) slot,
              (gint16) kept,
              kingdom_word_tile (&state->table, events, &action->arg[KINGDOM_PLAY_X]));
}

/* What lay on a tile and was covered by a play: the middle first, then arms as seen on the map. */
static void
replace_covered (KingdomState      *state,
                 const FavorAction *action,
                 guint              tile,
                 const KingdomTile *was,
                 FavorEvents       *events)
{
  const gboolean     old = kingdom_is_previous (&state->table, tile);
  const KingdomTile *now = &state->table.tile[tile];
  const guint own = kingdom_own_side ((guint) action->arg[KINGDOM_PLAY_SIDE], was->rot);

  if (action->kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    {
      if (was->tri[own] != KINGDOM_TRIANGLE_NONE)
        replace_piece (state,
                       action,
                       kingdom_piece_of_triangle[was->tri[own]],
                       old && !was->new_tri[own],
                       (guint) action->arg[KINGDOM_PLAY_SIDE],
                       events);
      return;
    }
  if (was->middle != KINGDOM_TOKEN_NONE &&
      (action->arg[KINGDOM_PLAY_SPOT] == KINGDOM_SPOT_MIDDLE ||
       now->middle == KINGDOM_TOKEN_NONE))
    replace_piece (state,
                   action,
                   kingdom_piece_of_token[was->middle],
                   old && !was->new_middle,
                   KINGDOM_SLOT_MIDDLE,
                   events);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const guint arm = kingdom_own_side (side, was->rot);

      if (was->arm_hunter[arm] && !now->arm_hunter[arm])
        replace_piece (state,
                       action,
                       KINGDOM_PIECE_HUNTER,
                       old && !was->new_arm[arm],
                       KINGDOM_SLOT_ARM (side),
                       events);
    }
}

static void
apply_play (KingdomState *state, const FavorAction *action, FavorEvents *events)
{
  const guint  piece = (guint) kingdom_piece_of_play (action);
  const gint16 place = kingdom_word_tile (&state->table,
                                          events,
                                          &action->arg[KINGDOM_PLAY_X]);
  KingdomEdit  edit;
  KingdomTile  was;

  kingdom_edit_init (&edit, &state->table, action);
  was = state->table.tile[edit.tile[0]];
  carry_out (state, &edit);
  kingdom_current (state)->pieces[piece]--;
  if (action->kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    FAVOR_EMIT (events,
                KINGDOM_EVENT_TRIANGLE_PLAYED,
                action->seat,
                (gint16) piece,
                action->arg[KINGDOM_PLAY_SIDE],
                action->arg[KINGDOM_PLAY_X],
                action->arg[KINGDOM_PLAY_Y],
                place);
  else
    FAVOR_EMIT (events,
                KINGDOM_EVENT_TOKEN_PLAYED,
                action->seat,
                (gint16) piece,
                action->arg[KINGDOM_PLAY_X],
                action->arg[KINGDOM_PLAY_Y],
                action->arg[KINGDOM_PLAY_SPOT],
                action->arg[KINGDOM_PLAY_ROAD],
                place);
  replace_covered (state, action, edit.tile[0], &was, events);
}

static void
apply_charlatan (KingdomState *state, FavorEvents *events)
{
  const gint16 type = type_of_hand (state);

  state->table.used[KINGDOM_CHARLATAN] = TRUE;
  state->table.tile[state->table.hand].place = KINGDOM_PLACE_BAG;
  state->table.hand = FAVOR_NONE;
  kingdom_begin_draw (state);
  FAVOR_EMIT (events, KINGDOM_EVENT_TILE_REJECTED, state->head.turn_owner, type);
}

/* Action favors that change tiles of the map: these are affected. */
static void
apply_change (KingdomState *state, const FavorAction *action, guint character)
{
  KingdomEdit edit;

  kingdom_edit_init (&edit, &state->table, action);
  carry_out (state, &edit);
  for (guint i = 0; i < edit.n; i++)
    state->table.affected[edit.tile[i]] = TRUE;
  state->table.used[character] = TRUE;
}

static void
apply_cells (KingdomState      *state,
             const FavorAction *action,
             guint              character,
             KingdomEvent       kind,
             FavorEvents       *events)
{
  const gint16 *arg = action->arg;
  const gint16  first = kingdom_word_tile (&state->table, events, arg);
  gint16        second, third = 0;

  if (kind == KINGDOM_EVENT_TILE_RELOCATED)
    second = kingdom_word_space (&state->table, events, arg + 2, arg);
  else
    second = kingdom_word_tile (&state->table, events, arg + 2);
  if (kind == KINGDOM_EVENT_TILES_SWITCHED)
    third = kingdom_word_tile (&state->table, events, arg + 4);
  apply_change (state, action, character);
  if (kind == KINGDOM_EVENT_TILES_SWITCHED)
    FAVOR_EMIT (events,
                kind,
                action->seat,
                arg[0],
                arg[1],
                arg[2],
                arg[3],
                arg[4],
                arg[5],
                first,
                second,
                third);
  else
    FAVOR_EMIT (events,
                kind,
                action->seat,
                arg[0],
                arg[1],
                arg[2],
                arg[3],
                first,
                second);
}

static void
apply_turn (KingdomState      *state,
            const FavorAction *action,
            guint              character,
            FavorEvents       *events)
{
  const guint  tile = kingdom_tile_at (&state->table,
                                      action->arg[KINGDOM_AT_X],
                                      action->arg[KINGDOM_AT_Y]);
  const gint16 place = kingdom_word_tile (&state->table, events, action->arg);

  apply_change (state, action, character);
  if (character == KINGDOM_NOBLEMAN)
    state->table.nobleman_first = action->kind == KINGDOM_ACTION_USE_NOBLEMAN
                                    ? (gint8) tile
                                    : FAVOR_NONE;
  FAVOR_EMIT (events,
              KINGDOM_EVENT_TILE_ROTATED,
              action->seat,
              (gint16) character,
              action->arg[KINGDOM_AT_X],
              action->arg[KINGDOM_AT_Y],
              action->arg[KINGDOM_TURN_TURNS],
              place);
}

/* Hunters under a road token that came there go back to their stack. */
static void
return_covered_hunters (KingdomState      *state,
                        const KingdomEdit *edit,
                        const KingdomTile *was)
{
  for (guint i = 0; i < edit->n; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      if (was[i].arm_hunter[side] && !edit->record[i].arm_hunter[side])
        kingdom_return_piece (&state->table, KINGDOM_PIECE_HUNTER);
}

static void
apply_swap (KingdomState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 *arg = action->arg;
  const gint16  first = kingdom_word_tile (&state->table, events, &arg[KINGDOM_SWAP_X]);
  const gint16  second = kingdom_word_tile (&state->table, events, &arg[KINGDOM_SWAP_X2]);
  KingdomTile   was[KINGDOM_MAX_EDITED];
  KingdomEdit   edit;

  kingdom_edit_init (&edit, &state->table, action);
  for (guint i = 0; i < edit.n; i++)
    was[i] = state->table.tile[edit.tile[i]];
  apply_change (state, action, KINGDOM_PAWNBROKER);
  return_covered_hunters (state, &edit, was);
  FAVOR_EMIT (events,
              KINGDOM_EVENT_FAVORS_SWAPPED,
              action->seat,
              arg[KINGDOM_SWAP_X],
              arg[KINGDOM_SWAP_Y],
              arg[KINGDOM_SWAP_X2],
              arg[KINGDOM_SWAP_Y2],
              first,
              second);
}

static guint
piece_in_slot (const KingdomTile *tile, guint seen)
{
  const guint slot = kingdom_own_slot (seen, tile->rot);

  if (slot < KINGDOM_SLOT_MIDDLE)
    return kingdom_piece_of_triangle[tile->tri[slot]];
  return slot == KINGDOM_SLOT_MIDDLE ? kingdom_piece_of_token[tile->middle]
                                     : KINGDOM_PIECE_HUNTER;
}

static void
apply_remove (KingdomState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 *arg = action->arg;
  const guint   tile = kingdom_tile_at (&state->table,
                                      arg[KINGDOM_AT_X],
                                      arg[KINGDOM_AT_Y]);
  const guint   slot = (guint) arg[KINGDOM_REMOVE_SLOT];
  const guint   piece = piece_in_slot (&state->table.tile[tile], slot);
  const gint16  place = kingdom_word_tile (&state->table, events, arg);

  apply_change (state, action, KINGDOM_PAWNBROKER);
  kingdom_return_piece (&state->table, piece);
  FAVOR_EMIT (events,
              KINGDOM_EVENT_FAVOR_REMOVED,
              action->seat,
              (gint16) piece,
              arg[KINGDOM_AT_X],
              arg[KINGDOM_AT_Y],
              (gint16) slot,
              place);
}

static void
apply_bishop (KingdomState *state, FavorEvents *events)
{
  state->table.used[KINGDOM_BISHOP] = TRUE;
  kingdom_begin_draw (state);
  FAVOR_EMIT (events, KINGDOM_EVENT_EXTRA_TILE, state->head.turn_owner, 0);
}

static void
apply_general (KingdomState *state, const FavorAction *action, FavorEvents *events)
{
  state->table.used[KINGDOM_GENERAL] = TRUE;
  state->table.used[action->arg[KINGDOM_CHARACTER]] = FALSE;
  FAVOR_EMIT (events,
              KINGDOM_EVENT_FAVOR_REUSED,
              action->seat,
              action->arg[KINGDOM_CHARACTER]);
}

static void
apply_rewind (KingdomState *state, FavorEvents *events)
{
  state->table = state->checkpoint.table;
  memcpy (kingdom_current (state)->pieces,
          state->checkpoint.pieces,
          sizeof state->checkpoint.pieces);
  kingdom_derive (state);
  state->rewinds++;
  FAVOR_EMIT (events, KINGDOM_EVENT_REWOUND, state->head.turn_owner, 0);
}

void
kingdom_apply (gpointer state, const FavorAction *action, FavorEvents *events)
{
  KingdomState *self = state;

#ifdef FAVOR_DEBUG
  g_assert (kingdom_check (state, action, NULL));
#endif
  self->head.ply++;
  switch ((KingdomAction) action->kind)
    {
    case KINGDOM_ACTION_DRAW_TILE:
      apply_draw (self, events);
      break;
    case KINGDOM_ACTION_CHOOSE_TILE:
      apply_choose (self, action, events);
      break;
    case KINGDOM_ACTION_REPLACE_TILE:
      kingdom_exchange (self,
                        kingdom_tile_at (&self->table, action->arg[0], action->arg[1]),
                        events);
      break;
    case KINGDOM_ACTION_LAY_TILE:
      apply_lay (self, action, events);
      break;
    case KINGDOM_ACTION_SET_ASIDE_TILE:
      apply_set_aside (self, events);
      break;
    case KINGDOM_ACTION_PLAY_TRIANGLE:
    case KINGDOM_ACTION_PLAY_TOKEN:
      apply_play (self, action, events);
      break;
    case KINGDOM_ACTION_USE_CHARLATAN:
      apply_charlatan (self, events);
      break;
    case KINGDOM_ACTION_USE_HANDMAIDEN:
      apply_cells (self, action, KINGDOM_HANDMAIDEN, KINGDOM_EVENT_TILES_SWAPPED, events);
      break;
    case KINGDOM_ACTION_USE_MERCHANT:
      apply_cells (self, action, KINGDOM_MERCHANT, KINGDOM_EVENT_TILE_RELOCATED, events);
      break;
    case KINGDOM_ACTION_USE_ALCHEMIST:
      apply_cells (self, action, KINGDOM_ALCHEMIST, KINGDOM_EVENT_TILES_SWITCHED, events);
      break;
    case KINGDOM_ACTION_USE_MAGICIAN:
      apply_turn (self, action, KINGDOM_MAGICIAN, events);
      break;
    case KINGDOM_ACTION_USE_NOBLEMAN:
    case KINGDOM_ACTION_USE_NOBLEMAN_AGAIN:
      apply_turn (self, action, KINGDOM_NOBLEMAN, events);
      break;
    case KINGDOM_ACTION_USE_PAWNBROKER_SWAP:
      apply_swap (self, action, events);
      break;
    case KINGDOM_ACTION_USE_PAWNBROKER_REMOVE:
      apply_remove (self, action, events);
      break;
    case KINGDOM_ACTION_USE_BISHOP:
      apply_bishop (self, events);
      break;
    case KINGDOM_ACTION_USE_GENERAL:
      apply_general (self, action, events);
      break;
    case KINGDOM_ACTION_REWIND:
      apply_rewind (self, events);
      break;
    case KINGDOM_ACTION_FINISH_WORK:
      kingdom_finish_work (self, events);
      break;
    case KINGDOM_ACTION_TAKE_FAVOR:
      kingdom_take_favor (self, (guint) action->arg[KINGDOM_CHARACTER], events);
      break;
    }
}
