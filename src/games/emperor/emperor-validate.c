/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <string.h>

#include "emperor-check.h"
#include "emperor-deal.h"
#include "emperor-validate.h"

/* The invariants of the specification that a position must have to be loaded, by their numbers:
 * 1 to 5, 7 to 15 and 17, and of 6 the signs. Each may be asked of any position whose fields are
 * in range, whatever the others say of it. */

static gboolean
in_setup (const EmperorState *state)
{
  return state->head.phase <= EMPEROR_PHASE_SETUP_STAR;
}

static gboolean
invariant_1 (const EmperorState *state)
{
  if (state->head.n_seats < EMPEROR_MIN_SEATS ||
      state->head.turn_owner == FAVOR_SEAT_NONE ||
      !emperor_accept (&state->options, state->head.n_seats, NULL))
    return FALSE;
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      gint n = state->pile[card];

      for (guint seat = 0; seat < state->head.n_seats; seat++)
        n += state->hand[seat][card];
      if (n != EMPEROR_N_COPIES)
        return FALSE;
    }
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gint n = 0;

      for (guint card = 0; card < EMPEROR_N_CARDS; card++)
        n += state->hand[seat][card];
      if (n != state->hand_size[seat])
        return FALSE;
    }
  return TRUE;
}

/* Adds cards to a set. Returns whether none was there twice. */
static gboolean
collect (guint *set, const gint8 *list, guint n, gint first_word)
{
  for (guint i = 0; i < n; i++)
    {
      const gint card = list[i] - first_word;

      if (card < 0 || (*set >> card & 1) != 0)
        return FALSE;
      *set |= 1u << card;
    }
  return TRUE;
}

static gboolean
invariant_2 (const EmperorState *state)
{
  guint set = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (!collect (&set, state->open_events[seat], state->n_open[seat], 0) ||
        !collect (&set, state->done_events[seat], state->n_done[seat], 0))
      return FALSE;
  if (state->prompt == EMPEROR_PROMPT_KEEP_EVENT &&
      !collect (&set, state->looks, state->n_looks, 0))
    return FALSE;
  if (state->prompt_old != FAVOR_NONE && !collect (&set, &state->prompt_old, 1, 0))
    return FALSE;
  return collect (&set, state->event_deck, state->n_event_deck, 0) &&
         set == emperor_events_in_game (&state->options);
}

static gboolean
invariant_3 (const EmperorState *state)
{
  guint set = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (!collect (&set, state->market_hand[seat], state->n_market_hand[seat], 0))
      return FALSE;
  if (state->prompt == EMPEROR_PROMPT_KEEP_MARKET &&
      !collect (&set, state->looks, state->n_looks, EMPEROR_N_EVENTS))
    return FALSE;
  return collect (&set, state->market_discard, state->n_market_discard, 0) &&
         collect (&set, state->market_deck, state->n_market_deck, 0) &&
         set == emperor_market_in_game (&state->options);
}

static gboolean
invariant_4 (const EmperorState *state)
{
  gint gold = state->treasury;

  if (!state->options.limited_treasury)
    return state->treasury == 0;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      if (state->gold[seat] > EMPEROR_ALL_GOLD)
        return FALSE;
      gold += state->gold[seat];
    }
  return gold == EMPEROR_ALL_GOLD;
}

static gboolean
invariant_5 (const EmperorState *state)
{
  gint totals[EMPEROR_N_STAFF] = { 0 };

  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    {
      const gint n = emperor_stars_of (state, seat);

      if (n > EMPEROR_MAX_STARS ||
          (in_setup (state) ? n != emperor_stars_placed_by (state, seat) : n < 2))
        return FALSE;
      for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
        {
          totals[staff] += state->stars[seat][staff];
          if (in_setup (state) && state->stars[seat][staff] > 1)
            return FALSE;
        }
    }
  for (guint staff = 0; in_setup (state) && staff < EMPEROR_N_STAFF; staff++)
    if (totals[staff] > 2)
      return FALSE;
  return TRUE;
}

static gboolean
invariant_6 (const EmperorState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gint sum = 0;

      for (guint row = 0; row < EMPEROR_N_ROWS; row++)
        for (guint round = 0; round < EMPEROR_MAX_ROUNDS; round++)
          {
            const gint points = state->pad[seat][row][round];

            sum += points;
            if (row == EMPEROR_ROW_LOSSES ? points > 0 : points < 0)
              return FALSE;
          }
      if (sum < 0 || sum > EMPEROR_MAX_POINTS)
        return FALSE;
    }
  return TRUE;
}

static gboolean
invariant_7 (const EmperorState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint card = 0; card < EMPEROR_N_CARDS; card++)
      if (state->known[seat][card] > state->hand[seat][card])
        return FALSE;
  return TRUE;
}

