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

G_END_DECLS
