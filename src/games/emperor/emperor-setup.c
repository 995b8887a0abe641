/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-step.h"
#include "favor-deck.h"

#define GOLD_AT_START 3

/* Options take cards out of the game (2.4). */
static void
make_decks (EmperorState *state)
{
  const guint events = emperor_events_in_game (&state->options);
  const guint market = emperor_market_in_game (&state->options);

  for (gint card = 0; card < EMPEROR_N_EVENTS; card++)
    if (events >> card & 1)
      emperor_list_add (state->event_deck, &state->n_event_deck, card);
  for (gint card = 0; card < EMPEROR_N_MARKET; card++)
    if (market >> card & 1)
      emperor_list_add (state->market_deck, &state->n_market_deck, card);
  favor_deck_shuffle (state->event_deck, state->n_event_deck, &state->head.rng);
  favor_deck_shuffle (state->market_deck, state->n_market_deck, &state->head.rng);
}

void
emperor_setup (gpointer      state,
               gconstpointer options,
               guint         n_seats,
               guint64       seed,
               FavorEvents  *events)
{
  EmperorState *self = state;

  favor_rng_seed (&self->head.rng, seed);
  self->head.n_seats = (guint8) n_seats;
  self->options = *(const EmperorOptions *) options;
  self->first = self->options.first_player;
  if (self->first == FAVOR_SEAT_NONE)
    self->first = (FavorSeat) favor_rng_below (&self->head.rng, n_seats);
  self->round = 1;
  self->winner = FAVOR_SEAT_NONE;
  if (self->options.limited_treasury)
    self->treasury = EMPEROR_ALL_GOLD;
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    self->pile[card] = EMPEROR_N_COPIES;
  for (FavorSeat seat = 0; seat < (gint) n_seats; seat++)
    {
      self->meeple[seat] = FAVOR_NONE;
      emperor_draw_gold (self, seat, GOLD_AT_START);
    }
  make_decks (self);

  self->head.turn_owner = self->first;
  self->head.phase = EMPEROR_PHASE_SETUP_EVENT;
  emperor_go_on (self);
  FAVOR_EMIT (events, EMPEROR_LOG_GAME_STARTED, self->first);
  emperor_look_events (self, EMPEROR_WHY_SETUP, events);
}
