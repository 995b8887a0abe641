/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-view-private.h"

/* What the page asks of whatever view there is. */

/* ---- What a view need not have -------------------------------------------------------- */

static void
default_leave (FavorGameView *self)
{
}

static void
default_see (FavorGameView *self, FavorSight *sight)
{
}

static GtkWidget *
default_get_whole (FavorGameView *self)
{
  return GTK_WIDGET (self);
}

static void
default_list_regions (FavorGameView *self, GPtrArray *regions)
{
  g_ptr_array_add (regions, self);
}

static GtkWidget *
default_get_widget (FavorGameView *self)
{
  return NULL;
}

static const char *
default_get_tool_title (FavorGameView *self)
{
  return NULL;
}

static char *
default_get_note (FavorGameView *self, const FavorAction *action)
{
  return NULL;
}

static char *
default_describe_decision (FavorGameView *self)
{
  return NULL;
}

static void
default_list_chips (FavorGameView *self, GArray *chips)
{
}

static void
default_press_chip (FavorGameView *self, guint id)
{
}

static gboolean
default_press_letter (FavorGameView *self, char letter)
{
  return FALSE;
}

static void
default_describe_seat (FavorGameView *self, FavorSeat seat, FavorSeatLook *look)
{
}

static char *
default_introduce (FavorGameView *self, FavorSeat seat)
{
  return NULL;
}

static void
default_describe_table (FavorGameView *self, char **first, char **second, char **words)
{
}

static void
default_describe_hand (FavorGameView *self, GArray *facts)
{
}

static void
default_describe_pad (FavorGameView *self,
                      gconstpointer  state,
                      FavorSeat      seat,
                      FavorTick     *tick)
{
}

static void
default_point_out (FavorGameView *self, FavorSeat seat, guint line, const GArray *entries)
{
}

static gboolean
default_foresee (FavorGameView *self, FavorSeat seat, FavorPad *pad)
{
  return FALSE;
}

static gboolean
default_wants_show (FavorGameView *self, const FavorEvent *events, guint n_events)
{
  FavorCursor *cursor = favor_game_view_get_cursor (self);

  return favor_beats_want_show (
    favor_session_get_game (favor_cursor_get_session (cursor)),
    events,
    n_events);
}

void
favor_game_view_set_defaults (FavorGameViewClass *klass)
{
  klass->leave = default_leave;
  klass->see = default_see;
  klass->list_regions = default_list_regions;
  klass->get_hand = default_get_widget;
  klass->get_details = default_get_widget;
  klass->get_summary = default_get_widget;
  klass->get_supplement = default_get_widget;
  klass->get_overview = default_get_widget;
  klass->get_overview_title = default_get_tool_title;
  klass->get_tool = default_get_widget;
  klass->get_tool_title = default_get_tool_title;
  klass->get_note = default_get_note;
  klass->describe_decision = default_describe_decision;
  klass->list_chips = default_list_chips;
  klass->press_chip = default_press_chip;
  klass->press_letter = default_press_letter;
  klass->describe_seat = default_describe_seat;
  klass->introduce = default_introduce;
  klass->describe_table = default_describe_table;
  klass->describe_hand = default_describe_hand;
  klass->describe_pad = default_describe_pad;
  klass->point_out = default_point_out;
  klass->foresee = default_foresee;
  klass->wants_show = default_wants_show;
  klass->get_board = default_get_whole;
}

/* ---- Calls ---------------------------------------------------------------------------- */

/**
 * favor_game_view_propose:
 * @action: a legal action
 *
 * Selects @action and brings it into view.
 */
void
favor_game_view_propose (FavorGameView *self, const FavorAction *action)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));
  g_return_if_fail (action != NULL);

  FAVOR_GAME_VIEW_GET_CLASS (self)->propose (self, action);
}

/**
 * favor_game_view_clear:
 *
 * Takes back the last part of what is selected.
 *
 * Returns: %FALSE if nothing was selected
 */
gboolean
favor_game_view_clear (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->clear (self);
}

/**
 * favor_game_view_choose_nth:
 * @nth: from 0
 *
 * Returns: %FALSE if there is no such thing on offer
 */
gboolean
favor_game_view_choose_nth (FavorGameView *self, guint nth)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->choose_nth (self, nth);
}

/**
 * favor_game_view_choose_none:
 *
 * Returns: %FALSE if one of the things on offer has to be chosen
 */
gboolean
favor_game_view_choose_none (FavorGameView *self)
{
  FavorGameViewClass *klass;

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  klass = FAVOR_GAME_VIEW_GET_CLASS (self);
  return klass->choose_none != NULL && klass->choose_none (self);
}

/**
 * favor_game_view_move_choice:
 * @by: 1 for the next thing on offer, -1 for the previous one
 */
void
favor_game_view_move_choice (FavorGameView *self, int by)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  FAVOR_GAME_VIEW_GET_CLASS (self)->move_choice (self, by);
}

/**
 * favor_game_view_focus_choices:
 *
 * Returns: %FALSE if nothing can be chosen now
 */
gboolean
favor_game_view_focus_choices (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->focus_choices (self);
}

/**
 * favor_game_view_get_board:
 *
 * Returns: (transfer none): the part that is the position, without what can be chosen
 */
