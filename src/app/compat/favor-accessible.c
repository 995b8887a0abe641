/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-accessible.h"

/**
 * favor_accessible_new_group:
 * @type: of a widget that holds others
 *
 * Current GTK does not tell screen readers how its boxes, grids and scrolled windows are called,
 * unless these are groups, as all were in version 4.8.
 *
 * Returns: (transfer floating): one that can have a name
 */
GtkWidget *
favor_accessible_new_group (GType type)
{
  return g_object_new (type, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

/**
 * favor_accessible_set_name:
 * @name: what a screen reader calls @widget
 *
 * The name stands in the place of what is written on @widget, also on a button: GTK names those
 * by their label from version 4.10 on, and prefers that to a name.
 */
void
favor_accessible_set_name (GtkWidget *widget, const char *name)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
