/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-choice-model.h"

G_BEGIN_DECLS

/**
 * FavorPart:
 * @kind: of actions
 * @arg: index of an argument, or %FAVOR_PART_KIND
 * @value: of that argument
 *
 * Something that a person can point at: "an action of @kind whose argument @arg is @value", or
 * only "an action of @kind".
 */
typedef struct
{
  guint8 kind;
  gint8  arg;
  gint16 value;
} FavorPart;

#define FAVOR_PART_KIND ((gint8) -1)

#define FAVOR_TYPE_CHOOSER (favor_chooser_get_type ())
G_DECLARE_FINAL_TYPE (FavorChooser, favor_chooser, FAVOR, CHOOSER, GObject)

/* Fills an action part by part: of all legal actions those stay that have every chosen part.
 * What is left decides what can be chosen next, so that a view needs no rule. One action that
 * is left alone is complete.
 *
 * Property: `model` (FavorChoiceModel, construct-only). Signal: `changed ()`: what can be
 * chosen or has been chosen is another. A new position takes everything back. */
FavorChooser      *favor_chooser_new        (FavorChoiceModel  *model);

/* Whether `part` can be chosen now; it may take the place of another value of the same
 * argument, or of a choice of another kind. */
gboolean           favor_chooser_offers     (FavorChooser      *self,
                                             FavorPart          part);
/* FALSE, and nothing changes, if it is not offered. */
gboolean           favor_chooser_choose     (FavorChooser      *self,
                                             FavorPart          part);
gboolean           favor_chooser_has        (FavorChooser      *self,
                                             FavorPart          part);
guint              favor_chooser_get_n_parts (FavorChooser     *self);
FavorPart          favor_chooser_get_part   (FavorChooser      *self,
                                             guint              position);
/* Takes back the part at `position`. */
void               favor_chooser_remove     (FavorChooser      *self,
                                             guint              position);
/* Takes back the last part; FALSE if there is none. */
gboolean           favor_chooser_back       (FavorChooser      *self);
void               favor_chooser_clear      (FavorChooser      *self);
/* How many legal actions have all chosen parts. */
guint              favor_chooser_count_left (FavorChooser      *self);
/* (nullable): the complete action; valid until the next `changed`. */
const FavorAction *favor_chooser_get_action (FavorChooser      *self);
/* Takes a whole action, e.g. a hint, or one that is legal but not listed: `parts` in the order
 * in which a person would choose them. */
void               favor_chooser_take       (FavorChooser      *self,
                                             const FavorAction *action,
                                             const FavorPart   *parts,
                                             guint              n_parts);

G_END_DECLS
