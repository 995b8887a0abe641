/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws one line of small bold letters in the middle of a place of `widget`. Where there is little
 * room they are smaller, as far as they can be read; what has no room then is cut at its end. */
void favor_fitted_words_snapshot (GtkWidget             *widget,
                                  GtkSnapshot           *snapshot,
                                  const char            *text,
                                  const GdkRGBA         *colour,
                                  const graphene_rect_t *at);

G_END_DECLS
