/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

G_BEGIN_DECLS

/* What speaks for an action: facts of the position for hints and reviews. Each line names the arguments in
 * their order. */
typedef enum
{
  /* Of any action that ends the game: - */
  KINGDOM_REASON_WINS,
  /* Of a change of the map after which the turn can end. New at the court: character; there already: character */
  KINGDOM_REASON_FULFILS,
  KINGDOM_REASON_FULFILS_AGAIN,
  /* With one thing more, a lay or any other step: character */
  KINGDOM_REASON_SOON_LAY,
  KINGDOM_REASON_SOON_STEP,
  /* Of a change that comes near a wish: character, n sides; n tiles; character, have, need, try; character */
  KINGDOM_REASON_NEARER_SIDES,
  KINGDOM_REASON_NEARER_LOOP,
  KINGDOM_REASON_NEARER_COUNT,
  KINGDOM_REASON_NEARER,
  /* Of a step of a great plan: character */
  KINGDOM_REASON_PLAN,
  /* Of what it means to others: character, others; - */
  KINGDOM_REASON_FARTHER,
  KINGDOM_REASON_HELPS_NOBODY,
  /* Of faults: -; n faults; - */
  KINGDOM_REASON_MENDS,
  KINGDOM_REASON_MENDS_SOME,
  KINGDOM_REASON_MENDABLE,
  /* Of the land: -; -; -; -; n tiles */
  KINGDOM_REASON_COMPLETES_CITY,
  KINGDOM_REASON_COMPLETES_ROAD,
  KINGDOM_REASON_GROWS_CITY,
  KINGDOM_REASON_GROWS_ROAD,
  KINGDOM_REASON_JOINS,
  /* Of a play: n pieces; - */
  KINGDOM_REASON_KEEPS_MORE,
  KINGDOM_REASON_COVERS,
  /* Of an action favor: -; character; character; -; - */
  KINGDOM_REASON_OPENS,
  KINGDOM_REASON_READY_AGAIN,
  KINGDOM_REASON_REUSE,
  KINGDOM_REASON_REJECTS,
  KINGDOM_REASON_EXTRA,
  /* Of the end of step two: character; -; -; n pieces */
  KINGDOM_REASON_TAKES,
  KINGDOM_REASON_TAKES_LEAST,
  KINGDOM_REASON_NO_PLAY,
  KINGDOM_REASON_KEEPS_PIECES,
  /* Of the tile in hand: -; n places; -; -; n pieces; -; tile; n tiles; - */
  KINGDOM_REASON_FITS_NOWHERE,
  KINGDOM_REASON_FITS_MORE,
  KINGDOM_REASON_CLEARS,
  KINGDOM_REASON_TILE_BACK,
  KINGDOM_REASON_PIECES_BACK,
  KINGDOM_REASON_DRAWS_ANOTHER,
  KINGDOM_REASON_BARE,
  KINGDOM_REASON_TILES_LEFT,
  KINGDOM_REASON_NO_CHOICE,
  /* Of a favor that is taken: n points; -; others; -; character, n; -; n pieces; - */
  KINGDOM_REASON_JOINS_COURT,
  KINGDOM_REASON_HIGHEST,
  KINGDOM_REASON_PASSES,
  KINGDOM_REASON_LAST_ONE,
  KINGDOM_REASON_LEVEL,
  KINGDOM_REASON_FIRST_PIECE,
  KINGDOM_REASON_HOLDS,
  KINGDOM_REASON_EACH_TURN,
} KingdomReason;

#define KINGDOM_N_REASONS (KINGDOM_REASON_EACH_TURN + 1)

extern const FavorKind kingdom_reasons[KINGDOM_N_REASONS] G_GNUC_INTERNAL;

/* See FavorGame. */
void kingdom_explain (gconstpointer      observed,
                      const FavorAction *action,
                      FavorReasons      *out) G_GNUC_INTERNAL;

/* Whether NEARER_COUNT has words for a KingdomTry. */
gboolean kingdom_reason_counts (guint try) G_GNUC_INTERNAL;

G_END_DECLS
