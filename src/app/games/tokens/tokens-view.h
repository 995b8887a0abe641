/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece-view.h"

G_BEGIN_DECLS

#define TOKENS_TYPE_VIEW (tokens_view_get_type ())
G_DECLARE_FINAL_TYPE (TokensView, tokens_view, TOKENS, VIEW, FavorPieceView)

/* The page of Favor Tokens: the island, the own cards and tokens, what can be done with them. */

G_END_DECLS
