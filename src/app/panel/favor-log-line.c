/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-log-line.h"

#include "favor-label.h"
#include "favor-seat-sign.h"

struct _FavorLogLine
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkWidget *line;
  GtkWidget *sign;
  GtkWidget *text;
  GtkWidget *note;
};

G_DEFINE_FINAL_TYPE (FavorLogLine, favor_log_line, GTK_TYPE_BOX)

static void
favor_log_line_class_init (FavorLogLineClass *klass)
{
}

static void
favor_log_line_init (FavorLogLine *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->heading = favor_label_new_wrapping ("logturn");
  self->sign = favor_seat_sign_new (0, 16);
  gtk_widget_set_valign (self->sign, GTK_ALIGN_START);
  self->text = favor_label_new_wrapping (NULL);
  self->note = favor_label_new_wrapping ("lognote");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), self->text);
  gtk_box_append (GTK_BOX (words), self->note);
  /* Not a box, which would look for the least width at the height it has got. */
  self->line = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->line), 6);
  gtk_widget_add_css_class (self->line, "logline");
  gtk_grid_attach (GTK_GRID (self->line), self->sign, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->line), words, 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (self), self->heading);
  gtk_box_append (GTK_BOX (self), self->line);
}

/**
 * favor_log_line_new:
 *
 * Returns: (transfer floating): an empty line
 */
GtkWidget *
favor_log_line_new (void)
{
  return g_object_new (FAVOR_TYPE_LOG_LINE, NULL);
}

/**
 * favor_log_line_set_heading:
 * @heading: (nullable): the round that begins here
 */
void
favor_log_line_set_heading (FavorLogLine *self, const char *heading)
{
  g_return_if_fail (FAVOR_IS_LOG_LINE (self));

  gtk_label_set_label (GTK_LABEL (self->heading), heading != NULL ? heading : "");
  gtk_widget_set_visible (self->heading, heading != NULL);
}

/**
 * favor_log_line_set_sign:
 * @colour: of the seat that acted, or -1
 */
void
favor_log_line_set_sign (FavorLogLine *self, int colour)
{
  g_return_if_fail (FAVOR_IS_LOG_LINE (self));

  gtk_widget_set_opacity (self->sign, colour >= 0 ? 1 : 0);
  if (colour >= 0)
    favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->sign), (guint) colour);
}

/**
 * favor_log_line_set_text:
 * @text: the sentence
 * @note: (nullable): what a person wrote down about the ply
 */
void
favor_log_line_set_text (FavorLogLine *self, const char *text, const char *note)
{
  g_return_if_fail (FAVOR_IS_LOG_LINE (self));

  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_label_set_label (GTK_LABEL (self->note), note != NULL ? note : "");
  gtk_widget_set_visible (self->note, note != NULL);
}

/**
 * favor_log_line_set_here:
 * @here: whether the line belongs to the position that is reviewed
 */
void
favor_log_line_set_here (FavorLogLine *self, gboolean here)
{
  g_return_if_fail (FAVOR_IS_LOG_LINE (self));

  if (here)
    gtk_widget_add_css_class (self->line, "here");
  else
    gtk_widget_remove_css_class (self->line, "here");
}
