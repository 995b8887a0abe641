/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "favor-game.h"
#include "kingdom-data.h"

G_BEGIN_DECLS

/* The state of Kingdom of Favors (section 3). Sides and slots are those of the tile itself, not turned;
 * actions name them as seen on the map. */

typedef enum
{
  KINGDOM_PHASE_DRAW,
  KINGDOM_PHASE_MATCH,
  KINGDOM_PHASE_WORK,
  KINGDOM_PHASE_CLAIM,
  KINGDOM_PHASE_OVER,
} KingdomPhase;

typedef enum
{
  KINGDOM_PLACE_BAG,
  KINGDOM_PLACE_HAND,
  KINGDOM_PLACE_MAP,
  KINGDOM_PLACE_ASIDE,
} KingdomPlace;

/* Why a game is over. */
typedef enum
{
  KINGDOM_END_NONE,
  KINGDOM_END_KING,
  KINGDOM_END_COURT_GOAL,
  KINGDOM_END_BAG,
} KingdomEnd;

/* Instead of the number of turns left: twilight has not begun. */
#define KINGDOM_NO_TWILIGHT FAVOR_NONE

/**
 * KingdomTile:
 * @place: a %KingdomPlace
 * @x, @y, @rot: where it lies on the map and how it is turned; elsewhere 0
 * @tri: the triangle on each quadrant
 * @middle: the token in the middle
 * @middle_turn: how a road token is turned: straight 0 ns, 1 ew; bridge 0 n-s on top, 1 e-w on top;
 *   curve 0 ne, 1 es, 2 sw, 3 wn
 * @arm_hunter: the arms that a Hunter lies on
 * @new_tri, @new_middle, @new_arm: of each favor, whether it was played this turn
 */
typedef struct
{
  guint8 place;
  gint8  x;
  gint8  y;
  guint8 rot;
  guint8 tri[FAVOR_N_SIDES];
  guint8 middle;
  guint8 middle_turn;
  guint8 arm_hunter[FAVOR_N_SIDES];
  guint8 new_tri[FAVOR_N_SIDES];
  guint8 new_middle;
  guint8 new_arm[FAVOR_N_SIDES];
} KingdomTile;

/* The eight octants are the ports of a tile with the land behind them: quadrant i is the octants 2i and
 * 2i + 1. Border i lies clockwise of quadrant i. */
#define KINGDOM_N_OCTANTS FAVOR_N_PORTS

/**
 * KingdomLook:
 * @edges: what the edges are
 * @cities: the set of sides whose quadrant is city; the others are meadow
 * @walls: the set of borders that are walls
 * @tips: the set of sides whose tip is open
 * @roads: the set of sides with a road arm
 * @laid: of these, those that a road token lies on
 * @middle: a %KingdomMiddle
 * @terrain: a %KingdomTerrain
 * @caps: the set of sides that are caps (2.4)
 * @region: of each octant, the lowest octant of its region
 * @touches: of the lowest octant of a meadow region, the set of the lowest octants of city regions that
 *   it touches
 * @arm: a %KingdomArm for each side
 *
 * What a tile shows (2.6) and what its parts are (2.8), as seen on the map, that is turned.
 */
typedef struct
{
  FavorEdges edges;
  guint8     cities;
  guint8     walls;
  guint8     tips;
  guint8     roads;
  guint8     laid;
  guint8     middle;
  guint8     terrain;
  guint8     caps;
  guint8     region[KINGDOM_N_OCTANTS];
  guint8     touches[KINGDOM_N_OCTANTS];
  guint8     arm[FAVOR_N_SIDES];
} KingdomLook;

/**
 * KingdomTable:
 * @tile: all tiles
 * @stack: of each character but the Philosopher, the pieces left
 * @philosophers: the stack of the Philosopher, the first is the top; pieces
 * @used: action favors flipped this turn
 * @affected: tiles affected by action favors this turn
 * @laid: tiles laid this turn, in order
 * @replaced: pieces beside the board, in order (5.5)
 * @hand: the tile in hand, or %FAVOR_NONE
 * @nobleman_first: the tile turned by the first half of the Nobleman, or %FAVOR_NONE
 *
 * What a rewind restores, but for the supply of who rewinds.
 */
typedef struct
{
  KingdomTile tile[KINGDOM_N_TILES];
  guint8      stack[KINGDOM_N_CHARACTERS];
  guint8      philosophers[KINGDOM_N_PHILOSOPHERS];
  guint8      n_philosophers;
  guint8      used[KINGDOM_N_CHARACTERS];
  guint8      affected[KINGDOM_N_TILES];
  guint8      laid[KINGDOM_MAX_LAID];
  guint8      n_laid;
  guint8      replaced[KINGDOM_MAX_REPLACED];
  guint8      n_replaced;
  gint8       hand;
  gint8       nobleman_first;
} KingdomTable;

