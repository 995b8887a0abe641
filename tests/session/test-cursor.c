/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-beats.h"
#include "favor-cursor.h"
#include "favor-games.h"
#include "favor-log-model.h"
#include "favor-marks.h"
#include "favor-save.h"
#include "favor-test.h"
#include "favor-text.h"

#include "fixture.h"

static void
moved_cb (FavorCursor *cursor, guint from, guint to, gpointer user_data)
{
  g_string_append_printf (user_data, "%u>%u ", from, to);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, to);
}

typedef struct
{
  FavorSession *session;
  FavorCursor  *cursor;
  FavorWatch   *watch;
  GString      *log;
} Look;

/* A session of five plies with a cursor at its end. */
static void
set_up (Look *look, gconstpointer data)
{
  look->session = fixture_new (3, 1);
  fixture_play (look->session, 5, 1);
  look->cursor = favor_cursor_new (look->session);
  look->watch = favor_watch_new (look->cursor);
  look->log = g_string_new (NULL);
  g_signal_connect (look->cursor, "moved", G_CALLBACK (moved_cb), look->log);
}

static void
tear_down (Look *look, gconstpointer data)
{
  favor_watch_free (look->watch);
  g_string_free (look->log, TRUE);
  g_assert_finalize_object (look->cursor);
  g_assert_finalize_object (look->session);
}

static void
assert_log (Look *look, const char *expected)
{
  g_assert_cmpstr (look->log->str, ==, expected);
  g_string_truncate (look->log, 0);
}

static void
test_new (Look *look, gconstpointer data)
{
  g_autoptr (FavorSession) session = NULL;

  g_object_get (look->cursor, "session", &session, NULL);
  g_assert_true (session == look->session);
  g_assert_true (favor_cursor_get_session (look->cursor) == look->session);
  g_assert_cmpuint (favor_cursor_get_ply (look->cursor), ==, 5);
  g_assert_true (favor_cursor_get_follow (look->cursor));
  g_assert_true (favor_cursor_get_at_end (look->cursor));
  g_assert_true (favor_cursor_get_live (look->cursor));
  g_assert_false (favor_cursor_get_playing (look->cursor));
  g_assert_false (favor_cursor_may_open_hands (look->cursor));
}

static void
test_ply (Look *look, gconstpointer data)
{
  favor_cursor_set_ply (look->cursor, 3);
  assert_log (look, "5>3 ");
  favor_watch_assert (look->watch, "ply", "follow", "at-end", "live", NULL);
  favor_cursor_set_ply (look->cursor, 3);
  assert_log (look, "");
  favor_watch_assert (look->watch, NULL, NULL);
  g_object_set (look->cursor, "ply", 4, NULL);
  assert_log (look, "3>4 ");
  favor_watch_assert (look->watch, "ply", NULL);
  /* Reaching the end does not turn following on. */
  favor_cursor_set_ply (look->cursor, 5);
  assert_log (look, "4>5 ");
  favor_watch_assert (look->watch, "ply", "at-end", NULL);
  g_assert_false (favor_cursor_get_follow (look->cursor));
  g_assert_false (favor_cursor_get_live (look->cursor));
  /* Beyond the end is the end. */
  favor_cursor_set_ply (look->cursor, 99);
  assert_log (look, "");
}

static void
test_follow (Look *look, gconstpointer data)
{
  favor_cursor_set_ply (look->cursor, 0);
  assert_log (look, "5>0 ");
  favor_watch_assert (look->watch, "ply", "follow", "at-end", "live", NULL);
  /* The line grows without it. */
  fixture_step (look->session, 0);
  assert_log (look, "");
  favor_watch_assert (look->watch, NULL, NULL);
  favor_cursor_set_follow (look->cursor, TRUE);
  assert_log (look, "0>6 ");
  favor_watch_assert (look->watch, "ply", "follow", "at-end", "live", NULL);
  favor_cursor_set_follow (look->cursor, TRUE);
  favor_watch_assert (look->watch, NULL, NULL);
  /* And with it. */
  fixture_step (look->session, 0);
  assert_log (look, "6>7 ");
  favor_watch_assert (look->watch, "ply", NULL);
  favor_cursor_set_follow (look->cursor, FALSE);
  assert_log (look, "");
  favor_watch_assert (look->watch, "follow", "live", NULL);
  fixture_step (look->session, 0);
  assert_log (look, "");
  favor_watch_assert (look->watch, "at-end", NULL);
}

