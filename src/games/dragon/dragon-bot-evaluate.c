/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-bot.h"
#include "dragon-state.h"

/* How good a position is (11.4), in hundredths of a Favour. What delegates and the office are
 * worth was fitted by least squares to how games between sampling players ended, 3000 for
 * each number of seats. */

/* A game that is over: a win, a shared win. */
#define WORTH_OF_WIN  5000
#define WORTH_OF_DRAW 2000
/* A word kept, or broken. */
#define WORTH_OF_WORD 20

/* A delegate left, beyond a Supplier, by seats and role: with many clans at the table
 * Assassins, Nobles and Soldiers find more to do, with few Artisans stay alone. */
static const gint16 delegate_worth[DRAGON_MAX_SEATS + 1][DRAGON_N_ROLES] = {
  [2] = { 130, 105, 95, 65, 0, 0 },    [3] = { 30, 35, 60, 55, 25, 0 },
  [4] = { 30, 50, 95, 85, 85, 0 },     [5] = { -20, 60, 60, 80, 85, 0 },
  [6] = { -15, 105, 60, 105, 105, 0 }, [7] = { -25, 120, 35, 115, 110, 0 },
};

/* How much of that is left when a round begins, in percent. */
static const guint8 delegate_percent[DRAGON_N_ROUNDS + 1] = { 0, 100, 100, 100, 70, 40 };

/* Being Judge in a round that is not yet decided. */
static const gint16 judge_worth[DRAGON_MAX_SEATS + 1] = { 0, 0, 140, 70, 75, 60, 50, 45 };

static gint32
delegates_worth (const DragonState *state, FavorSeat seat)
{
  const gint8  *start = dragon_compositions[state->clans[seat]];
  const gint16 *each = delegate_worth[state->head.n_seats];
  gint32        worth = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    worth += start[role] * each[role];
  for (guint i = 0; i < state->n_home[seat]; i++)
    worth -= each[state->home[seat][i]];
  return worth * delegate_percent[state->round] / 100;
}

static gint32
seat_worth (const DragonState *state, FavorSeat seat)
{
  gint32 words = (gint32) state->promises_kept[seat] - state->promises_broken[seat];
  gint32 worth = 100 * state->favour[seat] + WORTH_OF_WORD * words;

  if (seat == state->judge && !state->revealed)
    worth += judge_worth[state->head.n_seats];
  return worth + delegates_worth (state, seat);
}

/* The most Favour that another seat has. */
static gint32
best_of_others (const DragonState *state, FavorSeat seat)
{
  gint32 best = 0;

  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    if (other != seat)
      best = MAX (best, state->favour[other]);
  return best;
}

static gint32
evaluate_end (const DragonState *state, FavorSeat seat)
{
  gint32   lead = 100 * (state->favour[seat] - best_of_others (state, seat));
  gboolean shared = (state->winners & (state->winners - 1)) != 0;

  if ((state->winners >> seat & 1) == 0)
    return lead;
  return lead + (shared ? WORTH_OF_DRAW : WORTH_OF_WIN);
}

gint32
dragon_evaluate (gconstpointer data, FavorSeat seat)
{
  const DragonState *state = data;
  gint32             best = G_MININT32;
  gint32             sum = 0;

  if (state->head.phase == DRAGON_PHASE_OVER)
    return evaluate_end (state, seat);
  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    if (other != seat)
      {
        gint32 worth = seat_worth (state, other);

        best = MAX (best, worth);
        sum += worth;
      }
  return seat_worth (state, seat) - best / 2 - sum / (2 * (state->head.n_seats - 1));
}
