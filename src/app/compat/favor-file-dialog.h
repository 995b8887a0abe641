/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asks for a file. */

/* Called once; `file` is NULL when nothing was chosen. */
typedef void (*FavorFileChosen) (GFile *file, GObject *object);

void favor_file_dialog_open (GtkWindow *parent, FavorFileChosen chosen, GObject *object);
void favor_file_dialog_save (GtkWindow      *parent,
                             const char     *name,
                             FavorFileChosen chosen,
                             GObject        *object);
/* A picture: PNG or, if the name ends so, SVG. */
void favor_file_dialog_save_picture (GtkWindow      *parent,
                                     const char     *name,
                                     FavorFileChosen chosen,
                                     GObject        *object);
void
favor_file_dialog_folder (GtkWindow *parent, FavorFileChosen chosen, GObject *object);

G_END_DECLS
