/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-game-view.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PAD_ENTRIES (favor_pad_entries_get_type ())
G_DECLARE_FINAL_TYPE (FavorPadEntries, favor_pad_entries, FAVOR, PAD_ENTRIES, GtkBox)

/* What adds up to one cell of a scoring pad: a row for each ply that brought something, which
 * goes there by a click or by Enter. */
GtkWidget *favor_pad_entries_new   (void);
void       favor_pad_entries_set_view (FavorPadEntries *self,
                                    FavorGameView   *view);
void       favor_pad_entries_fill  (FavorPadEntries *self,
                                    FavorPadModel   *model,
                                    guint            position,
                                    guint            column,
                                    const char      *round);
void       favor_pad_entries_focus (FavorPadEntries *self);

G_END_DECLS
