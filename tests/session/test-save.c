/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-json.h"
#include "favor-save-private.h"
#include "favor-save.h"
#include "favor-session-private.h"
#include "favor-test.h"

#include "fixture.h"

/* Says in the log which case comes, also if that is no text. */
static void
say (const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);

  g_test_message ("%s", escaped);
}

static FavorSession *
load_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return favor_save_from_bytes (bytes, error);
}

static char *
save_text (FavorSession *session)
{
  g_autoptr (GBytes) bytes = favor_save_to_bytes (session);
  gsize              length;
  const char        *text = g_bytes_get_data (bytes, &length);

  return g_strndup (text, length);
}

static FavorSession *
reload (FavorSession *session)
{
  g_autoptr (GBytes) bytes = favor_save_to_bytes (session);
  g_autoptr (GError) error = NULL;
  FavorSession      *copy = favor_save_from_bytes (bytes, &error);

  g_assert_no_error (error);
  return copy;
}

/* The session whose file is tests/data/saves/dummy-race.favor. */
static FavorSession *
make_example (void)
{
  FavorSession *session = fixture_new (3, 0xfeed);

  fixture_play (session, 7, 1);
  favor_session_set_note (session, 3, "A \"good\" move\nof Ann");
  favor_session_play_on_from (session, 3);
  fixture_step (session, 1);
  fixture_step (session, 0);
  favor_session_rename_variation (session, 0, "Slower");
  favor_session_undo (session);
  favor_session_set_title (session, "Ann, Bo & Cy");
  favor_session_set_saved_cursor (session, 2);
  return session;
}

static void
test_example (void)
{
  g_autoptr (FavorSession) session = make_example ();
  g_autofree char         *text = save_text (session);
  g_autoptr (GBytes)       file = favor_test_load ("saves/dummy-race.favor");
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) loaded = favor_save_from_bytes (file, &error);
  gsize                    length;
  const char              *expected = g_bytes_get_data (file, &length);
  int                      ply = 5;

  g_assert_no_error (error);
  g_assert_cmpmem (text, strlen (text), expected, length);
  fixture_assert_same (session, loaded);
  g_assert_cmpuint (favor_session_get_saved_cursor (loaded), ==, 2);
  g_assert_cmpstr (favor_session_get_title (loaded), ==, "Ann, Bo & Cy");
  g_assert_cmpstr (favor_session_get_note (loaded, 3), ==, "A \"good\" move\nof Ann");
  g_assert_cmpuint (favor_session_get_n_variations (loaded), ==, 1);
  g_assert_true (favor_session_get_can_redo (loaded));
  g_assert_false (favor_session_get_modified (loaded));
  g_assert_false (favor_session_get_history_lost (loaded));
  g_assert_true (favor_save_verify (file, &ply, &error));
  g_assert_cmpint (ply, ==, -1);
}

/* What was played is added up over all that play on; only so much fits in. */
static void
test_seconds (void)
{
  g_autoptr (FavorSession) session = make_example ();
  g_autoptr (FavorSession) loaded = NULL, again = NULL;

  favor_session_count_seconds (session, 90);
  g_assert_true (favor_session_get_modified (session));
  loaded = reload (session);
  g_assert_cmpuint (favor_session_get_seconds (loaded), ==, 90);
  favor_session_count_seconds (loaded, 40);
  g_assert_cmpuint (favor_session_get_seconds (loaded), ==, 130);
  favor_session_count_seconds (loaded, FAVOR_MAX_SECONDS);
  again = reload (loaded);
  g_assert_cmpuint (favor_session_get_seconds (again), ==, FAVOR_MAX_SECONDS);
}

static void
test_every_ply (void)
{
  g_autoptr (FavorSession) session = fixture_new (4, 9);

  for (guint i = 0; i < 1000 && !favor_session_get_over (session); i++)
    {
      g_autoptr (FavorSession) copy = reload (session);

      fixture_assert_same (session, copy);
      for (guint ply = 0; ply <= i; ply++)
        g_assert_true (favor_schema_equal (favor_dummy_game.state,
                                           favor_session_get_state (session, ply),
                                           favor_session_get_state (copy, ply)));
      fixture_step (session, i);
    }
  g_assert_true (favor_session_get_over (session));
}

