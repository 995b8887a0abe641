/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-games.h"
#include "favor-json-schema.h"
#include "favor-json.h"
#include "favor-save.h"
#include "favor-test.h"

#include "fixture.h"

/* Writes JSON Schemas and session files of every game into a folder, for check-schema.py:
 * GAME.schema.json with GAME-*.json, and schema.json for all games. A second argument names the
 * only game to write. */

#define N_SESSIONS 6

static void
write_schema (const char *folder, const FavorGame *game)
{
  g_autoptr (JsonNode) node = favor_json_schema (game);
  g_autofree char     *text = favor_json_to_string (node, TRUE);
  g_autofree char     *name = game != NULL ? g_strconcat (game->id, ".schema.json", NULL)
                                           : g_strdup ("schema.json");
  g_autofree char     *path = g_build_filename (folder, name, NULL);

  favor_test_save (path, text, -1);
}

static void
write_session (const char *folder, FavorSession *session, const char *what, guint n)
{
  g_autoptr (GBytes) bytes = favor_save_to_bytes (session);
  g_autofree char   *name = g_strdup_printf ("%s-%s-%u.json",
                                           favor_session_get_game (session)->id,
                                           what,
                                           n);
  g_autofree char   *path = g_build_filename (folder, name, NULL);
  gsize              length;
  const char        *text = g_bytes_get_data (bytes, &length);

  favor_test_save (path, text, (gssize) length);
}

/* The session's newest position as a file of its own. */
static void
write_position (const char *folder, FavorSession *session, guint n)
{
  g_autoptr (GBytes)       bytes = favor_save_to_bytes (session);
  gsize                    length;
  const char              *text = g_bytes_get_data (bytes, &length);
  g_autoptr (JsonNode)     node = favor_json_parse (text, length, NULL);
  static const char *const names[] = { "actions", "undone", "variations", "checks",
                                       "notes",   "cursor", "seed",       "options",
                                       "end",     "game-line" };
  g_autofree char         *position = NULL;
  g_autoptr (GBytes)       position_bytes = NULL;
  g_autoptr (FavorSession) loaded = NULL;
  g_autoptr (GError)       error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    json_object_remove_member (json_node_get_object (node), names[i]);
  position = favor_json_to_string (node, FALSE);
  position_bytes = g_bytes_new_static (position, strlen (position));
  loaded = favor_save_from_bytes (position_bytes, &error);
  g_assert_no_error (error);
  write_session (folder, loaded, "position", n);
  fixture_play (loaded, 3, n);
  write_session (folder, loaded, "played", n);
}

static void
write_game (const char *folder, const FavorGame *game)
{
  write_schema (folder, game);
  for (guint i = 0; i < N_SESSIONS; i++)
    {
      guint n_seats = game->min_seats + i % (game->max_seats - game->min_seats + 1U);
      g_autoptr (FavorSession) session = fixture_new_of (game, n_seats, 1, i);

      fixture_play (session, 20 * i, i);
      favor_session_set_note (session, 0, "Note");
      favor_session_play_on_from (session, favor_session_get_n_plies (session) / 2);
      favor_session_set_strict (session, i % 2);
      favor_session_count_seconds (session, 60 * i);
      fixture_play (session, 7, i + 1);
      favor_session_undo (session);
      write_session (folder, session, "session", i);
      write_position (folder, session, i);
    }
}

int
main (int argc, char **argv)
{
  if (argc != 2 && argc != 3)
    {
      g_printerr ("usage: write-saves FOLDER [GAME]\n");
      return 2;
    }
  write_schema (argv[1], NULL);
  for (guint i = 0; i < favor_games_get_n (); i++)
    if (argc == 2 || g_str_equal (favor_games_get_nth (i)->id, argv[2]))
      write_game (argv[1], favor_games_get_nth (i));
  return 0;
}
