/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-argument.h"

#include "favor-accessible.h"
#include "favor-arguments.h"
#include "favor-children.h"
#include "favor-drop-down.h"
#include "favor-label.h"
#include "favor-signals.h"
#include "favor-stepper.h"
#include "favor-tiles.h"

/* So much of a choice is always seen. */
#define LEAST_CHARS 8
/* A word with its box or number is no narrower, in pixels. */
#define WORD_WIDTH 132
/* So many numbers are better stepped through than chosen from a list. */
#define MAX_LISTED 8

struct _FavorArgument
{
  AdwBin parent_instance;

  const FavorField  *field;
  FavorArgumentScope scope;
  char              *name;
  /* (element-type GtkWidget): not owned: the controls of the elements, or of the words of a set or
   * bag. */
  GPtrArray *controls;
  /* (element-type int): of the rows of a drop-down. */
  GArray  *values;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (FavorArgument, favor_argument, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
changed_cb (FavorArgument *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static const char *
word_title (const FavorField *field, guint word)
{
  const FavorWord *words = field->words->words;

  return words[word].title != NULL ? _ (words[word].title) : words[word].id;
}

/* ---- Values --------------------------------------------------------------------------- */

/* Of control `i`: the number with it, and by how much to divide it. */
static guint
index_of (const FavorField *field, guint i, gint64 *unit)
{
  guint digit = field->spread > 0 ? i % field->spread : i;

  *unit = 1;
  if (field->type != FAVOR_TYPE_BAG && field->type != FAVOR_TYPE_SET)
    return i;
  if (field->type == FAVOR_TYPE_BAG && field->base == 0)
    return i;
  while (digit-- > 0)
    *unit *= field->type == FAVOR_TYPE_SET ? 2 : field->base;
  return field->spread > 0 ? i / field->spread : 0;
}

/* What control `i` shows of the numbers at `base`. */
static int
read_value (const FavorField *field, gconstpointer base, guint i)
{
  gint64 unit;
  guint  index = index_of (field, i, &unit);

  if (field->type == FAVOR_TYPE_SEATS)
    return favor_field_get (field, base, 0) >> i & 1;
  if (field->type == FAVOR_TYPE_SET)
    return favor_field_get (field, base, index) / unit & 1;
  if (field->type == FAVOR_TYPE_BAG && field->base > 0)
    return (int) (favor_field_get (field, base, index) / unit % field->base);
  return (int) favor_field_get (field, base, index);
}

static void
write_value (const FavorField *field, gpointer base, guint i, int value)
{
  gint64 unit;
  guint  index = index_of (field, i, &unit);

  if (field->type == FAVOR_TYPE_SEATS)
    {
      index = 0;
      unit = (gint64) 1 << i;
    }
  if (field->type == FAVOR_TYPE_SEATS || field->type == FAVOR_TYPE_SET ||
      (field->type == FAVOR_TYPE_BAG && field->base > 0))
    favor_field_set (field,
                     base,
                     index,
                     favor_field_get (field, base, index) +
                       (value - read_value (field, base, i)) * unit);
  else
    favor_field_set (field, base, index, value);
}

static int
shown_value (FavorArgument *self, GtkWidget *control)
{
  if (GTK_IS_SWITCH (control))
    return gtk_switch_get_active (GTK_SWITCH (control));
  if (GTK_IS_CHECK_BUTTON (control))
    return gtk_check_button_get_active (GTK_CHECK_BUTTON (control));
  if (FAVOR_IS_STEPPER (control))
    return favor_stepper_get_value (FAVOR_STEPPER (control));
  return g_array_index (self->values, int, favor_drop_down_get_row (control));
}

static void
show_value (FavorArgument *self, GtkWidget *control, int value)
{
  if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), value != 0);
  else if (GTK_IS_CHECK_BUTTON (control))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (control), value != 0);
  else if (FAVOR_IS_STEPPER (control))
    favor_stepper_set_value (FAVOR_STEPPER (control), value);
  else
    {
      guint row = 0;

      for (guint i = 0; i < self->values->len; i++)
        if (g_array_index (self->values, int, i) == value)
          row = i;
      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), row);
    }
}

/* ---- Controls ------------------------------------------------------------------------- */

