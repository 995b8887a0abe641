/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "referee-bench.h"
#include "referee-clock.h"
#include "referee-game.h"
#include "referee-output.h"

/* Command `bench`: how fast the rules are, in processor time of one thread. */

/* Positions that the single functions are measured on: more than a processor remembers the
 * branches of, few enough to stay in its cache. */
#define N_SAMPLES 512
/* Every so many plies of random games one is taken. */
#define SAMPLE_STRIDE 7

typedef struct
{
  RefereeSetup setup;
  double       seconds;

  /* Of N_SAMPLES positions in a row, what may be done in each, and one of it. */
  guint8      *samples;
  FavorActions legal[N_SAMPLES];
  FavorAction  chosen[N_SAMPLES];

  /* Room for one position and one list. */
  gpointer     scratch;
  FavorActions list;
} Bench;

/* Does something with sample `index`. Returns: how often */
typedef guint (*Operation) (Bench *self, guint index);

static gpointer
get_sample (const Bench *self, guint index)
{
  return self->samples + (gsize) index * self->setup.game->state->size;
}

static void
begin_random_game (Bench *self, guint64 seed)
{
  const RefereeSetup  *setup = &self->setup;
  g_auto (FavorEvents) events = { 0 };

  memset (self->scratch, 0, setup->game->state->size);
  setup->game->setup (self->scratch, setup->options, setup->n_seats, seed, &events);
}

/* The full list, a uniform choice, its application. */
static void
play_random_ply (Bench *self, FavorRng *rng)
{
  const FavorGame *game = self->setup.game;

  game->list (self->scratch, &self->list);
  game->apply (self->scratch,
               &self->list.items[favor_rng_below (rng, self->list.n)],
               NULL);
}

static void
take_samples (Bench *self)
{
  const FavorGame *game = self->setup.game;
  guint            n = 0;
  guint            n_plies = 0;
  FavorRng         rng;

  favor_rng_seed (&rng, self->setup.seed);
  for (guint64 seed = self->setup.seed; n < N_SAMPLES; seed++)
    {
      begin_random_game (self, seed);
      while (n < N_SAMPLES && favor_game_head (self->scratch)->decider != FAVOR_SEAT_NONE)
        {
          if (n_plies++ % SAMPLE_STRIDE == 0)
            {
              memcpy (get_sample (self, n), self->scratch, game->state->size);
              game->list (self->scratch, &self->legal[n]);
              self->chosen[n] = self->legal[n]
                                  .items[favor_rng_below (&rng, self->legal[n].n)];
              n++;
            }
          play_random_ply (self, &rng);
        }
    }
}

/* Random games until the time is over. */
static void
measure_random (Bench  *self,
                double *games_per_s,
                double *plies_per_s,
                double *plies_per_game)
{
  guint64  n_games = 0;
  guint64  n_plies = 0;
  guint64  started = referee_clock_read ();
  guint64  used;
  FavorRng rng;

  favor_rng_seed (&rng, self->setup.seed);
  do
    {
      begin_random_game (self, self->setup.seed + n_games);
      while (favor_game_head (self->scratch)->decider != FAVOR_SEAT_NONE)
        play_random_ply (self, &rng);
      n_plies += favor_game_head (self->scratch)->ply;
      n_games++;
      used = referee_clock_read () - started;
    }
  while ((double) used < self->seconds * 1e9);
  *games_per_s = (double) n_games * 1e9 / (double) used;
  *plies_per_s = (double) n_plies * 1e9 / (double) used;
  *plies_per_game = (double) n_plies / (double) n_games;
}

/* Games of level `baseline`, played as any computer plays: from observations. */
static gboolean
measure_baseline (Bench *self, double *games_per_s, GError **error)
{
  FavorLevel      levels[FAVOR_MAX_SEATS];
  RefereeGameTask task = {
    .game = self->setup.game,
    .options = self->setup.options,
    .n_seats = self->setup.n_seats,
    .seed = self->setup.seed,
    .levels = levels,
  };
  guint64 started = referee_clock_read ();
  guint64 used;
  guint   n_games = 0;

  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    levels[i] = FAVOR_LEVEL_BASELINE;
  do
    {
      g_autoptr (RefereeGame) played = referee_game_play (&task, error);

      if (played == NULL)
        return FALSE;
      task.seed++;
      n_games++;
      used = referee_clock_read () - started;
    }
  while ((double) used < self->seconds * 1e9);
  *games_per_s = n_games * 1e9 / (double) used;

  return TRUE;
}

