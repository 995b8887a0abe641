/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <string.h>
#include <unistd.h>

#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>

#include "favor-games.h"
#include "favor-json.h"
#include "favor-save.h"
#include "referee-input.h"
#include "referee-output.h"

RefereeExit
referee_fail (const GError *error)
{
  gboolean misuse = error->domain == G_OPTION_ERROR;

  return referee_report (misuse ? REFEREE_REFUSED : REFEREE_FAILED, error->message);
}

gboolean
referee_misuse (GError **error, const char *message)
{
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, message);

  return FALSE;
}

void
referee_drop_arg (GStrv *args, guint index)
{
  guint length = g_strv_length (*args);

  g_assert (index < length);
  g_free ((*args)[index]);
  /* The terminating NULL moves with the rest. */
  memmove (*args + index, *args + index + 1, (length - index) * sizeof (char *));
}

gboolean
referee_parse (const RefereeCommand *self,
               GStrv                *args,
               const GOptionEntry   *entries,
               GError              **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (self->parameters != NULL
                                                               ? _ (self->parameters)
                                                               : NULL);
  g_autofree char           *usage = g_strconcat ("favor-referee ", self->name, NULL);

  g_set_prgname (usage);
  g_option_context_set_summary (context, _ (self->summary));
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  return g_option_context_parse_strv (context, args, error);
}

gboolean
referee_count_args (GStrv args, guint least, guint most, GError **error)
{
  guint n = g_strv_length (args) - 1;

  if (n < least)
    return referee_misuse (error, _ ("something is missing; --help says what to give"));
  if (n > most)
    {
      g_autofree char *message = favor_text_expand (_ ("“{word}” is one word too many"),
                                                    "word",
                                                    args[most + 1],
                                                    NULL);
      return referee_misuse (error, message);
    }
  return TRUE;
}

gboolean
referee_check_number (const char *option, int value, int least, int most, GError **error)
{
  g_autofree char *value_text = g_strdup_printf ("%d", value);
  g_autofree char *least_text = g_strdup_printf ("%d", least);
  g_autofree char *most_text = g_strdup_printf ("%d", most);
  g_autofree char *message = NULL;

  if (value >= least && value <= most)
    return TRUE;
  /* Translators: e.g. “--seats: 9 is not 2 to 7”. */
  message = favor_text_expand (_ ("{option}: {value} is not {least} to {most}"),
                               "option",
                               option,
                               "value",
                               value_text,
                               "least",
                               least_text,
                               "most",
                               most_text,
                               NULL);

  return referee_misuse (error, message);
}

const FavorGame *
referee_find_game (const char *id, GError **error)
{
  const FavorGame *game = favor_games_find (id);
  g_autofree char *message = NULL;

  if (game != NULL)
    return game;
  message =
    favor_text_expand (_ ("there is no game “{name}”; “favor-referee games” lists all"),
                       "name",
                       id,
                       NULL);
  referee_misuse (error, message);

  return NULL;
}

