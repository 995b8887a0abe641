/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-variation-tree.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_VARIATION_ROW (favor_variation_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorVariationRow,
                      favor_variation_row,
                      FAVOR,
                      VARIATION_ROW,
                      GtkListBoxRow)

/* A row of the tree of variations: rails that lead to it, a knot, title and facts, a mark for the
 * line that is played, and for the others a menu. Its buttons and keys activate the actions
 * `variation.…` of the list around it.
 *
 * Property: `expanded` (boolean, writable): what leaves it is shown below. */
GtkWidget                *favor_variation_row_new      (FavorSession      *session,
                                                        const FavorVariationNode *node);
const FavorVariationNode *favor_variation_row_get_node (FavorVariationRow *self);
void                      favor_variation_row_say      (FavorVariationRow *self,
                                                        FavorSession      *session);
gboolean                  favor_variation_row_get_expanded (FavorVariationRow *self);
void                      favor_variation_row_set_expanded (FavorVariationRow *self,
                                                            gboolean       expanded);

G_END_DECLS
