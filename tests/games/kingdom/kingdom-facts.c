/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "kingdom-facts.h"

#include "kingdom-play.h"
#include "kingdom-template.h"

/* ---- What may follow ------------------------------------------------------------------ */

gboolean
kingdom_fact_offers (const KingdomState *state, FavorSeat seat, guint character)
{
  const FavorAction finish = { .kind = KINGDOM_ACTION_FINISH_WORK, .seat = seat };
  KingdomState      after = *state;
  FavorRefusal      why;

  if (!kingdom_check (state, &finish, &why))
    return FALSE;
  kingdom_apply (&after, &finish, NULL);
  return after.head.phase == KINGDOM_PHASE_CLAIM && after.offer[character];
}

gboolean
kingdom_fact_offers_new (const KingdomState *state, FavorSeat seat, guint any)
{
  for (guint character = KINGDOM_FARMER; character < KINGDOM_N_CHARACTERS; character++)
    if (!state->seat[seat].court[character] &&
        kingdom_fact_offers (state, seat, character))
      return TRUE;
  return FALSE;
}

gboolean
kingdom_fact_is_sound (const KingdomState *state, FavorSeat seat, guint any)
{
  return kingdom_play_faults (state) == 0;
}

/* The first and the last kind of each. */
static const guint8 kinds[][2] = {
  [KINGDOM_FACT_LAYS] = { KINGDOM_ACTION_LAY_TILE, KINGDOM_ACTION_LAY_TILE },
  [KINGDOM_FACT_PLAYS] = { KINGDOM_ACTION_PLAY_TRIANGLE, KINGDOM_ACTION_PLAY_TOKEN },
  [KINGDOM_FACT_STEPS] = { KINGDOM_ACTION_LAY_TILE, KINGDOM_ACTION_USE_ALCHEMIST },
  [KINGDOM_FACT_CHOICES] = { KINGDOM_ACTION_CHOOSE_TILE, KINGDOM_ACTION_CHOOSE_TILE },
};

gboolean
kingdom_fact_can_reach (const KingdomState *state,
                        KingdomFactKinds    of,
                        KingdomFact         fact,
                        FavorSeat           seat,
                        guint               character)
{
  g_auto (FavorActions) legal = { 0 };

  kingdom_list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind >= kinds[of][0] && legal.items[i].kind <= kinds[of][1])
      {
        KingdomState after = *state;

        kingdom_apply (&after, &legal.items[i], NULL);
        if (fact (&after, seat, character))
          return TRUE;
      }
  return FALSE;
}

gboolean
kingdom_fact_lays_new (const KingdomState *state, FavorSeat seat, guint any)
{
  return kingdom_fact_can_reach (state,
                                 KINGDOM_FACT_LAYS,
                                 kingdom_fact_offers_new,
                                 seat,
                                 any);
}

/* ---- What is on the map --------------------------------------------------------------- */

gboolean
kingdom_fact_has_tile (const KingdomState *state, gint x, gint y)
{
  return kingdom_find_tile (&state->table, x, y) >= 0;
}

gint
kingdom_fact_count_around (const KingdomState *state, gint x, gint y)
{
  gint n = 0;

  for (gint cell = 0; cell < 9; cell++)
    n += cell != 4 && kingdom_fact_has_tile (state, x + cell % 3 - 1, y + cell / 3 - 1);
  return n;
}

gint
kingdom_fact_count_country (const KingdomState *state, gint x, gint y)
{
  gint n = 0;

  for (gint cell = 0; cell < 9; cell++)
    {
      const gint tile = kingdom_find_tile (&state->table,
                                           x + cell % 3 - 1,
                                           y + cell / 3 - 1);

      n += tile >= 0 && state->look[tile].cities == 0;
    }
  return n;
}

gint
kingdom_fact_promise_of (const KingdomState *state, guint character)
{
  KingdomPromise promise;
  KingdomLand    land;

  kingdom_land_init (&land, state->table.tile);
  kingdom_promise_find (&land, state->levels, &promise);
  kingdom_template_promise (&land, &promise);
  return promise.chance[character];
}

void
kingdom_fact_count_complete (const KingdomState *state, guint *cities, guint *roads)
{
  KingdomLand land;

  *cities = *roads = 0;
  kingdom_land_init (&land, state->table.tile);
  for (guint i = 0; i < land.n_cities; i++)
    *cities += land.region[land.city[i]].open == 0;
  for (guint i = 0; i < land.n_ways; i++)
    *roads += land.road[land.way[i]].open == 0 && land.road[land.way[i]].loose == 0;
}

gint
kingdom_fact_count_places (const KingdomState *state)
{
  g_autoptr (GHashTable) cells = g_hash_table_new (NULL, NULL);
  g_auto (FavorActions)  legal = { 0 };

  kingdom_list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const FavorAction *lay = &legal.items[i];
      KingdomState       after = *state;

      if (lay->kind != KINGDOM_ACTION_LAY_TILE)
        continue;
      kingdom_apply (&after, lay, NULL);
      if (kingdom_play_faults (&after) == 0)
        g_hash_table_add (cells,
                          GINT_TO_POINTER ((lay->arg[0] + 128) * 256 + lay->arg[1] +
                                           128));
    }
  return (gint) g_hash_table_size (cells);
}

gboolean
kingdom_fact_goes_on (const KingdomState *state, guint tile, gboolean city)
{
  const KingdomTile *record = &state->table.tile[tile];
  const KingdomLook *look = &state->look[tile];
  const guint        sides = city ? look->cities : look->roads;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const gint  other = kingdom_find_tile (&state->table,
                                            record->x + favor_side_dx (side),
                                            record->y + favor_side_dy (side));
      const guint facing = favor_side_opposite (side);

      if (other >= 0 && (sides >> side & 1) != 0 &&
          ((city ? state->look[other].cities : state->look[other].roads) >> facing & 1) !=
            0)
        return TRUE;
    }
  return FALSE;
}
