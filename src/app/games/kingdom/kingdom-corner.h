/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KINGDOM_TYPE_CORNER (kingdom_corner_get_type ())
G_DECLARE_FINAL_TYPE (KingdomCorner, kingdom_corner, KINGDOM, CORNER, GtkWidget)

/* What lies over a corner of the map, side by side. With `stacks` it lies above each other as long
 * as there is height for that: so less of the width is covered. One may lie in another, which becomes low
 * before it needs more height than there is. Property: `gap` (int, writable: between what lies there). */
void kingdom_corner_set_stacks (KingdomCorner *self, gboolean stacks);
/* Shows a child, or not; its place stays free then. */
void kingdom_corner_show       (KingdomCorner *self,
                                GtkWidget     *child,
                                gboolean       shown);

G_END_DECLS
