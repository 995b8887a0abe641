/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "favor-hint.h"
#include "favor-json.h"
#include "referee-game.h"
#include "referee-input.h"
#include "referee-output.h"
#include "referee-pool.h"

/* Command `hints`: computers play games; of positions with a choice the hints are printed, a line for
 * each position, then how many hints say what. */

#define POSITIONS_OF_GAME 10
#define N_GROUNDS         (FAVOR_HINT_OVERALL + 1)

static const char *const grounds[N_GROUNDS] = {
  [FAVOR_HINT_FACT] = "fact",
  [FAVOR_HINT_REST] = "rest",
  [FAVOR_HINT_OUTLOOK] = "outlook",
  [FAVOR_HINT_OVERALL] = "overall",
};

typedef struct
{
  RefereeSetup setup;
  FavorLevel   levels[FAVOR_MAX_SEATS];
  FavorLevel   level;
  int          n_positions;
  int          jobs;
  char        *bots;
  char        *level_arg;
  gboolean     failed;
  guint        n_told;
  guint        count[N_GROUNDS];
} Hints;

/* What a worker hands over: the lines of a game, and how many hints say what. */
typedef struct
{
  GPtrArray *lines;
  guint      count[N_GROUNDS];
  char      *failure;
} Outcome;

static void
outcome_free (Outcome *self)
{
  g_ptr_array_unref (self->lines);
  g_free (self->failure);
  g_free (self);
}

static JsonObject *
describe_hint (const FavorGame *game, guint n_seats, const FavorBotProposal *proposal)
{
  JsonObject      *hint = json_object_new ();
  g_autofree char *text = favor_hint_text (game, proposal, &referee_seat_names);

  json_object_set_string_member (hint, "text", text);
  json_object_set_string_member (hint,
                                 "ground",
                                 grounds[favor_hint_find_ground (proposal)]);
  if (proposal->has_reason)
    json_object_set_string_member (hint,
                                   "reason",
                                   game->reasons[proposal->reason.kind].id);
  else
    json_object_set_null_member (hint, "reason");
  json_object_set_member (hint,
                          "action",
                          favor_json_write_action (game, &proposal->action, n_seats));

  return hint;
}

/* The hints of the seat that decides in a true position. */
static void
look_at (const Hints *self, guint64 seed, gconstpointer state, Outcome *outcome)
{
  const FavorGame       *game = self->setup.game;
  const FavorHead       *head = favor_game_head (state);
  g_autofree gpointer    observed = g_memdup2 (state, game->state->size);
  g_autoptr (JsonNode)   node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) line = json_object_new ();
  JsonArray             *hints = json_array_new ();
  FavorBotChoice         choice = { 0 };
  const FavorBotTask     task = {
        .game = game,
        .observed = observed,
        .seat = head->decider,
        .level = self->level,
        .seed = favor_bot_seed (seed, head->ply, head->decider),
        .explain = TRUE,
  };

  favor_game_observe (game, observed, head->decider);
  favor_bot_choose (&task, &choice);
  for (guint i = 0; i < choice.n_proposals; i++)
    {
      json_array_add_object_element (hints,
                                     describe_hint (game,
                                                    self->setup.n_seats,
                                                    &choice.proposals[i]));
      outcome->count[favor_hint_find_ground (&choice.proposals[i])]++;
    }
  json_object_set_string_member (line, "game", game->id);
  json_object_set_member (line, "seed", favor_json_write_u64 (seed));
  json_object_set_int_member (line, "ply", head->ply);
  json_object_set_int_member (line, "seat", head->decider);
  json_object_set_array_member (line, "hints", hints);
  json_node_set_object (node, line);
  g_ptr_array_add (outcome->lines, favor_json_to_string (node, FALSE));
}

/* Which of `n` plies with a choice are looked at: so many of the rest, each equally likely. */
static gboolean
is_chosen (guint *left, guint n, FavorRng *rng)
{
  if (n > *left && favor_rng_below (rng, n) >= *left)
    return FALSE;
  (*left)--;
  return TRUE;
}

static gboolean
has_choice (const FavorGame *game, gconstpointer state, FavorActions *legal)
{
  game->list (state, legal);
  return legal->n > 1 || !legal->complete;
}

/* Plays the game again, in which `n_choices` plies have a choice, and looks at so many of these as are
 * wanted. Returns: how many have a choice */
static guint
replay (const Hints       *self,
        guint64            seed,
        const RefereeGame *played,
        guint              n_choices,
        guint              wanted,
        Outcome           *outcome)
{
  const FavorGame      *game = self->setup.game;
  g_autofree gpointer   state = g_malloc0 (game->state->size);
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;
  guint                 n = 0;

  favor_rng_seed (&rng, seed);
  game->setup (state, self->setup.options, self->setup.n_seats, seed, NULL);
  for (guint i = 0; i < played->actions->len; i++)
    {
      if (has_choice (game, state, &legal))
        {
          n++;
          if (n <= n_choices && is_chosen (&wanted, n_choices - n + 1, &rng))
            look_at (self, seed, state, outcome);
        }
      game->apply (state, &g_array_index (played->actions, FavorAction, i), NULL);
    }
  return n;
}

