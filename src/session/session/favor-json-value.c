/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-json-reader.h"

#include "favor-text.h"

#define HIDDEN "hidden"

/* Longer words of a file are cut in messages. */
#define MAX_QUOTED_CHARS 40

/**
 * favor_json_reader_fail:
 * @sentence: what is wrong, translated
 *
 * Sets the error for the place where the reader is.
 *
 * Returns: %FALSE
 */
gboolean
favor_json_reader_fail (FavorJsonReader *reader, const char *sentence)
{
  g_set_error (reader->error,
               FAVOR_ERROR,
               FAVOR_ERROR_FORMAT,
               reader->path->len > 0 ? "%s: %s" : "%s%s",
               reader->path->str,
               sentence);
  return FALSE;
}

/**
 * favor_json_reader_fail_field:
 * @field: whose value is wrong; the rules may have a refusal for it
 * @sentence: what is wrong, translated
 *
 * Sets the error for the place where the reader is, and the refusal.
 *
 * Returns: %FALSE
 */
gboolean
favor_json_reader_fail_field (FavorJsonReader  *reader,
                              const FavorField *field,
                              const char       *sentence)
{
  reader->refusal = field->refusal != 0 ? field->refusal : FAVOR_REFUSAL_BAD_PARAMETER;
  return favor_json_reader_fail (reader, sentence);
}

/* A missing member or one of another type: no value that a game could have a reason for. */
static gboolean
fail_form (FavorJsonReader *reader, const char *sentence)
{
  reader->refusal = FAVOR_REFUSAL_BAD_PARAMETER;
  return favor_json_reader_fail (reader, sentence);
}

/**
 * favor_json_reader_enter_member:
 * @name: of a member
 *
 * Makes the path longer.
 *
 * Returns: for favor_json_reader_leave ()
 */
gsize
favor_json_reader_enter_member (FavorJsonReader *reader, const char *name)
{
  gsize before = reader->path->len;

  if (before > 0)
    g_string_append_c (reader->path, '.');
  g_string_append (reader->path, name);
  return before;
}

/**
 * favor_json_reader_enter_index:
 * @index: from 0
 *
 * Makes the path longer.
 *
 * Returns: for favor_json_reader_leave ()
 */
gsize
favor_json_reader_enter_index (FavorJsonReader *reader, guint index)
{
  gsize before = reader->path->len;

  g_string_append_printf (reader->path, "[%u]", index);
  return before;
}

/**
 * favor_json_reader_leave:
 * @before: what entering has returned
 *
 * Makes the path as long as it was.
 */
void
favor_json_reader_leave (FavorJsonReader *reader, gsize before)
{
  g_string_truncate (reader->path, before);
}

/**
 * favor_json_peek_string:
 * @node: any
 *
 * Returns: (transfer none) (nullable): the text of a string; %NULL if it is none
 */
const char *
favor_json_peek_string (JsonNode *node)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_get_string (node);
  return NULL;
}

/* A word of a game that is spelled "hidden" is that word: such a field is never masked. */
static gboolean
has_word_hidden (const FavorField *field)
{
  for (guint i = 0; field->words != NULL && i < field->words->n_words; i++)
    if (g_str_equal (field->words->words[i].id, HIDDEN))
      return TRUE;
  return FALSE;
}

static gboolean
is_hidden (FavorJsonReader *reader, const FavorField *field, JsonNode *node)
{
  return reader->allow_hidden && g_strcmp0 (favor_json_peek_string (node), HIDDEN) == 0 &&
         !has_word_hidden (field);
}

/**
 * favor_json_quote:
 * @text: a word of a file
 *
 * Returns: (transfer full): the word in quotation marks, shortened, for messages
 */
char *
favor_json_quote (const char *text)
{
  if (g_utf8_strlen (text, -1) <= MAX_QUOTED_CHARS)
    return g_strdup (text);
  else
    {
      g_autofree char *head = g_utf8_substring (text, 0, MAX_QUOTED_CHARS);

      return g_strconcat (head, "…", NULL);
    }
}

