/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-share.h"

#include "models-fixture.h"

#define GAME "dragons-favour"

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + 1, part))
    n++;
  return n;
}

/* A position is told as the viewer sees it: one hand, none, or all of them. */
static void
test_position (void)
{
  g_autoptr (FavorSession) session = models_session (GAME, 4, 1, 7);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autofree char         *own = NULL;
  g_autofree char         *none = NULL;
  g_autofree char         *all = NULL;
  FavorRng                 rng;

  favor_rng_seed (&rng, 1);
  models_play (session, 5, &rng);
  favor_cursor_set_ply (cursor, 4);
  favor_session_set_title (session, "An evening");
  favor_cursor_set_viewer (cursor, 0);
  own = favor_share_position (cursor);
  favor_cursor_set_viewer (cursor, FAVOR_SEAT_NONE);
  none = favor_share_position (cursor);
  favor_cursor_set_viewer (cursor, FAVOR_VIEWER_OPEN);
  all = favor_share_position (cursor);
  g_test_message ("%s", own);
  g_assert_true (
    g_str_has_prefix (own, "An evening\nThe Dragon's Favour\nAfter move 4 of 5\nAs "));
  g_assert_nonnull (strstr (none, "\nAs a spectator sees it\n"));
  g_assert_nonnull (strstr (all, "\nAll hands open\n"));
  g_assert_cmpuint (count (own, "Delegates in hand: "), ==, 1);
  g_assert_cmpuint (count (none, "Delegates in hand: "), ==, 0);
  g_assert_cmpuint (count (all, "Delegates in hand: "), ==, 4);
  for (guint i = 0; i < 4; i++)
    g_assert_nonnull (strstr (none,
                              favor_session_get_player (session, (FavorSeat) i)->name));
}

/* The number behind the first `start` in a text; 0 if there is none. */
static gint64
number_after (const char *text, const char *start)
{
  const char *at = strstr (text, start);

  return at != NULL ? g_ascii_strtoll (at + strlen (start), NULL, 10) : 0;
}

/* Points stand there with what they came from, and add up. */
static void
test_points (void)
{
  g_autoptr (FavorSession) session = models_session (GAME, 4, 1, 7);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  const FavorGame         *game = favor_session_get_game (session);
  g_autofree char         *text = NULL;
  g_auto (GStrv)           parts = NULL;
  FavorRng                 rng;

  favor_rng_seed (&rng, 1);
  models_play (session, 1000, &rng);
  g_assert_true (favor_session_get_over (session));
  favor_cursor_set_ply (cursor, favor_session_get_n_plies (session));
  text = favor_share_position (cursor);
  /* Head, table, and a part for each seat. */
  parts = g_strsplit (text, "\n\n", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 6);
  for (guint i = 2; i < 6; i++)
    {
      gint64 total = number_after (parts[i], "): "), sum = 0;

      for (guint k = 0; k < game->n_score_lines; k++)
        {
          g_autofree char *start = g_strdup_printf ("\n  %s: ",
                                                    game->score_lines[k].text);

          sum += number_after (parts[i], start);
        }
      g_test_message ("%s", parts[i]);
      g_assert_cmpint (sum, ==, total);
      g_assert_cmpint (total, !=, 0);
    }
}

static void
test_log (void)
{
  g_autoptr (FavorSession) session = models_session (GAME, 4, 1, 7);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autofree char         *own = NULL;
  g_autofree char         *open = NULL;
  g_autofree char         *of_second = NULL;
  FavorRng                 rng;

  favor_rng_seed (&rng, 1);
  models_play (session, 1000, &rng);
  favor_session_set_note (session, 2, "Why there?");
  favor_cursor_set_viewer (cursor, FAVOR_SEAT_NONE);
  own = favor_share_log (cursor, FAVOR_SEAT_NONE);
  of_second = favor_share_log (cursor, 1);
  favor_cursor_set_viewer (cursor, FAVOR_VIEWER_OPEN);
  open = favor_share_log (cursor, FAVOR_SEAT_NONE);
  for (guint i = 1; i <= 5; i++)
    {
      g_autofree char *heading = g_strdup_printf ("\n\nRound %u\n", i);

      g_assert_cmpuint (count (own, heading), ==, 1);
    }
  g_assert_cmpuint (count (own, "\n  Note: Why there?\n"), ==, 1);
  g_assert_cmpuint (strlen (of_second), <, strlen (own) / 2);
  g_assert_cmpuint (strlen (of_second), >, 100);
  /* With open hands the log says who was placed. */
  g_assert_cmpstr (open, !=, own);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/share/position", test_position);
  g_test_add_func ("/share/points", test_points);
  g_test_add_func ("/share/log", test_log);
  return g_test_run ();
}
