/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-check.h"
#include "emperor-deal.h"

/* Reasons against an offer (6.4). None of them looks at what the offerer may not know. */

#define MAX_PLEDGED_TURNS 3

gboolean
emperor_check_partner (const EmperorState *state, gint to, FavorRefusal *why)
{
  if (to == FAVOR_SEAT_NONE || to >= state->head.n_seats || to == state->head.decider)
    return emperor_refuse (why, CHOOSE_PARTNER);
  return TRUE;
}

static gboolean
is_empty (const EmperorBundle *bundle)
{
  return bundle->gold == 0 && bundle->market == 0 &&
         emperor_bundle_events (bundle) == 0 && emperor_bundle_n_cards (bundle) == 0;
}

/* Whether the partner can have the Staff cards asked for. */
static gboolean
can_have_cards (const EmperorState  *state,
                FavorSeat            by,
                FavorSeat            partner,
                const EmperorBundle *take)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if ((gint) emperor_bundle_get (take, card) >
        EMPEROR_N_COPIES - state->pile[card] - state->hand[by][card])
      return FALSE;
  return emperor_bundle_n_cards (take) <= state->hand_size[partner];
}

/* Whether he can have the Black Market cards and Events. */
static gboolean
can_have_secrets (const EmperorState  *state,
                  FavorSeat            by,
                  FavorSeat            partner,
                  const EmperorBundle *take)
{
  const guint market = emperor_bundle_market (take);
  const guint events = emperor_bundle_events (take);
  guint       gone = emperor_market_set (state, by);
  guint       done = emperor_open_set (state, by);

  for (guint i = 0; i < state->n_market_discard; i++)
    gone |= 1u << state->market_discard[i];
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint i = 0; i < state->n_done[seat]; i++)
      done |= 1u << state->done_events[seat][i];
  return (market & gone) == 0 && (events & done) == 0 &&
         emperor_count (market) <= state->n_market_hand[partner] &&
         emperor_count (events) <= state->n_open[partner];
}

gboolean
emperor_is_pledge (const EmperorState *state, const EmperorPledge *pledge)
{
  const gboolean peaceful = state->options.intrigue == EMPEROR_INTRIGUE_OFF;

  if (pledge->kind != EMPEROR_PLEDGE_NONE &&
      (pledge->turns < 1 || pledge->turns > MAX_PLEDGED_TURNS))
    return FALSE;
  switch ((EmperorPledgeKind) pledge->kind)
    {
    case EMPEROR_PLEDGE_NONE:
      return pledge->value == 0 && pledge->turns == 0;
    case EMPEROR_PLEDGE_NO_INTRIGUE:
      return pledge->value == 0 && !peaceful;
    case EMPEROR_PLEDGE_NO_CARD:
      return pledge->value < EMPEROR_N_PLOTS && !peaceful;
    case EMPEROR_PLEDGE_PAY_GOLD:
      return pledge->value >= 1;
    case EMPEROR_PLEDGE_GIVE_CARD:
      return pledge->value < EMPEROR_N_CARDS;
    }
  return FALSE;
}

gboolean
emperor_check_deal (const EmperorState *state,
                    FavorSeat           by,
                    FavorSeat           partner,
                    const EmperorDeal  *deal,
                    FavorRefusal       *why)
{
  const guint n_pledges = (deal->mine.kind != EMPEROR_PLEDGE_NONE) +
                          (deal->yours.kind != EMPEROR_PLEDGE_NONE);

  if (is_empty (&deal->give) && is_empty (&deal->take))
    return emperor_refuse (why, NOTHING_OFFERED);
  if (!emperor_has_bundle (state, by, &deal->give))
    return emperor_refuse (why, NO_OFFER);
  if (deal->take.gold > state->gold[partner])
    return emperor_refuse (why, PARTNER_GOLD);
  if (!can_have_cards (state, by, partner, &deal->take) ||
      !can_have_secrets (state, by, partner, &deal->take))
    return emperor_refuse (why, PARTNER_CARDS);
  if (!emperor_is_pledge (state, &deal->mine) || !emperor_is_pledge (state, &deal->yours))
    return emperor_refuse (why, BAD_PROMISE);
  if (state->n_promises + n_pledges > EMPEROR_MAX_PROMISES)
    return emperor_refuse (why, PROMISES_FULL);
  return TRUE;
}
