/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

/**
 * FavorVariationNode:
 * @index: of the variation; -1: the line that is played
 * @depth: 0 for the line, 1 for what leaves it, ...
 * @nth: among those that leave the same line, from 0
 * @n_siblings: how many leave the same line, itself included
 * @n_children: how many leave it
 * @rails: bit i: below this row another one of depth i leaves the same line as the row of depth i
 *   to which this one belongs
 *
 * A row of the tree of all that was played.
 */
typedef struct
{
  int     index;
  guint   depth;
  guint   nth;
  guint   n_siblings;
  guint   n_children;
  guint32 rails;
} FavorVariationNode;

/* The line, and below each line what leaves it, by the ply at which it does so. */
GArray *favor_variation_tree_list (FavorSession *session);

G_END_DECLS
