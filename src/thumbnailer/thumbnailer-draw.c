/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-thumbnailer"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>

#include "thumbnailer-draw.h"

#include "favor-games.h"
#include "favor-text.h"

#define ART "/io/github/favorgames/Favor/art/"

/* Of the height of the picture: covers are drawn in a box of 320 x 400, with round corners. */
#define WIDTH  0.8
#define CORNER 0.045
/* The band with words, and the one with shields alone. */
#define BAND        0.28
#define NARROW_BAND 0.17
/* A line across the top of the band. */
#define LINE 0.012

/* From so many pixels on, the band has a title, and more than that. */
#define SIZE_OF_TITLE  96
#define SIZE_OF_STATUS 200
/* Smaller words are no words. */
#define MIN_FONT 10

#define INK   0x241f2b
#define PAPER 0xf7edd8
#define GOLD  0xdda53a
#define RED   0x7c1f22
#define MUTED 0x5c5568

static void
set_source (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr,
                        ((rgb >> 16) & 0xff) / 255.0,
                        ((rgb >> 8) & 0xff) / 255.0,
                        (rgb & 0xff) / 255.0);
}

/* ---- Pictures ------------------------------------------------------------------------- */

static gboolean
has_art (const char *id)
{
  g_autofree char *path = g_strconcat (ART, id, ".svg", NULL);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

static gboolean
draw_art (cairo_t *cr, const char *id, const RsvgRectangle *place, GError **error)
{
  g_autofree char   *path = g_strconcat (ART, id, ".svg", NULL);
  g_autoptr (GBytes) data = g_resources_lookup_data (path,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE,
                                                     error);
  /* An RsvgHandle has no autoptr in librsvg 2.54. */
  RsvgHandle *handle;
  gboolean    drawn;

  if (data == NULL)
    return FALSE;
  handle = rsvg_handle_new_from_data (g_bytes_get_data (data, NULL),
                                      g_bytes_get_size (data),
                                      error);
  if (handle == NULL)
    return FALSE;
  drawn = rsvg_handle_render_document (handle, cr, place, error);
  g_object_unref (handle);
  return drawn;
}

/* The cover of the game, or plain lacquer if it has none. */
static gboolean
draw_cover (cairo_t *cr, const char *game_id, int width, int height, GError **error)
{
  const FavorGame *game = favor_games_find (game_id);
  const char      *name = game != NULL ? favor_games_get_name (game) : NULL;
  g_autofree char *id = name != NULL ? g_strconcat (name, "/cover", NULL) : NULL;
  RsvgRectangle    place = { 0, 0, width, height };

  set_source (cr, RED);
  cairo_paint (cr);
  return id == NULL || !has_art (id) || draw_art (cr, id, &place, error);
}

static gboolean
draw_shield (cairo_t *cr, guint colour, const RsvgRectangle *place, GError **error)
{
  g_autofree char *id = g_strdup_printf ("common/seat-%u", colour + 1);
  double           radius = place->width * 0.4;

  if (has_art (id))
    return draw_art (cr, id, place, error);
  /* No game has that many seats; the colour can be chosen nevertheless. */
  cairo_new_path (cr);
  cairo_arc (cr,
             place->x + place->width / 2,
             place->y + place->height / 2,
             radius,
             0,
             2 * G_PI);
  set_source (cr, INK);
  cairo_fill_preserve (cr);
  set_source (cr, GOLD);
  cairo_set_line_width (cr, radius / 4);
  cairo_stroke (cr);
  return TRUE;
}

/* ---- Band ----------------------------------------------------------------------------- */

/* One line in the middle of the band. Returns the height that it takes. */
static double
draw_words (cairo_t    *cr,
            const char *text,
            double      font,
            gboolean    title,
            double      y,
            int         width)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  PangoFontDescription   *description = pango_font_description_new ();
  PangoRectangle          extents;
  double                  margin = width * 0.05;

  pango_font_description_set_family (description, "Cantarell, Noto Sans, sans-serif");
  pango_font_description_set_weight (description,
                                     title ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (description,
                                            MAX (font, MIN_FONT) * PANGO_SCALE);
  pango_layout_set_font_description (layout, description);
  pango_font_description_free (description);
  pango_layout_set_width (layout, (int) ((width - 2 * margin) * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_extents (layout, NULL, &extents);

  set_source (cr, title ? INK : MUTED);
  cairo_move_to (cr, margin, y);
  pango_cairo_show_layout (cr, layout);
  return extents.height;
}

static char *
status_text (const FavorSaveSummary *summary)
{
  gboolean         by_rounds = summary->round > 0;
  guint            n = by_rounds ? summary->round : summary->n_plies;
  g_autofree char *number = g_strdup_printf ("%u", n);

  if (summary->decider == FAVOR_SEAT_NONE)
    return g_strdup (_ ("Finished"));
  if (by_rounds)
    /* Translators: on the small picture of a saved game */
    return favor_text_expand (_ ("Round {n}"), "n", number, NULL);
  return favor_text_expand (
    /* Translators: on the small picture of a saved game; how many were made so far */
    g_dngettext (GETTEXT_PACKAGE, "{n} move", "{n} moves", n),
    "n",
    number,
    NULL);
}

/* In the order of the seats, which no language reverses. */
static gboolean
draw_shields (cairo_t                *cr,
              const FavorSaveSummary *summary,
              double                  y,
              double                  side,
              int                     width,
              GError                **error)
{
  double step = MIN (side * 1.1, width * 0.94 / MAX (summary->n_seats, 1));
  double x = (width - step * summary->n_seats) / 2;

  for (guint i = 0; i < summary->n_seats; i++)
    {
      RsvgRectangle place = { x + i * step + (step - side) / 2, y, side, side };

      if (!draw_shield (cr, summary->seats[i].colour, &place, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
draw_band (cairo_t                *cr,
           const FavorSaveSummary *summary,
           int                     width,
           int                     height,
           GError                **error)
{
  double band = (height >= SIZE_OF_TITLE ? BAND : NARROW_BAND) * height;
  double y = height - band;
  double shield;

  set_source (cr, PAPER);
  cairo_rectangle (cr, 0, y, width, band);
  cairo_fill (cr);
  set_source (cr, GOLD);
  cairo_rectangle (cr, 0, y, width, MAX (LINE * height, 1));
  cairo_fill (cr);

  y += 2.5 * LINE * height;
  if (height >= SIZE_OF_TITLE)
    y += draw_words (cr, summary->title, 0.062 * height, TRUE, y, width);
  if (height >= SIZE_OF_STATUS)
    {
      g_autofree char *status = status_text (summary);

      y += draw_words (cr, status, 0.046 * height, FALSE, y, width);
    }
  /* What is left, but for a margin. */
  shield = MAX (height - y - 1.5 * LINE * height, 4);
  shield = MIN (shield, 0.13 * height);
  return draw_shields (cr, summary, y, shield, width, error);
}

static void
clip_corners (cairo_t *cr, int width, int height)
{
  double r = CORNER * height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, width - r, r, r, -G_PI / 2, 0);
  cairo_arc (cr, width - r, height - r, r, 0, G_PI / 2);
  cairo_arc (cr, r, height - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, r, r, r, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
  cairo_clip (cr);
}

cairo_surface_t *
thumbnailer_draw (const FavorSaveSummary *summary, int size, GError **error)
{
  int              width = (int) (WIDTH * size + 0.5);
  cairo_surface_t *surface;
  cairo_t         *cr;
  gboolean         drawn;

  g_return_val_if_fail (summary != NULL, NULL);
  g_return_val_if_fail (size >= THUMBNAILER_MIN_SIZE && size <= THUMBNAILER_MAX_SIZE,
                        NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, size);
  cr = cairo_create (surface);
  clip_corners (cr, width, size);
  drawn = draw_cover (cr, summary->game_id, width, size, error) &&
          draw_band (cr, summary, width, size, error);
  cairo_destroy (cr);
  if (!drawn)
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}
