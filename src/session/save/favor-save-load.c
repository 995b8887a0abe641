/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-save-private.h"

#include "favor-json-reader.h"
#include "favor-json.h"
#include "favor-save-parts.h"

/* What a file has said so far. */
typedef struct
{
  FavorJsonReader  reader;
  JsonNode        *root;
  const FavorGame *game;
  guint            rules;
  FavorPlayer      players[FAVOR_MAX_SEATS];
  guint            n_seats;
  guint64          seed;

  /* The stored position. */
  gpointer state;
  /* The first ply that differs, or -1. */
  int ply;
} Loader;

static const char *const session_names[] = {
  "format", "version", "game",   "rules",      "seed",      "title", "options", "seats",
  "start",  "actions", "undone", "variations", "checks",    "notes", "changes", "cursor",
  "strict", "summary", "state",  "end",        "game-line", NULL,
};

/* A position has no history. */
static const char *const position_names[] = {
  "format", "version", "game",   "rules",  "seed",    "title", "options", "seats",
  "notes",  "changes", "cursor", "strict", "summary", "state", NULL,
};

static const FavorField count_field = { .name = "changes",
                                        .type = FAVOR_TYPE_INT,
                                        .max = G_MAXINT32,
                                        .optional = 1 };

static JsonNode *
get_member (Loader *loader, const char *name)
{
  return json_object_get_member (json_node_get_object (loader->root), name);
}

/* The head */

static gboolean
read_head (Loader *loader)
{
  const FavorField rules_field = { .name = "rules",
                                   .type = FAVOR_TYPE_INT,
                                   .min = 1,
                                   .max = G_MAXUINT16 };
  gint64           rules = 0;

  if (!favor_save_read_head (&loader->reader, loader->root, &loader->game) ||
      !favor_save_read_int (&loader->reader, loader->root, &rules_field, &rules))
    return FALSE;
  loader->rules = (guint) rules;
  return favor_save_check_members (&loader->reader,
                                   loader->root,
                                   get_member (loader, "actions") != NULL
                                     ? session_names
                                     : position_names);
}

static gboolean
read_seats (Loader *loader)
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
read_seed (Loader *loader)
{
  const FavorField field = { .name = "seed" };
  JsonNode        *node = get_member (loader, "seed");

  if (node != NULL)
    return favor_json_read_u64 (node, "seed", &loader->seed, loader->reader.error);
  /* Nothing was drawn for a position. */
  if (get_member (loader, "actions") == NULL)
    return TRUE;
  return favor_json_reader_fail_missing (&loader->reader, &field);
}

/* Positions */

static gboolean
fail_position (Loader *loader, const char *name, const char *sentence)
{
  g_set_error (loader->reader.error,
               FAVOR_ERROR,
               FAVOR_ERROR_POSITION,
               "%s%s",
               name,
               sentence);
  return FALSE;
}

/* Reads a position that can be played from: nothing hidden, no invariant broken. */
static gboolean
read_position (Loader *loader, const char *name, gpointer state)
{
  const FavorField field = { .name = name };
  FavorNames       names = { { NULL } };
  JsonNode        *node = get_member (loader, name);
  FavorRefusal     why = { 0 };
  g_autofree char *where = NULL;
  g_autofree char *sentence = NULL;

  if (node == NULL)
    return favor_json_reader_fail_missing (&loader->reader, &field);
  if (!favor_json_read_struct (loader->game->state,
                               node,
                               name,
                               loader->n_seats,
                               state,
                               loader->reader.error))
    return FALSE;
  if (favor_game_head (state)->n_seats != loader->n_seats)
    return fail_position (loader,
                          name,
                          _ (".players: not the number of players in “seats”"));
  if (!favor_schema_check (loader->game->state,
                           state,
                           loader->n_seats,
                           FALSE,
                           &where,
                           NULL))
    {
      sentence = g_strconcat (".", where, NULL);
      return fail_position (loader, name, sentence);
    }
  if (!favor_rng_works (&favor_game_head (state)->rng))
    return fail_position (loader,
                          name,
                          /* Translators: about four numbers from which chance is made */
                          _ (".rng: all numbers are 0"));
  loader->game->derive (state);
  if (!loader->game->validate (state, &why))
    {
      g_autofree char *text = NULL;

      for (guint i = 0; i < loader->n_seats; i++)
        names.names[i] = loader->players[i].name;
      text = favor_text_for_refusal (loader->game, &why, &names);
      sentence = g_strconcat (": ", text, NULL);
      return fail_position (loader, name, sentence);
    }
  return TRUE;
}

/* The options, which a position has in itself. */
static gboolean
check_options (Loader *loader, gconstpointer state)
{
  g_autofree gpointer options = NULL;
  JsonNode           *node = get_member (loader, "options");

  if (node == NULL)
    return TRUE;
  options = g_malloc (loader->game->options->size);
  if (!favor_json_read_struct (loader->game->options,
                               node,
                               "options",
                               loader->n_seats,
                               options,
                               loader->reader.error))
    return FALSE;
  if (favor_schema_equal (loader->game->options,
                          options,
                          favor_game_options (loader->game, state)))
    return TRUE;
  g_set_error (loader->reader.error,
               FAVOR_ERROR,
               FAVOR_ERROR_MISMATCH,
               "options: %s",
               _ ("not those of the position"));
  return FALSE;
}