/* Going somewhere stops playing; only at the end of a finished game does it follow. */
static void
test_go_to (Look *look, gconstpointer data)
{
  guint n;

  favor_cursor_go_to (look->cursor, 2);
  g_assert_cmpuint (favor_cursor_get_ply (look->cursor), ==, 2);
  favor_cursor_set_playing (look->cursor, TRUE);
  favor_cursor_go_to (look->cursor, 99);
  g_assert_cmpuint (favor_cursor_get_ply (look->cursor), ==, 5);
  g_assert_false (favor_cursor_get_playing (look->cursor));
  g_assert_false (favor_cursor_get_live (look->cursor));

  fixture_play (look->session, G_MAXUINT, 1);
  g_assert_true (favor_session_get_over (look->session));
  n = favor_session_get_n_plies (look->session);
  favor_cursor_go_to (look->cursor, n - 1);
  g_assert_false (favor_cursor_get_live (look->cursor));
  favor_cursor_go_to (look->cursor, n);
  g_assert_true (favor_cursor_get_live (look->cursor));
}

static void
test_undo (Look *look, gconstpointer data)
{
  favor_session_play_on_from (look->session, 4);
  assert_log (look, "5>4 ");
  favor_watch_assert (look->watch, "ply", NULL);
  g_assert_true (favor_cursor_get_live (look->cursor));
  favor_cursor_set_ply (look->cursor, 3);
  favor_watch_assert (look->watch, "ply", "follow", "at-end", "live", NULL);
  /* What is beyond it does not concern it, but for the end. */
  favor_session_play_on_from (look->session, 3);
  assert_log (look, "4>3 ");
  favor_watch_assert (look->watch, "at-end", NULL);
  favor_session_play_on_from (look->session, 1);
  assert_log (look, "3>1 ");
  favor_watch_assert (look->watch, "ply", NULL);
}

static void
test_variation (Look *look, gconstpointer data)
{
  guint length;

  favor_session_play_on_from (look->session, 2);
  for (guint i = 0; favor_session_get_n_variations (look->session) == 0; i++)
    {
      favor_session_play_on_from (look->session, 2);
      fixture_step (look->session, i);
      g_assert_cmpuint (i, <, 3);
    }
  g_string_truncate (look->log, 0);
  length = favor_session_get_variation_length (look->session, 0);
  g_assert_cmpuint (length, ==, 3);
  favor_session_open_variation (look->session, 0);
  assert_log (look, "3>2 2>5 ");
}

static void
test_viewer (Look *look, gconstpointer data)
{
  const FavorGame    *game = &favor_dummy_game;
  g_autofree gpointer expected = g_malloc (game->state->size);
  const gsize         size = game->state->size;

  for (FavorSeat viewer = FAVOR_VIEWER_OPEN; viewer < 3; viewer++)
    {
      favor_cursor_set_viewer (look->cursor, viewer);
      g_assert_cmpint (favor_cursor_get_viewer (look->cursor), ==, viewer);
      for (guint ply = 0; ply <= 5; ply++)
        {
          memcpy (expected, favor_session_get_state (look->session, ply), size);
          if (viewer != FAVOR_VIEWER_OPEN)
            favor_game_observe (game, expected, viewer);
          favor_cursor_set_ply (look->cursor, ply);
          g_assert_cmpmem (favor_cursor_get_state (look->cursor), size, expected, size);
        }
    }
  g_string_truncate (look->log, 0);
  g_clear_pointer (&look->watch, favor_watch_free);
  look->watch = favor_watch_new (look->cursor);
  g_object_set (look->cursor, "viewer", FAVOR_SEAT_NONE, NULL);
  assert_log (look, "5>5 ");
  favor_watch_assert (look->watch, "viewer", NULL);
  favor_cursor_set_viewer (look->cursor, FAVOR_SEAT_NONE);
  assert_log (look, "");
  favor_watch_assert (look->watch, NULL, NULL);
}

static void
test_events (Look *look, gconstpointer data)
{
  const FavorEvent *events;
  guint             n_events;

  events = favor_cursor_get_events (look->cursor, 3, &n_events);
  g_assert_cmpuint (n_events, ==, 2);
  g_assert_cmpint (events[0].actor, ==, 2);
  favor_cursor_get_events (look->cursor, 0, &n_events);
  g_assert_cmpuint (n_events, ==, 0);
}

