/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-json-reader.h"

#include "favor-text.h"

/* A member of a struct that is being read. */
typedef struct
{
  FavorJsonReader   *reader;
  const FavorSchema *schema;
  const FavorField  *field;
  gpointer           data;
} Member;

static gboolean read_members (FavorJsonReader   *reader,
                              const FavorSchema *schema,
                              JsonNode          *node,
                              const char *const *others,
                              gpointer           data);

static gboolean
read_element (FavorJsonReader  *reader,
              const FavorField *field,
              JsonNode         *node,
              gpointer          data,
              guint             index)
{
  guint8 *element = (guint8 *) data + field->offset + (gsize) index * field->size;

  if (field->type == FAVOR_TYPE_STRUCT)
    return read_members (reader, field->schema, node, NULL, element);
  return favor_json_reader_value (reader, field, node, data, index);
}

static gboolean
fail_length (FavorJsonReader  *reader,
             const FavorField *field,
             guint             length,
             guint             expected,
             gboolean          at_most)
{
  g_autofree char *sentence =
    favor_text_fill (at_most ? _ ("the list has length {length}, allowed is {expected}")
                             : _ ("the list has length {length}, needed is {expected}"),
                     "length# expected#",
                     length,
                     expected);

  return favor_json_reader_fail_field (reader, field, sentence);
}

/* Whether a field before `field` has filled in the counters of the dimension. */
static gboolean
is_counted_already (const FavorSchema *schema, const FavorField *field, guint dim)
{
  for (const FavorField *f = schema->fields; f < field; f++)
    for (guint i = 0; i < f->n_dims && !f->derived; i++)
      if (f->dims[i].length == FAVOR_LENGTH_COUNTED &&
          f->dims[i].count_offset == field->dims[dim].count_offset)
        return TRUE;
  return FALSE;
}

static gboolean
set_length (const Member *member, guint dim, guint outer, guint length)
{
  const FavorField *field = member->field;
  const FavorDim   *d = &field->dims[dim];
  guint             n_seats = member->reader->n_seats;
  guint             expected = length;

  switch (d->length)
    {
    case FAVOR_LENGTH_FIXED:
    case FAVOR_LENGTH_SEATS:
      expected = favor_field_length (field, member->data, dim, outer, n_seats);
      break;
    case FAVOR_LENGTH_COUNTED:
      if (length > d->capacity)
        return fail_length (member->reader, field, length, d->capacity, TRUE);
      if (is_counted_already (member->schema, field, dim))
        expected = favor_field_length (field, member->data, dim, outer, n_seats);
      else
        favor_field_set_length (field, member->data, dim, outer, length);
      break;
    }
  return length == expected ||
         fail_length (member->reader, field, length, expected, FALSE);
}

static gboolean
read_dims (const Member *member, JsonNode *node, guint dim, guint outer)
{
  FavorJsonReader  *reader = member->reader;
  const FavorField *field = member->field;
  guint             first;
  guint             length;
  JsonArray        *list;

  if (dim >= field->n_dims)
    return read_element (reader, field, node, member->data, outer);
  first = outer * field->dims[dim].capacity;
  if (favor_field_is_row (field) && dim + 1 == field->n_dims)
    return favor_json_reader_row (reader, field, node, member->data, first);
  list = favor_json_reader_list (reader, field, node);
  if (list == NULL)
    return FALSE;
  length = json_array_get_length (list);
  if (!set_length (member, dim, outer, length))
    return FALSE;
  for (guint i = 0; i < length; i++)
    {
      gsize before = favor_json_reader_enter_index (reader, i);

      if (!read_dims (member, json_array_get_element (list, i), dim + 1, first + i))
        return FALSE;
      favor_json_reader_leave (reader, before);
    }
  return TRUE;
}

