/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-table.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TABLE_ACTIONS (favor_table_actions_get_type ())
G_DECLARE_FINAL_TYPE (FavorTableActions,
                      favor_table_actions,
                      FAVOR,
                      TABLE_ACTIONS,
                      GObject)

/* What can be done with the line of a table, as groups of actions that are enabled while they mean
 * something: "session" (undo, undo-anyway, keep, redo, play-on, back-to-game, make-game,
 * restore-game (i), rematch, watch-again, undelete-variation), "cursor" (first, back, forward, last,
 * play, follow) and "review" (first, back, forward, last: only in an earlier position). */
FavorTableActions *favor_table_actions_new       (FavorTable        *table);
/* (transfer none) */
GActionGroup      *favor_table_actions_get_group (FavorTableActions *self,
                                                  const char        *name);

G_END_DECLS
