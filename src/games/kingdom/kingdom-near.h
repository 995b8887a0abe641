/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-actions.h"

G_BEGIN_DECLS

/* So many bends the Knight wishes for. */
#define KINGDOM_KNIGHT_BENDS 5

/* How near the wishes are, for people who look at the chart of the court. All of it is public. */

/* What is said of the best try, see kingdom_near_describe (). */
typedef enum
{
  KINGDOM_TRY_NONE,
  KINGDOM_TRY_MEADOW,
  KINGDOM_TRY_CITY_TO_CLOSE,
  KINGDOM_TRY_CITY_AMONG_OTHERS,
  KINGDOM_TRY_LOOP,
  KINGDOM_TRY_NO_BRIDGE,
  KINGDOM_TRY_BRIDGE,
  KINGDOM_TRY_ROAD_TO_CITY,
  KINGDOM_TRY_CITY_TO_ROAD,
  KINGDOM_TRY_ROAD_AND_CITY,
  KINGDOM_TRY_PLAIN_TILE,
  KINGDOM_TRY_BLOCK,
  KINGDOM_TRY_JOINED_CITIES,
  KINGDOM_TRY_ROAD_BETWEEN,
  KINGDOM_TRY_V,
  KINGDOM_TRY_TORN_V,
  KINGDOM_TRY_BENDS,
  KINGDOM_TRY_BENT_ROAD,
  KINGDOM_TRY_SOLID,
  KINGDOM_TRY_GAP,
  KINGDOM_TRY_NEIGHBOURS,
  KINGDOM_TRY_CAPS,
  KINGDOM_TRY_FOUR_CAPS,
  KINGDOM_TRY_CLOISTER,
  KINGDOM_TRY_CLOISTERS,
  KINGDOM_TRY_IN_LOOP,
  KINGDOM_TRY_AROUND_CLOISTER,
  KINGDOM_TRY_LOOP_ALONE,
  KINGDOM_TRY_AROUND_LOOP,
} KingdomTry;

#define KINGDOM_N_TRIES (KINGDOM_TRY_AROUND_LOOP + 1)

/* From this share on a wish is called near where there is no room for more. */
#define KINGDOM_NEAR_ENOUGH 60

/* How a wish stands for a seat. */
typedef enum
{
  /* Nothing on the map comes near it, or nothing that could be told. */
  KINGDOM_WISH_FAR,
  /* Some place was there already when the turn began: only another one counts. */
  KINGDOM_WISH_TRUE_BEFORE,
  KINGDOM_WISH_NEAR,
  /* Were step two over, the seat could take the favor. */
  KINGDOM_WISH_MET,
  /* It is met, but there is nothing for this seat: `why`. */
  KINGDOM_WISH_IN_VAIN,
  /* The seat has the action favor, and its wish is not met. */
  KINGDOM_WISH_OWNED,
} KingdomWishState;

/* Why a wish that is met brings nothing. */
typedef enum
{
  KINGDOM_VAIN_NOT,
  /* The seat has the action favor already. */
  KINGDOM_VAIN_OWNED,
  /* The stack is empty. */
  KINGDOM_VAIN_GONE,
  /* The map has a fault: step two cannot end so. */
  KINGDOM_VAIN_FAULTY,
} KingdomVain;

/**
 * KingdomNear:
 * @share: how near the best place that would be new is, 100 exactly when the wish is met; less says how
 *   much of what it needs is there, and is 0 where no honest number can be told
 * @try: a %KingdomTry: what is said of that place
 * @is_true: a place was there already when the turn began, and still is
 * @n_new: so many places are new, where it is met
 * @has_place: @x and @y are a cell of the place that is meant: of a new one, of the best try, or of
 *   an old one
 * @have, @need, @n: what its words count
 *
 * How near a wish is on a map. Of Jester and Charlatan, who wish for nothing on the map, all is 0. Nothing
 * is told of what favors alone could do: a complete city that touches too many meadows is counted as it
 * is, a complete road is no try for a longer one. For the General, the Queen and the King only cities and
 * loops count that enclose something already: how far a ring is from being one cannot be told honestly.
 * The Philosopher's number of tiles is the least there can be: what fits there is not looked at.
 */
typedef struct
{
  guint8  share;
  guint8  try;
  guint8  is_true;
  guint8  has_place;
  gint8   x;
  gint8   y;
  guint16 n_new;
  guint16 have;
  guint16 need;
  guint16 n;
} KingdomNear;

/**
 * KingdomOutlook:
 * @state: a %KingdomWishState
 * @why: a %KingdomVain
 * @left: pieces left in the stack of the character
 * @can_have: there is something for the seat: a piece, or an action favor that it has not yet
 *
 * How a wish stands for a seat.
 */
typedef struct
{
  guint8      state;
  guint8      why;
  guint8      left;
  guint8      can_have;
  KingdomNear near;
} KingdomOutlook;

/**
 * kingdom_near_measure:
 * @before: the map at the start of the turn
 * @now: the map as it is
 * @levels: N for Farmer, Laborer and Bishop
 * @out: (out) (array fixed-size=20): by character
 */
void kingdom_near_measure (const KingdomTile *before,
                           const KingdomTile *now,
                           const guint16     *levels,
                           KingdomNear       *out) G_GNUC_INTERNAL;

/**
 * kingdom_outlook:
 * @seat: whose turn it is or not; what it would be for that seat
 * @out: (out) (array fixed-size=20): by character
 *
 * How the wishes stand on the map as it is.
 */
void kingdom_outlook (const KingdomState *state, FavorSeat seat, KingdomOutlook *out) G_GNUC_INTERNAL;

/* How they stood on the map with which the turn began: the same as long as the turn lasts. */
void kingdom_outlook_at_start (const KingdomState *state, FavorSeat seat, KingdomOutlook *out) G_GNUC_INTERNAL;

/**
 * kingdom_outlook_after:
 * @action: a legal action
 * @out: (out) (array fixed-size=20): as kingdom_outlook () for who acts, were the action done
 *
 * Returns: whether there is anything to foresee: the action changes the map, and no chance has a part in it
 */
gboolean kingdom_outlook_after (const KingdomState *state,
                                const FavorAction  *action,
                                KingdomOutlook     *out) G_GNUC_INTERNAL;

/* Whether a wish is met with @after that was not with @now, or the other way round. */
static inline gboolean
kingdom_is_met (const KingdomOutlook *outlook)
{
  return outlook->state == KINGDOM_WISH_MET || outlook->state == KINGDOM_WISH_IN_VAIN;
}

/* The number that a wish has: N for Farmer, Laborer and Bishop, the bends of the Knight, else 0. */
guint kingdom_wish_level (const KingdomState *state, guint character) G_GNUC_INTERNAL;
/* (transfer full): what a character wishes for with that number, e.g. "A loop road". */
char *kingdom_wish_describe (guint character, guint level) G_GNUC_INTERNAL;

/* (transfer full) (nullable): a line for people, e.g. "Loop road lacks 1 tile"; %NULL if nothing can be
 * told. */
char *kingdom_near_describe (const KingdomNear *near) G_GNUC_INTERNAL;

G_END_DECLS
