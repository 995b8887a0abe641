/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_COVER (favor_cover_get_type ())
G_DECLARE_FINAL_TYPE (FavorCover, favor_cover, FAVOR, COVER, GtkWidget)

/* The curtain between two people at one screen: whose turn it is, what everybody could see
 * since that person's last turn, and a button that opens it (action `view.uncover`).
 *
 * Property: `compact` (boolean, writable: below each other). */
GtkWidget  *favor_cover_new         (void);
void        favor_cover_set_compact (FavorCover         *self,
                                     gboolean            compact);
/* `events`: sentences that everybody may read, oldest first, NULL-terminated. */
void        favor_cover_set_person  (FavorCover         *self,
                                     const char         *name,
                                     guint               colour,
                                     const char * const *events);
const char *favor_cover_get_name    (FavorCover         *self);
void        favor_cover_focus       (FavorCover         *self);

G_END_DECLS
