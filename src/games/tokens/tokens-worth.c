/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-bot.h"
#include "tokens-worth.h"

/* Weights of 11.2, in hundredths. */
static const gint32 kind_weights[TOKENS_N_RESOURCES] = { 100, 100, 85, 110, 110 };
#define NEW_KIND 135
#define HARBOUR  100

/* For all vertices where a seat has built. */
#define EACH_TOWN(state, seat, vertex)                                                   \
  guint vertex = favor_hex_set_next (&(state)->towns[seat], 0);                          \
  vertex < (state)->n_vertices;                                                          \
  vertex = favor_hex_set_next (&(state)->towns[seat], vertex + 1)

/* The set of the resources that a seat's buildings bring. */
static guint
kinds_of (const TokensState *state, guint seat)
{
  const FavorHexMap *map = tokens_map (state);
  guint              kinds = 0;

  for (EACH_TOWN (state, seat, vertex))
    for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
      if (map->vertex[vertex].hex[i] != FAVOR_HEX_NONE)
        kinds |= 1u << state->terrain[map->vertex[vertex].hex[i]];
  return kinds & ~(1u << TOKENS_DESERT);
}

static gboolean
has_harbour (const TokensState *state, guint vertex)
{
  if (tokens_map (state)->vertex[vertex].hex[FAVOR_HEX_AT_VERTEX - 1] != FAVOR_HEX_NONE)
    return FALSE;
  for (guint slot = 0; slot < state->n_slots; slot++)
    {
      const guint   edge = tokens_harbour_edge (tokens_board (state), slot);
      const guint8 *end = tokens_map (state)->edge[edge].end;

      if (end[0] == vertex || end[1] == vertex)
        return TRUE;
    }
  return FALSE;
}

gint32
tokens_worth_of_site (const TokensState *state, guint seat, guint vertex)
{
  const guint8 *hex = tokens_map (state)->vertex[vertex].hex;
  const guint   kinds = kinds_of (state, seat);
  gint32        worth = has_harbour (state, vertex) ? HARBOUR : 0;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (hex[i] != FAVOR_HEX_NONE && state->number_token[hex[i]] != 0)
      {
        const guint  kind = state->terrain[hex[i]];
        const gint32 pips = tokens_pips[state->number_token[hex[i]]] * kind_weights[kind];

        worth += (kinds >> kind & 1) != 0 ? pips : pips * NEW_KIND / 100;
      }
  return worth;
}

/* Where routes could lead: so many further on at most. */
#define MOST_STEPS 3
/* What is `steps` routes away counts the less, in tenths. */
#define BY_DISTANCE(worth, steps) ((worth) *10 / (10 * (gint32) (steps) + 12))

/* A first contact, and how far away it is sought. Of two players one has it and the other has not, so that it is worth
 * a race. */
#define CONTACT       500
#define CONTACT_STEPS 1
#define DUEL          4000
#define DUEL_STEPS    MOST_STEPS
/* The part of it that counts for where to settle at first. */
#define FAR_OFF 5

/* Routes on their way. */
typedef struct
{
  const TokensState *state;
  guint              seat;
  /* Whether sites are looked for, and the own networks that would meet others; 0: contacts are not. */
  gboolean for_sites;
  guint    networks;
  /* What such a contact is worth, and between how many routes away. */
  gint32 contact;
  guint  nearest;
  guint  farthest;
} Scout;

static gboolean
is_duel (const TokensState *state)
{
  return state->head.n_seats == 2;
}

/* Who meets during setup draws nothing, but then the way can be paved. */
static void
seek_contacts (Scout *self, guint networks)
{
  const gboolean duel = is_duel (self->state);
  const gboolean setup = tokens_is_setup (self->state);

  self->networks = self->state->options.favor && (duel || !setup) ? networks : 0;
  self->contact = duel ? DUEL : CONTACT;
  self->nearest = setup ? 2 : 1;
  self->farthest = duel ? DUEL_STEPS : CONTACT_STEPS;
}

static gboolean
meets_at (const Scout *self, guint vertex, guint steps)
{
  return self->networks != 0 && steps >= self->nearest && steps <= self->farthest &&
         tokens_strangers_at (self->state,
                              (FavorSeat) self->seat,
                              self->networks,
                              vertex) != 0;
}

