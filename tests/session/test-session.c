/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-json.h"
#include "favor-test.h"

#include "fixture.h"

/* A player's name is not constant, these are. */
#define NAME(text) ((char *) (text))

/* What a session has emitted, as one line of text. */
static void
stepped_cb (FavorSession *session, guint from, guint to, gpointer user_data)
{
  g_string_append_printf (user_data, "%u>%u ", from, to);
  /* The new line is there already. */
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, to);
}

static void
variations_changed_cb (FavorSession *session, gpointer user_data)
{
  g_string_append (user_data, "variations ");
}

static void
players_changed_cb (FavorSession *session, gpointer user_data)
{
  g_string_append (user_data, "players ");
}

static void
notes_changed_cb (FavorSession *session, gpointer user_data)
{
  g_string_append (user_data, "notes ");
}

static GString *
listen (FavorSession *session)
{
  GString *log = g_string_new (NULL);

  g_signal_connect (session, "stepped", G_CALLBACK (stepped_cb), log);
  g_signal_connect (session,
                    "variations-changed",
                    G_CALLBACK (variations_changed_cb),
                    log);
  g_signal_connect (session, "players-changed", G_CALLBACK (players_changed_cb), log);
  g_signal_connect (session, "notes-changed", G_CALLBACK (notes_changed_cb), log);
  return log;
}

static void
assert_log (GString *log, const char *expected)
{
  g_assert_cmpstr (log->str, ==, expected);
  g_string_truncate (log, 0);
}

static FavorSession *
try_new (const FavorPlayer *players, guint n_seats, GError **error)
{
  g_autofree gpointer options = g_malloc (favor_dummy_game.options->size);

  favor_schema_set_defaults (favor_dummy_game.options, options);
  return favor_session_new (&favor_dummy_game, options, players, n_seats, 1, error);
}

static void
test_new (void)
{
  g_autoptr (FavorSession) session = fixture_new (3, 42);
  g_autoptr (FavorSession) again = fixture_new (3, 42);
  g_autofree char         *game_id = NULL;
  int                      decider;

  g_object_get (session, "game-id", &game_id, "decider", &decider, NULL);
  g_assert_cmpstr (game_id, ==, "dummy-race");
  g_assert_cmpint (decider, ==, 0);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 0);
  g_assert_cmpuint (favor_session_get_n_seats (session), ==, 3);
  g_assert_cmpuint (favor_session_get_seed (session), ==, 42);
  g_assert_cmpuint (favor_session_count_people (session), ==, 2);
  g_assert_cmpstr (favor_session_get_title (session), ==, "Dummy Race");
  g_assert_cmpstr (favor_session_get_names (session)->names[1], ==, "Bo");
  g_assert_true (favor_session_awaits_person (session));
  g_assert_false (favor_session_get_over (session));
  g_assert_false (favor_session_get_can_undo (session));
  g_assert_false (favor_session_get_can_redo (session));
  g_assert_false (favor_session_get_modified (session));
  g_assert_false (favor_session_undo (session));
  g_assert_false (favor_session_redo (session));
  g_assert_cmpmem (favor_session_get_state (session, 0),
                   favor_dummy_game.state->size,
                   favor_session_get_state (again, 0),
                   favor_dummy_game.state->size);
  g_assert_finalize_object (g_steal_pointer (&again));
}

