/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"
#include "tokens-data.h"

G_BEGIN_DECLS

/* The state of Favor Tokens and its options; sections are those of its rules specification. */

typedef enum
{
  TOKENS_PHASE_SETUP_SETTLEMENT,
  TOKENS_PHASE_SETUP_ROAD,
  TOKENS_PHASE_SETUP_NEUTRAL,
  TOKENS_PHASE_PRODUCTION,
  TOKENS_PHASE_EVENT_TAKE,
  TOKENS_PHASE_EVENT_GIVE,
  TOKENS_PHASE_EVENT_ROB,
  TOKENS_PHASE_EVENT_TREMOR,
  TOKENS_PHASE_DISCARD,
  TOKENS_PHASE_VILLAIN_MOVE,
  TOKENS_PHASE_VILLAIN_STEAL,
  TOKENS_PHASE_TRADE_AND_PURCHASE,
  TOKENS_PHASE_TRADE_ANSWER,
  TOKENS_PHASE_TRADE_CHOOSE,
  TOKENS_PHASE_DONATION_ANSWER,
  TOKENS_PHASE_TRADERS_FAVOR,
  TOKENS_PHASE_FREE_ROUTES,
  TOKENS_PHASE_NEUTRAL_BUILD,
  TOKENS_PHASE_SPECIAL_PURCHASE,
  TOKENS_PHASE_GAME_OVER,
} TokensPhase;

#define TOKENS_N_PHASES (TOKENS_PHASE_GAME_OVER + 1)

typedef enum
{
  TOKENS_LAYOUT_BEGINNER,
  TOKENS_LAYOUT_RANDOM,
} TokensLayout;

typedef enum
{
  TOKENS_PRODUCTION_DECK,
  TOKENS_PRODUCTION_DICE,
} TokensProduction;

typedef enum
{
  TOKENS_LIMIT_TOKENS,
  TOKENS_LIMIT_FAVORS,
} TokensLimit;

typedef enum
{
  TOKENS_PIECE_NONE,
  TOKENS_PIECE_SETTLEMENT,
  TOKENS_PIECE_CITY,
} TokensPiece;

typedef enum
{
  TOKENS_DUE_NONE,
  TOKENS_DUE_ROAD,
  TOKENS_DUE_SETTLEMENT,
} TokensDue;

typedef enum
{
  TOKENS_END_NONE,
  TOKENS_END_TARGET,
  TOKENS_END_ROUND_LIMIT,
} TokensEnd;

typedef enum
{
  TOKENS_ANSWER_NONE,
  TOKENS_ANSWER_ACCEPT,
  TOKENS_ANSWER_DECLINE,
  TOKENS_ANSWER_COUNTER,
} TokensAnswerKind;

/* Rows of the scoring pad (7.1). */
typedef enum
{
  TOKENS_ROW_SETTLEMENTS,
  TOKENS_ROW_CITIES,
  TOKENS_ROW_LONGEST_ROUTE,
  TOKENS_ROW_LARGEST_ARMY,
  TOKENS_ROW_MARKERS,
  TOKENS_ROW_LANDMARKS,
} TokensRow;

#define TOKENS_N_ROWS (TOKENS_ROW_LANDMARKS + 1)

/* Numbers of the rules. */
#define TOKENS_HAND_LIMIT     7
#define TOKENS_MAX_OFFERS     10
#define TOKENS_MAX_DONATIONS  6
#define TOKENS_MAX_GOLD_BUYS  2
#define TOKENS_GOLD_PRICE     2
#define TOKENS_BANK_RATE      4
#define TOKENS_ANY_RATE       3
#define TOKENS_HARBOUR_RATE   2
#define TOKENS_LEAST_ROUTE    5
#define TOKENS_LEAST_ARMY     3
#define TOKENS_HONOUR_POINTS  2
#define TOKENS_FAVOR_TRADES   2
#define TOKENS_FREE_ROUTES    2
#define TOKENS_MAX_TRADED     99
#define TOKENS_MAX_GOLD       9999
/* All that can ever be paid out: to each builder and harvester, at each action. */
#define TOKENS_GOLD_PER_PLY   8
#define TOKENS_ALL_GOLD       (TOKENS_GOLD_PER_PLY * TOKENS_MAX_PLIES)
#define TOKENS_MAX_CARDS      (24 * TOKENS_N_RESOURCES)

