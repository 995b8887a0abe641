/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-trade-picker.h"

#include "emperor-tool-card.h"
#include "favor-accessible.h"
#include "favor-label.h"
#include "favor-text.h"

#define PICTURE_WIDTH 30
#define WIDTH         252
#define HEIGHT_MOST   340

struct _EmperorPicker
{
  GtkWidget parent_instance;

  GtkWidget    *scroller;
  GtkWidget    *list;
  EmperorThings things;
  EmperorBundle taken;
};

G_DEFINE_FINAL_TYPE (EmperorPicker, emperor_picker, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* In their order on the list. */
typedef enum
{
  GROUP_KNOWN,
  GROUP_POSSIBLE,
  GROUP_MARKET,
  GROUP_EVENTS,
} Group;

#define GROUP_KEY "group"
#define CARD_KEY  "card"

static const char *
group_title (EmperorPicker *self, Group group)
{
  switch (group)
    {
    case GROUP_KNOWN:
      return self->things.own
               ? _ ("Staff cards")
               /* Translators: heading: cards that a player has for certain */
               : _ ("Known cards");
    case GROUP_POSSIBLE:
      /* Translators: heading: cards that a player could have */
      return _ ("Possible cards");
    case GROUP_MARKET:
      return self->things.own ? _ ("Black Market cards")
                              /* Translators: heading: cards that a player could have */
                              : _ ("Possible Black Market cards");
    case GROUP_EVENTS:
      return self->things.own ? _ ("Events")
                              /* Translators: heading: Events that a player could have */
                              : _ ("Possible Events");
    }
  g_assert_not_reached ();
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, EmperorPicker *self)
{
  int        group = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), GROUP_KEY));
  GtkWidget *title;

  if (before != NULL &&
      group == GPOINTER_TO_INT (g_object_get_data (G_OBJECT (before), GROUP_KEY)))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  title = favor_label_new_wrapping ("heading");
  gtk_label_set_label (GTK_LABEL (title), group_title (self, (Group) group));
  gtk_list_box_row_set_header (row, title);
}

static void
activated_cb (EmperorPicker *self, GtkListBoxRow *row)
{
  guint key = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), CARD_KEY));

  g_signal_emit (self, signals[SIGNAL_PICKED], 0, key);
}

/* ---- Rows ----------------------------------------------------------------------------- */

/* (transfer full) (nullable): how many there are left. */
static char *
describe_number (EmperorPicker *self, Group group, guint left)
{
  g_autofree char *number = favor_text_number (left);

  if (group == GROUP_POSSIBLE)
    /* Translators: behind a card that a player could have, at most so many */
    return favor_text_expand (_ ("up to {n}"), "n", number, NULL);
  return group == GROUP_KNOWN ? g_strdup (number) : NULL;
}

static GtkWidget *
new_content (guint key, const char *title, const char *number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = favor_label_new_wrapping (NULL);

  gtk_box_append (GTK_BOX (box), emperor_card_new_picture (key, PICTURE_WIDTH));
  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (number != NULL)
    gtk_box_append (GTK_BOX (box), favor_label_new_line (number, "dim-label"));
  return box;
}

static void
add_row (EmperorPicker *self, Group group, guint key, guint left)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  const char      *title = emperor_card_title (key);
  g_autofree char *number = describe_number (self, group, left);
  g_autofree char *name = NULL;

  if (number != NULL)
    name = favor_text_expand (_ ("{title}: {value}"),
                              "title",
                              title,
                              "value",
                              number,
                              NULL);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), new_content (key, title, number));
  favor_accessible_set_name (row, name != NULL ? name : title);
  gtk_widget_set_tooltip_text (row, emperor_card_text (key));
  g_object_set_data (G_OBJECT (row), GROUP_KEY, GINT_TO_POINTER (group));
  g_object_set_data (G_OBJECT (row), CARD_KEY, GUINT_TO_POINTER (key));
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

/* Known copies go first. */
static void
add_cards (EmperorPicker *self, Group group)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      guint taken = emperor_bundle_get (&self->taken, (gint) card);
      guint known = self->things.known[card];
      guint most = self->things.cards[card];
      guint left = group == GROUP_KNOWN ? known - MIN (known, taken)
                                        : most - MAX (known, MIN (most, taken));

      if (left > 0)
        add_row (self, group, card, left);
    }
}

static void
add_set (EmperorPicker *self, Group group, guint first_key, guint set)
{
  for (guint i = 0; set >> i != 0; i++)
    if (set >> i & 1)
      add_row (self, group, first_key + i, 1);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
emperor_picker_dispose (GObject *object)
{
  g_clear_pointer (&EMPEROR_PICKER (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (emperor_picker_parent_class)->dispose (object);
}

static void
emperor_picker_class_init (EmperorPickerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_picker_dispose;

  signals[SIGNAL_PICKED] = g_signal_new ("picked",
                                         EMPEROR_TYPE_PICKER,
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         1,
                                         G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cardpicker");
}

static void
emperor_picker_init (EmperorPicker *self)
{
  /* Translators: where a list of cards would be */
  GtkWidget *empty = favor_label_new_line (_ ("Nothing left to add"), "dim-label");

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (self->list), empty);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list),
                                (GtkListBoxUpdateHeaderFunc) header_cb,
                                self,
                                NULL);
  /* Translators: name of a list, for ears: what can be added to a trade */
  favor_accessible_set_name (self->list, _ ("Cards to add"));
  g_signal_connect_object (self->list,
                           "row-activated",
                           G_CALLBACK (activated_cb),
                           self,
                           G_CONNECT_SWAPPED);
  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller),
                                                    TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                              HEIGHT_MOST);
  gtk_widget_set_size_request (self->scroller, WIDTH, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
emperor_picker_new (void)
{
  return g_object_new (EMPEROR_TYPE_PICKER, NULL);
}

/* The position of the row that has the focus, or -1. */
static int
focused_row (EmperorPicker *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (self->list);

  return row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

void
emperor_picker_update (EmperorPicker       *self,
                       const EmperorThings *things,
                       const EmperorBundle *taken)
{
  int            focused = focused_row (self);
  GtkWidget     *child;
  GtkListBoxRow *row;

  g_return_if_fail (EMPEROR_IS_PICKER (self));

  self->things = *things;
  self->taken = *taken;
  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  add_cards (self, GROUP_KNOWN);
  if (!things->own)
    add_cards (self, GROUP_POSSIBLE);
  add_set (self,
           GROUP_MARKET,
           EMPEROR_N_CARDS,
           things->market & ~emperor_bundle_market (taken));
  add_set (self,
           GROUP_EVENTS,
           EMPEROR_CARD_EVENT,
           things->events & ~emperor_bundle_events (taken));
  if (focused < 0)
    return;
  /* Whoever adds several goes on where he was. */
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), focused);
  child = row != NULL ? GTK_WIDGET (row) : gtk_widget_get_last_child (self->list);
  if (child != NULL)
    gtk_widget_grab_focus (child);
}
