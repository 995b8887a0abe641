/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-play.h"
#include "kingdom-slow-list.h"
#include "kingdom-wishes.h"

/* Games in which everybody owns all action favors and holds many pieces, so that actions happen that are
 * rare otherwise. Each position is validated; what is listed leaves no more faults than before. */

static void
enrich (KingdomState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
        if (kingdom_figures[character].favor == KINGDOM_FAVOR_ACTION)
          {
            state->seat[seat].actions[character] = TRUE;
            state->table.stack[character]--;
          }
      for (guint i = 0; i < 4; i++)
        for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
          if ((kingdom_figures[character].favor == KINGDOM_FAVOR_TRIANGLE ||
               kingdom_figures[character].favor == KINGDOM_FAVOR_TOKEN) &&
              kingdom_count_stack (&state->table, character) > 0)
            state->seat[seat].pieces[kingdom_take_piece (&state->table, character)]++;
    }
}

/* An action by chance, listed or not. */
static FavorAction
choose (const KingdomState *state, const FavorActions *legal, FavorRng *rng)
{
  FavorAction action = legal->items[favor_rng_below (rng, legal->n)];

  /* A cell or a side else than what is listed: it can leave faults. */
  for (guint i = 0; favor_rng_below (rng, 4) == 0 && i < 8; i++)
    {
      FavorAction other = action;

      other.arg[favor_rng_below (rng, 6)] = (gint16) ((gint) favor_rng_below (rng, 9) -
                                                      4);
      if (kingdom_check (state, &other, NULL))
        return other;
    }
  return action;
}

/* What each action is told as, before all that follows; the end of a step need not be told. */
static const guint8 told_first[KINGDOM_N_ACTIONS] = {
  [KINGDOM_ACTION_DRAW_TILE] = KINGDOM_EVENT_TILE_DRAWN,
  [KINGDOM_ACTION_CHOOSE_TILE] = KINGDOM_EVENT_TILE_CHOSEN,
  [KINGDOM_ACTION_REPLACE_TILE] = KINGDOM_EVENT_TILE_EXCHANGED,
  [KINGDOM_ACTION_LAY_TILE] = KINGDOM_EVENT_TILE_LAID,
  [KINGDOM_ACTION_SET_ASIDE_TILE] = KINGDOM_EVENT_TILE_SET_ASIDE,
  [KINGDOM_ACTION_PLAY_TRIANGLE] = KINGDOM_EVENT_TRIANGLE_PLAYED,
  [KINGDOM_ACTION_PLAY_TOKEN] = KINGDOM_EVENT_TOKEN_PLAYED,
  [KINGDOM_ACTION_USE_CHARLATAN] = KINGDOM_EVENT_TILE_REJECTED,
  [KINGDOM_ACTION_USE_HANDMAIDEN] = KINGDOM_EVENT_TILES_SWAPPED,
  [KINGDOM_ACTION_USE_MERCHANT] = KINGDOM_EVENT_TILE_RELOCATED,
  [KINGDOM_ACTION_USE_MAGICIAN] = KINGDOM_EVENT_TILE_ROTATED,
  [KINGDOM_ACTION_USE_NOBLEMAN] = KINGDOM_EVENT_TILE_ROTATED,
  [KINGDOM_ACTION_USE_NOBLEMAN_AGAIN] = KINGDOM_EVENT_TILE_ROTATED,
  [KINGDOM_ACTION_USE_PAWNBROKER_SWAP] = KINGDOM_EVENT_FAVORS_SWAPPED,
  [KINGDOM_ACTION_USE_PAWNBROKER_REMOVE] = KINGDOM_EVENT_FAVOR_REMOVED,
  [KINGDOM_ACTION_USE_ALCHEMIST] = KINGDOM_EVENT_TILES_SWITCHED,
  [KINGDOM_ACTION_USE_BISHOP] = KINGDOM_EVENT_EXTRA_TILE,
  [KINGDOM_ACTION_USE_GENERAL] = KINGDOM_EVENT_FAVOR_REUSED,
  [KINGDOM_ACTION_REWIND] = KINGDOM_EVENT_REWOUND,
  [KINGDOM_ACTION_TAKE_FAVOR] = KINGDOM_EVENT_FAVOR_TAKEN,
};

