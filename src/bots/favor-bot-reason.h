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

/**
 * favor_bot_reason_repeats:
 * @n: how many of the proposals of @choice stand
 * @action: a legal action
 *
 * Returns: whether who is told the reasons would read one of the proposals once more, since @action
 *   differs from it in what its sentence does not say, such as the cards to pay with
 */
gboolean favor_bot_reason_repeats (const FavorBotTask   *task,
                                   const FavorBotChoice *choice,
                                   guint                 n,
                                   const FavorAction    *action);

G_END_DECLS
