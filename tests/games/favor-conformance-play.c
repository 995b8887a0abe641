/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <errno.h>
#include <string.h>

#include <glib/gstdio.h>

#include "favor-conformance-private.h"
#include "favor-json.h"

/* What must hold while a game is played. */

/* Setup */

static void
visit_setup (FavorRun *run)
{
  const FavorGame     *game = run->game;
  g_autofree gpointer  again = g_malloc0 (game->state->size);
  g_auto (FavorEvents) events = { 0 };

  if (run->ply > 0)
    return;
  game->setup (again, run->options, run->n_seats, run->seed, &events);
  favor_run_require (run,
                     memcmp (again, run->state, game->state->size) == 0,
                     "setup is not repeatable");
  favor_run_require (run,
                     events.n == run->events.n &&
                       (events.n == 0 || memcmp (events.items,
                                                 run->events.items,
                                                 events.n * sizeof *events.items) == 0),
                     "setup tells another story the second time");

  memset (again, 0, game->state->size);
  game->setup (again, run->options, run->n_seats, run->seed, NULL);
  favor_run_require (run,
                     memcmp (again, run->state, game->state->size) == 0,
                     "setup depends on being listened to");
  favor_run_require (run,
                     favor_schema_equal (game->options,
                                         favor_game_options (game, run->state),
                                         run->options),
                     "the options are not in the state");
  favor_run_require (run,
                     favor_game_head (again)->n_seats == run->n_seats,
                     "wrong number of seats");
}

static void
test_setup (const FavorGame *game)
{
  favor_run_all (game, visit_setup);
}

/* Positions */

static void
visit_position (FavorRun *run)
{
  const FavorGame    *game = run->game;
  const FavorHead    *head = favor_game_head (run->state);
  g_autofree gpointer copy = g_memdup2 (run->state, game->state->size);
  g_autofree char    *where = NULL;
  FavorRefusal        why = { 0 };

  favor_run_require (
    run,
    favor_schema_check (game->state, run->state, run->n_seats, FALSE, &where, NULL),
    "%s",
    where);
  favor_run_require (run,
                     game->validate (run->state, &why),
                     "invariant %d is broken (%s)",
                     why.arg[0],
                     game->refusals[why.reason].id);
  favor_run_require (run, head->ply == run->ply, "the state says ply %u", head->ply);
  favor_run_require (run,
                     head->n_seats == run->n_seats,
                     "the state says %u seats",
                     head->n_seats);
  game->derive (copy);
  favor_run_require (run,
                     memcmp (copy, run->state, game->state->size) == 0,
                     "derive changes a state that needs nothing");
  favor_run_require (run,
                     favor_schema_equal (game->options,
                                         favor_game_options (game, run->state),
                                         run->options),
                     "the options change");
}

static void
test_positions (const FavorGame *game)
{
  favor_run_all (game, visit_position);
}

/* What `validate` takes leads to what it takes. */
static void
play_on (FavorRun *run, gpointer state, guint n_plies)
{
  const FavorGame *game = run->game;
  guint            n_seats = favor_game_head (state)->n_seats;
  FavorRefusal     why = { 0 };

  for (guint i = 0; i < n_plies; i++)
    {
      g_autofree char   *where = NULL;
      const FavorAction *action;

      game->list (state, &run->legal);
      if (run->legal.n == 0)
        return;
      action = &run->legal.items[favor_rng_below (&run->rng, run->legal.n)];
      game->apply (state, action, NULL);
      favor_run_require (run,
                         favor_schema_check (game->state, state, n_seats, FALSE, &where, NULL),
                         "ply %u of an edited position, %s: %s",
                         i,
                         game->actions[action->kind].id,
                         where);
      favor_run_require (run,
                         game->validate (state, &why),
                         "ply %u of an edited position, %s: invariant %d is broken",
                         i,
                         game->actions[action->kind].id,
                         why.arg[0]);
    }
}

