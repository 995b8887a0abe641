/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-pad-model.h"

G_BEGIN_DECLS

/* The words of a scoring pad; all that are not const are (transfer full). */

/* Digits, or nothing for 0. */
char *favor_pad_text_figure  (int            figure);

/* The sum of a row: the last one has a figure in any case. */
char *favor_pad_text_sum     (FavorPadRow   *row);

/* The whole pad for ears: that of (nullable) `player`, or of all. */
char *favor_pad_text_title   (const char    *player);

/* The head of a column for ears: `round` is a number, or "1–4". */
char *favor_pad_text_round   (const char    *round);
/* What a click on that head does; @folded: several rounds share the column. */
const char *favor_pad_text_way (gboolean     folded);

/**
 * favor_pad_text_cell:
 * @points: the figure
 * @head: what stands above the column: the number of a round or the name of a player
 * @has_rounds: which of the two
 *
 * Returns: what a cell says to ears: "Great Favour, round 3: 2"
 */
char *favor_pad_text_cell    (FavorPadRow   *row,
                              int            points,
                              const char    *head,
                              gboolean       has_rounds);

/**
 * favor_pad_text_entries:
 * @round: (nullable): the number of the round, if the columns are rounds
 *
 * Returns: a title above what adds up to a cell: "Second Stars, round 3"
 */
char *favor_pad_text_entries (FavorPadModel *model,
                              guint          position,
                              FavorSeat      seat,
                              const char    *round);

G_END_DECLS
