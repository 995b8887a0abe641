/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-state.h"

G_BEGIN_DECLS

/* Who is so near to winning is not traded with. */
#define TOKENS_BOT_TOO_NEAR 2
/* No more is proposed in a turn. */
#define TOKENS_BOT_MOST_OFFERS    2
#define TOKENS_BOT_MOST_DONATIONS 1

/* What computer players use (section 11); see FavorGame. */
gint32 tokens_evaluate (gconstpointer state, FavorSeat seat) G_GNUC_INTERNAL;
guint  tokens_prefer   (gconstpointer       state,
                        const FavorActions *legal,
                        FavorRng           *rng,
                        gint32             *likings) G_GNUC_INTERNAL;

/* The policy of 11.2 to the letter. */
guint  tokens_baseline (gconstpointer       state,
                        const FavorActions *legal,
                        FavorRng           *rng,
                        gint32             *likings) G_GNUC_INTERNAL;

void   tokens_consider (gconstpointer state,
                        gboolean      ruthless,
                        FavorActions *legal) G_GNUC_INTERNAL;

extern const FavorCosts  tokens_bot_costs G_GNUC_INTERNAL;
extern const FavorEffort tokens_efforts[FAVOR_N_EFFORTS] G_GNUC_INTERNAL;

G_END_DECLS
