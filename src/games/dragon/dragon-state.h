/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-data.h"
#include "favor-game.h"

G_BEGIN_DECLS

/* The state of The Dragon's Favour, its options, and what is derived from it. "Per role"
 * means an array of six in role order; sets are bit masks, bit r for role r. */

#define DRAGON_MAX_TABLE  25
#define DRAGON_MAX_DEALS  14
#define DRAGON_MAX_OFFERS 2
#define DRAGON_MAX_GIFTS  3
#define DRAGON_MAX_PRICE  9
#define DRAGON_MAX_FAVOUR 999
#define DRAGON_MAX_PLIES  507

typedef enum
{
  DRAGON_PHASE_NOMINATE,
  DRAGON_PHASE_VOTE,
  DRAGON_PHASE_SHIFT,
  DRAGON_PHASE_ANSWER,
  DRAGON_PHASE_BREAK_TIE,
  DRAGON_PHASE_SETTLE,
  DRAGON_PHASE_SEND_HOME,
  DRAGON_PHASE_OVER,
} DragonPhase;

typedef enum
{
  DRAGON_PLACING_IN_TURN,
  DRAGON_PLACING_IN_TURN_MOVE,
  DRAGON_PLACING_SECRET,
} DragonPlacing;

typedef enum
{
  DRAGON_NEGOTIATION_FULL,
  DRAGON_NEGOTIATION_GIFTS_ONLY,
  DRAGON_NEGOTIATION_OFF,
} DragonNegotiation;

typedef enum
{
  DRAGON_DELEGATIONS_HIDDEN,
  DRAGON_DELEGATIONS_OPEN,
} DragonDelegations;

typedef enum
{
  DRAGON_DEADLOCK_NOBODY,
  DRAGON_DEADLOCK_JUDGE,
} DragonDeadlock;

typedef enum
{
  DRAGON_NEXT_JUDGE_LEAST_FAVOUR,
  DRAGON_NEXT_JUDGE_CLOCKWISE,
} DragonNextJudge;

typedef enum
{
  DRAGON_ASK_VOTE_FOR,
  DRAGON_ASK_AVOID,
} DragonAsk;

typedef enum
{
  DRAGON_WHEN_NOW,
  DRAGON_WHEN_AFTER,
} DragonWhen;

typedef enum
{
  DRAGON_TARGET_OPEN,
  DRAGON_TARGET_KEPT,
  DRAGON_TARGET_BROKEN,
} DragonTargetStatus;

typedef enum
{
  DRAGON_PLEDGE_NONE,
  DRAGON_PLEDGE_OPEN,
  DRAGON_PLEDGE_KEPT,
  DRAGON_PLEDGE_BROKEN,
} DragonPledgeStatus;

typedef enum
{
  DRAGON_PAYMENT_NONE,
  DRAGON_PAYMENT_PAID,
  DRAGON_PAYMENT_OPEN,
  DRAGON_PAYMENT_DUE,
  DRAGON_PAYMENT_VOID,
  DRAGON_PAYMENT_BROKEN,
} DragonPayment;

/* Where the Favour of a clan comes from: the score lines. */
typedef enum
{
  DRAGON_SOURCE_START,
  DRAGON_SOURCE_VOTE,
  DRAGON_SOURCE_PLAYED,
  DRAGON_SOURCE_ARTISAN,
  DRAGON_SOURCE_ASSASSIN,
  DRAGON_SOURCE_MERCHANT,
  DRAGON_SOURCE_NOBLE,
  DRAGON_SOURCE_SOLDIER,
  DRAGON_SOURCE_SUPPLIER,
  DRAGON_SOURCE_DEALS,
} DragonSource;

#define DRAGON_N_SOURCES (DRAGON_SOURCE_DEALS + 1)

/**
 * DragonOptions:
 * @clan_choice: for each seat 0 for random, otherwise a clan + 1
 * @placing: #DragonPlacing
 * @negotiation: #DragonNegotiation
 * @delegations: #DragonDelegations
 * @deadlock: #DragonDeadlock
 * @next_judge: #DragonNextJudge
 * @dragon_favour: Favour of the Dragon at the start, 0 to 3
 * @countdown: seconds for a placement, 0 for none
 */
typedef struct
{
  guint8 clan_choice[DRAGON_MAX_SEATS];
  guint8 placing;
  guint8 negotiation;
  guint8 delegations;
  guint8 deadlock;
  guint8 next_judge;
  guint8 dragon_favour;
  guint8 countdown;
} DragonOptions;

/**
 * DragonPlaced:
 * @owner: whose delegate it is
 * @card: who it is; hidden from others until the reveal
 * @on: the vote card it lies on; hidden from others until it is located
 * @lap: 1 and up
 * @withdrawn: assassinated
 * @timed_out: placed by the countdown
 *
 * A card on the table of the running round.
 */
