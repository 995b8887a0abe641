/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_CRESTS (favor_crests_get_type ())
G_DECLARE_FINAL_TYPE (FavorCrests, favor_crests, FAVOR, CRESTS, GObject)

/* Where seats are parties that have crests, these stand for the seats instead of their shields: of
 * all FavorSeatSign within a widget, and within its popovers. Crests are known by the colours of the
 * seats, as shields are. Signal: `changed`. */
FavorCrests *favor_crests_install (GtkWidget   *widget);

/* (transfer none) (nullable): those that `widget` is within. */
FavorCrests *favor_crests_find    (GtkWidget   *widget);

/**
 * favor_crests_set:
 * @art: (nullable) (array fixed-size=FAVOR_MAX_SEATS): by the colour of a seat the id of a picture,
 *   %NULL for a shield; %NULL for shields only
 */
void         favor_crests_set     (FavorCrests *self,
                                   const char *const *art);

/* (transfer none) (nullable): the id of a picture; `self` is (nullable). */
const char  *favor_crests_get     (FavorCrests *self,
                                   guint        colour);

G_END_DECLS
