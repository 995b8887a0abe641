/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-flight.h"

G_BEGIN_DECLS

/* What moves in the game beyond the pieces of its board, and what is great. */
extern const FavorFlightTable kingdom_flight_table;

G_END_DECLS
