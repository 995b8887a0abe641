/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-effort.h"
#include "favor-reasons.h"
#include "favor-rng.h"
#include "favor-schema.h"

G_BEGIN_DECLS

/* What a game is: a table of pure functions over one flat state struct, and the tables
 * that describe its state, options, actions, events, refusals and score lines.
 *
 * Contract of all functions in FavorGame: pure in their arguments; they allocate no GObject,
 * log nothing, translate nothing, read no clock and nothing global. */

/* So many that an action has the size of a line of a processor's cache: no write to it is torn between two. */
#define FAVOR_ACTION_ARGS 30
#define FAVOR_EVENT_ARGS 12
#define FAVOR_REFUSAL_ARGS 4

/**
 * FavorHead:
 * @rng: the only source of chance
 * @ply: actions applied since setup
 * @n_seats: number of seats
 * @decider: who must choose now; %FAVOR_SEAT_NONE: the game is over
 * @turn_owner: whose turn it is; differs from @decider in reactions
 * @phase: an index into the game's own enumeration
 *
 * The first member of every game's state.
 */
typedef struct
{
  FavorRng  rng;
  guint32   ply;
  guint8    n_seats;
  FavorSeat decider;
  FavorSeat turn_owner;
  guint8    phase;
} FavorHead;

/* The head's fields in a state's schema; `Type` has the member `head`. */
#define FAVOR_HEAD_FIELDS(Type, phase_enum, game_max_seats, game_max_plies)              \
  FAVOR_FIELD_U64 (Type,                                                                 \
                   head.rng.s[0],                                                        \
                   "rng",                                                                \
                   FAVOR_DIMS_1 (FAVOR_FIXED (4)),                                       \
                   .seen_by = FAVOR_SEEN_BY_NOBODY),                                     \
    FAVOR_FIELD_INT (Type, head.ply, "ply", 0, game_max_plies),                          \
    FAVOR_FIELD_INT (Type, head.n_seats, "players", 1, game_max_seats),                  \
    FAVOR_FIELD_SEAT (Type, head.decider, "decider", .nullable = TRUE),                  \
    FAVOR_FIELD_SEAT (Type, head.turn_owner, "turn-owner", .nullable = TRUE),            \
    FAVOR_FIELD_ENUM (Type, head.phase, "phase", phase_enum)

/**
 * FavorAction:
 * @kind: an index into the game's `actions`
 * @seat: who acts
 * @arg: as the kind's schema says; 0 beyond it
 */
typedef struct
{
  guint8    kind;
  FavorSeat seat;
  guint16   reserved;
  gint16    arg[FAVOR_ACTION_ARGS];
} FavorAction;

G_STATIC_ASSERT (sizeof (FavorAction) == 64);

/**
 * FavorEvent:
 * @kind: an index into the game's `events`
 * @actor: who caused it, or %FAVOR_SEAT_NONE
 * @seen_by: bit mask of the seats that may read the arguments; the others get the kind's
 *   `hidden` text, or nothing if there is none
 * @arg: as the kind's schema says; 0 beyond it
 */
typedef struct
{
  guint8    kind;
  FavorSeat actor;
  guint16   seen_by;
  gint16    arg[FAVOR_EVENT_ARGS];
} FavorEvent;

#define FAVOR_SEEN_BY_EVERYBODY ((guint16) 0xffff)

/**
 * FavorRefusal:
 * @reason: an index into the game's `refusals`, 0: not refused
 * @arg: as the refusal's schema says
 */
typedef struct
{
  guint8 reason;
  guint8 reserved;
  gint16 arg[FAVOR_REFUSAL_ARGS];
} FavorRefusal;

/**
 * FavorCommonRefusal:
 *
 * The first rows of every game's `refusals`, in this order (ids and words are the game's).
 * %FAVOR_REFUSAL_BROKEN_POSITION has one argument, the number of the lowest broken
 * invariant. A game's own refusals begin at %FAVOR_REFUSAL_FIRST_OWN.
 */
typedef enum
{
  FAVOR_REFUSAL_NONE,
  FAVOR_REFUSAL_GAME_OVER,
  FAVOR_REFUSAL_NOT_YOUR_DECISION,
  FAVOR_REFUSAL_UNKNOWN_ACTION,
  FAVOR_REFUSAL_BAD_PARAMETER,
  FAVOR_REFUSAL_BROKEN_POSITION,
  FAVOR_REFUSAL_FIRST_OWN,
} FavorCommonRefusal;

