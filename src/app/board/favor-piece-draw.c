/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-piece-draw.h"

#include "favor-letters.h"

#define VEIL 0.62f
/* Where the disc with a count stands, of the width and the height. */
#define COUNT_FROM 0.05f
#define COUNT_AT   0.2f
/* On what is low its middle stands between other signs. */
#define LOW_COUNT_FROM   0.26f
#define LOW_COUNT_MIDDLE 0.725f
/* From this width on there is room for larger letters on what is no card. */
#define LOW_SMALL_FROM 48

void
favor_piece_draw_veil (GtkWidget             *widget,
                       GtkSnapshot           *snapshot,
                       const graphene_rect_t *bounds)
{
  GdkRGBA        veil;
  GskRoundedRect shape;

  /* The style's colour is that of the ground: opacity would let what lies below shine through. */
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &veil);
  veil.alpha = VEIL;
  gsk_rounded_rect_init_from_rect (&shape,
                                   bounds,
                                   bounds->size.width >= FAVOR_PIECE_WIDE_FROM ? 8 : 4);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &veil, bounds);
  gtk_snapshot_pop (snapshot);
}

void
favor_piece_draw_bar (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  static const GdkRGBA lacquer = { 0.486f, 0.122f, 0.133f, 1 };

  float height = MAX (3, bounds->size.height / 18);

  gtk_snapshot_append_color (snapshot,
                             &lacquer,
                             &GRAPHENE_RECT_INIT (bounds->origin.x +
                                                    bounds->size.width * 0.08f,
                                                  bounds->origin.y +
                                                    (bounds->size.height - height) / 2,
                                                  bounds->size.width * 0.84f,
                                                  height));
}

/* Of a card in the start corner, below a title, where neighbours that overlap leave it free; on a low
 * one, after the sign at its start. Other pieces have their picture there: in the lower end corner. */
static graphene_rect_t
place_count (const graphene_rect_t *bounds, gboolean card, int width, int height)
{
  const float     wide = bounds->size.width, high = bounds->size.height;
  const gboolean  low = !card || wide > high;
  graphene_rect_t disc = GRAPHENE_RECT_INIT (wide * COUNT_FROM,
                                             high * COUNT_AT,
                                             (float) MAX (width + (low ? 5 : 10),
                                                          low ? height : height + 4),
                                             (float) height + 4);

  if (!card)
    graphene_point_init (&disc.origin,
                         wide * (1 - COUNT_FROM) - disc.size.width,
                         high - disc.size.height);
  else if (low)
    graphene_point_init (&disc.origin,
                         wide * LOW_COUNT_FROM,
                         high * LOW_COUNT_MIDDLE - disc.size.height / 2);
  return disc;
}

void
favor_piece_draw_count (GtkWidget             *widget,
                        GtkSnapshot           *snapshot,
                        const graphene_rect_t *bounds,
                        gboolean               card,
                        guint                  count)
{
  static const GdkRGBA ink = { 0.141f, 0.122f, 0.169f, 1 };
  static const GdkRGBA paper = { 0.969f, 0.929f, 0.847f, 1 };

  const gboolean tiny = bounds->size.width > bounds->size.height ||
                        (!card && bounds->size.width < LOW_SMALL_FROM);
  g_autoptr (PangoLayout) layout = NULL;
  PangoAttrList          *attributes = pango_attr_list_new ();
  /* A multiplication sign turns round where text runs to the left. */
  g_autofree char *text = g_strdup_printf ("\u200e×%u", count);
  graphene_rect_t  disc;
  GskRoundedRect   shape;
  int              width, height;

  layout = gtk_widget_create_pango_layout (widget, text);
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes,
                          favor_letters_new_attribute (pango_layout_get_context (layout),
                                                       tiny ? FAVOR_LETTERS_TINY
                                                            : FAVOR_LETTERS_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  disc = place_count (bounds, card, width, height);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    disc.origin.x = bounds->size.width - disc.origin.x - disc.size.width;
  gsk_rounded_rect_init_from_rect (&shape, &disc, disc.size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ink, &disc);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (disc.origin.x +
                                                  (disc.size.width - (float) width) / 2,
                                                disc.origin.y + 2));
  gtk_snapshot_append_layout (snapshot, layout, &paper);
  gtk_snapshot_restore (snapshot);
}
