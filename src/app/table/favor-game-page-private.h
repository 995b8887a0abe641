/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-bubble.h"
#include "favor-card-sheet.h"
#include "favor-cover.h"
#include "favor-decision-bar.h"
#include "favor-fact-row.h"
#include "favor-flights.h"
#include "favor-game-layout.h"
#include "favor-game-header.h"
#include "favor-game-page.h"
#include "favor-game-panel.h"
#include "favor-game-view.h"
#include "favor-motion.h"
#include "favor-picture.h"
#include "favor-plain-view.h"
#include "favor-result-sheet.h"
#include "favor-round-sheet.h"
#include "favor-seat-strip.h"
#include "favor-sounds.h"
#include "favor-table-actions.h"
#include "favor-teller.h"
#include "favor-timeline.h"
#include "favor-views.h"
#include "favor-voice.h"
#include "favor-waited-sheet.h"

G_BEGIN_DECLS

/* What favor-game-page.c, -state.c and -actions.c share. */

struct _FavorGamePage
{
  GtkWidget parent_instance;

  FavorGameHeader  *header;
  AdwToastOverlay  *toasts;
  FavorBubble      *bubble;
  FavorFlights     *flights;
  FavorGameLayout  *layout;
  FavorSeatStrip   *strip;
  FavorGameView    *view;
  GtkWidget        *frame;
  GtkMenuButton    *aside;
  FavorResultSheet *sheet;
  FavorCardSheet   *card;
  FavorDecisionBar *bar;
  FavorFactRow     *facts;
  FavorGamePanel   *panel;

  /* Each (nullable): made when it is first shown, see favor-game-page-parts.c. */
  GtkWidget     *switcher;
  FavorTimeline *timeline;
  FavorCover    *cover;
  /* See favor-game-page-round.c. */
  FavorRoundSheet *round;
  /* See favor-game-page-waited.c. */
  FavorWaitedSheet *waited;
  /* (nullable): what was chosen when it opened. */
  char *waited_choice;

  FavorTable        *table;
  FavorTableActions *actions;
  FavorSounds       *sounds;

  /* What is told to ears, and of what was told last: the mode, the move, whether it was an earlier one,
   * the question and what was selected; whose other names were told. */
  FavorVoice    *voice;
  FavorTeller   *teller;
  FavorTableMode told_mode;
  guint          told_ply;
  gboolean       told_looks;
  char          *asked;
  char          *answered;
  guint          introduced;

  /* (nullable): the strip of a lesson. */
  GtkWidget *guide;

  /* (nullable): what had the focus before a card was shown. */
  GtkWidget *card_from;
  /* (nullable): in what the game gave the focus to one of its choices, be it beside the view. */
  GtkWidget *led_to;

  char *page;
  /* What the page agreed with last. */
  FavorTableMode mode;
  guint          covered : 1;
  guint8         panel_open;
  guint8         timeline_open;
  /* The plain view is wanted although the game has one of its own. */
  guint8 plain;
  /* What computers do is not looked at before it is somebody's turn. */
  guint skipping : 1;
  /* The focus comes here wherever it was. */
  guint take_focus : 1;
  /* The end of a round waits, as the page heard last; clicks are watched for it. */
  guint round_waits : 1;
  /* What it says was told to ears. */
  guint round_told : 1;
  guint round_clicks : 1;
  /* Waits for the name of its file. */
  FavorPicture *picture;

  guint focus_idle;
  /* Waits for the next of several things that have to be done. */
  guint going_on;
  /* The ply of the last one that was done; 0 before the first. */
  guint gone_on;
  /* Whose turn it was when the page looked last, and that another one has begun since. */
  FavorSeat turn_owner;
  guint     turn_new : 1;
  /* When the space bar was pressed last, as events tell the time; 0: not yet. */
  guint32 spaced;
  guint   space_held : 1;
  guint   space_too_many : 1;
};

/* An action of the page. */
typedef struct
{
  const char                 *name;
  const char                 *parameter;
  GtkWidgetActionActivateFunc activate;
} FavorPageAction;

/* favor-game-page-settings.c: what the preferences say of a page. */
void favor_game_page_follow_settings (FavorGamePage *self);
void favor_game_page_picked (FavorGamePage *self);

/* favor-game-page-guard.c */
void     favor_game_page_note_space (FavorGamePage *self, guint32 time, gboolean pressed);
void     favor_game_page_forget_space (FavorGamePage *self);
gboolean favor_game_page_take_space (FavorGamePage *self);

/* favor-game-page-refusal.c */
void favor_game_page_submit (FavorGamePage *self, const FavorAction *action);
void favor_game_page_set_up_refusals (FavorGamePage *self);
void favor_game_page_refuse (FavorGamePage *self, const char *reason, GtkWidget *place);
void favor_game_page_advise (FavorGamePage *self, const char *words, GtkWidget *place);

/* favor-game-page-share.c */
void favor_game_page_install_sharing (GtkWidgetClass *widget_class);
void favor_game_page_update_sharing (FavorGamePage *self);
void favor_game_page_write_picture (FavorGamePage *self, GFile *file);
void favor_game_page_export (FavorGamePage *self, GFile *file);

