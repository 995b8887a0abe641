/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "dragon-random.h"

/* Random games over all options and numbers of seats: every position keeps the invariants,
 * what is listed is legal, every event that can happen happens and says the truth. */

typedef struct
{
  DragonState  before;
  DragonState  state;
  FavorEvents  events;
  FavorActions legal;
  guint64      kinds_seen;
} Game;

static void
assert_position (Game *game)
{
  FavorRefusal     why = { 0 };
  g_autofree char *where = NULL;

  if (!favor_schema_check (&dragon_state_schema,
                           &game->state,
                           game->state.head.n_seats,
                           FALSE,
                           &where,
                           NULL))
    g_error ("%s", where);
  if (!favor_dragon_game.validate (&game->state, &why))
    g_error ("invariant %d", why.arg[0]);
}

static void
assert_list (Game *game)
{
  FavorRefusal why = { 0 };

  favor_dragon_game.list (&game->state, &game->legal);
  g_assert_true ((game->legal.n == 0) == (game->state.head.decider == FAVOR_SEAT_NONE));
  g_assert_cmpuint (game->legal.n, <=, 186);
  for (guint i = 0; i < game->legal.n; i++)
    {
      g_assert_true (favor_dragon_game.check (&game->state, &game->legal.items[i], &why));
      for (guint j = 0; j < i; j++)
        g_assert_false (favor_action_equal (&game->legal.items[i],
                                            &game->legal.items[j]));
    }
}

/* Every argument of every event is in its range. */
static void
assert_events (Game *game)
{
  for (guint i = 0; i < game->events.n; i++)
    {
      const FavorEvent  *event = &game->events.items[i];
      const FavorSchema *args = dragon_events[event->kind].args;

      game->kinds_seen |= (guint64) 1 << event->kind;
      for (guint j = 0; args != NULL && j < args->n_fields; j++)
        g_assert_true (favor_field_in_range (&args->fields[j],
                                             favor_field_get (&args->fields[j],
                                                              event->arg,
                                                              0),
                                             game->state.head.n_seats));
    }
}

static gint
sum_of_favour (const DragonState *state)
{
  gint sum = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    sum += state->favour[seat];
  return sum;
}

/* Invariants 5, 14, 21, 22, which only two positions together show. */
static void
assert_step (Game *game, const FavorAction *action)
{
  const DragonState *before = &game->before;
  const DragonState *state = &game->state;

  g_assert_cmpmem (&before->head.rng,
                   sizeof before->head.rng,
                   &state->head.rng,
                   sizeof state->head.rng);
  g_assert_cmpuint (state->head.ply, ==, before->head.ply + 1);
  g_assert_cmpuint (state->head.ply, <=, favor_dragon_game.max_plies);
  if (action->kind == DRAGON_ACTION_GIVE_FAVOUR ||
      action->kind == DRAGON_ACTION_ACCEPT_DEAL ||
      action->kind == DRAGON_ACTION_PAY_PROMISE)
    g_assert_cmpint (sum_of_favour (before), ==, sum_of_favour (state));
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const gint16 *was = before->pad[seat];
      const gint16 *is = state->pad[seat];

      g_assert_cmpint (is[DRAGON_SOURCE_VOTE] - was[DRAGON_SOURCE_VOTE], <=, 1);
      g_assert_cmpint (is[DRAGON_SOURCE_PLAYED] - was[DRAGON_SOURCE_PLAYED], <=, 1);
      g_assert_cmpint (is[DRAGON_SOURCE_START], ==, was[DRAGON_SOURCE_START]);
    }
}

/* A position applied without events is the same. */
static void
assert_silent (Game *game, const FavorAction *action)
{
  DragonState silent = game->before;

  favor_dragon_game.apply (&silent, action, NULL);
  g_assert_cmpmem (&silent, sizeof silent, &game->state, sizeof game->state);
}

static void
play (Game *game, guint number, guint n_seats, FavorRng *rng)
{
  DragonOptions options;

  dragon_random_options (&options, number);
  memset (&game->state, 0, sizeof game->state);
  favor_events_clear (&game->events);
  favor_dragon_game.setup (&game->state, &options, n_seats, number, &game->events);
  assert_events (game);
  assert_position (game);
  while (game->state.head.decider != FAVOR_SEAT_NONE)
    {
      FavorAction action;

      assert_list (game);
      action = dragon_random_action (&game->state, &game->legal, rng);
      game->before = game->state;
      favor_events_clear (&game->events);
      favor_dragon_game.apply (&game->state, &action, &game->events);
      assert_step (game, &action);
      assert_silent (game, &action);
      assert_events (game);
      assert_position (game);
    }
  assert_list (game);
  g_assert_cmpint (game->state.round, ==, DRAGON_N_ROUNDS);
}

static void
test_random_games (void)
{
  Game     game = { 0 };
  FavorRng rng;

  favor_rng_seed (&rng, 13);
  for (guint number = 0; number < DRAGON_N_RANDOM_OPTIONS; number++)
    play (&game, number, 2 + number % 6, &rng);
  for (guint kind = 0; kind < DRAGON_N_EVENTS; kind++)
    if ((game.kinds_seen & (guint64) 1 << kind) == 0)
      g_error ("nothing emitted %s", dragon_events[kind].id);
  favor_events_free_items (&game.events);
  favor_actions_free_items (&game.legal);
}

/* As long as can be: everybody offers, gives and shifts before he places. */
static void
test_longest_game (void)
{
  static const DragonAction wish[] = {
    DRAGON_ACTION_OFFER_DEAL,
    DRAGON_ACTION_GIVE_FAVOUR,
    DRAGON_ACTION_ACCEPT_DEAL,
    DRAGON_ACTION_SHIFT_VOTE,
  };
  Game          game = { 0 };
  DragonOptions options;
  FavorRng      rng;

  favor_rng_seed (&rng, 7);
  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.placing = DRAGON_PLACING_IN_TURN_MOVE;
  options.deadlock = DRAGON_DEADLOCK_JUDGE;
  favor_dragon_game.setup (&game.state, &options, 7, 7, NULL);
  while (game.state.head.decider != FAVOR_SEAT_NONE)
    {
      guint best = 0;

      favor_dragon_game.list (&game.state, &game.legal);
      best = favor_rng_below (&rng, game.legal.n);
      for (guint i = 0; i < game.legal.n; i++)
        for (guint j = 0; j < G_N_ELEMENTS (wish); j++)
          if (game.legal.items[i].kind == wish[j] &&
              game.legal.items[best].kind != wish[j])
            best = i;
      if (game.state.head.phase == DRAGON_PHASE_NOMINATE)
        best = game.legal.n - 1;
      favor_dragon_game.apply (&game.state, &game.legal.items[best], NULL);
      assert_position (&game);
    }
  g_test_message ("%u plies", game.state.head.ply);
  g_assert_cmpuint (game.state.head.ply, >, 300);
  g_assert_cmpuint (game.state.head.ply, <=, favor_dragon_game.max_plies);
  favor_actions_free_items (&game.legal);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon/play/random-games", test_random_games);
  g_test_add_func ("/dragon/play/longest-game", test_longest_game);
  return g_test_run ();
}
