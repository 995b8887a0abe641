/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <string.h>

#include "emperor-reply.h"

#include "emperor-bot.h"
#include "emperor-deal.h"
#include "emperor-explain.h"

/* What is said of an offer that was answered (11.4). A computer weighs its hidden hand; what it says
 * is the first fact against the offer that everybody can see. */

/**
 * Offer:
 * @state: in which it lies on the table
 * @gets: what the partner would get
 * @gives: what the partner would give
 */
typedef struct
{
  const EmperorState  *state;
  const EmperorBundle *gets;
  const EmperorBundle *gives;
  FavorSeat            by;
  FavorSeat            partner;
} Offer;

static gboolean
has_secrets (const EmperorBundle *bundle)
{
  return bundle->market != 0 || bundle->events[0] != 0 || bundle->events[1] != 0;
}

static gboolean
has_cards (const EmperorBundle *bundle)
{
  return bundle->market != 0 || emperor_bundle_n_cards (bundle) > 0;
}

/* The hand as everybody knows it, with nothing that is hidden. */
static EmperorState
find_known (const Offer *self)
{
  const FavorSeat seat = self->partner;
  EmperorState    known = *self->state;

  known.hand_size[seat] = 0;
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      known.hand[seat][card] = (gint8) known.known[seat][card];
      known.hand_size[seat] = (guint8) (known.hand_size[seat] + known.known[seat][card]);
    }
  known.n_open[seat] = known.n_market_hand[seat] = 0;
  return known;
}

static void
change_hand (EmperorState *state, FavorSeat seat, gint card, gint n)
{
  state->hand[seat][card] = (gint8) (state->hand[seat][card] + n);
  state->hand_size[seat] = (guint8) (state->hand_size[seat] + n);
}

/* The hand of the partner after the trade, as everybody would know it. */
static EmperorState
find_traded (const Offer *self, const EmperorState *known)
{
  EmperorState traded = *known;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    change_hand (&traded,
                 self->partner,
                 card,
                 (gint) emperor_bundle_get (self->gets, card) -
                   (gint) emperor_bundle_get (self->gives, card));
  traded.gold[self->partner] += self->gets->gold - self->gives->gold;
  return traded;
}

/* That of `stars` which brings most, if it is one. */
static gint
find_best_star (const Offer *self, guint stars)
{
  guint8 most = 0;
  gint   best = FAVOR_NONE;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      const guint8 n = self->state->stars[self->partner][staff];

      if ((stars >> staff & 1) == 0 || n < most)
        continue;
      best = best == FAVOR_NONE || n > most ? staff : EMPEROR_N_STAFF;
      most = n;
    }
  return best < EMPEROR_N_STAFF ? best : FAVOR_NONE;
}

/* A card without which a Star cannot be paid for that can be paid for now. */
static gboolean
find_needed (const Offer *self, EmperorReply *reply)
{
  const EmperorState known = find_known (self);
  const EmperorState traded = find_traded (self, &known);
  const guint        stars = emperor_find_means (&known, self->partner).stars;
  const guint        lost = stars & ~emperor_find_means (&traded, self->partner).stars;

  for (gint card = 0; lost != 0 && card < EMPEROR_N_CARDS; card++)
    {
      const guint  n = emperor_bundle_get (self->gives, card);
      EmperorState without = known;
      guint        missing;

      if (n == 0)
        continue;
      change_hand (&without, self->partner, card, -(gint) n);
      missing = lost & ~emperor_find_means (&without, self->partner).stars;
      if (missing == 0)
        continue;
      reply->card = card;
      reply->staff = find_best_star (self, missing);
      return TRUE;
    }
  return FALSE;
}

/* A card of which nobody knows that it is there. */
static gint
find_unknown (const Offer *self)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (emperor_bundle_get (self->gives, card) > self->state->known[self->partner][card])
      return card;
  return FAVOR_NONE;
}

/* The first of the cards that are offered, if all of them are there already. */
static gint
find_held (const Offer *self)
{
  gint held = FAVOR_NONE;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (emperor_bundle_get (self->gets, card) == 0)
      continue;
    else if (self->state->known[self->partner][card] == 0)
      return FAVOR_NONE;
    else if (held == FAVOR_NONE)
      held = card;
  return held;
}

/* What speaks against who offers, whatever is offered. */
static gboolean
distrust (const Offer *self, EmperorReply *reply)
{
  const EmperorState *state = self->state;
  const gint          missing = state->options.target_points - state->points[self->by];

  if (missing <= EMPEROR_BOT_NEAR_TARGET)
    {
      reply->kind = EMPEROR_REPLY_NEAR_TARGET;
      reply->n = MAX (missing, 0);
      return TRUE;
    }
  if (state->deal.mine.kind == EMPEROR_PLEDGE_NONE ||
      state->broken[self->by] <= state->kept[self->by])
    return FALSE;
  reply->kind = EMPEROR_REPLY_BROKEN_WORD;
  reply->n = state->broken[self->by];
  return TRUE;
}

/* What speaks against giving it. Of a card that may be there or not nothing is told but that it is
 * not given. */
static gboolean
keep (const Offer *self, EmperorReply *reply)
{
  if (has_secrets (self->gives))
    {
      reply->kind = EMPEROR_REPLY_SECRETS;
      return TRUE;
    }
  reply->card = find_unknown (self);
  if (reply->card != FAVOR_NONE)
    {
      reply->kind = EMPEROR_REPLY_GIVES_NONE;
      return TRUE;
    }
  if (find_needed (self, reply))
    {
      reply->kind = EMPEROR_REPLY_NEEDS_CARD;
      return TRUE;
    }
  return FALSE;
}

