/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-save-loader.h"

#include "favor-json.h"
#include "favor-save-parts.h"

/* What was played, played once more: it must lead to what the file says. */

static gboolean
read_line (FavorSaveLoader *loader, FavorSession *session, const char *name, int *node)
{
  JsonArray *list;
  gsize      before;

  if (!favor_save_read_list (&loader->reader, loader->root, name, &list))
    return FALSE;
  if (list == NULL)
    return TRUE;
  before = favor_json_reader_enter_member (&loader->reader, name);
  if (!favor_save_read_actions (&loader->reader, session, list, node, NULL))
    return FALSE;
  favor_json_reader_leave (&loader->reader, before);
  return TRUE;
}

static gboolean
fail_mismatch (FavorSaveLoader *loader, guint ply, const char *difference)
{
  loader->ply = (int) ply;
  g_set_error (loader->reader.error,
               FAVOR_ERROR,
               FAVOR_ERROR_MISMATCH,
               "%s: %s",
               loader->reader.path->str,
               difference);
  return FALSE;
}

/* One pair of a ply and the hash of the state there. */
static gboolean
read_check (FavorSaveLoader *loader, FavorSession *session, JsonNode *node, guint least)
{
  const FavorField list_field = { .name = "checks" };
  const FavorField ply_field = {
    .name = "ply",
    .type = FAVOR_TYPE_INT,
    .min = (gint32) least,
    .max = (gint32) favor_session_get_n_plies (session),
  };
  FavorJsonReader *reader = &loader->reader;
  JsonArray       *pair = favor_json_reader_list (reader, &list_field, node);
  guint64          hash = 0;
  gint64           ply = 0;
  gsize            before;

  if (pair == NULL)
    return FALSE;
  if (json_array_get_length (pair) != 2)
    return favor_json_reader_fail (reader, _ ("expected a ply and a hash"));
  before = favor_json_reader_enter_index (reader, 0);
  if (!favor_json_reader_int (reader, &ply_field, json_array_get_element (pair, 0), &ply))
    return FALSE;
  favor_json_reader_leave (reader, before);
  before = favor_json_reader_enter_index (reader, 1);
  if (!favor_json_read_u64 (json_array_get_element (pair, 1),
                            reader->path->str,
                            &hash,
                            reader->error))
    return FALSE;
  favor_json_reader_leave (reader, before);
  if (hash !=
      favor_game_hash (loader->game, favor_session_get_state (session, (guint) ply)))
    return fail_mismatch (loader,
                          (guint) ply,
                          _ ("the moves do not lead to the position of this check"));
  return TRUE;
}

static gboolean
read_checks (FavorSaveLoader *loader, FavorSession *session)
{
  FavorJsonReader *reader = &loader->reader;
  JsonArray       *list;
  gsize            outer;

  if (!favor_save_read_list (reader, loader->root, "checks", &list))
    return FALSE;
  outer = favor_json_reader_enter_member (reader, "checks");
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      gsize before = favor_json_reader_enter_index (reader, i);

      if (!read_check (loader, session, json_array_get_element (list, i), 1))
        return FALSE;
      favor_json_reader_leave (reader, before);
    }
  favor_json_reader_leave (reader, outer);
  return TRUE;
}

static gboolean
compare_state (FavorSaveLoader *loader, FavorSession *session)
{
  guint            n_plies = favor_session_get_n_plies (session);
  gconstpointer    played = favor_session_get_state (session, n_plies);
  g_autofree char *difference = NULL;
  g_autofree char *sentence = NULL;
  gsize            before;

  if (favor_schema_equal (loader->game->state, played, loader->state))
    return TRUE;
  difference = favor_schema_diff (loader->game->state,
                                  played,
                                  loader->state,
                                  loader->n_seats);
  sentence =
    favor_text_fill (/* Translators: {difference} is a place in a file and two values. */
                     _ ("the moves do not lead to this position ({difference})"),
                     "difference",
                     difference != NULL ? difference : "…");
  before = favor_json_reader_enter_member (&loader->reader, "state");
  fail_mismatch (loader, n_plies, sentence);
  favor_json_reader_leave (&loader->reader, before);
  return FALSE;
}

static gboolean
read_variations (FavorSaveLoader *loader, FavorSession *session)
{
  JsonArray *list;
  gsize      before;

  if (!favor_save_read_list (&loader->reader, loader->root, "variations", &list))
    return FALSE;
  if (list == NULL)
    return TRUE;
  before = favor_json_reader_enter_member (&loader->reader, "variations");
  if (!favor_save_read_variations (&loader->reader, session, list))
    return FALSE;
  favor_json_reader_leave (&loader->reader, before);
  return TRUE;
}

/* Which line is the game. Files from before that was said let it be found. */
static gboolean
read_game_line (FavorSaveLoader *loader, FavorSession *session)
{
  const FavorField field = {
    .name = "game-line",
    .type = FAVOR_TYPE_INT,
    .min = -1,
    .max = (gint32) favor_session_get_n_variations (session) - 1,
    .optional = 1,
  };
  gint64 index = -1;

  if (favor_save_loader_get_member (loader, "game-line") == NULL)
    {
      favor_session_guess_game (session);
      return TRUE;
    }
  if (!favor_save_read_int (&loader->reader, loader->root, &field, &index))
    return FALSE;
  favor_session_settle_game (session, (int) index);
  return TRUE;
}

/* What the library reads of the end must be what was played. */
static gboolean
check_end (FavorSaveLoader *loader, FavorSession *session)
{
  g_autofree gpointer end = NULL;
  guint               n_plies;

  if (favor_save_loader_get_member (loader, "end") == NULL)
    return TRUE;
  end = g_malloc0 (loader->game->state->size);
  if (!favor_save_loader_read_position (loader, "end", end))
    return FALSE;
  if (memcmp (end,
              favor_session_get_game_end (session, &n_plies),
              loader->game->state->size) == 0)
    return TRUE;
  return favor_save_loader_fail_position (loader,
                                          "end",
                                          _ (": not where the game ended"));
}

/* Replays what was played. */
FavorSession *
favor_save_loader_replay (FavorSaveLoader *loader)
{
  g_autoptr (FavorSession) session = favor_save_loader_start (loader);
  int                      node;

  if (session == NULL)
    return NULL;
  node = favor_history_get_node (session->history, 0);
  if (!read_line (loader, session, "actions", &node))
    {
      /* The action that does not do leads to the first ply that differs. */
      loader->ply = (int) favor_history_get_n_total (session->history) + 1;
      return NULL;
    }
  favor_history_go_to (session->history, favor_history_get_n_total (session->history));
  if (!read_checks (loader, session) || !compare_state (loader, session) ||
      !read_line (loader, session, "undone", &node) ||
      !read_variations (loader, session) || !read_game_line (loader, session) ||
      !check_end (loader, session))
    return NULL;
  return g_steal_pointer (&session);
}
