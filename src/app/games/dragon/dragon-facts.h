/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"

G_BEGIN_DECLS

/* (transfer full) (nullable): in very few words, what is certain if `seat` lays the delegate `card`
 * on the vote card `on`. `state` is masked for that seat; nothing that it may not see is said. */
char *dragon_fact_describe (const DragonState *state,
                            FavorSeat          seat,
                            guint              card,
                            guint              on);
/* (transfer full) (nullable): what an open offer asks about the vote card `on`, and for how much
 * Favour, in as few words. */
char *dragon_fact_describe_offer (const DragonState *state,
                                  guint              on);

G_END_DECLS
