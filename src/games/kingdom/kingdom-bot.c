/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-bot.h"
#include "kingdom-wishes.h"

/* The baseline policy of section 11: lay where it fits, rather where it earns a favor; take the best. */

#define NOISE     50
#define LAY       3000
#define SET_ASIDE 2500
#define MEND      2000
#define FINISH    1500
#define TAKE_BACK 1000
#define OTHER_LAY 500
#define BY_RANK   100
#define POINT     100

/* The rank of the best favor that a lay would earn. */
static gint32
rank_of_lay (const KingdomState *state, const KingdomEdit *edit)
{
  KingdomTile tiles[KINGDOM_N_TILES];
  guint8      met[KINGDOM_N_CHARACTERS];

  memcpy (tiles, state->table.tile, sizeof tiles);
  tiles[edit->tile[0]] = edit->record[0];
  kingdom_wish_find_met (state->before, tiles, state->levels, met);
  for (guint character = KINGDOM_N_CHARACTERS; character-- > 0;)
    if (met[character] && kingdom_count_stack (&state->table, character) > 0 &&
        !state->seat[state->head.decider].actions[character])
      return (gint32) character + 1;
  return 0;
}

static gint32
liking_of_work (const KingdomState *state,
                const FavorAction  *action,
                const KingdomMap   *map,
                gint                faults)
{
  KingdomEdit edit;
  gint        after;

  if (action->kind == KINGDOM_ACTION_SET_ASIDE_TILE)
    return SET_ASIDE;
  if (action->kind == KINGDOM_ACTION_FINISH_WORK)
    return FINISH;
  if (action->kind == KINGDOM_ACTION_REWIND)
    return TAKE_BACK;
  kingdom_edit_init (&edit, &state->table, action);
  after = faults + kingdom_edit_faults (&edit, &state->table, map);
  if (action->kind != KINGDOM_ACTION_LAY_TILE)
    return after < faults ? MEND : 0;
  return after > 0 ? OTHER_LAY : LAY + BY_RANK * rank_of_lay (state, &edit);
}

static gint32
liking (const KingdomState *state,
        const FavorAction  *action,
        const KingdomMap   *map,
        gint                faults)
{
  switch ((KingdomPhase) state->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      return action->kind == KINGDOM_ACTION_DRAW_TILE ? LAY : 0;
    case KINGDOM_PHASE_WORK:
      return liking_of_work (state, action, map, faults);
    case KINGDOM_PHASE_CLAIM:
      return BY_RANK * action->arg[KINGDOM_CHARACTER];
    case KINGDOM_PHASE_MATCH:
    case KINGDOM_PHASE_OVER:
      break;
    }
  return 0;
}

guint
kingdom_prefer (gconstpointer       state,
                const FavorActions *legal,
                FavorRng           *rng,
                gint32             *likings)
{
  const KingdomState *self = state;
  FavorBest           best = FAVOR_BEST_INIT (likings);
  KingdomMap          map;
  gint                faults;

  kingdom_map_init (&map, self->table.tile);
  faults = (gint) kingdom_table_faults (&self->table, &map, NULL);
  for (guint i = 0; i < legal->n; i++)
    favor_best_weigh (&best,
                      i,
                      liking (self, &legal->items[i], &map, faults) +
                        (gint32) favor_rng_below (rng, NOISE));
  return best.index;
}

/* The standing, with pieces as a small part of it, compared with the best other. */
static gint32
value_of (const KingdomState *state, FavorSeat seat)
{
  const KingdomSeat *self = &state->seat[seat];
  gint32             value = POINT * kingdom_standing (self);

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    value += self->pieces[piece] * (gint32) (kingdom_giver[piece] + 1) * 2;
  if (state->winner == seat)
    value += 1000 * POINT;
  return value;
}

gint32
kingdom_evaluate (gconstpointer state, FavorSeat seat)
{
  const KingdomState *self = state;
  gint32              best = G_MININT32;

  for (FavorSeat other = 0; other < (FavorSeat) self->head.n_seats; other++)
    if (other != seat)
      best = MAX (best, value_of (self, other));
  return value_of (self, seat) - best;
}

/* As `favor-referee bench` measures them. */
const FavorCosts kingdom_costs = {
  .apply = 24000,
  .evaluate = 700,
  .observe = 300,
  .determinize = 500,
  .list = { 50000, 12000 },
  .prefer = { 20000, 30000 },
};

const FavorEffort kingdom_efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = { .budget = 200000, .sampling = { 2, 0, 1, 0, 0 } },
  [FAVOR_EFFORT_MASTER] = { .budget = 120000000, .sampling = { 12, 0, 1, 0, 0 } },
};
