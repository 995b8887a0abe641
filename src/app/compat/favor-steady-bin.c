/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-steady-bin.h"

#include "favor-children.h"

struct _FavorSteadyBin
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (FavorSteadyBin, favor_steady_bin, ADW_TYPE_BIN)

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size < 0)
    /* A grid would tell how high it is at its least width. */
    for_size = favor_child_get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1);
  favor_child_measure (child, orientation, for_size, minimum, natural);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

GtkLayoutManager *
favor_steady_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}

static void
favor_steady_bin_class_init (FavorSteadyBinClass *klass)
{
}

static void
favor_steady_bin_init (FavorSteadyBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), favor_steady_layout_new ());
}
