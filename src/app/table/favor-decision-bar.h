/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-countdown.h"

G_BEGIN_DECLS

/**
 * FavorBarMode:
 * @FAVOR_BAR_WAIT: nobody at this screen decides
 * @FAVOR_BAR_CHOOSE: a person decides
 * @FAVOR_BAR_EYES: a person decides, but the page looks through other eyes
 * @FAVOR_BAR_REVIEW: an earlier position is shown
 * @FAVOR_BAR_ASK_UNDO: undo would go back behind something that was revealed
 * @FAVOR_BAR_SHOW: what an action brought about is shown, one thing after the other
 * @FAVOR_BAR_OVER: the game is over and its end is shown
 */
typedef enum
{
  FAVOR_BAR_WAIT,
  FAVOR_BAR_CHOOSE,
  FAVOR_BAR_EYES,
  FAVOR_BAR_REVIEW,
  FAVOR_BAR_ASK_UNDO,
  FAVOR_BAR_SHOW,
  FAVOR_BAR_OVER,
} FavorBarMode;

#define FAVOR_TYPE_DECISION_BAR (favor_decision_bar_get_type ())
G_DECLARE_FINAL_TYPE (FavorDecisionBar, favor_decision_bar, FAVOR, DECISION_BAR, GtkWidget)

/* The one bar from which everything is committed: who decides what, what is selected or why
 * not, what happened last, and the buttons that mean something now. Its buttons activate
 * actions of the game page. Property: `compact` (boolean, writable: three rows). */
GtkWidget    *favor_decision_bar_new           (void);
FavorBarMode  favor_decision_bar_get_mode      (FavorDecisionBar *self);
void          favor_decision_bar_set_mode      (FavorDecisionBar *self,
                                                FavorBarMode      mode);
void          favor_decision_bar_set_compact   (FavorDecisionBar *self,
                                                gboolean          compact);
/* With little height what happened last is left to the log. */
void          favor_decision_bar_set_tight     (FavorDecisionBar *self,
                                                gboolean          tight);
/* `colour` of the seat's sign, -1 for none. */
void          favor_decision_bar_set_sign      (FavorDecisionBar *self,
                                                int               colour);
void          favor_decision_bar_set_countdown (FavorDecisionBar *self,
                                                FavorCountdown   *countdown);
void          favor_decision_bar_set_sentence  (FavorDecisionBar *self,
                                                const char       *text);
/* The selected action, a hint, a note; NULL for nothing. */
void          favor_decision_bar_set_detail    (FavorDecisionBar *self,
                                                const char       *text);
/* Shows a refusal in place of the detail for three seconds. */
void          favor_decision_bar_refuse        (FavorDecisionBar *self,
                                                const char       *text);
/* The live line: what happened last. */
void          favor_decision_bar_say           (FavorDecisionBar *self,
                                                const char       *text);
/* Whether something is selected: the buttons to commit and to clear are offered. */
void          favor_decision_bar_set_selected  (FavorDecisionBar *self,
                                                gboolean          selected);
/* What committing does now, as a short verb; NULL: the word that always fits. */
void          favor_decision_bar_set_commit_label (FavorDecisionBar *self,
                                                   const char       *label);
/* The main button can be pressed although nothing is selected: it activates `view.finish`. */
void          favor_decision_bar_set_finishing (FavorDecisionBar *self,
                                                gboolean          finishing);
/* (element-type FavorChip): what the view offers; signal `chip-pressed (uint id)`. */
void          favor_decision_bar_set_chips     (FavorDecisionBar *self,
                                                GArray           *chips);
/* What the button for it says while things are shown. */
void          favor_decision_bar_set_paused    (FavorDecisionBar *self,
                                                gboolean          paused);
/* Whether the running search can be stopped. */
void          favor_decision_bar_set_stoppable (FavorDecisionBar *self,
                                                gboolean          stoppable);
/* Whether there is another seat's turn to hurry through. */
void          favor_decision_bar_set_skippable (FavorDecisionBar *self,
                                                gboolean          skippable);
/* Opens the entry for the note of the shown ply; signal `note-edited (string)`. */
void          favor_decision_bar_edit_note     (FavorDecisionBar *self);
void          favor_decision_bar_set_note      (FavorDecisionBar *self,
                                                const char       *note);

const char   *favor_decision_bar_get_sentence  (FavorDecisionBar *self);
const char   *favor_decision_bar_get_detail    (FavorDecisionBar *self);
/* Focuses the main button; FALSE if there is none. */
gboolean      favor_decision_bar_focus         (FavorDecisionBar *self);

G_END_DECLS
