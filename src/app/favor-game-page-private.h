/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-analysis.h"
#include "favor-choice-model.h"
#include "favor-cover.h"
#include "favor-decision-bar.h"
#include "favor-game-layout.h"
#include "favor-game-page.h"
#include "favor-game-view.h"
#include "favor-log-view.h"
#include "favor-pad-view.h"
#include "favor-plain-view.h"
#include "favor-result-sheet.h"
#include "favor-review-plots.h"
#include "favor-review-view.h"
#include "favor-seat-strip.h"
#include "favor-timeline.h"
#include "favor-variation-list.h"

G_BEGIN_DECLS

/* What favor-game-page.c, -state.c and -actions.c share. */

struct _FavorGamePage
{
  GtkWidget parent_instance;

  AdwHeaderBar       *header;
  AdwWindowTitle     *title;
  GtkWidget          *undo;
  GtkWidget          *redo;
  GtkWidget          *hint;
  GtkWidget          *review;
  GtkWidget          *eyes_menu;
  GtkWidget          *menu;
  AdwToastOverlay    *toasts;
  FavorGameLayout    *layout;
  FavorSeatStrip     *strip;
  FavorGameView      *view;
  GtkWidget          *frame;
  GtkWidget          *tab;
  FavorResultSheet   *sheet;
  FavorDecisionBar   *bar;
  FavorCover         *cover;
  GtkWidget          *panel;
  GtkWidget          *tabs;
  GtkStack           *pages;
  FavorPadView       *pads;
  FavorReviewPlots   *plots;
  FavorLogView       *log;
  FavorReviewView    *review_view;
  FavorLogView       *moves;
  FavorVariationList *variations;
  FavorTimeline      *timeline;
  GtkWidget          *switcher;

  FavorSession     *session;
  FavorCursor      *cursor;
  FavorBotRunner   *runner;
  FavorSeatModel   *seats;
  FavorChoiceModel *choices;
  FavorAnalysis    *analysis;

  char *page;
  int   eyes;
  /* The person at the screen: whose things may be shown. */
  FavorSeat person;
  guint     panel_open : 1;
  guint     timeline_open : 1;
  guint     asking_undo : 1;
  guint     updating : 1;
  guint     sheet_open : 1;
  /* The focus comes here wherever it was. */
  guint take_focus : 1;
  /* Frames that have begun since the page was mapped; the second one means that it was seen. */
  guint n_frames;

  GCancellable *hint_cancellable;
  guint         hint_nth;
  /* The sentence of the last hint, shown while its action is selected. */
  char         *hint_text;
  FavorAction   hint_action;
  guint         stop_timeout;
  guint         focus_idle;
};

/* favor-game-page-eyes.c: viewpoints, and the menus that have them. */
void     favor_game_page_ask_for_eyes    (FavorGamePage   *self,
                                          int              eyes);
void     favor_game_page_update_menus    (FavorGamePage   *self);

/* favor-game-page-keys.c */
void     favor_game_page_install_keys    (GtkWidgetClass  *widget_class);

/* favor-game-page.c */
void     favor_game_page_set_page        (FavorGamePage   *self,
                                          const char      *page);
void     favor_game_page_emit_rematch    (FavorGamePage   *self);

/* favor-game-page-state.c: follows session, cursor and models. */
void     favor_game_page_watch           (FavorGamePage   *self);
void     favor_game_page_update          (FavorGamePage   *self);
void     favor_game_page_set_eyes        (FavorGamePage   *self,
                                          int              eyes);
void     favor_game_page_uncover         (FavorGamePage   *self);
gboolean favor_game_page_is_covered      (FavorGamePage   *self);
void     favor_game_page_queue_focus     (FavorGamePage   *self);
void     favor_game_page_show_sheet      (FavorGamePage   *self,
                                          gboolean         shown);
void     favor_game_page_submit          (FavorGamePage   *self,
                                          const FavorAction *action);

/* favor-game-page-review.c: looking back at a game. */
void     favor_game_page_set_up_review   (FavorGamePage   *self);
void     favor_game_page_update_review   (FavorGamePage   *self);
void     favor_game_page_start_review    (FavorGamePage   *self);

/* favor-game-page-actions.c */
void     favor_game_page_install_actions (GtkWidgetClass  *widget_class);
void     favor_game_page_update_actions  (FavorGamePage   *self);

G_END_DECLS
