/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/* (transfer full) (nullable): what decided between `seat` and another one with as much Favor, in a
 * game that is over (7.3). */
char *emperor_standing_describe (gconstpointer state,
                                 FavorSeat     seat);

G_END_DECLS
