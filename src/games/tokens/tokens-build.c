/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-step.h"

/* Placing, building and development cards (6.1, 6.2). */

/* Phase of the setup by how many settlements are placed (4.5, 4.6). */
static void
go_on_placing (TokensState *state, FavorEvents *events)
{
  const guint n = state->head.n_seats;
  const guint step = state->setup_step;

  if (step < 2 * n)
    {
      const guint seat = step < n ? step : 2 * n - 1 - step;

      tokens_decide (state, TOKENS_PHASE_SETUP_SETTLEMENT, (FavorSeat) seat);
      state->head.turn_owner = (FavorSeat) seat;
    }
  else if (n == 2 && step < 2 * n + TOKENS_N_NEUTRALS)
    {
      const FavorSeat seat = (FavorSeat) (2 * n + 1 - step);

      tokens_decide (state, TOKENS_PHASE_SETUP_NEUTRAL, seat);
      state->head.turn_owner = seat;
    }
  else
    tokens_begin_turn (state, 0, events);
}

static void
tell_settled (const TokensState *state, FavorSeat seat, guint vertex, FavorEvents *events)
{
  gint16 args[FAVOR_EVENT_ARGS] = { (gint16) vertex };

  if (events == NULL)
    return;
  tokens_lands_at (state, vertex, args + 1);
  favor_events_add (events, TOKENS_LOG_SETTLED, seat, args);
}

static void
tell_neutral (const TokensState *state,
              FavorSeat          seat,
              gint16             neutral,
              guint              vertex,
              FavorEvents       *events)
{
  gint16 args[FAVOR_EVENT_ARGS] = { neutral, (gint16) vertex };

  if (events == NULL)
    return;
  tokens_lands_at (state, vertex, args + 2);
  favor_events_add (events, TOKENS_LOG_NEUTRAL_SETTLED, seat, args);
}

/* One card for each hex at the second settlement that produces. */
static void
pay_start (TokensState *state, FavorSeat seat, guint vertex, FavorEvents *events)
{
  const guint8 *hex = tokens_map (state)->vertex[vertex].hex;
  gint16        cards[FAVOR_EVENT_ARGS] = { 0 };
  gboolean      any = FALSE;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (hex[i] != FAVOR_HEX_NONE && state->number_token[hex[i]] != 0)
      {
        tokens_take (state, (guint) seat, state->terrain[hex[i]], 1);
        cards[state->terrain[hex[i]]]++;
        any = TRUE;
      }
  if (any && events != NULL)
    favor_events_add (events, TOKENS_LOG_PRODUCED, seat, cards);
}

static void
place_settlement (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;
  const guint     vertex = (guint) action->arg[0];
  const gboolean  second = state->n_settlements[seat] > 0;

  tokens_put_building (state,
                       (guint) seat,
                       vertex,
                       TOKENS_PIECE_SETTLEMENT,
                       2 * seat + second);
  tell_settled (state, seat, vertex, events);
  if (second)
    pay_start (state, seat, vertex, events);
  tokens_decide (state, TOKENS_PHASE_SETUP_ROAD, seat);
}

static void
place_neutral (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 neutral = action->arg[TOKENS_NEUTRAL_COLOUR];
  const guint  vertex = (guint) action->arg[TOKENS_NEUTRAL_PLACE];

  state->setup_step++;
  tokens_put_building (state,
                       (guint) (TOKENS_NEUTRAL + neutral),
                       vertex,
                       TOKENS_PIECE_SETTLEMENT,
                       FAVOR_NONE);
  tell_neutral (state, action->seat, neutral, vertex, events);
  go_on_placing (state, events);
}

void
tokens_apply_setup (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  if (action->kind == TOKENS_ACTION_PLACE_SETTLEMENT)
    place_settlement (state, action, events);
  else if (action->kind == TOKENS_ACTION_PLACE_NEUTRAL)
    place_neutral (state, action, events);
  else
    {
      state->setup_step++;
      tokens_lay_route (state, action->seat, (guint) action->arg[0], events);
      go_on_placing (state, events);
    }
}