/* Random changes of every kind */

static void
change_player (FavorSession *session, FavorRng *rng)
{
  FavorSeat seat = (FavorSeat) favor_rng_below (rng, favor_session_get_n_seats (session));
  FavorPlayer player;

  if (favor_rng_below (rng, 3) == 0)
    favor_session_count_hint (session, seat);
  player = *favor_session_get_player (session, seat);
  player.is_bot = favor_rng_below (rng, 2) == 0;
  player.level = FAVOR_LEVEL_SKILLED;
  player.colour = (guint8) favor_rng_below (rng, FAVOR_MAX_SEATS);
  favor_session_set_player (session, seat, &player);
}

static void
change_variation (FavorSession *session, FavorRng *rng)
{
  guint            n = favor_session_get_n_variations (session);
  g_autofree char *name = g_strdup_printf ("%u", favor_rng_below (rng, 9));
  guint            index;

  if (n == 0)
    return;
  index = favor_rng_below (rng, n);
  switch (favor_rng_below (rng, 4))
    {
    case 0:
      favor_session_rename_variation (session, index, name);
      break;
    case 1:
      if (favor_session_can_delete_variation (session, index))
        favor_session_delete_variation (session, index);
      break;
    case 2:
      favor_session_undelete_variation (session);
      break;
    default:
      favor_session_open_variation (session, index);
    }
}

static void
change_text (FavorSession *session, FavorRng *rng)
{
  g_autofree char *text = g_strdup_printf ("text %u \"ß\"\n", favor_rng_below (rng, 9));
  guint            ply = favor_rng_below (rng, favor_session_get_n_plies (session) + 1);

  if (favor_rng_below (rng, 2) == 0)
    favor_session_set_title (session, text);
  else
    favor_session_set_note (session, ply, favor_rng_below (rng, 3) ? text : NULL);
}

static void
change (FavorSession *session, FavorRng *rng)
{
  guint n_plies = favor_session_get_n_plies (session);

  switch (favor_rng_below (rng, 10))
    {
    case 0:
      favor_session_undo (session);
      break;
    case 1:
      favor_session_redo (session);
      break;
    case 2:
      favor_session_play_on_from (session, favor_rng_below (rng, n_plies + 1));
      break;
    case 3:
      change_player (session, rng);
      break;
    case 4:
    case 5:
      change_variation (session, rng);
      break;
    case 6:
      change_text (session, rng);
      break;
    case 7:
      favor_session_set_strict (session, favor_rng_below (rng, 2) == 0);
      break;
    default:
      fixture_play (session, 1 + favor_rng_below (rng, 3), favor_rng_next (rng));
    }
}

static void
test_random_trees (void)
{
  for (guint seed = 0; seed < 100; seed++)
    {
      g_autoptr (FavorSession) session = fixture_new (2 + seed % 3, seed);
      FavorRng                 rng;

      favor_rng_seed (&rng, seed);
      for (guint i = 0; i < 40; i++)
        {
          g_autoptr (FavorSession) copy = NULL;

          change (session, &rng);
          copy = reload (session);
          fixture_assert_same (session, copy);
        }
    }
}

static void
add_line_cb (FavorSession *session, GBytes *line, gpointer user_data)
{
  gsize       length;
  const char *text = g_bytes_get_data (line, &length);

  g_string_append_len (user_data, text, (gssize) length);
  g_string_append_c (user_data, '\n');
}

/* A file written at any moment and the journal of all changes, those before the file too,
 * lead to the session as it was at the end. */
static void
test_journal (void)
{
  for (guint seed = 0; seed < 400; seed++)
    {
      g_autoptr (FavorSession) session = fixture_new (2 + seed % 3, seed);
      g_autoptr (FavorSession) restored = NULL;
      g_autoptr (GBytes)       journal = NULL;
      GString                 *lines = g_string_new (NULL);
      FavorRng                 rng;

      favor_rng_seed (&rng, seed);
      g_signal_connect (session, "about-to-step", G_CALLBACK (add_line_cb), lines);
      for (guint i = 0; i < 40; i++)
        {
          if (i == seed % 40)
            {
              g_clear_object (&restored);
              restored = reload (session);
            }
          change (session, &rng);
        }
      journal = g_string_free_to_bytes (lines);
      favor_save_apply_journal (restored, journal);
      fixture_assert_same (session, restored);
      /* It holds all of them now. */
      g_assert_cmpuint (favor_save_apply_journal (restored, journal), ==, 0);
      fixture_assert_same (session, restored);
    }
}

