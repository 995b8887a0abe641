/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>

#include "orders-bot.h"
#include "orders-trial.h"

/* How often an order is fulfilled by a seat that holds it all game (section 15):
 * measure-orders-rates SEATS GAMES
 *
 * All seats follow the baseline policy in games without orders, so that nothing but the map decides.
 * "By accident": what a seat does not care for. "Aiming": a move that fulfils it counts 9 points more.
 * Then whole games with all rules. The standard error of a rate of n games is sqrt (p (1 - p) / n). */

/* In hundredths of a point. */
#define AIM   900
#define NOISE 30

typedef struct
{
  OrdersState  state;
  FavorRng     rng;
  FavorActions legal;
  OrdersTrial  trial;
  /* Who aims at what, or nobody. */
  FavorSeat seat;
  guint     order;
  /* Of each seat, what it has fulfilled so far. */
  guint64 fulfilled[ORDERS_MAX_SEATS];
} Play;

static gboolean
would_fulfil (const OrdersState *state, gint role, guint order)
{
  OrdersPlacement placement = { .role = (gint8) role };

  if (role != FAVOR_NONE)
    placement.spot = orders_follower_feature (state,
                                              &state->on_board[state->n_on_board - 1]);
  orders_placement_init (&placement, state);
  return orders_placement_fulfils (&placement, state, order);
}

/* What a follower on a part of the last tile, or none, is worth to who aims. */
static gint32
worth_of_part (OrdersTrial *trial, gint part, guint order)
{
  gint32    worth = orders_trial_of_follower (trial, part);
  FavorLand land;

  if (part == FAVOR_NONE)
    return worth + AIM * would_fulfil (&trial->state, FAVOR_NONE, order);
  land = orders_stand (&trial->state, (guint) part);
  worth += AIM * would_fulfil (&trial->state, (gint) land, order);
  orders_take_back (&trial->state);
  return worth;
}

static gint32
worth_of_place (Play *self, const FavorAction *action)
{
  OrdersState scratch = self->state;
  const guint tile = (guint) scratch.current;
  gint32      best;

  orders_lay (&scratch, action);
  scratch.head.phase = ORDERS_PHASE_FOLLOW;
  orders_trial_init (&self->trial, &scratch);
  best = worth_of_part (&self->trial, FAVOR_NONE, self->order);
  if (scratch.supply[action->seat] > 0)
    for (guint i = 0; i < orders_shapes[tile].n_segments; i++)
      if (orders_can_stand (&scratch, i))
        best = MAX (best,
                    worth_of_part (&self->trial,
                                   (gint) orders_part_of_segment (tile, i),
                                   self->order));
  return best;
}

static gint
part_of (const FavorAction *action)
{
  return action->kind == ORDERS_ACTION_PLACE_FOLLOWER ? action->arg[ORDERS_FOLLOW_SEGMENT]
                                                      : FAVOR_NONE;
}

static guint
aim (Play *self)
{
  FavorBest best = FAVOR_BEST_INIT (NULL);

  if (self->state.head.phase == ORDERS_PHASE_FOLLOW)
    orders_trial_init (&self->trial, &self->state);
  for (guint i = 0; i < self->legal.n; i++)
    favor_best_weigh (&best,
                      i,
                      self->state.head.phase == ORDERS_PHASE_PLACE
                        ? worth_of_place (self, &self->legal.items[i]) +
                            (gint32) favor_rng_below (&self->rng, NOISE)
                        : worth_of_part (&self->trial,
                                         part_of (&self->legal.items[i]),
                                         self->order));
  return best.index;
}

/* Notes what the tile laid by an action fulfils, if no follower can be set on it any more. */
static void
note (Play *self, const FavorAction *action)
{
  const FavorSeat seat = action->seat;
  OrdersState     scratch = self->state;
  gint            role = FAVOR_NONE;

  if (action->kind == ORDERS_ACTION_PLACE_TILE)
    {
      orders_lay (&scratch, action);
      if (scratch.supply[seat] > 0 && orders_can_stand_somewhere (&scratch))
        return;
    }
  else if (part_of (action) != FAVOR_NONE)
    role = (gint) orders_stand (&scratch, (guint) part_of (action));
  for (guint order = 0; order < ORDERS_N_ORDERS; order++)
    if (would_fulfil (&scratch, role, order))
      self->fulfilled[seat] |= G_GUINT64_CONSTANT (1) << order;
}

