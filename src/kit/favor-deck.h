/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "favor-rng.h"

G_BEGIN_DECLS

/* Cards, tiles and tokens, a byte each, that are shuffled or drawn. */

/* No game has more in one heap. */
#define FAVOR_POOL_MAX 160

/**
 * FavorPool:
 * @items: the first @n are in it, in any order
 * @rng: (nullable): chance, for favor_pool_draw ()
 *
 * A heap to draw from.
 */
typedef struct
{
  guint8    items[FAVOR_POOL_MAX];
  guint     n;
  FavorRng *rng;
} FavorPool;

/**
 * favor_deck_shuffle:
 * @items: (array length=n): bytes
 *
 * Puts them in an order of which all are equally likely: from the last one down, a bounded number each.
 */
void   favor_deck_shuffle (gpointer   items,
                           guint      n,
                           FavorRng  *rng);

/* Puts so many of one kind into the pool. */
void   favor_pool_add     (FavorPool *self,
                           guint      item,
                           guint      n);

/**
 * favor_pool_draw:
 * @self: not empty
 *
 * Returns: one of the items, each as likely, which is no longer in it
 */
guint8 favor_pool_draw    (FavorPool *self);

G_END_DECLS
