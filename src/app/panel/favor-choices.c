/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-choices.h"

#include "favor-picture-line.h"
#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-label.h"
#include "favor-signals.h"
#include "favor-text.h"

struct _FavorChoices
{
  GtkWidget parent_instance;

  /* Of FavorAction, in the order of the buttons. */
  GArray  *actions;
  int      chosen;
  gboolean updating;
  gboolean at_once;
};

G_DEFINE_FINAL_TYPE (FavorChoices, favor_choices, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GtkWidget *
nth_button (FavorChoices *self, int n)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (button != NULL && n-- > 0)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

static int
index_of (FavorChoices *self, GtkWidget *button)
{
  int n = 0;

  while ((button = gtk_widget_get_prev_sibling (button)) != NULL)
    n++;
  return n;
}

static void
show_chosen (FavorChoices *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < self->actions->len; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (nth_button (self, (int) i)),
                                  self->chosen == (int) i);
  self->updating = FALSE;
}

/* A second click commits, as on the board; an answer takes one. */
static void
toggled_cb (FavorChoices *self, GtkToggleButton *button)
{
  int n = index_of (self, GTK_WIDGET (button));

  if (self->updating)
    return;
  if (n == self->chosen)
    {
      show_chosen (self);
      gtk_widget_activate_action (GTK_WIDGET (self), "view.commit", NULL);
      return;
    }
  self->chosen = n;
  show_chosen (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (self->at_once)
    gtk_widget_activate_action (GTK_WIDGET (self), "view.commit", NULL);
}

/* ---- Buttons -------------------------------------------------------------------------- */

static GtkWidget *
new_content (const FavorChoice *choice)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  if (choice->picture != NULL)
    {
      gtk_widget_set_layout_manager (line,
                                     favor_picture_line_new (choice->width,
                                                             choice->aspect));
      gtk_box_append (GTK_BOX (line), choice->picture);
    }
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  favor_label_append (words, "title", choice->title);
  if (choice->text != NULL)
    favor_label_append (words, "text", choice->text);
  if (choice->note != NULL)
    favor_label_append (words, "note", choice->note);
  gtk_box_append (GTK_BOX (line), words);
  return line;
}

/* (transfer full): all that is written on it. */
static char *
name_of (const FavorChoice *choice)
{
  const char *others[] = { choice->text, choice->note };
  char       *name = g_strdup (choice->title);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i] != NULL)
      {
        g_autofree char *first = name;

        name = favor_text_fill (_ ("{title}: {value}"), "title value", first, others[i]);
      }
  return name;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_choices_dispose (GObject *object)
{
  favor_choices_clear (FAVOR_CHOICES (object));

  G_OBJECT_CLASS (favor_choices_parent_class)->dispose (object);
}

static void
favor_choices_finalize (GObject *object)
{
  g_array_unref (FAVOR_CHOICES (object)->actions);

  G_OBJECT_CLASS (favor_choices_parent_class)->finalize (object);
}

static void
favor_choices_class_init (FavorChoicesClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_choices_dispose;
  object_class->finalize = favor_choices_finalize;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "toolchoices");
}

static void
favor_choices_init (FavorChoices *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->actions = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  self->chosen = -1;
  /* Translators: name of a group of buttons, for ears */
  favor_accessible_set_name (GTK_WIDGET (self), _ ("Choices"));
}

GtkWidget *
favor_choices_new (void)
{
  return g_object_new (FAVOR_TYPE_CHOICES, NULL);
}

void
favor_choices_clear (FavorChoices *self)
{
  g_return_if_fail (FAVOR_IS_CHOICES (self));

  favor_children_remove (GTK_WIDGET (self));
  g_array_set_size (self->actions, 0);
  self->chosen = -1;
}

void
favor_choices_add (FavorChoices *self, const FavorChoice *choice)
{
  GtkWidget       *button = gtk_toggle_button_new ();
  g_autofree char *name = name_of (choice);

  g_return_if_fail (FAVOR_IS_CHOICES (self));

  gtk_button_set_child (GTK_BUTTON (button), new_content (choice));
  favor_accessible_set_name (button, name);
  g_array_append_val (self->actions, choice->action);
  favor_signals_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

void
favor_choices_set_at_once (FavorChoices *self, gboolean at_once)
{
  g_return_if_fail (FAVOR_IS_CHOICES (self));

  self->at_once = at_once;
}

const FavorAction *
favor_choices_get_chosen (FavorChoices *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOICES (self), NULL);

  return self->chosen >= 0
           ? &g_array_index (self->actions, FavorAction, (guint) self->chosen)
           : NULL;
}

void
favor_choices_set_chosen (FavorChoices *self, const FavorAction *action)
{
  g_return_if_fail (FAVOR_IS_CHOICES (self));

  self->chosen = -1;
  for (guint i = 0; action != NULL && i < self->actions->len; i++)
    if (memcmp (&g_array_index (self->actions, FavorAction, i), action, sizeof *action) ==
        0)
      self->chosen = (int) i;
  show_chosen (self);
}
