/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "tokens-step.h"

/* The raid, the robber, and whom he spares (5.5). */

void
tokens_begin_raid (TokensState *state, FavorEvents *events)
{
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    if (state->hand_count[seat] > TOKENS_HAND_LIMIT)
      {
        state->discard_left[seat] = state->hand_count[seat] / 2;
        tokens_enqueue (state, seat);
        FAVOR_EMIT (events, TOKENS_LOG_OWES, (FavorSeat) seat, state->discard_left[seat]);
      }
  if (!tokens_ask (state, TOKENS_PHASE_DISCARD))
    tokens_decide (state, TOKENS_PHASE_VILLAIN_MOVE, state->head.turn_owner);
}

/* All that was laid off goes to the bank and is shown. */
static void
show_discards (TokensState *state, FavorEvents *events)
{
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    {
      gint16 cards[FAVOR_EVENT_ARGS] = { 0 };

      if (state->discard_count[seat] == 0)
        continue;
      for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
        {
          cards[resource] = state->discard_pending[seat][resource];
          tokens_show_gone (state, seat, resource, (guint) cards[resource]);
          state->bank[resource] = (guint8) (state->bank[resource] + cards[resource]);
        }
      memset (state->discard_pending[seat], 0, sizeof state->discard_pending[seat]);
      state->discard_count[seat] = 0;
      if (events != NULL)
        favor_events_add (events, TOKENS_LOG_DISCARDED, (FavorSeat) seat, cards);
    }
}

void
tokens_apply_discard (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;

  state->hand[seat][action->arg[0]]--;
  state->hand_count[seat]--;
  state->discard_pending[seat][action->arg[0]]++;
  state->discard_count[seat]++;
  if (--state->discard_left[seat] > 0 || tokens_ask_next (state))
    return;
  show_discards (state, events);
  tokens_decide (state, TOKENS_PHASE_VILLAIN_MOVE, state->head.turn_owner);
}

/* After a raid production goes on, after a knight what he interrupted. */
static void
leave (TokensState *state, FavorEvents *events)
{
  const gint8 phase = state->return_phase;

  state->return_phase = FAVOR_NONE;
  if (state->draws_left > 0)
    tokens_after_number (state, events);
  else
    tokens_decide (state, (TokensPhase) phase, state->head.turn_owner);
}

static void
spare (TokensState *state, FavorSeat seat, FavorEvents *events)
{
  state->villain_token = TRUE;
  FAVOR_EMIT (events, TOKENS_LOG_SPARED, seat, 0);
  tokens_earn (state, seat, 1, events);
}

void
tokens_apply_move_villain (TokensState       *state,
                           const FavorAction *action,
                           FavorEvents       *events)
{
  const FavorSeat seat = action->seat;
  const guint     hex = (guint) action->arg[TOKENS_MOVE_HEX];

  state->robber = (guint8) hex;
  FAVOR_EMIT (events,
              TOKENS_LOG_VILLAIN,
              seat,
              action->arg[TOKENS_MOVE_VILLAIN],
              (gint16) hex,
              state->terrain[hex],
              state->number_token[hex]);
  if (tokens_victims (state, seat, hex) != 0)
    {
      tokens_decide (state, TOKENS_PHASE_VILLAIN_STEAL, seat);
      return;
    }
  if (state->options.favor && !state->villain_token && tokens_is_lonely_hex (state, hex))
    spare (state, seat, events);
  leave (state, events);
}

void
tokens_rob (TokensState *state, FavorSeat seat, FavorSeat from, FavorEvents *events)
{
  guint rest = favor_rng_below (&state->head.rng, state->hand_count[from]);
  guint resource = 0;

  while (rest >= state->hand[from][resource])
    rest -= state->hand[from][resource++];
  tokens_pass_unseen (state, (guint) from, (guint) seat, resource);
  FAVOR_TELL (events,
              TOKENS_LOG_STOLE,
              seat,
              1u << seat | 1u << from,
              (gint16) resource,
              from);
}

void
tokens_apply_steal (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  tokens_rob (state, action->seat, (FavorSeat) action->arg[0], events);
  leave (state, events);
}

/* Ruling 45: the second time in a turn it pays nothing. */
void
tokens_apply_decline_steal (TokensState *state, FavorEvents *events)
{
  if (state->villain_token)
    FAVOR_EMIT (events, TOKENS_LOG_DECLINED_STEAL, state->head.decider, 0);
  else
    spare (state, state->head.decider, events);
  leave (state, events);
}
