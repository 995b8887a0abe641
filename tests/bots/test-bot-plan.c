/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "favor-bot-plan.h"
#include "tiny-game.h"

/* Planning of whole turns, in a game made of the tiny one: a turn has up to four actions. What
 * pays at once is little; climbing pays with the third step only, and a seed in the next turn. */

enum
{
  PLAN_GRAB,
  PLAN_CLIMB,
  PLAN_SOW,
  /* Pays, but is not considered. */
  PLAN_SILLY,
  N_PLAN_MOVES
};

#define MAX_STEPS   4
#define CLIMB_STEPS 3
#define CLIMB_PRIZE 20
#define SEED_PRIZE  60
#define SILLY_PRIZE 90

/* Members of the tiny state in their new sense. */
#define N_STEPS(state) ((state)->reserved[0])
#define CLIMBED(state) ((state)->reserved[1])
/* A set of seats. */
#define SOWN(state) ((state)->reserved[2])

static void
plan_list (gconstpointer data, FavorActions *out)
{
  const TinyState *state = data;

  favor_actions_clear (out);
  out->complete = TRUE;
  if (state->head.decider == FAVOR_SEAT_NONE)
    return;
  for (gint16 i = 0; i < N_PLAN_MOVES; i++)
    favor_actions_append (out, TINY_ACTION_PICK, state->head.decider)->arg[0] = i;
  favor_actions_append (out, TINY_ACTION_PASS, state->head.decider);
}

static void
plan_consider (gconstpointer data, gboolean ruthless, FavorActions *legal)
{
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    if (ruthless || legal->items[i].kind == TINY_ACTION_PASS ||
        legal->items[i].arg[0] != PLAN_SILLY)
      legal->items[n++] = legal->items[i];
  legal->n = n;
}

static void
begin_turn (TinyState *state)
{
  const guint8 bit = (guint8) (1u << state->head.decider);

  N_STEPS (state) = CLIMBED (state) = 0;
  if (SOWN (state) & bit)
    state->score[state->head.decider][TINY_LINE_TREASURE] += SEED_PRIZE;
  SOWN (state) &= (guint8) ~bit;
}

static void
end_turn (TinyState *state)
{
  if (++state->head.decider == state->head.n_seats)
    {
      state->head.decider = 0;
      state->round++;
    }
  if (state->round > TINY_N_ROUNDS)
    state->head.decider = FAVOR_SEAT_NONE;
  else
    begin_turn (state);
  state->head.turn_owner = state->head.decider;
}

static void
plan_apply (gpointer data, const FavorAction *action, FavorEvents *events)
{
  TinyState *state = data;
  gint16    *score = state->score[action->seat];

  state->head.ply++;
  if (action->kind == TINY_ACTION_PICK)
    switch (action->arg[0])
      {
      case PLAN_GRAB:
        score[TINY_LINE_PRIZE]++;
        break;
      case PLAN_CLIMB:
        if (++CLIMBED (state) == CLIMB_STEPS)
          score[TINY_LINE_TREASURE] += CLIMB_PRIZE;
        break;
      case PLAN_SOW:
        SOWN (state) |= (guint8) (1u << action->seat);
        break;
      default:
        score[TINY_LINE_PRIZE] += SILLY_PRIZE;
        break;
      }
  if (action->kind == TINY_ACTION_PASS || ++N_STEPS (state) == MAX_STEPS)
    end_turn (state);
}

/* Passing, the last of the list. */
static guint
plan_prefer (gconstpointer       state,
             const FavorActions *legal,
             FavorRng           *rng,
             gint32             *likings)
{
  for (guint i = 0; likings != NULL && i < legal->n; i++)
    likings[i] = (gint32) i;
  return legal->n - 1;
}

static const FavorEffort plan_efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = { .budget = 1000000, .planning = { 1, 3, 4, 0, 0, 0, FALSE } },
  [FAVOR_EFFORT_MASTER] = { .budget = 10000000, .planning = { 8, 6, 7, 6, 2, 4, TRUE } },
};

static FavorGame
make_game (void)
{
  FavorGame game = tiny_game;

  game.list = plan_list;
  game.apply = plan_apply;
  game.prefer = plan_prefer;
  game.consider = plan_consider;
  game.efforts = plan_efforts;
  return game;
}

static void
make_position (TinyState *state)
{
  memset (state, 0, sizeof *state);
  state->head.n_seats = 2;
  state->round = 1;
}

