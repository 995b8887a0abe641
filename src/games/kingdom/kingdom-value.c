/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-template.h"
#include "kingdom-value.h"
#include "kingdom-wishes.h"

#define RANK    100
#define VICTORY 100000
/* What is lost by a turn that cannot end like that. */
#define UNFINISHED 50000
/* What a fault costs to mend, and what may come of a draw. */
#define MISHAP   150
#define SURPRISE 400

/* What pieces are worth to hold; each further one of a kind half as much as the one before (see worth_of_pieces). */
static const gint16 worth_of_piece[KINGDOM_N_PIECES] = {
  [KINGDOM_PIECE_JESTER] = 30,    [KINGDOM_PIECE_FARMER] = 120,
  [KINGDOM_PIECE_LABORER] = 150,  [KINGDOM_PIECE_GUARD] = 200,
  [KINGDOM_PIECE_HUNTER] = 150,   [KINGDOM_PIECE_ASTRONOMER] = 200,
  [KINGDOM_PIECE_KNIGHT] = 200,   [KINGDOM_PIECE_NOBLEWOMAN] = 300,
  [KINGDOM_PIECE_STRAIGHT] = 150, [KINGDOM_PIECE_CURVE] = 150,
  [KINGDOM_PIECE_BRIDGE] = 250,
};

static const gint16 worth_of_action[KINGDOM_N_CHARACTERS] = {
  [KINGDOM_CHARLATAN] = 400, [KINGDOM_HANDMAIDEN] = 500, [KINGDOM_MERCHANT] = 700,
  [KINGDOM_MAGICIAN] = 500,  [KINGDOM_PAWNBROKER] = 400, [KINGDOM_NOBLEMAN] = 600,
  [KINGDOM_ALCHEMIST] = 500, [KINGDOM_BISHOP] = 800,     [KINGDOM_GENERAL] = 400,
  [KINGDOM_QUEEN] = 800,
};

/* Who leaves little to others leaves little to all: more of it costs more courtiers than it wins games. */
const KingdomTaste kingdom_taste_casual = { 100, 600, 100, 100, 0, 0, 0, 0 };
const KingdomTaste kingdom_taste_skilled = { 100, 0, 0, 100, 50, 30, 15, 0 };
const KingdomTaste kingdom_taste_master = { 100, 0, 0, 100, 50, 30, 40, 100 };

/* So many own turns are enough to make use of everything. */
#define LONG 12

/* How many own turns are left, in percent of a long time. */
static gint
time_left (const KingdomState *state)
{
  const guint turns = state->twilight_left == KINGDOM_NO_TWILIGHT
                        ? kingdom_count_bag (&state->table) / state->head.n_seats
                        : 0;

  return (gint) MIN (turns, LONG) * 100 / LONG;
}

static gint32
worth_of_pieces (guint piece, guint n)
{
  gint32 worth = 0, next = worth_of_piece[piece];

  for (guint i = 0; i < n && next > 0; i++, next = next * 3 / 4)
    worth += next;
  return worth;
}

/* What a piece or an action favor helps to, and what that adds to its worth until it is done. */
typedef struct
{
  guint8 thing;
  guint8 character;
  gint16 worth;
} Help;

static const Help helps_of_pieces[] = {
  { KINGDOM_PIECE_LABORER, KINGDOM_MAGICIAN, 100 },
  { KINGDOM_PIECE_ASTRONOMER, KINGDOM_HUNTER, 500 },
  { KINGDOM_PIECE_KNIGHT, KINGDOM_PAWNBROKER, 300 },
  { KINGDOM_PIECE_NOBLEWOMAN, KINGDOM_BISHOP, 400 },
  { KINGDOM_PIECE_CURVE, KINGDOM_KNIGHT, 100 },
  { KINGDOM_PIECE_BRIDGE, KINGDOM_HANDMAIDEN, 400 },
};

static const Help helps_of_actions[] = {
  { KINGDOM_MERCHANT, KINGDOM_NOBLEMAN, 800 },
};

static gboolean
wants (const KingdomState *state, const KingdomSeat *seat, guint character)
{
  return !seat->court[character] && kingdom_count_stack (&state->table, character) > 0;
}

