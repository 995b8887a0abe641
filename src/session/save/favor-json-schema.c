/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-json-schema.h"

#include "favor-json-pieces.h"
#include "favor-save-private.h"
#include "favor-session.h"

#include "favor-bot.h"

/* The JSON Schema of session files. It accepts what the writer makes and, apart from the
 * rules of a game, refuses what the reader refuses. Only keywords are used that mean the same
 * in draft 7 and in draft 2020-12; a reference always stands alone in its object. */

typedef struct
{
  /* (nullable): what all games have in common. */
  const FavorGame *game;
  JsonObject      *definitions;
} Builder;

static void add_struct (Builder *builder, const FavorSchema *schema);

static guint
max_seats (Builder *builder)
{
  return builder->game != NULL ? builder->game->max_seats : FAVOR_MAX_SEATS;
}

static guint
min_seats (Builder *builder)
{
  return builder->game != NULL ? builder->game->min_seats : 1;
}

static JsonObject *
make_seat (Builder *builder)
{
  return favor_json_piece_integer (0, max_seats (builder) - 1);
}

/* Fields of a game's structs */

static JsonObject *
refer_to_words (Builder *builder, const FavorEnum *words)
{
  g_autofree char *id = g_strconcat ("word-", words->id, NULL);

  if (!json_object_has_member (builder->definitions, id))
    {
      JsonObject *object = json_object_new ();
      JsonArray  *list = json_array_new ();

      for (guint i = 0; i < words->n_words; i++)
        json_array_add_string_element (list, words->words[i].id);
      json_object_set_array_member (object, "enum", list);
      json_object_set_object_member (builder->definitions, id, object);
    }
  return favor_json_piece_reference (id);
}

static JsonObject *
make_number (const FavorField *field)
{
  JsonObject *object;
  JsonArray  *list;

  if (field->values == NULL)
    return favor_json_piece_integer (field->min, field->max);
  object = json_object_new ();
  list = json_array_new ();
  for (guint i = 0; i < field->n_values; i++)
    json_array_add_int_element (list, field->values[i]);
  json_object_set_array_member (object, "enum", list);
  return object;
}

static JsonObject *
make_set (JsonObject *items, guint most)
{
  JsonObject *object = favor_json_piece_list (items, 0, most);

  json_object_set_boolean_member (object, "uniqueItems", TRUE);
  return object;
}

static JsonObject *
make_bag (Builder *builder, const FavorField *field)
{
  return favor_json_piece_list (refer_to_words (builder, field->words),
                                0,
                                field->words->n_words * (guint) field->max);
}

static JsonObject *
make_value (Builder *builder, const FavorField *field)
{
  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
      return favor_json_piece_type ("boolean");
    case FAVOR_TYPE_INT:
      return make_number (field);
    case FAVOR_TYPE_ENUM:
      return refer_to_words (builder, field->words);
    case FAVOR_TYPE_SEAT:
      return make_seat (builder);
    case FAVOR_TYPE_SET:
      return make_set (refer_to_words (builder, field->words), field->words->n_words);
    case FAVOR_TYPE_SEATS:
      return make_set (make_seat (builder), max_seats (builder));
    case FAVOR_TYPE_BAG:
      return make_bag (builder, field);
    case FAVOR_TYPE_U64:
      return favor_json_piece_reference ("u64");
    case FAVOR_TYPE_STRUCT:
      add_struct (builder, field->schema);
      return favor_json_piece_reference (field->schema->id);
    }
  g_assert_not_reached ();
}

/* What a member may be in any of its cases. */
static JsonObject *
make_cases (Builder *builder, const FavorField *field)
{
  JsonObject *object = json_object_new ();
  JsonArray  *list = json_array_new ();

  json_array_add_object_element (list, make_value (builder, field));
  for (guint i = 0; i < field->n_cases; i++)
    if (field->cases[i].name != NULL)
      json_array_add_object_element (list, make_value (builder, &field->cases[i]));
  json_object_set_array_member (object, "anyOf", list);
  return object;
}

