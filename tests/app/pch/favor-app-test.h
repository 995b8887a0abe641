/* SPDX-License-Identifier: GPL-3.0-or-later */
/* As src/app/pch/favor-app.h, for tests. */
#define G_LOG_DOMAIN "favor-test"

#include <adwaita.h>
#include <gtk/gtk.h>
