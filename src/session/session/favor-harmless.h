/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

/**
 * favor_cursor_is_harmless:
 * @action: a legal action of who looks, in the newest position
 *
 * Judges by what the viewer may see alone: a question must not tell what lies face down. Where
 * that leaves several possibilities some of them are tried, so that a rare one may be missed.
 *
 * Returns: %TRUE if @action reveals nothing, spends nothing, needs no chance and does not end the
 *   game, so that undo would lead back without a loss
 */
gboolean favor_cursor_is_harmless (FavorCursor       *cursor,
                                   const FavorAction *action);

G_END_DECLS
