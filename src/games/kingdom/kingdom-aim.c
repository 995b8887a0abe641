/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-aim.h"
#include "kingdom-promise.h"

/* Changes below that share of a hundred turns are no aim. */
#define LEAST_CHANGE 5

static void
find_land (const KingdomState *state, KingdomLand *land)
{
  kingdom_map_init_table (&land->map, state);
  kingdom_land_join (land, NULL);
}

/* Everybody can have those two. */
static gboolean
is_somebody (gint character)
{
  return character > KINGDOM_CHARLATAN;
}

static gboolean
set (KingdomAim *aim, gint character, KingdomAimWhen when)
{
  *aim = (KingdomAim){ (guint8) character, (guint8) when };
  return TRUE;
}

/* Whether step two could end, and with whom. */
static gint
find_claim (const KingdomState *state, gint32 *worth)
{
  KingdomLand land;

  find_land (state, &land);
  *worth = 0;
  if (state->table.hand != FAVOR_NONE ||
      kingdom_table_faults (&state->table, &land.map, NULL) > 0)
    return FAVOR_NONE;
  return kingdom_value_best_claim (state, &kingdom_taste_skilled, &land, worth);
}

/* Steps after which the turn may end. */
static gboolean
is_step (const FavorAction *action)
{
  return action->kind == KINGDOM_ACTION_LAY_TILE ||
         (action->kind >= KINGDOM_ACTION_PLAY_TRIANGLE &&
          action->kind <= KINGDOM_ACTION_USE_ALCHEMIST &&
          action->kind != KINGDOM_ACTION_USE_CHARLATAN);
}

/* The best that one more step makes possible. */
static gint
find_next_claim (const KingdomState *state, gint32 *most)
{
  g_auto (FavorActions) legal = { 0 };
  gint                  best = FAVOR_NONE;

  *most = 0;
  kingdom_list (state, &legal);
  kingdom_consider (state, FALSE, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      KingdomState after = *state;
      gint         claim;
      gint32       worth;

      if (!is_step (&legal.items[i]))
        continue;
      kingdom_apply (&after, &legal.items[i], NULL);
      claim = find_claim (&after, &worth);
      if (is_somebody (claim) && worth > *most)
        {
          best = claim;
          *most = worth;
        }
    }
  return best;
}

static gboolean
wants (const KingdomState *state, FavorSeat seat, guint character)
{
  return !state->seat[seat].court[character] &&
         kingdom_count_stack (&state->table, character) > 0;
}

static gboolean
find_change (const KingdomState *before, const KingdomState *after, KingdomAim *aim)
{
  const FavorSeat seat = before->head.decider;
  KingdomPromise  then, now;
  KingdomLand     land;
  gint            most = 0;

  find_land (before, &land);
  kingdom_promise_find (&land, before->levels, &then);
  find_land (after, &land);
  kingdom_promise_find (&land, after->levels, &now);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      const gint     change = now.chance[character] - then.chance[character];
      const gboolean own = wants (before, seat, character);
      const gint     share = (own ? change : -change) * (gint) (character + 1);

      if ((own ? change : -change) < LEAST_CHANGE || share <= most)
        continue;
      most = share;
      set (aim, (gint) character, own ? KINGDOM_AIM_LATER : KINGDOM_AIM_DENY);
    }
  return most > 0;
}

/* What is known of an action: no chance has a part in it. */
static gboolean
can_be_tried (const FavorAction *action)
{
  return is_step (action) || action->kind == KINGDOM_ACTION_CHOOSE_TILE ||
         action->kind == KINGDOM_ACTION_REPLACE_TILE ||
         action->kind == KINGDOM_ACTION_USE_GENERAL;
}

gboolean
kingdom_aim_find (const KingdomState *observed,
                  const FavorAction  *action,
                  KingdomAim         *aim)
{
  KingdomState after = *observed;
  gint32       worth, more;
  gint         claim, next;

  if (action->kind == KINGDOM_ACTION_TAKE_FAVOR)
    return set (aim, action->arg[KINGDOM_CHARACTER], KINGDOM_AIM_NOW);
  if (action->kind == KINGDOM_ACTION_FINISH_WORK)
    {
      claim = find_claim (&after, &worth);
      return is_somebody (claim) && set (aim, claim, KINGDOM_AIM_NOW);
    }
  if (!can_be_tried (action))
    return FALSE;
  kingdom_apply (&after, action, NULL);
  claim = find_claim (&after, &worth);
  next = find_next_claim (&after, &more);
  if (is_somebody (next) && more > worth)
    return set (aim, next, KINGDOM_AIM_SOON);
  if (is_somebody (claim))
    return set (aim, claim, KINGDOM_AIM_NOW);
  return find_change (observed, &after, aim);
}
