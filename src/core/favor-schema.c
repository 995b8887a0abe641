/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include <string.h>

#include "favor-schema.h"

/* What is done to whole structs here runs for every ply and every decision of a computer
 * player; so memory is walked by runs of elements, not by single ones. The rest, with paths
 * and messages, is in favor-schema-check.c. */

static inline guint64
load (const guint8 *p, guint size)
{
  guint16 two;
  guint32 four;
  guint64 eight;

  switch (size)
    {
    case 1:
      return *p;
    case 2:
      memcpy (&two, p, sizeof two);
      return two;
    case 4:
      memcpy (&four, p, sizeof four);
      return four;
    default:
      g_assert (size == 8);
      memcpy (&eight, p, sizeof eight);
      return eight;
    }
}

static inline void
store (guint8 *p, guint size, guint64 value)
{
  guint16 two = (guint16) value;
  guint32 four = (guint32) value;

  switch (size)
    {
    case 1:
      *p = (guint8) value;
      break;
    case 2:
      memcpy (p, &two, sizeof two);
      break;
    case 4:
      memcpy (p, &four, sizeof four);
      break;
    default:
      g_assert (size == 8);
      memcpy (p, &value, sizeof value);
      break;
    }
}

static inline const guint8 *
element_at (const FavorField *field, gconstpointer base, guint index)
{
  return (const guint8 *) base + field->offset + (gsize) index * field->size;
}

/* Number of counters of one dimension: the product of the dimensions before it. */
static guint
count_outer (const FavorField *field, guint dim)
{
  guint n = 1;

  for (guint i = 0; i < dim; i++)
    n *= field->dims[i].capacity;
  return n;
}

gint64
favor_field_hidden_value (const FavorField *field)
{
  g_return_val_if_fail (field != NULL, 0);

  if (field->type == FAVOR_TYPE_U64)
    return 0;
  if (field->is_signed)
    return G_MININT64 >> (64 - 8 * field->size);
  return (gint64) (G_MAXUINT64 >> (64 - 8 * field->size));
}

guint
favor_field_capacity (const FavorField *field)
{
  return count_outer (field, field->n_dims);
}

gint64
favor_field_get (const FavorField *field, gconstpointer base, guint index)
{
  guint   shift = 64 - 8 * field->size;
  guint64 value = load (element_at (field, base, index), field->size);

  /* Moves the element's sign bit to the top and back. */
  if (field->is_signed)
    return (gint64) (value << shift) >> shift;
  return (gint64) value;
}

void
favor_field_set (const FavorField *field, gpointer base, guint index, gint64 value)
{
  store ((guint8 *) element_at (field, base, index), field->size, (guint64) value);
}

guint64
favor_field_get_u64 (const FavorField *field, gconstpointer base, guint index)
{
  return load (element_at (field, base, index), field->size);
}

gconstpointer
favor_field_peek (const FavorField *field, gconstpointer base, guint index)
{
  return element_at (field, base, index);
}

gboolean
favor_field_is_hidden (const FavorField *field, gconstpointer base, guint index)
{
  if (field->type == FAVOR_TYPE_STRUCT)
    return FALSE;
  /* A public word of 64 bits may well be 0. */
  if (field->type == FAVOR_TYPE_U64)
    return field->seen_by != FAVOR_SEEN_BY_ALL &&
           favor_field_get_u64 (field, base, index) == 0;
  return favor_field_get (field, base, index) == favor_field_hidden_value (field);
}

guint
favor_field_length (const FavorField *field,
                    gconstpointer     base,
                    guint             dim,
                    guint             outer,
                    guint             n_seats)
{
  const FavorDim *d = &field->dims[dim];
  guint64         counted;

  switch (d->length)
    {
    case FAVOR_LENGTH_FIXED:
      return d->capacity;
    case FAVOR_LENGTH_SEATS:
      return MIN (n_seats, d->capacity);
    case FAVOR_LENGTH_COUNTED:
      counted = load ((const guint8 *) base + d->count_offset +
                        (gsize) outer * d->count_size,
                      d->count_size);
      return MIN (counted, d->capacity);
    }
  g_assert_not_reached ();
}

void
favor_field_set_length (const FavorField *field,
                        gpointer          base,
                        guint             dim,
                        guint             outer,
                        guint             length)
{
  const FavorDim *d = &field->dims[dim];

  g_return_if_fail (length <= d->capacity);

  if (d->length == FAVOR_LENGTH_COUNTED)
    store ((guint8 *) base + d->count_offset + (gsize) outer * d->count_size,
           d->count_size,
           length);
}

