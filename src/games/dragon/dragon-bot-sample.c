/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-bot.h"
#include "dragon-knowledge.h"

/* One possibility of what a seat does not see (11.4). */

/* Looks for the ways in which a clan can have come to a delegation. */
typedef struct
{
  const DragonState *state;
  FavorSeat          seat;
  DragonDelegation   target;
  FavorRng          *rng;
  guint              n_found;
  gint8              way[DRAGON_N_ROUNDS];
  gint8              chosen[DRAGON_N_ROUNDS];
} Past;

/* Walks through all that can have gone home from `round` on; of all ways that lead to the
 * target each is kept with the same chance. */
static void
walk (Past *past, guint round, DragonDelegation before)
{
  const DragonState *state = past->state;
  const guint8      *shown;
  guint              choices;

  if (round > state->n_home[past->seat])
    {
      if (before == past->target && favor_rng_below (past->rng, ++past->n_found) == 0)
        memcpy (past->chosen, past->way, sizeof past->chosen);
      return;
    }

  shown = state->shown[past->seat][round - 1];
  if (!dragon_delegation_has (before, dragon_delegation_from_counts (shown)))
    return;
  choices = dragon_knowledge_choices (state, past->seat, round);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if ((choices >> role & 1) != 0)
      {
        past->way[round - 1] = role;
        walk (past, round + 1, before - DRAGON_DELEGATION_ONE (role));
      }
}

/* Fills in who went home and returns the delegation that is left. */
static DragonDelegation
sample_delegation (DragonState *state, FavorSeat seat, FavorRng *rng)
{
  DragonKnowledge knowledge;
  Past            past = { .state = state, .seat = seat, .rng = rng };

  dragon_knowledge_find (state, seat, &knowledge);
  past.target = knowledge.members[favor_rng_below (rng, knowledge.n_members)];
  walk (&past, 1, dragon_delegation_at_start (state, seat));
  g_assert (past.n_found > 0);
  memcpy (state->home[seat], past.chosen, state->n_home[seat] * sizeof *past.chosen);
  return past.target;
}

/* A role drawn by weights; their sum is above 0. */
static guint
draw (const guint weights[DRAGON_N_ROLES], FavorRng *rng)
{
  guint sum = 0;
  guint rest;
  guint role;

  for (role = 0; role < DRAGON_N_ROLES; role++)
    sum += weights[role];
  rest = favor_rng_below (rng, sum);
  for (role = 0; rest >= weights[role]; role++)
    rest -= weights[role];
  return role;
}

/* Who lies face down at `placed`; one who lies on his own vote card is twice as likely. */
static void
sample_card (DragonPlaced *placed, gint8 hand[DRAGON_N_ROLES], FavorRng *rng)
{
  guint weights[DRAGON_N_ROLES];

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    weights[role] = (guint) hand[role] * (placed->on == (gint) role ? 2 : 1);
  placed->card = draw (weights, rng);
}

/* Where a card lies whose place is hidden: on its own role, with the others, or anywhere. */
static void
sample_place (DragonPlaced *placed, const guint cards_on[DRAGON_N_ROLES], FavorRng *rng)
{
  guint weights[DRAGON_N_ROLES] = { 0 };
  guint kind = favor_rng_below (rng, 5);
  guint n_cards = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    n_cards += cards_on[role];
  if (kind < 2)
    placed->on = placed->card;
  else if (kind < 4 && n_cards > 0)
    {
      memcpy (weights, cards_on, sizeof weights);
      placed->on = draw (weights, rng);
    }
  else
    placed->on = favor_rng_below (rng, DRAGON_N_ROLES);
}

static void
sample_table (DragonState *state, FavorSeat viewer, FavorRng *rng)
{
  guint cards_on[DRAGON_N_ROLES] = { 0 };

  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].on != DRAGON_HIDDEN)
      cards_on[state->table[i].on]++;

  for (guint i = 0; i < state->n_table; i++)
    {
      DragonPlaced *placed = &state->table[i];

      if (placed->owner == viewer)
        continue;
      if (!state->revealed)
        sample_card (placed, state->hand[placed->owner], rng);
      if (placed->on == DRAGON_HIDDEN)
        {
          sample_place (placed, cards_on, rng);
          cards_on[placed->on]++;
        }
      /* The other cards of somebody who has sent one home are in the hand again. */
      if (state->n_home[placed->owner] < state->round)
        state->hand[placed->owner][placed->card]--;
    }
}

void
dragon_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng)
{
  DragonState *state = observed;

  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    if (seat != viewer)
      {
        DragonDelegation delegation = sample_delegation (state, seat, rng);

        for (guint role = 0; role < DRAGON_N_ROLES; role++)
          state->hand[seat][role] = dragon_delegation_get (delegation, role);
      }
  sample_table (state, viewer, rng);
  favor_rng_seed (&state->head.rng, favor_rng_next (rng));
}
