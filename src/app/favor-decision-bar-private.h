/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-decision-bar.h"

G_BEGIN_DECLS

/* What the parts of the decision bar share. */

struct _FavorDecisionBar
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *sign;
  GtkWidget *sentence;
  GtkWidget *clock;
  GtkWidget *detail;
  GtkWidget *chips;
  GtkWidget *live;
  GtkWidget *buttons;
  GtkWidget *clear;
  GtkWidget *commit;
  GtkWidget *stop;
  GtkWidget *skip;
  GtkWidget *pause;
  GtkWidget *rest;
  GtkWidget *next;
  GtkWidget *eyes;
  GtkWidget *keep;
  GtkWidget *undo;
  GtkWidget *note;
  /* (nullable): not made yet. */
  GtkWidget *note_entry;
  GtkWidget *play_on;
  GtkWidget *now;
  GtkWidget *result;
  GtkWidget *rematch;

  FavorBarMode mode;
  /* What the detail says when no refusal stands in its place. */
  char *detail_text;
  /* What the live line comes back to after a refusal. */
  char *said;
  /* (nullable): the note of the shown ply. */
  char *note_text;
  guint refusal_timeout;
  guint compact : 1;
  guint tight : 1;
  guint selected : 1;
  guint finishing : 1;
  guint stoppable : 1;
  guint skippable : 1;
};

/* favor-decision-bar-words.c */
void favor_decision_bar_update_words (FavorDecisionBar *self);
/* At once, not after its three seconds. */
void favor_decision_bar_end_refusal  (FavorDecisionBar *self);

/* favor-decision-bar-note.c */
void favor_decision_bar_init_note (FavorDecisionBar *self);

G_END_DECLS