static FavorBotChoice
choose (const TinyState *state, const FavorEffort *effort, FavorBotTask task)
{
  const FavorGame game = make_game ();
  FavorBotChoice  choice = { 0 };

  task.game = &game;
  task.observed = state;
  task.seat = state->head.decider;
  favor_bot_plan_choose (&task, effort, &choice);
  return choice;
}

/* A number is picked, whichever it is. */
static const FavorKind mute_actions[] = {
  { "pick", NULL, "Pick a number" },
  { "pass", NULL, "Pass" },
};

static guint
count_proposals (gboolean explain)
{
  FavorGame      game = make_game ();
  FavorBotChoice choice = { 0 };
  TinyState      state;
  FavorBotTask   task = { .game = &game, .observed = &state, .explain = explain };

  make_position (&state);
  game.actions = mute_actions;
  favor_bot_plan_choose (&task, &plan_efforts[FAVOR_EFFORT_MASTER], &choice);
  return choice.n_proposals;
}

/* Who reads the proposals reads none twice. */
static void
test_same_words (void)
{
  g_assert_cmpuint (count_proposals (FALSE), ==, 3);
  g_assert_cmpuint (count_proposals (TRUE), ==, 2);
}

static gint16
move_of (const FavorBotChoice *choice)
{
  const FavorAction *action = &choice->proposals[0].action;

  return action->kind == TINY_ACTION_PASS ? -1 : action->arg[0];
}

static const FavorEffort shallow = { .budget = 1000000,
                                     .planning = { 1, 8, 2, 0, 0, 0, FALSE } };
static const FavorEffort deep = { .budget = 1000000,
                                  .planning = { 2, 8, 3, 0, 0, 0, FALSE } };
static const FavorEffort far = { .budget = 10000000,
                                 .planning = { 1, 8, 4, 16, 4, 4, FALSE } };
static const FavorEffort far_by_policy = { .budget = 10000000,
                                           .planning = { 1, 8, 4, 16, 0, 0, FALSE } };

/* Two actions deep grabbing is best; three actions deep climbing is. */
static void
test_depth (void)
{
  TinyState state;

  make_position (&state);
  for (guint seed = 0; seed < 5; seed++)
    {
      const FavorBotTask task = { .seed = seed };
      FavorBotChoice     choice = choose (&state, &shallow, task);

      g_assert_cmpint (move_of (&choice), ==, PLAN_GRAB);
      g_assert_cmpint (choice.proposals[0].value, ==, 200);
      choice = choose (&state, &deep, task);
      g_assert_cmpint (move_of (&choice), ==, PLAN_CLIMB);
      g_assert_cmpint (choice.proposals[0].value, ==, 100 * CLIMB_PRIZE);
    }
}

/* Nothing counts but climbing, and of two ways only the one that is begun with hope is gone on with. */
static gint32
judge_climbs (gconstpointer data, FavorSeat seat, gint32 *hope)
{
  const TinyState *state = data;

  *hope = 10 * CLIMBED (state);
  return CLIMBED (state) == CLIMB_STEPS ? 100 * CLIMB_PRIZE : -100;
}

static gint32
judge_hopelessly (gconstpointer data, FavorSeat seat, gint32 *hope)
{
  const gint32 value = judge_climbs (data, seat, hope);

  *hope = -*hope;
  return value;
}

/* A level may judge in its own way; the beam keeps the most hopeful position, not the worthiest. */
static void
test_judge (void)
{
  FavorEffort    plan = { .budget = 1000000, .planning = { 1, 1, 3, 0, 0, 0, FALSE } };
  TinyState      state;
  FavorBotChoice choice;

  make_position (&state);
  choice = choose (&state, &plan, (FavorBotTask){ .seed = 1 });
  g_assert_cmpint (move_of (&choice), ==, PLAN_GRAB);
  plan.planning.judge = judge_climbs;
  choice = choose (&state, &plan, (FavorBotTask){ .seed = 1 });
  g_assert_cmpint (move_of (&choice), ==, PLAN_CLIMB);
  g_assert_cmpint (choice.proposals[0].value, ==, 100 * CLIMB_PRIZE);
  plan.planning.judge = judge_hopelessly;
  choice = choose (&state, &plan, (FavorBotTask){ .seed = 1 });
  g_assert_cmpint (choice.proposals[0].value, ==, -100);
}

