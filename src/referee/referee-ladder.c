/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <math.h>
#include <stdio.h>

#include <glib/gi18n.h>

#include "referee-clock.h"
#include "referee-game.h"
#include "referee-input.h"
#include "referee-output.h"
#include "referee-pool.h"

/* Command `ladder`: how much better each level is than the one below it.
 *
 * Two levels, A and B, sit alternately. A seed is played twice: A at the even seats, then at
 * the odd ones; so with an odd number of seats each has the extra seat once. Points: 1 for a
 * win, shared equally by all winners. A point of a level that holds k seats counts 1/k, so
 * that equals get the same however many they are; the share is
 *
 *   S = X / (X + Y),  X, Y = sum over all games of A's, B's points / number of its seats.
 *
 * The two games of a seed depend on each other, so the variance of S comes from the seeds:
 * with x, y of a seed, t the mean of x + y and n seeds,
 *
 *   V = sum of ((x - S (x + y)) / t)^2 / (n (n - 1)).
 *
 * The interval is Wilson's for S with S (1 - S) / V games, which stays within 0 and 1. */

#define ARRANGEMENTS 2
/* Of the normal distribution, for 95 %. */
#define Z_95 1.959963985

typedef struct
{
  RefereeSetup setup;
  int          n_games;
  int          jobs;
  char        *levels_arg;
  char        *against_arg;
  /* Of FavorLevel, the lowest's opponent first. */
  GArray *levels;
} Ladder;

/* A and B, and what came of their games. */
typedef struct
{
  const Ladder *ladder;
  FavorLevel    levels[2];
  /* Weighted points of A and B by seed. */
  double  *points[2];
  double   raw_points[2];
  guint64  n_plies;
  GArray  *times[2];
  gboolean failed;
} Pair;

/* What a worker hands over. */
typedef struct
{
  RefereeGame *game;
  char        *failure;
} Outcome;

/* Which of the two sits at `seat`. */
static guint
get_side (guint arrangement, guint seat)
{
  return (seat + arrangement) % 2;
}

static gpointer
play_worker (guint index, gpointer data)
{
  const Pair           *pair = data;
  const RefereeSetup   *setup = &pair->ladder->setup;
  FavorLevel            levels[FAVOR_MAX_SEATS];
  const RefereeGameTask task = {
    .game = setup->game,
    .options = setup->options,
    .n_seats = setup->n_seats,
    .seed = setup->seed + index / ARRANGEMENTS,
    .levels = levels,
    .timed = TRUE,
  };
  g_autoptr (GError) error = NULL;
  Outcome           *outcome = g_new0 (Outcome, 1);

  for (guint i = 0; i < setup->n_seats; i++)
    levels[i] = pair->levels[get_side (index % ARRANGEMENTS, i)];
  outcome->game = referee_game_play (&task, &error);
  if (outcome->game == NULL)
    outcome->failure = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "x: %s",
                                        task.seed,
                                        error->message);

  return outcome;
}

static void
count_points (Pair *self, guint index, gconstpointer state)
{
  const RefereeSetup *setup = &self->ladder->setup;
  guint               winners = referee_game_winners (setup->game, state);
  guint               n_winners = 0;
  guint               n_seats[2] = { 0, 0 };
  guint               n_won[2] = { 0, 0 };

  for (guint i = 0; i < setup->n_seats; i++)
    {
      guint side = get_side (index % ARRANGEMENTS, i);
      guint won = winners >> i & 1;

      n_seats[side]++;
      n_won[side] += won;
      n_winners += won;
    }
  for (guint side = 0; side < 2; side++)
    {
      double points = n_winners > 0 ? (double) n_won[side] / n_winners : 0;

      self->raw_points[side] += points;
      self->points[side][index / ARRANGEMENTS] += points / n_seats[side];
    }
}

static void
take_outcome (guint index, gpointer result, gpointer data)
{
  Pair    *self = data;
  Outcome *outcome = result;

  if (outcome->game != NULL)
    {
      count_points (self, index, outcome->game->state);
      self->n_plies += outcome->game->actions->len;
      for (guint side = 0; side < 2; side++)
        {
          GArray *times = outcome->game->times[self->levels[side]];

          g_array_append_vals (self->times[side], times->data, times->len);
        }
      referee_game_free (outcome->game);
    }
  else
    {
      referee_report (REFEREE_FAILED, outcome->failure);
      self->failed = TRUE;
    }
  g_free (outcome->failure);
  g_free (outcome);
}

