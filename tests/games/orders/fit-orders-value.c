/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "favor-bot.h"
#include "orders-bot.h"
#include "orders-value.h"

/* Fits the weights of orders-value.c: fit-orders-value SEATS GAMES
 *
 * Skilled players play against each other, in less time than they take, now and then by chance. Of each seat in each position this is asked:
 * how many points more than the others will it gain until the end, and how do its terms differ from
 * theirs? The weights are those with the least squares, in thousandths, with a little ridge. */

#define BY_CHANCE 12
#define RIDGE     1e-3
/* Of each decision, in units of cost. */
#define BUDGET 1000000

typedef struct
{
  double products[ORDERS_N_TERMS][ORDERS_N_TERMS];
  double sums[ORDERS_N_TERMS];
  double total;
  guint  n;
} Fit;

typedef struct
{
  gint32 terms[ORDERS_MAX_SEATS][ORDERS_N_TERMS];
  gint32 score[ORDERS_MAX_SEATS];
} Sample;

static void
add_sample (Fit *fit, const Sample *sample, const OrdersState *end, guint seat)
{
  const guint n = end->head.n_seats;
  double      x[ORDERS_N_TERMS];
  double      y = 0;

  for (guint other = 0; other < n; other++)
    y += (other == seat ? 1.0 : -1.0 / (n - 1)) *
         (end->score[other] - sample->score[other]);
  for (guint i = 0; i < ORDERS_N_TERMS; i++)
    {
      x[i] = 0;
      for (guint other = 0; other < n; other++)
        x[i] += (other == seat ? 1.0 : -1.0 / (n - 1)) * sample->terms[other][i] / 100.0;
    }
  for (guint i = 0; i < ORDERS_N_TERMS; i++)
    {
      for (guint j = 0; j < ORDERS_N_TERMS; j++)
        fit->products[i][j] += x[i] * x[j];
      fit->sums[i] += x[i] * y;
    }
  fit->total += y * y;
  fit->n++;
}

/* What a player does that sees only what it may see. */
static void
choose (const OrdersState *state, guint64 seed, FavorAction *action)
{
  OrdersState        observed = *state;
  const FavorBotTask task = {
    .game = &favor_orders_game,
    .observed = &observed,
    .seat = state->head.decider,
    .level = FAVOR_LEVEL_SKILLED,
    .seed = favor_bot_seed (seed, state->head.ply, state->head.decider),
    .budget = BUDGET,
  };
  FavorBotChoice choice;

  favor_game_observe (&favor_orders_game, &observed, state->head.decider);
  favor_bot_choose (&task, &choice);
  *action = choice.proposals[0].action;
}

static void
play (Fit *fit, guint n_seats, guint64 seed)
{
  static Sample         samples[ORDERS_MAX_PLIES];
  g_auto (FavorActions) legal = { 0 };
  OrdersOptions         options;
  OrdersState           state = { 0 };
  FavorRng              rng;
  guint                 n = 0;

  favor_rng_seed (&rng, seed);
  favor_schema_set_defaults (&orders_options_schema, &options);
  orders_setup (&state, &options, n_seats, seed, NULL);
  while (state.head.decider != FAVOR_SEAT_NONE)
    {
      FavorAction action;

      orders_list (&state, &legal);
      if (legal.n > 1 && state.head.phase != ORDERS_PHASE_SETUP_ORDERS &&
          favor_rng_below (&rng, BY_CHANCE) == 0)
        action = legal.items[favor_rng_below (&rng, legal.n)];
      else
        choose (&state, seed, &action);
      orders_apply (&state, &action, NULL);
      if (state.head.phase == ORDERS_PHASE_SETUP_ORDERS)
        continue;
      orders_value_terms (&state, samples[n].terms);
      for (guint seat = 0; seat < n_seats; seat++)
        samples[n].score[seat] = state.score[seat];
      n++;
    }
  for (guint i = 0; i < n; i++)
    for (guint seat = 0; seat < n_seats; seat++)
      add_sample (fit, &samples[i], &state, seat);
}

/* By elimination; the matrix is positive. */
static void
solve (Fit *fit, double weights[ORDERS_N_TERMS])
{
  double (*a)[ORDERS_N_TERMS] = fit->products;

  memcpy (weights, fit->sums, sizeof fit->sums);
  for (guint i = 0; i < ORDERS_N_TERMS; i++)
    a[i][i] += RIDGE * fit->n;
  for (guint i = 0; i < ORDERS_N_TERMS; i++)
    for (guint j = i + 1; j < ORDERS_N_TERMS; j++)
      {
        const double factor = a[j][i] / a[i][i];

        for (guint k = i; k < ORDERS_N_TERMS; k++)
          a[j][k] -= factor * a[i][k];
        weights[j] -= factor * weights[i];
      }
  for (guint i = ORDERS_N_TERMS; i-- > 0;)
    {
      for (guint j = i + 1; j < ORDERS_N_TERMS; j++)
        weights[i] -= a[i][j] * weights[j];
      weights[i] /= a[i][i];
    }
}

int
main (int argc, char *argv[])
{
  static Fit  fit;
  double      weights[ORDERS_N_TERMS];
  double      explained = 0;
  const guint n_seats = argc > 1 ? (guint) atoi (argv[1]) : 2;
  const guint n_games = argc > 2 ? (guint) atoi (argv[2]) : 20;

  for (guint i = 0; i < n_games; i++)
    play (&fit, n_seats, i);
  solve (&fit, weights);
  for (guint i = 0; i < ORDERS_N_TERMS; i++)
    {
      explained += weights[i] * fit.sums[i];
      printf ("%ld,%s", lround (1000 * weights[i]), i % 8 == 7 ? "\n" : " ");
    }
  printf ("\n%u positions, of %.1f squared points explained: %.3f\n",
          fit.n,
          fit.total / fit.n,
          explained / fit.total);
  return 0;
}