static GtkWidget *
add (FavorArgument *self, GtkWidget *control, const char *signal)
{
  g_ptr_array_add (self->controls, control);
  favor_signals_connect (control, signal, G_CALLBACK (changed_cb), self);
  return control;
}

static void
list_value (FavorArgument *self, GtkStringList *titles, int value, const char *title)
{
  g_array_append_val (self->values, value);
  gtk_string_list_append (titles, title);
}

static void
list_number (FavorArgument *self, GtkStringList *titles, int value)
{
  g_autofree char *number = favor_text_number (value);

  list_value (self, titles, value, number);
}

static void
list_values (FavorArgument *self, GtkStringList *titles)
{
  const FavorField *field = self->field;

  if (field->nullable && (field->type != FAVOR_TYPE_SEAT || self->scope.nobody))
    /* Translators: the first row of a list of things: none of them */
    list_value (self, titles, FAVOR_NONE, C_ ("choice", "None"));
  if (field->type == FAVOR_TYPE_SEAT)
    {
      for (guint seat = 0; seat < self->scope.n_seats; seat++)
        if (self->scope.seats >> seat & 1)
          list_value (self, titles, (int) seat, self->scope.names.names[seat]);
    }
  else if (field->type == FAVOR_TYPE_ENUM)
    {
      for (guint word = 0; word < field->words->n_words; word++)
        list_value (self, titles, (int) word, word_title (field, word));
    }
  else if (field->values != NULL)
    for (guint i = 0; i < field->n_values; i++)
      list_number (self, titles, field->values[i]);
  else
    for (int value = field->min; value <= field->max; value++)
      list_number (self, titles, value);
}

static GtkWidget *
new_drop_down (FavorArgument *self, const char *name)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  const char *const         nothing[] = { NULL };
  GtkWidget                *drop_down = favor_drop_down_new (nothing, LEAST_CHARS);

  g_array_set_size (self->values, 0);
  list_values (self, titles);
  gtk_drop_down_set_model (GTK_DROP_DOWN (drop_down), G_LIST_MODEL (titles));
  favor_drop_down_set_name (GTK_DROP_DOWN (drop_down), name);
  return add (self, drop_down, "notify::selected");
}

/* Where what is out of range has a reason of its own, less than nothing is read only to be refused. */
static int
least_of (const FavorField *field)
{
  return field->refusal != 0 ? MAX (field->min, 0) : field->min;
}

static GtkWidget *
new_control (FavorArgument *self, const char *name)
{
  const FavorField *field = self->field;
  GtkWidget        *control;

  if (field->type == FAVOR_TYPE_BOOL)
    {
      control = add (self, gtk_switch_new (), "notify::active");
      gtk_widget_set_halign (control, GTK_ALIGN_START);
      favor_accessible_set_name (control, name);
      return control;
    }
  if (field->type == FAVOR_TYPE_INT && field->values == NULL &&
      field->max - field->min >= MAX_LISTED)
    return add (self, favor_stepper_new (name, least_of (field), field->max), "changed");
  return new_drop_down (self, name);
}

/* (transfer full): for ears: "Cards: Soup". */
static char *
name_of (FavorArgument *self, const char *title)
{
  return favor_text_fill (_ ("{title}: {value}"), "title value", self->name, title);
}

/* The word and its control. */
static GtkWidget *
new_line (const char *title, GtkWidget *control)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = favor_label_new_wrapping (NULL);

  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), control);
  return line;
}

/* (transfer full): what element `i` of a list is called. */
static char *
element_title (FavorArgument *self, guint i)
{
  const FavorEnum *axis = self->field->axis;

  if (self->field->dims[0].length == FAVOR_LENGTH_SEATS)
    return g_strdup (self->scope.names.names[i]);
  if (axis != NULL && axis->words[i].title != NULL)
    return g_strdup (_ (axis->words[i].title));
  return favor_text_number (i + 1);
}

/* One below the other, where an argument is a list. */
static GtkWidget *
new_elements (FavorArgument *self)
{
  guint      n = favor_field_capacity (self->field);
  GtkWidget *box;

  if (self->field->n_dims == 0)
    return new_control (self, self->name);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  if (self->field->dims[0].length == FAVOR_LENGTH_SEATS)
    n = self->scope.n_seats;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = element_title (self, i);
      g_autofree char *name = name_of (self, title);

      gtk_box_append (GTK_BOX (box), new_line (title, new_control (self, name)));
    }
  return box;
}

