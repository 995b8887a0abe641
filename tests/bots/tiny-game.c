/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tiny-game.h"

static const FavorWord phase_words[] = { { "pick", "Pick" }, { "over", "Over" } };
static const FavorEnum phases = FAVOR_ENUM ("phase", phase_words);

static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (TinyState, &phases, TINY_MAX_SEATS, 12),
  FAVOR_FIELD_INT (TinyState,
                   score[0][0],
                   "score",
                   0,
                   999,
                   FAVOR_DIMS_2 (FAVOR_BY_SEAT (TINY_MAX_SEATS), FAVOR_FIXED (2))),
  FAVOR_FIELD_INT (TinyState, options, "options", 0, 0),
  FAVOR_FIELD_INT (TinyState, round, "round", 1, TINY_N_ROUNDS),
  FAVOR_FIELD_INT (TinyState,
                   treasure,
                   "treasure",
                   0,
                   TINY_N_NUMBERS - 1,
                   .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_INT (TinyState,
                   prize[0],
                   "prize",
                   0,
                   9,
                   FAVOR_DIMS_1 (FAVOR_FIXED (TINY_N_NUMBERS))),
  FAVOR_FIELD_INT (TinyState,
                   reserved[0],
                   "reserved",
                   0,
                   0,
                   FAVOR_DIMS_1 (FAVOR_FIXED (3))),
};
static const FavorSchema state_schema = FAVOR_SCHEMA ("tiny", TinyState, state_fields);
static const FavorSchema options_schema = { .id = "tiny-options", .size = 1 };

static const FavorField pick_fields[] = {
  FAVOR_ARG_INT (0, "number", 0, TINY_N_NUMBERS - 1)
};
static const FavorSchema pick_args = FAVOR_ARGS ("pick", pick_fields, 1);
static const FavorKind   actions[] = { { "pick", &pick_args, "Pick {number}" },
                                       { "pass", NULL, "Pass" } };
static const FavorKind   lines[] = { { "prize", NULL, "Prizes" },
                                     { "treasure", NULL, "Treasures" } };

static void
fill (TinyState *state)
{
  for (guint i = 0; i < TINY_N_NUMBERS; i++)
    state->prize[i] = favor_rng_below (&state->head.rng, 10);
  state->treasure = favor_rng_below (&state->head.rng, TINY_N_NUMBERS);
}

static void
tiny_setup (gpointer      data,
            gconstpointer options,
            guint         n_seats,
            guint64       seed,
            FavorEvents  *events)
{
  TinyState *state = data;

  state->head.n_seats = n_seats;
  state->round = 1;
  favor_rng_seed (&state->head.rng, seed);
  fill (state);
}

static void
tiny_list (gconstpointer data, FavorActions *out)
{
  const TinyState *state = data;

  favor_actions_clear (out);
  out->complete = TRUE;
  if (state->head.decider == FAVOR_SEAT_NONE)
    return;
  for (guint i = 0; i < TINY_N_NUMBERS; i++)
    favor_actions_append (out, TINY_ACTION_PICK, state->head.decider)->arg[0] = i;
  favor_actions_append (out, TINY_ACTION_PASS, state->head.decider);
}

static gboolean
tiny_check (gconstpointer data, const FavorAction *action, FavorRefusal *why)
{
  return action->seat == ((const TinyState *) data)->head.decider;
}

static void
tiny_apply (gpointer data, const FavorAction *action, FavorEvents *events)
{
  TinyState *state = data;
  FavorSeat  seat = action->seat;

  state->head.ply++;
  if (action->kind == TINY_ACTION_PICK)
    {
      state->score[seat][TINY_LINE_PRIZE] += state->prize[action->arg[0]];
      if (action->arg[0] == state->treasure)
        state->score[seat][TINY_LINE_TREASURE] += TINY_TREASURE;
    }
  if (++state->head.decider == state->head.n_seats)
    {
      state->head.decider = 0;
      if (state->round == TINY_N_ROUNDS)
        state->head.decider = FAVOR_SEAT_NONE;
      else
        {
          state->round++;
          fill (state);
        }
    }
  state->head.turn_owner = state->head.decider;
  state->head.phase = state->head.decider == FAVOR_SEAT_NONE;
}

