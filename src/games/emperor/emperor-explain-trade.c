/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-explain.h"

#include "emperor-deal.h"
#include "emperor-step.h"

/* What speaks for an offer, and for its answers. */

/**
 * Side:
 * @gets: what the seat gets
 * @gives: what it gives
 * @other: the partner
 * @promise: what the partner promises
 * @own: what the seat promises
 *
 * A deal as the seat sees it.
 */
typedef struct
{
  const EmperorBundle *gets;
  const EmperorBundle *gives;
  const EmperorPledge *promise;
  const EmperorPledge *own;
  FavorSeat            other;
} Side;

/* Black Market cards and Events besides: what they are worth nobody can say in Gold. */
static gboolean
has_more (const EmperorBundle *bundle)
{
  return emperor_bundle_market (bundle) != 0 || emperor_bundle_events (bundle) != 0;
}

gint
emperor_bundle_price (const EmperorBundle *bundle)
{
  gint sum = bundle->gold;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    sum += (gint) emperor_bundle_get (bundle, card) * emperor_gold_values[card];
  return sum;
}

/* How much more Gold everything sells for that the seat gets than what it gives. */
static gint
find_surplus (const Side *side)
{
  if (has_more (side->gets) || has_more (side->gives))
    return 0;
  return emperor_bundle_price (side->gets) - emperor_bundle_price (side->gives);
}

/* How the seat stands after it; of the partner nothing is changed. */
static EmperorState
trade (const EmperorExplain *self, const Side *side)
{
  EmperorState after = *self->state;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    after.hand[self->seat][card] = (gint8) (after.hand[self->seat][card] +
                                            (gint) emperor_bundle_get (side->gets, card) -
                                            (gint) emperor_bundle_get (side->gives,
                                                                       card));
  after.hand_size[self->seat] = (guint8) (after.hand_size[self->seat] +
                                          emperor_bundle_n_cards (side->gets) -
                                          emperor_bundle_n_cards (side->gives));
  after.gold[self->seat] += side->gets->gold - side->gives->gold;
  if (emperor_bundle_n_cards (side->gets) > 0 && emperor_bundle_n_cards (side->gives) > 0)
    after.trades++;
  return after;
}

static gboolean
is_asked_for (const EmperorExplain *self, gint card)
{
  return emperor_find_asking_event (self, card) != FAVOR_NONE;
}

static void
explain_cards (const EmperorExplain *self, const Side *side)
{
  for (gint16 card = 0; card < EMPEROR_N_CARDS; card++)
    {
      if (emperor_bundle_get (side->gets, card) > 0 &&
          self->state->hand[self->seat][card] == 0)
        emperor_say (self, NEW_CARD, 60 * emperor_card_level (card), card);
      if (emperor_bundle_get (side->gives, card) >
            emperor_bundle_get (side->gets, card) &&
          self->state->n_open[self->seat] > 0 && !is_asked_for (self, card))
        emperor_say (self, DEAL_SPARE, 20, card);
    }
}

static void
explain_deal (const EmperorExplain *self, const Side *side)
{
  const EmperorState after = trade (self, side);

  emperor_explain_change (self, &after);
  explain_cards (self, side);
  emperor_say_amount (self, EMPEROR_REASON_DEAL_VALUE, 35, find_surplus (side));
  if (emperor_bundle_n_cards (side->gets) == 0 &&
      emperor_bundle_n_cards (side->gives) == 0 && !has_more (side->gets) &&
      !has_more (side->gives))
    emperor_say_amount (self,
                        EMPEROR_REASON_DEAL_GOLD,
                        40,
                        side->gets->gold - side->gives->gold);
  emperor_say_amount (self,
                      EMPEROR_REASON_DEAL_MORE,
                      30,
                      (gint) emperor_bundle_n_cards (side->gets) -
                        (gint) emperor_bundle_n_cards (side->gives));
  if (side->promise->kind != EMPEROR_PLEDGE_NONE)
    emperor_say (self, DEAL_PROMISE, 50, side->other);
}

void
emperor_explain_offer (const EmperorExplain *self)
{
  const EmperorDeal *deal = emperor_deal_of (self->action);
  const Side         side = {
            .gets = &deal->take,
            .gives = &deal->give,
            .promise = &deal->yours,
            .own = &deal->mine,
            .other = self->action->kind == EMPEROR_ACTION_OFFER_TRADE
                       ? (FavorSeat) self->action->arg[EMPEROR_OFFER_TO]
                       : self->state->prompt_by,
  };

  explain_deal (self, &side);
}

/* The offer on the table, which another one made. */
static Side
find_side (const EmperorExplain *self)
{
  const EmperorDeal *deal = &self->state->deal;

  return (Side){ .gets = &deal->give,
                 .gives = &deal->take,
                 .promise = &deal->mine,
                 .own = &deal->yours,
                 .other = self->state->prompt_by };
}

void
emperor_explain_accept (const EmperorExplain *self)
{
  const Side side = find_side (self);

  explain_deal (self, &side);
}

void
emperor_explain_decline (const EmperorExplain *self)
{
  const Side side = find_side (self);

  if (self->state->prompt != EMPEROR_PROMPT_INVITE)
    {
      for (gint16 card = 0; card < EMPEROR_N_CARDS; card++)
        {
          const gint n = (gint) emperor_bundle_get (side.gives, card) -
                         (gint) emperor_bundle_get (side.gets, card);
          const gint event = emperor_find_asking_event (self, card);

          if (n > 0 && event != FAVOR_NONE)
            emperor_say (self, DECLINE_ASKED, 120, (gint16) event, card);
          if (n == 1 && self->state->hand[self->seat][card] == 1)
            emperor_say (self, DECLINE_ONLY, 40, card);
        }
      emperor_say_amount (self, EMPEROR_REASON_DECLINE_VALUE, 50, -find_surplus (&side));
      if (side.own->kind != EMPEROR_PLEDGE_NONE)
        emperor_say (self, DECLINE_PROMISE, 60, 0);
    }
  emperor_say (self, DECLINE_FREE, 10, 0);
}

/* What the partner is known to hold and an own Event asks for. */
void
emperor_explain_invite (const EmperorExplain *self)
{
  const FavorSeat to = (FavorSeat) self->action->arg[0];
  const gint8    *open = self->state->open_events[self->seat];

  for (gint16 card = 0; card < EMPEROR_N_CARDS; card++)
    for (guint i = 0;
         self->state->known[to][card] > 0 && i < self->state->n_open[self->seat];
         i++)
      {
        EmperorState with = *self->state;

        with.hand[self->seat][card]++;
        if (emperor_progress_measure (&with, self->seat, (guint) open[i]).met >
            emperor_progress_measure (self->state, self->seat, (guint) open[i]).met)
          emperor_say (self, KNOWN_CARD, 100, to, card, open[i]);
      }
  emperor_say (self, INVITES, 10, 0);
}
