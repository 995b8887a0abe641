/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-history.h"

/* A game that exists for its history alone: a state is the list of numbers that led to it. */
typedef struct
{
  FavorHead head;
  guint8    options;
  guint8    trail[7];
} TrailState;

enum
{
  EVENT_QUIET,
  EVENT_REVEALING,
};

static const FavorField trail_fields[] = {
  FAVOR_HEAD_FIELDS (TrailState, NULL, 2, 7),
  FAVOR_FIELD_INT (TrailState, trail[0], "trail", 0, 9, FAVOR_DIMS_1 (FAVOR_FIXED (7))),
};
static const FavorSchema trail_schema = FAVOR_SCHEMA ("trail", TrailState, trail_fields);
static const FavorKind   trail_events[] = { { .id = "quiet" },
                                            { .id = "revealing", .reveals = TRUE } };
static const FavorGame   trail_game = { .id = "trail",
                                        .state = &trail_schema,
                                        .events = trail_events,
                                        .n_events = G_N_ELEMENTS (trail_events) };

/* Appends one ply, whose number is the action's argument and the event's. */
static void
append_full (FavorHistory *history, guint number, guint event, gboolean draws)
{
  g_auto (FavorEvents) events = { NULL };
  guint                ply = favor_history_get_n_plies (history);
  TrailState  state = *(const TrailState *) favor_history_get_state (history, ply);
  FavorAction action = { .arg = { (gint16) number } };

  state.trail[state.head.ply++] = (guint8) number;
  if (draws)
    favor_rng_next (&state.head.rng);
  favor_events_append (&events, (guint8) event, 0)->arg[0] = (gint16) number;
  favor_history_append (history, &action, &state, &events);
}

static void
append (FavorHistory *history, const char *numbers)
{
  for (; *numbers != '\0'; numbers++)
    append_full (history, (guint) (*numbers - '0'), EVENT_QUIET, FALSE);
}

static FavorHistory *
new_history (void)
{
  TrailState state = { .head = { .n_seats = 2 } };

  favor_rng_seed (&state.head.rng, 1);
  return favor_history_new (&trail_game, &state, NULL);
}

static char *
state_to_string (gconstpointer state)
{
  const TrailState *trail = state;
  char             *text = g_malloc0 (sizeof trail->trail + 1);

  for (guint i = 0; i < trail->head.ply; i++)
    text[i] = (char) ('0' + trail->trail[i]);
  return text;
}

/* All of the tree: `line|redo`, then each variation as `from/parent:numbers` (a `name`). */
static char *
describe (FavorHistory *history)
{
  GString *text = g_string_new (NULL);
  guint    n_plies = favor_history_get_n_plies (history);
  guint    n_total = favor_history_get_n_total (history);

  for (guint ply = 1; ply <= n_total; ply++)
    {
      g_autofree char  *state = state_to_string (favor_history_get_state (history, ply));
      int               number = favor_history_get_action (history, ply)->arg[0];
      const FavorEvent *events;
      guint             n_events;

      if (ply == n_plies + 1)
        g_string_append_c (text, '|');
      g_string_append_printf (text, "%d", number);
      /* State, action and event of a ply belong together. */
      g_assert_cmpuint (strlen (state), ==, ply);
      g_assert_cmpint (state[ply - 1], ==, '0' + number);
      events = favor_history_get_events (history, ply, &n_events);
      g_assert_cmpuint (n_events, ==, 1);
      g_assert_cmpint (events[0].arg[0], ==, number);
    }
  for (guint i = 0; i < favor_history_get_n_variations (history); i++)
    {
      FavorVariation   variation = favor_history_get_variation (history, i);
      g_autofree char *last = state_to_string (favor_history_get_variation_state (history,
                                                                                  i));

      g_string_append_printf (text, " %u/%d:", variation.from, variation.parent);
      for (guint j = 0; j < variation.n_plies; j++)
        g_string_append_printf (text,
                                "%d",
                                favor_history_get_variation_action (history, i, j)
                                  ->arg[0]);
      g_assert_cmpuint (strlen (last), ==, variation.from + variation.n_plies);
      g_assert_true (g_str_has_suffix (last, strrchr (text->str, ':') + 1));
      if (variation.name != NULL)
        g_string_append_printf (text, "(%s)", variation.name);
    }
  return g_string_free (text, FALSE);
}

/* Tables of commands: +n appends, <n goes to a ply, on opens variation n, xn hides it, r
 * restores, cn calls it n. */
