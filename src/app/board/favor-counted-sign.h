/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_COUNTED_SIGN (favor_counted_sign_get_type ())
G_DECLARE_FINAL_TYPE (FavorCountedSign, favor_counted_sign, FAVOR, COUNTED_SIGN, GtkWidget)

/* How many of one kind there may be: a small picture, with a number from two on, pale (and with the
 * style class `possible`) if none of them is sure; empty for none. Whatever it shows it is of the same
 * size, so that a table of them is not laid out anew at each position. For ears the row speaks. */
FavorCountedSign *favor_counted_sign_new (const char       *art);
void              favor_counted_sign_set (FavorCountedSign *self,
                                          guint             sure,
                                          guint             maybe);

G_END_DECLS
