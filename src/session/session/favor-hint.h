/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"
#include "favor-text.h"

G_BEGIN_DECLS

/* Internal to the session library. */

/**
 * FavorHintGround:
 * @FAVOR_HINT_FACT: a fact of the position
 * @FAVOR_HINT_REST: there is no choice, or hardly one
 * @FAVOR_HINT_OUTLOOK: what it is expected to bring
 * @FAVOR_HINT_OVERALL: nothing in particular
 *
 * What a hint is based on.
 */
typedef enum
{
  FAVOR_HINT_FACT,
  FAVOR_HINT_REST,
  FAVOR_HINT_OUTLOOK,
  FAVOR_HINT_OVERALL,
} FavorHintGround;

/**
 * favor_hint_find_ground:
 * @proposal: what a computer would do
 *
 * Returns: what the words of favor_hint_text () are based on
 */
FavorHintGround favor_hint_find_ground (const FavorBotProposal *proposal);

/**
 * favor_hint_text:
 * @proposal: what a computer would do
 *
 * Returns: (transfer full): a sentence with the action and the fact that speaks for it, e.g. "Place
 *   Artisan on Noble. Wins the game."
 */
char *favor_hint_text (const FavorGame        *game,
                       const FavorBotProposal *proposal,
                       const FavorNames       *names);

G_END_DECLS