static const struct
{
  const char *commands;
  const char *expected;
} tables[] = {
  { "", "" },
  { "+123", "123" },
  { "+123 <1", "1|23" },
  { "+123 <0", "|123" },
  { "+123 <1 <3", "123" },
  { "+123 <1 +2", "12|3" },
  { "+123 <1 +23", "123" },
  { "+123 <1 +23 +4", "1234" },
  { "+123 <1 +4", "14 1/-1:23" },
  { "+123 <1 +4 <1", "1|4 1/-1:23" },
  { "+123 <1 +4 <1 +5", "15 1/-1:23 1/-1:4" },
  { "+123 <1 +4 <0 +6", "6 1/1:23 0/-1:14" },
  { "+123 <1 +4 o0", "123 1/-1:4" },
  { "+123 <1 +4 o0 o0", "14 1/-1:23" },
  /* Playing the first move of a variation joins it. */
  { "+123 <1 +4 <1 +2", "12|3 1/-1:4" },
  { "+123 <1 +45 <1 +23 <1 +4", "14|5 1/-1:23" },
  /* A variation that leaves a variation; its parent may come later. */
  { "+123 <2 +4 <1 +5", "15 2/1:3 1/-1:24" },
  { "+123 <2 +4 <1 +5 o0", "123 1/-1:5 2/-1:4" },
  { "+123 <2 +4 <1 +5 o1", "124 2/-1:3 1/-1:5" },
  { "+123 <2 +4 <1 +5 c0", "15 2/1:3(0) 1/-1:24" },
  { "+123 <2 +4 <1 +5 c1 o1 o1", "15 2/1:3 1/-1:24(1)" },
  /* Hidden, with what leaves it. */
  { "+123 <1 +4 x0", "14" },
  { "+123 <1 +4 x0 r", "14 1/-1:23" },
  { "+123 <1 +4 <1 +5 x0 r", "15 1/-1:23 1/-1:4" },
  { "+123 <1 +4 <1 +5 x1 x0 r", "15 1/-1:23" },
  { "+123 <1 +4 <1 +5 x1 x0 r r", "15 1/-1:23 1/-1:4" },
  { "+123 <2 +4 <1 +5 x1", "15" },
  { "+123 <2 +4 <1 +5 x1 r", "15 2/1:3 1/-1:24" },
  { "+123 <2 +4 <1 +5 x0", "15 1/-1:24" },
  /* Playing into a hidden variation gives it up. */
  { "+123 <1 +4 x0 <1 +2", "12 1/-1:4" },
  { "+123 <1 +4 <1 +5 x1 x0 <1 +2 r", "12 1/-1:5 1/-1:4" },
  { "+123 <2 +4 <1 +5 x1 <1 +2", "12 1/-1:5" },
};

static void
run (FavorHistory *history, const char *command)
{
  guint number = (guint) g_ascii_digit_value (command[1]);
  char  name[] = { command[1], '\0' };

  switch (command[0])
    {
    case '+':
      append (history, command + 1);
      break;
    case '<':
      favor_history_go_to (history, number);
      break;
    case 'o':
      favor_history_open_variation (history, number);
      break;
    case 'x':
      favor_history_hide_variation (history, number);
      break;
    case 'c':
      favor_history_name_variation (history, number, name);
      break;
    case 'r':
      g_assert_true (favor_history_restore_variation (history));
      break;
    default:
      g_assert_cmpstr (command, ==, "");
    }
}

static void
test_tables (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (FavorHistory) history = new_history ();
      g_auto (GStrv)           commands = g_strsplit (tables[i].commands, " ", -1);
      g_autofree char         *found = NULL;

      for (guint j = 0; commands[j] != NULL; j++)
        run (history, commands[j]);
      found = describe (history);
      if (!g_str_equal (found, tables[i].expected))
        g_error ("%s: %s, not %s", tables[i].commands, found, tables[i].expected);
    }
}

static void
test_barriers (void)
{
  g_autoptr (FavorHistory) history = new_history ();

  append_full (history, 1, EVENT_QUIET, FALSE);
  append_full (history, 2, EVENT_REVEALING, FALSE);
  append_full (history, 3, EVENT_QUIET, TRUE);
  append_full (history, 4, EVENT_QUIET, FALSE);
  g_assert_false (favor_history_is_barrier (history, 0));
  g_assert_false (favor_history_is_barrier (history, 1));
  g_assert_true (favor_history_is_barrier (history, 2));
  g_assert_true (favor_history_is_barrier (history, 3));
  g_assert_false (favor_history_is_barrier (history, 4));
}

