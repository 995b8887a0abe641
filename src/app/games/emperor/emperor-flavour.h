/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The small line on a card that is no rule, translated: of a piece (a Staff card, or from
 * %EMPEROR_N_CARDS on a Black Market card), and of an Event. */
const char *emperor_piece_flavour (guint piece);
const char *emperor_event_flavour (guint event);

G_END_DECLS
