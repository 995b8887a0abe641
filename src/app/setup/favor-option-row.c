/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-option-row.h"

#include "favor-accessible.h"
#include "favor-label.h"
#include "favor-pair-layout.h"
#include "favor-signals.h"

/* As in an AdwActionRow, in pixels. */
#define WORDS_SPACING 3
/* The words have room enough with this part of the row. */
#define WORDS_SHARE 0.45

struct _FavorOptionRow
{
  AdwPreferencesRow parent_instance;

  /* What the row activates, a part of it. */
  GtkWidget *inner;
};

G_DEFINE_FINAL_TYPE (FavorOptionRow, favor_option_row, ADW_TYPE_PREFERENCES_ROW)

static GtkWidget *
create_words (FavorOptionRow *self, const char *title, const char *subtitle)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, WORDS_SPACING);
  GtkWidget *label = favor_label_new_wrapping ("title");

  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_box_append (GTK_BOX (words), label);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label,
                                  NULL,
                                  -1);
  if (subtitle != NULL)
    {
      label = favor_label_new_wrapping ("subtitle");
      gtk_label_set_label (GTK_LABEL (label), subtitle);
      gtk_box_append (GTK_BOX (words), label);
    }
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

static void
activated_cb (FavorOptionRow *self, GtkListBoxRow *row)
{
  if (row == GTK_LIST_BOX_ROW (self))
    gtk_widget_mnemonic_activate (self->inner, FALSE);
}

static void
favor_option_row_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (favor_option_row_parent_class)->root (widget);

  favor_signals_connect (gtk_widget_get_parent (widget),
                         "row-activated",
                         G_CALLBACK (activated_cb),
                         widget);
}

static void
favor_option_row_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_parent (widget), widget);

  GTK_WIDGET_CLASS (favor_option_row_parent_class)->unroot (widget);
}

static void
favor_option_row_class_init (FavorOptionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->root = favor_option_row_root;
  widget_class->unroot = favor_option_row_unroot;
}

static void
favor_option_row_init (FavorOptionRow *self)
{
}

/**
 * favor_option_row_new:
 * @title: the name of the option
 * @subtitle: (nullable): a sentence about it
 * @control: (transfer floating): what it is set with
 * @inner: @control, or the part of it that a click on the row activates
 *
 * Returns: (transfer floating): a row of a list box
 */
GtkWidget *
favor_option_row_new (const char *title,
                      const char *subtitle,
                      GtkWidget  *control,
                      GtkWidget  *inner)
{
  FavorOptionRow *self = g_object_new (FAVOR_TYPE_OPTION_ROW, NULL);
  GtkWidget      *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->inner = inner;
  gtk_widget_add_css_class (box, "option");
  gtk_widget_set_layout_manager (box, favor_pair_layout_new (WORDS_SHARE));
  gtk_box_append (GTK_BOX (box), create_words (self, title, subtitle));
  gtk_box_append (GTK_BOX (box), control);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  /* The control in it takes the focus, with what is read then. */
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  if (subtitle != NULL)
    favor_accessible_set_description (inner, subtitle);
  return GTK_WIDGET (self);
}
