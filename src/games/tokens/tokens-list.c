/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-list.h"

/* Section 6.6: kinds in the order of the tables, within a kind by arguments. They are the ones that the check lets
 * pass, made without asking it: a list is wanted after every ply that a computer thinks through. */

static void
add_set (TokensLister self, TokensAction kind, const FavorHexSet *set, guint n)
{
  for (guint i = favor_hex_set_next (set, 0); i < n; i = favor_hex_set_next (set, i + 1))
    tokens_lister_add_one (self, kind, i);
}

/* The roads at the settlement that was just placed: the one of the decider without a road. */
static void
list_setup_roads (TokensLister self)
{
  const TokensState *state = self.state;
  const FavorHexMap *map = tokens_map (state);
  const FavorHexSet *towns = &state->towns[state->head.decider];

  for (guint vertex = favor_hex_set_next (towns, 0); vertex < state->n_vertices;
       vertex = favor_hex_set_next (towns, vertex + 1))
    {
      const guint8 *edge = map->vertex[vertex].edge;
      gboolean      bare = TRUE;

      for (guint i = 0; bare && i < FAVOR_HEX_AT_VERTEX; i++)
        bare = edge[i] == FAVOR_HEX_NONE ||
               state->edge_owner[edge[i]] != state->head.decider;
      for (guint i = 0; bare && i < FAVOR_HEX_AT_VERTEX; i++)
        if (edge[i] != FAVOR_HEX_NONE && state->edge_owner[edge[i]] == FAVOR_NONE)
          tokens_lister_add_one (self, TOKENS_ACTION_PLACE_ROAD, edge[i]);
    }
}

static void
add_neutral (TokensLister       self,
             TokensAction       kind,
             guint              neutral,
             const FavorHexSet *set,
             guint              n)
{
  for (guint i = favor_hex_set_next (set, 0); i < n; i = favor_hex_set_next (set, i + 1))
    {
      gint16 *args = tokens_lister_add (self, kind);

      args[TOKENS_NEUTRAL_COLOUR] = (gint16) neutral;
      args[TOKENS_NEUTRAL_PLACE] = (gint16) i;
    }
}

static void
list_neutral (TokensLister self)
{
  const TokensState *state = self.state;
  const gboolean     settles = state->neutral_due == TOKENS_DUE_SETTLEMENT &&
                           tokens_can_neutral (state, TOKENS_PIECE_SETTLEMENT);

  for (guint i = 0; i < TOKENS_N_NEUTRALS; i++)
    {
      const guint colour = TOKENS_NEUTRAL + i;

      if (settles && state->n_settlements[colour] < TOKENS_SETTLEMENTS)
        add_neutral (self,
                     TOKENS_ACTION_NEUTRAL_SETTLEMENT,
                     i,
                     &state->sites[colour],
                     state->n_vertices);
      else if (!settles && state->n_roads[colour] < TOKENS_ROADS)
        add_neutral (self,
                     TOKENS_ACTION_NEUTRAL_ROAD,
                     i,
                     &state->reach[colour],
                     state->n_edges);
    }
}

static void
list_gifts (TokensLister self)
{
  const TokensState *state = self.state;
  const gboolean helps = state->event[tokens_drawn (state)] == TOKENS_EVENT_HELPING_HAND;
  const guint    points = tokens_visible_points (state, (guint) state->head.decider);

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      if (state->hand[state->head.decider][resource] == 0)
        continue;
      if (!helps)
        {
          gint16 *args = tokens_lister_add (self, TOKENS_ACTION_GIVE_RESOURCE);

          args[TOKENS_GIVE_RESOURCE] = (gint16) resource;
          args[TOKENS_GIVE_TO] = FAVOR_NONE;
        }
      for (guint to = 0; helps && to < state->head.n_seats; to++)
        if (tokens_visible_points (state, to) < points)
          {
            gint16 *args = tokens_lister_add (self, TOKENS_ACTION_GIVE_RESOURCE);

            args[TOKENS_GIVE_RESOURCE] = (gint16) resource;
            args[TOKENS_GIVE_TO] = (gint16) to;
          }
    }
}

static void
list_robbed (TokensLister self)
{
  const TokensState *state = self.state;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if ((FavorSeat) seat != state->head.decider && state->hand_count[seat] > 0)
      tokens_lister_add_one (self, TOKENS_ACTION_ROB_PLAYER, seat);
}

