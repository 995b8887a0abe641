/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include "favor-bot-budget.h"

/* Actions between two questions whether to stop. */
#define POLL_NODES 256

gboolean
favor_bot_budget_spend (FavorBotBudget *self, const FavorBotTask *task)
{
  if (self->n_nodes >= self->max_nodes)
    self->stopped = TRUE;
  else if (task->stop != NULL && self->n_nodes >= self->next_poll)
    {
      self->next_poll = self->n_nodes + POLL_NODES;
      self->stopped = self->stopped || task->stop (task->stop_data);
    }
  if (self->stopped)
    return FALSE;
  self->n_nodes++;
  return TRUE;
}
