/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include <pango/pangocairo.h>

#include "favor-chart.h"

#include "favor-letters.h"
#include "favor-seat-sign.h"
#include "favor-text.h"

/* Room for the figures of the axis, the shields at the end, and above and below the lines; with large
 * letters it is more at both sides. */
#define START         30
#define START_PERCENT 36
#define END           46
#define END_PERCENT   54
#define TOP           12
#define BOTTOM        20

/* Figures on the axes need so much room. */
#define FIGURE_WIDTH 22
/* Marks on a line are so far apart. */
#define MARK_SPACING 26
#define MARK_SIZE    3.6
#define LABEL_HEIGHT 15
#define MOST_LINES   5

/* How far figures of the axis and at the end are from the lines. */
#define AXIS_GAP 6
#define END_GAP  20
#define EDGE     3

#define PALE 0x5e5247
#define GRID 0xd3bf97

double
favor_chart_y (const FavorChart *chart, double value)
{
  double share = (value - chart->low) / MAX (1, chart->high - chart->low);

  return chart->scale.height - BOTTOM -
         share * MAX (1, chart->scale.height - TOP - BOTTOM);
}

void
favor_chart_get_vertical (const FavorChart *chart, double *top, double *bottom)
{
  *top = TOP - 6;
  *bottom = chart->scale.height - BOTTOM;
}

int
favor_chart_step (int range)
{
  int step = 1;

  for (guint i = 0; range / step >= MOST_LINES; i++)
    step = i % 3 == 1 ? step / 2 * 5 : step * 2;
  return step;
}

/* ---- Figures -------------------------------------------------------------------------- */

/* The mark keeps a sign in front where text runs to the left. */
static char *
figure_text (const FavorChart *chart, int value)
{
  return chart->is_percent ? g_strdup_printf ("\u200e%d%%", value)
                           : favor_text_figure (value);
}

static PangoLayout *
create_figure (PangoContext *context, const char *text, gboolean bold)
{
  PangoLayout              *layout = pango_layout_new (context);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes,
                          favor_letters_new_attribute (context, FAVOR_LETTERS_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* `align`: 0: begins at x, 0.5: centred there, 1: ends there; y is the middle. */
static void
paint_figure (cairo_t *cr, PangoLayout *layout, double x, double y, double align)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, round (x - align * width), round (y - height / 2.0));
  pango_cairo_show_layout (cr, layout);
}

