/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "favor-save-private.h"

#include "favor-json.h"
#include "favor-save-parts.h"

/* Writing: a member a line, and of a list an element a line, so that people can read a file
 * and tools can compare two. The order is fixed: equal sessions make equal bytes. */

static void
write_node (GString *out, const char *name, JsonNode *node)
{
  g_autoptr (JsonNode) owned = node;
  g_autofree char     *text = favor_json_to_string (owned, FALSE);

  g_string_append_printf (out, ",\n  \"%s\": %s", name, text);
}

static void
write_int (GString *out, const char *name, gint64 value)
{
  g_string_append_printf (out, ",\n  \"%s\": %" G_GINT64_FORMAT, name, value);
}

static void
write_list (GString *out, const char *name, JsonNode *node)
{
  g_autoptr (JsonNode) owned = node;
  JsonArray           *list = json_node_get_array (owned);
  guint                n = json_array_get_length (list);

  g_string_append_printf (out, ",\n  \"%s\": [", name);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = favor_json_to_string (json_array_get_element (list, i),
                                                    FALSE);

      g_string_append_printf (out, "%s\n    %s", i > 0 ? "," : "", text);
    }
  g_string_append (out, n > 0 ? "\n  ]" : "]");
}

static JsonNode *
take_list (JsonArray *list)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, list);
  return node;
}

static JsonNode *
make_seats (FavorSession *session)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < session->n_seats; i++)
    json_array_add_element (list, favor_save_write_player (&session->players[i]));
  return take_list (list);
}

static JsonNode *
make_actions (FavorSession *session, guint first, guint last)
{
  JsonArray *list = json_array_sized_new (last + 1 - first);

  for (guint ply = first; ply <= last; ply++)
    json_array_add_element (
      list,
      favor_json_write_action (session->game,
                               favor_history_get_action (session->history, ply),
                               session->n_seats));
  return take_list (list);
}

static JsonNode *
make_notes (FavorSession *session)
{
  JsonArray *list = json_array_new ();

  for (guint ply = 0; ply <= favor_history_get_n_total (session->history); ply++)
    favor_save_add_note (session,
                         favor_history_get_node (session->history, ply),
                         ply,
                         TRUE,
                         list);
  return take_list (list);
}

static JsonNode *
make_checks (FavorSession *session)
{
  guint      n_plies = favor_session_get_n_plies (session);
  JsonArray *list = json_array_new ();

  for (guint ply = FAVOR_SAVE_CHECK_INTERVAL; ply <= n_plies;
       ply += FAVOR_SAVE_CHECK_INTERVAL)
    {
      gconstpointer state = favor_session_get_state (session, ply);
      JsonArray    *pair = json_array_sized_new (2);

      json_array_add_int_element (pair, ply);
      json_array_add_element (pair,
                              favor_json_write_u64 (favor_game_hash (session->game,
                                                                     state)));
      json_array_add_array_element (list, pair);
    }
  return take_list (list);
}

/* The end of the game, where that is not the position on the board. */
static void
write_end (GString *out, FavorSession *session)
{
  guint         n_plies;
  gconstpointer end = favor_session_get_game_end (session, &n_plies);
  gconstpointer state = favor_session_get_state (session,
                                                 favor_session_get_n_plies (session));

  if (memcmp (end, state, session->game->state->size) != 0)
    write_node (out,
                "end",
                favor_json_write_struct (session->game->state, end, session->n_seats));
}

/* What a library shows, so that it need not replay. */
static JsonNode *
make_summary (FavorSession *session)
{
  guint            n_plies;
  gconstpointer    end = favor_session_get_game_end (session, &n_plies);
  const FavorHead *head = favor_game_head (end);
  JsonObject      *object = json_object_new ();
  JsonNode        *node = json_node_new (JSON_NODE_OBJECT);
  FavorPad         pad = { { 0 } };

  session->game->score (end, 0, &pad);
  json_object_set_int_member (object, "plies", n_plies);
  json_object_set_int_member (object, "round", pad.round);
  if (head->decider == FAVOR_SEAT_NONE)
    json_object_set_null_member (object, "decider");
  else
    json_object_set_int_member (object, "decider", head->decider);
  json_node_take_object (node, object);
  return node;
}

static JsonNode *
make_state (FavorSession *session, guint ply)
{
  return favor_json_write_struct (session->game->state,
                                  favor_session_get_state (session, ply),
                                  session->n_seats);
}

static void
write_history (GString *out, FavorSession *session)
{
  guint n_plies = favor_session_get_n_plies (session);
  guint n_total = favor_history_get_n_total (session->history);

  if (session->from_position)
    write_node (out, "start", make_state (session, 0));
  write_list (out, "actions", make_actions (session, 1, n_plies));
  if (n_total > n_plies)
    write_list (out, "undone", make_actions (session, n_plies + 1, n_total));
  if (favor_history_get_n_variations (session->history) > 0)
    {
      write_list (out, "variations", favor_save_write_variations (session));
      write_int (out, "game-line", favor_session_find_game (session));
    }
  write_list (out, "checks", make_checks (session));
}

