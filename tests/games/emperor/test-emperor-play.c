/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "emperor-actions.h"
#include "emperor-random.h"

/* What must hold from one position to the next in games with free offers and promises: the
 * invariants that no single position shows. */

#define N_GAMES    60
#define MAX_A_TURN 237

typedef struct
{
  EmperorState before;
  EmperorState state;
  FavorAction  action;
  FavorActions legal;
  FavorEvents  events;
  FavorRng     rng;
  guint        number;
} Play;

typedef void (*Visit) (Play *play);

/* FAVOR_GAMES in the environment, for those where each position is looked at for long. */
static guint
n_games (void)
{
  const char *wanted = g_getenv ("FAVOR_GAMES");

  return wanted != NULL ? (guint) atoi (wanted) : N_GAMES;
}

static void
play_games (guint n_games, Visit visit)
{
  for (guint number = 0; number < n_games; number++)
    {
      Play play = { .number = number };

      favor_rng_seed (&play.rng, favor_rng_mix (number, 8, 8));
      emperor_random_start (&play.state, number);
      while (play.state.head.decider != FAVOR_SEAT_NONE)
        {
          play.before = play.state;
          play.action = emperor_random_action (&play.state, &play.legal, &play.rng);
          favor_events_clear (&play.events);
          emperor_apply (&play.state, &play.action, &play.events);
          visit (&play);
        }
      favor_actions_free_items (&play.legal);
      favor_events_free_items (&play.events);
    }
}

static void
visit_valid (Play *play)
{
  FavorRefusal     why = { 0 };
  g_autofree char *where = NULL;
  EmperorState     again = play->before;

  if (!favor_schema_check (&emperor_state_schema,
                           &play->state,
                           play->state.head.n_seats,
                           FALSE,
                           &where,
                           NULL))
    g_error ("game %u, ply %u: %s", play->number, play->state.head.ply, where);
  if (!emperor_validate (&play->state, &why))
    g_error ("game %u, ply %u: invariant %d",
             play->number,
             play->state.head.ply,
             why.arg[0]);
  /* 22: the same action does the same, with or without a listener. */
  emperor_apply (&again, &play->action, NULL);
  g_assert_cmpmem (&again, sizeof again, &play->state, sizeof play->state);
  emperor_derive (&again);
  g_assert_cmpmem (&again, sizeof again, &play->state, sizeof play->state);
}

/* Invariants 8 and 14: who decides has a list, the turn does not go on for ever. */
static void
visit_list (Play *play)
{
  emperor_list (&play->state, &play->legal);
  g_assert_true ((play->legal.n == 0) == (play->state.head.decider == FAVOR_SEAT_NONE));
  for (guint i = 0; i < play->legal.n; i++)
    g_assert_true (emperor_check (&play->state, &play->legal.items[i], NULL));
  g_assert_cmpuint (play->state.acts, <=, MAX_A_TURN);
}

/* Invariant 6. */
static void
visit_pad (Play *play)
{
  const EmperorState *before = &play->before;
  const EmperorState *after = &play->state;

  for (guint seat = 0; seat < after->head.n_seats; seat++)
    {
      for (guint row = 0; row < EMPEROR_N_ROWS; row++)
        for (guint round = 0; round < EMPEROR_MAX_ROUNDS; round++)
          if (round + 1 != before->round)
            g_assert_cmpint (before->pad[seat][row][round],
                             ==,
                             after->pad[seat][row][round]);
      if ((FavorSeat) seat != before->head.turn_owner)
        g_assert_cmpint (after->points[seat], <=, before->points[seat]);
      g_assert_true (after->empress[seat] >= before->empress[seat]);
      /* 16: at most one Event a turn, and their Favor is what the row says. */
      g_assert_cmpuint (after->n_done[seat], <=, before->n_done[seat] + 1u);
    }
}

static gint
sum_of_row (const EmperorState *state, guint seat, EmperorRow row)
{
  gint sum = 0;

  for (guint round = 0; round < EMPEROR_MAX_ROUNDS; round++)
    sum += state->pad[seat][row][round];
  return sum;
}

static void
visit_rows (Play *play)
{
  const EmperorState *state = &play->state;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gint events = 0;

      for (guint i = 0; i < state->n_done[seat]; i++)
        events += emperor_terms[state->done_events[seat][i]].points;
      g_assert_cmpint (sum_of_row (state, seat, EMPEROR_ROW_EVENTS), ==, events);
      g_assert_cmpint (sum_of_row (state, seat, EMPEROR_ROW_EMPRESS),
                       ==,
                       state->empress[seat] ? EMPEROR_EMPRESS_POINTS : 0);
    }
}

/* Invariant 18: chance is the Dice and the Thief. */
static void
visit_chance (Play *play)
{
  const gboolean changed = memcmp (&play->before.head.rng,
                                   &play->state.head.rng,
                                   sizeof (FavorRng)) != 0;
  const gboolean dice = play->action.kind == EMPEROR_ACTION_PLAY &&
                        play->action.arg[EMPEROR_PLAY_PIECE] == EMPEROR_LOADED_DICE;
  const gboolean thief = play->action.kind == EMPEROR_ACTION_LET_PASS &&
                         play->before.prompt_card == EMPEROR_NIGHT_THIEF;

  g_assert_true (changed == (dice || thief));
}

/* Invariant 19: W of 7.4. */
static gint
weight (const EmperorState *state)
{
  static const gint by_level[] = { 6, 14, 28 };
  gint              sum = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (gint card = 0; card < EMPEROR_N_CARDS; card++)
      {
        gint each = by_level[card % EMPEROR_N_LEVELS];

        if (card == EMPEROR_COMMERCE_SCROLL)
          each = 8;
        else if (card == EMPEROR_PRAYER_BEADS)
          each = 16;
        else if (card == EMPEROR_DUMPLINGS)
          each = 17;
        else if (card == EMPEROR_BANQUET)
          each = 32;
        sum += each * state->hand[seat][card];
      }
  return sum;
}

