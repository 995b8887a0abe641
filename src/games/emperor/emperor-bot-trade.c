/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-bot.h"

#include "emperor-deal.h"

/* How computer players trade (11.4). A partner's hand is judged by what everybody knows of it. */

#define SWAP_GAIN   40
#define ANSWER_GAIN 15
#define PEACE_TURN  150
#define CARAVAN     150
#define MARKET_CARD 800
/* Hundredths of its Favor that an Event counts for somebody whose hand is not seen. */
#define UNSEEN_EVENT 40
/* So often a turn player offers a swap in a turn, and never again after a refusal. */
#define MAX_OFFERS 2
/* Gold that is asked for on top of an offer, at most. */
#define MAX_EXTRA 3

static gint
known_copies (const EmperorWorth *worth, gint card)
{
  const EmperorState *state = worth->state;

  if (worth->seat == state->head.decider)
    return state->hand[worth->seat][card];
  return state->known[worth->seat][card];
}

/* What `n` copies bring, if `sign` is 1, or cost, if it is -1. `size` is that of the hand. */
static gint32
value_of_copies (const EmperorWorth *worth, gint card, gint n, gint size, gint sign)
{
  const gint copies = known_copies (worth, card);
  gint32     value = 0;

  for (gint i = 0; i < n; i++)
    {
      const gint before = sign > 0 ? copies + i : copies - i - 1;
      const gint held = sign > 0 ? size + i : size - i - 1;

      value += emperor_worth_of_card (worth,
                                      card,
                                      (guint) MAX (before, 0),
                                      (guint) MAX (held, 0));
    }
  return value;
}

static gint32
value_of_event (const EmperorWorth *worth, gint event)
{
  if (worth->seat == worth->state->head.decider)
    return emperor_worth_of_event (worth, event);
  return EMPEROR_WORTH_OF_POINT * emperor_terms[event].points * UNSEEN_EVENT / 100;
}

/* Black Market cards and Events. */
static gint32
value_of_secrets (const EmperorWorth *worth, const EmperorBundle *bundle)
{
  const guint events = emperor_bundle_events (bundle);
  gint32      value = MARKET_CARD * emperor_count (emperor_bundle_market (bundle));

  for (gint event = 0; events >> event != 0; event++)
    if (events >> event & 1)
      value += value_of_event (worth, event);
  return value;
}

/* What a bundle is worth to who gets it (`sign` 1) or gives it (-1). */
static gint32
value_of_bundle (const EmperorWorth *worth, const EmperorBundle *bundle, gint sign)
{
  const gint gold = worth->state->gold[worth->seat];
  gint32     value = sign *
                 (emperor_worth_of_gold (worth, MAX (0, gold + sign * bundle->gold)) -
                  emperor_worth_of_gold (worth, gold));
  gint size = worth->state->hand_size[worth->seat];

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      gint n;

      if (bundle->cards[emperor_card_staff (card)] == 0)
        continue;
      n = emperor_bundle_get (bundle, card);
      value += value_of_copies (worth, card, n, size, sign);
      size += sign * n;
    }
  return value + value_of_secrets (worth, bundle);
}

/* What the word of `by` is worth to somebody. */
static gint32
value_of_pledge (const EmperorWorth *worth, const EmperorPledge *pledge, FavorSeat by)
{
  const EmperorState *state = worth->state;
  gint32              value = 0;

  switch ((EmperorPledgeKind) pledge->kind)
    {
    case EMPEROR_PLEDGE_NONE:
      break;
    case EMPEROR_PLEDGE_NO_INTRIGUE:
      value = PEACE_TURN * pledge->turns;
      break;
    case EMPEROR_PLEDGE_NO_CARD:
      value = PEACE_TURN * pledge->turns / 3;
      break;
    case EMPEROR_PLEDGE_PAY_GOLD:
      value = 100 * pledge->value;
      break;
    case EMPEROR_PLEDGE_GIVE_CARD:
      value = emperor_worth_of_card (worth,
                                     pledge->value,
                                     (guint) known_copies (worth, pledge->value),
                                     worth->state->hand_size[worth->seat]);
      break;
    }
  return value * (1 + state->kept[by]) / (2 + state->kept[by] + state->broken[by]);
}

/* What a deal is worth to the one who gets `gets` from `other`. */
static gint32
value_of_deal (const EmperorWorth  *worth,
               const EmperorBundle *gets,
               const EmperorBundle *gives,
               const EmperorPledge *promised,
               const EmperorPledge *promises,
               FavorSeat            other)
{
  return value_of_bundle (worth, gets, 1) - value_of_bundle (worth, gives, -1) +
         value_of_pledge (worth, promised, other) -
         value_of_pledge (worth, promises, worth->seat);
}

