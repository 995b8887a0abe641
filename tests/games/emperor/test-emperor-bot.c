/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "emperor-actions.h"
#include "emperor-position.h"
#include "emperor-random.h"

/* The baseline policy and the value of positions. */

/* What is preferred follows from what the decider sees. */
static void
test_fair (void)
{
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, 2);
  for (guint number = 0; number < 20; number++)
    {
      EmperorState state;

      emperor_random_start (&state, number);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          EmperorState seen = state;
          FavorRng     one = rng;
          FavorRng     two = rng;
          guint        chosen;
          FavorAction  action;

          emperor_list (&state, &legal);
          favor_game_observe (&favor_emperor_game, &seen, state.head.decider);
          chosen = emperor_prefer (&state, &legal, &one, NULL);
          g_assert_cmpuint (chosen, <, legal.n);
          g_assert_cmpuint (emperor_prefer (&seen, &legal, &two, NULL), ==, chosen);
          action = emperor_random_action (&state, &legal, &rng);
          emperor_apply (&state, &action, NULL);
        }
    }
}

/* Plays a game of two; seat `number` % 2 by chance, the other one by the policy. */
static gboolean
policy_wins (guint number, FavorActions *legal)
{
  const FavorSeat by_chance = (FavorSeat) (number % 2);
  EmperorOptions  options;
  EmperorState    state = { 0 };
  FavorRng        rng;

  favor_rng_seed (&rng, number);
  favor_schema_set_defaults (&emperor_options_schema, &options);
  emperor_setup (&state, &options, 2, number, NULL);
  while (state.head.decider != FAVOR_SEAT_NONE)
    {
      guint chosen;

      emperor_list (&state, legal);
      chosen = state.head.decider == by_chance ? favor_rng_below (&rng, legal->n)
                                               : emperor_prefer (&state, legal, &rng, NULL);
      emperor_apply (&state, &legal->items[chosen], NULL);
    }
  return state.winner != by_chance;
}

static void
test_strength (void)
{
  g_auto (FavorActions) legal = { 0 };
  guint                 n = 0;

  for (guint number = 0; number < 60; number++)
    n += policy_wins (number, &legal);
  g_assert_cmpuint (n, >=, 57);
}

static void
assert_prefers (const char *text, const char *expected)
{
  g_auto (EmperorPosition) position;
  g_auto (FavorActions)    legal = { 0 };
  FavorAction              action;

  emperor_position_init (&position, text);
  action = emperor_parse_action (&position.state, expected);
  emperor_list (&position.state, &legal);
  for (guint seed = 0; seed < 10; seed++)
    {
      FavorRng rng;

      favor_rng_seed (&rng, seed);
      if (!favor_action_equal (&legal
                                  .items[emperor_prefer (&position.state, &legal, &rng, NULL)],
                               &action))
        g_error ("%s: not preferred in \"%s\"", expected, text);
    }
}

static void
test_choices (void)
{
  /* A win, whatever else there is. */
  assert_prefers ("p0: F43, G9, hand C1 O1, market M1; moved", "play M1");
  assert_prefers ("p0: G16, hand A3 C3 O3, events E2; moved", "empress A3 C3 O3");
  assert_prefers ("p0: hand C1 P1 O1, events E1; moved", "complete E1");
  /* Nothing helps. */
  assert_prefers ("p0: hand A1; moved; talks 10", "end");
  /* A promise is kept. */
  assert_prefers ("2 seats; open promises 1; p0: hand C1; p1: hand A2; moved; turn p1",
                  "end");
}

/* Whether the decider thinks of an Intrigue. */
static gboolean
considers_plot (const char *text, gboolean ruthless)
{
  g_auto (EmperorPosition) position;
  g_auto (FavorActions)    legal = { 0 };

  emperor_position_init (&position, text);
  emperor_list (&position.state, &legal);
  emperor_consider (&position.state, ruthless, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == EMPEROR_ACTION_PLAY &&
        emperor_is_plot (legal.items[i].arg[EMPEROR_PLAY_PIECE]))
      return TRUE;
  return FALSE;
}

/* A word is only broken to stop somebody who may win next. */
static void
test_word (void)
{
  static const char free[] = "2 seats; p0: F20, hand C1; p1: hand A2; moved; turn p1";
  static const char bound[] = "2 seats; open promises 1; p0: F20, hand C1; p1: hand A2; "
                              "moved; turn p1";
  static const char close[] = "2 seats; open promises 1; p0: F40, hand C1; p1: hand A2; "
                              "moved; turn p1";
  static const char ahead[] = "2 seats; open promises 1; p0: F40, hand C1; "
                              "p1: F41, hand A2; moved; turn p1";

  g_assert_true (considers_plot (free, FALSE));
  g_assert_false (considers_plot (bound, TRUE));
  g_assert_false (considers_plot (close, FALSE));
  g_assert_true (considers_plot (close, TRUE));
  g_assert_false (considers_plot (ahead, TRUE));
}

static gint32
value_of (const char *text, FavorSeat seat)
{
  g_auto (EmperorPosition) position;

  emperor_position_init (&position, text);
  return emperor_evaluate (&position.state, seat);
}

static void
test_value (void)
{
  g_auto (EmperorPosition) position;
  gint32                   before;

  g_assert_cmpint (value_of ("p0: F9", 0), >, value_of ("p0: F8", 0));
  g_assert_cmpint (value_of ("p0: F9", 1), <, value_of ("p0: F8", 1));
  g_assert_cmpint (value_of ("p0: G9", 0), >, value_of ("p0: G8", 0));
  g_assert_cmpint (value_of ("p0: hand C3", 0), >, value_of ("p0: hand C2", 0));
  g_assert_cmpint (value_of ("p0: stars A2 C1", 0), >, value_of ("p0: stars A1 C1", 0));
  g_assert_cmpint (value_of ("p0: market M1", 0), >, value_of ("p0: market M9", 0));
  g_assert_cmpint (value_of ("p0: hand A1 A3, events E7", 0),
                   >,
                   value_of ("p0: hand A1 A3, events E3", 0));

  /* A question is worth the best answer to it, poison what it takes. */
  emperor_position_init (&position, "p0: G9; market deck M1 M10");
  before = emperor_evaluate (&position.state, 0);
  emperor_position_play (&position, "buy");
  g_assert_cmpint (emperor_evaluate (&position.state, 0), >, before);
  g_assert_cmpint (value_of ("p1: poison 1, stars A1 C1 O1", 1),
                   <,
                   value_of ("p1: stars A1 C1 O1", 1));
  g_assert_cmpint (value_of ("p1: poison 2", 1), <, value_of ("p1: poison 1", 1));

  emperor_position_clear (&position);
  emperor_position_init (&position, "p0: F43, market M1; p1: F49");
  emperor_position_play (&position, "play M1");
  g_assert_cmpint (emperor_evaluate (&position.state, 0), >, 10000);
  g_assert_cmpint (emperor_evaluate (&position.state, 1), <, -10000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor/bot/fair", test_fair);
  g_test_add_func ("/emperor/bot/strength", test_strength);
  g_test_add_func ("/emperor/bot/choices", test_choices);
  g_test_add_func ("/emperor/bot/word", test_word);
  g_test_add_func ("/emperor/bot/value", test_value);
  return g_test_run ();
}