static void
test_bad_setups (void)
{
  g_autofree char *long_name = g_strnfill (41, 'x');
  g_autofree char *longest_name = g_strnfill (40, 'x');

  const struct
  {
    FavorPlayer players[2];
    guint       n_seats;
    const char *message;
  } cases[] = {
    { { { NAME ("A") } }, 1, "The game is not for this number of players." },
    { { { NAME ("A") }, { NAME ("") } },
      2,
      "Each player needs a name of at most 40 letters." },
    { { { NAME ("A") }, { NULL } },
      2,
      "Each player needs a name of at most 40 letters." },
    { { { NAME ("A") }, { long_name } },
      2,
      "Each player needs a name of at most 40 letters." },
    { { { NAME ("A") }, { NAME ("\xff") } },
      2,
      "Each player needs a name of at most 40 letters." },
    { { { NAME ("A") }, { NAME ("B") } }, 2, "Each player needs a colour of their own." },
    { { { NAME ("A") }, { NAME ("B"), .colour = 8 } },
      2,
      "Each player needs a colour of their own." },
    { { { NAME ("A") }, { longest_name, .colour = 7 } }, 2, NULL },
    { { { NAME ("Ä") }, { NAME ("Ä"), .colour = 1 } }, 2, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError)       error = NULL;
      g_autoptr (FavorSession) session = try_new (cases[i].players,
                                                  cases[i].n_seats,
                                                  &error);

      if (cases[i].message == NULL)
        {
          g_assert_no_error (error);
          continue;
        }
      g_assert_null (session);
      g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_SETUP);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
test_bad_options (void)
{
  const FavorPlayer  players[] = { { NAME ("A") }, { NAME ("B"), .colour = 1 } };
  g_autoptr (GError) error = NULL;
  /* A goal beyond its range. */
  const guint8 options[] = { 99, 0 };

  g_assert_null (favor_session_new (&favor_dummy_game, options, players, 2, 1, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_SETUP);
  g_assert_true (g_str_has_prefix (error->message, "options.goal: 99 "));
}

static void
test_submit (void)
{
  g_autoptr (FavorSession) session = fixture_new (3, 1);
  g_autoptr (GString)      log = listen (session);
  g_autoptr (FavorWatch)   watch = favor_watch_new (session);
  FavorAction              action = fixture_nth_action (session, 0);
  const FavorEvent        *events;
  guint                    n_events;

  fixture_step (session, 0);
  assert_log (log, "0>1 ");
  favor_watch_assert (watch, "n-plies", "decider", "can-undo", "modified", NULL);
  g_assert_true (favor_action_equal (&action, favor_session_get_action (session, 1)));
  events = favor_session_get_events (session, 1, &n_events);
  g_assert_cmpuint (n_events, ==, 2);
  g_assert_cmpint (events[0].actor, ==, 0);
  g_assert_cmpint (favor_session_get_decider (session), ==, 1);
  g_assert_false (favor_session_awaits_person (session));

  fixture_step (session, 0);
  assert_log (log, "1>2 ");
  favor_watch_assert (watch, "n-plies", "decider", NULL);

  favor_session_mark_saved (session);
  favor_watch_assert (watch, "modified", NULL);
  favor_session_mark_saved (session);
  favor_watch_assert (watch, NULL, NULL);
}

static void
test_refused (void)
{
  static const struct
  {
    FavorAction action;
    const char *message;
  } cases[] = {
    { { .seat = 1 }, "It is somebody else's turn." },
    { { .kind = 99 }, "There is no such action." },
    { { .arg = { 3 } }, "This does not fit the action." },
    { { .arg = { 0, 1 } }, "This does not fit the action." },
  };

  g_autoptr (FavorSession) session = fixture_new (2, 1);
  g_autoptr (GString)      log = listen (session);
  g_autoptr (FavorWatch)   watch = favor_watch_new (session);
  guint64                  hash = favor_game_hash (&favor_dummy_game,
                                  favor_session_get_state (session, 0));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (favor_session_submit (session, &cases[i].action, &error));
      g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_REFUSED);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
  assert_log (log, "");
  favor_watch_assert (watch, NULL, NULL);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 0);
  g_assert_cmpuint (favor_game_hash (&favor_dummy_game,
                                     favor_session_get_state (session, 0)),
                    ==,
                    hash);
}

static void
test_whole_game (void)
{
  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      g_autoptr (FavorSession) session = fixture_new (n_seats, n_seats);
      guint                    n = fixture_play (session, 1000, n_seats);
      FavorAction              action = { .seat = 0 };
      g_autoptr (GError)       error = NULL;

      g_assert_cmpuint (n, ==, favor_session_get_n_plies (session));
      g_assert_true (favor_session_get_over (session));
      g_assert_cmpint (favor_session_get_decider (session), ==, FAVOR_SEAT_NONE);
      g_assert_false (favor_session_awaits_person (session));
      g_assert_false (favor_session_submit (session, &action, &error));
      g_assert_cmpstr (error->message, ==, "The race is over.");
    }
}

