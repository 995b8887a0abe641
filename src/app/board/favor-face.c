/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-face-private.h"

#include "favor-art.h"
#include "favor-sharpen.h"
#include "favor-texture.h"

struct _FavorFace
{
  grefcount refs;
  double    width;
  double    height;
  GArray   *layers;
  /* (nullable) */
  FavorFace *low;
  FavorFace *brief;
  /* Of the layers to come. */
  gboolean sided;
  guint    turn;
};

static void
clear_layer (gpointer data)
{
  g_free (((FavorLayer *) data)->text);
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
  self->layers = g_array_new (FALSE, FALSE, sizeof (FavorLayer));
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
  g_clear_pointer (&self->brief, favor_face_unref);
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
  FavorLayer layer = { .kind = FAVOR_LAYER_ART,
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
  FavorLayer layer = { .kind = FAVOR_LAYER_ART,
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
  FavorLayer layer = { .kind = FAVOR_LAYER_PLATE,
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
  FavorLayer layer = { .kind = FAVOR_LAYER_TEXT,
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

/**
 * favor_face_set_brief:
 * @brief: (transfer none): the same in the same shape, with nothing to read
 */
void
favor_face_set_brief (FavorFace *self, FavorFace *brief)
{
  g_return_if_fail (self != NULL && self->brief == NULL);
  g_return_if_fail (brief != NULL);

  self->brief = favor_face_ref (brief);
}

double
favor_face_get_aspect (FavorFace *self)
{
  g_return_val_if_fail (self != NULL, 1);

  return self->width / self->height;
}

static gboolean
equal_layers (const FavorLayer *a, const FavorLayer *b)
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
    if (!equal_layers (&g_array_index (self->layers, FavorLayer, i),
                       &g_array_index (other->layers, FavorLayer, i)))
      return FALSE;
  return favor_face_equal (self->low, other->low) &&
         favor_face_equal (self->brief, other->brief);
}

/* ---- Drawing -------------------------------------------------------------------------- */

static void
draw_plate (const FavorLayer      *layer,
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
append_art (const FavorLayer      *layer,
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
draw_art (const FavorLayer      *layer,
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
draw_layer (FavorFace        *self,
            const FavorLayer *layer,
            GtkWidget        *widget,
            GtkSnapshot      *snapshot,
            double            scale)
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
    case FAVOR_LAYER_ART:
      if (is_part)
        gtk_snapshot_push_clip (snapshot, &window);
      draw_art (layer, widget, snapshot, &at);
      if (is_part)
        gtk_snapshot_pop (snapshot);
      break;
    case FAVOR_LAYER_TEXT:
      if (widget != NULL)
        favor_face_draw_text (layer, widget, snapshot, &at, scale);
      break;
    case FAVOR_LAYER_PLATE:
      draw_plate (layer, snapshot, &at, scale);
      break;
    }
}

/* Whether all that has to be read in whole can be, when a unit has `scale` pixels. */
static gboolean
can_be_read (FavorFace *self, GtkWidget *widget, double scale)
{
  for (guint i = 0; i < self->layers->len; i++)
    {
      const FavorLayer     *layer = &g_array_index (self->layers, FavorLayer, i);
      const graphene_rect_t at = place_of (self, &layer->at, FALSE, scale);

      if (layer->kind == FAVOR_LAYER_TEXT && (layer->style & FAVOR_TEXT_WHOLE) != 0 &&
          !favor_face_text_fits (layer, widget, &at, scale))
        return FALSE;
    }
  return TRUE;
}

/* What is shown so wide. */
static FavorFace *
find_shown (FavorFace *self, GtkWidget *widget, double width)
{
  return self->brief == NULL ||
             (widget != NULL && can_be_read (self, widget, width / self->width))
           ? self
           : self->brief;
}

void
favor_face_snapshot (FavorFace   *self,
                     GtkWidget   *widget,
                     GtkSnapshot *snapshot,
                     double       width)
{
  FavorFace *shown = find_shown (self, widget, width);

  for (guint i = 0; i < shown->layers->len; i++)
    draw_layer (shown,
                &g_array_index (shown->layers, FavorLayer, i),
                widget,
                snapshot,
                width / shown->width);
}

void
favor_face_prepare (FavorFace *self, GtkWidget *widget, double width)
{
  FavorFace *shown = find_shown (self, widget, width);
  float      scale = (float) (width / shown->width);

  for (guint i = 0; i < shown->layers->len; i++)
    {
      const FavorLayer *layer = &g_array_index (shown->layers, FavorLayer, i);

      if (layer->kind == FAVOR_LAYER_ART)
        favor_sharpen_prepare (widget,
                               layer->text,
                               layer->at.size.width * scale,
                               layer->at.size.height * scale);
    }
}

gboolean
favor_face_is_ready (FavorFace *self, GtkWidget *widget, double width)
{
  FavorFace *shown = find_shown (self, widget, width);
  float      scale = (float) (width / shown->width);

  for (guint i = 0; i < shown->layers->len; i++)
    {
      const FavorLayer *layer = &g_array_index (shown->layers, FavorLayer, i);

      if (layer->kind == FAVOR_LAYER_ART &&
          !favor_art_keeps_texture (favor_art_get_default (),
                                    layer->text,
                                    layer->at.size.width * scale,
                                    layer->at.size.height * scale,
                                    gtk_widget_get_scale_factor (widget)))
        return FALSE;
    }
  return TRUE;
}
