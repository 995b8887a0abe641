/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-speech.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-label.h"
#include "favor-seat-sign.h"
#include "favor-text.h"

#define SIGN_SIZE 28
#define SPACING   9

struct _FavorSpeech
{
  GtkWidget parent_instance;

  GtkWidget *sign;
  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (FavorSpeech, favor_speech, GTK_TYPE_WIDGET)

static void
favor_speech_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_speech_parent_class)->dispose (object);
}

static void
favor_speech_class_init (FavorSpeechClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_speech_dispose;

  /* A box would ask the words how wide they are for a height, which GTK 4.8 answers wrongly for one
   * line. */
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "speech");
}

static void
favor_speech_init (FavorSpeech *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_grid_layout_set_column_spacing (GTK_GRID_LAYOUT (layout), SPACING);
  self->sign = favor_seat_sign_new (0, SIGN_SIZE);
  gtk_widget_set_valign (self->sign, GTK_ALIGN_END);
  gtk_widget_set_parent (self->sign, GTK_WIDGET (self));
  self->words = favor_label_new_wrapping ("words");
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->words), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  g_object_set (gtk_layout_manager_get_layout_child (layout, self->words),
                "column",
                1,
                NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
favor_speech_new (void)
{
  return g_object_new (FAVOR_TYPE_SPEECH, NULL);
}

void
favor_speech_set_colour (FavorSpeech *self, guint colour)
{
  g_return_if_fail (FAVOR_IS_SPEECH (self));

  favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->sign), colour);
}

/**
 * favor_speech_say:
 * @player: (nullable): the name of who says it, for ears: for eyes there is the shield
 * @words: (nullable): a sentence
 */
void
favor_speech_say (FavorSpeech *self, const char *player, const char *words)
{
  g_return_if_fail (FAVOR_IS_SPEECH (self));

  if (words != NULL)
    {
      g_autofree char *name = favor_text_fill (_ ("{title}: {value}"),
                                               "title value",
                                               player,
                                               words);

      gtk_label_set_label (GTK_LABEL (self->words), words);
      favor_accessible_set_name (GTK_WIDGET (self), name);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
}
