/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-board.h"
#include "favor-piece.h"
#include "favor-sight.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_PALACE (emperor_palace_get_type ())
G_DECLARE_FINAL_TYPE (EmperorPalace, emperor_palace, EMPEROR, PALACE, FavorBoard)

/* The palace: six pavilions around the Empress, each with a member of the Staff, three piles of
 * cards and the Stars of all seats, and in the corners Treasury, Events, prices and Black Market.
 * Where it is narrow the pavilions stand in two columns, and the prices are not there.
 *
 * Properties: `prices` (FavorPiece, read-only: the price sheet, which has no place among columns);
 * `sight` (FavorSight, writable, nullable).
 *
 * Its pieces are found by these keys. They are made once and stay; only Meeples come as seats do. */
enum
{
  EMPEROR_KEY_STAFF = 0,
  EMPEROR_KEY_EMPRESS = 6,
  /* + card. */
  EMPEROR_KEY_PILE = 8,
  /* + Staff: the viewer's Stars there. */
  EMPEROR_KEY_SLOT = 32,
  /* + seat. */
  EMPEROR_KEY_MEEPLE = 40,
  EMPEROR_KEY_TREASURY = 48,
  EMPEROR_KEY_EVENTS,
  EMPEROR_KEY_MARKET,
  EMPEROR_KEY_DISCARD,
  EMPEROR_KEY_PRICES,
  EMPEROR_N_KEYS,
};

EmperorPalace *emperor_palace_new            (void);
/* (nullable). */
FavorPiece    *emperor_palace_get_piece      (EmperorPalace      *self,
                                              guint               key);
/* Where a Star of the viewer would come to, and from where it would move; %FAVOR_NONE: none. */
void           emperor_palace_set_ghost      (EmperorPalace      *self,
                                              int                 staff,
                                              int                 from);
/* What a choice would bring, above the place with that key (%FAVOR_NONE: nothing): "−3 Gold, +5
 * Favor", and where that would cover a name, "+5". */
void           emperor_palace_set_preview    (EmperorPalace      *self,
                                              int                 key,
                                              const char         *words,
                                              const char         *brief);
/* A set of Staff on which somebody would lose a Star. */
void           emperor_palace_set_threatened (EmperorPalace      *self,
                                              guint               staff_set);
/* A set of levels, 1 << (level - 1): the Stars that the viewer can pay now. */
void           emperor_palace_set_payable    (EmperorPalace      *self,
                                              guint               levels);

G_END_DECLS