static gboolean
parse_seed (const char *text, guint64 *seed, GError **error)
{
  gboolean    is_hex = g_str_has_prefix (text, "0x") || g_str_has_prefix (text, "0X");
  const char *digits = is_hex ? text + 2 : text;
  g_autofree char *message = NULL;

  if (g_ascii_string_to_unsigned (digits, is_hex ? 16 : 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  message = favor_text_expand (_ ("--seed: “{value}” is not a number of 64 bits"),
                               "value",
                               text,
                               NULL);

  return referee_misuse (error, message);
}

/* The defaults, with the members of `overrides` (nullable) in their place. */
static JsonNode *
merge_options (const RefereeSetup *self, JsonNode *overrides)
{
  const FavorSchema  *schema = self->game->options;
  g_autofree gpointer defaults = g_malloc0 (MAX (schema->size, 1));
  JsonNode           *merged;
  JsonObjectIter      iter;
  const char         *name;
  JsonNode           *value;

  favor_schema_set_defaults (schema, defaults);
  merged = favor_json_write_struct (schema, defaults, self->n_seats);
  if (overrides == NULL)
    return merged;
  json_object_iter_init_ordered (&iter, json_node_get_object (overrides));
  while (json_object_iter_next_ordered (&iter, &name, &value))
    json_object_set_member (json_node_get_object (merged), name, json_node_copy (value));

  return merged;
}

static gboolean
read_options (RefereeSetup *self, GError **error)
{
  g_autoptr (GError)   local_error = NULL;
  g_autoptr (JsonNode) overrides = NULL;
  g_autoptr (JsonNode) merged = NULL;
  g_autofree char     *message = NULL;

  if (self->options_arg != NULL)
    {
      overrides = favor_json_parse (self->options_arg,
                                    strlen (self->options_arg),
                                    &local_error);
      if (overrides == NULL)
        {
          message = g_strconcat ("--options: ", local_error->message, NULL);
          return referee_misuse (error, message);
        }
      if (!JSON_NODE_HOLDS_OBJECT (overrides))
        return referee_misuse (error, _ ("--options: this is not a JSON object"));
    }
  merged = merge_options (self, overrides);
  self->options = g_malloc0 (MAX (self->game->options->size, 1));
  if (favor_json_read_struct (self->game->options,
                              merged,
                              "options",
                              self->n_seats,
                              self->options,
                              &local_error))
    return TRUE;

  return referee_misuse (error, local_error->message);
}

static gboolean
accept_options (const RefereeSetup *self, GError **error)
{
  FavorRefusal     why = { 0 };
  g_autofree char *sentence = NULL;

  if (self->game->accept (self->options, self->n_seats, &why))
    return TRUE;
  sentence = favor_text_for_refusal (self->game, &why, &referee_seat_names);

  return referee_misuse (error, sentence);
}

gboolean
referee_setup_init (RefereeSetup *self, const char *game_id, GError **error)
{
  self->game = referee_find_game (game_id, error);
  if (self->game == NULL)
    return FALSE;
  if (self->seats_arg == REFEREE_UNSET)
    self->seats_arg = self->game->default_seats;
  if (!referee_check_number ("--seats",
                             self->seats_arg,
                             self->game->min_seats,
                             self->game->max_seats,
                             error))
    return FALSE;
  self->n_seats = (guint) self->seats_arg;
  self->seed = 1;
  self->has_seed = self->seed_arg != NULL;
  if (self->has_seed && !parse_seed (self->seed_arg, &self->seed, error))
    return FALSE;

  return read_options (self, error) && accept_options (self, error);
}

void
referee_setup_clear (RefereeSetup *self)
{
  g_clear_pointer (&self->seed_arg, g_free);
  g_clear_pointer (&self->options_arg, g_free);
  g_clear_pointer (&self->options, g_free);
}

static char *
name_player (guint seat, gboolean is_bot)
{
  g_autofree char *number = g_strdup_printf ("%u", seat + 1);

  /* Translators: the name of a player in a file that favor-referee makes. */
  return favor_text_expand (is_bot ? _ ("Computer {number}") : _ ("Player {number}"),
                            "number",
                            number,
                            NULL);
}

FavorSession *
referee_setup_session (const RefereeSetup *self,
                       guint64             seed,
                       const FavorLevel   *levels,
                       GError            **error)
{
  FavorPlayer   players[FAVOR_MAX_SEATS] = { { NULL } };
  FavorSession *session;

  for (guint i = 0; i < self->n_seats; i++)
    players[i] = (FavorPlayer){
      .name = name_player (i, levels != NULL),
      .is_bot = levels != NULL,
      .level = levels != NULL ? levels[i] : FAVOR_LEVEL_FIRST,
      .colour = (guint8) i,
    };
  session = favor_session_new (self->game,
                               self->options,
                               players,
                               self->n_seats,
                               seed,
                               error);
  for (guint i = 0; i < self->n_seats; i++)
    g_free (players[i].name);

  return session;
}

GArray *
referee_parse_levels (const char *text, GError **error)
{
  g_auto (GStrv)     words = g_strsplit (text, ",", -1);
  g_autoptr (GArray) levels = g_array_new (FALSE, FALSE, sizeof (FavorLevel));

  for (guint i = 0; words[i] != NULL; i++)
    {
      FavorLevel       level;
      g_autofree char *message = NULL;

      if (favor_level_from_id (words[i], &level))
        {
          g_array_append_val (levels, level);
          continue;
        }
      message = favor_text_expand (_ ("there is no level “{name}”"),
                                   "name",
                                   words[i],
                                   NULL);
      referee_misuse (error, message);
      return NULL;
    }
  if (levels->len == 0)
    {
      referee_misuse (error, _ ("name at least one level"));
      return NULL;
    }

  return g_steal_pointer (&levels);
}

gboolean
referee_seat_levels (const RefereeSetup *self,
                     const char         *text,
                     FavorLevel          levels[FAVOR_MAX_SEATS],
                     GError            **error)
{
  g_autoptr (GArray) named = referee_parse_levels (text, error);

  if (named == NULL)
    return FALSE;
  if (named->len > self->n_seats)
    return referee_misuse (error, _ ("--bots: there are more levels than seats"));
  for (guint i = 0; i < self->n_seats; i++)
    levels[i] = g_array_index (named, FavorLevel, i % named->len);

  return TRUE;
}

static GInputStream *
open_input (const char *path, GError **error)
{
  g_autoptr (GFile) file = NULL;

  if (g_str_equal (path, "-"))
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);
  file = g_file_new_for_commandline_arg (path);

  return G_INPUT_STREAM (g_file_read (file, NULL, error));
}

GBytes *
referee_read_file (const char *path, GError **error)
{
  g_autoptr (GInputStream)  input = open_input (path, error);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  char                      buffer[65536];
  gssize                    n;
  guint                     total = 0;

  if (input == NULL)
    return NULL;
  /* One byte more than a session may have is enough to be refused. */
  while (total <= FAVOR_JSON_MAX_BYTES)
    {
      n = g_input_stream_read (input, buffer, sizeof buffer, NULL, error);
      if (n < 0)
        return NULL;
      if (n == 0)
        break;
      total += (guint) n;
      g_output_stream_write_all (memory, buffer, (gsize) n, NULL, NULL, NULL);
    }
  g_output_stream_close (memory, NULL, NULL);

  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

FavorSession *
referee_load (const char *path, GError **error)
{
  FavorSession *session;

  if (g_str_equal (path, "-"))
    {
      g_autoptr (GBytes) bytes = referee_read_file (path, error);

      session = bytes != NULL ? favor_save_from_bytes (bytes, error) : NULL;
    }
  else
    session = favor_save_load_file (path, error);
  if (session == NULL)
    g_prefix_error (error, "%s: ", path);

  return session;
}

gboolean
referee_find_ply (FavorSession *session, int *ply, GError **error)
{
  int n_plies = (int) favor_session_get_n_plies (session);

  if (*ply == REFEREE_UNSET)
    *ply = n_plies;

  return referee_check_number ("--ply", *ply, 0, n_plies, error);
}