/* With two players a neutral piece follows what was paid for (5.9). */
static void
owe_neutral (TokensState *state, TokensDue due)
{
  if (state->head.n_seats != 2 ||
      !(tokens_can_neutral (state, TOKENS_PIECE_NONE) ||
        (due == TOKENS_DUE_SETTLEMENT &&
         tokens_can_neutral (state, TOKENS_PIECE_SETTLEMENT))))
    return;
  state->neutral_due = (guint8) due;
  tokens_decide (state, TOKENS_PHASE_NEUTRAL_BUILD, state->head.turn_owner);
}

gboolean
tokens_rewards_barren (const TokensState *state, guint vertex, gboolean city)
{
  return state->options.favor && state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE &&
         (!city || state->options.barren_cities) && tokens_is_barren_site (state, vertex);
}

static void
reward_barren (TokensState *state,
               FavorSeat    seat,
               guint        vertex,
               gboolean     city,
               FavorEvents *events)
{
  if (!tokens_rewards_barren (state, vertex, city))
    return;
  FAVOR_EMIT (events, TOKENS_LOG_BARREN, seat, (gint16) vertex);
  tokens_earn (state, seat, 1, events);
}

static void
build_road (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  tokens_pay (state, action->seat, TOKENS_COST_ROAD);
  tokens_lay_route (state, action->seat, (guint) action->arg[0], events);
  owe_neutral (state, TOKENS_DUE_ROAD);
}

static void
build_settlement (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;
  const guint     vertex = (guint) action->arg[0];

  tokens_pay (state, seat, TOKENS_COST_SETTLEMENT);
  tokens_put_building (state, (guint) seat, vertex, TOKENS_PIECE_SETTLEMENT, FAVOR_NONE);
  tokens_measure_routes_at (state, vertex);
  tell_settled (state, seat, vertex, events);
  tokens_award_route (state, events);
  reward_barren (state, seat, vertex, FALSE, events);
  owe_neutral (state, TOKENS_DUE_SETTLEMENT);
}

static void
build_city (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;
  const guint     vertex = (guint) action->arg[0];
  gint16          args[FAVOR_EVENT_ARGS] = { (gint16) vertex };

  tokens_pay (state, seat, TOKENS_COST_CITY);
  state->vertex_kind[vertex] = TOKENS_PIECE_CITY;
  state->n_settlements[seat]--;
  state->n_cities[seat]++;
  tokens_lands_at (state, vertex, args + 1);
  if (events != NULL)
    favor_events_add (events, TOKENS_LOG_CITY, seat, args);
  reward_barren (state, seat, vertex, TRUE, events);
}

static void
build_neutral (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 neutral = action->arg[TOKENS_NEUTRAL_COLOUR];
  const guint  place = (guint) action->arg[TOKENS_NEUTRAL_PLACE];
  const guint  colour = (guint) (TOKENS_NEUTRAL + neutral);

  state->neutral_due = TOKENS_DUE_NONE;
  tokens_go_on (state);
  if (action->kind == TOKENS_ACTION_NEUTRAL_ROAD)
    {
      state->edge_owner[place] = (gint8) colour;
      tokens_survey_route (state, place);
      FAVOR_EMIT (events, TOKENS_LOG_NEUTRAL_ROAD, action->seat, neutral, (gint16) place);
      return;
    }
  tokens_put_building (state, colour, place, TOKENS_PIECE_SETTLEMENT, FAVOR_NONE);
  tokens_measure_routes_at (state, place);
  tell_neutral (state, action->seat, neutral, place, events);
  tokens_award_route (state, events);
}

static void
buy_development (TokensState *state, FavorSeat seat, FavorEvents *events)
{
  tokens_pay (state, seat, TOKENS_COST_DEVELOPMENT);
  FAVOR_EMIT (events, TOKENS_LOG_BOUGHT, seat, 0);
  tokens_draw_card (state, seat, events);
}

