/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * FavorPicture:
 *
 * What a widget looked like at one moment, as drawing, not as pixels.
 */
typedef struct _FavorPicture FavorPicture;

FavorPicture *favor_picture_take   (GtkWidget          *widget);
void          favor_picture_free   (FavorPicture       *self);
int           favor_picture_get_width (const FavorPicture *self);
int           favor_picture_get_height (const FavorPicture *self);
GBytes       *favor_picture_to_png (const FavorPicture *self);
GBytes       *favor_picture_to_svg (const FavorPicture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorPicture, favor_picture_free)

G_END_DECLS
