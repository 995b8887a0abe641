/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"

G_BEGIN_DECLS

/* What the files of a face share. */

typedef enum
{
  FAVOR_LAYER_ART,
  FAVOR_LAYER_TEXT,
  FAVOR_LAYER_PLATE,
} FavorLayerKind;

typedef struct
{
  FavorLayerKind       kind;
  graphene_rect_t at;
  /* What is seen of a picture; no width: all of it. */
  graphene_rect_t window;
  /* (nullable): the id of the picture, or the text. */
  char *text;
  /* Of the letters, or the radius of the corners. */
  double         size;
  FavorTextStyle style;
  GdkRGBA        colour;
  gboolean       sided;
  /* Of a picture: quarters, clockwise. */
  guint turn;
} FavorLayer;

/* favor-face-text.c */
/* Whether all of a text has room at `at`, when a unit has `scale` pixels. */
gboolean favor_face_text_fits (const FavorLayer      *layer,
                               GtkWidget             *widget,
                               const graphene_rect_t *at,
                               double                 scale);
void     favor_face_draw_text (const FavorLayer      *layer,
                               GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const graphene_rect_t *at,
                               double                 scale);

G_END_DECLS
