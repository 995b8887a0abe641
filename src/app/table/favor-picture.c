/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <cairo-svg.h>

#include "favor-picture.h"

/* Pixels for each pixel on the screen: what is sent around is looked at enlarged. */
#define ENLARGED 2

struct _FavorPicture
{
  GskRenderNode *node;
  int            width;
  int            height;
};

/* The grounds of all that the widget lies on. Of the window only the colour: its corners may be
 * round. */
static void
append_grounds (GtkSnapshot *snapshot, GtkWidget *widget, int width, int height)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GdkRGBA    colour;

  if (parent == NULL)
    {
      if (gtk_style_context_lookup_color (gtk_widget_get_style_context (widget),
                                          "window_bg_color",
                                          &colour))
        gtk_snapshot_append_color (snapshot,
                                   &colour,
                                   &GRAPHENE_RECT_INIT (0, 0, width, height));
      return;
    }
  append_grounds (snapshot, parent, width, height);
  gtk_snapshot_render_background (snapshot,
                                  gtk_widget_get_style_context (parent),
                                  0,
                                  0,
                                  width,
                                  height);
}

/**
 * favor_picture_take:
 * @widget: drawn at least once, and of some size
 *
 * Takes also what of @widget is scrolled out of sight.
 *
 * Returns: (transfer full): how @widget looks now
 */
FavorPicture *
favor_picture_take (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot             *snapshot;
  FavorPicture            *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (gtk_widget_get_mapped (widget), NULL);

  self = g_new0 (FavorPicture, 1);
  self->width = gtk_widget_get_width (widget);
  self->height = gtk_widget_get_height (widget);
  paintable = gtk_widget_paintable_new (widget);
  snapshot = gtk_snapshot_new ();
  append_grounds (snapshot, widget, self->width, self->height);
  gdk_paintable_snapshot (paintable, snapshot, self->width, self->height);
  self->node = gtk_snapshot_free_to_node (snapshot);
  return self;
}

void
favor_picture_free (FavorPicture *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_free (self);
}

/* In pixels on the screen. */
int
favor_picture_get_width (const FavorPicture *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->width;
}

int
favor_picture_get_height (const FavorPicture *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->height;
}

static cairo_status_t
write_cb (void *bytes, const guchar *data, guint length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw (const FavorPicture *self, cairo_surface_t *surface, double scale)
{
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  if (self->node != NULL)
    gsk_render_node_draw (self->node, cr);
  cairo_destroy (cr);
}

/**
 * favor_picture_to_png:
 *
 * Returns: (transfer full): the contents of a file, with twice as many pixels as the screen had
 */
GBytes *
favor_picture_to_png (const FavorPicture *self)
{
  GByteArray      *bytes;
  cairo_surface_t *surface;

  g_return_val_if_fail (self != NULL, NULL);

  bytes = g_byte_array_new ();
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                        self->width * ENLARGED,
                                        self->height * ENLARGED);
  draw (self, surface, ENLARGED);
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/**
 * favor_picture_to_svg:
 *
 * Returns: (transfer full): the contents of a file, of the size of the screen
 */
GBytes *
favor_picture_to_svg (const FavorPicture *self)
{
  GByteArray      *bytes;
  cairo_surface_t *surface;

  g_return_val_if_fail (self != NULL, NULL);

  bytes = g_byte_array_new ();
  surface = cairo_svg_surface_create_for_stream (write_cb,
                                                 bytes,
                                                 self->width,
                                                 self->height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  draw (self, surface, 1);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
