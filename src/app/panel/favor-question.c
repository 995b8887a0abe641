/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-question.h"

#include "favor-children.h"
#include "favor-label.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"

#define SPACING   9
#define SIGN_SIZE 24

struct _FavorQuestion
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *answers;

  const FavorGame  *game;
  gconstpointer     state;
  const FavorNames *names;
};

G_DEFINE_FINAL_TYPE (FavorQuestion, favor_question, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
changed_cb (FavorQuestion *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
favor_question_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_question_parent_class)->dispose (object);
}

static void
favor_question_class_init (FavorQuestionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_question_dispose;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);

  g_type_ensure (FAVOR_TYPE_CHOICES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/favorgames/Favor/question.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorQuestion, answers);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
favor_question_init (FavorQuestion *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A new box, because an empty one that is hidden keeps the size request of one without text: GTK
 * 4.8 would give it the height of a single line when it is filled and shown. */
void
favor_question_begin (FavorQuestion    *self,
                      const FavorGame  *game,
                      gconstpointer     state,
                      const FavorNames *names)
{
  g_return_if_fail (FAVOR_IS_QUESTION (self));

  g_clear_pointer (&self->box, gtk_widget_unparent);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_insert_before (self->box, GTK_WIDGET (self), self->answers);
  favor_choices_clear (FAVOR_CHOICES (self->answers));
  self->game = game;
  self->state = state;
  self->names = names;
}

void
favor_question_add_head (FavorQuestion *self, guint colour, char *words)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *sign = favor_seat_sign_new (colour, SIGN_SIZE);

  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), sign);
  favor_label_append (line, "head", words);
  favor_question_add (self, line);
  g_free (words);
}

void
favor_question_add_words (FavorQuestion *self, const char *css_class, const char *words)
{
  favor_label_append (self->box, css_class, words);
}

GtkWidget *
favor_question_add (FavorQuestion *self, GtkWidget *child)
{
  g_return_val_if_fail (FAVOR_IS_QUESTION (self) && self->box != NULL, child);

  gtk_box_append (GTK_BOX (self->box), child);
  return child;
}

char *
favor_question_offer (FavorQuestion *self, const FavorChoice *answer)
{
  FavorRefusal why = { 0 };

  g_return_val_if_fail (FAVOR_IS_QUESTION (self), NULL);

  if (self->game->check (self->state, &answer->action, &why))
    {
      favor_choices_add (FAVOR_CHOICES (self->answers), answer);
      return NULL;
    }
  if (answer->picture != NULL)
    g_object_unref (g_object_ref_sink (answer->picture));
  return favor_text_for_refusal (self->game, &why, self->names);
}

FavorChoices *
favor_question_get_answers (FavorQuestion *self)
{
  g_return_val_if_fail (FAVOR_IS_QUESTION (self), NULL);

  return FAVOR_CHOICES (self->answers);
}
