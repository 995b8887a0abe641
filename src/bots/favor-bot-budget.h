/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"

G_BEGIN_DECLS

/**
 * FavorBotBudget:
 * @n_nodes: actions applied so far
 * @max_nodes: actions that may be applied
 * @next_poll: at how many it is asked again whether to stop
 * @stopped: no more may be
 *
 * How much longer a search goes on.
 */
typedef struct
{
  guint64  n_nodes;
  guint64  max_nodes;
  guint64  next_poll;
  gboolean stopped;
} FavorBotBudget;

/* Whether another action may be applied, which is counted. */
gboolean favor_bot_budget_spend (FavorBotBudget     *self,
                                 const FavorBotTask *task) G_GNUC_INTERNAL;

G_END_DECLS
