/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-texture.h"

GdkTexture *
favor_texture_from_surface (cairo_surface_t *surface)
{
  int                height = cairo_image_surface_get_height (surface);
  gsize              stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) pixels = NULL;

  cairo_surface_flush (surface);
  pixels = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                       stride * (gsize) height,
                                       (GDestroyNotify) cairo_surface_destroy,
                                       surface);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface),
                                 height,
                                 GDK_MEMORY_DEFAULT,
                                 pixels,
                                 stride);
}
