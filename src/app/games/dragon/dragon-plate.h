/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Width and height in pixels. */
#define DRAGON_PLATE_SIZE 22

#define DRAGON_TYPE_PLATE (dragon_plate_get_type ())
G_DECLARE_FINAL_TYPE (DragonPlate, dragon_plate, DRAGON, PLATE, GtkWidget)

/* How many delegates of one role a clan may have left: a small picture, with a number from two on,
 * pale if none of them is sure; empty for none. Whatever it shows it is of the same size, so that
 * a table of them is not laid out anew at each position. For ears the row speaks. */
DragonPlate *dragon_plate_new (guint        role);
void         dragon_plate_set (DragonPlate *self,
                               guint        sure,
                               guint        maybe);

G_END_DECLS
