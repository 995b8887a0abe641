/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-shapes.h"
#include "favor-face.h"

G_BEGIN_DECLS

/* Parts that the faces of many cards, tiles and boards have, all in the units of the face. */

/* (transfer full): a picture and nothing else. */
FavorFace *favor_face_new_picture (const char *art);
/* Takes `art`, a picture that fills `at`. */
void favor_face_put        (FavorFace             *self,
                            char                  *art,
                            const graphene_rect_t *at);
/* Takes `art`; only that part of it is seen that lies in `window`. */
void favor_face_put_part   (FavorFace             *self,
                            char                  *art,
                            const graphene_rect_t *at,
                            const graphene_rect_t *window);
/* Takes `stem`: a picture that is stretched lies in three files, "-start", "-middle" and "-end": the
 * first and the last are so wide, the middle reaches below both by `overlap`. */
void favor_face_put_long   (FavorFace             *self,
                            char                  *stem,
                            double                 end,
                            double                 overlap,
                            const graphene_rect_t *at);
/* `n` times the same square picture beside each other. */
void favor_face_put_row    (FavorFace             *self,
                            const char            *art,
                            guint                  n,
                            double                 step,
                            const graphene_rect_t *first);
void favor_face_write      (FavorFace             *self,
                            const char            *text,
                            double                 size,
                            FavorTextStyle         style,
                            const graphene_rect_t *at);
/* A number as large as a place of this width has room for. */
void favor_face_count      (FavorFace             *self,
                            gint64                 n,
                            FavorTextStyle         style,
                            const graphene_rect_t *at);
/* The same on a dark plate with round ends. */
void favor_face_count_dark (FavorFace             *self,
                            gint64                 n,
                            FavorTextStyle         style,
                            const graphene_rect_t *at);
/* A plate with a rim of another colour. */
void favor_face_add_rimmed (FavorFace             *self,
                            const GdkRGBA         *rim,
                            const GdkRGBA         *ground,
                            double                 radius,
                            double                 width,
                            const graphene_rect_t *at);
/* The lower edges of the cards below the first one of a pile of `n`, a few at the most. */
void favor_face_add_pile   (FavorFace             *self,
                            guint                  n,
                            double                 width,
                            double                 height);
/* Dashes around a place where nothing lies, `line` units thick. */
void favor_face_add_dashes (FavorFace             *self,
                            double                 line,
                            const graphene_rect_t *at);

G_END_DECLS