static void
write_head (GString *out, FavorSession *session)
{
  const FavorGame *game = session->game;

  g_string_append_printf (out, "{\n  \"format\": \"%s\"", FAVOR_SAVE_FORMAT);
  write_int (out, "version", FAVOR_SAVE_VERSION);
  g_string_append_printf (out, ",\n  \"game\": \"%s\"", game->id);
  write_int (out, "rules", game->rules_version);
  write_node (out, "seed", favor_json_write_u64 (session->seed));
  if (session->title != NULL)
    write_node (out, "title", json_node_init_string (json_node_alloc (), session->title));
  write_node (out,
              "options",
              favor_json_write_struct (
                game->options,
                favor_game_options (game, favor_session_get_state (session, 0)),
                session->n_seats));
  write_list (out, "seats", make_seats (session));
}

GBytes *
favor_save_to_bytes (FavorSession *session)
{
  GString             *out;
  g_autoptr (JsonNode) notes = NULL;
  gsize                length;

  g_return_val_if_fail (FAVOR_IS_SESSION (session), NULL);

  out = g_string_new (NULL);
  write_head (out, session);
  /* A position from which nothing was played stays a position file. */
  if (!session->from_position || favor_history_get_n_total (session->history) > 0)
    write_history (out, session);
  notes = make_notes (session);
  if (json_array_get_length (json_node_get_array (notes)) > 0)
    write_list (out, "notes", g_steal_pointer (&notes));
  write_int (out, "changes", session->n_changes);
  write_int (out, "cursor", favor_session_get_saved_cursor (session));
  if (session->seconds > 0)
    write_int (out, "seconds", session->seconds);
  if (session->strict)
    g_string_append (out, ",\n  \"strict\": true");
  write_node (out, "summary", make_summary (session));
  write_end (out, session);
  write_node (out, "state", make_state (session, favor_session_get_n_plies (session)));
  g_string_append (out, "\n}\n");

  length = out->len;
  return g_bytes_new_take (g_string_free (out, FALSE), length);
}

FavorSession *
favor_save_from_bytes (GBytes *bytes, GError **error)
{
  int ply;

  g_return_val_if_fail (bytes != NULL, NULL);

  return favor_save_load (bytes, FALSE, &ply, error);
}

gboolean
favor_save_verify (GBytes *bytes, int *ply, GError **error)
{
  g_autoptr (FavorSession) session = NULL;
  int                      first = -1;

  g_return_val_if_fail (bytes != NULL, FALSE);

  session = favor_save_load (bytes, TRUE, &first, error);
  if (ply != NULL)
    *ply = first;
  return session != NULL;
}

/* Files */

static void
set_io_error (GError **error, const char *path, int number)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *sentence =
    favor_text_fill (/* Translators: {reason} is the system's, in the user's language. */
                     _ ("“{file}” cannot be read: {reason}"),
                     "file reason",
                     name,
                     g_strerror (number));

  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_IO, sentence);
}

/* Reads at most `limit` bytes and one more, so that the reader sees that it was too large.
 * Only regular files: a pipe would wait for ever. Returns NULL and sets errno. */
static GBytes *
read_bytes (const char *path, gsize limit)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  int                    file = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat            info;
  guint8                 block[65536];
  gssize                 n = -1;
  int                    number = EINVAL;

  if (file < 0)
    return NULL;
  if (fstat (file, &info) == 0 && S_ISREG (info.st_mode))
    do
      {
        n = read (file, block, MIN (sizeof block, limit + 1 - bytes->len));
        number = errno;
        if (n > 0)
          g_byte_array_append (bytes, block, (guint) n);
      }
    while ((n > 0 && bytes->len <= limit) || (n < 0 && number == EINTR));
  else if (S_ISDIR (info.st_mode))
    number = EISDIR;
  close (file);
  errno = number;
  return n < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/**
 * favor_save_load_file:
 * @path: of a session file; a journal beside it is applied
 *
 * Loads a session; writes nothing.
 *
 * Errors: as favor_save_from_bytes (), and %FAVOR_ERROR_IO
 * Returns: (transfer full) (nullable): the session
 */
FavorSession *
favor_save_load_file (const char *path, GError **error)
{
  g_autoptr (GBytes)       bytes = NULL;
  g_autoptr (GBytes)       journal = NULL;
  g_autoptr (FavorSession) session = NULL;
  g_autofree char         *journal_path = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  bytes = read_bytes (path, FAVOR_JSON_MAX_BYTES);
  if (bytes == NULL)
    {
      set_io_error (error, path, errno);
      return NULL;
    }
  session = favor_save_from_bytes (bytes, error);
  if (session == NULL)
    return NULL;
  journal_path = g_strconcat (path, FAVOR_SAVE_JOURNAL_SUFFIX, NULL);
  journal = read_bytes (journal_path, FAVOR_JSON_MAX_BYTES);
  if (journal != NULL)
    favor_save_apply_journal (session, journal);
  return g_steal_pointer (&session);
}
