/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-data.h"
#include "favor-game.h"

G_BEGIN_DECLS

/* The state of Emperor's Favor and its options. Favor is called points in code. */

#define EMPEROR_MAX_ROUNDS   40
#define EMPEROR_MAX_STARS    8
#define EMPEROR_MAX_PROMISES 24
#define EMPEROR_MAX_TALKS    10
#define EMPEROR_MAX_LOOKS    3
#define EMPEROR_MAX_GOLD     999999
#define EMPEROR_MAX_POINTS   999
#define EMPEROR_MAX_WORDS    9999
/* After so many actions a turn can only be ended (7.4). */
#define EMPEROR_LONG_TURN    150
#define EMPEROR_MAX_ACTS     240
#define EMPEROR_MAX_PLIES    56898
#define EMPEROR_HAND_LIMIT   8
#define EMPEROR_MARKET_PRICE 8
#define EMPEROR_PLOT_GOLD    3
#define EMPEROR_BLACKMAIL    5
#define EMPEROR_LOSS         4
/* What some Intrigues take: Gold from the Treasury, and cards from a hand (2.2). */
#define EMPEROR_LEDGER_GOLD  2
#define EMPEROR_THIEF_CARDS  3
#define EMPEROR_SCEPTER_CARDS 2
#define EMPEROR_EMPRESS_GOLD 15
#define EMPEROR_EMPRESS_POINTS 20

typedef enum
{
  EMPEROR_PHASE_SETUP_EVENT,
  EMPEROR_PHASE_SETUP_STAR,
  EMPEROR_PHASE_COLLECT,
  EMPEROR_PHASE_PLAY,
  EMPEROR_PHASE_DISCARD,
  EMPEROR_PHASE_END,
  EMPEROR_PHASE_OVER,
} EmperorPhase;

typedef enum
{
  EMPEROR_PROMPT_NONE,
  EMPEROR_PROMPT_KEEP_EVENT,
  EMPEROR_PROMPT_KEEP_MARKET,
  EMPEROR_PROMPT_REACT,
  EMPEROR_PROMPT_SEIZE,
  EMPEROR_PROMPT_BLACKMAIL,
  EMPEROR_PROMPT_TRADE,
  EMPEROR_PROMPT_COUNTER,
  EMPEROR_PROMPT_INVITE,
} EmperorPrompt;

/* Why somebody looks at Events. */
typedef enum
{
  EMPEROR_WHY_NONE,
  EMPEROR_WHY_SETUP,
  EMPEROR_WHY_END,
  EMPEROR_WHY_INCENSE,
} EmperorWhy;

typedef enum
{
  EMPEROR_PROMISES_RECORDED,
  EMPEROR_PROMISES_BINDING,
} EmperorPromises;

typedef enum
{
  EMPEROR_INTRIGUE_UPWARD,
  EMPEROR_INTRIGUE_ANYONE,
  EMPEROR_INTRIGUE_OFF,
} EmperorIntrigue;

typedef enum
{
  EMPEROR_POISON_NONE,
  EMPEROR_POISON_TEA,
  EMPEROR_POISON_NIGHTSHADE,
} EmperorPoison;

typedef enum
{
  EMPEROR_PLEDGE_NONE,
  EMPEROR_PLEDGE_NO_INTRIGUE,
  EMPEROR_PLEDGE_NO_CARD,
  EMPEROR_PLEDGE_PAY_GOLD,
  EMPEROR_PLEDGE_GIVE_CARD,
} EmperorPledgeKind;

/* Where Favor comes from: the rows of the scoring pad. */
typedef enum
{
  EMPEROR_ROW_FIRST_STARS,
  EMPEROR_ROW_SECOND_STARS,
  EMPEROR_ROW_THIRD_STARS,
  EMPEROR_ROW_EMPRESS,
  EMPEROR_ROW_EVENTS,
  EMPEROR_ROW_MARKET,
  EMPEROR_ROW_LOSSES,
} EmperorRow;

#define EMPEROR_N_ROWS (EMPEROR_ROW_LOSSES + 1)

/**
 * EmperorOptions:
 * @target_points: the Favor that wins, 20 to 100
 * @first_player: a seat, or %FAVOR_SEAT_NONE for random
 * @trading: players may trade
 * @promises: #EmperorPromises
 * @intrigue: #EmperorIntrigue
 * @limited_treasury: there are 60 Gold
 * @open_hands: Staff cards in hand lie open
 * @finish_round: the round in which somebody wins is played out
 * @steadfast_stars: at most one own Star moves in a turn
 * @round_limit: 10 to 40
 */
typedef struct
{
  guint8    target_points;
  FavorSeat first_player;
  guint8    trading;
  guint8    promises;
  guint8    intrigue;
  guint8    limited_treasury;
  guint8    open_hands;
  guint8    finish_round;
  guint8    steadfast_stars;
  guint8    round_limit;
} EmperorOptions;

