/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include "favor-bot-beam.h"

#include <string.h>

guint8 *
favor_bot_beam_init (FavorBotBeam *self, guint8 *states, gsize size, guint n)
{
  for (guint i = 0; i < n; i++, states += size)
    self->nodes[i].state = states;
  return states;
}

/* The plans of `made` lead to the same position as those of `node`. */
static void
join (FavorBotNode *node, const FavorBotNode *made)
{
  for (guint i = 0; i < made->n_roots; i++)
    {
      guint j = 0;

      while (j < node->n_roots && node->roots[j] != made->roots[i])
        j++;
      if (j == node->n_roots && j < FAVOR_BOT_MAX_ORDERS)
        node->roots[node->n_roots++] = made->roots[i];
    }
}

void
favor_bot_beam_keep (FavorBotBeam *self, const FavorBotNode *made, gsize size)
{
  FavorBotNode kept = *made;
  guint        i = self->n;

  for (; i > 0 && self->nodes[i - 1].hope < made->hope; i--)
    ;
  for (guint j = i; j > 0 && self->nodes[j - 1].hope == made->hope; j--)
    if (memcmp (self->nodes[j - 1].state, made->state, size) == 0)
      {
        join (&self->nodes[j - 1], made);
        return;
      }
  if (i == self->capacity)
    return;

  if (self->n < self->capacity)
    self->n++;
  kept.state = self->nodes[self->n - 1].state;
  memmove (&self->nodes[i + 1], &self->nodes[i], (self->n - 1 - i) * sizeof kept);
  memcpy (kept.state, made->state, size);
  self->nodes[i] = kept;
}
