/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-choice-line.h"

#include "favor-label.h"

struct _FavorChoiceLine
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkWidget *line;
  GtkWidget *digit;
  GtkWidget *text;
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
  self->heading = favor_label_new_wrapping ("choice-group");
  gtk_widget_set_visible (self->heading, FALSE);
  self->digit = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->digit), 2);
  gtk_widget_add_css_class (self->digit, "keycap");
  self->text = favor_label_new_wrapping (NULL);
  gtk_widget_set_hexpand (self->text, TRUE);
  /* Not a box, which would look for the least width at the height it has got. */
  self->line = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->line), 9);
  gtk_widget_add_css_class (self->line, "choice");
  gtk_grid_attach (GTK_GRID (self->line), self->digit, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->line), self->text, 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (self), self->heading);
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

  gtk_label_set_label (GTK_LABEL (self->heading), heading != NULL ? heading : "");
  gtk_widget_set_visible (self->heading, heading != NULL);
}

/**
 * favor_choice_line_set_digit:
 * @digit: the key that selects the action, 1 to 9; 0 for none
 */
void
favor_choice_line_set_digit (FavorChoiceLine *self, guint digit)
{
  g_autofree char *text = digit > 0 ? g_strdup_printf ("%u", digit) : g_strdup ("");

  g_return_if_fail (FAVOR_IS_CHOICE_LINE (self));

  gtk_label_set_label (GTK_LABEL (self->digit), text);
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
