/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-state.h"

static const guint8 action_phases[DRAGON_N_ACTIONS] = {
  [DRAGON_ACTION_NOMINATE_VOTES] = DRAGON_PHASE_NOMINATE,
  [DRAGON_ACTION_PLACE_VOTE] = DRAGON_PHASE_VOTE,
  [DRAGON_ACTION_SHIFT_VOTE] = DRAGON_PHASE_SHIFT,
  [DRAGON_ACTION_KEEP_VOTE] = DRAGON_PHASE_SHIFT,
  [DRAGON_ACTION_GIVE_FAVOUR] = DRAGON_PHASE_VOTE,
  [DRAGON_ACTION_OFFER_DEAL] = DRAGON_PHASE_VOTE,
  [DRAGON_ACTION_ACCEPT_DEAL] = DRAGON_PHASE_ANSWER,
  [DRAGON_ACTION_DECLINE_DEAL] = DRAGON_PHASE_ANSWER,
  [DRAGON_ACTION_BREAK_TIE] = DRAGON_PHASE_BREAK_TIE,
  [DRAGON_ACTION_PAY_PROMISE] = DRAGON_PHASE_SETTLE,
  [DRAGON_ACTION_BREAK_PROMISE] = DRAGON_PHASE_SETTLE,
  [DRAGON_ACTION_SEND_HOME] = DRAGON_PHASE_SEND_HOME,
};

static gboolean
refuse (FavorRefusal *why, DragonRefusal reason, gint arg)
{
  if (why != NULL)
    *why = (FavorRefusal){ .reason = (guint8) reason, .arg = { (gint16) arg } };
  return FALSE;
}

/* Arguments whose range has a reason of its own come later, in the order of that kind: an
 * unknown seat is of no interest where deals are switched off. */
