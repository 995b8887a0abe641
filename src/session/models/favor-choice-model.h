/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor-model.h"

G_BEGIN_DECLS

/* Rows of a FavorChoiceModel. Properties: `label` (string), `group` (string: the action's
 * kind as id), `enabled` (boolean). */
#define FAVOR_TYPE_CHOICE_ROW (favor_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorChoiceRow, favor_choice_row, FAVOR, CHOICE_ROW, GObject)

const FavorAction *favor_choice_row_get_action (FavorChoiceRow *self);
const char        *favor_choice_row_get_label  (FavorChoiceRow *self);

/* A GListModel of FavorChoiceRow: the legal actions now, in the rules' order; empty unless
 * the cursor is at the end, a person decides and nothing is being computed. Properties:
 * `complete` (boolean), `heading` (string: who decides what), `can-submit` (boolean). */
#define FAVOR_TYPE_CHOICE_MODEL (favor_choice_model_get_type ())
G_DECLARE_FINAL_TYPE (FavorChoiceModel,
                      favor_choice_model,
                      FAVOR,
                      CHOICE_MODEL,
                      FavorCursorModel)

/* (transfer full): the model of that cursor, one for all who ask. */
FavorChoiceModel  *favor_choice_model_new         (FavorCursor      *cursor);
gboolean           favor_choice_model_get_can_submit (FavorChoiceModel *self);
/* The action of the row at `position`, without making the row; valid until the next change. */
const FavorAction *favor_choice_model_get_action (FavorChoiceModel *self,
                                                  guint             position);

G_END_DECLS
