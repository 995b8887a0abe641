/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-marks.h"

G_BEGIN_DECLS

/* Half the side of the square that holds any of them, in pixels. */
#define FAVOR_TIME_MARK_SIZE 7.5

/* The sign of `mark` around a place: each has a shape of its own, whatever the colours. */
void        favor_time_mark_paint    (cairo_t  *cr,
                                      FavorMark mark,
                                      double    x,
                                      double    y);
/* (transfer none): what such a sign means, for people. */
const char *favor_time_mark_describe (FavorMark mark);
/* (transfer floating): the sign as a widget. */
GtkWidget  *favor_time_mark_new      (FavorMark mark);

G_END_DECLS
