/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-table.h"

G_BEGIN_DECLS

/**
 * favor_ask_eyes:
 * @widget: in whose window a warning is shown
 * @eyes: as the property `eyes` of @table
 *
 * Looks through other eyes, behind a warning where that would give something away. When somebody
 * thinks better of it, `eyes` of @table is notified all the same.
 */
void favor_ask_eyes (GtkWidget  *widget,
                     FavorTable *table,
                     int         eyes);

G_END_DECLS
