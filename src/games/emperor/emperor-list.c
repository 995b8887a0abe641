/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-list.h"

#include "emperor-check.h"
#include "emperor-deal.h"

/* Kinds in the order of the actions, within a kind by arguments as numbers, none first (6.7). */

static void
list_looks (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;
  const gboolean      events = state->prompt == EMPEROR_PROMPT_KEEP_EVENT;

  for (gint word = 0; word < EMPEROR_N_EVENTS + EMPEROR_N_MARKET; word++)
    if (emperor_list_has (state->looks, state->n_looks, word))
      emperor_lister_add_one (lister,
                              events ? EMPEROR_ACTION_KEEP_EVENT
                                     : EMPEROR_ACTION_KEEP_MARKET,
                              events ? word : word - EMPEROR_N_EVENTS);
}

/* One action for each Staff that the check lets pass. */
static void
list_places (const EmperorLister *lister)
{
  for (gint16 staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      const FavorAction action = { .kind = EMPEROR_ACTION_PLACE_STAR,
                                   .seat = lister->seat,
                                   .arg = { staff } };

      if (emperor_check (lister->state, &action, NULL))
        emperor_lister_add_one (lister, EMPEROR_ACTION_PLACE_STAR, staff);
    }
}

static void
list_collects (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    for (gint level = 1; (state->due >> staff & 1) != 0 &&
                         level <= emperor_reach (state, lister->seat, staff);
         level++)
      if (state->pile[emperor_card_of (staff, level)] > 0)
        emperor_lister_add_one (lister,
                                EMPEROR_ACTION_COLLECT,
                                emperor_card_of (staff, level));
}

/* The only card that a member of the Staff has for a seat, or FAVOR_NONE: none, or a choice. */
static gint
find_only_card (const EmperorState *state, FavorSeat seat, gint staff)
{
  gint only = FAVOR_NONE;

  for (gint level = 1; level <= emperor_reach (state, seat, staff); level++)
    {
      const gint card = emperor_card_of (staff, level);

      if (state->pile[card] == 0)
        continue;
      if (only != FAVOR_NONE)
        return FAVOR_NONE;
      only = card;
    }
  return only;
}

/* Collecting is not optional (ruling 9): where each ally that is left will be asked, and one has but one
 * card, that card is collected anyway. */
gboolean
emperor_must (gconstpointer observed, FavorAction *action)
{
  const EmperorState *state = observed;

  if (state->head.phase != EMPEROR_PHASE_COLLECT ||
      state->prompt != EMPEROR_PROMPT_NONE || emperor_count (state->due) > state->left)
    return FALSE;
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      gint card = (state->due >> staff & 1) != 0
                    ? find_only_card (state, state->head.decider, staff)
                    : FAVOR_NONE;

      if (card == FAVOR_NONE)
        continue;
      *action = (FavorAction){ .kind = EMPEROR_ACTION_COLLECT,
                               .seat = state->head.decider,
                               .arg = { (gint16) card } };
      return TRUE;
    }
  return FALSE;
}

static void
list_moves (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  if (state->moved)
    return;
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      const gint reach = emperor_reach (state, lister->seat, staff);
      gint       n = 0;

      for (gint level = 1; level <= reach; level++)
        if (state->pile[emperor_card_of (staff, level)] > 0)
          {
            gint16 *args = emperor_lister_add (lister, EMPEROR_ACTION_MOVE);

            args[EMPEROR_MOVE_STAFF] = (gint16) staff;
            args[EMPEROR_MOVE_CARD] = (gint16) emperor_card_of (staff, level);
            n++;
          }
      if (n == 0)
        {
          gint16 *args = emperor_lister_add (lister, EMPEROR_ACTION_MOVE);

          args[EMPEROR_MOVE_STAFF] = (gint16) staff;
          args[EMPEROR_MOVE_CARD] = FAVOR_NONE;
        }
    }
}

static void
list_sales (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  if (state->options.limited_treasury && state->treasury == 0)
    return;
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (lister->hand[card] > 0)
      emperor_lister_add_one (lister, EMPEROR_ACTION_SELL, card);
}

