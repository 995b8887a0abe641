/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-aim.h"
#include "kingdom-explain.h"
#include "kingdom-step.h"
#include "kingdom-template.h"
#include "kingdom-wishes.h"

/* What speaks for a change of the map: what the wishes, their nearness and the faults become by it. */

/* From this share of a wish on it is worth a word that it comes nearer. */
#define SHARE_LEAST 50

/**
 * Change:
 * @before, @now: how the wishes stand for the seat
 * @then, @soon: what the map promises, great plans included
 * @is_done: step two can end after it
 */
typedef struct
{
  const KingdomExplain *explain;
  KingdomOutlook        before[KINGDOM_N_CHARACTERS];
  KingdomOutlook        now[KINGDOM_N_CHARACTERS];
  KingdomPromise        then;
  KingdomPromise        soon;
  gboolean              is_done;
} Change;

/* ---- Wishes --------------------------------------------------------------------------- */

static void
explain_fulfilled (const Change *self, guint character)
{
  const KingdomExplain *explain = self->explain;
  const gboolean        is_new = kingdom_explain_is_new (explain, character);

  kingdom_say (explain,
               is_new ? KINGDOM_REASON_FULFILS : KINGDOM_REASON_FULFILS_AGAIN,
               is_new ? 200 + 100 * (gint32) character : 15 + (gint32) character,
               (gint) character,
               0);
}

