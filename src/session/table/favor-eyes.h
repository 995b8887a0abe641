/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

/* Who may see what at one screen. `eyes` is a seat, %FAVOR_SEAT_NONE, %FAVOR_VIEWER_OPEN or: */

/* Those of who decides, or of the only person. */
#define FAVOR_EYES_OWN (-3)

/* Through whose eyes is looked when nobody asked for other ones; `person` is at the screen. */
FavorSeat favor_eyes_find_own   (FavorSession *session,
                                 FavorSeat     person);
/* Whether a cover must stand between the person at the screen and the one who decides. */
gboolean  favor_eyes_need_cover (FavorCursor  *cursor,
                                 FavorSeat     person,
                                 int           eyes);
/* Whether `eyes` would show what the person at the screen is not to know. */
gboolean  favor_eyes_peek       (FavorCursor  *cursor,
                                 FavorSeat     person,
                                 int           eyes);

G_END_DECLS
