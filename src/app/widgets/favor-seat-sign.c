/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-seat-sign.h"

#include "favor-art-picture.h"
#include "favor-crests.h"
#include "favor-properties.h"
#include "favor-schema.h"
#include "favor-signals.h"
#include "favor-texture.h"

struct _FavorSeatSign
{
  GtkWidget parent_instance;

  guint    colour;
  int      size;
  gboolean personal;
  /* What it is within, while that is known. */
  FavorCrests *crests;
  /* The shield as it was drawn last: most are drawn again and again as they are. */
  GdkTexture *picture;
  guint       picture_colour;
  int         picture_scale;
  int         picture_width;
  int         picture_height;
};

G_DEFINE_FINAL_TYPE (FavorSeatSign, favor_seat_sign, GTK_TYPE_WIDGET)

enum
{
  PROP_COLOUR,
  PROP_SIZE,
  PROP_PERSONAL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Emblems are drawn in a square from -1 to 1. */
typedef void (*DrawEmblem) (cairo_t *cr);

typedef struct
{
  const char *title;
  guint32     field;
  guint32     shade;
  guint32     emblem;
  DrawEmblem  draw;
} Sign;

#define INK   0x241f2b
#define PAPER 0xf7edd8
#define GOLD  0xdda53a

static void
draw_disc (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 0.75, 0, 2 * G_PI);
}

static void
draw_drop (cairo_t *cr)
{
  cairo_move_to (cr, 0, -1);
  cairo_curve_to (cr, 0.3, -0.5, 0.65, -0.15, 0.65, 0.3);
  cairo_arc (cr, 0, 0.3, 0.65, 0, G_PI);
  cairo_curve_to (cr, -0.65, -0.15, -0.3, -0.5, 0, -1);
}

static void
draw_triangle (cairo_t *cr)
{
  cairo_move_to (cr, 0, -0.85);
  cairo_line_to (cr, 0.9, 0.7);
  cairo_line_to (cr, -0.9, 0.7);
}

static void
draw_leaf (cairo_t *cr)
{
  cairo_move_to (cr, -0.75, 0.75);
  cairo_curve_to (cr, -1, -0.4, -0.2, -0.85, 0.8, -0.8);
  cairo_curve_to (cr, 0.85, 0.3, 0.3, 0.95, -0.75, 0.75);
}

static void
draw_tower (cairo_t *cr)
{
  cairo_rectangle (cr, -0.75, -0.3, 1.5, 1.1);
  cairo_rectangle (cr, -0.75, -0.85, 0.36, 0.6);
  cairo_rectangle (cr, -0.18, -0.85, 0.36, 0.6);
  cairo_rectangle (cr, 0.39, -0.85, 0.36, 0.6);
}

static void
draw_crescent (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 0.85, -0.25 * G_PI, 1.25 * G_PI);
  cairo_arc_negative (cr, 0, -0.55, 0.62, 0.98 * G_PI, 0.02 * G_PI);
}

static void
draw_star (cairo_t *cr)
{
  for (int i = 0; i < 8; i++)
    {
      double radius = i % 2 == 0 ? 1 : 0.33;
      double angle = i * G_PI / 4;

      cairo_line_to (cr, radius * sin (angle), -radius * cos (angle));
    }
}

static void
draw_bars (cairo_t *cr)
{
  cairo_rectangle (cr, -0.8, -0.75, 1.6, 0.36);
  cairo_rectangle (cr, -0.8, -0.18, 1.6, 0.36);
  cairo_rectangle (cr, -0.8, 0.39, 1.6, 0.36);
}

/* Eight pairs that stay apart in shape as well as in lightness. */
static const Sign signs[FAVOR_MAX_SEATS] = {
  /* Translators: colour and emblem of a seat's shield */
  { N_ ("Red, disc"), 0xb3201c, 0x6e1014, PAPER, draw_disc },
  { N_ ("Blue, drop"), 0x1f3fa8, 0x14245f, PAPER, draw_drop },
  { N_ ("Amber, triangle"), 0xf7cb3c, 0xb17a0f, INK, draw_triangle },
  { N_ ("Green, leaf"), 0x3a9474, 0x1b5a47, PAPER, draw_leaf },
  { N_ ("Black, tower"), 0x221f26, 0x0c0a10, PAPER, draw_tower },
  { N_ ("Violet, crescent"), 0xb574dc, 0x6e3d93, INK, draw_crescent },
  { N_ ("Teal, star"), 0x9fe3ee, 0x4a9baa, INK, draw_star },
  { N_ ("White, bars"), 0xf2efe9, 0xb9b1a6, INK, draw_bars },
};

