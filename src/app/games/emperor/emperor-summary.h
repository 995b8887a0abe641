/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "emperor-state.h"
#include "favor-text.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_SUMMARY (emperor_summary_get_type ())
G_DECLARE_FINAL_TYPE (EmperorSummary, emperor_summary, EMPEROR, SUMMARY, GtkWidget)

/* What stands above the pads: the prices where the board has none, open promises, and what
 * everybody can know of the hands of the others.
 *
 * Properties, all writable: `prices` (string, nullable: the words of the price sheet); `promises`,
 * `hands` (strv, nullable: lines); `stressed` (uint: a set of promises that stand out, by their
 * place). */
GStrv emperor_summary_list_promises (const EmperorState *state,
                                     const FavorNames   *names);
GStrv emperor_summary_list_hands    (const EmperorState *state,
                                     FavorSeat           holder,
                                     const FavorNames   *names);
guint emperor_summary_find_promises (const EmperorState *state,
                                     FavorSeat           seat);

G_END_DECLS
