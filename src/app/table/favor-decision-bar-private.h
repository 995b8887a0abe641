/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-decision-bar.h"

G_BEGIN_DECLS

/* What the parts of the decision bar share. */

/* In the order in which they stand. */
typedef enum
{
  BAR_BUTTON_CLEAR,
  BAR_BUTTON_COMMIT,
  BAR_BUTTON_STOP,
  BAR_BUTTON_SKIP,
  BAR_BUTTON_PAUSE,
  BAR_BUTTON_NEXT,
  BAR_BUTTON_REST,
  BAR_BUTTON_EYES,
  BAR_BUTTON_KEEP,
  BAR_BUTTON_UNDO,
  BAR_BUTTON_NOTE,
  BAR_BUTTON_PLAY_ON,
  BAR_BUTTON_NOW,
  BAR_BUTTON_RESULT,
  BAR_BUTTON_REMATCH,
  N_BAR_BUTTONS,
} FavorBarButton;

struct _FavorDecisionBar
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *said;
  GtkWidget *sentence;
  GtkWidget *clock;
  GtkWidget *detail;
  GtkWidget *live;
  GtkWidget *buttons;
  /* By #FavorBarButton; %NULL: not needed yet. */
  GtkWidget *button[N_BAR_BUTTONS];
  /* (nullable): not made yet. */
  GtkWidget *note_entry;

  /* (nullable) */
  FavorDecision *decision;
  /* (nullable): stands in the place of the detail. */
  char  *refusal;
  guint  refusal_timeout;
  /* Runs while the main button takes no press of the pointer. */
  guint  grace;
  guint8 compact;
  guint8 tight;
  /* The main button is there and does something although nothing is selected. */
  guint8 ready;
};

/* favor-decision-bar-buttons.c */
void favor_decision_bar_update_buttons (FavorDecisionBar *self);
void favor_decision_bar_arrange_buttons (FavorDecisionBar *self);

/* favor-decision-bar-grace.c */
void favor_decision_bar_guard       (FavorDecisionBar *self);
void favor_decision_bar_begin_grace (FavorDecisionBar *self);
void favor_decision_bar_end_grace   (FavorDecisionBar *self);

/* favor-decision-bar-note.c */
GtkWidget *favor_decision_bar_create_note (FavorDecisionBar *self);
void       favor_decision_bar_update_note (FavorDecisionBar *self);

G_END_DECLS
