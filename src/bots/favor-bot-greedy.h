/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"

G_BEGIN_DECLS

/* Levels that do not look ahead: what `prefer` says first, in three strengths.
 *
 * RANDOM takes any listed action. BASELINE and CASUAL do what the game's own policy prefers, BASELINE what the rules
 * specification describes where that is another one (`baseline`); CASUAL may overlook a part of what is possible, as
 * much as the game says (`casual_notices`).
 * NOVICE prefers as well, but overlooks most of what is possible: of each kind of action it
 * notices only some, drawn anew for each decision. So it plays plausibly and with a purpose,
 * misses good things the way a beginner does, and never throws anything away as a uniform
 * choice would. That works for any game, because a policy that can choose from a list can
 * choose from a part of it.
 *
 * NOVICE and CASUAL look only at what the game finds worth considering.
 *
 * The values of the proposals come from one look ahead: on one possibility of what is hidden
 * each proposal is applied and the position after it evaluated. */

/**
 * favor_bot_greedy_choose:
 * @task: of a level up to %FAVOR_LEVEL_CASUAL
 * @choice: (out): zeroed by the caller, filled in
 *
 * Chooses without looking ahead. Can run in any thread.
 */
void favor_bot_greedy_choose (const FavorBotTask *task, FavorBotChoice *choice);

/**
 * favor_bot_greedy_rank:
 * @game: the game
 * @observed: a position as its decider sees it
 * @legal: the actions to choose from; the preferred ones are moved to its beginning, the best
 *   first
 * @n: how many are wanted
 * @rng: for the policy's own chance
 *
 * Asks the game's policy once how much it likes each; equals keep the order of the list.
 *
 * Returns: how many were ranked, the lesser of @n and the length of @legal
 */
guint favor_bot_greedy_rank (const FavorGame *game,
                             gconstpointer    observed,
                             FavorActions    *legal,
                             guint            n,
                             FavorRng        *rng);

G_END_DECLS
