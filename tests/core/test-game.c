/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "tiny.h"

/* What all games share. */

static void
init (TinyState *state, guint n_seats)
{
  memset (state, 0, sizeof *state);
  favor_rng_seed (&state->head.rng, 1);
  state->head.n_seats = (guint8) n_seats;
  state->options.size = 2;
  state->hand[1] = 1;
  tiny_game.derive (state);
}

static void
test_actions_grow (void)
{
  g_auto (FavorActions) actions = { 0 };

  for (guint i = 0; i < 1000; i++)
    {
      FavorAction *action = favor_actions_append (&actions, 3, 2);

      for (guint j = 0; j < FAVOR_ACTION_ARGS; j++)
        g_assert_cmpint (action->arg[j], ==, 0);
      g_assert_cmpuint (action->reserved, ==, 0);
      action->arg[0] = (gint16) i;
      action->arg[FAVOR_ACTION_ARGS - 1] = -1;
    }
  g_assert_cmpuint (actions.n, ==, 1000);
  for (guint i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (actions.items[i].kind, ==, 3);
      g_assert_cmpint (actions.items[i].seat, ==, 2);
      g_assert_cmpint (actions.items[i].arg[0], ==, i);
    }
  actions.complete = TRUE;
  favor_actions_clear (&actions);
  g_assert_cmpuint (actions.n, ==, 0);
  g_assert_false (actions.complete);
  /* Memory is kept and used again, cleaned. */
  g_assert_cmpuint (actions.capacity, >=, 1000);
  g_assert_cmpint (favor_actions_append (&actions, 0, 0)->arg[0], ==, 0);
}

/* However many are wanted at once: those that are there stay. */
static void
test_actions_extend (void)
{
  static const guint    blocks[] = { 1, 63, 1, 0, 500, 7 };
  g_auto (FavorActions) actions = { 0 };
  guint                 n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (blocks); i++)
    {
      FavorAction *block = favor_actions_extend (&actions, blocks[i]);

      g_assert_cmpuint (actions.n, ==, n + blocks[i]);
      g_assert_cmpuint (actions.capacity, >=, actions.n);
      for (guint j = 0; j < blocks[i]; j++, n++)
        block[j] = (FavorAction){ .kind = 1, .arg = { (gint16) n } };
    }
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (actions.items[i].arg[0], ==, i);
}

static void
test_events_grow (void)
{
  g_auto (FavorEvents) events = { 0 };

  for (guint i = 0; i < 500; i++)
    {
      FavorEvent *event = favor_events_append (&events, 1, FAVOR_SEAT_NONE);

      g_assert_cmpuint (event->seen_by, ==, FAVOR_SEEN_BY_EVERYBODY);
      g_assert_cmpint (event->arg[FAVOR_EVENT_ARGS - 1], ==, 0);
      event->arg[0] = (gint16) i;
    }
  g_assert_cmpuint (events.n, ==, 500);
  g_assert_cmpint (events.items[499].arg[0], ==, 499);
  g_assert_cmpint (events.items[0].actor, ==, FAVOR_SEAT_NONE);
  favor_events_clear (&events);
  g_assert_cmpuint (events.n, ==, 0);
}

static void
test_action_equal (void)
{
  FavorAction a = { .kind = 1, .seat = 2 };
  FavorAction b = a;

  g_assert_true (favor_action_equal (&a, &b));
  b.arg[FAVOR_ACTION_ARGS - 1] = 1;
  g_assert_false (favor_action_equal (&a, &b));
}

static void
test_refuse (void)
{
  FavorRefusal why;

  memset (&why, 0xff, sizeof why);
  g_assert_false (favor_game_refuse (&why, TINY_NO_MONEY));
  g_assert_cmpuint (why.reason, ==, TINY_NO_MONEY);
  for (guint i = 0; i < FAVOR_REFUSAL_ARGS; i++)
    g_assert_cmpint (why.arg[i], ==, 0);
  g_assert_false (favor_game_refuse (NULL, TINY_NO_MONEY));
}