/* Instead of a number: not visible. */
#define TOKENS_HIDDEN      0xff
#define TOKENS_HIDDEN_KIND G_MININT8

/**
 * TokensOptions:
 * @layout: #TokensLayout
 * @target: points that win, 8 to 20
 * @production: #TokensProduction
 * @events: the cards of the year carry events
 * @favor: there are favor tokens
 * @connect_reward: tokens for the builder of a first connection, 3 or 1
 * @barren_cities: cities beside barren land earn a token
 * @limit_unit: #TokensLimit
 * @round_limit: 20 to 200
 *
 * Section 9.
 */
typedef struct
{
  guint8 layout;
  guint8 target;
  guint8 production;
  guint8 events;
  guint8 favor;
  guint8 connect_reward;
  guint8 barren_cities;
  guint8 limit_unit;
  guint8 round_limit;
} TokensOptions;

/**
 * TokensBundle:
 * @cards: of each resource
 * @gold: coins
 *
 * What changes hands in one direction of a trade; also six arguments in a row of an offer.
 */
typedef struct
{
  gint16 cards[TOKENS_N_RESOURCES];
  gint16 gold;
} TokensBundle;

#define TOKENS_BUNDLE_ARGS ((guint) (sizeof (TokensBundle) / sizeof (gint16)))

/**
 * TokensDeal:
 * @give: what who proposes it gives
 * @want: what he asks for
 *
 * The arguments of counter-trade, and those of offer-trade before the addressees.
 */
typedef struct
{
  TokensBundle give;
  TokensBundle want;
} TokensDeal;

#define TOKENS_DEAL_ARGS ((guint) (sizeof (TokensDeal) / sizeof (gint16)))

/**
 * TokensAnswer:
 * @kind: #TokensAnswerKind
 * @counter: from the answerer's side, if it is one
 */
typedef struct
{
  TokensDeal counter;
  guint16    kind;
} TokensAnswer;

/**
 * TokensDonation:
 * @to: who is to get a card, or %FAVOR_SEAT_NONE: no donation is offered
 * @resource: the card, or %FAVOR_NONE
 * @development: the card, or %FAVOR_NONE
 */
typedef struct
{
  FavorSeat to;
  gint8     resource;
  gint8     development;
} TokensDonation;

/**
 * TokensState:
 * @roads: (derived): the routes of each colour
 * @towns: (derived): where it has built
 * @reach: (derived): where each colour could lay a route: free, and connected
 * @open: (derived): free vertices that keep the distance
 * @sites: (derived): those of them that the routes of a colour reach
 * @n_roads: (derived): on the board, by colour
 * @n_settlements: (derived): so, too
 * @n_cities: (derived): so, too
 * @rates: (derived): the set of the types of harbours that a seat has a building at
 * @n_docks: (derived): at how many harbours a seat has a building
 * @round: of the table: turns begun
 * @return_phase: where a knight and free routes lead back to
 * @queue: who has still to decide, the decider first
 * @setup_step: settlements placed in the order of 4.5 and 4.6
 * @draws_left: numbers still to be resolved
 * @neutral_due: #TokensDue
 * @winner_mask: set when the game is over
 * @end_reason: #TokensEnd
 * @damaged: the one damaged road of a seat
 * @vertex_label: the network of a piece; %FAVOR_NONE for neutral ones and where none is
 * @met: of each label, the set of those that it has been connected to
 * @sure: resources that everybody knows a seat to hold at least, laid off and not yet shown ones included; neutral
 *   colours hold none
 * @discard_left: cards that a seat has still to lay off
 * @discard_pending: cards laid off and not yet shown
 * @gift_mask: the seats whose card is on its way over the fence
 * @gift_pending: that card
 * @dev_hand: playable development cards
 * @dev_new: those received in the own turn
 * @route_length: (7.2)
 * @landmarks_shown: at the end, how many a seat has
 * @year_deck: the next card last; the marker among them
 * @year_seen: drawn since the last shuffle
 * @number: the one that was drawn; [1] the second with 2 players
 * @event: its #TokensEventCard
 * @dice: the last roll
 * @bag: tokens, the next one last
 * @favor: tokens held
 * @fresh: those of them that were received in the own turn
 * @redeemed: tokens (or favors) redeemed in this turn
 * @bad_mask: who has received a card in this turn's production
 * @offer: the running offer
 * @offer_to: the seats that it is for; 0: no offer runs
 * @ask: the wish of the last declined donation
 *
 * Sizes go down, so that there is no padding.
 */
