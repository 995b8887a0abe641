/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/**
 * emperor_progress_measure:
 * @state: masked for @seat or open
 * @seat: who would complete @event
 * @met: (out): how many of the things that it asks for are there
 * @wanted: (out): how many it asks for
 *
 * How far @seat is with an Event (2.4). With @met equal to @wanted its test holds.
 */
void emperor_progress_measure (const EmperorState *state,
                               FavorSeat           seat,
                               guint               event,
                               guint              *met,
                               guint              *wanted);

G_END_DECLS
