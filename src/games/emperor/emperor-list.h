/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-actions.h"

G_BEGIN_DECLS

/* The list under construction: whose it is, and what the decider has. */
typedef struct
{
  const EmperorState *state;
  FavorActions       *out;
  FavorSeat           seat;
  const gint8        *hand;
  /* A Star comes from the supply: from nowhere on the board. */
  gboolean            supply;
} EmperorLister;

static inline gint16 *
emperor_lister_add (const EmperorLister *lister, EmperorAction kind)
{
  return favor_actions_append (lister->out, (guint8) kind, lister->seat)->arg;
}

static inline void
emperor_lister_add_one (const EmperorLister *lister, EmperorAction kind, gint value)
{
  emperor_lister_add (lister, kind)[0] = (gint16) value;
}

/* The Staff from which a Star of the decider can come to `staff`, as a set; bit 0 stands for the
 * supply, bit s + 1 for Staff s. */
static inline guint
emperor_lister_sources (const EmperorLister *lister, gint staff)
{
  const EmperorState *state = lister->state;
  guint               sources = 0;

  if (lister->supply)
    return 1;
  if (state->options.steadfast_stars && state->stars_moved > 0)
    return 0;
  for (gint from = 0; from < EMPEROR_N_STAFF; from++)
    if (from != staff && state->stars[lister->seat][from] > 0)
      sources |= 2u << from;
  return sources;
}

/* The cards to play, in the rules' order. */
void emperor_list_play (const EmperorLister *lister) G_GNUC_INTERNAL;

/* Ways to choose three of the six 3-Star cards. */
#define EMPEROR_MAX_TREASURES 20

/* All ways to give three different 3-Star cards of the hand, lowest cards first; how many. */
guint emperor_lister_treasures (const EmperorLister *lister,
                                gint16               paid[EMPEROR_MAX_TREASURES][3]);

G_END_DECLS