/* Tries of which it is said how many sides or ends are open. */
static gboolean
counts_sides (guint try)
{
  switch (try)
    {
    case KINGDOM_TRY_CITY_TO_CLOSE:
    case KINGDOM_TRY_BRIDGE:
    case KINGDOM_TRY_ROAD_TO_CITY:
    case KINGDOM_TRY_ROAD_AND_CITY:
    case KINGDOM_TRY_JOINED_CITIES:
    case KINGDOM_TRY_V:
    case KINGDOM_TRY_BENT_ROAD:
    case KINGDOM_TRY_SOLID:
    case KINGDOM_TRY_FOUR_CAPS:
    case KINGDOM_TRY_IN_LOOP:
    case KINGDOM_TRY_AROUND_CLOISTER:
    case KINGDOM_TRY_AROUND_LOOP:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
explain_nearer (const Change *self, guint character)
{
  const KingdomNear *near = &self->now[character].near;
  const gint         more = near->share - self->before[character].near.share;
  const gint32       weight = 20 + (gint32) (character + 1) * more / 2;

  if (counts_sides (near->try) && near->n > 0)
    kingdom_say (self->explain,
                 KINGDOM_REASON_NEARER_SIDES,
                 weight,
                 (gint) character,
                 near->n);
  else if (near->try == KINGDOM_TRY_LOOP)
    kingdom_say (self->explain, KINGDOM_REASON_NEARER_LOOP, weight, near->n, 0);
  else if (kingdom_reason_counts (near->try) && near->have > 0)
    FAVOR_REASON (self->explain->out,
                  KINGDOM_REASON_NEARER_COUNT,
                  weight,
                  (gint16) character,
                  (gint16) near->have,
                  (gint16) near->need,
                  near->try);
  else
    kingdom_say (self->explain, KINGDOM_REASON_NEARER, weight, (gint) character, 0);
}

/* The set of the other seats that want somebody at their courts. */
static guint
who_want (const KingdomExplain *self, guint character)
{
  const KingdomState *state = self->state;
  guint               seats = 0;

  for (FavorSeat other = 0; other < (FavorSeat) state->head.n_seats; other++)
    if (other != self->seat && !state->seat[other].court[character] &&
        kingdom_can_have (state, other, character))
      seats |= 1u << other;
  return seats;
}

/* A wish that is not met becomes nearer to the seat. */
static void
explain_own (const Change *self, guint character)
{
  const KingdomNear *before = &self->before[character].near;
  const KingdomNear *now = &self->now[character].near;
  const gint         more = self->soon.chance[character] - self->then.chance[character];

  if (now->share > before->share && now->share >= SHARE_LEAST)
    explain_nearer (self, character);
  else if (character >= KINGDOM_GENERAL && more > 0)
    kingdom_say (self->explain,
                 KINGDOM_REASON_PLAN,
                 10 + more * (gint32) (character + 1),
                 (gint) character,
                 0);
  else if (more > 0 && now->share >= before->share)
    kingdom_say (self->explain,
                 KINGDOM_REASON_NEARER,
                 4 + more * (gint32) (character + 1) / 2,
                 (gint) character,
                 0);
}

/* A wish that the seat has no use for becomes further away. */
static void
explain_denied (const Change *self, guint character, guint others)
{
  const guint8 before = self->before[character].near.share;
  const guint8 now = self->now[character].near.share;
  const gint   less = self->then.chance[character] - self->soon.chance[character];

  if (now <= before &&
      ((before >= KINGDOM_NEAR_ENOUGH && now < KINGDOM_NEAR_ENOUGH) || less > 0))
    kingdom_say (self->explain,
                 KINGDOM_REASON_FARTHER,
                 20 + MAX (less, 5) * (gint32) (character + 1) / 2,
                 (gint) character,
                 (gint) others);
}

/* Returns: whether somebody else comes nearer to what he wants. */
static gboolean
explain_wish (const Change *self, guint character)
{
  const KingdomOutlook *before = &self->before[character];
  const KingdomOutlook *now = &self->now[character];
  const guint           others = who_want (self->explain, character);
  const gboolean        is_wanted = kingdom_explain_is_new (self->explain, character) &&
                             now->can_have;

  if (now->state == KINGDOM_WISH_MET)
    {
      if (self->is_done && before->state != KINGDOM_WISH_MET)
        explain_fulfilled (self, character);
      return FALSE;
    }
  /* Met as far as it is told here: the fault is told by itself. */
  if (now->why == KINGDOM_VAIN_FAULTY)
    return FALSE;
  if (is_wanted && now->near.share < 100)
    explain_own (self, character);
  else if (!is_wanted && others != 0 && before->near.share < 100)
    explain_denied (self, character, others);
  return others != 0 && (now->near.share > before->near.share ||
                         self->soon.chance[character] > self->then.chance[character]);
}

static void
explain_wishes (const Change *self)
{
  const gboolean lays = self->explain->action->kind == KINGDOM_ACTION_LAY_TILE;
  gboolean       helps = FALSE;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    helps = explain_wish (self, character) || helps;
  if (!helps)
    kingdom_say (self->explain, KINGDOM_REASON_HELPS_NOBODY, lays ? 5 : 1, 0, 0);
}

/* ---- Plans ---------------------------------------------------------------------------- */

void
kingdom_explain_soon (const KingdomExplain *self)
{
  const KingdomState *state = self->state;
  const gboolean      lays = self->after.table.hand != FAVOR_NONE;
  KingdomAim          aim;
  KingdomMap          before, after;

  if (!kingdom_aim_find (state, self->action, &aim) || aim.when != KINGDOM_AIM_SOON)
    return;
  if (lays && state->table.hand == self->after.table.hand)
    {
      kingdom_map_init_table (&before, state);
      kingdom_map_init_table (&after, &self->after);
      if (kingdom_value_of_hand (state, &kingdom_taste_skilled, &before) >=
          kingdom_value_of_hand (&self->after, &kingdom_taste_skilled, &after))
        return;
    }
  kingdom_say (self,
               lays ? KINGDOM_REASON_SOON_LAY : KINGDOM_REASON_SOON_STEP,
               kingdom_explain_is_new (self, aim.character)
                 ? 150 + 90 * (gint32) aim.character
                 : 14 + (gint32) aim.character,
               aim.character,
               0);
}

/* ---- Land and faults ------------------------------------------------------------------ */

static void
explain_faults (const KingdomExplain *self, guint before, guint now)
{
  if (now > 0 && now < before)
    kingdom_say (self, KINGDOM_REASON_MENDS_SOME, 60, (gint) now, 0);
  else if (now < before)
    kingdom_say (self, KINGDOM_REASON_MENDS, 140, 0, 0);
}

static guint
count_complete_cities (const KingdomLand *land)
{
  guint n = 0;

  for (guint i = 0; i < land->n_cities; i++)
    n += kingdom_city_is_complete (land, land->city[i]);
  return n;
}

static guint
count_complete_roads (const KingdomLand *land)
{
  guint n = 0;

  for (guint i = 0; i < land->n_ways; i++)
    n += kingdom_road_is_complete (land, land->way[i]);
  return n;
}

/* How many tiles lie at the sides of the one that is laid. */
static guint
count_neighbours (const KingdomExplain *self, const KingdomMap *now)
{
  const guint8 *next = now->next[self->state->table.hand];
  guint         n = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    n += next[side] != KINGDOM_NO_TILE;
  return n;
}

/* Whether there is a play that leaves no fault; `state` has one. */
static gboolean
can_mend (const KingdomState *state)
{
  g_auto (FavorActions) legal = { 0 };

  kingdom_list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == KINGDOM_ACTION_PLAY_TRIANGLE ||
        legal.items[i].kind == KINGDOM_ACTION_PLAY_TOKEN)
      return TRUE;
  return FALSE;
}

/* What lies beside the tile that is laid goes on there, and can go on. */
static void
explain_growth (const KingdomExplain *self, const KingdomLand *now)
{
  const guint tile = (guint) self->state->table.hand;
  gboolean    city = FALSE, road = FALSE;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const KingdomNode arm = now->road_name[kingdom_arm_node (tile, side)];
      const KingdomNode region = kingdom_city_at (now, tile, side);

      if (!kingdom_map_matches (&now->map, tile, side))
        continue;
      road = road || (arm != KINGDOM_NO_ROAD && now->road[arm].open > 0);
      city = city || (kingdom_is_city (now, region) && now->region[region].open > 0);
    }
  if (city)
    kingdom_say (self, KINGDOM_REASON_GROWS_CITY, 3, 0, 0);
  if (road)
    kingdom_say (self, KINGDOM_REASON_GROWS_ROAD, 2, 0, 0);
}

