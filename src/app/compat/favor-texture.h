/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * favor_texture_from_surface:
 * @surface: (transfer full): an image surface of ARGB32, not drawn to any more
 *
 * Returns: (transfer full): a texture over the same pixels
 */
GdkTexture *favor_texture_from_surface (cairo_surface_t *surface);

/**
 * favor_texture_from_node:
 * @node: (nullable): what is to be seen, from (0, 0) on; %NULL: nothing
 * @size: how much of it, in whole logical pixels
 * @scale: pixels of the texture for each of them
 *
 * Draws what takes long once, to be shown again and again.
 *
 * Returns: (transfer full): a texture of that
 */
GdkTexture *favor_texture_from_node (GskRenderNode         *node,
                                     const graphene_size_t *size,
                                     int                    scale);

/**
 * favor_texture_append:
 * @texture: from favor_texture_from_surface ()
 * @widget: (nullable): what is drawn
 *
 * In the place of gtk_snapshot_append_texture (): where there is no graphics card, GTK copies
 * all pixels of each texture in a window for each frame, whatever part of the window that draws.
 * This does not.
 */
void favor_texture_append (GdkTexture            *texture,
                           GtkWidget             *widget,
                           GtkSnapshot           *snapshot,
                           const graphene_rect_t *at);

G_END_DECLS
