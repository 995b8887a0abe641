/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_CHIP_ROW (favor_chip_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorChipRow, favor_chip_row, FAVOR, CHIP_ROW, GtkWidget)

/* What is chosen and can be chosen, as small buttons in the decision bar. The row is gone while
 * there are none. Signal: `pressed (uint id)`. */
GtkWidget *favor_chip_row_new       (void);
/* (element-type FavorChip): what to show now. Buttons stay as long as they can, so that the
 * focus does. */
void       favor_chip_row_set_chips (FavorChipRow *self,
                                     GArray       *chips);
/* In a compact row a picture stands in the place of words. */
void       favor_chip_row_set_compact (FavorChipRow *self,
                                       gboolean      compact);

G_END_DECLS
