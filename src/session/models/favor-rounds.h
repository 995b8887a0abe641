/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-score-line.h"

G_BEGIN_DECLS

/* The rounds of a line that are over, and what they brought; what stands out in a game that is. All
 * only from what the viewer of the cursor may see. */

/**
 * FavorRound:
 * @number: 1 and up
 * @from: the ply after which it began
 * @to: the ply with which it ended
 */
typedef struct
{
  guint number;
  guint from;
  guint to;
} FavorRound;

/**
 * favor_rounds_find_last:
 * @line: of the same cursor
 * @ply: 0 to the number of plies
 *
 * Returns: %FALSE if no round is over after @ply, as in a game without rounds
 */
gboolean favor_rounds_find_last (FavorScoreLine   *line,
                                 guint             ply,
                                 FavorRound       *round);

/**
 * favor_rounds_gain:
 * @gain: (out): what each line and the total changed by in @round; round, rank and winner as at its
 *   end
 */
void     favor_rounds_gain      (FavorCursor      *cursor,
                                 const FavorRound *round,
                                 FavorSeat         seat,
                                 FavorPad         *gain);

/**
 * favor_rounds_find_split:
 * @ply: 1 to the number of plies
 *
 * An action that ends a round may begin the next one at once: then the table is swept.
 *
 * Returns: how many events of @ply still belong to the round that it ended; 0 if it ended none, or
 *   if it was the last one of the game
 */
guint    favor_rounds_find_split (FavorCursor     *cursor,
                                  guint            ply);

/**
 * FavorHighlight:
 * @seat: who had it
 * @ply: with which it came; of a round its last one
 * @round: its number; 0 in a game without rounds
 * @gain: how much; 0: there was none
 */
typedef struct
{
  FavorSeat seat;
  guint     ply;
  guint     round;
  int       gain;
} FavorHighlight;

/**
 * FavorHighlights:
 * @n_rounds: so many were begun; 0 in a game without rounds
 * @move: the ply that brought one seat most. The last one is left out, as what the end of a game
 *   adds is no move
 * @best_round: the round that brought one seat most
 * @winner_move: as @move, among what brought the first of the winners something
 * @winner_round: as @best_round, for the first of the winners
 *
 * The first of equals in each.
 */
typedef struct
{
  guint          n_rounds;
  FavorHighlight move;
  FavorHighlight best_round;
  FavorHighlight winner_move;
  FavorHighlight winner_round;
} FavorHighlights;

/**
 * favor_highlights_find:
 * @cursor: of a session that is over
 * @highlights: (out): what stands out in its line
 */
void     favor_highlights_find  (FavorCursor      *cursor,
                                 FavorHighlights  *highlights);

G_END_DECLS
