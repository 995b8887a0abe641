/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Drop-downs that give way, and that can be heard. */

GtkWidget *favor_drop_down_new     (const char *const *rows,
                                    int                least_chars);
guint favor_drop_down_get_row      (GtkWidget   *drop_down);
void favor_drop_down_make_flexible (GtkDropDown *drop_down,
                                    int          least_chars);
void favor_drop_down_set_sign      (GtkStringList *strings,
                                    guint          position,
                                    GdkPaintable  *sign);
void favor_drop_down_set_note      (GtkStringList *strings,
                                    guint          position,
                                    const char    *note);
void favor_drop_down_open_upwards (GtkDropDown *drop_down);
void favor_drop_down_set_name      (GtkDropDown *drop_down,
                                    const char  *name);

G_END_DECLS
