/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-knowledge.h"

#include <string.h>

typedef struct
{
  guint8 sure[DRAGON_N_ROLES];
  guint8 maybe[DRAGON_N_ROLES];
} DragonKnown;

static const FavorField known_fields[] = {
  FAVOR_FIELD_INT (DragonKnown,
                   sure[0],
                   "sure",
                   0,
                   3,
                   FAVOR_DIMS_1 (FAVOR_FIXED (DRAGON_N_ROLES)),
                   .axis = &dragon_roles),
  FAVOR_FIELD_INT (DragonKnown,
                   maybe[0],
                   "maybe",
                   0,
                   3,
                   FAVOR_DIMS_1 (FAVOR_FIXED (DRAGON_N_ROLES)),
                   .axis = &dragon_roles),
};

const FavorSchema dragon_known_schema = FAVOR_SCHEMA ("known", DragonKnown, known_fields);

DragonDelegation
dragon_delegation_at_start (const DragonState *state, FavorSeat seat)
{
  const gint8     *composition = dragon_compositions[state->clans[seat]];
  DragonDelegation start = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    start += (guint) composition[role] * DRAGON_DELEGATION_ONE (role);
  return start;
}

DragonDelegation
dragon_delegation_from_counts (const guint8 counts[DRAGON_N_ROLES])
{
  DragonDelegation delegation = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    delegation += counts[role] * DRAGON_DELEGATION_ONE (role);
  return delegation;
}

guint
dragon_knowledge_choices (const DragonState *state, FavorSeat seat, guint round)
{
  guint options = state->home_options[seat][round - 1];

  /* With one option there is nothing to look up. */
  if ((options & (options - 1)) != 0 && dragon_home_is_public (state, seat, round))
    return 1u << state->home[seat][round - 1];
  return options;
}

static void
add_member (DragonKnowledge *knowledge, DragonDelegation member)
{
  for (guint i = 0; i < knowledge->n_members; i++)
    if (knowledge->members[i] == member)
      return;
  g_assert (knowledge->n_members < DRAGON_MAX_MEMBERS);
  knowledge->members[knowledge->n_members++] = member;
}

/* Drops the members that could not have turned up `shown`. */
static void
drop_impossible (DragonKnowledge *knowledge, DragonDelegation shown)
{
  guint n = 0;

  for (guint i = 0; i < knowledge->n_members; i++)
    if (dragon_delegation_has (knowledge->members[i], shown))
      knowledge->members[n++] = knowledge->members[i];
  knowledge->n_members = n;
}

/* Replaces the members by what each may be after one of `choices` went home. */
static void
send_one_home (DragonKnowledge *knowledge, guint choices)
{
  DragonDelegation before[DRAGON_MAX_MEMBERS];
  guint            n = knowledge->n_members;

  memcpy (before, knowledge->members, n * sizeof *before);
  knowledge->n_members = 0;
  for (guint i = 0; i < n; i++)
    for (guint role = 0; role < DRAGON_N_ROLES; role++)
      if ((choices >> role & 1) != 0 && dragon_delegation_get (before[i], role) > 0)
        add_member (knowledge, before[i] - DRAGON_DELEGATION_ONE (role));
}

static void
sum_up (DragonKnowledge *knowledge)
{
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      guint sure = knowledge->n_members > 0 ? G_MAXUINT8 : 0;
      guint maybe = 0;
      guint sum = 0;

      for (guint i = 0; i < knowledge->n_members; i++)
        {
          guint count = dragon_delegation_get (knowledge->members[i], role);

          sure = MIN (sure, count);
          maybe = MAX (maybe, count);
          sum += count;
        }
      knowledge->sure[role] = sure;
      knowledge->maybe[role] = maybe;
      knowledge->sum[role] = sum;
      knowledge->total += sum;
    }
}

void
dragon_knowledge_find (const DragonState *state, FavorSeat seat, DragonKnowledge *out)
{
  const guint n_home = state->n_home[seat];

  out->members[0] = dragon_delegation_at_start (state, seat);
  out->n_members = 1;
  out->total = 0;
  for (guint round = 1; round <= n_home; round++)
    {
      const guint8 *shown = state->shown[seat][round - 1];

      drop_impossible (out, dragon_delegation_from_counts (shown));
      send_one_home (out, dragon_knowledge_choices (state, seat, round));
    }
  if (state->revealed && n_home < state->round)
    drop_impossible (out, dragon_delegation_from_counts (state->shown[seat][n_home]));
  sum_up (out);
}

void
dragon_known_delegates (const DragonState *state,
                        FavorSeat          seat,
                        guint8             sure[DRAGON_N_ROLES],
                        guint8             maybe[DRAGON_N_ROLES])
{
  DragonKnowledge knowledge;

  dragon_knowledge_find (state, seat, &knowledge);
  memcpy (sure, knowledge.sure, sizeof knowledge.sure);
  memcpy (maybe, knowledge.maybe, sizeof knowledge.maybe);
}

void
dragon_know (gconstpointer state, FavorSeat seat, gpointer out)
{
  DragonKnown *known = out;

  dragon_known_delegates (state, seat, known->sure, known->maybe);
}