static gboolean
invariant_8 (const EmperorState *state)
{
  const gboolean over = state->head.phase == EMPEROR_PHASE_OVER;

  return (state->head.decider == FAVOR_SEAT_NONE) == over &&
         (state->winner != FAVOR_SEAT_NONE) == over &&
         (state->head.phase != EMPEROR_PHASE_SETUP_STAR || emperor_can_place (state));
}

static gboolean
invariant_11 (const EmperorState *state)
{
  if (state->head.phase != EMPEROR_PHASE_COLLECT)
    return state->due == 0 && state->left == 0;
  return state->due != 0 && state->left >= 1 &&
         (state->due & ~emperor_allies_with_cards (state, state->head.turn_owner)) == 0;
}

static gboolean
invariant_13 (const EmperorState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->meeple[seat] == EMPEROR_PLACE_EMPRESS && !state->empress[seat])
      return FALSE;
  return state->poison[state->head.turn_owner] == EMPEROR_POISON_NONE;
}

/* What the turn has counted: at most one each with every action. */
static gboolean
turn_counts_are_right (const EmperorState *state)
{
  return state->stars_paid <= state->acts && state->sold <= state->acts &&
         state->upgrades <= state->acts && state->hits <= state->acts &&
         state->trades <= state->acts && state->stars_moved <= state->acts;
}

/* At most so many actions are still to come before who has the turn decides again, or it ends. */
static guint
answers_to_come (const EmperorState *state)
{
  static const guint answers[] = {
    [EMPEROR_PROMPT_KEEP_EVENT] = 1, [EMPEROR_PROMPT_KEEP_MARKET] = 1,
    [EMPEROR_PROMPT_REACT] = 3,      [EMPEROR_PROMPT_BLACKMAIL] = 1,
    [EMPEROR_PROMPT_INVITE] = 3,     [EMPEROR_PROMPT_TRADE] = 2,
    [EMPEROR_PROMPT_COUNTER] = 1,    [EMPEROR_PROMPT_SEIZE] = 0,
  };
  const guint hand = state->hand_size[state->head.turn_owner];

  if (state->head.phase == EMPEROR_PHASE_DISCARD)
    return 1 + MAX (hand, EMPEROR_HAND_LIMIT) - EMPEROR_HAND_LIMIT;
  return answers[state->prompt] + state->prompt_left + state->left;
}

static gboolean
invariant_14 (const EmperorState *state)
{
  const gboolean ends = state->head.phase > EMPEROR_PHASE_PLAY;

  if (!turn_counts_are_right (state))
    return FALSE;
  if (in_setup (state))
    return state->round == 1 && state->acts == emperor_acts_in_setup (state) &&
           state->placed < 2 * state->head.n_seats;
  return state->acts + answers_to_come (state) <=
           (ends ? EMPEROR_MAX_ACTS : EMPEROR_LONG_TURN + 3) &&
         state->round <= state->options.round_limit;
}

static gboolean
invariant_15 (const EmperorState *state)
{
  for (guint i = 0; i < state->n_promises; i++)
    {
      const EmperorPromise *promise = &state->promises[i];
      const EmperorPledge   pledge = { promise->kind, promise->value, 1 };

      if (promise->by == promise->to || promise->kind == EMPEROR_PLEDGE_NONE ||
          !emperor_is_pledge (state, &pledge))
        return FALSE;
      if (promise->kind == EMPEROR_PLEDGE_PAY_GOLD ? promise->got >= promise->value
                                                   : promise->got != 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
invariant_17 (const EmperorState *state)
{
  const gboolean may_lead = state->head.phase == EMPEROR_PHASE_OVER || state->final;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->points[seat] >= state->options.target_points && !may_lead)
      return FALSE;
  return state->options.finish_round || !state->final;
}

gboolean
emperor_validate (gconstpointer state, FavorRefusal *why)
{
  static gboolean (*const invariants[]) (const EmperorState *state) = {
    invariant_1,         invariant_2,          invariant_3,  invariant_4,
    invariant_5,         invariant_6,          invariant_7,  invariant_8,
    emperor_invariant_9, emperor_invariant_10, invariant_11, emperor_invariant_12,
    invariant_13,        invariant_14,         invariant_15, NULL,
    invariant_17,
  };

  for (guint i = 0; i < G_N_ELEMENTS (invariants); i++)
    if (invariants[i] != NULL && !invariants[i](state))
      {
        favor_game_refuse (why, FAVOR_REFUSAL_BROKEN_POSITION);
        if (why != NULL)
          why->arg[0] = (gint16) (i + 1);
        return FALSE;
      }
  return TRUE;
}
