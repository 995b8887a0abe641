/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "orders-light.h"

#include "favor-shapes.h"
#include "favor-tile-art.h"

/* In shares of a tile: how far the line reaches over the tiles at the end of the map. */
#define MARGIN 0.04
/* Of the line around all, in shares of a tile and in pixels. */
#define LINE       0.08
#define LINE_LEAST 4.0
/* How much is seen of the line. */
#define LINE_ALPHA 0.95f

/* A part of a tile. */
typedef struct
{
  FavorPlacedTile placed;
  guint8          segment;
} Lit;

struct _OrdersLight
{
  GtkWidget parent_instance;

  Lit     lit[FAVOR_TILE_MAP_MAX_NODES];
  guint   n_lit;
  GdkRGBA colour;
  /* Nothing is seen but the line. */
  gboolean hollow;
  /* In tiles: those that are lit, and the margin. */
  graphene_rect_t place;
};

G_DEFINE_FINAL_TYPE (OrdersLight, orders_light, GTK_TYPE_WIDGET)

/* ---- Drawing -------------------------------------------------------------------------- */

/* Holes are those of the outline of one tile, so each is drawn by itself. */
static void
draw_each (OrdersLight *self, cairo_t *cr, double tile, void (*draw) (cairo_t *cr))
{
  for (guint i = 0; i < self->n_lit; i++)
    {
      const FavorPlacedTile *placed = &self->lit[i].placed;

      cairo_save (cr);
      cairo_translate (cr,
                       (placed->x - (double) self->place.origin.x) * tile,
                       (placed->y - (double) self->place.origin.y) * tile);
      favor_tile_art_trace (cr,
                            placed->tile,
                            self->lit[i].segment,
                            placed->rotation,
                            tile);
      cairo_restore (cr);
      draw (cr);
    }
}

/* First a line around each tile's part, then the parts take its place within: what is left of it lies
 * around the whole. */
static void
draw_light (OrdersLight *self, cairo_t *cr, double tile)
{
  GdkRGBA colour = self->colour;

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (tile * LINE, LINE_LEAST));
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  colour.alpha = LINE_ALPHA;
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_each (self, cr, tile, cairo_stroke);
  colour.alpha = self->hollow ? 0 : self->colour.alpha;
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_each (self, cr, tile, cairo_fill);
}

static void
orders_light_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrdersLight *self = ORDERS_LIGHT (widget);
  int          width = gtk_widget_get_width (widget);
  int          height = gtk_widget_get_height (widget);
  cairo_t     *cr;

  if (self->n_lit == 0 || width == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &FAVOR_RECT (0, 0, width, height));
  cairo_push_group (cr);
  draw_light (self, cr, width / (double) self->place.size.width);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* ---- What is lit ---------------------------------------------------------------------- */

static guint
list_lit (const OrdersState *state, FavorNode name, Lit lit[FAVOR_TILE_MAP_MAX_NODES])
{
  OrdersSpot spots[FAVOR_TILE_MAP_MAX_NODES];
  guint      n = orders_list_spots (state, name, spots);

  for (guint i = 0; i < n; i++)
    {
      lit[i].placed = state->placed[spots[i].at];
      lit[i].segment = (guint8) orders_segment_of_part (lit[i].placed.tile,
                                                        spots[i].part);
    }
  return n;
}

static graphene_rect_t
find_place (const Lit *lit, guint n)
{
  graphene_rect_t place = *graphene_rect_zero ();

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t tile = FAVOR_RECT (lit[i].placed.x, lit[i].placed.y, 1, 1);

      if (i == 0)
        place = tile;
      else
        graphene_rect_union (&place, &tile, &place);
    }
  if (n > 0)
    graphene_rect_inset (&place, (float) -MARGIN, (float) -MARGIN);
  return place;
}

gboolean
orders_light_set (OrdersLight       *self,
                  const OrdersState *state,
                  const FavorNode   *names,
                  guint              n_names,
                  const GdkRGBA     *colour)
{
  Lit   lit[FAVOR_TILE_MAP_MAX_NODES];
  guint n = 0;

  for (guint i = 0; i < n_names; i++)
    n += list_lit (state, names[i], &lit[n]);

  if (n == self->n_lit && memcmp (lit, self->lit, n * sizeof *lit) == 0 &&
      (n == 0 || gdk_rgba_equal (colour, &self->colour)))
    return FALSE;
  memcpy (self->lit, lit, n * sizeof *lit);
  self->n_lit = n;
  self->place = find_place (lit, n);
  if (n > 0)
    self->colour = *colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

graphene_rect_t
orders_light_get_place (OrdersLight *self)
{
  return self->place;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
orders_light_class_init (OrdersLightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = orders_light_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "light");
}

static void
orders_light_init (OrdersLight *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
orders_light_new (gboolean hollow)
{
  OrdersLight *self = g_object_new (ORDERS_TYPE_LIGHT, NULL);

  self->hollow = hollow;
  return GTK_WIDGET (self);
}