/* Changes are counted in a circle: those behind the last number are changes, too. */
static void
test_many_changes (void)
{
  g_autoptr (FavorSession) session = fixture_new (3, 5);
  g_autoptr (FavorSession) restored = NULL;
  g_autoptr (FavorSession) again = NULL;
  g_autoptr (GBytes)       journal = NULL;
  GString                 *lines = g_string_new (NULL);

  session->n_changes = G_MAXINT32 - 3;
  restored = reload (session);
  g_signal_connect (session, "about-to-step", G_CALLBACK (add_line_cb), lines);
  fixture_play (session, 8, 5);
  g_assert_cmpuint (session->n_changes, <, 8);
  journal = g_string_free_to_bytes (lines);
  g_assert_cmpuint (favor_save_apply_journal (restored, journal), ==, 8);
  fixture_assert_same (session, restored);
  g_assert_cmpuint (favor_save_apply_journal (restored, journal), ==, 0);
  again = reload (restored);
  g_assert_cmpuint (again->n_changes, ==, session->n_changes);
}

/* ---- The game and what is played beside it -------------------------------------------- */

/* Goes back to `ply` and plays something else than what followed. */
static void
play_aside (FavorSession *session, guint ply)
{
  const FavorGame      *game = favor_session_get_game (session);
  FavorAction           done = *favor_session_get_action (session, ply + 1);
  g_auto (FavorActions) legal = { 0 };
  g_autoptr (GError)    error = NULL;
  guint                 i = 0;

  favor_session_play_on_from (session, ply);
  game->list (favor_session_get_state (session, ply), &legal);
  while (i < legal.n && favor_action_equal (&legal.items[i], &done))
    i++;
  g_assert_cmpuint (i, <, legal.n);
  favor_session_submit (session, &legal.items[i], &error);
  g_assert_no_error (error);
}

/* What the library says of it: the length of the finished game and who has won it. */
static void
assert_summary (FavorSession *session, guint n_plies, const FavorPad *pads)
{
  g_autoptr (GBytes) bytes = favor_save_to_bytes (session);
  FavorSaveSummary   summary;

  g_assert_true (favor_save_summarize (bytes, &summary, NULL));
  g_assert_cmpuint (summary.n_plies, ==, n_plies);
  g_assert_cmpint (summary.decider, ==, FAVOR_SEAT_NONE);
  for (guint seat = 0; seat < summary.n_seats; seat++)
    {
      g_assert_cmpint (summary.seats[seat].score, ==, pads[seat].total);
      g_assert_cmpint (summary.seats[seat].winner, ==, pads[seat].winner);
    }
  favor_save_summary_clear (&summary);
}

static void
score_end (FavorSession *session, FavorPad *pads)
{
  guint         n_plies;
  gconstpointer end = favor_session_get_game_end (session, &n_plies);

  for (guint seat = 0; seat < favor_session_get_n_seats (session); seat++)
    favor_session_get_game (session)->score (end, (FavorSeat) seat, &pads[seat]);
}

/* A ply of the finished game after which something else could be done. */
static guint
find_fork (FavorSession *session, guint from)
{
  g_auto (FavorActions) legal = { 0 };

  for (guint ply = from;; ply++)
    {
      favor_session_get_game (session)->list (favor_session_get_state (session, ply),
                                              &legal);
      if (legal.n > 1)
        return ply;
    }
}

