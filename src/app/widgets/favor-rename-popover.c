/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-rename-popover.h"

#include "favor-closures.h"
#include "favor-signals.h"

struct _FavorRenamePopover
{
  GtkPopover parent_instance;

  GtkEntry *entry;
};

enum
{
  SIGNAL_RENAMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorRenamePopover, favor_rename_popover, GTK_TYPE_POPOVER)

static void
rename_cb (FavorRenamePopover *self)
{
  g_autofree char
    *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));

  if (*name == '\0')
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  g_object_ref (self);
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[SIGNAL_RENAMED], 0, name);
  g_object_unref (self);
}

static void
favor_rename_popover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_RENAME_POPOVER);

  G_OBJECT_CLASS (favor_rename_popover_parent_class)->dispose (object);
}

static void
favor_rename_popover_class_init (FavorRenamePopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_rename_popover_dispose;

  signals[SIGNAL_RENAMED] = favor_signal_new (klass, "renamed", 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "rename-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorRenamePopover, entry);
  gtk_widget_class_bind_template_callback (widget_class, rename_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
}

static void
favor_rename_popover_init (FavorRenamePopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_rename_popover_new:
 * @name: the present name, selected so that typing replaces it
 *
 * Returns: (transfer floating): a popover without a parent
 */
GtkWidget *
favor_rename_popover_new (const char *name)
{
  FavorRenamePopover *self = g_object_new (FAVOR_TYPE_RENAME_POPOVER, NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  return GTK_WIDGET (self);
}
