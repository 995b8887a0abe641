/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-whole-label.h"

#include "favor-children.h"

static GtkSizeRequestMode
get_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
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
  GtkWidget *label = gtk_widget_get_first_child (widget);

  favor_child_measure (label, orientation, -1, minimum, natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *label = gtk_widget_get_first_child (widget);
  int        least = favor_child_get_least (label, GTK_ORIENTATION_HORIZONTAL, -1);

  gtk_widget_set_child_visible (label, width >= least);
  if (width >= least)
    gtk_widget_size_allocate (label, &(GtkAllocation){ 0, 0, width, height }, -1);
}

/**
 * favor_whole_label_new:
 * @label: (transfer floating): of one line
 *
 * Makes a place for a word beside a picture that says the same: a letter of it says nothing, so it
 * is read whole or left out.
 *
 * Returns: (transfer floating): the place, which asks for no width
 */
GtkWidget *
favor_whole_label_new (GtkWidget *label)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_return_val_if_fail (GTK_IS_LABEL (label), NULL);

  gtk_box_append (GTK_BOX (place), label);
  gtk_widget_set_layout_manager (place,
                                 gtk_custom_layout_new (get_mode, measure, allocate));
  return place;
}
