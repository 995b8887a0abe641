/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_CHIP_ROW (favor_chip_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorChipRow, favor_chip_row, FAVOR, CHIP_ROW, GtkWidget)

/* What is chosen and can be chosen, as small buttons in the decision bar. The row is gone while
 * there are none.
 *
 * Properties: `chips` (GArray of FavorChip, writable, nullable: what to show now; buttons stay as
 * long as they can, so that the focus does), `compact` (boolean, writable: a picture stands in the
 * place of words), `one-line` (boolean, writable: they become shorter rather than begin another line; in a
 * compact row there are none then), `aside` (boolean, read-only: some of them come and go beside the others,
 * and what stands around the row is to leave room for them). Signal: `pressed (uint id)`. */

G_END_DECLS
