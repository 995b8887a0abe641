/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-store.h"

G_BEGIN_DECLS

/* What one person's finished games came to, counted from what the library shows of them. */

/**
 * FavorTally:
 * @n_played: games that came to an end
 * @n_won: of these, also those won together with others
 * @best: the highest score; meaningful if @n_played is above 0
 * @total: of all scores
 * @streak: games won in a row up to now
 * @longest_streak: the most games ever won in a row
 */
typedef struct
{
  guint  n_played;
  guint  n_won;
  gint   best;
  gint64 total;
  guint  streak;
  guint  longest_streak;
} FavorTally;

/* The games of one kind. */
typedef struct
{
  char      *game_id;
  FavorTally tally;
} FavorGameTally;

/**
 * FavorStatistics:
 * @people: (element-type utf8): whoever played a finished game as a person, those with the most
 *   games first
 * @person: (nullable): index into @people: whose games are counted; -1 if there is nobody
 * @all: every game
 * @games: (element-type FavorGameTally): those played most first
 * @levels: by the strongest computer at the table
 * @people_only: without computers
 * @n_computers_only: games that are over, whose scores are known, and that no person took part in
 */
typedef struct
{
  GPtrArray *people;
  int        person;
  FavorTally all;
  GArray    *games;
  FavorTally levels[FAVOR_N_LEVELS];
  FavorTally people_only;
  guint      n_computers_only;
} FavorStatistics;

/**
 * favor_statistics_new:
 * @entries: (element-type FavorStoreEntry): the newest first, as in FavorStore
 * @person: (nullable): whose games to count; %NULL or somebody unknown: the one who played
 *   most
 *
 * Counts games that are over, whose scores are known, and that a person took part in.
 *
 * Returns: (transfer full): the result
 */
FavorStatistics *favor_statistics_new  (GListModel      *entries,
                                        const char      *person);
void             favor_statistics_free (FavorStatistics *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorStatistics, favor_statistics_free)

guint            favor_tally_get_share (const FavorTally *self);
double           favor_tally_get_average (const FavorTally *self);

G_END_DECLS
