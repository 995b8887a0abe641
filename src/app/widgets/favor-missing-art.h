/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is seen in the place of a picture whose file is missing or broken; in pixels. */
void favor_missing_art_draw (cairo_t *cr, int width, int height);

G_END_DECLS
