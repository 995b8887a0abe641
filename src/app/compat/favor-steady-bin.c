/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-steady-bin.h"

#include "favor-children.h"

struct _FavorSteadyBin
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (FavorSteadyBin, favor_steady_bin, ADW_TYPE_BIN)

/* So wide that no text in it is wrapped. */
#define WIDE G_MAXINT16

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A grid tells how high it is at its least width, and a paragraph wants to be narrow. Yet no widget
 * may be lower at some width than it says that it must be at any. */
static void
measure_without_width (GtkWidget *child, int *least, int *natural)
{
  int width = favor_child_get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1);

  *least = favor_child_get_least (child, GTK_ORIENTATION_VERTICAL, WIDE);
  *natural = favor_child_get_natural (child, GTK_ORIENTATION_VERTICAL, width);
  *natural = MAX (*least, *natural);
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
    favor_child_measure (child, orientation, -1, minimum, natural);
  else if (for_size >= 0)
    favor_child_measure (child, orientation, for_size, minimum, natural);
  else
    measure_without_width (child, minimum, natural);
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
