/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-text.h"
#include "favor-turns.h"

/* What the decision bar and the title say. */

static char *
eyes_title (FavorGamePage *self)
{
  FavorSeat viewer = favor_cursor_get_viewer (self->cursor);

  if (viewer == FAVOR_VIEWER_OPEN)
    /* Translators: through whose eyes a position is seen: all hands are open */
    return g_strdup (_ ("open hands"));
  if (viewer == FAVOR_SEAT_NONE)
    /* Translators: through whose eyes a position is seen: of somebody who looks on */
    return g_strdup (_ ("a spectator"));
  return g_strdup (favor_session_get_player (self->session, viewer)->name);
}

static guint
current_round (FavorGamePage *self)
{
  FavorPad pad = { 0 };

  favor_session_get_game (self->session)
    ->score (favor_cursor_get_state (self->cursor), 0, &pad);
  return pad.round;
}

/* "Move 41 of 118 · round 4 · seen by Ann" */
static char *
describe_place (FavorGamePage *self)
{
  guint            n = favor_session_get_n_plies (self->session);
  guint            round = current_round (self);
  g_autofree char *move = favor_timeline_describe (favor_cursor_get_ply (self->cursor),
                                                   n);
  g_autofree char *eyes = eyes_title (self);
  g_autofree char *number = g_strdup_printf ("%u", round);

  if (round == 0)
    /* Translators: below the sentence about an earlier position. {move} is "Move 41 of 118",
     * {eyes} a player's name, "open hands" or "a spectator" */
    return favor_text_expand (_ ("{move} · seen by {eyes}"),
                              "move",
                              move,
                              "eyes",
                              eyes,
                              NULL);
  /* Translators: as before, with the number of the round */
  return favor_text_expand (_ ("{move} · round {round} · seen by {eyes}"),
                            "move",
                            move,
                            "round",
                            number,
                            "eyes",
                            eyes,
                            NULL);
}

static int
colour_of (FavorGamePage *self, FavorSeat seat)
{
  return seat < 0 ? -1 : favor_session_get_player (self->session, seat)->colour;
}

void
favor_game_page_describe_review (FavorGamePage *self)
{
  guint            ply = favor_cursor_get_ply (self->cursor);
  g_autofree char *sentence = favor_turns_describe (self->cursor, ply);
  g_autofree char *place = describe_place (self);
  FavorSeat        actor = ply == 0 ? FAVOR_SEAT_NONE
                                    : favor_session_get_action (self->session, ply)->seat;

  favor_decision_bar_set_sign (self->bar, colour_of (self, actor));
  /* Translators: where the log has nothing to say about a position */
  favor_decision_bar_set_sentence (self->bar,
                                   *sentence != '\0' ? sentence : _ ("Nothing is seen."));
  favor_decision_bar_set_note (self->bar, favor_session_get_note (self->session, ply));
  favor_decision_bar_say (self->bar, place);
}

/* The view may know more of the decision than what its phase is called. */
static void
describe_decision (FavorGamePage *self)
{
  g_autofree char *said = favor_game_view_describe_decision (self->view);
  g_autofree char *heading = NULL;

  if (said == NULL)
    g_object_get (self->choices, "heading", &heading, NULL);
  favor_decision_bar_set_sentence (self->bar, said != NULL ? said : heading);
}

void
favor_game_page_describe_selected (FavorGamePage *self)
{
  const FavorAction *selected = favor_game_view_get_selected (self->view);
  g_autofree char   *text = NULL;
  gboolean           said = favor_game_page_update_chips (self);

  describe_decision (self);
  if (selected != NULL && self->hint_text != NULL &&
      favor_action_equal (selected, &self->hint_action))
    text = g_strdup (self->hint_text);
  else if (selected != NULL && !said)
    text = favor_text_for_action (favor_session_get_game (self->session),
                                  selected,
                                  favor_session_get_names (self->session));
  favor_decision_bar_set_detail (self->bar, text);
  favor_decision_bar_set_selected (self->bar, selected != NULL);
  favor_game_page_sync_choice_list (self);
}

