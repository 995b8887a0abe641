/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-analysis.h"
#include "favor-breakpoint-bin.h"
#include "favor-bubble.h"
#include "favor-card-sheet.h"
#include "favor-choice-list.h"
#include "favor-choice-model.h"
#include "favor-cover.h"
#include "favor-decision-bar.h"
#include "favor-fact-row.h"
#include "favor-game-layout.h"
#include "favor-game-page.h"
#include "favor-game-view.h"
#include "favor-log-view.h"
#include "favor-motion.h"
#include "favor-pad-view.h"
#include "favor-picture.h"
#include "favor-plain-view.h"
#include "favor-result-sheet.h"
#include "favor-review-plots.h"
#include "favor-review-view.h"
#include "favor-seat-strip.h"
#include "favor-sounds.h"
#include "favor-table-actions.h"
#include "favor-timeline.h"
#include "favor-variation-list.h"

G_BEGIN_DECLS

/* What favor-game-page.c, -state.c and -actions.c share. */

struct _FavorGamePage
{
  GtkWidget parent_instance;

  GtkWidget          *header_bin;
  AdwHeaderBar       *header;
  GtkWidget          *redo;
  GtkWidget          *hint;
  GtkWidget          *review;
  GtkWidget          *eyes_menu;
  GtkWidget          *menu;
  AdwToastOverlay    *toasts;
  FavorBubble        *bubble;
  FavorGameLayout    *layout;
  FavorSeatStrip     *strip;
  FavorGameView      *view;
  GtkWidget          *frame;
  GtkWidget          *tab;
  GtkMenuButton      *aside;
  FavorResultSheet   *sheet;
  FavorCardSheet     *card;
  FavorDecisionBar   *bar;
  FavorFactRow       *facts;
  GtkWidget          *panel;
  GtkWidget          *tabs;
  GtkStack           *pages;
  GtkWidget          *pads_page;
  FavorPadView       *pads;
  AdwBin             *log_page;
  AdwBin             *moves_page;

  /* Each (nullable): made when it is first shown, see favor-game-page-parts.c. */
  GtkWidget          *switcher;
  GtkWidget          *tool_tab;
  FavorReviewPlots   *plots;
  FavorLogView       *log;
  GtkWidget          *again_button;
  FavorChoiceList    *choice_list;
  FavorReviewView    *review_view;
  FavorLogView       *moves;
  FavorVariationList *variations;
  FavorTimeline      *timeline;
  FavorCover         *cover;

  FavorTable        *table;
  FavorTableActions *actions;
  FavorSounds       *sounds;
  FavorAnalysis     *analysis;

  /* (nullable): the strip of a lesson. */
  GtkWidget *guide;
  /* (nullable): where the pads stand while what came of a move is shown. */
  FavorCursor *held;

  /* (nullable): what had the focus before a card was shown. */
  GtkWidget *card_from;

  char *page;
  /* What the page agreed with last. */
  FavorTableMode mode;
  guint          covered : 1;
  guint          panel_open : 1;
  guint          timeline_open : 1;
  /* The plain view is wanted although the game has one of its own. */
  guint plain : 1;
  /* The selection is just being carried from the board to the list of moves or back. */
  guint syncing : 1;
  /* The focus comes here wherever it was. */
  guint take_focus : 1;
  /* Frames that have begun since the page was mapped; the second one means that it was seen. */
  guint n_frames;
  /* Waits for the name of its file. */
  FavorPicture *picture;
  guint         picture_frames;

  guint focus_idle;
};

/* favor-game-page-menus.c */
void     favor_game_page_update_menus    (FavorGamePage   *self);
/* (transfer full): a text in a menu, where an underscore would mark a key. */
char    *favor_game_page_escape_label    (const char      *text);

/* favor-game-page-settings.c: what the preferences say of a page. */
void     favor_game_page_follow_settings (FavorGamePage   *self);
void     favor_game_page_picked          (FavorGamePage   *self);

/* favor-game-page-refusal.c */
void     favor_game_page_set_up_refusals (FavorGamePage   *self);
void     favor_game_page_refuse          (FavorGamePage   *self,
                                          const char      *reason,
                                          GtkWidget       *place);

/* favor-game-page-share.c */
void     favor_game_page_install_sharing (GtkWidgetClass  *widget_class);
void     favor_game_page_update_sharing  (FavorGamePage   *self);
GMenu   *favor_game_page_create_share_menu (FavorGamePage *self);
void     favor_game_page_write_picture   (FavorGamePage   *self,
                                          GFile           *file);