guint
favor_field_first_word (const FavorField *field, guint index)
{
  if (field->spread == 0)
    return 0;
  return index % field->dims[field->n_dims - 1].capacity * field->spread;
}

guint
favor_field_n_words (const FavorField *field, guint index)
{
  if (field->spread == 0)
    return field->words->n_words;
  return MIN (field->spread,
              field->words->n_words - favor_field_first_word (field, index));
}

gboolean
favor_field_is_row (const FavorField *field)
{
  return field->spread > 0 || (field->type == FAVOR_TYPE_BAG && field->base == 0);
}

static gboolean
packed_bag_in_range (const FavorField *field, guint index, gint64 value)
{
  if (value < 0)
    return FALSE;
  for (guint i = 0; i < favor_field_n_words (field, index); i++)
    {
      if (value % field->base > field->max)
        return FALSE;
      value /= field->base;
    }
  return value == 0;
}

static gboolean
int_in_range (const FavorField *field, gint64 value)
{
  if (field->nullable && value == FAVOR_NONE)
    return TRUE;
  if (field->values == NULL)
    return value >= field->min && value <= field->max;
  for (guint i = 0; i < field->n_values; i++)
    if (field->values[i] == value)
      return TRUE;
  return FALSE;
}

static gboolean
mask_in_range (gint64 value, guint n_bits)
{
  return n_bits >= 64 || (guint64) value >> n_bits == 0;
}

gboolean
favor_field_in_range (const FavorField *field, gint64 value, guint n_seats)
{
  return favor_field_allows (field, 0, value, n_seats);
}

gboolean
favor_field_allows (const FavorField *field, guint index, gint64 value, guint n_seats)
{
  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
      return value == 0 || value == 1;
    case FAVOR_TYPE_INT:
      return int_in_range (field, value);
    case FAVOR_TYPE_ENUM:
      return (value >= 0 && value < field->words->n_words) ||
             (field->nullable && value == FAVOR_NONE);
    case FAVOR_TYPE_SEAT:
      return (value >= 0 && value < n_seats) || (field->nullable && value == FAVOR_NONE);
    case FAVOR_TYPE_SET:
      return mask_in_range (value, favor_field_n_words (field, index));
    case FAVOR_TYPE_SEATS:
      return mask_in_range (value, n_seats);
    case FAVOR_TYPE_BAG:
      if (field->base > 0)
        return packed_bag_in_range (field, index, value);
      return value >= 0 && value <= field->max;
    case FAVOR_TYPE_U64:
      return TRUE;
    case FAVOR_TYPE_STRUCT:
      return FALSE;
    }
  g_assert_not_reached ();
}

const FavorField *
favor_field_case (const FavorField *field, gconstpointer base)
{
  gint64 value;

  if (field->cases == NULL)
    return field;
  value = favor_field_get (field->case_of, base, 0);
  if (value < 0 || value >= field->n_cases || field->cases[value].name == NULL)
    return field;
  return &field->cases[value];
}

/* Whether the used elements behind `outer` of the dimensions before `dim` are the fallback. */
static gboolean
is_fallback_below (const FavorField *field,
                   gconstpointer     base,
                   guint             dim,
                   guint             outer,
                   guint             n_seats)
{
  guint length;

  if (dim < field->n_dims)
    {
      length = favor_field_length (field, base, dim, outer, n_seats);
      outer *= field->dims[dim].capacity;
      for (guint i = 0; i < length; i++)
        if (!is_fallback_below (field, base, dim + 1, outer + i, n_seats))
          return FALSE;
      return field->dims[dim].length != FAVOR_LENGTH_COUNTED || length == 0;
    }
  if (field->type != FAVOR_TYPE_STRUCT)
    return favor_field_get (field, base, outer) == field->fallback;
  for (guint i = 0; i < field->schema->n_fields; i++)
    if (!is_fallback_below (&field->schema->fields[i],
                            element_at (field, base, outer),
                            0,
                            0,
                            n_seats))
      return FALSE;
  return TRUE;
}

gboolean
favor_field_is_fallback (const FavorField *field, gconstpointer base, guint n_seats)
{
  return is_fallback_below (field, base, 0, 0, n_seats);
}

const FavorField *
favor_schema_find (const FavorSchema *schema, const char *name)
{
  g_return_val_if_fail (schema != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < schema->n_fields; i++)
    if (g_str_equal (schema->fields[i].name, name))
      return &schema->fields[i];
  return NULL;
}

