/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-measure.h"

#include <librsvg/rsvg.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Draws, shrinks and compares pictures for the tests written in Python.
 *
 * Reads commands from standard input, a line each, with their arguments after tabs, and answers
 * each with a line: the result, or "error", a tab and what is wrong. */

/* Art is drawn in these two sizes, the longer side in pixels, side by side with margins. */
static const int art_sizes[] = { 48, 144 };
static const int art_margin = 6;
/* A colour that the palette of the art does not have, so that a hole shows. */
static const double ground[] = { 0.36, 0.52, 0.62 };

/* draw SVG PNG */
static gboolean
draw_art (cairo_t *cr, RsvgHandle *handle, double aspect, GError **error)
{
  double x = art_margin;

  cairo_set_source_rgb (cr, ground[0], ground[1], ground[2]);
  cairo_paint (cr);
  for (gsize i = 0; i < G_N_ELEMENTS (art_sizes); i++)
    {
      double        size = art_sizes[i];
      RsvgRectangle box = {
        x,
        art_margin,
        size * MIN (aspect, 1),
        size / MAX (aspect, 1),
      };

      if (!rsvg_handle_render_document (handle, cr, &box, error))
        return FALSE;
      x += size + art_margin;
    }
  return TRUE;
}

static char *
draw (char **arguments, GError **error)
{
  int               height = art_sizes[G_N_ELEMENTS (art_sizes) - 1] + 2 * art_margin;
  g_autoptr (GFile) file = g_file_new_for_path (arguments[0]);
  RsvgHandle       *handle = rsvg_handle_new_from_gfile_sync (file, 0, NULL, error);
  cairo_surface_t  *surface;
  cairo_t          *cr;
  double            w, h;
  int               width = art_margin;
  gboolean          done;

  if (handle == NULL)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (art_sizes); i++)
    width += art_sizes[i] + art_margin;
  rsvg_handle_get_intrinsic_size_in_pixels (handle, &w, &h);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (surface);
  done = draw_art (cr, handle, w / h, error);
  cairo_destroy (cr);
  if (done && cairo_surface_write_to_png (surface, arguments[1]) != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error,
                   G_FILE_ERROR,
                   G_FILE_ERROR_IO,
                   "%s cannot be written",
                   arguments[1]);
      done = FALSE;
    }
  cairo_surface_destroy (surface);
  g_object_unref (handle);
  return done ? g_strdup ("") : NULL;
}

/* shrink PICTURE CELL PNG */
static char *
shrink (char **arguments, GError **error)
{
  g_autoptr (GdkPixbuf)  picture = gdk_pixbuf_new_from_file (arguments[0], error);
  g_autoptr (FavorLight) light = NULL;
  g_autoptr (GdkPixbuf)  small = NULL;

  if (picture == NULL)
    return NULL;
  light = favor_light_new (picture);
  small = favor_light_shrink (light, atoi (arguments[1]));
  if (!gdk_pixbuf_save (small, arguments[2], "png", error, "compression", "9", NULL))
    return NULL;
  return g_strdup ("");
}

/* compare KEPT PICTURE CELL TINT DIFFERENCE; the last is a file to write, or empty. Answers with
 * the worst block's difference, its place in pixels, and the mean. */
static char *
compare (char **arguments, GError **error)
{
  g_autoptr (FavorGrid) kept = favor_grid_new_for_png (arguments[0], error);
  g_autoptr (GdkPixbuf) picture = NULL;
  g_autoptr (GdkPixbuf) difference = NULL;
  const char           *path = arguments[4];
  gboolean              wanted = *path != '\0';
  int                   cell = atoi (arguments[2]);
  FavorMeasure          measure = { .tint = g_ascii_strtod (arguments[3], NULL) };

  if (kept == NULL)
    return NULL;
  picture = gdk_pixbuf_new_from_file (arguments[1], error);
  if (picture == NULL)
    return NULL;
  if (!favor_measure_compare (kept,
                              picture,
                              cell,
                              &measure,
                              wanted ? &difference : NULL,
                              error))
    return NULL;
  if (wanted && !gdk_pixbuf_save (difference, path, "png", error, NULL))
    return NULL;
  return g_strdup_printf ("%.3f\t%d\t%d\t%.3f",
                          measure.worst,
                          measure.x * cell,
                          measure.y * cell,
                          measure.mean);
}

static const struct
{
  const char *name;
  guint       n_arguments;
  char *(*run) (char **arguments, GError **error);
} commands[] = {
  { "draw", 2, draw },
  { "shrink", 3, shrink },
  { "compare", 5, compare },
};

static char *
answer (const char *line)
{
  g_auto (GStrv)     words = g_strsplit (line, "\t", -1);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_strcmp0 (words[0], commands[i].name) == 0 &&
        g_strv_length (words) == commands[i].n_arguments + 1)
      {
        char *text = commands[i].run (words + 1, &error);

        return text != NULL ? text : g_strconcat ("error\t", error->message, NULL);
      }
  return g_strdup ("error\tno such command");
}

int
main (void)
{
  char *line = NULL;
  gsize size = 0;

  while (getline (&line, &size, stdin) >= 0)
    {
      g_autofree char *text = NULL;

      line[strcspn (line, "\n")] = '\0';
      text = answer (line);
      g_print ("%s\n", text);
      fflush (stdout);
    }
  free (line);
  return 0;
}
