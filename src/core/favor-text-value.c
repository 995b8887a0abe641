/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-text-private.h"

/* What a value or a row of values says. */

const char *
favor_text_translate (const char *text)
{
  return text[0] != '\0' ? g_dgettext (GETTEXT_PACKAGE, text) : text;
}

static char *
join_with_commas (GPtrArray *parts)
{
  if (parts->len == 0)
    /* Translators: said of something that has no entries */
    return g_strdup (_ ("none"));
  g_ptr_array_add (parts, NULL);
  return favor_text_join_by ((const char *const *) parts->pdata,
                             _ ("{a}, {b}"),
                             _ ("{a}, {b}"));
}

/* Values */

/* The field whose elements are put into words. */
typedef struct
{
  const FavorField *field;
  gconstpointer     base;
  guint             n_seats;
  const FavorNames *names;
  /* That words are to have; NULL: as they are. */
  const char *form;
} Row;

#define MINUS "\u2212"
#define MARK  "\u200e"

char *
favor_text_number (gint64 n)
{
  g_autofree char *digits = g_strdup_printf ("%'" G_GINT64_FORMAT, n);

  return n < 0 ? g_strconcat (MINUS, digits + strlen ("-"), NULL)
               : g_steal_pointer (&digits);
}

char *
favor_text_figure (gint64 n)
{
  g_autofree char *number = favor_text_number (n);

  return g_strconcat (MARK, number, NULL);
}

char *
favor_text_gain (gint64 n)
{
  g_autofree char *number = favor_text_number (n);

  return g_strconcat (MARK, n > 0 ? "+" : "", number, NULL);
}

static char *
hidden_text (void)
{
  /* Translators: stands for a card or number that this player cannot see */
  return g_strdup (_ ("hidden"));
}

static char *
none_text (void)
{
  return g_strdup ("—");
}

char *
favor_text_for_seat (gint64 seat, const FavorNames *names)
{
  g_autofree char *number = NULL;

  if (seat < 0)
    /* Translators: in the place of a player's name */
    return g_strdup (_ ("nobody"));
  if (names != NULL && seat < FAVOR_MAX_SEATS && names->names[seat] != NULL)
    return g_strdup (names->names[seat]);
  number = favor_text_number (seat + 1);
  /* Translators: a player without a name; {n} is the number of the seat, from 1 */
  return favor_text_expand (_ ("Player {n}"), "n", number, NULL);
}

static char *
word_text (const FavorEnum *words, gint64 index, const char *form)
{
  if (index < 0 || index >= words->n_words)
    return none_text ();
  return favor_text_for_word (&words->words[index], form);
}

/* "2 Artisan": how many of what. */
char *
favor_text_count (gint64 count, const char *thing)
{
  g_autofree char *number = favor_text_number (count);

  /* Translators: how many of one thing, in a list: "2 Artisan, 1 Noble" */
  return favor_text_expand (_ ("{count} {thing}"), "count", number, "thing", thing, NULL);
}

/* Adds "Artisan" or "2 Artisan", nothing for 0. */
static void
add_copies (GPtrArray *parts, const Row *row, guint word, gint64 n)
{
  g_autofree char *title = word_text (row->field->words, word, row->form);

  if (n == 1)
    g_ptr_array_add (parts, g_steal_pointer (&title));
  else if (n != 0)
    g_ptr_array_add (parts, favor_text_count (n, title));
}

static char *
join_parts (GPtrArray *parts)
{
  if (parts->len == 0)
    return g_strdup (_ ("none"));
  g_ptr_array_add (parts, NULL);
  return favor_text_join ((const char *const *) parts->pdata);
}

static char *
mask_text (const Row *row, guint64 mask)
{
  const FavorField     *field = row->field;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  guint n_bits = field->type == FAVOR_TYPE_SET ? field->words->n_words : FAVOR_MAX_SEATS;

  for (guint i = 0; i < MIN (n_bits, 64); i++)
    if (mask >> i & 1)
      g_ptr_array_add (parts,
                       field->type == FAVOR_TYPE_SET
                         ? word_text (field->words, i, row->form)
                         : favor_text_for_seat (i, row->names));
  if (parts->len == 0 && field->type == FAVOR_TYPE_SEATS)
    return favor_text_for_seat (FAVOR_SEAT_NONE, row->names);
  return join_parts (parts);
}

