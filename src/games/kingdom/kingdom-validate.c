/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-step.h"

/* The invariants of section 13 that can be seen in one position, by their numbers. Each may be asked of
 * any position whose fields are in range. */

static gboolean
has_phase (const KingdomState *state, KingdomPhase phase)
{
  return state->head.phase == phase;
}

/* 1: every tile is in one place. */
static gboolean
are_tiles_placed (const KingdomTile *tiles, gint hand)
{
  guint n_hand = 0;

  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    {
      const KingdomTile *tile = &tiles[i];

      n_hand += tile->place == KINGDOM_PLACE_HAND;
      if (tile->place != KINGDOM_PLACE_MAP &&
          (tile->x != 0 || tile->y != 0 || tile->rot != 0))
        return FALSE;
      for (guint k = 0; tile->place == KINGDOM_PLACE_MAP && k < i; k++)
        if (tiles[k].place == KINGDOM_PLACE_MAP && tiles[k].x == tile->x &&
            tiles[k].y == tile->y)
          return FALSE;
    }
  if (hand == FAVOR_NONE)
    return n_hand == 0;
  return n_hand == 1 && tiles[hand].place == KINGDOM_PLACE_HAND;
}

static gboolean
invariant_1 (const KingdomState *state)
{
  return state->head.n_seats >= KINGDOM_MIN_SEATS &&
         are_tiles_placed (state->table.tile, state->table.hand) &&
         are_tiles_placed (state->before, FAVOR_NONE) &&
         (state->n_checkpoint == 0 ||
          are_tiles_placed (state->checkpoint.table.tile, state->checkpoint.table.hand));
}

/* 2: all pieces are somewhere. A hidden Philosopher counts as any. */
static gboolean
count_pieces (const KingdomState *state, const KingdomTable *table, const guint8 *supply)
{
  guint n[KINGDOM_N_PIECES] = { 0 };
  guint roads = table->n_philosophers;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
      n[piece] += (FavorSeat) seat == state->head.turn_owner
                    ? supply[piece]
                    : state->seat[seat].pieces[piece];
  for (guint i = 0; i < table->n_replaced; i++)
    n[table->replaced[i]]++;
  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    {
      const KingdomTile *tile = &table->tile[i];

      if (tile->place != KINGDOM_PLACE_MAP && tile->place != KINGDOM_PLACE_HAND &&
          kingdom_is_altered (tile))
        return FALSE;
      n[kingdom_piece_of_token[tile->middle]] += tile->middle != KINGDOM_TOKEN_NONE;
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        {
          n[kingdom_piece_of_triangle[tile->tri[side]]] += tile->tri[side] !=
                                                           KINGDOM_TRIANGLE_NONE;
          n[KINGDOM_PIECE_HUNTER] += tile->arm_hunter[side];
        }
    }
  for (guint i = 0; i < table->n_philosophers; i++)
    if (table->philosophers[i] < KINGDOM_N_PIECES &&
        kingdom_giver[table->philosophers[i]] != KINGDOM_PHILOSOPHER)
      return FALSE;
    else if (table->philosophers[i] < KINGDOM_N_PIECES)
      {
        n[table->philosophers[i]]++;
        roads--;
      }
  for (guint piece = 0; piece < KINGDOM_PIECE_STRAIGHT; piece++)
    if (n[piece] + table->stack[kingdom_giver[piece]] != kingdom_piece_counts[piece])
      return FALSE;
  for (guint piece = KINGDOM_PIECE_STRAIGHT; piece <= KINGDOM_PIECE_BRIDGE; piece++)
    {
      if (n[piece] > kingdom_piece_counts[piece])
        return FALSE;
      roads += n[piece];
    }
  return roads == KINGDOM_N_PHILOSOPHERS;
}

static gboolean
invariant_2 (const KingdomState *state)
{
  const FavorSeat owner = state->head.turn_owner;

  return owner != FAVOR_SEAT_NONE &&
         count_pieces (state, &state->table, state->seat[owner].pieces) &&
         (state->n_checkpoint == 0 ||
          count_pieces (state, &state->checkpoint.table, state->checkpoint.pieces));
}