static void
set_done_cb (GObject *object, GParamSpec *pspec, gpointer user_data)
{
  *(gboolean *) user_data = !favor_cursor_get_playing (FAVOR_CURSOR (object));
}

static void
test_playing (Look *look, gconstpointer data)
{
  gboolean done = FALSE;

  /* There is nothing to play at the end. */
  favor_cursor_set_playing (look->cursor, TRUE);
  g_assert_false (favor_cursor_get_playing (look->cursor));
  favor_watch_assert (look->watch, NULL, NULL);

  favor_cursor_set_ply (look->cursor, 2);
  favor_cursor_set_interval (look->cursor, 100);
  favor_watch_assert (look->watch, "ply", "follow", "at-end", "live", "interval", NULL);
  g_string_truncate (look->log, 0);
  g_signal_connect (look->cursor, "notify::playing", G_CALLBACK (set_done_cb), &done);
  favor_cursor_set_playing (look->cursor, TRUE);
  favor_watch_assert (look->watch, "playing", NULL);
  favor_cursor_set_playing (look->cursor, TRUE);
  favor_cursor_set_interval (look->cursor, 120);
  favor_watch_assert (look->watch, "interval", NULL);
  favor_test_wait (&done);
  /* Each of these plies is told in two beats. */
  assert_log (look, "2>3 3>3 3>4 4>4 4>5 5>5 ");
  favor_watch_assert (look->watch, "ply", "ply", "ply", "at-end", "playing", NULL);
  g_assert_false (favor_cursor_get_follow (look->cursor));

  /* It can be stopped, and goes with its object. */
  favor_cursor_set_ply (look->cursor, 0);
  favor_cursor_set_playing (look->cursor, TRUE);
  favor_cursor_set_playing (look->cursor, FALSE);
  favor_cursor_set_playing (look->cursor, TRUE);
  g_assert_true (favor_cursor_get_playing (look->cursor));
}

/* (transfer full): a random game of three people. */
static FavorSession *
play_whole (const char *id, guint64 seed)
{
  FavorSession *session = fixture_new_of (favor_games_find (id), 3, 3, seed);

  fixture_play (session, 300, seed);
  return session;
}

/* The position at the cursor is the one at the event that happened last, as the viewer sees it. */
static void
assert_between (FavorCursor *cursor)
{
  FavorSession       *session = favor_cursor_get_session (cursor);
  gsize               size = favor_session_get_game (session)->state->size;
  g_autofree gpointer state = g_malloc (size);
  guint               ply = favor_cursor_get_ply (cursor);

  if (favor_cursor_get_whole (cursor))
    favor_cursor_copy_state (cursor, ply, state);
  else
    favor_cursor_copy_between (cursor, ply, favor_cursor_get_n_told (cursor) - 1, state);
  g_assert_cmpmem (state, size, favor_cursor_get_state (cursor), size);
}

/* How many events of each action a later version of the game still tells. */
static guint n_kept;

static void
apply_quietly (gpointer state, const FavorAction *action, FavorEvents *out)
{
  guint n = out != NULL ? out->n : 0;

  favor_dummy_game.apply (state, action, out);
  if (out != NULL)
    out->n = MIN (out->n, n + n_kept);
}

/* Somebody looked at an event that a later version of the game does not tell any more: there the whole ply
 * is seen, in the same position. */
static void
test_event_gone (Look *look, gconstpointer data)
{
  FavorGame quiet = favor_dummy_game;

  quiet.apply = apply_quietly;
  favor_cursor_go_to_event (look->cursor, 3, 1);
  g_assert_false (favor_cursor_get_whole (look->cursor));
  for (n_kept = 0; n_kept < 2; n_kept++)
    {
      g_autoptr (FavorSession) later = fixture_new_of (&quiet, 3, 0, 1);
      g_autoptr (FavorCursor)  cursor = NULL;
      guint                    n_events;

      for (guint ply = 1; ply <= 5; ply++)
        g_assert_true (favor_session_submit (later,
                                             favor_session_get_action (look->session,
                                                                       ply),
                                             NULL));
      favor_session_set_saved_cursor (later, 3);
      cursor = favor_cursor_new (later);
      favor_cursor_get_events (cursor, 3, &n_events);
      g_assert_cmpuint (n_events, ==, n_kept);
      for (guint i = 0; i < 2; i++)
        {
          g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 3);
          g_assert_true (favor_cursor_get_whole (cursor));
          g_assert_cmpmem (favor_session_get_state (later, 3),
                           quiet.state->size,
                           favor_session_get_state (look->session, 3),
                           quiet.state->size);
          assert_between (cursor);
          favor_cursor_go_to_event (cursor, 3, 1);
        }
      favor_cursor_step (cursor, 1);
      g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 4);
      favor_cursor_step (cursor, -1);
      g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 3);
    }
}

