/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-check.h"

/* Section 6: reasons in the order of the tables. */

#define IN(phase)   (1u << TOKENS_PHASE_##phase)
#define TRADE       IN (TRADE_AND_PURCHASE)
#define PURCHASE    (TRADE | IN (SPECIAL_PURCHASE))
#define CARD_PHASES (TRADE | IN (PRODUCTION))

/* The phases in which each kind is possible. */
static const guint32 phases[TOKENS_N_ACTIONS] = {
  [TOKENS_ACTION_PLACE_SETTLEMENT] = IN (SETUP_SETTLEMENT),
  [TOKENS_ACTION_PLACE_ROAD] = IN (SETUP_ROAD),
  [TOKENS_ACTION_PLACE_NEUTRAL] = IN (SETUP_NEUTRAL),
  [TOKENS_ACTION_PRODUCE] = IN (PRODUCTION),
  [TOKENS_ACTION_TAKE_RESOURCE] = IN (EVENT_TAKE),
  [TOKENS_ACTION_GIVE_RESOURCE] = IN (EVENT_GIVE),
  [TOKENS_ACTION_ROB_PLAYER] = IN (EVENT_ROB),
  [TOKENS_ACTION_DAMAGE_ROAD] = IN (EVENT_TREMOR),
  [TOKENS_ACTION_DISCARD] = IN (DISCARD),
  [TOKENS_ACTION_MOVE_VILLAIN] = IN (VILLAIN_MOVE),
  [TOKENS_ACTION_STEAL] = IN (VILLAIN_STEAL),
  [TOKENS_ACTION_DECLINE_STEAL] = IN (VILLAIN_STEAL),
  [TOKENS_ACTION_BUILD_ROAD] = PURCHASE,
  [TOKENS_ACTION_BUILD_SETTLEMENT] = PURCHASE,
  [TOKENS_ACTION_BUILD_CITY] = PURCHASE,
  [TOKENS_ACTION_REPAIR_ROAD] = PURCHASE,
  [TOKENS_ACTION_BUY_DEVELOPMENT] = PURCHASE,
  [TOKENS_ACTION_PLAY_KNIGHT] = CARD_PHASES,
  [TOKENS_ACTION_PLAY_ROAD_WORKS] = CARD_PHASES,
  [TOKENS_ACTION_PLAY_GOOD_YEAR] = CARD_PHASES,
  [TOKENS_ACTION_PLAY_MONOPOLY] = CARD_PHASES,
  [TOKENS_ACTION_PLACE_FREE_ROUTE] = IN (FREE_ROUTES),
  [TOKENS_ACTION_NEUTRAL_ROAD] = IN (NEUTRAL_BUILD),
  [TOKENS_ACTION_NEUTRAL_SETTLEMENT] = IN (NEUTRAL_BUILD),
  [TOKENS_ACTION_BANK_TRADE] = TRADE,
  [TOKENS_ACTION_SPEND_GOLD] = TRADE,
  [TOKENS_ACTION_OFFER_TRADE] = TRADE,
  [TOKENS_ACTION_ACCEPT_TRADE] = IN (TRADE_ANSWER),
  [TOKENS_ACTION_DECLINE_TRADE] = IN (TRADE_ANSWER),
  [TOKENS_ACTION_COUNTER_TRADE] = IN (TRADE_ANSWER),
  [TOKENS_ACTION_CHOOSE_TRADE] = IN (TRADE_CHOOSE),
  [TOKENS_ACTION_WITHDRAW_TRADE] = IN (TRADE_CHOOSE),
  [TOKENS_ACTION_OFFER_DONATION] = TRADE,
  [TOKENS_ACTION_ACCEPT_DONATION] = IN (DONATION_ANSWER),
  [TOKENS_ACTION_DECLINE_DONATION] = IN (DONATION_ANSWER),
  [TOKENS_ACTION_REDEEM_TRADERS] = TRADE,
  [TOKENS_ACTION_FAVOR_TRADE] = IN (TRADERS_FAVOR),
  [TOKENS_ACTION_END_FAVOR_TRADES] = IN (TRADERS_FAVOR),
  [TOKENS_ACTION_REDEEM_MERCHANTS] = TRADE,
  [TOKENS_ACTION_REDEEM_ROAD_BUILDERS] = TRADE,
  [TOKENS_ACTION_REDEEM_SCHOLARS] = TRADE,
  [TOKENS_ACTION_REDEEM_MASTER_BUILDERS] = TRADE,
  [TOKENS_ACTION_EXCHANGE_FAVOR] = TRADE,
  [TOKENS_ACTION_END_TURN] = TRADE,
  [TOKENS_ACTION_END_SPECIAL_PURCHASE] = IN (SPECIAL_PURCHASE),
};

