/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-step.h"

G_BEGIN_DECLS

/* The checks of one kind of actions each; what all have in common was asked before. */

static inline gboolean
tokens_refuse (FavorRefusal *why, TokensRefusal reason)
{
  return favor_game_refuse (why, (guint8) reason);
}

/* A free vertex that keeps the distance. */
gboolean tokens_check_site  (const TokensState *state,
                             guint              vertex,
                             FavorRefusal      *why) G_GNUC_INTERNAL;
/* A route of a colour; its cost is not asked. */
gboolean tokens_check_route (const TokensState *state,
                             guint              colour,
                             guint              edge,
                             FavorRefusal      *why) G_GNUC_INTERNAL;
/* A free one, which may be a repair. */
gboolean tokens_check_free_route (const TokensState *state,
                                  guint              edge,
                                  FavorRefusal      *why) G_GNUC_INTERNAL;
gboolean tokens_check_build (const TokensState *state,
                             const FavorAction *action,
                             FavorRefusal      *why) G_GNUC_INTERNAL;
gboolean tokens_check_card  (const TokensState *state,
                             const FavorAction *action,
                             FavorRefusal      *why) G_GNUC_INTERNAL;
gboolean tokens_check_trade (const TokensState *state,
                             const FavorAction *action,
                             FavorRefusal      *why) G_GNUC_INTERNAL;
gboolean tokens_check_gift  (const TokensState *state,
                             const FavorAction *action,
                             FavorRefusal      *why) G_GNUC_INTERNAL;
gboolean tokens_check_favor (const TokensState *state,
                             const FavorAction *action,
                             FavorRefusal      *why) G_GNUC_INTERNAL;

G_END_DECLS
