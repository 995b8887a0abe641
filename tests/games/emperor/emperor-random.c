/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "emperor-actions.h"
#include "emperor-deal.h"
#include "emperor-random.h"

void
emperor_random_start (EmperorState *state, guint number)
{
  const guint    n_seats = EMPEROR_MIN_SEATS + number % 5;
  EmperorOptions options;
  FavorRng       rng;

  favor_rng_seed (&rng, favor_rng_mix (number, 3, 5));
  favor_schema_set_defaults (&emperor_options_schema, &options);
  if (number % 4 != 0)
    {
      options.promises = (guint8) favor_rng_below (&rng, 2);
      options.intrigue = (guint8) favor_rng_below (&rng, 3);
      options.limited_treasury = (guint8) favor_rng_below (&rng, 2);
      options.open_hands = (guint8) favor_rng_below (&rng, 2);
      options.finish_round = (guint8) favor_rng_below (&rng, 2);
      options.steadfast_stars = (guint8) favor_rng_below (&rng, 2);
      options.round_limit = (guint8) (10 + favor_rng_below (&rng, 31));
      options.target_points = (guint8) (40 + favor_rng_below (&rng, 61));
    }
  memset (state, 0, sizeof *state);
  emperor_setup (state, &options, n_seats, number, NULL);
}

static gboolean
one_in (FavorRng *rng, guint n)
{
  return favor_rng_below (rng, n) == 0;
}

/* Some of what `owner` has, and now and then something he need not have. */
static void
draw_bundle (const EmperorState *state,
             FavorSeat           owner,
             EmperorBundle      *bundle,
             FavorRng           *rng)
{
  guint events = 0;

  if (one_in (rng, 2) && state->gold[owner] > 0)
    bundle->gold = (gint16) favor_rng_below (rng,
                                             (guint) MIN (state->gold[owner], 9) + 1);
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (state->hand[owner][card] > 0 && one_in (rng, 6))
      emperor_bundle_add (bundle,
                          card,
                          1 + favor_rng_below (rng, (guint) state->hand[owner][card]));
  for (guint i = 0; i < state->n_market_hand[owner]; i++)
    if (one_in (rng, 3))
      bundle->market = (gint16) (bundle->market | 1 << state->market_hand[owner][i]);
  for (guint i = 0; i < state->n_open[owner]; i++)
    if (one_in (rng, 3))
      events |= 1u << state->open_events[owner][i];
  if (one_in (rng, 10))
    events |= 1u << favor_rng_below (rng, EMPEROR_N_EVENTS);
  emperor_bundle_set_events (bundle, events);
  if (one_in (rng, 10))
    bundle->market = (gint16) (bundle->market |
                               1 << favor_rng_below (rng, EMPEROR_N_MARKET));
}

static void
draw_pledge (EmperorPledge *pledge, FavorRng *rng)
{
  if (!one_in (rng, 3))
    return;
  pledge->kind = (gint16) (1 + favor_rng_below (rng, 4));
  pledge->turns = (gint16) (1 + favor_rng_below (rng, 3));
  if (pledge->kind == EMPEROR_PLEDGE_NO_CARD)
    pledge->value = (gint16) favor_rng_below (rng, EMPEROR_N_PLOTS);
  else if (pledge->kind == EMPEROR_PLEDGE_PAY_GOLD)
    pledge->value = (gint16) (1 + favor_rng_below (rng, 6));
  else if (pledge->kind == EMPEROR_PLEDGE_GIVE_CARD)
    pledge->value = (gint16) favor_rng_below (rng, EMPEROR_N_CARDS);
}

/* Not always legal. */
static FavorAction
draw_offer (const EmperorState *state, FavorRng *rng)
{
  const FavorSeat seat = state->head.decider;
  FavorAction     action = { .kind = EMPEROR_ACTION_OFFER_TRADE, .seat = seat };
  FavorSeat       partner = (FavorSeat) favor_rng_below (rng, state->head.n_seats);
  EmperorDeal    *deal = (EmperorDeal *) action.arg;

  if (state->prompt == EMPEROR_PROMPT_INVITE)
    partner = state->head.turn_owner;
  if (state->prompt == EMPEROR_PROMPT_TRADE)
    {
      action.kind = EMPEROR_ACTION_COUNTER_TRADE;
      partner = state->prompt_by;
    }
  else
    {
      action.arg[EMPEROR_OFFER_TO] = partner;
      deal = (EmperorDeal *) (action.arg + EMPEROR_OFFER_DEAL);
    }
  draw_bundle (state, seat, &deal->give, rng);
  draw_bundle (state, partner, &deal->take, rng);
  draw_pledge (&deal->mine, rng);
  draw_pledge (&deal->yours, rng);
  return action;
}

static gboolean
wants_offer (const EmperorState *state, FavorRng *rng)
{
  if (state->head.phase != EMPEROR_PHASE_PLAY)
    return FALSE;
  if (state->prompt == EMPEROR_PROMPT_NONE)
    return one_in (rng, 6);
  return (state->prompt == EMPEROR_PROMPT_INVITE ||
          state->prompt == EMPEROR_PROMPT_TRADE) &&
         one_in (rng, 2);
}

FavorAction
emperor_random_action (const EmperorState *state, FavorActions *legal, FavorRng *rng)
{
  if (wants_offer (state, rng))
    for (guint i = 0; i < 4; i++)
      {
        const FavorAction action = draw_offer (state, rng);

        if (emperor_check (state, &action, NULL))
          return action;
      }
  emperor_list (state, legal);
  /* Half of the offers are taken. */
  if (legal->items[0].kind == EMPEROR_ACTION_ACCEPT_TRADE && one_in (rng, 2))
    return legal->items[0];
  return legal->items[favor_rng_below (rng, legal->n)];
}