/* 3: and all action favors. */
static gboolean
are_actions_counted (const KingdomState *state, const KingdomTable *table)
{
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      guint n = table->stack[character];

      for (guint seat = 0; seat < state->head.n_seats; seat++)
        n += state->seat[seat].actions[character];
      if (kingdom_figures[character].favor == KINGDOM_FAVOR_ACTION &&
          n != state->head.n_seats)
        return FALSE;
      if (kingdom_figures[character].favor != KINGDOM_FAVOR_ACTION &&
          n != table->stack[character])
        return FALSE;
    }
  return table->stack[KINGDOM_PHILOSOPHER] == 0 &&
         table->stack[KINGDOM_KING] == (state->reason == KINGDOM_END_KING ? 0 : 1);
}

static gboolean
invariant_3 (const KingdomState *state)
{
  return are_actions_counted (state, &state->table) &&
         (state->n_checkpoint == 0 ||
          are_actions_counted (state, &state->checkpoint.table));
}

/* 4: what can lie on one tile together. */
static gboolean
is_tile_possible (const KingdomTile *tile)
{
  const guint arms = kingdom_token_arms (tile->middle, tile->middle_turn);
  const guint turns = tile->middle == KINGDOM_TOKEN_CURVE ? 4 : arms != 0 ? 2 : 1;

  if (tile->middle_turn >= turns ||
      (tile->new_middle && tile->middle == KINGDOM_TOKEN_NONE))
    return FALSE;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((tile->arm_hunter[side] && (arms >> side & 1) != 0) ||
        (tile->new_tri[side] && tile->tri[side] == KINGDOM_TRIANGLE_NONE) ||
        (tile->new_arm[side] && !tile->arm_hunter[side]))
      return FALSE;
  return TRUE;
}

static gboolean
are_tiles_possible (const KingdomTile *tiles)
{
  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    if (!is_tile_possible (&tiles[i]))
      return FALSE;
  return TRUE;
}

static gboolean
invariant_4 (const KingdomState *state)
{
  return are_tiles_possible (state->table.tile) && are_tiles_possible (state->before) &&
         are_tiles_possible (state->checkpoint.table.tile);
}

static guint
count_taken (const KingdomState *state)
{
  guint n = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    n += state->seat[seat].taken;
  return n;
}

static gboolean
invariant_5 (const KingdomState *state)
{
  return state->levels[0] + state->levels[1] + state->levels[2] - 3u <=
         count_taken (state);
}

static gboolean
is_sound (const KingdomTile *tiles)
{
  KingdomMap map;

  kingdom_map_init (&map, tiles);
  return kingdom_map_faults (&map, NULL) == 0;
}

static gboolean
invariant_6 (const KingdomState *state)
{
  if (!has_phase (state, KINGDOM_PHASE_WORK) && !is_sound (state->table.tile))
    return FALSE;
  if ((has_phase (state, KINGDOM_PHASE_CLAIM) || has_phase (state, KINGDOM_PHASE_OVER)) &&
      state->table.n_replaced > 0)
    return FALSE;
  return is_sound (state->before) &&
         (state->n_checkpoint == 0 || is_sound (state->checkpoint.table.tile));
}

static guint
count_offer (const KingdomState *state)
{
  guint n = 0;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    n += state->offer[character];
  return n;
}

static guint
count_matches (const KingdomState *state)
{
  guint n = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    n += kingdom_match (state, tile) != FAVOR_NONE;
  return n;
}

/* Nothing is on offer that its player cannot have (2.11). */
static gboolean
is_offer_possible (const KingdomState *state)
{
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (state->offer[character] &&
        !kingdom_can_have (state, state->head.turn_owner, character))
      return FALSE;
  return TRUE;
}

/* 7: what belongs to each phase. */
static gboolean
invariant_7 (const KingdomState *state)
{
  const gboolean has_hand = state->table.hand != FAVOR_NONE;
  const gboolean is_over = has_phase (state, KINGDOM_PHASE_OVER);

  if (state->head.decider != (is_over ? FAVOR_SEAT_NONE : state->head.turn_owner) ||
      (state->n_checkpoint != 0) != has_phase (state, KINGDOM_PHASE_WORK) ||
      (count_offer (state) > 0) != has_phase (state, KINGDOM_PHASE_CLAIM) ||
      (state->reason != KINGDOM_END_NONE) != is_over ||
      (state->winner != FAVOR_NONE) !=
        (state->reason == KINGDOM_END_KING || state->reason == KINGDOM_END_COURT_GOAL))
    return FALSE;
  switch ((KingdomPhase) state->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      return !has_hand && kingdom_count_bag (&state->table) > 0;
    case KINGDOM_PHASE_MATCH:
      return has_hand && !kingdom_is_altered (&state->table.tile[state->table.hand]) &&
             count_matches (state) > 1;
    case KINGDOM_PHASE_WORK:
      return TRUE;
    case KINGDOM_PHASE_CLAIM:
      return !has_hand && is_offer_possible (state);
    case KINGDOM_PHASE_OVER:
      return !has_hand;
    }
  g_assert_not_reached ();
}

