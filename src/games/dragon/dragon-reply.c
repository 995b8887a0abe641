/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-bot-deals.h"

static DragonReply
explain (const DragonState *state)
{
  const DragonDeal *deal = &state->pending[0];
  const gint        lead = dragon_deals_measure_lead (state);
  const gint        broken = state->promises_broken[deal->from];
  const gboolean    later = deal->favour > 0 && deal->when == DRAGON_WHEN_AFTER;

  if (lead > 0)
    return (DragonReply){ DRAGON_REPLY_LEADS, lead };
  if ((later || deal->pledge) && broken > state->promises_kept[deal->from])
    return (DragonReply){ DRAGON_REPLY_BROKEN_WORD, broken };
  if (later)
    return (DragonReply){ DRAGON_REPLY_PAYS_LATER, 0 };
  if (deal->favour == 0)
    return (DragonReply){ DRAGON_REPLY_ONLY_PLEDGE, 0 };
  return (DragonReply){ DRAGON_REPLY_PRICE, deal->favour };
}

DragonReply
dragon_find_reply (const DragonState *before, gboolean accepts, gboolean by_computer)
{
  g_return_val_if_fail (before->n_pending > 0,
                        (DragonReply){ .kind = DRAGON_REPLY_DECLINES });

  if (accepts)
    return (DragonReply){ .kind = DRAGON_REPLY_AGREES };
  return by_computer ? explain (before) : (DragonReply){ .kind = DRAGON_REPLY_DECLINES };
}