/* A casual player plans if the game says how. */
static void
test_casual (void)
{
  FavorGame    game = make_game ();
  TinyState    state;
  FavorBotTask task = { .game = &game, .observed = &state, .level = FAVOR_LEVEL_CASUAL };
  FavorBotChoice choice;

  make_position (&state);
  favor_bot_choose (&task, &choice);
  g_assert_cmpint (move_of (&choice), ==, -1);
  game.casual = &deep;
  favor_bot_choose (&task, &choice);
  g_assert_cmpint (move_of (&choice), ==, PLAN_CLIMB);
}

/* What is reached through the action is its reason. */
static void
test_reason (void)
{
  TinyState      state;
  FavorBotChoice choice;

  make_position (&state);
  choice = choose (&state, &deep, (FavorBotTask){ .seed = 1 });
  g_assert_cmpuint (choice.proposals[0].n_terms, >, 0);
  g_assert_cmpuint (choice.proposals[0].terms[0].line, ==, TINY_LINE_TREASURE);
  g_assert_cmpint (choice.proposals[0].terms[0].gain, >, 50 * CLIMB_PRIZE);
  g_assert_cmpint (choice.proposals[0].value, >=, choice.proposals[1].value);
  g_assert_cmpint (choice.proposals[1].value, >=, choice.proposals[2].value);
}

/* Grabbing once and climbing can be done in any order: both ways to begin are worth the same. */
static void
test_orders (void)
{
  static const FavorEffort plan = { .budget = 1000000,
                                    .planning = { 1, 16, 4, 0, 0, 0, FALSE } };
  const gint32             best = 100 * (CLIMB_PRIZE + 1);
  TinyState                state;
  FavorBotChoice           choice;

  make_position (&state);
  choice = choose (&state, &plan, (FavorBotTask){ .seed = 1 });
  g_assert_cmpint (choice.proposals[0].value, ==, best);
  g_assert_cmpint (choice.proposals[1].value, ==, best);
  g_assert_cmpint (choice.proposals[2].value, <, best);
}

/* A seed is worth nothing in this turn: only who plays on into the next one sows, whether
 * that turn is planned or follows the policy. */
static void
test_next_turn (void)
{
  TinyState state;

  make_position (&state);
  for (guint last = 0; last < 2; last++)
    {
      FavorBotChoice choice;

      /* The last action of the turn, so that one action is one plan. */
      N_STEPS (&state) = MAX_STEPS - 1;
      choice = choose (&state, &deep, (FavorBotTask){ .seed = 1 });
      g_assert_cmpint (move_of (&choice), ==, PLAN_GRAB);
      choice = choose (&state, last ? &far_by_policy : &far, (FavorBotTask){ .seed = 1 });
      g_assert_cmpint (move_of (&choice), ==, PLAN_SOW);
    }
}

/* A policy that picks the last number, and the prize with it, wherever it goes on. */
static guint
prefer_silly (gconstpointer       state,
              const FavorActions *legal,
              FavorRng           *rng,
              gint32             *likings)
{
  return legal->n - 2;
}

/* A level may think of another policy than the game's own. */
static void
test_prefer (void)
{
  FavorEffort    plan = far_by_policy;
  TinyState      state;
  FavorBotChoice by_game, by_level;

  make_position (&state);
  N_STEPS (&state) = MAX_STEPS - 1;
  by_game = choose (&state, &plan, (FavorBotTask){ .seed = 1 });
  plan.planning.prefer = prefer_silly;
  by_level = choose (&state, &plan, (FavorBotTask){ .seed = 1 });
  g_assert_cmpint (by_level.proposals[0].value, !=, by_game.proposals[0].value);
}

/* The aim is what the plan brings beyond what is there, also where every order of it does. */
static void
test_aim (void)
{
  TinyState      state;
  FavorBotChoice choice;

  make_position (&state);
  state.score[0][TINY_LINE_TREASURE] = 7;
  N_STEPS (&state) = MAX_STEPS - 1;
  choice = choose (&state, &deep, (FavorBotTask){ .seed = 1 });
  g_assert_cmpint (choice.proposals[0].aim.gain, ==, 0);
  choice = choose (&state, &far_by_policy, (FavorBotTask){ .seed = 1 });
  g_assert_cmpuint (choice.proposals[0].aim.line, ==, TINY_LINE_TREASURE);
  g_assert_cmpint (choice.proposals[0].aim.gain, ==, 100 * SEED_PRIZE);
}

