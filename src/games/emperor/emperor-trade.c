/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-deal.h"
#include "emperor-step.h"

/* Offers, and what changes hands (5.6). */

void
emperor_apply_invite (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat to = (FavorSeat) action->arg[0];

  state->talks++;
  state->prompt = EMPEROR_PROMPT_INVITE;
  state->prompt_by = action->seat;
  state->head.decider = to;
  FAVOR_EMIT (events, EMPEROR_LOG_INVITED, action->seat, to);
}

/* Lays the offer of `by` on the table, for `to` to answer. */
static void
put_offer (EmperorState      *state,
           const EmperorDeal *deal,
           FavorSeat          by,
           FavorSeat          to,
           EmperorPrompt      prompt)
{
  state->deal = *deal;
  state->give_market_n = (guint8) emperor_count (emperor_bundle_market (&deal->give));
  state->give_events_n = (guint8) emperor_count (emperor_bundle_events (&deal->give));
  state->take_market_n = (guint8) emperor_count (emperor_bundle_market (&deal->take));
  state->take_events_n = (guint8) emperor_count (emperor_bundle_events (&deal->take));
  state->prompt = (guint8) prompt;
  state->prompt_by = by;
  state->head.decider = to;
}

void
emperor_apply_offer (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat to = (FavorSeat) action->arg[EMPEROR_OFFER_TO];

  /* An invitation was a talk already. */
  if (state->prompt == EMPEROR_PROMPT_NONE)
    state->talks++;
  put_offer (state, emperor_deal_of (action), action->seat, to, EMPEROR_PROMPT_TRADE);
  FAVOR_EMIT (events, EMPEROR_LOG_OFFERED, action->seat, to);
}

void
emperor_apply_counter (EmperorState      *state,
                       const FavorAction *action,
                       FavorEvents       *events)
{
  const FavorSeat to = state->prompt_by;

  put_offer (state, emperor_deal_of (action), action->seat, to, EMPEROR_PROMPT_COUNTER);
  FAVOR_EMIT (events, EMPEROR_LOG_COUNTERED, action->seat, to);
}

void
emperor_apply_decline (EmperorState      *state,
                       const FavorAction *action,
                       FavorEvents       *events)
{
  emperor_go_on (state);
  FAVOR_EMIT (events, EMPEROR_LOG_DECLINED, action->seat);
}

static void
pass_gold (EmperorState        *state,
           const EmperorBundle *bundle,
           FavorSeat            from,
           FavorSeat            to,
           FavorEvents         *events)
{
  if (bundle->gold == 0)
    return;
  emperor_give_gold (state, from, to, bundle->gold);
  FAVOR_EMIT (events, EMPEROR_LOG_GOLD_TRADED, from, to, bundle->gold);
}

static void
pass_cards (EmperorState        *state,
            const EmperorBundle *bundle,
            FavorSeat            from,
            FavorSeat            to,
            FavorEvents         *events)
{
  for (gint16 card = 0; card < EMPEROR_N_CARDS; card++)
    {
      const guint n = emperor_bundle_get (bundle, card);

      for (guint i = 0; i < n; i++)
        emperor_pass_card (state, from, to, card);
      if (n > 0)
        FAVOR_EMIT (events, EMPEROR_LOG_CARD_TRADED, from, to, card, (gint16) n);
    }
}

/* What lies face down: the names are for the two partners (ruling 68). */
static void
pass_secrets (EmperorState        *state,
              const EmperorBundle *bundle,
              FavorSeat            from,
              FavorSeat            to,
              FavorEvents         *events)
{
  const guint both = 1u << from | 1u << to;

  for (gint16 i = 0; i < EMPEROR_N_MARKET; i++)
    if (emperor_bundle_market (bundle) >> i & 1)
      {
        emperor_list_remove (state->market_hand[from], &state->n_market_hand[from], i);
        emperor_list_add (state->market_hand[to], &state->n_market_hand[to], i);
        FAVOR_TELL (events, EMPEROR_LOG_MARKET_TRADED, from, both, to, i);
      }
  for (gint16 i = 0; i < EMPEROR_N_EVENTS; i++)
    if (emperor_bundle_events (bundle) >> i & 1)
      {
        emperor_list_remove (state->open_events[from], &state->n_open[from], i);
        emperor_list_add (state->open_events[to], &state->n_open[to], i);
        FAVOR_TELL (events, EMPEROR_LOG_EVENT_TRADED, from, both, to, i);
      }
}

/* Ruling 65: Gold and Events do not count. */
static gboolean
has_card (const EmperorBundle *bundle)
{
  return bundle->market != 0 || emperor_bundle_n_cards (bundle) > 0;
}

void
emperor_apply_accept (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const EmperorDeal deal = state->deal;
  const FavorSeat   by = state->prompt_by;
  const FavorSeat   other = action->seat;

  emperor_go_on (state);
  if (has_card (&deal.give) && has_card (&deal.take))
    state->trades++;
  /* A headline: what it tells of follows, thing by thing. */
  FAVOR_EMIT (events, EMPEROR_LOG_TRADED, by, other);
  pass_gold (state, &deal.give, by, other, events);
  pass_gold (state, &deal.take, other, by, events);
  pass_cards (state, &deal.give, by, other, events);
  pass_secrets (state, &deal.give, by, other, events);
  pass_cards (state, &deal.take, other, by, events);
  pass_secrets (state, &deal.take, other, by, events);
  emperor_credit_promises (state, &deal, by, other, events);
  emperor_add_promise (state, by, other, &deal.mine, events);
  emperor_add_promise (state, other, by, &deal.yours, events);
}
