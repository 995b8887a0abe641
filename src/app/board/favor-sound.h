/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FavorSound:
 * @FAVOR_SOUND_NONE: it is silent
 * @FAVOR_SOUND_LAID: somebody did something
 * @FAVOR_SOUND_CARD: a card goes from one place to another
 * @FAVOR_SOUND_TURNED: something hidden is turned up
 * @FAVOR_SOUND_COIN: money changes hands
 * @FAVOR_SOUND_STAR: a mark of honour is set
 * @FAVOR_SOUND_TILE: a part of the land is laid
 * @FAVOR_SOUND_FOLLOWER: a figure is stood up, or walks
 * @FAVOR_SOUND_DICE: dice roll
 * @FAVOR_SOUND_DEAL: two agree
 * @FAVOR_SOUND_HIT: something is done against somebody
 * @FAVOR_SOUND_CLOSED: something that was built is complete
 * @FAVOR_SOUND_SEAL: a great thing is accomplished
 * @FAVOR_SOUND_GAIN: a few points are gained
 * @FAVOR_SOUND_GAIN_LARGE: many points are gained
 * @FAVOR_SOUND_LOSS: points are lost
 * @FAVOR_SOUND_WON: somebody at this screen has won; for the event of any victory
 * @FAVOR_SOUND_OVER: the game is over, and others have won
 * @FAVOR_SOUND_TURN: the decision has come to somebody at this screen
 * @FAVOR_SOUND_REFUSED: that is not possible
 *
 * What can be heard, in any game. Of several things that mean as much the one further down tells more.
 */
typedef enum
{
  FAVOR_SOUND_NONE,

  FAVOR_SOUND_LAID,
  FAVOR_SOUND_CARD,
  FAVOR_SOUND_TURNED,
  FAVOR_SOUND_COIN,
  FAVOR_SOUND_STAR,
  FAVOR_SOUND_TILE,
  FAVOR_SOUND_FOLLOWER,
  FAVOR_SOUND_DICE,

  FAVOR_SOUND_DEAL,
  FAVOR_SOUND_HIT,
  FAVOR_SOUND_CLOSED,
  FAVOR_SOUND_SEAL,

  FAVOR_SOUND_GAIN,
  FAVOR_SOUND_GAIN_LARGE,
  FAVOR_SOUND_LOSS,

  FAVOR_SOUND_WON,
  FAVOR_SOUND_OVER,
  FAVOR_SOUND_TURN,
  FAVOR_SOUND_REFUSED,
  FAVOR_N_SOUNDS
} FavorSound;

/**
 * FavorSoundGroup:
 * @FAVOR_SOUNDS_THINGS: things of the game move
 * @FAVOR_SOUNDS_DEEDS: what somebody does means more than a thing that moves
 * @FAVOR_SOUNDS_POINTS: points are gained and lost
 * @FAVOR_SOUNDS_CALLS: the application speaks to somebody
 *
 * Two sounds of one group never come together.
 */
typedef enum
{
  FAVOR_SOUNDS_THINGS,
  FAVOR_SOUNDS_DEEDS,
  FAVOR_SOUNDS_POINTS,
  FAVOR_SOUNDS_CALLS,
  FAVOR_N_SOUND_GROUPS
} FavorSoundGroup;

/**
 * FavorSoundRow:
 * @event: the id of a kind of event
 * @sound: what it sounds like
 */
typedef struct
{
  const char *event;
  FavorSound  sound;
} FavorSoundRow;

/**
 * FavorSoundTable:
 * @rows: (array length=n_rows): one for each kind of event of a game; what changes the score is heard
 *   by itself, and is %FAVOR_SOUND_NONE here if nothing moves
 * @much: how many points at once, at least, are many
 *
 * How a game sounds.
 */
typedef struct
{
  const FavorSoundRow *rows;
  guint                n_rows;
  gint32               much;
} FavorSoundTable;

G_END_DECLS
