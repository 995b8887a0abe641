/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-explain.h"
#include "kingdom-step.h"
#include "kingdom-value.h"
#include "kingdom-wishes.h"

/* Facts that speak for an action. Everything but the next tile and the order of the Philosophers is seen by all,
 * and nothing here depends on these. */

/* So few tiles of a kind are worth a word. */
#define FEW_TILES 3

/* ---- The tile in hand ----------------------------------------------------------------- */

/* What the tile in hand can bring at best by itself. */
static gint32
find_worth_of_hand (const KingdomState *state)
{
  KingdomMap map;

  kingdom_map_init_table (&map, state);
  return kingdom_value_of_hand (state, &kingdom_taste_skilled, &map);
}

/* Whether nothing that the Queen could find brings anything. */
static gboolean
is_choice_vain (const KingdomExplain *self)
{
  guint8 left[KINGDOM_N_TYPES];

  kingdom_count_left (&self->state->table, left);
  for (guint type = 0; type < KINGDOM_N_TYPES; type++)
    {
      const FavorAction choose = { .kind = KINGDOM_ACTION_CHOOSE_TILE,
                                   .seat = self->seat,
                                   .arg = { (gint16) type } };
      KingdomState      after = *self->state;

      if (left[type] == 0)
        continue;
      kingdom_apply (&after, &choose, NULL);
      if (after.head.phase != KINGDOM_PHASE_WORK || find_worth_of_hand (&after) > 0)
        return FALSE;
    }
  return TRUE;
}

static void
explain_draw (const KingdomExplain *self)
{
  const KingdomState *state = self->state;

  if (state->seat[self->seat].actions[KINGDOM_QUEEN] &&
      !state->table.used[KINGDOM_QUEEN] && is_choice_vain (self))
    kingdom_say (self, KINGDOM_REASON_NO_CHOICE, 50, 0, 0);
}

static void
explain_chosen_tile (const KingdomExplain *self)
{
  guint8     left[KINGDOM_N_TYPES];
  const gint n = (kingdom_count_left (&self->state->table, left),
                  left[self->action->arg[KINGDOM_CHOOSE_TYPE]]);

  kingdom_explain_soon (self);
  if (n <= FEW_TILES)
    kingdom_say (self, KINGDOM_REASON_TILES_LEFT, 10, n, 0);
}

static void
explain_replaced_tile (const KingdomExplain *self)
{
  kingdom_explain_soon (self);
  kingdom_say (self, KINGDOM_REASON_BARE, 10, kingdom_type_of[self->after.table.hand], 0);
}

static void
explain_set_aside (const KingdomExplain *self)
{
  if (kingdom_count_bag (&self->state->table) > 0)
    kingdom_say (self, KINGDOM_REASON_DRAWS_ANOTHER, 50, 0, 0);
  else
    kingdom_say (self, KINGDOM_REASON_FITS_NOWHERE, 50, 0, 0);
}

static void
explain_rewind (const KingdomExplain *self)
{
  const KingdomTable *table = &self->state->table;
  KingdomMap          map;

  kingdom_map_init_table (&map, self->state);
  if (kingdom_table_faults (table, &map, NULL) > 0)
    kingdom_say (self, KINGDOM_REASON_MENDS, 140, 0, 0);
  if (table->hand != FAVOR_NONE && !kingdom_fits_somewhere (table, &map))
    kingdom_say (self, KINGDOM_REASON_FITS_NOWHERE, 50, 0, 0);
}

/* ---- Pieces and action favors --------------------------------------------------------- */

static void
explain_play (const KingdomExplain *self)
{
  const gint piece = kingdom_find_played (self->action);
  const gint left = self->after.seat[self->seat].pieces[piece];

  kingdom_explain_change (self);
  if (self->after.table.n_replaced > self->state->table.n_replaced)
    kingdom_say (self, KINGDOM_REASON_COVERS, 40, 0, 0);
  if (left > 0)
    kingdom_say (self, KINGDOM_REASON_KEEPS_MORE, 2, left, 0);
}

