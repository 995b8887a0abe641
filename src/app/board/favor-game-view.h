/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-cursor.h"
#include "favor-pad-model.h"
#include "favor-sight.h"
#include "favor-view-parts.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_GAME_VIEW (favor_game_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorGameView, favor_game_view, FAVOR, GAME_VIEW, GtkWidget)

/* Ctrl+Enter while nothing is selected: the own turn is over. */
#define FAVOR_LETTER_FINISH '\r'
/* What is in hand is turned by a quarter, on a map by a twist of two fingers or by the secondary
 * button, too. */
#define FAVOR_LETTER_TURN_RIGHT 'r'
#define FAVOR_LETTER_TURN_LEFT  'e'

/**
 * FavorGameViewClass:
 * @leave: the cursor goes to another ply: what was put together here is of no use any more; `see`
 *   follows
 * @see: follows another `sight`, after what is bound to it
 * @propose: selects a legal action and shows it, as if a person had chosen its parts
 * @clear: takes back the last part of what is selected; %FALSE if nothing is
 * @choose_nth: selects the n-th thing on offer, from 0; %FALSE if there are fewer
 * @choose_none: selects what does without the things on offer; %FALSE, as by default, if that cannot be
 * @move_choice: moves on to the next (1) or previous (-1) thing on offer
 * @focus_choices: gives the focus to what can be chosen; %FALSE if nothing can
 * @list_regions: adds the widgets between which F6 walks, in their order; the view itself at
 *   first
 * @get_hand: (transfer none) (nullable): the own things, which the page places at its foot
 * @get_details: (transfer none) (nullable): all about what is focused, for the foot of the panel
 * @get_summary: (transfer none) (nullable): what stands above the pads in the panel
 * @get_supplement: (transfer none) (nullable): what stands below them, and scrolls with them
 * @get_overview: (transfer none) (nullable): a page of the panel that comes before the others: what one
 *   plays for; where there is room for it it is shown when the turn of a person begins
 * @get_overview_title: (nullable): the name of that page, in one translated word
 * @get_tool: (transfer none) (nullable): a page of the panel on which an action is put together,
 *   shown while `tool-open`; made when it is first asked for
 * @get_tool_title: (nullable): what that page is for now, in one translated word
 * @get_note: (transfer full) (nullable): what a person wrote beside the action that is put together, if @action is
 *   that one: it becomes the note of the ply that the action makes
 * @describe_decision: (transfer full) (nullable): who decides what, where the view can say more
 *   than the game does
 * @list_chips: adds what the decision bar offers
 * @press_chip: one of them was pressed
 * @press_letter: a letter key was pressed that games give a meaning, or %FAVOR_LETTER_FINISH;
 *   %FALSE if it has none now
 * @describe_seat: fills in what the game adds to a seat in the strip
 * @introduce: (transfer full) (nullable): a sentence about by which other name the log calls a seat,
 *   for ears
 * @describe_table: (out): two short lines about all seats together, and the same in whole
 *   sentences; all may stay %NULL
 * @describe_hand: adds what the viewer must know of the own seat where the strip has no room for
 *   it: (element-type FavorFact); it stands above the hand of narrow windows
 * @describe_pad: fills in what stands beside the name on the scoring pad of a seat, as it was in
 *   @state, a masked state of the game
 * @point_out: brings into sight what brought a seat these points, and lets it stand out:
 *   (element-type FavorPadEntry) entries of @line of its score, or, for the number behind the last
 *   line, of all of it
 * @foresee: the score of a seat if the game ended now at the cursor, as far as the viewer can tell;
 *   %FALSE if there is nothing to say of that, or if it is over
 * @wants_show: whether what happened is worth being shown one thing after the other; by default what
 *   favor_beats_want_show () says
 * @sum_first: the sum stands above what it is of, on a pad with all seats: there is room for little of it
 * @hand_beside: where there is room for it the hand lies in the panel: the board, a map, takes all
 *   the height there is
 * @hand_low: where the page is narrow, one low row of the hand shows all of it: the board takes the rest
 * @panel_least: where the details above such a hand leave less of the panel than so many pixels, they
 *   make room for it
 * @get_board: (transfer none): the part that is the position, for pictures of it; if not
 *   overridden the whole view
 *
 * The area of the game page that shows a position and lets a person act in it. Views know
 * only the cursor; they act by emitting `chosen (FavorAction *)`, which the page submits.
 *
 * Properties: `cursor` (FavorCursor, writable, nullable); `open` (boolean, writable: whether
 * choices and everything private may be shown; while it is off a view neither measures nor
 * draws them).
 *
 * Several things that one action brought about can be shown one after the other; while that
 * goes on `showing` is %TRUE, and `caption` says what is seen.
 *
 * Further properties: `showing` (boolean, read-only), `caption` (string, read-only, nullable),
 * `paused` (boolean, writable: only favor_game_view_show_next () goes on), `tool-open` (boolean,
 * writable), `sight` (FavorSight, read-only, nullable: what is drawn now; there is another one for
 * each position, for other eyes, and for each thing that is shown), `compact` (boolean, writable:
 * the page is narrow, so that what the board has no room for stands elsewhere), `overhang` (int,
 * writable: how much of the board's lower edge something else covers now, in pixels).
 *
 * Signals: `chosen (FavorAction *)`; `selected ()`: what favor_game_view_get_selected ()
 * returns, or what the decision bar offers, has changed; `refused (string, GtkWidget)`: why
 * what a person tried is not possible, and (nullable) beside which place to say so; `advised (string,
 * GtkWidget)`: what is good to know of what a person did, in the same way; `picked ()`: a person
 * selected it on purpose, see favor_game_view_pick (); `seen ()`: board and hand show another moment.
 */
