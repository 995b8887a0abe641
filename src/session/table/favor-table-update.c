/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-table-private.h"

#include "favor-table-words.h"
#include "favor-text.h"
#include "favor-turns.h"

/* How a table follows session, cursor and models. */

/* Whether something else is seen than what is now. */
static gboolean
is_showing (FavorTable *self)
{
  return self->replay != NULL || self->showing;
}

/* ---- Who looks ------------------------------------------------------------------------ */

static void
set_flag_open (FavorTable *self, gboolean open)
{
  if (self->open == !!open)
    return;
  self->open = !!open;
  favor_table_notify (self, FAVOR_TABLE_PROP_OPEN);
}

/* Whoever was at the screen has gone. What that person may see is shown no more, neither where the
 * log leads back nor to whoever comes next. */
static void
leave_screen (FavorTable *self)
{
  self->person = FAVOR_SEAT_NONE;
  g_clear_pointer (&self->told, g_free);
  if (self->eyes < 0)
    return;
  self->eyes = FAVOR_EYES_OWN;
  favor_table_notify (self, FAVOR_TABLE_PROP_EYES);
}

static void
set_since (FavorTable *self, GStrv since)
{
  if (since == self->since ||
      (since != NULL && self->since != NULL &&
       g_strv_equal ((const char *const *) since, (const char *const *) self->since)))
    {
      g_strfreev (since);
      return;
    }
  g_strfreev (self->since);
  self->since = since;
  favor_table_notify (self, FAVOR_TABLE_PROP_SINCE);
}

/* Covers what is private before anything of the new position can be drawn: all this happens
 * in the same turn of the main loop as the step itself. Who acted sees what came of it; then the
 * screen changes hands. */
static void
update_viewer (FavorTable *self)
{
  gboolean  covered = favor_eyes_need_cover (self->cursor, self->person, self->eyes);
  FavorSeat decider = favor_session_get_decider (self->session);

  if (is_showing (self))
    return;
  if (covered)
    {
      set_flag_open (self, FALSE);
      leave_screen (self);
      favor_cursor_set_viewer (self->cursor, FAVOR_SEAT_NONE);
    }
  else
    {
      if (favor_session_awaits_person (self->session) &&
          favor_cursor_get_live (self->cursor))
        self->person = decider;
      favor_cursor_set_viewer (self->cursor,
                               self->eyes == FAVOR_EYES_OWN
                                 ? favor_eyes_find_own (self->session, self->person)
                                 : (FavorSeat) self->eyes);
    }
  set_since (self, covered ? favor_table_words_since (self->cursor, decider) : NULL);
  if (self->covered == covered)
    return;
  self->covered = covered;
  favor_table_notify (self, FAVOR_TABLE_PROP_COVERED);
  favor_table_notify (self, FAVOR_TABLE_PROP_CURTAIN);
}

/* ---- What is said --------------------------------------------------------------------- */

static void
say_with_deed (FavorTable *self,
               FavorSeat   seat,
               const char *sentence,
               const char *detail,
               const char *deed)
{
  g_object_set (self->decision,
                "colour",
                favor_table_words_colour (self->session, seat),
                "sentence",
                sentence,
                "detail",
                detail != NULL && *detail != '\0' ? detail : NULL,
                "deed",
                deed,
                NULL);
}

static void
say (FavorTable *self, FavorSeat seat, const char *sentence, const char *detail)
{
  say_with_deed (self, seat, sentence, detail, NULL);
}

static FavorSeat
find_actor (FavorTable *self, guint ply)
{
  return ply == 0 ? FAVOR_SEAT_NONE : favor_session_get_action (self->session, ply)->seat;
}