/* Without what says which line is the game, as files were before that was said. */
static FavorSession *
reload_old (FavorSession *session)
{
  g_autoptr (GBytes)   bytes = favor_save_to_bytes (session);
  g_autoptr (JsonNode) root = favor_json_parse (g_bytes_get_data (bytes, NULL),
                                                g_bytes_get_size (bytes),
                                                NULL);
  g_autoptr (GBytes)   old = NULL;
  g_autoptr (GError)   error = NULL;
  FavorSession        *loaded;
  char                *text;

  json_object_remove_member (json_node_get_object (root), "game-line");
  json_object_remove_member (json_node_get_object (root), "end");
  text = favor_json_to_string (root, TRUE);
  old = g_bytes_new_take (text, strlen (text));
  loaded = favor_save_from_bytes (old, &error);
  g_assert_no_error (error);
  return loaded;
}

/* The line that was played to its end stays the game, whatever is tried afterwards. */
static void
test_game_stays (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (FavorSession) session = fixture_new (3, seed);
      g_autoptr (FavorSession) restored = NULL, old = NULL;
      FavorPad                 pads[FAVOR_MAX_SEATS], others[FAVOR_MAX_SEATS];
      guint                    n_plies, fork, length;
      int                      game;

      fixture_play (session, G_MAXUINT, seed);
      g_assert_true (favor_session_get_over (session));
      n_plies = favor_session_get_n_plies (session);
      score_end (session, pads);
      g_assert_false (favor_session_get_aside (session));

      fork = find_fork (session, 1);
      play_aside (session, fork);
      g_assert_true (favor_session_get_aside (session));
      g_assert_cmpuint (favor_session_get_aside_from (session), ==, fork);
      assert_summary (session, n_plies, pads);
      game = favor_session_find_game (session);
      g_assert_false (favor_session_can_delete_variation (session, (guint) game));
      restored = reload (session);
      g_assert_cmpint (favor_session_find_game (restored), ==, game);
      assert_summary (restored, n_plies, pads);

      /* Also when it has come to an end, and in files that do not say so. */
      fixture_play (session, G_MAXUINT, seed + 1);
      g_assert_true (favor_session_get_over (session));
      assert_summary (session, n_plies, pads);
      old = reload_old (session);
      assert_summary (old, n_plies, pads);

      /* Unless it is said, which can be taken back. */
      length = favor_session_get_n_plies (session);
      favor_session_set_game (session, -1);
      g_assert_false (favor_session_get_aside (session));
      score_end (session, others);
      assert_summary (session, length, others);
      favor_session_set_game (session, game);
      assert_summary (session, n_plies, pads);
      favor_session_open_variation (session, (guint) favor_session_find_game (session));
      g_assert_false (favor_session_get_aside (session));
      g_assert_cmpuint (favor_session_get_n_plies (session), ==, n_plies);
    }
}

/* The journal says it, too. */
static void
test_game_journal (void)
{
  g_autoptr (FavorSession) session = fixture_new (3, 7);
  g_autoptr (FavorSession) restored = reload (session);
  g_autoptr (GBytes)       journal = NULL;
  GString                 *lines = g_string_new (NULL);

  g_signal_connect (session, "about-to-step", G_CALLBACK (add_line_cb), lines);
  fixture_play (session, G_MAXUINT, 7);
  play_aside (session, find_fork (session, 1));
  fixture_play (session, G_MAXUINT, 8);
  favor_session_set_game (session, -1);
  play_aside (session, find_fork (session, 2));
  g_assert_true (favor_session_get_aside (session));
  journal = g_string_free_to_bytes (lines);
  favor_save_apply_journal (restored, journal);
  fixture_assert_same (session, restored);
  g_assert_cmpint (favor_session_find_game (restored),
                   ==,
                   favor_session_find_game (session));
}

static guint
apply_lines (FavorSession *session, const char *lines)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (lines, strlen (lines));

  return favor_save_apply_journal (session, bytes);
}