static JsonObject *
make_dims (Builder *builder, const FavorField *field, guint dim)
{
  const FavorDim *d;
  JsonObject     *items;

  if (dim >= MIN (field->n_dims, FAVOR_MAX_DIMS))
    {
      if (field->cases != NULL)
        return make_cases (builder, field);
      items = make_value (builder, field);
      return field->nullable ? favor_json_piece_nullable (items) : items;
    }
  if (favor_field_is_row (field) && dim + 1 == field->n_dims)
    return make_value (builder, field);
  items = make_dims (builder, field, dim + 1);
  d = &field->dims[dim];
  switch (d->length)
    {
    case FAVOR_LENGTH_FIXED:
      return favor_json_piece_list (items, d->capacity, d->capacity);
    case FAVOR_LENGTH_SEATS:
      return favor_json_piece_list (items, min_seats (builder), max_seats (builder));
    case FAVOR_LENGTH_COUNTED:
      return favor_json_piece_list (items, 0, d->capacity);
    }
  g_assert_not_reached ();
}

static void
add_fields (Builder           *builder,
            const FavorSchema *schema,
            JsonObject        *properties,
            JsonArray         *required)
{
  for (guint i = 0; schema != NULL && i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];
      JsonObject       *value;

      if (field->derived)
        continue;
      if (field->type == FAVOR_TYPE_STRUCT && field->nullable)
        value = favor_json_piece_nullable (make_value (builder, field));
      else
        value = make_dims (builder, field, 0);
      json_object_set_object_member (properties, field->name, value);
      if (!field->optional)
        json_array_add_string_element (required, field->name);
    }
}

static void
add_struct (Builder *builder, const FavorSchema *schema)
{
  JsonObject *properties;
  JsonArray  *required;

  if (json_object_has_member (builder->definitions, schema->id))
    return;
  properties = json_object_new ();
  required = json_array_new ();
  add_fields (builder, schema, properties, required);
  json_object_set_object_member (builder->definitions,
                                 schema->id,
                                 favor_json_piece_object (properties, required));
}

/* Actions */

static JsonObject *
make_action (Builder *builder, const FavorKind *kind)
{
  static const char *const names[] = { "kind", "seat", NULL };
  JsonObject              *properties = json_object_new ();
  JsonArray               *required = favor_json_piece_names (names);

  json_object_set_object_member (properties, "kind", favor_json_piece_const (kind->id));
  json_object_set_object_member (properties, "seat", make_seat (builder));
  add_fields (builder, kind->args, properties, required);
  return favor_json_piece_object (properties, required);
}

static JsonObject *
make_any_action (Builder *builder)
{
  static const char *const names[] = { "kind", "seat", NULL };
  JsonObject              *object;
  JsonArray               *kinds;

  if (builder->game == NULL)
    {
      JsonObject *properties = json_object_new ();

      json_object_set_object_member (properties,
                                     "kind",
                                     favor_json_piece_type ("string"));
      json_object_set_object_member (properties, "seat", make_seat (builder));
      return favor_json_piece_open_object (properties, names);
    }
  object = json_object_new ();
  kinds = json_array_new ();
  for (guint i = 0; i < builder->game->n_actions; i++)
    json_array_add_object_element (kinds,
                                   make_action (builder, &builder->game->actions[i]));
  json_object_set_array_member (object, "oneOf", kinds);
  return object;
}

/* Positions */

static JsonObject *
refer_to_state (Builder *builder)
{
  static const char *const names[] = { "rng",     "ply",        "players",
                                       "decider", "turn-owner", NULL };
  JsonObject              *properties;

  if (builder->game != NULL)
    {
      add_struct (builder, builder->game->state);
      return favor_json_piece_reference (builder->game->state->id);
    }
  properties = json_object_new ();
  json_object_set_object_member (
    properties,
    "rng",
    favor_json_piece_list (favor_json_piece_reference ("u64"), 4, 4));
  json_object_set_object_member (properties,
                                 "ply",
                                 favor_json_piece_integer (0, G_MAXINT32));
  json_object_set_object_member (properties,
                                 "players",
                                 favor_json_piece_integer (1, FAVOR_MAX_SEATS));
  json_object_set_object_member (properties,
                                 "decider",
                                 favor_json_piece_nullable (make_seat (builder)));
  json_object_set_object_member (properties,
                                 "turn-owner",
                                 favor_json_piece_nullable (make_seat (builder)));
  return favor_json_piece_open_object (properties, names);
}

static JsonObject *
refer_to_options (Builder *builder)
{
  if (builder->game == NULL)
    return favor_json_piece_type ("object");
  add_struct (builder, builder->game->options);
  return favor_json_piece_reference (builder->game->options->id);
}

