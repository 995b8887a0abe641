/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-check.h"

#include "emperor-deal.h"

/* Pieces of checks */

gboolean
emperor_check_star_source (const EmperorState *state,
                           FavorSeat           seat,
                           gint                staff,
                           gint                from,
                           FavorRefusal       *why)
{
  if (emperor_has_supply (state, seat))
    return from == FAVOR_NONE || emperor_refuse (why, STARS_LEFT);
  if (from == FAVOR_NONE)
    return emperor_refuse (why, CHOOSE_STAR);
  if (from == staff || state->stars[seat][from] == 0)
    return emperor_refuse (why, BAD_STAR);
  if (state->options.steadfast_stars && state->stars_moved > 0)
    return emperor_refuse (why, STAR_MOVED);
  return TRUE;
}

gboolean
emperor_check_treasures (const EmperorState *state,
                         const gint16        cards[3],
                         FavorRefusal       *why)
{
  for (guint i = 0; i < 3; i++)
    {
      if (cards[i] == FAVOR_NONE || emperor_card_level (cards[i]) != 3)
        return emperor_refuse (why, EMPRESS_PRICE);
      for (guint j = 0; j < i; j++)
        if (cards[j] == cards[i])
          return emperor_refuse (why, EMPRESS_PRICE);
    }
  for (guint i = 0; i < 3; i++)
    if (state->hand[state->head.decider][cards[i]] == 0)
      return emperor_refuse (why, NO_CARDS);
  return TRUE;
}

gboolean
emperor_check_meeple_card (const EmperorState *state,
                           gint                staff,
                           gint                card,
                           gint                returned,
                           FavorRefusal       *why)
{
  const gint reach = emperor_reach (state, state->head.decider, staff);

  if (card == FAVOR_NONE)
    {
      for (gint c = emperor_card_of (staff, 1); c <= emperor_card_of (staff, reach); c++)
        if (state->pile[c] > 0 || c == returned)
          return emperor_refuse (why, CHOOSE_CARD);
      return TRUE;
    }
  if (emperor_card_staff (card) != staff || emperor_card_level (card) > reach ||
      (state->pile[card] == 0 && card != returned))
    return emperor_refuse (why, CHOOSE_CARD);
  return TRUE;
}

/* Setup */

/* Whether the last player keeps a free Staff after a Star on `staff` (section 4). */
static gboolean
leaves_a_staff (const EmperorState *state, const guint *totals, gint staff)
{
  const FavorSeat last = state->first;

  for (gint other = 0; other < EMPEROR_N_STAFF; other++)
    if (totals[other] + (other == staff) < 2 && state->stars[last][other] == 0)
      return TRUE;
  return FALSE;
}

static gboolean
check_place_star (const EmperorState *state, gint staff, FavorRefusal *why)
{
  guint totals[EMPEROR_N_STAFF] = { 0 };

  if (staff == FAVOR_NONE)
    return emperor_refuse (why, CHOOSE_STAFF);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint i = 0; i < EMPEROR_N_STAFF; i++)
      totals[i] += state->stars[seat][i];
  if (totals[staff] >= 2)
    return emperor_refuse (why, STAFF_FULL);
  if (state->stars[state->head.decider][staff] > 0)
    return emperor_refuse (why, SECOND_ELSEWHERE);
  if (state->placed + 2 == 2 * state->head.n_seats &&
      !leaves_a_staff (state, totals, staff))
    return emperor_refuse (why, BLOCKS_NEXT);
  return TRUE;
}

/* Cards */

static gboolean
check_collect (const EmperorState *state, gint card, FavorRefusal *why)
{
  if (card == FAVOR_NONE || (state->due >> emperor_card_staff (card) & 1) == 0)
    return emperor_refuse (why, NOT_DUE);
  if (state->pile[card] == 0)
    return emperor_refuse (why, PILE_EMPTY);
  if (emperor_card_level (card) >
      emperor_reach (state, state->head.decider, emperor_card_staff (card)))
    return emperor_refuse (why, MORE_STARS);
  return TRUE;
}

static gboolean
check_move (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  if (state->moved)
    return emperor_refuse (why, ALREADY_MOVED);
  if (args[EMPEROR_MOVE_STAFF] == FAVOR_NONE)
    return emperor_refuse (why, CHOOSE_STAFF);
  return emperor_check_meeple_card (state,
                                    args[EMPEROR_MOVE_STAFF],
                                    args[EMPEROR_MOVE_CARD],
                                    FAVOR_NONE,
                                    why);
}