/* Puts the fallback into the used elements of a member that is not in the file. */
static void
fill_fallback (FavorJsonReader  *reader,
               const FavorField *field,
               gpointer          data,
               guint             dim,
               guint             outer)
{
  guint length;

  if (dim >= field->n_dims)
    {
      gpointer element = (gpointer) favor_field_peek (field, data, outer);

      if (field->type != FAVOR_TYPE_STRUCT)
        favor_field_set (field, data, outer, field->fallback);
      else
        for (guint i = 0; i < field->schema->n_fields; i++)
          fill_fallback (reader, &field->schema->fields[i], element, 0, 0);
      return;
    }
  length = favor_field_length (field, data, dim, outer, reader->n_seats);
  for (guint i = 0; i < length; i++)
    fill_fallback (reader, field, data, dim + 1, outer * field->dims[dim].capacity + i);
}

static gboolean
read_member (const Member *member, JsonNode *node)
{
  const FavorField *field = member->field;
  gboolean          present;

  if (field->type == FAVOR_TYPE_STRUCT && field->nullable)
    {
      present = !JSON_NODE_HOLDS_NULL (node);
      return set_length (member, 0, 0, present ? 1 : 0) &&
             (!present || read_element (member->reader, field, node, member->data, 0));
    }
  return read_dims (member, node, 0, 0);
}

/* Refuses members that neither the schema nor `others` know. */
static gboolean
check_names (FavorJsonReader   *reader,
             const FavorSchema *schema,
             JsonObject        *object,
             const char *const *others)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *l = names; l != NULL; l = l->next)
    {
      const FavorField *field = schema != NULL ? favor_schema_find (schema, l->data)
                                               : NULL;
      g_autofree char  *quoted = NULL;

      if ((field != NULL && !field->derived) ||
          (others != NULL && g_strv_contains (others, l->data)))
        continue;
      quoted = favor_json_quote (l->data);
      favor_json_reader_enter_member (reader, quoted);
      reader->refusal = FAVOR_REFUSAL_BAD_PARAMETER;
      return favor_json_reader_fail (reader, _ ("there is no such member"));
    }
  return TRUE;
}

static gboolean
read_members (FavorJsonReader   *reader,
              const FavorSchema *schema,
              JsonNode          *node,
              const char *const *others,
              gpointer           data)
{
  JsonObject *object;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      reader->refusal = FAVOR_REFUSAL_BAD_PARAMETER;
      return favor_json_reader_fail (reader, _ ("expected an object"));
    }
  object = json_node_get_object (node);
  if (!check_names (reader, schema, object, others))
    return FALSE;
  for (guint i = 0; schema != NULL && i < schema->n_fields; i++)
    {
      const FavorField *field = favor_field_case (&schema->fields[i], data);
      const Member      member = { reader, schema, field, data };
      JsonNode         *value;
      gsize             before;

      if (field->derived)
        continue;
      value = json_object_get_member (object, field->name);
      if (value == NULL && !field->optional)
        return favor_json_reader_fail_missing (reader, field);
      if (value == NULL)
        {
          fill_fallback (reader, field, data, 0, 0);
          continue;
        }
      before = favor_json_reader_enter_member (reader, field->name);
      if (!read_member (&member, value))
        return FALSE;
      favor_json_reader_leave (reader, before);
    }
  return TRUE;
}

/* Takes the number of seats from the position itself. */
static gboolean
find_n_seats (FavorJsonReader *reader, const FavorSchema *schema, JsonNode *node)
{
  const FavorField *field = favor_schema_find (schema, "players");
  JsonNode         *member;
  gint64            value;
  gsize             before;

  if (field == NULL)
    {
      reader->n_seats = FAVOR_MAX_SEATS;
      return TRUE;
    }
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return favor_json_reader_fail (reader, _ ("expected an object"));
  member = json_object_get_member (json_node_get_object (node), field->name);
  if (member == NULL)
    return favor_json_reader_fail_missing (reader, field);
  before = favor_json_reader_enter_member (reader, field->name);
  if (!favor_json_reader_int (reader, field, member, &value))
    return FALSE;
  favor_json_reader_leave (reader, before);
  reader->n_seats = (guint) value;
  return TRUE;
}

