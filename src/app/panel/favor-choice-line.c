/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-choice-line.h"

#include "favor-label.h"
#include "favor-style.h"

/* Room for a digit before the text, and between the two. */
#define DIGIT_WIDTH 16
#define SPACING     9

/* There may be hundreds of lines, so that each has only the widgets that it needs. */
struct _FavorChoiceLine
{
  GtkBox parent_instance;

  GtkWidget *line;
  GtkWidget *text;
  /* (nullable): made when they have something to say */
  GtkWidget *heading;
  GtkWidget *digit;
};

G_DEFINE_FINAL_TYPE (FavorChoiceLine, favor_choice_line, GTK_TYPE_BOX)

static void
favor_choice_line_class_init (FavorChoiceLineClass *klass)
{
}

static void
favor_choice_line_init (FavorChoiceLine *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->text = favor_label_new_wrapping (NULL);
  gtk_widget_set_hexpand (self->text, TRUE);
  gtk_widget_set_margin_start (self->text, DIGIT_WIDTH + SPACING);
  /* Not a box, which would look for the least width at the height it has got. */
  self->line = gtk_grid_new ();
  gtk_widget_add_css_class (self->line, "choice");
  gtk_grid_attach (GTK_GRID (self->line), self->text, 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (self), self->line);
}

/**
 * favor_choice_line_new:
 *
 * Returns: (transfer floating): an empty line
 */
GtkWidget *
favor_choice_line_new (void)
{
  return g_object_new (FAVOR_TYPE_CHOICE_LINE, NULL);
}

/**
 * favor_choice_line_set_heading:
 * @heading: (nullable): the kind of this action and those below
 */
void
favor_choice_line_set_heading (FavorChoiceLine *self, const char *heading)
{
  g_return_if_fail (FAVOR_IS_CHOICE_LINE (self));

  if (self->heading == NULL && heading != NULL)
    {
      self->heading = favor_label_new_wrapping ("choice-group");
      gtk_box_prepend (GTK_BOX (self), self->heading);
    }
  if (self->heading == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->heading), heading != NULL ? heading : "");
  gtk_widget_set_visible (self->heading, heading != NULL);
}

static GtkWidget *
new_digit (void)
{
  GtkWidget *digit = gtk_label_new (NULL);

  gtk_widget_set_size_request (digit, DIGIT_WIDTH, -1);
  gtk_widget_add_css_class (digit, "keycap");
  return digit;
}

/**
 * favor_choice_line_set_digit:
 * @digit: the key that selects the action, 1 to 9; 0 for none
 */
void
favor_choice_line_set_digit (FavorChoiceLine *self, guint digit)
{
  g_autofree char *text = digit > 0 ? g_strdup_printf ("%u", digit) : NULL;

  g_return_if_fail (FAVOR_IS_CHOICE_LINE (self));

  if (self->digit == NULL && text != NULL)
    {
      self->digit = new_digit ();
      gtk_grid_attach (GTK_GRID (self->line), self->digit, 0, 0, 1, 1);
    }
  gtk_widget_set_margin_start (self->text,
                               text != NULL ? SPACING : DIGIT_WIDTH + SPACING);
  if (self->digit == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->digit), text != NULL ? text : "");
  gtk_widget_set_visible (self->digit, text != NULL);
}

/**
 * favor_choice_line_set_text:
 * @text: what the action does
 * @enabled: whether it can be chosen
 */
void
favor_choice_line_set_text (FavorChoiceLine *self, const char *text, gboolean enabled)
{
  g_return_if_fail (FAVOR_IS_CHOICE_LINE (self));

  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_widget_set_sensitive (self->line, enabled);
}

/**
 * favor_choice_line_set_chosen:
 * @chosen: whether it looks chosen
 */
void
favor_choice_line_set_chosen (FavorChoiceLine *self, gboolean chosen)
{
  g_return_if_fail (FAVOR_IS_CHOICE_LINE (self));

  favor_style_set_class (self->line, "chosen", chosen);
}