static int
figure_width (const FavorChart *chart, PangoContext *context, gboolean bold)
{
  g_autofree char        *text = figure_text (chart, 100);
  g_autoptr (PangoLayout) layout = create_figure (context, text, bold);
  int                     width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

void
favor_chart_make_room (FavorChart *chart, PangoContext *context)
{
  chart->scale.start = MAX (chart->is_percent ? START_PERCENT : START,
                            AXIS_GAP + EDGE + figure_width (chart, context, FALSE));
  chart->scale.end = MAX (chart->is_percent ? END_PERCENT : END,
                          END_GAP + EDGE + figure_width (chart, context, TRUE));
}

/* ---- Grid ----------------------------------------------------------------------------- */

static void
paint_line (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_stroke (cr);
}

static void
paint_values (const FavorChart *chart, PangoContext *context, cairo_t *cr)
{
  int step = favor_chart_step (chart->high - chart->low);
  int first = (int) ceil ((double) chart->low / step) * step;

  for (int value = first; value <= chart->high; value += step)
    {
      g_autofree char        *text = figure_text (chart, value);
      g_autoptr (PangoLayout) layout = create_figure (context, text, FALSE);
      double                  y = floor (favor_chart_y (chart, value)) + 0.5;

      favor_ply_scale_set_source (cr, GRID);
      cairo_set_line_width (cr, 1);
      paint_line (cr,
                  favor_ply_scale_turn (&chart->scale, chart->scale.start),
                  y,
                  favor_ply_scale_turn (&chart->scale,
                                        chart->scale.start +
                                          favor_ply_scale_get_length (&chart->scale)),
                  y);
      favor_ply_scale_set_source (cr, PALE);
      paint_figure (cr,
                    layout,
                    favor_ply_scale_turn (&chart->scale, chart->scale.start - AXIS_GAP),
                    y,
                    chart->scale.rtl ? 0 : 1);
    }
}

/* A number stands in the middle of its round, if there is room. */
static void
paint_round (const FavorChart *chart, PangoContext *context, cairo_t *cr, guint nth)
{
  guint  first = g_array_index (chart->scale.starts, guint, nth);
  guint  last = nth + 1 < chart->scale.starts->len
                  ? g_array_index (chart->scale.starts, guint, nth + 1)
                  : chart->scale.n_plies;
  double x1 = favor_ply_scale_x (&chart->scale, first),
         x2 = favor_ply_scale_x (&chart->scale, last);
  double top, bottom;

  favor_chart_get_vertical (chart, &top, &bottom);
  favor_ply_scale_set_source (cr, GRID);
  cairo_set_line_width (cr, 1);
  if (nth > 0)
    paint_line (cr, floor (x1) + 0.5, TOP, floor (x1) + 0.5, bottom + 4);
  if (fabs (x2 - x1) >= FIGURE_WIDTH / 2.0)
    {
      g_autofree char        *text = g_strdup_printf ("%u", nth + 1);
      g_autoptr (PangoLayout) layout = create_figure (context, text, FALSE);

      favor_ply_scale_set_source (cr, PALE);
      paint_figure (cr, layout, (x1 + x2) / 2, bottom + 10, 0.5);
    }
}

/* ---- Lines ---------------------------------------------------------------------------- */

/* Lines that run together lie side by side. */
static double
shift_of (const FavorChart *chart, guint seat)
{
  return (seat - (chart->scale.n_seats - 1) / 2.0) * 1.5;
}

/* A ply in the middle of a level stretch adds nothing. */
static void
trace_seat (const FavorChart *chart, cairo_t *cr, guint seat)
{
  double shift = shift_of (chart, seat);

  for (guint ply = 0; ply <= chart->scale.n_plies; ply++)
    {
      int value = chart->value (chart->data, ply, seat);

      if (ply > 0 && ply < chart->scale.n_plies &&
          chart->value (chart->data, ply - 1, seat) == value &&
          chart->value (chart->data, ply + 1, seat) == value)
        continue;
      cairo_line_to (cr,
                     favor_ply_scale_x (&chart->scale, ply),
                     favor_chart_y (chart, value) + shift);
    }
}

static void
paint_mark (const FavorChart *chart, cairo_t *cr, guint seat, guint ply)
{
  double  y = favor_chart_y (chart, chart->value (chart->data, ply, seat));
  guint32 field, emblem;

  favor_seat_sign_get_rgb (chart->scale.colour[seat], &field, &emblem);
  cairo_save (cr);
  cairo_translate (cr,
                   favor_ply_scale_x (&chart->scale, ply),
                   y + shift_of (chart, seat));
  cairo_scale (cr, MARK_SIZE, MARK_SIZE);
  favor_seat_sign_trace_emblem (cr, chart->scale.colour[seat]);
  cairo_close_path (cr);
  cairo_restore (cr);
  favor_ply_scale_set_source (cr, FAVOR_PLY_INK);
  cairo_set_line_width (cr, 2.4);
  cairo_stroke_preserve (cr);
  favor_ply_scale_set_source (cr, field);
  cairo_fill (cr);
}

/* Not all at the same plies, so that none hides the others where lines run together. */
static void
paint_marks (const FavorChart *chart, cairo_t *cr, guint seat)
{
  double n_marks = MAX (1,
                        floor (favor_ply_scale_get_length (&chart->scale) /
                               MARK_SPACING));
  double every = chart->scale.n_plies / n_marks;
  double first = every * (seat + 0.5) / chart->scale.n_seats;

  for (double at = first; every > 0 && at <= chart->scale.n_plies; at += MAX (every, 1))
    paint_mark (chart, cr, seat, (guint) at);
}

static void
paint_seat (const FavorChart *chart, cairo_t *cr, guint seat)
{
  guint32 field, emblem;

  favor_seat_sign_get_rgb (chart->scale.colour[seat], &field, &emblem);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  trace_seat (chart, cr, seat);
  favor_ply_scale_set_source (cr, FAVOR_PLY_INK);
  cairo_set_line_width (cr, 3.6);
  cairo_stroke_preserve (cr);
  favor_ply_scale_set_source (cr, field);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

/* ---- The end -------------------------------------------------------------------------- */

typedef struct
{
  guint  seat;
  int    value;
  double y;
} Label;

static int
compare_labels (gconstpointer a, gconstpointer b)
{
  const Label *first = a, *second = b;

  if (first->value != second->value)
    return first->value > second->value ? -1 : 1;
  return first->seat < second->seat ? -1 : 1;
}

/* Pushes labels apart that would lie on each other: down from the top, then up from the foot. */
static void
spread (Label *labels, guint n, double top, double bottom)
{
  double gap = MIN (LABEL_HEIGHT, (bottom - top) / MAX (1, n - 1));

  for (guint i = 0; i < n; i++)
    labels[i].y = MAX (labels[i].y, i == 0 ? top : labels[i - 1].y + gap);
  for (guint i = n; i-- > 0;)
    labels[i].y = MIN (labels[i].y, i + 1 == n ? bottom : labels[i + 1].y - gap);
}

/* The shield of each seat and its last value, the greatest on top. */
static void
paint_labels (const FavorChart *chart, PangoContext *context, cairo_t *cr)
{
  Label  labels[FAVOR_MAX_SEATS];
  double start = chart->scale.start + favor_ply_scale_get_length (&chart->scale) +
                 END_GAP - 15;

  for (guint i = 0; i < chart->scale.n_seats; i++)
    {
      int value = chart->value (chart->data, chart->scale.n_plies, i);

      labels[i] = (Label){ i, value, favor_chart_y (chart, value) };
    }
  qsort (labels, chart->scale.n_seats, sizeof *labels, compare_labels);
  spread (labels,
          chart->scale.n_seats,
          LABEL_HEIGHT / 2.0,
          chart->scale.height - LABEL_HEIGHT / 2.0);
  for (guint i = 0; i < chart->scale.n_seats; i++)
    {
      g_autofree char        *text = figure_text (chart, labels[i].value);
      g_autoptr (PangoLayout) layout = create_figure (context, text, TRUE);

      cairo_save (cr);
      cairo_translate (cr,
                       chart->scale.rtl ? favor_ply_scale_turn (&chart->scale, start + 12)
                                        : start,
                       labels[i].y - LABEL_HEIGHT / 2.0 + 0.5);
      favor_seat_sign_paint (cr,
                             chart->scale.colour[labels[i].seat],
                             12,
                             LABEL_HEIGHT - 1.0);
      cairo_restore (cr);
      favor_ply_scale_set_source (cr, FAVOR_PLY_INK);
      paint_figure (cr,
                    layout,
                    favor_ply_scale_turn (&chart->scale, start + 15),
                    labels[i].y,
                    chart->scale.rtl ? 1 : 0);
    }
}

void
favor_chart_paint (const FavorChart *chart, PangoContext *context, cairo_t *cr)
{
  paint_values (chart, context, cr);
  for (guint i = 0; i < chart->scale.starts->len; i++)
    paint_round (chart, context, cr, i);
  for (guint i = chart->scale.n_seats; i-- > 0;)
    paint_seat (chart, cr, i);
  for (guint i = chart->scale.n_seats; i-- > 0;)
    paint_marks (chart, cr, i);
  paint_labels (chart, context, cr);
  favor_ply_scale_paint_points (&chart->scale, cr, 6, 5);
}
