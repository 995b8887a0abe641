/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-reply.h"

#include "tokens-bot.h"

/* What is said of an offer that was answered. A computer weighs its hidden hand; what it says is the
 * first fact against the offer that everybody can see, so that a no shows nothing but a no (ruling
 * 7). */

static gint
count_cards (const TokensBundle *bundle)
{
  gint n = 0;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    n += bundle->cards[resource];
  return n;
}

/* The kind that is asked for of which least is known to be left. */
static gint
find_scarcest (const TokensState *state, guint seat)
{
  const TokensBundle *want = &state->offer.want;
  gint                scarcest = FAVOR_NONE, least = G_MAXINT;

  for (gint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      const gint left = state->sure[seat][resource] - want->cards[resource];

      if (want->cards[resource] == 0 || left >= least)
        continue;
      scarcest = resource;
      least = left;
    }
  return scarcest;
}

/* What nobody could give who has no more than is seen. */
static gboolean
is_short (const TokensState *state, guint seat, TokensReply *reply)
{
  const TokensBundle *want = &state->offer.want;

  if (count_cards (want) > state->hand_count[seat])
    {
      reply->kind = TOKENS_REPLY_FEW_CARDS;
      reply->n = state->hand_count[seat];
      return TRUE;
    }
  if ((guint) want->gold <= state->gold[seat])
    return FALSE;
  reply->kind = TOKENS_REPLY_FEW_COINS;
  return TRUE;
}

static void
explain (const TokensState *state, guint seat, TokensReply *reply)
{
  const guint by = (guint) state->head.turn_owner;
  const guint points = tokens_visible_points (state, by);
  const gint  more = count_cards (&state->offer.want) - count_cards (&state->offer.give);

  if (points + TOKENS_BOT_TOO_NEAR >= state->options.target)
    {
      reply->kind = TOKENS_REPLY_NEAR_TARGET;
      reply->n = state->options.target - MIN (points, state->options.target);
      return;
    }
  if (is_short (state, seat, reply))
    return;
  if (more > 0)
    {
      reply->kind = TOKENS_REPLY_MORE_CARDS;
      reply->n = (guint) more;
      return;
    }
  reply->resource = find_scarcest (state, seat);
  if (reply->resource == FAVOR_NONE)
    reply->kind = TOKENS_REPLY_TOO_LITTLE;
  else if (state->sure[seat][reply->resource] >= state->offer.want.cards[reply->resource])
    reply->kind = TOKENS_REPLY_NEEDS;
  else
    reply->kind = TOKENS_REPLY_TOO_FEW;
}

TokensReply
tokens_find_reply (const TokensState *state,
                   guint              seat,
                   TokensAnswerKind   answer,
                   gboolean           is_computer)
{
  TokensReply reply = { .resource = FAVOR_NONE };

  switch (answer)
    {
    case TOKENS_ANSWER_NONE:
      reply.kind = TOKENS_REPLY_NONE;
      break;
    case TOKENS_ANSWER_ACCEPT:
      reply.kind = TOKENS_REPLY_AGREES;
      break;
    case TOKENS_ANSWER_COUNTER:
      reply.kind = TOKENS_REPLY_COUNTERS;
      break;
    case TOKENS_ANSWER_DECLINE:
      reply.kind = TOKENS_REPLY_DECLINES;
      if (is_computer)
        explain (state, seat, &reply);
      break;
    }
  return reply;
}
