/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"
#include "kingdom-state.h"

G_BEGIN_DECLS

/* How the things of the game look. Each function returns (transfer full) a new face. */

/* What lies flat on a tile with its favors, turned as its record says, and what stands on it. A tile without
 * favors looks as it is printed; all others are put together from their looks. */
FavorFace *kingdom_face_new_lying    (guint              tile,
                                      const KingdomTile *record);
FavorFace *kingdom_face_new_standing (guint              tile,
                                      const KingdomTile *record);
/* A whole tile for the hand, lists and details. */
FavorFace *kingdom_face_new_tile     (guint              tile,
                                      const KingdomTile *record);
/* A bare tile of that type. */
FavorFace *kingdom_face_new_type     (guint              type);

/**
 * KingdomSpaceLook:
 * @KINGDOM_SPACE_FIT: the tile fits there as it is turned
 * @KINGDOM_SPACE_TURN: if it is turned otherwise
 * @KINGDOM_SPACE_MEND: it makes a fault there that a favor in hand can mend
 * @KINGDOM_SPACE_FREE: a tile of the map can be laid there
 *
 * How a space for a tile looks.
 */
typedef enum
{
  KINGDOM_SPACE_FIT,
  KINGDOM_SPACE_TURN,
  KINGDOM_SPACE_MEND,
  KINGDOM_SPACE_FREE,
} KingdomSpaceLook;

FavorFace *kingdom_face_new_space    (KingdomSpaceLook   look);
/* Around the tile that was laid last; over a fault. */
FavorFace *kingdom_face_new_mark     (void);
FavorFace *kingdom_face_new_fault    (void);
/* A triangle or token beside the board. */
FavorFace *kingdom_face_new_piece    (guint              piece);
/* An action favor: its face, or its back with whose it is when it was used this turn. */
FavorFace *kingdom_face_new_action   (guint              character,
                                      gboolean           used);
/* A place of a tile: for a piece, or (%FAVOR_NONE) for what lies there. */
FavorFace *kingdom_face_new_target   (gint               piece);
/* The back of a tile: the bag; or the moon, once it is empty and the evening has come. */
FavorFace *kingdom_face_new_bag      (gboolean           is_evening);

/* (transfer full): the id of the small portrait of a character. */
char      *kingdom_portrait_art      (guint              character);

G_END_DECLS
