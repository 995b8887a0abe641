/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/* The invariants about the question that is asked. */
gboolean emperor_invariant_9  (const EmperorState *state) G_GNUC_INTERNAL;
gboolean emperor_invariant_10 (const EmperorState *state) G_GNUC_INTERNAL;
gboolean emperor_invariant_12 (const EmperorState *state) G_GNUC_INTERNAL;

G_END_DECLS
