/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"

G_BEGIN_DECLS

/**
 * FavorBotBudget:
 * @spent: so far, in units of cost
 * @limit: that may be spent
 * @next_poll: at how much it is asked again whether to stop
 * @stopped: no more may be
 *
 * How much longer a search goes on.
 */
typedef struct
{
  guint64  spent;
  guint64  limit;
  guint64  next_poll;
  gboolean stopped;
} FavorBotBudget;

/* Whether `cost` more may be spent, which is counted before it is. */
gboolean favor_bot_budget_spend (FavorBotBudget     *self,
                                 const FavorBotTask *task,
                                 guint64             cost) G_GNUC_INTERNAL;

/* The same for `list`, which has found so many actions, `prefer` if it is asked, and one
 * `apply`: a step of play by the policy. */
gboolean favor_bot_budget_spend_step (FavorBotBudget     *self,
                                      const FavorBotTask *task,
                                      guint               n_listed) G_GNUC_INTERNAL;

G_END_DECLS
