/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-bot.h"
#include "dragon-bot-deals.h"
#include "dragon-bot-place.h"

/* A vote is moved only for so much, in thousandths. */
#define SHIFT_MARGIN 300

/* What a delegate is worth to keep (11.3), in thousandths. */
static const gint32 keep_values[DRAGON_N_ROLES] = {
  [DRAGON_ROLE_ARTISAN] = 600,   [DRAGON_ROLE_ASSASSIN] = 850,
  [DRAGON_ROLE_MERCHANT] = 1200, [DRAGON_ROLE_NOBLE] = 1100,
  [DRAGON_ROLE_SOLDIER] = 1250,  [DRAGON_ROLE_SUPPLIER] = 1000,
};
#define KEEP_ARTISAN_OF_FEW 1000
#define KEEP_LESS_OF_TWO    500

void
dragon_observe (gpointer data, FavorSeat viewer)
{
  DragonState *state = data;

  for (guint i = 0; i < state->n_table; i++)
    {
      DragonPlaced *placed = &state->table[i];

      if (placed->owner == viewer)
        continue;
      if (!state->revealed)
        placed->card = DRAGON_HIDDEN;
      if (!dragon_is_located (state, i))
        placed->on = DRAGON_HIDDEN;
    }
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    for (guint round = 1; seat != viewer && round <= state->n_home[seat]; round++)
      if (!dragon_home_is_public (state, seat, round))
        state->home[seat][round - 1] = DRAGON_HIDDEN;
}

static guint
prefer_votes (const FavorActions *legal, FavorRng *rng)
{
  /* One, three and five votes are liked as 5 : 4 : 1. */
  static const guint8 weights[] = { 5, 4, 1 };
  guint               sum = 0;
  guint               rest;
  guint               i;

  for (i = 0; i < legal->n; i++)
    sum += weights[legal->items[i].arg[DRAGON_NOMINATE_VOTES] / 2];
  rest = favor_rng_below (rng, sum);
  for (i = 0; rest >= weights[legal->items[i].arg[DRAGON_NOMINATE_VOTES] / 2]; i++)
    rest -= weights[legal->items[i].arg[DRAGON_NOMINATE_VOTES] / 2];
  return i;
}

static guint
prefer_vote (const DragonState *state, const FavorActions *legal, FavorRng *rng)
{
  FavorSeat        seat = state->head.decider;
  guint            best = 0;
  gint32           best_value = G_MININT32;
  DragonPlacements values;
  guint            offer;

  dragon_place_values (state, seat, -1, dragon_place_hand (state, seat), &values);
  if (state->options.negotiation == DRAGON_NEGOTIATION_FULL && state->offers[seat] == 0 &&
      favor_rng_below (rng, 4) == 0 &&
      dragon_deals_find_offer (state, legal, &values, &offer))
    return offer;

  for (guint i = 0; i < legal->n; i++)
    {
      const FavorAction *action = &legal->items[i];
      gint32             value;

      if (action->kind != DRAGON_ACTION_PLACE_VOTE)
        continue;
      value = values.value[action->arg[DRAGON_PLACE_CARD]][action->arg[DRAGON_PLACE_ON]] +
              (gint32) favor_rng_below (rng, DRAGON_PLACE_NOISE + 1);
      if (value > best_value)
        {
          best_value = value;
          best = i;
        }
    }
  return best;
}

/* The own card of this lap. */
static gint
find_own_card (const DragonState *state)
{
  gint i = state->n_table - 1;

  while (i > 0 && state->table[i].owner != state->head.decider)
    i--;
  return i;
}

static guint
prefer_shift (const DragonState *state, const FavorActions *legal)
{
  gint                card = find_own_card (state);
  const DragonPlaced *placed = &state->table[card];
  guint               best = 0;
  gint32              best_value = G_MININT32;
  DragonPlacements    values;

  dragon_place_values (state, state->head.decider, card, 1u << placed->card, &values);
  for (guint i = 0; i < legal->n; i++)
    {
      const FavorAction *action = &legal->items[i];
      gboolean           keeps = action->kind == DRAGON_ACTION_KEEP_VOTE;
      guint              on = keeps ? placed->on : action->arg[DRAGON_SHIFT_ON];
      gint32 value = values.value[placed->card][on] + (keeps ? SHIFT_MARGIN : 0);

      if (value > best_value)
        {
          best_value = value;
          best = i;
        }
    }
  return best;
}

