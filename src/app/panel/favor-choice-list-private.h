/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-choice-list.h"

#include "favor-paced-model.h"

G_BEGIN_DECLS

/* What the parts of the list share. */

struct _FavorChoiceList
{
  GtkWidget parent_instance;

  GtkWidget          *box;
  GtkWidget          *search;
  GtkWidget          *stack;
  GtkWidget          *empty;
  GtkWidget          *unmatched;
  GtkWidget          *scroller;
  GtkWidget          *view;
  FavorChoiceModel   *model;
  GtkStringFilter    *filter;
  GtkFilterListModel *filtered;
  FavorPacedModel    *paced;
  /* What is chosen, and what the rows tell of it. */
  GtkSingleSelection *selection;
  GtkSingleSelection *told;
  guint               grow_tick;
  /* Below the list, and what they open; the set of the kinds for which there are buttons. */
  GtkWidget *composers;
  guint64    open_kinds;
  /* (nullable): made when it is first opened. */
  GtkWidget *form_page;
  GtkWidget *form;
  GtkWidget *form_commit;
  gboolean   giving_up;
  /* The rows that are on the screen, to renew numbers and headings after a change. */
  GPtrArray *bound;
};

/* favor-choice-list.c */
FavorChoiceRow *favor_choice_list_get_row     (FavorChoiceList *self,
                                               guint            position);
guint           favor_choice_list_get_n_rows  (FavorChoiceList *self);
void            favor_choice_list_pick        (FavorChoiceList *self,
                                               guint            position);
void            favor_choice_list_choose      (FavorChoiceList *self,
                                               guint            position);
/* Shows the rows, or why there are none. */
void            favor_choice_list_show_rows   (FavorChoiceList *self);
void            favor_choice_list_emit_selected (FavorChoiceList *self);
void            favor_choice_list_emit_chosen (FavorChoiceList *self,
                                               const FavorAction *action);

/* favor-choice-list-form.c */
void            favor_choice_list_create_composers (FavorChoiceList *self);
void            favor_choice_list_watch_cursor (FavorChoiceList *self,
                                               gboolean         watch);
void            favor_choice_list_update_kinds (FavorChoiceList *self);
/* (nullable): what stands in the open form, if it is legal. */
const FavorAction *favor_choice_list_get_composed (FavorChoiceList *self);
gboolean        favor_choice_list_compose     (FavorChoiceList *self,
                                               const FavorAction *action);
/* FALSE if none is open. */
gboolean        favor_choice_list_close_form  (FavorChoiceList *self);

/* favor-choice-list-rows.c */
void            favor_choice_list_bind_rows   (GtkWidgetClass  *widget_class);
void            favor_choice_list_update_rows (FavorChoiceList *self);
/* Shows the chosen row as such, and tells of it where it should be told. */
void            favor_choice_list_update_chosen (FavorChoiceList *self);
void            favor_choice_list_create_told (FavorChoiceList *self);
void            favor_choice_list_tell        (FavorChoiceList *self);

G_END_DECLS