/**
 * EmperorBundle:
 * @gold: pieces of Gold
 * @cards: for each Staff (level-1 copies) + 6 x (level-2 copies) + 36 x (level-3 copies)
 * @market: set of Black Market cards
 * @events: set of Events, 15 in the first number, the rest in the second
 *
 * What changes hands in one direction of a trade; also ten arguments in a row of an offer.
 */
typedef struct
{
  gint16 gold;
  gint16 cards[EMPEROR_N_STAFF];
  gint16 market;
  gint16 events[2];
} EmperorBundle;

#define EMPEROR_BUNDLE_ARGS ((guint) (sizeof (EmperorBundle) / sizeof (gint16)))

/**
 * EmperorPledge:
 * @kind: #EmperorPledgeKind
 * @value: an index of #emperor_plots, an amount of Gold, or a card
 * @turns: 1 to 3
 *
 * A promise in an offer; also three arguments in a row of an offer.
 */
typedef struct
{
  gint16 kind;
  gint16 value;
  gint16 turns;
} EmperorPledge;

#define EMPEROR_PLEDGE_ARGS ((guint) (sizeof (EmperorPledge) / sizeof (gint16)))

/**
 * EmperorDeal:
 * @give: what the offerer gives
 * @take: what he asks for
 * @mine: what he promises
 * @yours: what the partner is to promise
 *
 * An offer: the arguments of counter-trade, and those of offer-trade after the partner.
 */
typedef struct
{
  EmperorBundle give;
  EmperorBundle take;
  EmperorPledge mine;
  EmperorPledge yours;
} EmperorDeal;

/**
 * EmperorPromise:
 * @by: who promised
 * @to: to whom
 * @kind: #EmperorPledgeKind, never none
 * @value: as in #EmperorPledge
 * @got: Gold already paid
 * @turns_left: 1 to 4
 *
 * An open promise.
 */
typedef struct
{
  FavorSeat by;
  FavorSeat to;
  guint8    kind;
  guint8    value;
  guint16   got;
  guint16   turns_left;
} EmperorPromise;

/**
 * EmperorState:
 * @head: `phase` is a #EmperorPhase
 * @gold: of each seat
 * @pad: Favor of each seat by #EmperorRow and round
 * @points: the sum of a seat's pad; derived
 * @kept: promises kept in the whole game
 * @broken: promises broken in the whole game
 * @deal: the offer on the table; `give` is what @prompt_by gives
 * @promises: open ones, oldest first
 * @acts: actions since the turn began; in setup it just counts up
 * @prompt: #EmperorPrompt
 * @first: the first player
 * @placed: Stars placed in setup
 * @final: somebody has reached the target, the round is played out
 * @winner: set when the game is over
 * @pile: cards in each pile
 * @hand: Staff cards
 * @hand_size: sum of a hand, seen by all
 * @known: what everybody can know of @hand from watching (3.6)
 * @treasury: Gold left; 0 and unused if it is not limited
 * @meeple: Staff, %EMPEROR_PLACE_EMPRESS, or %FAVOR_NONE while beside the board
 * @empress: has allied with her
 * @poison: #EmperorPoison, until the own next turn
 * @due: set of allies from which the turn player may still collect
 * @left: cards still to be collected
 * @talks: offers and invitations begun this turn
 * @stars_paid: Stars paid for this turn
 * @sold: cards sold this turn
 * @upgrades: made this turn
 * @hits: own Intrigues that took effect this turn
 * @trades: with cards from both sides, this turn
 * @stars_moved: own Stars moved from Staff to Staff this turn
 * @prompt_by: who caused the question, or whose offer lies on the table
 * @prompt_target: of an Intrigue
 * @prompt_card: the Intrigue, a piece
 * @prompt_left: cards still to be seized
 * @looks: what the decider looks at, words of #emperor_looks
 * @prompt_why: #EmperorWhy
 * @prompt_old: the Event that will go to the bottom
 * @give_market_n: how many Black Market cards the offer gives; and so on
 */
