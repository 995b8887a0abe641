/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-board.h"
#include "favor-piece.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_PALACE (emperor_palace_get_type ())
G_DECLARE_FINAL_TYPE (EmperorPalace, emperor_palace, EMPEROR, PALACE, FavorBoard)

enum
{
  EMPEROR_KEY_STAFF = 0,
  EMPEROR_KEY_EMPRESS = 6,
  EMPEROR_KEY_PILE = 8,
  EMPEROR_KEY_SLOT = 32,
  EMPEROR_KEY_MEEPLE = 40,
  EMPEROR_KEY_TREASURY = 48,
  EMPEROR_KEY_EVENTS,
  EMPEROR_KEY_MARKET,
  EMPEROR_KEY_DISCARD,
  EMPEROR_KEY_PRICES,
};

EmperorPalace *emperor_palace_new (void);
void emperor_palace_show (EmperorPalace *self, const EmperorState *state, FavorSeat viewer, gboolean animate);
FavorPiece *emperor_palace_get_piece (EmperorPalace *self, guint key);
void emperor_palace_set_top (EmperorPalace *self, int top);
void emperor_palace_set_ghost (EmperorPalace *self, int staff, int from);
void emperor_palace_set_preview (EmperorPalace *self, guint key, const char *words);
void emperor_palace_set_threatened (EmperorPalace *self, guint staff_set);

G_END_DECLS
