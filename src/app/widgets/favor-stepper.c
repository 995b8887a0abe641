/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-stepper.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-signals.h"
#include "favor-text.h"

#define LEAST_CHARS 3

struct _FavorStepper
{
  GtkWidget parent_instance;

  GtkWidget *picture;
  GtkWidget *entry;
  GtkWidget *less;
  GtkWidget *more;
  int        least;
  int        most;
  /* Buttons and keys go no further; whoever means more types it. */
  int there;
  int value;
};

G_DEFINE_FINAL_TYPE (FavorStepper, favor_stepper, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A button that cannot be pressed any more leaves the focus to the number. */
static void
enable (FavorStepper *self, GtkWidget *button, gboolean enabled)
{
  if (!enabled && gtk_widget_has_focus (button))
    gtk_widget_grab_focus (self->entry);
  gtk_widget_set_sensitive (button, enabled);
}

static void
update_buttons (FavorStepper *self)
{
  enable (self, self->less, self->value > self->least);
  enable (self, self->more, self->value < MIN (self->most, self->there));
}

static void
choose (FavorStepper *self, int value)
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
typed_cb (FavorStepper *self)
{
  gint64 value = 0;

  if (!g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                                 10,
                                 MIN (self->least, 0),
                                 self->most,
                                 &value,
                                 NULL))
    value = self->least;
  choose (self, (int) value);
}

static void
show_value (FavorStepper *self)
{
  g_autofree char *text = g_strdup_printf ("%d", self->value);

  g_signal_handlers_block_by_func (self->entry, typed_cb, self);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  g_signal_handlers_unblock_by_func (self->entry, typed_cb, self);
}

static void
step (FavorStepper *self, int by)
{
  choose (self,
          by > 0 ? MAX (self->value, MIN (self->value + by, self->there))
                 : self->value + by);
  show_value (self);
}

static void
less_cb (FavorStepper *self)
{
  step (self, -1);
}

static void
more_cb (FavorStepper *self)
{
  step (self, 1);
}

static gboolean
key_cb (FavorStepper *self, guint keyval)
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

/* Nothing but digits comes in, a minus only where there are numbers below 0, and no more than the
 * longest number has. */
static void
insert_cb (FavorStepper *self,
           const char   *text,
           int           length,
           int          *position,
           GtkEditable  *editable)
{
  for (int i = 0; i < length; i++)
    if (!g_ascii_isdigit (text[i]) && (text[i] != '-' || self->least >= 0))
      {
        g_signal_stop_emission_by_name (editable, "insert-text");
        gtk_widget_error_bell (GTK_WIDGET (editable));
        return;
      }
}

static gboolean
favor_stepper_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FAVOR_STEPPER (widget)->entry);
}

/* Who goes back from the number leaves it: by default a widget takes the focus from its children then,
 * and this one would give it to the number once more. */
static gboolean
favor_stepper_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction == GTK_DIR_TAB_BACKWARD &&
      gtk_widget_get_focus_child (widget) == FAVOR_STEPPER (widget)->entry)
    return FALSE;
  return GTK_WIDGET_CLASS (favor_stepper_parent_class)->focus (widget, direction);
}

static void
favor_stepper_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_stepper_parent_class)->dispose (object);
}

static void
favor_stepper_class_init (FavorStepperClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_stepper_dispose;
  widget_class->focus = favor_stepper_focus;
  widget_class->grab_focus = favor_stepper_grab_focus;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);

  g_type_ensure (FAVOR_TYPE_ART_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "stepper");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/favorgames/Favor/stepper.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorStepper, picture);
  gtk_widget_class_bind_template_child (widget_class, FavorStepper, entry);
  gtk_widget_class_bind_template_child (widget_class, FavorStepper, less);
  gtk_widget_class_bind_template_child (widget_class, FavorStepper, more);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_value);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, less_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
}

static void
favor_stepper_init (FavorStepper *self)
{
  self->there = G_MAXINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_signals_connect (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)),
                         "insert-text",
                         G_CALLBACK (insert_cb),
                         self);
}

static void
set_words (GtkWidget *widget, const char *format, const char *name)
{
  g_autofree char *words = favor_text_fill (format, "title", name);

  favor_accessible_set_name (widget, words);
}

/**
 * favor_stepper_new:
 * @name: what the number says for ears
 * @least: the first number
 * @most: the last one
 *
 * Returns: (transfer floating): a new number, @least at first
 */
GtkWidget *
favor_stepper_new (const char *name, int least, int most)
{
  FavorStepper *self = g_object_new (FAVOR_TYPE_STEPPER, NULL);

  favor_stepper_set_name (self, name);
  self->value = least;
  favor_stepper_set_range (self, least, most);
  return GTK_WIDGET (self);
}

/**
 * favor_stepper_set_name:
 * @name: what the number says for ears, translated
 *
 * Names the number, and after it both buttons.
 */
void
favor_stepper_set_name (FavorStepper *self, const char *name)
{
  g_return_if_fail (FAVOR_IS_STEPPER (self));

  favor_accessible_set_name (self->entry, name);
  /* Translators: a button beside a number, for ears; {title} says what is counted */
  set_words (self->less, _ ("{title}: One Less"), name);
  /* Translators: a button beside a number, for ears; {title} says what is counted */
  set_words (self->more, _ ("{title}: One More"), name);
}

/**
 * favor_stepper_set_art:
 * @art: (nullable): id of a picture of what is counted; %NULL for none
 *
 * Shows a picture before the number.
 */
void
favor_stepper_set_art (FavorStepper *self, const char *art)
{
  g_return_if_fail (FAVOR_IS_STEPPER (self));

  g_object_set (self->picture, "art", art, "visible", art != NULL, NULL);
}

/**
 * favor_stepper_get_value:
 *
 * Returns: the number, always in the range; while one is typed, what is typed so far
 */
int
favor_stepper_get_value (FavorStepper *self)
{
  g_return_val_if_fail (FAVOR_IS_STEPPER (self), 0);

  return self->value;
}

/**
 * favor_stepper_set_value:
 * @value: out of the range it becomes the nearest number in it
 *
 * Sets the number, without the signal.
 */
void
favor_stepper_set_value (FavorStepper *self, int value)
{
  g_return_if_fail (FAVOR_IS_STEPPER (self));

  self->value = CLAMP (value, self->least, self->most);
  show_value (self);
  update_buttons (self);
}

/**
 * favor_stepper_set_there:
 * @there: so much there is, 0 or more
 *
 * Buttons and keys step no further than there is. More can be typed: it is refused for its own
 * reason, by whoever knows it.
 */
void
favor_stepper_set_there (FavorStepper *self, int there)
{
  g_return_if_fail (FAVOR_IS_STEPPER (self));

  self->there = there;
  update_buttons (self);
}

/**
 * favor_stepper_set_range:
 * @least: the first number
 * @most: the last one, not below @least
 *
 * Without the signal; the number moves into the range.
 */
void
favor_stepper_set_range (FavorStepper *self, int least, int most)
{
  g_autofree char *first = g_strdup_printf ("%d", least);
  g_autofree char *last = g_strdup_printf ("%d", most);
  int              chars = (int) MAX (strlen (first), strlen (last));

  g_return_if_fail (FAVOR_IS_STEPPER (self));
  g_return_if_fail (least <= most);

  self->least = least;
  self->most = most;
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), chars);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), MAX (chars, LEAST_CHARS));
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), MAX (chars, LEAST_CHARS));
  favor_stepper_set_value (self, self->value);
}