/* The best at a vertex that is `steps` routes away, or beyond it. */
static gint32
look_beyond (const Scout *self, guint vertex, guint from, guint steps)
{
  const TokensState    *state = self->state;
  const FavorHexVertex *at = &tokens_map (state)->vertex[vertex];
  gint32                best = 0;

  if (meets_at (self, vertex, steps))
    best = BY_DISTANCE (self->contact, steps);
  if (state->vertex_owner[vertex] != FAVOR_NONE)
    return best;
  if (self->for_sites && favor_hex_set_has (&state->open, vertex))
    best += BY_DISTANCE (tokens_worth_of_site (state, self->seat, vertex), steps);
  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX && steps < MOST_STEPS; i++)
    if (at->edge[i] != FAVOR_HEX_NONE && at->next[i] != from &&
        state->edge_owner[at->edge[i]] == FAVOR_NONE)
      best = MAX (best, look_beyond (self, at->next[i], vertex, steps + 1));
  return best;
}

/* Two points at once come before all that cards can buy. */
#define HONOUR 22000

/* What a route is worth that wins the Longest Trade Route. */
static gint32
worth_of_line (const TokensState *state, guint seat, guint edge)
{
  guint need = TOKENS_LEAST_ROUTE;

  if (state->longest_route == (FavorSeat) seat || tokens_is_setup (state))
    return 0;
  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != seat)
      need = MAX (need, state->route_length[other] + 1u);
  /* At best it joins two lines. */
  if (MIN (state->n_roads[seat], 2u * state->route_length[seat]) + 1 < need)
    return 0;
  return tokens_measure_route_with (state, seat, edge) >= need ? HONOUR : 0;
}

/* The best that a route on an edge leads to. */
static gint32
look_along (const Scout *self, guint edge)
{
  const guint8 *end = tokens_map (self->state)->edge[edge].end;
  gint32        worth = 0;

  for (guint i = 0; i < 2; i++)
    if (!tokens_is_at (self->state, (FavorSeat) self->seat, end[i]))
      worth = MAX (worth, look_beyond (self, end[i], end[!i], 1));
  return worth;
}

gint32
tokens_worth_of_route (const TokensState *state, guint seat, guint edge)
{
  Scout scout = { .state = state, .seat = seat };

  scout.for_sites = state->n_settlements[seat] < TOKENS_SETTLEMENTS &&
                    favor_hex_set_next (&state->sites[seat], 0) >= state->n_vertices;
  seek_contacts (&scout, tokens_networks_along (state, (FavorSeat) seat, edge));
  return look_along (&scout, edge) + worth_of_line (state, seat, edge);
}

gint32
tokens_worth_of_path (const TokensState *state, guint seat, guint edge)
{
  const FavorHexSet *sites = &state->sites[seat];
  Scout              scout = { .state = state, .seat = seat };
  gint32             worth, reached = 0;

  scout.for_sites = state->n_settlements[seat] < TOKENS_SETTLEMENTS;
  if (state->options.favor && !tokens_is_setup (state))
    scout.networks = tokens_networks_along (state, (FavorSeat) seat, edge);
  scout.contact = CONTACT;
  scout.nearest = 1;
  scout.farthest = CONTACT_STEPS;
  worth = look_along (&scout, edge);
  for (guint site = favor_hex_set_next (sites, 0);
       scout.for_sites && site < state->n_vertices;
       site = favor_hex_set_next (sites, site + 1))
    reached = MAX (reached, BY_DISTANCE (tokens_worth_of_site (state, seat, site), 0));
  return worth > reached ? worth : 0;
}

gint32
tokens_worth_of_start (const TokensState *state, guint seat, guint vertex)
{
  const FavorHexVertex *at = &tokens_map (state)->vertex[vertex];
  Scout                 scout = { .state = state, .seat = seat };
  gint32                best = 0;

  seek_contacts (&scout, 1u << (2 * seat + state->n_settlements[seat]));
  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX && scout.networks != 0; i++)
    if (at->edge[i] != FAVOR_HEX_NONE && state->edge_owner[at->edge[i]] == FAVOR_NONE)
      best = MAX (best, look_beyond (&scout, at->next[i], vertex, 1));
  return tokens_worth_of_site (state, seat, vertex) + best / FAR_OFF;
}

