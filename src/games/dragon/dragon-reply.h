/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"

G_BEGIN_DECLS

/* What a clan answers to an offer, and why. Each line names what else is told. */
typedef enum
{
  DRAGON_REPLY_AGREES,
  /* A person says no more than that. */
  DRAGON_REPLY_DECLINES,
  /* n: so much more Favour than anybody else has who offers */
  DRAGON_REPLY_LEADS,
  /* n: so many promises were broken by who gives one */
  DRAGON_REPLY_BROKEN_WORD,
  DRAGON_REPLY_PAYS_LATER,
  DRAGON_REPLY_ONLY_PLEDGE,
  /* n: what is offered */
  DRAGON_REPLY_PRICE,
} DragonReplyKind;

typedef struct
{
  DragonReplyKind kind;
  gint            n;
} DragonReply;

/* What is said of the offer that waits in `before`, which may be masked: a computer weighs its hidden
 * hand; what it says is the first part of its rule (11.3) that speaks against the offer and that
 * everybody can see. */
DragonReply dragon_find_reply (const DragonState *before,
                               gboolean           accepts,
                               gboolean           by_computer);

G_END_DECLS
