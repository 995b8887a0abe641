/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "orders-bot.h"
#include "orders-value.h"

/* Fits the table of orders-chances.c: fit-orders-chances SEATS GAMES
 *
 * The policy plays against itself. Of each order in each hand at the start of each turn this is asked:
 * will it be fulfilled? The logit of the chance is linear in what orders_chances_look () sees; its
 * weights are those with the greatest likelihood, in hundredths, with a little ridge. */

#define RIDGE 2.0
#define STEPS 12
#define N     ORDERS_N_SIGHTS

typedef struct
{
  float    x[N];
  gboolean fulfilled;
} Sample;

static GArray *samples[ORDERS_N_ORDERS];

/* An order in a hand, and its samples so far. */
static void
note (const OrdersState *state, guint noted[ORDERS_N_ORDERS][ORDERS_MAX_SEATS])
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gint32 sights[ORDERS_MAX_HAND][N];

      orders_value_sights (state, (FavorSeat) seat, sights);
      for (guint i = 0; i < state->n_hand[seat]; i++)
        {
          Sample sample = { 0 };

          for (guint j = 0; j < N; j++)
            sample.x[j] = (float) sights[i][j] / ORDERS_WHOLE;
          g_array_append_val (samples[state->hand[seat][i]], sample);
          noted[state->hand[seat][i]][seat]++;
        }
    }
}

static void
play (guint n_seats, guint64 seed)
{
  guint                 noted[ORDERS_N_ORDERS][ORDERS_MAX_SEATS] = { 0 };
  g_auto (FavorActions) legal = { 0 };
  OrdersOptions         options;
  OrdersState           state = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  favor_schema_set_defaults (&orders_options_schema, &options);
  orders_setup (&state, &options, n_seats, seed, NULL);
  while (state.head.decider != FAVOR_SEAT_NONE)
    {
      orders_list (&state, &legal);
      orders_apply (&state,
                    &legal.items[orders_prefer (&state, &legal, &rng, NULL)],
                    NULL);
      if (state.head.phase == ORDERS_PHASE_START)
        note (&state, noted);
    }
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint i = 0; i < state.n_fulfilled[seat]; i++)
      {
        GArray *array = samples[state.fulfilled[seat][i]];

        for (guint j = 0; j < noted[state.fulfilled[seat][i]][seat]; j++)
          g_array_index (array, Sample, array->len - 1 - j).fulfilled = TRUE;
      }
}

static double
chance_of (const double *weights, const float *x)
{
  double z = 0;

  for (guint i = 0; i < N; i++)
    z += weights[i] * (double) x[i];
  return 1 / (1 + exp (-z));
}

/* One step of Newton's method. */
static void
improve (const GArray *array, double weights[N])
{
  double a[N][N] = { 0 };
  double g[N];

  for (guint i = 0; i < N; i++)
    {
      a[i][i] = RIDGE;
      g[i] = -RIDGE * weights[i];
    }
  for (guint s = 0; s < array->len; s++)
    {
      const Sample *sample = &g_array_index (array, Sample, s);
      const double  p = chance_of (weights, sample->x);

      for (guint i = 0; i < N; i++)
        {
          g[i] += (sample->fulfilled - p) * (double) sample->x[i];
          for (guint j = 0; j < N; j++)
            a[i][j] += p * (1 - p) * (double) (sample->x[i] * sample->x[j]);
        }
    }
  for (guint i = 0; i < N; i++)
    for (guint j = i + 1; j < N; j++)
      {
        const double factor = a[j][i] / a[i][i];

        for (guint k = i; k < N; k++)
          a[j][k] -= factor * a[i][k];
        g[j] -= factor * g[i];
      }
  for (guint i = N; i-- > 0;)
    {
      for (guint j = i + 1; j < N; j++)
        g[i] -= a[i][j] * g[j];
      g[i] /= a[i][i];
      weights[i] += CLAMP (g[i], -2, 2);
    }
}

/* The mean of the logarithms of what was thought likely. */
static double
likelihood (const GArray *array, const double weights[N])
{
  double sum = 0;

  for (guint s = 0; s < array->len; s++)
    {
      const Sample *sample = &g_array_index (array, Sample, s);
      const double  p = chance_of (weights, sample->x);

      sum += log (MAX (sample->fulfilled ? p : 1 - p, 1e-9));
    }
  return array->len > 0 ? sum / array->len : 0;
}

int
main (int argc, char *argv[])
{
  const guint n_seats = argc > 1 ? (guint) atoi (argv[1]) : 2;
  const guint n_games = argc > 2 ? (guint) atoi (argv[2]) : 20;
  double      sum = 0;

  for (guint i = 0; i < ORDERS_N_ORDERS; i++)
    samples[i] = g_array_new (FALSE, FALSE, sizeof (Sample));
  for (guint i = 0; i < n_games; i++)
    play (n_seats, i);
  for (guint i = 0; i < ORDERS_N_ORDERS; i++)
    {
      double weights[N] = { 0 };

      for (guint step = 0; step < STEPS; step++)
        improve (samples[i], weights);
      printf ("  { ");
      for (guint j = 0; j < N; j++)
        printf ("%ld%s",
                CLAMP (lround (100 * weights[j]), -999, 999),
                j + 1 < N ? ", " : " },");
      printf (" /* %s */\n", orders_orders.words[i].id);
      sum += likelihood (samples[i], weights);
      g_array_unref (samples[i]);
    }
  printf ("mean logarithm of the likelihood: %.4f\n", sum / ORDERS_N_ORDERS);
  return 0;
}
