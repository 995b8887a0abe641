/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-rules-search.h"
#include "favor-rules-window.h"

G_BEGIN_DECLS

/* What the files of the window share. */

struct _FavorRulesWindow
{
  AdwWindow parent_instance;

  const FavorGame  *game;
  FavorRules       *rules;
  FavorRulesSearch *search;
  /* In the order of the sections. */
  GPtrArray *widgets;
  GPtrArray *labels;
  /* What to scroll to when there is a layout: a widget within the text, and how deep in it. */
  GtkWidget *target;
  int        target_y;
  guint      tick;
  guint      frames;
  guint      nth;
  /* The first ones, that are shown already; the others follow frame by frame. */
  guint n_shown;

  AdwWindowTitle    *window_title;
  GtkWidget         *search_button;
  GtkWidget         *contents_button;
  GtkSearchBar      *search_bar;
  GtkEditable       *entry;
  GtkLabel          *hits;
  GtkStack          *stack;
  AdwFlap           *flap;
  GtkListBox        *contents;
  GtkScrolledWindow *scroller;
  GtkBox            *sections;
  AdwStatusPage     *failure;
};

/* favor-rules-window.c */
void favor_rules_window_go_to    (FavorRulesWindow *self,
                                  const char       *id);
void favor_rules_window_move_hit (FavorRulesWindow *self,
                                  int               by);

void favor_rules_window_install_actions (GtkWidgetClass *widget_class);
void favor_rules_window_add_keys (FavorRulesWindow *self);

G_END_DECLS
