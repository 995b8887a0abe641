/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include <pango/pangocairo.h>

#include "favor-time-band.h"

#include "favor-letters.h"
#include "favor-seat-pattern.h"
#include "favor-time-mark.h"

/* The band, and what is above and below it. */
#define BAND_TOP    20
#define BAND_HEIGHT 10
#define RIM         2
#define TICK_TOP    (BAND_TOP - 7)
#define TICK_BOTTOM (BAND_TOP + BAND_HEIGHT + 5)
#define FIGURE_Y    (BAND_TOP + BAND_HEIGHT + 9)
#define MARK_Y      7.5

#define FIGURE_SPACING 24
#define TICK_SPACING   6
#define MARK_SPACING   12
#define TOOTH_SPACING  4

/* A ply of so many steps has a comb; with so many its only tooth is as tall as any. */
#define MANY_STEPS   3
#define MOST_STEPS   12
#define TOOTH_WIDTH  2
#define TOOTH_LENGTH 6

/* Under light and under dark text. */
#define GROUND      0xcbb98f
#define GROUND_DARK 0x4d4257

static void
set_text_source (const FavorTimeBand *band, cairo_t *cr, double alpha)
{
  cairo_set_source_rgba (cr,
                         (double) band->text.red,
                         (double) band->text.green,
                         (double) band->text.blue,
                         (double) band->text.alpha * alpha);
}

gboolean
favor_time_band_has_turns (const FavorTimeBand *band)
{
  return band->turns->len > 0 && favor_ply_scale_get_length (&band->scale) >=
                                   (double) FAVOR_SEAT_PATTERN_LEAST * band->turns->len;
}