gboolean
favor_json_read_struct (const FavorSchema *schema,
                        JsonNode          *node,
                        const char        *path,
                        guint              n_seats,
                        gpointer           data,
                        GError           **error)
{
  g_autoptr (GString) place = NULL;
  FavorJsonReader     reader = { NULL };

  g_return_val_if_fail (schema != NULL, FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (n_seats <= FAVOR_MAX_SEATS, FALSE);
  g_return_val_if_fail (data != NULL, FALSE);

  place = g_string_new (path);
  reader.path = place;
  reader.n_seats = n_seats;
  reader.allow_hidden = favor_schema_find (schema, "rng") != NULL;
  reader.error = error;
  memset (data, 0, schema->size);
  return (n_seats > 0 || find_n_seats (&reader, schema, node)) &&
         read_members (&reader, schema, node, NULL, data);
}

static gboolean
read_kind (FavorJsonReader *reader,
           const FavorGame *game,
           JsonObject      *object,
           guint8          *kind)
{
  JsonNode        *node = json_object_get_member (object, "kind");
  const char      *id = node != NULL ? favor_json_peek_string (node) : NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *sentence = NULL;

  favor_json_reader_enter_member (reader, "kind");
  reader->refusal = FAVOR_REFUSAL_UNKNOWN_ACTION;
  if (node == NULL)
    return favor_json_reader_fail (reader, _ ("this member is missing"));
  if (id == NULL)
    return favor_json_reader_fail (reader, _ ("expected the name of an action"));
  for (guint i = 0; i < game->n_actions; i++)
    if (g_str_equal (game->actions[i].id, id))
      {
        *kind = (guint8) i;
        return TRUE;
      }
  quoted = favor_json_quote (id);
  sentence = favor_text_fill (_ ("“{value}” is not an action"), "value", quoted);
  return favor_json_reader_fail (reader, sentence);
}

static gboolean
read_actor (FavorJsonReader *reader, JsonObject *object, FavorSeat *seat)
{
  static const FavorField field = { .name = "seat", .type = FAVOR_TYPE_SEAT };
  JsonNode               *node = json_object_get_member (object, field.name);
  gint64                  value;

  if (node == NULL)
    return favor_json_reader_fail_missing (reader, &field);
  favor_json_reader_enter_member (reader, field.name);
  if (!favor_json_reader_seat (reader, &field, node, &value))
    return FALSE;
  *seat = (FavorSeat) value;
  return TRUE;
}

static gboolean
read_action (FavorJsonReader *reader,
             const FavorGame *game,
             JsonNode        *node,
             FavorAction     *action)
{
  static const char *const others[] = { "kind", "seat", NULL };
  gsize                    before = reader->path->len;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      reader->refusal = FAVOR_REFUSAL_BAD_PARAMETER;
      return favor_json_reader_fail (reader, _ ("expected an object"));
    }
  if (!read_kind (reader, game, json_node_get_object (node), &action->kind))
    return FALSE;
  favor_json_reader_leave (reader, before);
  if (!read_actor (reader, json_node_get_object (node), &action->seat))
    return FALSE;
  favor_json_reader_leave (reader, before);
  return read_members (reader,
                       game->actions[action->kind].args,
                       node,
                       others,
                       action->arg);
}

gboolean
favor_json_read_action (const FavorGame *game,
                        JsonNode        *node,
                        const char      *path,
                        guint            n_seats,
                        FavorAction     *action,
                        FavorRefusal    *refusal,
                        GError         **error)
{
  g_autoptr (GString) place = NULL;
  FavorJsonReader     reader = { NULL };
  gboolean            ok;

  g_return_val_if_fail (game != NULL, FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (n_seats >= 1 && n_seats <= FAVOR_MAX_SEATS, FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  place = g_string_new (path);
  reader.path = place;
  reader.n_seats = n_seats;
  reader.error = error;
  memset (action, 0, sizeof *action);
  ok = read_action (&reader, game, node, action);
  if (refusal != NULL)
    {
      memset (refusal, 0, sizeof *refusal);
      refusal->reason = ok ? FAVOR_REFUSAL_NONE : reader.refusal;
    }
  return ok;
}
