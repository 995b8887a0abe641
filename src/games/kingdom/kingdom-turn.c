/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-step.h"
#include "kingdom-where.h"
#include "kingdom-wishes.h"

/* The course of a turn (section 5) and the end of the game (section 7). */

static void
clear_new (KingdomTile *tile)
{
  memset (tile->new_tri, 0, sizeof tile->new_tri);
  memset (tile->new_arm, 0, sizeof tile->new_arm);
  tile->new_middle = FALSE;
}

static void
emit_ranking (const KingdomState *state, FavorEvents *events)
{
  for (guint place = 1; events != NULL && place <= state->head.n_seats; place++)
    for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
      if (kingdom_place (state, seat) == place)
        {
          const KingdomSeat *self = &state->seat[seat];

          FAVOR_EMIT (events,
                      KINGDOM_EVENT_RANKED,
                      seat,
                      (gint16) place,
                      (gint16) kingdom_standing (self),
                      (gint16) ((gint) kingdom_best_rank (self) - 1),
                      self->taken);
        }
}

static void
end (KingdomState *state, KingdomEnd reason, FavorEvents *events)
{
  state->head.phase = KINGDOM_PHASE_OVER;
  state->head.decider = FAVOR_SEAT_NONE;
  state->reason = (guint8) reason;
  emit_ranking (state, events);
}

void
kingdom_begin_work (KingdomState *state)
{
  state->head.phase = KINGDOM_PHASE_WORK;
  state->checkpoint.table = state->table;
  memcpy (state->checkpoint.pieces,
          kingdom_current (state)->pieces,
          sizeof state->checkpoint.pieces);
  state->n_checkpoint = 1;
}

static void
drop_checkpoint (KingdomState *state)
{
  memset (&state->checkpoint, 0, sizeof state->checkpoint);
  state->n_checkpoint = 0;
}

void
kingdom_begin_draw (KingdomState *state)
{
  drop_checkpoint (state);
  state->head.phase = KINGDOM_PHASE_DRAW;
}

/* Whether 7.2 ends the game before a turn with an empty bag. */
static gboolean
is_twilight_over (KingdomState *state, FavorEvents *events)
{
  if (state->twilight_left == KINGDOM_NO_TWILIGHT)
    {
      state->twilight_left = (gint8) (state->options.twilight_rounds *
                                      state->head.n_seats);
      FAVOR_EMIT (events, KINGDOM_EVENT_TWILIGHT, FAVOR_SEAT_NONE, state->twilight_left);
    }
  return state->twilight_left == 0 || state->idle_turns >= state->head.n_seats;
}

void
kingdom_begin_turn (KingdomState *state, FavorSeat seat, FavorEvents *events)
{
  const gboolean is_empty = kingdom_count_bag (&state->table) == 0;

  if (is_empty && is_twilight_over (state, events))
    {
      end (state, KINGDOM_END_BAG, events);
      return;
    }
  state->turn++;
  state->head.decider = state->head.turn_owner = seat;
  memset (state->table.used, 0, sizeof state->table.used);
  memset (state->table.affected, 0, sizeof state->table.affected);
  memset (state->table.laid, 0, sizeof state->table.laid);
  state->table.n_laid = 0;
  state->table.nobleman_first = FAVOR_NONE;
  state->rewinds = 0;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    clear_new (&state->table.tile[tile]);
  memcpy (state->before, state->table.tile, sizeof state->before);
  if (is_empty)
    kingdom_begin_work (state);
  else
    kingdom_begin_draw (state);
  FAVOR_EMIT (events, KINGDOM_EVENT_TURN_STARTED, seat, (gint16) state->turn);
}

/* Step one */