static void
describe_review (FavorTable *self)
{
  guint            ply = favor_cursor_get_ply (self->cursor);
  const char      *note = favor_session_get_note (self->session, ply);
  FavorSeat        actor = find_actor (self, ply);
  g_autofree char *event = favor_turns_describe_event (self->cursor, &actor);
  g_autofree char *sentence = event != NULL ? g_steal_pointer (&event)
                                            : favor_turns_describe (self->cursor, ply);
  g_autofree char *place = favor_table_words_place (self->cursor);

  say (self,
       actor,
       /* Translators: where the log has nothing to say about a position */
       *sentence != '\0' ? sentence : _ ("Nothing is seen."),
       note);
  g_object_set (self->decision, "note", note, "live", place, NULL);
}

static void
describe_again (FavorTable *self)
{
  guint            n = favor_session_get_n_plies (self->session);
  guint            ply = favor_cursor_get_ply (favor_replay_get_cursor (self->replay));
  g_autofree char *caption = favor_replay_describe (self->replay, self->caption);
  g_autofree char *place = favor_table_words_move (ply, n);

  say (self, find_actor (self, ply), caption, place);
  g_object_set (
    self->decision,
    "live",
    /* Translators: in the decision bar, below a sentence about what happened */
    _ ("Since Your Last Turn"),
    NULL);
}

/* Who did what is being shown; nobody did that a round is over. */
static FavorSeat
find_shown_actor (FavorTable *self, const FavorEvent *events, guint n_events)
{
  const FavorGame *game = favor_session_get_game (self->session);
  const guint      n = MIN (self->n_shown, n_events);
  FavorSeat        shown = FAVOR_SEAT_NONE;
  FavorBeat        beat;

  for (guint first = 0; first < n; first += beat.n)
    {
      FavorSeat        actor;
      g_autofree char *text = NULL;

      favor_beat_find (game, events, n, first, &beat);
      text = favor_beat_describe (&beat,
                                  game,
                                  events,
                                  favor_cursor_get_viewer (self->cursor),
                                  favor_session_get_names (self->session),
                                  &actor);
      if (g_strcmp0 (text, self->caption) == 0)
        shown = actor;
    }
  return shown;
}

/* What an action brought about is being shown; nothing is decided meanwhile. */
static void
describe_show (FavorTable *self)
{
  guint n_events;
  const FavorEvent
                  *events = favor_session_get_events (self->session,
                                        favor_session_get_n_plies (self->session),
                                        &n_events);
  g_autofree char *progress = NULL;

  g_clear_pointer (&self->told, g_free);
  if (self->n_shown == n_events)
    favor_table_keep_told (self);
  progress = self->beyond ? NULL : favor_table_words_progress (self->n_shown, n_events);
  say (self, find_shown_actor (self, events, n_events), self->caption, NULL);
  g_object_set (self->decision,
                "live",
                progress,
                "all-shown",
                self->n_shown >= n_events,
                NULL);
}

/* What came of the last move, but for who has just been shown all of it only how it ended. */
static char *
describe_last (FavorTable *self)
{
  guint n = favor_session_get_n_plies (self->session);

  if (favor_hinting_get_thinking (self->hinting))
    /* Translators: in the decision bar while a hint is being looked for */
    return g_strdup (_ ("Looking for a hint…"));
  if (self->told != NULL && self->ply == n)
    return g_strdup (self->told);
  return favor_turns_describe_deed (self->cursor, n);
}

static const char *
describe_obstacle (FavorTableMode mode)
{
  return mode == FAVOR_TABLE_LOOKING
           /* Translators: in the decision bar, beside the button "Own Eyes" */
           ? _ ("You look through other eyes, so nothing can be chosen.")
           : NULL;
}

/* A hint answers the question, and so takes its place. */
static void
describe_offer (FavorTable *self, const FavorOffer *offer)
{
  const char      *hint = favor_hinting_get_text (self->hinting, offer->selected);
  g_autofree char *heading = NULL;
  g_autofree char *text = NULL;

  g_object_get (self->choices, "heading", &heading, NULL);
  if (hint == NULL && offer->selected != NULL)
    text = favor_text_for_action (favor_session_get_game (self->session),
                                  offer->selected,
                                  favor_session_get_names (self->session));
  say_with_deed (self,
                 favor_session_get_decider (self->session),
                 hint != NULL              ? hint
                 : offer->sentence != NULL ? offer->sentence
                                           : heading,
                 offer->said ? NULL : text,
                 text);
  g_object_set (self->decision,
                "hinted",
                hint != NULL,
                "selected",
                offer->selected != NULL,
                "begun",
                offer->selected != NULL || offer->said,
                "chips",
                offer->chips,
                "commit-label",
                offer->commit_label,
                "finishing",
                offer->finishing,
                "due",
                offer->due,
                NULL);
}