typedef struct
{
  FavorHead      head;
  FavorHexSet    roads[TOKENS_N_COLOURS];
  FavorHexSet    towns[TOKENS_N_COLOURS];
  FavorHexSet    reach[TOKENS_N_COLOURS];
  FavorHexSet    sites[TOKENS_N_COLOURS];
  FavorHexSet    open;
  guint32        gold[TOKENS_MAX_SEATS];
  guint16        turn;
  guint16        gift_mask;
  guint16        winner_mask;
  guint16        bad_mask;
  guint16        offer_to;
  guint16        met[TOKENS_N_LABELS];
  gint16         damaged[TOKENS_MAX_SEATS];
  TokensDeal     offer;
  TokensAnswer   answer[TOKENS_MAX_SEATS];
  guint8         n_roads[TOKENS_N_COLOURS];
  guint8         n_settlements[TOKENS_N_COLOURS];
  guint8         n_cities[TOKENS_N_COLOURS];
  guint8         rates[TOKENS_MAX_SEATS];
  guint8         n_docks[TOKENS_MAX_SEATS];
  TokensOptions  options;
  gint8          return_phase;
  guint8         n_queue;
  FavorSeat      queue[TOKENS_MAX_SEATS];
  guint8         setup_step;
  guint8         draws_left;
  guint8         neutral_due;
  guint8         end_reason;
  guint8         n_hexes;
  guint8         terrain[FAVOR_HEX_MAX_HEXES];
  guint8         number_token[FAVOR_HEX_MAX_HEXES];
  guint8         n_slots;
  guint8         harbour[TOKENS_MAX_SLOTS];
  guint8         robber;
  guint8         n_vertices;
  gint8          vertex_owner[FAVOR_HEX_MAX_VERTICES];
  guint8         vertex_kind[FAVOR_HEX_MAX_VERTICES];
  gint8          vertex_label[FAVOR_HEX_MAX_VERTICES];
  guint8         n_edges;
  gint8          edge_owner[FAVOR_HEX_MAX_EDGES];
  gint8          edge_label[FAVOR_HEX_MAX_EDGES];
  guint8         hand[TOKENS_MAX_SEATS][TOKENS_N_RESOURCES];
  guint8         hand_count[TOKENS_MAX_SEATS];
  guint8         sure[TOKENS_N_COLOURS][TOKENS_N_RESOURCES];
  guint8         bank[TOKENS_N_RESOURCES];
  guint8         discard_left[TOKENS_MAX_SEATS];
  guint8         discard_pending[TOKENS_MAX_SEATS][TOKENS_N_RESOURCES];
  guint8         discard_count[TOKENS_MAX_SEATS];
  gint8          gift_pending[TOKENS_MAX_SEATS];
  guint8         n_dev_deck;
  guint8         dev_deck[TOKENS_MAX_DECK];
  guint8         dev_hand[TOKENS_MAX_SEATS][TOKENS_N_CARDS];
  guint8         dev_new[TOKENS_MAX_SEATS][TOKENS_N_CARDS];
  guint8         dev_count[TOKENS_MAX_SEATS];
  guint8         dev_played[TOKENS_N_PLAYABLE];
  guint8         knights[TOKENS_MAX_SEATS];
  FavorSeat      largest_army;
  FavorSeat      longest_route;
  guint8         route_length[TOKENS_MAX_SEATS];
  guint8         landmarks_shown[TOKENS_MAX_SEATS];
  guint8         n_year_deck;
  guint8         year_deck[TOKENS_N_YEAR + 1];
  guint8         n_year_seen;
  guint8         year_seen[TOKENS_N_YEAR];
  guint8         number[2];
  guint8         event[2];
  guint8         dice[2];
  guint8         n_bag;
  guint8         bag[TOKENS_MAX_BAG];
  guint8         favor[TOKENS_MAX_SEATS][TOKENS_N_TOKENS];
  guint8         fresh[TOKENS_MAX_SEATS][TOKENS_N_TOKENS];
  guint8         favor_count[TOKENS_MAX_SEATS];
  guint8         fresh_count[TOKENS_MAX_SEATS];
  guint8         favor_spent[TOKENS_N_TOKENS];
  guint8         markers[TOKENS_MAX_SEATS];
  guint8         redeemed;
  guint8         exchanged;
  guint8         villain_token;
  guint8         donated;
  guint8         donation_offers;
  guint8         trade_offers;
  guint8         gold_buys;
  guint8         dev_played_turn;
  guint8         traders_left;
  guint8         routes_left;
  TokensDonation donation;
  gint8          ask;
} TokensState;

