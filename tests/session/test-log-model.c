/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-log-model.h"

#include "models-fixture.h"

#define GAME "dragons-favour"

typedef struct
{
  FavorSession  *session;
  FavorCursor   *cursor;
  FavorLogModel *model;
  ListMirror    *mirror;
} Log;

static Log
log_new (const char *game_id)
{
  Log log = { models_session (game_id, 4, 4, 33), NULL, NULL, NULL };

  log.cursor = favor_cursor_new (log.session);
  log.model = favor_log_model_new (log.cursor);
  log.mirror = list_mirror_new (log.model);
  return log;
}

static void
log_free (Log *log)
{
  list_mirror_free (log->mirror);
  g_assert_finalize_object (log->model);
  g_assert_finalize_object (log->cursor);
  g_assert_finalize_object (log->session);
}

/* Checks the rows that should have the sentences of one ply. */
static void
assert_ply (Log *log, guint ply, guint *position)
{
  const FavorGame  *game = favor_session_get_game (log->session);
  guint             n_events;
  const FavorEvent *events = favor_session_get_events (log->session, ply, &n_events);
  gboolean          expect_first = TRUE;

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char
                  *sentence = favor_text_for_event (game,
                                          &events[i],
                                          favor_cursor_get_viewer (log->cursor),
                                          favor_session_get_names (log->session));
      FavorLogRow *row;
      gboolean     first;
      guint        round;
      FavorPad     pad;

      if (sentence == NULL)
        continue;
      g_assert_cmpuint (*position, <, log->mirror->items->len);
      row = log->mirror->items->pdata[(*position)++];
      g_object_get (row, "first", &first, "round", &round, NULL);
      g_assert_cmpuint (favor_log_row_get_ply (row), ==, ply);
      g_assert_cmpstr (favor_log_row_get_text (row), ==, sentence);
      g_assert_cmpint (favor_log_row_get_actor (row), ==, events[i].actor);
      g_assert_cmpint (first, ==, expect_first);
      game->score (favor_session_get_state (log->session, ply > 0 ? ply - 1 : 0),
                   0,
                   &pad);
      g_assert_cmpuint (round, ==, pad.round);
      expect_first = FALSE;
    }
}

/* The list is what the line says to the viewer, no more and no less. */
static void
assert_complete (Log *log)
{
  guint position = 0;

  for (guint ply = 0; ply <= favor_session_get_n_plies (log->session); ply++)
    assert_ply (log, ply, &position);
  g_assert_cmpuint (position, ==, log->mirror->items->len);
}

/* (transfer full): all that the rows say. */
static char *
text_of (Log *log)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < log->mirror->items->len; i++)
    g_string_append_printf (text,
                            "%s\n",
                            favor_log_row_get_text (log->mirror->items->pdata[i]));
  return g_string_free (text, FALSE);
}

/* How many rows there are of plies up to `ply`. */
static guint
count_until (Log *log, guint ply)
{
  guint n = 0;

  while (n < log->mirror->items->len &&
         favor_log_row_get_ply (log->mirror->items->pdata[n]) <= ply)
    n++;
  return n;
}

static void
test_appends (void)
{
  Log      log = log_new (GAME);
  FavorRng rng;
  guint    n;

  favor_rng_seed (&rng, 2);
  assert_complete (&log);
  for (n = log.mirror->items->len; models_play (log.session, 1, &rng) == 1;
       n = log.mirror->items->len)
    {
      g_assert_cmpuint (log.mirror->n_removed, ==, 0);
      g_assert_cmpuint (log.mirror->n_added, ==, log.mirror->items->len - n);
      log.mirror->n_added = 0;
    }
  assert_complete (&log);
  log_free (&log);
}

/* All plies of the line, wherever the cursor stands. */
static void
test_independent_of_ply (void)
{
  Log      log = log_new (GAME);
  FavorRng rng;

  favor_rng_seed (&rng, 2);
  models_play (log.session, 20, &rng);
  log.mirror->n_added = 0;
  favor_cursor_set_ply (log.cursor, 5);
  g_assert_cmpuint (log.mirror->n_added + log.mirror->n_removed, ==, 0);
  models_play (log.session, 5, &rng);
  assert_complete (&log);
  log_free (&log);
}

static void
test_undo_and_variations (void)
{
  Log      log = log_new (GAME);
  FavorRng rng;

  favor_rng_seed (&rng, 8);
  models_play (log.session, 30, &rng);
  g_assert_true (favor_session_undo (log.session));
  assert_complete (&log);
  g_assert_true (favor_session_redo (log.session));
  assert_complete (&log);
  favor_session_play_on_from (log.session, 10);
  assert_complete (&log);
  models_play (log.session, 12, &rng);
  assert_complete (&log);
  g_assert_cmpuint (favor_session_get_n_variations (log.session), ==, 1);
  favor_session_open_variation (log.session, 0);
  g_assert_cmpuint (favor_session_get_n_plies (log.session), ==, 30);
  assert_complete (&log);
  log_free (&log);
}

