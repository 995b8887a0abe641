/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-step.h"

/* Which file carries an action out. */

static void
perform (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  switch ((TokensAction) action->kind)
    {
    case TOKENS_ACTION_PLACE_SETTLEMENT:
    case TOKENS_ACTION_PLACE_ROAD:
    case TOKENS_ACTION_PLACE_NEUTRAL:
      tokens_apply_setup (state, action, events);
      break;
    case TOKENS_ACTION_PRODUCE:
      tokens_produce (state, events);
      break;
    case TOKENS_ACTION_TAKE_RESOURCE:
      tokens_apply_take_resource (state, action, events);
      break;
    case TOKENS_ACTION_GIVE_RESOURCE:
      tokens_apply_give_resource (state, action, events);
      break;
    case TOKENS_ACTION_ROB_PLAYER:
      tokens_apply_rob_player (state, action, events);
      break;
    case TOKENS_ACTION_DAMAGE_ROAD:
      tokens_apply_damage_road (state, action, events);
      break;
    case TOKENS_ACTION_DISCARD:
      tokens_apply_discard (state, action, events);
      break;
    case TOKENS_ACTION_MOVE_VILLAIN:
      tokens_apply_move_villain (state, action, events);
      break;
    case TOKENS_ACTION_STEAL:
      tokens_apply_steal (state, action, events);
      break;
    case TOKENS_ACTION_DECLINE_STEAL:
      tokens_apply_decline_steal (state, events);
      break;
    case TOKENS_ACTION_BUILD_ROAD:
    case TOKENS_ACTION_BUILD_SETTLEMENT:
    case TOKENS_ACTION_BUILD_CITY:
    case TOKENS_ACTION_REPAIR_ROAD:
    case TOKENS_ACTION_BUY_DEVELOPMENT:
    case TOKENS_ACTION_PLACE_FREE_ROUTE:
    case TOKENS_ACTION_NEUTRAL_ROAD:
    case TOKENS_ACTION_NEUTRAL_SETTLEMENT:
      tokens_apply_build (state, action, events);
      break;
    case TOKENS_ACTION_PLAY_KNIGHT:
    case TOKENS_ACTION_PLAY_ROAD_WORKS:
    case TOKENS_ACTION_PLAY_GOOD_YEAR:
    case TOKENS_ACTION_PLAY_MONOPOLY:
      tokens_apply_card (state, action, events);
      break;
    case TOKENS_ACTION_BANK_TRADE:
    case TOKENS_ACTION_SPEND_GOLD:
      tokens_apply_purchase (state, action, events);
      break;
    case TOKENS_ACTION_REDEEM_TRADERS:
    case TOKENS_ACTION_FAVOR_TRADE:
    case TOKENS_ACTION_END_FAVOR_TRADES:
    case TOKENS_ACTION_REDEEM_MERCHANTS:
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
    case TOKENS_ACTION_REDEEM_SCHOLARS:
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
    case TOKENS_ACTION_EXCHANGE_FAVOR:
      tokens_apply_favor (state, action, events);
      break;
    case TOKENS_ACTION_END_TURN:
      tokens_end_turn (state, events);
      break;
    case TOKENS_ACTION_END_SPECIAL_PURCHASE:
      tokens_end_special (state, events);
      break;
    case TOKENS_ACTION_OFFER_TRADE:
    case TOKENS_ACTION_ACCEPT_TRADE:
    case TOKENS_ACTION_DECLINE_TRADE:
    case TOKENS_ACTION_COUNTER_TRADE:
    case TOKENS_ACTION_CHOOSE_TRADE:
    case TOKENS_ACTION_WITHDRAW_TRADE:
    case TOKENS_ACTION_OFFER_DONATION:
    case TOKENS_ACTION_ACCEPT_DONATION:
    case TOKENS_ACTION_DECLINE_DONATION:
      g_assert_not_reached ();
    }
}

/* Section 7.1: after every action of a turn its owner may have won. */
static G_NO_INLINE void
act (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const guint turn = state->turn;
  const guint before = tokens_visible_points (state, (guint) state->head.turn_owner);

  perform (state, action, events);
  if (turn > 0 && state->turn == turn && state->head.decider != FAVOR_SEAT_NONE &&
      state->head.phase != TOKENS_PHASE_SPECIAL_PURCHASE)
    tokens_weigh (state, before, events);
}

/* Offers, gifts and the answers to them bring nobody points. They are most of what happens. */
void
tokens_apply (gpointer state, const FavorAction *action, FavorEvents *events)
{
  TokensState       *self = state;
  const TokensAction kind = action->kind;

#ifdef FAVOR_DEBUG
  g_assert (tokens_check (state, action, NULL));
#endif
  self->head.ply++;
  if (kind >= TOKENS_ACTION_OFFER_TRADE && kind <= TOKENS_ACTION_WITHDRAW_TRADE)
    tokens_apply_trade (self, action, events);
  else if (kind >= TOKENS_ACTION_OFFER_DONATION && kind <= TOKENS_ACTION_DECLINE_DONATION)
    tokens_apply_gift (self, action, events);
  else
    act (self, action, events);
}
