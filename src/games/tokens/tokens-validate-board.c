/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "tokens-validate.h"

/* The map and the pieces on it. */

/* Whether a colour plays here, or is neutral and stands here. */
static gboolean
is_colour (const TokensState *state, gint colour)
{
  return colour < state->head.n_seats ||
         (colour >= TOKENS_NEUTRAL && state->head.n_seats == 2);
}

static gboolean
is_free_around (const TokensState *state, guint vertex)
{
  const guint8 *next = tokens_map (state)->vertex[vertex].next;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (next[i] != FAVOR_HEX_NONE && state->vertex_owner[next[i]] != FAVOR_NONE)
      return FALSE;
  return TRUE;
}

/* 7: every piece is somebody's, and buildings keep the distance. */
static gboolean
pieces_stand (const TokensState *state)
{
  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    {
      const gint owner = state->vertex_owner[vertex];
      const gint kind = state->vertex_kind[vertex];

      if ((owner == FAVOR_NONE) != (kind == TOKENS_PIECE_NONE))
        return FALSE;
      if (owner != FAVOR_NONE &&
          (!is_colour (state, owner) || !is_free_around (state, vertex) ||
           (owner >= TOKENS_NEUTRAL && kind == TOKENS_PIECE_CITY)))
        return FALSE;
    }
  for (guint edge = 0; edge < state->n_edges; edge++)
    if (state->edge_owner[edge] != FAVOR_NONE &&
        !is_colour (state, state->edge_owner[edge]))
      return FALSE;
  return TRUE;
}

/* 8. */
static gboolean
pieces_are_enough (const TokensState *state)
{
  for (guint colour = 0; colour < TOKENS_N_COLOURS; colour++)
    if (state->n_roads[colour] > TOKENS_ROADS ||
        state->n_settlements[colour] > TOKENS_SETTLEMENTS ||
        state->n_cities[colour] > TOKENS_CITIES)
      return FALSE;
  return TRUE;
}

static gboolean
has_route_at (const TokensState *state, guint vertex, gint colour, guint but)
{
  const guint8 *edge = tokens_map (state)->vertex[vertex].edge;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (edge[i] != FAVOR_HEX_NONE && edge[i] != but &&
        state->edge_owner[edge[i]] == colour)
      return TRUE;
  return FALSE;
}

/* 9: buildings stand at own routes, and these hang together. Two buildings of each player stay for good. */
static gboolean
pieces_hang_together (const TokensState *state)
{
  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    {
      const gint owner = state->vertex_owner[vertex];

      if (state->turn > 0 && owner != FAVOR_NONE && owner < TOKENS_NEUTRAL &&
          !has_route_at (state, vertex, owner, FAVOR_HEX_NONE))
        return FALSE;
    }
  for (guint edge = 0; edge < state->n_edges; edge++)
    {
      const guint8  *end = tokens_map (state)->edge[edge].end;
      const gint     owner = state->edge_owner[edge];
      const gboolean hangs = owner == FAVOR_NONE ||
                             state->vertex_owner[end[0]] == owner ||
                             state->vertex_owner[end[1]] == owner ||
                             has_route_at (state, end[0], owner, edge) ||
                             has_route_at (state, end[1], owner, edge);

      if (!hangs)
        return FALSE;
    }
  for (guint seat = 0; state->turn > 0 && seat < state->head.n_seats; seat++)
    if (state->n_settlements[seat] + state->n_cities[seat] < 2)
      return FALSE;
  return TRUE;
}

static gboolean
is_label_of (gint label, gint owner)
{
  if (owner == FAVOR_NONE || owner >= TOKENS_NEUTRAL)
    return label == FAVOR_NONE;
  return label == 2 * owner || label == 2 * owner + 1;
}

/* The labels of the pieces at a vertex, and whether each colour has one of them at most. */
static gboolean
read_labels (const TokensState *state, guint vertex, guint *labels)
{
  const guint8 *edge = tokens_map (state)->vertex[vertex].edge;

  *labels = 0;
  if (state->vertex_label[vertex] != FAVOR_NONE)
    *labels |= 1u << state->vertex_label[vertex];
  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (edge[i] != FAVOR_HEX_NONE && state->edge_label[edge[i]] != FAVOR_NONE)
      *labels |= 1u << state->edge_label[edge[i]];
  for (guint seat = 0; seat < TOKENS_MAX_SEATS; seat++)
    if ((*labels >> 2 * seat & 3) == 3)
      return FALSE;
  return TRUE;
}

