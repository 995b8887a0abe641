/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-bot.h"
#include "dragon-bot-deals.h"
#include "dragon-bot-place.h"

/* A vote is moved only for so much, in thousandths. */
#define SHIFT_MARGIN 300
/* A good offer is made at one of so many votes. */
#define OFFERS_ONE_IN 4

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

/* One, three and five votes are liked as 5 : 4 : 1. */
static guint
vote_weight (const FavorAction *action)
{
  static const guint8 weights[] = { 5, 4, 1 };

  return weights[action->arg[DRAGON_NOMINATE_VOTES] / 2];
}

static void
prefer_votes (const FavorActions *legal, FavorRng *rng, FavorBest *best)
{
  guint sum = 0;
  guint rest;
  guint i;

  for (i = 0; i < legal->n; i++)
    {
      favor_best_weigh (best, i, (gint32) vote_weight (&legal->items[i]));
      sum += vote_weight (&legal->items[i]);
    }
  rest = favor_rng_below (rng, sum);
  for (i = 0; rest >= vote_weight (&legal->items[i]); i++)
    rest -= vote_weight (&legal->items[i]);
  best->index = i;
}

/* An offer that is worth making is made now and then, and thought of as often. */
static void
prefer_vote (const DragonState  *state,
             const FavorActions *legal,
             FavorRng           *rng,
             FavorBest          *best)
{
  FavorSeat        seat = state->head.decider;
  DragonPlacements values;
  gboolean         offers;
  guint            offer;

  dragon_place_values (state, seat, -1, dragon_place_hand (state, seat), &values);
  offers = state->options.negotiation == DRAGON_NEGOTIATION_FULL &&
           state->offers[seat] == 0 && favor_rng_below (rng, OFFERS_ONE_IN) == 0 &&
           dragon_deals_find_offer (state, legal, &values, &offer);

  for (guint i = 0; i < legal->n && (!offers || best->likings != NULL); i++)
    if (legal->items[i].kind == DRAGON_ACTION_PLACE_VOTE)
      {
        const gint16 *args = legal->items[i].arg;
        gint32 value = values.value[args[DRAGON_PLACE_CARD]][args[DRAGON_PLACE_ON]];

        favor_best_weigh (best,
                          i,
                          value + (gint32) favor_rng_below (rng, DRAGON_PLACE_NOISE + 1));
        if (best->likings != NULL)
          best->likings[i] = value;
      }
    else if (best->likings != NULL)
      best->likings[i] = G_MININT32;
  if (offers)
    best->index = offer;
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

static void
prefer_shift (const DragonState *state, const FavorActions *legal, FavorBest *best)
{
  gint                card = find_own_card (state);
  const DragonPlaced *placed = &state->table[card];
  DragonPlacements    values;

  dragon_place_values (state, state->head.decider, card, 1u << placed->card, &values);
  for (guint i = 0; i < legal->n; i++)
    {
      const FavorAction *action = &legal->items[i];
      gboolean           keeps = action->kind == DRAGON_ACTION_KEEP_VOTE;
      guint              on = keeps ? placed->on : action->arg[DRAGON_SHIFT_ON];

      favor_best_weigh (best,
                        i,
                        values.value[placed->card][on] + (keeps ? SHIFT_MARGIN : 0));
    }
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

static void
prefer_winner (const DragonState *state, const FavorActions *legal, FavorBest *best)
{
  for (guint i = 0; i < legal->n; i++)
    {
      guint  winner = legal->items[i].arg[DRAGON_BREAK_ROLE];
      gint32 value = award_of (state, state->head.decider, winner) * DRAGON_MAX_SEATS;

      for (FavorSeat other = 0; other < state->head.n_seats; other++)
        if (other != state->head.decider && award_of (state, other, winner) > 0)
          value--;
      favor_best_weigh (best, i, value);
    }
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

static void
prefer_home (const DragonState *state, const FavorActions *legal, FavorBest *best)
{
  for (guint i = 0; i < legal->n; i++)
    favor_best_weigh (best,
                      i,
                      -keep_value (state,
                                   state->head.decider,
                                   (guint) legal->items[i].arg[DRAGON_SEND_CARD]));
}

static void
prefer_kind (const FavorActions *legal, DragonAction kind, FavorBest *best)
{
  for (guint i = 0; i < legal->n; i++)
    favor_best_weigh (best, i, legal->items[i].kind == kind);
}

guint
dragon_prefer (gconstpointer       data,
               const FavorActions *legal,
               FavorRng           *rng,
               gint32             *likings)
{
  const DragonState *state = data;
  FavorBest          best = FAVOR_BEST_INIT (likings);

  switch ((DragonPhase) state->head.phase)
    {
    case DRAGON_PHASE_NOMINATE:
      prefer_votes (legal, rng, &best);
      return best.index;
    case DRAGON_PHASE_VOTE:
      prefer_vote (state, legal, rng, &best);
      return best.index;
    case DRAGON_PHASE_SHIFT:
      prefer_shift (state, legal, &best);
      return best.index;
    case DRAGON_PHASE_ANSWER:
      prefer_kind (legal,
                   dragon_deals_should_accept (state) ? DRAGON_ACTION_ACCEPT_DEAL
                                                      : DRAGON_ACTION_DECLINE_DEAL,
                   &best);
      return best.index;
    case DRAGON_PHASE_BREAK_TIE:
      prefer_winner (state, legal, &best);
      return best.index;
    case DRAGON_PHASE_SETTLE:
      prefer_kind (legal,
                   dragon_deals_should_pay (state, rng) ? DRAGON_ACTION_PAY_PROMISE
                                                        : DRAGON_ACTION_BREAK_PROMISE,
                   &best);
      return best.index;
    case DRAGON_PHASE_SEND_HOME:
      prefer_home (state, legal, &best);
      return best.index;
    case DRAGON_PHASE_OVER:
      break;
    }
  g_return_val_if_reached (0);
}

/* As `bench` measures them at four seats. */
const FavorCosts dragon_costs = {
  .apply = 130,
  .evaluate = 50,
  .observe = 130,
  .determinize = 340,
  .list = { 5, 2 },
  .prefer = { 340, 3 },
};

/* Rounds are short, so that what may come of each vote can be played out. */
const FavorEffort dragon_efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = { .budget = 56000, .sampling = { 4, 1, 1, 0, 0 } },
  [FAVOR_EFFORT_MASTER] = { .budget = 54000000, .sampling = { 12, 1, 2, 2, 1 } },
};