void
kingdom_exchange (KingdomState *state, guint tile, FavorEvents *events)
{
  KingdomTable *table = &state->table;
  KingdomTile  *old = &table->tile[tile];
  const guint   drawn = (guint) table->hand;
  const gint    rot = kingdom_match (state, tile);
  const gint16  cell[] = { old->x, old->y };
  const gint16  place = kingdom_word_tile (table, events, cell);

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (old->tri[side] != KINGDOM_TRIANGLE_NONE)
      kingdom_return_piece (table, kingdom_piece_of_triangle[old->tri[side]]);
  if (old->middle != KINGDOM_TOKEN_NONE)
    kingdom_return_piece (table, kingdom_piece_of_token[old->middle]);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (old->arm_hunter[side])
      kingdom_return_piece (table, KINGDOM_PIECE_HUNTER);
  table->tile[drawn] = (KingdomTile){ KINGDOM_PLACE_MAP, old->x, old->y, (guint8) rot };
  *old = (KingdomTile){ .place = KINGDOM_PLACE_HAND };
  table->hand = (gint8) tile;
  table->affected[tile] = FALSE;
  kingdom_look_again (state, drawn);
  kingdom_look_again (state, tile);
  kingdom_begin_work (state);
  FAVOR_EMIT (events,
              KINGDOM_EVENT_TILE_EXCHANGED,
              state->head.turn_owner,
              kingdom_type_of[drawn],
              table->tile[drawn].x,
              table->tile[drawn].y,
              kingdom_type_of[tile],
              (gint16) rot,
              place);
}

void
kingdom_draw (KingdomState *state, guint tile, KingdomEvent kind, FavorEvents *events)
{
  guint found = KINGDOM_NO_TILE, n = 0;

  state->table.hand = (gint8) tile;
  state->table.tile[tile].place = KINGDOM_PLACE_HAND;
  for (guint other = 0; state->options.match_exchange == 0 && other < KINGDOM_N_TILES;
       other++)
    /* Few tiles are altered. */
    if (kingdom_is_altered (&state->table.tile[other]) &&
        kingdom_match (state, other) != FAVOR_NONE)
      {
        found = other;
        n++;
      }
  if (n == 0)
    kingdom_begin_work (state);
  FAVOR_EMIT (events, kind, state->head.turn_owner, kingdom_type_of[tile]);
  if (n == 1)
    kingdom_exchange (state, found, events);
  else if (n > 1)
    state->head.phase = KINGDOM_PHASE_MATCH;
}

/* Step two ends */

static void
emit_uncovered (const KingdomState *state,
                guint               character,
                guint               piece,
                FavorEvents        *events)
{
  if (character == KINGDOM_PHILOSOPHER && state->table.n_philosophers > 0)
    FAVOR_EMIT (events,
                KINGDOM_EVENT_PHILOSOPHER_UNCOVERED,
                FAVOR_SEAT_NONE,
                (gint16) piece);
}

/* A piece that came for a replaced one, and the Philosopher on top after that. */
typedef struct
{
  guint8 piece;
  guint8 top;
} Recovered;

/* Ruling 31: returns how many pieces there were. */
static guint
settle_replaced (KingdomState *state, Recovered *recovered)
{
  KingdomTable *table = &state->table;
  const guint   n = table->n_replaced;

  for (guint i = 0; i < n; i++)
    {
      const guint giver = kingdom_giver[table->replaced[i]];

      kingdom_return_piece (table, table->replaced[i]);
      recovered[i].piece = (guint8) kingdom_take_piece (table, giver);
      recovered[i].top = table->philosophers[0];
      kingdom_current (state)->pieces[recovered[i].piece]++;
    }
  memset (table->replaced, 0, sizeof table->replaced);
  table->n_replaced = 0;
  return n;
}