/* Whether a vertex or edge among the arguments lies on the map. */
static gboolean
check_place (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const FavorSchema *args = tokens_actions[action->kind].args;

  for (guint i = 0; args != NULL && i < args->n_fields; i++)
    {
      const FavorThing *thing = args->fields[i].thing;
      const gint        at = action->arg[args->fields[i].offset / sizeof (gint16)];

      if ((thing == &tokens_thing_vertex && (at < 0 || at >= state->n_vertices)) ||
          (thing == &tokens_thing_edge && (at < 0 || at >= state->n_edges)))
        return tokens_refuse (why, TOKENS_REFUSAL_PLACE);
    }
  return TRUE;
}

static gboolean
check_setup_road (const TokensState *state, guint edge, FavorRefusal *why)
{
  const guint8 *end = tokens_map (state)->edge[edge].end;
  gboolean      starts = FALSE;

  if (state->edge_owner[edge] != FAVOR_NONE)
    return tokens_refuse (why, TOKENS_REFUSAL_EDGE_TAKEN);
  /* The settlement that was just placed is the one without a road. */
  for (guint i = 0; i < 2; i++)
    {
      const guint8 *around = tokens_map (state)->vertex[end[i]].edge;
      gboolean      bare = state->vertex_owner[end[i]] == state->head.decider;

      for (guint j = 0; bare && j < FAVOR_HEX_AT_VERTEX; j++)
        bare = around[j] == FAVOR_HEX_NONE ||
               state->edge_owner[around[j]] != state->head.decider;
      starts = starts || bare;
    }
  return starts || tokens_refuse (why, TOKENS_REFUSAL_SETUP_EDGE);
}

static gboolean
check_neutral (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  /* N0 comes first. */
  const gint due = state->setup_step - 2 * state->head.n_seats;

  if (action->arg[TOKENS_NEUTRAL_COLOUR] != due)
    return tokens_refuse (why, TOKENS_REFUSAL_NEUTRAL);
  return tokens_check_site (state, (guint) action->arg[TOKENS_NEUTRAL_PLACE], why);
}

static gboolean
check_held (const TokensState *state, FavorSeat seat, guint resource, FavorRefusal *why)
{
  return state->hand[seat][resource] > 0 ||
         tokens_refuse (why, TOKENS_REFUSAL_NO_RESOURCE);
}

/* A helping hand goes to somebody with fewer points, a gift over the fence to nobody of choice. */
static gboolean
check_give (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const FavorSeat seat = action->seat;
  const gint      to = action->arg[TOKENS_GIVE_TO];
  const gboolean  helps = state->event[tokens_drawn (state)] == TOKENS_EVENT_HELPING_HAND;

  if (!check_held (state, seat, (guint) action->arg[TOKENS_GIVE_RESOURCE], why))
    return FALSE;
  if (helps != (to != FAVOR_NONE) ||
      (helps && tokens_visible_points (state, (guint) to) >=
                  tokens_visible_points (state, (guint) seat)))
    return tokens_refuse (why, TOKENS_REFUSAL_RECIPIENT);
  return TRUE;
}

static gboolean
check_hex (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint hex = action->arg[TOKENS_MOVE_HEX];

  if (hex >= state->n_hexes || hex == state->robber)
    return tokens_refuse (why, TOKENS_REFUSAL_HEX);
  return TRUE;
}

/* The answers to events and raids. */
static gboolean
check_answer (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const FavorSeat seat = action->seat;
  const gint      arg = action->arg[0];

  switch (action->kind)
    {
    case TOKENS_ACTION_TAKE_RESOURCE:
      return state->bank[arg] > 0 || tokens_refuse (why, TOKENS_REFUSAL_BANK);
    case TOKENS_ACTION_GIVE_RESOURCE:
      return check_give (state, action, why);
    case TOKENS_ACTION_ROB_PLAYER:
      return (arg != seat && state->hand_count[arg] > 0) ||
             tokens_refuse (why, TOKENS_REFUSAL_VICTIM);
    case TOKENS_ACTION_DAMAGE_ROAD:
      return state->edge_owner[arg] == seat ||
             tokens_refuse (why, TOKENS_REFUSAL_NOT_YOUR_ROAD);
    case TOKENS_ACTION_DISCARD:
      return check_held (state, seat, (guint) arg, why);
    case TOKENS_ACTION_MOVE_VILLAIN:
      return check_hex (state, action, why);
    case TOKENS_ACTION_STEAL:
      return (tokens_victims (state, seat, state->robber) >> arg & 1) != 0 ||
             tokens_refuse (why, TOKENS_REFUSAL_VICTIM);
    default:
      return state->options.favor || tokens_refuse (why, TOKENS_REFUSAL_MUST_STEAL);
    }
}

