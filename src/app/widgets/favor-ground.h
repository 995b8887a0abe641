/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* FavorGround: the tiled picture that a board lies on. It stays the same while what lies on it
 * changes, so that GTK draws of it only what was uncovered. */
typedef struct _FavorGround FavorGround;

FavorGround *favor_ground_new (void);
void         favor_ground_free (FavorGround *self);

/**
 * favor_ground_snapshot:
 * @id: the picture
 * @tile: how wide and high it is drawn
 *
 * Covers all of @widget.
 */
void favor_ground_snapshot (FavorGround *self,
                            const char  *id,
                            float        tile,
                            GtkWidget   *widget,
                            GtkSnapshot *snapshot);

G_END_DECLS
