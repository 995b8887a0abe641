/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-shapes.h"

const GdkRGBA favor_ink = { 0.141f, 0.122f, 0.169f, 1 };
const GdkRGBA favor_paper = { 0.969f, 0.929f, 0.847f, 1 };
const GdkRGBA favor_paper_shade = { 0.89f, 0.812f, 0.651f, 1 };
const GdkRGBA favor_gold = { 0.867f, 0.647f, 0.227f, 1 };
const GdkRGBA favor_gold_light = { 0.969f, 0.859f, 0.553f, 1 };

/**
 * favor_rect_in:
 * @cell: what @rect is counted from
 * @rect: counted from the corner of @cell
 *
 * Returns: @rect, counted from where @cell is counted from
 */
graphene_rect_t
favor_rect_in (const graphene_rect_t *cell, const graphene_rect_t *rect)
{
  graphene_rect_t at;

  graphene_rect_offset_r (rect, cell->origin.x, cell->origin.y, &at);
  return at;
}

/**
 * favor_rect_from_start:
 * @widget: with a direction of text
 * @rect: counted from the side of @widget where text starts, in pixels
 *
 * Returns: @rect as it is drawn
 */
graphene_rect_t
favor_rect_from_start (GtkWidget *widget, const graphene_rect_t *rect)
{
  graphene_rect_t at = *rect;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    at.origin.x = gtk_widget_get_width (widget) - at.origin.x - at.size.width;
  return at;
}

/**
 * favor_snapshot_plate:
 * @colour: of all of it
 * @radius: of its corners, in pixels
 * @at: where it is
 *
 * Draws a plain ground with round corners.
 */
void
favor_snapshot_plate (GtkSnapshot           *snapshot,
                      const GdkRGBA         *colour,
                      float                  radius,
                      const graphene_rect_t *at)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, at, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, at);
  gtk_snapshot_pop (snapshot);
}

/**
 * favor_snapshot_edge:
 * @colour: of the line
 * @radius: of its corners, in pixels
 * @at: what it goes around
 *
 * Draws a line of one pixel around a ground with round corners.
 */
void
favor_snapshot_edge (GtkSnapshot           *snapshot,
                     const GdkRGBA         *colour,
                     float                  radius,
                     const graphene_rect_t *at)
{
  static const float widths[4] = { 1, 1, 1, 1 };

  const GdkRGBA  colours[4] = { *colour, *colour, *colour, *colour };
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, at, radius);
  gtk_snapshot_append_border (snapshot, &shape, widths, colours);
}
