/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-choice-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_CHOICE_LIST (favor_choice_list_get_type ())
G_DECLARE_FINAL_TYPE (FavorChoiceList, favor_choice_list, FAVOR, CHOICE_LIST, GtkWidget)

/* The legal actions as text: grouped by kind, with a search entry when there are many. A
 * click or an arrow key selects, Enter on the selected row or a second click chooses. The
 * only row left (of all, or of those that match the search) is selected by itself. Kinds of actions
 * that the list does not cover have buttons below it; each opens a form in the place of the list.
 *
 * Properties: `model` (FavorChoiceModel, writable, nullable: NULL while nothing may be
 * shown), `empty-text` (string, writable: what stands there when there is nothing to choose).
 *
 * Signals: `selected ()`: by whatever means; `picked ()`: a row was clicked, or activated, that
 * had not been selected before; `chosen (FavorAction *)`. */
GtkWidget         *favor_choice_list_new            (void);
void               favor_choice_list_set_model      (FavorChoiceList   *self,
                                                     FavorChoiceModel  *model);
void               favor_choice_list_set_empty_text (FavorChoiceList   *self,
                                                     const char        *text);

/* (nullable): the selected action, or that of the open form; valid until the selection changes. */
const FavorAction *favor_choice_list_get_selected   (FavorChoiceList   *self);
gboolean           favor_choice_list_select_action  (FavorChoiceList   *self,
                                                     const FavorAction *action);
gboolean           favor_choice_list_select_nth     (FavorChoiceList   *self,
                                                     guint              nth);
void               favor_choice_list_move           (FavorChoiceList   *self,
                                                     int                by);
/* Whether a form is open. */
gboolean           favor_choice_list_is_composing   (FavorChoiceList   *self);
gboolean           favor_choice_list_clear          (FavorChoiceList   *self);
void               favor_choice_list_reset          (FavorChoiceList   *self);
gboolean           favor_choice_list_focus          (FavorChoiceList   *self);
gboolean           favor_choice_list_focus_search   (FavorChoiceList   *self);

G_END_DECLS