extern const FavorSchema tokens_state_schema   G_GNUC_INTERNAL;
extern const FavorSchema tokens_options_schema G_GNUC_INTERNAL;
extern const FavorSchema tokens_bundle_schema  G_GNUC_INTERNAL;

/* The game itself: the only symbol that other libraries know. */
extern const FavorGame favor_tokens_game;

static inline const TokensBoard *
tokens_board (const TokensState *state)
{
  return tokens_board_for (state->head.n_seats);
}

static inline const FavorHexMap *
tokens_map (const TokensState *state)
{
  return tokens_board (state)->map;
}

static inline guint
tokens_next_seat (const TokensState *state, guint seat)
{
  return seat + 1 == state->head.n_seats ? 0 : seat + 1;
}

/* Points that everybody sees (3.6). */
static inline guint
tokens_visible_points (const TokensState *state, guint seat)
{
  return state->n_settlements[seat] + 2u * state->n_cities[seat] + state->markers[seat] +
         (state->longest_route == (FavorSeat) seat ? TOKENS_HONOUR_POINTS : 0) +
         (state->largest_army == (FavorSeat) seat ? TOKENS_HONOUR_POINTS : 0);
}

/* Landmarks of a seat whose cards are visible. */
static inline guint
tokens_landmarks (const TokensState *state, guint seat)
{
  guint n = 0;

  for (guint card = TOKENS_LANDMARK; card < TOKENS_N_CARDS; card++)
    n += state->dev_hand[seat][card] + state->dev_new[seat][card];
  return n;
}

static inline guint
tokens_points (const TokensState *state, guint seat)
{
  return tokens_visible_points (state, seat) + tokens_landmarks (state, seat);
}

/* Cards that the bank takes for one. */
static inline guint
tokens_rate (const TokensState *state, guint seat, guint resource)
{
  if (state->rates[seat] >> resource & 1)
    return TOKENS_HARBOUR_RATE;
  return state->rates[seat] >> TOKENS_ANY & 1 ? TOKENS_ANY_RATE : TOKENS_BANK_RATE;
}