/* What `seat` gains if `winner` wins now that the cards are revealed (5.8). */
static gint32
award_of (const DragonState *state, FavorSeat seat, guint winner)
{
  gboolean voted = FALSE;
  gboolean played = FALSE;
  gboolean rivals = FALSE;
  gint32   nobles = 0;

  for (guint i = 0; i < state->n_table; i++)
    {
      const DragonPlaced *placed = &state->table[i];
      gboolean            own = placed->owner == seat;
      gboolean            here = placed->on == (gint) winner;

      if (placed->withdrawn)
        continue;
      voted |= own && here;
      played |= own && placed->card == (gint) winner;
      nobles += own && here && placed->card == DRAGON_ROLE_NOBLE;
      rivals |= !own && here && placed->card == DRAGON_ROLE_NOBLE;
    }
  return voted + played + (rivals ? 1 : 2) * nobles;
}

static guint
prefer_winner (const DragonState *state, const FavorActions *legal)
{
  guint  best = 0;
  gint32 best_value = G_MININT32;

  for (guint i = 0; i < legal->n; i++)
    {
      guint  winner = legal->items[i].arg[DRAGON_BREAK_ROLE];
      gint32 value = award_of (state, state->head.decider, winner) * DRAGON_MAX_SEATS;

      for (FavorSeat other = 0; other < state->head.n_seats; other++)
        if (other != state->head.decider && award_of (state, other, winner) > 0)
          value--;
      if (value > best_value)
        {
          best_value = value;
          best = i;
        }
    }
  return best;
}

static gint32
keep_value (const DragonState *state, FavorSeat seat, guint role)
{
  guint  count = (guint8) state->hand[seat][role];
  gint32 value = keep_values[role];

  if (role == DRAGON_ROLE_ARTISAN && state->head.n_seats <= 3)
    value = KEEP_ARTISAN_OF_FEW;
  for (guint i = 0; i < state->n_table; i++)
    count += state->table[i].owner == seat && state->table[i].card == (gint) role;
  return count > 1 ? value - KEEP_LESS_OF_TWO : value;
}

static guint
prefer_home (const DragonState *state, const FavorActions *legal)
{
  guint  best = 0;
  gint32 least = G_MAXINT32;

  for (guint i = 0; i < legal->n; i++)
    {
      guint  role = legal->items[i].arg[DRAGON_SEND_CARD];
      gint32 value = keep_value (state, state->head.decider, role);

      if (value < least)
        {
          least = value;
          best = i;
        }
    }
  return best;
}

static guint
find_kind (const FavorActions *legal, DragonAction kind)
{
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == kind)
      return i;
  return 0;
}

guint
dragon_prefer (gconstpointer data, const FavorActions *legal, FavorRng *rng)
{
  const DragonState *state = data;

  switch ((DragonPhase) state->head.phase)
    {
    case DRAGON_PHASE_NOMINATE:
      return prefer_votes (legal, rng);
    case DRAGON_PHASE_VOTE:
      return prefer_vote (state, legal, rng);
    case DRAGON_PHASE_SHIFT:
      return prefer_shift (state, legal);
    case DRAGON_PHASE_ANSWER:
      return find_kind (legal,
                        dragon_deals_should_accept (state) ? DRAGON_ACTION_ACCEPT_DEAL
                                                           : DRAGON_ACTION_DECLINE_DEAL);
    case DRAGON_PHASE_BREAK_TIE:
      return prefer_winner (state, legal);
    case DRAGON_PHASE_SETTLE:
      return find_kind (legal,
                        dragon_deals_should_pay (state, rng)
                          ? DRAGON_ACTION_PAY_PROMISE
                          : DRAGON_ACTION_BREAK_PROMISE);
    case DRAGON_PHASE_SEND_HOME:
      return prefer_home (state, legal);
    case DRAGON_PHASE_OVER:
      break;
    }
  g_return_val_if_reached (0);
}
