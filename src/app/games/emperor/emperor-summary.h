/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-sight.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_SUMMARY (emperor_summary_get_type ())
G_DECLARE_FINAL_TYPE (EmperorSummary, emperor_summary, EMPEROR, SUMMARY, GtkWidget)

/* What stands above the pads: the prices where the board has none, open promises, and what
 * everybody can know of the hands of the others.
 *
 * Properties, all writable: `prices` (string, nullable: the words of the price sheet); `promises`,
 * `hands` (strv, nullable: lines); `stressed` (uint: a set of promises that stand out, by their
 * place). */

/* What these are bound to: functions of `sight` (nullable). */
GStrv emperor_summary_list_promises (GObject    *object,
                                     FavorSight *sight);
GStrv emperor_summary_list_hands    (GObject    *object,
                                     FavorSight *sight);
/* Those that `seat` has made. */
guint emperor_summary_find_promises (GObject    *object,
                                     FavorSight *sight,
                                     int         seat);

G_END_DECLS
