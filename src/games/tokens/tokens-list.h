/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-step.h"

G_BEGIN_DECLS

/* A list that is being made, for who decides. So small that it is passed by value. */
typedef struct
{
  const TokensState *state;
  FavorActions      *out;
} TokensLister;

/* Returns: the arguments of a new action, all 0 */
static inline gint16 *
tokens_lister_add (TokensLister self, TokensAction kind)
{
  return favor_actions_append (self.out, (guint8) kind, self.state->head.decider)->arg;
}

static inline void
tokens_lister_add_one (TokensLister self, TokensAction kind, guint arg)
{
  tokens_lister_add (self, kind)[0] = (gint16) arg;
}

/* An action for each of a set, which is its argument. */
static inline void
tokens_lister_add_each (TokensLister self, TokensAction kind, guint set)
{
  for (; set != 0; set &= set - 1)
    tokens_lister_add_one (self, kind, (guint) __builtin_ctz (set));
}

/* The last of a set that is not empty. */
static inline guint
tokens_last_of (guint set)
{
  return 31 - (guint) __builtin_clz (set);
}

void    tokens_lister_add_routes (TokensLister self,
                                  TokensAction kind) G_GNUC_INTERNAL;
/* The kinds of 6.3 and 6.4. */
void    tokens_list_trades       (TokensLister self) G_GNUC_INTERNAL;
void    tokens_list_answers      (TokensLister self) G_GNUC_INTERNAL;
void    tokens_list_choices      (TokensLister self) G_GNUC_INTERNAL;
void    tokens_list_donations    (TokensLister self) G_GNUC_INTERNAL;
void    tokens_list_favors       (TokensLister self) G_GNUC_INTERNAL;
void    tokens_list_favor_trades (TokensLister self) G_GNUC_INTERNAL;

G_END_DECLS
