/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <errno.h>
#include <stdio.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "favor-json.h"
#include "favor-save.h"
#include "referee-game.h"
#include "referee-input.h"
#include "referee-output.h"
#include "referee-pool.h"

/* Command `play`: computers play games on several threads; a line each. */

typedef struct
{
  RefereeSetup setup;
  FavorLevel   levels[FAVOR_MAX_SEATS];
  int          n_games;
  int          jobs;
  char        *bots;
  char        *folder;
  gboolean     failed;
} Play;

/* What a worker hands over: one of the two. */
typedef struct
{
  char *line;
  char *failure;
} Outcome;

static guint64
get_seed (const Play *self, guint index)
{
  return self->setup.seed + index;
}

/* Builds the session that was played, which checks every action again, and saves it. */
static char *
save_game (const Play *self, guint64 seed, const RefereeGame *played, GError **error)
{
  const FavorGame         *game = self->setup.game;
  g_autoptr (FavorSession) session = NULL;
  g_autoptr (GBytes)       bytes = NULL;
  g_autofree char         *name = NULL;
  g_autofree char         *path = NULL;

  session = referee_setup_session (&self->setup, seed, self->levels, error);
  if (session == NULL)
    return NULL;
  for (guint i = 0; i < played->actions->len; i++)
    if (!favor_session_submit (session,
                               &g_array_index (played->actions, FavorAction, i),
                               error))
      return NULL;
  bytes = favor_save_to_bytes (session);
  name = g_strdup_printf ("%s-%u-%016" G_GINT64_MODIFIER "x" FAVOR_SAVE_SUFFIX,
                          game->id,
                          self->setup.n_seats,
                          seed);
  path = g_build_filename (self->folder, name, NULL);
  if (!g_file_set_contents (path,
                            g_bytes_get_data (bytes, NULL),
                            (gssize) g_bytes_get_size (bytes),
                            error))
    return NULL;

  return g_steal_pointer (&path);
}

static void
add_result (JsonObject *line, const FavorGame *game, gconstpointer state)
{
  guint      winners = referee_game_winners (game, state);
  JsonArray *scores = json_array_new ();
  JsonArray *seats = json_array_new ();

  for (guint i = 0; i < favor_game_head (state)->n_seats; i++)
    {
      FavorPad pad;

      game->score (state, (FavorSeat) i, &pad);
      json_array_add_int_element (scores, pad.total);
      if ((winners >> i & 1) != 0)
        json_array_add_int_element (seats, i);
    }
  json_object_set_array_member (line, "scores", scores);
  json_object_set_array_member (line, "winners", seats);
}

static char *
describe_game (const Play        *self,
               guint64            seed,
               const RefereeGame *played,
               const char        *path)
{
  const FavorGame       *game = self->setup.game;
  g_autoptr (JsonObject) line = json_object_new ();
  g_autoptr (JsonNode)   node = json_node_new (JSON_NODE_OBJECT);
  JsonArray             *levels = json_array_new ();

  for (guint i = 0; i < self->setup.n_seats; i++)
    json_array_add_string_element (levels, favor_level_get_id (self->levels[i]));
  json_object_set_string_member (line, "game", game->id);
  json_object_set_member (line, "seed", favor_json_write_u64 (seed));
  json_object_set_int_member (line, "seats", self->setup.n_seats);
  json_object_set_array_member (line, "levels", levels);
  json_object_set_int_member (line, "plies", played->actions->len);
  add_result (line, game, played->state);
  json_object_set_member (line,
                          "hash",
                          favor_json_write_u64 (favor_game_hash (game, played->state)));
  if (path != NULL)
    json_object_set_string_member (line, "file", path);
  else
    json_object_set_null_member (line, "file");
  json_node_set_object (node, line);

  return favor_json_to_string (node, FALSE);
}

