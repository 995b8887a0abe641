/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <string.h>

#include "favor-save.h"

#include "favor-json.h"
#include "favor-save-parts.h"

/* A journal line is an object with the number of the change, the ply it continues from and
 * one member more, which names what was done. A line is applied if its number is the next
 * one; so lines that a file already holds are passed over, and what follows a gap, a torn or
 * a foreign line is left alone. */

typedef gboolean (*Apply) (FavorSession    *session,
                           FavorJsonReader *reader,
                           JsonNode        *value);

static gboolean
apply_action (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  FavorAction action;

  return favor_json_read_action (session->game,
                                 value,
                                 "do",
                                 session->n_seats,
                                 &action,
                                 NULL,
                                 NULL) &&
         favor_session_submit (session, &action, NULL);
}

static gboolean
apply_go_to (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  const FavorField field = {
    .name = "go-to",
    .type = FAVOR_TYPE_INT,
    .max = (gint32) favor_history_get_n_total (session->history),
  };
  gint64 ply;

  if (!favor_json_reader_int (reader, &field, value, &ply))
    return FALSE;
  favor_session_go_to (session, (guint) ply);
  return TRUE;
}

/* Reads which variation is meant; the list must be as long as it was. */
static gboolean
read_which (FavorSession    *session,
            FavorJsonReader *reader,
            JsonNode        *value,
            guint           *index,
            const char     **name)
{
  static const char *const names[] = { "index", "of", "name", NULL };
  gint32                   n = (gint32) favor_session_get_n_variations (session);
  const FavorField         index_field = { .name = "index",
                                           .type = FAVOR_TYPE_INT,
                                           .max = n - 1 };
  const FavorField         of_field = { .name = "of",
                                        .type = FAVOR_TYPE_INT,
                                        .min = n,
                                        .max = n };
  gint64                   which;
  gint64                   of;

  if (!favor_save_check_members (reader, value, names) ||
      !favor_save_read_int (reader, value, &of_field, &of) ||
      !favor_save_read_int (reader, value, &index_field, &which) ||
      !favor_save_read_string (reader, value, "name", FALSE, name))
    return FALSE;
  *index = (guint) which;
  return TRUE;
}

static gboolean
apply_game_line (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  static const char *const names[] = { "index", "of", NULL };
  gint32                   n = (gint32) favor_session_get_n_variations (session);
  const FavorField         index_field = { .name = "index",
                                           .type = FAVOR_TYPE_INT,
                                           .min = -1,
                                           .max = n - 1 };
  const FavorField         of_field = { .name = "of",
                                        .type = FAVOR_TYPE_INT,
                                        .min = n,
                                        .max = n };
  gint64                   index, of;

  if (!favor_save_check_members (reader, value, names) ||
      !favor_save_read_int (reader, value, &of_field, &of) ||
      !favor_save_read_int (reader, value, &index_field, &index))
    return FALSE;
  favor_session_set_game (session, (int) index);
  return TRUE;
}

static gboolean
apply_open_variation (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  const char *name = NULL;
  guint       index;

  if (!read_which (session, reader, value, &index, &name))
    return FALSE;
  favor_session_open_variation (session, index);
  return TRUE;
}

static gboolean
apply_name_variation (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  const char *name = NULL;
  guint       index;

  if (!read_which (session, reader, value, &index, &name))
    return FALSE;
  favor_session_rename_variation (session, index, name);
  return TRUE;
}

static gboolean
apply_delete_variation (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  const char *name = NULL;
  guint       index;

  if (!read_which (session, reader, value, &index, &name) ||
      !favor_session_can_delete_variation (session, index))
    return FALSE;
  favor_session_delete_variation (session, index);
  return TRUE;
}

static gboolean
apply_variations (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  if (!JSON_NODE_HOLDS_ARRAY (value))
    return FALSE;
  favor_session_announce (session, "variations", json_node_copy (value));
  if (!favor_save_read_variations (reader, session, json_node_get_array (value)))
    return FALSE;
  favor_session_notify (session);
  return TRUE;
}

static gboolean
apply_title (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  const char *title = favor_json_peek_string (value);

  if (title == NULL)
    return FALSE;
  favor_session_set_title (session, title);
  return TRUE;
}

