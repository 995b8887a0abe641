/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-game.h"

/* A whole game in one small file, with secrets, chance and options: a race with two hidden
 * cards in each hand. It proves that nothing outside a game's folder knows a game. */

/* clang-format off */
typedef struct { guint8 goal, bonus; } DummyOptions;
typedef struct { FavorHead head; DummyOptions options; guint16 round; guint8 place[4], hand[4][2]; } DummyState;
enum { PLAYED, DREW, WON };
static const FavorWord phase_words[] = { { "race", "Race" } }, card_words[] = { { "step", "Step" }, { "jump", "Jump" }, { "leap", "Leap" } };
static const FavorEnum phases = FAVOR_ENUM ("phase", phase_words), card = FAVOR_ENUM ("card", card_words);
static const FavorField option_fields[] = { FAVOR_FIELD_INT (DummyOptions, goal, "goal", 5, 12, .title = "Goal", .summary = "Steps to go.", .optional = TRUE, .fallback = 8),
  FAVOR_FIELD_INT (DummyOptions, bonus, "bonus", 0, 5, .title = "Bonus", .summary = "Points for who arrives.", .optional = TRUE, .fallback = 2) };
static const FavorSchema options = FAVOR_SCHEMA ("dummy-options", DummyOptions, option_fields);
static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (DummyState, &phases, 4, 48),
  FAVOR_FIELD_STRUCT (DummyState, options, "options", &options),
  FAVOR_FIELD_INT (DummyState, round, "round", 1, 49),
  FAVOR_FIELD_INT (DummyState, place[0], "place", 0, 14, .title = "Place", FAVOR_DIMS_1 (FAVOR_BY_SEAT (4))),
  FAVOR_FIELD_ENUM (DummyState, hand[0][0], "hand", &card, .title = "Hand", .seen_by = FAVOR_SEEN_BY_OWNER, FAVOR_DIMS_2 (FAVOR_BY_SEAT (4), FAVOR_FIXED (2))),
};
static const FavorSchema state_schema = FAVOR_SCHEMA ("dummy-state", DummyState, state_fields);
static const FavorField card_fields[] = { FAVOR_ARG_ENUM (0, "card", &card) }, n_fields[] = { FAVOR_ARG_INT (0, "n", 0, 99) };
static const FavorSchema card_args = FAVOR_ARGS ("card-args", card_fields, 1), n_args = FAVOR_ARGS ("n-args", n_fields, 1);
static const FavorKind actions[] = { { "play", &card_args, "Play {card}" } };
static const FavorKind events[] = { { "played", &card_args, "{player} plays {card}.", .weight = FAVOR_WEIGHT_SCORING },
  { "drew", &card_args, "{player} draws {card}.", .hidden = "{player} draws a card.", .reveals = TRUE }, { "won", &n_args, "{player} wins in {n} round.", "{player} wins in {n} rounds." } };
static const FavorKind refusals[] = { { "none", NULL, "Nothing is wrong." }, { "game-over", NULL, "The race is over." },
  { "not-your-decision", NULL, "It is somebody else's turn." }, { "unknown-action", NULL, "There is no such action." },
  { "bad-parameter", NULL, "This does not fit the action." }, { "broken-position", &n_args, "Broken position: {n}." }, { "no-such-card", NULL, "There is no such card in the hand." } };
static const FavorKind lines[] = { { "steps", NULL, "Steps" }, { "arrival", NULL, "Arrival" } };
extern const FavorGame favor_dummy_game;

/* clang-format on */

static void
determinize (gpointer observed, FavorSeat viewer, FavorRng *rng)
{
  DummyState *s = observed;
  for (guint i = 0; i < 2 * s->head.n_seats; i++)
    if (s->hand[i / 2][i % 2] > 2)
      s->hand[i / 2][i % 2] = (guint8) favor_rng_below (rng, 3);
  favor_rng_seed (&s->head.rng, favor_rng_next (rng));
}

static void
setup (gpointer state, gconstpointer opts, guint n_seats, guint64 seed, FavorEvents *out)
{
  DummyState *s = state;
  favor_rng_seed (&s->head.rng, seed);
  s->head.n_seats = (guint8) n_seats;
  s->options = *(const DummyOptions *) opts;
  s->round = 1;
  for (guint i = 0; i < 2 * n_seats; i++)
    s->hand[i / 2][i % 2] = (guint8) favor_rng_below (&s->head.rng, 3);
}