/* 10: labels are those of networks, and who has met whom goes for both. */
static gboolean
labels_are_sound (const TokensState *state)
{
  const guint all = (1u << 2 * state->head.n_seats) - 1;
  guint       labels;

  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    if (!is_label_of (state->vertex_label[vertex], state->vertex_owner[vertex]) ||
        !read_labels (state, vertex, &labels))
      return FALSE;
  for (guint edge = 0; edge < state->n_edges; edge++)
    if (!is_label_of (state->edge_label[edge], state->edge_owner[edge]))
      return FALSE;
  for (guint label = 0; label < TOKENS_N_LABELS; label++)
    for (guint other = 0; other < TOKENS_N_LABELS; other++)
      if ((state->met[label] >> other & 1) != 0 &&
          ((state->met[other] >> label & 1) == 0 || label / 2 == other / 2 ||
           (all >> label & 1) == 0))
        return FALSE;
  return TRUE;
}

/* 11: networks that touch have met. */
static gboolean
neighbours_have_met (const TokensState *state)
{
  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    {
      guint labels;

      read_labels (state, vertex, &labels);
      for (guint left = labels; left != 0; left &= left - 1)
        {
          const guint label = (guint) __builtin_ctz (left);

          if (((labels & ~(1u << label)) & ~state->met[label]) != 0)
            return FALSE;
        }
    }
  return TRUE;
}

/* 12. */
static gboolean
damage_is_own (const TokensState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->damaged[seat] != FAVOR_NONE &&
        (state->damaged[seat] >= state->n_edges ||
         state->edge_owner[state->damaged[seat]] != (gint) seat))
      return FALSE;
  return TRUE;
}

static gboolean
is_most (const guint8 *n, guint n_seats, FavorSeat holder, guint least)
{
  if (holder == FAVOR_SEAT_NONE)
    return TRUE;
  for (guint seat = 0; seat < n_seats; seat++)
    if (n[seat] > n[holder])
      return FALSE;
  return n[holder] >= least;
}

/* 13. */
static gboolean
honours_are_earned (const TokensState *state)
{
  return is_most (state->route_length,
                  state->head.n_seats,
                  state->longest_route,
                  TOKENS_LEAST_ROUTE) &&
         is_most (state->knights,
                  state->head.n_seats,
                  state->largest_army,
                  TOKENS_LEAST_ARMY);
}

/* 14: while a tremor goes on, as it was before it. */
static gboolean
routes_are_measured (const TokensState *state)
{
  const gboolean tremor = state->head.phase == TOKENS_PHASE_EVENT_TREMOR;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->route_length[seat] != tokens_measure_route (state, seat, FALSE) &&
        !(tremor &&
          state->route_length[seat] == tokens_measure_route (state, seat, TRUE)))
      return FALSE;
  return TRUE;
}

/* Whether the tiles, in whatever order, are those of the board. */
static gboolean
is_same_set (const guint8 *tiles, const guint8 *set, guint n)
{
  gint left[G_MAXUINT8 + 1] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      left[tiles[i]]++;
      left[set[i]]--;
    }
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    if (left[i] != 0)
      return FALSE;
  return TRUE;
}

/* 20: the hexes, numbers and harbours are those of the board, and barren is what has no number. */
static gboolean
map_is_sound (const TokensState *state)
{
  const TokensBoard *board = tokens_board (state);

  for (guint hex = 0; hex < state->n_hexes; hex++)
    if ((state->terrain[hex] == TOKENS_DESERT) != (state->number_token[hex] == 0))
      return FALSE;
  return state->robber < state->n_hexes &&
         is_same_set (state->terrain, board->terrain, state->n_hexes) &&
         is_same_set (state->number_token, board->number, state->n_hexes) &&
         is_same_set (state->harbour, board->harbour, state->n_slots);
}

gboolean
tokens_validate_board (const TokensState *state, guint number)
{
  switch (number)
    {
    case 7:
      return pieces_stand (state);
    case 8:
      return pieces_are_enough (state);
    case 9:
      return pieces_hang_together (state);
    case 10:
      return labels_are_sound (state);
    case 11:
      return neighbours_have_met (state);
    case 12:
      return damage_is_own (state);
    case 13:
      return honours_are_earned (state);
    case 14:
      return routes_are_measured (state);
    case 20:
      return map_is_sound (state);
    default:
      return TRUE;
    }
}
