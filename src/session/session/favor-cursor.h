/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-beats.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_CURSOR (favor_cursor_get_type ())
G_DECLARE_FINAL_TYPE (FavorCursor, favor_cursor, FAVOR, CURSOR, GObject)

/**
 * FavorCursor: what is being looked at.
 *
 * Properties: `session` (construct-only), `ply` (uint, writable, 0 to the session's n-plies),
 * `follow` (boolean, writable: stays at the end; stepping back turns it off, reaching the end
 * does not turn it on), `viewer` (int, writable: a seat, %FAVOR_SEAT_NONE for a spectator or
 * %FAVOR_VIEWER_OPEN), `playing` (boolean, writable: steps on by itself until the end),
 * `interval` (uint, writable, in milliseconds, 100 to 10000), `at-end` (boolean), `live`
 * (boolean: at the end and following).
 *
 * Signal: `moved (uint from, uint to)`: after `ply`, `viewer` (then from = to) or the line
 * under the cursor changed.
 *
 * A new cursor stands where the session was saved and follows if that is the end; a finished
 * session opens at ply 0. It looks with the eyes of the only person, of several with those of
 * who decides; if only computers play, hands are open. Playing ends at the end of the line
 * and does not start there.
 */
FavorCursor       *favor_cursor_new          (FavorSession *session);

FavorSession      *favor_cursor_get_session  (FavorCursor  *self);
guint              favor_cursor_get_ply      (FavorCursor  *self);
void               favor_cursor_set_ply      (FavorCursor  *self,
                                              guint         ply);
void               favor_cursor_go_to        (FavorCursor  *self,
                                              guint         ply);
gboolean           favor_cursor_get_follow   (FavorCursor  *self);
void               favor_cursor_set_follow   (FavorCursor  *self,
                                              gboolean      follow);
FavorSeat          favor_cursor_get_viewer   (FavorCursor  *self);
void               favor_cursor_set_viewer   (FavorCursor  *self,
                                              FavorSeat     viewer);
gboolean           favor_cursor_get_playing  (FavorCursor  *self);
void               favor_cursor_set_playing  (FavorCursor  *self,
                                              gboolean      playing);
guint              favor_cursor_get_interval (FavorCursor  *self);
guint              favor_cursor_measure      (FavorCursor  *self);
void               favor_cursor_set_interval (FavorCursor  *self,
                                              guint         milliseconds);
gboolean           favor_cursor_get_at_end   (FavorCursor  *self);
gboolean           favor_cursor_get_live     (FavorCursor  *self);

/**
 * favor_cursor_get_state:
 *
 * Returns: (transfer none): the position at the cursor as the viewer may see it; valid until
 *   the next `moved`
 */
gconstpointer      favor_cursor_get_state    (FavorCursor  *self);

void               favor_cursor_copy_state   (FavorCursor  *self,
                                              guint         ply,
                                              gpointer      state);

/**
 * favor_cursor_copy_between:
 * @nth: an event of @ply
 * @state: has room for the game's state
 *
 * The cursor looks inside a ply: the position at that event, behind the change that it tells of, as
 * the viewer may see it.
 */
void               favor_cursor_copy_between (FavorCursor   *self,
                                              guint         ply,
                                              guint         nth,
                                              gpointer      state);

const FavorEvent  *favor_cursor_get_events   (FavorCursor  *self,
                                              guint         ply,
                                              guint        *n_events);

/* In the place of how many events of a ply have happened: all. */
#define FAVOR_CURSOR_WHOLE G_MAXUINT

/**
 * favor_cursor_get_n_told:
 *
 * Returns: how many events of the ply have happened at the cursor; all of them where it is whole
 */
guint              favor_cursor_get_n_told    (FavorCursor  *self);

/**
 * favor_cursor_get_whole:
 *
 * Returns: whether the cursor looks at what a ply led to, and not inside it
 */
gboolean           favor_cursor_get_whole     (FavorCursor  *self);

/**
 * FavorAim:
 * @FAVOR_AIM_PLY: a ply with all that happened in it
 * @FAVOR_AIM_BEAT: what was told last of it, see FavorBeat
 * @FAVOR_AIM_EVENT: the very event that happened last
 *
 * What a cursor was sent to, and somebody therefore wants to read about.
 */
typedef enum
{
  FAVOR_AIM_PLY,
  FAVOR_AIM_BEAT,
  FAVOR_AIM_EVENT,
} FavorAim;

/**
 * favor_cursor_get_aim:
 *
 * Returns: what it was sent to last
 */
FavorAim           favor_cursor_get_aim       (FavorCursor  *self);

/**
 * favor_cursor_count_beats:
 * @ply: 0 to the session's `n-plies`
 *
 * Returns: in how many steps the viewer goes through @ply, at least 1
 */
guint              favor_cursor_count_beats   (FavorCursor  *self,
                                               guint         ply);

/**
 * favor_cursor_get_place:
 * @nth: an event of @ply
 *
 * Returns: above 0 to 1, the part of those steps after which it has happened
 */
double             favor_cursor_get_place     (FavorCursor  *self,
                                               guint         ply,
                                               guint         nth);

/**
 * favor_cursor_go_inside:
 * @n_told: 1 and up; the number of events of @ply, or more: the ply is looked at whole
 *
 * Goes to the position in which the last of @n_told events, and its beat, has just happened.
 */
void               favor_cursor_go_inside     (FavorCursor  *self,
                                               guint         ply,
                                               guint         n_told);

/**
 * favor_cursor_go_to_event:
 * @n_told: the same as for favor_cursor_go_inside ()
 *
 * Goes there for somebody who wants to look at that event, see favor_cursor_go_to ().
 */
void               favor_cursor_go_to_event   (FavorCursor  *self,
                                               guint         ply,
                                               guint         n_told);

/**
 * favor_cursor_find_beat:
 * @beat: (out): what has just happened
 *
 * Returns: %FALSE if the cursor is not inside a ply
 */
gboolean           favor_cursor_find_beat     (FavorCursor  *self,
                                               FavorBeat    *beat);

/**
 * favor_cursor_step:
 * @direction: 1 or -1
 *
 * Goes to the next or the previous beat of what the viewer hears: inside a ply where there are several,
 * else to the next or the previous ply.
 */
void               favor_cursor_step          (FavorCursor  *self,
                                               int           direction);

gboolean           favor_cursor_may_open_hands (FavorCursor *self);

G_END_DECLS
