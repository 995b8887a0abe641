/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"
#include "favor-game.h"

G_BEGIN_DECLS

/**
 * FavorSpotKind:
 * @FAVOR_SPOT_NONE: nowhere: it appears, or goes, at the other end
 * @FAVOR_SPOT_ACTOR: at whose doing the event is
 * @FAVOR_SPOT_SEAT: at the seat that an argument says
 * @FAVOR_SPOT_SEATS: at each of the seats of a set
 * @FAVOR_SPOT_PIECE: at the piece of the board with a key
 * @FAVOR_SPOT_PIECE_OF: at the piece whose key is larger by an argument
 * @FAVOR_SPOT_FOUND: at the piece that `find_key` of the table finds
 *
 * Where something is. A seat is its shield in the strip, the own one its hand where that is shown.
 */
typedef enum
{
  FAVOR_SPOT_NONE,
  FAVOR_SPOT_ACTOR,
  FAVOR_SPOT_SEAT,
  FAVOR_SPOT_SEATS,
  FAVOR_SPOT_PIECE,
  FAVOR_SPOT_PIECE_OF,
  FAVOR_SPOT_FOUND,
} FavorSpotKind;

/**
 * FavorSpot:
 * @kind: what it is
 * @arg: index of an argument of the event
 * @key: of a piece; of one that is found, what it is found by
 * @shield: a seat is its shield, the own one, too: what is counted there has nothing to do with the hand
 * @stays: in the own hand the thing is the very card that has come, which is not seen before it arrives
 *
 * A place that a table can name.
 */
typedef struct
{
  FavorSpotKind kind;
  guint         arg;
  guint         key;
  gboolean      shield;
  gboolean      stays;
} FavorSpot;

#define FAVOR_AT_NOWHERE           { FAVOR_SPOT_NONE, 0, 0 }
#define FAVOR_AT_ACTOR             { FAVOR_SPOT_ACTOR, 0, 0 }
#define FAVOR_INTO_ACTOR           { FAVOR_SPOT_ACTOR, 0, 0, FALSE, TRUE }
#define FAVOR_AT_SHIELD            { FAVOR_SPOT_ACTOR, 0, 0, TRUE }
#define FAVOR_AT_SEAT(arg)         { FAVOR_SPOT_SEAT, (arg), 0 }
#define FAVOR_INTO_SEAT(arg)       { FAVOR_SPOT_SEAT, (arg), 0, FALSE, TRUE }
#define FAVOR_AT_SHIELD_OF(arg)    { FAVOR_SPOT_SEAT, (arg), 0, TRUE }
#define FAVOR_AT_SHIELDS_OF(arg)   { FAVOR_SPOT_SEATS, (arg), 0, TRUE }
#define FAVOR_AT_PIECE(key)        { FAVOR_SPOT_PIECE, 0, (key) }
#define FAVOR_AT_PIECE_OF(key, arg) { FAVOR_SPOT_PIECE_OF, (arg), (key) }
#define FAVOR_AT_FOUND(key)        { FAVOR_SPOT_FOUND, 0, (key) }

/* (transfer full): how a thing looks. `value` is what the argument says, or FAVOR_NONE where the
 * viewer must not know it, or where there is none. */
typedef FavorFace *(*FavorFlightFace) (gint value);

/* No argument. */
#define FAVOR_NO_ARG (-1)

/**
 * FavorFlightRow:
 * @event: the id of a kind of event; it may have several rows
 * @create_face: what goes its way
 * @what: index of the argument that says which thing it is, or %FAVOR_NO_ARG
 * @count: index of the argument that says how many there are, or %FAVOR_NO_ARG: one
 * @width: in pixels, while it is on its way
 * @from: where it was
 * @to: where it is
 * @times: without @count, how many there always are; 0 counts as 1
 *
 * What moves when something happens.
 */
typedef struct
{
  const char     *event;
  FavorFlightFace create_face;
  gint8           what;
  gint8           count;
  guint8          width;
  FavorSpot       from;
  FavorSpot       to;
  guint8          times;
} FavorFlightRow;

/**
 * FavorGreatOpening:
 * @FAVOR_GREAT_HELD: it is held up before rays
 * @FAVOR_GREAT_SCROLL: a scroll is opened, and it is written there
 *
 * How something great comes to be seen.
 */
typedef enum
{
  FAVOR_GREAT_HELD,
  FAVOR_GREAT_SCROLL,
} FavorGreatOpening;

/**
 * FavorGreatRow:
 * @event: the id of a kind of event
 * @create_face: what is held up
 * @what: index of the argument that says which thing it is, %FAVOR_NO_ARG: whose doing it is is all
 *   that is known
 * @when: index of the argument that decides, or %FAVOR_NO_ARG: it is always great
 * @is: what @when must be
 * @opening: how it comes to be seen
 * @at: where it is on the board, if it has a place there
 *
 * A moment that everybody looks at.
 */
typedef struct
{
  const char     *event;
  FavorFlightFace create_face;
  gint8           what;
  gint8           when;
  gint16          is;

  FavorGreatOpening opening;
  FavorSpot         at;
} FavorGreatRow;

/**
 * FavorFlightTable:
 * @rows: (array length=n_rows): what moves
 * @greats: (array length=n_greats): what is great
 * @find_seat: (nullable): the seat that an argument of kind %FAVOR_SPOT_SEAT or %FAVOR_SPOT_SEATS means
 *   in a position; the argument itself if it is %NULL
 * @find_key: (nullable): the key of the piece that a spot of kind %FAVOR_SPOT_FOUND means, by the `key` of
 *   the spot, in the position after the event; %FAVOR_NONE if there is none
 * @find_held: (nullable): the key that the `nth` of alike things of a row has in the own hand, where the
 *   argument says which thing it is; %FAVOR_NONE if there are never so many
 *
 * How what happens in a game is seen to happen, beyond what its board shows by itself.
 */
typedef struct
{
  const FavorFlightRow *rows;
  guint                 n_rows;
  const FavorGreatRow  *greats;
  guint                 n_greats;
  FavorSeat (*find_seat) (gconstpointer state, gint value);
  gint      (*find_key)  (gconstpointer state, const FavorEvent *event, guint key);
  gint      (*find_held) (const FavorFlightRow *row, guint value, guint nth);
} FavorFlightTable;

G_END_DECLS
