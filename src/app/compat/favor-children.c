/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-children.h"

/**
 * favor_children_remove:
 * @parent: its children's only owner, e.g. while it is disposed of
 *
 * Removes all children.
 */
void
favor_children_remove (GtkWidget *parent)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}

/**
 * favor_children_measure:
 * @parent: takes whatever place there is
 * @orientation: what is asked for
 *
 * Asks each child for its size: GTK wants that before it gives a child one.
 */
void
favor_children_measure (GtkWidget *parent, GtkOrientation orientation)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
}

/**
 * favor_child_get_least:
 * @child: a widget
 * @orientation: what is asked for
 * @for_size: in the other orientation, in pixels; -1 for any
 *
 * Returns: what @child cannot do without, in pixels
 */
int
favor_child_get_least (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  g_return_val_if_fail (GTK_IS_WIDGET (child), 0);

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/**
 * favor_child_get_natural:
 * @child: a widget
 * @orientation: what is asked for
 * @for_size: in the other orientation, in pixels; -1 for any
 *
 * Returns: what @child would like, in pixels
 */
int
favor_child_get_natural (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int natural;

  g_return_val_if_fail (GTK_IS_WIDGET (child), 0);

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

/**
 * favor_child_get_height:
 * @child: a widget
 * @width: in pixels
 *
 * Returns: the height that @child would like at @width, or at its least width where
 *   that is more
 */
int
favor_child_get_height (GtkWidget *child, int width)
{
  int least = favor_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1);

  return favor_child_get_natural (child, GTK_ORIENTATION_VERTICAL, MAX (width, least));
}

/**
 * favor_child_allocate:
 * @child: a widget
 * @at: (inout): its place, which becomes as wide and high as the child must have it
 *
 * Gives a child its place.
 */
void
favor_child_allocate (GtkWidget *child, GtkAllocation *at)
{
  at->width = MAX (at->width,
                   favor_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1));
  at->height = MAX (at->height,
                    favor_child_get_least (child, GTK_ORIENTATION_VERTICAL, at->width));
  gtk_widget_size_allocate (child, at, -1);
}