static void
test_journal_defects (void)
{
  static const char *const foreign[] = {
    "",
    "\n",
    "nonsense\n",
    "[]\n",
    "{}\n",
    "{\"change\":2,\"ply\":0}\n",
    "{\"change\":2,\"ply\":0,\"fly\":1}\n",
    "{\"change\":2,\"ply\":0,\"strict\":true,\"title\":\"x\"}\n",
    "{\"change\":3,\"ply\":0,\"title\":\"gap\"}\n",
    "{\"change\":2,\"ply\":1,\"title\":\"elsewhere\"}\n",
    "{\"change\":2,\"ply\":0,\"title\":7}\n",
    "{\"change\":2,\"ply\":0,\"title\":\"torn",
    "{\"change\":2,\"ply\":0,\"title\":\"\xff\"}\n",
    "{\"change\":2,\"ply\":0,\"title\":\"a\",\"title\":\"b\"}\n",
    "{\"change\":2,\"ply\":0,\"go-to\":1}\n",
    "{\"change\":2,\"ply\":0,\"go-to\":0}\n",
    "{\"change\":2,\"ply\":0,\"strict\":1}\n",
    "{\"change\":2,\"ply\":0,\"note\":{\"ply\":1,\"text\":\"x\"}}\n",
    "{\"change\":2,\"ply\":0,\"player\":{\"seat\":3,\"name\":\"x\",\"kind\":\"human\",\"colour\":0}}\n",
    "{\"change\":2,\"ply\":0,\"open-variation\":{\"index\":0,\"of\":0}}\n",
    "{\"change\":2,\"ply\":0,\"variations\":{}}\n",
    "{\"change\":2,\"ply\":0,\"do\":{\"kind\":\"play\",\"seat\":1,\"card\":\"step\"}}\n",
    "{\"change\":2,\"ply\":0,\"do\":{\"kind\":\"play\",\"seat\":0,\"card\":\"hop\"}}\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autoptr (FavorSession) session = fixture_new (3, 1);
      g_autofree char         *before = save_text (session);
      g_autofree char         *after = NULL;

      say (foreign[i]);
      g_assert_cmpuint (apply_lines (session, foreign[i]), ==, 0);
      after = save_text (session);
      g_assert_cmpstr (before, ==, after);
    }
}

static void
test_torn_journal (void)
{
  static const char lines[] = "{\"change\":2,\"ply\":0,\"title\":\"One\"}\n"
                              "{\"change\":3,\"ply\":0,\"title\":\"Two\"}\n"
                              "{\"change\":4,\"ply\":0,\"title\":\"Thr";
  gsize             first = strlen ("{\"change\":2,\"ply\":0,\"title\":\"One\"}");

  for (gsize length = 0; length < sizeof lines; length++)
    {
      g_autoptr (FavorSession) session = fixture_new (3, 1);
      g_autoptr (GBytes)       bytes = g_bytes_new (lines, length);
      guint expected = length < first ? 0 : length < 2 * first + 1 ? 1 : 2;

      g_assert_cmpuint (favor_save_apply_journal (session, bytes), ==, expected);
      g_assert_cmpstr (favor_session_get_title (session),
                       ==,
                       expected == 0   ? "Dummy Race"
                       : expected == 1 ? "One"
                                       : "Two");
    }
}

/* Positions */

static const char position[] =
  "{ \"format\": \"favor-session\", \"version\": 1, \"game\": \"dummy-race\", \"rules\": 1,"
  "  \"title\": \"Puzzle\","
  "  \"seats\": [ { \"name\": \"Ann\", \"kind\": \"human\", \"colour\": 0 },"
  "               { \"name\": \"Bo\", \"kind\": \"bot\", \"level\": \"master\", \"colour\": 1 } ],"
  "  \"state\": { \"rng\": [ \"0x0000000000000001\", \"0x0000000000000002\","
  "                          \"0x0000000000000003\", \"0x0000000000000004\" ],"
  "    \"ply\": 6, \"players\": 2, \"decider\": 0, \"turn-owner\": 0, \"phase\": \"race\","
  "    \"options\": { \"goal\": 9 }, \"round\": 4, \"place\": [ 5, 6 ],"
  "    \"hand\": [ [ \"step\", \"leap\" ], [ \"jump\", \"jump\" ] ] } }";

static void
test_position (void)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = load_text (position, &error);
  g_autoptr (FavorSession) copy = NULL;
  g_autoptr (FavorSession) played = NULL;
  g_autofree char         *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 0);
  g_assert_cmpuint (favor_game_head (favor_session_get_state (session, 0))->ply, ==, 6);
  g_assert_false (favor_session_get_history_lost (session));
  /* It stays a position file as long as nothing was played. */
  text = save_text (session);
  g_assert_null (strstr (text, "\"actions\""));
  copy = reload (session);
  fixture_assert_same (session, copy);

  fixture_play (session, 2, 1);
  favor_session_undo (session);
  g_clear_pointer (&text, g_free);
  text = save_text (session);
  g_assert_nonnull (strstr (text, "\"start\": {\"rng\":[\"0x0000000000000001\""));
  played = reload (session);
  fixture_assert_same (session, played);
  fixture_play (played, 1000, 1);
  g_assert_true (favor_session_get_over (played));
}