/**
 * FavorWeight:
 * @FAVOR_WEIGHT_SILENT: it is told with what comes before or after it
 * @FAVOR_WEIGHT_SMALL: one of many
 * @FAVOR_WEIGHT_SCORING: somebody's score changes
 * @FAVOR_WEIGHT_TURNING: a great moment
 *
 * How much an event means to people who look on. Unless something else is said it is small.
 */
typedef enum
{
  FAVOR_WEIGHT_SILENT = -1,
  FAVOR_WEIGHT_SMALL,
  FAVOR_WEIGHT_SCORING,
  FAVOR_WEIGHT_TURNING,
} FavorWeight;

/**
 * FavorSign:
 * @FAVOR_SIGN_BY_WEIGHT: none of its own
 * @FAVOR_SIGN_BUILT: something was built, or what was built is complete
 * @FAVOR_SIGN_STAR: a Star
 * @FAVOR_SIGN_SEAL: something was accomplished that counts for the whole game: a task, an office
 *
 * What kind of thing an event is to people who look for it in the line of a game.
 */
typedef enum
{
  FAVOR_SIGN_BY_WEIGHT,
  FAVOR_SIGN_BUILT,
  FAVOR_SIGN_STAR,
  FAVOR_SIGN_SEAL,
} FavorSign;

/**
 * FavorJoined:
 * @text: (nullable): N_(); what several events say as one; %NULL: the words of one do for several
 * @plural: (nullable): N_(); the plural of @text, chosen by how many events these are; `{n}` is that
 *   number where no argument has this name
 * @list: (nullable): name of the argument of which each value is named, in a list
 * @counts: the list has "2 Soup" for what is there twice; otherwise it is named once
 *
 * How events go together that happen one right after the other: those in which all is the same that is
 * named once, among that the acting seat, `{player}`.
 */
typedef struct
{
  const char *text;
  const char *plural;
  const char *list;
  gboolean    counts;
} FavorJoined;

/**
 * FavorKind:
 * @id: kebab-case; the name in files
 * @args: schema over the `arg` array; NULL if there are none. Each argument has a name of
 *   its own; a name in braces in a text is its placeholder. `{player}` is the acting seat
 * @text: N_(); an action: imperative; its titled optional arguments that are given and have no
 *   placeholder are added in brackets; an event: what happened; a refusal: what is missing
 * @plural: (nullable): N_(); the plural of @text, chosen by the argument `n`
 * @forms: (nullable) (array zero-terminated=1): N_(); whole sentences, where no one sentence does
 *   for all arguments, or with all that is given; @text is then what they have in common
 * @choose_form: (nullable): which of @forms is for these arguments
 * @hidden: (nullable): N_(); for those who may not see the arguments
 * @reveals: something hidden became known: undo has a barrier here
 * @weight: (of an event) how much it means
 * @sign: (of an event) what kind of thing it is
 * @joins: (nullable): (of an event) it is told together with the ones like it right before it
 * @follows: (of an event) it is told together with whatever came right before it
 * @against: (of an event) it is done to somebody else, who loses by it
 * @proposes: (of an action) it asks another seat for something and is never the only thing to do:
 *   computers can be told to leave it
 * @spends: (of an action) the seat gives something of its own away: it is never done by one click,
 *   whatever the preferences
 * @open: (nullable): (of an action) whether a person can make ones of this kind at @state that the
 *   list leaves out; then all its arguments that can be chosen have a title
 *
 * One row per action kind, event kind, refusal, score line and reason.
 */
typedef struct
{
  const char        *id;
  const FavorSchema *args;
  const char        *text;
  const char        *plural;
  const char *const *forms;
  guint            (*choose_form) (const gint16 *arg);
  const char        *hidden;
  gboolean           reveals;
  FavorWeight        weight;
  FavorSign          sign;
  const FavorJoined *joins;
  gboolean           follows;
  gboolean           against;
  gboolean           proposes;
  gboolean           spends;
  gboolean         (*open) (gconstpointer state);
} FavorKind;

/* Argument i of an action, event or refusal is arg[i], 16 bits, signed. A list takes as
 * many as its capacity. The macros are used in a table of FavorField. */
#define FAVOR_ARG_AT(i)                                                                  \
  .offset = (i) * sizeof (gint16), .size = sizeof (gint16), .is_signed = TRUE
