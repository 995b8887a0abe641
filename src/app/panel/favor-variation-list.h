/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-session.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_VARIATION_LIST (favor_variation_list_get_type ())
G_DECLARE_FINAL_TYPE (FavorVariationList,
                      favor_variation_list,
                      FAVOR,
                      VARIATION_LIST,
                      GtkWidget)

/* All that was played in a session, as a tree: the line that is played, and below each line what
 * leaves it, which the arrow keys hide and show; for each variation open, rename, export as a
 * session of its own, delete.
 *
 * Signals: `opened ()`; `exported (FavorSession *)`; `deleted ()`: undo it with
 * favor_session_undelete_variation (). */
GtkWidget *favor_variation_list_new         (void);
void       favor_variation_list_set_session (FavorVariationList *self,
                                             FavorSession       *session);
void       favor_variation_list_set_terse   (FavorVariationList *self,
                                             gboolean            terse);

G_END_DECLS