static void
set_source (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr,
                        ((rgb >> 16) & 0xff) / 255.0,
                        ((rgb >> 8) & 0xff) / 255.0,
                        (rgb & 0xff) / 255.0);
}

/* A shield whose box is 0 to 1 wide and 0 to 1.15 high, made smaller by `inset`. */
static void
trace_shield (cairo_t *cr, double inset)
{
  double left = inset, right = 1 - inset, top = 0.06 + inset, bottom = 1.13 - inset;

  cairo_move_to (cr, left, top);
  cairo_curve_to (cr, 0.33, top - 0.05, 0.67, top - 0.05, right, top);
  cairo_line_to (cr, right, 0.56);
  cairo_curve_to (cr, right, 0.82, 0.75, bottom - 0.1, 0.5, bottom);
  cairo_curve_to (cr, 0.25, bottom - 0.1, left, 0.82, left, 0.56);
  cairo_close_path (cr);
}

/* (nullable): the id of a picture. */
static const char *
get_crest (FavorSeatSign *self)
{
  return self->personal ? NULL : favor_crests_get (self->crests, self->colour);
}

static void
paint_picture (FavorSeatSign *self, int width, int height, int scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         width * scale,
                                                         height * scale);
  cairo_t         *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  favor_seat_sign_paint (cr, self->colour, width, height);
  cairo_destroy (cr);
  g_clear_object (&self->picture);
  self->picture = favor_texture_from_surface (surface);
  self->picture_colour = self->colour;
  self->picture_scale = scale;
  self->picture_width = width;
  self->picture_height = height;
}

static void
favor_seat_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorSeatSign  *self = FAVOR_SEAT_SIGN (widget);
  int             width = gtk_widget_get_width (widget);
  int             height = gtk_widget_get_height (widget);
  int             scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  if (MIN (width, height / 1.15) < 1)
    return;
  if (get_crest (self) != NULL)
    {
      favor_art_picture_draw (widget, snapshot, get_crest (self));
      return;
    }
  if (self->picture == NULL || self->picture_colour != self->colour ||
      self->picture_scale != scale || self->picture_width != width ||
      self->picture_height != height)
    paint_picture (self, width, height, scale);
  favor_texture_append (self->picture, widget, snapshot, &bounds);
}

static void
favor_seat_sign_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  FavorSeatSign *self = FAVOR_SEAT_SIGN (widget);
  int            size = self->size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL && get_crest (self) == NULL)
    size = (int) (size / 1.15 + 0.5);
  *minimum = *natural = size;
}

static void
favor_seat_sign_root (GtkWidget *widget)
{
  FavorSeatSign *self = FAVOR_SEAT_SIGN (widget);

  GTK_WIDGET_CLASS (favor_seat_sign_parent_class)->root (widget);

  self->crests = favor_crests_find (widget);
  if (self->crests != NULL)
    favor_signals_connect (g_object_ref (self->crests),
                           "changed",
                           G_CALLBACK (gtk_widget_queue_resize),
                           self);
}

static void
favor_seat_sign_unroot (GtkWidget *widget)
{
  FavorSeatSign *self = FAVOR_SEAT_SIGN (widget);

  if (self->crests != NULL)
    g_signal_handlers_disconnect_by_data (self->crests, self);
  g_clear_object (&self->crests);

  GTK_WIDGET_CLASS (favor_seat_sign_parent_class)->unroot (widget);
}

static void
favor_seat_sign_finalize (GObject *object)
{
  g_clear_object (&FAVOR_SEAT_SIGN (object)->picture);

  G_OBJECT_CLASS (favor_seat_sign_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_COLOUR] = { "colour", G_TYPE_UINT, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorSeatSign, colour), .max = FAVOR_MAX_SEATS - 1,
                    .changed = G_CALLBACK (gtk_widget_queue_draw) },
  [PROP_SIZE] = { "size", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorSeatSign, size),
                  .min = 1, .max = 512, .fallback = 28,
                  .changed = G_CALLBACK (gtk_widget_queue_resize) },
  [PROP_PERSONAL] = { "personal", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                      FAVOR_MEMBER (FavorSeatSign, personal),
                      .changed = G_CALLBACK (gtk_widget_queue_resize) },
};

/* clang-format on */