GtkWidget *
favor_game_view_get_board (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_board (self);
}

void
favor_game_view_list_regions (FavorGameView *self, GPtrArray *regions)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  FAVOR_GAME_VIEW_GET_CLASS (self)->list_regions (self, regions);
}

GtkWidget *
favor_game_view_get_hand (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_hand (self);
}

/**
 * favor_game_view_get_sum_first:
 *
 * Returns: see #FavorGameViewClass
 */
gboolean
favor_game_view_get_sum_first (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->sum_first;
}

/**
 * favor_game_view_get_hand_beside:
 *
 * Returns: whether the hand lies in the panel where there is room for it
 */
gboolean
favor_game_view_get_hand_beside (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->hand_beside;
}

/**
 * favor_game_view_get_hand_low:
 *
 * Returns: whether the hand needs but one low row where the page is narrow
 */
gboolean
favor_game_view_get_hand_low (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->hand_low;
}

/**
 * favor_game_view_get_panel_least:
 *
 * Returns: the height in pixels for which the details make room in the panel; 0: they stay
 */
int
favor_game_view_get_panel_least (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), 0);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->panel_least;
}

GtkWidget *
favor_game_view_get_details (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_details (self);
}

GtkWidget *
favor_game_view_get_summary (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_summary (self);
}

GtkWidget *
favor_game_view_get_supplement (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_supplement (self);
}

GtkWidget *
favor_game_view_get_overview (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_overview (self);
}

const char *
favor_game_view_get_overview_title (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_overview_title (self);
}

GtkWidget *
favor_game_view_get_tool (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_tool (self);
}

/**
 * favor_game_view_get_tool_title:
 *
 * Returns: (transfer none) (nullable): what the page is for on which an action is put together
 */
const char *
favor_game_view_get_tool_title (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_tool_title (self);
}

/**
 * favor_game_view_get_note:
 * @action: what is about to be played
 *
 * Returns: (transfer full) (nullable): what a person wrote beside @action while putting it together
 */
char *
favor_game_view_get_note (FavorGameView *self, const FavorAction *action)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);
  g_return_val_if_fail (action != NULL, NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_note (self, action);
}

/**
 * favor_game_view_describe_decision:
 *
 * Returns: (transfer full) (nullable): who decides what, where there is more to say than what the
 *   phase of the game is called
 */
char *
favor_game_view_describe_decision (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->describe_decision (self);
}

void
favor_game_view_list_chips (FavorGameView *self, GArray *chips)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  FAVOR_GAME_VIEW_GET_CLASS (self)->list_chips (self, chips);
}

void
favor_game_view_press_chip (FavorGameView *self, guint id)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  FAVOR_GAME_VIEW_GET_CLASS (self)->press_chip (self, id);
}

gboolean
favor_game_view_press_letter (FavorGameView *self, char letter)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->press_letter (self, letter);
}

void
favor_game_view_describe_seat (FavorGameView *self, FavorSeat seat, FavorSeatLook *look)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  FAVOR_GAME_VIEW_GET_CLASS (self)->describe_seat (self, seat, look);
  if (!look->has_score && favor_game_view_get_showing (self))
    {
      FavorSession
              *session = favor_cursor_get_session (favor_game_view_get_cursor (self));
      FavorPad pad = { 0 };

      favor_session_get_game (session)->score (favor_game_view_get_seen (self),
                                               seat,
                                               &pad);
      look->has_score = TRUE;
      look->score = pad.total;
    }
}

char *
favor_game_view_introduce (FavorGameView *self, FavorSeat seat)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->introduce (self, seat);
}

void
favor_game_view_describe_table (FavorGameView *self,
                                char         **first,
                                char         **second,
                                char         **words)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  *first = *second = *words = NULL;
  FAVOR_GAME_VIEW_GET_CLASS (self)->describe_table (self, first, second, words);
}

void
favor_game_view_describe_hand (FavorGameView *self, GArray *facts)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  FAVOR_GAME_VIEW_GET_CLASS (self)->describe_hand (self, facts);
}

void
favor_game_view_describe_pad (FavorGameView *self,
                              gconstpointer  state,
                              FavorSeat      seat,
                              FavorTick     *tick)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  FAVOR_GAME_VIEW_GET_CLASS (self)->describe_pad (self, state, seat, tick);
}

/**
 * favor_game_view_point_out:
 * @seat: whose points
 * @line: of the score; the number behind the last one is all of it
 * @entries: (element-type FavorPadEntry): when they came
 *
 * What brought these points stands out, if it can be seen, until the cursor goes on or something
 * else is looked at.
 */
void
favor_game_view_point_out (FavorGameView *self,
                           FavorSeat      seat,
                           guint          line,
                           const GArray  *entries)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));
  g_return_if_fail (entries != NULL);

  FAVOR_GAME_VIEW_GET_CLASS (self)->point_out (self, seat, line, entries);
}

/**
 * favor_game_view_foresee:
 * @pad: (out): the score of @seat if the game ended at the cursor
 *
 * Returns: whether the game can tell, and is not over
 */
gboolean
favor_game_view_foresee (FavorGameView *self, FavorSeat seat, FavorPad *pad)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);
  g_return_val_if_fail (pad != NULL, FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->foresee (self, seat, pad);
}
