/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-voice.h"

#include "favor-accessible.h"
#include "favor-focus.h"
#include "favor-signals.h"

/* What is announced sooner after another announcement, in milliseconds, waits, and goes with what comes
 * meanwhile. */
#define PAUSE 300

struct _FavorVoice
{
  GObject parent_instance;

  /* Both (unowned): the page has the voice. */
  GtkWidget *page;
  FavorSaid *said;
  GString   *told;
  char      *standing;
  guint      source;
  /* Lines that went with the focus since the main loop was at rest. */
  char *attached;
  guint rest;
  /* A screen reader asks what has the focus, and how it is called, a while after it was told that the
   * focus moved. So long, in milliseconds, the sentence keeps focus and name. */
  guint  patience;
  gint64 moved;
  gint64 announced;
};

G_DEFINE_FINAL_TYPE (FavorVoice, favor_voice, G_TYPE_OBJECT)

enum
{
  SIGNAL_DUE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- What a screen reader does not know yet ---------------------------------------------- */

static GtkWidget *
get_focus (FavorVoice *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* For how many milliseconds a screen reader may not know what has the focus. */
static guint
measure_wait (FavorVoice *self)
{
  gint64 left = self->moved + self->patience * (gint64) 1000 - g_get_monotonic_time ();

  return self->moved == 0 || left <= 0 ? 0 : (guint) (left / 1000) + 1;
}

guint
favor_voice_get_hold (FavorVoice *self)
{
  g_return_val_if_fail (FAVOR_IS_VOICE (self), 0);

  return get_focus (self) == GTK_WIDGET (self->said) ? measure_wait (self) : 0;
}

void
favor_voice_focus_moved (FavorVoice *self)
{
  g_return_if_fail (FAVOR_IS_VOICE (self));

  self->moved = g_get_monotonic_time ();
  favor_accessible_leave (get_focus (self));
}

void
favor_voice_release (FavorVoice *self)
{
  g_return_if_fail (FAVOR_IS_VOICE (self));

  self->moved = 0;
}

/* ---- What waits ------------------------------------------------------------------------ */

static gboolean
due_cb (gpointer data)
{
  FavorVoice *self = data;

  self->source = 0;
  g_object_ref (self);
  g_signal_emit (self, signals[SIGNAL_DUE], 0);
  if (favor_voice_is_due (self))
    favor_voice_flush (self);
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

static void
queue (FavorVoice *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH, due_cb, self, NULL);
}

void
favor_voice_tell (FavorVoice *self, const char *words)
{
  g_return_if_fail (FAVOR_IS_VOICE (self));
  g_return_if_fail (words != NULL);

  if (self->told->len > 0)
    g_string_append_c (self->told, ' ');
  g_string_append (self->told, words);
  queue (self);
}

void
favor_voice_describe (FavorVoice *self, const char *words)
{
  g_return_if_fail (FAVOR_IS_VOICE (self));

  g_free (self->standing);
  self->standing = g_strdup (words);
  if (words != NULL)
    queue (self);
}

void
favor_voice_hush (FavorVoice *self)
{
  g_return_if_fail (FAVOR_IS_VOICE (self));

  g_string_truncate (self->told, 0);
  g_clear_pointer (&self->standing, g_free);
  g_clear_pointer (&self->attached, g_free);
  g_clear_handle_id (&self->source, g_source_remove);
}

gboolean
favor_voice_is_due (FavorVoice *self)
{
  g_return_val_if_fail (FAVOR_IS_VOICE (self), FALSE);

  return self->told->len > 0 || self->standing != NULL;
}

/* (transfer full) (nullable): all of it. */
static char *
take (FavorVoice *self)
{
  char *words = NULL;

  if (self->told->len > 0 && self->standing != NULL)
    words = g_strjoin (" ", self->told->str, self->standing, NULL);
  else if (self->told->len > 0)
    words = g_strdup (self->told->str);
  else
    words = g_steal_pointer (&self->standing);
  favor_voice_hush (self);
  return words;
}

static gboolean
is_active (FavorVoice *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  return GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root));
}

/* A question as well: Orca keeps for two seconds how it described something, and would read an earlier
 * one with what gets the focus back. To whoever is elsewhere it is described, and read when they
 * return. */
static gboolean
announces (FavorVoice *self)
{
  return favor_accessible_can_announce () && gtk_widget_get_mapped (self->page) &&
         (self->standing == NULL || is_active (self));
}

/* For how many milliseconds nothing is to be announced. */
static guint
measure_pause (FavorVoice *self)
{
  gint64 left = self->announced + PAUSE * 1000 - g_get_monotonic_time ();

  return self->announced == 0 || left <= 0 ? 0 : (guint) (left / 1000) + 1;
}

static FavorVoiceWay
wait_for (FavorVoice *self, guint milliseconds)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (milliseconds, due_cb, self);
  return FAVOR_VOICE_WAITS;
}

/* ---- How it is told --------------------------------------------------------------------- */

static gboolean
rest_cb (gpointer data)
{
  FavorVoice *self = data;

  self->rest = 0;
  g_clear_pointer (&self->attached, g_free);
  return G_SOURCE_REMOVE;
}

