/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What lies over the face of a piece. `widget` is the piece, whose style says how it looks. */

/* From this width on a piece has the wide corners of a card. */
#define FAVOR_PIECE_WIDE_FROM 84

void favor_piece_draw_veil  (GtkWidget             *widget,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *bounds);
/* It does not count any more. */
void favor_piece_draw_bar   (GtkSnapshot           *snapshot,
                             const graphene_rect_t *bounds);
void favor_piece_draw_count (GtkWidget             *widget,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *bounds,
                             gboolean               card,
                             guint                  count);

G_END_DECLS
