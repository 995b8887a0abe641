/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-arguments.h"
#include "favor-game.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_ACTION_FORM (favor_action_form_get_type ())
G_DECLARE_FINAL_TYPE (FavorActionForm, favor_action_form, FAVOR, ACTION_FORM, GtkWidget)

/**
 * FavorActionFormHooks:
 * @describe: (nullable): (transfer full): the action in words; else those of the list of moves
 * @settle: (nullable): hides what has no meaning beside the rest, and may change it in @action
 * @data: for both
 *
 * What a game adds to the form.
 */
typedef struct
{
  char *(*describe) (const FavorAction *action,
                     gpointer           data);
  void  (*settle)   (FavorArguments    *arguments,
                     FavorAction       *action,
                     gpointer           data);
  gpointer  data;
} FavorActionFormHooks;

/* Puts together an action that need not be in the list of legal ones, from the description of its
 * arguments: what it will say, or why the rules do not take it.
 *
 * Properties: `words` (string, read-only: the action in words), `why-not` (string, read-only,
 * nullable: the refusal of the rules).
 *
 * Signal: `changed ()`: a person changed it. */
GtkWidget         *favor_action_form_new          (void);
void               favor_action_form_set_hooks    (FavorActionForm            *self,
                                                   const FavorActionFormHooks *hooks);
void               favor_action_form_set_position (FavorActionForm            *self,
                                                   const FavorGame            *game,
                                                   gconstpointer               state,
                                                   const FavorNames           *names);
guint              favor_action_form_get_n_kinds  (FavorActionForm            *self);
gboolean           favor_action_form_set_kind     (FavorActionForm            *self,
                                                   guint                       kind);
gboolean           favor_action_form_set_action   (FavorActionForm            *self,
                                                   const FavorAction          *action);
const FavorAction *favor_action_form_get_action   (FavorActionForm            *self);
const FavorAction *favor_action_form_peek         (FavorActionForm            *self);
const char        *favor_action_form_get_why_not  (FavorActionForm            *self);

/* The kinds that are open at `state`, as a set of their numbers. */
guint64            favor_action_form_find_kinds   (const FavorGame            *game,
                                                   gconstpointer               state);
/* (transfer full): the heading of a kind of actions, from the kind's own text with its arguments
 * left open: "Place … on …". */
char              *favor_action_form_heading      (const char                 *text);

G_END_DECLS
