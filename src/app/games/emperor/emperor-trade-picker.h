/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "emperor-trade-things.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_PICKER (emperor_picker_get_type ())
G_DECLARE_FINAL_TYPE (EmperorPicker, emperor_picker, EMPEROR, PICKER, GtkWidget)

/* The list of cards that can still be added to one side of a trade: first those that are known
 * to be there.
 *
 * Signal: `picked (uint key)`: a card or an Event, as emperor-tool-card.h counts them. */
GtkWidget *emperor_picker_new    (void);
/* `taken` are those that were added already. */
void       emperor_picker_update (EmperorPicker       *self,
                                  const EmperorThings *things,
                                  const EmperorBundle *taken);

G_END_DECLS
