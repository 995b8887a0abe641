/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-chip-row.h"

#include "favor-accessible.h"
#include "favor-text.h"
#include "favor-tooltip.h"
#include "favor-view-parts.h"

struct _FavorChipRow
{
  GtkWidget  parent_instance;
  GtkWidget *box;
  GPtrArray *buttons;
};

G_DEFINE_FINAL_TYPE (FavorChipRow, favor_chip_row, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PRESSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
clicked_cb (FavorChipRow *self, GtkWidget *button)
{
  guint id = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "chip"));

  g_signal_emit (self, signals[SIGNAL_PRESSED], 0, id);
}

static GtkWidget *
new_button (FavorChipRow *self)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (button, "chip");
  /* In narrow windows all of them become shorter before one is out of sight. */
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (self->box), button);
  g_ptr_array_add (self->buttons, button);
  return button;
}

static void
set_class (GtkWidget *button, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (button, css_class);
  else
    gtk_widget_remove_css_class (button, css_class);
}

static char *
name_of (const FavorChip *chip)
{
  if (chip->kind == FAVOR_CHIP_CHOSEN)
    /* Translators: a small button in the decision bar, for ears; {part} is what was chosen */
    return favor_text_expand (_ ("{part}, take back"), "part", chip->label, NULL);
  if (chip->on)
    /* Translators: a small button in the decision bar, for ears; {part} can be chosen */
    return favor_text_expand (_ ("{part}, chosen"), "part", chip->label, NULL);
  return g_strdup (chip->label);
}

static void
update_button (GtkWidget *button, const FavorChip *chip)
{
  GtkWidget       *label = gtk_button_get_child (GTK_BUTTON (button));
  g_autofree char *name = name_of (chip);

  g_object_set_data (G_OBJECT (button), "chip", GUINT_TO_POINTER (chip->id));
  gtk_label_set_label (GTK_LABEL (label), chip->label);
  set_class (button, "taken", chip->kind == FAVOR_CHIP_CHOSEN || chip->on);
  set_class (button, "open", chip->kind == FAVOR_CHIP_OPEN);
  set_class (button, "tool", chip->kind == FAVOR_CHIP_TOOL);
  gtk_widget_set_sensitive (button,
                            chip->kind != FAVOR_CHIP_OPEN && chip->why_not == NULL);
  favor_tooltip_set (button, chip->why_not != NULL ? chip->why_not : chip->label);
  favor_accessible_set_name (button, name);
}

static void
favor_chip_row_dispose (GObject *object)
{
  FavorChipRow *self = FAVOR_CHIP_ROW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (favor_chip_row_parent_class)->dispose (object);
}

static void
favor_chip_row_class_init (FavorChipRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_chip_row_dispose;

  signals[SIGNAL_PRESSED] = g_signal_new ("pressed",
                                          FAVOR_TYPE_CHIP_ROW,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          1,
                                          G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "chiprow");
}

static void
favor_chip_row_init (FavorChipRow *self)
{
  self->buttons = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
favor_chip_row_new (void)
{
  return g_object_new (FAVOR_TYPE_CHIP_ROW, NULL);
}

void
favor_chip_row_set_chips (FavorChipRow *self, GArray *chips)
{
  g_return_if_fail (FAVOR_IS_CHIP_ROW (self));

  while (self->buttons->len > chips->len)
    {
      GtkWidget *last = g_ptr_array_index (self->buttons, self->buttons->len - 1);

      gtk_box_remove (GTK_BOX (self->box), last);
      g_ptr_array_remove_index (self->buttons, self->buttons->len - 1);
    }
  for (guint i = 0; i < chips->len; i++)
    update_button (i < self->buttons->len ? g_ptr_array_index (self->buttons, i)
                                          : new_button (self),
                   &g_array_index (chips, FavorChip, i));
  gtk_widget_set_visible (GTK_WIDGET (self), chips->len > 0);
}
