/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "orders-chart-private.h"

#include "favor-board-things.h"
#include "favor-text.h"

/* What comes to the map and what goes. Who goes home is a piece of its own: the one that stood there
 * can be gone to and told of, and is none of it any more. */

/* Where the player is, from the left: the players are in the order of reading, the map is not. */
static double
find_share (OrdersChart *self, FavorSeat seat)
{
  GtkWidget *view = gtk_widget_get_parent (GTK_WIDGET (self));
  double     share = favor_board_find_seat (seat,
                                        favor_sight_get_moment (self->sight)->n_seats);

  return gtk_widget_get_direction (view) == GTK_TEXT_DIR_RTL ? 1 - share : share;
}

void
orders_chart_let_come (OrdersChart *self, FavorPiece *piece, FavorSeat seat)
{
  if (self->animated && !favor_tile_has_place (FAVOR_MAP (self), GTK_WIDGET (piece)))
    favor_map_come (FAVOR_MAP (self), GTK_WIDGET (piece), find_share (self, seat));
}

/* ---- Going home ----------------------------------------------------------------------- */

/* Points that a seat got for what was completed. */
static int
count_earned (const FavorMoment *moment, FavorSeat seat)
{
  int n = 0;

  for (guint i = 0; i < moment->n_events; i++)
    {
      const FavorEvent *event = &moment->events[i];

      if (event->kind == ORDERS_EVENT_FEATURE_SCORED && event->actor == seat)
        n += event->arg[1];
      else if (event->kind == ORDERS_EVENT_FEATURE_SHARED &&
               (event->arg[0] >> seat & 1) != 0)
        n += event->arg[2];
    }
  return n;
}

static void
add_flight (OrdersChart *self, GtkWidget *flight, FavorSeat seat)
{
  favor_map_leave (FAVOR_MAP (self), flight, find_share (self, seat));
  g_ptr_array_add (self->flights, flight);
}

static void
add_points (OrdersChart *self, const graphene_rect_t *at, FavorSeat seat)
{
  FavorMap        *map = FAVOR_MAP (self);
  int              n = count_earned (favor_sight_get_moment (self->sight), seat);
  g_autofree char *gain = favor_text_gain (n);
  GtkWidget       *words;

  if (n <= 0)
    return;
  words = favor_board_add_words (FAVOR_BOARD (self), "preview");
  gtk_label_set_label (GTK_LABEL (words), gain);
  favor_map_pin (map,
                 words,
                 LAYER_WORDS,
                 &GRAPHENE_POINT_INIT (at->origin.x + at->size.width / 2, at->origin.y),
                 &GRAPHENE_POINT_INIT (0.5f, 1));
  favor_board_set_origin (FAVOR_BOARD (self), words, at);
  add_flight (self, words, seat);
}

static void
send_home (OrdersChart          *self,
           const OrdersState    *state,
           const OrdersFollower *follower,
           gboolean              first)
{
  FavorPiece *piece = favor_board_add_mute_piece (FAVOR_BOARD (self), FAVOR_TILE_MUTE);
  g_autoptr (FavorFace) face = NULL;
  float                 foot;
  graphene_rect_t       at = orders_chart_look_at_follower (self,
                                                      state,
                                                      follower,
                                                      &face,
                                                      &foot);

  favor_piece_replace_face (piece, face);
  favor_map_set_least (FAVOR_MAP (self),
                       GTK_WIDGET (piece),
                       ORDERS_FOLLOWER_LEAST,
                       &GRAPHENE_POINT_INIT (0.5f, foot));
  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (piece), LAYER_FLIGHT, &at);
  favor_board_set_origin (FAVOR_BOARD (self), GTK_WIDGET (piece), &at);
  add_flight (self, GTK_WIDGET (piece), follower->seat);
  if (first)
    add_points (self, &at, follower->seat);
}

static gboolean
stands (const OrdersState *state, const OrdersFollower *follower)
{
  for (guint i = 0; i < state->n_on_board; i++)
    if (state->on_board[i].at == follower->at &&
        state->on_board[i].seat == follower->seat)
      return TRUE;
  return FALSE;
}

/* (nullable): who was set on the map and taken back by the same action. */
static const FavorEvent *
find_passing (const FavorMoment *moment, OrdersFollower *follower)
{
  for (guint i = 0; i < moment->n_events; i++)
    {
      const FavorEvent *event = &moment->events[i];

      if (event->kind != ORDERS_EVENT_FOLLOWER_PLACED)
        continue;
      *follower = (OrdersFollower){ event->actor,
                                    (guint8) event->arg[1],
                                    (guint8) event->arg[2] };
      return stands (moment->state, follower) ? NULL : event;
    }
  return NULL;
}

void
orders_chart_start_flights (OrdersChart *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  const OrdersState *before = moment->before;
  OrdersFollower     passing;
  guint              seats = 0;

  if (moment->fresh && self->animated)
    return;
  orders_chart_end_flights (self);
  if (!self->animated)
    return;
  for (guint i = 0; i < before->n_on_board; i++)
    {
      const OrdersFollower *follower = &before->on_board[i];

      if (stands (moment->state, follower))
        continue;
      send_home (self, before, follower, (seats >> follower->seat & 1) == 0);
      seats |= 1u << follower->seat;
    }
  if (find_passing (moment, &passing) != NULL)
    send_home (self, moment->state, &passing, (seats >> passing.seat & 1) == 0);
}

void
orders_chart_end_flights (OrdersChart *self)
{
  for (guint i = 0; i < self->flights->len; i++)
    favor_board_remove (FAVOR_BOARD (self), g_ptr_array_index (self->flights, i));
  g_ptr_array_set_size (self->flights, 0);
}