static gboolean
read_word (FavorJsonReader *reader, const FavorField *field, JsonNode *node, guint *index)
{
  const char      *text = favor_json_peek_string (node);
  g_autofree char *quoted = NULL;
  g_autofree char *sentence = NULL;

  if (text == NULL)
    {
      sentence = favor_text_fill (/* Translators: {kind} is a word as files have it, e.g.
                                       role: the value there must be the name of a role. */
                                  _ ("expected a word for “{kind}”"),
                                  "kind",
                                  field->words->id);
      return fail_form (reader, sentence);
    }
  for (guint i = 0; i < field->words->n_words; i++)
    if (g_str_equal (field->words->words[i].id, text))
      {
        *index = i;
        return TRUE;
      }
  quoted = favor_json_quote (text);
  sentence =
    favor_text_fill (/* Translators: {value} is what a file says, {kind} a word as
                                   files have it: “jester” is not a “role”. */
                     _ ("“{value}” is not a “{kind}”"),
                     "value kind",
                     quoted,
                     field->words->id);
  return favor_json_reader_fail_field (reader, field, sentence);
}

static gboolean
read_number (FavorJsonReader  *reader,
             const FavorField *field,
             JsonNode         *node,
             gint64           *value)
{
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return fail_form (reader, _ ("expected a whole number"));
  *value = json_node_get_int (node);
  return TRUE;
}

static gboolean
fail_range (FavorJsonReader *reader, const FavorField *field, gint64 value)
{
  g_autofree char    *value_text = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  g_autofree char    *least = g_strdup_printf ("%d", field->min);
  g_autofree char    *most = g_strdup_printf ("%d", field->max);
  g_autoptr (GString) values = g_string_new (NULL);
  g_autofree char    *sentence = NULL;

  for (guint i = 0; i < field->n_values; i++)
    g_string_append_printf (values, i == 0 ? "%d" : ", %d", field->values[i]);
  if (field->values != NULL)
    sentence = favor_text_fill (/* Translators: 7 is not one of 1, 3, 5. */
                                _ ("{value} is not one of {values}"),
                                "value values",
                                value_text,
                                values->str);
  else
    sentence = favor_text_fill (/* Translators: 9 is not 0 to 2. */
                                _ ("{value} is not {least} to {most}"),
                                "value least most",
                                value_text,
                                least,
                                most);
  return favor_json_reader_fail_field (reader, field, sentence);
}

static gboolean
fail_seat (FavorJsonReader *reader, const FavorField *field, gint64 value)
{
  g_autofree char *value_text = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  g_autofree char *sentence = favor_text_fill (_ ("{value} is not a seat"),
                                               "value",
                                               value_text);

  return favor_json_reader_fail_field (reader, field, sentence);
}

/**
 * favor_json_reader_int:
 * @field: has the range
 * @node: any
 * @value: (out): the number
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no number in range
 */
gboolean
favor_json_reader_int (FavorJsonReader  *reader,
                       const FavorField *field,
                       JsonNode         *node,
                       gint64           *value)
{
  if (!read_number (reader, field, node, value))
    return FALSE;
  /* None is null in a file, never -1. */
  if ((field->nullable && *value == FAVOR_NONE) ||
      !favor_field_in_range (field, *value, reader->n_seats))
    return fail_range (reader, field, *value);
  return TRUE;
}

/**
 * favor_json_reader_seat:
 * @field: has the range
 * @node: any
 * @value: (out): the seat
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no seat of this file
 */
gboolean
favor_json_reader_seat (FavorJsonReader  *reader,
                        const FavorField *field,
                        JsonNode         *node,
                        gint64           *value)
{
  if (!read_number (reader, field, node, value))
    return FALSE;
  if (*value < 0 || *value >= reader->n_seats)
    return fail_seat (reader, field, *value);
  return TRUE;
}