static gboolean
validate (gconstpointer state, FavorRefusal *why)
{
  const DummyState *s = state;
  guint             arrived = 0;
  for (guint i = 0; i < s->head.n_seats; i++)
    arrived += s->place[i] >= s->options.goal;
  return (s->head.turn_owner >= 0 && s->head.n_seats > 1 && arrived < 2 &&
          s->head.decider == (arrived == 0 ? s->head.turn_owner : FAVOR_SEAT_NONE)) ||
         favor_game_refuse (why, FAVOR_REFUSAL_BROKEN_POSITION);
}

static gboolean
check (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  const DummyState *s = state;
  return favor_game_check_common (&favor_dummy_game, s, action, why) &&
         favor_game_check_args (&favor_dummy_game, s, action, why) &&
         (s->hand[action->seat][0] == action->arg[0] ||
          s->hand[action->seat][1] == action->arg[0] ||
          favor_game_refuse (why, FAVOR_REFUSAL_FIRST_OWN));
}

static void
list (gconstpointer state, FavorActions *out)
{
  FavorAction action = { .seat = favor_game_head (state)->decider };
  favor_actions_clear (out);
  out->complete = TRUE;
  for (; action.arg[0] < 3; action.arg[0]++)
    if (check (state, &action, NULL))
      *favor_actions_append (out, 0, action.seat) = action;
}

static void
score (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  const DummyState *s = state;
  *out = (FavorPad){ .line = { s->place[seat] }, .round = s->round, .rank = 1 };
  out->winner = s->place[seat] >= s->options.goal;
  out->line[1] = out->winner ? s->options.bonus : 0;
  out->total = out->line[0] + out->line[1];
  for (guint i = 0; i < s->head.n_seats; i++)
    out->rank += s->place[i] > s->place[seat];
}

static gint32
evaluate (gconstpointer state, FavorSeat seat)
{
  return 100 * ((const DummyState *) state)->place[seat];
}

static void
apply (gpointer state, const FavorAction *action, FavorEvents *out)
{
  DummyState *s = state;
  FavorSeat   seat = action->seat;
  guint8     *slot = &s->hand[seat][s->hand[seat][0] != action->arg[0]];
  s->head.ply++;
  s->place[seat] += action->arg[0] + 1;
  *slot = (guint8) favor_rng_below (&s->head.rng, 3);
  s->head.turn_owner = (FavorSeat) ((seat + 1) % s->head.n_seats);
  s->round += s->head.turn_owner == 0;
  s->head.decider = s->place[seat] < s->options.goal ? s->head.turn_owner : -1;
  if (out == NULL)
    return;
  favor_events_append (out, PLAYED, seat)->arg[0] = action->arg[0];
  favor_events_append (out, DREW, seat)->arg[0] = *slot;
  out->items[out->n - 1].seen_by = (guint16) (1 << seat);
  if (s->head.decider < 0)
    favor_events_append (out, WON, seat)->arg[0] = (gint16) s->round;
}

static guint
prefer (gconstpointer state, const FavorActions *legal, FavorRng *rng, gint32 *likings)
{
  for (guint i = 0; likings != NULL && i < legal->n; i++)
    likings[i] = (gint32) i;
  return legal->n - 1;
}

/* clang-format off */
static const FavorCosts costs = { 2, 1, 1, 2, { 1, 1 }, { 1, 0 }, { 1, 0 } };
static const FavorEffort efforts[] = { { 1000, { .candidates = 2, .rounds = 1 }, { 0 } }, { 100000, { .candidates = 2, .rounds = 4 }, { 0 } } };
const FavorGame favor_dummy_game = {
  .id = "dummy-race", .title = "Dummy Race", .summary = "Who arrives first?", .rules_version = 1, .min_seats = 2, .max_seats = 4, .default_seats = 2, .max_plies = 48,
  .state = &state_schema, .options = &options, .options_offset = offsetof (DummyState, options),
  .actions = actions, .n_actions = G_N_ELEMENTS (actions), .events = events, .n_events = G_N_ELEMENTS (events),
  .refusals = refusals, .n_refusals = G_N_ELEMENTS (refusals), .score_lines = lines, .n_score_lines = G_N_ELEMENTS (lines),
  .accept = favor_game_accept_all, .setup = setup, .derive = favor_game_derive_none, .validate = validate, .list = list, .check = check, .apply = apply,
  .observe = favor_game_observe_none, .determinize = determinize, .score = score, .evaluate = evaluate, .prefer = prefer,
  .consider = favor_game_consider_all, .costs = &costs, .efforts = efforts,
};
