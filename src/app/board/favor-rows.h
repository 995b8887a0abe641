/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-shapes.h"

G_BEGIN_DECLS

/**
 * FavorRows:
 * @at: the place that they share
 * @n: how many there are
 * @across: so many are in a full row
 * @width: of each
 * @height: of each
 * @step: from one to the next
 * @gap: between rows, and around all
 *
 * How alike things, such as cards, lie in rows within a place.
 */
typedef struct
{
  graphene_rect_t at;
  guint           n;
  guint           across;
  double          width;
  double          height;
  double          step;
  double          gap;
} FavorRows;

void            favor_rows_fit (FavorRows             *self,
                                const graphene_rect_t *at,
                                guint                  n,
                                double                 aspect,
                                double                 gap,
                                double                 least,
                                double                 most);
/* Where the one with that number, from 0, is. */
graphene_rect_t favor_rows_get (const FavorRows       *self,
                                guint                  index);

G_END_DECLS
