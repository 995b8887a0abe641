/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* Computer players. They work on any FavorGame through its table, see only what their seat
 * may see, and count their effort in units of cost (FavorCosts), never in time: the same task
 * gives the same choice on every machine. */

/**
 * FavorLevel:
 * @FAVOR_LEVEL_RANDOM: uniform choice from the list; for measurements only
 * @FAVOR_LEVEL_BASELINE: the policy that the rules specification measures; for measurements only
 * @FAVOR_LEVEL_NOVICE: offered to people, weakest
 * @FAVOR_LEVEL_CASUAL: the game's policy
 * @FAVOR_LEVEL_SKILLED: looks at what may be hidden, a little
 * @FAVOR_LEVEL_MASTER: the same with the greatest effort
 */
typedef enum
{
  FAVOR_LEVEL_RANDOM,
  FAVOR_LEVEL_BASELINE,
  FAVOR_LEVEL_NOVICE,
  FAVOR_LEVEL_CASUAL,
  FAVOR_LEVEL_SKILLED,
  FAVOR_LEVEL_MASTER,
} FavorLevel;

#define FAVOR_N_LEVELS (FAVOR_LEVEL_MASTER + 1)
/* The first level that is offered to people. */
#define FAVOR_LEVEL_FIRST FAVOR_LEVEL_NOVICE

const char *favor_level_get_id (FavorLevel level);
/* N_(); translated by the caller. */
const char *favor_level_get_title (FavorLevel level);
gboolean    favor_level_from_id (const char *id, FavorLevel *level);

/**
 * FavorBotTask:
 * @game: the game
 * @observed: the position as @seat may see it (favor_game_observe ()); @seat decides in it
 * @seat: for whom to choose
 * @level: how well
 * @seed: of this decision, see favor_bot_seed ()
 * @quiet: proposes nothing to other seats, see FavorKind
 * @explain: finds the reasons, too
 * @budget: at most so much is spent, in units of cost; 0: what the game says of the level
 * @stop: (nullable): polled every some ten thousand units; %TRUE ends the search with the best
 *   choice found so far
 * @stop_data: for @stop
 */
typedef struct
{
  const FavorGame *game;
  gconstpointer    observed;
  FavorSeat        seat;
  FavorLevel       level;
  guint64          seed;
  gboolean         quiet;
  gboolean         explain;
  guint64          budget;
  gboolean (*stop) (gpointer stop_data);
  gpointer stop_data;
} FavorBotTask;

#define FAVOR_BOT_MAX_PROPOSALS 3
#define FAVOR_BOT_MAX_TERMS     2

/**
 * FavorBotTerm:
 * @line: one of the game's score lines
 * @gain: what the action is expected to bring there beyond the average of the other legal
 *   actions, in hundredths of a point; negative for a loss
 */
typedef struct
{
  guint8 line;
  gint32 gain;
} FavorBotTerm;

/**
 * FavorBotRest:
 * @FAVOR_BOT_REST_OPEN: there is a choice
 * @FAVOR_BOT_REST_ASKING: all else only asks other seats for something
 * @FAVOR_BOT_REST_NOTHING: no other action is legal
 *
 * What else the seat might do.
 */
typedef enum
{
  FAVOR_BOT_REST_OPEN,
  FAVOR_BOT_REST_ASKING,
  FAVOR_BOT_REST_NOTHING,
} FavorBotRest;

/**
 * FavorBotProposal:
 * @action: a legal action
 * @rest: what there is besides
 * @rank: 0 for the best
 * @value: expected `evaluate` after it, in hundredths
 * @terms: the score lines that decide, the weightiest first; n_terms may be 0
 * @aim: the score line in which the plan that begins with it brings most until the end of the next
 *   turn, @gain being all that it brings there; a gain of 0 if there is no such plan
 * @has_reason: (if asked) a fact speaks for it, which is @reason; proposals of one choice have
 *   different ones
 * @has_deed: (if asked) what to do is told from what is seen, by @deed
 */
typedef struct
{
  FavorAction  action;
  FavorBotRest rest;
  guint8       rank;
  gint32       value;
  guint        n_terms;
  FavorBotTerm terms[FAVOR_BOT_MAX_TERMS];
  FavorBotTerm aim;
  gboolean     has_reason;
  FavorReason  reason;
  gboolean     has_deed;
  FavorReason  deed;
} FavorBotProposal;

/**
 * FavorBotChoice:
 * @proposals: the best first, at least one
 * @spent: to weigh them, in units of cost
 */
typedef struct
{
  FavorBotProposal proposals[FAVOR_BOT_MAX_PROPOSALS];
  guint            n_proposals;
  guint64          spent;
} FavorBotChoice;

/**
 * favor_bot_choose:
 * @task: there is at least one legal action for its seat
 * @choice: (out): filled in
 *
 * Chooses an action. Can run in any thread.
 */
void favor_bot_choose (const FavorBotTask *task, FavorBotChoice *choice);

/* The seed of the decision of `seat` at `ply` in the session that was set up with
 * `session_seed`. */
guint64 favor_bot_seed (guint64 session_seed, guint ply, FavorSeat seat);

G_END_DECLS
