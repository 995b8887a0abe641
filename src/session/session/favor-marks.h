/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

/* What stands out in a line, by the tables of its game. */

/**
 * FavorMark:
 * @FAVOR_MARK_NONE: nothing does
 * @FAVOR_MARK_SCORING: somebody's score changes
 * @FAVOR_MARK_BUILT: something was built
 * @FAVOR_MARK_STAR: a Star
 * @FAVOR_MARK_AGAINST: something is done to somebody else
 * @FAVOR_MARK_SEAL: something was accomplished
 * @FAVOR_MARK_GREAT: another great moment
 * @FAVOR_MARK_POINT: a turning point, which a review of the game found
 *
 * What more means comes later.
 */
typedef enum
{
  FAVOR_MARK_NONE,
  FAVOR_MARK_SCORING,
  FAVOR_MARK_BUILT,
  FAVOR_MARK_STAR,
  FAVOR_MARK_AGAINST,
  FAVOR_MARK_SEAL,
  FAVOR_MARK_GREAT,
  FAVOR_MARK_POINT,
} FavorMark;

#define FAVOR_N_MARKS (FAVOR_MARK_POINT + 1)

/**
 * FavorPlyMark:
 * @ply: 1 and up
 * @event: which of its events
 * @mark: what it means; %FAVOR_MARK_NONE: there is nothing
 * @place: above 0 to 1, after how much of the steps of the ply it has happened
 */
typedef struct
{
  guint     ply;
  guint     event;
  FavorMark mark;
  double    place;
} FavorPlyMark;

/**
 * favor_mark_of_event:
 * @event: a row of the table of events of a game
 *
 * Returns: what an event of that kind means
 */
FavorMark favor_mark_of_event   (const FavorKind *event);

/**
 * favor_marks_find_in:
 * @marks: (array fixed-size=8): receives by meaning the first event of @ply that means that, and of which
 *   the viewer hears
 *
 * Returns: what means most in @ply
 */
FavorMark favor_marks_find_in   (FavorCursor     *cursor,
                                 guint            ply,
                                 FavorPlyMark    *marks);

/**
 * favor_marks_find:
 * @marks: (element-type FavorPlyMark): receives what stands out, of each ply one of each meaning at most
 */
void      favor_marks_find      (FavorCursor     *cursor,
                                 GArray          *marks);

/**
 * favor_marks_go:
 * @points: (element-type guint) (nullable): the plies of turning points
 * @direction: 1 or -1
 *
 * Goes to the next or the previous thing accomplished, great moment or turning point, for somebody who wants to look at it.
 *
 * Returns: %FALSE if there is none
 */
gboolean  favor_marks_go        (FavorCursor     *cursor,
                                 GArray          *points,
                                 int              direction);

G_END_DECLS
