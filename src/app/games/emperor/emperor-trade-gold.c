/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-trade-gold.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"

#define COIN_WIDTH 20
#define MOST_CHARS 3

struct _EmperorGold
{
  GtkWidget parent_instance;

  GtkWidget *entry;
  GtkWidget *less;
  GtkWidget *more;
  int        least;
  int        most;
  int        value;
};

G_DEFINE_FINAL_TYPE (EmperorGold, emperor_gold, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
update_buttons (EmperorGold *self)
{
  gtk_widget_set_sensitive (self->less, self->value > self->least);
  gtk_widget_set_sensitive (self->more, self->value < self->most);
}

static void
choose (EmperorGold *self, int value)
{
  value = CLAMP (value, self->least, self->most);
  if (value == self->value)
    return;
  self->value = value;
  update_buttons (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* While a number is typed it counts already; an empty place counts as the least. */
static void
typed_cb (EmperorGold *self)
{
  gint64 value = 0;

  if (!g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                                 10,
                                 0,
                                 self->most,
                                 &value,
                                 NULL))
    value = self->least;
  choose (self, (int) value);
}

static void
show_value (EmperorGold *self)
{
  g_autofree char *text = g_strdup_printf ("%d", self->value);

  g_signal_handlers_block_by_func (self->entry, typed_cb, self);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  g_signal_handlers_unblock_by_func (self->entry, typed_cb, self);
}

static void
step (EmperorGold *self, int by)
{
  choose (self, self->value + by);
  show_value (self);
}

static void
less_cb (EmperorGold *self)
{
  step (self, -1);
}

static void
more_cb (EmperorGold *self)
{
  step (self, 1);
}

static gboolean
key_cb (EmperorGold *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step (self, 1);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step (self, -1);
      return TRUE;
    case GDK_KEY_Page_Up:
      step (self, 5);
      return TRUE;
    case GDK_KEY_Page_Down:
      step (self, -5);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Nothing but digits comes in, and no more than the largest number has. */
static void
insert_cb (GtkEditable *editable, const char *text, int length, int *position)
{
  for (int i = 0; i < length; i++)
    if (!g_ascii_isdigit (text[i]))
      {
        g_signal_stop_emission_by_name (editable, "insert-text");
        gtk_widget_error_bell (GTK_WIDGET (editable));
        return;
      }
}

static GtkWidget *
add_button (EmperorGold *self, const char *icon, const char *name, GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  favor_accessible_set_name (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
add_entry (EmperorGold *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), MOST_CHARS);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_alignment (GTK_ENTRY (self->entry), 0.5);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), MOST_CHARS);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), MOST_CHARS);
  gtk_widget_add_css_class (self->entry, "numeric");
  gtk_widget_set_valign (self->entry, GTK_ALIGN_CENTER);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)),
                           "insert-text",
                           G_CALLBACK (insert_cb),
                           self,
                           0);
  g_signal_connect_object (self->entry,
                           "changed",
                           G_CALLBACK (typed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys,
                           "key-pressed",
                           G_CALLBACK (key_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->entry, keys);
  g_signal_connect_object (focus,
                           "leave",
                           G_CALLBACK (show_value),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, focus);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
}

static void
emperor_gold_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (emperor_gold_parent_class)->dispose (object);
}

static gboolean
emperor_gold_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (EMPEROR_GOLD (widget)->entry);
}

static void
emperor_gold_class_init (EmperorGoldClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_gold_dispose;
  widget_class->grab_focus = emperor_gold_grab_focus;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          EMPEROR_TYPE_GOLD,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "goldamount");
}

static void
emperor_gold_init (EmperorGold *self)
{
  GtkWidget *coin = g_object_new (FAVOR_TYPE_ART_PICTURE,
                                  "art",
                                  "emperor/sign-gold",
                                  "width",
                                  COIN_WIDTH,
                                  NULL);

  gtk_box_layout_set_spacing (
    GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
    3);
  gtk_widget_set_parent (coin, GTK_WIDGET (self));
  add_entry (self);
  self->less = add_button (self,
                           "list-remove-symbolic",
                           /* Translators: button: one piece of Gold less in a trade */
                           _ ("One Gold Less"),
                           G_CALLBACK (less_cb));
  self->more = add_button (self,
                           "list-add-symbolic",
                           /* Translators: button: one piece of Gold more in a trade */
                           _ ("One Gold More"),
                           G_CALLBACK (more_cb));
}

/**
 * emperor_gold_new:
 * @name: what the number says for ears
 * @least: in Gold
 * @most: in Gold, at most 999
 *
 * Returns: (transfer floating): a new amount, @least at first
 */
GtkWidget *
emperor_gold_new (const char *name, int least, int most)
{
  EmperorGold *self = g_object_new (EMPEROR_TYPE_GOLD, NULL);

  self->least = self->value = least;
  self->most = most;
  favor_accessible_set_name (self->entry, name);
  show_value (self);
  update_buttons (self);
  return GTK_WIDGET (self);
}

int
emperor_gold_get_value (EmperorGold *self)
{
  g_return_val_if_fail (EMPEROR_IS_GOLD (self), 0);

  return self->value;
}

void
emperor_gold_set_value (EmperorGold *self, int value)
{
  g_return_if_fail (EMPEROR_IS_GOLD (self));

  self->value = CLAMP (value, self->least, self->most);
  show_value (self);
  update_buttons (self);
}
