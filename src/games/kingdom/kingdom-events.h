/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-actions.h"

G_BEGIN_DECLS

/* What happens (10.4). Each line names the arguments in their order; {player} is the actor. `letter` is a
 * %KingdomType; `place` and `where` are words, see kingdom-where.h, as the map was before. */
typedef enum
{
  /* - */
  KINGDOM_EVENT_GAME_STARTED,
  /* n */
  KINGDOM_EVENT_TURN_STARTED,
  /* letter */
  KINGDOM_EVENT_TILE_DRAWN,
  /* letter */
  KINGDOM_EVENT_TILE_CHOSEN,
  /* letter, x, y, letter2, rot, place */
  KINGDOM_EVENT_TILE_EXCHANGED,
  /* letter, x, y, rot, where */
  KINGDOM_EVENT_TILE_LAID,
  /* letter */
  KINGDOM_EVENT_TILE_SET_ASIDE,
  /* letter */
  KINGDOM_EVENT_TILE_REJECTED,
  /* piece, side, x, y, place */
  KINGDOM_EVENT_TRIANGLE_PLAYED,
  /* piece, x, y, spot, road, place */
  KINGDOM_EVENT_TOKEN_PLAYED,
  /* piece, x, y, slot, kept, place */
  KINGDOM_EVENT_FAVOR_REPLACED,
  /* piece */
  KINGDOM_EVENT_FAVOR_RECOVERED,
  /* x, y, x2, y2, place, place2 */
  KINGDOM_EVENT_TILES_SWAPPED,
  /* x, y, x2, y2, place, where */
  KINGDOM_EVENT_TILE_RELOCATED,
  /* character, x, y, n, place */
  KINGDOM_EVENT_TILE_ROTATED,
  /* x, y, x2, y2, x3, y3, place, place2, place3 */
  KINGDOM_EVENT_TILES_SWITCHED,
  /* x, y, x2, y2, place, place2 */
  KINGDOM_EVENT_FAVORS_SWAPPED,
  /* piece, x, y, slot, place */
  KINGDOM_EVENT_FAVOR_REMOVED,
  /* - */
  KINGDOM_EVENT_EXTRA_TILE,
  /* character */
  KINGDOM_EVENT_FAVOR_REUSED,
  /* - */
  KINGDOM_EVENT_REWOUND,
  /* character */
  KINGDOM_EVENT_FAVOR_TAKEN,
  /* piece */
  KINGDOM_EVENT_PHILOSOPHER_UNCOVERED,
  /* character, n */
  KINGDOM_EVENT_LEVEL_RAISED,
  /* - */
  KINGDOM_EVENT_NOTHING_TAKEN,
  /* n */
  KINGDOM_EVENT_TWILIGHT,
  /* - */
  KINGDOM_EVENT_KING_WON,
  /* n */
  KINGDOM_EVENT_COURT_GOAL_WON,
  /* place, n, character, m */
  KINGDOM_EVENT_RANKED,
} KingdomEvent;

#define KINGDOM_N_EVENTS (KINGDOM_EVENT_RANKED + 1)

extern const FavorKind kingdom_events[KINGDOM_N_EVENTS] G_GNUC_INTERNAL;

G_END_DECLS