typedef struct
{
  guint ply;
  guint n_told;
} Stop;

static void
walk (FavorCursor *cursor, GArray *stops)
{
  do
    {
      Stop stop = { favor_cursor_get_ply (cursor), favor_cursor_get_n_told (cursor) };

      assert_between (cursor);
      g_array_append_val (stops, stop);
      favor_cursor_step (cursor, 1);
    }
  while (!favor_cursor_get_at_end (cursor));
}

/* A game is looked at beat by beat, forwards and backwards; each event belongs to one of them. */
static void
test_steps (gconstpointer id)
{
  g_autoptr (FavorSession) session = play_whole (id, 4);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autoptr (GArray)       stops = g_array_new (FALSE, FALSE, sizeof (Stop));
  guint                    n_inside = 0;

  favor_cursor_set_viewer (cursor, 1);
  favor_cursor_go_to (cursor, 0);
  walk (cursor, stops);
  for (guint i = stops->len; i > 0; i--)
    {
      const Stop *stop = &g_array_index (stops, Stop, i - 1);
      FavorBeat   beat;

      favor_cursor_step (cursor, -1);
      g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, stop->ply);
      g_assert_cmpuint (favor_cursor_get_n_told (cursor), ==, stop->n_told);
      g_assert_false (favor_cursor_get_live (cursor));
      g_assert_true (favor_cursor_find_beat (cursor, &beat) !=
                     favor_cursor_get_whole (cursor));
      if (favor_cursor_get_whole (cursor))
        continue;
      g_assert_cmpuint (beat.first + beat.n, ==, stop->n_told);
      n_inside++;
    }
  g_test_message ("%u stops, %u inside a ply", stops->len, n_inside);
  g_assert_cmpuint (n_inside, >, 10);
  favor_cursor_step (cursor, -1);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 0);
}

/* Each line of the log leads to the position in which what it tells has just happened. */
static void
test_lines (gconstpointer id)
{
  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_autoptr (FavorSession)  session = play_whole (id, seed);
      g_autoptr (FavorCursor)   cursor = favor_cursor_new (session);
      g_autoptr (FavorLogModel) log = favor_log_model_new (cursor);
      guint                     n = g_list_model_get_n_items (G_LIST_MODEL (log));

      favor_cursor_set_viewer (cursor, FAVOR_VIEWER_OPEN);
      for (guint i = 0; i < n; i++)
        {
          g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (log), i);
          g_autofree char        *text = NULL;
          guint                   n_events;
          const FavorEvent       *events;

          favor_cursor_go_to_event (cursor,
                                    favor_log_row_get_ply (row),
                                    favor_log_row_get_n_told (row));
          assert_between (cursor);
          events = favor_cursor_get_events (cursor,
                                            favor_cursor_get_ply (cursor),
                                            &n_events);
          text = favor_text_for_event (favor_session_get_game (session),
                                       &events[favor_cursor_get_n_told (cursor) - 1],
                                       FAVOR_VIEWER_OPEN,
                                       favor_session_get_names (session));
          g_assert_cmpstr (text, ==, favor_log_row_get_text (row));
        }
      g_assert_cmpuint (n, >, 20);
    }
}

/* (element-type guint): the places that are gone to, as ply and number of events. */
static GArray *
go_all_ways (FavorCursor *cursor, GArray *points, int direction)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Stop));

  while (favor_marks_go (cursor, points, direction))
    {
      Stop stop = { favor_cursor_get_ply (cursor), favor_cursor_get_n_told (cursor) };

      g_array_append_val (places, stop);
    }
  return places;
}

