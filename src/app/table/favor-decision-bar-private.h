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
  /* It is no refusal, but good to know. */
  gboolean advises;
  /* When one of the buttons was pressed last, as events tell the time; 0: not yet. */
  guint32 pressed;
  guint8 compact;
  guint8 tight;
};

/* favor-decision-bar-buttons.c */
void favor_decision_bar_update_buttons (FavorDecisionBar *self);
void favor_decision_bar_arrange_buttons (FavorDecisionBar *self);

/* favor-decision-bar-guard.c */
void       favor_decision_bar_guard (FavorDecisionBar *self);

/* favor-decision-bar-note.c */
GtkWidget *favor_decision_bar_create_note (FavorDecisionBar *self);
void       favor_decision_bar_update_note (FavorDecisionBar *self);

G_END_DECLS
