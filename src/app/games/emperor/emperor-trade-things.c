/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <string.h>

#include "emperor-trade-things.h"

static void
collect_own (EmperorThings *self, const EmperorState *state, FavorSeat seat)
{
  self->own = TRUE;
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    self->cards[card] = self->known[card] = (guint8) state->hand[seat][card];
  self->market = emperor_market_set (state, seat);
  self->events = emperor_open_set (state, seat);
}

/* Copies of `card` that lie where everybody can see them, or that the viewer has. */
static int
count_elsewhere (const EmperorState *state, FavorSeat viewer, FavorSeat seat, guint card)
{
  int n = state->pile[card] + state->hand[viewer][card];

  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != (guint) viewer && other != (guint) seat)
      n += state->known[other][card];
  return n;
}

static void
collect_cards (EmperorThings      *self,
               const EmperorState *state,
               FavorSeat           viewer,
               FavorSeat           seat)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    if (state->options.open_hands)
      self->cards[card] = self->known[card] = (guint8) state->hand[seat][card];
    else
      {
        int most = EMPEROR_N_COPIES - count_elsewhere (state, viewer, seat, card);

        self->known[card] = state->known[seat][card];
        self->cards[card] = (guint8) CLAMP (most, 0, state->hand_size[seat]);
      }
}

static void
collect_secrets (EmperorThings      *self,
                 const EmperorState *state,
                 FavorSeat           viewer,
                 FavorSeat           seat)
{
  guint market = emperor_market_in_game (&state->options);
  guint events = emperor_events_in_game (&state->options);

  market &= ~emperor_market_set (state, viewer);
  events &= ~emperor_open_set (state, viewer);
  for (guint i = 0; i < state->n_market_discard; i++)
    market &= ~(1u << state->market_discard[i]);
  for (guint other = 0; other < state->head.n_seats; other++)
    for (guint i = 0; i < state->n_done[other]; i++)
      events &= ~(1u << state->done_events[other][i]);
  self->market = state->n_market_hand[seat] > 0 ? market : 0;
  self->events = state->n_open[seat] > 0 ? events : 0;
}

/**
 * emperor_things_collect:
 * @self: what it says before does not matter
 * @state: masked for @viewer
 * @seat: @viewer or another one
 */
void
emperor_things_collect (EmperorThings      *self,
                        const EmperorState *state,
                        FavorSeat           viewer,
                        FavorSeat           seat)
{
  *self = (EmperorThings){ .gold = state->gold[seat] };
  if (viewer == seat)
    collect_own (self, state, seat);
  else
    {
      collect_cards (self, state, viewer, seat);
      collect_secrets (self, state, viewer, seat);
    }
}

void
emperor_things_limit (const EmperorThings *self, EmperorBundle *bundle)
{
  const EmperorBundle before = *bundle;

  memset (bundle->cards, 0, sizeof bundle->cards);
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    emperor_bundle_add (bundle,
                        card,
                        MIN (emperor_bundle_get (&before, card), self->cards[card]));
  bundle->market &= (gint16) self->market;
  emperor_bundle_set_events (bundle, emperor_bundle_events (bundle) & self->events);
}
