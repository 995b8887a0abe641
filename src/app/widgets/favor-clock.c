/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-clock.h"

#include "favor-accessible.h"
#include "favor-motion.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-style.h"
#include "favor-text.h"
#include "favor-tooltip.h"

/* From so many seconds on it stands out. */
#define LATE 5
/* Of the size: the letters, the ring, and the two bars of a clock that is held. */
#define LETTERS       0.5
#define LETTERS_IN    0.38
#define LETTERS_SMALL 0.46
#define RING          0.09
#define LATE_RING     0.14
#define BAR_HEIGHT    0.15
#define BAR_WIDTH     0.05
/* Below this size letters take more of it. */
#define SMALL_BELOW 36

struct _FavorClock
{
  GtkWidget parent_instance;

  FavorCountdown *countdown;
  int             size;
  /* What the name and the letters say. */
  guint    seconds;
  gboolean held;
};

G_DEFINE_FINAL_TYPE (FavorClock, favor_clock, GTK_TYPE_WIDGET)

enum
{
  PROP_COUNTDOWN,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_still (void)
{
  gboolean reduced;

  g_object_get (favor_motion_get_default (), "reduced", &reduced, NULL);
  return reduced;
}

/* ---- Drawing -------------------------------------------------------------------------- */

static void
draw_ring (FavorClock *self, cairo_t *cr, const GdkRGBA *colour)
{
  double share = favor_countdown_get_share (self->countdown);
  double width = self->size * (self->seconds <= LATE ? LATE_RING : RING);
  double middle = self->size / 2.0, radius = middle - self->size * LATE_RING / 2;

  cairo_set_line_width (cr, width);
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 0.22);
  cairo_arc (cr, middle, middle, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  /* As the hand of a clock goes, in every language. */
  cairo_arc_negative (cr, middle, middle, radius, -G_PI_2, -G_PI_2 - share * 2 * G_PI);
  cairo_stroke (cr);
}

static void
draw_bars (FavorClock *self, cairo_t *cr, const GdkRGBA *colour)
{
  double middle = self->size / 2.0, size = self->size;

  gdk_cairo_set_source_rgba (cr, colour);
  for (int side = -1; side <= 1; side += 2)
    cairo_rectangle (cr,
                     middle + side * size * BAR_WIDTH - size * BAR_WIDTH / 2,
                     size * 0.66,
                     size * BAR_WIDTH,
                     size * BAR_HEIGHT);
  cairo_fill (cr);
}

static void
draw_number (FavorClock *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  g_autofree char        *number = g_strdup_printf ("%u", self->seconds);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self),
                                                                   number);
  PangoAttrList          *attributes = pango_attr_list_new ();
  double                  letters = is_still ()                ? LETTERS
                                    : self->size < SMALL_BELOW ? LETTERS_SMALL
                                                               : LETTERS_IN;
  float                   raised = self->held ? (float) self->size * 0.08f : 0;
  int                     width, height;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes,
                          pango_attr_size_new_absolute ((int) (self->size * letters *
                                                               PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (self->size - width) / 2,
                                                (float) (self->size - height) / 2 -
                                                  raised));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
favor_clock_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorClock     *self = FAVOR_CLOCK (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, self->size, self->size);
  GdkRGBA         colour;
  cairo_t        *cr;

  if (self->countdown == NULL)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  if (!is_still ())
    draw_ring (self, cr, &colour);
  if (self->held)
    draw_bars (self, cr, &colour);
  cairo_destroy (cr);
  draw_number (self, snapshot, &colour);
}

static void
favor_clock_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  *minimum = *natural = FAVOR_CLOCK (widget)->size;
}

/* ---- Following ------------------------------------------------------------------------ */

static void
update_words (FavorClock *self)
{
  g_autofree char *number = g_strdup_printf ("%u", self->seconds);
  g_autofree char *name = NULL;

  if (self->held)
    /* Translators: the clock of a countdown that does not run now, for ears and as tooltip */
    name = favor_text_fill (ngettext ("{n} second left, paused",
                                      "{n} seconds left, paused",
                                      self->seconds),
                            "n",
                            number);
  else
    /* Translators: the clock of a countdown, for ears and as tooltip */
    name = favor_text_fill (ngettext ("{n} second left",
                                      "{n} seconds left",
                                      self->seconds),
                            "n",
                            number);
  favor_accessible_set_name (GTK_WIDGET (self), name);
  favor_tooltip_set (GTK_WIDGET (self), name);
  favor_style_set_class (GTK_WIDGET (self), "late", self->seconds <= LATE);
}

static void
show_countdown (FavorClock *self)
{
  gboolean active = self->countdown != NULL &&
                    favor_countdown_get_active (self->countdown);
  guint    seconds = active ? favor_countdown_get_seconds_left (self->countdown) : 0;
  gboolean held = active && favor_countdown_get_held (self->countdown);
  gboolean other = seconds != self->seconds || held != self->held;

  gtk_widget_set_visible (GTK_WIDGET (self), active);
  self->seconds = seconds;
  self->held = held;
  if (other && active)
    update_words (self);
  if (other || !is_still ())
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_COUNTDOWN] = { "countdown", G_TYPE_OBJECT, FAVOR_WRITABLE,
                       FAVOR_MEMBER (FavorClock, countdown),
                       .class_type = favor_countdown_get_type,
                       .changed = G_CALLBACK (show_countdown) },
  [PROP_SIZE] = { "size", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorClock, size),
                  .min = 1, .max = 512, .fallback = 44,
                  .changed = G_CALLBACK (gtk_widget_queue_resize) },
};

/* clang-format on */

static void
favor_clock_class_init (FavorClockClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = favor_clock_snapshot;
  widget_class->measure = favor_clock_measure;

  favor_properties_install (object_class, table, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TIMER);
  gtk_widget_class_set_css_name (widget_class, "clock");
}

static void
favor_clock_init (FavorClock *self)
{
  self->size = 44;
  favor_signals_follow (self, "countdown", "changed", G_CALLBACK (show_countdown), 0);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * favor_clock_set_size:
 * @size: in pixels, 1 to 512
 *
 * Sets width and height.
 */
void
favor_clock_set_size (FavorClock *self, int size)
{
  g_return_if_fail (FAVOR_IS_CLOCK (self));
  g_return_if_fail (size > 0);

  favor_properties_set_number (self, properties[PROP_SIZE], size);
}

/**
 * favor_clock_set_countdown:
 * @countdown: (nullable): %NULL: nothing is shown
 *
 * Shows another countdown.
 */
void
favor_clock_set_countdown (FavorClock *self, FavorCountdown *countdown)
{
  g_return_if_fail (FAVOR_IS_CLOCK (self));
  g_return_if_fail (countdown == NULL || FAVOR_IS_COUNTDOWN (countdown));

  favor_properties_set_object (self, properties[PROP_COUNTDOWN], countdown);
}
