/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_NAME_LAYOUT (favor_name_layout_get_type ())
G_DECLARE_FINAL_TYPE (FavorNameLayout,
                      favor_name_layout,
                      FAVOR,
                      NAME_LAYOUT,
                      GtkLayoutManager)

/* A line that begins with a name: what follows gives way before it, from the end. */

/**
 * favor_name_layout_set_either:
 * @word: (transfer none): a child
 * @picture: (transfer none): another one, that says the same
 *
 * Of the two the word is seen where all that is in the line has room with it, else the picture.
 */
void
favor_name_layout_set_either (FavorNameLayout *self, GtkWidget *word, GtkWidget *picture);

G_END_DECLS
