/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-arguments.h"

#include "favor-accessible.h"
#include "favor-label.h"
#include "favor-signals.h"

#define SPACING 9

/**
 * Row:
 * @field: in the schema
 * @shown: the case of it for which @control was made
 * @caption: (nullable): beside @control
 * @expander: (nullable): around it
 * @control: (nullable): a folded one is made when it is first unfolded
 *
 * One argument.
 */
typedef struct
{
  const FavorField *field;
  const FavorField *shown;
  GtkWidget        *caption;
  GtkWidget        *expander;
  GtkWidget        *control;
  gboolean          hidden;
} Row;

struct _FavorArguments
{
  GtkGrid parent_instance;

  const FavorSchema *schema;
  FavorArgumentScope scope;
  char              *name;
  guint8            *values;
  /* (element-type Row) */
  GArray *rows;
};

G_DEFINE_FINAL_TYPE (FavorArguments, favor_arguments, GTK_TYPE_GRID)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

#define nth_row(self, i) (&g_array_index ((self)->rows, Row, i))

static void refresh (FavorArguments *self);

/* (transfer full): the title as a caption: those that stand in brackets begin small. */
static char *
caption_of (const FavorField *field)
{
  const char *title = _ (field->title);
  GString    *caption = g_string_new (NULL);

  g_string_append_unichar (caption, g_unichar_totitle (g_utf8_get_char (title)));
  g_string_append (caption, g_utf8_next_char (title));
  return g_string_free (caption, FALSE);
}

/* ---- Controls ------------------------------------------------------------------------- */

static void
changed_cb (FavorArguments *self, FavorArgument *control)
{
  favor_argument_store (control, self->values);
  refresh (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* (transfer full): for ears also whose it is: "give: Cards". */
static char *
name_of (FavorArguments *self, const FavorField *field)
{
  if (self->name == NULL)
    return caption_of (field);
  return favor_text_fill (_ ("{title}: {value}"),
                          "title value",
                          self->name,
                          _ (field->title));
}

static void
make_control (FavorArguments *self, Row *row)
{
  g_autofree char *name = name_of (self, row->shown);

  row->control = favor_argument_new (row->shown, name, &self->scope);
  favor_argument_show (FAVOR_ARGUMENT (row->control), self->values);
  /* What is seen is what holds. */
  favor_argument_store (FAVOR_ARGUMENT (row->control), self->values);
  gtk_widget_set_hexpand (row->control, TRUE);
  favor_signals_connect (row->control, "changed", G_CALLBACK (changed_cb), self);
}

static void
unfold_cb (FavorArguments *self, GParamSpec *pspec, GtkExpander *expander)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = nth_row (self, i);

      if (row->expander != GTK_WIDGET (expander) || row->control != NULL)
        continue;
      make_control (self, row);
      /* Arrows would lead into what is folded in again, which is in no window. */
      g_object_bind_property (expander,
                              "expanded",
                              row->control,
                              "visible",
                              G_BINDING_SYNC_CREATE);
      gtk_expander_set_child (expander, row->control);
    }
}

/* ---- Rows ----------------------------------------------------------------------------- */

static gboolean
is_folded (const FavorField *field)
{
  return field->optional &&
         (field->type == FAVOR_TYPE_STRUCT || field->type == FAVOR_TYPE_BAG ||
          field->type == FAVOR_TYPE_SET);
}

/* Its title, and in short what it holds. */
static void
update_expander (FavorArguments *self, Row *row)
{
  g_autofree char *caption = caption_of (row->field);
  g_autofree char *text = NULL;
  GtkWidget       *label = gtk_expander_get_label_widget (GTK_EXPANDER (row->expander));

  if (!favor_field_is_fallback (row->field, self->values, self->scope.n_seats))
    {
      g_autofree char *value = favor_text_for_argument (row->field,
                                                        (const gint16 *) (gpointer)
                                                          self->values,
                                                        &self->scope.names);

      text = favor_text_fill (_ ("{title}: {value}"), "title value", caption, value);
    }
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : caption);
  favor_accessible_set_name (row->expander, gtk_label_get_label (GTK_LABEL (label)));
}

/* For another meaning of the argument; one without a title has no other value than its default. */
static void
replace_control (FavorArguments *self, Row *row, int line)
{
  g_autofree char *caption = NULL;

  if (row->control != NULL)
    gtk_grid_remove (GTK_GRID (self), row->control);
  row->control = NULL;
  if (row->shown->title == NULL)
    {
      favor_field_set (row->field, self->values, 0, row->field->fallback);
      return;
    }
  caption = caption_of (row->shown);
  gtk_label_set_label (GTK_LABEL (row->caption), caption);
  make_control (self, row);
  gtk_grid_attach (GTK_GRID (self), row->control, 1, line, 1, 1);
}

