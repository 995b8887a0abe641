/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-explain.h"

/* Facts that speak for an action, of the board and its pieces. The seat that decides sees its own cards and tokens and
 * all that is public; nothing here depends on more. */

static guint
dots_at (const TokensState *state, guint vertex)
{
  const guint8 *hex = tokens_map (state)->vertex[vertex].hex;
  guint         dots = 0;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (hex[i] != FAVOR_HEX_NONE)
      dots += tokens_pips[state->number_token[hex[i]]];
  return dots;
}

/* The set of the resources that the hexes at a vertex produce. */
static guint
kinds_at (const TokensState *state, guint vertex)
{
  const guint8 *hex = tokens_map (state)->vertex[vertex].hex;
  guint         kinds = 0;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (hex[i] != FAVOR_HEX_NONE && state->number_token[hex[i]] != 0)
      kinds |= 1u << state->terrain[hex[i]];
  return kinds;
}

static void
explain_harbour (const TokensExplain *self, guint vertex)
{
  const gint kind = tokens_find_harbour (self->state, vertex);

  if (kind == TOKENS_ANY)
    tokens_say (self, TOKENS_REASON_HARBOUR_ANY, 70, 0, 0);
  else if (kind >= 0)
    tokens_say (self, TOKENS_REASON_HARBOUR, 70, kind, 0);
}

static void
explain_site (const TokensExplain *self, guint vertex)
{
  const TokensState *state = self->state;
  const FavorHexSet *towns = &state->towns[self->seat];
  guint              kinds = kinds_at (state, vertex);

  if (dots_at (state, vertex) > 0)
    tokens_say (self, TOKENS_REASON_DOTS, 80, (gint) dots_at (state, vertex), 0);
  for (guint town = favor_hex_set_next (towns, 0); town < state->n_vertices;
       town = favor_hex_set_next (towns, town + 1))
    kinds &= ~kinds_at (state, town);
  for (; kinds != 0; kinds &= kinds - 1)
    tokens_say (self, TOKENS_REASON_NEW_KIND, 75, __builtin_ctz (kinds), 0);
  explain_harbour (self, vertex);
}

void
tokens_explain_points (const TokensExplain *self, guint n)
{
  const TokensState *state = self->state;

  if (state->head.turn_owner == (FavorSeat) self->seat && state->turn > 0 &&
      tokens_points (state, self->seat) + n >= state->options.target)
    tokens_say (self, TOKENS_REASON_WINS, 10000, 0, 0);
}

static void
explain_building (const TokensExplain *self, guint vertex, gboolean city)
{
  const TokensState *state = self->state;

  tokens_explain_points (self, 1);
  tokens_say (self, TOKENS_REASON_POINT, 100, 0, 0);
  if (tokens_explain_draws (self, 1) && tokens_rewards_barren (state, vertex, city))
    tokens_say (self, TOKENS_REASON_BARREN, 90, 0, 0);
  if (city && dots_at (state, vertex) > 0)
    tokens_say (self, TOKENS_REASON_TWICE, 85, (gint) dots_at (state, vertex), 0);
  if (!city)
    explain_site (self, vertex);
}

/* Networks are numbered two by two. */
static guint
owners_of (guint networks)
{
  guint seats = 0;

  for (; networks != 0; networks &= networks - 1)
    seats |= 1u << __builtin_ctz (networks) / 2;
  return seats;
}

/* The longest line of the seat if an edge is its road, or is none. */
static guint
length_with (const TokensExplain *self, guint edge, gboolean damaged)
{
  TokensState state = *self->state;

  if (damaged)
    state.damaged[self->seat] = (gint16) edge;
  else if (state.damaged[self->seat] == (gint) edge)
    state.damaged[self->seat] = FAVOR_NONE;
  else
    favor_hex_set_add (&state.roads[self->seat], edge);
  return tokens_measure_route (&state, self->seat, FALSE);
}

