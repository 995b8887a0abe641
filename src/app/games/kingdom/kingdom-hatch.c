/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-hatch.h"

#include "favor-shapes.h"

/* From stripe to stripe, in pixels. */
#define STRIPE 6

static const GdkRGBA red = { 0.749f, 0.227f, 0.169f, 0.85f };

struct _KingdomHatch
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (KingdomHatch, kingdom_hatch, GTK_TYPE_WIDGET)

static void
kingdom_hatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const graphene_rect_t at = FAVOR_RECT (0,
                                         0,
                                         gtk_widget_get_width (widget),
                                         gtk_widget_get_height (widget));
  const GdkRGBA         clear = { red.red, red.green, red.blue, 0 };
  const GskColorStop    stops[] = { { 0, red },
                                    { 0.5f, red },
                                    { 0.5f, clear },
                                    { 1, clear } };

  if (at.size.width <= 0)
    return;
  gtk_snapshot_append_repeating_linear_gradient (snapshot,
                                                 &at,
                                                 &GRAPHENE_POINT_INIT (0, 0),
                                                 &GRAPHENE_POINT_INIT (STRIPE, STRIPE),
                                                 stops,
                                                 G_N_ELEMENTS (stops));
}

static void
kingdom_hatch_class_init (KingdomHatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = kingdom_hatch_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "hatch");
}

static void
kingdom_hatch_init (KingdomHatch *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
kingdom_hatch_new (void)
{
  return g_object_new (KINGDOM_TYPE_HATCH, NULL);
}
