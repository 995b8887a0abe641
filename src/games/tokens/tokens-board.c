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

/* Whether routes of a colour go on at a vertex: from an own building, or where nobody has built (6.2). */
static gboolean
reaches (const TokensState *state, const FavorHexMap *map, guint colour, guint vertex)
{
  const guint8 *edge = map->vertex[vertex].edge;

  if (state->vertex_owner[vertex] != FAVOR_NONE)
    return state->vertex_owner[vertex] == (gint) colour;
  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (edge[i] != FAVOR_HEX_NONE && favor_hex_set_has (&state->roads[colour], edge[i]))
      return TRUE;
  return FALSE;
}

/* The free edges at a vertex are in reach of a colour that has come there. */
static void
reach_from (TokensState *state, const FavorHexMap *map, guint colour, guint vertex)
{
  const guint8 *edge = map->vertex[vertex].edge;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (edge[i] != FAVOR_HEX_NONE && state->edge_owner[edge[i]] == FAVOR_NONE)
      favor_hex_set_add (&state->reach[colour], edge[i]);
}

/* What others reached by way of a vertex on which `owner` has built. */
static void
cut_off (TokensState *state, const FavorHexMap *map, guint owner, guint vertex)
{
  const FavorHexVertex *self = &map->vertex[vertex];

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    for (guint colour = 0; self->edge[i] != FAVOR_HEX_NONE && colour < TOKENS_N_COLOURS;
         colour++)
      if (colour != owner && favor_hex_set_has (&state->reach[colour], self->edge[i]) &&
          !reaches (state, map, colour, self->next[i]))
        favor_hex_set_remove (&state->reach[colour], self->edge[i]);
}

/* Nobody else can build there, or beside it. */
static void
close_site (TokensState *state, const FavorHexMap *map, guint vertex)
{
  const guint8 *next = map->vertex[vertex].next;

  favor_hex_set_remove (&state->open, vertex);
  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (next[i] != FAVOR_HEX_NONE)
      favor_hex_set_remove (&state->open, next[i]);
  for (guint colour = 0; colour < TOKENS_N_COLOURS; colour++)
    for (guint i = 0; i < FAVOR_HEX_SET_WORDS; i++)
      state->sites[colour].word[i] &= state->open.word[i];
}

static void
open_harbour (TokensState *state, const TokensBoard *board, guint seat, guint vertex)
{
  for (guint slot = 0; slot < state->n_slots; slot++)
    {
      const guint8 *end = board->map->edge[tokens_harbour_edge (board, slot)].end;

      if (end[0] != vertex && end[1] != vertex)
        continue;
      state->rates[seat] = (guint8) (state->rates[seat] | 1u << state->harbour[slot]);
      state->n_docks[seat]++;
    }
}

void
tokens_survey_building (TokensState *state, guint vertex)
{
  const TokensBoard *board = tokens_board (state);
  const guint        colour = (guint) state->vertex_owner[vertex];

  favor_hex_set_add (&state->towns[colour], vertex);
  if (state->vertex_kind[vertex] == TOKENS_PIECE_CITY)
    state->n_cities[colour]++;
  else
    state->n_settlements[colour]++;
  close_site (state, board->map, vertex);
  cut_off (state, board->map, colour, vertex);
  reach_from (state, board->map, colour, vertex);
  if (colour < TOKENS_NEUTRAL)
    open_harbour (state, board, colour, vertex);
}

void
tokens_survey_route (TokensState *state, guint edge)
{
  const FavorHexMap *map = tokens_map (state);
  const guint        owner = (guint) state->edge_owner[edge];

  favor_hex_set_add (&state->roads[owner], edge);
  state->n_roads[owner]++;
  for (guint colour = 0; colour < TOKENS_N_COLOURS; colour++)
    favor_hex_set_remove (&state->reach[colour], edge);
  for (guint end = 0; end < 2; end++)
    {
      const guint vertex = map->edge[edge].end[end];

      if (reaches (state, map, owner, vertex))
        reach_from (state, map, owner, vertex);
      if (favor_hex_set_has (&state->open, vertex))
        favor_hex_set_add (&state->sites[owner], vertex);
    }
}

static void
clear_survey (TokensState *state)
{
  memset (state->roads, 0, sizeof state->roads);
  memset (state->towns, 0, sizeof state->towns);
  memset (state->reach, 0, sizeof state->reach);
  memset (state->sites, 0, sizeof state->sites);
  memset (&state->open, 0, sizeof state->open);
  memset (state->n_roads, 0, sizeof state->n_roads);
  memset (state->n_settlements, 0, sizeof state->n_settlements);
  memset (state->n_cities, 0, sizeof state->n_cities);
  memset (state->rates, 0, sizeof state->rates);
  memset (state->n_docks, 0, sizeof state->n_docks);
}

/* All pieces, as if they came one after the other. */
void
tokens_survey (TokensState *state)
{
  clear_survey (state);
  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    favor_hex_set_add (&state->open, vertex);
  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    if (state->vertex_owner[vertex] != FAVOR_NONE)
      tokens_survey_building (state, vertex);
  for (guint edge = 0; edge < state->n_edges; edge++)
    if (state->edge_owner[edge] != FAVOR_NONE)
      tokens_survey_route (state, edge);
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

static guint
measure (const TokensState *state, guint seat, const FavorHexSet *routes)
{
  FavorHexSet blocked = { { 0 } };

  for (guint colour = 0; colour < TOKENS_N_COLOURS; colour++)
    for (guint i = 0; colour != seat && i < FAVOR_HEX_SET_WORDS; i++)
      blocked.word[i] |= state->towns[colour].word[i];
  return favor_hex_map_longest_route (tokens_map (state), routes, &blocked);
}

guint
tokens_measure_route (const TokensState *state, guint seat, gboolean whole)
{
  FavorHexSet routes = state->roads[seat];

  if (state->damaged[seat] != FAVOR_NONE && !whole)
    favor_hex_set_remove (&routes, (guint) state->damaged[seat]);
  return measure (state, seat, &routes);
}

guint
tokens_measure_route_with (const TokensState *state, guint seat, guint edge)
{
  FavorHexSet routes = state->roads[seat];

  favor_hex_set_add (&routes, edge);
  return measure (state, seat, &routes);
}

void
tokens_measure_routes (TokensState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    state->route_length[seat] = (guint8) tokens_measure_route (state, seat, FALSE);
}

/* Only lines that passed there change. */
void
tokens_measure_routes_at (TokensState *state, guint vertex)
{
  const guint8 *edge = tokens_map (state)->vertex[vertex].edge;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      guint n = 0;

      for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
        n += edge[i] != FAVOR_HEX_NONE && state->edge_owner[edge[i]] == (gint) seat;
      if (n > 1 && state->vertex_owner[vertex] != (gint) seat)
        state->route_length[seat] = (guint8) tokens_measure_route (state, seat, FALSE);
    }
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