#define FAVOR_ARG_BOOL(i, arg_name, ...)                                                 \
  {                                                                                      \
    .name = (arg_name), .type = FAVOR_TYPE_BOOL, FAVOR_ARG_AT (i), .max = 1,             \
    ##__VA_ARGS__                                                                        \
  }
#define FAVOR_ARG_INT(i, arg_name, least, most, ...)                                     \
  {                                                                                      \
    .name = (arg_name), .type = FAVOR_TYPE_INT, FAVOR_ARG_AT (i), .min = (least),        \
    .max = (most), ##__VA_ARGS__                                                         \
  }
#define FAVOR_ARG_ENUM(i, arg_name, enum_ptr, ...)                                       \
  {                                                                                      \
    .name = (arg_name), .type = FAVOR_TYPE_ENUM, FAVOR_ARG_AT (i), .words = (enum_ptr),  \
    ##__VA_ARGS__                                                                        \
  }
#define FAVOR_ARG_SEAT(i, arg_name, ...)                                                 \
  {                                                                                      \
    .name = (arg_name), .type = FAVOR_TYPE_SEAT, FAVOR_ARG_AT (i), ##__VA_ARGS__         \
  }
#define FAVOR_ARG_SET(i, arg_name, enum_ptr, ...)                                        \
  {                                                                                      \
    .name = (arg_name), .type = FAVOR_TYPE_SET, FAVOR_ARG_AT (i), .words = (enum_ptr),   \
    ##__VA_ARGS__                                                                        \
  }
#define FAVOR_ARG_SEATS(i, arg_name, ...)                                                \
  {                                                                                      \
    .name = (arg_name), .type = FAVOR_TYPE_SEATS, FAVOR_ARG_AT (i), ##__VA_ARGS__        \
  }
/* The schema of `n` arguments; the size covers exactly the arguments in use. */
#define FAVOR_ARGS(schema_id, field_table, n)                                            \
  {                                                                                      \
    .id = (schema_id), .size = (n) * sizeof (gint16), .fields = (field_table),           \
    .n_fields = G_N_ELEMENTS (field_table)                                               \
  }

/**
 * FavorActions:
 * @complete: every action that `check` accepts is listed
 *
 * A growable array, owned by the caller and reused between calls.
 */
typedef struct
{
  FavorAction *items;
  guint        n;
  guint        capacity;
  gboolean     complete;
} FavorActions;

/**
 * FavorPositions:
 * @items: one whole state behind the other
 * @n: of @items
 * @size: of a state, in bytes
 * @live: (nullable): the state that an action is changing now
 *
 * The positions between: how a state was at each event of an action. A growable array, owned by
 * the caller and reused between calls; filled by favor_game_record ().
 */
typedef struct
{
  guint8       *items;
  guint         n;
  guint         capacity;
  gsize         size;
  gconstpointer live;
} FavorPositions;

/**
 * FavorEvents:
 * @positions: (nullable): takes down the state at each event that is appended
 *
 * A growable array, owned by the caller and reused between calls.
 */
typedef struct
{
  FavorEvent     *items;
  guint           n;
  guint           capacity;
  FavorPositions *positions;
} FavorEvents;

/**
 * FavorPad:
 * @line: for each of the game's score lines the sum of that seat so far
 * @total: the score; always the sum of all lines
 * @round: 1 and up; 0 in a game without rounds
 * @rank: 1 and up, equals share a rank; meaningful at any time
 * @winner: the game is over and this seat is among the winners
 *
 * The itemized score of one seat.
 */
#define FAVOR_MAX_SCORE_LINES 32
typedef struct
{
  gint32   line[FAVOR_MAX_SCORE_LINES];
  gint32   total;
  guint16  round;
  guint8   rank;
  gboolean winner;
} FavorPad;

typedef struct _FavorGame FavorGame;

