/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"
#include "favor-flight.h"

G_BEGIN_DECLS

/**
 * FavorGreat:
 * @opening: how it comes to be seen
 * @face: what is held up
 * @stamp: (nullable): the shield that is set upon it
 * @share: how much of the moment is over, from 0 to 1
 * @still: nothing moves, it only comes and goes
 *
 * A great moment of a game, as it is seen at one time.
 */
typedef struct
{
  FavorGreatOpening opening;
  FavorFace        *face;
  GdkPaintable     *stamp;
  double            share;
  gboolean          still;
} FavorGreat;

/* Draws it in the middle of `area`, with the letters of `widget`. */
void favor_great_snapshot (const FavorGreat      *self,
                           GtkWidget             *widget,
                           const graphene_rect_t *area,
                           GtkSnapshot           *snapshot);

G_END_DECLS
