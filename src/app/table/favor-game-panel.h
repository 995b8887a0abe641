/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-analysis.h"
#include "favor-choice-list.h"
#include "favor-game-view.h"
#include "favor-log-view.h"
#include "favor-pad-view.h"
#include "favor-table.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_GAME_PANEL (favor_game_panel_get_type ())
G_DECLARE_FINAL_TYPE (FavorGamePanel, favor_game_panel, FAVOR, GAME_PANEL, GtkBox)

/* The panel of a game page, with a page each for the pads, the log, the moves, and while it is open
 * for what is put together (the tool of the view). Log and moves are made when they are first shown:
 * many a game ends without them.
 *
 * Property: `table` (FavorTable, writable, nullable). Signals: `chosen (FavorAction *)`: is to be
 * played; `selected (FavorAction *)`: is to be selected on the board; `session-created
 * (FavorSession *)`: a variation became a session of its own; `variation-deleted ()`. */

/* FALSE: there is no page of that name. */
gboolean         favor_game_panel_show            (FavorGamePanel    *self,
                                                   const char        *page);
/* FALSE: the view has no page that comes before the others. */
gboolean         favor_game_panel_show_overview   (FavorGamePanel    *self);
/* Whether the panel has tabs of its own. */
void             favor_game_panel_set_tabs_shown  (FavorGamePanel    *self,
                                                   gboolean           shown);
/* (nullable): not owned; for pads, and what of it stands in the panel. */
void             favor_game_panel_set_view        (FavorGamePanel    *self,
                                                   FavorGameView     *view);
/* Shows the page for the tool of the view, or takes it away. (transfer none) (nullable): it. */
GtkWidget       *favor_game_panel_open_tool       (FavorGamePanel    *self,
                                                   gboolean           open,
                                                   const char        *title);
/* The same action is selected on the board (nullable: none). */
void             favor_game_panel_select          (FavorGamePanel    *self,
                                                   const FavorAction *action);
FavorPadView    *favor_game_panel_get_pads        (FavorGamePanel    *self);
FavorChoiceList *favor_game_panel_get_choice_list (FavorGamePanel    *self);
FavorLogView    *favor_game_panel_get_log         (FavorGamePanel    *self);
FavorLogView    *favor_game_panel_get_moves       (FavorGamePanel    *self);
FavorAnalysis   *favor_game_panel_get_analysis    (FavorGamePanel    *self);
/* Begins to look back at the game, and gives the focus to the results. */
void             favor_game_panel_start_review    (FavorGamePanel    *self);
/* For tests. */
GtkStack        *favor_game_panel_get_pages       (FavorGamePanel    *self);
GtkWidget       *favor_game_panel_get_tabs        (FavorGamePanel    *self);

G_END_DECLS
