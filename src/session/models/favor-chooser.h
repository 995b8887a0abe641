/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-choice-model.h"
#include "favor-part.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_CHOOSER (favor_chooser_get_type ())
G_DECLARE_FINAL_TYPE (FavorChooser, favor_chooser, FAVOR, CHOOSER, GObject)

/* Fills an action part by part: of all legal actions those stay that have every chosen part.
 * What is left decides what can be chosen next, so that a view needs no rule. One action that
 * is left alone is complete; what is the only legal action is chosen without being asked for, and
 * cannot be taken back.
 *
 * Property: `model` (FavorChoiceModel, construct-only). Signal: `changed ()`: what can be
 * chosen or has been chosen is another. A new position takes everything back. */
FavorChooser      *favor_chooser_new         (FavorChoiceModel  *model);
const FavorGame   *favor_chooser_get_game    (FavorChooser      *self);

/* Until as many calls of the second one nothing is said; then `changed` once, if anything was. */
void               favor_chooser_freeze      (FavorChooser      *self);
void               favor_chooser_thaw        (FavorChooser      *self);

/* What can be chosen. None of these takes longer because there are many legal actions. */

/* Whether `part` can be chosen now; it may take the place of another value of the same
 * thing, or of a choice of another kind. */
gboolean           favor_chooser_offers      (FavorChooser      *self,
                                              FavorPart          part);
/* Whether any legal action has `part`. */
gboolean           favor_chooser_begins      (FavorChooser      *self,
                                              FavorPart          part);
/* Whether `part` goes with all that is chosen. */
gboolean           favor_chooser_continues   (FavorChooser      *self,
                                              FavorPart          part);
/* Whether `part` can take the place of the same thing, and the rest stays. */
gboolean           favor_chooser_exchanges   (FavorChooser      *self,
                                              FavorPart          part);

/* Whether actions of that kind name such a thing, or what lies there; with `first` an action can be
 * begun with it. */
gboolean           favor_chooser_names       (FavorChooser      *self,
                                              gint               kind,
                                              const FavorThing  *thing,
                                              gboolean           first);

/* What is chosen. */

gboolean           favor_chooser_has         (FavorChooser      *self,
                                              FavorPart          part);
/* How often that thing is chosen, for whatever kind: several may be alike. */
guint              favor_chooser_count       (FavorChooser      *self,
                                              FavorPart          part);
/* The first number of the first part that names such a thing, or FAVOR_NONE. */
gint               favor_chooser_find        (FavorChooser      *self,
                                              const FavorThing  *thing);
guint              favor_chooser_get_n_parts (FavorChooser      *self);
FavorPart          favor_chooser_get_part    (FavorChooser      *self,
                                              guint              position);
/* The kind of everything that is left, or FAVOR_NONE. */
gint               favor_chooser_get_kind    (FavorChooser      *self);
/* (nullable): what has still to be chosen first; NULL while the kind is open, too. */
const FavorThing  *favor_chooser_get_open    (FavorChooser      *self);
/* The legal actions that have all chosen parts: (element-type FavorAction) (transfer full). */
GArray            *favor_chooser_list_left   (FavorChooser      *self);
/* (nullable): the complete action; valid until the next `changed`. */
const FavorAction *favor_chooser_get_action  (FavorChooser      *self);

/* Choosing. */

/* FALSE, and nothing changes, if it is not offered. Of what is turned the first legal turn is
 * chosen with it. */
gboolean           favor_chooser_choose      (FavorChooser      *self,
                                              FavorPart          part);
/* Chooses it if it goes with all that is chosen; it is the first to give way to something else. */
void               favor_chooser_propose     (FavorChooser      *self,
                                              FavorPart          part);
/* Proposes what `action` names: all `thing`, or with NULL everything that is exchanged by pointing
 * at something else. */
void               favor_chooser_propose_of  (FavorChooser      *self,
                                              const FavorAction *action,
                                              const FavorThing  *thing);
/* What was only proposed at `position` is chosen from now on; FALSE if it was before. */
gboolean           favor_chooser_keep        (FavorChooser      *self,
                                              guint              position);
/* Turns what was chosen last of what can be turned to its next (1) or previous (-1) legal
 * direction; FALSE if there is no other. */
gboolean           favor_chooser_turn        (FavorChooser      *self,
                                              int                by);
/* Whether there is another direction. */
gboolean           favor_chooser_can_turn    (FavorChooser      *self);
/* Takes back the part at `position`, and of the others the last ones as long as they still lead to nothing
 * but an action with that part. */
void               favor_chooser_remove      (FavorChooser      *self,
                                              guint              position);
/* Likewise the last part; FALSE if there is none. */
gboolean           favor_chooser_back        (FavorChooser      *self);
void               favor_chooser_clear       (FavorChooser      *self);
/* Takes a whole action that `check` accepts, e.g. a hint, or one that is legal but not listed. */
void               favor_chooser_take        (FavorChooser      *self,
                                              const FavorAction *action);

/**
 * favor_chooser_check:
 * @kind: of the action that is meant
 * @why: (out): why not
 *
 * Returns: whether the rules take the action of what is chosen and @part as it is
 */
gboolean           favor_chooser_check       (FavorChooser      *self,
                                              guint              kind,
                                              FavorPart          part,
                                              FavorRefusal      *why);

G_END_DECLS
