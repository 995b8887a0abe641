/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include "favor-json.h"
#include "favor-save.h"
#include "referee-input.h"
#include "referee-output.h"

/* Command `verify`: whether files lead where they say. */

static void
describe_good (JsonObject *line, GBytes *bytes)
{
  g_autoptr (FavorSession) session = favor_save_from_bytes (bytes, NULL);
  guint                    n_plies;

  /* What was just verified loads. */
  g_assert (session != NULL);
  n_plies = favor_session_get_n_plies (session);
  json_object_set_int_member (line, "plies", n_plies);
  json_object_set_member (
    line,
    "hash",
    favor_json_write_u64 (favor_game_hash (favor_session_get_game (session),
                                           favor_session_get_state (session, n_plies))));
}

static void
describe_bad (JsonObject *line, int ply, const GError *error)
{
  if (ply >= 0)
    json_object_set_int_member (line, "ply", ply);
  else
    json_object_set_null_member (line, "ply");
  json_object_set_string_member (line, "why", error->message);
}

static gboolean
verify_file (const char *path)
{
  g_autoptr (GError)     error = NULL;
  g_autoptr (GBytes)     bytes = referee_read_file (path, &error);
  g_autoptr (JsonObject) line = json_object_new ();
  int                    ply = -1;
  gboolean               good = bytes != NULL && favor_save_verify (bytes, &ply, &error);

  json_object_set_string_member (line, "file", path);
  json_object_set_boolean_member (line, "ok", good);
  if (good)
    describe_good (line, bytes);
  else
    describe_bad (line, ply, error);
  referee_print_object (line);

  return good;
}

RefereeExit
referee_verify_run (const RefereeCommand *self, GStrv *args)
{
  g_autoptr (GError) error = NULL;
  gboolean           all_good = TRUE;

  if (!referee_parse (self, args, NULL, &error) ||
      !referee_count_args (*args, 1, G_MAXINT, &error))
    return referee_fail (error);
  for (guint i = 1; (*args)[i] != NULL; i++)
    all_good = verify_file ((*args)[i]) && all_good;

  return all_good ? REFEREE_DONE : REFEREE_FAILED;
}
