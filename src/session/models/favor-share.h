/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

/* What is shared as text: only what the cursor's viewer may see, in the words of today's
 * language, to be read by people. */

/**
 * favor_share_position:
 *
 * Returns: (transfer full): the position at the cursor: the game, where in it, who decides, what
 *   lies on the table, and each seat with its score and what is known of it
 */
char *favor_share_position (FavorCursor *cursor);

/**
 * favor_share_log:
 * @seat: whose lines; %FAVOR_SEAT_NONE: all
 *
 * Returns: (transfer full): every sentence of the line, with headings for rounds, and notes
 */
char *favor_share_log      (FavorCursor *cursor,
                            FavorSeat    seat);

G_END_DECLS