/* What came of the last move, but for who has just been shown all of it only how it ended. */
static char *
describe_last (FavorGamePage *self)
{
  guint ply = favor_session_get_n_plies (self->session);

  return self->told != NULL && self->ply == ply
           ? g_strdup (self->told)
           : favor_turns_describe (self->cursor, ply);
}

void
favor_game_page_describe_live (FavorGamePage *self, FavorBarMode mode)
{
  g_autofree char *heading = NULL;
  g_autofree char *last = describe_last (self);

  g_object_get (self->choices, "heading", &heading, NULL);
  favor_decision_bar_set_sign (self->bar,
                               colour_of (self,
                                          favor_session_get_decider (self->session)));
  favor_decision_bar_say (self->bar, last);
  if (mode == FAVOR_BAR_ASK_UNDO)
    {
      favor_decision_bar_set_sentence (
        self->bar,
        /* Translators: question in the decision bar before an undo */
        _ ("Something hidden was revealed since then. Undo it anyway?"));
      favor_decision_bar_set_detail (self->bar, NULL);
      return;
    }
  favor_decision_bar_set_sentence (self->bar, heading);
  if (mode == FAVOR_BAR_EYES)
    favor_decision_bar_set_detail (
      self->bar,
      /* Translators: in the decision bar, beside the button "Own Eyes" */
      _ ("You look through other eyes, so nothing can be chosen."));
  else
    favor_game_page_describe_selected (self);
}

/* Behind a cover stand no words that only the one before could hear. */
void
favor_game_page_describe_covered (FavorGamePage *self)
{
  g_autofree char *last =
    favor_turns_describe (self->cursor, favor_session_get_n_plies (self->session));

  favor_decision_bar_set_detail (self->bar, NULL);
  favor_decision_bar_say (self->bar, last);
}

/* (transfer full) */
static char *
describe_progress (guint n_shown, guint n_events)
{
  g_autofree char *shown = g_strdup_printf ("%u", n_shown);
  g_autofree char *all = g_strdup_printf ("%u", n_events);

  /* Translators: in the decision bar, below a sentence about one of several things that happened */
  return favor_text_expand (_ ("What happened: {n} of {total}"),
                            "n",
                            shown,
                            "total",
                            all,
                            NULL);
}

/* What an action brought about is being shown; nothing is decided meanwhile. */
void
favor_game_page_describe_show (FavorGamePage *self)
{
  const char      *caption = favor_game_view_get_caption (self->view);
  g_autofree char *progress = NULL;
  guint            n_events, n_shown;

  favor_session_get_events (self->session,
                            favor_session_get_n_plies (self->session),
                            &n_events);
  favor_game_view_get_shown (self->view, &n_shown);
  g_free (self->told);
  self->told = n_shown == n_events ? g_strdup (caption) : NULL;
  favor_decision_bar_set_sign (self->bar, -1);
  favor_decision_bar_set_paused (self->bar, favor_game_view_get_paused (self->view));
  favor_decision_bar_set_sentence (self->bar, caption);
  favor_decision_bar_set_detail (self->bar, NULL);
  progress = describe_progress (n_shown, n_events);
  favor_decision_bar_say (self->bar, progress);
}

void
favor_game_page_update_title (FavorGamePage *self)
{
  const char      *game = _ (favor_session_get_game (self->session)->title);
  guint            round = current_round (self);
  g_autofree char *number = g_strdup_printf ("%u", round);
  g_autofree char *subtitle = NULL;

  /* What is being shown, or may be when the view has heard of a step, belongs to the round
   * before. */
  if (!favor_game_view_is_current (self->view) || favor_game_page_is_showing (self))
    return;
  adw_window_title_set_title (self->title, favor_session_get_title (self->session));
  if (favor_session_get_over (self->session))
    /* Translators: below the title of a session; {game} is the title of the game */
    subtitle = favor_text_expand (_ ("{game} · finished"), "game", game, NULL);
  else if (round > 0)
    /* Translators: below the title of a session; {game} is the title of the game */
    subtitle = favor_text_expand (_ ("{game} · round {round}"),
                                  "game",
                                  game,
                                  "round",
                                  number,
                                  NULL);
  else
    subtitle = g_strdup (game);
  adw_window_title_set_subtitle (self->title, subtitle);
}
