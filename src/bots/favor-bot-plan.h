/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"

G_BEGIN_DECLS

/* Levels that look ahead in games whose turn is a row of decisions of one seat (those whose
 * efforts have `planning`): a beam search over the rest of the own turn.
 *
 * One sample is one possibility of what is hidden (`determinize`). From it the actions that the
 * game finds worth considering are tried; the best positions that result, as many as the beam is
 * wide, are gone on from, and so on, as many actions deep as the level looks. Questions to others
 * on the way are answered by the game's policy. What an action is worth is the best position that
 * was reached through it, wherever in the turn that is: the rest of a plan need not be carried
 * out, and is thought over again at every decision. Much can be done in any order: plans that
 * reach the same position share what comes of it, so that each of their first actions is worth
 * the same.
 *
 * A stronger level then plays on from the most promising of these positions, each reached by
 * another plan: it ends the turn, lets the others have theirs, all by the policy, and searches
 * its own next turn with a smaller beam. What the plan is worth is then mostly what can be
 * reached there. That tells a plan that keeps what the next turn needs, and ends in time, from
 * one that only looks well.
 *
 * Where the seat decides in the turn of another, play goes on from each action in the same way.
 * Actions of equal worth are decided by the policy. Efforts are counted in units of cost, and
 * all values are integers: the choice is the same on every machine. */

/**
 * favor_bot_plan_choose:
 * @task: its level is not looked at
 * @effort: what to spend, with `planning`
 * @choice: (out): zeroed by the caller, filled in
 *
 * Chooses by planning whole turns. Can run in any thread.
 */
void favor_bot_plan_choose (const FavorBotTask *task,
                            const FavorEffort  *effort,
                            FavorBotChoice     *choice);

G_END_DECLS