/* Ann and Cy are persons, Bo at seat 1 is a computer. */
static void
test_undo (void)
{
  g_autoptr (FavorSession) session = fixture_new (3, 1);
  g_autoptr (GString)      log = listen (session);
  g_autoptr (FavorWatch)   watch = NULL;

  for (guint i = 0; i < 4; i++)
    fixture_step (session, 0);
  assert_log (log, "0>1 1>2 2>3 3>4 ");
  watch = favor_watch_new (session);

  /* Bo decides: back to what Ann did before. */
  g_assert_true (favor_session_undo (session));
  assert_log (log, "4>3 ");
  favor_watch_assert (watch, "n-plies", "decider", "can-redo", NULL);
  /* To what Cy did. */
  g_assert_true (favor_session_undo (session));
  assert_log (log, "3>2 ");
  favor_watch_assert (watch, "n-plies", "decider", NULL);
  /* Over Bo to what Ann did. */
  g_assert_true (favor_session_undo (session));
  assert_log (log, "2>0 ");
  favor_watch_assert (watch, "n-plies", "decider", "can-undo", NULL);
  g_assert_false (favor_session_undo (session));
  assert_log (log, "");

  g_assert_true (favor_session_redo (session));
  assert_log (log, "0>2 ");
  favor_watch_assert (watch, "n-plies", "decider", "can-undo", NULL);
  g_assert_true (favor_session_redo (session));
  assert_log (log, "2>3 ");
  /* The last ply leads to the computer's decision; there is no more. */
  g_assert_true (favor_session_redo (session));
  assert_log (log, "3>4 ");
  favor_watch_assert (watch,
                      "n-plies",
                      "decider",
                      "n-plies",
                      "decider",
                      "can-redo",
                      NULL);
  g_assert_false (favor_session_redo (session));
  g_assert_cmpuint (favor_session_get_n_variations (session), ==, 0);
}

static void
test_undo_without_people (void)
{
  g_autoptr (FavorSession) session = fixture_new_of (&favor_dummy_game, 2, 0, 3);
  g_autoptr (GString)      log = listen (session);

  fixture_play (session, 3, 1);
  g_string_truncate (log, 0);
  g_assert_true (favor_session_undo (session));
  g_assert_true (favor_session_undo (session));
  g_assert_true (favor_session_redo (session));
  assert_log (log, "3>2 2>1 1>2 ");
}

static void
test_undo_needs_a_person (void)
{
  g_autoptr (FavorSession) session = fixture_new (3, 1);
  FavorPlayer              player = *favor_session_get_player (session, 0);

  fixture_step (session, 0);
  fixture_step (session, 0);
  player.is_bot = TRUE;
  favor_session_set_player (session, 0, &player);
  /* Both plies were computers'. */
  g_assert_false (favor_session_get_can_undo (session));
  g_assert_false (favor_session_undo (session));
}

/* Each ply of the dummy game draws a card, so each is a barrier. */
static void
test_strict (void)
{
  g_autoptr (FavorSession) session = fixture_new (2, 1);
  g_autoptr (FavorWatch)   watch = NULL;

  fixture_step (session, 0);
  g_assert_true (favor_session_is_barrier (session, 1));
  g_assert_true (favor_session_undo_crosses_barrier (session));
  g_assert_true (favor_session_get_can_undo (session));
  watch = favor_watch_new (session);
  favor_session_set_strict (session, TRUE);
  favor_watch_assert (watch, "strict", "can-undo", NULL);
  favor_session_set_strict (session, TRUE);
  favor_watch_assert (watch, NULL, NULL);
  g_assert_false (favor_session_undo (session));
  g_object_set (session, "strict", FALSE, NULL);
  favor_watch_assert (watch, "strict", "can-undo", NULL);
  g_assert_true (favor_session_undo (session));
  g_assert_false (favor_session_undo_crosses_barrier (session));
}

static void
test_properties (void)
{
  g_autoptr (FavorSession) session = fixture_new (2, 1);
  g_autoptr (FavorWatch)   watch = favor_watch_new (session);

  favor_session_set_title (session, "Sunday");
  favor_watch_assert (watch, "title", "modified", NULL);
  g_object_set (session, "title", "Sunday", NULL);
  favor_watch_assert (watch, NULL, NULL);
  favor_session_set_title (session, "");
  favor_watch_assert (watch, "title", NULL);
  g_assert_cmpstr (favor_session_get_title (session), ==, "Dummy Race");
  favor_session_set_title (session, NULL);
  favor_watch_assert (watch, NULL, NULL);

  favor_session_set_thinking (session, TRUE);
  favor_watch_assert (watch, "thinking", NULL);
  g_object_set (session, "thinking", TRUE, NULL);
  favor_watch_assert (watch, NULL, NULL);
  g_object_set (session, "thinking", FALSE, NULL);
  favor_watch_assert (watch, "thinking", NULL);
  g_assert_false (favor_session_get_thinking (session));
}

