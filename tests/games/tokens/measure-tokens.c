/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tokens-bot.h"
#include "tokens-events.h"

/* Plays games of the baseline policy and prints how long and how close they are, and where tokens come from and go:
 *
 *   measure-tokens SEATS FAVOR DICE TARGET GAMES
 *
 * FAVOR and DICE are 0 or 1. The rules specification has figures of a model to compare with. */

typedef struct
{
  guint  n_games;
  double turns, turns_squared;
  double first_second, first_last, spread;
  guint  close, empty, limited;
  double harvest, builders, met, donations, spared, barren, gold;
  double spent[TOKENS_N_TOKENS], markers;
} Sums;

static void
count_event (Sums *sums, const FavorEvent *event)
{
  switch (event->kind)
    {
    case TOKENS_LOG_HARVEST_TOKEN:
      sums->harvest++;
      break;
    case TOKENS_LOG_CONNECTED:
      sums->builders += event->arg[1];
      sums->met += __builtin_popcount ((guint16) event->arg[0]);
      break;
    case TOKENS_LOG_DONATED:
      sums->donations++;
      break;
    case TOKENS_LOG_SPARED:
      sums->spared++;
      break;
    case TOKENS_LOG_BARREN:
      sums->barren++;
      break;
    case TOKENS_LOG_GOLD_INSTEAD:
      sums->gold += event->arg[0];
      break;
    default:
      break;
    }
}

static int
compare (const void *a, const void *b)
{
  return *(const int *) b - *(const int *) a;
}

static void
sum_up (Sums *sums, const TokensState *state)
{
  const guint n = state->head.n_seats;
  int         points[TOKENS_MAX_SEATS];
  double      mean = 0, squares = 0;

  for (guint seat = 0; seat < n; seat++)
    {
      points[seat] = (int) tokens_points (state, seat);
      mean += points[seat] / (double) n;
      sums->markers += state->markers[seat];
    }
  for (guint seat = 0; seat < n; seat++)
    squares += (points[seat] - mean) * (points[seat] - mean);
  qsort (points, n, sizeof *points, compare);
  sums->n_games++;
  sums->turns += state->turn;
  sums->turns_squared += (double) state->turn * state->turn;
  sums->first_second += points[0] - points[1];
  sums->first_last += points[0] - points[n - 1];
  sums->spread += sqrt (squares / n);
  sums->close += points[0] - points[1] <= 1;
  sums->empty += state->options.favor && state->n_bag == 0;
  sums->limited += state->end_reason == TOKENS_END_ROUND_LIMIT;
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    sums->spent[token] += state->favor_spent[token];
}

static void
play (Sums *sums, const TokensOptions *options, guint n_seats, guint64 seed)
{
  g_auto (FavorActions) legal = { 0 };
  g_auto (FavorEvents)  events = { 0 };
  TokensState           state = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  tokens_setup (&state, options, n_seats, seed, NULL);
  while (state.head.decider != FAVOR_SEAT_NONE)
    {
      favor_events_clear (&events);
      tokens_list (&state, &legal);
      tokens_apply (&state,
                    &legal.items[tokens_baseline (&state, &legal, &rng, NULL)],
                    &events);
      for (guint i = 0; i < events.n; i++)
        count_event (sums, &events.items[i]);
    }
  sum_up (sums, &state);
}

static void
print (const Sums *sums)
{
  const double n = sums->n_games;
  const double turns = sums->turns / n;
  const double won = sums->harvest + sums->builders + sums->met + sums->donations +
                     sums->spared + sums->barren;

  printf (
    "turns %.1f (sd %.1f) gap2 %.2f gaplast %.2f spread %.2f close %.0f%% limit %u\n",
    turns,
    sqrt (sums->turns_squared / n - turns * turns),
    sums->first_second / n,
    sums->first_last / n,
    sums->spread / n,
    100 * sums->close / n,
    sums->limited);
  printf (
    "harvest %.1f builders %.1f met %.1f donations %.1f villain %.1f barren %.1f all %.1f\n",
    sums->harvest / n,
    sums->builders / n,
    sums->met / n,
    sums->donations / n,
    sums->spared / n,
    sums->barren / n,
    won / n);
  printf (
    "spent wagon %.1f ship %.1f shovel %.1f book %.1f compass %.1f markers %.1f; empty %.0f%% gold %.1f\n",
    sums->spent[TOKENS_WAGON] / n,
    sums->spent[TOKENS_SHIP] / n,
    sums->spent[TOKENS_SHOVEL] / n,
    sums->spent[TOKENS_BOOK] / n,
    sums->spent[TOKENS_COMPASS] / n,
    sums->markers / n,
    100 * sums->empty / n,
    sums->gold / n);
}

int
main (int argc, char *argv[])
{
  TokensOptions options;
  Sums          sums = { 0 };
  guint         n_seats, n_games;

  if (argc != 6)
    {
      fprintf (stderr, "usage: %s SEATS FAVOR DICE TARGET GAMES\n", argv[0]);
      return 2;
    }
  favor_schema_set_defaults (&tokens_options_schema, &options);
  n_seats = CLAMP ((guint) atoi (argv[1]), TOKENS_MIN_SEATS, TOKENS_MAX_SEATS);
  options.favor = atoi (argv[2]) != 0;
  options.production = atoi (argv[3]) != 0 ? TOKENS_PRODUCTION_DICE
                                           : TOKENS_PRODUCTION_DECK;
  options.target = (guint8) atoi (argv[4]);
  options.layout = TOKENS_LAYOUT_RANDOM;
  n_games = (guint) atoi (argv[5]);
  for (guint game = 0; game < n_games; game++)
    play (&sums, &options, n_seats, game + 1);
  print (&sums);
  return 0;
}
