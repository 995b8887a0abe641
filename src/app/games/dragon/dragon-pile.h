/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DRAGON_TYPE_PILE (dragon_pile_get_type ())
G_DECLARE_FINAL_TYPE (DragonPile, dragon_pile, DRAGON, PILE, GtkWidget)

/* The cards of a clan that went home: face down, one upon the other. It takes the room of as many
 * as can go home, however many did. For ears the row speaks. */
DragonPile *dragon_pile_new (void);
/* So many backs of `clan`. */
void        dragon_pile_set (DragonPile *self,
                             guint       clan,
                             guint       n);

G_END_DECLS
