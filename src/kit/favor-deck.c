/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kit"

#include "favor-deck.h"

#include <string.h>

void
favor_deck_shuffle (gpointer items, guint n, FavorRng *rng)
{
  guint8 *bytes = items;

  for (guint i = n; i-- > 1;)
    {
      const guint  j = favor_rng_below (rng, i + 1);
      const guint8 kept = bytes[i];

      bytes[i] = bytes[j];
      bytes[j] = kept;
    }
}

void
favor_pool_add (FavorPool *self, guint item, guint n)
{
  g_assert (self->n + n <= FAVOR_POOL_MAX);
  memset (self->items + self->n, (int) item, n);
  self->n += n;
}

guint8
favor_pool_draw (FavorPool *self)
{
  const guint  at = favor_rng_below (self->rng, self->n);
  const guint8 item = self->items[at];

  self->items[at] = self->items[--self->n];
  return item;
}