/* Great moments and turning points are gone to one by one, in both directions; each is what it is
 * said to be. */
static void
test_moments (gconstpointer id)
{
  g_autoptr (FavorSession) session = play_whole (id, 6);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autoptr (GArray)       points = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray)       marks = g_array_new (FALSE, FALSE, sizeof (FavorPlyMark));
  g_autoptr (GArray)       there = NULL, back = NULL;
  guint                    point = 7, n_great = 0;

  g_array_append_val (points, point);
  favor_cursor_set_viewer (cursor, FAVOR_VIEWER_OPEN);
  favor_marks_find (cursor, marks);
  for (guint i = 0; i < marks->len; i++)
    {
      const FavorPlyMark *mark = &g_array_index (marks, FavorPlyMark, i);
      guint               n;
      const FavorEvent   *events = favor_cursor_get_events (cursor, mark->ply, &n);
      const FavorKind    *kind = &favor_session_get_game (session)
                                 ->events[events[mark->event].kind];

      g_assert_cmpint (favor_mark_of_event (kind), ==, mark->mark);
      g_assert_cmpfloat (mark->place, >, 0);
      g_assert_cmpfloat (mark->place, <=, 1);
      n_great += mark->mark == FAVOR_MARK_GREAT || mark->mark == FAVOR_MARK_SEAL;
    }
  favor_cursor_go_to (cursor, 0);
  there = go_all_ways (cursor, points, 1);
  g_assert_cmpuint (there->len, >=, n_great);
  g_assert_cmpuint (there->len, <=, n_great + 1);
  favor_cursor_go_to (cursor, G_MAXUINT);
  back = go_all_ways (cursor, points, -1);
  /* One that ends the line is not before its end. */
  g_assert_cmpuint (back->len, <=, there->len);
  g_assert_cmpuint (back->len + 1, >=, there->len);
  for (guint i = 0; i < back->len; i++)
    g_assert_cmpmem (&g_array_index (back, Stop, i),
                     sizeof (Stop),
                     &g_array_index (there, Stop, back->len - 1 - i),
                     sizeof (Stop));
}

