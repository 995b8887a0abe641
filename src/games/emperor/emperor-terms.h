/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/**
 * EmperorProgress:
 * @met: cards that are there, or deeds that were done this turn
 * @wanted: how many the terms ask for; 0: none
 * @gold: Gold that is there, no more than asked for
 * @wanted_gold: Gold that the terms ask for
 * @deeds: it is about this turn, not about cards
 *
 * How far a player is with an Event (2.4).
 */
typedef struct
{
  guint    met;
  guint    wanted;
  guint    gold;
  guint    wanted_gold;
  gboolean deeds;
} EmperorProgress;

/* `seat` must see his own hand in `state`; deeds count while he has the turn. */
EmperorProgress emperor_progress_measure (const EmperorState *state,
                                          FavorSeat           seat,
                                          guint               event) G_GNUC_INTERNAL;

G_END_DECLS