static gint32
worth_of_helps (const KingdomState *state, const KingdomSeat *seat)
{
  gint32 worth = 0;

  for (guint i = 0; i < G_N_ELEMENTS (helps_of_pieces); i++)
    if (seat->pieces[helps_of_pieces[i].thing] > 0 &&
        wants (state, seat, helps_of_pieces[i].character))
      worth += helps_of_pieces[i].worth;
  for (guint i = 0; i < G_N_ELEMENTS (helps_of_actions); i++)
    if (seat->actions[helps_of_actions[i].thing] &&
        wants (state, seat, helps_of_actions[i].character))
      worth += helps_of_actions[i].worth;
  return worth;
}

static gint32
worth_of_things (const KingdomState *state, const KingdomSeat *seat)
{
  gint32 worth = worth_of_helps (state, seat);

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    worth += worth_of_pieces (piece, seat->pieces[piece]);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    worth += seat->actions[character] ? worth_of_action[character] : 0;
  return worth;
}

/* What one more thing from a character is worth. */
static gint32
worth_of_gift (const KingdomState *state, const KingdomSeat *seat, guint character)
{
  KingdomSeat after = *seat;
  guint       piece = 0;

  if (kingdom_figures[character].favor == KINGDOM_FAVOR_VICTORY)
    return VICTORY;
  after.court[character] = TRUE;
  if (kingdom_figures[character].favor == KINGDOM_FAVOR_ACTION)
    after.actions[character] = TRUE;
  else if (character == KINGDOM_PHILOSOPHER)
    after.pieces[state->table.philosophers[0]]++;
  else
    {
      while (kingdom_giver[piece] != character)
        piece++;
      after.pieces[piece]++;
    }
  return worth_of_things (state, &after) - worth_of_things (state, seat);
}

/* What a character is worth in itself. */
static gint32
worth_of_character (const KingdomTaste *taste, gboolean is_new, guint character)
{
  const gint32 rank = (gint32) character + 1;

  return is_new ? rank * taste->rank + taste->first
                : rank * taste->again + (taste->again > 0 ? 2 * RANK : 0);
}

gint32
kingdom_value_of_favor (const KingdomState *state,
                        const KingdomTaste *taste,
                        FavorSeat           seat,
                        guint               character)
{
  const KingdomSeat *self = &state->seat[seat];
  const gint32       gift = worth_of_gift (state, self, character);

  return worth_of_character (taste, !self->court[character], character) +
         (gint32) ((gint64) gift * taste->things * time_left (state) / 10000);
}

/* What could be taken if step two ended now (5.4). */
static void
find_offer (const KingdomState *state, const KingdomLand *land, guint8 *offer)
{
  guint8 granted[KINGDOM_N_CHARACTERS];

  if (state->head.phase == KINGDOM_PHASE_CLAIM)
    {
      memcpy (offer, state->offer, sizeof state->offer);
      return;
    }
  kingdom_wish_find_granted_on (state, land, granted);
  kingdom_find_offer (state, state->head.turn_owner, granted, offer);
}

gint
kingdom_value_best_claim (const KingdomState *state,
                          const KingdomTaste *taste,
                          const KingdomLand  *land,
                          gint32             *value)
{
  guint8 offer[KINGDOM_N_CHARACTERS];
  gint   best = FAVOR_NONE;

  *value = 0;
  find_offer (state, land, offer);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      gint32 worth;

      if (!offer[character])
        continue;
      worth = kingdom_value_of_favor (state, taste, state->head.turn_owner, character);
      if (best == FAVOR_NONE || worth > *value)
        {
          best = (gint) character;
          *value = worth;
        }
    }
  return best;
}

/* Where a character counts again, what has left the stacks counts as taken. */
static gint32
worth_of_court (const KingdomState *state, const KingdomTaste *taste, FavorSeat seat)
{
  const KingdomSeat *self = &state->seat[seat];
  const gint32       things = worth_of_things (state, self) * taste->things / 100;
  gint32             worth = things * time_left (state) / 100 + self->taken;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      if (self->court[character])
        worth += worth_of_character (taste, TRUE, character) -
                 worth_of_character (taste, FALSE, character);
      worth -= worth_of_character (taste, FALSE, character) *
               (gint32) kingdom_count_stack (&state->table, character);
    }
  return worth + (state->winner == seat ? VICTORY : 0);
}