/* After any value changed. */
static void
refresh (FavorArguments *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row              *row = nth_row (self, i);
      const FavorField *shown = favor_field_case (row->field, self->values);

      if (row->expander != NULL)
        {
          update_expander (self, row);
          continue;
        }
      if (shown != row->shown)
        {
          row->shown = shown;
          replace_control (self, row, (int) i);
        }
      gtk_widget_set_visible (row->caption, row->control != NULL && !row->hidden);
      if (row->control != NULL)
        gtk_widget_set_visible (row->control, !row->hidden);
    }
}

static void
add_row (FavorArguments *self, const FavorField *field)
{
  Row row = { .field = field };
  int line = (int) self->rows->len;

  if (is_folded (field))
    {
      row.expander = gtk_expander_new (NULL);
      gtk_expander_set_label_widget (GTK_EXPANDER (row.expander),
                                     favor_label_new_wrapping (NULL));
      favor_signals_connect (row.expander,
                             "notify::expanded",
                             G_CALLBACK (unfold_cb),
                             self);
      row.shown = field;
      gtk_grid_attach (GTK_GRID (self), row.expander, 0, line, 2, 1);
    }
  else
    {
      row.caption = favor_label_new_wrapping ("caption");
      gtk_widget_set_valign (row.caption, GTK_ALIGN_CENTER);
      gtk_grid_attach (GTK_GRID (self), row.caption, 0, line, 1, 1);
    }
  g_array_append_val (self->rows, row);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_arguments_finalize (GObject *object)
{
  FavorArguments *self = FAVOR_ARGUMENTS (object);

  g_array_unref (self->rows);
  g_free (self->values);
  g_free (self->name);

  G_OBJECT_CLASS (favor_arguments_parent_class)->finalize (object);
}

static void
favor_arguments_class_init (FavorArgumentsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_arguments_finalize;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "arguments");
}

static void
favor_arguments_init (FavorArguments *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  gtk_grid_set_row_spacing (GTK_GRID (self), SPACING);
  gtk_grid_set_column_spacing (GTK_GRID (self), SPACING);
}

static gboolean
has_title (const FavorField *field)
{
  for (guint i = 0; i < field->n_cases; i++)
    if (field->cases[i].name != NULL && field->cases[i].title != NULL)
      return TRUE;
  return field->title != NULL;
}

/**
 * favor_arguments_new:
 * @schema: what the arguments are
 * @name: (nullable): whose they are, for ears
 * @scope: copied
 *
 * Returns: (transfer floating): the arguments with their defaults
 */
GtkWidget *
favor_arguments_new (const FavorSchema        *schema,
                     const char               *name,
                     const FavorArgumentScope *scope)
{
  FavorArguments *self = g_object_new (FAVOR_TYPE_ARGUMENTS, NULL);

  self->schema = schema;
  self->scope = *scope;
  self->name = g_strdup (name);
  self->values = g_malloc0 (schema->size);
  favor_schema_set_defaults (schema, self->values);
  for (guint i = 0; i < schema->n_fields; i++)
    if (has_title (&schema->fields[i]))
      add_row (self, &schema->fields[i]);
  if (name != NULL)
    favor_accessible_set_name (GTK_WIDGET (self), name);
  refresh (self);
  return GTK_WIDGET (self);
}

void
favor_arguments_set_values (FavorArguments *self, gconstpointer values)
{
  g_return_if_fail (FAVOR_IS_ARGUMENTS (self));

  memcpy (self->values, values, self->schema->size);
  refresh (self);
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = nth_row (self, i);

      if (row->control == NULL)
        continue;
      favor_argument_show (FAVOR_ARGUMENT (row->control), self->values);
      favor_argument_store (FAVOR_ARGUMENT (row->control), self->values);
    }
}

/**
 * favor_arguments_get_values:
 *
 * Returns: (transfer none): what is shown, as large as the schema says; valid until the next change
 */
gconstpointer
favor_arguments_get_values (FavorArguments *self)
{
  g_return_val_if_fail (FAVOR_IS_ARGUMENTS (self), NULL);

  return self->values;
}

static Row *
find_row (FavorArguments *self, const char *name)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (nth_row (self, i)->field->name, name))
      return nth_row (self, i);
  return NULL;
}

void
favor_arguments_set_hidden (FavorArguments *self, const char *name, gboolean hidden)
{
  Row *row = find_row (self, name);

  g_return_if_fail (row != NULL);

  row->hidden = hidden;
  refresh (self);
}

GtkWidget *
favor_arguments_get_control (FavorArguments *self, const char *name)
{
  Row *row = find_row (self, name);

  return row != NULL ? row->control : NULL;
}
