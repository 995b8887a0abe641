/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"
#include "favor-sound.h"

G_BEGIN_DECLS

/**
 * FavorHearing:
 * @game: whose rules these are
 * @table: (nullable): how that game sounds
 * @before: the position before it happened, as the viewer may see it
 * @after: the one behind it, likewise
 * @events: (array length=n_events): what happened
 * @n_events: of @events
 * @viewer: whose eyes look: a seat, %FAVOR_SEAT_NONE for a spectator or %FAVOR_VIEWER_OPEN
 * @people: bit mask of the seats of people at this screen
 *
 * What is to be heard.
 */
typedef struct
{
  const FavorGame       *game;
  const FavorSoundTable *table;
  gconstpointer          before;
  gconstpointer          after;
  const FavorEvent      *events;
  guint                  n_events;
  FavorSeat              viewer;
  guint                  people;
} FavorHearing;

/* How many sounds tell of one thing, at most. */
#define FAVOR_MAX_HEARD 2

/**
 * FavorHeard:
 * @sounds: (array length=n): in the order in which they are heard, of different groups
 * @n: of @sounds
 * @theirs: it is the doing of others
 */
typedef struct
{
  FavorSound sounds[FAVOR_MAX_HEARD];
  guint      n;
  gboolean   theirs;
} FavorHeard;

FavorSoundGroup favor_sound_get_group (FavorSound          sound);

/* What tells most of it; pure. */
void            favor_hearing_choose  (const FavorHearing *self,
                                       FavorHeard         *heard);

G_END_DECLS
