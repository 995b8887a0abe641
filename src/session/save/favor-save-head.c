/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-save-private.h"

#include "favor-games.h"
#include "favor-save-parts.h"

/* What kind of file it is, and the way from older versions of the format. */

static gboolean
find_version (JsonNode *root, gint64 *version, GError **error)
{
  const FavorField    field = { .name = "version",
                                .type = FAVOR_TYPE_INT,
                                .min = 1,
                                .max = G_MAXINT32 };
  g_autoptr (GString) path = g_string_new (NULL);
  FavorJsonReader     reader = { .path = path, .error = error };

  return favor_save_read_int (&reader, root, &field, version);
}

static gboolean
fail_version (GError **error, const char *sentence)
{
  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_VERSION, sentence);
  return FALSE;
}

gboolean
favor_save_convert (JsonNode                 *root,
                    const FavorSaveConverter *converters,
                    guint                     n_converters,
                    guint                     target,
                    GError                  **error)
{
  JsonObject *object = json_node_get_object (root);
  gint64      version = 0;

  if (!find_version (root, &version, error))
    return FALSE;
  if (version > target)
    return fail_version (
      error,
      _ ("The file was written by a newer version of Favor. Update Favor to open it."));
  while (version < target)
    {
      const FavorSaveConverter *found = NULL;

      for (guint i = 0; i < n_converters; i++)
        if (converters[i].from == version)
          found = &converters[i];
      if (found == NULL)
        return fail_version (error, _ ("The file is of a version that was never used."));
      if (!found->convert (object, error))
        return FALSE;
      version++;
      json_object_set_int_member (object, "version", version);
    }
  return TRUE;
}

static gboolean
check_format (FavorJsonReader *reader, JsonNode *root)
{
  JsonNode   *node = NULL;
  const char *format = NULL;

  if (JSON_NODE_HOLDS_OBJECT (root))
    node = json_object_get_member (json_node_get_object (root), "format");
  if (node != NULL)
    format = favor_json_peek_string (node);
  return g_strcmp0 (format, FAVOR_SAVE_FORMAT) == 0 ||
         favor_json_reader_fail (reader, _ ("The file is not a session of Favor."));
}

gboolean
favor_save_read_head (FavorJsonReader *reader, JsonNode *root, const FavorGame **game)
{
  const char      *id = NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *sentence = NULL;

  /* There is no older version yet. */
  if (!check_format (reader, root) ||
      !favor_save_convert (root, NULL, 0, FAVOR_SAVE_VERSION, reader->error) ||
      !favor_save_read_string (reader, root, "game", TRUE, &id))
    return FALSE;
  *game = favor_games_find (id);
  if (*game != NULL)
    return TRUE;
  quoted = favor_json_quote (id);
  sentence = favor_text_fill (_ ("This version of Favor has no game “{game}”."),
                              "game",
                              quoted);
  g_set_error_literal (reader->error, FAVOR_ERROR, FAVOR_ERROR_GAME, sentence);
  return FALSE;
}
