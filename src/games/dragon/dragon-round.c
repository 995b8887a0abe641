/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include <string.h>

#include "dragon-step.h"

void
dragon_begin_votes (DragonState *state, guint votes)
{
  state->votes = (guint8) votes;
  state->lap = 1;
  dragon_decide (state, DRAGON_PHASE_VOTE, dragon_lap_seat (state, 1, 0));
}

void
dragon_begin_round (DragonState *state, FavorEvents *events)
{
  dragon_decide (state, DRAGON_PHASE_NOMINATE, state->judge);
  if (dragon_round_hand (state->round) >= 3)
    return;
  /* Only one number is legal: nobody has to choose it. */
  dragon_begin_votes (state, 1);
  FAVOR_EMIT (events, DRAGON_EVENT_VOTES_FIXED, FAVOR_SEAT_NONE);
}

DragonDeal *
dragon_due_deal (DragonState *state)
{
  for (guint i = 0; i < state->n_deals; i++)
    if (state->deals[i].payment == DRAGON_PAYMENT_DUE)
      return &state->deals[i];
  return NULL;
}

/* The least Favour, among equals the first in table order; never the present Judge again
 * (rulings 52 and 53). */
static FavorSeat
next_judge (const DragonState *state)
{
  FavorSeat next = dragon_table_seat (state, 0);

  if (state->options.next_judge == DRAGON_NEXT_JUDGE_CLOCKWISE)
    return next;
  for (guint position = 1; position < state->head.n_seats - 1u; position++)
    {
      const FavorSeat seat = dragon_table_seat (state, position);

      if (state->favour[seat] < state->favour[next])
        next = seat;
    }
  return next;
}

static void
next_round (DragonState *state, FavorEvents *events)
{
  const FavorSeat judge = next_judge (state);

  memset (state->table, 0, state->n_table * sizeof state->table[0]);
  state->n_table = 0;
  memset (state->works, 0, sizeof state->works);
  memset (state->offers, 0, sizeof state->offers);
  memset (state->gifts, 0, sizeof state->gifts);
  memset (state->deals, 0, state->n_deals * sizeof state->deals[0]);
  state->n_deals = 0;
  memset (state->counts, 0, sizeof state->counts);
  state->tied = 0;
  state->winner = FAVOR_NONE;
  state->votes = 0;
  state->lap = 0;
  state->revealed = FALSE;
  state->round++;
  state->judge = judge;
  FAVOR_EMIT (events, DRAGON_EVENT_JUDGE_CHANGED, judge, state->clans[judge]);
  dragon_begin_round (state, events);
}

guint
dragon_leaders (const DragonState *state)
{
  const FavorSeat dragon = dragon_dragon_seat (state);
  gint            most = -1;
  guint           leaders = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      if (state->favour[seat] > most)
        leaders = 0;
      most = MAX (most, state->favour[seat]);
      if (state->favour[seat] == most)
        leaders |= 1u << seat;
    }
  /* The Dragon wins a drawn game in which it shares the lead (ruling 63). */
  if (dragon != FAVOR_SEAT_NONE && (leaders & (1u << dragon)) != 0)
    return 1u << dragon;
  return leaders;
}

/* The result, from the point of view of who has the most Favour. */
static void
emit_result (const DragonState *state, FavorEvents *events)
{
  const FavorSeat dragon = dragon_dragon_seat (state);
  gint16          most = 0;
  gint16          level = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    most = MAX (most, state->favour[seat]);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->favour[seat] == most)
      level = (gint16) (level | 1 << state->clans[seat]);
  if ((level & (level - 1)) == 0)
    {
      const gint16 clan = (gint16) __builtin_ctz ((guint) level);

      FAVOR_EMIT (events, DRAGON_EVENT_GAME_WON, FAVOR_SEAT_NONE, clan, most);
    }
  else
    FAVOR_EMIT (events,
                dragon != FAVOR_SEAT_NONE && state->favour[dragon] == most
                  ? DRAGON_EVENT_GAME_WON_BY_DRAGON
                  : DRAGON_EVENT_GAME_DRAWN,
                FAVOR_SEAT_NONE,
                level,
                most);
}

