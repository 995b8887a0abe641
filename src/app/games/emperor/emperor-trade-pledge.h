/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "emperor-state.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_PLEDGE_ROW (emperor_pledge_row_get_type ())
G_DECLARE_FINAL_TYPE (EmperorPledgeRow, emperor_pledge_row, EMPEROR, PLEDGE_ROW, GtkWidget)

/* What one player promises in a trade: what, of what or how much, and for how many turns; as long as
 * it is nothing, a button to add a promise.
 *
 * Signal: `changed ()`: a person chose another promise. */
GtkWidget    *emperor_pledge_row_new        (void);
/* Who promises whom, and whether Intrigues are played and promises bind in this game. */
void          emperor_pledge_row_set_players (EmperorPledgeRow   *self,
                                             const char          *player,
                                             const char          *other,
                                             const EmperorOptions *options);
/* Without the signal. */
void          emperor_pledge_row_set_pledge (EmperorPledgeRow    *self,
                                             const EmperorPledge *pledge);
EmperorPledge emperor_pledge_row_get_pledge (EmperorPledgeRow    *self);

G_END_DECLS
