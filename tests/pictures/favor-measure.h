/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-grid.h"

G_BEGIN_DECLS

/* How much a picture differs from one that was kept.
 *
 * Both are seen as grids, and these in overlapping blocks of FAVOR_MEASURE_BLOCK cells a side.
 * Each block is looked for in the other picture up to a cell away, in steps of a pixel: text of
 * another size and frames that are a little wider move things so far. Of what then differs
 * counts the shape: how the cells depart from the block's mean difference, the less the richer
 * in contrast the block is. So a line of small text on plain ground counts, and the edges of a
 * colourful card, which never fall on the same pixels, do not. The mean itself is the colour,
 * and only counts where it is above `tint`: so much do the greys of two versions of a theme
 * differ. Blocks of the kept picture are looked for in the new one, which finds what
 * is missing, and the other way round, which finds what is too much.
 *
 * A difference of the kind counts in units of CIE L*a*b*: about 1 can just be seen, 100 lie
 * between black and white. */

#define FAVOR_MEASURE_BLOCK 4

typedef struct
{
  /* What a change of a block's mean colour may have without counting; to be set before. */
  double tint;
  /* Of the block that differs most, and where that begins, in cells. */
  double worst;
  int    x, y;
  /* Of all blocks. */
  double mean;
} FavorMeasure;

gboolean favor_measure_compare (const FavorGrid *kept,
                                GdkPixbuf       *picture,
                                int              cell,
                                FavorMeasure    *measure,
                                GdkPixbuf      **difference,
                                GError         **error);

G_END_DECLS