static void
list_hexes (TokensLister self)
{
  for (guint hex = 0; hex < self.state->n_hexes; hex++)
    if (hex != self.state->robber)
      tokens_lister_add (self,
                         TOKENS_ACTION_MOVE_VILLAIN)[TOKENS_MOVE_HEX] = (gint16) hex;
}

/* A free route, or the one that repairs. */
void
tokens_lister_add_routes (TokensLister self, TokensAction kind)
{
  const TokensState *state = self.state;
  const FavorSeat    seat = state->head.decider;

  if (state->damaged[seat] != FAVOR_NONE)
    tokens_lister_add_one (self, kind, (guint) state->damaged[seat]);
  else if (state->n_roads[seat] < TOKENS_ROADS)
    add_set (self, kind, &state->reach[seat], state->n_edges);
}

static void
list_cities (TokensLister self)
{
  const TokensState *state = self.state;
  const FavorHexSet *towns = &state->towns[state->head.decider];

  for (guint vertex = favor_hex_set_next (towns, 0); vertex < state->n_vertices;
       vertex = favor_hex_set_next (towns, vertex + 1))
    if (state->vertex_kind[vertex] == TOKENS_PIECE_SETTLEMENT)
      tokens_lister_add_one (self, TOKENS_ACTION_BUILD_CITY, vertex);
}

static void
list_purchases (TokensLister self)
{
  const TokensState *state = self.state;
  const guint        seat = (guint) state->head.decider;
  const gboolean     road = tokens_can_pay (state, seat, TOKENS_COST_ROAD);

  if (road && state->damaged[seat] == FAVOR_NONE)
    tokens_lister_add_routes (self, TOKENS_ACTION_BUILD_ROAD);
  if (state->n_settlements[seat] < TOKENS_SETTLEMENTS &&
      tokens_can_pay (state, seat, TOKENS_COST_SETTLEMENT))
    add_set (self,
             TOKENS_ACTION_BUILD_SETTLEMENT,
             &state->sites[seat],
             state->n_vertices);
  if (state->n_cities[seat] < TOKENS_CITIES &&
      tokens_can_pay (state, seat, TOKENS_COST_CITY))
    list_cities (self);
  if (road && state->damaged[seat] != FAVOR_NONE)
    tokens_lister_add (self, TOKENS_ACTION_REPAIR_ROAD);
  if (state->n_dev_deck > 0 && tokens_can_pay (state, seat, TOKENS_COST_DEVELOPMENT))
    tokens_lister_add (self, TOKENS_ACTION_BUY_DEVELOPMENT);
}

static void
list_good_years (TokensLister self)
{
  const guint8 *bank = self.state->bank;
  const guint   left = tokens_in_bank (self.state);

  for (guint first = 0; first < TOKENS_N_RESOURCES; first++)
    for (gint second = left == 1 ? FAVOR_NONE : 0;
         bank[first] > 0 && second < (left == 1 ? 0 : TOKENS_N_RESOURCES);
         second++)
      if (second == FAVOR_NONE || bank[second] > ((gint) first == second))
        {
          gint16 *args = tokens_lister_add (self, TOKENS_ACTION_PLAY_GOOD_YEAR);

          args[TOKENS_YEAR_FIRST] = (gint16) first;
          args[TOKENS_YEAR_SECOND] = (gint16) second;
        }
}

static void
list_cards (TokensLister self)
{
  const TokensState *state = self.state;
  const guint8      *cards = state->dev_hand[state->head.decider];

  if (state->dev_played_turn || state->dev_count[state->head.decider] == 0)
    return;
  if (cards[TOKENS_KNIGHT] > 0)
    tokens_lister_add (self, TOKENS_ACTION_PLAY_KNIGHT);
  if (cards[TOKENS_ROAD_WORKS] > 0 &&
      tokens_can_route (state, (guint) state->head.decider))
    tokens_lister_add (self, TOKENS_ACTION_PLAY_ROAD_WORKS);
  if (cards[TOKENS_GOOD_YEAR] > 0)
    list_good_years (self);
  if (cards[TOKENS_MONOPOLY] > 0)
    for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
      tokens_lister_add_one (self, TOKENS_ACTION_PLAY_MONOPOLY, resource);
}

