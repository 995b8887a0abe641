/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-save-parts.h"

#include "favor-bot.h"

static const FavorWord kind_words[] = { { "human" }, { "bot" } };
static const FavorEnum kinds = FAVOR_ENUM ("kind", kind_words);

/**
 * favor_save_check_members:
 * @node: any
 * @names: (array zero-terminated=1): all that may be there
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if @node is no object or has other members
 */
gboolean
favor_save_check_members (FavorJsonReader   *reader,
                          JsonNode          *node,
                          const char *const *names)
{
  g_autoptr (GList) members = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return favor_json_reader_fail (reader, _ ("expected an object"));
  members = json_object_get_members (json_node_get_object (node));
  for (GList *l = members; l != NULL; l = l->next)
    {
      g_autofree char *quoted = NULL;

      if (g_strv_contains (names, l->data))
        continue;
      quoted = favor_json_quote (l->data);
      favor_json_reader_enter_member (reader, quoted);
      return favor_json_reader_fail (reader, _ ("there is no such member"));
    }
  return TRUE;
}

static JsonNode *
get_member (JsonNode *object, const char *name)
{
  return json_object_get_member (json_node_get_object (object), name);
}

static gboolean
fail_missing (FavorJsonReader *reader, const char *name)
{
  const FavorField field = { .name = name };

  return favor_json_reader_fail_missing (reader, &field);
}

/**
 * favor_save_read_string:
 * @object: an object
 * @name: of the member
 * @required: it must be there
 * @value: (inout): belongs to @object; left as it is where nothing is there
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no string
 */
gboolean
favor_save_read_string (FavorJsonReader *reader,
                        JsonNode        *object,
                        const char      *name,
                        gboolean         required,
                        const char     **value)
{
  JsonNode   *member = get_member (object, name);
  const char *text;
  gsize       before;

  if (member == NULL)
    return !required || fail_missing (reader, name);
  text = favor_json_peek_string (member);
  before = favor_json_reader_enter_member (reader, name);
  if (text == NULL)
    return favor_json_reader_fail (reader, _ ("expected a text"));
  favor_json_reader_leave (reader, before);
  *value = text;
  return TRUE;
}

/**
 * favor_save_read_int:
 * @object: an object
 * @field: has the name of the member and its range
 * @value: (inout): left as it is where nothing is there and nothing must be
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no number in range
 */
gboolean
favor_save_read_int (FavorJsonReader  *reader,
                     JsonNode         *object,
                     const FavorField *field,
                     gint64           *value)
{
  JsonNode *member = get_member (object, field->name);
  gsize     before;

  if (member == NULL)
    return field->optional || fail_missing (reader, field->name);
  before = favor_json_reader_enter_member (reader, field->name);
  if (field->nullable && JSON_NODE_HOLDS_NULL (member))
    *value = FAVOR_NONE;
  else if (!favor_json_reader_int (reader, field, member, value))
    return FALSE;
  favor_json_reader_leave (reader, before);
  return TRUE;
}

/**
 * favor_save_read_bool:
 * @object: an object
 * @name: of the member
 * @value: (inout): left as it is where nothing is there
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is neither true nor false
 */
gboolean
favor_save_read_bool (FavorJsonReader *reader,
                      JsonNode        *object,
                      const char      *name,
                      gboolean        *value)
{
  const FavorField field = { .name = name, .type = FAVOR_TYPE_BOOL, .size = 1, .max = 1 };
  JsonNode        *member = get_member (object, name);
  guint8           byte;
  gsize            before;

  if (member == NULL)
    return TRUE;
  before = favor_json_reader_enter_member (reader, name);
  if (!favor_json_reader_value (reader, &field, member, &byte, 0))
    return FALSE;
  favor_json_reader_leave (reader, before);
  *value = byte;
  return TRUE;
}

/**
 * favor_save_read_list:
 * @object: an object
 * @name: of the member
 * @value: (out) (nullable): the list; %NULL if it is not there
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no list
 */
gboolean
favor_save_read_list (FavorJsonReader *reader,
                      JsonNode        *object,
                      const char      *name,
                      JsonArray      **value)
{
  const FavorField field = { .name = name };
  JsonNode        *member = get_member (object, name);
  gsize            before;

  *value = NULL;
  if (member == NULL)
    return TRUE;
  before = favor_json_reader_enter_member (reader, name);
  *value = favor_json_reader_list (reader, &field, member);
  favor_json_reader_leave (reader, before);
  return *value != NULL;
}

/* Players */

