/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_CRESTS (favor_crests_get_type ())
G_DECLARE_FINAL_TYPE (FavorCrests, favor_crests, FAVOR, CRESTS, GObject)

/* Where seats are parties that have crests, these stand for the seats instead of their shields: of
 * all FavorSeatSign within a widget, and within its popovers. Crests are known by the colours of the
 * seats, as shields are. Signal: `changed`. */
FavorCrests *favor_crests_install (GtkWidget         *widget);
FavorCrests *favor_crests_find    (GtkWidget         *widget);
void         favor_crests_set     (FavorCrests       *self,
                                   const char *const *art);
const char  *favor_crests_get     (FavorCrests       *self,
                                   guint              colour);

G_END_DECLS