static void
count_events (const FavorEvents *events, guint action, guint *happened)
{
  if (action != KINGDOM_ACTION_FINISH_WORK)
    {
      g_assert_cmpuint (events->n, >, 0);
      g_assert_cmpuint (events->items[0].kind, ==, told_first[action]);
    }
  for (guint i = 0; i < events->n; i++)
    happened[events->items[i].kind]++;
}

/* Invariant 18: in a sound map a complete road has two ends or none, and no city has a road in it. */
static void
assert_sound (const KingdomState *state)
{
  KingdomLand land;

  kingdom_land_init (&land, state->table.tile);
  for (guint i = 0; i < land.n_ways; i++)
    if (kingdom_road_is_complete (&land, land.way[i]))
      g_assert_true (land.road[land.way[i]].n_ends == 0 ||
                     land.road[land.way[i]].n_ends == 2);
  for (guint i = 0; i < land.map.n_tiles; i++)
    {
      const KingdomLook *look = &land.map.look[land.map.tile[i]];

      g_assert_cmpuint (look->cities & look->roads, ==, 0);
    }
}

static void
play (guint n_seats, guint64 seed, guint turns, guint *done, guint *happened)
{
  g_auto (FavorActions) legal = { 0 };
  g_auto (FavorEvents)  events = { 0 };
  KingdomState          state = { 0 };
  KingdomOptions        options;
  FavorRng              rng;

  favor_schema_set_defaults (&kingdom_options_schema, &options);
  kingdom_setup (&state, &options, n_seats, seed, NULL);
  enrich (&state);
  g_assert_true (kingdom_validate (&state, NULL));
  favor_rng_seed (&rng, seed);
  while (state.head.phase != KINGDOM_PHASE_OVER && state.turn < turns)
    {
      const guint  before = state.head.phase == KINGDOM_PHASE_WORK
                              ? kingdom_play_faults (&state)
                              : 0;
      FavorAction  action;
      FavorRefusal why = { 0 };

      kingdom_list (&state, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      g_assert_cmpuint (state.head.ply, <, KINGDOM_MAX_PLIES);
      action = choose (&state, &legal, &rng);
      done[action.kind]++;
      favor_events_clear (&events);
      kingdom_apply (&state, &action, &events);
      count_events (&events, action.kind, happened);
      if (!kingdom_validate (&state, &why))
        g_error ("%s: invariant %d", kingdom_actions[action.kind].id, why.arg[0]);
      if (action.kind == KINGDOM_ACTION_FINISH_WORK)
        g_assert_cmpuint (before, ==, 0);
      if (state.head.phase != KINGDOM_PHASE_WORK)
        assert_sound (&state);
    }
}

/* What twelve turns need not bring; single positions tell of it. */
static gboolean
is_rare (guint event)
{
  return event == KINGDOM_EVENT_GAME_STARTED || event == KINGDOM_EVENT_TILE_SET_ASIDE ||
         (event >= KINGDOM_EVENT_TWILIGHT && event <= KINGDOM_EVENT_RANKED);
}

static void
test_rich (void)
{
  guint done[KINGDOM_N_ACTIONS] = { 0 }, happened[KINGDOM_N_EVENTS] = { 0 };

  for (guint64 seed = 1; seed <= 8; seed++)
    play (2 + seed % 5, seed, 12, done, happened);
  for (guint kind = 0; kind < KINGDOM_N_ACTIONS; kind++)
    if (kind != KINGDOM_ACTION_REPLACE_TILE && kind != KINGDOM_ACTION_SET_ASIDE_TILE)
      g_assert_cmpuint (done[kind], >, 0);
  for (guint kind = 0; kind < KINGDOM_N_EVENTS; kind++)
    if (!is_rare (kind))
      g_assert_cmpuint (happened[kind], >, 0);
}

/* What kingdom_edit_faults () foresees is what there is afterwards. */
static void
test_foreseen (void)
{
  g_auto (FavorActions) legal = { 0 };
  KingdomState          state = { 0 };
  KingdomOptions        options;
  FavorRng              rng;
  guint                 compared = 0;

  favor_schema_set_defaults (&kingdom_options_schema, &options);
  kingdom_setup (&state, &options, 2, 5, NULL);
  enrich (&state);
  favor_rng_seed (&rng, 5);
  while (state.head.phase != KINGDOM_PHASE_OVER && state.turn < 20)
    {
      FavorAction action;
      KingdomMap  map;
      KingdomEdit edit;
      gint        expected;

      kingdom_list (&state, &legal);
      action = choose (&state, &legal, &rng);
      kingdom_map_init (&map, state.table.tile);
      expected = (gint) kingdom_table_faults (&state.table, &map, NULL);
      kingdom_edit_init (&edit, &state.table, &action);
      expected += kingdom_edit_faults (&edit, &state.table, &map);
      kingdom_apply (&state, &action, NULL);
      if (edit.n > 0)
        {
          g_assert_cmpint ((gint) kingdom_play_faults (&state), ==, expected);
          compared++;
        }
    }
  g_assert_cmpuint (compared, >, 40);
}

/* Lists are found by what edges need; all candidates one by one give the same, on faulty maps and in
 * careful turns, too. */
static void
test_listed (void)
{
  g_auto (FavorActions) legal = { 0 };
  guint                 compared = 0, faulty = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      KingdomState   state = { 0 };
      KingdomOptions options;
      FavorRng       rng;

      favor_schema_set_defaults (&kingdom_options_schema, &options);
      kingdom_setup (&state, &options, 2, seed, NULL);
      if (seed % 2 == 0)
        enrich (&state);
      favor_rng_seed (&rng, seed);
      while (state.head.phase != KINGDOM_PHASE_OVER &&
             state.turn < (seed % 2 == 0 ? 14 : 50))
        {
          FavorAction action;

          if (state.head.phase == KINGDOM_PHASE_WORK)
            {
              KingdomState careful = state;

              careful.rewinds = KINGDOM_MAX_REWINDS;
              kingdom_slow_assert_list (&careful);
              kingdom_slow_assert_list (&state);
              compared++;
              faulty += kingdom_play_faults (&state) > 0;
            }
          kingdom_list (&state, &legal);
          action = choose (&state, &legal, &rng);
          kingdom_apply (&state, &action, NULL);
        }
    }
  g_assert_cmpuint (compared, >, 300);
  g_assert_cmpuint (faulty, >, 20);
}