typedef struct
{
  FavorSeat owner;
  gint8     card;
  gint8     on;
  guint8    lap;
  guint8    withdrawn;
  guint8    timed_out;
} DragonPlaced;

/**
 * DragonDeal:
 * @from: the proposer
 * @to: the partner
 * @ask: #DragonAsk
 * @role: about which vote card
 * @favour: the price
 * @when: #DragonWhen
 * @pledge: the proposer promises to do the same with his next card
 * @target_lap: the lap of the partner's next placement
 * @pledge_lap: the lap in which the offer was made
 * @target_status: #DragonTargetStatus
 * @pledge_status: #DragonPledgeStatus
 * @payment: #DragonPayment
 */
typedef struct
{
  FavorSeat from;
  FavorSeat to;
  guint8    ask;
  guint8    role;
  guint8    favour;
  guint8    when;
  guint8    pledge;
  guint8    target_lap;
  guint8    pledge_lap;
  guint8    target_status;
  guint8    pledge_status;
  guint8    payment;
} DragonDeal;

/**
 * DragonState:
 * @head: `phase` is a #DragonPhase
 * @favour: tokens of each seat
 * @pad: where they come from, by #DragonSource; the sum of a row is @favour
 * @options: constant after setup
 * @clans: #DragonClan of each seat, all different
 * @round: 1 to 5
 * @judge: who is Judge
 * @votes: 0 until nominated
 * @lap: 0 until nominated, then 1 to @votes
 * @revealed: the cards on the table have been turned up
 * @winners: set of seats; empty until the game is over
 * @hand: delegates still with the clan and not on the table
 * @n_table: length of @table
 * @table: the cards of the running round in placing order. Those of a seat that has sent
 *   a card home this round stay as a record only
 * @works: Works on each vote card
 * @n_shown: revealed rounds, the same for every seat
 * @shown: what a seat turned up in each revealed round
 * @n_home: cards that a seat has at home, one for each round
 * @home: the delegate sent home in each round; see dragon_home_is_public ()
 * @home_options: set of roles among which the seat had to choose
 * @home_withdrawn: the delegate sent home was an assassinated one
 * @offers: made this round
 * @gifts: made this round
 * @promises_kept: in the whole game
 * @promises_broken: in the whole game
 * @n_pending: 1 in phase answer, otherwise 0
 * @pending: the offer that waits for an answer
 * @n_deals: length of @deals
 * @deals: agreed this round, in order
 * @counts: votes on each vote card, Works included
 * @tied: set of the roles with the highest count
 * @tie_options: choices in phase break-tie, otherwise empty
 * @winner: a role or %FAVOR_NONE
 */
typedef struct
{
  FavorHead     head;
  gint16        favour[DRAGON_MAX_SEATS];
  gint16        pad[DRAGON_MAX_SEATS][DRAGON_N_SOURCES];
  DragonOptions options;
  guint8        clans[DRAGON_MAX_SEATS];
  guint8        round;
  FavorSeat     judge;
  guint8        votes;
  guint8        lap;
  guint8        revealed;
  guint8        winners;
  gint8         hand[DRAGON_MAX_SEATS][DRAGON_N_ROLES];
  guint8        n_table;
  DragonPlaced  table[DRAGON_MAX_TABLE];
  guint8        works[DRAGON_N_ROLES];
  guint8        n_shown[DRAGON_MAX_SEATS];
  guint8        shown[DRAGON_MAX_SEATS][DRAGON_N_ROUNDS][DRAGON_N_ROLES];
  guint8        n_home[DRAGON_MAX_SEATS];
  gint8         home[DRAGON_MAX_SEATS][DRAGON_N_ROUNDS];
  guint8        home_options[DRAGON_MAX_SEATS][DRAGON_N_ROUNDS];
  guint8        home_withdrawn[DRAGON_MAX_SEATS][DRAGON_N_ROUNDS];
  guint8        offers[DRAGON_MAX_SEATS];
  guint8        gifts[DRAGON_MAX_SEATS];
  guint8        promises_kept[DRAGON_MAX_SEATS];
  guint8        promises_broken[DRAGON_MAX_SEATS];
  guint8        n_pending;
  DragonDeal    pending[1];
  guint8        n_deals;
  DragonDeal    deals[DRAGON_MAX_DEALS];
  guint8        counts[DRAGON_N_ROLES];
  guint8        tied;
  guint8        tie_options;
  gint8         winner;
} DragonState;

/* The "not visible" value of hidden roles and counts (hand, card, on, home). */
#define DRAGON_HIDDEN G_MININT8

