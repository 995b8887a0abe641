/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "emperor-state.h"
#include "favor-text.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_SUMMARY (emperor_summary_get_type ())
G_DECLARE_FINAL_TYPE (EmperorSummary, emperor_summary, EMPEROR, SUMMARY, GtkWidget)

/* What stands above the pads: the prices where the board has none, open promises, and what
 * everybody can know of the hands of the others. */
EmperorSummary *emperor_summary_new        (void);
/* `state` is masked for the viewer; the hand of `holder` is not told, it lies open below. */
void            emperor_summary_update     (EmperorSummary     *self,
                                            const EmperorState *state,
                                            FavorSeat           holder,
                                            const FavorNames   *names);
/* (nullable): the words of the price sheet; NULL where the board has it. */
void            emperor_summary_set_prices (EmperorSummary     *self,
                                            const char         *prices);
/* The promises of `seat` stand out, because it is about to plot; FAVOR_SEAT_NONE: none. */
void            emperor_summary_stress     (EmperorSummary     *self,
                                            FavorSeat           seat);

G_END_DECLS
