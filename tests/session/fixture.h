/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"
#include "favor-session.h"

G_BEGIN_DECLS

extern const FavorGame favor_dummy_game;

/* A session of the dummy game: Ann (person), Bo (computer), Cy (person) as far as there are
 * seats. The dummy game draws a card with every action, so each ply is a barrier. */
FavorSession *fixture_new         (guint         n_seats,
                                   guint64       seed);
/* A session of any game with default options, persons at the first `n_people` seats. */
FavorSession *fixture_new_of      (const FavorGame *game,
                                   guint         n_seats,
                                   guint         n_people,
                                   guint64       seed);
/* The nth legal action now; counted round, so any number does. */
FavorAction   fixture_nth_action  (FavorSession *session,
                                   guint         nth);
/* Submits the nth legal action. */
void          fixture_step        (FavorSession *session,
                                   guint         nth);
/* Submits what a computer of that level chooses. */
void          fixture_choose      (FavorSession *session,
                                   FavorLevel    level);
/* Submits up to `n` random actions; returns how many until the game was over. */
guint         fixture_play        (FavorSession *session,
                                   guint         n,
                                   guint64       seed);
/* Both have the same line, redo line, variations, notes, players and so on. */
void          fixture_assert_same (FavorSession *a,
                                   FavorSession *b);

G_END_DECLS
