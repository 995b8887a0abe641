/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <stdarg.h>
#include <string.h>

#include "favor-conformance-private.h"

/* How the suite plays. */

#define DEFAULT_SEEDS 10

guint
favor_run_n_seeds (void)
{
  const char *text = g_getenv ("FAVOR_CONFORMANCE_SEEDS");
  guint64     n = DEFAULT_SEEDS;

  if (text != NULL)
    g_assert_true (g_ascii_string_to_unsigned (text, 10, 1, 1000000, &n, NULL));
  return (guint) n;
}

/* Random values */

static guint64
random_mask (guint n_bits, FavorRng *rng)
{
  guint64 bits = favor_rng_next (rng);

  return n_bits >= 64 ? bits : bits & ((G_GUINT64_CONSTANT (1) << n_bits) - 1);
}

static gint64
random_bag (const FavorField *field, FavorRng *rng)
{
  gint64 value = 0;

  if (field->base == 0)
    return favor_rng_below (rng, (guint) field->max + 1);
  for (guint i = 0; i < favor_field_n_words (field, 0); i++)
    value = value * field->base +
            favor_rng_below (rng, MIN ((guint) field->max + 1, field->base));
  return value;
}

gint64
favor_random_value (const FavorField *field, guint n_seats, FavorRng *rng)
{
  if (field->nullable && favor_rng_below (rng, 6) == 0)
    return FAVOR_NONE;
  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
      return favor_rng_below (rng, 2);
    case FAVOR_TYPE_INT:
      if (field->values != NULL)
        return field->values[favor_rng_below (rng, field->n_values)];
      return field->min + (gint64) favor_rng_below (rng, field->max - field->min + 1U);
    case FAVOR_TYPE_ENUM:
      return favor_rng_below (rng, field->words->n_words);
    case FAVOR_TYPE_SEAT:
      return favor_rng_below (rng, n_seats);
    case FAVOR_TYPE_SET:
      return (gint64) random_mask (favor_field_n_words (field, 0), rng);
    case FAVOR_TYPE_SEATS:
      return (gint64) random_mask (n_seats, rng);
    case FAVOR_TYPE_BAG:
      return random_bag (field, rng);
    case FAVOR_TYPE_U64:
      return (gint64) (favor_rng_next (rng) | 1);
    case FAVOR_TYPE_STRUCT:
      break;
    }
  g_assert_not_reached ();
}

typedef struct
{
  guint     n_seats;
  FavorRng *rng;
} Filler;

static void
fill_below (const Filler     *filler,
            const FavorField *field,
            gpointer          base,
            guint             dim,
            guint             outer)
{
  guint capacity, length;

  if (dim >= field->n_dims)
    {
      if (field->type == FAVOR_TYPE_STRUCT)
        favor_random_fill (field->schema,
                           (gpointer) favor_field_peek (field, base, outer),
                           filler->n_seats,
                           filler->rng);
      else
        favor_field_set (field,
                         base,
                         outer,
                         favor_random_value (field, filler->n_seats, filler->rng));
      return;
    }
  capacity = field->dims[dim].capacity;
  length = favor_field_length (field, base, dim, outer, filler->n_seats);
  /* A counter that another field shares keeps what that one has drawn. */
  if (field->dims[dim].length == FAVOR_LENGTH_COUNTED && length == 0)
    {
      length = favor_rng_below (filler->rng, capacity + 1);
      favor_field_set_length (field, base, dim, outer, length);
    }
  for (guint i = 0; i < length; i++)
    fill_below (filler, field, base, dim + 1, outer * capacity + i);
}

void
favor_random_fill (const FavorSchema *schema, gpointer data, guint n_seats, FavorRng *rng)
{
  Filler filler = { n_seats, rng };

  memset (data, 0, schema->size);
  for (guint i = 0; i < schema->n_fields; i++)
    fill_below (&filler, &schema->fields[i], data, 0, 0);
}

void
favor_random_options (const FavorGame *game,
                      gpointer         options,
                      guint            n_seats,
                      FavorRng        *rng)
{
  FavorRefusal why;

  for (guint i = 0; i < 10000; i++)
    {
      favor_random_fill (game->options, options, n_seats, rng);
      if (game->accept (options, n_seats, &why))
        return;
      g_assert_cmpuint (why.reason, >, 0);
      g_assert_cmpuint (why.reason, <, game->n_refusals);
    }
  g_error ("%s: no random options were accepted for %u seats", game->id, n_seats);
}

