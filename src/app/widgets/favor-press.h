/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean favor_press_is_repeated (GtkWidget *widget, guint32 before, guint32 now);

G_END_DECLS