static gboolean
lowers_weight (const FavorAction *action)
{
  const gint piece = action->arg[EMPEROR_PLAY_PIECE];

  switch (action->kind)
    {
    case EMPEROR_ACTION_SELL:
    case EMPEROR_ACTION_UPGRADE:
    case EMPEROR_ACTION_ALLY:
    case EMPEROR_ACTION_ALLY_EMPRESS:
      return TRUE;
    case EMPEROR_ACTION_PLAY:
      return piece < EMPEROR_N_CARDS && piece != EMPEROR_BOOK;
    default:
      return FALSE;
    }
}

static void
visit_weight (Play *play)
{
  if (lowers_weight (&play->action))
    g_assert_cmpint (weight (&play->state), <, weight (&play->before));
}

/* What is hidden stays so, and what could be looks the same (3.5, 3.6). */
static void
visit_secrets (Play *play)
{
  for (FavorSeat viewer = FAVOR_SEAT_NONE; viewer < play->state.head.n_seats; viewer++)
    {
      EmperorState     seen = play->state;
      EmperorState     guess;
      EmperorState     look;
      FavorRefusal     why = { 0 };
      g_autofree char *diff = NULL;

      favor_game_observe (&favor_emperor_game, &seen, viewer);
      look = seen;
      favor_game_observe (&favor_emperor_game, &look, viewer);
      g_assert_cmpmem (&look, sizeof look, &seen, sizeof seen);
      guess = seen;
      emperor_determinize (&guess, viewer, &play->rng);
      if (!emperor_validate (&guess, &why))
        g_error ("game %u, ply %u, viewer %d: a guess breaks invariant %d",
                 play->number,
                 play->state.head.ply,
                 viewer,
                 why.arg[0]);
      favor_game_observe (&favor_emperor_game, &guess, viewer);
      diff = favor_schema_diff (&emperor_state_schema, &guess, &seen, seen.head.n_seats);
      g_assert_cmpstr (diff, ==, NULL);
    }
}

static gboolean
has_barrier (const Play *play)
{
  for (guint i = 0; i < play->events.n; i++)
    if (emperor_logs[play->events.items[i].kind].reveals)
      return TRUE;
  return memcmp (&play->before.head.rng, &play->state.head.rng, sizeof (FavorRng)) != 0;
}

/* Where two guesses part, something was shown: undo has a barrier there (10.4). */
static void
visit_barriers (Play *play)
{
  for (FavorSeat viewer = 0; viewer < play->state.head.n_seats; viewer++)
    {
      EmperorState guess = play->before;
      EmperorState truth = play->state;

      favor_game_observe (&favor_emperor_game, &guess, viewer);
      emperor_determinize (&guess, viewer, &play->rng);
      if (!emperor_check (&guess, &play->action, NULL))
        {
          g_assert_cmpint (viewer, !=, play->action.seat);
          continue;
        }
      emperor_apply (&guess, &play->action, NULL);
      favor_game_observe (&favor_emperor_game, &guess, viewer);
      favor_game_observe (&favor_emperor_game, &truth, viewer);
      if (!favor_schema_equal (&emperor_state_schema, &guess, &truth) &&
          !has_barrier (play))
        {
          g_autofree char *diff = favor_schema_diff (&emperor_state_schema,
                                                     &guess,
                                                     &truth,
                                                     truth.head.n_seats);

          g_error ("game %u, ply %u: %s shows seat %d: %s",
                   play->number,
                   truth.head.ply,
                   emperor_actions[play->action.kind].id,
                   viewer,
                   diff);
        }
    }
}

static void
visit_all_rules (Play *play)
{
  visit_valid (play);
  visit_list (play);
  visit_pad (play);
  visit_rows (play);
  visit_chance (play);
  visit_weight (play);
}

static void
test_rules (void)
{
  play_games (n_games (), visit_all_rules);
}

static void
visit_all_secrets (Play *play)
{
  visit_secrets (play);
  visit_barriers (play);
}

static void
test_secrets (void)
{
  play_games (n_games () / 2, visit_all_secrets);
}

/* What the random games reach; a game that trades and promises nothing would prove nothing. */
static guint n_kinds[EMPEROR_N_ACTIONS];
static guint n_logs[EMPEROR_N_LOGS];

static void
visit_count (Play *play)
{
  n_kinds[play->action.kind]++;
  for (guint i = 0; i < play->events.n; i++)
    n_logs[play->events.items[i].kind]++;
}

static void
test_reach (void)
{
  play_games (N_GAMES, visit_count);
  /* The Empress is out of reach for those who do not plan (15.2); scenarios ally with her. */
  for (guint kind = 0; kind < EMPEROR_N_ACTIONS; kind++)
    if (n_kinds[kind] == 0 && kind != EMPEROR_ACTION_ALLY_EMPRESS)
      g_error ("never done: %s", emperor_actions[kind].id);
  /* The first line is told before the first action; blackmail with a choice is rare. */
  for (guint kind = EMPEROR_LOG_EVENTS_LOOKED; kind < EMPEROR_N_LOGS; kind++)
    if (n_logs[kind] == 0 && kind != EMPEROR_LOG_ALLIED_EMPRESS &&
        kind != EMPEROR_LOG_BLACKMAIL_PAID)
      g_error ("never told: %s", emperor_logs[kind].id);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor/play/rules", test_rules);
  g_test_add_func ("/emperor/play/secrets", test_secrets);
  g_test_add_func ("/emperor/play/reach", test_reach);
  return g_test_run ();
}
