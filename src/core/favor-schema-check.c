/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include <string.h>

#include "favor-schema.h"

/* What says where something is wrong: range check, diff, coverage; and corruption. */

/* Paths */

/* Appends the name of a field and the indices of one of its elements. */
static void
append_path (GString *path, const FavorField *field, guint index, guint n_dims)
{
  guint below = 1;

  if (path->len > 0)
    g_string_append_c (path, '.');
  g_string_append (path, field->name);
  for (guint i = 1; i < n_dims; i++)
    below *= field->dims[i].capacity;
  for (guint i = 0; i < n_dims; i++)
    {
      g_string_append_printf (path, "[%u]", index / below);
      index %= below;
      if (i + 1 < n_dims)
        below /= field->dims[i + 1].capacity;
    }
}

static void
append_words (GString *text, const FavorField *field, guint index, guint64 mask)
{
  const char *separator = "";
  guint       first = favor_field_first_word (field, index);

  g_string_append_c (text, '{');
  for (guint i = 0; i < 64; i++)
    if (mask >> i & 1)
      {
        g_string_append (text, separator);
        if (field->type == FAVOR_TYPE_SET && i < favor_field_n_words (field, index))
          g_string_append (text, field->words->words[first + i].id);
        else
          g_string_append_printf (text, "%u", i);
        separator = ", ";
      }
  g_string_append_c (text, '}');
}

/* Appends a value as files have it, or as a number if it is none that files could have. */
static void
append_value (GString *text, const FavorField *field, gconstpointer base, guint index)
{
  gint64 value = favor_field_get (field, base, index);

  if (field->type == FAVOR_TYPE_U64)
    g_string_append_printf (text, "0x%016" G_GINT64_MODIFIER "x", (guint64) value);
  else if (favor_field_is_hidden (field, base, index))
    g_string_append (text, "hidden");
  else if (field->nullable && value == FAVOR_NONE)
    g_string_append (text, "null");
  else if (field->type == FAVOR_TYPE_ENUM && value >= 0 && value < field->words->n_words)
    g_string_append (text, field->words->words[value].id);
  else if (field->type == FAVOR_TYPE_BOOL && (value == 0 || value == 1))
    g_string_append (text, value ? "true" : "false");
  else if (field->type == FAVOR_TYPE_SET || field->type == FAVOR_TYPE_SEATS)
    append_words (text, field, index, (guint64) value);
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, value);
}

/* Returns: (transfer full) (nullable): the path, if there is anything to be said */
static char *
path_free (GString *path, gboolean wanted)
{
  if (wanted)
    return g_string_free (path, FALSE);
  g_string_free (path, TRUE);
  return NULL;
}

/* Range check */

typedef struct
{
  const FavorSchema *schema;
  guint              n_seats;
  gboolean           allow_hidden;
  /* NULL if nobody asks for the place. */
  GString          *path;
  const FavorField *culprit;
} Checker;

static gboolean
check_struct (Checker *checker, const FavorSchema *schema, const guint8 *base);

static void
append_allowed (GString *text, const FavorField *field, guint index, guint n_seats)
{
  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
      g_string_append (text, " is not true or false");
      break;
    case FAVOR_TYPE_INT:
      if (field->values == NULL)
        {
          g_string_append_printf (text, " is not %d to %d", field->min, field->max);
          break;
        }
      for (guint i = 0; i < field->n_values; i++)
        g_string_append_printf (text,
                                "%s%d",
                                i == 0 ? " is not one of " : ", ",
                                field->values[i]);
      break;
    case FAVOR_TYPE_ENUM:
      g_string_append_printf (text, " is no %s", field->words->id);
      break;
    case FAVOR_TYPE_SEAT:
      g_string_append (text, " is not a seat");
      break;
    case FAVOR_TYPE_SET:
      g_string_append_printf (text,
                              " is not a set of 0 to %u",
                              favor_field_n_words (field, index) - 1);
      break;
    case FAVOR_TYPE_SEATS:
      g_string_append_printf (text, " is not a set of seats 0 to %u", n_seats - 1);
      break;
    case FAVOR_TYPE_BAG:
      if (field->base > 0)
        g_string_append_printf (text, " is not a bag of at most %d each", field->max);
      else
        g_string_append_printf (text, " is not 0 to %d", field->max);
      break;
    case FAVOR_TYPE_U64:
    case FAVOR_TYPE_STRUCT:
      break;
    }
}

