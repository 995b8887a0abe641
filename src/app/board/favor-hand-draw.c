/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-hand-draw.h"

/* Of the shade where cards lie beyond an end of the row. */
#define SHADE 18

/**
 * favor_hand_draw_line:
 * @at: from the start side, in pixels
 *
 * Draws the line between the row and its tray.
 */
void
favor_hand_draw_line (GtkWidget *widget, GtkSnapshot *snapshot, double at)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double   x = rtl ? gtk_widget_get_width (widget) - at : at;
  GdkRGBA  line;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &line);
  gtk_snapshot_append_color (
    snapshot,
    &line,
    &GRAPHENE_RECT_INIT ((float) x, 0, 1, (float) gtk_widget_get_height (widget)));
}

/**
 * favor_hand_draw_shade:
 * @at_left: else at the right
 *
 * Draws a shade: there are more cards on that side.
 */
void
favor_hand_draw_shade (GtkWidget *widget, GtkSnapshot *snapshot, gboolean at_left)
{
  float        width = gtk_widget_get_width (widget);
  float        height = gtk_widget_get_height (widget);
  float        edge = at_left ? 0 : width, inner = at_left ? SHADE : width - SHADE;
  GskColorStop stops[2] = { { 0 }, { 1 } };

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget),
                                       "favor_ink",
                                       &stops[0].color))
    return;
  stops[1].color = stops[0].color;
  stops[0].color.alpha = 0.55f;
  stops[1].color.alpha = 0;
  gtk_snapshot_append_linear_gradient (snapshot,
                                       &GRAPHENE_RECT_INIT (MIN (edge, inner),
                                                            0,
                                                            SHADE,
                                                            height),
                                       &GRAPHENE_POINT_INIT (edge, 0),
                                       &GRAPHENE_POINT_INIT (inner, 0),
                                       stops,
                                       2);
}