void     favor_game_page_export          (FavorGamePage   *self,
                                          GFile           *file);

/* favor-game-page-again.c: what happened since the last turn, once more. */
void     favor_game_page_follow_replay   (FavorGamePage   *self);
void     favor_game_page_pace_again      (FavorGamePage   *self);
void     favor_game_page_show_next       (FavorGamePage   *self);
void     favor_game_page_end_show        (FavorGamePage   *self);

/* favor-game-page-places.c: from one place of the page to another. */
void     favor_game_page_install_places  (GtkWidgetClass  *widget_class);

/* favor-game-page-clock.c: the time that there is to decide. */
/* The chip of the page itself; views number theirs from 0 up. */
#define FAVOR_GAME_PAGE_CHIP_CLOCK G_MAXUINT
void     favor_game_page_set_up_clock    (FavorGamePage   *self);
void     favor_game_page_watch_window    (FavorGamePage   *self,
                                          GtkRoot         *window,
                                          gboolean         watch);
void     favor_game_page_follow_interruptions (FavorGamePage *self);

/* favor-game-page-focus.c: goes where the next decision is, and is never lost. */
void     favor_game_page_queue_focus     (FavorGamePage   *self);
/* (transfer none) (nullable): what has the focus, in the page or anywhere in its window. */
GtkWidget *favor_game_page_get_focus     (FavorGamePage   *self);

/* favor-game-page-keys.c */
void     favor_game_page_install_keys    (GtkWidgetClass  *widget_class);

/* favor-game-page-view.c: the view, and what of it stands elsewhere on the page. */
void     favor_game_page_replace_view    (FavorGamePage   *self);
void     favor_game_page_drop_view       (FavorGamePage   *self);
void     favor_game_page_hold_back       (FavorGamePage   *self,
                                          gboolean         hold);
gboolean favor_game_page_offer           (FavorGamePage   *self);
void     favor_game_page_sync_choice_list (FavorGamePage  *self);
void     favor_game_page_choice_selected (FavorGamePage   *self);
FavorChoiceList *favor_game_page_get_choice_list (FavorGamePage *self);
void     favor_game_page_fill_choice_list (FavorGamePage  *self);
void     favor_game_page_update_choice_list (FavorGamePage *self);
void     favor_game_page_update_tool_tab (FavorGamePage   *self);

/* favor-game-page-parts.c: what is made when it is first shown. */
void     favor_game_page_make_log        (FavorGamePage   *self);
void     favor_game_page_make_moves      (FavorGamePage   *self);
void     favor_game_page_make_switcher   (FavorGamePage   *self);
void     favor_game_page_make_cover      (FavorGamePage   *self);
GtkWidget *favor_game_page_get_foot      (FavorGamePage   *self);
void     favor_game_page_show_timeline   (FavorGamePage   *self,
                                          gboolean         shown);

/* favor-game-page.c */
void     favor_game_page_set_page        (FavorGamePage   *self,
                                          const char      *page);
void     favor_game_page_emit_hint       (FavorGamePage   *self);
void     favor_game_page_emit_created    (FavorGamePage   *self,
                                          FavorSession    *session);
void     favor_game_page_emit_showing    (FavorGamePage   *self,
                                          gboolean         showing);
gboolean favor_game_page_emit_choosing   (FavorGamePage   *self,
                                          const FavorAction *action);

/* favor-game-page-arrangement.c */
void     favor_game_page_update_panel    (FavorGamePage   *self);
void     favor_game_page_update_facts    (FavorGamePage   *self);
void     favor_game_page_arrange         (FavorGamePage   *self);
void     favor_game_page_set_up_tabs     (FavorGamePage   *self);

/* favor-game-page-follow.c: follows the table. */
void     favor_game_page_watch           (FavorGamePage   *self);
void     favor_game_page_follow          (FavorGamePage   *self);
void     favor_game_page_submit          (FavorGamePage   *self,
                                          const FavorAction *action);
void     favor_game_page_start_review    (FavorGamePage   *self);

/* favor-game-page-card.c */
void     favor_game_page_install_card_actions (GtkWidgetClass *widget_class);
gboolean favor_game_page_close_card      (FavorGamePage   *self);

/* favor-game-page-actions.c */
void     favor_game_page_install_actions (GtkWidgetClass  *widget_class);
void     favor_game_page_update_actions  (FavorGamePage   *self);

G_END_DECLS