/* All records on the map are the same but for what is new (7.2). */
static gboolean
is_idle (const KingdomState *state)
{
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    {
      const KingdomTile *before = &state->before[tile];
      KingdomTile        now = state->table.tile[tile];

      if (now.place != KINGDOM_PLACE_MAP && before->place != KINGDOM_PLACE_MAP)
        continue;
      clear_new (&now);
      if (memcmp (&now, before, sizeof now) != 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
kingdom_find_offer (const KingdomState *state,
                    FavorSeat           seat,
                    const guint8       *met,
                    guint8             *offer)
{
  gboolean any = FALSE;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      offer[character] = met[character] && kingdom_can_have (state, seat, character);
      any = any || offer[character];
    }
  if (any)
    return TRUE;
  offer[KINGDOM_JESTER] = kingdom_can_have (state, seat, KINGDOM_JESTER);
  offer[KINGDOM_CHARLATAN] = state->seat[seat].pieces[KINGDOM_PIECE_JESTER] > 0 &&
                             kingdom_can_have (state, seat, KINGDOM_CHARLATAN);
  return offer[KINGDOM_JESTER] || offer[KINGDOM_CHARLATAN];
}

/* Returns whether there is any. */
static gboolean
build_offer (KingdomState *state)
{
  guint8 granted[KINGDOM_N_CHARACTERS];

  kingdom_wish_find_granted (state, granted);
  return kingdom_find_offer (state, state->head.turn_owner, granted, state->offer);
}

static void
end_turn (KingdomState *state, FavorEvents *events)
{
  if (state->twilight_left > 0)
    state->twilight_left--;
  kingdom_begin_turn (state,
                      (FavorSeat) ((state->head.turn_owner + 1) % state->head.n_seats),
                      events);
}

void
kingdom_finish_work (KingdomState *state, FavorEvents *events)
{
  Recovered recovered[KINGDOM_MAX_REPLACED];
  guint     n;
  gboolean  any;

  drop_checkpoint (state);
  n = settle_replaced (state, recovered);
  state->idle_turns = is_idle (state) ? state->idle_turns + 1 : 0;
  any = build_offer (state);
  for (guint i = 0; i < n; i++)
    {
      FAVOR_EMIT (events,
                  KINGDOM_EVENT_FAVOR_RECOVERED,
                  state->head.turn_owner,
                  recovered[i].piece);
      emit_uncovered (state, kingdom_giver[recovered[i].piece], recovered[i].top, events);
    }
  if (any)
    {
      state->head.phase = KINGDOM_PHASE_CLAIM;
      return;
    }
  FAVOR_EMIT (events, KINGDOM_EVENT_NOTHING_TAKEN, state->head.turn_owner, 0);
  end_turn (state, events);
}

/* Step three */

static void
give (KingdomState *state, guint character)
{
  switch ((KingdomFavor) kingdom_figures[character].favor)
    {
    case KINGDOM_FAVOR_TRIANGLE:
    case KINGDOM_FAVOR_TOKEN:
      kingdom_current (state)->pieces[kingdom_take_piece (&state->table, character)]++;
      break;
    case KINGDOM_FAVOR_ACTION:
      kingdom_current (state)->actions[character] = TRUE;
      state->table.stack[character]--;
      break;
    case KINGDOM_FAVOR_VICTORY:
      state->table.stack[character]--;
      break;
    }
}

void
kingdom_take_favor (KingdomState *state, guint character, FavorEvents *events)
{
  const FavorSeat seat = state->head.turn_owner;
  KingdomSeat    *self = kingdom_current (state);
  const gint      level = kingdom_level_of (character);

  memset (state->offer, 0, sizeof state->offer);
  give (state, character);
  self->court[character] = TRUE;
  self->taken++;
  FAVOR_EMIT (events, KINGDOM_EVENT_FAVOR_TAKEN, seat, (gint16) character);
  emit_uncovered (state, character, state->table.philosophers[0], events);
  if (level != FAVOR_NONE)
    {
      state->levels[level]++;
      FAVOR_EMIT (events,
                  KINGDOM_EVENT_LEVEL_RAISED,
                  FAVOR_SEAT_NONE,
                  (gint16) character,
                  (gint16) state->levels[level]);
    }
  if (character == KINGDOM_KING)
    {
      state->winner = seat;
      FAVOR_EMIT (events, KINGDOM_EVENT_KING_WON, seat, 0);
      end (state, KINGDOM_END_KING, events);
    }
  else if (state->options.court_goal > 0 &&
           kingdom_count_court (self) >= state->options.court_goal)
    {
      state->winner = seat;
      FAVOR_EMIT (events, KINGDOM_EVENT_COURT_GOAL_WON, seat, state->options.court_goal);
      end (state, KINGDOM_END_COURT_GOAL, events);
    }
  else
    end_turn (state, events);
}
