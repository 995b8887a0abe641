/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-events.h"

G_BEGIN_DECLS

/* What follows automatically inside one action, shared by the files that carry actions
 * out. `events` is (nullable) everywhere: then nothing is recorded. */

/* Makes `seat` the one who decides, in `phase`. */
static inline void
dragon_decide (DragonState *state, DragonPhase phase, FavorSeat seat)
{
  state->head.phase = (guint8) phase;
  state->head.decider = seat;
  state->head.turn_owner = seat;
}

/* Adds `n` Favour, which may be negative, to what `seat` has. */
static inline void
dragon_gain (DragonState *state, FavorSeat seat, DragonSource source, gint n)
{
  state->favour[seat] = (gint16) (state->favour[seat] + n);
  state->pad[seat][source] = (gint16) (state->pad[seat][source] + n);
}

/* Moves `n` Favour between two seats; the first has that much. */
static inline void
dragon_pay (DragonState *state, FavorSeat from, FavorSeat to, DragonSource source, gint n)
{
  dragon_gain (state, from, source, -n);
  dragon_gain (state, to, source, n);
}

/**
 * dragon_tie_breaker:
 * @options: (out): set of roles to choose from, empty if nobody breaks the tie
 *
 * Who breaks the tie among @tied (5.7, rulings 41 to 44). With one role in @options there
 * is nothing to choose.
 *
 * Returns: the seat of the Dragon or, with option `deadlock` = `judge`, of the Judge
 */
FavorSeat dragon_tie_breaker (const DragonState *state, guint *options) G_GNUC_INTERNAL;

/* The tied roles on which the Dragon has a card in play; empty without the Dragon. */
guint dragon_dragon_votes (const DragonState *state) G_GNUC_INTERNAL;

/* Which cards the Assassins on the table withdraw, as a set of table entries. */
guint32 dragon_struck_cards (const DragonState *state) G_GNUC_INTERNAL;

/* Begins round `state->round` with its Judge; nothing of an earlier round is left. */
void dragon_begin_round (DragonState *state, FavorEvents *events) G_GNUC_INTERNAL;
/* Begins the placing of `votes` cards each. */
void dragon_begin_votes (DragonState *state, guint votes) G_GNUC_INTERNAL;
/* Turns the cards up, resolves, counts and goes on (5.5 to 5.7). */
void dragon_reveal (DragonState *state, FavorEvents *events) G_GNUC_INTERNAL;
/* Awards the winning role, if there is one, and goes on (5.8). */
void dragon_award (DragonState *state, FavorEvents *events) G_GNUC_INTERNAL;
/* Settles what is due until somebody has to decide, and goes on (5.9). */
void dragon_settle (DragonState *state, FavorEvents *events) G_GNUC_INTERNAL;
/* The first deal whose price is due; there is one. */
DragonDeal *dragon_due_deal (DragonState *state) G_GNUC_INTERNAL;
/* Sends `role` of `seat` home and goes on (5.10, 5.11). */
void dragon_send_home (DragonState *state,
                       FavorSeat    seat,
                       guint        role,
                       FavorEvents *events) G_GNUC_INTERNAL;

/* The set of seats that win with the present Favour (7.1). */
guint dragon_leaders (const DragonState *state) G_GNUC_INTERNAL;

G_END_DECLS
