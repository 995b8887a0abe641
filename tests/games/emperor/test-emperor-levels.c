/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "emperor-position.h"
#include "favor-bot.h"

/* The levels of computer players, which see what their seat may see and nothing else. */

static FavorBotChoice
choose (const EmperorState *state, FavorLevel level, guint64 seed)
{
  EmperorState   seen = *state;
  FavorBotChoice choice;
  FavorBotTask   task = { .game = &favor_emperor_game,
                          .observed = &seen,
                          .seat = state->head.decider,
                          .level = level,
                          .seed = seed };

  favor_game_observe (&favor_emperor_game, &seen, task.seat);
  favor_bot_choose (&task, &choice);
  return choice;
}

static void
start (EmperorState *state, guint n_seats, guint64 seed)
{
  EmperorOptions options;

  favor_schema_set_defaults (&emperor_options_schema, &options);
  memset (state, 0, sizeof *state);
  emperor_setup (state, &options, n_seats, seed, NULL);
}

static void
assert_legal (const EmperorState *state, const FavorBotChoice *choice)
{
  FavorRefusal why = { 0 };

  g_assert_cmpuint (choice->n_proposals, >, 0);
  for (guint i = 0; i < choice->n_proposals; i++)
    if (!emperor_check (state, &choice->proposals[i].action, &why))
      g_error ("proposed, but %s", emperor_refusals[why.reason].id);
}

/* Each level proposes what is legal, and the same again for the same seed; it offers twice in
 * a turn at most. */
static void
test_legal (gconstpointer data)
{
  const FavorLevel level = GPOINTER_TO_UINT (data);

  for (guint n_seats = EMPEROR_MIN_SEATS; n_seats <= EMPEROR_MAX_SEATS; n_seats += 2)
    {
      EmperorState state;

      start (&state, n_seats, n_seats);
      for (guint64 ply = 0; ply < 120 && state.head.decider != FAVOR_SEAT_NONE; ply++)
        {
          const FavorBotChoice choice = choose (&state, level, ply);

          assert_legal (&state, &choice);
          if (ply % 10 == 0)
            {
              const FavorBotChoice again = choose (&state, level, ply);

              g_assert_cmpmem (&choice, sizeof choice, &again, sizeof again);
            }
          emperor_apply (&state, &choice.proposals[0].action, NULL);
          g_assert_cmpuint (state.talks, <=, 2);
        }
    }
}

/* Whatever others hold and the decks are: as long as the seat sees the same, it does the same. */
static void
test_fair (gconstpointer data)
{
  const FavorLevel level = GPOINTER_TO_UINT (data);
  EmperorState     state;
  FavorRng         rng;
  guint            n_changed = 0;

  favor_rng_seed (&rng, 7);
  start (&state, 3, 5);
  for (guint64 ply = 0; ply < 150; ply++)
    {
      const FavorBotChoice choice = choose (&state, level, ply);

      if (ply % 5 == 0)
        {
          EmperorState   other = state;
          FavorBotChoice same;

          favor_game_observe (&favor_emperor_game, &other, state.head.decider);
          emperor_determinize (&other, state.head.decider, &rng);
          n_changed += !favor_schema_equal (&emperor_state_schema, &state, &other);
          same = choose (&other, level, ply);
          g_assert_cmpmem (&choice, sizeof choice, &same, sizeof same);
        }
      emperor_apply (&state, &choice.proposals[0].action, NULL);
      if (state.head.decider == FAVOR_SEAT_NONE)
        break;
    }
  g_assert_cmpuint (n_changed, >, 10);
}

/* Lets the decider's turn be played by that level, others' questions included. Returns how
 * many swaps were offered; each is refused if `refuse`. */