static gboolean
are_on_map (const KingdomTable *table)
{
  for (guint i = 0; i < table->n_laid; i++)
    if (table->tile[table->laid[i]].place != KINGDOM_PLACE_MAP ||
        memchr (table->laid, table->laid[i], i) != NULL)
      return FALSE;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (table->affected[tile] && table->tile[tile].place != KINGDOM_PLACE_MAP)
      return FALSE;
  return table->nobleman_first == FAVOR_NONE || table->affected[table->nobleman_first];
}

/* One tile is drawn in step one, and one for each use of the Bishop; the General can ready him once. So there
 * is always room for the tile in hand, or for the one that is to be drawn. */
static gboolean
were_tiles_drawn (const KingdomTable *table, guint n_to_lay)
{
  return table->n_laid + n_to_lay <=
         1u + table->used[KINGDOM_BISHOP] + table->used[KINGDOM_GENERAL];
}

/* 8: what was laid lies on the map; a careful turn has no fault. */
static gboolean
invariant_8 (const KingdomState *state)
{
  const gboolean is_drawing = has_phase (state, KINGDOM_PHASE_DRAW);

  if (!are_on_map (&state->table) ||
      (state->n_checkpoint > 0 && !are_on_map (&state->checkpoint.table)))
    return FALSE;
  if (state->n_checkpoint > 0 && kingdom_is_careful (state) &&
      !is_sound (state->table.tile))
    return FALSE;
  return were_tiles_drawn (&state->table,
                           is_drawing || state->table.hand != FAVOR_NONE) &&
         (state->n_checkpoint == 0 ||
          were_tiles_drawn (&state->checkpoint.table,
                            state->checkpoint.table.hand != FAVOR_NONE));
}

static gboolean
invariant_9 (const KingdomState *state)
{
  const KingdomSeat *seat = &state->seat[state->head.turn_owner];

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if ((state->table.used[character] ||
         (state->n_checkpoint > 0 && state->checkpoint.table.used[character])) &&
        !seat->actions[character])
      return FALSE;
  return state->table.nobleman_first == FAVOR_NONE || state->table.used[KINGDOM_NOBLEMAN];
}

static gboolean
invariant_10 (const KingdomState *state)
{
  const gint rounds = state->options.twilight_rounds * state->head.n_seats;

  return state->twilight_left <= rounds && state->idle_turns <= state->head.n_seats &&
         state->turn <= 71 + rounds;
}

static gboolean
invariant_11 (const KingdomState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const guint n = kingdom_count_court (&state->seat[seat]);

      if (n > state->seat[seat].taken || (n == 0 && state->seat[seat].taken > 0))
        return FALSE;
    }
  return count_taken (state) <= state->turn;
}

static gboolean
invariant_12 (const KingdomState *state)
{
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (state->table.tile[tile].place == KINGDOM_PLACE_MAP)
      return TRUE;
  return FALSE;
}

static gboolean
invariant_20 (const KingdomState *state)
{
  const guint last = state->offer[KINGDOM_JESTER] + state->offer[KINGDOM_CHARLATAN];

  return last == 0 || last == count_offer (state);
}

gboolean
kingdom_validate (gconstpointer state, FavorRefusal *why)
{
  static const struct
  {
    guint8 number;
    gboolean (*holds) (const KingdomState *);
  } invariants[] = {
    { 1, invariant_1 },   { 2, invariant_2 },   { 3, invariant_3 },
    { 4, invariant_4 },   { 5, invariant_5 },   { 6, invariant_6 },
    { 7, invariant_7 },   { 8, invariant_8 },   { 9, invariant_9 },
    { 10, invariant_10 }, { 11, invariant_11 }, { 12, invariant_12 },
    { 20, invariant_20 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (invariants); i++)
    if (!invariants[i].holds (state))
      {
        if (why != NULL)
          *why = (FavorRefusal){ .reason = FAVOR_REFUSAL_BROKEN_POSITION,
                                 .arg = { invariants[i].number } };
        return FALSE;
      }
  return TRUE;
}
