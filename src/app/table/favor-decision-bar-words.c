/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-decision-bar-private.h"

#include "favor-label.h"
#include "favor-tooltip.h"

/* What the bar says, and for some seconds why something is refused. */

#define REFUSAL_MILLISECONDS 3000

void
favor_decision_bar_update_words (FavorDecisionBar *self)
{
  gboolean refused = self->refusal_timeout != 0;

  if (!refused)
    gtk_label_set_label (GTK_LABEL (self->detail),
                         self->detail_text != NULL ? self->detail_text : "");
  if (refused)
    gtk_widget_add_css_class (self->box, "refused");
  else
    gtk_widget_remove_css_class (self->box, "refused");
  gtk_widget_set_visible (self->detail, refused || self->detail_text != NULL);
  /* What is chosen answers the question: in a small window the board needs these lines. */
  gtk_widget_set_visible (self->sentence,
                          refused || !self->compact || self->mode != FAVOR_BAR_CHOOSE ||
                            self->detail_text == NULL);
  /* Three lines are enough: what happened last is in the log, too. A refusal is read once. */
  gtk_widget_set_visible (self->live,
                          !refused && !(self->tight && self->mode == FAVOR_BAR_CHOOSE) &&
                            (self->mode == FAVOR_BAR_SHOW ||
                             !gtk_widget_get_visible (self->detail) ||
                             !(self->compact || gtk_widget_get_visible (self->chips))));
}

static void
show_live (FavorDecisionBar *self, const char *text)
{
  favor_label_set_start (self->live, text);
  favor_tooltip_set (self->live, text);
}

static gboolean
end_refusal_cb (gpointer data)
{
  FavorDecisionBar *self = data;

  self->refusal_timeout = 0;
  favor_decision_bar_update_words (self);
  show_live (self, self->said != NULL ? self->said : "");
  return G_SOURCE_REMOVE;
}

/* What was refused belongs to what was to be done then. */
void
favor_decision_bar_end_refusal (FavorDecisionBar *self)
{
  if (self->refusal_timeout == 0)
    return;
  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  end_refusal_cb (self);
}

/**
 * favor_decision_bar_set_sentence:
 * @text: who decides what
 */
void
favor_decision_bar_set_sentence (FavorDecisionBar *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  favor_label_set_start (self->sentence, text);
  favor_tooltip_set (self->sentence, text);
}

/**
 * favor_decision_bar_set_detail:
 * @text: (nullable): the selected action, a hint or a note
 */
void
favor_decision_bar_set_detail (FavorDecisionBar *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  g_free (self->detail_text);
  self->detail_text = text != NULL && *text != '\0' ? g_strdup (text) : NULL;
  favor_decision_bar_update_words (self);
}

/**
 * favor_decision_bar_refuse:
 * @text: a sentence that says what is missing
 */
void
favor_decision_bar_refuse (FavorDecisionBar *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));
  g_return_if_fail (text != NULL);

  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  self->refusal_timeout = g_timeout_add (REFUSAL_MILLISECONDS, end_refusal_cb, self);
  gtk_label_set_label (GTK_LABEL (self->detail), text);
  favor_decision_bar_update_words (self);
  show_live (self, text);
}

/**
 * favor_decision_bar_say:
 * @text: what just happened, one or more sentences
 */
void
favor_decision_bar_say (FavorDecisionBar *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  g_free (self->said);
  self->said = g_strdup (text);
  show_live (self, text);
}

const char *
favor_decision_bar_get_sentence (FavorDecisionBar *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION_BAR (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->sentence));
}

const char *
favor_decision_bar_get_detail (FavorDecisionBar *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION_BAR (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->detail));
}
