/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "favor-deck.h"
#include "kingdom-bot.h"

/* What nobody knows: the Philosophers below the top, and what will be drawn (section 11). */

#define HIDDEN 0xff

static void
hide (KingdomTable *table)
{
  for (guint i = 1; i < table->n_philosophers; i++)
    table->philosophers[i] = HIDDEN;
}

void
kingdom_observe (gpointer state, FavorSeat viewer)
{
  KingdomState *self = state;

  hide (&self->table);
  if (self->n_checkpoint > 0)
    hide (&self->checkpoint.table);
}

/* The Philosophers that must be in the stack: those that are nowhere else. */
static void
count_left (const KingdomState *state,
            const KingdomTable *table,
            const guint8       *supply,
            gint               *left)
{
  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    left[piece] = kingdom_giver[piece] == KINGDOM_PHILOSOPHER
                    ? kingdom_piece_counts[piece]
                    : 0;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
      left[piece] -= (FavorSeat) seat == state->head.turn_owner
                       ? supply[piece]
                       : state->seat[seat].pieces[piece];
  for (guint i = 0; i < table->n_replaced; i++)
    left[table->replaced[i]]--;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (table->tile[tile].middle != KINGDOM_TOKEN_NONE)
      left[kingdom_piece_of_token[table->tile[tile].middle]]--;
}

/* Fills what is hidden in a stack. */
static void
fill (const KingdomState *state, KingdomTable *table, const guint8 *supply, FavorRng *rng)
{
  gint   left[KINGDOM_N_PIECES];
  guint8 rest[KINGDOM_N_PHILOSOPHERS];
  guint  n = 0;

  count_left (state, table, supply, left);
  for (guint i = 0; i < table->n_philosophers; i++)
    if (table->philosophers[i] != HIDDEN)
      left[table->philosophers[i]]--;
  for (guint piece = KINGDOM_PIECE_STRAIGHT; piece <= KINGDOM_PIECE_BRIDGE; piece++)
    for (; left[piece] > 0 && n < G_N_ELEMENTS (rest); left[piece]--)
      rest[n++] = (guint8) piece;
  favor_deck_shuffle (rest, n, rng);
  for (guint i = table->n_philosophers; i-- > 0 && n > 0;)
    if (table->philosophers[i] == HIDDEN)
      table->philosophers[i] = rest[--n];
}

/* The stack of the checkpoint is always the begin of the stack. */
void
kingdom_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng)
{
  KingdomState *self = observed;
  KingdomTable *past = &self->checkpoint.table;

  if (self->n_checkpoint > 0)
    {
      fill (self, past, self->checkpoint.pieces, rng);
      memcpy (self->table.philosophers, past->philosophers, past->n_philosophers);
    }
  fill (self, &self->table, kingdom_current (self)->pieces, rng);
  favor_rng_seed (&self->head.rng, favor_rng_next (rng));
}