/* The share of A and both ends of its interval. */
static void
measure_share (const Pair *self, guint n, double share[3])
{
  double sums[2] = { 0, 0 };
  double mean, variance = 0, games, centre, half;

  for (guint i = 0; i < n; i++)
    for (guint side = 0; side < 2; side++)
      sums[side] += self->points[side][i];
  mean = (sums[0] + sums[1]) / n;
  share[0] = mean > 0 ? sums[0] / (sums[0] + sums[1]) : 0.5;
  for (guint i = 0; i < n; i++)
    {
      double x = self->points[0][i];
      double y = self->points[1][i];
      double rest = mean > 0 ? (x - share[0] * (x + y)) / mean : 0;

      variance += rest * rest;
    }
  variance /= (double) n * MAX (n - 1, 1);
  /* Without any spread each seed counts as one game. */
  games = variance > 0 ? share[0] * (1 - share[0]) / variance : n;
  centre = (share[0] + Z_95 * Z_95 / (2 * games)) / (1 + Z_95 * Z_95 / games);
  half = Z_95 / (1 + Z_95 * Z_95 / games) *
         sqrt (share[0] * (1 - share[0]) / games + Z_95 * Z_95 / (4 * games * games));
  share[1] = MAX (centre - half, 0);
  share[2] = MIN (centre + half, 1);
}

static double
get_milliseconds (GArray *times, double part)
{
  return (double) referee_clock_quantile (times, part) / 1e6;
}

static char *
describe_times (GArray *times)
{
  GString *line = referee_line_new ();

  referee_line_add_int (line, "decisions", times->len);
  referee_line_add_number (line, "median", get_milliseconds (times, 0.5), 4);
  referee_line_add_number (line, "p95", get_milliseconds (times, 0.95), 4);
  referee_line_add_number (line, "max", get_milliseconds (times, 1), 4);

  return referee_line_end (line);
}

static void
print_pair (Pair *self, guint n_groups, gint64 microseconds)
{
  const Ladder    *ladder = self->ladder;
  GString         *line = referee_line_new ();
  GString         *ms = referee_line_new ();
  g_autofree char *interval = NULL;
  g_autofree char *ms_text = NULL;
  g_autofree char *text = NULL;
  char             low[G_ASCII_DTOSTR_BUF_SIZE];
  char             high[G_ASCII_DTOSTR_BUF_SIZE];
  double           share[3];

  measure_share (self, n_groups, share);
  interval = g_strdup_printf ("[%s,%s]",
                              g_ascii_formatd (low, sizeof low, "%.4f", share[1]),
                              g_ascii_formatd (high, sizeof high, "%.4f", share[2]));
  for (guint side = 0; side < 2; side++)
    {
      g_autofree char *times = describe_times (self->times[side]);

      referee_line_add_json (ms, favor_level_get_id (self->levels[side]), times);
    }
  ms_text = referee_line_end (ms);

  referee_line_add_string (line, "game", ladder->setup.game->id);
  referee_line_add_int (line, "seats", ladder->setup.n_seats);
  referee_line_add_string (line, "level", favor_level_get_id (self->levels[0]));
  referee_line_add_string (line, "against", favor_level_get_id (self->levels[1]));
  referee_line_add_int (line, "games", (gint64) n_groups * ARRANGEMENTS);
  referee_line_add_number (line, "share", share[0], 4);
  referee_line_add_json (line, "interval", interval);
  referee_line_add_number (line, "points", self->raw_points[0], 2);
  referee_line_add_number (line, "points-against", self->raw_points[1], 2);
  referee_line_add_int (line, "plies", (gint64) self->n_plies);
  referee_line_add_json (line, "ms", ms_text);
  referee_line_add_number (line, "seconds", (double) microseconds / G_USEC_PER_SEC, 1);
  text = referee_line_end (line);
  referee_print_text (text);
  fflush (stdout);
}