/* A free route is placed, and the next one, if there is a place for it. */
static void
place_free_route (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const gint8 phase = state->return_phase;

  state->routes_left--;
  tokens_lay_free_route (state, (guint) action->arg[0], events);
  if (state->routes_left > 0 && tokens_can_route (state, (guint) action->seat))
    return;
  state->routes_left = 0;
  state->return_phase = FAVOR_NONE;
  tokens_decide (state, (TokensPhase) phase, state->head.turn_owner);
}

void
tokens_apply_build (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  switch (action->kind)
    {
    case TOKENS_ACTION_BUILD_ROAD:
      build_road (state, action, events);
      break;
    case TOKENS_ACTION_BUILD_SETTLEMENT:
      build_settlement (state, action, events);
      break;
    case TOKENS_ACTION_BUILD_CITY:
      build_city (state, action, events);
      break;
    case TOKENS_ACTION_REPAIR_ROAD:
      tokens_pay (state, action->seat, TOKENS_COST_ROAD);
      tokens_repair (state, action->seat, events);
      break;
    case TOKENS_ACTION_BUY_DEVELOPMENT:
      buy_development (state, action->seat, events);
      break;
    case TOKENS_ACTION_PLACE_FREE_ROUTE:
      place_free_route (state, action, events);
      break;
    default:
      build_neutral (state, action, events);
      break;
    }
}

/* Largest Army (7.2). */
static void
play_knight (TokensState *state, FavorSeat seat, FavorEvents *events)
{
  const FavorSeat holder = state->largest_army;

  state->knights[seat]++;
  FAVOR_EMIT (events, TOKENS_LOG_KNIGHT, seat, state->knights[seat]);
  if (holder != seat && state->knights[seat] >= TOKENS_LEAST_ARMY &&
      (holder == FAVOR_SEAT_NONE || state->knights[seat] > state->knights[holder]))
    {
      state->largest_army = seat;
      FAVOR_EMIT (events, TOKENS_LOG_ARMY, seat, state->knights[seat]);
    }
  state->return_phase = (gint8) state->head.phase;
  tokens_decide (state, TOKENS_PHASE_VILLAIN_MOVE, seat);
}

static void
play_good_year (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  gint16 cards[FAVOR_EVENT_ARGS] = { 0 };

  for (guint i = 0; i < 2; i++)
    if (action->arg[i] != FAVOR_NONE)
      {
        tokens_take (state, (guint) action->seat, (guint) action->arg[i], 1);
        cards[action->arg[i]]++;
      }
  if (events != NULL)
    favor_events_add (events, TOKENS_LOG_PRODUCED, action->seat, cards);
}

static void
play_monopoly (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const guint resource = (guint) action->arg[0];
  guint       n = 0;

  for (guint other = 0; other < state->head.n_seats; other++)
    if ((FavorSeat) other != action->seat)
      {
        n += state->hand[other][resource];
        tokens_pass (state,
                     other,
                     (guint) action->seat,
                     resource,
                     state->hand[other][resource]);
      }
  FAVOR_EMIT (events, TOKENS_LOG_MONOPOLY, action->seat, (gint16) n, (gint16) resource);
}

void
tokens_apply_card (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat         seat = action->seat;
  const TokensDevelopment card = action->kind - TOKENS_ACTION_PLAY_KNIGHT;

  state->dev_hand[seat][card]--;
  state->dev_count[seat]--;
  state->dev_played[card]++;
  state->dev_played_turn = TRUE;
  if (card != TOKENS_KNIGHT)
    FAVOR_EMIT (events, TOKENS_LOG_CARD_PLAYED, seat, (gint16) card);
  switch (card)
    {
    case TOKENS_KNIGHT:
      play_knight (state, seat, events);
      break;
    case TOKENS_ROAD_WORKS:
      state->routes_left = TOKENS_FREE_ROUTES;
      state->return_phase = (gint8) state->head.phase;
      tokens_decide (state, TOKENS_PHASE_FREE_ROUTES, seat);
      break;
    case TOKENS_GOOD_YEAR:
      play_good_year (state, action, events);
      break;
    case TOKENS_MONOPOLY:
      play_monopoly (state, action, events);
      break;
    case TOKENS_LANDMARK:
      g_assert_not_reached ();
    }
}
