/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game-view.h"

G_BEGIN_DECLS

/* What the tests of the strip of seats share: a view of a game that has words for the table, and of
 * seats says what the test wants. */

#define SEAT_TYPE_VIEW (seat_view_get_type ())
G_DECLARE_FINAL_TYPE (SeatView, seat_view, SEAT, VIEW, FavorGameView)

/**
 * SeatView:
 * @describe: what there is to a seat
 * @figure: for @describe: something that changes
 * @showing: for @describe: what led to the position is still being shown
 */
struct _SeatView
{
  FavorGameView parent_instance;

  void        (*describe) (SeatView      *self,
                           FavorSeat      seat,
                           FavorSeatLook *look);
  int           figure;
  gboolean      showing;
};

/* (transfer full) */
SeatView *seat_view_new  (void        (*describe) (SeatView      *self,
                                                   FavorSeat      seat,
                                                   FavorSeatLook *look));

/* Whether `text` can be read in `root`. */
gboolean  seat_view_says (GtkWidget    *root,
                          const char   *text);

G_END_DECLS
