/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-bot.h"
#include "kingdom-value.h"
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

/**
 * Policy:
 * @faults: of the map and the tile in hand
 *
 * How a list is looked at.
 */
typedef struct
{
  const KingdomState *state;
  KingdomMap          map;
  KingdomBefore       before;
  gint                faults;
} Policy;

/* The best favor that a lay would earn. */
static gint32
liking_of_lay (Policy *self, const KingdomEdit *edit)
{
  const KingdomState *state = self->state;
  KingdomTile         tiles[KINGDOM_N_TILES];
  guint8              met[KINGDOM_N_CHARACTERS];
  gint32              best = 0;

  memcpy (tiles, state->table.tile, sizeof tiles);
  tiles[edit->tile[0]] = edit->record[0];
  kingdom_wish_find_met_since (&self->before, tiles, state->levels, met);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (met[character] && kingdom_can_have (state, state->head.turn_owner, character))
      best = (gint32) character + 1;
  return best;
}

static gint32
liking_of_work (Policy *self, const FavorAction *action)
{
  const KingdomTable *table = &self->state->table;
  KingdomEdit         edit;
  gint                after;

  if (action->kind == KINGDOM_ACTION_SET_ASIDE_TILE)
    return SET_ASIDE;
  if (action->kind == KINGDOM_ACTION_FINISH_WORK)
    return FINISH;
  if (action->kind == KINGDOM_ACTION_REWIND)
    return TAKE_BACK;
  kingdom_edit_init (&edit, table, action);
  after = self->faults + kingdom_edit_faults (&edit, table, &self->map);
  if (action->kind != KINGDOM_ACTION_LAY_TILE)
    return after < self->faults ? MEND : 0;
  return after > 0 ? OTHER_LAY : LAY + BY_RANK * liking_of_lay (self, &edit);
}

static gint32
liking (Policy *self, const FavorAction *action)
{
  switch ((KingdomPhase) self->state->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      return action->kind == KINGDOM_ACTION_DRAW_TILE ? LAY : 0;
    case KINGDOM_PHASE_WORK:
      return liking_of_work (self, action);
    case KINGDOM_PHASE_CLAIM:
      return BY_RANK * action->arg[KINGDOM_CHARACTER];
    case KINGDOM_PHASE_MATCH:
    case KINGDOM_PHASE_OVER:
      break;
    }
  return 0;
}

static guint
prefer (Policy *self, const FavorActions *legal, FavorRng *rng, gint32 *likings)
{
  const KingdomTable *table = &self->state->table;
  FavorBest           best = FAVOR_BEST_INIT (likings);

  kingdom_map_init_table (&self->map, self->state);
  kingdom_before_init (&self->before, self->state->before);
  self->faults = (gint) kingdom_table_faults (table, &self->map, NULL);
  for (guint i = 0; i < legal->n; i++)
    favor_best_weigh (&best,
                      i,
                      liking (self, &legal->items[i]) +
                        (gint32) favor_rng_below (rng, NOISE));
  return best.index;
}

guint
kingdom_prefer (gconstpointer       state,
                const FavorActions *legal,
                FavorRng           *rng,
                gint32             *likings)
{
  Policy self = { .state = state };

  return prefer (&self, legal, rng, likings);
}

gint32
kingdom_evaluate (gconstpointer state, FavorSeat seat)
{
  gint32 hope;

  return kingdom_value_judge (state, &kingdom_taste_skilled, seat, &hope);
}

static gint32
judge_casually (gconstpointer state, FavorSeat seat, gint32 *hope)
{
  return kingdom_value_judge (state, &kingdom_taste_casual, seat, hope);
}

static gint32
judge_skilfully (gconstpointer state, FavorSeat seat, gint32 *hope)
{
  return kingdom_value_judge (state, &kingdom_taste_skilled, seat, hope);
}

static gint32
judge_masterly (gconstpointer state, FavorSeat seat, gint32 *hope)
{
  return kingdom_value_judge (state, &kingdom_taste_master, seat, hope);
}

/* As `favor-referee bench` measures them. */
const FavorCosts kingdom_costs = {
  .apply = 2200,
  .evaluate = 15000,
  .observe = 300,
  .determinize = 500,
  .list = { 4000, 100 },
  .prefer = { 3000, 3000 },
};

/* A wide beam alone brings a level to the next one: it is narrow where a player follows the first good idea. */
const FavorEffort kingdom_casual = {
  .budget = 100000000,
  .planning = { .samples = 1, .width = 1, .depth = 2, .judge = judge_casually },
};

const FavorEffort kingdom_efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = {
    .budget = 400000000,
    .planning = { .samples = 1, .width = 3, .depth = 3, .judge = judge_skilfully },
  },
  [FAVOR_EFFORT_MASTER] = {
    .budget = 2000000000,
    .planning = { .samples = 1, .width = 32, .depth = 4, .judge = judge_masterly },
  },
};