static guint
play_turn (EmperorPosition *position, FavorLevel level, gboolean refuse)
{
  EmperorState   *state = &position->state;
  const FavorSeat owner = state->head.turn_owner;
  guint           n_offers = 0;

  for (guint64 i = 0;
       state->head.turn_owner == owner && state->head.decider != FAVOR_SEAT_NONE;
       i++)
    {
      FavorBotChoice choice = choose (state, level, i);
      FavorAction   *action = &choice.proposals[0].action;

      n_offers += action->kind == EMPEROR_ACTION_OFFER_TRADE;
      if (refuse && state->prompt == EMPEROR_PROMPT_TRADE)
        action->kind = EMPEROR_ACTION_DECLINE_TRADE;
      if (action->kind == EMPEROR_ACTION_DECLINE_TRADE)
        memset (action->arg, 0, sizeof action->arg);
      emperor_apply (state, action, NULL);
    }
  return n_offers;
}

static const char *const winning_positions[] = {
  /* One action. */
  "p0: F43, G9, hand C1 O1, market M1; moved",
  "p0: F45, G3, hand A1 C2; moved",
  "p0: F30, G15, hand A3 C3 O3 P1 B1; moved; p1: F49",
  /* Two Stars and the Event for them. */
  "p0: F43, hand A1 C1 O1 B1, events E12; moved",
};

/* A planning level wins in the turn in which it can. */
static void
test_wins (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (winning_positions); i++)
    {
      g_auto (EmperorPosition) position;

      emperor_position_init (&position, winning_positions[i]);
      play_turn (&position, GPOINTER_TO_UINT (data), FALSE);
      if (position.state.winner != 0)
        g_error ("not won: \"%s\"", winning_positions[i]);
    }
}

typedef struct
{
  const char *position;
  const char *expected;
  FavorLevel  least;
} Plan;

static const Plan plans[] = {
  /* Two Rare Ore and 3 Gold: the Soup brings them, since another has more Favor. */
  { "p0: G0, hand 2B1 C1, stars A1 C1 O1 P1 B1 S1, events E11; p1: F3; moved",
    "p0 done E11",
    FAVOR_LEVEL_SKILLED },
  /* Gold that is of no other use buys Favor. */
  { "p0: G20; market deck M1; moved", "p0 pad market 7", FAVOR_LEVEL_SKILLED },
  /* Without a 2-Star card there is no second Star: three 1-Star cards make one. */
  { "p0: G9, hand 3S1 C1, stars A1 C1 O1 P1 B1 S1; moved",
    "p0 pad second-stars 5",
    FAVOR_LEVEL_MASTER },
};

/* What is worth more than its first step looks. */
static void
test_plans (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      g_auto (EmperorPosition) position = { 0 };

      if (GPOINTER_TO_UINT (data) < plans[i].least)
        continue;
      emperor_position_init (&position, plans[i].position);
      play_turn (&position, GPOINTER_TO_UINT (data), FALSE);
      emperor_position_expect (&position, plans[i].expected);
    }
}

static void
test_pesters_nobody (gconstpointer data)
{
  static const char *const text = "p0: hand 4C1, G9; p1: hand 4O1, G9; moved";
  g_auto (EmperorPosition) accepted;
  g_auto (EmperorPosition) refused;

  emperor_position_init (&accepted, text);
  emperor_position_init (&refused, text);
  g_assert_cmpuint (play_turn (&accepted, GPOINTER_TO_UINT (data), FALSE), <=, 2);
  g_assert_cmpuint (play_turn (&refused, GPOINTER_TO_UINT (data), TRUE), <=, 1);
}

#define OFFER_POSITION "2 seats; p0: hand 5C1, G0, stars S2 P1; p1: hand 5O1; moved"

/* The policy likes swaps that help both; one refusal ends them, an acceptance does not. */
static void
test_offers (void)
{
  g_auto (EmperorPosition) accepted;
  g_auto (EmperorPosition) refused;

  emperor_position_init (&accepted, OFFER_POSITION);
  emperor_position_init (&refused, OFFER_POSITION);
  g_assert_cmpuint (play_turn (&accepted, FAVOR_LEVEL_CASUAL, FALSE), >, 0);
  g_assert_cmpuint (play_turn (&refused, FAVOR_LEVEL_CASUAL, TRUE), ==, 1);
}

typedef struct
{
  const char *position;
  const char *offer;
  const char *answer;
} Answer;