/* Adds what one number of a set or packed bag says. */
static void
add_packed (GPtrArray *parts, const Row *row, guint index)
{
  const FavorField *field = row->field;
  const guint       first = favor_field_first_word (field, index);
  const guint       n = favor_field_n_words (field, index);
  const guint       digits = field->type == FAVOR_TYPE_SET ? 2 : field->base;
  gint64            value = favor_field_get (field, row->base, index);

  for (guint i = 0; i < n && value > 0; i++, value /= digits)
    add_copies (parts, row, first + i, value % digits);
}

static char *
packed_bag_text (const Row *row, guint index)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_packed (parts, row, index);
  return join_with_commas (parts);
}

static char *
value_text (const Row *row, guint index)
{
  const FavorField *field = row->field;
  gint64            value;
  char             *place;

  if (favor_field_is_hidden (field, row->base, index))
    return hidden_text ();
  value = favor_field_get (field, row->base, index);
  if (field->nullable && value == FAVOR_NONE)
    return none_text ();

  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
      /* Translators: whether something is so, as the value in a table */
      return g_strdup (value ? _ ("yes") : _ ("no"));
    case FAVOR_TYPE_ENUM:
      return word_text (field->words, value, row->form);
    case FAVOR_TYPE_SEAT:
      return favor_text_for_seat (value, row->names);
    case FAVOR_TYPE_SET:
    case FAVOR_TYPE_SEATS:
      return mask_text (row, (guint64) value);
    case FAVOR_TYPE_BAG:
      return field->base > 0 ? packed_bag_text (row, index) : favor_text_number (value);
    case FAVOR_TYPE_U64:
      return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "x", (guint64) value);
    case FAVOR_TYPE_INT:
      if (field->thing != NULL && field->thing->tell != NULL)
        return favor_text_for_phrase (field->thing, (int) value, row->form);
      place = favor_text_for_place (field->thing, (int) value, row->names);
      return place != NULL ? place : favor_text_number (value);
    case FAVOR_TYPE_STRUCT:
      break;
    }
  return favor_text_number (value);
}

char *
favor_text_for_value (const FavorField *field,
                      gconstpointer     base,
                      guint             index,
                      const FavorNames *names)
{
  const Row row = { .field = field, .base = base, .names = names };

  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (field->type != FAVOR_TYPE_STRUCT, NULL);

  return value_text (&row, index);
}

/* Rows */

static char *row_below (const Row *row, guint dim, guint outer);

static char *
headed_text (const char *heading, const char *value)
{
  /* Translators: a heading and what stands under it, in one line */
  return favor_text_expand (_ ("{heading}: {value}"),
                            "heading",
                            heading,
                            "value",
                            value,
                            NULL);
}

/* Whether there are elements and all of them are hidden: then one word says it. */
static gboolean
all_hidden (const FavorField *field, gconstpointer base, guint first, guint length)
{
  for (guint i = 0; i < length; i++)
    if (!favor_field_is_hidden (field, base, first + i))
      return FALSE;
  return length > 0;
}

/* The elements of a list; those that name nothing are left out. */
static void
add_elements (GPtrArray *parts, const Row *row, guint length)
{
  const FavorField *field = row->field;

  for (guint i = 0; i < length; i++)
    {
      gint64 value = favor_field_get (field, row->base, i);

      if (field->spread > 0)
        add_packed (parts, row, i);
      else if (field->type == FAVOR_TYPE_BAG && field->base == 0)
        add_copies (parts, row, i, value);
      else if (!field->nullable || value != FAVOR_NONE)
        g_ptr_array_add (parts, value_text (row, i));
    }
}

