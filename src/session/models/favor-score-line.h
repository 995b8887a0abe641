/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SCORE_LINE (favor_score_line_get_type ())
G_DECLARE_FINAL_TYPE (FavorScoreLine, favor_score_line, FAVOR, SCORE_LINE, GObject)

/**
 * FavorScoreLine: the totals of all seats and the round at each ply of a cursor's line, as its
 * viewer may see them.
 *
 * What was not asked for is not looked at, and what is known of a ply is kept as long as the
 * line and the viewer stay. All plies of the line count, also those after the cursor.
 *
 * Property: `cursor` (FavorCursor, construct-only).
 *
 * Signal: `changed (uint from)`: the plies from @from on are new, are gone or may have other
 * values.
 */
FavorScoreLine *favor_score_line_new (FavorCursor *cursor);

guint favor_score_line_get_n_plies (FavorScoreLine *self);
int favor_score_line_get_total (FavorScoreLine *self, guint ply, FavorSeat seat);
guint favor_score_line_get_round (FavorScoreLine *self, guint ply);

void favor_score_line_get_range (FavorScoreLine *self, int *low, int *high);

/**
 * favor_score_line_find_rounds:
 * @plies: (element-type guint): receives the first ply of each round, in order; empty in a
 *   game without rounds
 */
void favor_score_line_find_rounds (FavorScoreLine *self, GArray *plies);

/**
 * favor_score_line_find_leader:
 * @lead: (out): by how much the seat is before the next one
 *
 * Returns: the seat with the greatest total after @ply, %FAVOR_SEAT_NONE if several have it
 */
FavorSeat favor_score_line_find_leader (FavorScoreLine *self, guint ply, int *lead);

G_END_DECLS