/* Another viewer hears other sentences; the rest keeps its rows. */
static void
test_viewer (void)
{
  Log              log = log_new (GAME);
  FavorRng         rng;
  g_autofree char *open = NULL;
  g_autofree char *spectator = NULL;

  favor_rng_seed (&rng, 6);
  models_play (log.session, G_MAXUINT, &rng);
  for (int viewer = FAVOR_VIEWER_OPEN; viewer < 4; viewer++)
    {
      g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);
      guint                 n_kept = 0;

      for (guint i = 0; i < log.mirror->items->len; i++)
        g_ptr_array_add (before, g_object_ref (log.mirror->items->pdata[i]));

      log.mirror->n_added = log.mirror->n_removed = 0;
      favor_cursor_set_viewer (log.cursor, (FavorSeat) viewer);
      assert_complete (&log);
      for (guint i = 0; i < before->len; i++)
        n_kept += g_ptr_array_find (log.mirror->items, before->pdata[i], NULL);
      g_assert_cmpuint (n_kept, ==, before->len - log.mirror->n_removed);
      if (viewer == FAVOR_VIEWER_OPEN)
        open = text_of (&log);
      if (viewer == FAVOR_SEAT_NONE)
        spectator = text_of (&log);
    }
  g_assert_cmpstr (open, !=, spectator);
  log_free (&log);
}

static void
count_cb (gpointer counter)
{
  ++*(guint *) counter;
}

static void
test_names_and_notes (void)
{
  Log              log = log_new ("dummy-race");
  FavorPlayer      player = { (char *) "Zoë", FALSE, FAVOR_LEVEL_CASUAL, 0 };
  FavorRng         rng;
  g_autofree char *note = NULL;
  guint            n_notes = 0, n_texts = 0, position;

  favor_rng_seed (&rng, 2);
  models_play (log.session, 12, &rng);
  position = count_until (&log, 6) - 1;
  while (position > 0 && favor_log_row_get_ply (log.mirror->items->pdata[position - 1]) ==
                           favor_log_row_get_ply (log.mirror->items->pdata[position]))
    position--;
  for (guint i = 0; i < log.mirror->items->len; i++)
    {
      g_signal_connect_swapped (log.mirror->items->pdata[i],
                                "notify::note",
                                G_CALLBACK (count_cb),
                                &n_notes);
      g_signal_connect_swapped (log.mirror->items->pdata[i],
                                "notify::text",
                                G_CALLBACK (count_cb),
                                &n_texts);
    }

  favor_session_set_note (log.session, 6, "Why there?");
  g_assert_cmpuint (n_notes, ==, 1);
  g_assert_cmpuint (n_texts, ==, 0);
  g_object_get (log.mirror->items->pdata[position], "note", &note, NULL);
  g_assert_cmpstr (note, ==, "Why there?");
  favor_session_set_note (log.session, 6, NULL);
  g_assert_cmpuint (n_notes, ==, 2);

  favor_session_set_player (log.session, 0, &player);
  g_assert_cmpuint (n_texts, >, 0);
  assert_complete (&log);
  log_free (&log);
}

/* All rows of the plies before, and then one more for each event that is heard of. */
static void
test_count (void)
{
  Log      log = log_new (GAME);
  FavorRng rng;

  favor_rng_seed (&rng, 2);
  models_play (log.session, 40, &rng);
  for (guint ply = 0; ply <= 40; ply++)
    {
      guint before = ply > 0 ? count_until (&log, ply - 1) : 0;
      guint last = count_until (&log, ply), n_events, n, counted;

      favor_cursor_get_events (log.cursor, ply, &n_events);
      n = before;
      g_assert_cmpuint (favor_log_model_count (log.model, ply, 0), ==, before);
      for (guint event = 1; event <= n_events; event++)
        {
          counted = favor_log_model_count (log.model, ply, event);
          g_assert_true (counted == n || counted == n + 1);
          n = counted;
        }
      g_assert_cmpuint (n, ==, last);
    }
  log_free (&log);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/log-model/appends", test_appends);
  g_test_add_func ("/log-model/independent-of-ply", test_independent_of_ply);
  g_test_add_func ("/log-model/undo-and-variations", test_undo_and_variations);
  g_test_add_func ("/log-model/viewer", test_viewer);
  g_test_add_func ("/log-model/names-and-notes", test_names_and_notes);
  g_test_add_func ("/log-model/count", test_count);
  return g_test_run ();
}
