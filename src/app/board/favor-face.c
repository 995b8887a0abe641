/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

#include "favor-face.h"

#include "favor-art.h"
#include "favor-letters.h"
#include "favor-sharpen.h"
#include "favor-texture.h"

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

typedef enum
{
  LAYER_ART,
  LAYER_TEXT,
  LAYER_PLATE,
} LayerKind;

typedef struct
{
  LayerKind       kind;
  graphene_rect_t at;
  /* What is seen of a picture; no width: all of it. */
  graphene_rect_t window;
  /* (nullable): the id of the picture, or the text. */
  char *text;
  /* Of the letters, or the radius of the corners. */
  double         size;
  FavorTextStyle style;
  GdkRGBA        colour;
  gboolean       sided;
  /* Of a picture: quarters, clockwise. */
  guint turn;
} Layer;

struct _FavorFace
{
  grefcount refs;
  double    width;
  double    height;
  GArray   *layers;
  /* (nullable) */
  FavorFace *low;
  /* Of the layers to come. */
  gboolean sided;
  guint    turn;
};

static void
clear_layer (gpointer data)
{
  g_free (((Layer *) data)->text);
}

/**
 * favor_face_new:
 *
 * Returns: (transfer full): an empty face
 */
FavorFace *
favor_face_new (double width, double height)
{
  FavorFace *self = g_new0 (FavorFace, 1);

  g_ref_count_init (&self->refs);
  self->width = width;
  self->height = height;
  self->layers = g_array_new (FALSE, FALSE, sizeof (Layer));
  g_array_set_clear_func (self->layers, clear_layer);
  return self;
}

FavorFace *
favor_face_ref (FavorFace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_ref_count_inc (&self->refs);
  return self;
}

void
favor_face_unref (FavorFace *self)
{
  g_return_if_fail (self != NULL);

  if (!g_ref_count_dec (&self->refs))
    return;
  g_array_unref (self->layers);
  g_clear_pointer (&self->low, favor_face_unref);
  g_free (self);
}

void
favor_face_set_sided (FavorFace *self, gboolean sided)
{
  self->sided = sided;
}

void
favor_face_set_turn (FavorFace *self, guint quarters)
{
  self->turn = quarters % 4;
}

void
favor_face_add_art (FavorFace  *self,
                    const char *art,
                    double      x,
                    double      y,
                    double      width,
                    double      height)
{
  Layer layer = { .kind = LAYER_ART,
                  .text = g_strdup (art),
                  .sided = self->sided,
                  .turn = self->turn };

  graphene_rect_init (&layer.at, (float) x, (float) y, (float) width, (float) height);
  g_array_append_val (self->layers, layer);
}

void
favor_face_add_part (FavorFace             *self,
                     const char            *art,
                     const graphene_rect_t *at,
                     const graphene_rect_t *window)
{
  Layer layer = { .kind = LAYER_ART,
                  .at = *at,
                  .window = *window,
                  .text = g_strdup (art),
                  .sided = self->sided };

  g_array_append_val (self->layers, layer);
}

void
favor_face_add_plate (FavorFace             *self,
                      const GdkRGBA         *colour,
                      double                 radius,
                      const graphene_rect_t *at)
{
  Layer layer = { .kind = LAYER_PLATE,
                  .at = *at,
                  .size = radius,
                  .colour = *colour,
                  .sided = self->sided };

  g_array_append_val (self->layers, layer);
}

void
favor_face_add_text (FavorFace     *self,
                     const char    *text,
                     double         size,
                     FavorTextStyle style,
                     double         x,
                     double         y,
                     double         width,
                     double         height)
{
  Layer layer = { .kind = LAYER_TEXT,
                  .text = g_strdup (text),
                  .size = size,
                  .style = style,
                  .sided = self->sided };

  graphene_rect_init (&layer.at, (float) x, (float) y, (float) width, (float) height);
  g_array_append_val (self->layers, layer);
}

/**
 * favor_face_set_low:
 * @low: (transfer none): the same, for a place that is wider than high
 */
void
favor_face_set_low (FavorFace *self, FavorFace *low)
{
  g_return_if_fail (self != NULL && self->low == NULL);
  g_return_if_fail (low != NULL);

  self->low = favor_face_ref (low);
}

/**
 * favor_face_get_low:
 *
 * Returns: (transfer none) (nullable): what is shown in a place that is wider than high
 */
FavorFace *
favor_face_get_low (FavorFace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->low;
}

double
favor_face_get_aspect (FavorFace *self)
{
  g_return_val_if_fail (self != NULL, 1);

  return self->width / self->height;
}

static gboolean
equal_layers (const Layer *a, const Layer *b)
{
  return a->kind == b->kind && graphene_rect_equal (&a->at, &b->at) &&
         graphene_rect_equal (&a->window, &b->window) &&
         g_strcmp0 (a->text, b->text) == 0 && a->size >= b->size && a->size <= b->size &&
         a->style == b->style && gdk_rgba_equal (&a->colour, &b->colour) &&
         a->sided == b->sided && a->turn == b->turn;
}

gboolean
favor_face_equal (FavorFace *self, FavorFace *other)
{
  if (self == other)
    return TRUE;
  if (self == NULL || other == NULL || self->layers->len != other->layers->len ||
      favor_face_get_aspect (self) < favor_face_get_aspect (other) ||
      favor_face_get_aspect (self) > favor_face_get_aspect (other))
    return FALSE;
  for (guint i = 0; i < self->layers->len; i++)
    if (!equal_layers (&g_array_index (self->layers, Layer, i),
                       &g_array_index (other->layers, Layer, i)))
      return FALSE;
  return favor_face_equal (self->low, other->low);
}