static gboolean
check_sell (const EmperorState *state, gint piece, FavorRefusal *why)
{
  if (piece >= EMPEROR_N_CARDS)
    return emperor_refuse (why, MARKET_NOT_SOLD);
  if (piece == FAVOR_NONE || state->hand[state->head.decider][piece] == 0)
    return emperor_refuse (why, NO_CARD);
  /* Ruling 25: nobody gives a card away by mistake. */
  if (state->options.limited_treasury && state->treasury == 0)
    return emperor_refuse (why, TREASURY_EMPTY);
  return TRUE;
}

static gboolean
check_upgrade (const EmperorState *state, gint card, FavorRefusal *why)
{
  if (card == FAVOR_NONE || emperor_card_level (card) == EMPEROR_N_LEVELS)
    return emperor_refuse (why, TOP_LEVEL);
  if (state->hand[state->head.decider][card] < 3)
    return emperor_refuse (why, NEED_THREE);
  if (state->pile[card + 1] == 0)
    return emperor_refuse (why, NEXT_PILE_EMPTY);
  return TRUE;
}

static gboolean
check_ally (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const FavorSeat seat = state->head.decider;
  const gint      staff = args[EMPEROR_ALLY_STAFF];
  const gint      low = MIN (args[EMPEROR_ALLY_PAY_1], args[EMPEROR_ALLY_PAY_2]);
  const gint      high = MAX (args[EMPEROR_ALLY_PAY_1], args[EMPEROR_ALLY_PAY_2]);
  const guint8   *price;
  gint            level, least, most;

  if (staff == FAVOR_NONE)
    return emperor_refuse (why, CHOOSE_STAFF);
  level = state->stars[seat][staff];
  if (level == EMPEROR_N_LEVELS)
    return emperor_refuse (why, THREE_STARS);
  if (state->gold[seat] < emperor_star_gold[level])
    return emperor_refuse (why, NO_GOLD);
  price = emperor_star_cards[level];
  least = low == FAVOR_NONE ? 0
                            : MIN (emperor_card_level (low), emperor_card_level (high));
  most = low == FAVOR_NONE ? 0
                           : MAX (emperor_card_level (low), emperor_card_level (high));
  if (least != price[0] || most != price[1])
    return favor_game_refuse (why, (guint8) (EMPEROR_REFUSAL_PRICE_1 + level));
  if (emperor_card_staff (low) == emperor_card_staff (high))
    return emperor_refuse (why, DIFFERENT_STAFF);
  if (state->hand[seat][low] == 0 || state->hand[seat][high] == 0)
    return emperor_refuse (why, NO_CARDS);
  return emperor_check_star_source (state, seat, staff, args[EMPEROR_ALLY_FROM], why);
}

static gboolean
check_ally_empress (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  if (state->empress[state->head.decider])
    return emperor_refuse (why, EMPRESS_DONE);
  if (!emperor_check_treasures (state, args, why))
    return FALSE;
  if (state->gold[state->head.decider] < EMPEROR_EMPRESS_GOLD)
    return emperor_refuse (why, NO_GOLD);
  return TRUE;
}

static gboolean
check_buy_market (const EmperorState *state, FavorRefusal *why)
{
  if (state->n_market_deck == 0)
    return emperor_refuse (why, SOLD_OUT);
  if (state->gold[state->head.decider] < EMPEROR_MARKET_PRICE)
    return emperor_refuse (why, NO_GOLD);
  return TRUE;
}

static gboolean
check_complete (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const FavorSeat seat = state->head.decider;
  const gint      event = args[EMPEROR_COMPLETE_EVENT];
  const gint16   *pay = &args[EMPEROR_COMPLETE_PAY_1];

  if (event == FAVOR_NONE || !emperor_has_open (state, seat, event))
    return emperor_refuse (why, NOT_YOUR_EVENT);
  if (event != EMPEROR_EVENT_FAMINE_RELIEF &&
      (pay[0] != FAVOR_NONE || pay[1] != FAVOR_NONE || pay[2] != FAVOR_NONE))
    return favor_game_refuse (why, FAVOR_REFUSAL_BAD_PARAMETER);
  if (state->event_completed)
    return emperor_refuse (why, EVENT_DONE);
  if (!emperor_meets_terms (state, event, pay))
    return emperor_refuse (why, EVENT_TERMS);
  return TRUE;
}

/* Answers */

static gboolean
check_react (const EmperorState *state, gint piece, FavorRefusal *why)
{
  if (piece == FAVOR_NONE || emperor_piece_kinds[piece] != EMPEROR_KIND_REACTION)
    return emperor_refuse (why, CANNOT_ANSWER);
  if (piece == EMPEROR_MEDICINAL_HERBS && !emperor_is_poison (state->prompt_card))
    return emperor_refuse (why, ONLY_STOPS_POISON);
  if (!emperor_has_piece (state, state->head.decider, piece))
    return emperor_refuse (why, NO_CARD);
  return TRUE;
}