static gboolean
refuse_value (Checker *checker, const FavorField *field, const guint8 *base, guint index)
{
  checker->culprit = field;
  if (checker->path != NULL)
    {
      append_path (checker->path, field, index, field->n_dims);
      g_string_append (checker->path, ": ");
      append_value (checker->path, field, base, index);
      if (favor_field_is_hidden (field, base, index))
        g_string_append (checker->path, " is not allowed here");
      else
        append_allowed (checker->path, field, index, checker->n_seats);
    }
  return FALSE;
}

static gboolean
check_element (Checker *checker, const FavorField *field, const guint8 *base, guint index)
{
  gsize length;

  if (field->type != FAVOR_TYPE_STRUCT)
    {
      if (favor_field_allows (field,
                              index,
                              favor_field_get (field, base, index),
                              checker->n_seats) ||
          (checker->allow_hidden && favor_field_is_hidden (field, base, index)))
        return TRUE;
      return refuse_value (checker, field, base, index);
    }
  if (checker->path == NULL)
    return check_struct (checker, field->schema, favor_field_peek (field, base, index));

  length = checker->path->len;
  append_path (checker->path, field, index, field->n_dims);
  if (!check_struct (checker, field->schema, favor_field_peek (field, base, index)))
    return FALSE;
  g_string_truncate (checker->path, length);
  return TRUE;
}

/* A counter as it stands in memory, however large. */
static guint
read_counter (const FavorDim *dim, const guint8 *base, guint outer)
{
  const guint8 *p = base + dim->count_offset + (gsize) outer * dim->count_size;
  guint16       count;

  if (dim->count_size == 1)
    return *p;
  memcpy (&count, p, sizeof count);
  return count;
}

static gboolean
check_length (Checker          *checker,
              const FavorField *field,
              const guint8     *base,
              guint             dim,
              guint             outer)
{
  const FavorDim *d = &field->dims[dim];
  guint           length;

  if (d->length != FAVOR_LENGTH_COUNTED)
    return TRUE;
  length = read_counter (d, base, outer);
  if (length <= d->capacity)
    return TRUE;

  checker->culprit = field;
  if (checker->path != NULL)
    {
      append_path (checker->path, field, outer, dim);
      g_string_append_printf (checker->path,
                              ": %u entries are more than %u",
                              length,
                              d->capacity);
    }
  return FALSE;
}

/* Checks that `n` elements from `first` on are zero. */
static gboolean
check_unused (Checker          *checker,
              const FavorField *field,
              const guint8     *base,
              guint             first,
              guint             n)
{
  const guint8 *p = favor_field_peek (field, base, first);

  for (gsize i = 0; i < (gsize) n * field->size; i++)
    if (p[i] != 0)
      {
        checker->culprit = field;
        if (checker->path != NULL)
          {
            append_path (checker->path, field, first + i / field->size, field->n_dims);
            g_string_append (checker->path, ": not empty beyond the end of the list");
          }
        return FALSE;
      }
  return TRUE;
}

static gboolean
check_below (Checker          *checker,
             const FavorField *field,
             const guint8     *base,
             guint             dim,
             guint             outer)
{
  guint length, first, below = 1;

  if (dim >= field->n_dims)
    return check_element (checker, field, base, outer);
  if (!check_length (checker, field, base, dim, outer))
    return FALSE;

  length = favor_field_length (field, base, dim, outer, checker->n_seats);
  first = outer * field->dims[dim].capacity;
  for (guint i = 0; i < length; i++)
    if (!check_below (checker, field, base, dim + 1, first + i))
      return FALSE;
  for (guint i = dim + 1; i < field->n_dims; i++)
    below *= field->dims[i].capacity;
  return check_unused (checker,
                       field,
                       base,
                       (first + length) * below,
                       (field->dims[dim].capacity - length) * below);
}