static void
list_turn (TokensLister self)
{
  list_purchases (self);
  list_cards (self);
  tokens_list_trades (self);
  tokens_list_donations (self);
  tokens_list_favors (self);
  tokens_lister_add (self, TOKENS_ACTION_END_TURN);
}

static void
list_steal (TokensLister self)
{
  const TokensState *state = self.state;

  tokens_lister_add_each (self,
                          TOKENS_ACTION_STEAL,
                          tokens_victims (state, state->head.decider, state->robber));
  if (state->options.favor)
    tokens_lister_add (self, TOKENS_ACTION_DECLINE_STEAL);
}

static void
list_donation_answers (TokensLister self)
{
  tokens_lister_add (self, TOKENS_ACTION_ACCEPT_DONATION);
  for (gint ask = FAVOR_NONE; ask < TOKENS_N_RESOURCES; ask++)
    tokens_lister_add (self, TOKENS_ACTION_DECLINE_DONATION)[0] = (gint16) ask;
}

static void
list_traders (TokensLister self)
{
  tokens_list_favor_trades (self);
  if (self.state->traders_left < TOKENS_FAVOR_TRADES)
    tokens_lister_add (self, TOKENS_ACTION_END_FAVOR_TRADES);
}

void
tokens_list (gconstpointer data, FavorActions *out)
{
  const TokensState *state = data;
  const TokensLister self = { state, out };

  favor_actions_clear (out);
  out->complete = TRUE;
  switch ((TokensPhase) state->head.phase)
    {
    case TOKENS_PHASE_SETUP_SETTLEMENT:
      add_set (self, TOKENS_ACTION_PLACE_SETTLEMENT, &state->open, state->n_vertices);
      break;
    case TOKENS_PHASE_SETUP_ROAD:
      list_setup_roads (self);
      break;
    case TOKENS_PHASE_SETUP_NEUTRAL:
      add_neutral (self,
                   TOKENS_ACTION_PLACE_NEUTRAL,
                   state->setup_step - 2u * state->head.n_seats,
                   &state->open,
                   state->n_vertices);
      break;
    case TOKENS_PHASE_PRODUCTION:
      tokens_lister_add (self, TOKENS_ACTION_PRODUCE);
      list_cards (self);
      break;
    case TOKENS_PHASE_EVENT_TAKE:
      tokens_lister_add_each (self,
                              TOKENS_ACTION_TAKE_RESOURCE,
                              tokens_kinds (state->bank, 1));
      break;
    case TOKENS_PHASE_EVENT_GIVE:
      list_gifts (self);
      break;
    case TOKENS_PHASE_EVENT_ROB:
      list_robbed (self);
      break;
    case TOKENS_PHASE_EVENT_TREMOR:
      add_set (self,
               TOKENS_ACTION_DAMAGE_ROAD,
               &state->roads[state->head.decider],
               state->n_edges);
      break;
    case TOKENS_PHASE_DISCARD:
      tokens_lister_add_each (self,
                              TOKENS_ACTION_DISCARD,
                              tokens_kinds (state->hand[state->head.decider], 1));
      break;
    case TOKENS_PHASE_VILLAIN_MOVE:
      list_hexes (self);
      break;
    case TOKENS_PHASE_VILLAIN_STEAL:
      list_steal (self);
      break;
    case TOKENS_PHASE_TRADE_AND_PURCHASE:
      list_turn (self);
      break;
    case TOKENS_PHASE_TRADE_ANSWER:
      tokens_list_answers (self);
      break;
    case TOKENS_PHASE_TRADE_CHOOSE:
      tokens_list_choices (self);
      break;
    case TOKENS_PHASE_DONATION_ANSWER:
      list_donation_answers (self);
      break;
    case TOKENS_PHASE_TRADERS_FAVOR:
      list_traders (self);
      break;
    case TOKENS_PHASE_FREE_ROUTES:
      tokens_lister_add_routes (self, TOKENS_ACTION_PLACE_FREE_ROUTE);
      break;
    case TOKENS_PHASE_NEUTRAL_BUILD:
      list_neutral (self);
      break;
    case TOKENS_PHASE_SPECIAL_PURCHASE:
      list_purchases (self);
      tokens_lister_add (self, TOKENS_ACTION_END_SPECIAL_PURCHASE);
      break;
    case TOKENS_PHASE_GAME_OVER:
      break;
    }
}