static JsonNode *
write_player (JsonObject *object, const FavorPlayer *player)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_string_member (object, "name", player->name);
  json_object_set_string_member (object, "kind", player->is_bot ? "bot" : "human");
  if (player->is_bot)
    json_object_set_string_member (object, "level", favor_level_get_id (player->level));
  json_object_set_int_member (object, "colour", player->colour);
  if (player->hints > 0)
    json_object_set_int_member (object, "hints", player->hints);
  json_node_take_object (node, object);
  return node;
}

/**
 * favor_save_write_player:
 * @player: a player
 *
 * Returns: (transfer full): the player, as a file has it
 */
JsonNode *
favor_save_write_player (const FavorPlayer *player)
{
  return write_player (json_object_new (), player);
}

/**
 * favor_save_write_seat:
 * @seat: of the player
 * @player: a player
 *
 * Returns: (transfer full): the player, as a line of a journal has it, which names the
 *   seat
 */
JsonNode *
favor_save_write_seat (FavorSeat seat, const FavorPlayer *player)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "seat", seat);
  return write_player (object, player);
}

static gboolean
read_word (FavorJsonReader *reader,
           JsonNode        *object,
           const char      *name,
           const FavorEnum *words,
           guint           *value)
{
  const FavorField field = { .name = name,
                             .type = FAVOR_TYPE_ENUM,
                             .size = 1,
                             .words = words };
  JsonNode        *member = get_member (object, name);
  guint8           byte;
  gsize            before;

  if (member == NULL)
    return fail_missing (reader, name);
  before = favor_json_reader_enter_member (reader, name);
  if (!favor_json_reader_value (reader, &field, member, &byte, 0))
    return FALSE;
  favor_json_reader_leave (reader, before);
  *value = byte;
  return TRUE;
}

static gboolean
read_level (FavorJsonReader *reader, JsonNode *object, FavorPlayer *player)
{
  FavorWord       words[FAVOR_N_LEVELS];
  const FavorEnum levels = FAVOR_ENUM ("level", words);
  guint           level = 0;
  gsize           before;

  if (!player->is_bot)
    {
      if (get_member (object, "level") == NULL)
        return TRUE;
      before = favor_json_reader_enter_member (reader, "level");
      favor_json_reader_fail (reader, _ ("a person has no level"));
      favor_json_reader_leave (reader, before);
      return FALSE;
    }
  for (guint i = 0; i < FAVOR_N_LEVELS; i++)
    words[i] = (FavorWord){ favor_level_get_id ((FavorLevel) i), NULL };
  if (!read_word (reader, object, "level", &levels, &level))
    return FALSE;
  player->level = (FavorLevel) level;
  return TRUE;
}

static gboolean
read_name (FavorJsonReader *reader, JsonNode *object, FavorPlayer *player)
{
  const char *name = NULL;

  if (!favor_save_read_string (reader, object, "name", TRUE, &name))
    return FALSE;
  if (!favor_player_name_is_valid (name))
    {
      favor_json_reader_enter_member (reader, "name");
      return favor_json_reader_fail (reader, _ ("a name has 1 to 40 letters"));
    }
  player->name = (char *) name;
  return TRUE;
}

gboolean
favor_save_read_player (FavorJsonReader *reader,
                        JsonNode        *node,
                        guint            n_seats,
                        FavorSeat       *seat,
                        FavorPlayer     *player)
{
  static const char *const names[] = { "name", "kind", "level", "colour", "hints", NULL };
  static const char *const names_and_seat[] = { "seat",   "name",  "kind", "level",
                                                "colour", "hints", NULL };
  const FavorField         seat_field = { .name = "seat",
                                          .type = FAVOR_TYPE_INT,
                                          .max = (gint32) n_seats - 1 };
  const FavorField         colour_field = { .name = "colour",
                                            .type = FAVOR_TYPE_INT,
                                            .max = FAVOR_MAX_SEATS - 1 };
  const FavorField         hints_field = { .name = "hints",
                                           .type = FAVOR_TYPE_INT,
                                           .max = FAVOR_MAX_HINTS,
                                           .optional = TRUE };
  gint64                   colour = 0;
  gint64                   hints = 0;
  gint64                   which = 0;
  guint                    kind = 0;

  if (!favor_save_check_members (reader, node, n_seats > 0 ? names_and_seat : names))
    return FALSE;
  if (n_seats > 0 && !favor_save_read_int (reader, node, &seat_field, &which))
    return FALSE;
  if (!read_name (reader, node, player) ||
      !read_word (reader, node, "kind", &kinds, &kind) ||
      !favor_save_read_int (reader, node, &colour_field, &colour) ||
      !favor_save_read_int (reader, node, &hints_field, &hints))
    return FALSE;
  player->is_bot = kind == 1;
  player->colour = (guint8) colour;
  player->hints = (guint16) hints;
  if (seat != NULL)
    *seat = (FavorSeat) which;
  return read_level (reader, node, player);
}