static void
test_players (void)
{
  g_autoptr (FavorSession) session = fixture_new (3, 1);
  g_autoptr (GString)      log = listen (session);
  g_autoptr (FavorWatch)   watch = favor_watch_new (session);
  FavorPlayer              player = *favor_session_get_player (session, 0);

  favor_session_set_player (session, 0, &player);
  assert_log (log, "");
  favor_watch_assert (watch, NULL, NULL);

  player.name = (char *) "Zoë";
  favor_session_set_player (session, 0, &player);
  assert_log (log, "players ");
  favor_watch_assert (watch, "modified", NULL);
  g_assert_cmpstr (favor_session_get_names (session)->names[0], ==, "Zoë");

  /* A colour is exchanged, so that no two seats have the same. */
  player.colour = 2;
  favor_session_set_player (session, 0, &player);
  assert_log (log, "players ");
  g_assert_cmpuint (favor_session_get_player (session, 0)->colour, ==, 2);
  g_assert_cmpuint (favor_session_get_player (session, 2)->colour, ==, 0);
}

static void
test_notes (void)
{
  g_autoptr (FavorSession) session = fixture_new (2, 1);
  g_autoptr (GString)      log = listen (session);

  fixture_step (session, 0);
  g_string_truncate (log, 0);
  favor_session_set_note (session, 1, "why?");
  assert_log (log, "notes ");
  favor_session_set_note (session, 1, "why?");
  assert_log (log, "");
  g_assert_cmpstr (favor_session_get_note (session, 1), ==, "why?");
  g_assert_null (favor_session_get_note (session, 0));
  favor_session_set_note (session, 1, NULL);
  assert_log (log, "notes ");
  g_assert_null (favor_session_get_note (session, 1));
}

static void
test_variations (void)
{
  g_autoptr (FavorSession) session = fixture_new (2, 4);
  g_autoptr (GString)      log = listen (session);
  g_autoptr (FavorWatch)   watch = NULL;
  g_autoptr (FavorSession) copy = NULL;
  g_autofree char         *title = NULL;
  g_autofree char         *result = NULL;

  fixture_play (session, 5, 1);
  watch = favor_watch_new (session);
  g_string_truncate (log, 0);
  favor_session_play_on_from (session, 5);
  assert_log (log, "");
  favor_session_play_on_from (session, 2);
  assert_log (log, "5>2 ");
  favor_watch_assert (watch, "n-plies", "decider", "can-redo", NULL);
  fixture_step (session, 1);
  fixture_step (session, 0);
  if (favor_session_get_n_variations (session) == 0)
    g_error ("the seed gives no choice at ply 2");
  assert_log (log, "2>3 variations 3>4 ");
  g_assert_cmpuint (favor_session_get_variation_from (session, 0), ==, 2);
  g_assert_cmpuint (favor_session_get_variation_length (session, 0), ==, 3);
  title = favor_session_get_variation_title (session, 0);
  g_assert_cmpstr (title, ==, "Variation 1");
  result = favor_session_get_variation_result (session, 0);
  g_assert_true (g_str_has_prefix (result, "In play: "));

  copy = favor_session_export_variation (session, 0);
  g_assert_cmpuint (favor_session_get_n_plies (copy), ==, 5);
  g_assert_cmpuint (favor_session_get_n_variations (copy), ==, 0);
  g_assert_cmpstr (favor_session_get_title (copy), ==, "Dummy Race, Variation 1");

  favor_session_open_variation (session, 0);
  assert_log (log, "2>2 2>5 variations ");
  g_assert_cmpmem (favor_session_get_state (session, 5),
                   favor_dummy_game.state->size,
                   favor_session_get_state (copy, 5),
                   favor_dummy_game.state->size);
  favor_session_rename_variation (session, 0, "Other");
  favor_session_rename_variation (session, 0, "Other");
  assert_log (log, "variations ");
  favor_session_delete_variation (session, 0);
  assert_log (log, "variations ");
  g_assert_cmpuint (favor_session_get_n_variations (session), ==, 0);
  g_assert_true (favor_session_undelete_variation (session));
  assert_log (log, "variations ");
  g_assert_false (favor_session_undelete_variation (session));
  g_clear_pointer (&title, g_free);
  title = favor_session_get_variation_title (session, 0);
  g_assert_cmpstr (title, ==, "Other");
}