static gboolean
is_placing (const OrdersState *state)
{
  return state->head.phase == ORDERS_PHASE_PLACE ||
         state->head.phase == ORDERS_PHASE_FOLLOW;
}

static void
play (Play *self, guint n_seats, guint64 seed, gboolean plain)
{
  OrdersOptions options;

  favor_rng_seed (&self->rng, seed);
  favor_schema_set_defaults (&orders_options_schema, &options);
  options.orders = plain;
  self->state = (OrdersState){ 0 };
  orders_setup (&self->state, &options, n_seats, seed, NULL);
  for (guint seat = 0; seat < n_seats; seat++)
    self->fulfilled[seat] = 0;
  while (self->state.head.decider != FAVOR_SEAT_NONE)
    {
      FavorAction action;

      orders_list (&self->state, &self->legal);
      action =
        self->legal
          .items[self->state.head.decider == self->seat && is_placing (&self->state)
                   ? aim (self)
                   : orders_prefer (&self->state, &self->legal, &self->rng, NULL)];
      if (plain && is_placing (&self->state))
        note (self, &action);
      orders_apply (&self->state, &action, NULL);
    }
}

static void
print_rates (Play *self, guint n_seats, guint n_games)
{
  guint by_accident[ORDERS_N_ORDERS] = { 0 };

  self->seat = FAVOR_SEAT_NONE;
  for (guint i = 0; i < n_games; i++)
    {
      play (self, n_seats, i, TRUE);
      for (guint order = 0; order < ORDERS_N_ORDERS; order++)
        for (guint seat = 0; seat < n_seats; seat++)
          by_accident[order] += self->fulfilled[seat] >> order & 1;
    }
  printf ("%-20s by accident  aiming\n", "order");
  for (self->order = 0; self->order < ORDERS_N_ORDERS; self->order++)
    {
      guint n = 0;

      for (guint i = 0; i < n_games; i++)
        {
          self->seat = (FavorSeat) (i % n_seats);
          play (self, n_seats, i, TRUE);
          n += self->fulfilled[self->seat] >> self->order & 1;
        }
      printf ("%-20s %.2f  %.2f\n",
              orders_orders.words[self->order].id,
              by_accident[self->order] / (double) (n_games * n_seats),
              n / (double) n_games);
    }
}

static void
print_games (Play *self, guint n_seats, guint n_games)
{
  double score = 0, of_map = 0, winner = 0, fulfilled = 0, held = 0;

  self->seat = FAVOR_SEAT_NONE;
  for (guint i = 0; i < n_games; i++)
    {
      gint best = G_MININT;

      play (self, n_seats, i, FALSE);
      for (guint seat = 0; seat < n_seats; seat++)
        {
          const gint16 *pad = self->state.pad[seat];

          score += self->state.score[seat];
          of_map += self->state.score[seat] - pad[ORDERS_ROW_ORDERS] -
                    pad[ORDERS_ROW_ORDERS_OPEN] - pad[ORDERS_ROW_ORDERS_MOST];
          fulfilled += self->state.n_fulfilled[seat];
          held += self->state.n_hand[seat];
          best = MAX (best, self->state.score[seat]);
        }
      winner += best;
    }
  printf (
    "mean score %.1f, of the map %.1f, of who wins %.1f; fulfilled %.1f, left in hand %.1f\n",
    score / (n_games * n_seats),
    of_map / (n_games * n_seats),
    winner / n_games,
    fulfilled / (n_games * n_seats),
    held / (n_games * n_seats));
}

int
main (int argc, char *argv[])
{
  static Play self;
  const guint n_seats = argc > 1 ? (guint) atoi (argv[1]) : 2;
  const guint n_games = argc > 2 ? (guint) atoi (argv[2]) : 20;

  print_rates (&self, n_seats, n_games);
  print_games (&self, n_seats, n_games);
  favor_actions_clear (&self.legal);
  return 0;
}
