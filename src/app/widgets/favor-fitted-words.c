/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-fitted-words.h"

#include "favor-letters.h"

/* Of the letters, in the order in which they are tried, and how much of a place they leave free. */
#define WORDS_SCALE FAVOR_LETTERS_SMALL
#define WORDS_SMALL FAVOR_LETTERS_TINY
#define WORDS_LEAST 0.55
#define WORDS_EDGE  8

/* In bold letters of this part of the usual size; how wide they are without a limit. */
static int
scale_words (PangoLayout *layout, double scale)
{
  PangoAttrList *bold = pango_attr_list_new ();
  int            width;

  pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (bold,
                          favor_letters_new_attribute (pango_layout_get_context (layout),
                                                       scale));
  pango_layout_set_attributes (layout, bold);
  pango_attr_list_unref (bold);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* Where there is little room, in smaller letters: in those that fit as a rule, or in any that do,
 * as where the letters of the desktop are large. */
static void
fit_words (PangoLayout *layout, double room)
{
  int width;

  if (scale_words (layout, WORDS_SCALE) <= room)
    return;
  width = scale_words (layout, WORDS_SMALL);
  if (width > room)
    scale_words (layout, MAX (WORDS_SMALL * room / width, WORDS_LEAST));
}

/**
 * favor_fitted_words_snapshot:
 * @widget: whose letters they are
 * @text: one line
 * @colour: of the letters
 * @at: the place, in pixels of @widget
 *
 * Draws @text in small bold letters in the middle of @at. Where there is little room they are
 * smaller, as far as they can be read; what has no room then is cut at its end.
 */
void
favor_fitted_words_snapshot (GtkWidget             *widget,
                             GtkSnapshot           *snapshot,
                             const char            *text,
                             const GdkRGBA         *colour,
                             const graphene_rect_t *at)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  graphene_point_t        corner = at->origin;
  int                     height;

  fit_words (layout, at->size.width - WORDS_EDGE);
  pango_layout_set_width (layout, (int) (at->size.width * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &height);
  corner.y += (at->size.height - (float) height) / 2;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &corner);
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}
