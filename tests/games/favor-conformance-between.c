/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-conformance-private.h"

/* The positions between: how the state was at each event of an action. FAVOR_CONFORMANCE_SEEDS
 * says how many games, as everywhere in the suite. */

/* What may still change behind the last event: who decides what next, and what he is asked. No
 * event tells of that, and nothing that lies on the table is among it. */
static const char *const loose[] = {
  "decider",     "turn-owner",   "phase",       "lap",   "tie-options",
  "due",         "left",         "elixir-used", "queue", "draws-left",
  "routes-left", "return-phase", "neutral-due",
};

static gboolean
is_loose (const FavorField *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (loose); i++)
    if (g_str_equal (field->name, loose[i]))
      return TRUE;
  return g_str_has_prefix (field->name, "prompt");
}

static void
copy_bytes (gpointer to, gconstpointer from, gsize offset, gsize size)
{
  memcpy ((guint8 *) to + offset, (const guint8 *) from + offset, size);
}

static void
copy_loose (const FavorSchema *schema, gpointer to, gconstpointer from)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];

      if (!is_loose (field))
        continue;
      copy_bytes (to, from, field->offset, field->size * favor_field_capacity (field));
      if (field->n_dims == 1 && field->dims[0].length == FAVOR_LENGTH_COUNTED)
        copy_bytes (to, from, field->dims[0].count_offset, field->dims[0].count_size);
    }
}

/* An event stands behind what it tells of: as the game itself left the state at its last event,
 * it is the one after the action. */
static void
require_told (FavorRun *run)
{
  const FavorGame        *game = run->game;
  g_autofree gpointer     state = g_memdup2 (run->before, game->state->size);
  g_auto (FavorPositions) positions = { .size = game->state->size, .live = state };
  g_auto (FavorEvents)    events = { .positions = &positions };
  g_autofree gpointer     last = NULL;
  g_autofree char        *diff = NULL;

  game->apply (state, &run->action, &events);
  favor_run_require (run,
                     positions.n == events.n,
                     "%u positions at %u events",
                     positions.n,
                     events.n);
  if (events.n == 0)
    return;
  last = g_memdup2 (favor_positions_get (&positions, events.n - 1), game->state->size);
  copy_loose (game->state, last, state);
  diff = favor_schema_diff (game->state, last, state, run->n_seats);
  favor_run_require (run,
                     diff == NULL,
                     "%s, the last event of %s, is told too early: %s",
                     game->events[events.items[events.n - 1].kind].id,
                     game->actions[run->action.kind].id,
                     diff);
}

/* What a viewer sees of `state` is in range and the same whatever is hidden. */
static void
require_masked (FavorRun *run, gconstpointer state, FavorSeat viewer)
{
  const FavorGame    *game = run->game;
  g_autofree gpointer observed = favor_run_observe (run, state, viewer);
  g_autofree gpointer other = g_memdup2 (state, game->state->size);
  g_autofree gpointer seen = NULL;
  g_autofree char    *where = NULL;
  g_autofree char    *diff = NULL;

  favor_run_require (
    run,
    favor_schema_check (game->state, observed, run->n_seats, TRUE, &where, NULL),
    "a position between as viewer %d sees it: %s",
    viewer,
    where);
  favor_run_scramble (run, other, observed);
  seen = favor_run_observe (run, other, viewer);
  if (memcmp (observed, seen, game->state->size) == 0)
    return;
  diff = favor_schema_diff (game->state, observed, seen, run->n_seats);
  favor_run_fail (run,
                  "viewer %d sees something hidden between: %s",
                  viewer,
                  diff != NULL ? diff : "a derived field");
}

static void
require_position (FavorRun *run, const FavorEvent *event, gconstpointer state)
{
  const FavorGame *game = run->game;
  g_autofree char *where = NULL;

  favor_run_require (
    run,
    favor_schema_check (game->state, state, run->n_seats, FALSE, &where, NULL),
    "the position at %s: %s",
    game->events[event->kind].id,
    where);
  favor_run_require (run,
                     favor_game_head (state)->ply == run->ply,
                     "the position at %s says ply %u",
                     game->events[event->kind].id,
                     favor_game_head (state)->ply);
  for (int viewer = FAVOR_SEAT_NONE; viewer < (int) run->n_seats; viewer++)
    require_masked (run, state, (FavorSeat) viewer);
}

static void
read_totals (FavorRun *run, gconstpointer state, gint32 *totals)
{
  for (guint seat = 0; seat < run->n_seats; seat++)
    {
      FavorPad pad = { 0 };

      run->game->score (state, (FavorSeat) seat, &pad);
      totals[seat] = pad.total;
    }
}

/* What changes a score is told as what does. */
static void
require_weighed (FavorRun *run, const FavorEvents *events, const FavorPositions *positions)
{
  gint32 before[FAVOR_MAX_SEATS] = { 0 };
  gint32 after[FAVOR_MAX_SEATS] = { 0 };

  read_totals (run, run->before, before);
  for (guint i = 0; i < events->n; i++)
    {
      const FavorKind *kind = &run->game->events[events->items[i].kind];

      read_totals (run, favor_positions_get (positions, i), after);
      favor_run_require (run,
                         kind->weight >= FAVOR_WEIGHT_SCORING ||
                           memcmp (before, after, sizeof before) == 0,
                         "%s changes a score and has no weight",
                         kind->id);
      memcpy (before, after, sizeof before);
    }
}

static void
visit_between (FavorRun *run)
{
  const FavorGame        *game = run->game;
  g_autofree gpointer     state = NULL;
  g_auto (FavorPositions) positions = { 0 };
  g_auto (FavorEvents)    events = { 0 };

  if (run->ply == 0)
    return;
  require_told (run);
  state = g_memdup2 (run->before, game->state->size);
  favor_game_record (game, state, &run->action, &events, &positions);
  favor_run_require (run,
                     memcmp (state, run->state, game->state->size) == 0,
                     "%s leads elsewhere when it is recorded",
                     game->actions[run->action.kind].id);
  favor_run_require (run,
                     events.n == run->events.n && positions.n == events.n &&
                       (events.n == 0 || memcmp (events.items,
                                                 run->events.items,
                                                 events.n * sizeof *events.items) == 0),
                     "%s tells another story when it is recorded",
                     game->actions[run->action.kind].id);
  favor_run_require (run,
                     events.n == 0 ||
                       memcmp (favor_positions_get (&positions, events.n - 1),
                               run->state,
                               game->state->size) == 0,
                     "the position at the last event of %s is not the one after it",
                     game->actions[run->action.kind].id);
  require_weighed (run, &events, &positions);
  for (guint i = 0; i < events.n; i++)
    require_position (run, &events.items[i], favor_positions_get (&positions, i));
}

static void
test_between (const FavorGame *game)
{
  favor_run_all (game, visit_between);
}

void
favor_conformance_add_between (const FavorGame *game)
{
  favor_conformance_add_test (game, "positions-between", test_between);
}
