/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <string.h>

#include "emperor-deal.h"
#include "emperor-step.h"

/* Promises: made in a trade, kept or broken later (5.6). */

static void
remove_promise (EmperorState *state, guint index)
{
  state->n_promises--;
  memmove (&state->promises[index],
           &state->promises[index + 1],
           (state->n_promises - index) * sizeof state->promises[0]);
  memset (&state->promises[state->n_promises], 0, sizeof state->promises[0]);
}

/* Settles promise `index`; the next one takes its place. */
static void
close_promise (EmperorState *state, guint index, gboolean kept, FavorEvents *events)
{
  const EmperorPromise promise = state->promises[index];

  if (kept)
    state->kept[promise.by]++;
  else
    state->broken[promise.by]++;
  remove_promise (state, index);
  FAVOR_EMIT (events,
              kept ? EMPEROR_LOG_PROMISE_KEPT : EMPEROR_LOG_PROMISE_BROKEN,
              promise.by,
              promise.to);
}

static gboolean
forbids (const EmperorPromise *promise, FavorSeat by, FavorSeat to, gint piece)
{
  if (promise->by != by || promise->to != to)
    return FALSE;
  return promise->kind == EMPEROR_PLEDGE_NO_INTRIGUE ||
         (promise->kind == EMPEROR_PLEDGE_NO_CARD &&
          emperor_plots[promise->value] == piece);
}

gboolean
emperor_is_promised (const EmperorState *state, FavorSeat by, FavorSeat to, gint piece)
{
  for (guint i = 0; i < state->n_promises; i++)
    if (forbids (&state->promises[i], by, to, piece))
      return TRUE;
  return FALSE;
}

void
emperor_break_promises (EmperorState *state,
                        FavorSeat     by,
                        FavorSeat     to,
                        gint          piece,
                        FavorEvents  *events)
{
  for (guint i = 0; i < state->n_promises;)
    if (forbids (&state->promises[i], by, to, piece))
      close_promise (state, i, FALSE, events);
    else
      i++;
}

/* What the promiser gives his partner in the trade of `by` and `other`, if the two are trading. */
static const EmperorBundle *
bundle_of (const EmperorPromise *promise,
           const EmperorDeal    *deal,
           FavorSeat             by,
           FavorSeat             other)
{
  if (promise->by == by && promise->to == other)
    return &deal->give;
  if (promise->by == other && promise->to == by)
    return &deal->take;
  return NULL;
}

/* Ruling 71: each open promise counts for itself. */
void
emperor_credit_promises (EmperorState      *state,
                         const EmperorDeal *deal,
                         FavorSeat          by,
                         FavorSeat          other,
                         FavorEvents       *events)
{
  for (guint i = 0; i < state->n_promises;)
    {
      EmperorPromise      *promise = &state->promises[i];
      const EmperorBundle *bundle = bundle_of (promise, deal, by, other);
      gboolean             kept = FALSE;

      if (bundle != NULL && promise->kind == EMPEROR_PLEDGE_PAY_GOLD)
        {
          promise->got = (guint16) (promise->got + bundle->gold);
          kept = promise->got >= promise->value;
        }
      else if (bundle != NULL && promise->kind == EMPEROR_PLEDGE_GIVE_CARD)
        kept = emperor_bundle_get (bundle, promise->value) > 0;
      if (kept)
        close_promise (state, i, TRUE, events);
      else
        i++;
    }
}

static void
tell_promise (const EmperorPledge *pledge,
              FavorSeat            by,
              FavorSeat            to,
              FavorEvents         *events)
{
  switch ((EmperorPledgeKind) pledge->kind)
    {
    case EMPEROR_PLEDGE_NONE:
      break;
    case EMPEROR_PLEDGE_NO_INTRIGUE:
      FAVOR_EMIT (events, EMPEROR_LOG_PROMISED_PEACE, by, to, pledge->turns);
      break;
    case EMPEROR_PLEDGE_NO_CARD:
      FAVOR_EMIT (events,
                  EMPEROR_LOG_PROMISED_NO_CARD,
                  by,
                  to,
                  emperor_plots[pledge->value],
                  pledge->turns);
      break;
    case EMPEROR_PLEDGE_PAY_GOLD:
      FAVOR_EMIT (events,
                  EMPEROR_LOG_PROMISED_GOLD,
                  by,
                  to,
                  pledge->value,
                  pledge->turns);
      break;
    case EMPEROR_PLEDGE_GIVE_CARD:
      FAVOR_EMIT (events,
                  EMPEROR_LOG_PROMISED_CARD,
                  by,
                  to,
                  pledge->value,
                  pledge->turns);
      break;
    }
}

void
emperor_add_promise (EmperorState        *state,
                     FavorSeat            by,
                     FavorSeat            to,
                     const EmperorPledge *pledge,
                     FavorEvents         *events)
{
  if (pledge->kind == EMPEROR_PLEDGE_NONE)
    return;
  state->promises[state->n_promises++] = (EmperorPromise){
    .by = by,
    .to = to,
    .kind = (guint8) pledge->kind,
    .value = (guint8) pledge->value,
    /* The running turn counts in addition. */
    .turns_left = (guint16) (pledge->turns + (by == state->head.turn_owner)),
  };
  tell_promise (pledge, by, to, events);
}

/* Where promises bind, what is missing passes by itself. Returns whether that fulfils it. */
static gboolean
enforce (EmperorState *state, EmperorPromise *promise, FavorEvents *events)
{
  gint missing, gold;

  if (promise->kind == EMPEROR_PLEDGE_PAY_GOLD)
    {
      missing = (gint) promise->value - promise->got;
      gold = emperor_give_gold (state, promise->by, promise->to, missing);
      if (gold > 0)
        FAVOR_EMIT (events,
                    EMPEROR_LOG_GOLD_ENFORCED,
                    promise->by,
                    promise->to,
                    (gint16) gold);
      return gold == missing;
    }
  if (state->hand[promise->by][promise->value] == 0)
    return FALSE;
  emperor_pass_card (state, promise->by, promise->to, promise->value);
  FAVOR_EMIT (events,
              EMPEROR_LOG_CARD_ENFORCED,
              promise->by,
              promise->to,
              promise->value);
  return TRUE;
}

void
emperor_settle_promises (EmperorState *state, FavorEvents *events)
{
  const gboolean binding = state->options.promises == EMPEROR_PROMISES_BINDING;

  for (guint i = 0; i < state->n_promises;)
    {
      EmperorPromise *promise = &state->promises[i];
      gboolean        kept = promise->kind == EMPEROR_PLEDGE_NO_INTRIGUE ||
                      promise->kind == EMPEROR_PLEDGE_NO_CARD;

      if (promise->by != state->head.turn_owner || --promise->turns_left > 0)
        {
          i++;
          continue;
        }
      if (!kept && binding)
        kept = enforce (state, promise, events);
      close_promise (state, i, kept, events);
    }
}
