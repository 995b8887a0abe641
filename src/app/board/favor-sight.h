/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

/**
 * FavorMoment:
 * @state: the position, masked for the viewer
 * @before: (nullable): the one that was seen before, likewise; %NULL for the first one
 * @size: of both, in bytes
 * @viewer: whose eyes look: a seat, %FAVOR_SEAT_NONE for a spectator or %FAVOR_VIEWER_OPEN
 * @holder: whose hand is shown: a seat or %FAVOR_SEAT_NONE
 * @events: (array length=n_events) (nullable): what happened between both positions; none after a
 *   jump
 * @n_events: of @events
 * @showing: an action is being shown one thing after the other, and the only one of @events is
 *   that thing
 * @animated: what is elsewhere than it was goes there in sight; far from what was seen before
 *   things have no way from there to here
 * @back: it is an earlier moment than the one that was seen before
 * @fresh: these are other eyes or it is another game: what was looked at before is nothing to be
 *   told of
 * @n_seats: how many players there are
 * @names: of the players
 * @colours: of the seats, 0 to %FAVOR_MAX_SEATS - 1
 *
 * What people at the table see at one moment.
 */
typedef struct
{
  gconstpointer     state;
  gconstpointer     before;
  gsize             size;
  FavorSeat         viewer;
  FavorSeat         holder;
  const FavorEvent *events;
  guint             n_events;
  gboolean          showing;
  gboolean          animated;
  gboolean          back;
  gboolean          fresh;
  guint             n_seats;
  FavorNames        names;
  guint8            colours[FAVOR_MAX_SEATS];
} FavorMoment;

#define FAVOR_TYPE_SIGHT (favor_sight_get_type ())
G_DECLARE_FINAL_TYPE (FavorSight, favor_sight, FAVOR, SIGHT, GObject)

/* A moment that does not change any more, as the value of a property: whatever is drawn of a
 * position is bound to it. It has copies of all that the moment points to. */
FavorSight        *favor_sight_new        (const FavorMoment *moment);
/* (nullable): `self` may be NULL, as long as nothing is seen. */
const FavorMoment *favor_sight_get_moment (FavorSight        *self);

G_END_DECLS
