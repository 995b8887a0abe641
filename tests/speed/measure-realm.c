/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "kingdom-chart.h"
#include "kingdom-play.h"
#include "map-meter.h"
#include "page-fixture.h"

#include "favor-board-things.h"
#include "favor-sight.h"

/* measure-realm: the map of Kingdom of Favors at the end of a game, first with the favors of the game, then with
 * some on 30 of the tiles. What a frame costs while it is moved and zoomed. */

#define LARGE     100.0
#define N_ALTERED 30
#define SEED      3

static void
play (KingdomState *state)
{
  KingdomOptions        options;
  FavorRng              rng;
  g_auto (FavorActions) legal = { 0 };

  favor_rng_seed (&rng, SEED);
  favor_schema_set_defaults (&kingdom_options_schema, &options);
  kingdom_setup (state, &options, 4, SEED, NULL);
  while (state->head.phase != KINGDOM_PHASE_OVER)
    {
      kingdom_list (state, &legal);
      kingdom_apply (state, &legal.items[favor_rng_below (&rng, legal.n)], NULL);
    }
}

static gboolean
is_altered (const KingdomTile *tile)
{
  return tile->middle != KINGDOM_TOKEN_NONE || tile->tri[0] != KINGDOM_TRIANGLE_NONE ||
         tile->tri[1] != KINGDOM_TRIANGLE_NONE || tile->tri[2] != KINGDOM_TRIANGLE_NONE ||
         tile->tri[3] != KINGDOM_TRIANGLE_NONE;
}

/* What the pictures show matters, not whether it fits. */
static void
alter (KingdomState *state)
{
  guint n = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    n += is_altered (&state->table.tile[tile]);
  for (guint i = 0; n < N_ALTERED; i++)
    {
      KingdomTile *tile = &state->table.tile[i * 7 % KINGDOM_N_TILES];

      if (tile->place != KINGDOM_PLACE_MAP || is_altered (tile))
        continue;
      if (i % 3 == 0)
        tile->middle = (guint8) (KINGDOM_TOKEN_JESTER + i % (KINGDOM_N_TOKENS - 1));
      else
        tile->tri[i % FAVOR_N_SIDES] = (guint8) (KINGDOM_TRIANGLE_FARMER +
                                                 i % (KINGDOM_N_TRIANGLES - 1));
      n++;
    }
}

static void
show (KingdomChart *chart, const KingdomState *state)
{
  const FavorMoment moment = {
    .state = state,
    .size = sizeof *state,
    .viewer = FAVOR_SEAT_NONE,
    .holder = FAVOR_SEAT_NONE,
    .n_seats = state->head.n_seats,
    .names = { .names = { "Ann", "Bo", "Cem", "Dan" } },
    .colours = { 0, 1, 2, 3 },
  };
  g_autoptr (FavorSight) sight = favor_sight_new (&moment);

  g_object_set (chart, "sight", sight, NULL);
}

static void
measure (const KingdomState *state)
{
  KingdomChart *chart = g_object_new (KINGDOM_TYPE_CHART, NULL);
  FavorMap     *map = FAVOR_MAP (chart);
  GtkWindow    *window;
  guint         n = 0, n_altered = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    {
      n += state->table.tile[tile].place == KINGDOM_PLACE_MAP;
      n_altered += is_altered (&state->table.tile[tile]);
    }
  window = page_fixture_show (GTK_WIDGET (chart), MAP_METER_WIDTH, MAP_METER_HEIGHT);
  show (chart, state);
  favor_board_rearrange (FAVOR_BOARD (chart), FALSE);
  favor_map_fit (map, FALSE);
  map_meter_rest (map);
  g_print ("%u tiles, favors on %u, %.0f pixels each where all are seen\n",
           n,
           n_altered,
           favor_map_get_tile (map));
  map_meter_pan (map, "  pan", LARGE);
  map_meter_pan (map, "  pan, half size", LARGE / 2);
  map_meter_zoom (map, "  zoom", LARGE, LARGE / 2);
  map_meter_zoom (map, "  half size", LARGE / 2, LARGE / 2 - 6);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  g_autofree KingdomState *state = g_new0 (KingdomState, 1);

  page_fixture_init (&argc, &argv);
  play (state);
  measure (state);
  alter (state);
  measure (state);
  return 0;
}