/* Equality */

static gboolean
counters_equal (const FavorField *field, const guint8 *a, const guint8 *b)
{
  for (guint i = 0; i < field->n_dims; i++)
    {
      const FavorDim *d = &field->dims[i];

      if (d->length == FAVOR_LENGTH_COUNTED &&
          memcmp (a + d->count_offset,
                  b + d->count_offset,
                  (gsize) d->count_size * count_outer (field, i)) != 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
favor_schema_equal (const FavorSchema *schema, gconstpointer a, gconstpointer b)
{
  if (memcmp (a, b, schema->size) == 0)
    return TRUE;

  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];
      guint             capacity = favor_field_capacity (field);

      if (field->derived)
        continue;
      if (!counters_equal (field, a, b))
        return FALSE;
      if (field->type != FAVOR_TYPE_STRUCT)
        {
          if (memcmp (element_at (field, a, 0),
                      element_at (field, b, 0),
                      (gsize) field->size * capacity) != 0)
            return FALSE;
          continue;
        }
      for (guint j = 0; j < capacity; j++)
        if (!favor_schema_equal (field->schema,
                                 element_at (field, a, j),
                                 element_at (field, b, j)))
          return FALSE;
    }
  return TRUE;
}

/* Hash */

typedef struct
{
  guint64 hash;
  guint64 word;
  guint   bits;
} Hasher;

static inline void
hash_word (Hasher *hasher, guint64 word)
{
  guint64 h = (hasher->hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  hasher->hash = h ^ (h >> 32);
}

static void
hash_flush (Hasher *hasher)
{
  if (hasher->bits > 0)
    hash_word (hasher, hasher->word);
  hasher->word = 0;
  hasher->bits = 0;
}

/* `n` structs, `stride` bytes apart. */
typedef struct
{
  const guint8 *base;
  gsize         stride;
  guint         n;
} Structs;

/* Hashes `length` numbers at `offset` of each struct. They are gathered into words from the
 * lowest bits up, so memory order does not matter; where it is the same as in memory, whole
 * words are read at once. */
static void
hash_runs (Hasher *hasher, const Structs *structs, gsize offset, guint size, guint length)
{
  const guint8 *p = structs->base + offset;
  gsize         bytes = (gsize) size * length;
  guint         n = structs->n;

  if (structs->stride == bytes)
    {
      length *= n;
      bytes *= n;
      n = 1;
    }
  if (G_BYTE_ORDER == G_LITTLE_ENDIAN && n == 1)
    {
      for (; bytes >= 8; bytes -= 8, p += 8)
        hash_word (hasher, load (p, 8));
      length = bytes / size;
    }
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < length; j++)
      {
        hasher->word |= load (p + i * structs->stride + (gsize) j * size, size)
                        << hasher->bits;
        hasher->bits += 8 * size;
        if (hasher->bits == 64)
          hash_flush (hasher);
      }
  hash_flush (hasher);
}

/* Hashes structs member by member: all the first members, then all the second ones. Derived
 * members leave no trace, so that a cache can come and go. */
static void
hash_structs (Hasher *hasher, const FavorSchema *schema, const Structs *structs)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];
      guint             capacity = favor_field_capacity (field);
      Structs           inner = { structs->base + field->offset, field->size, capacity };

      if (field->derived)
        continue;
      for (guint j = 0; j < field->n_dims; j++)
        if (field->dims[j].length == FAVOR_LENGTH_COUNTED)
          hash_runs (hasher,
                     structs,
                     field->dims[j].count_offset,
                     field->dims[j].count_size,
                     count_outer (field, j));
      if (field->type != FAVOR_TYPE_STRUCT)
        hash_runs (hasher, structs, field->offset, field->size, capacity);
      else if (capacity == 1)
        {
          inner.stride = structs->stride;
          inner.n = structs->n;
          hash_structs (hasher, field->schema, &inner);
        }
      else
        for (guint j = 0; j < structs->n; j++, inner.base += structs->stride)
          hash_structs (hasher, field->schema, &inner);
    }
}

guint64
favor_schema_hash (const FavorSchema *schema, gconstpointer data)
{
  Hasher  hasher = { .hash = G_GUINT64_CONSTANT (0x6a09e667f3bcc909) };
  Structs whole = { data, schema->size, 1 };
  guint64 h;

  hash_structs (&hasher, schema, &whole);
  h = hasher.hash;
  h = (h ^ (h >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  h = (h ^ (h >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return h ^ (h >> 31);
}