/* A damaged position is refused as broken, or is a position; either way nothing crashes. */
static void
visit_damage (FavorRun *run)
{
  const FavorGame *game = run->game;
  FavorRefusal     why;
  FavorPad         pad;

  if (!favor_run_is_sampled (run))
    return;
  for (guint i = 0; i < 40; i++)
    {
      g_autofree gpointer copy = g_memdup2 (run->state, game->state->size);
      guint               n_seats;

      for (guint j = favor_rng_below (&run->rng, 3) + 1; j > 0; j--)
        favor_schema_corrupt (game->state, copy, &run->rng);
      n_seats = favor_game_head (copy)->n_seats;
      if (n_seats < game->min_seats || n_seats > game->max_seats ||
          !favor_schema_check (game->state, copy, n_seats, FALSE, NULL, NULL))
        continue;
      game->derive (copy);
      memset (&why, 0xff, sizeof why);
      if (!game->validate (copy, &why))
        {
          favor_run_require (run,
                             why.reason == FAVOR_REFUSAL_BROKEN_POSITION,
                             "a broken position is refused as %u",
                             why.reason);
          continue;
        }
      game->list (copy, &run->legal);
      for (guint j = 0; j < run->legal.n; j++)
        favor_run_require (run,
                           game->check (copy, &run->legal.items[j], &why),
                           "action %u of an edited position is refused",
                           j);
      game->score (copy, 0, &pad);
      play_on (run, copy, 20);
    }
}

static void
test_damage (const FavorGame *game)
{
  favor_run_all (game, visit_damage);
}

/* Lists */

static void
require_refused (FavorRun *run, const FavorAction *action, guint8 reason)
{
  FavorRefusal why = { 0 };

  favor_run_require (run,
                     !run->game->check (run->state, action, &why) && why.reason == reason,
                     "kind %u of seat %d: reason %u instead of %u",
                     action->kind,
                     action->seat,
                     why.reason,
                     reason);
}

static void
visit_list (FavorRun *run)
{
  const FavorGame      *game = run->game;
  const FavorHead      *head = favor_game_head (run->state);
  g_auto (FavorActions) again = { 0 };
  FavorRefusal          why;

  game->list (run->state, &run->legal);
  game->list (run->state, &again);
  favor_run_require (run,
                     again.n == run->legal.n && again.complete == run->legal.complete,
                     "the list is another one the second time");
  favor_run_require (run,
                     (run->legal.n == 0) == (head->decider == FAVOR_SEAT_NONE),
                     "%u actions for decider %d",
                     run->legal.n,
                     head->decider);
  for (guint i = 0; i < run->legal.n; i++)
    {
      FavorAction action = run->legal.items[i];

      favor_run_require (run,
                         favor_action_equal (&action, &again.items[i]),
                         "action %u is another one the second time",
                         i);
      favor_run_require (run,
                         action.seat == head->decider,
                         "action %u is of seat %d",
                         i,
                         action.seat);
      favor_run_require (run,
                         game->check (run->state, &action, &why),
                         "listed action %u (%s) is refused as %s",
                         i,
                         game->actions[action.kind].id,
                         game->refusals[why.reason].id);
      favor_run_require (run,
                         game->check (run->state, &action, NULL),
                         "action %u is refused when nobody asks why",
                         i);
      for (guint j = 0; j < i; j++)
        favor_run_require (run,
                           !favor_action_equal (&action, &run->legal.items[j]),
                           "actions %u and %u are the same",
                           j,
                           i);
      action.seat = (FavorSeat) ((action.seat + 1) % (int) run->n_seats);
      if (run->n_seats > 1)
        require_refused (run, &action, FAVOR_REFUSAL_NOT_YOUR_DECISION);
    }
  if (head->decider == FAVOR_SEAT_NONE)
    for (guint seat = 0; seat < run->n_seats; seat++)
      for (guint kind = 0; kind < game->n_actions; kind++)
        {
          FavorAction action = { .kind = (guint8) kind, .seat = (FavorSeat) seat };

          require_refused (run, &action, FAVOR_REFUSAL_GAME_OVER);
        }
}

static void
test_lists (const FavorGame *game)
{
  favor_run_all (game, visit_list);
}

/* Refusals */

static gboolean
is_listed (const FavorActions *legal, const FavorAction *action)
{
  for (guint i = 0; i < legal->n; i++)
    if (favor_action_equal (&legal->items[i], action))
      return TRUE;
  return FALSE;
}