/**
 * FavorGame:
 * @id: in files, e.g. "my-game"
 * @title: N_()
 * @summary: N_(); one line for the shelf of games
 * @designers: (nullable): the names of who designed it, separated by ", ", for the credits
 * @rules_version: goes up whenever `apply` would act differently on some position
 * @max_plies: no game is longer; asserted by tests
 * @best_least: with so many to @best_most players the game is at its best; 0: not said
 * @minutes: how long a game takes with a person at the table, roughly; 0: not said
 * @state: schema; begins with FAVOR_HEAD_FIELDS
 * @options: schema; the options are also a member of the state, at @options_offset
 *
 * @reasons: the text of each is a sentence that stands behind an action: "Wins the game."
 * @deeds: the text of each is what to do, an imperative, where more can be said than an action itself
 *   says: "Place the tile to the north of your knight"
 *
 * The titles of the phases (the enumeration of the head's `phase`) say in a sentence what
 * is to be decided in each: "{player}, place a vote."
 *
 * @accept: whether these options and this number of seats can go together; @options is in
 *   range. A refusal says why not
 * @setup: makes the position before the first decision in zeroed memory from accepted
 *   options; all chance comes from @seed
 * @derive: rebuilds the derived fields; changes nothing in a state made by `setup` or
 *   `apply`
 * @validate: all invariants of the rules that can be seen in one state whose fields are in
 *   range; the refusal names the lowest broken one
 * @list: the legal actions in the rules' order, each once; empty when over. `out` is
 *   cleared first
 * @check: whether any @action is legal: total, never crashes. Tests the reasons in the
 *   rules' order, beginning with the common ones
 * @apply: performs a checked action and what follows automatically; updates `ply`.
 *   @events is (nullable): then nothing is recorded. Events are appended, each behind the change
 *   that it tells of; behind the last one may only change who decides what next
 * @observe: blanks, in a true state, what the schema's `seen_by` cannot say (called before
 *   the schema's mask); @viewer is a seat or %FAVOR_SEAT_NONE for a spectator
 * @determinize: fills all that is hidden in @observed (made by favor_game_observe ()) with
 *   one possibility, derived fields included; the result is valid and looks the same to
 *   @viewer
 * @parties: (nullable): the name of a field of @state, a word for each seat that all may see and that
 *   stays as it was set up: whom the seat plays. It is called so in whatever is told and asked, and
 *   by the name of its player only where people are meant
 * @known: (nullable): schema of what everybody can conclude about a seat from what was public;
 *   %NULL: nothing beyond the state
 * @know: fills @out, a struct of @known, for @seat; @state is a true state or an observation, only
 *   what is public is read. Not called without @known
 * @score: fills @out for @seat (all of it)
 * @evaluate: how good a true position is for @seat, in hundredths of a point of lead; any
 *   position, also a finished one
 * @prefer: the game's own policy: an index into @legal, which is not empty and belongs to
 *   @state. @state is an observation or a true state; hidden fields are not read. @likings is
 *   (out) (nullable): room for as many numbers as there are actions in @legal, each becomes the
 *   greater the better the policy likes that action; what it prefers comes before all others,
 *   whatever its number
 * @baseline: (nullable): the policy that the rules specification describes and has measured, called as
 *   @prefer is, where computer players follow another one; for measurements only
 * @consider: narrows @legal, the list of @state, to what is worth thinking about, at least one
 *   action, and may add legal actions that an incomplete list leaves out. With @ruthless also to
 *   break its own word if that may save the game. Reads no hidden fields. A game that finds
 *   everything worth a thought says so: favor_game_consider_all ()
 * @casual_notices: so many of a hundred actions of each kind a casual computer player notices, where the
 *   policy is more than a casual person plays; 0: all
 * @explain: (nullable): adds to @out, which is empty, the facts that speak for the legal @action.
 *   @observed is the position as the seat sees it that decides; every fact is true whatever is
 *   hidden. %NULL if there are no @reasons
 * @point_out: (nullable): fills in what the legal @action is, told from what is seen in the position as
 *   the seat sees it that decides: one of @deeds; %FALSE if its own words do. Of two actions it says
 *   different things
 * @must: (nullable): fills in an action that the seat that decides has to make whatever else it chooses,
 *   now or later, so that nothing is lost by making it at once; %FALSE if there is none. Such actions
 *   can be made together by one gesture
 * @costs: of its functions, for computer players
 * @efforts: (array fixed-size=2): what the levels that look ahead spend, by %FAVOR_EFFORT_SKILLED
 *   and %FAVOR_EFFORT_MASTER
 * @casual: (nullable): what a casual computer player spends that looks ahead as well; %NULL: it follows the policy
 */
struct _FavorGame
{
  const char *id;
  const char *title;
  const char *summary;
  const char *designers;
  guint16     rules_version;
  guint8      min_seats;
  guint8      max_seats;
  guint8      default_seats;
  guint8      best_least;
  guint8      best_most;
  guint32     max_plies;
  guint16     minutes;

  const FavorSchema *state;
  const FavorSchema *options;
  guint              options_offset;
  const char        *parties;
  const FavorSchema *known;