static void
emit_home_shown (const DragonState *state,
                 FavorSeat          seat,
                 guint              round,
                 FavorEvents       *events)
{
  const guint options = state->home_options[seat][round - 1];

  /* With one role to choose from it was known at once. */
  if ((options & (options - 1)) != 0)
    FAVOR_EMIT (events,
                DRAGON_EVENT_HOME_SHOWN,
                seat,
                state->clans[seat],
                state->home[seat][round - 1],
                (gint16) round);
}

static void
end_game (DragonState *state, FavorEvents *events)
{
  state->winners = (guint8) dragon_leaders (state);
  dragon_decide (state, DRAGON_PHASE_OVER, FAVOR_SEAT_NONE);
  if (state->options.delegations == DRAGON_DELEGATIONS_HIDDEN)
    for (guint seat = 0; seat < state->head.n_seats; seat++)
      for (guint round = 1; round <= DRAGON_N_ROUNDS; round++)
        emit_home_shown (state, (FavorSeat) seat, round, events);
  if (events != NULL)
    emit_result (state, events);
}

static void
end_round (DragonState *state, FavorEvents *events)
{
  if (state->options.delegations == DRAGON_DELEGATIONS_OPEN)
    for (guint position = 0; position < state->head.n_seats; position++)
      emit_home_shown (state, dragon_table_seat (state, position), state->round, events);
  if (state->round == DRAGON_N_ROUNDS)
    end_game (state, events);
  else
    next_round (state, events);
}

static void
emit_sent_home (const DragonState *state, FavorSeat seat, guint role, FavorEvents *events)
{
  const guint round = state->round - 1;
  const guint options = state->home_options[seat][round];
  gint16      args[FAVOR_EVENT_ARGS] = { state->clans[seat], (gint16) role };
  FavorEvent *event;

  /* Of two alike the assassinated one goes, otherwise the one placed first. */
  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].owner == seat && state->table[i].card == (gint8) role &&
        state->table[i].withdrawn == state->home_withdrawn[seat][round])
      {
        args[2] = (gint16) i;
        break;
      }
  event = favor_events_add (events, DRAGON_EVENT_SENT_HOME, seat, args);
  if ((options & (options - 1)) != 0)
    event->seen_by = (guint16) (1u << seat);
}

/* One delegate goes home, the others return to the hand; the entries in the table stay as
 * a record (ruling 47). */
static void
take_home (DragonState *state, FavorSeat seat, guint role, FavorEvents *events)
{
  const guint round = state->n_home[seat]++;
  gboolean    withdrawn;

  state->home[seat][round] = (gint8) role;
  state->home_options[seat][round] = (guint8) dragon_home_options (state,
                                                                   seat,
                                                                   &withdrawn);
  state->home_withdrawn[seat][round] = (guint8) withdrawn;
  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].owner == seat)
      state->hand[seat][state->table[i].card]++;
  state->hand[seat][role]--;
  if (events != NULL)
    emit_sent_home (state, seat, role, events);
}

/* In table order, until somebody has more than one role to choose from. */
static void
send_home_from (DragonState *state, guint position, FavorEvents *events)
{
  for (; position < state->head.n_seats; position++)
    {
      const FavorSeat seat = dragon_table_seat (state, position);
      gboolean        withdrawn;
      const guint     options = dragon_home_options (state, seat, &withdrawn);

      if ((options & (options - 1)) != 0)
        {
          dragon_decide (state, DRAGON_PHASE_SEND_HOME, seat);
          return;
        }
      take_home (state, seat, (guint) __builtin_ctz (options), events);
    }
  end_round (state, events);
}

void
dragon_send_home (DragonState *state, FavorSeat seat, guint role, FavorEvents *events)
{
  take_home (state, seat, role, events);
  send_home_from (state, dragon_table_position (state, seat) + 1, events);
}

void
dragon_settle (DragonState *state, FavorEvents *events)
{
  for (;;)
    {
      DragonDeal *deal = dragon_due_deal (state);

      if (deal == NULL)
        break;
      if (state->favour[deal->from] >= deal->favour)
        {
          dragon_decide (state, DRAGON_PHASE_SETTLE, deal->from);
          return;
        }
      deal->payment = DRAGON_PAYMENT_BROKEN;
      state->promises_broken[deal->from]++;
      FAVOR_EMIT (events,
                  DRAGON_EVENT_PROMISE_UNPAYABLE,
                  deal->from,
                  state->clans[deal->from],
                  state->clans[deal->to]);
    }
  send_home_from (state, 0, events);
}
