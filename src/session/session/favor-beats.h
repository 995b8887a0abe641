/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

/**
 * FavorBeat:
 * @first: an index into the events of a ply
 * @n: how many events, at least 1
 * @told: the index of the one that tells most
 * @weight: how much that one means
 *
 * What is told at once: an event with those that go with it.
 */
typedef struct
{
  guint       first;
  guint       n;
  guint       told;
  FavorWeight weight;
} FavorBeat;

/**
 * favor_beat_find:
 * @events: (array length=n_events): those of a ply
 * @first: less than @n_events
 * @beat: (out): the beat that begins with @first
 *
 * Divides what happened, by the weights of the game's table.
 */
void  favor_beat_find       (const FavorGame  *game,
                             const FavorEvent *events,
                             guint             n_events,
                             guint             first,
                             FavorBeat        *beat);

/**
 * favor_beat_measure:
 * @unit: how long the turn of a computer is seen at least, 700 ms at the normal pace
 *
 * Returns: for how long @beat is seen where one follows the other, in the unit of @unit: 900 at the
 *   normal pace, 1200 if somebody scores, 1800 for a great moment
 */
guint favor_beat_measure    (const FavorBeat  *beat,
                             guint             unit);

/**
 * favor_beat_describe:
 * @events: (array length=n_events): those of the ply
 * @actor: (out): whose doing it is, %FAVOR_SEAT_NONE for nobody's, or for that of several
 *
 * Returns: (transfer full) (nullable): what @viewer hears of a beat: what tells most, or else the first
 *   that tells anything, with what says the same of others
 */
char *favor_beat_describe   (const FavorBeat  *beat,
                             const FavorGame  *game,
                             const FavorEvent *events,
                             FavorSeat         viewer,
                             const FavorNames *names,
                             FavorSeat        *actor);

/**
 * favor_beats_list_joined:
 * @ply: 1 to the number of plies
 * @events: (element-type FavorEvent): receives what is told together, from ply to ply, until @ply; none
 *   if not one thing is told of @ply
 */
void  favor_beats_list_joined (FavorSession    *session,
                               guint            ply,
                               GArray          *events);

/**
 * favor_beats_want_show:
 * @events: (array length=n_events): those of a ply
 *
 * Returns: whether they are told one beat after the other: somebody scores more than once, or something
 *   great is among much else
 */
gboolean favor_beats_want_show (const FavorGame  *game,
                                const FavorEvent *events,
                                guint             n_events);

/**
 * favor_beats_score:
 * @events: (array length=n_events): those of a ply
 *
 * Returns: whether somebody scores by one of them, or one is great
 */
gboolean favor_beats_score      (const FavorGame  *game,
                                 const FavorEvent *events,
                                 guint             n_events);

/**
 * favor_event_get_named:
 *
 * Returns: a bit mask of the seats that @event tells of, as actor or by an argument
 */
guint favor_event_get_named (const FavorGame  *game,
                             const FavorEvent *event);

/**
 * favor_beats_measure_ply:
 * @ply: 1 to the number of plies
 * @unit: the same as above
 *
 * What is small goes by quickly while the same seat goes on, at once if the next can join it: then the
 * last one is seen as if all were one. What is done to a person is seen half as long again.
 *
 * Returns: how long @ply is seen before a computer plays the next one, in the unit of @unit
 */
guint favor_beats_measure_ply (FavorSession   *session,
                               guint           ply,
                               guint           unit);

G_END_DECLS
