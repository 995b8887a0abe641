/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-step.h"

G_BEGIN_DECLS

/* Invariants of section 13, in files of their own. Those of a later number may rely on those before them. */

/* The map and what lies on it: 7 to 14, and 20. */
gboolean tokens_validate_board (const TokensState *state,
                                guint              number) G_GNUC_INTERNAL;
/* Whose decision it is, and what about: 15. */
gboolean tokens_validate_flow  (const TokensState *state) G_GNUC_INTERNAL;
/* No game lasts longer (7.5): 24. */
gboolean tokens_validate_pace  (const TokensState *state) G_GNUC_INTERNAL;

G_END_DECLS
