/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-countdown.h"
#include "favor-decision.h"
#include "favor-said.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_DECISION_BAR (favor_decision_bar_get_type ())
G_DECLARE_FINAL_TYPE (FavorDecisionBar,
                      favor_decision_bar,
                      FAVOR,
                      DECISION_BAR,
                      GtkWidget)

/* The one bar from which everything is committed: who decides what, what is selected or why not,
 * what happened last, and the buttons that mean something now. Its buttons activate actions of the
 * game page.
 *
 * Properties: `decision` (FavorDecision, writable, nullable: what it says and offers), `compact`
 * (boolean, writable: three rows), `tight` (boolean, writable: with little height what happened last
 * is left to the log), `refusal` (string, read-only, nullable: why something is not possible, or
 * what is good to know).
 * Signals: `chip-pressed (uint id)`, `note-edited (string)`. */
void favor_decision_bar_set_countdown (FavorDecisionBar *self, FavorCountdown *countdown);
/* Shows a refusal in place of the detail for three seconds. */
void favor_decision_bar_refuse (FavorDecisionBar *self, const char *text);
/* Shows what is good to know in the same place, without the looks of a refusal. */
void favor_decision_bar_advise (FavorDecisionBar *self, const char *text);
/* Opens the entry for the note of the shown ply; signal `note-edited (string)`. */
void        favor_decision_bar_edit_note (FavorDecisionBar *self);
const char *favor_decision_bar_get_sentence (FavorDecisionBar *self);
const char *favor_decision_bar_get_detail (FavorDecisionBar *self);
/* (transfer none): what has the sentence. */
FavorSaid  *favor_decision_bar_get_said (FavorDecisionBar *self);
/* Focuses the main button; FALSE if there is none. */
gboolean favor_decision_bar_focus (FavorDecisionBar *self);

G_END_DECLS
