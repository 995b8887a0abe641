/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page-private.h"

#include "favor-signals.h"

/* What is chosen is played, or it is said why that is not possible: in the decision bar, beside its
 * place, and to be heard. */

/* Whatever a person does next, the words have been read, and what went on by itself does not. */
static void
notice (FavorGamePage *self)
{
  favor_bubble_dismiss (self->bubble);
  favor_game_page_stay (self);
}

static void
note_key (FavorGamePage *self, GdkEvent *event, gboolean pressed)
{
  if (gdk_key_event_get_keyval (event) == GDK_KEY_space)
    favor_game_page_note_space (self, gdk_event_get_time (event), pressed);
  else if (pressed)
    favor_game_page_forget_space (self);
}

static gboolean
event_cb (FavorGamePage *self, GdkEvent *event)
{
  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
    case GDK_SCROLL:
      notice (self);
      favor_game_page_forget_space (self);
      break;
    case GDK_KEY_PRESS:
      if (!gdk_key_event_is_modifier (event))
        notice (self);
      note_key (self, event, TRUE);
      break;
    case GDK_KEY_RELEASE:
      note_key (self, event, FALSE);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

/**
 * favor_game_page_set_up_refusals:
 *
 * Takes refusals away when a person goes on. Called once.
 */
void
favor_game_page_set_up_refusals (FavorGamePage *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  favor_signals_connect (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
}

/**
 * favor_game_page_refuse:
 * @reason: a sentence
 * @place: (nullable): what was tried to choose
 *
 * Says why something is not possible, to eyes and ears.
 */
void
favor_game_page_refuse (FavorGamePage *self, const char *reason, GtkWidget *place)
{
  favor_decision_bar_refuse (self->bar, reason);
  favor_bubble_say (self->bubble, reason, place);
  favor_sounds_play (self->sounds, FAVOR_SOUND_REFUSED);
  favor_voice_tell (self->voice, reason);
}

/**
 * favor_game_page_advise:
 * @words: a sentence
 * @place: (nullable): what it is about
 *
 * Says what is good to know, to eyes and ears, where nothing is refused.
 */
void
favor_game_page_advise (FavorGamePage *self, const char *words, GtkWidget *place)
{
  favor_decision_bar_advise (self->bar, words);
  favor_bubble_advise (self->bubble, words, place);
  favor_voice_tell (self->voice, words);
}

/**
 * favor_game_page_submit:
 * @action: what was chosen
 *
 * Plays @action, with the note that was written beside it, or shows the rule's own words why not.
 */
void
favor_game_page_submit (FavorGamePage *self, const FavorAction *action)
{
  FavorSession      *session = favor_table_get_session (self->table);
  const FavorGame   *game = favor_session_get_game (session);
  guint              n = favor_session_get_n_plies (session);
  gboolean           kept = FALSE;
  g_autofree char   *note = NULL;
  g_autoptr (GError) error = NULL;

  if (!favor_choice_model_get_can_submit (favor_table_get_choices (self->table)))
    return;
  if (game->check (favor_session_get_state (session, n), action, NULL))
    g_signal_emit_by_name (self, "choosing", action, &kept);
  if (kept)
    return;
  /* The view forgets what was written when the action is played. */
  note = favor_game_view_get_note (self->view, action);
  if (!favor_table_submit (self->table, action, &error))
    favor_game_page_refuse (self, error->message, NULL);
  else if (note != NULL)
    favor_session_set_note (session, n + 1, note);
}