static guint
copy_sample (Bench *self, guint index)
{
  memcpy (self->scratch, get_sample (self, index), self->setup.game->state->size);

  return 1;
}

static guint
list_sample (Bench *self, guint index)
{
  self->setup.game->list (get_sample (self, index), &self->list);

  return 1;
}

static guint
check_sample (Bench *self, guint index)
{
  FavorRefusal why;

  for (guint i = 0; i < self->legal[index].n; i++)
    self->setup.game->check (get_sample (self, index),
                             &self->legal[index].items[i],
                             &why);

  return self->legal[index].n;
}

static guint
apply_sample (Bench *self, guint index)
{
  copy_sample (self, index);
  self->setup.game->apply (self->scratch, &self->chosen[index], NULL);

  return 1;
}

static guint
mask_sample (Bench *self, guint index)
{
  copy_sample (self, index);
  favor_game_observe (self->setup.game,
                      self->scratch,
                      favor_game_head (self->scratch)->decider);

  return 1;
}

static guint
evaluate_sample (Bench *self, guint index)
{
  const FavorGame *game = self->setup.game;
  gconstpointer    sample = get_sample (self, index);
  FavorPad         pad;

  game->score (sample, favor_game_head (sample)->decider, &pad);
  game->evaluate (sample, favor_game_head (sample)->decider);

  return 1;
}

static guint
prefer_sample (Bench *self, guint index)
{
  FavorRng rng;

  favor_rng_seed (&rng, index);
  self->setup.game->prefer (get_sample (self, index), &self->legal[index], &rng, NULL);

  return 1;
}

static guint
consider_sample (Bench *self, guint index)
{
  favor_actions_clear (&self->list);
  for (guint i = 0; i < self->legal[index].n; i++)
    {
      const FavorAction *action = &self->legal[index].items[i];

      *favor_actions_append (&self->list, action->kind, action->seat) = *action;
    }
  self->list.complete = self->legal[index].complete;
  self->setup.game->consider (get_sample (self, index), TRUE, &self->list);

  return 1;
}

static guint
guess_sample (Bench *self, guint index)
{
  FavorRng rng;

  favor_rng_seed (&rng, index);
  mask_sample (self, index);
  self->setup.game->determinize (self->scratch,
                                 favor_game_head (self->scratch)->decider,
                                 &rng);

  return 1;
}

static double
count_actions (const Bench *self)
{
  double n = 0;

  for (guint i = 0; i < N_SAMPLES; i++)
    n += self->legal[i].n;

  return n / N_SAMPLES;
}

/* The median over rounds through all samples, in nanoseconds for one operation. */
static double
measure_operation (Bench *self, Operation operation)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64            begin = referee_clock_read ();
  guint              n = 0;

  do
    {
      guint64 started = referee_clock_read ();
      guint64 used;

      n = 0;
      /* Several rounds at once, so that reading the clock does not count. */
      for (guint round = 0; round < 16; round++)
        for (guint i = 0; i < N_SAMPLES; i++)
          n += operation (self, i);
      used = referee_clock_read () - started;
      g_array_append_val (times, used);
    }
  while ((double) (referee_clock_read () - begin) < self->seconds * 1e9);

  return (double) referee_clock_quantile (times, 0.5) / n;
}

