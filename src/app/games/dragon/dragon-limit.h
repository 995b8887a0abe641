/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"
#include "favor-views.h"

G_BEGIN_DECLS

/* The countdown of the game (rulings 14 and 15); see FavorViewKind. */
void     dragon_limit_describe (gconstpointer   state,
                                FavorTimeLimit *limit);
gboolean dragon_limit_time_out (gconstpointer   state,
                                FavorAction    *action);

G_END_DECLS
