/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-reasons.h"
#include "tokens-wants.h"

G_BEGIN_DECLS

/* An action that is explained. */
typedef struct
{
  const TokensState *state;
  const FavorAction *action;
  guint              seat;
  FavorReasons      *out;
} TokensExplain;

static inline void
tokens_say (const TokensExplain *self, TokensReason kind, gint32 weight, gint a, gint b)
{
  FAVOR_REASON (self->out, kind, weight, (gint16) a, (gint16) b);
}

/* Whether so many tokens can be drawn: else there is gold instead. */
static inline gboolean
tokens_explain_draws (const TokensExplain *self, guint n)
{
  return self->state->options.favor && self->state->n_bag >= n;
}

/* A card of `get` that is had, for `n` of `give` or, if that is %FAVOR_NONE, for none. */
void tokens_explain_card    (const TokensExplain *self,
                             gint                 give,
                             guint                n,
                             guint                get) G_GNUC_INTERNAL;
/* So many cards of a kind leave the hand. */
void tokens_explain_given   (const TokensExplain *self,
                             guint                n,
                             guint                resource) G_GNUC_INTERNAL;
/* A development card is drawn. */
void tokens_explain_draw    (const TokensExplain *self) G_GNUC_INTERNAL;
/* A road, or the repair of the one that is damaged. */
void tokens_explain_road    (const TokensExplain *self,
                             guint                edge) G_GNUC_INTERNAL;
/* Points that come surely. */
void tokens_explain_points  (const TokensExplain *self,
                             guint                n) G_GNUC_INTERNAL;
/* One of those that can be chosen, whose points are seen. */
void tokens_explain_fewest  (const TokensExplain *self,
                             guint                among,
                             guint                other) G_GNUC_INTERNAL;
/* The kinds of 6.3 and 6.4. */
void tokens_explain_trade   (const TokensExplain *self) G_GNUC_INTERNAL;
void tokens_explain_gift    (const TokensExplain *self) G_GNUC_INTERNAL;
void tokens_explain_favor   (const TokensExplain *self) G_GNUC_INTERNAL;

G_END_DECLS