static gboolean
check_answer (const EmperorState *state, gint choice, FavorRefusal *why)
{
  if (choice == FAVOR_NONE)
    return emperor_refuse (why, PAY_OR_LOSE);
  if (choice == EMPEROR_ANSWER_PAY &&
      state->gold[state->head.decider] < EMPEROR_BLACKMAIL)
    return emperor_refuse (why, NO_GOLD);
  return TRUE;
}

static gboolean
check_talk (const EmperorState *state, gint to, FavorRefusal *why)
{
  if (!state->options.trading)
    return emperor_refuse (why, NO_TRADING);
  if (!emperor_check_partner (state, to, why))
    return FALSE;
  if (state->talks >= EMPEROR_MAX_TALKS)
    return emperor_refuse (why, TALKS_USED);
  return TRUE;
}

static gboolean
check_offer (const EmperorState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint to = action->arg[EMPEROR_OFFER_TO];

  if (state->prompt == EMPEROR_PROMPT_INVITE)
    {
      if (to != state->head.turn_owner)
        return emperor_refuse (why, ONLY_TURN_PLAYER);
    }
  else if (!check_talk (state, to, why))
    return FALSE;
  return emperor_check_deal (state,
                             action->seat,
                             (FavorSeat) to,
                             emperor_deal_of (action),
                             why);
}

/* Whose moment it is */

#define KIND(name) (1u << EMPEROR_ACTION_##name)

#define KINDS_OF_PLAY                                                                    \
  (KIND (MOVE) | KIND (SELL) | KIND (UPGRADE) | KIND (ALLY) | KIND (ALLY_EMPRESS) |      \
   KIND (BUY_MARKET) | KIND (COMPLETE_EVENT) | KIND (PLAY) | KIND (INVITE_OFFER) |       \
   KIND (OFFER_TRADE) | KIND (END_TURN))

/* What a question takes for an answer, and what is said to all else (6.3). */
static const struct
{
  guint32 kinds;
  guint8  reason;
} questions[] = {
  [EMPEROR_PROMPT_KEEP_EVENT] = { KIND (KEEP_EVENT), EMPEROR_REFUSAL_KEEP_EVENT_FIRST },
  [EMPEROR_PROMPT_KEEP_MARKET] = { KIND (KEEP_MARKET),
                                   EMPEROR_REFUSAL_KEEP_MARKET_FIRST },
  [EMPEROR_PROMPT_REACT] = { KIND (REACT) | KIND (LET_PASS),
                             EMPEROR_REFUSAL_ANSWER_FIRST },
  [EMPEROR_PROMPT_SEIZE] = { KIND (SEIZE), EMPEROR_REFUSAL_SEIZE_FIRST },
  [EMPEROR_PROMPT_BLACKMAIL] = { KIND (ANSWER_BLACKMAIL),
                                 EMPEROR_REFUSAL_BLACKMAIL_FIRST },
  [EMPEROR_PROMPT_TRADE] = { KIND (ACCEPT_TRADE) | KIND (DECLINE_TRADE) |
                               KIND (COUNTER_TRADE),
                             EMPEROR_REFUSAL_OFFER_ANSWER_FIRST },
  [EMPEROR_PROMPT_COUNTER] = { KIND (ACCEPT_TRADE) | KIND (DECLINE_TRADE),
                               EMPEROR_REFUSAL_OFFER_ANSWER_FIRST },
  [EMPEROR_PROMPT_INVITE] = { KIND (OFFER_TRADE) | KIND (DECLINE_TRADE),
                              EMPEROR_REFUSAL_MAKE_OFFER_FIRST },
};

static gboolean
check_moment_of_play (const EmperorState *state, guint kind, FavorRefusal *why)
{
  if (state->acts >= EMPEROR_LONG_TURN && kind != EMPEROR_ACTION_END_TURN)
    return emperor_refuse (why, TURN_TOO_LONG);
  if (kind == EMPEROR_ACTION_COLLECT)
    return emperor_refuse (why, ALREADY_COLLECTED);
  if ((KINDS_OF_PLAY >> kind & 1) == 0)
    return emperor_refuse (why, NOT_NOW);
  return TRUE;
}

static gboolean
check_moment (const EmperorState *state, guint kind, FavorRefusal *why)
{
  if (state->prompt != EMPEROR_PROMPT_NONE)
    return (questions[state->prompt].kinds >> kind & 1) != 0 ||
           favor_game_refuse (why, questions[state->prompt].reason);
  switch ((EmperorPhase) state->head.phase)
    {
    case EMPEROR_PHASE_SETUP_STAR:
      return kind == EMPEROR_ACTION_PLACE_STAR || emperor_refuse (why, PLACE_FIRST);
    case EMPEROR_PHASE_COLLECT:
      return kind == EMPEROR_ACTION_COLLECT || emperor_refuse (why, COLLECT_FIRST);
    case EMPEROR_PHASE_DISCARD:
      return kind == EMPEROR_ACTION_DISCARD || emperor_refuse (why, DISCARD_FIRST);
    case EMPEROR_PHASE_PLAY:
      return check_moment_of_play (state, kind, why);
    case EMPEROR_PHASE_SETUP_EVENT:
    case EMPEROR_PHASE_END:
    case EMPEROR_PHASE_OVER:
      break;
    }
  return emperor_refuse (why, NOT_NOW);
}

