/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void favor_missing_art_draw (cairo_t *cr, int width, int height);

G_END_DECLS