  const FavorKind *actions;
  guint            n_actions;
  const FavorKind *events;
  guint            n_events;
  const FavorKind *refusals;
  guint            n_refusals;
  const FavorKind *score_lines;
  guint            n_score_lines;
  const FavorKind *reasons;
  guint            n_reasons;
  const FavorKind *deeds;
  guint            n_deeds;

  gboolean (*accept)      (gconstpointer       options,
                           guint               n_seats,
                           FavorRefusal       *why);
  void     (*setup)       (gpointer            state,
                           gconstpointer       options,
                           guint               n_seats,
                           guint64             seed,
                           FavorEvents        *events);
  void     (*derive)      (gpointer            state);
  gboolean (*validate)    (gconstpointer       state,
                           FavorRefusal       *why);
  void     (*list)        (gconstpointer       state,
                           FavorActions       *out);
  gboolean (*check)       (gconstpointer       state,
                           const FavorAction  *action,
                           FavorRefusal       *why);
  void     (*apply)       (gpointer            state,
                           const FavorAction  *action,
                           FavorEvents        *events);
  void     (*observe)     (gpointer            state,
                           FavorSeat           viewer);
  void     (*determinize) (gpointer            observed,
                           FavorSeat           viewer,
                           FavorRng           *rng);
  void     (*know)        (gconstpointer       state,
                           FavorSeat           seat,
                           gpointer            out);
  void     (*score)       (gconstpointer       state,
                           FavorSeat           seat,
                           FavorPad           *out);
  gint32   (*evaluate)    (gconstpointer       state,
                           FavorSeat           seat);
  guint    (*prefer)      (gconstpointer       state,
                           const FavorActions *legal,
                           FavorRng           *rng,
                           gint32             *likings);
  guint    (*baseline)    (gconstpointer       state,
                           const FavorActions *legal,
                           FavorRng           *rng,
                           gint32             *likings);
  void     (*consider)    (gconstpointer       state,
                           gboolean            ruthless,
                           FavorActions       *legal);
  void     (*explain)     (gconstpointer       observed,
                           const FavorAction  *action,
                           FavorReasons       *out);
  gboolean (*point_out)   (gconstpointer       observed,
                           const FavorAction  *action,
                           FavorReason        *out);
  gboolean (*must)        (gconstpointer       observed,
                           FavorAction        *action);

  guint              casual_notices;
  const FavorCosts  *costs;
  const FavorEffort *efforts;
  const FavorEffort *casual;
};

/* Room for at least `n` actions more than there are. */
void         favor_actions_grow       (FavorActions       *actions,
                                       guint               n);

/* `n` more actions in a row, to be filled in whole. */
static inline FavorAction *
favor_actions_extend (FavorActions *actions, guint n)
{
  if (G_UNLIKELY (actions->capacity - actions->n < n))
    favor_actions_grow (actions, n);
  actions->n += n;
  return &actions->items[actions->n - n];
}

/* Growable arrays: appended items stay valid until the next append. Their arguments are
 * zeroed; an event is seen by everybody until its `seen_by` is changed. */
static inline FavorAction *
favor_actions_append (FavorActions *actions, guint8 kind, FavorSeat seat)
{
  FavorAction *action = favor_actions_extend (actions, 1);

  *action = (FavorAction){ .kind = kind, .seat = seat };
  return action;
}

static inline void
favor_actions_clear (FavorActions *actions)
{
  actions->n = 0;
  actions->complete = FALSE;
}

void         favor_actions_free_items (FavorActions       *actions);
FavorEvent  *favor_events_append      (FavorEvents        *events,
                                       guint8              kind,
                                       FavorSeat           actor);
FavorEvent  *favor_events_add         (FavorEvents        *events,
                                       guint8              kind,
                                       FavorSeat           actor,
                                       const gint16       *args);
void         favor_events_clear       (FavorEvents        *events);
void         favor_events_free_items  (FavorEvents        *events);
/* The state at event `nth` of the recorded action. */
gconstpointer favor_positions_get     (const FavorPositions *positions,
                                       guint               nth);
void         favor_positions_free_items (FavorPositions   *positions);

/* Records an event for the seats of the set `seen`, unless nothing is recorded. The arguments
 * follow, in the order of the kind. */