static void
tiny_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng)
{
  TinyState *state = observed;

  favor_rng_seed (&state->head.rng, favor_rng_next (rng));
  state->treasure = favor_rng_below (rng, TINY_N_NUMBERS);
}

static void
tiny_score (gconstpointer data, FavorSeat seat, FavorPad *out)
{
  const TinyState *state = data;

  *out = (FavorPad){ .round = state->round, .rank = 1 };
  for (guint i = 0; i < 2; i++)
    out->total += out->line[i] = state->score[seat][i];
}

static gint32
tiny_evaluate (gconstpointer data, FavorSeat seat)
{
  const TinyState *state = data;

  return 100 * (state->score[seat][0] + state->score[seat][1]);
}

static guint
tiny_prefer (gconstpointer       data,
             const FavorActions *legal,
             FavorRng           *rng,
             gint32             *likings)
{
  for (guint i = 0; likings != NULL && i < legal->n; i++)
    likings[i] = (gint32) favor_rng_below (rng, 1000);
  return favor_rng_below (rng, legal->n);
}

static gboolean
tiny_accept (gconstpointer options, guint n_seats, FavorRefusal *why)
{
  return TRUE;
}

static gboolean
tiny_validate (gconstpointer state, FavorRefusal *why)
{
  return TRUE;
}

static void
tiny_derive (gpointer state)
{
}

static void
tiny_observe (gpointer state, FavorSeat viewer)
{
}

static const FavorCosts tiny_costs = {
  .apply = 10,
  .evaluate = 5,
  .observe = 10,
  .determinize = 10,
  .list = { 2, 2 },
  .prefer = { 5, 0 },
  .consider = { 1, 1 },
};

static const FavorEffort tiny_efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = { .budget = 6000, .sampling = { 3, 1, 1, 0, 0 } },
  [FAVOR_EFFORT_MASTER] = { .budget = 6000000, .sampling = { 12, 1, 2, 2, 1 } },
};

const FavorGame tiny_game = {
  .id = "tiny",
  .title = "Tiny",
  .summary = "Pick a number.",
  .rules_version = 1,
  .min_seats = 1,
  .max_seats = TINY_MAX_SEATS,
  .default_seats = 2,
  .max_plies = TINY_N_ROUNDS * TINY_MAX_SEATS,
  .state = &state_schema,
  .options = &options_schema,
  .options_offset = offsetof (TinyState, options),
  .actions = actions,
  .n_actions = G_N_ELEMENTS (actions),
  .score_lines = lines,
  .n_score_lines = G_N_ELEMENTS (lines),
  .accept = tiny_accept,
  .setup = tiny_setup,
  .derive = tiny_derive,
  .validate = tiny_validate,
  .list = tiny_list,
  .check = tiny_check,
  .apply = tiny_apply,
  .observe = tiny_observe,
  .determinize = tiny_determinize,
  .score = tiny_score,
  .evaluate = tiny_evaluate,
  .prefer = tiny_prefer,
  .consider = favor_game_consider_all,
  .costs = &tiny_costs,
  .efforts = tiny_efforts,
};

void
tiny_make_observation (TinyState *state, guint64 seed)
{
  memset (state, 0, sizeof *state);
  tiny_setup (state, &state->options, 3, seed, NULL);
  tiny_apply (state, &(FavorAction){ .kind = TINY_ACTION_PASS }, NULL);
  favor_game_observe (&tiny_game, state, 1);
}

FavorBotTask
tiny_make_task (const TinyState *observed, FavorLevel level, guint64 seed)
{
  return (FavorBotTask){ .game = &tiny_game,
                         .observed = observed,
                         .seat = 1,
                         .level = level,
                         .seed = seed };
}

guint
tiny_best_prize (const TinyState *state)
{
  guint best = 0;

  for (guint i = 0; i < TINY_N_NUMBERS; i++)
    best = MAX (best, state->prize[i]);
  return best;
}

guint
tiny_prize_of (const TinyState *state, const FavorAction *action)
{
  return action->kind == TINY_ACTION_PICK ? state->prize[action->arg[0]] : 0;
}
