/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-table-private.h"

#include "favor-table-words.h"
#include "favor-text.h"
#include "favor-turns.h"

/* What is said at a table. */

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
    text = favor_text_for_choice (favor_session_get_game (self->session),
                                  favor_cursor_get_state (self->cursor),
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
                "commit-about",
                offer->commit_about,
                "finishing",
                offer->finishing,
                "foremost",
                offer->foremost,
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

/**
 * favor_table_describe:
 *
 * Fills in what the decision says and offers in that mode.
 */
void
favor_table_describe (FavorTable *self, FavorTableMode mode)
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
                  "foremost",
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