static void
explain_length (const TokensExplain *self, guint edge)
{
  const TokensState *state = self->state;
  const guint        length = length_with (self, edge, FALSE);
  guint              most = TOKENS_LEAST_ROUTE - 1;

  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != self->seat)
      most = MAX (most, state->route_length[other]);
  if (length > most && state->longest_route != (FavorSeat) self->seat)
    {
      tokens_explain_points (self, TOKENS_HONOUR_POINTS);
      tokens_say (self, TOKENS_REASON_LONGEST, 200, (gint) length, 0);
    }
  else if (length > state->route_length[self->seat])
    tokens_say (self, TOKENS_REASON_LENGTH, 40, (gint) length, 0);
}

/* What a new road leads to at one of its ends. */
static void
explain_end (const TokensExplain *self, guint edge, guint vertex)
{
  const TokensState    *state = self->state;
  const FavorHexVertex *at = &tokens_map (state)->vertex[vertex];

  if (tokens_is_at (state, (FavorSeat) self->seat, vertex) ||
      state->vertex_owner[vertex] != FAVOR_NONE)
    return;
  if (favor_hex_set_has (&state->open, vertex))
    tokens_say (self, TOKENS_REASON_LEADS, 80, (gint) dots_at (state, vertex), 0);
  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (at->edge[i] != FAVOR_HEX_NONE && at->edge[i] != edge &&
        state->edge_owner[at->edge[i]] == FAVOR_NONE &&
        favor_hex_set_has (&state->open, at->next[i]))
      {
        tokens_say (self, TOKENS_REASON_TOWARDS, 60, 0, 0);
        return;
      }
}

void
tokens_explain_road (const TokensExplain *self, guint edge)
{
  const TokensState *state = self->state;
  const FavorSeat    seat = (FavorSeat) self->seat;
  const guint        others = owners_of (tokens_new_contacts (state, seat, edge));
  const guint        drawn = state->options.connect_reward;
  const guint        left = TOKENS_ROADS - 1u - state->n_roads[seat];

  explain_length (self, edge);
  if (state->damaged[seat] == (gint) edge)
    {
      tokens_say (self, TOKENS_REASON_REPAIRS, 70, 0, 0);
      return;
    }
  if (others != 0 && state->turn > 0 &&
      tokens_explain_draws (self, drawn + (guint) __builtin_popcount (others)))
    tokens_say (self, TOKENS_REASON_CONTACT, 150, (gint) others, (gint) drawn);
  for (guint i = 0; i < 2; i++)
    explain_end (self, edge, tokens_map (state)->edge[edge].end[i]);
  if (left > 0)
    tokens_say (self, TOKENS_REASON_ROADS_LEFT, 10, (gint) left, 0);
}

static void
explain_damage (const TokensExplain *self, guint edge)
{
  const guint length = length_with (self, edge, TRUE);

  if (length > 0)
    tokens_say (self, TOKENS_REASON_STAYS, 50, (gint) length, 0);
}

/* The robber */

/* The set of the seats with a building at a hex. */
static guint
seats_at (const TokensState *state, guint hex)
{
  guint seats = 0;

  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    {
      const gint owner = state->vertex_owner[tokens_map (state)->hex[hex].corner[i]];

      if (owner != FAVOR_NONE && owner < TOKENS_NEUTRAL)
        seats |= 1u << owner;
    }
  return seats;
}

static void
explain_leaving (const TokensExplain *self)
{
  const TokensState *state = self->state;

  if (state->number_token[state->robber] != 0 &&
      (seats_at (state, state->robber) >> self->seat & 1) != 0)
    tokens_say (self, TOKENS_REASON_LEAVES, 60, 0, 0);
}

