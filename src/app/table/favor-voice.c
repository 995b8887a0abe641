/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-voice.h"

#include "favor-accessible.h"
#include "favor-focus.h"
#include "favor-signals.h"

struct _FavorVoice
{
  GObject parent_instance;

  /* Both (unowned): the page has the voice. */
  GtkWidget *page;
  FavorSaid *said;
  GString   *told;
  char      *standing;
  guint      idle;
};

G_DEFINE_FINAL_TYPE (FavorVoice, favor_voice, G_TYPE_OBJECT)

enum
{
  SIGNAL_DUE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- What waits ------------------------------------------------------------------------ */

static gboolean
due_cb (gpointer data)
{
  FavorVoice *self = data;

  self->idle = 0;
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
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH, due_cb, self, NULL);
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
  g_clear_handle_id (&self->idle, g_source_remove);
}

gboolean
favor_voice_is_due (FavorVoice *self)
{
  g_return_val_if_fail (FAVOR_IS_VOICE (self), FALSE);

  return self->told->len > 0 || self->standing != NULL;
}

/* (transfer full) (nullable): all of it, but what is announced here. */
static char *
take (FavorVoice *self)
{
  g_autofree char *standing = g_steal_pointer (&self->standing);
  char            *words = NULL;

  if (self->told->len > 0 && favor_accessible_can_announce () &&
      gtk_widget_get_mapped (self->page))
    {
      favor_accessible_announce (self->page, self->told->str);
      g_string_truncate (self->told, 0);
    }
  if (self->told->len > 0 && standing != NULL)
    words = g_strjoin (" ", self->told->str, standing, NULL);
  else if (self->told->len > 0)
    words = g_strdup (self->told->str);
  else
    words = g_steal_pointer (&standing);
  favor_voice_hush (self);
  return words;
}

/* ---- How it is told --------------------------------------------------------------------- */

static GtkWidget *
get_focus (FavorVoice *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

void
favor_voice_lead (FavorVoice *self)
{
  g_autofree char *words = NULL;
  gboolean         had_focus;

  g_return_if_fail (FAVOR_IS_VOICE (self));

  had_focus = get_focus (self) == GTK_WIDGET (self->said);
  words = take (self);
  favor_said_set_telling (self->said, TRUE);
  if (words != NULL || !had_focus)
    favor_said_say (self->said, words);
  if (!had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->said));
}

void
favor_voice_attach (FavorVoice *self)
{
  GtkRoot         *root;
  g_autofree char *words = NULL;

  g_return_if_fail (FAVOR_IS_VOICE (self));

  root = gtk_widget_get_root (self->page);
  words = take (self);
  if (root != NULL && words != NULL)
    favor_focus_set_message (root, words);
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

FavorVoiceWay
favor_voice_flush (FavorVoice *self)
{
  gboolean         announced;
  GtkRoot         *root;
  g_autofree char *words = NULL, *message = NULL;

  g_return_val_if_fail (FAVOR_IS_VOICE (self), FAVOR_VOICE_LOST);

  announced = self->told->len > 0 && favor_accessible_can_announce () &&
              gtk_widget_get_mapped (self->page);
  root = gtk_widget_get_root (self->page);
  if (root != NULL)
    message = favor_focus_take_message (root);
  words = take (self);
  if (message != NULL)
    leave_behind (self, message);
  if (words != NULL)
    return leave_behind (self, words);
  return announced         ? FAVOR_VOICE_ANNOUNCED
         : message != NULL ? FAVOR_VOICE_DESCRIBED
                           : FAVOR_VOICE_LOST;
}

/* ---- Object ----------------------------------------------------------------------------- */

static void
favor_voice_dispose (GObject *object)
{
  favor_voice_hush (FAVOR_VOICE (object));

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
favor_voice_new (GtkWidget *page, FavorSaid *said)
{
  FavorVoice *self = g_object_new (FAVOR_TYPE_VOICE, NULL);

  self->page = page;
  self->said = said;
  return self;
}