static void
trace_rounded (cairo_t *cr, double x, double y, double w, double h, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + w - radius, y + h - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + h - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* Where the band is a slider, and under turns that are too short to be told apart. */
static void
paint_plain (const FavorTimeBand *band, cairo_t *cr)
{
  set_text_source (band, cr, 0.9);
  trace_rounded (cr,
                 FAVOR_TIME_BAND_MARGIN - RIM,
                 BAND_TOP - RIM,
                 favor_ply_scale_get_length (&band->scale) + 2 * RIM,
                 BAND_HEIGHT + 2 * RIM,
                 4);
  cairo_fill (cr);
  favor_ply_scale_set_source (cr, band->text.red > 0.5f ? GROUND_DARK : GROUND);
  trace_rounded (cr,
                 FAVOR_TIME_BAND_MARGIN,
                 BAND_TOP,
                 favor_ply_scale_get_length (&band->scale),
                 BAND_HEIGHT,
                 2);
  cairo_fill (cr);
}

static void
paint_turn (const FavorTimeBand *band, cairo_t *cr, const FavorTurn *turn)
{
  double x1 = favor_ply_scale_x (&band->scale, turn->first - 1);
  double x2 = favor_ply_scale_x (&band->scale, turn->last);
  double x = MIN (x1, x2), width = fabs (x2 - x1);

  if (width >= FAVOR_SEAT_PATTERN_LEAST)
    favor_seat_pattern_paint (cr,
                              band->scale.colour[turn->seat],
                              x,
                              BAND_TOP,
                              width,
                              BAND_HEIGHT);
  set_text_source (band, cr, 0.9);
  cairo_rectangle (cr, round (x) - 0.5, BAND_TOP, 1, BAND_HEIGHT);
  cairo_fill (cr);
}

static void
paint_figure (const FavorTimeBand *band,
              PangoContext        *context,
              cairo_t             *cr,
              guint                number,
              double               x)
{
  g_autoptr (PangoLayout)   layout = pango_layout_new (context);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autofree char          *text = g_strdup_printf ("%u", number);
  int                       width, height;

  pango_attr_list_insert (attributes,
                          favor_letters_new_attribute (context, FAVOR_LETTERS_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr,
                 band->scale.rtl ? x - 4 - width : x + 4,
                 round (FIGURE_Y - height / 2.0));
  pango_cairo_show_layout (cr, layout);
}

/* Ticks and figures stay away from each other; the first one of those too near is drawn. */
static void
paint_rounds (const FavorTimeBand *band, PangoContext *context, cairo_t *cr)
{
  double last_tick = -FIGURE_SPACING, last_figure = -FIGURE_SPACING;

  set_text_source (band, cr, 0.85);
  for (guint i = 0; i < band->scale.starts->len; i++)
    {
      double x = favor_ply_scale_x (&band->scale,
                                    g_array_index (band->scale.starts, guint, i));
      double way = band->scale.rtl ? band->scale.width - x : x;

      if (way - last_tick >= TICK_SPACING)
        {
          cairo_rectangle (cr, round (x) - 0.75, TICK_TOP, 1.5, TICK_BOTTOM - TICK_TOP);
          cairo_fill (cr);
          last_tick = way;
        }
      if (way - last_figure >= FIGURE_SPACING)
        {
          paint_figure (band, context, cr, i + 1, x);
          last_figure = way;
        }
    }
}

double
favor_time_band_find (const FavorPlyScale *scale, guint ply, double place)
{
  double to = favor_ply_scale_x (scale, ply);
  double from = ply > 0 ? favor_ply_scale_x (scale, ply - 1) : to;

  return from + (to - from) * place;
}

/* ---- Plies of many steps -------------------------------------------------------------- */

/* The tallest of those that are too near to each other stays. */
static void
add_tooth (GArray *teeth, double x, double height)
{
  FavorTimeTooth *last = teeth->len > 0
                           ? &g_array_index (teeth, FavorTimeTooth, teeth->len - 1)
                           : NULL;
  FavorTimeTooth  tooth = { x, height };

  if (last == NULL || fabs (x - last->x) >= TOOTH_SPACING)
    g_array_append_val (teeth, tooth);
  else if (height > last->height)
    *last = tooth;
}

void
favor_time_band_list_teeth (const FavorTimeBand *band, GArray *teeth)
{
  for (guint ply = 1; ply <= band->beats->len; ply++)
    {
      guint  n = g_array_index (band->beats, guint, ply - 1);
      double width = fabs (favor_ply_scale_x (&band->scale, ply) -
                           favor_ply_scale_x (&band->scale, ply - 1));
      guint  n_teeth = MIN (n, (guint) (width / TOOTH_SPACING));

      if (n < MANY_STEPS)
        continue;
      for (guint i = 0; i < n_teeth; i++)
        add_tooth (teeth,
                   favor_time_band_find (&band->scale, ply, (i + 0.5) / n_teeth),
                   0.7);
      if (n_teeth == 0)
        add_tooth (teeth,
                   favor_time_band_find (&band->scale, ply, 0.5),
                   0.4 + 0.6 * MIN (n, MOST_STEPS) / MOST_STEPS);
    }
}

static void
paint_teeth (const FavorTimeBand *band, cairo_t *cr)
{
  g_autoptr (GArray) teeth = g_array_new (FALSE, FALSE, sizeof (FavorTimeTooth));

  favor_time_band_list_teeth (band, teeth);
  set_text_source (band, cr, 0.9);
  for (guint i = 0; i < teeth->len; i++)
    {
      const FavorTimeTooth *tooth = &g_array_index (teeth, FavorTimeTooth, i);
      double                length = round (TOOTH_LENGTH * tooth->height);

      cairo_rectangle (cr,
                       round (tooth->x) - TOOTH_WIDTH / 2,
                       BAND_TOP - RIM - length,
                       TOOTH_WIDTH,
                       length);
    }
  cairo_fill (cr);
}

/* ---- Marks ---------------------------------------------------------------------------- */

static double
find_mark (const FavorTimeBand *band, const FavorPlyMark *mark)
{
  return favor_time_band_find (&band->scale, mark->ply, mark->place);
}

static gboolean
has_room (const FavorTimeBand *band, GArray *chosen, const FavorPlyMark *mark)
{
  double        x = find_mark (band, mark);
  const GArray *points = band->scale.points;

  for (guint i = 0; points != NULL && i < points->len; i++)
    if (fabs (x - favor_ply_scale_x (&band->scale, g_array_index (points, guint, i))) <
        MARK_SPACING)
      return FALSE;
  for (guint i = 0; i < chosen->len; i++)
    if (fabs (x - find_mark (band, &g_array_index (chosen, FavorPlyMark, i))) <
        MARK_SPACING)
      return FALSE;
  return TRUE;
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const FavorPlyMark *first = a, *second = b;

  if (first->ply != second->ply)
    return first->ply < second->ply ? -1 : 1;
  return first->event < second->event ? -1 : first->event > second->event;
}

void
favor_time_band_choose_marks (const FavorTimeBand *band, GArray *chosen)
{
  for (FavorMark mark = FAVOR_MARK_GREAT; mark > FAVOR_MARK_NONE; mark--)
    for (guint i = 0; i < band->marks->len; i++)
      {
        const FavorPlyMark *one = &g_array_index (band->marks, FavorPlyMark, i);

        if (one->mark == mark && has_room (band, chosen, one))
          g_array_append_val (chosen, *one);
      }
  g_array_sort (chosen, compare_places);
}

static void
paint_marks (const FavorTimeBand *band, cairo_t *cr)
{
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (FavorPlyMark));

  favor_time_band_choose_marks (band, chosen);
  for (guint i = 0; i < chosen->len; i++)
    {
      const FavorPlyMark *mark = &g_array_index (chosen, FavorPlyMark, i);

      favor_time_mark_paint (cr, mark->mark, find_mark (band, mark), MARK_Y);
    }
  favor_ply_scale_paint_points (&band->scale, cr, MARK_Y, 6.5);
}

void
favor_time_band_paint (const FavorTimeBand *band, PangoContext *context, cairo_t *cr)
{
  paint_plain (band, cr);
  for (guint i = 0; favor_time_band_has_turns (band) && i < band->turns->len; i++)
    paint_turn (band, cr, &g_array_index (band->turns, FavorTurn, i));
  paint_teeth (band, cr);
  paint_rounds (band, context, cr);
  paint_marks (band, cr);
}

/* Below the band: above it would hide the mark that it stands on. */
void
favor_time_band_add_grip (const FavorPlyScale *scale, double at, GtkSnapshot *snapshot)
{
  float x = (float) round (at);

  const struct
  {
    guint32         rgb;
    graphene_rect_t bounds;
  } parts[] = {
    { FAVOR_PLY_PAPER, GRAPHENE_RECT_INIT (x - 3, BAND_TOP - 5, 6, BAND_HEIGHT + 12) },
    { FAVOR_PLY_PAPER, GRAPHENE_RECT_INIT (x - 10, BAND_TOP + BAND_HEIGHT + 1, 20, 14) },
    { FAVOR_PLY_PLUM, GRAPHENE_RECT_INIT (x - 2, BAND_TOP - 4, 4, BAND_HEIGHT + 10) },
    { FAVOR_PLY_PLUM, GRAPHENE_RECT_INIT (x - 9, BAND_TOP + BAND_HEIGHT + 2, 18, 12) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    favor_ply_scale_add_box (snapshot, parts[i].rgb, &parts[i].bounds);
}
