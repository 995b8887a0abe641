/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "film-strip.h"

#include <stdlib.h>

#include "page-fixture.h"

/* When the pictures are taken, in milliseconds. */
static const guint times[FILM_N_FRAMES] = { 0, 80, 160, 400, 900 };

/* How large they are beside the widget, and what stands above them. */
#define SCALE  0.42
#define HEAD   22
#define SIZE   13.0
#define MARGIN 4
/* How much a part of a colour differs that anybody sees, of 255. */
#define SEEN 12

struct _FilmStrip
{
  GtkWidget    *widget;
  GdkPaintable *paintable;
  gint64        begin;
  /* The first one is what was seen before. */
  GskRenderNode *nodes[FILM_N_FRAMES + 1];
  guint          taken_at[FILM_N_FRAMES + 1];
  guint          notes[FILM_N_FRAMES + 1];
  guint          n;
  guint (*note) (gpointer data);
  gpointer data;
};

static void
take (FilmStrip *self, guint nth)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (self->paintable,
                          snapshot,
                          gtk_widget_get_width (self->widget),
                          gtk_widget_get_height (self->widget));
  g_clear_pointer (&self->nodes[nth], gsk_render_node_unref);
  self->nodes[nth] = gtk_snapshot_free_to_node (snapshot);
}

FilmStrip *
film_strip_new (GtkWidget *widget)
{
  FilmStrip *self = g_new0 (FilmStrip, 1);

  self->widget = widget;
  self->paintable = gtk_widget_paintable_new (widget);
  return self;
}

void
film_strip_free (FilmStrip *self)
{
  for (guint i = 0; i <= FILM_N_FRAMES; i++)
    g_clear_pointer (&self->nodes[i], gsk_render_node_unref);
  g_object_unref (self->paintable);
  g_free (self);
}

void
film_strip_start (FilmStrip *self)
{
  take (self, 0);
  self->begin = g_get_monotonic_time ();
  self->n = 0;
}

static void
painted_cb (GdkFrameClock *clock, FilmStrip *self)
{
  guint passed = (guint) ((g_get_monotonic_time () - self->begin) / 1000);

  if (self->n == FILM_N_FRAMES || passed < times[self->n])
    return;
  self->n++;
  take (self, self->n);
  self->taken_at[self->n] = passed;
  self->notes[self->n] = self->note (self->data);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
film_strip_shoot (FilmStrip *self, guint (*note) (gpointer data), gpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->widget);
  guint          tick = gtk_widget_add_tick_callback (self->widget, tick_cb, NULL, NULL);
  gulong id = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), self);

  self->note = note;
  self->data = data;
  page_fixture_wait_for (self->n == FILM_N_FRAMES);
  g_signal_handler_disconnect (clock, id);
  gtk_widget_remove_tick_callback (self->widget, tick);
}

static int
scale (int size)
{
  return (int) (size * SCALE);
}

static cairo_surface_t *
render (FilmStrip *self, guint nth)
{
  cairo_surface_t
          *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                           scale (gtk_widget_get_width (self->widget)),
                                           scale (gtk_widget_get_height (self->widget)));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, SCALE, SCALE);
  if (self->nodes[nth] != NULL)
    gsk_render_node_draw (self->nodes[nth], cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
differs (guint32 a, guint32 b)
{
  for (guint shift = 0; shift < 24; shift += 8)
    if (abs ((int) (a >> shift & 255) - (int) (b >> shift & 255)) > SEEN)
      return TRUE;
  return FALSE;
}

static guint
compare (cairo_surface_t *a, cairo_surface_t *b)
{
  int            width = cairo_image_surface_get_width (a);
  int            height = cairo_image_surface_get_height (a);
  int            stride = cairo_image_surface_get_stride (a) / 4;
  guint          n = 0;
  const guint32 *of_a = (const guint32 *) (gpointer) cairo_image_surface_get_data (a);
  const guint32 *of_b = (const guint32 *) (gpointer) cairo_image_surface_get_data (b);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n += differs (of_a[y * stride + x], of_b[y * stride + x]);
  return n * 1000 / (guint) (width * height);
}

guint
film_strip_measure_change (FilmStrip *self)
{
  cairo_surface_t *before = render (self, 0);
  guint            most = 0;

  for (guint i = 1; i <= FILM_N_FRAMES; i++)
    {
      cairo_surface_t *after = render (self, i);

      most = MAX (most, compare (before, after));
      cairo_surface_destroy (after);
    }
  cairo_surface_destroy (before);
  return most;
}

static void
write_text (cairo_t *cr, double x, double y, const char *text)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, x, y + SIZE + 2);
  cairo_show_text (cr, text);
}

void
film_strip_write (FilmStrip *self, const char *title, const char *path)
{
  int              width = scale (gtk_widget_get_width (self->widget)) + MARGIN;
  int              height = scale (gtk_widget_get_height (self->widget));
  cairo_surface_t *sheet = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                       width * (FILM_N_FRAMES + 1),
                                                       height + 2 * HEAD);
  cairo_t         *cr = cairo_create (sheet);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_font_size (cr, SIZE);
  write_text (cr, MARGIN, 0, title);
  for (guint i = 0; i <= FILM_N_FRAMES; i++)
    {
      cairo_surface_t *picture = render (self, i);
      g_autofree char *words = i == 0 ? g_strdup ("before")
                                      : g_strdup_printf ("%u ms, %u on their way",
                                                         self->taken_at[i],
                                                         self->notes[i]);

      write_text (cr, (int) i * width + MARGIN, HEAD, words);
      cairo_set_source_surface (cr, picture, (int) i * width, 2 * HEAD);
      cairo_paint (cr);
      cairo_surface_destroy (picture);
    }
  cairo_destroy (cr);
  if (cairo_surface_write_to_png (sheet, path) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", path);
  cairo_surface_destroy (sheet);
}