void
favor_random_action (const FavorGame    *game,
                     const FavorActions *legal,
                     FavorAction        *action,
                     FavorRng           *rng)
{
  const FavorSchema *args;

  memset (action, 0, sizeof *action);
  if (legal->n > 0)
    *action = legal->items[favor_rng_below (rng, legal->n)];
  switch (favor_rng_below (rng, 4))
    {
    case 0:
      for (guint i = 0; i < sizeof *action; i++)
        ((guint8 *) action)[i] = (guint8) favor_rng_next (rng);
      break;
    case 1:
      action->kind = (guint8) favor_rng_below (rng, game->n_actions);
      args = game->actions[action->kind].args;
      memset (action->arg, 0, sizeof action->arg);
      if (args != NULL)
        favor_random_fill (args, action->arg, game->max_seats, rng);
      break;
    case 2:
      action->arg[favor_rng_below (rng, FAVOR_ACTION_ARGS)] = (gint16)
        favor_rng_next (rng);
      break;
    default:
      args = game->actions[action->kind].args;
      if (args != NULL)
        favor_schema_corrupt (args, action->arg, rng);
      else
        action->kind++;
      break;
    }
}

/* Runs */

FavorRun *
favor_run_new (const FavorGame *game, guint n_seats, guint seed)
{
  FavorRun    *run = g_new0 (FavorRun, 1);
  FavorRefusal why;

  run->game = game;
  run->n_seats = n_seats;
  run->seed = seed;
  run->options = g_malloc0 (game->options->size);
  run->state = g_malloc0 (game->state->size);
  run->before = g_malloc0 (game->state->size);
  favor_rng_seed (&run->rng, favor_rng_mix (seed, n_seats, 17));

  if (seed == 0)
    {
      favor_schema_set_defaults (game->options, run->options);
      favor_schema_trim (game->options, run->options, n_seats);
      favor_run_require (run,
                         game->accept (run->options, n_seats, &why),
                         "the defaults are refused");
    }
  else
    favor_random_options (game, run->options, n_seats, &run->rng);
  game->setup (run->state, run->options, n_seats, seed, &run->events);
  return run;
}

void
favor_run_free (FavorRun *run)
{
  favor_actions_free_items (&run->legal);
  favor_events_free_items (&run->events);
  g_free (run->options);
  g_free (run->state);
  g_free (run->before);
  g_free (run);
}

gboolean
favor_run_step (FavorRun *run)
{
  guint chosen;

  run->game->list (run->state, &run->legal);
  if (run->legal.n == 0)
    return FALSE;
  favor_run_require (run,
                     run->ply < run->game->max_plies,
                     "not over after %u plies",
                     run->ply);
  /* Every second game is played sensibly half of the time: it gets to other places. */
  if (run->by_chance || run->seed % 2 == 0 || favor_rng_below (&run->rng, 2))
    chosen = favor_rng_below (&run->rng, run->legal.n);
  else
    chosen = run->game->prefer (run->state, &run->legal, &run->rng, NULL);
  favor_run_require (run,
                     chosen < run->legal.n,
                     "the policy chooses %u of %u actions",
                     chosen,
                     run->legal.n);
  run->action = run->legal.items[chosen];
  memcpy (run->before, run->state, run->game->state->size);
  favor_events_clear (&run->events);
  run->game->apply (run->state, &run->action, &run->events);
  run->ply++;
  return TRUE;
}

gboolean
favor_run_is_sampled (FavorRun *run)
{
  return run->ply < 10 || (run->ply & (run->ply - 1)) == 0 ||
         favor_game_head (run->state)->decider == FAVOR_SEAT_NONE;
}

void
favor_run_fail (FavorRun *run, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list          args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_error ("%s with %u seats, seed %u, ply %u: %s",
           run->game->id,
           run->n_seats,
           run->seed,
           run->ply,
           message);
}

void
favor_run_all (const FavorGame *game, FavorVisit visit)
{
  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    for (guint seed = 0; seed < favor_run_n_seeds (); seed++)
      {
        FavorRun *run = favor_run_new (game, n_seats, seed);

        do
          visit (run);
        while (favor_run_step (run));
        favor_run_free (run);
      }
}

gpointer
favor_run_observe (FavorRun *run, gconstpointer state, FavorSeat viewer)
{
  gpointer observed = g_memdup2 (state, run->game->state->size);

  favor_game_observe (run->game, observed, viewer);
  return observed;
}

/* Registration */

void
favor_conformance_add_test (const FavorGame *game,
                            const char      *name,
                            void (*test) (const FavorGame *game))
{
  g_autofree char *path = g_strdup_printf ("/%s/conformance/%s", game->id, name);

  g_test_add_data_func (path, game, (GTestDataFunc) test);
}

void
favor_conformance_add (const FavorGame *game)
{
  favor_conformance_add_tables (game);
  favor_conformance_add_play (game);
  favor_conformance_add_secrets (game);
  favor_conformance_add_between (game);
  favor_conformance_add_texts (game);
  favor_conformance_add_whole (game);
}
