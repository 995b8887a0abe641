/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-countdown.h"

#include "favor-accessible.h"
#include "favor-text.h"

#define SIZE 48
#define RING 4

struct _DragonCountdown
{
  GtkWidget parent_instance;

  GtkWidget *label;
  guint      left;
  guint      total;
};

G_DEFINE_FINAL_TYPE (DragonCountdown, dragon_countdown, GTK_TYPE_WIDGET)

/* From the top; the hand of a clock runs the same way in every language. */
static void
dragon_countdown_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DragonCountdown *self = DRAGON_COUNTDOWN (widget);
  float            width = gtk_widget_get_width (widget);
  float            height = gtk_widget_get_height (widget);
  double           radius = MIN (width, height) / 2 - RING;
  double           share = self->total > 0 ? (double) self->left / self->total : 0;
  GdkRGBA          colour;
  cairo_t         *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (0, 0, width, height));

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  cairo_set_line_width (cr, RING);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.25);
  cairo_arc (cr, width / 2, height / 2, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_arc (cr, width / 2, height / 2, radius, -G_PI / 2, -G_PI / 2 + 2 * G_PI * share);
  cairo_stroke (cr);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (dragon_countdown_parent_class)->snapshot (widget, snapshot);
}

static void
dragon_countdown_dispose (GObject *object)
{
  g_clear_pointer (&DRAGON_COUNTDOWN (object)->label, gtk_widget_unparent);

  G_OBJECT_CLASS (dragon_countdown_parent_class)->dispose (object);
}

static void
dragon_countdown_class_init (DragonCountdownClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dragon_countdown_dispose;
  widget_class->snapshot = dragon_countdown_snapshot;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "countdown");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
dragon_countdown_init (DragonCountdown *self)
{
  self->label = gtk_label_new (NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_size_request (GTK_WIDGET (self), SIZE, SIZE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

DragonCountdown *
dragon_countdown_new (void)
{
  return g_object_new (DRAGON_TYPE_COUNTDOWN, NULL);
}

/**
 * dragon_countdown_show:
 * @left: seconds
 * @total: seconds at the start; above 0
 */
void
dragon_countdown_show (DragonCountdown *self, guint left, guint total)
{
  g_autofree char *number = g_strdup_printf ("%u", left);
  g_autofree char *words = NULL;

  g_return_if_fail (DRAGON_IS_COUNTDOWN (self));

  self->left = left;
  self->total = total;
  gtk_label_set_label (GTK_LABEL (self->label), number);
  words = favor_text_expand (g_dngettext (GETTEXT_PACKAGE,
                                          "{n} second left",
                                          "{n} seconds left",
                                          left),
                             "n",
                             number,
                             NULL);
  favor_accessible_set_name (GTK_WIDGET (self), words);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
