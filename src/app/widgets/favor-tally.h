/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_TALLY (favor_tally_get_type ())
G_DECLARE_FINAL_TYPE (FavorTally, favor_tally, FAVOR, TALLY, GObject)

/* A figure in a label that counts up, or down, to what it is to be. Only the eye sees that: whoever
 * reads the label aloud must have been told the figure otherwise. `label` must live as long. */
FavorTally *favor_tally_new (GtkLabel *label);
/* The label has to say `value`; it counts from what it says now if `count`. */
void        favor_tally_set (FavorTally *self, int value, gboolean count);

G_END_DECLS
