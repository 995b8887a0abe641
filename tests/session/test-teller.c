/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-games.h"
#include "favor-log-model.h"
#include "favor-teller.h"

#include "fixture.h"
#include "models-fixture.h"

/* What of a game has been told. */

/* All lines of the log, a space between them. */
static char *
read_log (FavorCursor *cursor, guint first)
{
  g_autoptr (FavorLogModel) log = favor_log_model_new (cursor);
  GString                  *text = g_string_new (NULL);

  for (guint i = first; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (log), i);

      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, favor_log_row_get_text (row));
    }
  return g_string_free (text, FALSE);
}

static guint
count_lines (FavorCursor *cursor)
{
  g_autoptr (FavorLogModel) log = favor_log_model_new (cursor);

  return g_list_model_get_n_items (G_LIST_MODEL (log));
}

static void
append (GString *all, char *lines)
{
  if (lines == NULL)
    return;
  if (all->len > 0)
    g_string_append_c (all, ' ');
  g_string_append (all, lines);
  g_free (lines);
}

/* Event by event, as a view shows them, and with plies of which it shows nothing: each line once. */
static void
test_once (gconstpointer data)
{
  g_autoptr (FavorSession) session = fixture_new_of (favor_games_find (data), 4, 1, 7);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autoptr (FavorTeller)  teller = NULL;
  g_autoptr (GString)      all = g_string_new (NULL);
  g_autofree char         *log = NULL;

  favor_cursor_set_follow (cursor, TRUE);
  favor_cursor_set_viewer (cursor, 0);
  teller = favor_teller_new (cursor);
  g_assert_false (favor_teller_take_missed (teller));
  for (guint i = 0; i < 150 && fixture_play (session, 1, i) == 1; i++)
    {
      guint n = favor_session_get_n_plies (session), n_events;

      favor_session_get_events (session, n, &n_events);
      for (guint shown = 1; shown <= n_events && i % 3 == 0; shown++)
        append (all, favor_teller_take (teller, n, shown));
      if (i % 3 != 1)
        append (all, favor_teller_take (teller, n, G_MAXUINT));
      g_assert_null (i % 3 != 1 ? favor_teller_take (teller, n, G_MAXUINT) : NULL);
    }
  append (all,
          favor_teller_take (teller, favor_session_get_n_plies (session), G_MAXUINT));
  log = read_log (cursor, 0);
  g_assert_cmpstr (all->str, ==, log);
  g_assert_cmpuint (count_lines (cursor), >, 50);
}

/* Of a game that goes on only what is new; what was before was missed. */
static void
test_goes_on (void)
{
  g_autoptr (FavorSession) session = fixture_new_of (favor_games_find ("emperors-favor"),
                                                     4,
                                                     1,
                                                     7);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autoptr (FavorTeller)  teller = NULL;
  g_autofree char         *lines = NULL, *log = NULL;
  guint                    before;

  favor_cursor_set_viewer (cursor, 0);
  fixture_play (session, 20, 1);
  before = count_lines (cursor);
  teller = favor_teller_new (cursor);
  g_assert_null (favor_teller_take (teller, 20, G_MAXUINT));
  g_assert_true (favor_teller_take_missed (teller));
  g_assert_false (favor_teller_take_missed (teller));
  fixture_play (session, 5, 2);
  lines = favor_teller_take (teller, 25, G_MAXUINT);
  log = read_log (cursor, before);
  g_assert_cmpstr (lines, ==, log);
}

/* Whoever skips something does not hear it later. */
static void
test_miss (void)
{
  g_autoptr (FavorSession) session = fixture_new_of (favor_games_find ("emperors-favor"),
                                                     4,
                                                     1,
                                                     7);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autoptr (FavorTeller)  teller = favor_teller_new (cursor);

  fixture_play (session, 8, 1);
  favor_teller_miss (teller, 8, G_MAXUINT);
  g_assert_true (favor_teller_take_missed (teller));
  g_assert_null (favor_teller_take (teller, 8, G_MAXUINT));
  /* What is missed once more is nothing. */
  favor_teller_miss (teller, 8, G_MAXUINT);
  g_assert_false (favor_teller_take_missed (teller));
  favor_teller_lose (teller);
  g_assert_true (favor_teller_take_missed (teller));
}

/* What is taken back while it is told is not told to its end; done once more it is told once more, and
 * nothing before it. */
static void
test_undo (void)
{
  g_autoptr (FavorSession) session = fixture_new_of (favor_games_find ("emperors-favor"),
                                                     4,
                                                     4,
                                                     7);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autoptr (FavorTeller)  teller = NULL;
  g_autofree char         *first = NULL, *again = NULL;

  favor_cursor_set_follow (cursor, TRUE);
  favor_cursor_set_viewer (cursor, FAVOR_VIEWER_OPEN);
  fixture_play (session, 12, 1);
  teller = favor_teller_new (cursor);
  fixture_play (session, 1, 3);
  first = favor_teller_take (teller, 13, G_MAXUINT);
  g_assert_nonnull (first);
  favor_session_undo (session);
  g_assert_null (favor_teller_take (teller, 12, G_MAXUINT));
  favor_session_redo (session);
  again = favor_teller_take (teller, 13, G_MAXUINT);
  g_assert_cmpstr (again, ==, first);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/teller/once/dragon", "dragons-favour", test_once);
  g_test_add_data_func ("/teller/once/emperor", "emperors-favor", test_once);
  g_test_add_data_func ("/teller/once/orders", "order-of-the-king", test_once);
  g_test_add_data_func ("/teller/once/kingdom", "kingdom-of-favors", test_once);
  g_test_add_func ("/teller/goes-on", test_goes_on);
  g_test_add_func ("/teller/miss", test_miss);
  g_test_add_func ("/teller/undo", test_undo);
  return g_test_run ();
}
