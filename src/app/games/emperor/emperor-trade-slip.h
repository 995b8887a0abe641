/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "emperor-trade-things.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_SLIP (emperor_slip_get_type ())
G_DECLARE_FINAL_TYPE (EmperorSlip, emperor_slip, EMPEROR, SLIP, GtkWidget)

/* A slip of paper with what changes hands in one direction of a trade: Gold and small cards.
 *
 * Signals: `changed ()`: a person put something on it or took it away; `inspected (uint key)`: the
 * pointer or the focus came to a card, as emperor-tool-card.h counts them. */
GtkWidget           *emperor_slip_new        (const char          *title,
                                              gboolean             editable);
/* What can be put on it; on one to read only what is needed for the words. */
void                 emperor_slip_set_things (EmperorSlip         *self,
                                              const EmperorThings *things);
/* Without the signal. */
void                 emperor_slip_set_bundle (EmperorSlip         *self,
                                              const EmperorBundle *bundle);
const EmperorBundle *emperor_slip_get_bundle (EmperorSlip         *self);
/* Puts a card or an Event, as emperor-tool-card.h counts them, on the slip; FALSE if there is
 * none left. */
gboolean             emperor_slip_add        (EmperorSlip         *self,
                                              guint                key);

G_END_DECLS