static void
try_action (FavorRun *run, const FavorAction *action)
{
  const FavorGame    *game = run->game;
  g_autofree gpointer copy = g_memdup2 (run->state, game->state->size);
  FavorRefusal        why = { 0 };
  gboolean            accepted = game->check (copy, action, &why);

  favor_run_require (run,
                     memcmp (copy, run->state, game->state->size) == 0,
                     "check changes the state");
  if (!accepted)
    {
      favor_run_require (run,
                         why.reason > 0 && why.reason < game->n_refusals,
                         "refused without a reason");
      return;
    }
  favor_run_require (run,
                     !run->legal.complete || is_listed (&run->legal, action),
                     "a legal action (%s) is not in the complete list",
                     game->actions[action->kind].id);
  game->apply (copy, action, NULL);
  favor_run_require (
    run,
    favor_schema_check (game->state, copy, run->n_seats, FALSE, NULL, NULL) &&
      game->validate (copy, &why),
    "an accepted action (%s) breaks invariant %d",
    game->actions[action->kind].id,
    why.arg[0]);
}

static void
visit_wild (FavorRun *run)
{
  FavorAction action;

  run->game->list (run->state, &run->legal);
  for (guint i = 0; i < 20; i++)
    {
      favor_random_action (run->game, &run->legal, &action, &run->rng);
      try_action (run, &action);
    }
}

static void
test_wild_actions (const FavorGame *game)
{
  favor_run_all (game, visit_wild);
}

/* Apply */

static void
visit_apply (FavorRun *run)
{
  const FavorGame     *game = run->game;
  g_autofree gpointer  copy = NULL;
  g_auto (FavorEvents) events = { 0 };

  if (run->ply == 0)
    return;
  copy = g_memdup2 (run->before, game->state->size);
  game->apply (copy, &run->action, &events);
  favor_run_require (run,
                     memcmp (copy, run->state, game->state->size) == 0,
                     "applying %s to a copy leads elsewhere",
                     game->actions[run->action.kind].id);
  favor_run_require (run,
                     events.n == run->events.n &&
                       (events.n == 0 || memcmp (events.items,
                                                 run->events.items,
                                                 events.n * sizeof *events.items) == 0),
                     "applying %s to a copy tells another story",
                     game->actions[run->action.kind].id);
  memcpy (copy, run->before, game->state->size);
  game->apply (copy, &run->action, NULL);
  favor_run_require (run,
                     memcmp (copy, run->state, game->state->size) == 0,
                     "%s depends on being listened to",
                     game->actions[run->action.kind].id);
}

static void
test_apply (const FavorGame *game)
{
  favor_run_all (game, visit_apply);
}

static void
check_replay (const FavorGame *game, guint n_seats, guint seed)
{
  FavorRun              *run = favor_run_new (game, n_seats, seed);
  g_autofree gpointer    state = g_malloc0 (game->state->size);
  g_autoptr (GArray)     actions = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  g_autoptr (GArray)     hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash,
                                                       g_int64_equal,
                                                       g_free,
                                                       NULL);

  while (favor_run_step (run))
    {
      guint64 hash = favor_game_hash (game, run->state);

      g_array_append_val (actions, run->action);
      g_array_append_val (hashes, hash);
      favor_run_require (run,
                         g_hash_table_add (seen, g_memdup2 (&hash, sizeof hash)),
                         "two positions of one game have the same hash");
    }
  game->setup (state, run->options, n_seats, seed, NULL);
  for (run->ply = 0; run->ply < actions->len; run->ply++)
    {
      const FavorAction *action = &g_array_index (actions, FavorAction, run->ply);

      favor_run_require (run,
                         game->check (state, action, NULL),
                         "refused when played again");
      game->apply (state, action, NULL);
      favor_run_require (run,
                         favor_game_hash (game, state) ==
                           g_array_index (hashes, guint64, run->ply),
                         "another position when played again");
    }
  favor_run_free (run);
}

static void
test_replay (const FavorGame *game)
{
  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    for (guint seed = 0; seed < favor_run_n_seeds (); seed++)
      check_replay (game, n_seats, seed);
}

/* Scores */