static FavorSession *
start_at (Loader *loader, gconstpointer state)
{
  return favor_session_new_from_position (loader->game,
                                          state,
                                          loader->players,
                                          loader->n_seats,
                                          loader->seed,
                                          loader->reader.error);
}

static FavorSession *
start_from_setup (Loader *loader)
{
  const FavorField    field = { .name = "options" };
  g_autofree gpointer options = g_malloc (loader->game->options->size);
  JsonNode           *node = get_member (loader, "options");

  if (node == NULL)
    {
      favor_json_reader_fail_missing (&loader->reader, &field);
      return NULL;
    }
  if (!favor_json_read_struct (loader->game->options,
                               node,
                               "options",
                               loader->n_seats,
                               options,
                               loader->reader.error))
    return NULL;
  return favor_session_new (loader->game,
                            options,
                            loader->players,
                            loader->n_seats,
                            loader->seed,
                            loader->reader.error);
}

static FavorSession *
start_session (Loader *loader)
{
  g_autofree gpointer state = NULL;

  if (get_member (loader, "start") == NULL)
    return start_from_setup (loader);
  state = g_malloc0 (loader->game->state->size);
  if (!read_position (loader, "start", state) || !check_options (loader, state))
    return NULL;
  return start_at (loader, state);
}

/* History */

static gboolean
read_line (Loader *loader, FavorSession *session, const char *name, int *node)
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
fail_mismatch (Loader *loader, guint ply, const char *difference)
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
read_check (Loader *loader, FavorSession *session, JsonNode *node, guint least)
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
read_checks (Loader *loader, FavorSession *session)
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
compare_state (Loader *loader, FavorSession *session)
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
read_variations (Loader *loader, FavorSession *session)
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
read_game_line (Loader *loader, FavorSession *session)
{
  const FavorField field = {
    .name = "game-line",
    .type = FAVOR_TYPE_INT,
    .min = -1,
    .max = (gint32) favor_session_get_n_variations (session) - 1,
    .optional = 1,
  };
  gint64 index = -1;

  if (get_member (loader, "game-line") == NULL)
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
check_end (Loader *loader, FavorSession *session)
{
  g_autofree gpointer end = NULL;
  guint               n_plies;

  if (get_member (loader, "end") == NULL)
    return TRUE;
  end = g_malloc0 (loader->game->state->size);
  if (!read_position (loader, "end", end))
    return FALSE;
  if (memcmp (end,
              favor_session_get_game_end (session, &n_plies),
              loader->game->state->size) == 0)
    return TRUE;
  return fail_position (loader, "end", _ (": not where the game ended"));
}

/* Replays what was played. */
static FavorSession *
replay (Loader *loader)
{
  g_autoptr (FavorSession) session = start_session (loader);
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

/* The rest */

static gboolean
read_notes (Loader *loader, FavorSession *session)
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
read_rest (Loader *loader, FavorSession *session)
{
  guint            n_plies = favor_session_get_n_plies (session);
  const FavorField cursor_field = {
    .name = "cursor",
    .type = FAVOR_TYPE_INT,
    .max = session->history_lost ? G_MAXINT32 : (gint32) n_plies,
    .optional = 1,
  };
  JsonNode        *summary = get_member (loader, "summary");
  FavorSaveSummary ignored = { NULL };
  const char      *title = NULL;
  gboolean         strict = FALSE;
  gint64           changes = 0;
  gint64           cursor = n_plies;

  if (!favor_save_read_string (&loader->reader, loader->root, "title", FALSE, &title) ||
      !favor_save_read_int (&loader->reader, loader->root, &count_field, &changes) ||
      !favor_save_read_int (&loader->reader, loader->root, &cursor_field, &cursor) ||
      !favor_save_read_bool (&loader->reader, loader->root, "strict", &strict) ||
      (summary != NULL &&
       !favor_save_read_summary (&loader->reader, summary, &ignored)) ||
      !read_notes (loader, session))
    return FALSE;
  if (title != NULL && *title != '\0')
    session->title = g_strdup (title);
  session->n_changes = (guint) changes;
  session->strict = !!strict;
  favor_session_set_saved_cursor (session, (guint) cursor);
  return TRUE;
}

static FavorSession *
open_position (Loader *loader, gboolean history_lost)
{
  FavorSession *session;

  if (!history_lost && !check_options (loader, loader->state))
    return NULL;
  session = start_at (loader, loader->state);
  if (session != NULL)
    session->history_lost = !!history_lost;
  return session;
}

static FavorSession *
read_session (Loader *loader, gboolean strict)
{
  GError                 **error = loader->reader.error;
  g_autoptr (FavorSession) session = NULL;
  g_autoptr (GError)       local = NULL;

  if (!read_head (loader) || !read_seats (loader) || !read_seed (loader))
    return NULL;
  loader->state = g_malloc0 (loader->game->state->size);
  if (!read_position (loader, "state", loader->state))
    return NULL;
  if (get_member (loader, "actions") == NULL)
    return open_position (loader, FALSE);

  loader->reader.error = &local;
  session = replay (loader);
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
  Loader                   loader = { .ply = -1 };
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