/* What is known of the start of a turn only as far as it is asked for, with whole lands. */
static void
assert_met (const KingdomState *state, KingdomBefore *before)
{
  KingdomLand old, now;
  guint8      met[KINGDOM_N_CHARACTERS];

  kingdom_wish_find_met_since (before, state->table.tile, state->levels, met);
  kingdom_land_init (&old, state->before);
  kingdom_land_init (&now, state->table.tile);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      const gint   level = kingdom_level_of (character);
      KingdomFound found;

      kingdom_wish_find_new (&old,
                             &now,
                             character,
                             level < 0 ? 0 : state->levels[level],
                             &found);
      g_assert_cmpint (met[character], ==, found.n > 0);
    }
}

static void
test_met (void)
{
  g_auto (FavorActions) legal = { 0 };

  for (guint64 seed = 1; seed <= 4; seed++)
    {
      KingdomState   state = { 0 };
      KingdomOptions options;
      KingdomBefore  before;
      FavorRng       rng;
      guint          turn = 0;

      favor_schema_set_defaults (&kingdom_options_schema, &options);
      kingdom_setup (&state, &options, 2, seed, NULL);
      if (seed % 2 == 0)
        enrich (&state);
      favor_rng_seed (&rng, seed);
      while (state.head.phase != KINGDOM_PHASE_OVER && state.turn < 40)
        {
          FavorAction action;

          if (state.turn != turn)
            kingdom_before_init (&before, state.before);
          turn = state.turn;
          assert_met (&state, &before);
          kingdom_list (&state, &legal);
          action = choose (&state, &legal, &rng);
          kingdom_apply (&state, &action, NULL);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/play/rich", test_rich);
  g_test_add_func ("/kingdom/play/foreseen", test_foreseen);
  g_test_add_func ("/kingdom/play/listed", test_listed);
  g_test_add_func ("/kingdom/play/met", test_met);
  return g_test_run ();
}