/* ---- Drawing -------------------------------------------------------------------------- */

static void
draw_plate (const Layer           *layer,
            GtkSnapshot           *snapshot,
            const graphene_rect_t *at,
            double                 scale)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, at, (float) (layer->size * scale));
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &layer->colour, at);
  gtk_snapshot_pop (snapshot);
}

/* In its place, which is square if the picture is turned. */
static void
append_art (const Layer           *layer,
            GdkTexture            *texture,
            GtkWidget             *widget,
            GtkSnapshot           *snapshot,
            const graphene_rect_t *at)
{
  graphene_point_t middle;

  if (layer->turn == 0)
    {
      favor_texture_append (texture, widget, snapshot, at);
      return;
    }
  graphene_rect_get_center (at, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_rotate (snapshot, 90 * (float) layer->turn);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle.x, -middle.y));
  favor_texture_append (texture, widget, snapshot, at);
  gtk_snapshot_restore (snapshot);
}

static void
draw_art (const Layer           *layer,
          GtkWidget             *widget,
          GtkSnapshot           *snapshot,
          const graphene_rect_t *at)
{
  FavorArt              *art = favor_art_get_default ();
  g_autoptr (GdkTexture) texture = NULL;
  gboolean               exact = TRUE;

  if (widget != NULL)
    texture = favor_art_borrow_texture (art,
                                        layer->text,
                                        at->size.width,
                                        at->size.height,
                                        gtk_widget_get_scale_factor (widget),
                                        &exact);
  else
    texture = favor_art_get_texture (art,
                                     layer->text,
                                     at->size.width,
                                     at->size.height,
                                     2);
  append_art (layer, texture, widget, snapshot, at);
  if (!exact)
    favor_sharpen_queue (widget, layer->text, at->size.width, at->size.height);
}

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
              const Layer           *layer,
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
fits (PangoLayout *layout, const Layer *layer, const graphene_rect_t *at, double letters)
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

/* Smaller letters rather than broken words, as long as they can be read. Returns FALSE where not
 * even the beginning of a word has room: a picture says more than that. */
static gboolean
lay_out (PangoLayout *layout, const Layer *layer, const graphene_rect_t *at, double scale)
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
  return whole || (!(layer->style & FAVOR_TEXT_WHOLE) &&
                   at->size.width >= WORD_LEAST * wanted * interface);
}

static void
draw_text (const Layer           *layer,
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

  if (!lay_out (layout, layer, at, scale))
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

/* Where a rectangle of the face, in its units, is drawn. */
static graphene_rect_t
place_of (FavorFace *self, const graphene_rect_t *rect, gboolean mirrored, double scale)
{
  graphene_rect_t at;

  graphene_rect_scale (rect, (float) scale, (float) scale, &at);
  if (mirrored)
    at.origin.x = (float) (self->width * scale) - at.origin.x - at.size.width;
  return at;
}

static void
draw_layer (FavorFace   *self,
            const Layer *layer,
            GtkWidget   *widget,
            GtkSnapshot *snapshot,
            double       scale)
{
  gboolean mirrored = layer->sided && widget != NULL &&
                      gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean        is_part = layer->window.size.width > 0;
  graphene_rect_t at = place_of (self, &layer->at, mirrored, scale);
  graphene_rect_t window = place_of (self, &layer->window, mirrored, scale);

  if (at.size.width < 1 || at.size.height < 1)
    return;
  switch (layer->kind)
    {
    case LAYER_ART:
      if (is_part)
        gtk_snapshot_push_clip (snapshot, &window);
      draw_art (layer, widget, snapshot, &at);
      if (is_part)
        gtk_snapshot_pop (snapshot);
      break;
    case LAYER_TEXT:
      if (widget != NULL && at.size.height >= PLACE_LEAST)
        draw_text (layer, widget, snapshot, &at, scale);
      break;
    case LAYER_PLATE:
      draw_plate (layer, snapshot, &at, scale);
      break;
    }
}

void
favor_face_snapshot (FavorFace   *self,
                     GtkWidget   *widget,
                     GtkSnapshot *snapshot,
                     double       width)
{
  for (guint i = 0; i < self->layers->len; i++)
    draw_layer (self,
                &g_array_index (self->layers, Layer, i),
                widget,
                snapshot,
                width / self->width);
}

void
favor_face_prepare (FavorFace *self, GtkWidget *widget, double width)
{
  float scale = (float) (width / self->width);

  for (guint i = 0; i < self->layers->len; i++)
    {
      const Layer *layer = &g_array_index (self->layers, Layer, i);

      if (layer->kind == LAYER_ART)
        favor_sharpen_prepare (widget,
                               layer->text,
                               layer->at.size.width * scale,
                               layer->at.size.height * scale);
    }
}

gboolean
favor_face_is_ready (FavorFace *self, GtkWidget *widget, double width)
{
  float scale = (float) (width / self->width);

  for (guint i = 0; i < self->layers->len; i++)
    {
      const Layer *layer = &g_array_index (self->layers, Layer, i);

      if (layer->kind == LAYER_ART &&
          !favor_art_keeps_texture (favor_art_get_default (),
                                    layer->text,
                                    layer->at.size.width * scale,
                                    layer->at.size.height * scale,
                                    gtk_widget_get_scale_factor (widget)))
        return FALSE;
    }
  return TRUE;
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
