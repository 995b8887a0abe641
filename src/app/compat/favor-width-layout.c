/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-width-layout.h"

G_DEFINE_ABSTRACT_TYPE (FavorWidthLayout, favor_width_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
favor_width_layout_get_request_mode (GtkLayoutManager *layout, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
favor_width_layout_measure (GtkLayoutManager *layout,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  FavorWidthLayout      *self = FAVOR_WIDTH_LAYOUT (layout);
  FavorWidthLayoutClass *klass = FAVOR_WIDTH_LAYOUT_GET_CLASS (self);

  klass->measure_width (self, widget, minimum, natural);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    klass->measure_height (self,
                           widget,
                           for_size < 0 ? *natural : MAX (for_size, *minimum),
                           minimum,
                           natural);
}

static void
favor_width_layout_class_init (FavorWidthLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = favor_width_layout_get_request_mode;
  layout_class->measure = favor_width_layout_measure;
}

static void
favor_width_layout_init (FavorWidthLayout *self)
{
}
