/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-hinting.h"

#include "favor-bot.h"
#include "favor-properties.h"
#include "favor-signals.h"

struct _FavorHinting
{
  GObject parent_instance;

  FavorBotRunner *runner;
  /* (nullable): of the question that waits for its answer. */
  GCancellable *cancellable;
  /* Which of the good actions comes next. */
  guint nth;
  /* (nullable): why the last one is good. */
  char       *text;
  FavorAction action;
};

G_DEFINE_FINAL_TYPE (FavorHinting, favor_hinting, G_TYPE_OBJECT)

enum
{
  PROP_THINKING,
  N_PROPS
};

enum
{
  SIGNAL_FOUND,
  SIGNAL_FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void
end_question (FavorHinting *self)
{
  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* What lives until there is an answer. */
typedef struct
{
  FavorHinting *hinting;
  GObject      *owner;
} Question;

static void
question_free (Question *question)
{
  g_object_unref (question->hinting);
  g_object_unref (question->owner);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

static void
answer_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Question) question = data;
  FavorHinting        *self = question->hinting;
  g_autoptr (GError)   error = NULL;
  FavorAction          action;
  char                *text;

  text = favor_bot_runner_hint_finish (FAVOR_BOT_RUNNER (source),
                                       result,
                                       &action,
                                       &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
  if (text == NULL)
    {
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
      return;
    }
  self->nth = (self->nth + 1) % FAVOR_BOT_MAX_PROPOSALS;
  g_free (self->text);
  self->text = text;
  self->action = action;
  g_signal_emit (self, signals[SIGNAL_FOUND], 0, &self->action);
}

static void
favor_hinting_dispose (GObject *object)
{
  FavorHinting *self = FAVOR_HINTING (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->runner);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (favor_hinting_parent_class)->dispose (object);
}

static const FavorProperty property_table[N_PROPS] = {
  [PROP_THINKING] = { "thinking",
                      G_TYPE_BOOLEAN,
                      .get = G_CALLBACK (favor_hinting_get_thinking) },
};

static void
favor_hinting_class_init (FavorHintingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = favor_hinting_dispose;
  favor_properties_install (object_class, property_table, N_PROPS, properties);
  signals[SIGNAL_FOUND] = favor_signal_new (klass, "found", 1, G_TYPE_POINTER);
  signals[SIGNAL_FAILED] = favor_signal_new (klass, "failed", 1, G_TYPE_STRING);
}

static void
favor_hinting_init (FavorHinting *self)
{
}

/**
 * favor_hinting_new:
 * @runner: who thinks
 *
 * Returns: (transfer full): hints for the session of @runner
 */
FavorHinting *
favor_hinting_new (FavorBotRunner *runner)
{
  FavorHinting *self;

  g_return_val_if_fail (FAVOR_IS_BOT_RUNNER (runner), NULL);

  self = g_object_new (FAVOR_TYPE_HINTING, NULL);
  self->runner = g_object_ref (runner);
  return self;
}

/**
 * favor_hinting_ask:
 * @owner: (type GObject): stays until the thread that looks for the hint has ended, which uses the
 *   session
 *
 * Looks for the next hint; a person decides in the newest position.
 */
void
favor_hinting_ask (FavorHinting *self, gpointer owner)
{
  Question *question;

  g_return_if_fail (FAVOR_IS_HINTING (self));
  g_return_if_fail (G_IS_OBJECT (owner));

  end_question (self);
  question = g_new (Question, 1);
  question->hinting = g_object_ref (self);
  question->owner = g_object_ref (owner);
  self->cancellable = g_cancellable_new ();
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
  favor_bot_runner_hint_async (self->runner,
                               self->nth,
                               self->cancellable,
                               answer_cb,
                               question);
}

/**
 * favor_hinting_forget:
 *
 * Drops the hint that was found last, and stops looking for another one; the next question is
 * for the best hint again. To be called when the position has changed, since a hint belongs to
 * one position.
 */
void
favor_hinting_forget (FavorHinting *self)
{
  g_return_if_fail (FAVOR_IS_HINTING (self));

  end_question (self);
  g_clear_pointer (&self->text, g_free);
  self->nth = 0;
}

/**
 * favor_hinting_get_thinking:
 *
 * Returns: whether a hint is being looked for
 */
gboolean
favor_hinting_get_thinking (FavorHinting *self)
{
  g_return_val_if_fail (FAVOR_IS_HINTING (self), FALSE);

  return self->cancellable != NULL;
}

/**
 * favor_hinting_get_text:
 * @action: (nullable): what is selected
 *
 * Returns: (transfer none) (nullable): a sentence with the reason, if @action is the hint
 */
const char *
favor_hinting_get_text (FavorHinting *self, const FavorAction *action)
{
  g_return_val_if_fail (FAVOR_IS_HINTING (self), NULL);

  return action != NULL && self->text != NULL &&
             favor_action_equal (action, &self->action)
           ? self->text
           : NULL;
}
