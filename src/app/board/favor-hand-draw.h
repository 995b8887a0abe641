/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a hand draws besides its cards, over its whole height. */
void favor_hand_draw_line  (GtkWidget   *widget,
                            GtkSnapshot *snapshot,
                            double       at);
void favor_hand_draw_shade (GtkWidget   *widget,
                            GtkSnapshot *snapshot,
                            gboolean     at_left);

G_END_DECLS
