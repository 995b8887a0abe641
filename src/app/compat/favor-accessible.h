/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *favor_accessible_new_group (GType type);
void       favor_accessible_set_name  (GtkWidget *widget, const char *name);

G_END_DECLS