typedef struct
{
  FavorHead      head;
  gint32         gold[EMPEROR_MAX_SEATS];
  gint32         points[EMPEROR_MAX_SEATS];
  gint16         pad[EMPEROR_MAX_SEATS][EMPEROR_N_ROWS][EMPEROR_MAX_ROUNDS];
  guint16        kept[EMPEROR_MAX_SEATS];
  guint16        broken[EMPEROR_MAX_SEATS];
  guint16        round;
  guint16        acts;
  EmperorDeal    deal;
  EmperorPromise promises[EMPEROR_MAX_PROMISES];
  EmperorOptions options;
  guint8         n_promises;
  guint8         prompt;
  FavorSeat      first;
  guint8         placed;
  guint8         final;
  FavorSeat      winner;
  guint8         treasury;
  guint8         pile[EMPEROR_N_CARDS];
  gint8          hand[EMPEROR_MAX_SEATS][EMPEROR_N_CARDS];
  guint8         hand_size[EMPEROR_MAX_SEATS];
  guint8         known[EMPEROR_MAX_SEATS][EMPEROR_N_CARDS];
  guint8         stars[EMPEROR_MAX_SEATS][EMPEROR_N_STAFF];
  gint8          meeple[EMPEROR_MAX_SEATS];
  guint8         empress[EMPEROR_MAX_SEATS];
  guint8         poison[EMPEROR_MAX_SEATS];
  guint8         n_open[EMPEROR_MAX_SEATS];
  gint8          open_events[EMPEROR_MAX_SEATS][EMPEROR_N_EVENTS];
  guint8         n_done[EMPEROR_MAX_SEATS];
  gint8          done_events[EMPEROR_MAX_SEATS][EMPEROR_N_EVENTS];
  guint8         n_event_deck;
  gint8          event_deck[EMPEROR_N_EVENTS];
  guint8         n_market_hand[EMPEROR_MAX_SEATS];
  gint8          market_hand[EMPEROR_MAX_SEATS][EMPEROR_N_MARKET];
  guint8         n_market_deck;
  gint8          market_deck[EMPEROR_N_MARKET];
  guint8         n_market_discard;
  gint8          market_discard[EMPEROR_N_MARKET];
  guint8         due;
  guint8         left;
  guint8         moved;
  guint8         book_used;
  guint8         elixir_used;
  guint8         event_completed;
  guint8         talks;
  guint8         stars_paid;
  guint8         sold;
  guint8         upgrades;
  guint8         hits;
  guint8         trades;
  guint8         stars_moved;
  FavorSeat      prompt_by;
  FavorSeat      prompt_target;
  gint8          prompt_card;
  gint8          prompt_staff;
  gint8          prompt_staff_2;
  gint8          prompt_from;
  gint8          prompt_take;
  guint8         prompt_left;
  guint8         n_looks;
  gint8          looks[EMPEROR_MAX_LOOKS];
  guint8         prompt_why;
  gint8          prompt_old;
  guint8         give_market_n;
  guint8         give_events_n;
  guint8         take_market_n;
  guint8         take_events_n;
} EmperorState;

/* The "not visible" value of hidden cards and counts. */
#define EMPEROR_HIDDEN G_MININT8

extern const FavorSchema emperor_state_schema   G_GNUC_INTERNAL;
extern const FavorSchema emperor_options_schema G_GNUC_INTERNAL;

/* The game itself: the only symbol that other libraries know. */
extern const FavorGame favor_emperor_game;

/* The Events and the Black Market cards that the options leave in the game, as sets (2.4). */
static inline guint
emperor_events_in_game (const EmperorOptions *options)
{
  guint set = (1u << EMPEROR_N_EVENTS) - 1;

  if (!options->trading)
    set &= ~(1u << EMPEROR_EVENT_CARAVAN);
  if (options->intrigue == EMPEROR_INTRIGUE_OFF)
    set &= ~(1u << EMPEROR_EVENT_PALACE_INTRIGUE);
  return set;
}

static inline guint
emperor_market_in_game (const EmperorOptions *options)
{
  guint set = (1u << EMPEROR_N_MARKET) - 1;

  for (guint i = 0; options->intrigue == EMPEROR_INTRIGUE_OFF && i < EMPEROR_N_MARKET; i++)
    if (emperor_piece_kinds[EMPEROR_N_CARDS + i] != EMPEROR_KIND_ACTION)
      set &= ~(1u << i);
  return set;
}

static inline gint
emperor_stars_of (const EmperorState *state, FavorSeat seat)
{
  gint n = 0;

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    n += state->stars[seat][staff];
  return n;
}

static inline gboolean
emperor_has_supply (const EmperorState *state, FavorSeat seat)
{
  return emperor_stars_of (state, seat) < EMPEROR_MAX_STARS;
}

/* The highest level of a card of `staff` that `seat` may take there. */
static inline gint
emperor_reach (const EmperorState *state, FavorSeat seat, gint staff)
{
  return MAX (1, state->stars[seat][staff]);
}

/* Whether `seat` could take a card of `staff`. */
static inline gboolean
emperor_can_take_at (const EmperorState *state, FavorSeat seat, gint staff)
{
  const guint8 *pile = &state->pile[emperor_card_of (staff, 1)];

  for (gint level = 0; level < emperor_reach (state, seat, staff); level++)
    if (pile[level] > 0)
      return TRUE;
  return FALSE;
}

