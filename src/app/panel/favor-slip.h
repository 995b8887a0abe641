/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-slip-picker.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SLIP (favor_slip_get_type ())
G_DECLARE_FINAL_TYPE (FavorSlip, favor_slip, FAVOR, SLIP, GtkWidget)

/* A slip of paper with what changes hands in one direction of an offer: an amount of something, and
 * small cards.
 *
 * Properties: `title` (string, construct-only: "You give" or "You get"); `editable` (boolean,
 * construct-only: a person puts it together; otherwise it is to be read).
 *
 * Signals: `changed ()`: a person put something on it or took it away; `inspected (uint key)`: the
 * pointer or the focus came to a card. */
GtkWidget    *favor_slip_new        (const FavorSlipKind  *kind,
                                     const char           *title,
                                     gboolean              editable);
/* What can be put on it; not needed for one to read. */
void          favor_slip_set_stock  (FavorSlip            *self,
                                     const FavorSlipStock *stock);
/* The amount, and how many there are of each thing: %FAVOR_SLIP_KEYS numbers. Without the signal. */
void          favor_slip_set_things (FavorSlip            *self,
                                     int                   amount,
                                     const guint8         *counts);
int           favor_slip_get_amount (FavorSlip            *self);
const guint8 *favor_slip_get_counts (FavorSlip            *self);
/* Without the signal; FALSE if there is none left. */
gboolean      favor_slip_add        (FavorSlip            *self,
                                     guint                 key);

G_END_DECLS