static GtkWidget *
new_tick (FavorArgument *self, const char *title, const char *name)
{
  GtkWidget *label = favor_label_new_wrapping (NULL);
  GtkWidget *button = gtk_check_button_new ();

  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  favor_accessible_set_name (button, name);
  return add (self, button, "toggled");
}

/* Each word of a set or a bag, or each seat. */
static GtkWidget *
new_words (FavorArgument *self)
{
  const FavorField *field = self->field;
  GtkWidget        *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gboolean          seats = field->type == FAVOR_TYPE_SEATS;
  guint             n = seats ? self->scope.n_seats : field->words->n_words;

  /* A number needs room beside its word. */
  gtk_widget_set_layout_manager (
    box,
    favor_tiles_new (field->type == FAVOR_TYPE_BAG ? 2 * WORD_WIDTH : WORD_WIDTH, 0, 0));
  for (guint i = 0; i < n; i++)
    {
      const char      *title = seats ? self->scope.names.names[i] : word_title (field, i);
      g_autofree char *name = name_of (self, title);
      GtkWidget       *control;

      if (field->type == FAVOR_TYPE_BAG)
        control = new_line (title,
                            add (self,
                                 favor_stepper_new (name, 0, field->max),
                                 "changed"));
      else
        control = new_tick (self, title, name);
      gtk_widget_set_visible (control, !seats || (self->scope.seats >> i & 1) != 0);
      gtk_box_append (GTK_BOX (box), control);
    }
  return box;
}

static GtkWidget *
create (FavorArgument *self)
{
  switch (self->field->type)
    {
    case FAVOR_TYPE_STRUCT:
      return add (self,
                  favor_arguments_new (self->field->schema, self->name, &self->scope),
                  "changed");
    case FAVOR_TYPE_SET:
    case FAVOR_TYPE_SEATS:
    case FAVOR_TYPE_BAG:
      return new_words (self);
    case FAVOR_TYPE_BOOL:
    case FAVOR_TYPE_INT:
    case FAVOR_TYPE_ENUM:
    case FAVOR_TYPE_SEAT:
      return new_elements (self);
    case FAVOR_TYPE_U64:
      break;
    }
  g_assert_not_reached ();
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_argument_finalize (GObject *object)
{
  FavorArgument *self = FAVOR_ARGUMENT (object);

  g_ptr_array_unref (self->controls);
  g_array_unref (self->values);
  g_free (self->name);

  G_OBJECT_CLASS (favor_argument_parent_class)->finalize (object);
}

static void
favor_argument_class_init (FavorArgumentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_argument_finalize;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
}

static void
favor_argument_init (FavorArgument *self)
{
  self->controls = g_ptr_array_new ();
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
}

/**
 * favor_argument_new:
 * @field: any but a 64-bit number
 * @name: what it says for ears
 * @scope: copied
 *
 * Returns: (transfer floating): a control
 */
GtkWidget *
favor_argument_new (const FavorField         *field,
                    const char               *name,
                    const FavorArgumentScope *scope)
{
  FavorArgument *self = g_object_new (FAVOR_TYPE_ARGUMENT, NULL);

  self->field = field;
  self->scope = *scope;
  self->name = g_strdup (name);
  adw_bin_set_child (ADW_BIN (self), create (self));
  return GTK_WIDGET (self);
}

void
favor_argument_show (FavorArgument *self, gconstpointer base)
{
  g_return_if_fail (FAVOR_IS_ARGUMENT (self));

  self->updating = TRUE;
  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = g_ptr_array_index (self->controls, i);

      if (FAVOR_IS_ARGUMENTS (control))
        favor_arguments_set_values (FAVOR_ARGUMENTS (control),
                                    favor_field_peek (self->field, base, 0));
      else
        show_value (self, control, read_value (self->field, base, i));
    }
  self->updating = FALSE;
}

void
favor_argument_store (FavorArgument *self, gpointer base)
{
  g_return_if_fail (FAVOR_IS_ARGUMENT (self));

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = g_ptr_array_index (self->controls, i);

      if (FAVOR_IS_ARGUMENTS (control))
        memcpy ((guint8 *) base + self->field->offset,
                favor_arguments_get_values (FAVOR_ARGUMENTS (control)),
                self->field->size);
      else
        write_value (self->field, base, i, shown_value (self, control));
    }
}