static gpointer
play_worker (guint index, gpointer data)
{
  const Play           *self = data;
  guint64               seed = get_seed (self, index);
  const RefereeGameTask task = {
    .game = self->setup.game,
    .options = self->setup.options,
    .n_seats = self->setup.n_seats,
    .seed = seed,
    .levels = self->levels,
  };
  g_autoptr (GError)      error = NULL;
  g_autoptr (RefereeGame) played = referee_game_play (&task, &error);
  g_autofree char        *path = NULL;
  Outcome                *outcome = g_new0 (Outcome, 1);

  if (played != NULL && self->folder != NULL)
    path = save_game (self, seed, played, &error);
  if (played != NULL && error == NULL)
    outcome->line = describe_game (self, seed, played, path);
  else
    outcome->failure = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "x: %s",
                                        seed,
                                        error->message);

  return outcome;
}

static void
print_outcome (guint index, gpointer result, gpointer data)
{
  Play    *self = data;
  Outcome *outcome = result;

  if (outcome->line != NULL)
    {
      referee_print_text (outcome->line);
      fflush (stdout);
    }
  else
    {
      referee_report (REFEREE_FAILED, outcome->failure);
      self->failed = TRUE;
    }
  g_free (outcome->line);
  g_free (outcome->failure);
  g_free (outcome);
}

static gboolean
parse_play (Play *self, const RefereeCommand *command, GStrv *args, GError **error)
{
  const GOptionEntry entries[] = {
    REFEREE_SETUP_ENTRIES (&self->setup),
    { "bots",
      'b',
      0,
      G_OPTION_ARG_STRING,
      &self->bots,
      N_ ("Levels of the seats in turn, repeated as needed (default: baseline)"),
      "L,L,…" },
    { "games",
      'g',
      0,
      G_OPTION_ARG_INT,
      &self->n_games,
      N_ ("Number of games; each has the seed after the last one’s"),
      N_ ("K") },
    { "jobs",
      'j',
      0,
      G_OPTION_ARG_INT,
      &self->jobs,
      N_ ("Number of threads (default: one for each processor)"),
      N_ ("J") },
    { "out",
      'O',
      0,
      G_OPTION_ARG_FILENAME,
      &self->folder,
      N_ ("Folder that gets a session file of each game"),
      N_ ("DIR") },
    { NULL },
  };

  return referee_parse (command, args, entries, error) &&
         referee_count_args (*args, 1, 1, error) &&
         referee_setup_init (&self->setup, (*args)[1], error) &&
         referee_check_number ("--games", self->n_games, 1, REFEREE_MAX_GAMES, error) &&
         referee_check_number ("--jobs", self->jobs, 1, REFEREE_MAX_JOBS, error) &&
         referee_seat_levels (&self->setup,
                              self->bots != NULL ? self->bots : "baseline",
                              self->levels,
                              error);
}

static RefereeExit
play_all (Play *self)
{
  const RefereePool pool = {
    .n = (guint) self->n_games,
    .jobs = (guint) self->jobs,
    /* Translators: in “120 of 1000 games”. */
    .label = _ ("games"),
    .work = play_worker,
    .done = print_outcome,
    .data = self,
  };

  if (self->folder != NULL && g_mkdir_with_parents (self->folder, 0777) != 0)
    {
      g_autofree char *message = g_strdup_printf ("%s: %s",
                                                  self->folder,
                                                  g_strerror (errno));
      return referee_report (REFEREE_FAILED, message);
    }
  referee_pool_run (&pool);

  return self->failed ? REFEREE_FAILED : REFEREE_DONE;
}

RefereeExit
referee_play_run (const RefereeCommand *command, GStrv *args)
{
  Play               self = { .n_games = 1, .jobs = (int) referee_pool_default_jobs () };
  g_autoptr (GError) error = NULL;
  RefereeExit        code;

  self.setup.seats_arg = REFEREE_UNSET;
  if (parse_play (&self, command, args, &error))
    code = play_all (&self);
  else
    code = referee_fail (error);
  referee_setup_clear (&self.setup);
  g_free (self.bots);
  g_free (self.folder);

  return code;
}
