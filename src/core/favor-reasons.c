/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "favor-reasons.h"

#include <string.h>

void
favor_reasons_add (FavorReasons *self, guint8 kind, gint32 weight, const gint16 *args)
{
  guint at = self->n;

  while (at > 0 && self->items[at - 1].weight < weight)
    at--;
  if (at == FAVOR_MAX_REASONS)
    return;
  if (self->n < FAVOR_MAX_REASONS)
    self->n++;
  memmove (&self->items[at + 1],
           &self->items[at],
           (self->n - 1 - at) * sizeof (FavorReason));
  self->items[at] = (FavorReason){ .kind = kind, .weight = weight };
  memcpy (self->items[at].arg, args, sizeof self->items[at].arg);
}

gboolean
favor_reason_equal (const FavorReason *a, const FavorReason *b)
{
  return a->kind == b->kind && memcmp (a->arg, b->arg, sizeof a->arg) == 0;
}

/* Whether one of `told` is of the same kind, or with `words` whether it is the same. */
static gboolean
is_told (const FavorReason *reason, gboolean words, const FavorReason *told, guint n_told)
{
  for (guint i = 0; i < n_told; i++)
    if (words ? favor_reason_equal (&told[i], reason) : told[i].kind == reason->kind)
      return TRUE;
  return FALSE;
}

const FavorReason *
favor_reasons_choose (const FavorReasons *self, const FavorReason *told, guint n_told)
{
  for (int words = FALSE; words <= TRUE; words++)
    for (guint i = 0; i < self->n; i++)
      if (!is_told (&self->items[i], words, told, n_told))
        return &self->items[i];
  return NULL;
}