/**
 * KingdomCheckpoint:
 * @pieces: the supply of the current player
 *
 * What step two can go back to (5.3).
 */
typedef struct
{
  KingdomTable table;
  guint8       pieces[KINGDOM_N_PIECES];
} KingdomCheckpoint;

/**
 * KingdomSeat:
 * @pieces: how many of each are in the supply
 * @actions: which action favors are owned
 * @court: which characters were ever taken
 * @taken: favors taken in step three
 */
typedef struct
{
  guint8 pieces[KINGDOM_N_PIECES];
  guint8 actions[KINGDOM_N_CHARACTERS];
  guint8 court[KINGDOM_N_CHARACTERS];
  guint8 taken;
} KingdomSeat;

/**
 * KingdomOptions:
 * @first_player: 0: random; 1: the first seat
 * @twilight_rounds: how often each player's turn comes when the bag is empty
 * @court_goal: so many characters in a court win, or 0
 * @match_exchange: 0: a drawn tile takes the place of an altered one that looks like it; 1: it does not
 * @starting_jesters: Jesters each player begins with
 *
 * Section 9.
 */
typedef struct
{
  guint8 first_player;
  guint8 twilight_rounds;
  guint8 court_goal;
  guint8 match_exchange;
  guint8 starting_jesters;
} KingdomOptions;

/**
 * KingdomState:
 * @levels: what N is in the wishes of Farmer, Laborer and Bishop, in this order
 * @table: the tiles, and all else that a rewind restores
 * @checkpoint: what it restores it from; only in phase `work`
 * @before: the tiles at the start of the turn
 * @offer: the characters on offer, in phase `claim`
 * @turn: 1 and up
 * @look: (derived) what each tile of the table shows
 * @rewinds: this turn
 * @twilight_left: turns left, or %KINGDOM_NO_TWILIGHT
 * @idle_turns: turns in a row that did not change the map
 * @reason: why the game is over: a %KingdomEnd
 * @winner: who won at once, by the King or the goal of a court, or %FAVOR_NONE. The others are ranked
 *   by their courts (7.1, 7.3)
 */
typedef struct
{
  FavorHead         head;
  KingdomSeat       seat[KINGDOM_MAX_SEATS];
  KingdomTable      table;
  KingdomCheckpoint checkpoint;
  KingdomTile       before[KINGDOM_N_TILES];
  KingdomOptions    options;
  guint16           levels[3];
  guint16           turn;
  KingdomLook       look[KINGDOM_N_TILES];
  guint8            offer[KINGDOM_N_CHARACTERS];
  guint8            n_checkpoint;
  guint8            rewinds;
  gint8             twilight_left;
  guint8            idle_turns;
  guint8            reason;
  FavorSeat         winner;
} KingdomState;

extern const FavorEnum   kingdom_phases        G_GNUC_INTERNAL;
extern const FavorSchema kingdom_tile_schema    G_GNUC_INTERNAL;
extern const FavorSchema kingdom_options_schema G_GNUC_INTERNAL;
extern const FavorSchema kingdom_state_schema   G_GNUC_INTERNAL;

/* The looks of all tiles of the table. */
void kingdom_derive (gpointer state) G_GNUC_INTERNAL;

/* Which of the levels a character's wish has, or %FAVOR_NONE. */
gint kingdom_level_of (guint character) G_GNUC_INTERNAL;

/* Whether a tile bears a favor (2.4). */
static inline gboolean
kingdom_is_altered (const KingdomTile *tile)
{
  guint32 triangles, hunters;

  memcpy (&triangles, tile->tri, sizeof triangles);
  memcpy (&hunters, tile->arm_hunter, sizeof hunters);
  return (triangles | hunters | tile->middle) != 0;
}

/* Whether two records of one tile look alike. */
static inline gboolean
kingdom_looks_like (const KingdomTile *tile, const KingdomTile *other)
{
  return tile->rot == other->rot && tile->middle == other->middle &&
         tile->middle_turn == other->middle_turn &&
         memcmp (tile->tri, other->tri, sizeof tile->tri) == 0 &&
         memcmp (tile->arm_hunter, other->arm_hunter, sizeof tile->arm_hunter) == 0;
}

G_END_DECLS

/* What a view asks the rules. */
#include "kingdom-actions.h"
#include "kingdom-events.h"
#include "kingdom-look.h"
#include "kingdom-near.h"
#include "kingdom-preview.h"
#include "kingdom-standing.h"
#include "kingdom-where.h"
