/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-games.h"
#include "favor-log-model.h"
#include "favor-table.h"
#include "favor-turns.h"

#include "fixture.h"

/* Each line of the log leads to the position in which what it tells has just happened, and the review
 * says that line there: in whole games of computers, as many of each game as FAVOR_LOG_GAMES says. */

#define N_SESSIONS 10
#define N_SEATS    3

/* The position is the one right behind the event. It differs from the one before if that event changes
 * the score. */
static void
assert_position (FavorCursor *cursor, guint ply, guint event)
{
  FavorSession       *session = favor_cursor_get_session (cursor);
  const FavorGame    *game = favor_session_get_game (session);
  gsize               size = game->state->size;
  g_autofree gpointer state = g_malloc (size);
  guint               n;
  const FavorEvent   *events = favor_cursor_get_events (cursor, ply, &n);

  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, ply);
  g_assert_cmpuint (favor_cursor_get_n_told (cursor), ==, event + 1);
  if (event + 1 == n)
    favor_cursor_copy_state (cursor, ply, state);
  else
    favor_cursor_copy_between (cursor, ply, event, state);
  g_assert_cmpmem (favor_cursor_get_state (cursor), size, state, size);
  if (event > 0 && game->events[events[event].kind].weight == FAVOR_WEIGHT_SCORING)
    {
      favor_cursor_copy_between (cursor, ply, event - 1, state);
      g_assert_true (memcmp (favor_cursor_get_state (cursor), state, size) != 0);
    }
}

/* Of a finished game the end is the result; everywhere else the review speaks. */
static void
assert_sentence (FavorTable *table, const char *line)
{
  FavorCursor     *cursor = favor_table_get_cursor (table);
  FavorSeat        actor;
  g_autofree char *event = favor_turns_describe_event (cursor, &actor);
  g_autofree char *sentence = NULL;

  g_assert_cmpstr (event, ==, line);
  g_object_get (favor_table_get_decision (table), "sentence", &sentence, NULL);
  if (!favor_cursor_get_at_end (cursor))
    g_assert_cmpstr (sentence, ==, line);
}

static guint
follow_lines (FavorSession *session, FavorSeat viewer)
{
  g_autoptr (FavorTable)    table = favor_table_new (session);
  FavorCursor              *cursor = favor_table_get_cursor (table);
  g_autoptr (FavorLogModel) log = favor_log_model_new (cursor);
  guint                     n;

  favor_table_set_sheet (table, FALSE);
  favor_cursor_set_viewer (cursor, viewer);
  n = g_list_model_get_n_items (G_LIST_MODEL (log));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (log), i);
      guint                   ply = favor_log_row_get_ply (row);
      guint                   n_told = favor_log_row_get_n_told (row);

      favor_cursor_go_to_event (cursor, ply, n_told);
      assert_position (cursor, ply, n_told - 1);
      assert_sentence (table, favor_log_row_get_text (row));
    }
  return n;
}

static void
test_lines (gconstpointer id)
{
  const char *wanted = g_getenv ("FAVOR_LOG_GAMES");
  guint64     n = wanted != NULL ? g_ascii_strtoull (wanted, NULL, 10) : N_SESSIONS;
  guint       n_lines = 0;

  g_test_timer_start ();
  for (guint64 seed = 1; seed <= n; seed++)
    {
      g_autoptr (FavorSession) session = fixture_new_of (favor_games_find (id),
                                                         N_SEATS,
                                                         0,
                                                         seed);

      while (!favor_session_get_over (session))
        fixture_choose (session, FAVOR_LEVEL_NOVICE);
      n_lines += follow_lines (session, seed % 2 == 0 ? 1 : FAVOR_VIEWER_OPEN);
    }
  g_test_message ("%s: %u lines of %u games in %.1f s",
                  (const char *) id,
                  n_lines,
                  (guint) n,
                  g_test_timer_elapsed ());
  g_assert_cmpuint (n_lines, >, 60 * (guint) n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/log-lines/dragon", "dragons-favour", test_lines);
  g_test_add_data_func ("/log-lines/emperor", "emperors-favor", test_lines);
  g_test_add_data_func ("/log-lines/orders", "order-of-the-king", test_lines);
  g_test_add_data_func ("/log-lines/kingdom", "kingdom-of-favors", test_lines);
  return g_test_run ();
}
