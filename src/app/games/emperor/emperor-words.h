/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "emperor-state.h"

G_BEGIN_DECLS

/* Words of the game as a person reads them, translated. */

const char *emperor_staff_title (guint staff);
const char *emperor_piece_title (guint piece);
const char *emperor_event_title (guint event);

G_END_DECLS
