/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_COVER (favor_cover_get_type ())
G_DECLARE_FINAL_TYPE (FavorCover, favor_cover, FAVOR, COVER, GtkWidget)

/* What stands in the place of everything private while one person gives way to another.
 *
 * Properties, all writable: `person` (string: who decides now); `colour` (int: of that seat);
 * `since` (strv, nullable: public sentences since that person's last turn); `compact` (boolean:
 * its parts stand below each other). */

/* Gives the focus to the button that opens the cover. */
void favor_cover_focus (FavorCover *self);

G_END_DECLS
