/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "favor-deck.h"
#include "tokens-step.h"
#include "tokens-year.h"

/* What the island produces (5.3 to 5.5, 5.9). */

void
tokens_shuffle_year (TokensState *state)
{
  guint8 cards[TOKENS_N_YEAR];

  for (guint i = 0; i < TOKENS_N_YEAR; i++)
    cards[i] = (guint8) i;
  favor_deck_shuffle (cards, TOKENS_N_YEAR, &state->head.rng);
  memset (state->year_seen, 0, sizeof state->year_seen);
  state->n_year_seen = 0;
  memcpy (state->year_deck, cards, TOKENS_UNDER_YEAR);
  state->year_deck[TOKENS_UNDER_YEAR] = TOKENS_YEAR_END;
  memcpy (state->year_deck + TOKENS_UNDER_YEAR + 1,
          cards + TOKENS_UNDER_YEAR,
          TOKENS_N_YEAR - TOKENS_UNDER_YEAR);
  state->n_year_deck = TOKENS_N_YEAR + 1;
}

static TokensYearCard
draw_card (TokensState *state, FavorEvents *events)
{
  TokensYearCard card;
  guint8         index;

  if (state->year_deck[state->n_year_deck - 1] == TOKENS_YEAR_END)
    {
      tokens_shuffle_year (state);
      FAVOR_EMIT (events, TOKENS_LOG_YEAR_END, FAVOR_SEAT_NONE, 0);
    }
  index = state->year_deck[--state->n_year_deck];
  state->year_deck[state->n_year_deck] = 0;
  state->year_seen[state->n_year_seen++] = index;
  card = tokens_year[index];
  if (!state->options.events && card.event != TOKENS_EVENT_RAID)
    card.event = TOKENS_EVENT_NONE;
  return card;
}

static TokensYearCard
roll (TokensState *state, FavorEvents *events)
{
  guint number = 0;

  for (guint i = 0; i < 2; i++)
    {
      state->dice[i] = (guint8) (1 + favor_rng_below (&state->head.rng, 6));
      number += state->dice[i];
    }
  FAVOR_EMIT (events,
              TOKENS_LOG_ROLLED,
              state->head.turn_owner,
              state->dice[0],
              state->dice[1],
              (gint16) number);
  return (TokensYearCard){
    (guint8) number,
    number == TOKENS_RAID ? TOKENS_EVENT_RAID : TOKENS_EVENT_NONE,
  };
}

/* The next number; the second of two is another one. */
static void
draw_number (TokensState *state, FavorEvents *events)
{
  const gboolean dice = state->options.production == TOKENS_PRODUCTION_DICE;
  const guint    i = tokens_drawn (state);
  TokensYearCard card;

  do
    card = dice ? roll (state, events) : draw_card (state, events);
  while (i == 1 && card.number == state->number[0]);
  state->number[i] = card.number;
  state->event[i] = card.event;
  if (card.event != TOKENS_EVENT_NONE)
    FAVOR_EMIT (events, TOKENS_LOG_EVENT, FAVOR_SEAT_NONE, card.event);
  if (!tokens_begin_event (state, events))
    tokens_after_event (state, events);
}

void
tokens_produce (TokensState *state, FavorEvents *events)
{
  memset (state->number, 0, sizeof state->number);
  memset (state->event, 0, sizeof state->event);
  state->bad_mask = 0;
  state->draws_left = state->head.n_seats == 2 ? 2 : 1;
  draw_number (state, events);
}

typedef struct
{
  guint8 n[TOKENS_MAX_SEATS][TOKENS_N_RESOURCES];
} Dues;

/* What a hex is due to those who have built around it. */
static void
add_dues (const TokensState *state, guint hex, Dues *dues)
{
  const gboolean  sick = state->event[tokens_drawn (state)] == TOKENS_EVENT_SICKNESS;
  const FavorHex *self = &tokens_map (state)->hex[hex];

  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    {
      const gint owner = state->vertex_owner[self->corner[i]];
      const gint kind = state->vertex_kind[self->corner[i]];

      if (owner != FAVOR_NONE && owner < TOKENS_NEUTRAL)
        dues->n[owner][state->terrain[hex]] =
          (guint8) (dues->n[owner][state->terrain[hex]] +
                    (kind == TOKENS_PIECE_CITY && !sick ? 2 : 1));
    }
}

/* Section 5.4 step 2: what the bank does not have for all, nobody gets, unless he is alone. */
static void
limit_dues (const TokensState *state, Dues *dues, guint resource, FavorEvents *events)
{
  guint sum = 0, claimants = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      sum += dues->n[seat][resource];
      claimants += dues->n[seat][resource] > 0;
    }
  if (sum <= state->bank[resource])
    return;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (dues->n[seat][resource] > 0)
      dues->n[seat][resource] = claimants == 1 ? state->bank[resource] : 0;
  if (claimants > 1 || state->bank[resource] == 0)
    FAVOR_EMIT (events, TOKENS_LOG_SHORT, FAVOR_SEAT_NONE, (gint16) resource);
}

static void
pay_dues (TokensState *state, const guint8 *dues, FavorSeat seat, FavorEvents *events)
{
  gint16   cards[FAVOR_EVENT_ARGS] = { 0 };
  gboolean any = FALSE;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (dues[resource] > 0)
      {
        tokens_take (state, (guint) seat, resource, dues[resource]);
        cards[resource] = dues[resource];
        any = TRUE;
      }
  if (!any)
    return;
  state->bad_mask = (guint16) (state->bad_mask | 1u << seat);
  if (events != NULL)
    favor_events_add (events, TOKENS_LOG_PRODUCED, seat, cards);
}

static void
produce_number (TokensState *state, guint number, FavorEvents *events)
{
  Dues dues = { { { 0 } } };

  for (guint hex = 0; hex < state->n_hexes; hex++)
    if (state->number_token[hex] == number && hex != state->robber)
      add_dues (state, hex, &dues);
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    limit_dues (state, &dues, resource, events);
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    pay_dues (state, dues.n[seat], (FavorSeat) seat, events);
}

void
tokens_after_event (TokensState *state, FavorEvents *events)
{
  const guint number = state->number[tokens_drawn (state)];

  if (state->options.production == TOKENS_PRODUCTION_DECK)
    FAVOR_EMIT (events, TOKENS_LOG_NUMBER, FAVOR_SEAT_NONE, (gint16) number);
  if (number == TOKENS_RAID)
    {
      tokens_begin_raid (state, events);
      return;
    }
  produce_number (state, number, events);
  tokens_after_number (state, events);
}

/* Section 5.4 step 4. */
static void
judge_harvest (TokensState *state, FavorEvents *events)
{
  const gboolean raid_only = state->number[0] == TOKENS_RAID &&
                             (state->number[1] == 0 || state->number[1] == TOKENS_RAID);

  if (!state->options.favor || raid_only)
    return;
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    if ((state->bad_mask >> seat & 1) == 0)
      {
        FAVOR_EMIT (events, TOKENS_LOG_HARVEST_TOKEN, (FavorSeat) seat, 0);
        tokens_earn (state, (FavorSeat) seat, 1, events);
      }
}

void
tokens_after_number (TokensState *state, FavorEvents *events)
{
  if (--state->draws_left > 0)
    {
      draw_number (state, events);
      return;
    }
  judge_harvest (state, events);
  tokens_go_on (state);
}
