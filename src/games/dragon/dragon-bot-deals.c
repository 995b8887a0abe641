/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-bot-deals.h"

#define ONE 1000
/* A victory of the role must bring so much more than that of any other: "1.5", in whole
 * Favour. */
#define LEAST_REWARD 2

/* How far the word of `seat` can be relied on, in thousandths. */
static gint32
measure_trust (const DragonState *state, FavorSeat seat)
{
  gint32 kept = state->promises_kept[seat];
  gint32 broken = state->promises_broken[seat];

  return ONE * (1 + kept) / (2 + kept + broken);
}

/* The most that another clan than `seat` has. */
static gint32
most_of_others (const DragonState *state, FavorSeat seat)
{
  gint32 most = 0;

  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    if (other != seat)
      most = MAX (most, state->favour[other]);
  return most;
}

/* The poorest of those who have still to place in this lap. */
static FavorSeat
find_partner (const DragonState *state)
{
  FavorSeat best = FAVOR_SEAT_NONE;

  for (guint i = dragon_lap_cards (state) + 1; i < state->head.n_seats; i++)
    {
      FavorSeat seat = dragon_lap_seat (state, state->lap, i);

      if (best == FAVOR_SEAT_NONE || state->favour[seat] < state->favour[best])
        best = seat;
    }
  return best;
}

/* The best placement of the hand. */
static DragonPlaced
find_best (const DragonState *state, const DragonPlacements *values)
{
  DragonPlaced best = { .owner = state->head.decider };
  guint        hand = dragon_place_hand (state, best.owner);
  gint32       best_value = G_MININT32;

  for (guint card = 0; card < DRAGON_N_ROLES; card++)
    for (guint on = 0; (hand >> card & 1) != 0 && on < DRAGON_N_ROLES; on++)
      if (values->value[card][on] > best_value)
        {
          best_value = values->value[card][on];
          best.card = card;
          best.on = on;
        }
  return best;
}

/* The role whose victory would bring most, or FAVOR_NONE if it does not stand out. */
static gint
find_role (const DragonState *state, const DragonPlacements *values)
{
  DragonPlaced next = find_best (state, values);
  guint        most = 0;
  guint        second = 0;
  gint         role = FAVOR_NONE;

  for (guint winner = 0; winner < DRAGON_N_ROLES; winner++)
    {
      guint reward = dragon_place_reward (state, next.owner, &next, winner);

      if (reward > most)
        {
          second = most;
          most = reward;
          role = winner;
        }
      else
        second = MAX (second, reward);
    }
  return most >= second + LEAST_REWARD ? role : FAVOR_NONE;
}

gboolean
dragon_deals_find_offer (const DragonState      *state,
                         const FavorActions     *legal,
                         const DragonPlacements *values,
                         guint                  *index)
{
  FavorSeat partner = find_partner (state);
  gint      role;
  gint16    price;

  if (partner == FAVOR_SEAT_NONE)
    return FALSE;
  role = find_role (state, values);
  if (role == FAVOR_NONE)
    return FALSE;
  price = state->favour[state->head.decider] >= 2 ? 1 : 0;
  for (guint i = 0; i < legal->n; i++)
    {
      const FavorAction *action = &legal->items[i];

      if (action->kind == DRAGON_ACTION_OFFER_DEAL &&
          action->arg[DRAGON_OFFER_TO] == partner &&
          action->arg[DRAGON_OFFER_ASK] == DRAGON_ASK_VOTE_FOR &&
          action->arg[DRAGON_OFFER_ROLE] == role &&
          action->arg[DRAGON_OFFER_FAVOUR] == price &&
          action->arg[DRAGON_OFFER_WHEN] == DRAGON_WHEN_NOW &&
          action->arg[DRAGON_OFFER_PLEDGE] == (price == 0))
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
has_delegate (const DragonState *state, FavorSeat seat, guint role)
{
  if (state->hand[seat][role] > 0)
    return TRUE;
  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].owner == seat && state->table[i].card == (gint) role)
      return TRUE;
  return FALSE;
}

gint
dragon_deals_measure_lead (const DragonState *state)
{
  const FavorSeat from = state->pending[0].from;
  const gint      lead = state->favour[from] - most_of_others (state, from);

  return state->round >= 4 && lead >= 2 ? lead : 0;
}

gboolean
dragon_deals_should_accept (const DragonState *state)
{
  const DragonDeal *deal = &state->pending[0];
  FavorSeat         seat = state->head.decider;
  guint             hand = dragon_place_hand (state, seat);
  gint32            trust = measure_trust (state, deal->from);
  gint32            best = G_MININT32;
  gint32            complying = G_MININT32;
  gint32            cost;
  gint32            gain;
  DragonPlacements  values;

  dragon_place_values (state, seat, -1, hand, &values);
  for (guint card = 0; card < DRAGON_N_ROLES; card++)
    for (guint on = 0; (hand >> card & 1) != 0 && on < DRAGON_N_ROLES; on++)
      {
        best = MAX (best, values.value[card][on]);
        if (dragon_place_complies (deal, on))
          complying = MAX (complying, values.value[card][on]);
      }

  cost = best - complying;
  if (dragon_deals_measure_lead (state) > 0)
    cost += ONE / 2;
  gain = deal->favour * (deal->when == DRAGON_WHEN_NOW ? ONE : trust);
  if (deal->pledge && has_delegate (state, seat, deal->role))
    gain += 4 * trust / 10;
  return gain > cost + ONE / 10;
}

gboolean
dragon_deals_should_pay (const DragonState *state, FavorRng *rng)
{
  for (guint i = 0; i < state->n_deals; i++)
    {
      const DragonDeal *deal = &state->deals[i];
      gint32            own = state->favour[deal->from];
      gint32            others = most_of_others (state, deal->from);

      if (deal->payment != DRAGON_PAYMENT_DUE)
        continue;
      if (state->round == 4 && own >= others &&
          own - deal->favour < MAX (others, state->favour[deal->to] + deal->favour))
        return FALSE;
      break;
    }
  return favor_rng_below (rng, 100) >= 15;
}
