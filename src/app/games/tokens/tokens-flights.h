/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-flight.h"

G_BEGIN_DECLS

/* What moves when something happens, beside the pieces of the island. */
extern const FavorFlightTable tokens_flight_table;

G_END_DECLS
