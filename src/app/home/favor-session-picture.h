/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-store.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SESSION_PICTURE (favor_session_picture_get_type ())
G_DECLARE_FINAL_TYPE (FavorSessionPicture,
                      favor_session_picture,
                      FAVOR,
                      SESSION_PICTURE,
                      GtkWidget)

/* A small picture of how a game of the library stands, filled to its edges: the newest position
 * where the game can draw one, else the middle of the game's cover. Property: `entry`
 * (FavorStoreEntry, writable, nullable). It has no accessible name; what stands beside it says
 * it all. Nothing is drawn or read before the widget was on the screen for a frame. */
/* Whether it shows the position, not the cover in its place. */
gboolean   favor_session_picture_has_position (FavorSessionPicture *self);

G_END_DECLS