/* Until then nobody can have read them. */
static void
keep_attached (FavorVoice *self, char *lines)
{
  g_free (self->attached);
  self->attached = lines;
  if (self->rest == 0)
    self->rest = g_idle_add (rest_cb, self);
}

static void
tell_first (FavorVoice *self, const char *words)
{
  if (words == NULL)
    return;
  if (self->told->len > 0)
    g_string_prepend_c (self->told, ' ');
  g_string_prepend (self->told, words);
}

/* What was to go with the focus and did not comes first. */
static void
take_back (FavorVoice *self)
{
  GtkRoot         *root = gtk_widget_get_root (self->page);
  g_autofree char *message = root != NULL ? favor_focus_take_message (root) : NULL;

  tell_first (self, message);
}

/* The focus goes on, maybe from what it had only just come to: what was to be heard there comes first. */
static void
take_along (FavorVoice *self)
{
  g_autofree char *lines = g_steal_pointer (&self->attached);
  GtkRoot         *root = gtk_widget_get_root (self->page);

  if (lines != NULL && root != NULL)
    favor_focus_set_message (root, NULL);
  else
    take_back (self);
  tell_first (self, lines);
}

void
favor_voice_lead (FavorVoice *self)
{
  g_autofree char *words = NULL;

  g_return_if_fail (FAVOR_IS_VOICE (self));

  if (get_focus (self) == GTK_WIDGET (self->said))
    return;
  take_along (self);
  words = take (self);
  favor_said_set_telling (self->said, FALSE);
  favor_said_set_telling (self->said, TRUE);
  favor_said_say (self->said, words);
  gtk_widget_grab_focus (GTK_WIDGET (self->said));
}

void
favor_voice_attach (FavorVoice *self)
{
  GtkRoot         *root;
  g_autofree char *lines = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (FAVOR_IS_VOICE (self));

  root = gtk_widget_get_root (self->page);
  /* What is announced then is read behind what gets the focus. */
  if (announces (self))
    return;
  take_along (self);
  /* The lines are on their way, whatever key is pressed next. */
  if (self->told->len > 0 && get_focus (self) == GTK_WIDGET (self->said))
    {
      favor_said_say (self->said, self->told->str);
      g_string_truncate (self->told, 0);
    }
  lines = self->told->len > 0 ? g_strdup (self->told->str) : NULL;
  words = take (self);
  if (root == NULL || words == NULL)
    return;
  favor_focus_set_message (root, words);
  keep_attached (self, g_steal_pointer (&lines));
}

/* What nobody took along is described with what has the focus. */
static FavorVoiceWay
leave_behind (FavorVoice *self, const char *words)
{
  GtkWidget *focus = get_focus (self);

  if (focus == GTK_WIDGET (self->said))
    {
      favor_said_say (self->said, words);
      return FAVOR_VOICE_SAID;
    }
  if (focus == NULL || GTK_IS_ROOT (focus) || !gtk_widget_get_mapped (self->page))
    return FAVOR_VOICE_LOST;
  favor_accessible_set_message (focus, words);
  return FAVOR_VOICE_DESCRIBED;
}

static FavorVoiceWay
announce (FavorVoice *self)
{
  g_autofree char *words = NULL;
  guint            wait = measure_pause (self);

  if (wait > 0)
    return wait_for (self, wait);
  words = take (self);
  favor_accessible_announce (self->page, words);
  self->announced = g_get_monotonic_time ();
  return FAVOR_VOICE_ANNOUNCED;
}

FavorVoiceWay
favor_voice_flush (FavorVoice *self)
{
  guint            wait;
  g_autofree char *words = NULL;

  g_return_val_if_fail (FAVOR_IS_VOICE (self), FAVOR_VOICE_SILENT);

  take_back (self);
  if (!favor_voice_is_due (self))
    return FAVOR_VOICE_SILENT;
  if (announces (self))
    return announce (self);
  wait = measure_wait (self);
  if (wait > 0)
    return wait_for (self, wait);
  words = take (self);
  return leave_behind (self, words);
}

/* ---- Object ----------------------------------------------------------------------------- */

static void
favor_voice_dispose (GObject *object)
{
  favor_voice_hush (FAVOR_VOICE (object));
  g_clear_handle_id (&FAVOR_VOICE (object)->rest, g_source_remove);

  G_OBJECT_CLASS (favor_voice_parent_class)->dispose (object);
}

static void
favor_voice_finalize (GObject *object)
{
  g_string_free (FAVOR_VOICE (object)->told, TRUE);

  G_OBJECT_CLASS (favor_voice_parent_class)->finalize (object);
}

static void
favor_voice_class_init (FavorVoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = favor_voice_dispose;
  G_OBJECT_CLASS (klass)->finalize = favor_voice_finalize;
  signals[SIGNAL_DUE] = favor_signal_new (klass, "due", 0);
}

static void
favor_voice_init (FavorVoice *self)
{
  self->told = g_string_new (NULL);
}

FavorVoice *
favor_voice_new (GtkWidget *page, FavorSaid *said, guint patience)
{
  FavorVoice *self = g_object_new (FAVOR_TYPE_VOICE, NULL);

  self->page = page;
  self->said = said;
  self->patience = patience;
  return self;
}
