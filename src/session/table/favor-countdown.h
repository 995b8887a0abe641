/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_COUNTDOWN (favor_countdown_get_type ())
G_DECLARE_FINAL_TYPE (FavorCountdown, favor_countdown, FAVOR, COUNTDOWN, GObject)

/* The time that is left for a decision. It only counts: what happens at its end is up to whoever
 * started it.
 *
 * Signals: `changed ()`: anything that the getters say; while it runs ten times a second; `warned
 * (uint seconds)`: so many are left, for ears; `ended ()`: none are left, and it is not active any
 * more. */
FavorCountdown *favor_countdown_new              (void);
void            favor_countdown_start            (FavorCountdown *self,
                                                  guint           seconds);
void            favor_countdown_stop             (FavorCountdown *self);
gboolean        favor_countdown_get_active       (FavorCountdown *self);
void            favor_countdown_set_held         (FavorCountdown *self,
                                                  gboolean        held);
gboolean        favor_countdown_get_held         (FavorCountdown *self);
guint           favor_countdown_get_seconds_left (FavorCountdown *self);
double          favor_countdown_get_share        (FavorCountdown *self);
/* Lets time pass. It does so by itself; tests do not want to wait. */
void            favor_countdown_advance          (FavorCountdown *self,
                                                  guint           milliseconds);

G_END_DECLS
