/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

/* What a timeline shows of a line besides its rounds. */

/**
 * FavorTurn:
 * @first: the first ply of the turn, 1 and up
 * @last: the last one
 * @seat: who decided all of them
 */
typedef struct
{
  guint     first;
  guint     last;
  FavorSeat seat;
} FavorTurn;

/**
 * favor_turns_find:
 * @turns: (element-type FavorTurn): receives every run of plies that one seat decided
 */
void  favor_turns_find        (FavorSession *session,
                               GArray       *turns);

/**
 * favor_turns_find_told:
 * @ply: 0 to the number of plies
 *
 * Returns: the newest ply up to @ply of which the viewer hears something that is not silent; 0 if
 *   there is none
 */
guint favor_turns_find_told   (FavorCursor  *cursor,
                               guint         ply);

/**
 * favor_turns_describe_event:
 * @actor: (out): whose doing it is, %FAVOR_SEAT_NONE for nobody's
 *
 * Returns: (transfer full) (nullable): what has just happened at a cursor that was sent to a part of a
 *   ply, as the viewer may hear it; %NULL if the whole ply is meant, or there is nothing to hear
 */
char *favor_turns_describe_event (FavorCursor *cursor,
                                  FavorSeat   *actor);

/**
 * favor_turns_describe:
 * @ply: 0 to the number of plies
 *
 * Returns: (transfer full): all sentences about @ply that the viewer may read, joined by
 *   spaces; "" if there are none
 */
char *favor_turns_describe    (FavorCursor  *cursor,
                               guint         ply);
char *favor_turns_describe_deed (FavorCursor *cursor,
                                 guint        ply);
char *favor_turns_describe_seat (FavorCursor *cursor,
                                 guint        ply,
                                 FavorSeat    seat);

G_END_DECLS
