/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-step.h"

/* How a turn begins and ends, and the game with it. */

#define ALLIES_IN_ALL   6
#define ALLIES_WITH_TEA 2

FavorSeat
emperor_placer (const EmperorState *state, guint placed)
{
  const guint n = state->head.n_seats;

  /* Ruling 4: in both passes the first player is last. */
  return (FavorSeat) (((guint) state->first + n - 1 - placed % n) % n);
}

static void
reset_turn (EmperorState *state)
{
  state->acts = 0;
  state->moved = FALSE;
  state->book_used = FALSE;
  state->elixir_used = FALSE;
  state->event_completed = FALSE;
  state->talks = 0;
  state->stars_paid = 0;
  state->sold = 0;
  state->upgrades = 0;
  state->hits = 0;
  state->trades = 0;
  state->stars_moved = 0;
}

void
emperor_go_on_collecting (EmperorState *state)
{
  if (state->due != 0 && state->left > 0)
    return;
  state->due = 0;
  state->left = 0;
  state->head.phase = EMPEROR_PHASE_PLAY;
}

void
emperor_begin_turn (EmperorState *state, FavorSeat seat, FavorEvents *events)
{
  const guint8 poison = state->poison[seat];
  const guint  due = emperor_allies_with_cards (state, seat);

  reset_turn (state);
  state->head.turn_owner = seat;
  state->head.phase = EMPEROR_PHASE_COLLECT;
  emperor_go_on (state);
  state->due = (guint8) due;
  state->left = poison == EMPEROR_POISON_NIGHTSHADE ? 0
                : poison == EMPEROR_POISON_TEA      ? ALLIES_WITH_TEA
                                                    : ALLIES_IN_ALL;
  emperor_go_on_collecting (state);
  FAVOR_EMIT (events, EMPEROR_LOG_TURN_BEGAN, seat, (gint16) state->round);

  state->poison[seat] = EMPEROR_POISON_NONE;
  if (poison == EMPEROR_POISON_TEA)
    FAVOR_EMIT (events, EMPEROR_LOG_POISON_WORKED, seat, ALLIES_WITH_TEA);
  else if (poison == EMPEROR_POISON_NIGHTSHADE)
    FAVOR_EMIT (events, EMPEROR_LOG_COLLECT_SKIPPED, seat);
  for (gint16 staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (state->stars[seat][staff] > 0 && (due >> staff & 1) == 0)
      FAVOR_EMIT (events, EMPEROR_LOG_COLLECT_EMPTY, seat, staff);
}

/* Ranking */

EmperorTiebreaker
emperor_find_tiebreaker (const EmperorState *state, FavorSeat a, FavorSeat b, gint *by)
{
  /* In the order of 7.3. */
  const gint leads[EMPEROR_N_TIEBREAKERS] = {
    [EMPEROR_TIEBREAKER_EMPRESS] = state->empress[a] - state->empress[b],
    [EMPEROR_TIEBREAKER_STARS] = emperor_stars_of (state, a) -
                                 emperor_stars_of (state, b),
    [EMPEROR_TIEBREAKER_GOLD] = state->gold[a] - state->gold[b],
    [EMPEROR_TIEBREAKER_ORDER] = (gint) emperor_turn_position (state, a) -
                                 (gint) emperor_turn_position (state, b),
  };
  guint tiebreaker = 0;

  while (leads[tiebreaker] == 0 && tiebreaker < EMPEROR_TIEBREAKER_ORDER)
    tiebreaker++;
  *by = leads[tiebreaker];
  return (EmperorTiebreaker) tiebreaker;
}

gboolean
emperor_is_better (const EmperorState *state, FavorSeat a, FavorSeat b)
{
  gint by = 0;

  if (state->winner == a || state->winner == b)
    return state->winner == a;
  if (state->points[a] != state->points[b])
    return state->points[a] > state->points[b];
  emperor_find_tiebreaker (state, a, b, &by);
  return by > 0;
}

/* The seat that is first in the ranking of 7.3. */
static FavorSeat
find_best_seat (const EmperorState *state)
{
  FavorSeat best = 0;

  for (FavorSeat seat = 1; seat < state->head.n_seats; seat++)
    if (emperor_is_better (state, seat, best))
      best = seat;
  return best;
}

void
emperor_win (EmperorState *state, FavorSeat seat, FavorEvents *events)
{
  gboolean tied = FALSE;

  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    tied |= other != seat && state->points[other] == state->points[seat];
  emperor_clear_prompt (state);
  state->head.phase = EMPEROR_PHASE_OVER;
  state->head.decider = FAVOR_SEAT_NONE;
  state->winner = seat;
  FAVOR_EMIT (events,
              tied ? EMPEROR_LOG_GAME_WON_ON_TIES : EMPEROR_LOG_GAME_WON,
              seat,
              (gint16) state->points[seat]);
}

/* The end of a turn */

void
emperor_next_turn (EmperorState *state, FavorEvents *events)
{
  const FavorSeat next = emperor_next_seat (state, state->head.turn_owner);

  if (next == state->first)
    {
      if (state->final || state->round >= state->options.round_limit)
        {
          if (!state->final)
            FAVOR_EMIT (events, EMPEROR_LOG_LIMIT_REACHED, FAVOR_SEAT_NONE);
          emperor_win (state, find_best_seat (state), events);
          return;
        }
      state->round++;
    }
  emperor_begin_turn (state, next, events);
}

void
emperor_after_discards (EmperorState *state, FavorEvents *events)
{
  if (state->n_open[state->head.turn_owner] > 0 || state->n_event_deck == 0)
    {
      emperor_next_turn (state, events);
      return;
    }
  state->head.phase = EMPEROR_PHASE_END;
  emperor_look_events (state, EMPEROR_WHY_END, events);
}

void
emperor_end_turn (EmperorState *state, FavorEvents *events)
{
  FAVOR_EMIT (events, EMPEROR_LOG_TURN_ENDED, state->head.turn_owner);
  emperor_settle_promises (state, events);
  if (state->hand_size[state->head.turn_owner] > EMPEROR_HAND_LIMIT)
    state->head.phase = EMPEROR_PHASE_DISCARD;
  else
    emperor_after_discards (state, events);
}