/**
 * favor_save_write_note:
 * @note: a note
 *
 * Returns: (transfer full): the note, as a file has it
 */
JsonNode *
favor_save_write_note (const FavorSaveNote *note)
{
  JsonObject *object = json_object_new ();
  JsonNode   *node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_int_member (object, "ply", note->ply);
  json_object_set_string_member (object, "text", note->text != NULL ? note->text : "");
  if (note->name != NULL)
    json_object_set_string_member (object, "name", note->name);
  json_node_take_object (node, object);
  return node;
}

/**
 * favor_save_add_note:
 * @node: of the history
 * @ply: what the note is said to belong to
 * @with_name: with the name of a variation that once began there
 * @list: (inout): gets the note, if there is one
 *
 * Adds the note of a node to a list.
 */
void
favor_save_add_note (FavorSession *session,
                     int           node,
                     guint         ply,
                     gboolean      with_name,
                     JsonArray    *list)
{
  FavorSaveNote note = { .ply = ply };

  note.text = favor_history_get_node_note (session->history, node);
  if (with_name)
    note.name = favor_history_get_node_name (session->history, node);
  if (note.text != NULL || note.name != NULL)
    json_array_add_element (list, favor_save_write_note (&note));
}

/**
 * favor_save_take_note:
 * @node: of the history
 * @note: what belongs to it
 *
 * Puts the texts of a note into the tree.
 */
void
favor_save_take_note (FavorSession *session, int node, const FavorSaveNote *note)
{
  favor_history_set_node_note (session->history, node, note->text);
  if (note->name != NULL)
    favor_history_set_node_name (session->history, node, note->name);
}

/**
 * favor_save_read_note:
 * @node: any
 * @first: the least ply
 * @last: the greatest ply
 * @note: (out caller-allocates): its texts belong to @node
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no note of one of these plies
 */
gboolean
favor_save_read_note (FavorJsonReader *reader,
                      JsonNode        *node,
                      guint            first,
                      guint            last,
                      FavorSaveNote   *note)
{
  static const char *const names[] = { "ply", "text", "name", NULL };
  const FavorField         field = { .name = "ply",
                                     .type = FAVOR_TYPE_INT,
                                     .min = (gint32) first,
                                     .max = (gint32) last };
  gint64                   value = 0;

  note->name = NULL;
  if (!favor_save_check_members (reader, node, names) ||
      !favor_save_read_int (reader, node, &field, &value) ||
      !favor_save_read_string (reader, node, "text", TRUE, &note->text) ||
      !favor_save_read_string (reader, node, "name", FALSE, &note->name))
    return FALSE;
  note->ply = (guint) value;
  return TRUE;
}

/* Actions */

static gboolean
fail_refused (FavorJsonReader *reader, FavorSession *session, const FavorRefusal *why)
{
  g_autofree char *text = favor_text_for_refusal (session->game,
                                                  why,
                                                  favor_session_get_names (session));

  g_set_error (reader->error,
               FAVOR_ERROR,
               FAVOR_ERROR_MISMATCH,
               "%s: %s",
               reader->path->str,
               text);
  return FALSE;
}

static gboolean
read_action (FavorJsonReader *reader, FavorSession *session, JsonNode *json, int *node)
{
  FavorAction  action;
  FavorRefusal why = { 0 };

  if (!favor_json_read_action (session->game,
                               json,
                               reader->path->str,
                               session->n_seats,
                               &action,
                               NULL,
                               reader->error))
    return FALSE;
  if (!favor_session_try (session, *node, &action, &why))
    return fail_refused (reader, session, &why);
  *node = favor_history_add_child (session->history,
                                   *node,
                                   &action,
                                   session->scratch,
                                   &session->events);
  /* Number of the newest node times the size of each. */
  if ((gsize) *node * session->game->state->size > FAVOR_SAVE_MAX_TREE_BYTES)
    {
      g_set_error_literal (reader->error,
                           FAVOR_ERROR,
                           FAVOR_ERROR_TOO_LARGE,
                           _ ("The file holds more moves than any session has."));
      return FALSE;
    }
  return TRUE;
}

gboolean
favor_save_read_actions (FavorJsonReader *reader,
                         FavorSession    *session,
                         JsonArray       *list,
                         int             *node,
                         GArray          *nodes)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      gsize before = favor_json_reader_enter_index (reader, i);

      if (!read_action (reader, session, json_array_get_element (list, i), node))
        return FALSE;
      favor_json_reader_leave (reader, before);
      if (nodes != NULL)
        g_array_append_val (nodes, *node);
    }
  return TRUE;
}
