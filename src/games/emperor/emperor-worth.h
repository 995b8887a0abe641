/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/* What things are worth to a player (11.3), in hundredths of a Gold. */

#define EMPEROR_WORTH_OF_POINT 220
/* The first copy of a 3-Star card more, for one who is not allied with the Empress. */
#define EMPEROR_WORTH_OF_TREASURE 220

/**
 * EmperorWorth:
 * @state: the position; of other players only what is public is read
 * @seat: to whom things are worth something
 * @has_double: the seat has two Stars on a Staff
 * @horizon: hundredths of the turns that are still to come
 *
 * Of what the values depend on.
 */
typedef struct
{
  const EmperorState *state;
  FavorSeat           seat;
  gboolean            has_double;
  gint32              horizon;
} EmperorWorth;

void   emperor_worth_init      (EmperorWorth       *self,
                                const EmperorState *state,
                                FavorSeat           seat) G_GNUC_INTERNAL;
/* One more of `card` in a hand that has `n` of it and `size` cards in all. */
gint32 emperor_worth_of_card   (const EmperorWorth *self,
                                gint                card,
                                guint               n,
                                guint               size) G_GNUC_INTERNAL;
/* One more in the own hand, and one less. */
gint32 emperor_worth_of_taking (const EmperorWorth *self,
                                gint                card) G_GNUC_INTERNAL;
gint32 emperor_worth_of_losing (const EmperorWorth *self,
                                gint                card) G_GNUC_INTERNAL;
gint32 emperor_worth_of_gold   (const EmperorWorth *self,
                                gint                gold) G_GNUC_INTERNAL;
/* That many Stars on one Staff. */
gint32 emperor_worth_of_stars  (const EmperorWorth *self,
                                guint               stars) G_GNUC_INTERNAL;
/* How far the terms of an Event are met, in hundredths. */
gint   emperor_progress        (const EmperorWorth *self,
                                gint                event) G_GNUC_INTERNAL;
gint32 emperor_worth_of_event  (const EmperorWorth *self,
                                gint                event) G_GNUC_INTERNAL;
gint32 emperor_worth_of_market (const EmperorWorth *self,
                                gint                market) G_GNUC_INTERNAL;

G_END_DECLS
