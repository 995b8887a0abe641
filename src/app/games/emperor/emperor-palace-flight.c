/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-palace-private.h"

#include "favor-shapes.h"

/* Stars on their way. They are pieces only as long as they move: those that lie on the board are
 * part of it. */

static FavorPiece *
add_star (EmperorPalace *self, FavorSeat seat)
{
  g_autoptr (FavorFace) face = emperor_palace_new_star (self, seat);
  FavorPiece *piece = favor_board_add_mute_piece (FAVOR_BOARD (self), EMPEROR_N_KEYS);

  favor_piece_replace_face (piece, face);
  return piece;
}

graphene_rect_t
emperor_palace_place_star (EmperorPalace *self, guint staff, FavorSeat seat, guint index)
{
  graphene_rect_t at = emperor_pavilion_place_star (&self->pavilions[staff], seat, index);

  return favor_rect_in (&self->spots[EMPEROR_KEY_STAFF + staff], &at);
}

/* Where a Star of a seat is, or, if it is not placed, above the board, where its player is. */
static graphene_rect_t
find_place (EmperorPalace       *self,
            const EmperorFlight *flight,
            gboolean             placed,
            gboolean             to)
{
  gboolean        at_to = placed ? to : flight->to >= 0;
  guint           staff = (guint) (at_to ? flight->to : flight->from);
  guint           index = at_to ? flight->to_index : flight->from_index;
  graphene_rect_t at = emperor_palace_place_star (self, staff, flight->seat, index);
  double          share = favor_board_find_seat (flight->seat, self->state.head.n_seats);

  if (placed)
    return at;
  return FAVOR_RECT (self->width * share - at.size.width / 2,
                     -at.size.height,
                     at.size.width,
                     at.size.height);
}

/* The next one of those that a seat has more (or, if `sign` is -1, fewer) of; its index there. */
static int
find_change (EmperorPalace      *self,
             const EmperorState *before,
             FavorSeat           seat,
             guint               nth,
             int                 sign,
             guint              *index)
{
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      int was = before->stars[seat][staff], is = self->state.stars[seat][staff];
      int n = (is - was) * sign;

      for (int i = 0; i < n; i++)
        if (nth-- == 0)
          {
            *index = (guint) (MIN (was, is) + i);
            return (int) staff;
          }
    }
  return FAVOR_NONE;
}

static void
start_flights_of (EmperorPalace *self, const EmperorState *before, FavorSeat seat)
{
  for (guint nth = 0;; nth++)
    {
      EmperorFlight   flight = { .seat = seat };
      graphene_rect_t from;

      flight.from = find_change (self, before, seat, nth, -1, &flight.from_index);
      flight.to = find_change (self, before, seat, nth, 1, &flight.to_index);
      if (flight.from < 0 && flight.to < 0)
        return;
      flight.piece = add_star (self, seat);
      from = find_place (self, &flight, flight.from >= 0, FALSE);
      favor_board_set_origin (FAVOR_BOARD (self), GTK_WIDGET (flight.piece), &from);
      g_array_append_val (self->flights, flight);
    }
}

void
emperor_palace_start_flights (EmperorPalace *self, const EmperorState *before)
{
  if (self->width == 0 || before->head.n_seats != self->state.head.n_seats)
    return;
  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    start_flights_of (self, before, (FavorSeat) seat);
}

void
emperor_palace_end_flights (EmperorPalace *self)
{
  for (guint i = 0; i < self->flights->len; i++)
    favor_board_remove (FAVOR_BOARD (self),
                        GTK_WIDGET (g_array_index (self->flights, EmperorFlight, i)
                                      .piece));
  g_array_set_size (self->flights, 0);
}

void
emperor_palace_place_flights (EmperorPalace *self)
{
  for (guint i = 0; i < self->flights->len; i++)
    {
      const EmperorFlight *flight = &g_array_index (self->flights, EmperorFlight, i);
      graphene_rect_t      at = find_place (self, flight, flight->to >= 0, TRUE);

      favor_board_place (FAVOR_BOARD (self), GTK_WIDGET (flight->piece), &at);
    }
}
