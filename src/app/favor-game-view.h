/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_GAME_VIEW (favor_game_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorGameView, favor_game_view, FAVOR, GAME_VIEW, GtkWidget)

/**
 * FavorGameViewClass:
 * @step: the cursor moved: @before and @after are the masked states of the viewer, @events
 *   what happened between them (none after a jump)
 * @propose: selects a legal action and shows it, as if a person had chosen its parts
 * @clear: takes back the last part of what is selected; %FALSE if nothing is
 * @choose_nth: selects the n-th thing on offer, from 0; %FALSE if there are fewer
 * @move_choice: moves on to the next (1) or previous (-1) thing on offer
 * @focus_choices: gives the focus to what can be chosen; %FALSE if nothing can
 * @get_board: (transfer none): the part that is the position, for pictures of it; if not
 *   overridden the whole view
 *
 * The area of the game page that shows a position and lets a person act in it. Views know
 * only the cursor; they act by emitting `chosen (FavorAction *)`, which the page submits.
 *
 * Properties: `cursor` (FavorCursor, writable, nullable); `open` (boolean, writable: whether
 * choices and everything private may be shown; while it is off a view neither measures nor
 * draws them).
 *
 * Signals: `chosen (FavorAction *)`; `selected ()`: what favor_game_view_get_selected ()
 * returns has changed; `picked ()`: a person selected it on purpose, see
 * favor_game_view_pick ().
 */
struct _FavorGameViewClass
{
  GtkWidgetClass parent_class;

  void     (*step)          (FavorGameView     *self,
                             gconstpointer      before,
                             gconstpointer      after,
                             const FavorEvent  *events,
                             guint              n_events);
  void     (*propose)       (FavorGameView     *self,
                             const FavorAction *action);
  gboolean (*clear)         (FavorGameView     *self);
  gboolean (*choose_nth)    (FavorGameView     *self,
                             guint              nth);
  void     (*move_choice)   (FavorGameView     *self,
                             int                by);
  gboolean (*focus_choices) (FavorGameView     *self);
  GtkWidget *(*get_board)   (FavorGameView     *self);
};

FavorCursor       *favor_game_view_get_cursor    (FavorGameView     *self);
void               favor_game_view_set_cursor    (FavorGameView     *self,
                                                  FavorCursor       *cursor);
gboolean           favor_game_view_get_open      (FavorGameView     *self);
void               favor_game_view_set_open      (FavorGameView     *self,
                                                  gboolean           open);
/* (nullable): the complete action that is selected but not yet committed. */
const FavorAction *favor_game_view_get_selected  (FavorGameView     *self);

void               favor_game_view_propose       (FavorGameView     *self,
                                                  const FavorAction *action);
gboolean           favor_game_view_clear         (FavorGameView     *self);
gboolean           favor_game_view_choose_nth    (FavorGameView     *self,
                                                  guint              nth);
void               favor_game_view_move_choice   (FavorGameView     *self,
                                                  int                by);
gboolean           favor_game_view_focus_choices (FavorGameView     *self);
GtkWidget         *favor_game_view_get_board     (FavorGameView     *self);

/* For subclasses: asks the page to submit `action`. */
void               favor_game_view_choose        (FavorGameView     *self,
                                                  const FavorAction *action);
/* For subclasses: a person selected the action on purpose, by a click, a drop or its number,
 * not on the way to another one. Where no move is confirmed that does it. */
void               favor_game_view_pick          (FavorGameView     *self);
/* For subclasses: remembers what is selected; NULL for nothing. */
void               favor_game_view_select        (FavorGameView     *self,
                                                  const FavorAction *action);

G_END_DECLS
