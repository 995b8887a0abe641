/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "kingdom-state.h"

G_BEGIN_DECLS

#define KINGDOM_TYPE_TIES (kingdom_ties_get_type ())
G_DECLARE_FINAL_TYPE (KingdomTies, kingdom_ties, KINGDOM, TIES, GtkWidget)

/* What stands below the scoring pads: what breaks a tie between courts, and is not added: the best
 * character of each, and how many favors were taken.
 *
 * Property: `sight` (FavorSight, writable, nullable): what is seen of the position. */

/* The lines of the table. */
typedef enum
{
  KINGDOM_TIES_BEST,
  KINGDOM_TIES_TAKEN,
} KingdomTiesLine;

#define KINGDOM_N_TIES (KINGDOM_TIES_TAKEN + 1)

/* (nullable): what is read there. */
const char *kingdom_ties_get_cell (KingdomTies    *self,
                                   KingdomTiesLine line,
                                   FavorSeat       seat);

G_END_DECLS