/* Each change is announced with its journal line before it happens. */
static void
about_to_step_cb (FavorSession *session, GBytes *line, gpointer user_data)
{
  gsize                length;
  const char          *text = g_bytes_get_data (line, &length);
  g_autoptr (JsonNode) node = favor_json_parse (text, length, NULL);
  JsonObject          *object;

  g_assert_nonnull (node);
  g_assert_null (memchr (text, '\n', length));
  object = json_node_get_object (node);
  g_assert_cmpint (json_object_get_int_member (object, "ply"),
                   ==,
                   favor_session_get_n_plies (session));
  g_string_append_len (user_data, text, (gssize) length);
  g_string_append_c (user_data, '\n');
}

static void
test_journal_lines (void)
{
  g_autoptr (FavorSession) session = fixture_new (2, 4);
  g_autoptr (GString)      lines = g_string_new (NULL);
  FavorPlayer              player = *favor_session_get_player (session, 1);

  g_signal_connect (session, "about-to-step", G_CALLBACK (about_to_step_cb), lines);
  fixture_step (session, 0);
  favor_session_undo (session);
  favor_session_redo (session);
  favor_session_set_title (session, "T\n");
  favor_session_set_note (session, 1, "N");
  favor_session_set_strict (session, TRUE);
  player.level = FAVOR_LEVEL_MASTER;
  favor_session_set_player (session, 1, &player);
  g_assert_cmpstr (
    lines->str,
    ==,
    "{\"change\":2,\"ply\":0,\"do\":{\"kind\":\"play\",\"seat\":0,\"card\":\"step\"}}\n"
    "{\"change\":3,\"ply\":1,\"go-to\":0}\n"
    "{\"change\":4,\"ply\":0,\"go-to\":1}\n"
    "{\"change\":5,\"ply\":1,\"title\":\"T\\n\"}\n"
    "{\"change\":6,\"ply\":1,\"note\":{\"ply\":1,\"text\":\"N\"}}\n"
    "{\"change\":7,\"ply\":1,\"strict\":true}\n"
    "{\"change\":8,\"ply\":1,\"player\":{\"seat\":1,\"name\":\"Bo\",\"kind\":\"bot\","
    "\"level\":\"master\",\"colour\":1}}\n");
}

static void
test_saved_cursor (void)
{
  g_autoptr (FavorSession) session = fixture_new (2, 4);

  fixture_play (session, 4, 1);
  g_assert_cmpuint (favor_session_get_saved_cursor (session), ==, 4);
  favor_session_set_saved_cursor (session, 2);
  g_assert_cmpuint (favor_session_get_saved_cursor (session), ==, 2);
  /* At the end it follows. */
  favor_session_set_saved_cursor (session, 4);
  fixture_play (session, 1, 1);
  g_assert_cmpuint (favor_session_get_saved_cursor (session), ==, 5);
  g_assert_false (favor_session_get_history_lost (session));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/session/new", test_new);
  g_test_add_func ("/session/bad-setups", test_bad_setups);
  g_test_add_func ("/session/bad-options", test_bad_options);
  g_test_add_func ("/session/submit", test_submit);
  g_test_add_func ("/session/refused", test_refused);
  g_test_add_func ("/session/whole-game", test_whole_game);
  g_test_add_func ("/session/undo", test_undo);
  g_test_add_func ("/session/undo-without-people", test_undo_without_people);
  g_test_add_func ("/session/undo-needs-a-person", test_undo_needs_a_person);
  g_test_add_func ("/session/strict", test_strict);
  g_test_add_func ("/session/properties", test_properties);
  g_test_add_func ("/session/players", test_players);
  g_test_add_func ("/session/notes", test_notes);
  g_test_add_func ("/session/variations", test_variations);
  g_test_add_func ("/session/journal-lines", test_journal_lines);
  g_test_add_func ("/session/saved-cursor", test_saved_cursor);

  return g_test_run ();
}
