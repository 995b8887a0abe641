/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-events.h"

G_BEGIN_DECLS

/* What follows automatically inside one action, shared by the files that carry actions out. `events`
 * is (nullable) everywhere: then nothing is recorded. */

/**
 * OrdersDone:
 * @name: the feature
 * @land: city, road or cloister
 * @winners: the set of seats that score it (7.2)
 * @points: for each of them
 */
typedef struct
{
  FavorNode name;
  guint8    land;
  guint8    winners;
  gint16    points;
} OrdersDone;

/**
 * OrdersPlacement:
 * @seat: who placed the tile
 * @at: the number of the tile
 * @role: the land that a follower was deployed on, or %FAVOR_NONE
 * @spot: the feature it stands on
 * @done: what the placement completed, in the order of the names
 * @gain: points for features by seat
 *
 * One placement at the moment of truth (2.4): the follower stands, nobody has gone home.
 */
typedef struct
{
  FavorSeat  seat;
  guint8     at;
  gint8      role;
  guint8     n_done;
  FavorNode  spot;
  OrdersDone done[ORDERS_MAX_DONE];
  gint16     gain[ORDERS_MAX_SEATS];
} OrdersPlacement;

/* Makes `seat` the one who decides, in `phase`. */
static inline void
orders_decide (OrdersState *state, OrdersPhase phase, FavorSeat seat)
{
  state->head.phase = (guint8) phase;
  state->head.decider = seat;
  state->head.turn_owner = seat;
}

static inline FavorSeat
orders_next_seat (const OrdersState *state, FavorSeat seat)
{
  return (FavorSeat) ((seat + 1) % state->head.n_seats);
}

static inline void
orders_gain (OrdersState *state, FavorSeat seat, OrdersRow row, gint n)
{
  state->pad[seat][row] = (gint16) (state->pad[seat][row] + n);
  state->score[seat] = (gint16) (state->score[seat] + n);
}

/* Lays the tile in hand where a legal `action` says. */
void orders_lay (OrdersState *state, const FavorAction *action) G_GNUC_INTERNAL;
/* Puts a follower of the seat whose turn it is on a part of the last tile; returns what it stands on. */
FavorLand orders_stand (OrdersState *state, guint part) G_GNUC_INTERNAL;
/* Takes back the last follower. */
void orders_take_back (OrdersState *state) G_GNUC_INTERNAL;

/* Begins a turn, or ends the game if no tile is left (5.1 step 1). `passed`: the placement before it
 * fulfilled none of the secret orders of somebody's hand. */
void orders_begin_turn (OrdersState *state,
                        FavorSeat    seat,
                        gboolean     passed,
                        FavorEvents *events) G_GNUC_INTERNAL;
/* Final scoring (7.4). */
void orders_end (OrdersState *state, FavorEvents *events) G_GNUC_INTERNAL;

/* Scores the last tile after the follower step (5.1 step 4) and goes on. */
void orders_resolve (OrdersState *state, gint role, FavorEvents *events) G_GNUC_INTERNAL;
/* What a placement completes and who scores it; `placement->role` and `spot` are given. */
void orders_placement_init (OrdersPlacement   *placement,
                            const OrdersState *state) G_GNUC_INTERNAL;
/* Whether it fulfils an order that its player holds (2.3). */
gboolean orders_placement_fulfils (const OrdersPlacement *placement,
                                   const OrdersState     *state,
                                   guint                  order) G_GNUC_INTERNAL;
/* Moves an order from a hand to the fulfilled ones and adds its points (5.1 step 5). */
void orders_fulfil (OrdersState *state, FavorSeat seat, guint order, FavorEvents *events)
  G_GNUC_INTERNAL;

/* The followers of each seat on a feature. */
void orders_count_on (const OrdersState *state,
                      FavorNode          name,
                      guint8             n[ORDERS_MAX_SEATS]) G_GNUC_INTERNAL;
/* The set of seats with the most followers on a feature (7.2). */
guint orders_winners (const OrdersState *state, FavorNode name) G_GNUC_INTERNAL;
/* Points of a city, road or cloister, complete or not (7.1). */
gint orders_points (const OrdersState *state,
                    FavorNode          name,
                    gboolean           complete) G_GNUC_INTERNAL;
/* Different cities at a farm, `n[1]` complete ones and `n[0]` others (2.4). */
void orders_count_cities (const OrdersState *state,
                          FavorNode          farm,
                          guint              n[2]) G_GNUC_INTERNAL;
/* The tiles of each type that are still to be laid: unseen ones and the one in hand. */
void orders_count_to_lay (const OrdersState *state,
                          guint8             left[ORDERS_N_TILES]) G_GNUC_INTERNAL;
/* How many of so many tiles of each type fit where that is needed. */
guint orders_count_tiles_fitting (const guint8 left[ORDERS_N_TILES],
                                  FavorEdges   needs) G_GNUC_INTERNAL;
/* The part of the first node of a feature, for events. */
gint16 orders_part_of_node (const OrdersState *state, FavorNode node) G_GNUC_INTERNAL;
/* The set of seats with the highest score (7.5). */
guint orders_leaders (const OrdersState *state) G_GNUC_INTERNAL;

G_END_DECLS