static gboolean
is_well_formed (const DragonState *state, const FavorAction *action)
{
  const FavorSchema *args = favor_dragon_game.actions[action->kind].args;
  const guint        n_args = args != NULL ? args->size / sizeof action->arg[0] : 0;

  for (guint i = 0; i < n_args; i++)
    if (args->fields[i].refusal == 0 &&
        !favor_field_in_range (&args->fields[i], action->arg[i], state->head.n_seats))
      return FALSE;
  for (guint i = n_args; i < FAVOR_ACTION_ARGS; i++)
    if (action->arg[i] != 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_role (gint role)
{
  return role >= 0 && role < DRAGON_N_ROLES;
}

static gboolean
check_nominate (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint votes = action->arg[DRAGON_NOMINATE_VOTES];
  const gint size = (gint) dragon_round_hand (state->round);

  if (votes != 1 && votes != 3 && votes != 5)
    return refuse (why, DRAGON_REFUSAL_BAD_NUMBER, 0);
  if (votes > size)
    return refuse (why, DRAGON_REFUSAL_TOO_MANY_VOTES, size);
  if (votes == 5 && state->head.n_seats > 5)
    return refuse (why, DRAGON_REFUSAL_TOO_MANY_PLAYERS, 0);
  return TRUE;
}

static gboolean
check_place (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint     card = action->arg[DRAGON_PLACE_CARD];
  const gboolean timed_out = action->arg[DRAGON_PLACE_TIMED_OUT];

  if (!is_role (card) || !is_role (action->arg[DRAGON_PLACE_ON]))
    return refuse (why, DRAGON_REFUSAL_UNKNOWN_ROLE, 0);
  if (timed_out && state->options.countdown == 0)
    return refuse (why, DRAGON_REFUSAL_NO_COUNTDOWN, 0);
  if (timed_out && action->seat == state->judge)
    return refuse (why, DRAGON_REFUSAL_JUDGE_NOT_TIMED, 0);
  if (state->hand[action->seat][card] < 1)
    return refuse (why, DRAGON_REFUSAL_NO_SUCH_CARD, card);
  return TRUE;
}

static gboolean
check_shift (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint on = action->arg[DRAGON_SHIFT_ON];

  if (!is_role (on))
    return refuse (why, DRAGON_REFUSAL_UNKNOWN_ROLE, 0);
  if (state->table[dragon_card_index (state, state->lap, action->seat)].on == on)
    return refuse (why, DRAGON_REFUSAL_SAME_PLACE, 0);
  return TRUE;
}

static gboolean
check_partner (const DragonState *state, FavorSeat from, gint to, FavorRefusal *why)
{
  if (to < 0 || to >= state->head.n_seats)
    return refuse (why, DRAGON_REFUSAL_UNKNOWN_SEAT, 0);
  if (to == from)
    return refuse (why, DRAGON_REFUSAL_TO_YOURSELF, 0);
  return TRUE;
}

static gboolean
check_give (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint favour = action->arg[DRAGON_GIVE_FAVOUR];

  if (state->options.negotiation == DRAGON_NEGOTIATION_OFF)
    return refuse (why, DRAGON_REFUSAL_NO_NEGOTIATION, 0);
  if (!check_partner (state, action->seat, action->arg[DRAGON_GIVE_TO], why))
    return FALSE;
  if (favour < 1)
    return refuse (why, DRAGON_REFUSAL_NOTHING_GIVEN, 0);
  if (state->gifts[action->seat] >= DRAGON_MAX_GIFTS)
    return refuse (why, DRAGON_REFUSAL_GIFT_LIMIT, 0);
  if (favour > state->favour[action->seat])
    return refuse (why, DRAGON_REFUSAL_NOT_ENOUGH_FAVOUR, 0);
  return TRUE;
}

static gboolean
check_price (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint     favour = action->arg[DRAGON_OFFER_FAVOUR];
  const gboolean later = action->arg[DRAGON_OFFER_WHEN] == DRAGON_WHEN_AFTER;

  if (favour < (later ? 1 : 0) || favour > DRAGON_MAX_PRICE)
    return refuse (why, DRAGON_REFUSAL_BAD_AMOUNT, 0);
  if (favour == 0 && !action->arg[DRAGON_OFFER_PLEDGE])
    return refuse (why, DRAGON_REFUSAL_EMPTY_OFFER, 0);
  if (later && state->round == DRAGON_N_ROUNDS)
    return refuse (why, DRAGON_REFUSAL_NO_LATER, 0);
  /* Ruling 59: a promised price may exceed what the proposer owns. */
  if (!later && favour > state->favour[action->seat])
    return refuse (why, DRAGON_REFUSAL_NOT_ENOUGH_FAVOUR, 0);
  return TRUE;
}

static gboolean
check_offer (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint to = action->arg[DRAGON_OFFER_TO];

  if (state->options.negotiation == DRAGON_NEGOTIATION_OFF)
    return refuse (why, DRAGON_REFUSAL_NO_NEGOTIATION, 0);
  if (state->options.negotiation == DRAGON_NEGOTIATION_GIFTS_ONLY)
    return refuse (why, DRAGON_REFUSAL_GIFTS_ONLY, 0);
  if (!check_partner (state, action->seat, to, why))
    return FALSE;
  if (!is_role (action->arg[DRAGON_OFFER_ROLE]))
    return refuse (why, DRAGON_REFUSAL_UNKNOWN_ROLE, 0);
  if (state->offers[action->seat] >= DRAGON_MAX_OFFERS)
    return refuse (why, DRAGON_REFUSAL_OFFER_LIMIT, 0);
  if (dragon_placements_left (state, (FavorSeat) to) == 0)
    return refuse (why, DRAGON_REFUSAL_NO_VOTES_LEFT, state->clans[to]);
  return check_price (state, action, why);
}

static gboolean
check_tie (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint role = action->arg[DRAGON_BREAK_ROLE];

  if (!is_role (role))
    return refuse (why, DRAGON_REFUSAL_UNKNOWN_ROLE, 0);
  if ((state->tie_options & (1 << role)) == 0)
    return refuse (why, DRAGON_REFUSAL_NOT_TIED, state->tie_options);
  return TRUE;
}

static gboolean
check_send (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint role = action->arg[DRAGON_SEND_CARD];
  gboolean   withdrawn;
  guint      options;

  if (!is_role (role))
    return refuse (why, DRAGON_REFUSAL_UNKNOWN_ROLE, 0);
  if (state->shown[action->seat][state->round - 1][role] == 0)
    return refuse (why, DRAGON_REFUSAL_NOT_PLAYED, role);
  options = dragon_home_options (state, action->seat, &withdrawn);
  if ((options & (1u << role)) == 0)
    return refuse (why, DRAGON_REFUSAL_MUST_BE_WITHDRAWN, 0);
  return TRUE;
}

static gboolean
check_kind (const DragonState *state, const FavorAction *action, FavorRefusal *why)
{
  switch ((DragonAction) action->kind)
    {
    case DRAGON_ACTION_NOMINATE_VOTES:
      return check_nominate (state, action, why);
    case DRAGON_ACTION_PLACE_VOTE:
      return check_place (state, action, why);
    case DRAGON_ACTION_SHIFT_VOTE:
      return check_shift (state, action, why);
    case DRAGON_ACTION_GIVE_FAVOUR:
      return check_give (state, action, why);
    case DRAGON_ACTION_OFFER_DEAL:
      return check_offer (state, action, why);
    case DRAGON_ACTION_BREAK_TIE:
      return check_tie (state, action, why);
    case DRAGON_ACTION_SEND_HOME:
      return check_send (state, action, why);
    case DRAGON_ACTION_KEEP_VOTE:
    case DRAGON_ACTION_ACCEPT_DEAL:
    case DRAGON_ACTION_DECLINE_DEAL:
    case DRAGON_ACTION_PAY_PROMISE:
    case DRAGON_ACTION_BREAK_PROMISE:
      return TRUE;
    }
  g_assert_not_reached ();
}

gboolean
dragon_check (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  const DragonState *self = state;

  if (!favor_game_check_common (&favor_dragon_game, state, action, why))
    return FALSE;
  if (self->head.phase != action_phases[action->kind])
    return refuse (why, DRAGON_REFUSAL_WRONG_PHASE, 0);
  if (!is_well_formed (self, action))
    return favor_game_refuse (why, FAVOR_REFUSAL_BAD_PARAMETER);
  return check_kind (self, action, why);
}

/* Two seats cannot name the same clan (section 4, step 2). */
gboolean
dragon_accept (gconstpointer options, guint n_seats, FavorRefusal *why)
{
  const DragonOptions *self = options;
  guint                taken = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      const guint choice = self->clan_choice[seat];

      if (choice != 0 && (taken & (1u << choice)) != 0)
        return refuse (why, DRAGON_REFUSAL_CLAN_TAKEN, 0);
      taken |= 1u << choice;
    }
  return TRUE;
}