static void
explain_hex (const TokensExplain *self, guint hex)
{
  const TokensState *state = self->state;
  const guint        seats = seats_at (state, hex);
  const guint        victims = tokens_victims (state, (FavorSeat) self->seat, hex);
  const guint        others = seats & ~(1u << self->seat);

  if (tokens_explain_draws (self, 1) && !state->villain_token &&
      tokens_is_lonely_hex (state, hex))
    tokens_say (self, TOKENS_REASON_LONELY, 90, 0, 0);
  if ((seats >> self->seat & 1) != 0)
    return;
  if (others != 0 && state->number_token[hex] != 0)
    tokens_say (self, TOKENS_REASON_BLOCKS, 80, (gint) others, 0);
  if (victims != 0)
    tokens_say (self, TOKENS_REASON_VICTIMS, 70, (gint) victims, 0);
  explain_leaving (self);
  tokens_say (self, TOKENS_REASON_SPARES_OWN, 10, 0, 0);
}

static void
explain_victim (const TokensExplain *self, guint other)
{
  const TokensState *state = self->state;
  guint              most = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    most = MAX (most, tokens_visible_points (state, seat));
  if (tokens_visible_points (state, other) == most)
    tokens_say (self, TOKENS_REASON_LEADER, 60, (gint) other, (gint) most);
  tokens_say (self,
              TOKENS_REASON_CARDS_OF,
              10 * state->hand_count[other],
              (gint) other,
              state->hand_count[other]);
}

static void
explain_sparing (const TokensExplain *self)
{
  if (tokens_explain_draws (self, 1) && !self->state->villain_token)
    tokens_say (self, TOKENS_REASON_SPARED, 80, 0, 0);
  tokens_say (self, TOKENS_REASON_NO_ENEMY, 10, 0, 0);
}

/* Pieces of nobody */

static void
explain_neutral_road (const TokensExplain *self, guint edge)
{
  const TokensState *state = self->state;

  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != self->seat && favor_hex_set_has (&state->reach[other], edge))
      tokens_say (self, TOKENS_REASON_IN_WAY, 50, (gint) other, 0);
  if (!favor_hex_set_has (&state->reach[self->seat], edge))
    tokens_say (self, TOKENS_REASON_NOT_IN_WAY, 40, 0, 0);
}

/* Production, and what ends */

static void
explain_production (const TokensExplain *self)
{
  const TokensState *state = self->state;
  const FavorHexSet *towns = &state->towns[self->seat];
  guint              dots = 0;

  for (guint town = favor_hex_set_next (towns, 0); town < state->n_vertices;
       town = favor_hex_set_next (towns, town + 1))
    dots += dots_at (state, town);
  if (dots > 0)
    tokens_say (self, TOKENS_REASON_OWN_DOTS, 10, (gint) dots, 0);
}

static void
explain_end_of_turn (const TokensExplain *self)
{
  const guint cards = self->state->hand_count[self->seat];
  gboolean    pays = FALSE;

  for (guint cost = 0; cost < TOKENS_N_COSTS; cost++)
    pays = pays || tokens_can_pay (self->state, self->seat, cost);
  if (cards == 0)
    tokens_say (self, TOKENS_REASON_NO_CARDS, 60, 0, 0);
  else if (!pays)
    tokens_say (self, TOKENS_REASON_CANNOT_PAY, 50, 0, 0);
  if (cards > 0)
    tokens_say (self, TOKENS_REASON_CARDS_STAY, 10, (gint) cards, 0);
}

/* Development cards */

static void
explain_knight (const TokensExplain *self)
{
  const TokensState *state = self->state;
  const guint        n = state->knights[self->seat] + 1u;
  const FavorSeat    holder = state->largest_army;

  explain_leaving (self);
  if (n >= TOKENS_LEAST_ARMY && holder != (FavorSeat) self->seat &&
      (holder == FAVOR_SEAT_NONE || n > state->knights[holder]))
    {
      tokens_explain_points (self, TOKENS_HONOUR_POINTS);
      tokens_say (self, TOKENS_REASON_ARMY, 200, (gint) n, 0);
    }
  else
    tokens_say (self, TOKENS_REASON_KNIGHTS, 20, (gint) n, 0);
}