static const Answer answers[] = {
  /* A gift, a fair price, too little. */
  { "p0: G9; p1: hand C1", "offer p1 give G1 for nothing", "accept" },
  { "p0: G9; p1: hand C1", "offer p1 give G3 for C1", "accept" },
  { "p0: G9; p1: hand C3", "offer p1 give G2 for C3", "decline" },
  /* What the partner does not have. */
  { "p0: G9; p1: hand C1, unknown; p2: hand O1, unknown",
    "offer p1 give G9 for O1",
    "decline" },
  /* Nobody helps whom one good turn lets win. */
  { "p0: F41, G9; p1: hand C1", "offer p1 give G3 for C1", "accept" },
  { "p0: F42, G9; p1: hand C1", "offer p1 give G3 for C1", "decline" },
  /* A word counts, and the more the better it was kept. */
  { "p0: G9; p1: hand C1", "offer p1 give G1 for C1 mine no-intrigue:0/2", "accept" },
  { "p0: G9; p1: hand C1", "offer p1 give G1 for nothing yours pay-gold:9/1", "decline" },
  /* Nearly enough: what is missing is asked for. */
  { "p0: G20; p1: hand C1", "offer p1 give G1 for C1", "counter give C1 for G2" },
  { "p0: G20, hand A1, stars S2; p1: hand C2, stars S2",
    "offer p1 give A1 for C2",
    "counter give C2 for A1 G2" },
};

static void
assert_answer (const Answer *expected, FavorLevel level)
{
  g_auto (EmperorPosition) position;
  FavorBotChoice           choice;
  FavorAction              action;

  emperor_position_init (&position, expected->position);
  emperor_position_play (&position, expected->offer);
  action = emperor_parse_action (&position.state, expected->answer);
  choice = choose (&position.state, level, 1);
  if (!favor_action_equal (&choice.proposals[0].action, &action))
    g_error ("%s: not the answer to \"%s\" but %s",
             expected->answer,
             expected->offer,
             emperor_actions[choice.proposals[0].action.kind].id);
}

static void
test_answers (void)
{
  for (FavorLevel level = FAVOR_LEVEL_FIRST; level < FAVOR_N_LEVELS; level++)
    for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
      assert_answer (&answers[i], level);
}

/* A hint has reasons where the choice makes a difference. */
static void
test_reasons (void)
{
  g_auto (EmperorPosition) position;
  FavorBotChoice           choice;

  emperor_position_init (&position, "p0: F10, G3, hand C1 O2, events E12; moved");
  choice = choose (&position.state, FAVOR_LEVEL_MASTER, 1);
  g_assert_cmpuint (choice.proposals[0].action.kind, ==, EMPEROR_ACTION_ALLY);
  g_assert_cmpuint (choice.proposals[0].n_terms, >, 0);
  g_assert_cmpuint (choice.proposals[0].terms[0].line, ==, EMPEROR_ROW_SECOND_STARS);
  g_assert_cmpint (choice.proposals[0].terms[0].gain, >, 100);
}

static void
add (const char *name, FavorLevel least, GTestDataFunc test)
{
  for (FavorLevel level = least; level < FAVOR_N_LEVELS; level++)
    {
      g_autofree char *path = g_strdup_printf ("/emperor/levels/%s/%s",
                                               name,
                                               favor_level_get_id (level));

      g_test_add_data_func (path, GUINT_TO_POINTER (level), test);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("legal", FAVOR_LEVEL_FIRST, test_legal);
  add ("fair", FAVOR_LEVEL_FIRST, test_fair);
  add ("wins", FAVOR_LEVEL_SKILLED, test_wins);
  add ("plans", FAVOR_LEVEL_SKILLED, test_plans);
  add ("pesters-nobody", FAVOR_LEVEL_FIRST, test_pesters_nobody);
  g_test_add_func ("/emperor/levels/offers", test_offers);
  g_test_add_func ("/emperor/levels/answers", test_answers);
  g_test_add_func ("/emperor/levels/reasons", test_reasons);
  return g_test_run ();
}