static void
list_upgrades (const EmperorLister *lister)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (lister->hand[card] >= 3 && emperor_card_level (card) < EMPEROR_N_LEVELS &&
        lister->state->pile[card + 1] > 0)
      emperor_lister_add_one (lister, EMPEROR_ACTION_UPGRADE, card);
}

static void
list_payment (const EmperorLister *lister, gint staff, gint low, gint high, guint sources)
{
  for (gint from = FAVOR_NONE; from < EMPEROR_N_STAFF; from++)
    if (sources >> (from + 1) & 1)
      {
        gint16 *args = emperor_lister_add (lister, EMPEROR_ACTION_ALLY);

        args[EMPEROR_ALLY_STAFF] = (gint16) staff;
        args[EMPEROR_ALLY_PAY_1] = (gint16) low;
        args[EMPEROR_ALLY_PAY_2] = (gint16) high;
        args[EMPEROR_ALLY_FROM] = (gint16) from;
      }
}

/* The held cards of each level, as sets of cards. */
static void
find_levels (const EmperorLister *lister, guint levels[EMPEROR_N_LEVELS])
{
  for (guint level = 0; level < EMPEROR_N_LEVELS; level++)
    {
      levels[level] = 0;
      for (guint card = level; card < EMPEROR_N_CARDS; card += EMPEROR_N_LEVELS)
        if (lister->hand[card] > 0)
          levels[level] |= 1u << card;
    }
}

static void
list_stars (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;
  guint               levels[EMPEROR_N_LEVELS];

  find_levels (lister, levels);
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      const guint stars = state->stars[lister->seat][staff];
      guint       sources, all;

      if (stars == EMPEROR_N_LEVELS ||
          state->gold[lister->seat] < emperor_star_gold[stars])
        continue;
      sources = emperor_lister_sources (lister, staff);
      all = stars == 0 ? levels[0] : levels[stars - 1] | levels[stars];
      for (guint lows = all; sources != 0 && lows != 0; lows &= lows - 1)
        {
          const gint low = __builtin_ctz (lows);
          const gint other = stars == 0 ? 1 : 2 * (gint) stars + 1;
          /* A first Star costs two level-1 cards, the others one of each level. */
          const gint level = stars == 0 ? 1 : other - emperor_card_level (low);

          for (guint highs = levels[level - 1] & ~((2u << low) - 1); highs != 0;
               highs &= highs - 1)
            if (emperor_card_staff (__builtin_ctz (highs)) != emperor_card_staff (low))
              list_payment (lister, staff, low, __builtin_ctz (highs), sources);
        }
    }
}

guint
emperor_lister_treasures (const EmperorLister *lister,
                          gint16               paid[EMPEROR_MAX_TREASURES][3])
{
  const gint8 *hand = lister->hand;
  guint        n = 0;

  for (gint a = 2; a < EMPEROR_N_CARDS; a += EMPEROR_N_LEVELS)
    for (gint b = a + EMPEROR_N_LEVELS; hand[a] > 0 && b < EMPEROR_N_CARDS;
         b += EMPEROR_N_LEVELS)
      for (gint c = b + EMPEROR_N_LEVELS; hand[b] > 0 && c < EMPEROR_N_CARDS;
           c += EMPEROR_N_LEVELS)
        if (hand[c] > 0)
          {
            paid[n][0] = (gint16) a;
            paid[n][1] = (gint16) b;
            paid[n++][2] = (gint16) c;
          }
  return n;
}

static void
list_empress (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;
  gint16              paid[EMPEROR_MAX_TREASURES][3];
  guint               n;

  if (state->empress[lister->seat] || state->gold[lister->seat] < EMPEROR_EMPRESS_GOLD)
    return;
  n = emperor_lister_treasures (lister, paid);
  for (guint i = 0; i < n; i++)
    {
      gint16 *args = emperor_lister_add (lister, EMPEROR_ACTION_ALLY_EMPRESS);

      args[EMPEROR_EMPRESS_PAY_1] = paid[i][0];
      args[EMPEROR_EMPRESS_PAY_2] = paid[i][1];
      args[EMPEROR_EMPRESS_PAY_3] = paid[i][2];
    }
}

