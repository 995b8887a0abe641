/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_SMALL_PILE (favor_small_pile_get_type ())
G_DECLARE_FINAL_TYPE (FavorSmallPile, favor_small_pile, FAVOR, SMALL_PILE, GtkWidget)

/* Alike cards, one upon the other, as small as a line of text. For ears the line speaks. */
FavorSmallPile *favor_small_pile_new (guint           most);
void            favor_small_pile_set (FavorSmallPile *self,
                                      const char     *art,
                                      guint           n);

G_END_DECLS
