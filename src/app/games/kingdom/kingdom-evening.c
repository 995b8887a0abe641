/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-evening.h"

#include "favor-shapes.h"

/* Of the last sun, and of the night that comes behind it: deep colours in a thin layer, which leave the
 * tiles their own ones and the signs on them their contrast. */
static const GdkRGBA sun = { 0.957f, 0.475f, 0.078f, 0.24f };
static const GdkRGBA dusk = { 0.384f, 0.078f, 0.286f, 0.20f };
static const GdkRGBA night = { 0.024f, 0.039f, 0.361f, 0.32f };

struct _KingdomEvening
{
  GtkWidget parent_instance;

  /* In tiles, from the place of the light. */
  graphene_point_t cells[KINGDOM_N_TILES];
  guint            n_cells;
  graphene_rect_t  place;
};

G_DEFINE_FINAL_TYPE (KingdomEvening, kingdom_evening, GTK_TYPE_WIDGET)

static void
add_stop (cairo_pattern_t *pattern, double at, const GdkRGBA *colour)
{
  cairo_pattern_add_color_stop_rgba (pattern,
                                     at,
                                     colour->red,
                                     colour->green,
                                     colour->blue,
                                     colour->alpha);
}

/* All cells are one shape: between two of them no seam is seen. */
static void
kingdom_evening_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  KingdomEvening  *self = KINGDOM_EVENING (widget);
  const int        width = gtk_widget_get_width (widget);
  const int        height = gtk_widget_get_height (widget);
  cairo_pattern_t *pattern;
  cairo_t         *cr;

  if (self->n_cells == 0 || width == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &FAVOR_RECT (0, 0, width, height));
  cairo_scale (cr,
               width / (double) self->place.size.width,
               height / (double) self->place.size.height);
  for (guint i = 0; i < self->n_cells; i++)
    cairo_rectangle (cr, (double) self->cells[i].x, (double) self->cells[i].y, 1, 1);
  pattern = cairo_pattern_create_linear (0, 0, (double) self->place.size.width, 0);
  add_stop (pattern, 0, &sun);
  add_stop (pattern, 0.5, &dusk);
  add_stop (pattern, 1, &night);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
  cairo_destroy (cr);
}

static void
find_place (KingdomEvening *self)
{
  self->place = *graphene_rect_zero ();
  for (guint i = 0; i < self->n_cells; i++)
    {
      const graphene_rect_t cell = GRAPHENE_RECT_INIT (self->cells[i].x,
                                                       self->cells[i].y,
                                                       1,
                                                       1);

      if (i == 0)
        self->place = cell;
      else
        graphene_rect_union (&self->place, &cell, &self->place);
    }
}

graphene_rect_t
kingdom_evening_fall_on (KingdomEvening *self, const KingdomTile *tiles)
{
  self->n_cells = 0;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (tiles[tile].place == KINGDOM_PLACE_MAP)
      self->cells[self->n_cells++] = GRAPHENE_POINT_INIT (tiles[tile].x, tiles[tile].y);
  find_place (self);
  for (guint i = 0; i < self->n_cells; i++)
    {
      self->cells[i].x -= self->place.origin.x;
      self->cells[i].y -= self->place.origin.y;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return self->place;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
kingdom_evening_class_init (KingdomEveningClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = kingdom_evening_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "evening");
}

static void
kingdom_evening_init (KingdomEvening *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
kingdom_evening_new (void)
{
  return g_object_new (KINGDOM_TYPE_EVENING, NULL);
}
