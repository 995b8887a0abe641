/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "tokens-step.h"

/* The pieces on the board, and what follows from where they stand. */

static gboolean
is_colour (const TokensState *state, guint colour)
{
  return colour < state->head.n_seats || colour >= TOKENS_NEUTRAL;
}

static void
count_pieces (TokensState *state)
{
  memset (state->n_roads, 0, sizeof state->n_roads);
  memset (state->n_settlements, 0, sizeof state->n_settlements);
  memset (state->n_cities, 0, sizeof state->n_cities);
  memset (state->roads, 0, sizeof state->roads);
  for (guint edge = 0; edge < state->n_edges; edge++)
    if (state->edge_owner[edge] != FAVOR_NONE)
      {
        favor_hex_set_add (&state->roads[state->edge_owner[edge]], edge);
        state->n_roads[state->edge_owner[edge]]++;
      }
  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    if (state->vertex_owner[vertex] != FAVOR_NONE)
      {
        if (state->vertex_kind[vertex] == TOKENS_PIECE_CITY)
          state->n_cities[state->vertex_owner[vertex]]++;
        else
          state->n_settlements[state->vertex_owner[vertex]]++;
      }
}

/* Free vertices that keep the distance. */
static void
find_open (TokensState *state, const FavorHexMap *map)
{
  memset (&state->open, 0, sizeof state->open);
  for (guint vertex = 0; vertex < map->n_vertices; vertex++)
    {
      const guint8 *next = map->vertex[vertex].next;
      gboolean      open = state->vertex_owner[vertex] == FAVOR_NONE;

      for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
        open = open &&
               (next[i] == FAVOR_HEX_NONE || state->vertex_owner[next[i]] == FAVOR_NONE);
      if (open)
        favor_hex_set_add (&state->open, vertex);
    }
}

/* What the pieces at a vertex open up for a colour: the free edges, and the vertex. */
static void
reach_from (TokensState *state, const FavorHexMap *map, guint colour, guint vertex)
{
  const guint8 *edge = map->vertex[vertex].edge;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (edge[i] != FAVOR_HEX_NONE && state->edge_owner[edge[i]] == FAVOR_NONE)
      favor_hex_set_add (&state->reach[colour], edge[i]);
}

/* Routes go on where nobody else has built, and from own buildings (6.2). */
static void
find_reach (TokensState *state, const FavorHexMap *map)
{
  memset (state->reach, 0, sizeof state->reach);
  memset (state->sites, 0, sizeof state->sites);
  for (guint edge = 0; edge < map->n_edges; edge++)
    for (guint end = 0; end < 2 && state->edge_owner[edge] != FAVOR_NONE; end++)
      {
        const guint colour = (guint) state->edge_owner[edge];
        const guint vertex = map->edge[edge].end[end];

        if (state->vertex_owner[vertex] == FAVOR_NONE)
          reach_from (state, map, colour, vertex);
        if (favor_hex_set_has (&state->open, vertex))
          favor_hex_set_add (&state->sites[colour], vertex);
      }
  for (guint vertex = 0; vertex < map->n_vertices; vertex++)
    if (state->vertex_owner[vertex] != FAVOR_NONE)
      reach_from (state, map, (guint) state->vertex_owner[vertex], vertex);
}

static void
find_rates (TokensState *state, const TokensBoard *board)
{
  memset (state->rates, 0, sizeof state->rates);
  memset (state->n_docks, 0, sizeof state->n_docks);
  for (guint slot = 0; slot < state->n_slots; slot++)
    for (guint end = 0; end < 2; end++)
      {
        const guint vertex = board->map->edge[tokens_harbour_edge (board, slot)].end[end];
        const gint  owner = state->vertex_owner[vertex];

        if (owner == FAVOR_NONE || owner >= TOKENS_NEUTRAL)
          continue;
        state->rates[owner] = (guint8) (state->rates[owner] | 1u << state->harbour[slot]);
        state->n_docks[owner]++;
      }
}

void
tokens_survey (TokensState *state)
{
  const TokensBoard *board = tokens_board (state);

  count_pieces (state);
  find_open (state, board->map);
  find_reach (state, board->map);
  find_rates (state, board);
}

/* A position that is none is derived as far as it is one; `validate` finds out. */
void
tokens_derive (gpointer state)
{
  TokensState *self = state;
  gboolean     is_whole = self->head.n_seats >= TOKENS_MIN_SEATS;

  if (is_whole)
    is_whole = self->n_vertices == tokens_map (self)->n_vertices &&
               self->n_edges == tokens_map (self)->n_edges &&
               self->n_slots == tokens_board (self)->n_slots;
  for (guint vertex = 0; is_whole && vertex < self->n_vertices; vertex++)
    is_whole = self->vertex_owner[vertex] == FAVOR_NONE ||
               is_colour (self, (guint) self->vertex_owner[vertex]);
  for (guint edge = 0; is_whole && edge < self->n_edges; edge++)
    is_whole = self->edge_owner[edge] == FAVOR_NONE ||
               is_colour (self, (guint) self->edge_owner[edge]);
  if (is_whole)
    tokens_survey (self);
}

