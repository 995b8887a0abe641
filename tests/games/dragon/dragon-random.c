/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-random.h"

void
dragon_random_options (DragonOptions *options, guint number)
{
  static const guint8 favours[] = { 1, 0, 2, 3 };

  favor_schema_set_defaults (&dragon_options_schema, options);
  options->placing = number % 3;
  options->negotiation = number / 3 % 2 == 0 ? DRAGON_NEGOTIATION_FULL
                                             : (guint8) (1 + number / 6 % 2);
  options->delegations = number / 6 % 2;
  options->deadlock = number / 12 % 2;
  options->next_judge = number / 24 % 2;
  options->dragon_favour = favours[number / 48 % 4];
  options->countdown = number % 2 == 0 ? 30 : 0;
}

static gint16
draw (FavorRng *rng, guint n)
{
  return (gint16) favor_rng_below (rng, n);
}

/* Not always legal. */
static FavorAction
free_action (const DragonState *state, FavorRng *rng)
{
  const guint n = state->head.n_seats;
  FavorAction action = { .seat = state->head.decider };

  switch (favor_rng_below (rng, 3))
    {
    case 0:
      action.kind = DRAGON_ACTION_GIVE_FAVOUR;
      action.arg[DRAGON_GIVE_TO] = draw (rng, n);
      action.arg[DRAGON_GIVE_FAVOUR] = (gint16) (1 + draw (rng, 3));
      break;
    case 1:
      action.kind = DRAGON_ACTION_OFFER_DEAL;
      action.arg[DRAGON_OFFER_TO] = draw (rng, n);
      action.arg[DRAGON_OFFER_ASK] = draw (rng, 2);
      action.arg[DRAGON_OFFER_ROLE] = draw (rng, DRAGON_N_ROLES);
      action.arg[DRAGON_OFFER_FAVOUR] = draw (rng, DRAGON_MAX_PRICE + 1);
      action.arg[DRAGON_OFFER_WHEN] = draw (rng, 2);
      action.arg[DRAGON_OFFER_PLEDGE] = draw (rng, 2);
      break;
    default:
      action.kind = DRAGON_ACTION_PLACE_VOTE;
      action.arg[DRAGON_PLACE_CARD] = draw (rng, DRAGON_N_ROLES);
      action.arg[DRAGON_PLACE_ON] = draw (rng, DRAGON_N_ROLES);
      action.arg[DRAGON_PLACE_TIMED_OUT] = draw (rng, 2);
      break;
    }
  return action;
}

FavorAction
dragon_random_action (const DragonState *state, FavorActions *legal, FavorRng *rng)
{
  FavorRefusal why = { 0 };
  FavorAction  action;

  if (state->head.phase == DRAGON_PHASE_VOTE && favor_rng_below (rng, 2) == 0)
    {
      action = free_action (state, rng);
      if (favor_dragon_game.check (state, &action, &why))
        return action;
    }
  favor_dragon_game.list (state, legal);
  return legal->items[favor_rng_below (rng, legal->n)];
}
