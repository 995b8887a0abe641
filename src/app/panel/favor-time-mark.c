/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "favor-time-mark.h"

#include "favor-ply-scale.h"

#define GOLD  0xdda53a
#define RED   0xb3362b
#define STONE 0x8ea7b5

/* Points of a star, and how deep it is cut. */
#define N_POINTS 5
#define INNER    0.45

static void
fill_outlined (cairo_t *cr, guint32 rgb)
{
  favor_ply_scale_set_source (cr, FAVOR_PLY_INK);
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  favor_ply_scale_set_source (cr, rgb);
  cairo_fill (cr);
}

/* A dot: points. */
static void
paint_scoring (cairo_t *cr, double x, double y)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, 3, 0, 2 * G_PI);
  fill_outlined (cr, GOLD);
}

/* Corners of an outline, around a place. */
static void
trace (cairo_t *cr, double x, double y, const graphene_point_t *corners, guint n)
{
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, x + (double) corners[i].x, y + (double) corners[i].y);
  cairo_close_path (cr);
}

/* A crown: a great moment. */
static void
paint_great (cairo_t *cr, double x, double y)
{
  static const graphene_point_t crown[] = { { -5.5f, 5 }, { -6.5f, -4 }, { -2.8f, 0 },
                                            { 0, -6 },    { 2.8f, 0 },   { 6.5f, -4 },
                                            { 5.5f, 5 } };

  trace (cr, x, y, crown, G_N_ELEMENTS (crown));
  fill_outlined (cr, GOLD);
}

/* A house: something was built. */
static void
paint_built (cairo_t *cr, double x, double y)
{
  static const graphene_point_t house[] = { { -4.5f, 5.5f }, { -4.5f, 0 }, { -6.5f, 0 },
                                            { 0, -6 },       { 6.5f, 0 },  { 4.5f, 0 },
                                            { 4.5f, 5.5f } };

  trace (cr, x, y, house, G_N_ELEMENTS (house));
  fill_outlined (cr, STONE);
}

/* A seal with its ribbons: something was accomplished. */
static void
paint_seal (cairo_t *cr, double x, double y)
{
  static const graphene_point_t ribbons[] = { { -3, 0 },
                                              { -5, 6.5f },
                                              { 0, 4 },
                                              { 5, 6.5f },
                                              { 3, 0 } };

  trace (cr, x, y, ribbons, G_N_ELEMENTS (ribbons));
  fill_outlined (cr, RED);
  cairo_new_path (cr);
  cairo_arc (cr, x, y - 1.8, 4.4, 0, 2 * G_PI);
  fill_outlined (cr, RED);
  cairo_new_path (cr);
  cairo_arc (cr, x, y - 1.8, 1.8, 0, 2 * G_PI);
  favor_ply_scale_set_source (cr, GOLD);
  cairo_fill (cr);
}

/* A star: one that somebody got. */
static void
paint_star (cairo_t *cr, double x, double y)
{
  const double radius = FAVOR_TIME_MARK_SIZE - 1;

  for (guint i = 0; i < 2 * N_POINTS; i++)
    {
      double angle = i * G_PI / N_POINTS;
      double r = i % 2 == 0 ? radius : radius * INNER;

      /* Its middle is a little above that of its box. */
      cairo_line_to (cr, x + r * sin (angle), y + 0.5 - r * cos (angle));
    }
  cairo_close_path (cr);
  fill_outlined (cr, GOLD);
}

static void
trace_cross (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x - size, y - size);
  cairo_line_to (cr, x + size, y + size);
  cairo_move_to (cr, x + size, y - size);
  cairo_line_to (cr, x - size, y + size);
}

/* A cross: done against somebody. */
static void
paint_against (cairo_t *cr, double x, double y)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  trace_cross (cr, x, y, 3.6);
  favor_ply_scale_set_source (cr, FAVOR_PLY_PAPER);
  cairo_set_line_width (cr, 4.6);
  cairo_stroke_preserve (cr);
  favor_ply_scale_set_source (cr, RED);
  cairo_set_line_width (cr, 2.6);
  cairo_stroke (cr);
}

void
favor_time_mark_paint (cairo_t *cr, FavorMark mark, double x, double y)
{
  cairo_save (cr);
  cairo_new_path (cr);
  switch (mark)
    {
    case FAVOR_MARK_SCORING:
      paint_scoring (cr, x, y);
      break;
    case FAVOR_MARK_AGAINST:
      paint_against (cr, x, y);
      break;
    case FAVOR_MARK_BUILT:
      paint_built (cr, x, y);
      break;
    case FAVOR_MARK_STAR:
      paint_star (cr, x, y);
      break;
    case FAVOR_MARK_SEAL:
      paint_seal (cr, x, y);
      break;
    case FAVOR_MARK_GREAT:
      paint_great (cr, x, y);
      break;
    case FAVOR_MARK_POINT:
      favor_ply_scale_paint_point (cr, x, y, FAVOR_TIME_MARK_SIZE - 1);
      break;
    case FAVOR_MARK_NONE:
      break;
    }
  cairo_restore (cr);
}

const char *
favor_time_mark_describe (FavorMark mark)
{
  switch (mark)
    {
    case FAVOR_MARK_SCORING:
      /* Translators: beside the dot that marks a move on the timeline: somebody's score changed */
      return C_ ("mark", "Points");
    case FAVOR_MARK_AGAINST:
      /* Translators: beside the cross that marks a move on the timeline: one player did harm to another */
      return C_ ("mark", "Against somebody");
    case FAVOR_MARK_BUILT:
      /* Translators: beside the house that marks a move on the timeline: something was built, such as a
       * city that is complete */
      return C_ ("mark", "Built");
    case FAVOR_MARK_STAR:
      /* Translators: beside the star that marks a move on the timeline: somebody paid for a Star */
      return C_ ("mark", "Star");
    case FAVOR_MARK_SEAL:
      /* Translators: beside the seal that marks a move on the timeline: something was accomplished, such as
       * an order of the king, an Event, or a vote that was won */
      return C_ ("mark", "Accomplished");
    case FAVOR_MARK_GREAT:
      /* Translators: beside the crown that marks a move on the timeline, such as the end of the game */
      return C_ ("mark", "Great moment");
    case FAVOR_MARK_POINT:
      /* Translators: beside the lozenge that marks a move on the timeline: with it the chances changed */
      return C_ ("mark", "Turning point");
    case FAVOR_MARK_NONE:
      break;
    }
  return "";
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer mark)
{
  favor_time_mark_paint (cr, GPOINTER_TO_INT (mark), width / 2.0, height / 2.0);
}

GtkWidget *
favor_time_mark_new (FavorMark mark)
{
  GtkWidget *sign = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sign),
                                      (int) (2 * FAVOR_TIME_MARK_SIZE));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (sign),
                                       (int) (2 * FAVOR_TIME_MARK_SIZE));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sign),
                                  draw_cb,
                                  GINT_TO_POINTER (mark),
                                  NULL);
  return sign;
}
