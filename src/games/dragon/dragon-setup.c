/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-step.h"

/* One draw for each seat without a clan of its own choice, in seat order, among the clans
 * not yet taken in clan order. */
static void
deal_clans (DragonState *state)
{
  guint taken = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->options.clan_choice[seat] != 0)
      {
        state->clans[seat] = state->options.clan_choice[seat] - 1;
        taken |= 1u << state->clans[seat];
      }
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->options.clan_choice[seat] == 0)
      {
        guint8 left[DRAGON_N_CLANS] = { 0 };
        guint  n_left = 0;

        for (guint8 clan = 0; clan < DRAGON_N_CLANS; clan++)
          if ((taken & (1u << clan)) == 0)
            left[n_left++] = clan;
        state->clans[seat] = left[favor_rng_below (&state->head.rng, n_left)];
        taken |= 1u << state->clans[seat];
      }
}

void
dragon_setup (gpointer      state,
              gconstpointer options,
              guint         n_seats,
              guint64       seed,
              FavorEvents  *events)
{
  DragonState *self = state;
  FavorSeat    dragon;
  gint16       clans = 0;

  favor_rng_seed (&self->head.rng, seed);
  self->head.n_seats = (guint8) n_seats;
  self->options = *(const DragonOptions *) options;
  deal_clans (self);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        self->hand[seat][role] = dragon_compositions[self->clans[seat]][role];
      clans = (gint16) (clans | 1 << self->clans[seat]);
    }

  /* Ruling 51: the Dragon is the first Judge; without it the generator draws. */
  dragon = dragon_dragon_seat (self);
  if (dragon != FAVOR_SEAT_NONE)
    dragon_gain (self, dragon, DRAGON_SOURCE_START, self->options.dragon_favour);
  self->winner = FAVOR_NONE;
  self->round = 1;
  self->judge = dragon != FAVOR_SEAT_NONE
                  ? dragon
                  : (FavorSeat) favor_rng_below (&self->head.rng, n_seats);
  FAVOR_EMIT (events,
              DRAGON_EVENT_GAME_STARTED,
              FAVOR_SEAT_NONE,
              clans,
              self->clans[self->judge]);
  dragon_begin_round (self, events);
}
