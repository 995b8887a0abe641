/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-pad-margin.h"

G_BEGIN_DECLS

/* The last ones. */
#define FAVOR_PAD_FOLD_END G_MAXUINT

/**
 * FavorPadFold:
 * @at: a round that is to be read by itself, or %FAVOR_PAD_FOLD_END
 * @on: those after it, too; else those before it
 * @first: the first round that has a column of its own
 * @n: how many have one
 * @alone: those that have none are not seen
 * @lines: of the names of rows, as they are shown
 *
 * Which rounds of a scoring pad have a column of their own where there is no room for all: those
 * before share one, and so do those behind. What the figures are of is read in full anyway, and so
 * are the sums: where there is no room for that, one round stands alone before them, or none.
 */
typedef struct
{
  guint    at;
  gboolean on;
  guint    first;
  guint    n;
  gboolean alone;
  FavorPadLines lines;
} FavorPadFold;

/**
 * favor_pad_fold_fit:
 * @widths: of the columns, in pixels
 * @folded: width of one that several rounds share
 * @room: for all of them
 *
 * As many as there is room for.
 */
void favor_pad_fold_fit  (FavorPadFold *self,
                          const int    *widths,
                          guint         n_columns,
                          int           folded,
                          int           room);
/**
 * favor_pad_fold_update:
 * @grid: the whole table
 * @columns: (element-type FavorPadColumn): those of its rounds, as they are shown now
 * @n_columns: how many of them there are, the others are kept for later
 * @rows: (element-type FavorPadRow): what they show
 * @room: for the table, in pixels
 *
 * Shows what has room. Names of rows are in one line as long as the last round has a column.
 */
void favor_pad_fold_update (FavorPadFold *self,
                            GtkGrid    *grid,
                            GPtrArray  *columns,
                            guint       n_columns,
                            GListModel *rows,
                            int         room);
/* The rounds that share that column are to be read by themselves. */
void favor_pad_fold_turn (FavorPadFold *self,
                          guint         column);

G_END_DECLS
