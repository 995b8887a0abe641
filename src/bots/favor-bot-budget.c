/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include "favor-bot-budget.h"

/* Units between two questions whether to stop: some ten microseconds. */
#define POLL_COST 16384

gboolean
favor_bot_budget_spend (FavorBotBudget *self, const FavorBotTask *task, guint64 cost)
{
  if (cost > self->limit - self->spent)
    self->stopped = TRUE;
  else if (task->stop != NULL && self->spent >= self->next_poll)
    {
      self->next_poll = self->spent + POLL_COST;
      self->stopped = self->stopped || task->stop (task->stop_data);
    }
  if (self->stopped)
    return FALSE;
  self->spent += cost;
  return TRUE;
}

gboolean
favor_bot_budget_spend_step (FavorBotBudget     *self,
                             const FavorBotTask *task,
                             guint               n_listed)
{
  const FavorCosts *costs = task->game->costs;
  guint64           cost = costs->apply + favor_cost_of (&costs->list, n_listed);

  if (n_listed > 1)
    cost += favor_cost_of (&costs->prefer, n_listed);
  return favor_bot_budget_spend (self, task, cost);
}
