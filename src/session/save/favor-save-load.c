/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-save-loader.h"

#include "favor-json.h"
#include "favor-save-parts.h"
#include "favor-save-private.h"

static const char *const session_names[] = {
  "format",  "version", "game",      "rules",   "seed",   "title",
  "options", "seats",   "start",     "actions", "undone", "variations",
  "checks",  "notes",   "changes",   "cursor",  "strict", "summary",
  "state",   "end",     "game-line", "seconds", NULL,
};

/* A position has no history. */
static const char *const position_names[] = {
  "format", "version", "game",   "rules",  "seed",    "title", "options", "seats",
  "notes",  "changes", "cursor", "strict", "summary", "state", "seconds", NULL,
};

static const FavorField count_field = { .name = "changes",
                                        .type = FAVOR_TYPE_INT,
                                        .max = G_MAXINT32,
                                        .optional = 1 };
static const FavorField seconds_field = { .name = "seconds",
                                          .type = FAVOR_TYPE_INT,
                                          .max = FAVOR_MAX_SECONDS,
                                          .optional = 1 };

/* The head */

static gboolean
read_head (FavorSaveLoader *loader)
{
  const FavorField rules_field = { .name = "rules",
                                   .type = FAVOR_TYPE_INT,
                                   .min = 1,
                                   .max = G_MAXUINT16 };
  gboolean         played;
  gint64           rules = 0;

  if (!favor_save_read_head (&loader->reader, loader->root, &loader->game) ||
      !favor_save_read_int (&loader->reader, loader->root, &rules_field, &rules))
    return FALSE;
  loader->rules = (guint) rules;
  played = favor_save_loader_get_member (loader, "actions") != NULL;
  return favor_save_check_members (&loader->reader,
                                   loader->root,
                                   played ? session_names : position_names);
}

static gboolean
read_seats (FavorSaveLoader *loader)
{
  const FavorField field = { .name = "seats" };
  FavorJsonReader *reader = &loader->reader;
  JsonArray       *list;
  gsize            outer;

  if (!favor_save_read_list (reader, loader->root, "seats", &list))
    return FALSE;
  if (list == NULL)
    return favor_json_reader_fail_missing (reader, &field);
  outer = favor_json_reader_enter_member (reader, "seats");
  loader->n_seats = json_array_get_length (list);
  if (loader->n_seats < loader->game->min_seats ||
      loader->n_seats > loader->game->max_seats)
    return favor_json_reader_fail (reader,
                                   _ ("the game is not for this number of players"));
  for (guint i = 0; i < loader->n_seats; i++)
    {
      gsize before = favor_json_reader_enter_index (reader, i);

      if (!favor_save_read_player (reader,
                                   json_array_get_element (list, i),
                                   0,
                                   NULL,
                                   &loader->players[i]))
        return FALSE;
      favor_json_reader_leave (reader, before);
    }
  favor_json_reader_leave (reader, outer);
  return TRUE;
}

static gboolean
read_seed (FavorSaveLoader *loader)
{
  const FavorField field = { .name = "seed" };
  JsonNode        *node = favor_save_loader_get_member (loader, "seed");

  if (node != NULL)
    return favor_json_read_u64 (node, "seed", &loader->seed, loader->reader.error);
  /* Nothing was drawn for a position. */
  if (favor_save_loader_get_member (loader, "actions") == NULL)
    return TRUE;
  return favor_json_reader_fail_missing (&loader->reader, &field);
}

/* The rest */

static gboolean
read_notes (FavorSaveLoader *loader, FavorSession *session)
{
  FavorJsonReader *reader = &loader->reader;
  guint            last = favor_history_get_n_total (session->history);
  JsonArray       *list;
  gsize            outer;

  /* Their plies are gone. */
  if (session->history_lost)
    return TRUE;
  if (!favor_save_read_list (reader, loader->root, "notes", &list))
    return FALSE;
  outer = favor_json_reader_enter_member (reader, "notes");
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      gsize         before = favor_json_reader_enter_index (reader, i);
      FavorSaveNote note;

      if (
        !favor_save_read_note (reader, json_array_get_element (list, i), 0, last, &note))
        return FALSE;
      favor_save_take_note (session,
                            favor_history_get_node (session->history, note.ply),
                            &note);
      favor_json_reader_leave (reader, before);
    }
  favor_json_reader_leave (reader, outer);
  return TRUE;
}

