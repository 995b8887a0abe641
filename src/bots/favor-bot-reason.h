/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"

G_BEGIN_DECLS

/**
 * favor_bot_reason_find:
 * @gains: what an action is expected to bring in each score line beyond the others, in
 *   hundredths of a point
 * @n_lines: how many
 * @proposal: its terms are filled in; it has none yet
 *
 * Finds the score lines that decide, the weightiest first.
 */
void favor_bot_reason_find (const gint32     *gains,
                            guint             n_lines,
                            FavorBotProposal *proposal);

G_END_DECLS
