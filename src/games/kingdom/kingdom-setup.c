/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "favor-deck.h"
#include "kingdom-step.h"

/* Section 4. */

static void
fill_stacks (KingdomState *state)
{
  KingdomTable *table = &state->table;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (character != KINGDOM_PHILOSOPHER)
      table->stack[character] = kingdom_figures[character].favor == KINGDOM_FAVOR_ACTION
                                  ? state->head.n_seats
                                  : kingdom_figures[character].stack;
  for (guint piece = KINGDOM_PIECE_STRAIGHT; piece <= KINGDOM_PIECE_BRIDGE; piece++)
    for (guint i = 0; i < kingdom_piece_counts[piece]; i++)
      table->philosophers[table->n_philosophers++] = (guint8) piece;
  favor_deck_shuffle (table->philosophers, table->n_philosophers, &state->head.rng);
}

static void
give_jesters (KingdomState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      state->seat[seat].pieces[KINGDOM_PIECE_JESTER] = state->options.starting_jesters;
      state->table.stack[KINGDOM_JESTER] = (guint8) (state->table.stack[KINGDOM_JESTER] -
                                                     state->options.starting_jesters);
    }
}

void
kingdom_setup (gpointer      state,
               gconstpointer options,
               guint         n_seats,
               guint64       seed,
               FavorEvents  *events)
{
  KingdomState *self = state;
  FavorSeat     first = 0;

  favor_rng_seed (&self->head.rng, seed);
  self->head.n_seats = (guint8) n_seats;
  self->options = *(const KingdomOptions *) options;
  self->table.tile[KINGDOM_STARTER].place = KINGDOM_PLACE_MAP;
  self->table.hand = FAVOR_NONE;
  self->twilight_left = KINGDOM_NO_TWILIGHT;
  self->winner = FAVOR_NONE;
  for (guint i = 0; i < G_N_ELEMENTS (self->levels); i++)
    self->levels[i] = 1;
  fill_stacks (self);
  give_jesters (self);
  if (self->options.first_player == 0)
    first = (FavorSeat) favor_rng_below (&self->head.rng, n_seats);
  kingdom_derive (self);
  FAVOR_EMIT (events, KINGDOM_EVENT_GAME_STARTED, first, 0);
  kingdom_begin_turn (self, first, events);
}
