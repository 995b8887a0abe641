/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"
#include "favor-seat-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_REPLAY (favor_replay_get_type ())
G_DECLARE_FINAL_TYPE (FavorReplay, favor_replay, FAVOR, REPLAY, GObject)

/* What happened since the last turn of who decides, once more. It is seen through a cursor of its
 * own, with the eyes of the other one: nothing is seen that could not be seen when it happened, and
 * session, log and the cursor that is saved know nothing of it.
 *
 * Signal: `due ()`: it is time for what comes next. */
FavorReplay    *favor_replay_new        (FavorCursor *cursor);
FavorCursor    *favor_replay_get_cursor (FavorReplay *self);
FavorSeatModel *favor_replay_get_seats  (FavorReplay *self);
gboolean        favor_replay_step       (FavorReplay *self);
/* What the viewer may read of what is seen; what was said of it in another way comes first. */
char           *favor_replay_describe   (FavorReplay *self,
                                         const char  *caption);
/* `due` comes after so long, and not at all with 0. */
void            favor_replay_wait       (FavorReplay *self,
                                         guint        milliseconds);
gboolean        favor_replay_is_waiting (FavorReplay *self);

G_END_DECLS