static gpointer
game_worker (guint index, gpointer data)
{
  const Hints          *self = data;
  const guint64         seed = self->setup.seed + index;
  const RefereeGameTask task = {
    .game = self->setup.game,
    .options = self->setup.options,
    .n_seats = self->setup.n_seats,
    .seed = seed,
    .levels = self->levels,
  };
  g_autoptr (GError)      error = NULL;
  g_autoptr (RefereeGame) played = referee_game_play (&task, &error);
  Outcome                *outcome = g_new0 (Outcome, 1);
  const guint             left = (guint) self->n_positions - index * POSITIONS_OF_GAME;

  outcome->lines = g_ptr_array_new_with_free_func (g_free);
  if (played == NULL)
    outcome->failure = g_strdup (error->message);
  else
    replay (self,
            seed,
            played,
            replay (self, seed, played, 0, 0, outcome),
            MIN (left, POSITIONS_OF_GAME),
            outcome);
  return outcome;
}

static void
print_outcome (guint index, gpointer result, gpointer data)
{
  Hints   *self = data;
  Outcome *outcome = result;

  for (guint i = 0; i < outcome->lines->len; i++)
    referee_print_text (g_ptr_array_index (outcome->lines, i));
  fflush (stdout);
  self->n_told += outcome->lines->len;
  for (guint i = 0; i < N_GROUNDS; i++)
    self->count[i] += outcome->count[i];
  if (outcome->failure != NULL)
    {
      referee_report (REFEREE_FAILED, outcome->failure);
      self->failed = TRUE;
    }
  outcome_free (outcome);
}

static void
print_counts (const Hints *self)
{
  g_autoptr (JsonObject) line = json_object_new ();

  json_object_set_int_member (line, "positions", self->n_told);
  for (guint i = 0; i < N_GROUNDS; i++)
    json_object_set_int_member (line, grounds[i], self->count[i]);
  referee_print_object (line);
}

static gboolean
parse_level (Hints *self, GError **error)
{
  const char        *text = self->level_arg != NULL ? self->level_arg : "master";
  g_autoptr (GArray) levels = referee_parse_levels (text, error);

  if (levels == NULL)
    return FALSE;
  if (levels->len > 1)
    return referee_misuse (error, _ ("--level: name one level"));
  self->level = g_array_index (levels, FavorLevel, 0);
  return TRUE;
}

static gboolean
parse_hints (Hints *self, const RefereeCommand *command, GStrv *args, GError **error)
{
  const GOptionEntry entries[] = {
    REFEREE_SETUP_ENTRIES (&self->setup),
    { "positions",
      'P',
      0,
      G_OPTION_ARG_INT,
      &self->n_positions,
      N_ ("Number of positions, ten of a game at most (default: 10)"),
      N_ ("K") },
    { "bots",
      'b',
      0,
      G_OPTION_ARG_STRING,
      &self->bots,
      N_ ("Levels of the seats in turn, repeated as needed (default: casual)"),
      "L,L,…" },
    { "level",
      'l',
      0,
      G_OPTION_ARG_STRING,
      &self->level_arg,
      N_ ("Level that gives the hints (default: master)"),
      "L" },
    { "jobs",
      'j',
      0,
      G_OPTION_ARG_INT,
      &self->jobs,
      N_ ("Number of threads (default: one for each processor)"),
      N_ ("J") },
    { NULL },
  };

  return referee_parse (command, args, entries, error) &&
         referee_count_args (*args, 1, 1, error) &&
         referee_setup_init (&self->setup, (*args)[1], error) &&
         referee_check_number ("--positions",
                               self->n_positions,
                               1,
                               REFEREE_MAX_GAMES,
                               error) &&
         referee_check_number ("--jobs", self->jobs, 1, REFEREE_MAX_JOBS, error) &&
         referee_seat_levels (&self->setup,
                              self->bots != NULL ? self->bots : "casual",
                              self->levels,
                              error) &&
         parse_level (self, error);
}

static RefereeExit
print_all (Hints *self)
{
  const RefereePool pool = {
    .n = ((guint) self->n_positions + POSITIONS_OF_GAME - 1) / POSITIONS_OF_GAME,
    .jobs = (guint) self->jobs,
    /* Translators: in “120 of 1000 games”. */
    .label = _ ("games"),
    .work = game_worker,
    .done = print_outcome,
    .data = self,
  };

  referee_pool_run (&pool);
  print_counts (self);

  return self->failed ? REFEREE_FAILED : REFEREE_DONE;
}

RefereeExit
referee_hints_run (const RefereeCommand *command, GStrv *args)
{
  Hints self = { .n_positions = 10, .jobs = (int) referee_pool_default_jobs () };
  g_autoptr (GError) error = NULL;
  RefereeExit        code;

  self.setup.seats_arg = REFEREE_UNSET;
  if (parse_hints (&self, command, args, &error))
    code = print_all (&self);
  else
    code = referee_fail (error);
  referee_setup_clear (&self.setup);
  g_free (self.bots);
  g_free (self.level_arg);

  return code;
}