/**
 * favor_table_offer:
 * @offer: what the view lets choose now
 *
 * To be called when that has changed, and when the table asks for it with `offer-wanted`. Nothing
 * happens while nobody decides.
 */
void
favor_table_offer (FavorTable *self, const FavorOffer *offer)
{
  guint n_changes;

  g_return_if_fail (FAVOR_IS_TABLE (self));

  if (favor_table_get_mode (self) != FAVOR_TABLE_PLAYING ||
      self->ply != favor_cursor_get_ply (self->cursor))
    return;
  n_changes = favor_decision_count_changes (self->decision);
  if (offer->selected != NULL)
    self->selected = *offer->selected;
  g_object_freeze_notify (G_OBJECT (self->decision));
  describe_offer (self, offer);
  g_object_thaw_notify (G_OBJECT (self->decision));
  if (self->updating)
    return;
  self->refusal = NULL;
  if (n_changes != favor_decision_count_changes (self->decision))
    favor_table_emit_changed (self);
}

/* While a computer takes no longer than it takes to see what was done, that is what is told. */
static gboolean
tells_deed (FavorTable *self, FavorTableMode mode)
{
  return mode == FAVOR_TABLE_WAITING && favor_session_get_thinking (self->session) &&
         favor_session_get_n_plies (self->session) > 0 &&
         !favor_session_get_pondering (self->session);
}

static gboolean
describe_deed (FavorTable *self)
{
  guint            n = favor_session_get_n_plies (self->session);
  guint            ply = favor_turns_find_told (self->cursor, n);
  g_autofree char *deed = favor_turns_describe_deed (self->cursor, ply);
  g_autofree char *gain = NULL;

  if (ply == 0)
    return FALSE;
  gain = favor_table_words_gain (self->cursor, ply);
  say (self, find_actor (self, ply), deed, gain);
  g_object_set (self->decision, "live", NULL, NULL);
  return TRUE;
}

/* Behind a cover stand no words that only the one before could hear. */
static void
describe_live (FavorTable *self, FavorTableMode mode)
{
  g_autofree char *last = describe_last (self);
  g_autofree char *heading = NULL;

  if (tells_deed (self, mode) && describe_deed (self))
    return;
  g_object_set (self->decision, "live", last, NULL);
  if (mode == FAVOR_TABLE_PLAYING)
    {
      if (!favor_table_emit_offer_wanted (self))
        describe_offer (self, &(FavorOffer){ NULL });
      return;
    }
  g_object_get (self->choices, "heading", &heading, NULL);
  say (self,
       favor_session_get_decider (self->session),
       mode == FAVOR_TABLE_ASKING
         /* Translators: question in the decision bar before an undo */
         ? _ ("Something hidden was revealed since then. Undo it anyway?")
         : heading,
       describe_obstacle (mode));
}

/* What the view shows, or may show soon, belongs to the round before. */
static void
update_subtitle (FavorTable *self)
{
  g_autofree char *subtitle = favor_table_words_subtitle (self->cursor);
  g_autofree char *aside = favor_table_words_aside (self->session);

  if (!is_showing (self) && g_strcmp0 (subtitle, self->subtitle) != 0)
    {
      g_free (self->subtitle);
      self->subtitle = g_steal_pointer (&subtitle);
      favor_table_notify (self, FAVOR_TABLE_PROP_SUBTITLE);
    }
  if (g_strcmp0 (aside, self->aside) != 0)
    {
      g_free (self->aside);
      self->aside = g_steal_pointer (&aside);
      favor_table_notify (self, FAVOR_TABLE_PROP_ASIDE);
    }
}