/* The allies of `seat` with an eligible card, as a set. */
static inline guint
emperor_allies_with_cards (const EmperorState *state, FavorSeat seat)
{
  guint allies = 0;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (state->stars[seat][staff] > 0 && emperor_can_take_at (state, seat, staff))
      allies |= 1u << staff;
  return allies;
}

static inline gboolean
emperor_list_has (const gint8 *list, guint n, gint value)
{
  for (guint i = 0; i < n; i++)
    if (list[i] == value)
      return TRUE;
  return FALSE;
}

static inline gboolean
emperor_has_open (const EmperorState *state, FavorSeat seat, gint event)
{
  return emperor_list_has (state->open_events[seat], state->n_open[seat], event);
}

static inline gboolean
emperor_has_market (const EmperorState *state, FavorSeat seat, gint market)
{
  return emperor_list_has (state->market_hand[seat], state->n_market_hand[seat], market);
}

/* Whether `seat` has the card or Black Market card `piece`. */
static inline gboolean
emperor_has_piece (const EmperorState *state, FavorSeat seat, gint piece)
{
  if (piece < EMPEROR_N_CARDS)
    return state->hand[seat][piece] > 0;
  return emperor_has_market (state, seat, piece - EMPEROR_N_CARDS);
}

/* Position of `seat` in turn order, counted from the first player. */
static inline guint
emperor_turn_position (const EmperorState *state, FavorSeat seat)
{
  return ((guint) seat + state->head.n_seats - (guint) state->first) % state->head.n_seats;
}

static inline FavorSeat
emperor_next_seat (const EmperorState *state, FavorSeat seat)
{
  return (FavorSeat) (((guint) seat + 1) % state->head.n_seats);
}

/* What decides between seats with as much Favor, the first that differs (7.3). */
typedef enum
{
  EMPEROR_TIEBREAKER_EMPRESS,
  EMPEROR_TIEBREAKER_STARS,
  EMPEROR_TIEBREAKER_GOLD,
  EMPEROR_TIEBREAKER_ORDER,
} EmperorTiebreaker;

#define EMPEROR_N_TIEBREAKERS (EMPEROR_TIEBREAKER_ORDER + 1)

/* `by`: how much more `a` has of it than `b`; who has more stands first. */
EmperorTiebreaker emperor_find_tiebreaker (const EmperorState *state,
                                           FavorSeat           a,
                                           FavorSeat           b,
                                           gint               *by) G_GNUC_INTERNAL;

/* The hooks, each in its own file; see FavorGame. */
gboolean emperor_accept   (gconstpointer      options,
                           guint              n_seats,
                           FavorRefusal      *why) G_GNUC_INTERNAL;
void     emperor_setup    (gpointer           state,
                           gconstpointer      options,
                           guint              n_seats,
                           guint64            seed,
                           FavorEvents       *events) G_GNUC_INTERNAL;
void     emperor_derive   (gpointer           state) G_GNUC_INTERNAL;
gboolean emperor_validate (gconstpointer      state,
                           FavorRefusal      *why) G_GNUC_INTERNAL;
gboolean emperor_must     (gconstpointer      observed,
                           FavorAction       *action) G_GNUC_INTERNAL;
void     emperor_list     (gconstpointer      state,
                           FavorActions      *out) G_GNUC_INTERNAL;
gboolean emperor_check    (gconstpointer      state,
                           const FavorAction *action,
                           FavorRefusal      *why) G_GNUC_INTERNAL;
void     emperor_apply    (gpointer           state,
                           const FavorAction *action,
                           FavorEvents       *events) G_GNUC_INTERNAL;
void     emperor_observe  (gpointer           state,
                           FavorSeat          viewer) G_GNUC_INTERNAL;
void     emperor_determinize (gpointer        observed,
                           FavorSeat          viewer,
                           FavorRng          *rng) G_GNUC_INTERNAL;
void     emperor_score    (gconstpointer      state,
                           FavorSeat          seat,
                           FavorPad          *out) G_GNUC_INTERNAL;
gint32   emperor_evaluate (gconstpointer      state,
                           FavorSeat          seat) G_GNUC_INTERNAL;
guint    emperor_prefer   (gconstpointer      state,
                           const FavorActions *legal,
                           FavorRng          *rng,
                           gint32            *likings) G_GNUC_INTERNAL;
void     emperor_consider (gconstpointer      state,
                           gboolean           ruthless,
                           FavorActions      *legal) G_GNUC_INTERNAL;
extern const FavorCosts  emperor_costs G_GNUC_INTERNAL;
extern const FavorEffort emperor_efforts[FAVOR_N_EFFORTS] G_GNUC_INTERNAL;

G_END_DECLS

/* What is said of the game to those who see nothing else of it, such as its view: what can be
 * done, offers and answers, what happens. */
#include "emperor-actions.h"
#include "emperor-deal.h"
#include "emperor-logs.h"
#include "emperor-reply.h"
#include "emperor-terms.h"
