/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "wide-game.h"

#define HALF (WIDE_GAME_CHOICES / 2)

typedef struct
{
  guint8 nothing;
  guint8 reserved;
} WideOptions;

typedef struct
{
  FavorHead   head;
  WideOptions options;
  gint16      points[FAVOR_MAX_SEATS];
} WideState;

enum
{
  BUILD,
  SELL,
};

static const FavorWord phase_words[] = { { "play", "{player}, build or sell." } };
static const FavorEnum phases = FAVOR_ENUM ("phase", phase_words);

static const FavorField option_fields[] = {
  FAVOR_FIELD_BOOL (WideOptions, nothing, "nothing", .optional = TRUE),
  FAVOR_FIELD_BOOL (WideOptions, reserved, "reserved", .optional = TRUE),
};
static const FavorSchema options = FAVOR_SCHEMA ("wide-options",
                                                 WideOptions,
                                                 option_fields);

static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (WideState, &phases, FAVOR_MAX_SEATS, WIDE_GAME_PLIES),
  FAVOR_FIELD_STRUCT (WideState, options, "options", &options),
  FAVOR_FIELD_INT (WideState,
                   points[0],
                   "points",
                   0,
                   9999,
                   .title = "Points",
                   FAVOR_DIMS_1 (FAVOR_BY_SEAT (FAVOR_MAX_SEATS))),
};
static const FavorSchema state_schema = FAVOR_SCHEMA ("wide-state",
                                                      WideState,
                                                      state_fields);

static const FavorField  place_fields[] = { FAVOR_ARG_INT (0, "place", 1, HALF) };
static const FavorSchema place_args = FAVOR_ARGS ("place-args", place_fields, 1);
static const FavorField  number_fields[] = { FAVOR_ARG_INT (0, "n", 0, 99) };
static const FavorSchema number_args = FAVOR_ARGS ("number-args", number_fields, 1);

static const FavorKind actions[] = {
  { "build", &place_args, "Build a hall of red lacquer at place {place}" },
  { "sell", &place_args, "Sell what stands at place {place}" },
};
static const FavorKind events[] = {
  { "built", &place_args, "{player} builds at place {place}." },
  { "sold", &place_args, "{player} sells at place {place}." },
};
static const FavorKind refusals[] = {
  { "none", NULL, "Nothing is wrong." },
  { "game-over", NULL, "The game is over." },
  { "not-your-decision", NULL, "Somebody else decides." },
  { "unknown-action", NULL, "There is no such action." },
  { "bad-parameter", NULL, "There is no such place." },
  { "broken-position", &number_args, "Broken position: {n}." },
};
static const FavorKind lines[] = { { "halls", NULL, "Halls" },
                                   { "sales", NULL, "Sales" } };

static void
setup (gpointer state, gconstpointer opts, guint n_seats, guint64 seed, FavorEvents *out)
{
  WideState *self = state;

  favor_rng_seed (&self->head.rng, seed);
  self->head.n_seats = (guint8) n_seats;
  self->options = *(const WideOptions *) opts;
}

static gboolean
validate (gconstpointer state, FavorRefusal *why)
{
  return TRUE;
}

static gboolean
check (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  return favor_game_check_common (&favor_wide_game, state, action, why) &&
         favor_game_check_args (&favor_wide_game, state, action, why);
}

static void
list (gconstpointer state, FavorActions *out)
{
  FavorSeat seat = favor_game_head (state)->decider;

  favor_actions_clear (out);
  out->complete = TRUE;
  for (guint8 kind = BUILD; kind <= SELL && seat >= 0; kind++)
    for (gint16 place = 1; place <= HALF; place++)
      favor_actions_append (out, kind, seat)->arg[0] = place;
}

static void
apply (gpointer state, const FavorAction *action, FavorEvents *out)
{
  WideState *self = state;

  self->head.ply++;
  self->points[action->seat] += action->arg[0] % 3;
  self->head.turn_owner = (FavorSeat) ((action->seat + 1) % self->head.n_seats);
  self->head.decider = self->head.ply < WIDE_GAME_PLIES ? self->head.turn_owner
                                                        : FAVOR_SEAT_NONE;
  if (out != NULL)
    {
      FavorEvent *event = favor_events_append (out, action->kind, action->seat);

      event->arg[0] = action->arg[0];
      event->seen_by = FAVOR_SEEN_BY_EVERYBODY;
    }
}

static void
score (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  const WideState *self = state;

  *out = (FavorPad){ .line = { self->points[seat] }, .rank = 1 };
  out->total = out->line[0];
  for (guint i = 0; i < self->head.n_seats; i++)
    out->rank += self->points[i] > self->points[seat];
  out->winner = self->head.decider == FAVOR_SEAT_NONE && out->rank == 1;
}

static void
determinize (gpointer observed, FavorSeat viewer, FavorRng *rng)
{
  favor_rng_seed (&((WideState *) observed)->head.rng, favor_rng_next (rng));
}

static gint32
evaluate (gconstpointer state, FavorSeat seat)
{
  return 100 * ((const WideState *) state)->points[seat];
}

static guint
prefer (gconstpointer state, const FavorActions *legal, FavorRng *rng, gint32 *likings)
{
  for (guint i = 0; likings != NULL && i < legal->n; i++)
    likings[i] = 0;
  return favor_rng_below (rng, legal->n);
}

static const FavorCosts  costs = { .apply = 2, .evaluate = 1 };
static const FavorEffort efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = { .budget = 1000,
                             .sampling = { .candidates = 3, .rounds = 1 } },
  [FAVOR_EFFORT_MASTER] = { .budget = 2000,
                            .sampling = { .candidates = 6, .rounds = 1 } },
};

const FavorGame favor_wide_game = {
  .id = "wide-game",
  .title = "Wide Game",
  .summary = "Build or sell at any place.",
  .rules_version = 1,
  .min_seats = 2,
  .max_seats = FAVOR_MAX_SEATS,
  .default_seats = 2,
  .max_plies = WIDE_GAME_PLIES,
  .state = &state_schema,
  .options = &options,
  .options_offset = offsetof (WideState, options),
  .actions = actions,
  .n_actions = G_N_ELEMENTS (actions),
  .events = events,
  .n_events = G_N_ELEMENTS (events),
  .refusals = refusals,
  .n_refusals = G_N_ELEMENTS (refusals),
  .score_lines = lines,
  .n_score_lines = G_N_ELEMENTS (lines),
  .accept = favor_game_accept_all,
  .setup = setup,
  .derive = favor_game_derive_none,
  .validate = validate,
  .list = list,
  .check = check,
  .apply = apply,
  .observe = favor_game_observe_none,
  .determinize = determinize,
  .score = score,
  .evaluate = evaluate,
  .prefer = prefer,
  .consider = favor_game_consider_all,
  .costs = &costs,
  .efforts = efforts,
};