static void
explain_played (const TokensExplain *self)
{
  const TokensState *state = self->state;
  const gint16      *arg = self->action->arg;
  gint               n;

  switch (self->action->kind)
    {
    case TOKENS_ACTION_PLAY_KNIGHT:
      explain_knight (self);
      break;
    case TOKENS_ACTION_PLAY_ROAD_WORKS:
      n = TOKENS_ROADS - state->n_roads[self->seat];
      if (state->damaged[self->seat] == FAVOR_NONE)
        tokens_say (self, TOKENS_REASON_FREE_ROADS, 50, MIN (n, TOKENS_FREE_ROUTES), 0);
      else
        tokens_say (self, TOKENS_REASON_REPAIRS, 50, 0, 0);
      break;
    case TOKENS_ACTION_PLAY_GOOD_YEAR:
      if (arg[TOKENS_YEAR_SECOND] == FAVOR_NONE)
        tokens_explain_card (self, FAVOR_NONE, 0, (guint) arg[TOKENS_YEAR_FIRST]);
      else
        tokens_say (self, TOKENS_REASON_TAKES, 50, arg[0], arg[1]);
      break;
    default:
      n = tokens_board (state)->bank - state->bank[arg[0]] -
          state->hand[self->seat][arg[0]];
      if (n == 0)
        break;
      tokens_say (self, TOKENS_REASON_OTHERS_HOLD, 20 * n, n, arg[0]);
      tokens_explain_card (self, FAVOR_NONE, 0, (guint) arg[0]);
      break;
    }
}

/* What is answered to events and raids. */
static void
explain_answer (const TokensExplain *self)
{
  const TokensState *state = self->state;
  const gint16      *arg = self->action->arg;
  guint              poorer = 0;

  switch (self->action->kind)
    {
    case TOKENS_ACTION_TAKE_RESOURCE:
      tokens_explain_card (self, FAVOR_NONE, 0, (guint) arg[0]);
      break;
    case TOKENS_ACTION_GIVE_RESOURCE:
      tokens_explain_given (self, 1, (guint) arg[TOKENS_GIVE_RESOURCE]);
      for (guint other = 0; other < state->head.n_seats; other++)
        if (tokens_visible_points (state, other) <
            tokens_visible_points (state, self->seat))
          poorer |= 1u << other;
      if (arg[TOKENS_GIVE_TO] != FAVOR_NONE)
        tokens_explain_fewest (self, poorer, (guint) arg[TOKENS_GIVE_TO]);
      break;
    case TOKENS_ACTION_DISCARD:
      tokens_explain_given (self, 1, (guint) arg[0]);
      break;
    case TOKENS_ACTION_DAMAGE_ROAD:
      explain_damage (self, (guint) arg[0]);
      break;
    case TOKENS_ACTION_MOVE_VILLAIN:
      explain_hex (self, (guint) arg[TOKENS_MOVE_HEX]);
      break;
    case TOKENS_ACTION_DECLINE_STEAL:
      explain_sparing (self);
      break;
    default:
      explain_victim (self, (guint) arg[0]);
      break;
    }
}

static void
explain_piece (const TokensExplain *self)
{
  const gint16 *arg = self->action->arg;

  switch (self->action->kind)
    {
    case TOKENS_ACTION_PLACE_SETTLEMENT:
      explain_site (self, (guint) arg[0]);
      break;
    case TOKENS_ACTION_BUILD_SETTLEMENT:
    case TOKENS_ACTION_BUILD_CITY:
      explain_building (self,
                        (guint) arg[0],
                        self->action->kind == TOKENS_ACTION_BUILD_CITY);
      break;
    case TOKENS_ACTION_REPAIR_ROAD:
      tokens_explain_road (self, (guint) self->state->damaged[self->seat]);
      break;
    case TOKENS_ACTION_PLACE_NEUTRAL:
    case TOKENS_ACTION_NEUTRAL_SETTLEMENT:
      if (dots_at (self->state, (guint) arg[TOKENS_NEUTRAL_PLACE]) > 0)
        tokens_say (self,
                    TOKENS_REASON_CLOSES,
                    50,
                    (gint) dots_at (self->state, (guint) arg[TOKENS_NEUTRAL_PLACE]),
                    0);
      break;
    case TOKENS_ACTION_NEUTRAL_ROAD:
      explain_neutral_road (self, (guint) arg[TOKENS_NEUTRAL_PLACE]);
      break;
    case TOKENS_ACTION_BUY_DEVELOPMENT:
      tokens_explain_draw (self);
      break;
    default:
      tokens_explain_road (self, (guint) arg[0]);
      break;
    }
}

