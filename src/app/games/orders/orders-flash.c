/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "orders-flash.h"

#include "favor-motion.h"
#include "favor-shapes.h"
#include "orders-outline.h"

/* How much of the way around is bright at once. */
#define BRIGHT 0.3f
/* It is brightest in front: so many lines lie on each other there, and only one at its end. */
#define N_LINES 5
/* How wide it is and how wide it shines, in shares of a tile and in pixels. */
#define CORE        0.05
#define CORE_LEAST  3.0
#define SHINE       0.16
#define SHINE_LEAST 9.0
/* How much of one line is seen, and of what shines. */
#define LINE_ALPHA  0.5f
#define SHINE_ALPHA 0.5f
/* What does not move is seen so many times as long as it takes to appear. */
#define STILL_FADES 5
/* The share of that time in which it appears. */
#define APPEARS 0.25

struct _OrdersFlash
{
  GtkWidget parent_instance;

  /* GArray of graphene_point_t, in tiles. */
  GPtrArray      *rings;
  graphene_rect_t place;
  guint           tick;
  gboolean        still;
  /* In microseconds of the frame clock. */
  gint64 since;
  gint64 length;
};

G_DEFINE_FINAL_TYPE (OrdersFlash, orders_flash, GTK_TYPE_WIDGET)

/* ---- A part of a ring ----------------------------------------------------------------- */

static const graphene_point_t *
get_corner (const GArray *ring, guint i)
{
  return &g_array_index (ring, graphene_point_t, i);
}

static float
measure_side (const GArray *ring, guint i)
{
  return graphene_point_distance (get_corner (ring, i - 1),
                                  get_corner (ring, i),
                                  NULL,
                                  NULL);
}

static float
measure (const GArray *ring)
{
  float length = 0;

  for (guint i = 1; i < ring->len; i++)
    length += measure_side (ring, i);
  return length;
}

/* (transfer full): what of it lies between two places on the way around, in tiles. */
static GArray *
cut (const GArray *ring, float from, float to)
{
  GArray *part = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  float   passed = 0;

  for (guint i = 1; i < ring->len; i++)
    {
      float            side = measure_side (ring, i);
      float            begin = CLAMP (from - passed, 0, side);
      float            end = CLAMP (to - passed, 0, side);
      graphene_point_t point;

      passed += side;
      if (begin >= end)
        continue;
      graphene_point_interpolate (get_corner (ring, i - 1),
                                  get_corner (ring, i),
                                  begin / side,
                                  &point);
      g_array_append_val (part, point);
      graphene_point_interpolate (get_corner (ring, i - 1),
                                  get_corner (ring, i),
                                  end / side,
                                  &point);
      g_array_append_val (part, point);
    }
  return part;
}

static graphene_rect_t
find_bounds (const GArray *line)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (get_corner (line, 0)->x,
                                               get_corner (line, 0)->y,
                                               0,
                                               0);

  for (guint i = 1; i < line->len; i++)
    graphene_rect_expand (&bounds, get_corner (line, i), &bounds);
  return bounds;
}

/* ---- Drawing -------------------------------------------------------------------------- */

static double
get_core (double tile)
{
  return MAX (tile * CORE, CORE_LEAST);
}

static double
get_shine (double tile)
{
  return MAX (tile * SHINE, SHINE_LEAST);
}

/* Where something in tiles is on the widget. */
static graphene_point_t
locate (OrdersFlash *self, const graphene_point_t *point, double tile)
{
  return GRAPHENE_POINT_INIT ((float) ((point->x - self->place.origin.x) * tile),
                              (float) ((point->y - self->place.origin.y) * tile));
}

static void
stroke (OrdersFlash *self, cairo_t *cr, const GArray *line, double tile)
{
  for (guint i = 0; i < line->len; i++)
    {
      graphene_point_t at = locate (self, get_corner (line, i), tile);

      cairo_line_to (cr, (double) at.x, (double) at.y);
    }
  cairo_stroke (cr);
}

static void
set_pen (cairo_t *cr, const GdkRGBA *colour, float alpha, double width)
{
  GdkRGBA pen = *colour;

  pen.alpha = alpha;
  gdk_cairo_set_source_rgba (cr, &pen);
  cairo_set_line_width (cr, width);
}

/* (transfer full): no more than what is bright is drawn anew in each frame. */
static cairo_t *
begin (OrdersFlash *self, GtkSnapshot *snapshot, const GArray *line, double tile)
{
  graphene_rect_t  bounds = find_bounds (line);
  graphene_point_t corner = locate (self, &bounds.origin, tile);
  float            edge = (float) ceil (get_shine (tile) / 2) + 1;
  cairo_t         *cr;

  bounds = GRAPHENE_RECT_INIT (floorf (corner.x) - edge,
                               floorf (corner.y) - edge,
                               ceilf (bounds.size.width * (float) tile) + 2 * edge + 1,
                               ceilf (bounds.size.height * (float) tile) + 2 * edge + 1);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  return cr;
}