static gboolean
run_pair (const Ladder *ladder, FavorLevel level, FavorLevel against)
{
  guint       n_groups = (guint) (ladder->n_games + ARRANGEMENTS - 1) / ARRANGEMENTS;
  gint64      started = g_get_monotonic_time ();
  Pair        self = { .ladder = ladder, .levels = { level, against } };
  RefereePool pool = {
    .n = n_groups * ARRANGEMENTS,
    .jobs = (guint) ladder->jobs,
    /* Translators: in “120 of 1000 games”. */
    .label = _ ("games"),
    .work = play_worker,
    .done = take_outcome,
    .data = &self,
  };

  for (guint side = 0; side < 2; side++)
    {
      self.points[side] = g_new0 (double, n_groups);
      self.times[side] = g_array_new (FALSE, FALSE, sizeof (guint64));
    }
  referee_pool_run (&pool);
  if (!self.failed)
    print_pair (&self, n_groups, g_get_monotonic_time () - started);
  for (guint side = 0; side < 2; side++)
    {
      g_free (self.points[side]);
      g_array_unref (self.times[side]);
    }

  return !self.failed;
}

/* The list of --levels behind the opponent of its first. */
static gboolean
stack_levels (Ladder *self, GError **error)
{
  const char        *text = self->levels_arg;
  const char        *below = self->against_arg != NULL ? self->against_arg : "random";
  g_autoptr (GArray) lowest = referee_parse_levels (below, error);
  guint              seen = 0;

  if (lowest == NULL)
    return FALSE;
  if (lowest->len != 1)
    return referee_misuse (error, _ ("--against: name one level"));
  self->levels = referee_parse_levels (text != NULL ? text
                                                    : "novice,casual,skilled,master",
                                       error);
  if (self->levels == NULL)
    return FALSE;
  if (g_array_index (self->levels, FavorLevel, 0) !=
      g_array_index (lowest, FavorLevel, 0))
    g_array_prepend_vals (self->levels, lowest->data, 1);
  for (guint i = 0; i < self->levels->len; i++)
    {
      guint bit = 1u << g_array_index (self->levels, FavorLevel, i);

      if ((seen & bit) != 0)
        return referee_misuse (error, _ ("--levels: each level can be named once"));
      seen |= bit;
    }
  if (self->levels->len < 2)
    return referee_misuse (error, _ ("--levels: a level is not measured against itself"));

  return TRUE;
}

static gboolean
parse_ladder (Ladder *self, const RefereeCommand *command, GStrv *args, GError **error)
{
  const GOptionEntry entries[] = {
    REFEREE_SETUP_ENTRIES (&self->setup),
    { "games",
      'g',
      0,
      G_OPTION_ARG_INT,
      &self->n_games,
      N_ ("Number of games of each pair; rounded up to an even one (default: 400)"),
      N_ ("K") },
    { "levels",
      'l',
      0,
      G_OPTION_ARG_STRING,
      &self->levels_arg,
      N_ ("Levels from the lowest up (default: novice,casual,skilled,master)"),
      "L,L,…" },
    { "against",
      'a',
      0,
      G_OPTION_ARG_STRING,
      &self->against_arg,
      N_ ("Whom the lowest one plays (default: random)"),
      N_ ("L") },
    { "jobs",
      'j',
      0,
      G_OPTION_ARG_INT,
      &self->jobs,
      N_ ("Number of threads (default: one for each processor)"),
      N_ ("J") },
    { NULL },
  };

  return referee_parse (command, args, entries, error) &&
         referee_count_args (*args, 1, 1, error) &&
         referee_setup_init (&self->setup, (*args)[1], error) &&
         referee_check_number ("--games", self->n_games, 1, REFEREE_MAX_GAMES, error) &&
         referee_check_number ("--jobs", self->jobs, 1, REFEREE_MAX_JOBS, error) &&
         stack_levels (self, error);
}

RefereeExit
referee_ladder_run (const RefereeCommand *command, GStrv *args)
{
  Ladder self = { .n_games = 400, .jobs = (int) referee_pool_default_jobs () };
  g_autoptr (GError) error = NULL;
  RefereeExit        code = REFEREE_DONE;

  self.setup.seats_arg = REFEREE_UNSET;
  if (!parse_ladder (&self, command, args, &error))
    code = referee_fail (error);
  for (guint i = 1; code == REFEREE_DONE && i < self.levels->len; i++)
    if (!run_pair (&self,
                   g_array_index (self.levels, FavorLevel, i),
                   g_array_index (self.levels, FavorLevel, i - 1)))
      code = REFEREE_FAILED;
  referee_setup_clear (&self.setup);
  g_clear_pointer (&self.levels, g_array_unref);
  g_free (self.levels_arg);
  g_free (self.against_arg);

  return code;
}