struct _FavorGameViewClass
{
  GtkWidgetClass parent_class;

  void     (*leave)         (FavorGameView     *self);
  void     (*see)           (FavorGameView     *self,
                             FavorSight        *sight);
  void     (*propose)       (FavorGameView     *self,
                             const FavorAction *action);
  gboolean (*clear)         (FavorGameView     *self);
  gboolean (*choose_nth)    (FavorGameView     *self,
                             guint              nth);
  gboolean (*choose_none)   (FavorGameView     *self);
  void     (*move_choice)   (FavorGameView     *self,
                             int                by);
  gboolean (*focus_choices) (FavorGameView     *self);
  void     (*list_regions)  (FavorGameView     *self,
                             GPtrArray         *regions);
  GtkWidget *(*get_hand)    (FavorGameView     *self);
  GtkWidget *(*get_details) (FavorGameView     *self);
  GtkWidget *(*get_summary) (FavorGameView     *self);
  GtkWidget *(*get_supplement) (FavorGameView  *self);
  GtkWidget *(*get_overview) (FavorGameView    *self);
  const char *(*get_overview_title) (FavorGameView *self);
  GtkWidget *(*get_tool)    (FavorGameView     *self);
  const char *(*get_tool_title) (FavorGameView *self);
  char    *(*get_note)      (FavorGameView     *self,
                             const FavorAction *action);
  char    *(*describe_decision) (FavorGameView *self);
  void     (*list_chips)    (FavorGameView     *self,
                             GArray            *chips);
  void     (*press_chip)    (FavorGameView     *self,
                             guint              id);
  gboolean (*press_letter)  (FavorGameView     *self,
                             char               letter);
  void     (*describe_seat) (FavorGameView     *self,
                             FavorSeat          seat,
                             FavorSeatLook     *look);
  char *   (*introduce)     (FavorGameView     *self,
                             FavorSeat          seat);
  void     (*describe_table) (FavorGameView    *self,
                             char             **first,
                             char             **second,
                             char             **words);
  void     (*describe_hand) (FavorGameView     *self,
                             GArray            *facts);
  void     (*describe_pad)  (FavorGameView     *self,
                             gconstpointer      state,
                             FavorSeat          seat,
                             FavorTick         *tick);
  void     (*point_out)     (FavorGameView     *self,
                             FavorSeat          seat,
                             guint              line,
                             const GArray      *entries);
  gboolean (*foresee)       (FavorGameView     *self,
                             FavorSeat          seat,
                             FavorPad          *pad);
  gboolean (*wants_show)    (FavorGameView     *self,
                             const FavorEvent  *events,
                             guint              n_events);
  GtkWidget *(*get_board)   (FavorGameView     *self);
  gboolean   sum_first;
  gboolean   hand_beside;
  gboolean   hand_low;
  int        panel_least;
};

FavorCursor       *favor_game_view_get_cursor    (FavorGameView     *self);
void               favor_game_view_set_cursor    (FavorGameView     *self,
                                                  FavorCursor       *cursor);
gboolean           favor_game_view_is_current    (FavorGameView     *self);
/* The cursor goes once more through what happened: each step is shown as in live play. */
void               favor_game_view_set_again     (FavorGameView     *self,
                                                  gboolean           again);
gboolean           favor_game_view_shows_steps   (FavorGameView     *self);
gboolean           favor_game_view_get_open      (FavorGameView     *self);
void               favor_game_view_set_open      (FavorGameView     *self,
                                                  gboolean           open);
/* (nullable): the complete action that is selected but not yet committed. */
const FavorAction *favor_game_view_get_selected  (FavorGameView     *self);

void               favor_game_view_propose       (FavorGameView     *self,
                                                  const FavorAction *action);
gboolean           favor_game_view_clear         (FavorGameView     *self);
gboolean           favor_game_view_choose_nth    (FavorGameView     *self,
                                                  guint              nth);
gboolean           favor_game_view_choose_none   (FavorGameView     *self);
void               favor_game_view_move_choice   (FavorGameView     *self,
                                                  int                by);
gboolean           favor_game_view_focus_choices (FavorGameView     *self);
void               favor_game_view_list_regions  (FavorGameView     *self,
                                                  GPtrArray         *regions);