static gint
count_pieces (const KingdomSeat *seat)
{
  gint n = 0;

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    n += seat->pieces[piece];
  return n;
}

/* The favor that the action flips is ready again when the next turn begins. */
static void
explain_use (const KingdomExplain *self)
{
  const KingdomTable *table = &self->state->table;

  kingdom_explain_change (self);
  if (count_pieces (&self->state->seat[self->seat]) > 0)
    kingdom_say (self, KINGDOM_REASON_OPENS, 2, 0, 0);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (self->after.table.used[character] && !table->used[character])
      kingdom_say (self, KINGDOM_REASON_READY_AGAIN, 3, (gint) character, 0);
}

static void
explain_rejection (const KingdomExplain *self)
{
  if (find_worth_of_hand (self->state) == 0)
    kingdom_say (self, KINGDOM_REASON_REJECTS, 100, 0, 0);
  kingdom_say (self, KINGDOM_REASON_READY_AGAIN, 3, KINGDOM_CHARLATAN, 0);
}

/* ---- The end of step two -------------------------------------------------------------- */

/* Whether a single play brings somebody new who would not come anyway. */
static gboolean
can_win_by_play (const KingdomExplain *self)
{
  g_auto (FavorActions) legal = { 0 };
  guint8                before[KINGDOM_N_CHARACTERS];

  kingdom_wish_find_granted (self->state, before);
  kingdom_list (self->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      KingdomState after;
      guint8       granted[KINGDOM_N_CHARACTERS];

      if (kingdom_find_played (&legal.items[i]) == FAVOR_NONE)
        continue;
      after = *self->state;
      kingdom_apply (&after, &legal.items[i], NULL);
      kingdom_wish_find_granted (&after, granted);
      for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
        if (granted[character] && !before[character] &&
            kingdom_explain_is_new (self, character))
          return TRUE;
    }
  return FALSE;
}

static void
explain_end (const KingdomExplain *self)
{
  const gint n = count_pieces (&self->state->seat[self->seat]);

  if (self->after.head.phase == KINGDOM_PHASE_CLAIM)
    for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
      {
        const gboolean is_new = kingdom_explain_is_new (self, character);

        if (self->after.offer[character])
          kingdom_say (self,
                       is_new ? KINGDOM_REASON_TAKES : KINGDOM_REASON_TAKES_LEAST,
                       is_new ? 200 + 100 * (gint32) character : 15 + (gint32) character,
                       (gint) character,
                       0);
      }
  if (n == 0)
    return;
  kingdom_say (self, KINGDOM_REASON_KEEPS_PIECES, 10, n, 0);
  if (!can_win_by_play (self))
    kingdom_say (self, KINGDOM_REASON_NO_PLAY, 60, 0, 0);
}

/* ---- A favor that is taken ------------------------------------------------------------ */

/* The set of those who have been ahead, or level, and no longer are. */
static guint
find_passed (const KingdomExplain *self)
{
  const KingdomState *state = self->state;
  const gint          before = kingdom_standing (&state->seat[self->seat]);
  const gint          now = kingdom_standing (&self->after.seat[self->seat]);
  guint               passed = 0;

  for (FavorSeat other = 0; other < (FavorSeat) state->head.n_seats; other++)
    {
      const gint theirs = kingdom_standing (&state->seat[other]);

      if (other != self->seat && theirs >= before && theirs < now)
        passed |= 1u << other;
    }
  return passed;
}

static guint
count_pieces_from (const KingdomSeat *seat, guint character)
{
  guint n = 0;

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    n += kingdom_giver[piece] == character ? seat->pieces[piece] : 0;
  return n;
}

static void
explain_piece (const KingdomExplain *self, guint character)
{
  const KingdomSeat *seat = &self->state->seat[self->seat];
  const guint        n = count_pieces_from (seat, character);

  if (n == 0)
    kingdom_say (self, KINGDOM_REASON_FIRST_PIECE, 50, 0, 0);
  else
    kingdom_say (self, KINGDOM_REASON_HOLDS, 5, (gint) n + 1, 0);
}

