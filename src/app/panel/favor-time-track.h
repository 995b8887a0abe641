/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-ply-picture.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TIME_TRACK (favor_time_track_get_type ())
G_DECLARE_FINAL_TYPE (FavorTimeTrack, favor_time_track, FAVOR, TIME_TRACK, FavorPlyPicture)

/**
 * FavorTimeTrack: the plies of a game from side to side: rounds as ticks, who decided as a band
 * in the colour and the pattern of the seat where there is room for it, marks above it where
 * something stands out, a comb where a ply is gone through in many steps, and the grip of the cursor
 * below it.
 *
 * For keys and for assistive technology it is a
 * slider: there is a GtkScale inside, of which nothing is drawn. While the pointer is over it,
 * or the slider has the focus, a bubble above says what happened there.
 */
GtkWidget *favor_time_track_new (void);

G_END_DECLS
