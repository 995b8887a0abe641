/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include <string.h>

#include "favor-schema.h"

static inline guint8 *
element_at (const FavorField *field, guint8 *base, guint index)
{
  return base + field->offset + (gsize) index * field->size;
}

/* Whether some field of the schema is not seen by all. */
static gboolean
has_secrets (const FavorSchema *schema)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];

      if (field->seen_by != FAVOR_SEEN_BY_ALL)
        return TRUE;
      if (field->type == FAVOR_TYPE_STRUCT && has_secrets (field->schema))
        return TRUE;
    }
  return FALSE;
}

static void hide_struct (const FavorSchema *schema, guint8 *base, guint n_seats);

static void
hide_run (const FavorField *field, guint8 *base, guint first, guint length, guint n_seats)
{
  gint64 hidden;

  if (field->type == FAVOR_TYPE_STRUCT)
    {
      for (guint i = first; i < first + length; i++)
        hide_struct (field->schema, element_at (field, base, i), n_seats);
      return;
    }
  hidden = favor_field_hidden_value (field);
  if (field->size == 1)
    memset (element_at (field, base, first), (int) (hidden & 0xff), length);
  else
    for (guint i = first; i < first + length; i++)
      favor_field_set (field, base, i, hidden);
}

/* Hides the used elements below position `outer` of the dimensions before `dim`. */
static void
hide_below (const FavorField *field, guint8 *base, guint dim, guint outer, guint n_seats)
{
  guint length, first;

  if (dim >= field->n_dims)
    {
      hide_run (field, base, outer, 1, n_seats);
      return;
    }
  length = favor_field_length (field, base, dim, outer, n_seats);
  first = outer * field->dims[dim].capacity;
  if (dim + 1 == field->n_dims)
    hide_run (field, base, first, length, n_seats);
  else
    for (guint i = 0; i < length; i++)
      hide_below (field, base, dim + 1, first + i, n_seats);
}

static void
hide_struct (const FavorSchema *schema, guint8 *base, guint n_seats)
{
  for (guint i = 0; i < schema->n_fields; i++)
    hide_below (&schema->fields[i], base, 0, 0, n_seats);
}

/* Who looks, and at a game of how many. */
typedef struct
{
  guint     n_seats;
  FavorSeat viewer;
} Look;

/* Goes on inside the structs that the viewer sees below position `outer`. */
static void
mask_below (const Look       *look,
            const FavorField *field,
            guint8           *base,
            guint             dim,
            guint             outer)
{
  guint length;

  if (dim >= field->n_dims)
    {
      favor_schema_mask (field->schema,
                         element_at (field, base, outer),
                         look->n_seats,
                         look->viewer);
      return;
    }
  length = favor_field_length (field, base, dim, outer, look->n_seats);
  for (guint i = 0; i < length; i++)
    mask_below (look, field, base, dim + 1, outer * field->dims[dim].capacity + i);
}

static void
mask_owned (const Look *look, const FavorField *field, guint8 *base)
{
  guint length = favor_field_length (field, base, 0, 0, look->n_seats);

  for (guint i = 0; i < length; i++)
    if ((int) i != look->viewer)
      hide_below (field, base, 1, i, look->n_seats);
    else if (field->type == FAVOR_TYPE_STRUCT && has_secrets (field->schema))
      mask_below (look, field, base, 1, i);
}

void
favor_schema_mask (const FavorSchema *schema,
                   gpointer           data,
                   guint              n_seats,
                   FavorSeat          viewer)
{
  Look look = { n_seats, viewer };

  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];

      switch (field->seen_by)
        {
        case FAVOR_SEEN_BY_ALL:
          if (field->type == FAVOR_TYPE_STRUCT && has_secrets (field->schema))
            mask_below (&look, field, data, 0, 0);
          break;
        case FAVOR_SEEN_BY_OWNER:
          /* Without a dimension there is no owner. */
          if (field->n_dims > 0)
            {
              mask_owned (&look, field, data);
              break;
            }
          G_GNUC_FALLTHROUGH;
        case FAVOR_SEEN_BY_NOBODY:
          hide_below (field, data, 0, 0, n_seats);
          break;
        }
    }
}

/* Zeroes what lies beyond the used lengths below position `outer` of the dimensions before
 * `dim`. */
static void
trim_below (const FavorField *field, guint8 *base, guint dim, guint outer, guint n_seats)
{
  guint length, first, tail, below = 1;

  if (dim >= field->n_dims)
    {
      if (field->type == FAVOR_TYPE_STRUCT)
        favor_schema_trim (field->schema, element_at (field, base, outer), n_seats);
      return;
    }
  for (guint i = dim + 1; i < field->n_dims; i++)
    below *= field->dims[i].capacity;
  length = favor_field_length (field, base, dim, outer, n_seats);
  first = outer * field->dims[dim].capacity;
  tail = field->dims[dim].capacity - length;
  memset (element_at (field, base, (first + length) * below),
          0,
          (gsize) tail * below * field->size);
  for (guint i = 0; i < length; i++)
    trim_below (field, base, dim + 1, first + i, n_seats);
}

void
favor_schema_trim (const FavorSchema *schema, gpointer data, guint n_seats)
{
  for (guint i = 0; i < schema->n_fields; i++)
    trim_below (&schema->fields[i], data, 0, 0, n_seats);
}

static void
set_fallbacks (const FavorSchema *schema, guint8 *base)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];
      guint             capacity = favor_field_capacity (field);

      /* A counted list is empty by default. */
      if (field->n_dims > 0 && field->dims[0].length == FAVOR_LENGTH_COUNTED)
        continue;
      for (guint j = 0; j < capacity; j++)
        if (field->type == FAVOR_TYPE_STRUCT)
          set_fallbacks (field->schema, element_at (field, base, j));
        else
          favor_field_set (field, base, j, field->fallback);
    }
}

void
favor_schema_set_defaults (const FavorSchema *schema, gpointer data)
{
  memset (data, 0, schema->size);
  set_fallbacks (schema, data);
}