static void
check_pads (FavorRun *run, const FavorPad *pads)
{
  gboolean over = favor_game_head (run->state)->decider == FAVOR_SEAT_NONE;
  guint    n_winners = 0;

  for (guint seat = 0; seat < run->n_seats; seat++)
    {
      gint64 sum = 0;
      guint  n_better = 0;

      for (guint i = 0; i < FAVOR_MAX_SCORE_LINES; i++)
        {
          sum += pads[seat].line[i];
          favor_run_require (run,
                             i < run->game->n_score_lines || pads[seat].line[i] == 0,
                             "points in score line %u, which there is not",
                             i);
        }
      favor_run_require (run,
                         sum == pads[seat].total,
                         "the lines of seat %u add up to %d, not to %d",
                         seat,
                         (int) sum,
                         pads[seat].total);
      for (guint other = 0; other < run->n_seats; other++)
        n_better += pads[other].rank < pads[seat].rank;
      favor_run_require (run,
                         pads[seat].rank == n_better + 1,
                         "seat %u has rank %u, but %u are better",
                         seat,
                         pads[seat].rank,
                         n_better);
      favor_run_require (run,
                         !pads[seat].winner || (over && pads[seat].rank == 1),
                         "seat %u is called winner",
                         seat);
      n_winners += pads[seat].winner;
    }
  favor_run_require (run, !over || n_winners > 0, "over without a winner");
}

static void
visit_score (FavorRun *run)
{
  FavorPad pads[FAVOR_MAX_SEATS];

  /* All of a pad is filled in. */
  memset (pads, 0x5a, sizeof pads);
  for (guint seat = 0; seat < run->n_seats; seat++)
    {
      run->game->score (run->state, (FavorSeat) seat, &pads[seat]);
      favor_run_require (run,
                         run->game->evaluate (run->state, (FavorSeat) seat) ==
                           run->game->evaluate (run->state, (FavorSeat) seat),
                         "two values of one position");
    }
  check_pads (run, pads);
}

static void
test_scores (const FavorGame *game)
{
  favor_run_all (game, visit_score);
}

/* JSON */

static void
check_round_trip (FavorRun *run, const FavorSchema *schema, gconstpointer data)
{
  g_autoptr (JsonNode) written = favor_json_write_struct (schema, data, run->n_seats);
  g_autoptr (JsonNode) parsed = NULL;
  g_autoptr (GError)   error = NULL;
  g_autofree char     *text = favor_json_to_string (written, FALSE);
  g_autofree gpointer  copy = g_malloc0 (schema->size);
  g_autofree char     *diff = NULL;

  parsed = favor_json_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  favor_run_require (
    run,
    favor_json_read_struct (schema, parsed, "data", run->n_seats, copy, &error),
    "%s",
    error->message);
  diff = favor_schema_diff (schema, data, copy, run->n_seats);
  favor_run_require (run, diff == NULL, "not the same from JSON: %s", diff);
}

static void
check_action_round_trip (FavorRun *run)
{
  g_autoptr (JsonNode) written = favor_json_write_action (run->game,
                                                          &run->action,
                                                          run->n_seats);
  g_autoptr (JsonNode) parsed = NULL;
  g_autoptr (GError)   error = NULL;
  g_autofree char     *text = favor_json_to_string (written, TRUE);
  FavorAction          action;

  parsed = favor_json_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  favor_run_require (run,
                     favor_json_read_action (run->game,
                                             parsed,
                                             "action",
                                             run->n_seats,
                                             &action,
                                             NULL,
                                             &error),
                     "%s",
                     error->message);
  favor_run_require (run,
                     favor_action_equal (&action, &run->action),
                     "an action is another one from JSON: %s",
                     text);
}

static void
visit_json (FavorRun *run)
{
  const FavorGame *game = run->game;

  if (!favor_run_is_sampled (run))
    return;
  check_round_trip (run, game->state, run->state);
  for (int viewer = FAVOR_SEAT_NONE; viewer < (int) run->n_seats; viewer++)
    {
      g_autofree gpointer seen = favor_run_observe (run, run->state, (FavorSeat) viewer);

      check_round_trip (run, game->state, seen);
    }
  if (run->ply == 0)
    check_round_trip (run, game->options, run->options);
  else
    check_action_round_trip (run);
}

static void
test_json (const FavorGame *game)
{
  favor_run_all (game, visit_json);
}

void
favor_conformance_add_play (const FavorGame *game)
{
  favor_conformance_add_test (game, "setup", test_setup);
  favor_conformance_add_test (game, "positions", test_positions);
  favor_conformance_add_test (game, "damaged-positions", test_damage);
  favor_conformance_add_test (game, "lists", test_lists);
  favor_conformance_add_test (game, "wild-actions", test_wild_actions);
  favor_conformance_add_test (game, "apply", test_apply);
  favor_conformance_add_test (game, "replay", test_replay);
  favor_conformance_add_test (game, "scores", test_scores);
  favor_conformance_add_test (game, "json", test_json);
}
