/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-light.h"

#include "favor-shapes.h"

/* In shares of a tile: how far the line reaches over the tiles at the end of the place, and how wide a road
 * is. */
#define MARGIN 0.16
#define ROAD   0.16
/* Of the line and of its dark edges, in pixels. */
#define LINE 3
#define EDGE 6
#define DASH 7
/* Of a broken line. */
#define PIECE 11

static const GdkRGBA pale = { 0.769f, 0.886f, 0.796f, 1 };

struct _KingdomLight
{
  GtkWidget parent_instance;

  KingdomGlow     glows[KINGDOM_MAX_GLOWS];
  guint           n_glows;
  KingdomLine     line;
  graphene_rect_t place;
};

G_DEFINE_FINAL_TYPE (KingdomLight, kingdom_light, GTK_TYPE_WIDGET)

/* ---- Shapes --------------------------------------------------------------------------- */

/* From the middle of its quadrant's tile, which is as wide as 1; the north lies above. */
static void
trace_octant (cairo_t *cr, guint octant)
{
  cairo_save (cr);
  cairo_rotate (cr, octant / 2 * G_PI_2);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, octant % 2 == 0 ? -0.5 : 0.5, -0.5);
  cairo_line_to (cr, 0, -0.5);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
trace_arm (cairo_t *cr, guint side)
{
  cairo_save (cr);
  cairo_rotate (cr, side * G_PI_2);
  cairo_rectangle (cr, -ROAD / 2, -0.5, ROAD, 0.5 + ROAD / 2);
  cairo_restore (cr);
}

static void
trace_cell (cairo_t *cr, const KingdomGlow *glow)
{
  cairo_save (cr);
  cairo_translate (cr, glow->x + 0.5, glow->y + 0.5);
  if (glow->whole)
    cairo_rectangle (cr, -0.5, -0.5, 1, 1);
  for (guint octant = 0; octant < KINGDOM_N_OCTANTS; octant++)
    if ((glow->octants >> octant & 1) != 0)
      trace_octant (cr, octant);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((glow->arms >> side & 1) != 0)
      trace_arm (cr, side);
  cairo_restore (cr);
}

/* ---- Drawing -------------------------------------------------------------------------- */

static void
stroke (cairo_t *cr, const GdkRGBA *colour, double width)
{
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
}

/* Along all of the path. */
static void
draw_line (KingdomLight *self, cairo_t *cr)
{
  static const double dashes[] = { DASH, DASH }, pieces[] = { PIECE, PIECE };

  switch (self->line)
    {
    case KINGDOM_LINE_WHOLE:
      stroke (cr, &favor_ink, 2 * EDGE);
      stroke (cr, &favor_gold_light, 2 * LINE);
      break;
    case KINGDOM_LINE_DASHED:
      stroke (cr, &favor_ink, 2 * EDGE);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      stroke (cr, &pale, 2 * LINE);
      break;
    case KINGDOM_LINE_BROKEN:
      cairo_set_dash (cr, pieces, G_N_ELEMENTS (pieces), 0);
      stroke (cr, &favor_ink, 2 * EDGE);
      stroke (cr, &favor_gold_light, 2 * LINE);
      break;
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

/* First lines around each part, then the parts take away what lies within: what is left of the lines lies
 * around the whole. */
static void
draw_lines (KingdomLight *self, cairo_t *cr, double tile)
{
  cairo_save (cr);
  cairo_scale (cr, tile, tile);
  cairo_translate (cr, -(double) self->place.origin.x, -(double) self->place.origin.y);
  for (guint i = 0; i < self->n_glows; i++)
    trace_cell (cr, &self->glows[i]);
  cairo_restore (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_line (self, cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_fill_preserve (cr);
  if (self->line != KINGDOM_LINE_BROKEN)
    stroke (cr, &favor_ink, 1);
}

static void
kingdom_light_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  KingdomLight *self = KINGDOM_LIGHT (widget);
  int           width = gtk_widget_get_width (widget);
  int           height = gtk_widget_get_height (widget);
  cairo_t      *cr;

  if (self->n_glows == 0 || width == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &FAVOR_RECT (0, 0, width, height));
  cairo_push_group (cr);
  draw_lines (self, cr, width / (double) self->place.size.width);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* ---- What is lit ---------------------------------------------------------------------- */

void
kingdom_light_set (KingdomLight *self, const KingdomGlow *glows, guint n_glows)
{
  self->n_glows = n_glows;
  self->place = *graphene_rect_zero ();
  for (guint i = 0; i < n_glows; i++)
    {
      graphene_rect_t cell = FAVOR_RECT (glows[i].x, glows[i].y, 1, 1);

      self->glows[i] = glows[i];
      if (i == 0)
        self->place = cell;
      else
        graphene_rect_union (&self->place, &cell, &self->place);
    }
  if (n_glows > 0)
    graphene_rect_inset (&self->place, (float) -MARGIN, (float) -MARGIN);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

graphene_rect_t
kingdom_light_get_place (KingdomLight *self)
{
  return self->place;
}

gboolean
kingdom_light_covers (KingdomLight *self, gint x, gint y)
{
  for (guint i = 0; i < self->n_glows; i++)
    if (self->glows[i].x == x && self->glows[i].y == y)
      return TRUE;
  return FALSE;
}

graphene_point_t
kingdom_light_get_top (KingdomLight *self)
{
  const KingdomGlow *top = &self->glows[0];

  for (guint i = 1; i < self->n_glows; i++)
    if (self->glows[i].y < top->y)
      top = &self->glows[i];
  return GRAPHENE_POINT_INIT ((float) top->x + 0.5f, (float) top->y);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
kingdom_light_class_init (KingdomLightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = kingdom_light_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "light");
}

static void
kingdom_light_init (KingdomLight *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
kingdom_light_new (KingdomLine line)
{
  KingdomLight *self = g_object_new (KINGDOM_TYPE_LIGHT, NULL);

  self->line = line;
  return GTK_WIDGET (self);
}
