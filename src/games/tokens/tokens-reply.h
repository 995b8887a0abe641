/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-state.h"

G_BEGIN_DECLS

/* What a player answers to an offer, and why. Each line names what else is told. */
typedef enum
{
  TOKENS_REPLY_NONE,
  TOKENS_REPLY_AGREES,
  /* A person says no more than that. */
  TOKENS_REPLY_DECLINES,
  TOKENS_REPLY_COUNTERS,
  /* A gift is declined; resource: that would be welcome */
  TOKENS_REPLY_RATHER,
  /* n: so many points are missing to who offers */
  TOKENS_REPLY_NEAR_TARGET,
  /* n: so many cards are in the hand, and more are asked for */
  TOKENS_REPLY_FEW_CARDS,
  TOKENS_REPLY_FEW_COINS,
  /* n: so many more cards are asked for than offered */
  TOKENS_REPLY_MORE_CARDS,
  /* resource: it is known to be there */
  TOKENS_REPLY_NEEDS,
  /* resource: nobody knows whether it is there */
  TOKENS_REPLY_TOO_FEW,
  TOKENS_REPLY_TOO_LITTLE,
} TokensReplyKind;

#define TOKENS_N_REPLIES (TOKENS_REPLY_TOO_LITTLE + 1)

/**
 * TokensReply:
 * @kind: #TokensReplyKind
 * @resource: %FAVOR_NONE if none is told of
 * @n: a number, or 0
 */
typedef struct
{
  TokensReplyKind kind;
  gint            resource;
  guint           n;
} TokensReply;

/* What `seat` says with that answer to the offer that runs in `state`, which may be masked: nothing is
 * read that is not known to everybody. A reason is found for computers only: persons know their
 * own. */
TokensReply tokens_find_reply (const TokensState *state,
                               guint              seat,
                               TokensAnswerKind   answer,
                               gboolean           is_computer) G_GNUC_INTERNAL;

G_END_DECLS
