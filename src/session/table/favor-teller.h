/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TELLER (favor_teller_get_type ())
G_DECLARE_FINAL_TYPE (FavorTeller, favor_teller, FAVOR, TELLER, GObject)

/**
 * FavorTeller: knows what of a game has been told to somebody who hears it.
 *
 * Every line of the log is told once, in its order, as the viewer of the cursor may hear it. What
 * was there before is not told; the beginning of a new game is. What was taken back and is done once
 * more is told once more.
 *
 * Properties: `cursor` (construct-only).
 */
FavorTeller *favor_teller_new         (FavorCursor *cursor);

/**
 * favor_teller_take:
 * @ply: 0 to the number of plies
 * @n_events: how many of what happened in @ply
 *
 * Returns: (transfer full) (nullable): the lines up to there that were not told yet, as one text;
 *   %NULL if there are none. They count as told
 */
char        *favor_teller_take        (FavorTeller *self,
                                       guint        ply,
                                       guint        n_events);

/**
 * favor_teller_miss:
 * @ply: 0 to the number of plies
 * @n_events: how many of what happened in @ply
 *
 * The lines up to there are not told: somebody was in a hurry, or elsewhere.
 */
void         favor_teller_miss        (FavorTeller *self,
                                       guint        ply,
                                       guint        n_events);

/**
 * favor_teller_lose:
 *
 * What was taken was not heard: it is missed.
 */
void         favor_teller_lose        (FavorTeller *self);

/**
 * favor_teller_take_missed:
 *
 * Returns: whether anything was missed since the last call; what was there when the teller came
 *   counts as missed, too
 */
gboolean     favor_teller_take_missed (FavorTeller *self);

G_END_DECLS
