/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-map.h"
#include "favor-piece.h"
#include "tokens-state.h"

G_BEGIN_DECLS

#define TOKENS_TYPE_ISLE (tokens_isle_get_type ())
G_DECLARE_FINAL_TYPE (TokensIsle, tokens_isle, TOKENS, ISLE, FavorMap)

/* The island in its sea, what is built on it, and the places where something can be done.
 *
 * Property: `sight` (FavorSight, writable, nullable): what is seen of the position. */

/**
 * TokensPlace:
 * @TOKENS_PLACE_HEX: a hex
 * @TOKENS_PLACE_VERTEX: a vertex, with what stands there
 * @TOKENS_PLACE_EDGE: an edge, with the road on it
 *
 * What a piece of the island is; all three have the numbers of the rules.
 */
typedef enum
{
  TOKENS_PLACE_HEX,
  TOKENS_PLACE_VERTEX,
  TOKENS_PLACE_EDGE,
} TokensPlace;

#define TOKENS_N_PLACES (TOKENS_PLACE_EDGE + 1)

/* Of the first piece of each kind; the others follow. */
#define TOKENS_KEY_HEX    0x1000u
#define TOKENS_KEY_VERTEX 0x2000u
#define TOKENS_KEY_EDGE   0x3000u
#define TOKENS_KEY_MUTE   0xf000u

/**
 * TokensOffer:
 * @places: those that can be chosen, by #TokensPlace
 * @tokens: those of them that earn a favor token
 * @open: a person may try all others, too, and is told why not
 *
 * Where something can be done.
 */
typedef struct
{
  FavorHexSet places[TOKENS_N_PLACES];
  FavorHexSet tokens[TOKENS_N_PLACES];
  gboolean    open;
} TokensOffer;

/**
 * TokensGhost:
 * @place: #TokensPlace where it would be, or %FAVOR_NONE: nothing is chosen
 * @which: number of the place
 * @piece: #TokensPiece on a vertex
 * @owner: of it
 * @words: (nullable): what it would bring
 *
 * What is chosen, but not done yet.
 */
typedef struct
{
  gint        place;
  guint       which;
  guint       piece;
  gint        owner;
  const char *words;
} TokensGhost;

/* What a piece is, and which one. */
TokensPlace tokens_isle_identify  (FavorPiece        *piece,
                                   guint             *which);
/* (transfer none): of any place, whether it can be seen or not. */
FavorPiece *tokens_isle_get_piece (TokensIsle        *self,
                                   TokensPlace        place,
                                   guint              which);
/* To be followed by a rearrangement, as the next one. */
void        tokens_isle_set_offer (TokensIsle        *self,
                                   const TokensOffer *offer);
void        tokens_isle_set_ghost (TokensIsle        *self,
                                   const TokensGhost *ghost);

/* Calls `func` for each piece that has a place now. */
typedef void (*TokensPieceFunc) (FavorPiece *piece,
                                 gpointer    data);
void        tokens_isle_foreach   (TokensIsle        *self,
                                   TokensPieceFunc    func,
                                   gpointer           data);

G_END_DECLS