/* Other rules */

static char *
replace (const char *text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, 2);

  if (g_strv_length (parts) != 2)
    g_error ("%s is not in %s", from, text);
  return g_strjoinv (to, parts);
}

static void
test_other_rules (void)
{
  g_autoptr (FavorSession) session = make_example ();
  g_autofree char         *text = save_text (session);
  g_autofree char         *other = replace (text, "\"rules\": 1", "\"rules\": 7");
  g_autofree char         *changed = replace (other,
                                      "\"seed\": \"0x000000000000feed\"",
                                      "\"seed\": \"0x000000000000beef\"");
  g_autofree char         *unknown = replace (other, "\"card\":\"", "\"old-card\":\"");
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) same = load_text (other, &error);
  g_autoptr (FavorSession) lost = NULL;
  g_autoptr (FavorSession) lost_too = NULL;
  g_autoptr (FavorSession) reloaded = NULL;
  g_autoptr (GBytes)       bytes = g_bytes_new_static (changed, strlen (changed));
  guint                    n_plies = favor_session_get_n_plies (session);
  int                      ply = -1;

  /* They agree: all is well. */
  g_assert_no_error (error);
  g_assert_false (favor_session_get_history_lost (same));
  fixture_assert_same (session, same);

  /* They do not: the stored position opens alone and can be played from. */
  lost = load_text (changed, &error);
  g_assert_no_error (error);
  g_assert_true (favor_session_get_history_lost (lost));
  g_assert_cmpuint (favor_session_get_n_plies (lost), ==, 0);
  g_assert_cmpuint (favor_session_get_saved_cursor (lost), ==, 0);
  g_assert_cmpstr (favor_session_get_title (lost), ==, "Ann, Bo & Cy");
  g_assert_true (favor_schema_equal (favor_dummy_game.state,
                                     favor_session_get_state (lost, 0),
                                     favor_session_get_state (session, n_plies)));
  fixture_play (lost, 2, 1);
  reloaded = reload (lost);
  fixture_assert_same (lost, reloaded);

  lost_too = load_text (unknown, &error);
  g_assert_no_error (error);
  g_assert_true (favor_session_get_history_lost (lost_too));

  /* Verifying is strict. */
  g_assert_false (favor_save_verify (bytes, &ply, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_MISMATCH);
  g_assert_cmpint (ply, >=, 1);
}

/* Older versions of the format */

static gboolean
convert_1 (JsonObject *root, GError **error)
{
  JsonNode *node = json_object_dup_member (root, "gmae");

  if (node == NULL)
    {
      g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT, "no gmae");
      return FALSE;
    }
  json_object_set_member (root, "game", node);
  json_object_remove_member (root, "gmae");
  return TRUE;
}

static gboolean
convert_2 (JsonObject *root, GError **error)
{
  /* The step before has been done. */
  g_assert_true (json_object_has_member (root, "game"));
  g_assert_cmpint (json_object_get_int_member (root, "version"), ==, 2);
  json_object_set_int_member (root, "rules", 5);
  return TRUE;
}

static const FavorSaveConverter converters[] = {
  { 1, convert_1 },
  { 2, convert_2 },
};

static const struct
{
  const char *text;
  guint       target;
  int         code;
  const char *result;
} conversions[] = {
  { "{\"version\":1,\"gmae\":\"x\"}",
    3,
    -1,
    "{\"version\":3,\"game\":\"x\",\"rules\":5}" },
  { "{\"version\":2,\"game\":\"x\"}",
    3,
    -1,
    "{\"version\":3,\"game\":\"x\",\"rules\":5}" },
  { "{\"version\":3}", 3, -1, "{\"version\":3}" },
  { "{\"version\":4}", 3, FAVOR_ERROR_VERSION, NULL },
  { "{\"version\":2}", 1, FAVOR_ERROR_VERSION, NULL },
  { "{\"version\":3}", 4, FAVOR_ERROR_VERSION, NULL },
  { "{\"version\":0}", 3, FAVOR_ERROR_FORMAT, NULL },
  { "{\"version\":\"1\"}", 3, FAVOR_ERROR_FORMAT, NULL },
  { "{}", 3, FAVOR_ERROR_FORMAT, NULL },
  { "{\"version\":1}", 3, FAVOR_ERROR_FORMAT, NULL },
};

