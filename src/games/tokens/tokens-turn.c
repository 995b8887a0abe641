/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "tokens-step.h"

/* Turns, who is asked, and the end of the game. */

/* With so many seats the others may purchase after each turn (5.10). */
#define SEATS_WITH_SPECIAL 5

void
tokens_clear_queue (TokensState *state)
{
  memset (state->queue, 0, sizeof state->queue);
  state->n_queue = 0;
}

gboolean
tokens_ask (TokensState *state, TokensPhase phase)
{
  if (state->n_queue == 0)
    return FALSE;
  tokens_decide (state, phase, state->queue[0]);
  return TRUE;
}

gboolean
tokens_ask_next (TokensState *state)
{
  state->n_queue--;
  memmove (state->queue, state->queue + 1, state->n_queue);
  state->queue[state->n_queue] = 0;
  return tokens_ask (state, (TokensPhase) state->head.phase);
}

void
tokens_pay (TokensState *state, FavorSeat seat, TokensCost cost)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    tokens_return (state, (guint) seat, resource, tokens_costs[cost][resource]);
}

void
tokens_take_one (TokensState *state, FavorSeat seat, guint resource, FavorEvents *events)
{
  gint16 cards[FAVOR_EVENT_ARGS] = { 0 };

  cards[resource] = 1;
  tokens_take (state, (guint) seat, resource, 1);
  if (events != NULL)
    favor_events_add (events, TOKENS_LOG_PRODUCED, seat, cards);
}

void
tokens_draw_card (TokensState *state, FavorSeat seat, FavorEvents *events)
{
  const guint8 card = state->dev_deck[--state->n_dev_deck];

  state->dev_deck[state->n_dev_deck] = 0;
  if (state->head.phase == TOKENS_PHASE_SPECIAL_PURCHASE)
    state->dev_hand[seat][card]++;
  else
    state->dev_new[seat][card]++;
  state->dev_count[seat]++;
  FAVOR_TELL (events, TOKENS_LOG_CARD_DRAWN, seat, 1u << seat, card);
}

/* The game is over: nothing is left open (7.1). */
static void
finish (TokensState *state, TokensEnd reason, guint winners)
{
  tokens_clear_queue (state);
  state->draws_left = 0;
  state->routes_left = 0;
  state->traders_left = 0;
  state->neutral_due = TOKENS_DUE_NONE;
  state->return_phase = FAVOR_NONE;
  state->winner_mask = (guint16) winners;
  state->end_reason = (guint8) reason;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    state->landmarks_shown[seat] = (guint8) tokens_landmarks (state, seat);
  tokens_decide (state, TOKENS_PHASE_GAME_OVER, FAVOR_SEAT_NONE);
}

gboolean
tokens_weigh (TokensState *state, guint before, FavorEvents *events)
{
  const FavorSeat owner = state->head.turn_owner;
  const guint     visible = tokens_visible_points (state, (guint) owner);
  const guint     points = tokens_points (state, (guint) owner);

  if (points >= state->options.target)
    {
      finish (state, TOKENS_END_TARGET, 1u << owner);
      FAVOR_EMIT (events, TOKENS_LOG_WON, owner, (gint16) points);
      return TRUE;
    }
  if (visible > before && visible + state->dev_count[owner] >= state->options.target)
    FAVOR_EMIT (events, TOKENS_LOG_NOT_WON, owner, 0);
  return FALSE;
}

void
tokens_begin_turn (TokensState *state, FavorSeat seat, FavorEvents *events)
{
  state->turn++;
  state->redeemed = 0;
  state->exchanged = FALSE;
  state->villain_token = FALSE;
  state->donated = FALSE;
  state->donation_offers = 0;
  state->trade_offers = 0;
  state->gold_buys = 0;
  state->dev_played_turn = FALSE;
  state->ask = FAVOR_NONE;
  state->head.turn_owner = seat;
  tokens_decide (state, TOKENS_PHASE_PRODUCTION, seat);
  FAVOR_EMIT (events, TOKENS_LOG_TURN, seat, (gint16) state->turn);
  tokens_weigh (state, 0, events);
}

/* The seats that nobody is before (7.4). */
static guint
leaders (const TokensState *state, FavorPad *pad)
{
  guint winners = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      FavorPad own;

      tokens_score (state, (FavorSeat) seat, &own);
      if (own.rank == 1)
        {
          winners |= 1u << seat;
          *pad = own;
        }
    }
  return winners;
}

/* Section 7.5. */
static void
end_at_limit (TokensState *state, FavorEvents *events)
{
  FavorPad    pad = { 0 };
  const guint winners = leaders (state, &pad);

  finish (state, TOKENS_END_ROUND_LIMIT, winners);
  FAVOR_EMIT (events,
              TOKENS_LOG_LIMIT,
              FAVOR_SEAT_NONE,
              (gint16) winners,
              (gint16) pad.total);
}

static void
next_turn (TokensState *state, FavorEvents *events)
{
  if (state->turn >= state->options.round_limit * state->head.n_seats)
    end_at_limit (state, events);
  else
    tokens_begin_turn (state,
                       (FavorSeat) tokens_next_seat (state,
                                                     (guint) state->head.turn_owner),
                       events);
}

void
tokens_end_turn (TokensState *state, FavorEvents *events)
{
  const FavorSeat owner = state->head.turn_owner;

  memset (state->fresh[owner], 0, sizeof state->fresh[owner]);
  state->fresh_count[owner] = 0;
  for (guint card = 0; card < TOKENS_N_CARDS; card++)
    {
      state->dev_hand[owner][card] = (guint8) (state->dev_hand[owner][card] +
                                               state->dev_new[owner][card]);
      state->dev_new[owner][card] = 0;
    }
  for (TOKENS_EACH_SEAT (state, seat, owner, i))
    if (i > 0 && state->head.n_seats >= SEATS_WITH_SPECIAL)
      tokens_enqueue (state, seat);
  if (tokens_ask (state, TOKENS_PHASE_SPECIAL_PURCHASE))
    FAVOR_EMIT (events, TOKENS_LOG_SPECIAL, state->head.decider, 0);
  else
    next_turn (state, events);
}

void
tokens_end_special (TokensState *state, FavorEvents *events)
{
  FAVOR_EMIT (events, TOKENS_LOG_PASSED, state->head.decider, 0);
  if (tokens_ask_next (state))
    FAVOR_EMIT (events, TOKENS_LOG_SPECIAL, state->head.decider, 0);
  else
    next_turn (state, events);
}
