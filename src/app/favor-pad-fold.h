/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The last ones. */
#define FAVOR_PAD_FOLD_END G_MAXUINT

/**
 * FavorPadFold:
 * @at: a round that is to be read by itself, or %FAVOR_PAD_FOLD_END
 * @on: those after it, too; else those before it
 * @first: the first round that has a column of its own
 * @n: how many have one
 *
 * Which rounds of a scoring pad have a column of their own where there is no room for all: those
 * before share one, and so do those behind. What the figures are of is read in full anyway.
 */
typedef struct
{
  guint    at;
  gboolean on;
  guint    first;
  guint    n;
} FavorPadFold;

/**
 * favor_pad_fold_fit:
 * @widths: of the columns, in pixels
 * @folded: width of one that several rounds share
 * @room: for all of them
 *
 * As many as there is room for, but never none.
 */
void favor_pad_fold_fit  (FavorPadFold *self,
                          const int    *widths,
                          guint         n_columns,
                          int           folded,
                          int           room);
/**
 * favor_pad_fold_update:
 * @columns: (element-type FavorPadColumn): as they are shown now
 * @n_columns: how many of them there are, the others are kept for later
 * @rows: (element-type FavorPadRow): what they show
 * @room: more than they take now, in pixels
 *
 * Shows what has room.
 */
void favor_pad_fold_update (FavorPadFold *self,
                            GPtrArray  *columns,
                            guint       n_columns,
                            GListModel *rows,
                            int         room);
/* The rounds that share that column are to be read by themselves. */
void favor_pad_fold_turn (FavorPadFold *self,
                          guint         column);

G_END_DECLS
