/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-children.h"

void
favor_children_remove (GtkWidget *parent)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}