/* Nobody helps whom one good turn lets win. */
static gboolean
is_near_target (const EmperorState *state, FavorSeat seat)
{
  return state->points[seat] >= state->options.target_points - EMPEROR_BOT_NEAR_TARGET;
}

gint32
emperor_bot_value_of_offer (const EmperorWorth *worth)
{
  const EmperorState *state = worth->state;
  const EmperorDeal  *deal = &state->deal;

  if (is_near_target (state, state->prompt_by))
    return EMPEROR_BOT_NEVER;
  return value_of_deal (worth,
                        &deal->give,
                        &deal->take,
                        &deal->mine,
                        &deal->yours,
                        state->prompt_by) -
         ANSWER_GAIN;
}

/* What the partner of an own offer may think of it. */
static gint32
value_to_partner (const EmperorState *state, FavorSeat partner, const EmperorDeal *deal)
{
  EmperorWorth worth;

  emperor_worth_init (&worth, state, partner);
  return value_of_deal (&worth,
                        &deal->give,
                        &deal->take,
                        &deal->mine,
                        &deal->yours,
                        state->head.decider);
}

/* Two offers in an own turn, and no more after one was refused: a trade was made for each
 * before. Who is invited may always offer. */
static gboolean
may_offer (const EmperorState *state)
{
  return state->prompt == EMPEROR_PROMPT_INVITE ||
         (state->talks < MAX_OFFERS && state->trades >= state->talks);
}

gint32
emperor_bot_value_of_swap (const EmperorWorth *worth, const FavorAction *offer)
{
  const EmperorState *state = worth->state;
  const EmperorDeal  *deal = emperor_deal_of (offer);
  const FavorSeat     partner = (FavorSeat) offer->arg[EMPEROR_OFFER_TO];
  gint32              value;

  if (!may_offer (state) || is_near_target (state, partner))
    return EMPEROR_BOT_NEVER;
  value = value_of_bundle (worth, &deal->take, 1) -
          value_of_bundle (worth, &deal->give, -1);
  if (state->trades == 0 && state->head.turn_owner == worth->seat &&
      emperor_has_open (state, worth->seat, EMPEROR_EVENT_CARAVAN))
    value += CARAVAN;
  if (value <= SWAP_GAIN || value_to_partner (state, partner, deal) <= ANSWER_GAIN)
    return EMPEROR_BOT_NEVER;
  return value - SWAP_GAIN;
}

gint32
emperor_bot_value_of_counter (const EmperorWorth *worth, const FavorAction *counter)
{
  const EmperorState *state = worth->state;
  const EmperorDeal  *deal = emperor_deal_of (counter);

  if (value_to_partner (state, state->prompt_by, deal) <= ANSWER_GAIN)
    return EMPEROR_BOT_NEVER;
  return value_of_deal (worth,
                        &deal->take,
                        &deal->give,
                        &deal->yours,
                        &deal->mine,
                        state->prompt_by) -
         ANSWER_GAIN;
}

gboolean
emperor_bot_find_counter (const EmperorWorth *worth, FavorAction *out)
{
  const EmperorState *state = worth->state;
  const EmperorDeal  *offer = &state->deal;
  EmperorDeal        *counter;

  memset (out, 0, sizeof *out);
  out->kind = EMPEROR_ACTION_COUNTER_TRADE;
  out->seat = worth->seat;
  counter = (EmperorDeal *) out->arg;
  *counter = (EmperorDeal){ offer->take, offer->give, offer->yours, offer->mine };
  if (state->prompt != EMPEROR_PROMPT_TRADE || is_near_target (state, state->prompt_by))
    return FALSE;
  for (guint i = 0; i < MAX_EXTRA; i++)
    {
      /* First ask for less of the own Gold, then for some of the partner's. */
      if (counter->give.gold > 0)
        counter->give.gold--;
      else
        counter->take.gold++;
      if (emperor_bot_value_of_counter (worth, out) > 0)
        return emperor_check (state, out, &(FavorRefusal){ 0 });
    }
  return FALSE;
}

gboolean
emperor_bot_breaks_word (const EmperorState *state, gint piece, FavorSeat target)
{
  for (guint i = 0; i < state->n_promises; i++)
    {
      const EmperorPromise *promise = &state->promises[i];

      if (promise->by != state->head.decider || promise->to != target)
        continue;
      if (promise->kind == EMPEROR_PLEDGE_NO_INTRIGUE ||
          (promise->kind == EMPEROR_PLEDGE_NO_CARD &&
           emperor_plots[promise->value] == piece))
        return TRUE;
    }
  return FALSE;
}