/* The set of the resources of which there are so many. */
static inline guint
tokens_kinds (const guint8 *cards, guint n)
{
  guint kinds = 0;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    kinds |= (guint) (cards[resource] >= n) << resource;
  return kinds;
}

static inline guint
tokens_in_bank (const TokensState *state)
{
  guint n = 0;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    n += state->bank[resource];
  return n;
}

static inline gboolean
tokens_can_pay (const TokensState *state, guint seat, TokensCost cost)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (state->hand[seat][resource] < tokens_costs[cost][resource])
      return FALSE;
  return TRUE;
}

/* How much may still be redeemed in this turn (5.6), at most; those who look on do not know. */
static inline gint
tokens_left_to_redeem (const TokensState *state, guint seat)
{
  return state->options.target - state->redeemed - (gint) tokens_points (state, seat);
}

/* How much of that a favor takes. */
static inline guint
tokens_weight (const TokensState *state, guint token)
{
  return state->options.limit_unit == TOKENS_LIMIT_FAVORS ? 1 : tokens_prices[token];
}

static inline gboolean
tokens_within_limit (const TokensState *state, guint seat, guint token)
{
  return (gint) tokens_weight (state, token) <= tokens_left_to_redeem (state, seat);
}

/* A hex without a number token is barren (2.2). */
gboolean tokens_is_barren_site (const TokensState *state,
                                guint              vertex) G_GNUC_INTERNAL;
/* Whether a building at a vertex earns a favor token for barren land now (8.5). */
gboolean tokens_rewards_barren (const TokensState *state,
                                guint              vertex,
                                gboolean           city) G_GNUC_INTERNAL;
/* Whether nothing stands around a hex (5.5 step 5). */
gboolean tokens_is_lonely_hex  (const TokensState *state,
                                guint              hex) G_GNUC_INTERNAL;
/* What may be had at a vertex; %FAVOR_NONE without a harbour. */
gint     tokens_find_harbour   (const TokensState *state,
                                guint              vertex) G_GNUC_INTERNAL;
/* The set of opponents from whom a card can be taken at a hex. */
guint    tokens_victims        (const TokensState *state,
                                FavorSeat          seat,
                                guint              hex) G_GNUC_INTERNAL;
/* The set of networks of others that a route of `seat` on an edge would meet for the first time. */
guint    tokens_new_contacts   (const TokensState *state,
                                FavorSeat          seat,
                                guint              edge) G_GNUC_INTERNAL;

/* The hooks, each in its own file; see FavorGame. */
void     tokens_setup       (gpointer           state,
                             gconstpointer      options,
                             guint              n_seats,
                             guint64            seed,
                             FavorEvents       *events) G_GNUC_INTERNAL;
void     tokens_derive      (gpointer           state) G_GNUC_INTERNAL;
gboolean tokens_validate    (gconstpointer      state,
                             FavorRefusal      *why) G_GNUC_INTERNAL;
void     tokens_list        (gconstpointer      state,
                             FavorActions      *out) G_GNUC_INTERNAL;
gboolean tokens_check       (gconstpointer      state,
                             const FavorAction *action,
                             FavorRefusal      *why) G_GNUC_INTERNAL;
void     tokens_apply       (gpointer           state,
                             const FavorAction *action,
                             FavorEvents       *events) G_GNUC_INTERNAL;
void     tokens_observe     (gpointer           state,
                             FavorSeat          viewer) G_GNUC_INTERNAL;
void     tokens_determinize (gpointer           observed,
                             FavorSeat          viewer,
                             FavorRng          *rng) G_GNUC_INTERNAL;
void     tokens_score       (gconstpointer      state,
                             FavorSeat          seat,
                             FavorPad          *out) G_GNUC_INTERNAL;

G_END_DECLS

/* What a view asks the rules. */
#include "tokens-actions.h"
#include "tokens-events.h"
#include "tokens-reply.h"
