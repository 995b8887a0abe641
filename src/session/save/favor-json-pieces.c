/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-json-pieces.h"

/**
 * favor_json_piece_type:
 * @type: of JSON
 *
 * Returns: (transfer full): the schema of all values of @type
 */
JsonObject *
favor_json_piece_type (const char *type)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "type", type);
  return object;
}

/**
 * favor_json_piece_integer:
 * @least: no number is less
 * @most: no number is more
 *
 * Returns: (transfer full): the schema of whole numbers from @least to @most
 */
JsonObject *
favor_json_piece_integer (gint64 least, gint64 most)
{
  JsonObject *object = favor_json_piece_type ("integer");

  json_object_set_int_member (object, "minimum", least);
  json_object_set_int_member (object, "maximum", most);
  return object;
}

/**
 * favor_json_piece_const:
 * @value: any text
 *
 * Returns: (transfer full): the schema of @value alone
 */
JsonObject *
favor_json_piece_const (const char *value)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "const", value);
  return object;
}

/**
 * favor_json_piece_reference:
 * @id: of a definition
 *
 * Returns: (transfer full): the schema that is defined by that name
 */
JsonObject *
favor_json_piece_reference (const char *id)
{
  JsonObject      *object = json_object_new ();
  g_autofree char *pointer = g_strconcat ("#/$defs/", id, NULL);

  json_object_set_string_member (object, "$ref", pointer);
  return object;
}

/**
 * favor_json_piece_list:
 * @items: (transfer full): the schema of each item
 * @least: how many there are at least
 * @most: how many there are at most; 0: as many as may be
 *
 * Returns: (transfer full): the schema of lists
 */
JsonObject *
favor_json_piece_list (JsonObject *items, guint least, guint most)
{
  JsonObject *object = favor_json_piece_type ("array");

  json_object_set_object_member (object, "items", items);
  if (least > 0)
    json_object_set_int_member (object, "minItems", least);
  if (most > 0)
    json_object_set_int_member (object, "maxItems", most);
  return object;
}

/**
 * favor_json_piece_choice:
 * @keyword: "anyOf" or "oneOf"
 * @first: (transfer full): a schema
 * @second: (transfer full): another one
 *
 * Returns: (transfer full): the schema of what satisfies either
 */
JsonObject *
favor_json_piece_choice (const char *keyword, JsonObject *first, JsonObject *second)
{
  JsonObject *object = json_object_new ();
  JsonArray  *list = json_array_new ();

  json_array_add_object_element (list, first);
  json_array_add_object_element (list, second);
  json_object_set_array_member (object, keyword, list);
  return object;
}

/**
 * favor_json_piece_nullable:
 * @schema: (transfer full): of a value
 *
 * Returns: (transfer full): the schema of that value or none
 */
JsonObject *
favor_json_piece_nullable (JsonObject *schema)
{
  return favor_json_piece_choice ("anyOf", schema, favor_json_piece_type ("null"));
}

/**
 * favor_json_piece_object:
 * @properties: (transfer full): the schemas of its members
 * @required: (transfer full): the names of those that must be there
 *
 * Returns: (transfer full): the schema of objects with just these members
 */
JsonObject *
favor_json_piece_object (JsonObject *properties, JsonArray *required)
{
  JsonObject *object = favor_json_piece_type ("object");

  json_object_set_object_member (object, "properties", properties);
  json_object_set_array_member (object, "required", required);
  json_object_set_boolean_member (object, "additionalProperties", FALSE);
  return object;
}

/**
 * favor_json_piece_names:
 * @names: (array zero-terminated=1): of members
 *
 * Returns: (transfer full): them as a list
 */
JsonArray *
favor_json_piece_names (const char *const *names)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; names[i] != NULL; i++)
    json_array_add_string_element (list, names[i]);
  return list;
}

/**
 * favor_json_piece_open_object:
 * @properties: (transfer full): the schemas of its members
 * @required: (array zero-terminated=1): the names of those that must be there
 *
 * Returns: (transfer full): the schema of objects of which only some members are known
 */
JsonObject *
favor_json_piece_open_object (JsonObject *properties, const char *const *required)
{
  JsonObject *object = favor_json_piece_type ("object");

  json_object_set_object_member (object, "properties", properties);
  json_object_set_array_member (object, "required", favor_json_piece_names (required));
  return object;
}

/**
 * favor_json_piece_required:
 * @names: (array zero-terminated=1): of members
 *
 * Returns: (transfer full): the schema of any object that has them
 */
JsonObject *
favor_json_piece_required (const char *const *names)
{
  JsonObject *object = json_object_new ();

  json_object_set_array_member (object, "required", favor_json_piece_names (names));
  return object;
}
