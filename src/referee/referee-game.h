/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"
#include "favor-error.h"

G_BEGIN_DECLS

/**
 * RefereeGameTask:
 * @options: accepted options
 * @levels: (array length=n_seats): who sits where
 * @timed: measure each decision
 */
typedef struct
{
  const FavorGame  *game;
  gconstpointer     options;
  guint             n_seats;
  guint64           seed;
  const FavorLevel *levels;
  gboolean          timed;
} RefereeGameTask;

/**
 * RefereeGame: a game that was played to its end
 * @state: the last position
 * @actions: of FavorAction, all that were applied
 * @times: (nullable): for each level of guint64, the processor time in nanoseconds of each
 *   decision in which there was something to choose
 */
typedef struct
{
  gpointer state;
  GArray  *actions;
  GArray  *times[FAVOR_N_LEVELS];
} RefereeGame;

/**
 * referee_game_play:
 *
 * Lets computers play one game. Each sees only what its seat may see, and its choice is
 * checked against the true position. The same task gives the same game, in any thread.
 *
 * Errors: %FAVOR_ERROR_REFUSED if a computer chose what the rules refuse,
 *   %FAVOR_ERROR_MISMATCH if the game is longer than it says it can be
 * Returns: (transfer full) (nullable)
 */
RefereeGame *referee_game_play (const RefereeGameTask *task, GError **error);
void         referee_game_free (RefereeGame *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RefereeGame, referee_game_free)

/* The seats that won: a bit mask. */
guint referee_game_winners (const FavorGame *game, gconstpointer state);

G_END_DECLS
