/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_SEAT_SIGN (favor_seat_sign_get_type ())
G_DECLARE_FINAL_TYPE (FavorSeatSign, favor_seat_sign, FAVOR, SEAT_SIGN, GtkWidget)

/* The shield of a seat: a colour and, so that colour is never the only sign, an emblem of its
 * own; within a widget that has FavorCrests, the crest of the seat. Properties: `colour` (uint, 0 to
 * FAVOR_MAX_SEATS - 1), `size` (int, in pixels, the height), `personal` (boolean: it is of the player,
 * and a shield everywhere). It has no accessible name: what stands beside it says whose it is. */
GtkWidget  *favor_seat_sign_new            (guint          colour,
                                            int            size);
void        favor_seat_sign_set_colour     (FavorSeatSign *self,
                                            guint          colour);
void        favor_seat_sign_set_size       (FavorSeatSign *self,
                                            int            size);

/* A translated name for colour and emblem, e.g. "Red, disc". */
const char *favor_seat_sign_get_title      (guint          colour);

/* For pictures that speak of seats, such as a plot. */
void        favor_seat_sign_paint          (cairo_t       *cr,
                                            guint          colour,
                                            double         width,
                                            double         height);
GdkPaintable *favor_seat_sign_to_paintable (guint        colour,
                                            int          size);
void        favor_seat_sign_trace_emblem   (cairo_t       *cr,
                                            guint          colour);
void        favor_seat_sign_get_rgb        (guint          colour,
                                            guint32       *field,
                                            guint32       *emblem);

G_END_DECLS