static void
explain_gift (const KingdomExplain *self, guint character)
{
  const KingdomState *state = self->state;
  const gint          level = kingdom_level_of (character);

  if (kingdom_figures[character].favor == KINGDOM_FAVOR_ACTION)
    kingdom_say (self, KINGDOM_REASON_EACH_TURN, 70, 0, 0);
  else if (kingdom_figures[character].favor != KINGDOM_FAVOR_VICTORY)
    explain_piece (self, character);
  if (kingdom_count_stack (&state->table, character) == 1)
    kingdom_say (self, KINGDOM_REASON_LAST_ONE, 60, 0, 0);
  if (level != FAVOR_NONE)
    kingdom_say (self,
                 KINGDOM_REASON_LEVEL,
                 40,
                 (gint) character,
                 self->after.levels[level]);
}

static void
explain_taking (const KingdomExplain *self)
{
  const guint  character = (guint) self->action->arg[KINGDOM_CHARACTER];
  const gint32 rank = (gint32) character + 1;
  const guint  passed = find_passed (self);
  guint        best = KINGDOM_N_CHARACTERS - 1;

  if (self->after.winner == self->seat)
    kingdom_say (self, KINGDOM_REASON_WINS, 100000, 0, 0);
  if (kingdom_explain_is_new (self, character))
    kingdom_say (self, KINGDOM_REASON_JOINS_COURT, 100 * rank, rank, 0);
  if (passed != 0)
    kingdom_say (self, KINGDOM_REASON_PASSES, 100 * rank + 50, (gint) passed, 0);
  while (!self->state->offer[best])
    best--;
  if (character == best)
    kingdom_say (self, KINGDOM_REASON_HIGHEST, 30, 0, 0);
  explain_gift (self, character);
}

/* ---- All ------------------------------------------------------------------------------ */

static void
explain_work (const KingdomExplain *self)
{
  switch (self->action->kind)
    {
    case KINGDOM_ACTION_SET_ASIDE_TILE:
      explain_set_aside (self);
      break;
    case KINGDOM_ACTION_PLAY_TRIANGLE:
    case KINGDOM_ACTION_PLAY_TOKEN:
      explain_play (self);
      break;
    case KINGDOM_ACTION_USE_CHARLATAN:
      explain_rejection (self);
      break;
    case KINGDOM_ACTION_USE_BISHOP:
      kingdom_say (self, KINGDOM_REASON_EXTRA, 60, 0, 0);
      break;
    case KINGDOM_ACTION_USE_GENERAL:
      kingdom_say (self,
                   KINGDOM_REASON_REUSE,
                   60,
                   self->action->arg[KINGDOM_CHARACTER],
                   0);
      break;
    case KINGDOM_ACTION_REWIND:
      explain_rewind (self);
      break;
    case KINGDOM_ACTION_FINISH_WORK:
      explain_end (self);
      break;
    case KINGDOM_ACTION_LAY_TILE:
      kingdom_explain_change (self);
      break;
    default:
      explain_use (self);
      break;
    }
}

void
kingdom_explain (gconstpointer observed, const FavorAction *action, FavorReasons *out)
{
  KingdomExplain self = {
    .state = observed,
    .action = action,
    .seat = action->seat,
    .out = out,
  };

  if (action->kind == KINGDOM_ACTION_DRAW_TILE)
    {
      explain_draw (&self);
      return;
    }
  self.after = *self.state;
  kingdom_apply (&self.after, action, NULL);
  switch ((KingdomPhase) self.state->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      explain_chosen_tile (&self);
      break;
    case KINGDOM_PHASE_MATCH:
      explain_replaced_tile (&self);
      break;
    case KINGDOM_PHASE_CLAIM:
      explain_taking (&self);
      break;
    case KINGDOM_PHASE_WORK:
      explain_work (&self);
      break;
    case KINGDOM_PHASE_OVER:
      break;
    }
}
