/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

#include "favor-accessible.h"
#include "favor-signals.h"
#include "favor-table-words.h"

/* What the page tells to somebody who hears it: each line of the log once, while it is told to eyes;
 * where the game stands, when a person decides or looks back. */

static FavorDecision *
get_decision (FavorGamePage *self)
{
  return favor_table_get_decision (self->table);
}

/* ---- What happens ----------------------------------------------------------------------- */

/* Whoever skips the turns of others hears what mattered most of them, as they read it. */
static void
tell_lines (FavorGamePage *self, FavorTableMode mode)
{
  guint            n = favor_session_get_n_plies (favor_table_get_session (self->table));
  guint            n_events = G_MAXUINT;
  g_autofree char *lines = NULL;

  if (mode == FAVOR_TABLE_SHOWING)
    n_events = favor_table_get_n_shown (self->table);
  else if (favor_bot_runner_get_hurrying (favor_table_get_runner (self->table)))
    {
      favor_teller_miss (self->teller, n, n_events);
      return;
    }
  lines = favor_teller_take (self->teller, n, n_events);
  if (lines != NULL)
    favor_voice_tell (self->voice, lines);
}

/* Nobody who hears the page would know otherwise that it waits. */
static void
tell_round (FavorGamePage *self)
{
  g_autofree char *words = favor_game_page_take_round (self);

  if (words != NULL)
    favor_voice_tell (self->voice, words);
}

/* ---- Where it stands -------------------------------------------------------------------- */

/* Whether the text is another one than before, which it is from now on. */
static gboolean
replace (char **before, const char *text)
{
  if (g_strcmp0 (*before, text) == 0)
    return FALSE;
  g_free (*before);
  *before = g_strdup (text);
  return TRUE;
}

/* (transfer full) (nullable): what has led to the decision, where it was not told. Several people at one
 * screen do not hear each other's turns. */
static char *
take_missed (FavorGamePage *self)
{
  gboolean       missed = favor_teller_take_missed (self->teller);
  g_auto (GStrv) lines = NULL;

  if (!missed && favor_session_count_people (favor_table_get_session (self->table)) <= 1)
    return NULL;
  lines = favor_table_list_waited (self->table);
  if (lines != NULL)
    return g_strjoinv (" ", lines);
  return g_strdup (favor_decision_get_text (get_decision (self), "live"));
}

/* (nullable): what Enter would do, or why that is proposed; chips say it to eyes alone. */
static const char *
get_selected (FavorGamePage *self)
{
  const char *detail = favor_decision_get_text (get_decision (self), "detail");

  return detail != NULL ? detail : favor_decision_get_text (get_decision (self), "deed");
}

/* (transfer full) (nullable): by which other name somebody who decides now is told of; said once. */
static char *
introduce (FavorGamePage *self)
{
  FavorSeat seat = favor_session_get_decider (favor_table_get_session (self->table));

  if (favor_table_get_mode (self->table) != FAVOR_TABLE_PLAYING ||
      seat == FAVOR_SEAT_NONE || (self->introduced >> seat & 1) != 0)
    return NULL;
  self->introduced |= 1u << seat;
  return favor_game_view_introduce (self->view, seat);
}

/* Who decides what, when that begins or is another question; what is selected, when it is something
 * else. */
static void
describe_decision (FavorGamePage *self, gboolean begins)
{
  const char      *sentence = favor_decision_get_text (get_decision (self), "sentence");
  const char      *detail = get_selected (self);
  gboolean         asks = replace (&self->asked, sentence) || begins;
  gboolean         answers = replace (&self->answered, detail);
  g_autofree char *missed = begins ? take_missed (self) : NULL;
  g_autofree char *introduction = begins ? introduce (self) : NULL;
  const char      *parts[5] = { NULL };
  guint            n = 0;
  g_autofree char *words = NULL;

  if (missed != NULL)
    parts[n++] = missed;
  if (introduction != NULL)
    parts[n++] = introduction;
  if (asks && sentence != NULL)
    parts[n++] = sentence;
  if ((asks || answers) && detail != NULL)
    parts[n++] = detail;
  if (n == 0)
    return;
  words = g_strjoinv (" ", (char **) parts);
  favor_voice_describe (self->voice, words);
}

static void
forget_decision (FavorGamePage *self)
{
  g_clear_pointer (&self->asked, g_free);
  g_clear_pointer (&self->answered, g_free);
}

/* ---- What is looked at ------------------------------------------------------------------ */

/* The timeline speaks for itself while it has the focus. */
static gboolean
is_on_timeline (FavorGamePage *self)
{
  GtkWidget *focus = favor_game_page_get_focus (self);

  return focus != NULL && self->timeline != NULL &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->timeline));
}

