/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_OPTION_ROW (favor_option_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorOptionRow,
                      favor_option_row,
                      FAVOR,
                      OPTION_ROW,
                      AdwPreferencesRow)

/* A row with the words of an option and what it is set with. It looks and acts as an AdwActionRow
 * with a suffix, but asks its words only how high they are for a width. The box of the other row
 * asks how wide they are for a height, which GTK answers by laying the text out a dozen times:
 * half of what it takes to open the page. */
GtkWidget *favor_option_row_new (const char *title,
                                 const char *subtitle,
                                 GtkWidget  *control,
                                 GtkWidget  *inner);

G_END_DECLS
