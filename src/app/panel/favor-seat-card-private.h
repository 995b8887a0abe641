/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-seat-model.h"
#include "favor-view-parts.h"

G_BEGIN_DECLS

/**
 * FavorSeatState:
 * @name: of the player
 * @kind: "Person" or a computer's level
 * @score: that is shown
 * @deciding: the seat must choose now
 * @thinking: it is a computer that is choosing
 * @winner: the game is over, and it has won
 *
 * How a seat stands, as its card says it: as far as what happened was shown.
 */
typedef struct
{
  char    *name;
  char    *kind;
  int      score;
  gboolean deciding;
  gboolean thinking;
  gboolean winner;
} FavorSeatState;

void        favor_seat_state_read         (FavorSeatState       *state,
                                           FavorSeatRow         *row,
                                           const FavorSeatLook  *look);
void        favor_seat_state_clear        (FavorSeatState       *state);
const char *favor_seat_state_get_status   (const FavorSeatState *state);
char       *favor_seat_state_get_subtitle (const FavorSeatState *state,
                                           const FavorSeatLook  *look);
char       *favor_seat_state_describe     (const FavorSeatState *state,
                                           const FavorSeatLook  *look);
const char *favor_seat_look_get_line      (const FavorSeatLook  *look,
                                           gboolean              brief,
                                           const char           *otherwise);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FavorSeatState, favor_seat_state_clear)

G_END_DECLS