static gboolean
read_bool (FavorJsonReader  *reader,
           const FavorField *field,
           JsonNode         *node,
           gint64           *value)
{
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return fail_form (reader, _ ("expected true or false"));
  *value = json_node_get_boolean (node) ? 1 : 0;
  return TRUE;
}

/**
 * favor_json_reader_list:
 * @field: what the list is for
 * @node: any
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: (transfer none) (nullable): the list
 */
JsonArray *
favor_json_reader_list (FavorJsonReader *reader, const FavorField *field, JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);
  fail_form (reader, _ ("expected a list"));
  return NULL;
}

/* One element of a set: a bit that is not yet in `mask`. */
static gboolean
read_bit (FavorJsonReader *reader, const FavorField *field, JsonNode *node, guint64 *mask)
{
  guint  word = 0;
  gint64 seat = 0;

  if (field->type == FAVOR_TYPE_SET
        ? !read_word (reader, field, node, &word)
        : !favor_json_reader_seat (reader, field, node, &seat))
    return FALSE;
  if (field->type == FAVOR_TYPE_SEATS)
    word = (guint) seat;
  if (*mask >> word & 1)
    return favor_json_reader_fail_field (reader,
                                         field,
                                         _ ("this is in the list already"));
  *mask |= G_GUINT64_CONSTANT (1) << word;
  return TRUE;
}

static gboolean
read_set (FavorJsonReader *reader, const FavorField *field, JsonNode *node, gint64 *value)
{
  JsonArray *list = favor_json_reader_list (reader, field, node);
  guint64    mask = 0;

  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      gsize before = favor_json_reader_enter_index (reader, i);

      if (!read_bit (reader, field, json_array_get_element (list, i), &mask))
        return FALSE;
      favor_json_reader_leave (reader, before);
    }
  *value = (gint64) mask;
  return TRUE;
}

/* A list names no more different words. */
#define MAX_COUNTED 96

/* Counts the words of a list; `counts` has %MAX_COUNTED elements. */
static gboolean
count_words (FavorJsonReader  *reader,
             const FavorField *field,
             JsonNode         *node,
             guint            *counts)
{
  JsonArray  *list = favor_json_reader_list (reader, field, node);
  const guint most = field->type == FAVOR_TYPE_SET ? 1 : (guint) field->max;

  memset (counts, 0, MAX_COUNTED * sizeof *counts);
  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      gsize before = favor_json_reader_enter_index (reader, i);
      guint word;

      if (!read_word (reader, field, json_array_get_element (list, i), &word))
        return FALSE;
      if (++counts[word] > most)
        return favor_json_reader_fail_field (reader,
                                             field,
                                             _ ("there are too many of this"));
      favor_json_reader_leave (reader, before);
    }
  return TRUE;
}

static gboolean
read_packed_bag (FavorJsonReader  *reader,
                 const FavorField *field,
                 JsonNode         *node,
                 gint64           *value)
{
  guint counts[MAX_COUNTED];

  if (!count_words (reader, field, node, counts))
    return FALSE;
  *value = 0;
  for (guint i = field->words->n_words; i > 0; i--)
    *value = *value * field->base + counts[i - 1];
  /* No capacity for so many: the digits would not fit. */
  if (field->size < 8 && *value >> (8 * field->size - (field->is_signed ? 1 : 0)) != 0)
    return favor_json_reader_fail_field (reader, field, _ ("the list is too long"));
  return TRUE;
}

static gboolean
read_enum (FavorJsonReader  *reader,
           const FavorField *field,
           JsonNode         *node,
           gint64           *value)
{
  guint word;

  if (!read_word (reader, field, node, &word))
    return FALSE;
  *value = word;
  return TRUE;
}

static gboolean
read_u64 (FavorJsonReader  *reader,
          const FavorField *field,
          JsonNode         *node,
          gpointer          data,
          guint             index)
{
  guint64 value;

  if (!favor_json_read_u64 (node, reader->path->str, &value, reader->error))
    return FALSE;
  memcpy ((guint8 *) data + field->offset + (gsize) index * field->size,
          &value,
          sizeof value);
  return TRUE;
}