/* Adds what there is of the things of one member, or that it is hidden. */
static void
add_things (GPtrArray *parts, const Row *row)
{
  const FavorField *field = row->field;
  const char       *title = favor_text_translate (field->title);
  guint             length = 1;

  if (field->n_dims > 0)
    length = favor_field_length (field, row->base, 0, 0, row->n_seats);
  if (all_hidden (field, row->base, 0, length))
    {
      g_autofree char *hidden = hidden_text ();

      g_ptr_array_add (parts, headed_text (title, hidden));
    }
  else if (field->type == FAVOR_TYPE_INT)
    g_ptr_array_add (parts,
                     favor_text_count (favor_field_get (field, row->base, 0), title));
  else if (field->n_dims > 0)
    add_elements (parts, row, length);
  else
    g_ptr_array_add (parts, value_text (row, 0));
}

/* A member of a struct, which may be one of several cases; FALSE if it need not be said. */
static gboolean
find_member (const Row *row, guint index, guint member, Row *inner)
{
  *inner = *row;
  inner->base = favor_field_peek (row->field, row->base, index);
  inner->field = favor_field_case (&row->field->schema->fields[member], inner->base);
  return inner->field->title != NULL &&
         !(inner->field->optional &&
           favor_field_is_fallback (inner->field, inner->base, row->n_seats));
}

/* A struct of things: "5 Gold, 2 Soup and Rare Ore". */
static char *
things_text (const Row *row, guint index)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < row->field->schema->n_fields; i++)
    {
      Row inner;

      if (find_member (row, index, i, &inner))
        add_things (parts, &inner);
    }
  return join_parts (parts);
}

/* All titled members of one struct: "Role: Artisan, Price: 2". What need not be said and is as
 * always is left out. */
static char *
struct_text (const Row *row, guint index)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < row->field->schema->n_fields; i++)
    {
      Row              inner;
      g_autofree char *value = NULL;

      if (!find_member (row, index, i, &inner))
        continue;
      value = row_below (&inner, 0, 0);
      g_ptr_array_add (parts,
                       headed_text (favor_text_translate (inner.field->title), value));
    }
  return join_with_commas (parts);
}

static char *
element_text (const Row *row, guint index)
{
  if (row->field->type == FAVOR_TYPE_STRUCT)
    return row->field->schema->things ? things_text (row, index)
                                      : struct_text (row, index);
  return value_text (row, index);
}

/* Whether an element says how many: then it is named by what it counts. */
static gboolean
is_count (const Row *row, guint index)
{
  if (row->field->type != FAVOR_TYPE_BAG && row->field->type != FAVOR_TYPE_INT)
    return FALSE;
  if (favor_field_is_hidden (row->field, row->base, index))
    return FALSE;
  return !row->field->nullable ||
         favor_field_get (row->field, row->base, index) != FAVOR_NONE;
}

/* Adds what one element along named indices says: counts as "2 Artisan", other values as
 * "Artisan: hidden". */
static void
add_named (GPtrArray *parts, const Row *row, guint index, const char *title)
{
  g_autofree char *text = NULL;
  gint64           count;

  if (!is_count (row, index))
    {
      text = element_text (row, index);
      g_ptr_array_add (parts, headed_text (title, text));
      return;
    }
  count = favor_field_get (row->field, row->base, index);
  if (count == 1 && row->field->min >= 0)
    g_ptr_array_add (parts, g_strdup (title));
  else if (count != 0)
    g_ptr_array_add (parts, favor_text_count (count, title));
}

/* The elements of the last dimension. */
static char *
last_dimension_text (const Row *row, guint first, guint length)
{
  const FavorField     *field = row->field;
  const FavorEnum      *axis = field->axis;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (all_hidden (field, row->base, first, length))
    return hidden_text ();
  if (axis == NULL && field->type == FAVOR_TYPE_BAG && field->base == 0)
    axis = field->words;
  for (guint i = 0; i < length; i++)
    if (field->spread > 0)
      add_packed (parts, row, first + i);
    else if (axis != NULL)
      {
        g_autofree char *title = word_text (axis, i, row->form);

        add_named (parts, row, first + i, title);
      }
    else
      g_ptr_array_add (parts, element_text (row, first + i));
  return join_with_commas (parts);
}