static gboolean
check_struct (Checker *checker, const FavorSchema *schema, const guint8 *base)
{
  for (guint i = 0; i < schema->n_fields; i++)
    if (!check_below (checker, &schema->fields[i], base, 0, 0))
      return FALSE;
  return TRUE;
}

gboolean
favor_schema_check (const FavorSchema *schema,
                    gconstpointer      data,
                    guint              n_seats,
                    gboolean           allow_hidden,
                    char             **where,
                    const FavorField **field)
{
  Checker  checker = { schema, n_seats, allow_hidden, NULL, NULL };
  gboolean good;

  if (where != NULL)
    checker.path = g_string_new (NULL);
  good = check_struct (&checker, schema, data);
  if (field != NULL)
    *field = checker.culprit;
  if (where != NULL)
    *where = path_free (checker.path, !good);
  return good;
}

/* Diff */

typedef struct
{
  GString *path;
  guint    n_seats;
} Differ;

static gboolean
diff_lengths (Differ *differ, const FavorField *field, const guint8 *a, const guint8 *b)
{
  guint outer = 1;

  for (guint dim = 0; dim < field->n_dims; dim++)
    {
      const FavorDim *d = &field->dims[dim];

      for (guint i = 0; d->length == FAVOR_LENGTH_COUNTED && i < outer; i++)
        {
          guint x = read_counter (d, a, i);
          guint y = read_counter (d, b, i);

          if (x == y)
            continue;
          append_path (differ->path, field, i, dim);
          g_string_append_printf (differ->path, ": %u entries != %u entries", x, y);
          return TRUE;
        }
      outer *= d->capacity;
    }
  return FALSE;
}

/* Whether the element lies within the used lengths of its lists. */
static gboolean
is_used (const FavorField *field, gconstpointer base, guint index, guint n_seats)
{
  for (guint dim = field->n_dims; dim > 0; dim--)
    {
      guint capacity = field->dims[dim - 1].capacity;
      guint outer = index / capacity;

      if (index % capacity >= favor_field_length (field, base, dim - 1, outer, n_seats))
        return FALSE;
      index = outer;
    }
  return TRUE;
}

static gboolean diff_structs (Differ            *differ,
                              const FavorSchema *schema,
                              const guint8      *a,
                              const guint8      *b);

static gboolean
diff_element (Differ           *differ,
              const FavorField *field,
              const guint8     *a,
              const guint8     *b,
              guint             index)
{
  const guint8 *p = favor_field_peek (field, a, index);
  const guint8 *q = favor_field_peek (field, b, index);
  GString      *path = differ->path;
  gsize         length = path->len;

  if (memcmp (p, q, field->size) == 0)
    return FALSE;
  append_path (path, field, index, field->n_dims);
  if (field->type == FAVOR_TYPE_STRUCT)
    {
      if (diff_structs (differ, field->schema, p, q))
        return TRUE;
      g_string_truncate (path, length);
      return FALSE;
    }
  g_string_append (path, ": ");
  append_value (path, field, a, index);
  g_string_append (path, " != ");
  append_value (path, field, b, index);
  if (!is_used (field, a, index, differ->n_seats))
    g_string_append (path, " (beyond the end of the list)");
  return TRUE;
}

static gboolean
diff_structs (Differ *differ, const FavorSchema *schema, const guint8 *a, const guint8 *b)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];
      guint             capacity = favor_field_capacity (field);

      if (field->derived)
        continue;
      if (diff_lengths (differ, field, a, b))
        return TRUE;
      for (guint j = 0; j < capacity; j++)
        if (diff_element (differ, field, a, b, j))
          return TRUE;
    }
  return FALSE;
}

char *
favor_schema_diff (const FavorSchema *schema,
                   gconstpointer      a,
                   gconstpointer      b,
                   guint              n_seats)
{
  Differ   differ = { g_string_new (NULL), n_seats };
  gboolean differs = diff_structs (&differ, schema, a, b);

  return path_free (differ.path, differs);
}