static void
add_operations (Bench *self, GString *line)
{
  double copy_ns = measure_operation (self, copy_sample);
  double apply_ns = measure_operation (self, apply_sample) - copy_ns;
  double mask_ns = measure_operation (self, mask_sample) - copy_ns;
  double guess_ns = measure_operation (self, guess_sample) - copy_ns - mask_ns;

  referee_line_add_int (line, "state_bytes", self->setup.game->state->size);
  referee_line_add_number (line, "copy_ns", copy_ns, 1);
  referee_line_add_number (line, "list_ns", measure_operation (self, list_sample), 1);
  referee_line_add_number (line, "check_ns", measure_operation (self, check_sample), 1);
  referee_line_add_number (line, "apply_ns", MAX (apply_ns, 0), 1);
  referee_line_add_number (line, "mask_ns", MAX (mask_ns, 0), 1);
  referee_line_add_number (line, "determinize_ns", MAX (guess_ns, 0), 1);
  referee_line_add_number (line,
                           "evaluate_ns",
                           measure_operation (self, evaluate_sample),
                           1);
  referee_line_add_number (line, "prefer_ns", measure_operation (self, prefer_sample), 1);
  referee_line_add_number (line,
                           "consider_ns",
                           measure_operation (self, consider_sample),
                           1);
  referee_line_add_number (line, "actions", count_actions (self), 1);
}

static RefereeExit
print_bench (Bench *self)
{
  GString            *line = referee_line_new ();
  g_autofree char    *text = NULL;
  g_autoptr (GError)  error = NULL;
  RefereeBenchSession session = { 0 };
  double              games, plies, length, baseline = 0;

  measure_random (self, &games, &plies, &length);
  referee_line_add_string (line, "game", self->setup.game->id);
  referee_line_add_int (line, "seats", self->setup.n_seats);
  referee_line_add_number (line, "random_games_per_s", games, 1);
  referee_line_add_number (line, "random_plies_per_s", plies, 0);
  if (measure_baseline (self, &baseline, &error))
    referee_bench_session (&self->setup, self->seconds, &session, &error);
  referee_line_add_number (line, "baseline_games_per_s", baseline, 1);
  referee_line_add_number (line, "plies_per_game", length, 1);
  add_operations (self, line);
  referee_line_add_number (line, "load_ms", session.load_ms, 3);
  referee_line_add_number (line, "save_ms", session.save_ms, 3);
  referee_line_add_number (line, "seek_us", session.seek_us, 3);
  referee_line_add_number (line, "bytes_per_ply", session.bytes_per_ply, 1);
  text = referee_line_end (line);
  if (error != NULL)
    return referee_fail (error);
  referee_print_text (text);

  return REFEREE_DONE;
}

static gboolean
parse_bench (Bench *self, const RefereeCommand *command, GStrv *args, GError **error)
{
  const GOptionEntry entries[] = {
    REFEREE_SETUP_ENTRIES (&self->setup),
    { "seconds",
      't',
      0,
      G_OPTION_ARG_DOUBLE,
      &self->seconds,
      N_ ("Processor time for each measurement (default: 1)"),
      N_ ("S") },
    { NULL },
  };

  if (!referee_parse (command, args, entries, error) ||
      !referee_count_args (*args, 1, 1, error) ||
      !referee_setup_init (&self->setup, (*args)[1], error))
    return FALSE;
  if (!(self->seconds > 0 && self->seconds <= 3600))
    return referee_misuse (error,
                           _ ("--seconds: this is not more than 0 and at most 3600"));

  return TRUE;
}

RefereeExit
referee_bench_run (const RefereeCommand *command, GStrv *args)
{
  g_autofree Bench  *self = g_new0 (Bench, 1);
  g_autoptr (GError) error = NULL;
  RefereeExit        code;

  self->seconds = 1;
  self->setup.seats_arg = REFEREE_UNSET;
  if (parse_bench (self, command, args, &error))
    {
      gsize size = self->setup.game->state->size;

      self->samples = g_malloc0 (N_SAMPLES * size);
      self->scratch = g_malloc0 (size);
      take_samples (self);
      code = print_bench (self);
    }
  else
    code = referee_fail (error);
  for (guint i = 0; i < N_SAMPLES; i++)
    favor_actions_free_items (&self->legal[i]);
  favor_actions_free_items (&self->list);
  g_free (self->samples);
  g_free (self->scratch);
  referee_setup_clear (&self->setup);

  return code;
}
