/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DRAGON_TYPE_COUNTDOWN (dragon_countdown_get_type ())
G_DECLARE_FINAL_TYPE (DragonCountdown, dragon_countdown, DRAGON, COUNTDOWN, GtkWidget)

/* The seconds that are left, as a number in a ring that empties. */
DragonCountdown *dragon_countdown_new  (void);
void             dragon_countdown_show (DragonCountdown *self,
                                        guint            left,
                                        guint            total);

G_END_DECLS
