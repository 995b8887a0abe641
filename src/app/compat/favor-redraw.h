/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * favor_redraw_snapshot:
 * @change: another number than in the frame before where all of @area is to be drawn anew
 *
 * GTK compares each frame with the one before and draws what differs; beyond thirty places it
 * gives up and draws the whole window. Where much changes at once this draws nothing that can be
 * seen, but makes one place of all that lies within @area.
 */
void favor_redraw_snapshot (guint                  change,
                            GtkSnapshot           *snapshot,
                            const graphene_rect_t *area);

G_END_DECLS
