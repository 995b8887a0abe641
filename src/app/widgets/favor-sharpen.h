/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Pictures that a frame had no time to draw: they are drawn when nothing else is to be done, one
 * after the other, and whoever showed a larger one in their place shows them then. */
void favor_sharpen_queue   (GtkWidget  *widget,
                            const char *id,
                            double      width,
                            double      height);

void favor_sharpen_prepare (GtkWidget  *widget,
                            const char *id,
                            double      width,
                            double      height);

G_END_DECLS
