/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-pad-model.h"

G_BEGIN_DECLS

/* The words of a scoring pad; all are (transfer full). */

/* Digits, or nothing for 0. */
char *favor_pad_text_figure  (int            figure);

/**
 * favor_pad_text_cell:
 * @head: what stands above the column: the number of a round or the name of a player
 * @has_rounds: which of the two
 *
 * Returns: what a cell says to ears: "Great Favour, round 3: 2"
 */
char *favor_pad_text_cell    (FavorPadRow   *row,
                              guint          column,
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