/* favor-game-page-again.c: what happened since the last turn, once more. */
void favor_game_page_follow_replay (FavorGamePage *self);
void favor_game_page_pace_again (FavorGamePage *self);
void favor_game_page_show_next (FavorGamePage *self);
void favor_game_page_end_show (FavorGamePage *self);

/* favor-game-page-flights.c: what happened goes its way in sight. */
void favor_game_page_follow_flights (FavorGamePage *self);
GtkWidget *favor_game_page_find_great (FavorGamePage *self);

/* favor-game-page-places.c: from one place of the page to another. */
void favor_game_page_install_places (GtkWidgetClass *widget_class);

/* favor-game-page-crests.c */
void favor_game_page_set_up_crests (FavorGamePage *self);

/* favor-game-page-clock.c: the time that there is to decide. */
/* The chip of the page itself; views number theirs from 0 up. */
#define FAVOR_GAME_PAGE_CHIP_CLOCK G_MAXUINT
void favor_game_page_set_up_clock (FavorGamePage *self);
void favor_game_page_watch_window (FavorGamePage *self, GtkRoot *window, gboolean watch);
void favor_game_page_follow_interruptions (FavorGamePage *self);

/* favor-game-page-focus.c: goes where the next decision is, and is never lost. */
void favor_game_page_queue_focus (FavorGamePage *self);
void favor_game_page_settle_focus (FavorGamePage *self);
void favor_game_page_focus_left (FavorGamePage *self);
/* (transfer none) (nullable): what has the focus, in the page or anywhere in its window. */
GtkWidget *favor_game_page_get_focus (FavorGamePage *self);
void favor_game_page_hide (FavorGamePage *self, GtkWidget *sheet);

/* favor-game-page-go-on.c: what has to be done is done by one gesture. */
gboolean favor_game_page_can_go_on (FavorGamePage *self);
gboolean favor_game_page_go_on (FavorGamePage *self);
void     favor_game_page_stay (FavorGamePage *self);

/* favor-game-page-round.c: what a round brought. */
void     favor_game_page_install_round (GtkWidgetClass *widget_class);
void     favor_game_page_set_up_round  (FavorGamePage *self);
void     favor_game_page_follow_round  (FavorGamePage *self);
char    *favor_game_page_take_round    (FavorGamePage *self);
void     favor_game_page_update_round  (FavorGamePage *self);
gboolean favor_game_page_close_round   (FavorGamePage *self);

/* favor-game-page-waited.c: what mattered while somebody waited. */
void     favor_game_page_install_waited (GtkWidgetClass *widget_class);
void     favor_game_page_sum_up         (FavorGamePage *self);
void     favor_game_page_follow_waited  (FavorGamePage *self);
gboolean favor_game_page_close_waited   (FavorGamePage *self);

/* favor-game-page-voice.c: what is told to ears. */
void     favor_game_page_set_up_voice (FavorGamePage *self);
void     favor_game_page_drop_voice (FavorGamePage *self);
void     favor_game_page_tell (FavorGamePage *self);
gboolean favor_game_page_tells (FavorGamePage *self);

/* favor-game-page-keys.c */
void favor_game_page_install_keys (GtkWidgetClass *widget_class);

/* favor-game-page-view.c: the view, and what of it stands elsewhere on the page. */
void             favor_game_page_replace_view (FavorGamePage *self);
void             favor_game_page_drop_view (FavorGamePage *self);
gboolean         favor_game_page_offer (FavorGamePage *self);
FavorChoiceList *favor_game_page_get_choice_list (FavorGamePage *self);

/* favor-game-page-parts.c: what is made when it is first shown. */
void        favor_game_page_make_switcher (FavorGamePage *self);
void        favor_game_page_make_cover (FavorGamePage *self);
const char *favor_game_page_get_tool_title (FavorGamePage *self);
void        favor_game_page_update_tool_tab (FavorGamePage *self);
void        favor_game_page_update_overview_tab (FavorGamePage *self);
GtkWidget  *favor_game_page_get_foot (FavorGamePage *self);
void        favor_game_page_show_timeline (FavorGamePage *self, gboolean shown);

/* favor-game-page-arrangement.c */
void favor_game_page_update_panel (FavorGamePage *self);
void favor_game_page_update_facts (FavorGamePage *self);
void favor_game_page_arrange (FavorGamePage *self);
void favor_game_page_set_page (FavorGamePage *self, const char *page);

/* favor-game-page-follow.c: follows the table. */
void favor_game_page_watch (FavorGamePage *self);
void favor_game_page_follow (FavorGamePage *self);

/* favor-game-page-card.c */
void     favor_game_page_install_card_actions (GtkWidgetClass *widget_class);
gboolean favor_game_page_close_card (FavorGamePage *self);

/* favor-game-page-actions.c */
void favor_game_page_install_table (GtkWidgetClass        *widget_class,
                                    const FavorPageAction *table,
                                    guint                  n_actions);
void favor_game_page_install_actions (GtkWidgetClass *widget_class);
void favor_game_page_update_actions (FavorGamePage *self);

G_END_DECLS
