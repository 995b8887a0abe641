/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-save-loader.h"

#include "favor-json.h"

/* Positions in a file, and the game that starts at one or with its options. */

JsonNode *
favor_save_loader_get_member (FavorSaveLoader *loader, const char *name)
{
  return json_object_get_member (json_node_get_object (loader->root), name);
}

gboolean
favor_save_loader_fail_position (FavorSaveLoader *loader,
                                 const char      *name,
                                 const char      *sentence)
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
gboolean
favor_save_loader_read_position (FavorSaveLoader *loader,
                                 const char      *name,
                                 gpointer         state)
{
  const FavorField field = { .name = name };
  FavorNames       names = { { NULL } };
  JsonNode        *node = favor_save_loader_get_member (loader, name);
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
    return favor_save_loader_fail_position (
      loader,
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
      return favor_save_loader_fail_position (loader, name, sentence);
    }
  if (!favor_rng_works (&favor_game_head (state)->rng))
    return favor_save_loader_fail_position (
      loader,
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
      return favor_save_loader_fail_position (loader, name, sentence);
    }
  return TRUE;
}

/* The options, which a position has in itself. */
gboolean
favor_save_loader_check_options (FavorSaveLoader *loader, gconstpointer state)
{
  g_autofree gpointer options = NULL;
  JsonNode           *node = favor_save_loader_get_member (loader, "options");

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

FavorSession *
favor_save_loader_start_at (FavorSaveLoader *loader, gconstpointer state)
{
  return favor_session_new_from_position (loader->game,
                                          state,
                                          loader->players,
                                          loader->n_seats,
                                          loader->seed,
                                          loader->reader.error);
}

static FavorSession *
start_from_setup (FavorSaveLoader *loader)
{
  const FavorField    field = { .name = "options" };
  g_autofree gpointer options = g_malloc (loader->game->options->size);
  JsonNode           *node = favor_save_loader_get_member (loader, "options");

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

FavorSession *
favor_save_loader_start (FavorSaveLoader *loader)
{
  g_autofree gpointer state = NULL;

  if (favor_save_loader_get_member (loader, "start") == NULL)
    return start_from_setup (loader);
  state = g_malloc0 (loader->game->state->size);
  if (!favor_save_loader_read_position (loader, "start", state) ||
      !favor_save_loader_check_options (loader, state))
    return NULL;
  return favor_save_loader_start_at (loader, state);
}
