/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EMPEROR_TYPE_GOLD (emperor_gold_get_type ())
G_DECLARE_FINAL_TYPE (EmperorGold, emperor_gold, EMPEROR, GOLD, GtkWidget)

/* An amount of Gold: a number to type, a button for less and one for more. Much narrower than a
 * spin button.
 *
 * Signal: `changed ()`: a person chose another amount. */
GtkWidget *emperor_gold_new       (const char  *name,
                                   int          least,
                                   int          most);
int        emperor_gold_get_value (EmperorGold *self);
/* Without the signal. */
void       emperor_gold_set_value (EmperorGold *self,
                                   int          value);

G_END_DECLS