/* What element `i` of a row says of the counted words. */
static gint64
take_counts (const FavorField *field, guint i, const guint *counts)
{
  const guint first = favor_field_first_word (field, i);
  const guint base = field->type == FAVOR_TYPE_SET ? 2 : field->base;
  gint64      value = 0;

  if (field->spread == 0)
    return counts[i];
  for (guint j = favor_field_n_words (field, i); j > 0; j--)
    value = value * base + counts[first + j - 1];
  return value;
}

/**
 * favor_json_reader_row:
 * @field: a set or bag that takes the whole last dimension
 * @node: any
 * @data: (inout): the struct
 * @index: of the first element
 *
 * Reads a value that takes the whole last dimension.
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no such value
 */
gboolean
favor_json_reader_row (FavorJsonReader  *reader,
                       const FavorField *field,
                       JsonNode         *node,
                       gpointer          data,
                       guint             index)
{
  guint    n = field->dims[field->n_dims - 1].capacity;
  gboolean hidden = is_hidden (reader, field, node);
  guint    counts[MAX_COUNTED];

  g_assert (field->words->n_words <= G_N_ELEMENTS (counts));
  g_assert (field->words->n_words <= n * MAX (field->spread, 1));
  g_assert (field->spread > 0 || n <= G_N_ELEMENTS (counts));

  if (!hidden && !count_words (reader, field, node, counts))
    return FALSE;
  for (guint i = 0; i < n; i++)
    favor_field_set (field,
                     data,
                     index + i,
                     hidden ? favor_field_hidden_value (field)
                            : take_counts (field, i, counts));
  return TRUE;
}

/**
 * favor_json_reader_fail_missing:
 * @field: what is not there
 *
 * Sets the error for a member that is missing, and the refusal.
 *
 * Returns: %FALSE
 */
gboolean
favor_json_reader_fail_missing (FavorJsonReader *reader, const FavorField *field)
{
  favor_json_reader_enter_member (reader, field->name);
  return fail_form (reader, _ ("this member is missing"));
}

/**
 * favor_json_reader_value:
 * @field: of any type but a struct
 * @node: any
 * @data: (inout): the struct
 * @index: of the element
 *
 * Reads one element, but not a whole row.
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no such value
 */
gboolean
favor_json_reader_value (FavorJsonReader  *reader,
                         const FavorField *field,
                         JsonNode         *node,
                         gpointer          data,
                         guint             index)
{
  gint64   value = 0;
  gboolean ok = FALSE;

  if (is_hidden (reader, field, node))
    {
      favor_field_set (field, data, index, favor_field_hidden_value (field));
      return TRUE;
    }
  if (field->nullable && JSON_NODE_HOLDS_NULL (node))
    {
      favor_field_set (field, data, index, FAVOR_NONE);
      return TRUE;
    }
  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
      ok = read_bool (reader, field, node, &value);
      break;
    case FAVOR_TYPE_INT:
      ok = favor_json_reader_int (reader, field, node, &value);
      break;
    case FAVOR_TYPE_ENUM:
      ok = read_enum (reader, field, node, &value);
      break;
    case FAVOR_TYPE_SEAT:
      ok = favor_json_reader_seat (reader, field, node, &value);
      break;
    case FAVOR_TYPE_SET:
    case FAVOR_TYPE_SEATS:
      ok = read_set (reader, field, node, &value);
      break;
    case FAVOR_TYPE_BAG:
      ok = read_packed_bag (reader, field, node, &value);
      break;
    case FAVOR_TYPE_U64:
      return read_u64 (reader, field, node, data, index);
    case FAVOR_TYPE_STRUCT:
      g_assert_not_reached ();
    }
  if (ok)
    favor_field_set (field, data, index, value);
  return ok;
}