void
tokens_explain (gconstpointer observed, const FavorAction *action, FavorReasons *out)
{
  const TokensExplain self = { observed, action, (guint) action->seat, out };

  switch ((TokensAction) action->kind)
    {
    case TOKENS_ACTION_PLACE_SETTLEMENT:
    case TOKENS_ACTION_PLACE_ROAD:
    case TOKENS_ACTION_PLACE_NEUTRAL:
    case TOKENS_ACTION_BUILD_ROAD:
    case TOKENS_ACTION_BUILD_SETTLEMENT:
    case TOKENS_ACTION_BUILD_CITY:
    case TOKENS_ACTION_REPAIR_ROAD:
    case TOKENS_ACTION_BUY_DEVELOPMENT:
    case TOKENS_ACTION_PLACE_FREE_ROUTE:
    case TOKENS_ACTION_NEUTRAL_ROAD:
    case TOKENS_ACTION_NEUTRAL_SETTLEMENT:
      explain_piece (&self);
      break;
    case TOKENS_ACTION_PRODUCE:
      explain_production (&self);
      break;
    case TOKENS_ACTION_TAKE_RESOURCE:
    case TOKENS_ACTION_GIVE_RESOURCE:
    case TOKENS_ACTION_ROB_PLAYER:
    case TOKENS_ACTION_DAMAGE_ROAD:
    case TOKENS_ACTION_DISCARD:
    case TOKENS_ACTION_MOVE_VILLAIN:
    case TOKENS_ACTION_STEAL:
    case TOKENS_ACTION_DECLINE_STEAL:
      explain_answer (&self);
      break;
    case TOKENS_ACTION_PLAY_KNIGHT:
    case TOKENS_ACTION_PLAY_ROAD_WORKS:
    case TOKENS_ACTION_PLAY_GOOD_YEAR:
    case TOKENS_ACTION_PLAY_MONOPOLY:
      explain_played (&self);
      break;
    case TOKENS_ACTION_BANK_TRADE:
    case TOKENS_ACTION_SPEND_GOLD:
    case TOKENS_ACTION_OFFER_TRADE:
    case TOKENS_ACTION_ACCEPT_TRADE:
    case TOKENS_ACTION_DECLINE_TRADE:
    case TOKENS_ACTION_COUNTER_TRADE:
    case TOKENS_ACTION_CHOOSE_TRADE:
    case TOKENS_ACTION_WITHDRAW_TRADE:
      tokens_explain_trade (&self);
      break;
    case TOKENS_ACTION_OFFER_DONATION:
    case TOKENS_ACTION_ACCEPT_DONATION:
    case TOKENS_ACTION_DECLINE_DONATION:
      tokens_explain_gift (&self);
      break;
    case TOKENS_ACTION_REDEEM_TRADERS:
    case TOKENS_ACTION_FAVOR_TRADE:
    case TOKENS_ACTION_END_FAVOR_TRADES:
    case TOKENS_ACTION_REDEEM_MERCHANTS:
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
    case TOKENS_ACTION_REDEEM_SCHOLARS:
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
    case TOKENS_ACTION_EXCHANGE_FAVOR:
      tokens_explain_favor (&self);
      break;
    case TOKENS_ACTION_END_TURN:
    case TOKENS_ACTION_END_SPECIAL_PURCHASE:
      explain_end_of_turn (&self);
      break;
    }
}
