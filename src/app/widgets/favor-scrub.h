/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-cursor.h"

G_BEGIN_DECLS

/**
 * FavorScrub: takes a cursor to wherever a pointer or a key says, at most once a frame.
 *
 * The first wish of a frame is granted at once, of all others in it the last one when the
 * next frame begins: however fast they come, none waits behind one that nobody wants any
 * more, and where the pointer rests the cursor is.
 */
typedef struct _FavorScrub FavorScrub;

/**
 * favor_scrub_new:
 * @widget: whose frames count; not kept alive
 *
 * Returns: (transfer full): a scrub without a cursor
 */
FavorScrub *favor_scrub_new        (GtkWidget   *widget);
void        favor_scrub_free       (FavorScrub  *self);
void        favor_scrub_set_cursor (FavorScrub  *self,
                                    FavorCursor *cursor);
void        favor_scrub_go         (FavorScrub  *self,
                                    guint        ply);
void        favor_scrub_step       (FavorScrub  *self,
                                    int          by);

G_END_DECLS