/* ---- What goes on --------------------------------------------------------------------- */

static FavorTableMode
find_mode (FavorTable *self)
{
  if (is_showing (self))
    return FAVOR_TABLE_SHOWING;
  if (!favor_cursor_get_live (self->cursor))
    return FAVOR_TABLE_REVIEWING;
  if (self->asking)
    return FAVOR_TABLE_ASKING;
  if (favor_session_get_over (self->session))
    return FAVOR_TABLE_OVER;
  if (self->covered)
    return FAVOR_TABLE_COVERED;
  if (favor_choice_model_get_can_submit (self->choices))
    return FAVOR_TABLE_PLAYING;
  if (favor_session_awaits_person (self->session) &&
      !favor_session_get_thinking (self->session) && self->eyes != FAVOR_EYES_OWN)
    return FAVOR_TABLE_LOOKING;
  return FAVOR_TABLE_WAITING;
}

static void
update_can_show_again (FavorTable *self, FavorTableMode mode)
{
  FavorSeat decider = favor_session_get_decider (self->session);
  gboolean  can = (mode == FAVOR_TABLE_PLAYING || mode == FAVOR_TABLE_COVERED) &&
                 !self->guided && favor_session_awaits_person (self->session) &&
                 favor_table_words_last_turn (self->session, decider) <
                   favor_session_get_n_plies (self->session);

  if (self->can_show_again == can)
    return;
  self->can_show_again = can;
  favor_table_notify (self, FAVOR_TABLE_PROP_CAN_SHOW_AGAIN);
}

static void
update_mode (FavorTable *self, FavorTableMode mode)
{
  gboolean playable = favor_cursor_get_live (self->cursor) && !self->covered &&
                      mode != FAVOR_TABLE_SHOWING;
  gboolean thinking = favor_session_get_thinking (self->session);

  favor_bot_runner_set_active (self->runner, playable && self->begun);
  set_flag_open (self, playable && mode != FAVOR_TABLE_OVER);
  if (mode != favor_table_get_mode (self))
    favor_table_notify (self, FAVOR_TABLE_PROP_REVIEWING);
  g_object_set (self->decision,
                "mode",
                mode,
                "thinking",
                thinking,
                "skippable",
                mode == FAVOR_TABLE_WAITING && (!self->guided || thinking) &&
                  favor_session_count_people (self->session) > 0,
                NULL);
  update_can_show_again (self, mode);
}

static void
describe (FavorTable *self, FavorTableMode mode)
{
  if (mode != FAVOR_TABLE_PLAYING)
    g_object_set (self->decision,
                  "hinted",
                  FALSE,
                  "chips",
                  NULL,
                  "commit-label",
                  NULL,
                  "finishing",
                  FALSE,
                  "due",
                  FALSE,
                  "selected",
                  FALSE,
                  "begun",
                  FALSE,
                  NULL);
  if (mode == FAVOR_TABLE_REVIEWING)
    describe_review (self);
  else if (self->replay != NULL)
    describe_again (self);
  else if (mode == FAVOR_TABLE_SHOWING)
    describe_show (self);
  else
    describe_live (self, mode);
}

/**
 * favor_table_update:
 *
 * Makes all that is true at the table agree with session, cursor and models, in one batch, and
 * emits `changed`. Nothing happens while it does so already, or while the cursor moves and the
 * table has still to hear of it.
 */
