/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-option-control.h"

#include "favor-accessible.h"
#include "favor-drop-down.h"
#include "favor-focus.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"
#include "favor-text.h"

/* Of the shield beside a name, in pixels. */
#define SIGN_SIZE 18
/* Whose shield an item has. */
#define COLOUR_KEY "favor-option-colour"
/* So many numbers are better typed than chosen from a list. */
#define MAX_LISTED_NUMBERS 8

struct _FavorOptionControl
{
  AdwBin parent_instance;

  const FavorField *field;
  GtkWidget        *inner;
  /* For a drop-down: the value of each item. */
  GArray *values;
};

enum
{
  PROP_VALUE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (FavorOptionControl, favor_option_control, ADW_TYPE_BIN)

/* Beside the words of an option; an option of a seat shares its line with others. */
#define LEAST_CHARS 20

static gboolean
is_range (const FavorField *field)
{
  return field->type == FAVOR_TYPE_INT && field->values == NULL &&
         field->max - field->min >= MAX_LISTED_NUMBERS;
}

static void
notify_value (FavorOptionControl *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}

static void
add_choice (FavorOptionControl *self, GtkStringList *titles, int value, const char *title)
{
  g_array_append_val (self->values, value);
  gtk_string_list_append (titles, title);
}

static void
add_number (FavorOptionControl *self,
            GtkStringList      *titles,
            int                 value,
            const char         *format)
{
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *title = favor_text_fill (format, "n", number);

  add_choice (self, titles, value, title);
}

/* What is written on the thing that the word names is worth knowing before it is chosen. */
static void
add_word (FavorOptionControl *self, GtkStringList *titles, guint index)
{
  const FavorWord *word = &self->field->words->words[index];

  add_choice (self,
              titles,
              (int) index,
              word->title == NULL ? word->id : _ (word->title));
  if (word->text != NULL)
    favor_drop_down_set_note (titles, self->values->len - 1, _ (word->text));
}

static GtkWidget *
create_drop_down (FavorOptionControl *self, guint n_seats)
{
  const FavorField *field = self->field;
  GtkStringList    *titles = gtk_string_list_new (NULL);
  GtkWidget        *drop_down;

  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  if (field->nullable)
    /* Translators: the choice of an option that leaves it to chance */
    add_choice (self, titles, FAVOR_NONE, C_ ("option", "Random"));
  if (field->type == FAVOR_TYPE_ENUM)
    for (guint i = 0; i < field->words->n_words; i++)
      add_word (self, titles, i);
  else if (field->type == FAVOR_TYPE_SEAT)
    for (guint i = 0; i < n_seats; i++)
      add_choice (self, titles, (int) i, "");
  else if (field->values != NULL)
    for (guint i = 0; i < field->n_values; i++)
      add_number (self, titles, field->values[i], "{n}");
  else
    for (int value = field->min; value <= field->max; value++)
      add_number (self, titles, value, "{n}");
  drop_down = gtk_drop_down_new (G_LIST_MODEL (titles), NULL);
  favor_drop_down_make_flexible (GTK_DROP_DOWN (drop_down),
                                 field->n_dims == 0 ? LEAST_CHARS : 0);
  return drop_down;
}

/* Orca does not hear of a new number from GTK 4.8. */
static void
tell_number (FavorOptionControl *self)
{
  g_autofree char *number = g_strdup_printf ("%d", favor_option_control_get_value (self));

  if (favor_focus_get_within (self->inner) != NULL)
    favor_accessible_set_message (self->inner, number);
}

static void
create_inner (FavorOptionControl *self, guint n_seats)
{
  const FavorField *field = self->field;
  const char       *signal = "notify::selected";

  if (field->type == FAVOR_TYPE_BOOL)
    {
      self->inner = gtk_switch_new ();
      signal = "notify::active";
    }
  else if (is_range (field))
    {
      self->inner = gtk_spin_button_new_with_range (field->min, field->max, 1);
      gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->inner), TRUE);
      signal = "notify::value";
    }
  else
    self->inner = create_drop_down (self, n_seats);
  adw_bin_set_child (ADW_BIN (self), self->inner);
  g_signal_connect_swapped (self->inner, signal, G_CALLBACK (notify_value), self);
  if (is_range (field))
    g_signal_connect_swapped (self->inner, signal, G_CALLBACK (tell_number), self);
}

static void
favor_option_control_finalize (GObject *object)
{
  FavorOptionControl *self = FAVOR_OPTION_CONTROL (object);

  g_clear_pointer (&self->values, g_array_unref);

  G_OBJECT_CLASS (favor_option_control_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_VALUE] = { "value", G_TYPE_INT, FAVOR_WRITABLE,
                   .get = G_CALLBACK (favor_option_control_get_value),
                   .set = G_CALLBACK (favor_option_control_set_value) },
};

/* clang-format on */