static void
explain_land (const KingdomExplain *self,
              const KingdomLand    *before,
              const KingdomLand    *now,
              guint                 faults)
{
  guint n;

  if (count_complete_cities (now) > count_complete_cities (before))
    kingdom_say (self, KINGDOM_REASON_COMPLETES_CITY, 14, 0, 0);
  if (count_complete_roads (now) > count_complete_roads (before))
    kingdom_say (self, KINGDOM_REASON_COMPLETES_ROAD, 12, 0, 0);
  if (self->action->kind != KINGDOM_ACTION_LAY_TILE)
    return;
  explain_growth (self, now);
  n = count_neighbours (self, &now->map);
  if (faults == 0)
    kingdom_say (self, KINGDOM_REASON_JOINS, 4 * (gint32) n - 3, (gint) n, 0);
  if (faults == 1 && can_mend (&self->after))
    kingdom_say (self, KINGDOM_REASON_MENDABLE, 10, 0, 0);
}

static guint
find_land (KingdomLand *land, const KingdomState *state)
{
  kingdom_map_init_table (&land->map, state);
  kingdom_land_join (land, NULL);
  return kingdom_table_faults (&state->table, &land->map, NULL);
}

static void
find_promise (KingdomPromise *promise, const KingdomLand *land, const KingdomState *state)
{
  kingdom_promise_find (land, state->levels, promise);
  kingdom_template_promise (land, promise);
}

void
kingdom_explain_change (const KingdomExplain *self)
{
  Change      change = { .explain = self };
  KingdomLand before, now;
  const guint then = find_land (&before, self->state);
  const guint faults = find_land (&now, &self->after);

  change.is_done = faults == 0 && self->after.table.hand == FAVOR_NONE;
  kingdom_outlook (self->state, self->seat, change.before);
  kingdom_outlook (&self->after, self->seat, change.now);
  find_promise (&change.then, &before, self->state);
  find_promise (&change.soon, &now, &self->after);
  explain_faults (self, then, faults);
  explain_wishes (&change);
  explain_land (self, &before, &now, faults);
  kingdom_explain_soon (self);
}
