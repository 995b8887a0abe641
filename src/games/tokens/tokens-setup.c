/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "favor-deck.h"
#include "tokens-step.h"
#include "tokens-year.h"

/* Section 4. */

/* Writes so many of each kind in the order of `order`. */
static guint
expand (guint8 *out, const guint8 *counts, const guint8 *order, guint n_kinds)
{
  guint n = 0;

  for (guint i = 0; i < n_kinds; i++)
    for (guint left = counts[order[i]]; left > 0; left--)
      out[n++] = order[i];
  return n;
}

static const guint8 in_order[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8 };
/* As 2.3 lists them. */
static const guint8 harbour_order[TOKENS_N_HARBOURS] = {
  TOKENS_ANY, TOKENS_BRICK, TOKENS_LUMBER, TOKENS_GRAIN, TOKENS_ORE, TOKENS_WOOL,
};

/* Section 4.3. */
static void
lay_out_by_chance (TokensState *state, const TokensBoard *board)
{
  guint8 spiral[FAVOR_HEX_MAX_HEXES];
  guint  n = 0;

  expand (state->terrain, board->tiles, in_order, TOKENS_N_TERRAINS);
  favor_deck_shuffle (state->terrain, state->n_hexes, &state->head.rng);
  tokens_walk_spiral (board->map,
                      board
                        ->corners[favor_rng_below (&state->head.rng, board->n_corners)],
                      spiral);
  for (guint i = 0; i < state->n_hexes; i++)
    if (state->terrain[spiral[i]] != TOKENS_DESERT)
      state->number_token[spiral[i]] = board->numbers[n++];
  expand (state->harbour, board->harbours, harbour_order, TOKENS_N_HARBOURS);
  favor_deck_shuffle (state->harbour, state->n_slots, &state->head.rng);
}

static void
lay_out (TokensState *state, const TokensBoard *board)
{
  state->n_hexes = board->map->n_hexes;
  state->n_vertices = board->map->n_vertices;
  state->n_edges = board->map->n_edges;
  state->n_slots = board->n_slots;
  memset (state->vertex_owner, FAVOR_NONE, state->n_vertices);
  memset (state->vertex_label, FAVOR_NONE, state->n_vertices);
  memset (state->edge_owner, FAVOR_NONE, state->n_edges);
  memset (state->edge_label, FAVOR_NONE, state->n_edges);
  if (state->options.layout == TOKENS_LAYOUT_RANDOM)
    lay_out_by_chance (state, board);
  else
    {
      memcpy (state->terrain, board->terrain, state->n_hexes);
      memcpy (state->number_token, board->number, state->n_hexes);
      memcpy (state->harbour, board->harbour, state->n_slots);
    }
  while (state->terrain[state->robber] != TOKENS_DESERT)
    state->robber++;
}

/* Step 2. */
static void
make_supplies (TokensState *state, const TokensBoard *board)
{
  memset (state->bank, board->bank, sizeof state->bank);
  state->n_dev_deck = (guint8)
    expand (state->dev_deck, board->deck, in_order, TOKENS_N_CARDS);
  favor_deck_shuffle (state->dev_deck, state->n_dev_deck, &state->head.rng);
  if (state->options.production == TOKENS_PRODUCTION_DECK)
    tokens_shuffle_year (state);
  if (!state->options.favor)
    return;
  state->n_bag = (guint8)
    expand (state->bag, tokens_bags[state->head.n_seats], in_order, TOKENS_N_TOKENS);
  favor_deck_shuffle (state->bag, state->n_bag, &state->head.rng);
}

/* Plays a placement, as if it had been chosen. */
static void
place (TokensState *state, TokensAction kind, guint where, FavorEvents *events)
{
  const FavorAction action = {
    .kind = (guint8) kind,
    .seat = state->head.decider,
    .arg = { (gint16) where },
  };

  tokens_apply_setup (state, &action, events);
}

/* Section 4.4: in the order of the placement round. */
static void
place_for_beginners (TokensState *state, FavorEvents *events)
{
  while (tokens_is_setup (state))
    {
      const guint        round = state->setup_step >= state->head.n_seats;
      const TokensStart *start = &tokens_starts[state->head.decider];

      place (state, TOKENS_ACTION_PLACE_SETTLEMENT, start->vertex[round], events);
      place (state, TOKENS_ACTION_PLACE_ROAD, start->edge[round], events);
    }
}

void
tokens_setup (gpointer      state,
              gconstpointer options,
              guint         n_seats,
              guint64       seed,
              FavorEvents  *events)
{
  TokensState       *self = state;
  const TokensBoard *board = tokens_board_for (n_seats);

  favor_rng_seed (&self->head.rng, seed);
  self->head.n_seats = (guint8) n_seats;
  self->options = *(const TokensOptions *) options;
  self->return_phase = FAVOR_NONE;
  self->largest_army = FAVOR_SEAT_NONE;
  self->longest_route = FAVOR_SEAT_NONE;
  self->donation = (TokensDonation){ FAVOR_SEAT_NONE, FAVOR_NONE, FAVOR_NONE };
  self->ask = FAVOR_NONE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      self->damaged[seat] = FAVOR_NONE;
      self->gift_pending[seat] = FAVOR_NONE;
    }
  lay_out (self, board);
  make_supplies (self, board);
  tokens_survey (self);
  tokens_decide (self, TOKENS_PHASE_SETUP_SETTLEMENT, 0);
  if (self->options.layout == TOKENS_LAYOUT_BEGINNER && n_seats > 2 &&
      n_seats <= TOKENS_N_STARTS)
    place_for_beginners (self, events);
}