typedef enum
{
  DRAGON_ACTION_NOMINATE_VOTES,
  DRAGON_ACTION_PLACE_VOTE,
  DRAGON_ACTION_SHIFT_VOTE,
  DRAGON_ACTION_KEEP_VOTE,
  DRAGON_ACTION_GIVE_FAVOUR,
  DRAGON_ACTION_OFFER_DEAL,
  DRAGON_ACTION_ACCEPT_DEAL,
  DRAGON_ACTION_DECLINE_DEAL,
  DRAGON_ACTION_BREAK_TIE,
  DRAGON_ACTION_PAY_PROMISE,
  DRAGON_ACTION_BREAK_PROMISE,
  DRAGON_ACTION_SEND_HOME,
} DragonAction;

#define DRAGON_N_ACTIONS (DRAGON_ACTION_SEND_HOME + 1)

/* Indices of the arguments of each kind. */
enum
{
  DRAGON_NOMINATE_VOTES
};

enum
{
  DRAGON_PLACE_CARD,
  DRAGON_PLACE_ON,
  DRAGON_PLACE_TIMED_OUT
};

enum
{
  DRAGON_SHIFT_ON
};

enum
{
  DRAGON_GIVE_TO,
  DRAGON_GIVE_FAVOUR
};

enum
{
  DRAGON_OFFER_TO,
  DRAGON_OFFER_ASK,
  DRAGON_OFFER_ROLE,
  DRAGON_OFFER_FAVOUR,
  DRAGON_OFFER_WHEN,
  DRAGON_OFFER_PLEDGE
};

enum
{
  DRAGON_BREAK_ROLE
};

enum
{
  DRAGON_SEND_CARD
};

/* The game's own refusals, in the order of its texts. */
typedef enum
{
  DRAGON_REFUSAL_WRONG_PHASE = FAVOR_REFUSAL_FIRST_OWN,
  DRAGON_REFUSAL_BAD_NUMBER,
  DRAGON_REFUSAL_TOO_MANY_VOTES,
  DRAGON_REFUSAL_TOO_MANY_PLAYERS,
  DRAGON_REFUSAL_UNKNOWN_ROLE,
  DRAGON_REFUSAL_NO_SUCH_CARD,
  DRAGON_REFUSAL_NO_COUNTDOWN,
  DRAGON_REFUSAL_JUDGE_NOT_TIMED,
  DRAGON_REFUSAL_SAME_PLACE,
  DRAGON_REFUSAL_NO_NEGOTIATION,
  DRAGON_REFUSAL_GIFTS_ONLY,
  DRAGON_REFUSAL_UNKNOWN_SEAT,
  DRAGON_REFUSAL_TO_YOURSELF,
  DRAGON_REFUSAL_NOTHING_GIVEN,
  DRAGON_REFUSAL_GIFT_LIMIT,
  DRAGON_REFUSAL_NOT_ENOUGH_FAVOUR,
  DRAGON_REFUSAL_OFFER_LIMIT,
  DRAGON_REFUSAL_NO_VOTES_LEFT,
  DRAGON_REFUSAL_BAD_AMOUNT,
  DRAGON_REFUSAL_EMPTY_OFFER,
  DRAGON_REFUSAL_NO_LATER,
  DRAGON_REFUSAL_NOT_TIED,
  DRAGON_REFUSAL_NOT_PLAYED,
  DRAGON_REFUSAL_MUST_BE_WITHDRAWN,
  DRAGON_REFUSAL_CLAN_TAKEN,
} DragonRefusal;

#define DRAGON_N_REFUSALS (DRAGON_REFUSAL_CLAN_TAKEN + 1)

extern const FavorSchema dragon_state_schema   G_GNUC_INTERNAL;
extern const FavorSchema dragon_options_schema G_GNUC_INTERNAL;
extern const FavorEnum dragon_asks             G_GNUC_INTERNAL;
extern const FavorEnum dragon_whens            G_GNUC_INTERNAL;

/* The game itself: the only symbol that other libraries know. */
extern const FavorGame favor_dragon_game;

static inline const DragonState *
dragon_state (gconstpointer state)
{
  return state;
}

/* Delegates of every clan at the start of round `round`. */
static inline guint
dragon_round_hand (guint round)
{
  return 7 - round;
}

/* Who is at `position`, 0 to n_seats - 1, in table order; the Judge is last. */
static inline FavorSeat
dragon_table_seat (const DragonState *state, guint position)
{
  guint seat = (guint) state->judge + 1 + position;

  return (FavorSeat) (seat < state->head.n_seats ? seat : seat - state->head.n_seats);
}

/* The inverse of dragon_table_seat (). */
static inline guint
dragon_table_position (const DragonState *state, FavorSeat seat)
{
  const guint n = state->head.n_seats;

  return ((guint) seat + n - (guint) state->judge - 1) % n;
}