#define FAVOR_TELL(events, kind, actor, seen, ...)                                       \
  G_STMT_START                                                                           \
  {                                                                                      \
    if ((events) != NULL)                                                                \
      favor_events_add ((events),                                                        \
                        (guint8) (kind),                                                 \
                        (actor),                                                         \
                        (const gint16[FAVOR_EVENT_ARGS]){ __VA_ARGS__ })                 \
        ->seen_by = (guint16) (seen);                                                    \
  }                                                                                      \
  G_STMT_END

/* Records an event for everybody, unless nothing is recorded. */
#define FAVOR_EMIT(events, kind, actor, ...)                                             \
  FAVOR_TELL (events, kind, actor, FAVOR_SEEN_BY_EVERYBODY, ##__VA_ARGS__)

/* The best so far of a list of actions. */
typedef struct
{
  guint   index;
  gint32  value;
  /* (nullable): where the value of each is noted, if somebody wants them all. */
  gint32 *likings;
} FavorBest;

#define FAVOR_BEST_INIT(likings) { 0, G_MININT32, (likings) }
/* Among equals the first is the best. */
void         favor_best_weigh         (FavorBest          *self,
                                       guint               index,
                                       gint32              value);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FavorActions, favor_actions_free_items)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FavorEvents, favor_events_free_items)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FavorPositions, favor_positions_free_items)

gboolean     favor_action_equal       (const FavorAction  *a,
                                       const FavorAction  *b);

/* Hooks for a game that has nothing to say there. */
gboolean     favor_game_accept_all    (gconstpointer       options,
                                       guint               n_seats,
                                       FavorRefusal       *why);
void         favor_game_derive_none   (gpointer            state);
void         favor_game_observe_none  (gpointer            state,
                                       FavorSeat           viewer);
void         favor_game_consider_all  (gconstpointer       state,
                                       gboolean            ruthless,
                                       FavorActions       *legal);

/* The head of any game's state. */
#define favor_game_head(state) ((const FavorHead *) (state))

/**
 * favor_game_refuse:
 *
 * Records a reason without arguments.
 *
 * Returns: %FALSE, so that a check can end in `return favor_game_refuse (why, REASON)`
 */
gboolean     favor_game_refuse        (FavorRefusal       *why,
                                       guint8              reason);

/**
 * favor_game_check_common:
 *
 * The reasons that every game tests first: the game is over, another seat decides, there is
 * no such kind. After it a game tests its phase, then favor_game_check_args ().
 */
gboolean     favor_game_check_common  (const FavorGame    *game,
                                       gconstpointer       state,
                                       const FavorAction  *action,
                                       FavorRefusal       *why);

/**
 * favor_game_check_args:
 *
 * Checks that every argument is in its range (a seat within the game) and that nothing
 * stands beyond the arguments; refuses with the field's own `refusal` or
 * %FAVOR_REFUSAL_BAD_PARAMETER.
 */
gboolean     favor_game_check_args    (const FavorGame    *game,
                                       gconstpointer       state,
                                       const FavorAction  *action,
                                       FavorRefusal       *why);

/**
 * favor_game_observe:
 * @state: a true state, changed in place to what @viewer may see
 *
 * Applies `observe`, the schema's mask and `derive`, in this order.
 */
void         favor_game_observe       (const FavorGame    *game,
                                       gpointer            state,
                                       FavorSeat           viewer);

/**
 * favor_game_record:
 * @state: (inout): a true state, in which @action is legal
 * @events: (out): what happened; what it held before is gone
 * @positions: (out): the true state at each of @events, as many as these
 *
 * Performs @action like `apply`, and takes down the positions between. What an action ends with
 * without a word, such as who decides next, belongs to its last event: the last position is
 * @state as it is afterwards.
 */
void         favor_game_record        (const FavorGame    *game,
                                       gpointer            state,
                                       const FavorAction  *action,
                                       FavorEvents        *events,
                                       FavorPositions     *positions);

/* Whether anything in `state` is hidden from one seat but not from another. */
gboolean     favor_game_has_secrets   (const FavorGame    *game,
                                       gconstpointer       state);

guint64      favor_game_hash          (const FavorGame    *game,
                                       gconstpointer       state);
gconstpointer favor_game_options      (const FavorGame    *game,
                                       gconstpointer       state);

/**
 * favor_game_get_party:
 *
 * Returns: (transfer none) (nullable): whom @seat plays
 */
const FavorWord *favor_game_get_party (const FavorGame    *game,
                                       gconstpointer       state,
                                       FavorSeat           seat);

G_END_DECLS