guint
tokens_measure_route (const TokensState *state, guint seat, gboolean whole)
{
  const FavorHexMap *map = tokens_map (state);
  FavorHexSet        routes = state->roads[seat];
  FavorHexSet        blocked = { { 0 } };

  if (state->damaged[seat] != FAVOR_NONE && !whole)
    routes.word[state->damaged[seat] / 64] &= ~(G_GUINT64_CONSTANT (1)
                                                << state->damaged[seat] % 64);
  for (guint vertex = 0; vertex < map->n_vertices; vertex++)
    if (state->vertex_owner[vertex] != FAVOR_NONE &&
        state->vertex_owner[vertex] != (gint) seat)
      favor_hex_set_add (&blocked, vertex);
  return favor_hex_map_longest_route (map, &routes, &blocked);
}

void
tokens_measure_routes (TokensState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    state->route_length[seat] = (guint8) tokens_measure_route (state, seat, FALSE);
}

/* Section 7.2. */
void
tokens_award_route (TokensState *state, FavorEvents *events)
{
  FavorSeat holder = FAVOR_SEAT_NONE;
  guint     most = TOKENS_LEAST_ROUTE;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    most = MAX (most, state->route_length[seat]);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      if (state->route_length[seat] < most)
        continue;
      if (state->longest_route == (FavorSeat) seat)
        return;
      holder = holder == FAVOR_SEAT_NONE ? (FavorSeat) seat : FAVOR_MAX_SEATS;
    }
  if (holder == FAVOR_MAX_SEATS)
    holder = FAVOR_SEAT_NONE;
  if (holder == state->longest_route)
    return;
  state->longest_route = holder;
  if (holder == FAVOR_SEAT_NONE)
    FAVOR_EMIT (events, TOKENS_LOG_LONGEST_NONE, FAVOR_SEAT_NONE, 0);
  else
    FAVOR_EMIT (events, TOKENS_LOG_LONGEST, holder, (gint16) most);
}

gboolean
tokens_is_barren_site (const TokensState *state, guint vertex)
{
  const guint8 *hex = tokens_map (state)->vertex[vertex].hex;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (hex[i] != FAVOR_HEX_NONE && state->number_token[hex[i]] == 0)
      return TRUE;
  return FALSE;
}

gboolean
tokens_is_lonely_hex (const TokensState *state, guint hex)
{
  const FavorHex *self = &tokens_map (state)->hex[hex];

  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    if (state->vertex_owner[self->corner[i]] != FAVOR_NONE ||
        state->edge_owner[self->edge[i]] != FAVOR_NONE)
      return FALSE;
  return TRUE;
}

guint
tokens_victims (const TokensState *state, FavorSeat seat, guint hex)
{
  const FavorHex *self = &tokens_map (state)->hex[hex];
  guint           victims = 0;

  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    {
      const gint owner = state->vertex_owner[self->corner[i]];

      if (owner != FAVOR_NONE && owner < TOKENS_NEUTRAL && owner != seat &&
          state->hand_count[owner] > 0)
        victims |= 1u << owner;
    }
  return victims;
}

void
tokens_lands_at (const TokensState *state,
                 guint              vertex,
                 gint16             lands[FAVOR_HEX_AT_VERTEX])
{
  const guint8 *hex = tokens_map (state)->vertex[vertex].hex;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    lands[i] = hex[i] != FAVOR_HEX_NONE ? state->terrain[hex[i]] : FAVOR_NONE;
}

static gboolean
is_set (const FavorHexSet *set)
{
  guint64 any = 0;

  for (guint i = 0; i < FAVOR_HEX_SET_WORDS; i++)
    any |= set->word[i];
  return any != 0;
}

gboolean
tokens_can_route (const TokensState *state, guint seat)
{
  if (state->damaged[seat] != FAVOR_NONE)
    return TRUE;
  return state->n_roads[seat] < TOKENS_ROADS && is_set (&state->reach[seat]);
}

gboolean
tokens_can_neutral (const TokensState *state, TokensPiece kind)
{
  for (guint colour = TOKENS_NEUTRAL; colour < TOKENS_N_COLOURS; colour++)
    if (kind == TOKENS_PIECE_NONE
          ? state->n_roads[colour] < TOKENS_ROADS && is_set (&state->reach[colour])
          : state->n_settlements[colour] < TOKENS_SETTLEMENTS &&
              is_set (&state->sites[colour]))
      return TRUE;
  return FALSE;
}