static void
list_event (const EmperorLister *lister, gint event, const gint16 pay[3])
{
  gint16 *args;

  if (!emperor_meets_terms (lister->state, event, pay))
    return;
  args = emperor_lister_add (lister, EMPEROR_ACTION_COMPLETE_EVENT);
  args[EMPEROR_COMPLETE_EVENT] = (gint16) event;
  for (guint i = 0; i < 3; i++)
    args[EMPEROR_COMPLETE_PAY_1 + i] = pay[i];
}

static void
list_relief (const EmperorLister *lister)
{
  const gint16 first = EMPEROR_SOUP;
  const gint16 last = EMPEROR_BANQUET;

  for (gint16 a = first; a <= last; a++)
    for (gint16 b = a; b <= last; b++)
      for (gint16 c = b; c <= last; c++)
        list_event (lister, EMPEROR_EVENT_FAMINE_RELIEF, (const gint16[3]){ a, b, c });
}

static void
list_events (const EmperorLister *lister)
{
  const gint16 nothing[3] = { FAVOR_NONE, FAVOR_NONE, FAVOR_NONE };
  const guint  open = emperor_open_set (lister->state, lister->seat);

  if (lister->state->event_completed)
    return;
  for (gint event = 0; event < EMPEROR_N_EVENTS; event++)
    if (open >> event & 1)
      {
        if (event == EMPEROR_EVENT_FAMINE_RELIEF)
          list_relief (lister);
        else
          list_event (lister, event, nothing);
      }
}

/* Swaps of one card for one of the same level that all know the partner to have. A bundle with a
 * card of a later Staff comes first: the earlier numbers are 0. */
static void
list_swaps (const EmperorLister *lister, FavorSeat to)
{
  const guint8 *known = lister->state->known[to];

  for (gint staff = EMPEROR_N_STAFF - 1; staff >= 0; staff--)
    for (gint level = 1; level <= EMPEROR_N_LEVELS; level++)
      for (gint other = EMPEROR_N_STAFF - 1;
           lister->hand[emperor_card_of (staff, level)] > 0 && other >= 0;
           other--)
        if (known[emperor_card_of (other, level)] > 0)
          {
            gint16      *args = emperor_lister_add (lister, EMPEROR_ACTION_OFFER_TRADE);
            EmperorDeal *deal = (EmperorDeal *) (args + EMPEROR_OFFER_DEAL);

            args[EMPEROR_OFFER_TO] = to;
            emperor_bundle_add (&deal->give, emperor_card_of (staff, level), 1);
            emperor_bundle_add (&deal->take, emperor_card_of (other, level), 1);
          }
}

static void
list_talks (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  if (!state->options.trading || state->talks >= EMPEROR_MAX_TALKS)
    return;
  for (FavorSeat to = 0; to < state->head.n_seats; to++)
    if (to != lister->seat)
      emperor_lister_add_one (lister, EMPEROR_ACTION_INVITE_OFFER, to);
  for (FavorSeat to = 0; to < state->head.n_seats; to++)
    if (to != lister->seat)
      list_swaps (lister, to);
}

static void
list_play_phase (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  if (state->acts < EMPEROR_LONG_TURN)
    {
      list_moves (lister);
      list_sales (lister);
      list_upgrades (lister);
      list_stars (lister);
      list_empress (lister);
      if (state->n_market_deck > 0 && state->gold[lister->seat] >= EMPEROR_MARKET_PRICE)
        emperor_lister_add (lister, EMPEROR_ACTION_BUY_MARKET);
      list_events (lister);
      emperor_list_play (lister);
      list_talks (lister);
    }
  emperor_lister_add (lister, EMPEROR_ACTION_END_TURN);
}