/* A seat that is not in the game is for the reasons of the action. */
static gboolean
is_well_formed (const FavorAction *action)
{
  const FavorSchema *args = emperor_actions[action->kind].args;
  const guint        n_args = args != NULL ? args->size / sizeof action->arg[0] : 0;

  if (args != NULL &&
      !favor_schema_check (args, action->arg, EMPEROR_MAX_SEATS, FALSE, NULL, NULL))
    return FALSE;
  for (guint i = n_args; i < FAVOR_ACTION_ARGS; i++)
    if (action->arg[i] != 0)
      return FALSE;
  return action->reserved == 0;
}

static gboolean
looks_at (const EmperorState *state, gint word)
{
  return emperor_list_has (state->looks, state->n_looks, word);
}

static gboolean
holds (const EmperorState *state, FavorSeat seat, gint card)
{
  return card != FAVOR_NONE && state->hand[seat][card] > 0;
}

static gboolean
check_kind (const EmperorState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint16 *args = action->arg;

  switch ((EmperorAction) action->kind)
    {
    case EMPEROR_ACTION_KEEP_EVENT:
      return looks_at (state, args[0]) || emperor_refuse (why, NOT_OFFERED_EVENT);
    case EMPEROR_ACTION_PLACE_STAR:
      return check_place_star (state, args[0], why);
    case EMPEROR_ACTION_COLLECT:
      return check_collect (state, args[0], why);
    case EMPEROR_ACTION_MOVE:
      return check_move (state, args, why);
    case EMPEROR_ACTION_SELL:
      return check_sell (state, args[0], why);
    case EMPEROR_ACTION_UPGRADE:
      return check_upgrade (state, args[0], why);
    case EMPEROR_ACTION_ALLY:
      return check_ally (state, args, why);
    case EMPEROR_ACTION_ALLY_EMPRESS:
      return check_ally_empress (state, args, why);
    case EMPEROR_ACTION_BUY_MARKET:
      return check_buy_market (state, why);
    case EMPEROR_ACTION_KEEP_MARKET:
      return (args[0] != FAVOR_NONE && looks_at (state, EMPEROR_N_EVENTS + args[0])) ||
             emperor_refuse (why, NOT_OFFERED_CARD);
    case EMPEROR_ACTION_COMPLETE_EVENT:
      return check_complete (state, args, why);
    case EMPEROR_ACTION_PLAY:
      return emperor_check_play (state, args, why);
    case EMPEROR_ACTION_REACT:
      return check_react (state, args[0], why);
    case EMPEROR_ACTION_SEIZE:
      return holds (state, state->prompt_target, args[0]) ||
             emperor_refuse (why, TARGET_LACKS_CARD);
    case EMPEROR_ACTION_ANSWER_BLACKMAIL:
      return check_answer (state, args[0], why);
    case EMPEROR_ACTION_INVITE_OFFER:
      return check_talk (state, args[0], why);
    case EMPEROR_ACTION_OFFER_TRADE:
      return check_offer (state, action, why);
    case EMPEROR_ACTION_COUNTER_TRADE:
      return emperor_check_deal (state,
                                 action->seat,
                                 state->prompt_by,
                                 emperor_deal_of (action),
                                 why);
    case EMPEROR_ACTION_ACCEPT_TRADE:
      return emperor_has_bundle (state, action->seat, &state->deal.take) ||
             emperor_refuse (why, CANNOT_GIVE);
    case EMPEROR_ACTION_DISCARD:
      return holds (state, action->seat, args[0]) || emperor_refuse (why, NO_CARD);
    case EMPEROR_ACTION_LET_PASS:
    case EMPEROR_ACTION_DECLINE_TRADE:
    case EMPEROR_ACTION_END_TURN:
      return TRUE;
    }
  g_assert_not_reached ();
}

gboolean
emperor_check (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  const EmperorState *self = state;

  if (!favor_game_check_common (&favor_emperor_game, state, action, why))
    return FALSE;
  if (!is_well_formed (action))
    return favor_game_refuse (why, FAVOR_REFUSAL_BAD_PARAMETER);
  return check_moment (self, action->kind, why) && check_kind (self, action, why);
}
