/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

#include "favor-face-private.h"

#include "favor-letters.h"

/* The letters on a face. */

/* Letters on a card: what can be read, and what does not shout, in pixels at the usual size of
 * the interface's font. */
#define LETTERS_LEAST 10.3
#define LETTERS_MOST  17.0
/* A place that is lower than this has no room for letters; what they say is in the name. */
#define PLACE_LEAST 6
/* Letters that would not fit are made smaller down to this part, but are not cut below so many
 * widths. */
#define LEAST_PART 0.75
/* What of a line, in parts of the size of its letters, may lie beyond a plate: the room above and
 * below them. */
#define LINE_SPARE 0.4
#define WORD_LEAST 4.0
/* That size, to which the pixels above belong. */
#define USUAL_FONT (11.0 * 96 / 72)

/* Of the interface, in pixels: bigger letters there are bigger on cards. */
static double
interface_letters (PangoContext *context)
{
  double size = favor_letters_measure (context);

  return size > 0 ? CLAMP (size, 0.75 * USUAL_FONT, 2 * USUAL_FONT) : USUAL_FONT;
}

/* Of letters of that size, when a unit has `scale` pixels; as a part of those of the interface. */
static double
choose_letters (double size, double scale, double interface)
{
  return CLAMP (size * scale / interface,
                LETTERS_LEAST / USUAL_FONT,
                LETTERS_MOST / USUAL_FONT * MAX (1, scale));
}

static void
set_font (PangoLayout *layout, FavorTextStyle style, double letters)
{
  PangoContext *context = pango_layout_get_context (layout);
  PangoFontDescription
    *font = pango_font_description_copy (pango_context_get_font_description (context));

  favor_letters_set_size (font, letters);
  pango_font_description_set_weight (font,
                                     style & FAVOR_TEXT_BOLD ? PANGO_WEIGHT_BOLD
                                                             : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static void
style_layout (PangoLayout           *layout,
              const FavorLayer      *layer,
              const graphene_rect_t *at,
              double                 letters)
{
  PangoContext *context = pango_layout_get_context (layout);

  set_font (layout, layer->style, letters);
  pango_layout_set_width (layout, (int) (at->size.width * PANGO_SCALE));
  /* The start is that of the widget, whatever is written there. */
  pango_layout_set_auto_dir (layout, !(layer->style & FAVOR_TEXT_START));
  pango_layout_set_alignment (layout,
                              !(layer->style & FAVOR_TEXT_START) ? PANGO_ALIGN_CENTER
                              : pango_context_get_base_dir (context) ==
                                  PANGO_DIRECTION_RTL
                                ? PANGO_ALIGN_RIGHT
                                : PANGO_ALIGN_LEFT);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (layer->style & FAVOR_TEXT_WRAP)
    pango_layout_set_height (layout, (int) (at->size.height * PANGO_SCALE));
  else
    pango_layout_set_height (layout, -1);
}

/* Whether nothing of the words is cut off, and no word is broken. Around the field of a text there
 * is room for half a line. */
static gboolean
fits (PangoLayout           *layout,
      const FavorLayer      *layer,
      const graphene_rect_t *at,
      double                 letters)
{
  gboolean wrap = (layer->style & FAVOR_TEXT_WRAP) != 0;
  int      width, height;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  if (!wrap)
    pango_layout_set_width (layout, -1);
  pango_layout_get_size (layout, &width, &height);
  return width <= at->size.width * PANGO_SCALE &&
         height <= (at->size.height + letters * (wrap ? 0.5 : LINE_SPARE)) * PANGO_SCALE;
}

/* Smaller letters rather than broken words, as long as they can be read. Returns whether nothing is
 * cut off. */
static gboolean
lay_out (PangoLayout           *layout,
         const FavorLayer      *layer,
         const graphene_rect_t *at,
         double                 scale)
{
  double   interface = interface_letters (pango_layout_get_context (layout));
  double   wanted = choose_letters (layer->size, scale, interface);
  double   part = favor_letters_round (wanted);
  gboolean whole;

  style_layout (layout, layer, at, part * interface);
  while (!(whole = fits (layout, layer, at, part * interface)) &&
         favor_letters_below (part) >= wanted * LEAST_PART)
    {
      part = favor_letters_below (part);
      style_layout (layout, layer, at, part * interface);
    }
  style_layout (layout, layer, at, part * interface);
  /* The room that may be used beyond the field is none that Pango knows of. */
  if (whole)
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  return whole;
}

/* Whether the beginning of a word has room: else a picture says more than that. */
static gboolean
holds_beginning (PangoLayout           *layout,
                 const FavorLayer      *layer,
                 const graphene_rect_t *at,
                 double                 scale)
{
  double interface = interface_letters (pango_layout_get_context (layout));

  return at->size.width >=
         WORD_LEAST * choose_letters (layer->size, scale, interface) * interface;
}

gboolean
favor_face_text_fits (const FavorLayer      *layer,
                      GtkWidget             *widget,
                      const graphene_rect_t *at,
                      double                 scale)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, layer->text);

  return at->size.height >= PLACE_LEAST && lay_out (layout, layer, at, scale);
}

void
favor_face_draw_text (const FavorLayer      *layer,
                      GtkWidget             *widget,
                      GtkSnapshot           *snapshot,
                      const graphene_rect_t *at,
                      double                 scale)
{
  static const GdkRGBA ink = { 0.141f, 0.122f, 0.169f, 1 };
  static const GdkRGBA paper = { 0.969f, 0.929f, 0.847f, 1 };
  static const GdkRGBA gold = { 0.969f, 0.859f, 0.553f, 1 };
  static const GdkRGBA red = { 0.749f, 0.227f, 0.169f, 1 };

  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, layer->text);
  int                     height;

  if (at->size.height < PLACE_LEAST)
    return;
  if (!lay_out (layout, layer, at, scale) &&
      ((layer->style & FAVOR_TEXT_WHOLE) != 0 ||
       !holds_beginning (layout, layer, at, scale)))
    return;
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          /* At whole pixels, or letters are blurred. */
                          &GRAPHENE_POINT_INIT (floorf (at->origin.x),
                                                floorf (at->origin.y + (at->size.height -
                                                                        (float) height) /
                                                                         2)));
  gtk_snapshot_append_layout (snapshot,
                              layout,
                              layer->style & FAVOR_TEXT_GOLD   ? &gold
                              : layer->style & FAVOR_TEXT_RED  ? &red
                              : layer->style & FAVOR_TEXT_PALE ? &paper
                                                               : &ink);
  gtk_snapshot_restore (snapshot);
}

double
favor_face_measure_text (GtkWidget     *widget,
                         const char    *text,
                         double         size,
                         FavorTextStyle style)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  double interface = interface_letters (pango_layout_get_context (layout));
  double part = favor_letters_round (choose_letters (size, 1, interface));
  int    width;

  set_font (layout, style, part * interface);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

double
favor_face_scale_fonts (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  return interface_letters (gtk_widget_get_pango_context (widget)) / USUAL_FONT;
}
