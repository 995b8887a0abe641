/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-presets-popover.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-signals.h"

struct _FavorPresetsPopover
{
  GtkPopover parent_instance;

  GtkListBox *list;
  GtkWidget  *empty_label;
  GtkEntry   *name_entry;
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_DELETED,
  SIGNAL_SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorPresetsPopover, favor_presets_popover, GTK_TYPE_POPOVER)

#define NAME_KEY "favor-preset"

static void
activated_cb (FavorPresetsPopover *self, GtkListBoxRow *row)
{
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (row), NAME_KEY));

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, name);
}

static void
delete_clicked_cb (FavorPresetsPopover *self, GtkWidget *button)
{
  /* The row goes meanwhile. */
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (button), NAME_KEY));

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[SIGNAL_DELETED], 0, name);
}

static void
save_cb (FavorPresetsPopover *self)
{
  g_autofree char
    *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_entry)));

  g_strstrip (name);
  if (*name == '\0')
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_editable_set_text (GTK_EDITABLE (self->name_entry), "");
  g_signal_emit (self, signals[SIGNAL_SAVED], 0, name);
}

static GtkWidget *
create_delete_button (FavorPresetsPopover *self, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: a button beside a named setup, for screen readers */
  g_autofree char *label = favor_text_fill (_ ("Delete {name}"), "name", name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Delete"));
  favor_accessible_set_name (button, label);
  g_object_set_data_full (G_OBJECT (button), NAME_KEY, g_strdup (name), g_free);
  favor_signals_connect (button, "clicked", G_CALLBACK (delete_clicked_cb), self);
  return button;
}

static void
add_row (FavorPresetsPopover *self, const char *name)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_set_tooltip_text (label, name);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), create_delete_button (self, name));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  favor_accessible_set_name (row, name);
  g_object_set_data_full (G_OBJECT (row), NAME_KEY, g_strdup (name), g_free);
  gtk_list_box_append (self->list, row);
}

static void
favor_presets_popover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_PRESETS_POPOVER);

  G_OBJECT_CLASS (favor_presets_popover_parent_class)->dispose (object);
}

static void
favor_presets_popover_class_init (FavorPresetsPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_presets_popover_dispose;

  signals[SIGNAL_CHOSEN] = favor_signal_new (klass, "chosen", 1, G_TYPE_STRING);
  signals[SIGNAL_DELETED] = favor_signal_new (klass, "deleted", 1, G_TYPE_STRING);
  signals[SIGNAL_SAVED] = favor_signal_new (klass, "saved", 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "presets-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorPresetsPopover, list);
  gtk_widget_class_bind_template_child (widget_class, FavorPresetsPopover, empty_label);
  gtk_widget_class_bind_template_child (widget_class, FavorPresetsPopover, name_entry);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
}

static void
favor_presets_popover_init (FavorPresetsPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_presets_popover_show_names:
 * @names: what there is to choose from
 *
 * Lists the presets.
 */
void
favor_presets_popover_show_names (FavorPresetsPopover *self, const char *const *names)
{
  GtkListBoxRow *row;

  g_return_if_fail (FAVOR_IS_PRESETS_POPOVER (self));
  g_return_if_fail (names != NULL);

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; names[i] != NULL; i++)
    add_row (self, names[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->list), names[0] != NULL);
  gtk_widget_set_visible (self->empty_label, names[0] == NULL);
}