/* The members that no game adds to */

static JsonObject *
make_player (gboolean is_bot)
{
  static const char *const human_names[] = { "name", "kind", "colour", NULL };
  static const char *const bot_names[] = { "name", "kind", "level", "colour", NULL };
  JsonObject              *properties = json_object_new ();
  JsonObject              *name = favor_json_piece_type ("string");

  json_object_set_int_member (name, "minLength", 1);
  json_object_set_int_member (name, "maxLength", FAVOR_MAX_NAME_CHARS);
  json_object_set_object_member (properties, "name", name);
  json_object_set_object_member (properties,
                                 "kind",
                                 favor_json_piece_const (is_bot ? "bot" : "human"));
  if (is_bot)
    {
      JsonObject *level = json_object_new ();
      JsonArray  *levels = json_array_new ();

      for (guint i = 0; i < FAVOR_N_LEVELS; i++)
        json_array_add_string_element (levels, favor_level_get_id ((FavorLevel) i));
      json_object_set_array_member (level, "enum", levels);
      json_object_set_object_member (properties, "level", level);
    }
  json_object_set_object_member (properties,
                                 "colour",
                                 favor_json_piece_integer (0, FAVOR_MAX_SEATS - 1));
  json_object_set_object_member (properties,
                                 "hints",
                                 favor_json_piece_integer (0, FAVOR_MAX_HINTS));
  return favor_json_piece_object (properties,
                                  favor_json_piece_names (is_bot ? bot_names
                                                                 : human_names));
}

static JsonObject *
make_note (void)
{
  static const char *const names[] = { "ply", "text", NULL };
  JsonObject              *properties = json_object_new ();

  json_object_set_object_member (properties,
                                 "ply",
                                 favor_json_piece_integer (0, G_MAXINT32));
  json_object_set_object_member (properties, "text", favor_json_piece_type ("string"));
  json_object_set_object_member (properties, "name", favor_json_piece_type ("string"));
  return favor_json_piece_object (properties, favor_json_piece_names (names));
}

static JsonObject *
make_variation (void)
{
  static const char *const names[] = { "from", "actions", NULL };
  JsonObject              *properties = json_object_new ();

  json_object_set_object_member (properties,
                                 "from",
                                 favor_json_piece_integer (0, G_MAXINT32));
  json_object_set_object_member (properties,
                                 "parent",
                                 favor_json_piece_integer (0, G_MAXINT32));
  json_object_set_object_member (properties, "name", favor_json_piece_type ("string"));
  json_object_set_object_member (
    properties,
    "actions",
    favor_json_piece_list (favor_json_piece_reference ("action"), 1, 0));
  json_object_set_object_member (
    properties,
    "notes",
    favor_json_piece_list (favor_json_piece_reference ("note"), 0, 0));
  return favor_json_piece_object (properties, favor_json_piece_names (names));
}

static JsonObject *
make_summary (Builder *builder)
{
  static const char *const names[] = { "plies", "round", "decider", NULL };
  JsonObject              *properties = json_object_new ();

  json_object_set_object_member (properties,
                                 "plies",
                                 favor_json_piece_integer (0, G_MAXINT32));
  json_object_set_object_member (properties,
                                 "round",
                                 favor_json_piece_integer (0, G_MAXUINT16));
  json_object_set_object_member (properties,
                                 "decider",
                                 favor_json_piece_nullable (make_seat (builder)));
  return favor_json_piece_object (properties, favor_json_piece_names (names));
}

static JsonObject *
make_u64 (void)
{
  JsonObject *object = favor_json_piece_type ("string");

  json_object_set_string_member (object, "pattern", "^0x[0-9a-f]{16}$");
  return object;
}

static void
add_definitions (Builder *builder)
{
  JsonObject *definitions = builder->definitions;

  json_object_set_object_member (definitions, "u64", make_u64 ());
  json_object_set_object_member (definitions,
                                 "player",
                                 favor_json_piece_choice ("oneOf",
                                                          make_player (FALSE),
                                                          make_player (TRUE)));
  json_object_set_object_member (definitions, "note", make_note ());
  json_object_set_object_member (definitions, "action", make_any_action (builder));
  json_object_set_object_member (definitions, "variation", make_variation ());
}

