/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-hatch.h"

#include "favor-shapes.h"

/* From stripe to stripe, to the right and down, in pixels. */
#define STRIPE 9

/* No land and no roof is amber, and the ink makes it stand out from whatever lies below, by day and by night. */
static const GdkRGBA amber = { 0.969f, 0.796f, 0.235f, 1 };

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
  const GdkRGBA         clear = { favor_ink.red, favor_ink.green, favor_ink.blue, 0 };
  const GskColorStop    stops[] = {
       { 0, favor_ink },    { 0.12f, favor_ink }, { 0.12f, amber }, { 0.5f, amber },
       { 0.5f, favor_ink }, { 0.62f, favor_ink }, { 0.62f, clear }, { 1, clear },
  };

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