static gboolean
check_kind (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  switch ((TokensAction) action->kind)
    {
    case TOKENS_ACTION_PLACE_SETTLEMENT:
      return tokens_check_site (state, (guint) action->arg[0], why);
    case TOKENS_ACTION_PLACE_ROAD:
      return check_setup_road (state, (guint) action->arg[0], why);
    case TOKENS_ACTION_PLACE_NEUTRAL:
      return check_neutral (state, action, why);
    case TOKENS_ACTION_PRODUCE:
    case TOKENS_ACTION_END_TURN:
    case TOKENS_ACTION_END_SPECIAL_PURCHASE:
      return TRUE;
    case TOKENS_ACTION_TAKE_RESOURCE:
    case TOKENS_ACTION_GIVE_RESOURCE:
    case TOKENS_ACTION_ROB_PLAYER:
    case TOKENS_ACTION_DAMAGE_ROAD:
    case TOKENS_ACTION_DISCARD:
    case TOKENS_ACTION_MOVE_VILLAIN:
    case TOKENS_ACTION_STEAL:
    case TOKENS_ACTION_DECLINE_STEAL:
      return check_answer (state, action, why);
    case TOKENS_ACTION_BUILD_ROAD:
    case TOKENS_ACTION_BUILD_SETTLEMENT:
    case TOKENS_ACTION_BUILD_CITY:
    case TOKENS_ACTION_REPAIR_ROAD:
    case TOKENS_ACTION_BUY_DEVELOPMENT:
    case TOKENS_ACTION_PLACE_FREE_ROUTE:
    case TOKENS_ACTION_NEUTRAL_ROAD:
    case TOKENS_ACTION_NEUTRAL_SETTLEMENT:
      return tokens_check_build (state, action, why);
    case TOKENS_ACTION_PLAY_KNIGHT:
    case TOKENS_ACTION_PLAY_ROAD_WORKS:
    case TOKENS_ACTION_PLAY_GOOD_YEAR:
    case TOKENS_ACTION_PLAY_MONOPOLY:
      return tokens_check_card (state, action, why);
    case TOKENS_ACTION_BANK_TRADE:
    case TOKENS_ACTION_SPEND_GOLD:
    case TOKENS_ACTION_OFFER_TRADE:
    case TOKENS_ACTION_ACCEPT_TRADE:
    case TOKENS_ACTION_DECLINE_TRADE:
    case TOKENS_ACTION_COUNTER_TRADE:
    case TOKENS_ACTION_CHOOSE_TRADE:
    case TOKENS_ACTION_WITHDRAW_TRADE:
      return tokens_check_trade (state, action, why);
    case TOKENS_ACTION_OFFER_DONATION:
    case TOKENS_ACTION_ACCEPT_DONATION:
    case TOKENS_ACTION_DECLINE_DONATION:
      return tokens_check_gift (state, action, why);
    case TOKENS_ACTION_REDEEM_TRADERS:
    case TOKENS_ACTION_FAVOR_TRADE:
    case TOKENS_ACTION_END_FAVOR_TRADES:
    case TOKENS_ACTION_REDEEM_MERCHANTS:
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
    case TOKENS_ACTION_REDEEM_SCHOLARS:
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
    case TOKENS_ACTION_EXCHANGE_FAVOR:
      return tokens_check_favor (state, action, why);
    }
  g_assert_not_reached ();
}

gboolean
tokens_check (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  const TokensState *self = state;

  if (!favor_game_check_common (&favor_tokens_game, state, action, why))
    return FALSE;
  if ((phases[action->kind] >> self->head.phase & 1) == 0)
    return tokens_refuse (why, TOKENS_REFUSAL_PHASE);
  if (!check_place (self, action, why) ||
      !favor_game_check_args (&favor_tokens_game, state, action, why))
    return FALSE;
  return check_kind (self, action, why);
}
