/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-rounds.h"

G_BEGIN_DECLS

/* The rows of the final standings. */

/**
 * FavorStanding:
 * @seat: whose it is
 * @pad: of that seat at the end
 *
 * A seat among the final standings.
 */
typedef struct
{
  FavorSeat seat;
  FavorPad  pad;
} FavorStanding;

/* (transfer full) (element-type FavorStanding): of a game in @state, best first. */
GArray    *favor_standings_list         (FavorSession        *session,
                                         gconstpointer        state);

/**
 * favor_result_rows_new_standing:
 *
 * Returns: (transfer floating): rank, shield, name, score and the sources of the score, which add up
 *   to it
 */
GtkWidget *favor_result_rows_new_standing (FavorSession        *session,
                                           gconstpointer        state,
                                           const FavorStanding *standing);

/**
 * favor_result_rows_describe_standing:
 *
 * Returns: (transfer full): place, name and score, for ears
 */
char      *favor_result_rows_describe_standing (FavorSession        *session,
                                                const FavorStanding *standing);

/**
 * favor_result_rows_count:
 * @row: from favor_result_rows_new_standing ()
 * @progress: 0: no score is shown yet; 1: the whole one
 *
 * Shows a part of the score. Whoever cannot see it is told the whole one at any time.
 */
void       favor_result_rows_count        (GtkWidget           *row,
                                           double               progress);

/**
 * favor_result_rows_new_highlight:
 * @title: what it is, translated
 * @of_round: it is about a round, and not about a move
 *
 * Returns: (transfer floating): a button: who, when, and how much
 */
GtkWidget *favor_result_rows_new_highlight (FavorSession         *session,
                                            const char           *title,
                                            const FavorHighlight *highlight,
                                            gboolean              of_round);

G_END_DECLS