static gboolean
read_rest (FavorSaveLoader *loader, FavorSession *session)
{
  guint            n_plies = favor_session_get_n_plies (session);
  const FavorField cursor_field = {
    .name = "cursor",
    .type = FAVOR_TYPE_INT,
    .max = session->history_lost ? G_MAXINT32 : (gint32) n_plies,
    .optional = 1,
  };
  JsonNode        *summary = favor_save_loader_get_member (loader, "summary");
  FavorSaveSummary ignored = { NULL };
  const char      *title = NULL;
  gboolean         strict = FALSE;
  gint64           changes = 0;
  gint64           seconds = 0;
  gint64           cursor = n_plies;

  if (!favor_save_read_string (&loader->reader, loader->root, "title", FALSE, &title) ||
      !favor_save_read_int (&loader->reader, loader->root, &count_field, &changes) ||
      !favor_save_read_int (&loader->reader, loader->root, &cursor_field, &cursor) ||
      !favor_save_read_int (&loader->reader, loader->root, &seconds_field, &seconds) ||
      !favor_save_read_bool (&loader->reader, loader->root, "strict", &strict) ||
      (summary != NULL &&
       !favor_save_read_summary (&loader->reader, summary, &ignored)) ||
      !read_notes (loader, session))
    return FALSE;
  if (title != NULL && *title != '\0')
    session->title = g_strdup (title);
  session->n_changes = (guint) changes;
  session->seconds = (guint32) seconds;
  session->strict = !!strict;
  favor_session_set_saved_cursor (session, (guint) cursor);
  return TRUE;
}

static FavorSession *
open_position (FavorSaveLoader *loader, gboolean history_lost)
{
  FavorSession *session;

  if (!history_lost && !favor_save_loader_check_options (loader, loader->state))
    return NULL;
  session = favor_save_loader_start_at (loader, loader->state);
  if (session != NULL)
    session->history_lost = !!history_lost;
  return session;
}

static FavorSession *
read_session (FavorSaveLoader *loader, gboolean strict)
{
  GError                 **error = loader->reader.error;
  g_autoptr (FavorSession) session = NULL;
  g_autoptr (GError)       local = NULL;

  if (!read_head (loader) || !read_seats (loader) || !read_seed (loader))
    return NULL;
  loader->state = g_malloc0 (loader->game->state->size);
  if (!favor_save_loader_read_position (loader, "state", loader->state))
    return NULL;
  if (favor_save_loader_get_member (loader, "actions") == NULL)
    return open_position (loader, FALSE);

  loader->reader.error = &local;
  session = favor_save_loader_replay (loader);
  loader->reader.error = error;
  if (session != NULL)
    return g_steal_pointer (&session);
  /* The same moves may mean something else today: the position is all that is left. */
  if (!strict && loader->rules != loader->game->rules_version)
    {
      g_string_truncate (loader->reader.path, 0);
      return open_position (loader, TRUE);
    }
  g_propagate_error (error, g_steal_pointer (&local));
  return NULL;
}

FavorSession *
favor_save_load (GBytes *bytes, gboolean strict, int *ply, GError **error)
{
  g_autoptr (GString)      path = g_string_new (NULL);
  g_autoptr (JsonNode)     root = NULL;
  g_autoptr (FavorSession) session = NULL;
  FavorSaveLoader          loader = { .ply = -1 };
  gconstpointer            data;
  gsize                    length;

  *ply = -1;
  data = g_bytes_get_data (bytes, &length);
  root = favor_json_parse (data, length, error);
  if (root == NULL)
    return NULL;
  loader.root = root;
  loader.reader.path = path;
  loader.reader.error = error;
  session = read_session (&loader, strict);
  *ply = loader.ply;
  g_free (loader.state);
  if (session == NULL || !read_rest (&loader, session))
    return NULL;
  favor_session_settle (session);
  return g_steal_pointer (&session);
}