static void
test_check_common (void)
{
  TinyState    state;
  FavorAction  action = { .kind = TINY_PASS };
  FavorRefusal why = { 0 };

  init (&state, 2);
  g_assert_true (favor_game_check_common (&tiny_game, &state, &action, &why));
  action.kind = 3;
  g_assert_false (favor_game_check_common (&tiny_game, &state, &action, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_UNKNOWN_ACTION);
  action.seat = 1;
  g_assert_false (favor_game_check_common (&tiny_game, &state, &action, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_NOT_YOUR_DECISION);
  state.head.decider = FAVOR_SEAT_NONE;
  g_assert_false (favor_game_check_common (&tiny_game, &state, &action, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_GAME_OVER);
  /* Nobody cannot act either. */
  action.seat = FAVOR_SEAT_NONE;
  g_assert_false (favor_game_check_common (&tiny_game, &state, &action, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_GAME_OVER);
}

static void
assert_args (const FavorAction *action, guint8 reason)
{
  TinyState    state;
  FavorRefusal why = { 0 };

  init (&state, 2);
  g_assert_cmpint (favor_game_check_args (&tiny_game, &state, action, &why),
                   ==,
                   reason == 0);
  g_assert_cmpuint (why.reason, ==, reason);
}

static void
test_check_args (void)
{
  FavorAction good = { .kind = TINY_BUY, .arg = { 2, 5000, 1 } };
  FavorAction action = good;

  assert_args (&action, 0);
  action.arg[0] = FAVOR_NONE;
  assert_args (&action, 0);
  action.arg[0] = 3;
  assert_args (&action, FAVOR_REFUSAL_BAD_PARAMETER);
  action = good;
  /* The field has a reason of its own. */
  action.arg[1] = 5001;
  assert_args (&action, TINY_NO_MONEY);
  action = good;
  /* No such seat in this game. */
  action.arg[2] = 2;
  assert_args (&action, FAVOR_REFUSAL_BAD_PARAMETER);
  action = good;
  action.arg[0] = G_MININT16;
  assert_args (&action, FAVOR_REFUSAL_BAD_PARAMETER);
}

static void
test_check_args_beyond (void)
{
  FavorAction action = { .kind = TINY_BUY };

  action.arg[3] = 1;
  assert_args (&action, FAVOR_REFUSAL_BAD_PARAMETER);
  action = (FavorAction){ .kind = TINY_PASS };
  assert_args (&action, 0);
  action.arg[FAVOR_ACTION_ARGS - 1] = -1;
  assert_args (&action, FAVOR_REFUSAL_BAD_PARAMETER);
  action = (FavorAction){ .kind = TINY_PASS, .reserved = 1 };
  assert_args (&action, FAVOR_REFUSAL_BAD_PARAMETER);
}

static void
test_observe (void)
{
  TinyState state;

  init (&state, 2);
  state.open = TRUE;
  favor_game_observe (&tiny_game, &state, 1);
  g_assert_cmphex (state.head.rng.s[0], ==, 0);
  g_assert_cmpuint (state.hand[0], ==, 0xff);
  g_assert_cmpuint (state.hand[1], ==, 1);
  g_assert_cmpuint (state.hand[2], ==, 0);
  /* The game's own hook, and what is derived from the rest. */
  g_assert_cmpuint (state.options.size, ==, 0xff);
  g_assert_cmpuint (state.total, ==, 11);
}

static void
test_has_secrets (void)
{
  TinyState state, before;

  init (&state, 2);
  before = state;
  g_assert_true (favor_game_has_secrets (&tiny_game, &state));
  g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
  /* Alone one has no secrets from others: the generator is hidden from all alike. */
  init (&state, 1);
  g_assert_false (favor_game_has_secrets (&tiny_game, &state));
}

static void
test_options_and_hash (void)
{
  TinyState state;
  guint64   hash;

  init (&state, 2);
  hash = favor_game_hash (&tiny_game, &state);
  g_assert_true (favor_game_options (&tiny_game, &state) == &state.options);
  state.total++;
  g_assert_cmphex (favor_game_hash (&tiny_game, &state), ==, hash);
  state.head.ply++;
  g_assert_cmphex (favor_game_hash (&tiny_game, &state), !=, hash);
}

static void
test_empty_hooks (void)
{
  TinyState    state, before;
  FavorRefusal why = { 0 };

  init (&state, 2);
  before = state;
  favor_game_derive_none (&state);
  favor_game_observe_none (&state, 1);
  g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
  g_assert_true (favor_game_accept_all (&state.options, 2, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_NONE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/actions-grow", test_actions_grow);
  g_test_add_func ("/game/actions-extend", test_actions_extend);
  g_test_add_func ("/game/events-grow", test_events_grow);
  g_test_add_func ("/game/action-equal", test_action_equal);
  g_test_add_func ("/game/refuse", test_refuse);
  g_test_add_func ("/game/check-common", test_check_common);
  g_test_add_func ("/game/check-args", test_check_args);
  g_test_add_func ("/game/check-args-beyond", test_check_args_beyond);
  g_test_add_func ("/game/observe", test_observe);
  g_test_add_func ("/game/has-secrets", test_has_secrets);
  g_test_add_func ("/game/options-and-hash", test_options_and_hash);
  g_test_add_func ("/game/empty-hooks", test_empty_hooks);
  return g_test_run ();
}
