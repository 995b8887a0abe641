/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-step.h"

G_BEGIN_DECLS

/* What kingdom_list () lists in phase `work`, found the slow way. */
void kingdom_slow_list (const KingdomState *state, FavorActions *out);
/* Asserts that it is the same. */
void kingdom_slow_assert_list (const KingdomState *state);

G_END_DECLS