static void
add_head (Builder *builder, JsonObject *properties)
{
  JsonObject *version = json_object_new ();

  json_object_set_int_member (version, "const", FAVOR_SAVE_VERSION);
  json_object_set_object_member (properties,
                                 "format",
                                 favor_json_piece_const (FAVOR_SAVE_FORMAT));
  json_object_set_object_member (properties, "version", version);
  json_object_set_object_member (properties,
                                 "game",
                                 builder->game != NULL
                                   ? favor_json_piece_const (builder->game->id)
                                   : favor_json_piece_type ("string"));
  json_object_set_object_member (properties,
                                 "rules",
                                 favor_json_piece_integer (1, G_MAXUINT16));
  json_object_set_object_member (properties, "seed", favor_json_piece_reference ("u64"));
  json_object_set_object_member (properties, "title", favor_json_piece_type ("string"));
  json_object_set_object_member (properties, "options", refer_to_options (builder));
  json_object_set_object_member (
    properties,
    "seats",
    favor_json_piece_list (favor_json_piece_reference ("player"),
                           min_seats (builder),
                           max_seats (builder)));
}

static void
add_rest (Builder *builder, JsonObject *properties)
{
  static const struct
  {
    const char *name;
    const char *item;
  } lists[] = {
    { "actions", "action" },
    { "undone", "action" },
    { "variations", "variation" },
    { "notes", "note" },
  };

  JsonObject *pair = favor_json_piece_choice ("anyOf",
                                              favor_json_piece_integer (1, G_MAXINT32),
                                              favor_json_piece_reference ("u64"));

  json_object_set_object_member (properties, "start", refer_to_state (builder));
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    json_object_set_object_member (
      properties,
      lists[i].name,
      favor_json_piece_list (favor_json_piece_reference (lists[i].item), 0, 0));
  json_object_set_object_member (
    properties,
    "checks",
    favor_json_piece_list (favor_json_piece_list (pair, 2, 2), 0, 0));
  json_object_set_object_member (properties,
                                 "changes",
                                 favor_json_piece_integer (0, G_MAXINT32));
  json_object_set_object_member (properties,
                                 "cursor",
                                 favor_json_piece_integer (0, G_MAXINT32));
  json_object_set_object_member (properties,
                                 "game-line",
                                 favor_json_piece_integer (-1, G_MAXINT32));
  json_object_set_object_member (properties, "end", refer_to_state (builder));
  json_object_set_object_member (properties,
                                 "seconds",
                                 favor_json_piece_integer (0, FAVOR_MAX_SECONDS));
  json_object_set_object_member (properties, "strict", favor_json_piece_type ("boolean"));
  json_object_set_object_member (properties, "summary", make_summary (builder));
  json_object_set_object_member (properties, "state", refer_to_state (builder));
}

/* What goes with actions does not go without. */
static void
add_conditions (JsonObject *root)
{
  static const char *const actions[] = { "actions", NULL };
  static const char *const needed[] = { "seed", "options", NULL };
  static const char *const others[] = { "start",     "undone", "variations", "checks",
                                        "game-line", "end",    NULL };
  JsonObject              *no_properties = json_object_new ();
  JsonObject              *otherwise = json_object_new ();

  for (guint i = 0; others[i] != NULL; i++)
    {
      /* False is the schema that nothing satisfies. */
      json_object_set_boolean_member (no_properties, others[i], FALSE);
    }
  json_object_set_object_member (otherwise, "properties", no_properties);
  json_object_set_object_member (root, "if", favor_json_piece_required (actions));
  json_object_set_object_member (root, "then", favor_json_piece_required (needed));
  json_object_set_object_member (root, "else", otherwise);
}

JsonNode *
favor_json_schema (const FavorGame *game)
{
  static const char *const names[] = { "format", "version", "game", "rules",
                                       "seats",  "state",   NULL };
  Builder                  builder = { game, json_object_new () };
  JsonObject              *properties = json_object_new ();
  JsonObject              *root;
  JsonNode                *node = json_node_new (JSON_NODE_OBJECT);

  add_definitions (&builder);
  add_head (&builder, properties);
  add_rest (&builder, properties);
  root = favor_json_piece_object (properties, favor_json_piece_names (names));
  add_conditions (root);
  json_object_set_string_member (root,
                                 "$schema",
                                 "https://json-schema.org/draft/2020-12/schema");
  json_object_set_object_member (root, "$defs", builder.definitions);
  json_node_take_object (node, root);
  return node;
}
