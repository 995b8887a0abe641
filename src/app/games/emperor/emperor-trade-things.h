/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/**
 * EmperorThings:
 * @own: they are the viewer's: all of them are seen
 * @gold: pieces of Gold
 * @cards: so many of each card there could be at most
 * @known: so many of each card there are for certain
 * @market: set of the Black Market cards that could be there
 * @events: set of the open Events that could be there
 *
 * What one side of a trade could give, as far as the other may know.
 */
typedef struct
{
  gboolean own;
  gint32   gold;
  guint8   cards[EMPEROR_N_CARDS];
  guint8   known[EMPEROR_N_CARDS];
  guint    market;
  guint    events;
} EmperorThings;

/* What `seat` could give; `state` is masked for `viewer`. */
void emperor_things_collect (EmperorThings      *self,
                             const EmperorState *state,
                             FavorSeat           viewer,
                             FavorSeat           seat);
/* Takes the cards and Events out of `bundle` that are not there. */
void emperor_things_limit   (const EmperorThings *self,
                             EmperorBundle       *bundle);

G_END_DECLS
