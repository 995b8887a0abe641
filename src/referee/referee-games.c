/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <glib/gi18n.h>

#include "favor-games.h"
#include "favor-json-schema.h"
#include "favor-json.h"
#include "referee-input.h"
#include "referee-output.h"

/* Commands `games`, `new` and `schema`: what there is before anything is played. */

static const char *
name_type (FavorType type)
{
  switch (type)
    {
    case FAVOR_TYPE_BOOL:
      return "bool";
    case FAVOR_TYPE_INT:
      return "int";
    case FAVOR_TYPE_ENUM:
      return "word";
    case FAVOR_TYPE_SEAT:
      return "seat";
    case FAVOR_TYPE_SET:
      return "set";
    case FAVOR_TYPE_SEATS:
      return "seats";
    case FAVOR_TYPE_BAG:
      return "bag";
    case FAVOR_TYPE_U64:
      return "u64";
    case FAVOR_TYPE_STRUCT:
      return "struct";
    }
  g_return_val_if_reached ("int");
}

static void
add_limits (JsonObject *object, const FavorField *field)
{
  JsonArray *values;

  if (field->type != FAVOR_TYPE_INT)
    return;
  if (field->n_values == 0)
    {
      json_object_set_int_member (object, "min", field->min);
      json_object_set_int_member (object, "max", field->max);
      return;
    }
  values = json_array_new ();
  for (guint i = 0; i < field->n_values; i++)
    json_array_add_int_element (values, field->values[i]);
  json_object_set_array_member (object, "values", values);
}

static void
add_words (JsonObject *object, const FavorField *field)
{
  JsonArray *words;

  if (field->words == NULL)
    return;
  words = json_array_new ();
  for (guint i = 0; i < field->words->n_words; i++)
    json_array_add_string_element (words, field->words->words[i].id);
  json_object_set_array_member (object, "words", words);
}

static void
add_text (JsonObject *object, const char *name, const char *text)
{
  if (text != NULL)
    json_object_set_string_member (object, name, _ (text));
}

/* The fallback of a value that the writer leaves out. */
static JsonNode *
write_fallback (const FavorField *field)
{
  JsonNode *node = json_node_new (JSON_NODE_VALUE);

  if (field->nullable && field->fallback == FAVOR_NONE)
    json_node_init_null (node);
  else if (field->type == FAVOR_TYPE_BOOL)
    json_node_set_boolean (node, field->fallback != 0);
  else if (field->type == FAVOR_TYPE_ENUM)
    json_node_set_string (node, field->words->words[field->fallback].id);
  else
    json_node_set_int (node, field->fallback);

  return node;
}

/* One option. `defaults` is the JSON form of the options of a game with the usual number of seats. */
static JsonObject *
describe_option (const FavorField *field, JsonObject *defaults)
{
  JsonObject *object = json_object_new ();
  JsonNode   *fallback = json_object_get_member (defaults, field->name);

  json_object_set_string_member (object, "name", field->name);
  add_text (object, "title", field->title);
  add_text (object, "summary", field->summary);
  json_object_set_string_member (object, "type", name_type (field->type));
  add_limits (object, field);
  add_words (object, field);
  if (field->n_dims > 0)
    json_object_set_boolean_member (object,
                                    "per-seat",
                                    field->dims[0].length == FAVOR_LENGTH_SEATS);
  json_object_set_member (object,
                          "default",
                          fallback != NULL ? json_node_copy (fallback)
                                           : write_fallback (field));

  return object;
}

static JsonArray *
describe_options (const FavorGame *game)
{
  g_autofree gpointer  defaults = g_malloc0 (MAX (game->options->size, 1));
  g_autoptr (JsonNode) node = NULL;
  JsonArray           *options = json_array_new ();

  favor_schema_set_defaults (game->options, defaults);
  node = favor_json_write_struct (game->options, defaults, game->default_seats);
  for (guint i = 0; i < game->options->n_fields; i++)
    json_array_add_object_element (options,
                                   describe_option (&game->options->fields[i],
                                                    json_node_get_object (node)));

  return options;
}

