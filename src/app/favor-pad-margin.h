/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-pad-model.h"

G_BEGIN_DECLS

/* What stands at the start and the end of a scoring pad: the names of its rows, and their sums if
 * the columns between are rounds. */
GtkWidget *favor_pad_margin_new_label (const char  *text,
                                       const char  *css_class,
                                       float        xalign);
/* `rows` are the FavorPadRow objects of the pad; the sums have no figures yet. */
void       favor_pad_margin_build     (GtkGrid     *grid,
                                       GListModel  *rows,
                                       gboolean     has_rounds);

G_END_DECLS