static gboolean
proposes_silly (FavorLevel level, guint seed)
{
  const FavorGame game = make_game ();
  TinyState       state;
  FavorBotTask task = { .game = &game, .observed = &state, .level = level, .seed = seed };
  FavorBotChoice choice;

  make_position (&state);
  favor_bot_choose (&task, &choice);
  for (guint i = 0; i < choice.n_proposals; i++)
    if (choice.proposals[i].action.kind == TINY_ACTION_PICK &&
        choice.proposals[i].action.arg[0] == PLAN_SILLY)
      return TRUE;
  return FALSE;
}

/* What the game leaves out is never proposed, by levels that look ahead or not; only the highest
 * one is ruthless. */
static void
test_consider (void)
{
  for (FavorLevel level = FAVOR_LEVEL_FIRST; level < FAVOR_N_LEVELS; level++)
    for (guint seed = 0; seed < 20; seed++)
      g_assert_cmpint (proposes_silly (level, seed), ==, level == FAVOR_LEVEL_MASTER);
}

/* Of equals the policy chooses: with nothing left to win it passes. */
static void
test_equals (void)
{
  static const FavorEffort plan = { .budget = 10000,
                                    .planning = { 1, 1, 1, 0, 0, 0, FALSE } };
  TinyState                state;
  FavorBotChoice           choice;

  make_position (&state);
  N_STEPS (&state) = MAX_STEPS - 1;
  state.round = TINY_N_ROUNDS;
  CLIMBED (&state) = CLIMB_STEPS;
  choice = choose (&state, &plan, (FavorBotTask){ .seed = 1 });
  g_assert_cmpint (move_of (&choice), ==, PLAN_GRAB);
  g_assert_cmpint (choice.proposals[1].action.kind, ==, TINY_ACTION_PASS);
  g_assert_cmpint (choice.proposals[1].value, ==, choice.proposals[2].value);
}

static gboolean
stop_cb (gpointer data)
{
  guint *calls = data;

  return ++*calls == 2;
}

/* It asks, ends when told or when the budget is spent, and answers nevertheless. */
static void
test_stop (void)
{
  static const FavorEffort endless = { .budget = 10000000000,
                                       .planning = { 1000000, 8, 4, 16, 4, 4, FALSE } };
  guint                    calls = 0;
  TinyState                state;
  FavorBotChoice           choice;

  make_position (&state);
  choice = choose (&state,
                   &endless,
                   (FavorBotTask){ .stop = stop_cb, .stop_data = &calls });
  g_assert_cmpuint (calls, ==, 2);
  g_assert_cmpuint (choice.spent, >, 0);
  g_assert_cmpuint (choice.spent, <, 40000);

  /* What is hidden, and three actions tried. */
  choice = choose (&state, &endless, (FavorBotTask){ .budget = 10 + 3 * 15 + 14 });
  g_assert_cmpuint (choice.spent, ==, 10 + 3 * 15);
  g_assert_cmpuint (choice.n_proposals, ==, FAVOR_BOT_MAX_PROPOSALS);

  calls = 1;
  choice = choose (&state,
                   &endless,
                   (FavorBotTask){ .stop = stop_cb, .stop_data = &calls });
  g_assert_cmpuint (choice.spent, ==, 0);
  g_assert_cmpint (move_of (&choice), ==, -1);
}

static void
test_same_again (void)
{
  TinyState      state;
  FavorBotChoice one;
  FavorBotChoice two;

  make_position (&state);
  one = choose (&state, &far, (FavorBotTask){ .seed = 9 });
  two = choose (&state, &far, (FavorBotTask){ .seed = 9 });
  g_assert_cmpmem (&one, sizeof one, &two, sizeof two);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/plan/depth", test_depth);
  g_test_add_func ("/bots/plan/judge", test_judge);
  g_test_add_func ("/bots/plan/casual", test_casual);
  g_test_add_func ("/bots/plan/reason", test_reason);
  g_test_add_func ("/bots/plan/orders", test_orders);
  g_test_add_func ("/bots/plan/next-turn", test_next_turn);
  g_test_add_func ("/bots/plan/prefer", test_prefer);
  g_test_add_func ("/bots/plan/aim", test_aim);
  g_test_add_func ("/bots/plan/consider", test_consider);
  g_test_add_func ("/bots/plan/equals", test_equals);
  g_test_add_func ("/bots/plan/stop", test_stop);
  g_test_add_func ("/bots/plan/same-words", test_same_words);
  g_test_add_func ("/bots/plan/same-again", test_same_again);
  return g_test_run ();
}