static gint32
worth_of_best_other (const KingdomState *state, const KingdomTaste *taste, FavorSeat seat)
{
  gint32 best = G_MININT32;

  if (taste->others == 0)
    return 0;
  for (FavorSeat other = 0; other < (FavorSeat) state->head.n_seats; other++)
    if (other != seat)
      best = MAX (best, worth_of_court (state, taste, other));
  return best * taste->others / 100;
}

/* What the map promises to the player, less what it promises to others who come before. */
static gint32
worth_of_promises (const KingdomState *state,
                   const KingdomTaste *taste,
                   FavorSeat           seat,
                   const KingdomLand  *land)
{
  KingdomPromise promise;
  gint32         worth = 0;

  kingdom_promise_find (land, state->levels, &promise);
  if (taste->great_plans != 0)
    kingdom_template_promise (land, &promise);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      const gint32 share = promise.chance[character] * (gint32) (character + 1);
      gboolean     others = FALSE;

      if (share == 0)
        continue;
      for (FavorSeat other = 0; other < (FavorSeat) state->head.n_seats; other++)
        others = others ||
                 (other != seat && wants (state, &state->seat[other], character));
      if (wants (state, &state->seat[seat], character))
        worth += share *
                 (character >= KINGDOM_GENERAL ? taste->great_plans
                                               : taste->own_promise) /
                 100;
      if (others)
        worth -= share * taste->other_promise / 100;
    }
  return worth;
}

static gboolean
has_promises (const KingdomTaste *taste)
{
  return taste->own_promise != 0 || taste->other_promise != 0;
}

/* Half of the road of the tile in hand is cleared away (see kingdom-consider.c). */
static gboolean
is_clearing (const KingdomState *state)
{
  const KingdomLook *look = &state->look[state->table.hand];

  return look->cities == 0 && look->walls == 0 && favor_sides_count (look->roads) == 1 &&
         look->middle == KINGDOM_MIDDLE_NOTHING;
}

/* In the own turn: what it can bring yet, or -1 if it cannot end like that. */
static gint32
judge_turn (const KingdomState *state,
            const KingdomTaste *taste,
            const KingdomLand  *land,
            gint32             *hope)
{
  gint32 faults;

  *hope = SURPRISE;
  if (state->head.phase == KINGDOM_PHASE_DRAW || state->head.phase == KINGDOM_PHASE_MATCH)
    return -UNFINISHED;
  if (state->head.phase == KINGDOM_PHASE_CLAIM)
    {
      kingdom_value_best_claim (state, taste, land, hope);
      return *hope;
    }
  faults = (gint32) kingdom_table_faults (&state->table, &land->map, NULL);
  if (state->table.hand == FAVOR_NONE)
    kingdom_value_best_claim (state, taste, land, hope);
  else if (faults == 0)
    *hope = kingdom_value_of_hand (state, taste, &land->map);
  else if (is_clearing (state))
    *hope = kingdom_value_of_favor (state, taste, state->head.turn_owner, KINGDOM_HUNTER);
  if (faults == 0 && state->table.hand == FAVOR_NONE)
    return *hope;
  *hope -= faults * MISHAP;
  return -UNFINISHED;
}

gint32
kingdom_value_judge (const KingdomState *state,
                     const KingdomTaste *taste,
                     FavorSeat           seat,
                     gint32             *hope)
{
  gint32 value = worth_of_court (state, taste, seat) -
                 worth_of_best_other (state, taste, seat);

  *hope = 0;
  if (state->head.phase != KINGDOM_PHASE_OVER &&
      (state->head.turn_owner == seat || has_promises (taste)))
    {
      KingdomLand land;

      kingdom_map_init_table (&land.map, state);
      kingdom_land_join (&land, NULL);
      if (has_promises (taste))
        value += worth_of_promises (state, taste, seat, &land);
      *hope = value;
      if (state->head.turn_owner == seat)
        {
          gint32 more;

          value += judge_turn (state, taste, &land, &more);
          *hope += more;
        }
    }
  else
    *hope = value;
  return value;
}
