/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"

G_BEGIN_DECLS

/* Levels that look ahead: flat sampling over determinizations.
 *
 * One sample is one possibility of what is hidden (`determinize`) together with one sequence
 * of chance. In each sample every candidate action is applied to the same position, play goes
 * on for all seats up to a horizon (the end of the round in a game with rounds), and the
 * position reached is evaluated. The same possibility and the same chance for all candidates
 * take most of the luck out of their differences. Effort is spread by sequential halving: the
 * worse half of the candidates is dropped again and again, so that each halving spends the
 * same effort on fewer and better ones. Of each candidate the score lines are averaged as
 * well: where they differ from those of the other candidates is the reason that a hint gives.
 *
 * How play goes on decides how good the choice is. With little effort every seat follows the
 * game's own policy (`prefer`). More samples of that soon bring nothing: the others are
 * better than the policy, and what works against it fails against them. So with great effort
 * every seat that decides on the way does what this search does, in small: from what it can
 * see there, it samples the few actions that the policy likes best and takes the best one.
 *
 * Why not a tree search over information sets: the games have decisions with dozens to
 * hundreds of actions, and their hidden parts make nearly every later node a new one, so
 * that within a budget of seconds such a tree is hardly deeper than its root while it needs
 * far more memory and care. Small searches on the way predict the others better than a few
 * visits of a node do, and respect what each of them knows.
 *
 * Efforts are counted in units of cost, all values are integers: the choice is the same on every
 * machine. */

/**
 * favor_bot_search_choose:
 * @task: its level is not looked at
 * @effort: what to spend, with `sampling`
 * @choice: (out): zeroed by the caller, filled in
 *
 * Chooses by sampling. Can run in any thread.
 */
void favor_bot_search_choose (const FavorBotTask *task,
                              const FavorEffort  *effort,
                              FavorBotChoice     *choice);

G_END_DECLS