static char *
row_below (const Row *row, guint dim, guint outer)
{
  const FavorField     *field = row->field;
  guint                 length, first;
  g_autoptr (GPtrArray) parts = NULL;

  if (dim >= field->n_dims)
    return element_text (row, outer);
  length = favor_field_length (field, row->base, dim, outer, row->n_seats);
  first = outer * field->dims[dim].capacity;
  if (dim + 1 == field->n_dims)
    return last_dimension_text (row, first, length);

  parts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < length; i++)
    g_ptr_array_add (parts, row_below (row, dim + 1, first + i));
  if (parts->len == 0)
    return g_strdup (_ ("none"));
  g_ptr_array_add (parts, NULL);
  return favor_text_join_by ((const char *const *) parts->pdata,
                             /* Translators: joins lists that have commas themselves */
                             _ ("{a}; {b}"),
                             _ ("{a}; {b}"));
}

char *
favor_text_for_row (const FavorField *field,
                    gconstpointer     base,
                    guint             seat,
                    guint             n_seats,
                    const FavorNames *names)
{
  Row row = { field, base, n_seats, names, NULL };

  g_return_val_if_fail (field != NULL, NULL);

  if (field->n_dims == 0)
    return element_text (&row, 0);
  g_return_val_if_fail (seat < field->dims[0].capacity, NULL);
  return row_below (&row, 1, seat);
}

static guint
count_names (const FavorNames *names)
{
  guint n = 0;

  while (n < FAVOR_MAX_SEATS && names != NULL && names->names[n] != NULL)
    n++;
  return n;
}

/* A list among the arguments, joined. */
static char *
list_text (const Row *row)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  guint length = favor_field_length (row->field, row->base, 0, 0, row->n_seats);

  if (all_hidden (row->field, row->base, 0, length))
    return hidden_text ();
  add_elements (parts, row, length);
  return join_parts (parts);
}

char *
favor_text_for_argument_in_form (const FavorField *field,
                                 const gint16     *arg,
                                 const char       *form,
                                 const FavorNames *names)
{
  const Row row = { field, arg, count_names (names), names, form };

  return field->n_dims > 0 ? list_text (&row) : element_text (&row, 0);
}

char *
favor_text_for_argument (const FavorField *field,
                         const gint16     *arg,
                         const FavorNames *names)
{
  return favor_text_for_argument_in_form (field, arg, NULL, names);
}

gboolean
favor_text_has_place (const char *text, const char *name)
{
  const char *start;
  gsize       name_length, length;

  while (favor_text_find_placeholder (text, &start, &name_length, &length))
    {
      if (strlen (name) == name_length && strncmp (start, name, name_length) == 0)
        return TRUE;
      text = start + length;
    }
  return FALSE;
}

char *
favor_text_for_details (const FavorSchema *args,
                        const char        *text,
                        const gint16      *arg,
                        const FavorNames  *names)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < args->n_fields; i++)
    {
      const FavorField *field = &args->fields[i];
      g_autofree char  *value = NULL;

      if (field->title == NULL || !field->optional ||
          favor_text_has_place (text, field->name) ||
          favor_field_is_fallback (field, arg, count_names (names)))
        continue;
      value = favor_text_for_argument (field, arg, names);
      g_ptr_array_add (parts, headed_text (favor_text_translate (field->title), value));
    }
  return parts->len > 0 ? join_with_commas (parts) : NULL;
}

gboolean
favor_text_says_same (const FavorSchema *args,
                      const char        *text,
                      const char        *list,
                      const gint16      *arg,
                      const gint16      *other)
{
  for (guint i = 0; i < args->n_fields; i++)
    {
      const FavorField *field = &args->fields[i];
      g_autofree char  *one = NULL;
      g_autofree char  *two = NULL;

      if (!favor_text_has_place (text, field->name) || g_strcmp0 (field->name, list) == 0)
        continue;
      one = favor_text_for_argument (field, arg, NULL);
      two = favor_text_for_argument (field, other, NULL);
      if (!g_str_equal (one, two))
        return FALSE;
    }
  return TRUE;
}
