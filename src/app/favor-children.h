/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of a widget that is its children's only owner, e.g. when it is disposed of. */
void favor_children_remove (GtkWidget *parent);

G_END_DECLS
