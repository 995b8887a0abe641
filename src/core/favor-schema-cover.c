/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include <string.h>

#include "favor-schema.h"

/* Proof that a schema describes its struct, and the damage that tests do to one. */

/* Coverage */

/* Counts one more description of `n` bytes. */
static gboolean
mark_bytes (guint8 *seen, gsize size, gsize offset, gsize n)
{
  if (offset + n > size)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (seen[offset + i] < G_MAXUINT8)
      seen[offset + i]++;
  return TRUE;
}

/* Whether a dimension before this one in the schema has the same counter. */
static gboolean
counter_is_known (const FavorSchema *schema, guint field_index, guint dim_index)
{
  guint offset = schema->fields[field_index].dims[dim_index].count_offset;

  for (guint i = 0; i <= field_index; i++)
    {
      const FavorField *field = &schema->fields[i];
      guint             n_dims = i < field_index ? field->n_dims : dim_index;

      for (guint j = 0; j < n_dims; j++)
        if (field->dims[j].length == FAVOR_LENGTH_COUNTED &&
            field->dims[j].count_offset == offset)
          return TRUE;
    }
  return FALSE;
}

static gboolean
mark_counters (const FavorSchema *schema,
               guint              field_index,
               gsize              base,
               guint8            *seen,
               gsize              size)
{
  const FavorField *field = &schema->fields[field_index];
  gsize             outer = 1;

  for (guint i = 0; i < field->n_dims; i++)
    {
      const FavorDim *d = &field->dims[i];

      if (d->length == FAVOR_LENGTH_COUNTED &&
          !counter_is_known (schema, field_index, i) &&
          !mark_bytes (seen, size, base + d->count_offset, outer * d->count_size))
        return FALSE;
      outer *= d->capacity;
    }
  return TRUE;
}

/* Returns: (nullable): the field that ends beyond the struct */
static const FavorField *
mark_struct (const FavorSchema *schema, gsize base, guint8 *seen, gsize size)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];
      const FavorField *wrong;
      guint             capacity = favor_field_capacity (field);
      gsize             offset = base + field->offset;

      if (!mark_counters (schema, i, base, seen, size))
        return field;
      if (field->type != FAVOR_TYPE_STRUCT)
        {
          if (!mark_bytes (seen, size, offset, (gsize) capacity * field->size))
            return field;
          continue;
        }
      if (field->schema->size != field->size)
        return field;
      for (guint j = 0; j < capacity; j++)
        {
          wrong = mark_struct (field->schema,
                               offset + (gsize) j * field->size,
                               seen,
                               size);
          if (wrong != NULL)
            return wrong;
        }
    }
  return NULL;
}

gboolean
favor_schema_covers (const FavorSchema *schema, char **why)
{
  g_autofree guint8 *seen = g_new0 (guint8, schema->size);
  const FavorField  *wrong = mark_struct (schema, 0, seen, schema->size);

  if (why != NULL)
    *why = NULL;
  if (wrong != NULL)
    {
      if (why != NULL)
        *why = g_strdup_printf ("%s: does not fit into the struct", wrong->name);
      return FALSE;
    }
  for (guint i = 0; i < schema->size; i++)
    if (seen[i] != 1)
      {
        if (why != NULL)
          *why = g_strdup_printf ("byte %u is %s",
                                  i,
                                  seen[i] == 0 ? "not described" : "described twice");
        return FALSE;
      }
  return TRUE;
}

/* Corruption */

static guint64
random_value (const FavorField *field, guint64 old, FavorRng *rng)
{
  switch (favor_rng_below (rng, 4))
    {
    case 0:
      return favor_rng_next (rng);
    case 1:
      return old ^ (G_GUINT64_CONSTANT (1) << favor_rng_below (rng, 8 * field->size));
    case 2:
      /* Often within or just beyond the range, where the errors are. */
      return (guint64) ((gint64) favor_rng_below (rng, 12) - 2);
    default:
      return favor_rng_below (rng, 2) ? old + 1 : old - 1;
    }
}

static void
corrupt_length (const FavorField *field, guint8 *base, guint dim, FavorRng *rng)
{
  const FavorDim *d = &field->dims[dim];
  guint           outer = 1;
  guint16         length = favor_rng_below (rng, 2) ? favor_rng_next (rng)
                                                    : favor_rng_below (rng, d->capacity + 2U);
  guint8         *counter;

  for (guint i = 0; i < dim; i++)
    outer *= field->dims[i].capacity;
  counter = base + d->count_offset + (gsize) favor_rng_below (rng, outer) * d->count_size;
  if (d->count_size == 1)
    *counter = (guint8) length;
  else
    memcpy (counter, &length, sizeof length);
}

void
favor_schema_corrupt (const FavorSchema *schema, gpointer data, FavorRng *rng)
{
  const FavorField *field;
  guint             index, dim;

  if (schema->n_fields == 0)
    return;
  /* What is derived is not input: it is rebuilt. */
  do
    field = &schema->fields[favor_rng_below (rng, schema->n_fields)];
  while (field->derived);

  if (field->n_dims > 0 && favor_rng_below (rng, 4) == 0)
    {
      dim = favor_rng_below (rng, field->n_dims);
      if (field->dims[dim].length == FAVOR_LENGTH_COUNTED)
        {
          corrupt_length (field, data, dim, rng);
          return;
        }
    }
  index = favor_rng_below (rng, favor_field_capacity (field));
  if (field->type == FAVOR_TYPE_STRUCT)
    favor_schema_corrupt (field->schema,
                          (guint8 *) favor_field_peek (field, data, index),
                          rng);
  else
    favor_field_set (field,
                     data,
                     index,
                     (gint64) random_value (field,
                                            favor_field_get_u64 (field, data, index),
                                            rng));
}
