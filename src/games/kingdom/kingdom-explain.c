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

/* Whether the tile in hand alone can bring somebody new to the court. */
static gboolean
can_win_by_hand (const KingdomState *state)
{
  static const KingdomTaste newcomers = { .rank = 100 };
  KingdomMap                map;

  kingdom_map_init_table (&map, state);
  return kingdom_value_of_hand (state, &newcomers, &map) > 0;
}

/* In how many places it fits. */
static gint
count_places (const KingdomState *state)
{
  g_auto (FavorActions) legal = { 0 };
  const FavorAction    *last = NULL;
  gint                  n = 0;

  kingdom_list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const FavorAction *lay = &legal.items[i];

      if (lay->kind != KINGDOM_ACTION_LAY_TILE ||
          kingdom_find_fit (state, lay, (guint) lay->arg[KINGDOM_LAY_ROT]) != KINGDOM_FIT)
        continue;
      if (last == NULL || last->arg[KINGDOM_AT_X] != lay->arg[KINGDOM_AT_X] ||
          last->arg[KINGDOM_AT_Y] != lay->arg[KINGDOM_AT_Y])
        n++;
      last = lay;
    }
  return n;
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
      if (after.head.phase != KINGDOM_PHASE_WORK || can_win_by_hand (&after))
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
  guint8 left[KINGDOM_N_TYPES];
  gint   n;

  kingdom_count_left (&self->state->table, left);
  n = left[self->action->arg[KINGDOM_CHOOSE_TYPE]];
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
  const gint pieces = (gint) kingdom_count_supply (&self->after.seat[self->seat]) -
                      (gint) kingdom_count_supply (&self->state->seat[self->seat]);
  KingdomMap map;

  kingdom_map_init_table (&map, self->state);
  if (kingdom_table_faults (table, &map, NULL) > 0)
    kingdom_say (self, KINGDOM_REASON_MENDS, 140, 0, 0);
  if (table->hand != FAVOR_NONE && !kingdom_fits_somewhere (table, &map))
    kingdom_say (self, KINGDOM_REASON_FITS_NOWHERE, 50, 0, 0);
  if (table->hand == FAVOR_NONE && self->after.table.hand != FAVOR_NONE)
    kingdom_say (self, KINGDOM_REASON_TILE_BACK, 20, 0, 0);
  if (pieces > 0)
    kingdom_say (self, KINGDOM_REASON_PIECES_BACK, 30, pieces, 0);
}

/* ---- Pieces and action favors --------------------------------------------------------- */

/* Whether one more triangle makes the tile in hand nothing but meadow. */
static gboolean
can_clear_hand (const KingdomState *state, FavorSeat seat)
{
  for (guint favor = 0; favor < KINGDOM_N_PLAYED_TRIANGLES; favor++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const FavorAction play = {
          .kind = KINGDOM_ACTION_PLAY_TRIANGLE,
          .seat = seat,
          .arg = { (gint16) favor, KINGDOM_IN_HAND, KINGDOM_IN_HAND, (gint16) side },
        };
        KingdomState after = *state;
        FavorRefusal why;

        if (!kingdom_check (state, &play, &why))
          continue;
        kingdom_apply (&after, &play, NULL);
        if (kingdom_look_is_meadow_only (&after.look[after.table.hand]))
          return TRUE;
      }
  return FALSE;
}

/* What is played on the tile in hand may make it fit in more places, or be half of a field. */
static void
explain_fitting (const KingdomExplain *self)
{
  gint more;

  if (self->action->arg[KINGDOM_PLAY_X] != KINGDOM_IN_HAND)
    return;
  if (kingdom_explain_is_new (self, KINGDOM_HUNTER) &&
      kingdom_can_have (self->state, self->seat, KINGDOM_HUNTER) &&
      can_clear_hand (&self->after, self->seat))
    kingdom_say (self, KINGDOM_REASON_CLEARS, 500, 0, 0);
  more = count_places (&self->after) - count_places (self->state);
  if (more > 0)
    kingdom_say (self, KINGDOM_REASON_FITS_MORE, 4 + more, more, 0);
}

static void
explain_play (const KingdomExplain *self)
{
  const gint piece = kingdom_find_played (self->action);
  const gint left = self->after.seat[self->seat].pieces[piece];

  kingdom_explain_change (self);
  explain_fitting (self);
  if (self->after.table.n_replaced > self->state->table.n_replaced)
    kingdom_say (self, KINGDOM_REASON_COVERS, 40, 0, 0);
  if (left > 0)
    kingdom_say (self, KINGDOM_REASON_KEEPS_MORE, 2, left, 0);
}

/* The favor that the action flips is ready again when the next turn begins. */
static void
explain_use (const KingdomExplain *self)
{
  const KingdomTable *table = &self->state->table;

  kingdom_explain_change (self);
  if (kingdom_count_supply (&self->state->seat[self->seat]) > 0)
    kingdom_say (self, KINGDOM_REASON_OPENS, 4, 0, 0);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (self->after.table.used[character] && !table->used[character])
      kingdom_say (self, KINGDOM_REASON_READY_AGAIN, 3, (gint) character, 0);
}

static void
explain_rejection (const KingdomExplain *self)
{
  if (!can_win_by_hand (self->state))
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

/* What would be on offer; pieces that come for replaced ones are not thought of, as a Philosopher may be hidden. */
static void
explain_offer (const KingdomExplain *self)
{
  guint8 granted[KINGDOM_N_CHARACTERS], offer[KINGDOM_N_CHARACTERS];

  kingdom_wish_find_granted (self->state, granted);
  kingdom_find_offer (self->state, self->seat, granted, offer);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      const gboolean is_new = kingdom_explain_is_new (self, character);

      if (offer[character])
        kingdom_say (self,
                     is_new ? KINGDOM_REASON_TAKES : KINGDOM_REASON_TAKES_LEAST,
                     is_new ? 200 + 100 * (gint32) character : 15 + (gint32) character,
                     (gint) character,
                     0);
    }
}

static void
explain_end (const KingdomExplain *self)
{
  const gint n = (gint) kingdom_count_supply (&self->state->seat[self->seat]);

  explain_offer (self);
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

/* What comes of these takes what is hidden, or leads to it. */
static gboolean
is_open (guint kind)
{
  return kind != KINGDOM_ACTION_DRAW_TILE && kind != KINGDOM_ACTION_FINISH_WORK;
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

  if (is_open (action->kind))
    {
      self.after = *self.state;
      kingdom_apply (&self.after, action, NULL);
    }
  switch ((KingdomPhase) self.state->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      if (action->kind == KINGDOM_ACTION_DRAW_TILE)
        explain_draw (&self);
      else
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