static void
favor_seat_sign_class_init (FavorSeatSignClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = favor_seat_sign_finalize;
  widget_class->measure = favor_seat_sign_measure;
  widget_class->root = favor_seat_sign_root;
  widget_class->unroot = favor_seat_sign_unroot;
  widget_class->snapshot = favor_seat_sign_snapshot;

  favor_properties_install (object_class, table, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "seatsign");
}

static void
favor_seat_sign_init (FavorSeatSign *self)
{
  self->size = 28;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * favor_seat_sign_new:
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 * @size: height in pixels, at least 1
 *
 * Returns: (transfer floating): a new shield
 */
GtkWidget *
favor_seat_sign_new (guint colour, int size)
{
  return g_object_new (FAVOR_TYPE_SEAT_SIGN, "colour", colour, "size", size, NULL);
}

/**
 * favor_seat_sign_set_colour:
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 */
void
favor_seat_sign_set_colour (FavorSeatSign *self, guint colour)
{
  g_return_if_fail (FAVOR_IS_SEAT_SIGN (self));
  g_return_if_fail (colour < FAVOR_MAX_SEATS);

  favor_properties_set_number (self, properties[PROP_COLOUR], (int) colour);
}

/**
 * favor_seat_sign_set_size:
 * @size: height in pixels, at least 1
 */
void
favor_seat_sign_set_size (FavorSeatSign *self, int size)
{
  g_return_if_fail (FAVOR_IS_SEAT_SIGN (self));
  g_return_if_fail (size > 0);

  favor_properties_set_number (self, properties[PROP_SIZE], size);
}

/**
 * favor_seat_sign_get_title:
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 *
 * Returns: the translated name of colour and emblem
 */
const char *
favor_seat_sign_get_title (guint colour)
{
  g_return_val_if_fail (colour < FAVOR_MAX_SEATS, NULL);

  return _ (signs[colour].title);
}

/**
 * favor_seat_sign_paint:
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 * @width: of the box from the origin on, in which the shield is centred
 * @height: of that box
 *
 * Draws a shield into a picture of another widget.
 */
void
favor_seat_sign_paint (cairo_t *cr, guint colour, double width, double height)
{
  double      scale = MIN (width, height / 1.15);
  const Sign *sign;

  g_return_if_fail (colour < FAVOR_MAX_SEATS);

  sign = &signs[colour];
  cairo_save (cr);
  cairo_translate (cr, (width - scale) / 2, (height - 1.15 * scale) / 2);
  cairo_scale (cr, scale, scale);
  trace_shield (cr, 0);
  set_source (cr, INK);
  cairo_fill (cr);
  trace_shield (cr, 0.035);
  set_source (cr, GOLD);
  cairo_fill (cr);
  trace_shield (cr, 0.085);
  set_source (cr, sign->field);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);
  cairo_rectangle (cr, 0.8, 0, 0.2, 1.15);
  set_source (cr, sign->shade);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_new_path (cr);
  cairo_translate (cr, 0.47, 0.53);
  cairo_scale (cr, 0.27, 0.27);
  sign->draw (cr);
  set_source (cr, sign->emblem);
  cairo_fill (cr);
  cairo_restore (cr);
}

/**
 * favor_seat_sign_to_paintable:
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 * @size: the height, in pixels
 *
 * Returns: (transfer full): the shield as a picture
 */
GdkPaintable *
favor_seat_sign_to_paintable (guint colour, int size)
{
  GtkSnapshot    *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) (size / 1.15), (float) size);
  cairo_t        *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  favor_seat_sign_paint (cr, colour, bounds.size.width, bounds.size.height);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_paintable (snapshot, &bounds.size);
}

/**
 * favor_seat_sign_trace_emblem:
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 *
 * Adds the outline of the emblem to the path, in a square from -1 to 1.
 */
void
favor_seat_sign_trace_emblem (cairo_t *cr, guint colour)
{
  g_return_if_fail (colour < FAVOR_MAX_SEATS);

  signs[colour].draw (cr);
}

/**
 * favor_seat_sign_get_rgb:
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 * @field: (out): the colour of the seat, 0xRRGGBB
 * @emblem: (out): ink or paper, whichever is seen on it
 */
void
favor_seat_sign_get_rgb (guint colour, guint32 *field, guint32 *emblem)
{
  g_return_if_fail (colour < FAVOR_MAX_SEATS);

  *field = signs[colour].field;
  *emblem = signs[colour].emblem;
}