static void
draw_running (OrdersFlash  *self,
              GtkSnapshot  *snapshot,
              const GArray *ring,
              double        tile,
              float         share)
{
  float    length = measure (ring), bright = length * BRIGHT;
  float    front = (length + bright) * share;
  cairo_t *cr = NULL;

  for (guint i = 0; i < N_LINES; i++)
    {
      float              from = front - bright * (float) (N_LINES - i) / N_LINES;
      g_autoptr (GArray) line = cut (ring, MAX (from, 0), MIN (front, length));

      if (line->len == 0)
        continue;
      if (cr == NULL)
        {
          cr = begin (self, snapshot, line, tile);
          set_pen (cr, &favor_gold_light, SHINE_ALPHA, get_shine (tile));
          stroke (self, cr, line, tile);
        }
      set_pen (cr, &(GdkRGBA){ 1, 1, 1, 1 }, LINE_ALPHA, get_core (tile));
      stroke (self, cr, line, tile);
    }
  g_clear_pointer (&cr, cairo_destroy);
}

static void
draw_still (OrdersFlash  *self,
            GtkSnapshot  *snapshot,
            const GArray *ring,
            double        tile,
            double        share)
{
  float    seen = (float) MIN (share / APPEARS, (1 - share) / (1 - APPEARS));
  cairo_t *cr = begin (self, snapshot, ring, tile);

  set_pen (cr, &favor_gold_light, SHINE_ALPHA * seen, get_shine (tile));
  stroke (self, cr, ring, tile);
  set_pen (cr, &(GdkRGBA){ 1, 1, 1, 1 }, seen, get_core (tile));
  stroke (self, cr, ring, tile);
  cairo_destroy (cr);
}

static double
get_share (OrdersFlash *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return (double) (gdk_frame_clock_get_frame_time (clock) - self->since) /
         (double) self->length;
}

static void
orders_flash_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrdersFlash *self = ORDERS_FLASH (widget);
  double       tile, share;

  if (self->tick == 0)
    return;
  tile = gtk_widget_get_width (widget) / (double) self->place.size.width;
  share = CLAMP (get_share (self), 0, 1);
  for (guint i = 0; i < self->rings->len; i++)
    if (self->still)
      draw_still (self, snapshot, g_ptr_array_index (self->rings, i), tile, share);
    else
      draw_running (self,
                    snapshot,
                    g_ptr_array_index (self->rings, i),
                    tile,
                    (float) adw_easing_ease (ADW_EASE_IN_OUT_SINE, share));
}

/* ---- Time ----------------------------------------------------------------------------- */

static void
end (OrdersFlash *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_ptr_array_set_size (self->rings, 0);
  self->place = *graphene_rect_zero ();
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrdersFlash *self = ORDERS_FLASH (widget);

  gtk_widget_queue_draw (widget);
  if (get_share (self) < 1)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  end (self);
  return G_SOURCE_REMOVE;
}

static void
add_rings (OrdersFlash *self, const OrdersState *state, FavorNode name)
{
  g_autoptr (GPtrArray) rings = orders_outline_new (state, name);

  for (guint i = 0; i < rings->len; i++)
    {
      GArray         *ring = g_ptr_array_index (rings, i);
      graphene_rect_t bounds = find_bounds (ring);

      if (self->rings->len == 0)
        self->place = bounds;
      else
        graphene_rect_union (&self->place, &bounds, &self->place);
      g_ptr_array_add (self->rings, g_array_ref (ring));
    }
}

void
orders_flash_start (OrdersFlash       *self,
                    const OrdersState *state,
                    const FavorNode   *names,
                    guint              n_names)
{
  guint moved = favor_motion_get_duration (FAVOR_MOTION_SCORE);
  guint length = moved > 0 ? moved
                           : favor_motion_get_duration (FAVOR_MOTION_FADE) * STILL_FADES;

  end (self);
  if (length == 0)
    return;
  for (guint i = 0; i < n_names; i++)
    add_rings (self, state, names[i]);
  if (self->rings->len == 0)
    return;
  self->still = moved == 0;
  self->since = g_get_monotonic_time ();
  self->length = length * (gint64) 1000;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

graphene_rect_t
orders_flash_get_place (OrdersFlash *self)
{
  return self->place;
}

gboolean
orders_flash_get_runs (OrdersFlash *self)
{
  return self->tick != 0;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
orders_flash_finalize (GObject *object)
{
  g_ptr_array_unref (ORDERS_FLASH (object)->rings);

  G_OBJECT_CLASS (orders_flash_parent_class)->finalize (object);
}

static void
orders_flash_class_init (OrdersFlashClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = orders_flash_finalize;
  widget_class->snapshot = orders_flash_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "flash");
}

static void
orders_flash_init (OrdersFlash *self)
{
  self->rings = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
orders_flash_new (void)
{
  return g_object_new (ORDERS_TYPE_FLASH, NULL);
}