static JsonObject *
describe_game (const FavorGame *game)
{
  JsonObject *object = json_object_new ();
  JsonObject *seats = json_object_new ();

  json_object_set_int_member (seats, "min", game->min_seats);
  json_object_set_int_member (seats, "max", game->max_seats);
  json_object_set_int_member (seats, "default", game->default_seats);

  json_object_set_string_member (object, "id", game->id);
  add_text (object, "title", game->title);
  add_text (object, "summary", game->summary);
  json_object_set_int_member (object, "rules", game->rules_version);
  json_object_set_object_member (object, "seats", seats);
  json_object_set_int_member (object, "max-plies", game->max_plies);
  json_object_set_array_member (object, "options", describe_options (game));

  return object;
}

/* What an option may be, e.g. "0 to 3" or "hidden, open". */
static char *
describe_range (JsonObject *option)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *member = json_object_has_member (option, "words") ? "words" : "values";

  if (json_object_has_member (option, member))
    {
      JsonArray *array = json_object_get_array_member (option, member);

      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          g_autofree char *value = json_to_string (json_array_get_element (array, i),
                                                   FALSE);

          g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", value);
        }
    }
  else if (json_object_has_member (option, "min"))
    g_string_append_printf (text,
                            "%d … %d",
                            (int) json_object_get_int_member (option, "min"),
                            (int) json_object_get_int_member (option, "max"));
  else
    g_string_append (text, json_object_get_string_member (option, "type"));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
print_game (const FavorGame *game, JsonObject *object)
{
  JsonArray *options = json_object_get_array_member (object, "options");

  g_print ("%s  %u-%u  %s\n",
           game->id,
           game->min_seats,
           game->max_seats,
           _ (game->title));
  for (guint i = 0; i < json_array_get_length (options); i++)
    {
      JsonObject      *option = json_array_get_object_element (options, i);
      g_autofree char *range = describe_range (option);
      g_autofree char *value = json_to_string (json_object_get_member (option, "default"),
                                               FALSE);

      g_print ("  %s: %s (%s)\n",
               json_object_get_string_member (option, "name"),
               value,
               range);
    }
}

RefereeExit
referee_games_run (const RefereeCommand *self, GStrv *args)
{
  gboolean           as_json = FALSE;
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = {
    { "json",
      'j',
      0,
      G_OPTION_ARG_NONE,
      &as_json,
      N_ ("One JSON object for each game"),
      NULL },
    { NULL },
  };

  if (!referee_parse (self, args, entries, &error) ||
      !referee_count_args (*args, 0, 0, &error))
    return referee_fail (error);
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame       *game = favor_games_get_nth (i);
      g_autoptr (JsonObject) object = describe_game (game);

      if (as_json)
        referee_print_object (object);
      else
        print_game (game, object);
    }

  return REFEREE_DONE;
}

RefereeExit
referee_new_run (const RefereeCommand *self, GStrv *args)
{
  g_auto (RefereeSetup)    setup = { .seats_arg = REFEREE_UNSET };
  g_autoptr (FavorSession) session = NULL;
  g_autoptr (GError)       error = NULL;
  const GOptionEntry       entries[] = { REFEREE_SETUP_ENTRIES (&setup), { NULL } };

  if (!referee_parse (self, args, entries, &error) ||
      !referee_count_args (*args, 1, 1, &error) ||
      !referee_setup_init (&setup, (*args)[1], &error))
    return referee_fail (error);
  if (!setup.has_seed)
    setup.seed = (guint64) g_random_int () << 32 | g_random_int ();
  session = referee_setup_session (&setup, setup.seed, NULL, &error);
  if (session == NULL)
    return referee_fail (error);
  referee_print_session (session);

  return REFEREE_DONE;
}

RefereeExit
referee_schema_run (const RefereeCommand *self, GStrv *args)
{
  const FavorGame     *game = NULL;
  g_autoptr (JsonNode) schema = NULL;
  g_autoptr (GError)   error = NULL;

  if (!referee_parse (self, args, NULL, &error) ||
      !referee_count_args (*args, 0, 1, &error))
    return referee_fail (error);
  if ((*args)[1] != NULL)
    {
      game = referee_find_game ((*args)[1], &error);
      if (game == NULL)
        return referee_fail (error);
    }
  schema = favor_json_schema (game);
  referee_print (schema);

  return REFEREE_DONE;
}
