/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-option-row.h"

/* As in an AdwActionRow, in pixels. */
#define WORDS_MARGIN  6
#define WORDS_SPACING 3

struct _FavorOptionRow
{
  AdwPreferencesRow parent_instance;

  /* What the row activates, a part of it. */
  GtkWidget *inner;
};

G_DEFINE_FINAL_TYPE (FavorOptionRow, favor_option_row, ADW_TYPE_PREFERENCES_ROW)

/* ---- Words ------------------------------------------------------------------------------ */

static GtkSizeRequestMode
words_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
words_measure (GtkWidget     *widget,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural,
               int           *minimum_baseline,
               int           *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget),
                      orientation,
                      orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size,
                      minimum,
                      natural,
                      minimum_baseline,
                      natural_baseline);
}

static void
words_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget),
                       width,
                       height,
                       baseline,
                       NULL);
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_words (FavorOptionRow *self, const char *title, const char *subtitle)
{
  GtkWidget *words = adw_bin_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, WORDS_SPACING);
  GtkWidget *label = create_label (title, "title");

  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label,
                                  NULL,
                                  -1);
  if (subtitle != NULL)
    {
      label = create_label (subtitle, "subtitle");
      gtk_box_append (GTK_BOX (box), label);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                      GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                      label,
                                      NULL,
                                      -1);
    }
  adw_bin_set_child (ADW_BIN (words), box);
  gtk_widget_set_layout_manager (words,
                                 gtk_custom_layout_new (words_get_request_mode,
                                                        words_measure,
                                                        words_allocate));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_margin_top (words, WORDS_MARGIN);
  gtk_widget_set_margin_bottom (words, WORDS_MARGIN);
  return words;
}

/* ---- Row -------------------------------------------------------------------------------- */

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

  g_signal_connect_object (gtk_widget_get_parent (widget),
                           "row-activated",
                           G_CALLBACK (activated_cb),
                           widget,
                           G_CONNECT_SWAPPED);
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
  GtkWidget      *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget      *suffixes = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->inner = inner;
  gtk_widget_add_css_class (header, "header");
  gtk_widget_set_valign (header, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (suffixes, "suffixes");
  gtk_box_append (GTK_BOX (header), create_words (self, title, subtitle));
  gtk_box_append (GTK_BOX (suffixes), control);
  gtk_box_append (GTK_BOX (header), suffixes);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), header);
  return GTK_WIDGET (self);
}