static gboolean
apply_note (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  FavorSaveNote note;

  if (
    !favor_save_read_note (reader, value, 0, favor_session_get_n_plies (session), &note))
    return FALSE;
  favor_session_set_note (session, note.ply, note.text);
  return TRUE;
}

static gboolean
apply_player (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  FavorPlayer player = { NULL };
  FavorSeat   seat;

  if (!favor_save_read_player (reader, value, session->n_seats, &seat, &player))
    return FALSE;
  favor_session_set_player (session, seat, &player);
  return TRUE;
}

static gboolean
apply_strict (FavorSession *session, FavorJsonReader *reader, JsonNode *value)
{
  if (!JSON_NODE_HOLDS_VALUE (value) ||
      json_node_get_value_type (value) != G_TYPE_BOOLEAN)
    return FALSE;
  favor_session_set_strict (session, json_node_get_boolean (value));
  return TRUE;
}

static const struct
{
  const char *name;
  Apply       apply;
} changes[] = {
  { "do", apply_action },
  { "go-to", apply_go_to },
  { "game-line", apply_game_line },
  { "open-variation", apply_open_variation },
  { "name-variation", apply_name_variation },
  { "delete-variation", apply_delete_variation },
  { "variations", apply_variations },
  { "title", apply_title },
  { "note", apply_note },
  { "player", apply_player },
  { "strict", apply_strict },
};

/* Applies what the line names besides its number and ply. */
static gboolean
apply_change (FavorSession *session, FavorJsonReader *reader, JsonNode *line)
{
  JsonObject *object = json_node_get_object (line);

  if (json_object_get_size (object) != 3)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      JsonNode *value = json_object_get_member (object, changes[i].name);

      if (value != NULL)
        return changes[i].apply (session, reader, value);
    }
  return FALSE;
}

typedef enum
{
  LINE_APPLIED,
  LINE_KNOWN,
  LINE_BROKEN,
} LineResult;

static LineResult
apply_line (FavorSession *session, const char *text, gsize length)
{
  static const FavorField change_field = { .name = "change",
                                           .type = FAVOR_TYPE_INT,
                                           .max = G_MAXINT32 };
  static const FavorField ply_field = { .name = "ply",
                                        .type = FAVOR_TYPE_INT,
                                        .max = G_MAXINT32 };
  g_autoptr (JsonNode)    line = favor_json_parse (text, length, NULL);
  g_autoptr (GString)     path = g_string_new (NULL);
  FavorJsonReader         reader = { .path = path };
  gint64                  change;
  gint64                  ply;
  guint                   ahead;

  if (line == NULL || !JSON_NODE_HOLDS_OBJECT (line) ||
      !favor_save_read_int (&reader, line, &change_field, &change) ||
      !favor_save_read_int (&reader, line, &ply_field, &ply))
    return LINE_BROKEN;
  /* Behind the largest number comes 0. */
  ahead = ((guint) change - session->n_changes) & G_MAXINT32;
  if (ahead == 0 || ahead > G_MAXINT32 / 2)
    return LINE_KNOWN;
  if (ahead != 1 ||
      ply != favor_session_get_n_plies (session) ||
      !apply_change (session, &reader, line) || change != session->n_changes)
    return LINE_BROKEN;
  return LINE_APPLIED;
}

guint
favor_save_apply_journal (FavorSession *session, GBytes *bytes)
{
  const char *at;
  const char *end;
  gsize       length;
  guint       n_applied = 0;

  g_return_val_if_fail (FAVOR_IS_SESSION (session), 0);
  g_return_val_if_fail (bytes != NULL, 0);

  at = g_bytes_get_data (bytes, &length);
  for (end = at + length; at < end;)
    {
      const char *stop = memchr (at, '\n', (gsize) (end - at));
      LineResult  result;

      if (stop == NULL)
        stop = end;
      result = apply_line (session, at, (gsize) (stop - at));
      if (result == LINE_BROKEN)
        break;
      n_applied += result == LINE_APPLIED;
      at = stop + 1;
    }
  return n_applied;
}
