/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-said.h"

#include "favor-accessible.h"
#include "favor-signals.h"

struct _FavorSaid
{
  GtkBox parent_instance;

  char *words;
};

G_DEFINE_FINAL_TYPE (FavorSaid, favor_said, GTK_TYPE_BOX)

enum
{
  SIGNAL_NEXT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_neutral (void)
{
  /* Translators: for ears: a button that tells what happens next; it is called so while nothing is
   * told */
  return C_ ("told", "Next");
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_NEXT], 0);
}

void
favor_said_set_telling (FavorSaid *self, gboolean telling)
{
  g_return_if_fail (FAVOR_IS_SAID (self));

  gtk_widget_set_focusable (GTK_WIDGET (self), telling);
}

void
favor_said_say (FavorSaid *self, const char *words)
{
  char *before;

  g_return_if_fail (FAVOR_IS_SAID (self));

  before = self->words;
  /* What has not changed is not read: a space makes it other words. */
  if (words != NULL && g_strcmp0 (words, before) == 0)
    self->words = g_strconcat (words, " ", NULL);
  else
    self->words = g_strdup (words != NULL ? words : get_neutral ());
  g_free (before);
  favor_accessible_set_name (GTK_WIDGET (self), self->words);
  favor_accessible_set_description (GTK_WIDGET (self),
                                    words != NULL ? get_neutral () : NULL);
}

static void
favor_said_finalize (GObject *object)
{
  g_free (FAVOR_SAID (object)->words);

  G_OBJECT_CLASS (favor_said_parent_class)->finalize (object);
}

static void
favor_said_class_init (FavorSaidClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };
  GtkWidgetClass    *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = favor_said_finalize;
  signals[SIGNAL_NEXT] = favor_signal_new (klass, "next", 0);
  /* Assistive technology presses it by this action. */
  gtk_widget_class_install_action (widget_class, "said.next", NULL, next_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "said.next", NULL);
  gtk_widget_class_set_css_name (widget_class, "said");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
favor_said_init (FavorSaid *self)
{
  /* Where GTK announces, nothing is told here, and nobody is to find something to press. */
  if (favor_accessible_can_announce ())
    g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC, NULL);
  else
    favor_said_say (self, NULL);
}