static void
test_converters (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (conversions); i++)
    {
      const char          *text = conversions[i].text;
      g_autoptr (JsonNode) node = favor_json_parse (text, strlen (text), NULL);
      g_autoptr (GError)   error = NULL;
      g_autofree char     *result = NULL;
      gboolean             ok = favor_save_convert (node,
                                        converters,
                                        G_N_ELEMENTS (converters),
                                        conversions[i].target,
                                        &error);

      g_test_message ("%s", text);
      if (conversions[i].result == NULL)
        {
          g_assert_false (ok);
          g_assert_error (error, FAVOR_ERROR, conversions[i].code);
          continue;
        }
      g_assert_no_error (error);
      result = favor_json_to_string (node, FALSE);
      g_assert_cmpstr (result, ==, conversions[i].result);
    }
}

/* Summaries */

static void
test_summary (void)
{
  g_autoptr (FavorSession) session = fixture_new (3, 5);

  for (;;)
    {
      g_autoptr (GBytes) bytes = favor_save_to_bytes (session);
      g_autoptr (GError) error = NULL;
      FavorSaveSummary   summary;
      FavorPad           pad;
      guint              n_plies = favor_session_get_n_plies (session);

      g_assert_true (favor_save_summarize (bytes, &summary, &error));
      g_assert_no_error (error);
      favor_dummy_game.score (favor_session_get_state (session, n_plies), 0, &pad);
      g_assert_cmpstr (summary.game_id, ==, "dummy-race");
      g_assert_cmpstr (summary.title, ==, "Dummy Race");
      g_assert_cmpuint (summary.n_plies, ==, n_plies);
      g_assert_cmpuint (summary.round, ==, pad.round);
      g_assert_cmpint (summary.decider, ==, favor_session_get_decider (session));
      g_assert_cmpint (summary.decider_is_person,
                       ==,
                       favor_session_awaits_person (session));
      g_assert_cmpuint (summary.n_seats, ==, 3);
      g_assert_cmpstr (summary.players[2], ==, "Cy");
      favor_save_summary_clear (&summary);
      if (favor_session_get_over (session))
        break;
      fixture_step (session, n_plies);
    }
}

/* A file that another program made need not have a summary. */
static void
test_summary_of_position (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (position, strlen (position));
  g_autoptr (GError) error = NULL;
  FavorSaveSummary   summary;

  g_assert_true (favor_save_summarize (bytes, &summary, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (summary.title, ==, "Puzzle");
  g_assert_cmpuint (summary.round, ==, 4);
  g_assert_cmpint (summary.decider, ==, 0);
  g_assert_true (summary.decider_is_person);
  favor_save_summary_clear (&summary);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/save/example", test_example);
  g_test_add_func ("/save/seconds", test_seconds);
  g_test_add_func ("/save/every-ply", test_every_ply);
  g_test_add_func ("/save/random-trees", test_random_trees);
  g_test_add_func ("/save/journal", test_journal);
  g_test_add_func ("/save/game-stays", test_game_stays);
  g_test_add_func ("/save/game-journal", test_game_journal);
  g_test_add_func ("/save/many-changes", test_many_changes);
  g_test_add_func ("/save/journal-defects", test_journal_defects);
  g_test_add_func ("/save/torn-journal", test_torn_journal);
  g_test_add_func ("/save/position", test_position);
  g_test_add_func ("/save/other-rules", test_other_rules);
  g_test_add_func ("/save/converters", test_converters);
  g_test_add_func ("/save/summary", test_summary);
  g_test_add_func ("/save/summary-of-position", test_summary_of_position);

  return g_test_run ();
}
