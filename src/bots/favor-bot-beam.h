/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"

G_BEGIN_DECLS

/* The positions that a search of plans goes on from. */

/* The same is often reached in another order: so many first actions are remembered. */
#define FAVOR_BOT_MAX_ORDERS 16

/**
 * FavorBotNode:
 * @value: what it is worth
 * @hope: what it is worth to go on from it
 * @n_roots, @roots: the roots of the plans that lead to it; none in the next turn
 *
 * A position on the way.
 */
typedef struct
{
  gpointer state;
  gint32   value;
  gint32   hope;
  guint    n_roots;
  guint    roots[FAVOR_BOT_MAX_ORDERS];
} FavorBotNode;

#define FAVOR_BOT_MAX_BEAM MAX (FAVOR_PLANNING_MAX_WIDTH, FAVOR_PLANNING_MAX_ENDS)

/**
 * FavorBotBeam:
 * @nodes: each with memory for its state
 *
 * The most hopeful positions so far, in descending order.
 */
typedef struct
{
  FavorBotNode nodes[FAVOR_BOT_MAX_BEAM];
  guint        n;
  guint        capacity;
} FavorBotBeam;

/* Gives memory for `n` states of that size out of `states`; returns what is left. */
guint8 *favor_bot_beam_init (FavorBotBeam *self, guint8 *states, gsize size, guint n) G_GNUC_INTERNAL;

/* Keeps a copy of the position if it is among the most hopeful. */
void favor_bot_beam_keep (FavorBotBeam *self, const FavorBotNode *made, gsize size) G_GNUC_INTERNAL;

G_END_DECLS
