/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-json.h"

#define HIDDEN "hidden"

static JsonNode *
write_null (void)
{
  return json_node_new (JSON_NODE_NULL);
}

static JsonNode *
write_string (const char *text)
{
  return json_node_init_string (json_node_alloc (), text);
}

static JsonNode *
write_int (gint64 value)
{
  return json_node_init_int (json_node_alloc (), value);
}

static JsonNode *
write_list (JsonArray *list)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, list);
  return node;
}

static JsonNode *
write_seats (guint64 mask)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < 64; i++)
    if (mask >> i & 1)
      json_array_add_int_element (list, i);
  return write_list (list);
}

static void
add_copies (JsonArray *list, const char *id, guint64 n)
{
  for (guint64 i = 0; i < n; i++)
    json_array_add_string_element (list, id);
}

/* Adds what one number says of the words it holds: a set, or a packed bag. */
static void
add_words (JsonArray *list, const FavorField *field, gconstpointer data, guint index)
{
  const FavorWord *words = field->words->words + favor_field_first_word (field, index);
  const guint      n = favor_field_n_words (field, index);
  const guint      base = field->type == FAVOR_TYPE_SET ? 2 : field->base;
  guint64          value = (guint64) favor_field_get (field, data, index);

  for (guint i = 0; i < n; i++, value /= base)
    add_copies (list, words[i].id, value % base);
}

static JsonNode *
write_words (const FavorField *field, gconstpointer data, guint index)
{
  JsonArray *list = json_array_new ();

  add_words (list, field, data, index);
  return write_list (list);
}

/* The last dimension, which is one value; `index` is its first element. */
static JsonNode *
write_row (const FavorField *field, gconstpointer data, guint index)
{
  guint      n = field->dims[field->n_dims - 1].capacity;
  JsonArray *list;

  for (guint i = 0; i < n; i++)
    if (favor_field_is_hidden (field, data, index + i))
      return write_string (HIDDEN);
  list = json_array_new ();
  for (guint i = 0; i < n; i++)
    if (field->spread > 0)
      add_words (list, field, data, index + i);
    else if (i < field->words->n_words)
      add_copies (list,
                  field->words->words[i].id,
                  (guint64) favor_field_get (field, data, index + i));
  return write_list (list);
}

static JsonNode *
write_bool (gboolean value)
{
  return json_node_init_boolean (json_node_alloc (), value);
}

static JsonNode *
write_element (const FavorField *field, gconstpointer data, guint index, guint n_seats)
{
  gint64 value;

  if (field->type == FAVOR_TYPE_STRUCT)
    return favor_json_write_struct (field->schema,
                                    favor_field_peek (field, data, index),
                                    n_seats);
  if (favor_field_is_hidden (field, data, index))
    return write_string (HIDDEN);
  if (field->type == FAVOR_TYPE_U64)
    return favor_json_write_u64 (favor_field_get_u64 (field, data, index));

  value = favor_field_get (field, data, index);
  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
      return write_bool (value != 0);
    case FAVOR_TYPE_INT:
    case FAVOR_TYPE_SEAT:
      return field->nullable && value == FAVOR_NONE ? write_null () : write_int (value);
    case FAVOR_TYPE_ENUM:
      if (value >= 0 && value < field->words->n_words)
        return write_string (field->words->words[value].id);
      return write_null ();
    case FAVOR_TYPE_SET:
    case FAVOR_TYPE_BAG:
      return write_words (field, data, index);
    case FAVOR_TYPE_SEATS:
      return write_seats ((guint64) value);
    case FAVOR_TYPE_U64:
    case FAVOR_TYPE_STRUCT:
      break;
    }
  g_assert_not_reached ();
}

