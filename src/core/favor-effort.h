/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "favor-rng.h"
#include "favor-schema.h"

G_BEGIN_DECLS

/* What computer players that look ahead spend on a decision. It is counted in units of cost, never
 * in time: the same decision costs the same, and ends in the same choice, on every machine. A unit
 * is about a nanosecond on a machine of 2024; `favor-referee bench` measures what a game's functions
 * take. */

/**
 * FavorCost:
 * @once: of a call
 * @each: besides, of each action in the list that the call makes or reads
 */
typedef struct
{
  guint once;
  guint each;
} FavorCost;

static inline guint64
favor_cost_of (const FavorCost *cost, guint n_actions)
{
  return cost->once + (guint64) cost->each * n_actions;
}

/**
 * FavorCosts:
 * @apply: of `apply` and what belongs to every step: a copy of the state, or `score`; at least 1
 * @evaluate: of `evaluate` and `score`
 * @observe: of `observe`
 * @determinize: of `determinize`
 * @list: of `list`
 * @prefer: of `prefer`
 * @consider: of `consider`
 *
 * What the functions of a game cost, in units.
 */
typedef struct
{
  guint     apply;
  guint     evaluate;
  guint     observe;
  guint     determinize;
  FavorCost list;
  FavorCost prefer;
  FavorCost consider;
} FavorCosts;

/**
 * FavorSampling:
 * @candidates: actions looked at at most, those that the policy likes best; 0: does not sample
 * @rounds: play goes on until so many rounds are over, the running one included
 * @turns: the same for games without rounds: until each seat has had so many turns, this one included
 * @reply_candidates: the same as @candidates for a seat that decides on the way, at most
 *   %FAVOR_SAMPLING_MAX_REPLIES
 * @reply_samples: samples for each of these; 0: who decides on the way follows the policy
 *
 * How a level samples what may be hidden and how play may go on; see favor-bot-search.h.
 */
#define FAVOR_SAMPLING_MAX_REPLIES 16
typedef struct
{
  guint candidates;
  guint rounds;
  guint turns;
  guint reply_candidates;
  guint reply_samples;
} FavorSampling;

struct _FavorActions;

/**
 * FavorPlanning:
 * @samples: possibilities of what is hidden that are looked at; 0: does not plan
 * @width: positions kept at each depth, at most %FAVOR_PLANNING_MAX_WIDTH
 * @depth: actions of the own turn
 * @ends: plans that are played on from, at most %FAVOR_PLANNING_MAX_ENDS; 0: none
 * @next_width: the same as @width for the next own turn
 * @next_depth: the same as @depth for the next own turn; 0: it follows the policy
 * @ruthless: considers to break its word (`consider`)
 * @judge: (nullable): what a position is worth to a seat by this level's lights, as `evaluate` says; @hope is how
 *   much it is worth to go on from it, by which the beam keeps positions: more than the value where a good turn
 *   is not finished yet. %NULL: `evaluate` says both
 * @prefer: (nullable): the policy by which play goes on from a plan; %NULL: the game's own
 *
 * How a level plans whole turns; see favor-bot-plan.h.
 */
#define FAVOR_PLANNING_MAX_WIDTH 64
#define FAVOR_PLANNING_MAX_ENDS  24
typedef struct
{
  guint    samples;
  guint    width;
  guint    depth;
  guint    ends;
  guint    next_width;
  guint    next_depth;
  gboolean ruthless;
  gint32 (*judge)  (gconstpointer state, FavorSeat seat, gint32 *hope);
  guint  (*prefer) (gconstpointer state, const struct _FavorActions *legal, FavorRng *rng, gint32 *likings);
} FavorPlanning;

/**
 * FavorEffort:
 * @budget: units spent at most on a decision, once it is known what there is to choose from
 * @sampling: if the level samples
 * @planning: if it plans: in games whose turn is a row of many decisions of one seat
 *
 * What a level does for a decision: either of the two.
 */
typedef struct
{
  guint64       budget;
  FavorSampling sampling;
  FavorPlanning planning;
} FavorEffort;

/* The levels that look ahead, in a game's table. */
enum
{
  FAVOR_EFFORT_SKILLED,
  FAVOR_EFFORT_MASTER,
  FAVOR_N_EFFORTS
};

G_END_DECLS
