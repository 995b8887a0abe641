/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-palace-private.h"

#include "emperor-words.h"

/* Stars on their way. They are pieces only as long as they move: those that lie on the board are
 * part of it. */

static FavorPiece *
add_star (EmperorPalace *self, FavorSeat seat)
{
  g_autofree char *art = emperor_seat_art ("star", self->colours[seat]);
  FavorFace       *face = favor_face_new (1, 1);
  FavorPiece      *piece = g_object_new (FAVOR_TYPE_PIECE,
                                    "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "focusable",
                                    FALSE,
                                    "can-target",
                                    FALSE,
                                    NULL);

  favor_face_add_art (face, art, 0, 0, 1, 1);
  favor_piece_replace_face (piece, face);
  favor_face_unref (face);
  favor_piece_set_key (piece, EMPEROR_N_KEYS);
  favor_board_add (FAVOR_BOARD (self), GTK_WIDGET (piece));
  return piece;
}

/* Where a Star is that a seat has not placed: above the board, below the seat's own place there. */
static graphene_rect_t
supply_place (EmperorPalace *self, FavorSeat seat, const graphene_rect_t *like)
{
  float share = ((float) seat + 0.5f) / (float) MAX (self->state.head.n_seats, 1);

  return GRAPHENE_RECT_INIT ((float) self->width * share - like->size.width / 2,
                             -like->size.height,
                             like->size.width,
                             like->size.height);
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
      if (flight.from >= 0)
        from = emperor_palace_place_star (self,
                                          (guint) flight.from,
                                          seat,
                                          flight.from_index);
      else
        {
          from = emperor_palace_place_star (self,
                                            (guint) flight.to,
                                            seat,
                                            flight.to_index);
          from = supply_place (self, seat, &from);
        }
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
      graphene_rect_t      at;

      if (flight->to >= 0)
        at = emperor_palace_place_star (self,
                                        (guint) flight->to,
                                        flight->seat,
                                        flight->to_index);
      else
        {
          at = emperor_palace_place_star (self,
                                          (guint) flight->from,
                                          flight->seat,
                                          flight->from_index);
          at = supply_place (self, flight->seat, &at);
        }
      favor_board_place (FAVOR_BOARD (self), GTK_WIDGET (flight->piece), &at);
    }
}