gint32
tokens_worth_of_block (const TokensState *state, guint seat, guint hex)
{
  const FavorHex *self = &tokens_map (state)->hex[hex];
  gint32          worth = 0;

  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    {
      const guint  vertex = self->corner[i];
      const gint   owner = state->vertex_owner[vertex];
      const gint32 pips = state->vertex_kind[vertex] *
                          tokens_pips[state->number_token[hex]];

      if (owner == (gint) seat)
        worth -= pips * state->options.target;
      else if (owner != FAVOR_NONE && owner < TOKENS_NEUTRAL)
        worth += pips * (gint32) tokens_visible_points (state, (guint) owner);
    }
  return worth;
}

/* Values in tenths of a hundredth of a point (11.3). */
#define POINT         1000
#define PIP           55
#define KIND          60
#define CARD          35
#define CARD_TOO_MANY 15
#define TOKEN         90
#define COMPASS       220
#define GOLD          40
#define KNIGHT        150
#define OTHER_CARD    100
#define ROUTE         50
#define SITE          120
#define MOST_SITES    2
/* The strongest opponent's count so many hundredths. */
#define OPPONENT 35
/* What a game that is won is worth, and one that is lost. Much more would drown in chance whatever else a
 * sample says that comes to the end of the game. */
#define VICTORY 400

static gint32
value_of_land (const TokensState *state, guint seat)
{
  const FavorHexMap *map = tokens_map (state);
  gint32             pips = 0;

  for (EACH_TOWN (state, seat, vertex))
    for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
      if (map->vertex[vertex].hex[i] != FAVOR_HEX_NONE)
        pips += state->vertex_kind[vertex] *
                tokens_pips[state->number_token[map->vertex[vertex].hex[i]]];
  return PIP * pips + KIND * (gint32) __builtin_popcount (kinds_of (state, seat));
}

/* Those that cannot be redeemed any more count a quarter. */
static gint32
value_of_tokens (const TokensState *state, guint seat)
{
  const guint8 *held = state->favor[seat];
  const guint   points = tokens_points (state, seat);
  const guint   lack = state->options.target - MIN (points, state->options.target);
  const guint   n = state->favor_count[seat];
  gint32        value = COMPASS * held[TOKENS_COMPASS] -
                 COMPASS / 2 * (held[TOKENS_COMPASS] % 2);

  for (guint token = 0; token < TOKENS_COMPASS; token++)
    value += TOKEN * held[token];
  return n > lack ? value * (gint32) (3 * lack + n) / (gint32) (4 * n) : value;
}

static gint32
value_of_cards (const TokensState *state, guint seat)
{
  const gint32 cards = state->hand_count[seat];
  const gint32 knights = state->dev_hand[seat][TOKENS_KNIGHT] +
                         state->dev_new[seat][TOKENS_KNIGHT];
  const gint32 others = (gint32) state->dev_count[seat] - knights -
                        (gint32) tokens_landmarks (state, seat);

  return CARD * MIN (cards, TOKENS_HAND_LIMIT) +
         CARD_TOO_MANY * MAX (0, cards - TOKENS_HAND_LIMIT) +
         GOLD * (gint32) MIN (state->gold[seat], TOKENS_MAX_GOLD) + KNIGHT * knights +
         OTHER_CARD * others;
}

static gint32
value_of_routes (const TokensState *state, guint seat)
{
  gint32 n_sites = 0;

  for (guint i = 0; i < FAVOR_HEX_SET_WORDS; i++)
    n_sites += __builtin_popcountll (state->sites[seat].word[i]);
  return ROUTE * MAX (0, state->route_length[seat] - 3) +
         SITE * MIN (n_sites, MOST_SITES);
}

/* What a seat has reached. */
static gint32
value_of (const TokensState *state, guint seat)
{
  return POINT * (gint32) tokens_points (state, seat) + value_of_land (state, seat) +
         value_of_cards (state, seat) + value_of_tokens (state, seat) +
         value_of_routes (state, seat);
}

gint32
tokens_evaluate (gconstpointer state, FavorSeat seat)
{
  const TokensState *self = state;
  gint32             best = 0;
  gint32             end = 0;

  for (guint other = 0; other < self->head.n_seats; other++)
    if ((FavorSeat) other != seat)
      best = MAX (best, value_of (self, other));
  if (self->head.phase == TOKENS_PHASE_GAME_OVER)
    end = (self->winner_mask >> seat & 1) != 0 ? VICTORY : -VICTORY;
  return (value_of (self, (guint) seat) - best * OPPONENT / 100) / 10 + end;
}
