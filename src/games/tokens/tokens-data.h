/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-hex-map.h"
#include "favor-schema.h"

G_BEGIN_DECLS

/* The components of Favor Tokens: the island, its pieces, cards and tokens. Maps, layouts and decks are tables:
 * a module with another map or other cards adds rows. */

#define TOKENS_MIN_SEATS 2
#define TOKENS_MAX_SEATS 6
/* The termination guard (7.5). */
#define TOKENS_MAX_PLIES 219644
#define TOKENS_MAX_TURNS (200 * TOKENS_MAX_SEATS)

/* Who owns pieces: the seats, then two neutral colours. */
#define TOKENS_N_NEUTRALS 2
#define TOKENS_NEUTRAL    TOKENS_MAX_SEATS
#define TOKENS_N_COLOURS  (TOKENS_MAX_SEATS + TOKENS_N_NEUTRALS)

/* Pieces of a colour (2.5). */
#define TOKENS_ROADS       15
#define TOKENS_SETTLEMENTS 5
#define TOKENS_CITIES      4

/* Networks: two of each seat. */
#define TOKENS_N_LABELS (2 * TOKENS_MAX_SEATS)

typedef enum
{
  TOKENS_BRICK,
  TOKENS_LUMBER,
  TOKENS_WOOL,
  TOKENS_GRAIN,
  TOKENS_ORE,
} TokensResource;

#define TOKENS_N_RESOURCES 5

/* In the order of what they produce. */
typedef enum
{
  TOKENS_HILL,
  TOKENS_FOREST,
  TOKENS_PASTURE,
  TOKENS_FIELD,
  TOKENS_MOUNTAIN,
  TOKENS_DESERT,
} TokensTerrain;

#define TOKENS_N_TERRAINS 6

/* What a harbour takes: a resource, or any. */
#define TOKENS_ANY        TOKENS_N_RESOURCES
#define TOKENS_N_HARBOURS (TOKENS_N_RESOURCES + 1)

typedef enum
{
  TOKENS_KNIGHT,
  TOKENS_ROAD_WORKS,
  TOKENS_GOOD_YEAR,
  TOKENS_MONOPOLY,
  /* Five of them, each one's own kind. */
  TOKENS_LANDMARK,
} TokensDevelopment;

#define TOKENS_N_PLAYABLE  4
#define TOKENS_N_LANDMARKS 5
#define TOKENS_N_CARDS     (TOKENS_LANDMARK + TOKENS_N_LANDMARKS)
#define TOKENS_MAX_DECK    34

typedef enum
{
  TOKENS_EVENT_NONE,
  TOKENS_EVENT_BOUNTY,
  TOKENS_EVENT_SKIRMISH,
  TOKENS_EVENT_WITHDRAWAL,
  TOKENS_EVENT_TOLL,
  TOKENS_EVENT_TOURNAMENT,
  TOKENS_EVENT_FENCE_GIFTS,
  TOKENS_EVENT_TREMOR,
  TOKENS_EVENT_SICKNESS,
  TOKENS_EVENT_RAID,
  TOKENS_EVENT_CALM_SEA,
  TOKENS_EVENT_HELPING_HAND,
} TokensEventCard;

#define TOKENS_N_YEAR 36
/* The marker among the cards, and how many lie below it. */
#define TOKENS_YEAR_END   TOKENS_N_YEAR
#define TOKENS_UNDER_YEAR 5
#define TOKENS_RAID       7
#define TOKENS_MAX_NUMBER 12

/* Tokens, each for its guild. */
typedef enum
{
  TOKENS_WAGON,
  TOKENS_SHIP,
  TOKENS_SHOVEL,
  TOKENS_BOOK,
  TOKENS_COMPASS,
} TokensToken;

#define TOKENS_N_TOKENS 5
#define TOKENS_MAX_BAG  126
#define TOKENS_MARKERS  18

/* Costs (2.5), in resources. */
typedef enum
{
  TOKENS_COST_ROAD,
  TOKENS_COST_SETTLEMENT,
  TOKENS_COST_CITY,
  TOKENS_COST_DEVELOPMENT,
} TokensCost;

#define TOKENS_N_COSTS 4

/**
 * TokensYearCard:
 * @number: 2 to 12
 * @event: a #TokensEventCard
 */
typedef struct
{
  guint8 number;
  guint8 event;
} TokensYearCard;

/* Slots for harbours, and hexes from which a spiral may begin, at most. */
#define TOKENS_MAX_SLOTS   11
#define TOKENS_MAX_CORNERS 6
#define TOKENS_MAX_NUMBERS 28

