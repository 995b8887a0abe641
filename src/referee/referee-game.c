/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "referee-game.h"
#include "referee-clock.h"
#include "referee-output.h"

/* What one game needs between its plies. */
typedef struct
{
  const RefereeGameTask *task;
  RefereeGame           *result;
  gpointer               observed;
  FavorActions           legal;
} Table;

static gboolean
has_choice (Table *table)
{
  const FavorGame *game = table->task->game;

  game->list (table->result->state, &table->legal);

  return table->legal.n > 1 || !table->legal.complete;
}

static void
choose (Table *table, FavorAction *action)
{
  const RefereeGameTask *task = table->task;
  const FavorHead       *head = favor_game_head (table->result->state);
  FavorLevel             level = task->levels[head->decider];
  FavorBotChoice         choice = { 0 };
  FavorBotTask           bot = {
              .game = task->game,
              .observed = table->observed,
              .seat = head->decider,
              .level = level,
              .seed = favor_bot_seed (task->seed, head->ply, head->decider),
  };
  guint64 started, used;

  memcpy (table->observed, table->result->state, task->game->state->size);
  favor_game_observe (task->game, table->observed, head->decider);
  started = task->timed ? referee_clock_read () : 0;
  favor_bot_choose (&bot, &choice);
  *action = choice.proposals[0].action;
  if (!task->timed)
    return;
  used = referee_clock_read () - started;
  if (has_choice (table))
    g_array_append_val (table->result->times[level], used);
}

static gboolean
refuse_choice (const RefereeGameTask *task,
               FavorLevel             level,
               const FavorRefusal    *why,
               GError               **error)
{
  g_autofree char *sentence = favor_text_for_refusal (task->game,
                                                      why,
                                                      &referee_seat_names);
  g_autofree char *message =
    favor_text_expand (_ ("the level “{level}” chose what the rules refuse: {reason}"),
                       "level",
                       favor_level_get_id (level),
                       "reason",
                       sentence,
                       NULL);

  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_REFUSED, message);

  return FALSE;
}

static gboolean
play_ply (Table *table, GError **error)
{
  const FavorGame *game = table->task->game;
  gpointer         state = table->result->state;
  FavorAction      action;
  FavorRefusal     why = { 0 };

  if (favor_game_head (state)->ply >= game->max_plies)
    {
      g_set_error_literal (error,
                           FAVOR_ERROR,
                           FAVOR_ERROR_MISMATCH,
                           _ ("the game is longer than any game should be"));
      return FALSE;
    }
  choose (table, &action);
  if (!game->check (state, &action, &why))
    {
      FavorSeat seat = favor_game_head (state)->decider;

      return refuse_choice (table->task, table->task->levels[seat], &why, error);
    }
  game->apply (state, &action, NULL);
  g_array_append_val (table->result->actions, action);

  return TRUE;
}

static RefereeGame *
begin (const RefereeGameTask *task)
{
  g_auto (FavorEvents) events = { 0 };
  RefereeGame         *self = g_new0 (RefereeGame, 1);

  self->state = g_malloc0 (task->game->state->size);
  self->actions = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  for (guint i = 0; i < FAVOR_N_LEVELS; i++)
    self->times[i] = g_array_new (FALSE, FALSE, sizeof (guint64));
  task->game->setup (self->state, task->options, task->n_seats, task->seed, &events);

  return self;
}

RefereeGame *
referee_game_play (const RefereeGameTask *task, GError **error)
{
  g_autoptr (RefereeGame) result = begin (task);
  g_autofree gpointer     observed = g_malloc0 (task->game->state->size);
  Table    table = { .task = task, .result = result, .observed = observed };
  gboolean good = TRUE;

  while (good && favor_game_head (result->state)->decider != FAVOR_SEAT_NONE)
    good = play_ply (&table, error);
  favor_actions_free_items (&table.legal);

  return good ? g_steal_pointer (&result) : NULL;
}

void
referee_game_free (RefereeGame *self)
{
  g_free (self->state);
  g_array_unref (self->actions);
  for (guint i = 0; i < FAVOR_N_LEVELS; i++)
    g_array_unref (self->times[i]);
  g_free (self);
}

guint
referee_game_winners (const FavorGame *game, gconstpointer state)
{
  guint    winners = 0;
  FavorPad pad;

  for (guint i = 0; i < favor_game_head (state)->n_seats; i++)
    {
      game->score (state, (FavorSeat) i, &pad);
      if (pad.winner)
        winners |= 1u << i;
    }

  return winners;
}