static void
list_reactions (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  if (lister->hand[EMPEROR_MEDICINAL_HERBS] > 0 && emperor_is_poison (state->prompt_card))
    emperor_lister_add_one (lister, EMPEROR_ACTION_REACT, EMPEROR_MEDICINAL_HERBS);
  if (lister->hand[EMPEROR_STEEL_SHIELD] > 0)
    emperor_lister_add_one (lister, EMPEROR_ACTION_REACT, EMPEROR_STEEL_SHIELD);
  if (emperor_has_piece (state, lister->seat, EMPEROR_BODYGUARD))
    emperor_lister_add_one (lister, EMPEROR_ACTION_REACT, EMPEROR_BODYGUARD);
  emperor_lister_add (lister, EMPEROR_ACTION_LET_PASS);
}

static void
list_cards (const EmperorLister *lister, EmperorAction kind, FavorSeat owner)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (lister->state->hand[owner][card] > 0)
      emperor_lister_add_one (lister, kind, card);
}

static void
list_answers (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  switch ((EmperorPrompt) state->prompt)
    {
    case EMPEROR_PROMPT_KEEP_EVENT:
    case EMPEROR_PROMPT_KEEP_MARKET:
      list_looks (lister);
      break;
    case EMPEROR_PROMPT_REACT:
      list_reactions (lister);
      break;
    case EMPEROR_PROMPT_SEIZE:
      list_cards (lister, EMPEROR_ACTION_SEIZE, state->prompt_target);
      break;
    case EMPEROR_PROMPT_BLACKMAIL:
      if (state->gold[lister->seat] >= EMPEROR_BLACKMAIL)
        emperor_lister_add_one (lister,
                                EMPEROR_ACTION_ANSWER_BLACKMAIL,
                                EMPEROR_ANSWER_PAY);
      emperor_lister_add_one (lister,
                              EMPEROR_ACTION_ANSWER_BLACKMAIL,
                              EMPEROR_ANSWER_LOSE);
      break;
    case EMPEROR_PROMPT_INVITE:
      list_swaps (lister, state->head.turn_owner);
      emperor_lister_add (lister, EMPEROR_ACTION_DECLINE_TRADE);
      break;
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
      if (emperor_has_bundle (state, lister->seat, &state->deal.take))
        emperor_lister_add (lister, EMPEROR_ACTION_ACCEPT_TRADE);
      emperor_lister_add (lister, EMPEROR_ACTION_DECLINE_TRADE);
      break;
    case EMPEROR_PROMPT_NONE:
      break;
    }
}

static void
list_phase (const EmperorLister *lister)
{
  switch ((EmperorPhase) lister->state->head.phase)
    {
    case EMPEROR_PHASE_SETUP_STAR:
      list_places (lister);
      break;
    case EMPEROR_PHASE_COLLECT:
      list_collects (lister);
      break;
    case EMPEROR_PHASE_PLAY:
      list_play_phase (lister);
      break;
    case EMPEROR_PHASE_DISCARD:
      list_cards (lister, EMPEROR_ACTION_DISCARD, lister->seat);
      break;
    case EMPEROR_PHASE_SETUP_EVENT:
    case EMPEROR_PHASE_END:
    case EMPEROR_PHASE_OVER:
      break;
    }
}

/* Trades are too many to list, and payments are listed in one order only; but where there is a
 * trade or a payment, there is one in the list. */
static gboolean
is_complete (const EmperorState *state, guint n_listed)
{
  if (state->prompt == EMPEROR_PROMPT_NONE)
    return state->head.phase != EMPEROR_PHASE_PLAY || n_listed == 1;
  return state->prompt != EMPEROR_PROMPT_TRADE && state->prompt != EMPEROR_PROMPT_INVITE;
}

void
emperor_list (gconstpointer state, FavorActions *out)
{
  const EmperorState *self = state;
  EmperorLister       lister = { .state = self, .out = out, .seat = self->head.decider };

  favor_actions_clear (out);
  if (lister.seat != FAVOR_SEAT_NONE)
    {
      lister.hand = self->hand[lister.seat];
      lister.supply = emperor_has_supply (self, lister.seat);
      if (self->prompt == EMPEROR_PROMPT_NONE)
        list_phase (&lister);
      else
        list_answers (&lister);
    }
  out->complete = is_complete (self, out->n);
}
