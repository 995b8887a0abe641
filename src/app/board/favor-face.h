/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * FavorTextStyle:
 * @FAVOR_TEXT_BOLD: heavier
 * @FAVOR_TEXT_WRAP: several lines, centred in their place
 * @FAVOR_TEXT_PALE: for the dark grounds of plates and discs
 * @FAVOR_TEXT_GOLD: for what counts, on dark grounds
 * @FAVOR_TEXT_RED: for what stands out, on light grounds
 * @FAVOR_TEXT_START: at the start of its place, not in the middle
 * @FAVOR_TEXT_WHOLE: left out where there is no room for all of it: the picture tells it, too; see
 *   favor_face_set_brief ()
 *
 * How a text stands on a face. Without @FAVOR_TEXT_WRAP it is one line, cut at its end.
 */
typedef enum
{
  FAVOR_TEXT_BOLD = 1 << 0,
  FAVOR_TEXT_WRAP = 1 << 1,
  FAVOR_TEXT_PALE = 1 << 2,
  FAVOR_TEXT_GOLD = 1 << 3,
  FAVOR_TEXT_START = 1 << 4,
  FAVOR_TEXT_RED = 1 << 5,
  FAVOR_TEXT_WHOLE = 1 << 6,
} FavorTextStyle;

/**
 * FavorFace:
 *
 * What one side of a card, tile or token shows: pictures on top of each other, and live text on
 * them, in the units of the picture. It is built once and never changes after that; the same
 * face is drawn at any size.
 */
typedef struct _FavorFace FavorFace;

/* `width` and `height` in units. */
FavorFace *favor_face_new      (double         width,
                                double         height);
FavorFace *favor_face_ref      (FavorFace     *self);
void       favor_face_unref    (FavorFace     *self);
/* `art` is the id of a picture that fills the rectangle. */
void       favor_face_add_art  (FavorFace     *self,
                                const char    *art,
                                double         x,
                                double         y,
                                double         width,
                                double         height);
/* By how many quarters, clockwise, the pictures to come lie turned in their places, which are square
 * then; 0 at first. */
void       favor_face_set_turn (FavorFace     *self,
                                guint          quarters);
/* The same, but only that part of it is seen that lies in `window`. */
void       favor_face_add_part (FavorFace             *self,
                                const char            *art,
                                const graphene_rect_t *at,
                                const graphene_rect_t *window);
/* A plain ground with round corners. */
void       favor_face_add_plate (FavorFace            *self,
                                 const GdkRGBA        *colour,
                                 double                radius,
                                 const graphene_rect_t *at);
/* Whether what is added from now on changes sides where text runs from right to left; at first
 * nothing does. The pictures themselves are never mirrored. */
void       favor_face_set_sided (FavorFace     *self,
                                 gboolean       sided);
/* `size` of the letters in units; they are never smaller than can be read. */
void       favor_face_add_text (FavorFace     *self,
                                const char    *text,
                                double         size,
                                FavorTextStyle style,
                                double         x,
                                double         y,
                                double         width,
                                double         height);

/* What is shown where the place is wider than high: the same thing with the same things to read, in
 * less height. `low` is complete. */
void       favor_face_set_low  (FavorFace     *self,
                                FavorFace     *low);
FavorFace *favor_face_get_low  (FavorFace     *self);

/* What is shown where a text that has to be whole has no room, so that no empty plate is seen. */
void       favor_face_set_brief (FavorFace    *self,
                                 FavorFace    *brief);

double     favor_face_get_aspect (FavorFace   *self);
/* How much bigger than usual the letters of `widget` are. */
double     favor_face_scale_fonts (GtkWidget  *widget);
/* How wide a text of one line is on a face whose units are pixels of `widget`. */
double     favor_face_measure_text (GtkWidget *widget,
                                    const char    *text,
                                    double         size,
                                    FavorTextStyle style);
/* Whether both show the same; either may be NULL. */
gboolean   favor_face_equal    (FavorFace     *self,
                                FavorFace     *other);
/* Draws the face `width` pixels wide; fonts and the scale factor are those of `widget`. Without
 * one there are no letters, and pictures are sharp at a scale factor of 2. */
void       favor_face_snapshot (FavorFace     *self,
                                GtkWidget     *widget,
                                GtkSnapshot   *snapshot,
                                double         width);
/* Draws the pictures of the face from their files when nothing else is to be done: `widget` will
 * probably show it, `width` pixels wide. */
void       favor_face_prepare  (FavorFace     *self,
                                GtkWidget     *widget,
                                double         width);
/* Whether that need not be done to draw it so. */
gboolean   favor_face_is_ready (FavorFace     *self,
                                GtkWidget     *widget,
                                double         width);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorFace, favor_face_unref)

G_END_DECLS
