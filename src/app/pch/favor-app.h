/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What nearly every file of src/app reads, read once for each library: nine tenths of the time
 * that a file takes are GTK's headers. Each file still includes what it needs by itself, and is
 * built so with -Db_pch=false. */
#define G_LOG_DOMAIN "favor-app"

#include <adwaita.h>
#include <gtk/gtk.h>