void
favor_table_update (FavorTable *self)
{
  FavorTableMode mode;

  /* Setting the viewer moves the cursor, which leads here again; and while the cursor moves
   * a table that is the last to hear of it has nothing to say yet. */
  if (self->updating || self->ply != favor_cursor_get_ply (self->cursor))
    return;
  self->updating = TRUE;
  self->n_plies = favor_session_get_n_plies (self->session);
  favor_table_forget_undone (self);
  update_viewer (self);
  g_object_freeze_notify (G_OBJECT (self));
  g_object_freeze_notify (G_OBJECT (self->decision));
  mode = find_mode (self);
  update_mode (self, mode);
  describe (self, mode);
  update_subtitle (self);
  if (mode == FAVOR_TABLE_REVIEWING || mode == FAVOR_TABLE_SHOWING)
    favor_turn_clock_hold (self->clock);
  else
    favor_turn_clock_follow (self->clock, mode == FAVOR_TABLE_PLAYING);
  g_object_thaw_notify (G_OBJECT (self->decision));
  g_object_thaw_notify (G_OBJECT (self));
  self->updating = FALSE;
  favor_table_emit_changed (self);
}

/* ---- Following ------------------------------------------------------------------------ */

static void
notify_decider (FavorTable *self)
{
  favor_table_notify (self, FAVOR_TABLE_PROP_DECIDER_NAME);
  favor_table_notify (self, FAVOR_TABLE_PROP_DECIDER_COLOUR);
}

static void
moved_cb (FavorTable *self, guint from, guint to)
{
  self->ply = to;
  self->refusal = NULL;
  favor_hinting_forget (self->hinting);
  favor_table_end_again (self);
  g_clear_pointer (&self->told, g_free);
  if (from != to)
    self->asking = FALSE;
  notify_decider (self);
  if (from < to && favor_cursor_get_live (self->cursor) && !self->guided &&
      favor_session_get_over (self->session))
    {
      self->ended = favor_session_get_n_plies (self->session) > self->n_plies;
      favor_table_set_sheet (self, TRUE);
    }
  favor_table_update (self);
}

static void
players_changed_cb (FavorTable *self)
{
  notify_decider (self);
  favor_table_update (self);
}

/* After a step that moved the cursor everything is known already. */
static void
stepped_cb (FavorTable *self)
{
  favor_session_count_seconds (self->session,
                               favor_play_time_step (&self->time,
                                                     g_get_monotonic_time ()));
  if (self->n_plies != favor_session_get_n_plies (self->session))
    favor_table_update (self);
}

static void
connect_swapped (FavorTable   *self,
                 gpointer      object,
                 const char   *signal,
                 GCallback     callback,
                 GConnectFlags flags)
{
  g_signal_connect_object (object, signal, callback, self, G_CONNECT_SWAPPED | flags);
}

static void
connect_update (FavorTable *self, gpointer object, const char *signal)
{
  connect_swapped (self, object, signal, G_CALLBACK (favor_table_update), 0);
}

/**
 * favor_table_watch:
 *
 * Connects the table to session, cursor and models, and lets it agree with them. To be called
 * once, when they are made.
 */
void
favor_table_watch (FavorTable *self)
{
  static const char *const of_session[] = {
    "notify::thinking",
    "variations-changed",
    "notes-changed",
  };

  self->ply = favor_cursor_get_ply (self->cursor);
  favor_play_time_start (&self->time, g_get_monotonic_time ());
  /* After the view, whenever that was made. */
  connect_swapped (self, self->cursor, "moved", G_CALLBACK (moved_cb), G_CONNECT_AFTER);
  connect_update (self, self->cursor, "notify::live");
  connect_update (self, self->cursor, "notify::playing");
  connect_update (self, self->choices, "notify::can-submit");
  connect_update (self, self->choices, "notify::heading");
  connect_update (self, self->hinting, "notify::thinking");
  connect_update (self, self->session, "notify::pondering");
  /* After the models, which hear of it first. */
  connect_swapped (self,
                   self->session,
                   "stepped",
                   G_CALLBACK (stepped_cb),
                   G_CONNECT_AFTER);
  connect_swapped (self,
                   self->session,
                   "players-changed",
                   G_CALLBACK (players_changed_cb),
                   0);
  for (guint i = 0; i < G_N_ELEMENTS (of_session); i++)
    connect_update (self, self->session, of_session[i]);
  favor_table_update (self);
}