/* What stands out is told by its kind, by the tables of the games; what has none there by its weight. */
static void
test_kinds (void)
{
  static const struct
  {
    const char *game;
    const char *id;
    FavorMark   mark;
  } cases[] = {
    { "emperors-favor", "plotted", FAVOR_MARK_AGAINST },
    { "emperors-favor", "allied", FAVOR_MARK_STAR },
    { "emperors-favor", "event-completed", FAVOR_MARK_SEAL },
    { "emperors-favor", "allied-empress", FAVOR_MARK_GREAT },
    { "emperors-favor", "traded", FAVOR_MARK_NONE },
    { "dragons-favour", "soldier-force", FAVOR_MARK_AGAINST },
    { "dragons-favour", "favour-given", FAVOR_MARK_SCORING },
    { "dragons-favour", "role-won", FAVOR_MARK_SEAL },
    { "dragons-favour", "works-placed", FAVOR_MARK_BUILT },
    { "dragons-favour", "cards-revealed", FAVOR_MARK_NONE },
    { "dragons-favour", "game-won", FAVOR_MARK_GREAT },
    { "order-of-the-king", "order-fulfilled", FAVOR_MARK_SEAL },
    { "order-of-the-king", "feature-completed", FAVOR_MARK_BUILT },
    { "order-of-the-king", "feature-scored", FAVOR_MARK_SCORING },
    { "order-of-the-king", "tile-placed", FAVOR_MARK_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const FavorGame *game = favor_games_find (cases[i].game);
      guint            kind = 0;

      while (!g_str_equal (game->events[kind].id, cases[i].id))
        kind++;
      g_assert_cmpint (favor_mark_of_event (&game->events[kind]), ==, cases[i].mark);
    }
}

/* While it plays a great moment is seen for longest, and what is small for a shorter time. */
static void
test_weighed (void)
{
  g_autoptr (FavorSession) session = fixture_new_of (favor_games_find ("emperors-favor"),
                                                     3,
                                                     0,
                                                     5);
  g_autoptr (FavorCursor)  cursor = NULL;
  guint                    n_short = 0, n_long = 0;

  fixture_play (session, 300, 5);
  cursor = favor_cursor_new (session);
  favor_cursor_set_interval (cursor, 1400);
  favor_cursor_set_ply (cursor, 0);
  g_assert_cmpuint (favor_cursor_measure (cursor), ==, 1400);
  for (guint ply = 1; ply <= favor_session_get_n_plies (session); ply++)
    {
      guint wait;

      favor_cursor_set_ply (cursor, ply);
      wait = favor_cursor_measure (cursor);
      g_assert_cmpuint (wait,
                        ==,
                        MAX (350, favor_beats_measure_ply (session, ply, 1400)));
      n_short += wait < 1400;
      n_long += wait > 1400;
    }
  g_assert_cmpuint (n_short, >, 20);
  g_assert_cmpuint (n_long, >, 5);
}

static void
test_first_viewer (void)
{
  static const struct
  {
    guint     n_people;
    guint     n_plies;
    FavorSeat viewer;
  } cases[] = {
    { 0, 1, FAVOR_VIEWER_OPEN },
    { 1, 0, 0 },
    { 1, 1, 0 },
    { 2, 0, 0 },
    { 2, 1, 1 },
    { 2, 2, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FavorSession) session = fixture_new_of (&favor_dummy_game,
                                                         3,
                                                         cases[i].n_people,
                                                         1);
      g_autoptr (FavorCursor)  cursor = NULL;

      fixture_play (session, cases[i].n_plies, 1);
      cursor = favor_cursor_new (session);
      g_assert_cmpint (favor_cursor_get_viewer (cursor), ==, cases[i].viewer);
      g_assert_cmpint (favor_cursor_may_open_hands (cursor), ==, cases[i].n_people == 0);
    }
}

static void
test_saved_place (void)
{
  g_autoptr (FavorSession) session = fixture_new (2, 1);
  g_autoptr (FavorCursor)  cursor = NULL;
  guint                    n_plies;

  fixture_play (session, 4, 1);
  favor_session_set_saved_cursor (session, 2);
  cursor = favor_cursor_new (session);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 2);
  g_assert_false (favor_cursor_get_follow (cursor));

  /* A finished game opens at its beginning, but for a place in the middle. */
  fixture_play (session, 1000, 1);
  n_plies = favor_session_get_n_plies (session);
  g_clear_object (&cursor);
  cursor = favor_cursor_new (session);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 2);
  favor_session_set_saved_cursor (session, n_plies);
  g_clear_object (&cursor);
  cursor = favor_cursor_new (session);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 0);
  g_assert_false (favor_cursor_get_follow (cursor));
  g_assert_true (favor_cursor_may_open_hands (cursor));
}

static void
add (const char *path, void (*test) (Look *, gconstpointer))
{
  g_test_add (path, Look, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/cursor/new", test_new);
  add ("/cursor/ply", test_ply);
  add ("/cursor/follow", test_follow);
  add ("/cursor/go-to", test_go_to);
  add ("/cursor/undo", test_undo);
  add ("/cursor/variation", test_variation);
  add ("/cursor/viewer", test_viewer);
  add ("/cursor/events", test_events);
  add ("/cursor/playing", test_playing);
  add ("/cursor/event-gone", test_event_gone);
  g_test_add_func ("/cursor/weighed", test_weighed);
  g_test_add_data_func ("/cursor/steps/dragon", "dragons-favour", test_steps);
  g_test_add_data_func ("/cursor/steps/emperor", "emperors-favor", test_steps);
  g_test_add_data_func ("/cursor/steps/orders", "order-of-the-king", test_steps);
  g_test_add_data_func ("/cursor/moments/dragon", "dragons-favour", test_moments);
  g_test_add_data_func ("/cursor/moments/emperor", "emperors-favor", test_moments);
  g_test_add_data_func ("/cursor/moments/orders", "order-of-the-king", test_moments);
  g_test_add_func ("/cursor/marks/kinds", test_kinds);
  g_test_add_data_func ("/cursor/lines/dragon", "dragons-favour", test_lines);
  g_test_add_data_func ("/cursor/lines/emperor", "emperors-favor", test_lines);
  g_test_add_data_func ("/cursor/lines/orders", "order-of-the-king", test_lines);
  g_test_add_func ("/cursor/first-viewer", test_first_viewer);
  g_test_add_func ("/cursor/saved-place", test_saved_place);

  return g_test_run ();
}
