/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-tableau.h"
#include "favor-board.h"
#include "favor-piece.h"

G_BEGIN_DECLS

#define DRAGON_TYPE_COUNCIL (dragon_council_get_type ())
G_DECLARE_FINAL_TYPE (DragonCouncil, dragon_council, DRAGON, COUNCIL, FavorBoard)

/* The council table: six vote cards, below each a lane with the cards that were laid on it and the
 * count of its votes. In narrow places two rows of three. Own cards bear a small sign of their role.
 *
 * Property: `sight` (FavorSight, writable, nullable).
 *
 * Keys of its pieces: 0 to 5 a vote card, DRAGON_KEY_CARD + i the card i of the table,
 * DRAGON_KEY_GHOST what would be laid there. */
#define DRAGON_KEY_CARD  16
#define DRAGON_KEY_GHOST 60

/* What lies on it. */
const DragonTableau *dragon_council_get_tableau (DragonCouncil *self);
/* Shows on vote card `on` what placing the delegate `role` of `clan` would look like; nothing if
 * `on` is %FAVOR_NONE. */
void           dragon_council_set_ghost (DragonCouncil     *self,
                                         int                on,
                                         guint              role,
                                         guint              clan);
void           dragon_council_set_facts (DragonCouncil     *self,
                                         char             **facts);
FavorPiece    *dragon_council_get_vote  (DragonCouncil     *self,
                                         guint              role);
/* (nullable): the card `index` of the table. */
FavorPiece    *dragon_council_get_card  (DragonCouncil     *self,
                                         guint              index);
guint          dragon_council_get_n_cards (DragonCouncil   *self);

G_END_DECLS
