/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "tokens-tally.h"

static void
count_contact (TokensTally *self, const FavorEvent *event)
{
  const guint others = (guint16) event->arg[0];

  for (guint seat = 0; seat < TOKENS_MAX_SEATS; seat++)
    if (others >> seat & 1)
      self->earned[seat][TOKENS_SOURCE_MET]++;
  self->earned[event->actor][TOKENS_SOURCE_BUILDER] =
    (guint16) (self->earned[event->actor][TOKENS_SOURCE_BUILDER] + event->arg[1]);
}

static void
add (guint16 *counts, const gint16 *more, guint n)
{
  for (guint i = 0; i < n; i++)
    counts[i] = (guint16) (counts[i] + more[i]);
}

static void
count_redeemed (TokensTally *self, const FavorEvent *event)
{
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    add (&self->redeemed[event->actor], &event->arg[token], 1);
}

void
tokens_tally_count (TokensTally *self, const FavorEvent *event)
{
  switch (event->kind)
    {
    case TOKENS_LOG_NUMBER:
      self->numbers[event->arg[0]]++;
      break;
    case TOKENS_LOG_ROLLED:
      self->numbers[event->arg[2]]++;
      break;
    case TOKENS_LOG_PRODUCED:
      add (self->cards[event->actor], event->arg, TOKENS_N_RESOURCES);
      break;
    case TOKENS_LOG_HARVEST_TOKEN:
      self->earned[event->actor][TOKENS_SOURCE_HARVEST]++;
      break;
    case TOKENS_LOG_CONNECTED:
      count_contact (self, event);
      break;
    case TOKENS_LOG_DONATED:
      self->earned[event->actor][TOKENS_SOURCE_DONATION]++;
      break;
    case TOKENS_LOG_SPARED:
      self->earned[event->actor][TOKENS_SOURCE_SPARED]++;
      break;
    case TOKENS_LOG_BARREN:
      self->earned[event->actor][TOKENS_SOURCE_BARREN]++;
      break;
    case TOKENS_LOG_GOLD_INSTEAD:
      add (&self->gold[event->actor], event->arg, 1);
      break;
    case TOKENS_LOG_REDEEMED:
      count_redeemed (self, event);
      break;
    default:
      break;
    }
}