/* Once for each step; who goes on before it is read hears where that leads. */
static void
tell_place (FavorGamePage *self)
{
  const char      *sentence = favor_decision_get_text (get_decision (self), "sentence");
  g_autofree char *words = NULL;

  if (favor_table_get_replay (self->table) != NULL)
    words = g_strdup (sentence);
  else
    {
      /* Whoever looks back needs no summary. */
      favor_teller_take_missed (self->teller);
      words = favor_table_words_review (favor_table_get_cursor (self->table), sentence);
    }
  if (!replace (&self->asked, words) || words == NULL || is_on_timeline (self))
    return;
  favor_voice_hush (self->voice);
  favor_voice_tell (self->voice, words);
}

/* ---- All of it -------------------------------------------------------------------------- */

static gboolean
asks (FavorTableMode mode)
{
  return mode == FAVOR_TABLE_PLAYING || mode == FAVOR_TABLE_LOOKING ||
         mode == FAVOR_TABLE_ASKING || mode == FAVOR_TABLE_OVER;
}

/**
 * favor_game_page_tells:
 *
 * Returns: whether the sentence has the focus now where that is free, so that it is heard
 */
gboolean
favor_game_page_tells (FavorGamePage *self)
{
  FavorTableMode mode = favor_table_get_mode (self->table);

  return !favor_accessible_can_announce () &&
         (mode == FAVOR_TABLE_WAITING || mode == FAVOR_TABLE_SHOWING ||
          mode == FAVOR_TABLE_REVIEWING);
}

/* Another decision begins with another move, and when it could not be made before. */
static void
tell_now (FavorGamePage *self, FavorTableMode mode)
{
  guint n = favor_session_get_n_plies (favor_table_get_session (self->table));

  tell_lines (self, mode);
  tell_round (self);
  if (asks (mode))
    describe_decision (self, mode != self->told_mode || n != self->told_ply);
  else
    {
      forget_decision (self);
      favor_voice_describe (self->voice, NULL);
    }
  self->told_ply = n;
}

/**
 * favor_game_page_tell:
 *
 * Tells what is new at the table. To be called after each step.
 */
void
favor_game_page_tell (FavorGamePage *self)
{
  FavorTableMode mode = favor_table_get_mode (self->table);
  gboolean       looks = mode == FAVOR_TABLE_REVIEWING ||
                   favor_table_get_replay (self->table) != NULL;

  /* The table asks for an offer before it has agreed with its session. */
  if (self->voice == NULL)
    return;
  if (favor_game_page_tells (self))
    favor_said_set_telling (favor_decision_bar_get_said (self->bar), TRUE);
  if (looks != self->told_looks)
    forget_decision (self);
  if (looks)
    tell_place (self);
  else
    tell_now (self, mode);
  self->told_mode = mode;
  self->told_looks = looks;
}

/* Enter on the sentence: nothing is waited for. */
static void
next_cb (FavorGamePage *self)
{
  switch (favor_table_get_mode (self->table))
    {
    case FAVOR_TABLE_SHOWING:
      favor_game_page_show_next (self);
      break;
    case FAVOR_TABLE_WAITING:
      favor_bot_runner_go_on (favor_table_get_runner (self->table));
      break;
    case FAVOR_TABLE_REVIEWING:
      favor_table_step (self->table, 1);
      break;
    case FAVOR_TABLE_PLAYING:
    case FAVOR_TABLE_LOOKING:
    case FAVOR_TABLE_COVERED:
    case FAVOR_TABLE_ASKING:
    case FAVOR_TABLE_OVER:
      break;
    }
}

/**
 * favor_game_page_set_up_voice:
 *
 * Makes the page heard. Called once.
 */
void
favor_game_page_set_up_voice (FavorGamePage *self)
{
  FavorSaid *said = favor_decision_bar_get_said (self->bar);

  self->teller = favor_teller_new (favor_table_get_cursor (self->table));
  self->voice = favor_voice_new (GTK_WIDGET (self),
                                 said,
                                 g_settings_get_uint (favor_settings_get_default (),
                                                      "voice-patience"));
  favor_signals_connect (said, "next", G_CALLBACK (next_cb), self);
  favor_signals_connect (self->voice,
                         "due",
                         G_CALLBACK (favor_game_page_settle_focus),
                         self);
  favor_game_page_tell (self);
}

/**
 * favor_game_page_drop_voice:
 *
 * Nothing is told any more.
 */
void
favor_game_page_drop_voice (FavorGamePage *self)
{
  if (self->voice != NULL)
    favor_voice_hush (self->voice);
  g_clear_object (&self->voice);
  g_clear_object (&self->teller);
  forget_decision (self);
}
