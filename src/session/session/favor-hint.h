/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"
#include "favor-text.h"

G_BEGIN_DECLS

/* Internal to the session library. */

/**
 * favor_hint_text:
 * @proposal: what a computer would do
 *
 * Returns: (transfer full): a sentence with the action and the score lines that decide, e.g.
 *   "Place Artisan on Noble: about 1.5 more from Masterpiece."
 */
char *favor_hint_text (const FavorGame        *game,
                       const FavorBotProposal *proposal,
                       const FavorNames       *names);

G_END_DECLS
