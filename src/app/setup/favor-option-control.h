/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-session.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_OPTION_CONTROL (favor_option_control_get_type ())
G_DECLARE_FINAL_TYPE (FavorOptionControl,
                      favor_option_control,
                      FAVOR,
                      OPTION_CONTROL,
                      AdwBin)

/* The control for one value of an options schema: a switch for a truth, a drop-down for a
 * word, a seat or a few numbers, a spin button for a range of numbers. Property: `value`
 * (int, writable). */
gboolean favor_option_control_can_show (const FavorField *field);
GtkWidget      *
favor_option_control_new (const FavorField *field, guint n_seats, const char *label);
int  favor_option_control_get_value (FavorOptionControl *self);
void favor_option_control_set_value (FavorOptionControl *self, int value);
/* The widget that has the focus and the accessible name. */
GtkWidget *favor_option_control_get_inner (FavorOptionControl *self);

/* For an option that names a seat: who sits there. */
void       favor_option_control_show_players (FavorOptionControl *self,
                                              const FavorPlayer  *players);

G_END_DECLS
