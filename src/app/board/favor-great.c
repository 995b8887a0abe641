/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "favor-great.h"

#include "favor-scroll.h"

/* How large it is, as a share of the shorter side of its area, and in pixels. */
#define SHARE 0.48
#define LEAST 96.0
#define MOST  230.0
/* What shines around it, by its own size. */
#define SHINES 2.3
#define RAYS   14
/* How far the rays turn in all, in rays. */
#define TURNS 1.4
/* When a scroll begins to open. */
#define OPENS 0.08
/* When it is there, when the shield falls, when it has landed, and when all goes. */
#define GROWN  0.22
#define FALLS  0.32
#define LANDED 0.46
#define GOES   0.82
/* How large the shield is by what it is set on, and how much larger when it begins to fall. */
#define STAMP  0.42
#define LIFTED 2.2
/* Where it comes to lie, below the middle: at the foot of what is held up, or on the lower rod of a scroll. */
#define FOOT 0.44
#define ROD  0.6

/* Gold, as on the cards. */
#define GOLD_RED   0.94
#define GOLD_GREEN 0.78
#define GOLD_BLUE  0.38

static double
part_of (double share, double from, double to)
{
  return CLAMP ((share - from) / (to - from), 0, 1);
}

static double
get_opacity (const FavorGreat *self)
{
  return MIN (part_of (self->share, 0, GROWN / 2), 1 - part_of (self->share, GOES, 1));
}

static cairo_pattern_t *
create_shine (double radius, double strength)
{
  cairo_pattern_t *shine = cairo_pattern_create_radial (0,
                                                        0,
                                                        radius * 0.15,
                                                        0,
                                                        0,
                                                        radius);

  cairo_pattern_add_color_stop_rgba (shine, 0, GOLD_RED, GOLD_GREEN, GOLD_BLUE, strength);
  cairo_pattern_add_color_stop_rgba (shine, 1, GOLD_RED, GOLD_GREEN, GOLD_BLUE, 0);
  return shine;
}

static void
fill_shine (cairo_t *cr, double radius, double strength)
{
  cairo_pattern_t *shine = create_shine (radius, strength);

  cairo_set_source (cr, shine);
  cairo_fill (cr);
  cairo_pattern_destroy (shine);
}

/* A dark ground: the board below may be as bright as gold. */
static void
fill_shade (cairo_t *cr, double radius)
{
  cairo_pattern_t *shade = cairo_pattern_create_radial (0, 0, 0, 0, 0, radius);

  cairo_pattern_add_color_stop_rgba (shade, 0, 0.1, 0.05, 0, 0.55);
  cairo_pattern_add_color_stop_rgba (shade, 0.6, 0.1, 0.05, 0, 0.4);
  cairo_pattern_add_color_stop_rgba (shade, 1, 0.1, 0.05, 0, 0);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

static void
add_rays (const FavorGreat *self, cairo_t *cr, double radius)
{
  double wide = 2 * G_PI / RAYS;

  if (!self->still)
    cairo_rotate (cr, wide * TURNS * self->share);
  for (guint i = 0; i < RAYS; i++)
    {
      cairo_move_to (cr, 0, 0);
      cairo_arc (cr, 0, 0, radius, wide * i, wide * (i + 0.5));
      cairo_close_path (cr);
    }
  fill_shine (cr, radius, 0.85);
}

/* Behind what is held up there are rays; a scroll is opened before a mere shine. */
static void
draw_behind (const FavorGreat *self, double radius, GtkSnapshot *snapshot)
{
  float    edge = (float) ceil (radius);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (-edge,
                                                                -edge,
                                                                2 * edge,
                                                                2 * edge));

  fill_shade (cr, radius);
  if (self->opening == FAVOR_GREAT_HELD)
    add_rays (self, cr, radius);
  cairo_arc (cr, 0, 0, radius * 0.7, 0, 2 * G_PI);
  fill_shine (cr, radius * 0.7, 0.6);
  cairo_destroy (cr);
}

static void
draw_scroll (const FavorGreat *self,
             GtkWidget        *widget,
             double            size,
             GtkSnapshot      *snapshot)
{
  double opened = self->still ? 1
                              : adw_easing_ease (ADW_EASE_IN_OUT_CUBIC,
                                                 part_of (self->share, OPENS, FALLS));

  favor_scroll_snapshot (self->face, size, opened, widget, snapshot);
}

static void
draw_face (const FavorGreat *self, GtkWidget *widget, double size, GtkSnapshot *snapshot)
{
  double aspect = favor_face_get_aspect (self->face);
  double width = aspect < 1 ? size * aspect : size;
  double grown = self->still
                   ? 1
                   : adw_easing_ease (ADW_EASE_OUT_BACK, part_of (self->share, 0, GROWN));
  float  scale = (float) (0.4 + 0.6 * grown);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (-width / 2),
                                                (float) (-width / aspect / 2)));
  favor_face_snapshot (self->face, widget, snapshot, width);
  gtk_snapshot_restore (snapshot);
}

static void
draw_stamp (const FavorGreat *self, double size, GtkSnapshot *snapshot)
{
  double foot = self->opening == FAVOR_GREAT_SCROLL ? ROD : FOOT;
  double fallen = self->still ? 1
                              : adw_easing_ease (ADW_EASE_IN_CUBIC,
                                                 part_of (self->share, FALLS, LANDED));
  double side = size * STAMP * (LIFTED + (1 - LIFTED) * fallen);

  if (self->stamp == NULL || (!self->still && self->share < FALLS))
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, MIN (1, fallen + 0.2));
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (-side / 2),
                                                (float) (size * foot - side / 2)));
  gdk_paintable_snapshot (self->stamp, GDK_SNAPSHOT (snapshot), side, side);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

void
favor_great_snapshot (const FavorGreat      *self,
                      GtkWidget             *widget,
                      const graphene_rect_t *area,
                      GtkSnapshot           *snapshot)
{
  double           side = MIN (area->size.width, area->size.height);
  double           size = CLAMP (side * SHARE, LEAST, MOST);
  graphene_point_t middle;

  graphene_rect_get_center (area, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_clip (snapshot, area);
  gtk_snapshot_push_opacity (snapshot, get_opacity (self));
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (floorf (middle.x), floorf (middle.y)));
  draw_behind (self, size * SHINES / 2, snapshot);
  if (self->opening == FAVOR_GREAT_SCROLL)
    draw_scroll (self, widget, size, snapshot);
  else
    draw_face (self, widget, size, snapshot);
  draw_stamp (self, size, snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}
