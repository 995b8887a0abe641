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
  GtkSingleSelection *selection;
  guint               grow_tick;
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

/* favor-choice-list-rows.c */
void            favor_choice_list_bind_rows   (GtkWidgetClass  *widget_class);
void            favor_choice_list_update_rows (FavorChoiceList *self);

G_END_DECLS
