/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"

G_BEGIN_DECLS

/* Different delegations that a clan can have: most are three of six different roles. */
#define DRAGON_MAX_MEMBERS 20

/**
 * DragonDelegation:
 *
 * How many delegates of each role a clan has, in three bits per role: two for the count and
 * a free one above it, so that all roles are compared in one subtraction.
 */
typedef guint32 DragonDelegation;

#define DRAGON_DELEGATION_ONE(role) ((DragonDelegation) 1 << (3 * (role)))

/**
 * DragonKnowledge:
 * @sure: the clan has at least so many of each role, cards on the table included
 * @maybe: the clan has at most so many of each role
 * @sum: the delegates of each role, added up over @members
 * @total: the sum of @sum
 * @n_members: at least 1 in a valid position
 * @members: the delegations that are possible, each once
 *
 * What everybody knows about the delegation of a clan (3.7): cards go home face down, so
 * there may be several possibilities.
 */
typedef struct
{
  guint8           sure[DRAGON_N_ROLES];
  guint8           maybe[DRAGON_N_ROLES];
  guint16          sum[DRAGON_N_ROLES];
  guint16          total;
  guint16          n_members;
  DragonDelegation members[DRAGON_MAX_MEMBERS];
} DragonKnowledge;

/**
 * dragon_knowledge_find:
 * @state: a true state or an observation; only what is public is read
 * @seat: 0 to n_seats - 1
 * @out: (out caller-allocates): filled in
 *
 * Finds out what everybody knows about the delegation of @seat.
 */
void dragon_knowledge_find (const DragonState *state,
                            FavorSeat          seat,
                            DragonKnowledge   *out) G_GNUC_INTERNAL;

/* The part of it that tells how many of each role: `known` of the game's table. */
extern const FavorSchema dragon_known_schema G_GNUC_INTERNAL;
void
dragon_know (gconstpointer state, FavorSeat seat, gpointer out) G_GNUC_INTERNAL;

/* The delegation with which the clan of `seat` began. */
DragonDelegation
dragon_delegation_at_start (const DragonState *state, FavorSeat seat) G_GNUC_INTERNAL;
DragonDelegation
dragon_delegation_from_counts (const guint8 counts[DRAGON_N_ROLES]) G_GNUC_INTERNAL;

static inline guint
dragon_delegation_get (DragonDelegation delegation, guint role)
{
  return delegation >> (3 * role) & 3;
}

/* Whether `delegation` has at least as many of each role as `part`. */
static inline gboolean
dragon_delegation_has (DragonDelegation delegation, DragonDelegation part)
{
  const guint32 above = 0444444;

  return (((delegation | above) - part) & above) == above;
}

/**
 * dragon_knowledge_choices:
 * @round: 1 to n_home of @seat
 *
 * Returns: the set of roles of which, for all that is public, one went home in @round
 */
guint dragon_knowledge_choices (const DragonState *state,
                                FavorSeat          seat,
                                guint              round) G_GNUC_INTERNAL;

G_END_DECLS
