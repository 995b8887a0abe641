/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-choice-model.h"

G_BEGIN_DECLS

/**
 * FavorPart:
 * @kind: of actions, or %FAVOR_NONE for any, where the chooser knows what to make of it
 * @what: index of an argument, or %FAVOR_PART_KIND; a chooser may give it another meaning
 * @value: of that argument
 *
 * Something that a person can point at: "an action of @kind whose argument @what is @value", or
 * only "an action of @kind".
 */
typedef struct
{
  gint8  kind;
  gint8  what;
  gint16 value;
} FavorPart;

#define FAVOR_PART_KIND ((gint8) -1)

/* An action has no more arguments, hence no more parts. */
#define FAVOR_PARTS_MOST (FAVOR_ACTION_ARGS + 1)

#define FAVOR_TYPE_CHOOSER (favor_chooser_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorChooser, favor_chooser, FAVOR, CHOOSER, GObject)

/**
 * FavorChooserClass:
 * @has_parts: whether @action has all of @parts; by default each names an argument
 * @fit: what is chosen once @part is: fills @parts, of %FAVOR_PARTS_MOST, and returns how many
 *   there are, 0 if it cannot be chosen. By default @part takes the place of a value of its own
 *   argument, else of everything
 * @list_parts: (nullable): all that a person could have chosen of @action, as @fit. With it, the
 *   only legal action is chosen without being asked for, and cannot be taken back
 * @changed: handler of the signal, before all others
 */
struct _FavorChooserClass
{
  GObjectClass parent_class;

  gboolean (*has_parts)  (const FavorAction *action,
                          const FavorPart   *parts,
                          guint              n_parts);
  guint    (*fit)        (FavorChooser      *self,
                          FavorPart          part,
                          FavorPart         *parts);
  guint    (*list_parts) (const FavorAction *action,
                          FavorPart         *parts);
  void     (*changed)    (FavorChooser      *self);
};

/* Fills an action part by part: of all legal actions those stay that have every chosen part.
 * What is left decides what can be chosen next, so that a view needs no rule. One action that
 * is left alone is complete.
 *
 * Property: `model` (FavorChoiceModel, construct-only). Signal: `changed ()`: what can be
 * chosen or has been chosen is another. A new position takes everything back. */
FavorChooser      *favor_chooser_new         (FavorChoiceModel  *model);

/* Whether `part` can be chosen now; it may take the place of another value of the same
 * argument, or of a choice of another kind. */
gboolean           favor_chooser_offers      (FavorChooser      *self,
                                              FavorPart          part);
/* FALSE, and nothing changes, if it is not offered. */
gboolean           favor_chooser_choose      (FavorChooser      *self,
                                              FavorPart          part);
gboolean           favor_chooser_has         (FavorChooser      *self,
                                              FavorPart          part);
guint              favor_chooser_get_n_parts (FavorChooser      *self);
FavorPart          favor_chooser_get_part    (FavorChooser      *self,
                                              guint              position);
/* Takes back the part at `position`. */
void               favor_chooser_remove      (FavorChooser      *self,
                                              guint              position);
/* Takes back the last part; FALSE if there is none. */
gboolean           favor_chooser_back        (FavorChooser      *self);
void               favor_chooser_clear       (FavorChooser      *self);
/* The legal actions that have all chosen parts: (element-type FavorAction) (transfer full). */
GArray            *favor_chooser_list_left   (FavorChooser      *self);
/* (nullable): the complete action; valid until the next `changed`. */
const FavorAction *favor_chooser_get_action  (FavorChooser      *self);
/* Takes a whole action, e.g. a hint, or one that is legal but not listed: `parts` in the order
 * in which a person would choose them. */
void               favor_chooser_take        (FavorChooser      *self,
                                              const FavorAction *action,
                                              const FavorPart   *parts,
                                              guint              n_parts);

/* For choosers with parts of their own. */

/* Whether any legal action has all of `parts`. */
gboolean           favor_chooser_any_has     (FavorChooser      *self,
                                              const FavorPart   *parts,
                                              guint              n_parts);
/* Copies what is chosen to `parts`, of FAVOR_PARTS_MOST, and returns how many there are. */
guint              favor_chooser_copy_parts  (FavorChooser      *self,
                                              FavorPart         *parts);
/* What some legal action has is chosen instead of everything. */
void               favor_chooser_set_parts   (FavorChooser      *self,
                                              const FavorPart   *parts,
                                              guint              n_parts);
/* Whether a whole action has been taken, of which no part can be exchanged. */
gboolean           favor_chooser_get_taken   (FavorChooser      *self);

G_END_DECLS