static void
test_stamp (void)
{
  g_autoptr (FavorHistory) history = new_history ();
  guint                    stamp = favor_history_get_variations_stamp (history);

  append (history, "123");
  favor_history_go_to (history, 1);
  append (history, "2");
  g_assert_cmpuint (favor_history_get_variations_stamp (history), ==, stamp);
  append (history, "4");
  g_assert_cmpuint (favor_history_get_variations_stamp (history), !=, stamp);
  stamp = favor_history_get_variations_stamp (history);
  append (history, "5");
  g_assert_cmpuint (favor_history_get_variations_stamp (history), ==, stamp);
  favor_history_name_variation (history, 0, "x");
  g_assert_cmpuint (favor_history_get_variations_stamp (history), !=, stamp);
  stamp = favor_history_get_variations_stamp (history);
  favor_history_hide_variation (history, 0);
  g_assert_cmpuint (favor_history_get_variations_stamp (history), !=, stamp);
  g_assert_true (favor_history_restore_variation (history));
  g_assert_false (favor_history_restore_variation (history));
}

static void
test_notes (void)
{
  g_autoptr (FavorHistory) history = new_history ();

  append (history, "12");
  favor_history_set_note (history, 2, "here");
  favor_history_set_note (history, 0, "start");
  g_assert_cmpstr (favor_history_get_note (history, 2), ==, "here");
  g_assert_null (favor_history_get_note (history, 1));
  /* A note stays with its ply when that becomes a variation. */
  favor_history_go_to (history, 1);
  append (history, "3");
  g_assert_null (favor_history_get_note (history, 2));
  g_assert_cmpstr (favor_history_get_node_note (history,
                                                favor_history_get_variation_node (history,
                                                                                  0,
                                                                                  0)),
                   ==,
                   "here");
  favor_history_set_note (history, 0, "");
  g_assert_null (favor_history_get_note (history, 0));
}

/* Copying a path takes what leads to a node and nothing else. */
static void
test_copy_path (void)
{
  g_autoptr (FavorHistory) history = new_history ();
  g_autoptr (FavorHistory) copy = new_history ();
  g_autofree char         *text = NULL;

  append (history, "123");
  favor_history_set_note (history, 2, "two");
  favor_history_go_to (history, 2);
  append (history, "45");
  favor_history_go_to (history, 1);
  append (history, "6");
  favor_history_copy_path (history,
                           favor_history_get_variation_node (history, 0, 0),
                           copy);
  text = describe (copy);
  g_assert_cmpstr (text, ==, "123");
  g_assert_cmpstr (favor_history_get_note (copy, 2), ==, "two");
}

/* Random walks over the tree keep it whole: each of its states was appended once and can be
 * reached again, whatever was opened, hidden and restored. */
static void
test_random (void)
{
  for (guint seed = 0; seed < 300; seed++)
    {
      g_autoptr (FavorHistory) history = new_history ();
      FavorRng                 rng;

      favor_rng_seed (&rng, seed);
      for (guint i = 0; i < 60; i++)
        {
          guint            n = favor_history_get_n_variations (history);
          guint            choice = favor_rng_below (&rng, 6);
          char             number[] = { (char) ('0' + favor_rng_below (&rng, 3)), '\0' };
          g_autofree char *text = NULL;

          if (choice == 0 && n > 0)
            favor_history_open_variation (history, favor_rng_below (&rng, n));
          else if (choice == 1 && n > 0)
            favor_history_hide_variation (history, favor_rng_below (&rng, n));
          else if (choice == 2)
            favor_history_restore_variation (history);
          else if (choice == 3)
            favor_history_go_to (history,
                                 favor_rng_below (&rng,
                                                  favor_history_get_n_total (history) +
                                                    1));
          else if (favor_history_get_n_plies (history) < 7)
            append (history, number);
          text = describe (history);
          g_assert_nonnull (text);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/history/tables", test_tables);
  g_test_add_func ("/history/barriers", test_barriers);
  g_test_add_func ("/history/stamp", test_stamp);
  g_test_add_func ("/history/notes", test_notes);
  g_test_add_func ("/history/copy-path", test_copy_path);
  g_test_add_func ("/history/random", test_random);

  return g_test_run ();
}