/**
 * TokensBoard:
 * @n_slots: harbours
 * @slots: where on the coast each lies, an index into the ring
 * @corners: the hexes that a spiral of numbers may begin at
 * @tiles: how many hexes of each terrain there are
 * @numbers: number tokens in the order in which they are laid out
 * @harbours: how many of each type there are
 * @bank: cards of each resource
 * @deck: development cards of each kind
 * @terrain: the layout for beginners
 * @number: its numbers
 * @harbour: its harbours by slot
 *
 * A board: its map, and what lies on it.
 */
typedef struct
{
  const FavorHexMap *map;
  guint8             n_slots;
  guint8             n_corners;
  guint8             bank;
  guint8             n_numbers;
  guint8             slots[TOKENS_MAX_SLOTS];
  guint8             corners[TOKENS_MAX_CORNERS];
  guint8             tiles[TOKENS_N_TERRAINS];
  guint8             numbers[TOKENS_MAX_NUMBERS];
  guint8             harbours[TOKENS_N_HARBOURS];
  guint8             deck[TOKENS_N_CARDS];
  guint8             terrain[FAVOR_HEX_MAX_HEXES];
  guint8             number[FAVOR_HEX_MAX_HEXES];
  guint8             harbour[TOKENS_MAX_SLOTS];
} TokensBoard;

/**
 * TokensStart:
 * @vertex: the first and the second settlement
 * @edge: the road at each
 *
 * What a seat has when nobody places (4.4).
 */
typedef struct
{
  guint8 vertex[2];
  guint8 edge[2];
} TokensStart;

#define TOKENS_N_STARTS 4

extern const FavorHexMap tokens_map_small G_GNUC_INTERNAL;
extern const FavorHexMap tokens_map_large G_GNUC_INTERNAL;
extern const TokensBoard tokens_board_small G_GNUC_INTERNAL;
extern const TokensBoard tokens_board_large G_GNUC_INTERNAL;
extern const TokensStart tokens_starts[TOKENS_N_STARTS] G_GNUC_INTERNAL;

extern const FavorEnum tokens_resources    G_GNUC_INTERNAL;
/* The resources, then gold. */
extern const FavorEnum tokens_goods        G_GNUC_INTERNAL;
extern const FavorEnum tokens_terrains     G_GNUC_INTERNAL;
extern const FavorEnum tokens_harbours     G_GNUC_INTERNAL;
extern const FavorEnum tokens_developments G_GNUC_INTERNAL;
/* The kinds that are played. */
extern const FavorEnum tokens_playable     G_GNUC_INTERNAL;
extern const FavorEnum tokens_year_events  G_GNUC_INTERNAL;
extern const FavorEnum tokens_tokens       G_GNUC_INTERNAL;
extern const FavorEnum tokens_guilds       G_GNUC_INTERNAL;
extern const FavorEnum tokens_villains     G_GNUC_INTERNAL;
extern const FavorEnum tokens_neutrals     G_GNUC_INTERNAL;
extern const FavorEnum tokens_labels       G_GNUC_INTERNAL;

extern const guint8         tokens_costs[TOKENS_N_COSTS][TOKENS_N_RESOURCES] G_GNUC_INTERNAL;
extern const TokensYearCard tokens_year[TOKENS_N_YEAR]                       G_GNUC_INTERNAL;
/* Ways of two dice, by number. */
extern const guint8         tokens_pips[TOKENS_MAX_NUMBER + 1]               G_GNUC_INTERNAL;
/* Of each token, how many its guild asks for; and how many are in the bag, by seats (2.9). */
extern const guint8         tokens_prices[TOKENS_N_TOKENS]                   G_GNUC_INTERNAL;
extern const guint8 tokens_bags[TOKENS_MAX_SEATS + 1][TOKENS_N_TOKENS]       G_GNUC_INTERNAL;

/* The map has two boards: for up to 4 players, and for more (3.1). */
#define TOKENS_SEATS_ON_SMALL 4

static inline const TokensBoard *
tokens_board_for (guint n_seats)
{
  return n_seats <= TOKENS_SEATS_ON_SMALL ? &tokens_board_small : &tokens_board_large;
}

/* The edge where a harbour lies. */
static inline guint
tokens_harbour_edge (const TokensBoard *board, guint slot)
{
  return board->map->coast[board->slots[slot]];
}

/* The spiral from a corner of the island, along which numbers are laid (4.3): the hexes of the map, each once,
 * the outer ring first. */
void tokens_walk_spiral (const FavorHexMap *map,
                         guint              corner,
                         guint8             spiral[FAVOR_HEX_MAX_HEXES]) G_GNUC_INTERNAL;

G_END_DECLS
