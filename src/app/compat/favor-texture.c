/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-texture.h"

#include <gsk/gskcairorenderer.h>

/* What a texture is drawn from by the processor: most are drawn again and again in one size. */
typedef struct
{
  cairo_surface_t *surface;
  GskRenderNode   *node;
  graphene_size_t  size;
} Drawing;

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("favor-texture-drawing");
}

static void
drawing_free (Drawing *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  cairo_surface_destroy (self->surface);
  g_free (self);
}

GdkTexture *
favor_texture_from_surface (cairo_surface_t *surface)
{
  Drawing           *drawing = g_new0 (Drawing, 1);
  GdkTexture        *texture;
  int                height = cairo_image_surface_get_height (surface);
  gsize              stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) pixels = NULL;

  cairo_surface_flush (surface);
  pixels = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                       stride * (gsize) height,
                                       (GDestroyNotify) cairo_surface_destroy,
                                       surface);
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface),
                                    height,
                                    GDK_MEMORY_DEFAULT,
                                    pixels,
                                    stride);
  drawing->surface = cairo_surface_reference (surface);
  g_object_set_qdata_full (G_OBJECT (texture),
                           get_quark (),
                           drawing,
                           (GDestroyNotify) drawing_free);
  return texture;
}

GdkTexture *
favor_texture_from_node (GskRenderNode *node, const graphene_size_t *size, int scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         (int) size->width * scale,
                                                         (int) size->height * scale);
  cairo_t         *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return favor_texture_from_surface (surface);
}

static GskRenderNode *
create_node (cairo_surface_t *surface, const graphene_size_t *size)
{
  graphene_rect_t bounds = { *graphene_point_zero (), *size };
  GskRenderNode  *node = gsk_cairo_node_new (&bounds);
  cairo_t        *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr,
               size->width / cairo_image_surface_get_width (surface),
               size->height / cairo_image_surface_get_height (surface));
  cairo_set_source_surface (cr, surface, 0, 0);
  /* As for a texture: what is beyond its edge does not shine through there. */
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static gboolean
is_drawn_by_processor (GtkWidget *widget)
{
  GtkNative *native = widget != NULL ? gtk_widget_get_native (widget) : NULL;

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

void
favor_texture_append (GdkTexture            *texture,
                      GtkWidget             *widget,
                      GtkSnapshot           *snapshot,
                      const graphene_rect_t *at)
{
  Drawing *drawing = g_object_get_qdata (G_OBJECT (texture), get_quark ());

  if (!is_drawn_by_processor (widget))
    {
      gtk_snapshot_append_texture (snapshot, texture, at);
      return;
    }
  /* The same node again is known not to have changed. */
  if (drawing->node == NULL || !graphene_size_equal (&drawing->size, &at->size))
    {
      g_clear_pointer (&drawing->node, gsk_render_node_unref);
      drawing->node = create_node (drawing->surface, &at->size);
      drawing->size = at->size;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at->origin);
  gtk_snapshot_append_node (snapshot, drawing->node);
  gtk_snapshot_restore (snapshot);
}