static void
favor_option_control_class_init (FavorOptionControlClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = favor_option_control_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_option_control_init (FavorOptionControl *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * favor_option_control_can_show:
 * @field: of an options schema
 *
 * Returns: whether there is a control for it: it has a title and is one value, or one for
 *   each seat
 */
gboolean
favor_option_control_can_show (const FavorField *field)
{
  gboolean simple = field->type == FAVOR_TYPE_BOOL || field->type == FAVOR_TYPE_INT ||
                    field->type == FAVOR_TYPE_ENUM || field->type == FAVOR_TYPE_SEAT;

  return simple && field->title != NULL &&
         (field->n_dims == 0 ||
          (field->n_dims == 1 && field->dims[0].length == FAVOR_LENGTH_SEATS));
}

/**
 * favor_option_control_new:
 * @field: one that favor_option_control_can_show ()
 * @n_seats: for an option that names a seat
 * @label: accessible name
 *
 * Returns: (transfer floating): a control that shows the field's default
 */
GtkWidget *
favor_option_control_new (const FavorField *field, guint n_seats, const char *label)
{
  FavorOptionControl *self = g_object_new (FAVOR_TYPE_OPTION_CONTROL, NULL);

  g_return_val_if_fail (favor_option_control_can_show (field), GTK_WIDGET (self));

  self->field = field;
  create_inner (self, n_seats);
  favor_option_control_set_value (self, field->fallback);
  if (GTK_IS_DROP_DOWN (self->inner))
    favor_drop_down_set_name (GTK_DROP_DOWN (self->inner), label);
  else
    favor_accessible_set_name (self->inner, label);
  return GTK_WIDGET (self);
}

/* Where the seats begin in the list. */
static guint
first_seat (FavorOptionControl *self)
{
  return self->field->nullable ? 1 : 0;
}

static gboolean
is_listed (GListModel *names, guint position, const FavorPlayer *player)
{
  g_autoptr (GtkStringObject) item = g_list_model_get_item (names, position);
  gpointer                    colour = g_object_get_data (G_OBJECT (item), COLOUR_KEY);

  return g_str_equal (gtk_string_object_get_string (item), player->name) &&
         colour == GUINT_TO_POINTER (player->colour + 1u);
}

static void
list_player (GtkStringList *names, guint position, const FavorPlayer *player)
{
  const char *const           added[] = { player->name, NULL };
  g_autoptr (GdkPaintable)    sign = favor_seat_sign_to_paintable (player->colour,
                                                                SIGN_SIZE);
  g_autoptr (GtkStringObject) item = NULL;

  gtk_string_list_splice (names, position, 1, added);
  item = g_list_model_get_item (G_LIST_MODEL (names), position);
  g_object_set_data (G_OBJECT (item), COLOUR_KEY, GUINT_TO_POINTER (player->colour + 1u));
  favor_drop_down_set_sign (names, position, sign);
}

/**
 * favor_option_control_show_players:
 * @players: those at the table, as many as there are seats
 *
 * Lists them by name and shield, if the option names a seat.
 */
void
favor_option_control_show_players (FavorOptionControl *self, const FavorPlayer *players)
{
  int         value;
  GListModel *names;

  g_return_if_fail (FAVOR_IS_OPTION_CONTROL (self));

  if (self->field->type != FAVOR_TYPE_SEAT)
    return;
  value = favor_option_control_get_value (self);
  names = gtk_drop_down_get_model (GTK_DROP_DOWN (self->inner));
  for (guint i = first_seat (self); i < self->values->len; i++)
    if (!is_listed (names, i, &players[i - first_seat (self)]))
      list_player (GTK_STRING_LIST (names), i, &players[i - first_seat (self)]);
  favor_option_control_set_value (self, value);
}

/**
 * favor_option_control_get_inner:
 *
 * Returns: the switch, drop-down or spin button
 */
GtkWidget *
favor_option_control_get_inner (FavorOptionControl *self)
{
  g_return_val_if_fail (FAVOR_IS_OPTION_CONTROL (self), NULL);

  return self->inner;
}

/**
 * favor_option_control_get_value:
 *
 * Returns: the chosen value, as it stands in the options
 */
int
favor_option_control_get_value (FavorOptionControl *self)
{
  guint selected;

  g_return_val_if_fail (FAVOR_IS_OPTION_CONTROL (self), 0);

  if (GTK_IS_SWITCH (self->inner))
    return gtk_switch_get_active (GTK_SWITCH (self->inner));
  if (GTK_IS_SPIN_BUTTON (self->inner))
    return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->inner));
  selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->inner));
  return selected < self->values->len ? g_array_index (self->values, int, selected)
                                      : self->field->fallback;
}

/**
 * favor_option_control_set_value:
 * @value: one that the field allows; another one is ignored
 *
 * Shows a value.
 */
void
favor_option_control_set_value (FavorOptionControl *self, int value)
{
  g_return_if_fail (FAVOR_IS_OPTION_CONTROL (self));

  if (favor_option_control_get_value (self) == value)
    return;
  if (GTK_IS_SWITCH (self->inner))
    gtk_switch_set_active (GTK_SWITCH (self->inner), value != 0);
  else if (GTK_IS_SPIN_BUTTON (self->inner))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->inner), value);
  else
    for (guint i = 0; i < self->values->len; i++)
      if (g_array_index (self->values, int, i) == value)
        gtk_drop_down_set_selected (GTK_DROP_DOWN (self->inner), i);
}
