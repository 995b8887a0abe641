/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <string.h>

#include "emperor-step.h"

static inline void
forget_one (EmperorState *state, FavorSeat seat, gint card)
{
  if (state->known[seat][card] > 0)
    state->known[seat][card]--;
}

void
emperor_take_card (EmperorState *state, FavorSeat seat, gint card)
{
  state->pile[card]--;
  state->hand[seat][card]++;
  state->hand_size[seat]++;
  state->known[seat][card]++;
}

void
emperor_return_card (EmperorState *state, FavorSeat seat, gint card)
{
  state->pile[card]++;
  state->hand[seat][card]--;
  state->hand_size[seat]--;
  forget_one (state, seat, card);
}

void
emperor_rob_card (EmperorState *state, FavorSeat from, FavorSeat to, gint card)
{
  state->hand[from][card]--;
  state->hand_size[from]--;
  state->hand[to][card]++;
  state->hand_size[to]++;
}

void
emperor_leave_hand (EmperorState *state, FavorSeat seat, gint piece)
{
  if (piece < EMPEROR_N_CARDS)
    {
      emperor_return_card (state, seat, piece);
      return;
    }
  piece -= EMPEROR_N_CARDS;
  emperor_list_remove (state->market_hand[seat], &state->n_market_hand[seat], piece);
  emperor_list_add (state->market_discard, &state->n_market_discard, piece);
}

void
emperor_pass_card (EmperorState *state, FavorSeat from, FavorSeat to, gint card)
{
  emperor_rob_card (state, from, to, card);
  forget_one (state, from, card);
  state->known[to][card]++;
}

void
emperor_lose_track (EmperorState *state, FavorSeat seat, guint n)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      const guint known = state->known[seat][card];

      state->known[seat][card] = (guint8) (known > n ? known - n : 0);
    }
}

void
emperor_pay (EmperorState *state, FavorSeat seat, gint gold)
{
  state->gold[seat] -= gold;
  if (state->options.limited_treasury)
    state->treasury = (guint8) (state->treasury + gold);
}

gint
emperor_draw_gold (EmperorState *state, FavorSeat seat, gint gold)
{
  if (state->options.limited_treasury)
    {
      gold = MIN (gold, state->treasury);
      state->treasury = (guint8) (state->treasury - gold);
    }
  else
    gold = MIN (gold, EMPEROR_MAX_GOLD - state->gold[seat]);
  state->gold[seat] += gold;
  return gold;
}

gint
emperor_give_gold (EmperorState *state, FavorSeat from, FavorSeat to, gint gold)
{
  gold = MIN (gold, state->gold[from]);
  state->gold[from] -= gold;
  state->gold[to] += gold;
  return gold;
}

void
emperor_gain (EmperorState *state, FavorSeat seat, EmperorRow row, gint points)
{
  gint16 *cell = &state->pad[seat][row][state->round - 1];

  *cell = (gint16) (*cell + points);
  state->points[seat] += points;
}

void
emperor_weigh (EmperorState *state, FavorSeat seat, FavorEvents *events)
{
  if (state->points[seat] < state->options.target_points)
    return;
  /* Ruling 56: the win is immediate. */
  if (!state->options.finish_round)
    emperor_win (state, seat, events);
  else if (!state->final)
    {
      state->final = TRUE;
      FAVOR_EMIT (events, EMPEROR_LOG_LAST_ROUND, seat, (gint16) state->points[seat]);
    }
}

gint
emperor_lose (EmperorState *state, FavorSeat seat, gint points)
{
  points = MIN (points, state->points[seat]);
  emperor_gain (state, seat, EMPEROR_ROW_LOSSES, -points);
  return points;
}

void
emperor_put_star (EmperorState *state,
                  FavorSeat     seat,
                  gint          staff,
                  gint          from,
                  FavorEvents  *events)
{
  if (from != FAVOR_NONE)
    {
      state->stars[seat][from]--;
      state->stars_moved++;
      FAVOR_EMIT (events, EMPEROR_LOG_STAR_MOVED, seat, (gint16) from, (gint16) staff);
    }
  state->stars[seat][staff]++;
}

void
emperor_list_add (gint8 *list, guint8 *n, gint value)
{
  list[(*n)++] = (gint8) value;
}

void
emperor_list_remove (gint8 *list, guint8 *n, gint value)
{
  guint i = 0;

  while (list[i] != value)
    i++;
  (*n)--;
  memmove (list + i, list + i + 1, *n - i);
  list[*n] = 0;
}

void
emperor_clear_prompt (EmperorState *state)
{
  state->prompt = EMPEROR_PROMPT_NONE;
  state->prompt_by = FAVOR_SEAT_NONE;
  state->prompt_target = FAVOR_SEAT_NONE;
  state->prompt_card = FAVOR_NONE;
  state->prompt_staff = FAVOR_NONE;
  state->prompt_staff_2 = FAVOR_NONE;
  state->prompt_from = FAVOR_NONE;
  state->prompt_take = FAVOR_NONE;
  state->prompt_left = 0;
  state->n_looks = 0;
  memset (state->looks, 0, sizeof state->looks);
  state->prompt_why = EMPEROR_WHY_NONE;
  state->prompt_old = FAVOR_NONE;
  memset (&state->deal, 0, sizeof state->deal);
  state->give_market_n = 0;
  state->give_events_n = 0;
  state->take_market_n = 0;
  state->take_events_n = 0;
}

void
emperor_go_on (EmperorState *state)
{
  emperor_clear_prompt (state);
  state->head.decider = state->head.turn_owner;
}

/* Moves up to three cards from the top of a deck to where the decider looks at them. */
static void
look (EmperorState *state, gint8 *deck, guint8 *n_deck, gint first_word)
{
  state->n_looks = (guint8) MIN (EMPEROR_MAX_LOOKS, *n_deck);
  for (guint i = 0; i < state->n_looks; i++)
    state->looks[i] = (gint8) (first_word + deck[i]);
  *n_deck = (guint8) (*n_deck - state->n_looks);
  memmove (deck, deck + state->n_looks, *n_deck);
  memset (deck + *n_deck, 0, state->n_looks);
  state->prompt_by = state->head.decider;
}

void
emperor_look_events (EmperorState *state, EmperorWhy why, FavorEvents *events)
{
  state->prompt = EMPEROR_PROMPT_KEEP_EVENT;
  state->prompt_why = (guint8) why;
  look (state, state->event_deck, &state->n_event_deck, 0);
  FAVOR_EMIT (events, EMPEROR_LOG_EVENTS_LOOKED, state->head.decider, state->n_looks);
}

void
emperor_look_market (EmperorState *state, FavorEvents *events)
{
  state->prompt = EMPEROR_PROMPT_KEEP_MARKET;
  look (state, state->market_deck, &state->n_market_deck, EMPEROR_N_EVENTS);
  FAVOR_EMIT (events, EMPEROR_LOG_MARKET_LOOKED, state->head.decider, state->n_looks);
}