GtkWidget         *favor_game_view_get_hand      (FavorGameView     *self);
gboolean           favor_game_view_get_sum_first (FavorGameView     *self);
gboolean           favor_game_view_get_hand_beside (FavorGameView   *self);
gboolean           favor_game_view_get_hand_low  (FavorGameView     *self);
int                favor_game_view_get_panel_least (FavorGameView   *self);
GtkWidget         *favor_game_view_get_details   (FavorGameView     *self);
GtkWidget         *favor_game_view_get_summary   (FavorGameView     *self);
GtkWidget         *favor_game_view_get_supplement (FavorGameView    *self);
GtkWidget         *favor_game_view_get_overview  (FavorGameView     *self);
const char        *favor_game_view_get_overview_title (FavorGameView *self);
GtkWidget         *favor_game_view_get_tool      (FavorGameView     *self);
gboolean           favor_game_view_get_tool_open (FavorGameView     *self);
void               favor_game_view_set_tool_open (FavorGameView     *self,
                                                  gboolean           open);
const char        *favor_game_view_get_tool_title (FavorGameView *self);
/* Whether the end of a round waits to be seen, before the table is cleared for the next one. */
gboolean           favor_game_view_get_round_waits (FavorGameView   *self);
void               favor_game_view_set_tells_rounds (FavorGameView  *self,
                                                     gboolean        tells);
char              *favor_game_view_get_note      (FavorGameView     *self,
                                                  const FavorAction *action);
char              *favor_game_view_describe_decision (FavorGameView *self);
void               favor_game_view_list_chips    (FavorGameView     *self,
                                                  GArray            *chips);
void               favor_game_view_press_chip    (FavorGameView     *self,
                                                  guint              id);
gboolean           favor_game_view_press_letter  (FavorGameView     *self,
                                                  char               letter);
void               favor_game_view_describe_seat (FavorGameView     *self,
                                                  FavorSeat          seat,
                                                  FavorSeatLook     *look);
char              *favor_game_view_introduce     (FavorGameView     *self,
                                                  FavorSeat          seat);
void               favor_game_view_describe_table (FavorGameView    *self,
                                                  char             **first,
                                                  char             **second,
                                                  char             **words);
void               favor_game_view_describe_hand (FavorGameView     *self,
                                                  GArray            *facts);
void               favor_game_view_describe_pad  (FavorGameView     *self,
                                                  gconstpointer      state,
                                                  FavorSeat          seat,
                                                  FavorTick         *tick);
void               favor_game_view_point_out     (FavorGameView     *self,
                                                  FavorSeat          seat,
                                                  guint              line,
                                                  const GArray      *entries);
gboolean           favor_game_view_foresee       (FavorGameView     *self,
                                                  FavorSeat          seat,
                                                  FavorPad          *pad);
gboolean           favor_game_view_get_showing   (FavorGameView     *self);
const char        *favor_game_view_get_caption   (FavorGameView     *self);
gboolean           favor_game_view_get_paused    (FavorGameView     *self);
void               favor_game_view_set_paused    (FavorGameView     *self,
                                                  gboolean           paused);
const FavorEvent  *favor_game_view_get_shown     (FavorGameView     *self,
                                                  guint             *n_shown);
const FavorEvent  *favor_game_view_get_told      (FavorGameView     *self,
                                                  guint             *n_events);
/* What all plies behind `ply` brought stands out as if one step had: for who did not look meanwhile. */
void               favor_game_view_sum_up        (FavorGameView     *self,
                                                  guint              ply);
void               favor_game_view_show_next     (FavorGameView     *self);
void               favor_game_view_show_rest     (FavorGameView     *self);
GtkWidget         *favor_game_view_get_board     (FavorGameView     *self);

/* For subclasses: asks the page to submit `action`. */
void               favor_game_view_choose        (FavorGameView     *self,
                                                  const FavorAction *action);
/* For subclasses: a person selected the action on purpose, by a click, a drop or its number,
 * not on the way to another one. Where no move is confirmed that does it. */
void               favor_game_view_pick          (FavorGameView     *self);
/* For subclasses: remembers what is selected; NULL for nothing. */
void               favor_game_view_select        (FavorGameView     *self,
                                                  const FavorAction *action);
/* For subclasses: says `selected` because the chips have changed. */
void               favor_game_view_offer         (FavorGameView     *self);
/* For subclasses: says why something is not possible, beside that place if there is one. */
void               favor_game_view_refuse        (FavorGameView     *self,
                                                  const char        *why,
                                                  GtkWidget         *place);
/* For subclasses: says what is good to know, beside that place if there is one. */
void               favor_game_view_advise        (FavorGameView     *self,
                                                  const char        *words,
                                                  GtkWidget         *place);
/* (nullable): what is drawn now; NULL before there was a cursor. */
FavorSight        *favor_game_view_get_sight     (FavorGameView     *self);
/* For subclasses: whose hand is shown, a seat or %FAVOR_SEAT_NONE; there must be a cursor. */
FavorSeat          favor_game_view_get_holder    (FavorGameView     *self);
/* For subclasses: what is seen, also on the way from one position to the next. */
gconstpointer      favor_game_view_get_seen      (FavorGameView     *self);

G_END_DECLS