/* Who is at `position`, 0 to n_seats - 1, of lap `lap`, 1 and up: the others rotated by one
 * from lap to lap, then the Judge. */
static inline FavorSeat
dragon_lap_seat (const DragonState *state, guint lap, guint position)
{
  const guint others = state->head.n_seats - 1u;

  if (position >= others)
    return state->judge;
  return dragon_table_seat (state, (position + lap - 1) % others);
}

/* The inverse of dragon_lap_seat (). */
static inline guint
dragon_lap_position (const DragonState *state, guint lap, FavorSeat seat)
{
  const guint others = state->head.n_seats - 1u;

  if (seat == state->judge)
    return others;
  return (dragon_table_position (state, seat) + (lap - 1) * (others - 1)) % others;
}

/* Cards that lie in the running lap, once there is one. */
static inline guint
dragon_lap_cards (const DragonState *state)
{
  return state->n_table - (state->lap - 1u) * state->head.n_seats;
}

/* Where in the table the card lies that `seat` placed in lap `lap`. */
static inline guint
dragon_card_index (const DragonState *state, guint lap, FavorSeat seat)
{
  return (lap - 1) * state->head.n_seats + dragon_lap_position (state, lap, seat);
}

guint dragon_placements_left (const DragonState *state, FavorSeat seat) G_GNUC_INTERNAL;
/* The lap of the next placement of `seat`; it has placements left. */
guint dragon_next_lap (const DragonState *state, FavorSeat seat) G_GNUC_INTERNAL;
/* Whether everybody sees on which vote card entry `index` of the table lies (3.6). */
gboolean dragon_is_located (const DragonState *state, guint index) G_GNUC_INTERNAL;
/* The seat of clan Dragon, or %FAVOR_SEAT_NONE if it is out of the game. */
FavorSeat dragon_dragon_seat (const DragonState *state) G_GNUC_INTERNAL;
/* The seat of clan Dragon if it won a drawn game (ruling 63), or %FAVOR_SEAT_NONE. */
FavorSeat dragon_draw_winner (const DragonState *state) G_GNUC_INTERNAL;
/* Who has still to act in the running lap, in order: who lays a card, or in phase shift who may move
 * one; the first is whose turn it is. Fills `seats` and returns how many there are. */
guint dragon_list_to_act (const DragonState *state,
                          FavorSeat          seats[DRAGON_MAX_SEATS]) G_GNUC_INTERNAL;
/* Whether everybody knows whom `seat` sent home in round `round`, 1 to n_home (3.3). */
gboolean dragon_home_is_public (const DragonState *state,
                                FavorSeat          seat,
                                guint              round) G_GNUC_INTERNAL;
/* Whether every seat has sent a card home in round `round`. */
gboolean dragon_round_is_over (const DragonState *state, guint round) G_GNUC_INTERNAL;

/**
 * dragon_home_options:
 * @withdrawn: (out): whether they are the withdrawn ones
 *
 * Returns: the set of roles from which @seat has to send one home this round (5.10); the
 *   cards lie revealed on the table
 */
guint dragon_home_options (const DragonState *state,
                           FavorSeat          seat,
                           gboolean          *withdrawn) G_GNUC_INTERNAL;

/* What everybody knows of the delegation of `seat`: at least `sure` and at most `maybe` delegates
 * of each role (3.7). Reads only what is public. */
void dragon_known_delegates (const DragonState *state,
                             FavorSeat          seat,
                             guint8             sure[DRAGON_N_ROLES],
                             guint8             maybe[DRAGON_N_ROLES]) G_GNUC_INTERNAL;

/* The hooks, each in its own file; see FavorGame. */
gboolean
dragon_accept (gconstpointer options, guint n_seats, FavorRefusal *why) G_GNUC_INTERNAL;
void     dragon_setup (gpointer      state,
                       gconstpointer options,
                       guint         n_seats,
                       guint64       seed,
                       FavorEvents  *events) G_GNUC_INTERNAL;
gboolean dragon_validate (gconstpointer state, FavorRefusal *why) G_GNUC_INTERNAL;
void     dragon_list (gconstpointer state, FavorActions *out) G_GNUC_INTERNAL;
gboolean dragon_check (gconstpointer      state,
                       const FavorAction *action,
                       FavorRefusal      *why) G_GNUC_INTERNAL;
void     dragon_apply (gpointer           state,
                       const FavorAction *action,
                       FavorEvents       *events) G_GNUC_INTERNAL;
void dragon_score (gconstpointer state, FavorSeat seat, FavorPad *out) G_GNUC_INTERNAL;

G_END_DECLS

/* What is said of the game to those who see nothing else of it, such as its view: answers to offers. */
#include "dragon-reply.h"
