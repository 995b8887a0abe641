/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *favor_accessible_new_group  (GType       type);
void       favor_accessible_set_name   (GtkWidget  *widget,
                                        const char *name);
void       favor_accessible_queue_name (GtkWidget  *widget,
                                        const char *name);
void       favor_accessible_flush      (void);

/* Both are read when the widget gets the focus, and when they change while it has it. */
void       favor_accessible_set_description (GtkWidget  *widget,
                                             const char *description);
void       favor_accessible_set_message (GtkWidget  *widget,
                                         const char *message);
void       favor_accessible_leave      (GtkWidget  *focus);
void       favor_accessible_forget_picture (GtkWidget *widget);

/* Of a table and its heads and cells. */
void       favor_accessible_set_table  (GtkWidget  *widget,
                                        guint       n_columns,
                                        guint       n_rows);
void       favor_accessible_set_cell   (GtkWidget  *widget,
                                        guint       column,
                                        guint       row);

/* As gtk_accessible_announce (), which GTK has from version 4.14 on; the last argument is the
 * priority. */
typedef void (*FavorAnnounce) (GtkAccessible *accessible,
                               const char    *words,
                               int            priority);

gboolean   favor_accessible_can_announce (void);
void       favor_accessible_announce   (GtkWidget  *widget,
                                        const char *words);
void       favor_accessible_set_announce (FavorAnnounce announce);

G_END_DECLS
