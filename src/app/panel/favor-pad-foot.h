/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game-view.h"

G_BEGIN_DECLS

/**
 * favor_pad_foot_show:
 * @grid: a scoring pad whose columns are seats, with names at its start
 * @row: the first free one
 * @view: (nullable): says how the scores would stand, if its game can
 * @cursor: where
 *
 * The last line of the pad: the scores if the game ended now. It is built when there is something to
 * say for the first time.
 */
void favor_pad_foot_show (GtkGrid       *grid,
                          guint          row,
                          FavorGameView *view,
                          FavorCursor   *cursor);

G_END_DECLS
