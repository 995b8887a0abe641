/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-countdown.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_CLOCK (favor_clock_get_type ())
G_DECLARE_FINAL_TYPE (FavorClock, favor_clock, FAVOR, CLOCK, GtkWidget)

/* Shows a countdown as a number in a ring that grows shorter; where motion is reduced only the
 * number. Seen while the countdown is active; two bars below the number say that it is held.
 *
 * Property: `size` (int, in pixels, the width and height). */
void favor_clock_set_size (FavorClock *self, int size);
void favor_clock_set_countdown (FavorClock *self, FavorCountdown *countdown);

G_END_DECLS
