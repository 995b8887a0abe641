/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-slip-picker.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-label.h"
#include "favor-signals.h"
#include "favor-text.h"

#define PICTURE_WIDTH 30

#define SECTION_KEY "favor-section"
#define CARD_KEY    "favor-card"

struct _FavorSlipPicker
{
  GtkWidget parent_instance;

  GtkListBox          *list;
  const FavorSlipKind *kind;
  gboolean             own;
};

G_DEFINE_FINAL_TYPE (FavorSlipPicker, favor_slip_picker, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const FavorSlipSection *
section_of (GtkListBoxRow *row)
{
  return row != NULL ? g_object_get_data (G_OBJECT (row), SECTION_KEY) : NULL;
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, FavorSlipPicker *self)
{
  const FavorSlipSection *section = section_of (row);
  GtkWidget              *title = NULL;

  if (section != section_of (before))
    {
      title = favor_label_new_wrapping ("heading");
      gtk_label_set_label (GTK_LABEL (title),
                           self->own ? _ (section->own_title) : _ (section->title));
    }
  gtk_list_box_row_set_header (row, title);
}

static void
activated_cb (FavorSlipPicker *self, GtkListBoxRow *row)
{
  guint key = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), CARD_KEY));

  g_signal_emit (self, signals[SIGNAL_PICKED], 0, key);
}

/* ---- Rows ----------------------------------------------------------------------------- */

/* (transfer full) (nullable): how many there are left. */
static char *
describe_number (FavorSlipShare share, guint left)
{
  g_autofree char *number = favor_text_number (left);

  switch (share)
    {
    case FAVOR_SLIP_KNOWN:
      return g_steal_pointer (&number);
    case FAVOR_SLIP_POSSIBLE:
      /* Translators: behind a card that a player could have, at most so many */
      return favor_text_fill (_ ("up to {n}"), "n", number);
    case FAVOR_SLIP_ALL:
    case FAVOR_SLIP_COUNTED:
      return NULL;
    }
  g_assert_not_reached ();
}

char *
favor_slip_stock_describe (const FavorSlipStock *stock, guint key)
{
  return describe_number (stock->own ? FAVOR_SLIP_KNOWN : FAVOR_SLIP_POSSIBLE,
                          stock->most[key]);
}

static GtkWidget *
new_content (FavorSlipPicker *self, guint key, const char *number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = favor_label_new_wrapping (NULL);

  gtk_box_append (GTK_BOX (box),
                  favor_slip_card_new_picture (self->kind, key, PICTURE_WIDTH));
  gtk_label_set_label (GTK_LABEL (label), self->kind->get_title (key));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (number != NULL)
    gtk_box_append (GTK_BOX (box), favor_label_new_line (number, "dim-label"));
  return box;
}

static void
add_row (FavorSlipPicker *self, const FavorSlipSection *section, guint key, guint left)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  const char      *title = self->kind->get_title (key);
  g_autofree char *number = describe_number (section->share, left);
  g_autofree char *name = NULL;

  if (number != NULL)
    name = favor_text_fill (_ ("{title}: {value}"), "title value", title, number);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), new_content (self, key, number));
  favor_accessible_set_name (row, name != NULL ? name : title);
  gtk_widget_set_tooltip_text (row, self->kind->get_text (key));
  g_object_set_data (G_OBJECT (row), SECTION_KEY, (gpointer) section);
  g_object_set_data (G_OBJECT (row), CARD_KEY, GUINT_TO_POINTER (key));
  gtk_list_box_append (self->list, row);
}

/* Known copies go first. */
static guint
count_left (FavorSlipShare share, guint known, guint most, guint taken)
{
  switch (share)
    {
    case FAVOR_SLIP_KNOWN:
      return known - MIN (known, taken);
    case FAVOR_SLIP_POSSIBLE:
      return most - MIN (most, MAX (known, taken));
    case FAVOR_SLIP_ALL:
      return most - MIN (most, taken);
    case FAVOR_SLIP_COUNTED:
      return 0;
    }
  g_assert_not_reached ();
}

static void
add_section (FavorSlipPicker        *self,
             const FavorSlipSection *section,
             const FavorSlipStock   *stock,
             const guint8           *taken)
{
  for (guint key = section->first; key < section->first + section->n; key++)
    {
      guint left = count_left (section->share,
                               stock->known[key],
                               stock->most[key],
                               taken[key]);

      if (left > 0)
        add_row (self, section, key, left);
    }
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_slip_picker_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_slip_picker_parent_class)->dispose (object);
}

static void
favor_slip_picker_class_init (FavorSlipPickerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_slip_picker_dispose;

  signals[SIGNAL_PICKED] = favor_signal_new (klass, "picked", 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "cardpicker");
  gtk_widget_class_set_template_from_resource (
    widget_class,
    "/io/github/favorgames/Favor/slip-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorSlipPicker, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
favor_slip_picker_init (FavorSlipPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list,
                                (GtkListBoxUpdateHeaderFunc) header_cb,
                                self,
                                NULL);
}

/* The position of the row that has the focus, or -1. */
static int
focused_row (FavorSlipPicker *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  return row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

/**
 * favor_slip_picker_update:
 * @taken: so many of each thing were added already
 */
void
favor_slip_picker_update (FavorSlipPicker      *self,
                          const FavorSlipKind  *kind,
                          const FavorSlipStock *stock,
                          const guint8         *taken)
{
  int            focused = focused_row (self);
  GtkWidget     *child;
  GtkListBoxRow *row;

  g_return_if_fail (FAVOR_IS_SLIP_PICKER (self));

  self->kind = kind;
  self->own = stock->own;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < kind->n_sections; i++)
    add_section (self, &kind->sections[i], stock, taken);
  if (focused < 0)
    return;
  /* Whoever adds several goes on where he was. */
  row = gtk_list_box_get_row_at_index (self->list, focused);
  child = row != NULL ? GTK_WIDGET (row)
                      : gtk_widget_get_last_child (GTK_WIDGET (self->list));
  if (child != NULL)
    gtk_widget_grab_focus (child);
}