static JsonNode *
write_dims (const FavorField *field,
            gconstpointer     data,
            guint             dim,
            guint             outer,
            guint             n_seats)
{
  JsonArray *list;
  guint      length;

  if (dim >= field->n_dims)
    return write_element (field, data, outer, n_seats);
  if (dim + 1 == field->n_dims && favor_field_is_row (field))
    return write_row (field, data, outer * field->dims[dim].capacity);

  length = favor_field_length (field, data, dim, outer, n_seats);
  list = json_array_sized_new (length);
  for (guint i = 0; i < length; i++)
    json_array_add_element (
      list,
      write_dims (field, data, dim + 1, outer * field->dims[dim].capacity + i, n_seats));
  return write_list (list);
}

/* The case of a field, unless the number means nothing in it. */
static const FavorField *
find_case (const FavorField *field, gconstpointer data, guint n_seats)
{
  const FavorField *found = favor_field_case (field, data);

  if (found != field &&
      !favor_field_allows (found, 0, favor_field_get (found, data, 0), n_seats))
    return field;
  return found;
}

static gboolean
is_nullable_struct (const FavorField *field)
{
  return field->type == FAVOR_TYPE_STRUCT && field->nullable;
}

static void
write_members (JsonObject        *object,
               const FavorSchema *schema,
               gconstpointer      data,
               guint              n_seats)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = find_case (&schema->fields[i], data, n_seats);
      JsonNode         *node;

      if (field->derived)
        continue;
      if (field->optional && favor_field_is_fallback (field, data, n_seats))
        continue;
      if (!is_nullable_struct (field))
        node = write_dims (field, data, 0, 0, n_seats);
      else if (favor_field_length (field, data, 0, 0, n_seats) == 0)
        node = write_null ();
      else
        node = write_element (field, data, 0, n_seats);
      json_object_set_member (object, field->name, node);
    }
}

static JsonNode *
take_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);
  return node;
}

/**
 * favor_json_write_struct:
 * @schema: of @data
 * @data: a struct
 * @n_seats: how many seats are used
 *
 * Returns: (transfer full): its members, as the schema names them
 */
JsonNode *
favor_json_write_struct (const FavorSchema *schema, gconstpointer data, guint n_seats)
{
  JsonObject *object;

  g_return_val_if_fail (schema != NULL, NULL);
  g_return_val_if_fail (data != NULL, NULL);

  object = json_object_new ();
  write_members (object, schema, data, n_seats);
  return take_object (object);
}

/**
 * favor_json_write_action:
 * @action: of @game
 * @n_seats: how many seats are used
 *
 * Returns: (transfer full): `{"kind": …, "seat": …, arguments}`
 */
JsonNode *
favor_json_write_action (const FavorGame *game, const FavorAction *action, guint n_seats)
{
  const FavorKind *kind;
  JsonObject      *object;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (action != NULL && action->kind < game->n_actions, NULL);

  kind = &game->actions[action->kind];
  object = json_object_new ();
  json_object_set_string_member (object, "kind", kind->id);
  json_object_set_int_member (object, "seat", action->seat);
  if (kind->args != NULL)
    write_members (object, kind->args, action->arg, n_seats);
  return take_object (object);
}

/**
 * favor_json_write_event:
 * @event: of @game
 * @n_seats: how many seats are used
 *
 * Returns: (transfer full): `{"kind": …, "actor": …, arguments}`
 */
JsonNode *
favor_json_write_event (const FavorGame *game, const FavorEvent *event, guint n_seats)
{
  const FavorKind *kind;
  JsonObject      *object;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (event != NULL && event->kind < game->n_events, NULL);

  kind = &game->events[event->kind];
  object = json_object_new ();
  json_object_set_string_member (object, "kind", kind->id);
  json_object_set_member (object,
                          "actor",
                          event->actor == FAVOR_SEAT_NONE ? write_null ()
                                                          : write_int (event->actor));
  if (event->seen_by != FAVOR_SEEN_BY_EVERYBODY)
    json_object_set_member (object, "seen-by", write_seats (event->seen_by));
  if (kind->args != NULL)
    write_members (object, kind->args, event->arg, n_seats);
  return take_object (object);
}
