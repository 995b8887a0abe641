/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* (transfer floating): the buttons for the zoom, which activate `map.…`. */
GtkWidget      *favor_map_controls_new      (void);
/* Puts them into the lower corner of a window of that size; returns how much of it they cover. */
graphene_size_t favor_map_controls_allocate (GtkWidget *controls,
                                             int        width,
                                             int        height);

G_END_DECLS