/* What speaks against the exchange. */
static void
compare (const Offer *self, EmperorReply *reply)
{
  const gint more = (gint) emperor_bundle_n_cards (self->gives) -
                    (gint) emperor_bundle_n_cards (self->gets);
  const gint value = has_secrets (self->gets) ? 0
                                              : emperor_bundle_price (self->gives) -
                                                  emperor_bundle_price (self->gets);
  const gint held = find_held (self);

  if (self->state->deal.yours.kind != EMPEROR_PLEDGE_NONE)
    reply->kind = EMPEROR_REPLY_PROMISE;
  else if (value > 0)
    {
      reply->kind = EMPEROR_REPLY_VALUE;
      reply->n = value;
    }
  else if (more > 0)
    {
      reply->kind = EMPEROR_REPLY_MORE_CARDS;
      reply->n = more;
    }
  else if (held != FAVOR_NONE)
    {
      reply->kind = EMPEROR_REPLY_HAS_CARD;
      reply->card = held;
    }
  else if (self->state->hand_size[self->partner] - more > EMPEROR_HAND_LIMIT)
    reply->kind = EMPEROR_REPLY_FULL_HAND;
  else
    reply->kind = EMPEROR_REPLY_TOO_LITTLE;
}

static void
explain (const Offer *self, EmperorReply *reply)
{
  if (!distrust (self, reply) && !keep (self, reply))
    compare (self, reply);
}

/* ---- What was answered ---------------------------------------------------------------- */

/* Nothing that all can see has changed hands. */
static gboolean
is_same (const EmperorState *before, const EmperorState *after)
{
  return before->trades == after->trades && before->n_promises == after->n_promises &&
         memcmp (before->kept, after->kept, sizeof before->kept) == 0 &&
         memcmp (before->gold, after->gold, sizeof before->gold) == 0 &&
         memcmp (before->known, after->known, sizeof before->known) == 0 &&
         memcmp (before->hand_size, after->hand_size, sizeof before->hand_size) == 0 &&
         memcmp (before->n_open, after->n_open, sizeof before->n_open) == 0 &&
         memcmp (before->n_market_hand,
                 after->n_market_hand,
                 sizeof before->n_market_hand) == 0;
}

/* Of an Event for an Event, or of Gold for as much Gold, nothing is to be seen afterwards. */
static gboolean
leaves_traces (const EmperorDeal *deal)
{
  return deal->give.gold != deal->take.gold || deal->mine.kind != EMPEROR_PLEDGE_NONE ||
         deal->yours.kind != EMPEROR_PLEDGE_NONE || has_cards (&deal->give) ||
         has_cards (&deal->take) ||
         has_secrets (&deal->give) != has_secrets (&deal->take);
}

/* The counter-offer asks for more Gold, and for nothing else. */
static gint
find_more_gold (const EmperorDeal *offer, const EmperorDeal *counter)
{
  EmperorDeal turned = { .give = counter->take,
                         .take = counter->give,
                         .mine = counter->yours,
                         .yours = counter->mine };
  const gint  more = turned.give.gold - turned.take.gold - offer->give.gold +
                    offer->take.gold;

  turned.give.gold = offer->give.gold;
  turned.take.gold = offer->take.gold;
  return memcmp (&turned, offer, sizeof turned) == 0 ? MAX (more, 0) : 0;
}

static EmperorReplyKind
find_kind (const EmperorState *before, const EmperorState *after)
{
  const gboolean offered = before->prompt == EMPEROR_PROMPT_TRADE ||
                           before->prompt == EMPEROR_PROMPT_COUNTER;

  if (after->head.ply != before->head.ply + 1)
    return EMPEROR_REPLY_NONE;
  if (before->prompt == EMPEROR_PROMPT_TRADE && after->prompt == EMPEROR_PROMPT_COUNTER)
    return EMPEROR_REPLY_COUNTERS;
  if (after->prompt != EMPEROR_PROMPT_NONE)
    return EMPEROR_REPLY_NONE;
  if (before->prompt == EMPEROR_PROMPT_INVITE)
    return EMPEROR_REPLY_NO_OFFER;
  if (!offered || !leaves_traces (&before->deal))
    return EMPEROR_REPLY_NONE;
  return is_same (before, after) ? EMPEROR_REPLY_DECLINES : EMPEROR_REPLY_AGREES;
}

EmperorReply
emperor_find_reply (const EmperorState *before,
                    const EmperorState *after,
                    guint               computers)
{
  EmperorReply reply = { .kind = find_kind (before, after),
                         .by = before->head.decider,
                         .to = before->prompt_by,
                         .card = FAVOR_NONE,
                         .staff = FAVOR_NONE };

  const Offer offer = { .state = before,
                        .gets = &before->deal.give,
                        .gives = &before->deal.take,
                        .by = reply.to,
                        .partner = reply.by };

  /* Whoever answers is somebody. */
  if (reply.kind == EMPEROR_REPLY_NONE)
    return reply;
  reply.by_computer = (computers >> reply.by & 1) != 0;
  if (reply.kind == EMPEROR_REPLY_COUNTERS)
    {
      reply.n = find_more_gold (&before->deal, &after->deal);
      if (reply.n > 0)
        reply.kind = after->deal.take.gold > before->deal.give.gold
                       ? EMPEROR_REPLY_MORE_GOLD
                       : EMPEROR_REPLY_LESS_GOLD;
    }
  else if (reply.kind == EMPEROR_REPLY_DECLINES && reply.by_computer)
    explain (&offer, &reply);
  return reply;
}
