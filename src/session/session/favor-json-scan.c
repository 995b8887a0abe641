/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "favor-json-scan.h"

#include "favor-json.h"
#include "favor-text.h"

/* The longest number that is looked at; no session needs more digits. */
#define MAX_NUMBER_BYTES 320

/* A member's name within the document; `copy` holds it without escapes if it had any. */
typedef struct
{
  const char *at;
  const char *text;
  gsize       length;
  char       *copy;
} Name;

typedef struct
{
  const char *data;
  const char *end;
  const char *at;
  GArray     *members;
  GError    **error;
  guint       depth;
  guint       n_values;

  /* Names of all objects that are open, the innermost last. */
  GArray *names;

  /* For each open list or object the index or the name that is being read. */
  struct
  {
    gboolean    is_object;
    guint       index;
    const char *name;
    gsize       name_length;
  } path[FAVOR_JSON_MAX_DEPTH];
} Scan;

static gboolean scan_value (Scan *scan);

static void
clear_name (gpointer data)
{
  g_free (((Name *) data)->copy);
}

static char *
place_to_string (Scan *scan, const char *at)
{
  g_autofree char *line_text = NULL;
  g_autofree char *column_text = NULL;
  guint            line = 1;
  const char      *start = scan->data;

  for (const char *p = scan->data; p < at; p++)
    if (*p == '\n')
      {
        line++;
        start = p + 1;
      }
  line_text = g_strdup_printf ("%u", line);
  column_text = g_strdup_printf ("%ld", g_utf8_strlen (start, at - start) + 1);
  /* Translators: a place in a file that cannot be read. */
  return favor_text_fill (_ ("line {line}, column {column}"),
                          "line column",
                          line_text,
                          column_text);
}

static gboolean
fail_at (Scan *scan, const char *at, const char *sentence)
{
  g_autofree char *place = place_to_string (scan, at);

  g_set_error (scan->error, FAVOR_ERROR, FAVOR_ERROR_SYNTAX, "%s: %s", place, sentence);
  return FALSE;
}

static gboolean
fail (Scan *scan, const char *sentence)
{
  if (scan->at >= scan->end)
    return fail_at (scan, scan->end, _ ("the text ends too early"));
  return fail_at (scan, scan->at, sentence);
}

static gboolean
fail_twice (Scan *scan, const Name *name)
{
  g_autofree char    *place = place_to_string (scan, name->at);
  g_autoptr (GString) path = g_string_new (NULL);

  for (guint i = 0; i + 1 < scan->depth; i++)
    if (scan->path[i].is_object)
      g_string_append_printf (path,
                              "%.*s%s",
                              (int) MIN (scan->path[i].name_length, 100),
                              scan->path[i].name,
                              scan->path[i + 1].is_object ? "." : "");
    else
      g_string_append_printf (path,
                              "[%u]%s",
                              scan->path[i].index,
                              scan->path[i + 1].is_object ? "." : "");
  g_string_append_len (path, name->text, MIN (name->length, 100));
  g_set_error (scan->error,
               FAVOR_ERROR,
               FAVOR_ERROR_SYNTAX,
               "%s (%s): %s",
               path->str,
               place,
               _ ("the member is there twice"));
  return FALSE;
}

static void
skip_space (Scan *scan)
{
  while (scan->at < scan->end && (*scan->at == ' ' || *scan->at == '\n' ||
                                  *scan->at == '\r' || *scan->at == '\t'))
    scan->at++;
}

static gboolean
accept_char (Scan *scan, char c)
{
  if (scan->at >= scan->end || *scan->at != c)
    return FALSE;
  scan->at++;
  return TRUE;
}

/* Reads the four digits after \u. Returns -1 if there are not four. */
static int
scan_unit (Scan *scan)
{
  int unit = 0;

  if (scan->end - scan->at < 4)
    return -1;
  for (guint i = 0; i < 4; i++, scan->at++)
    {
      if (!g_ascii_isxdigit (*scan->at))
        return -1;
      unit = unit * 16 + g_ascii_xdigit_value (*scan->at);
    }
  return unit;
}

/* Behind a backslash. */
static gboolean
scan_escape (Scan *scan, gunichar *character)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char       *start = scan->at - 1;
  const char       *found;
  int               unit;
  int               low;

  if (scan->at < scan->end && *scan->at != '\0' &&
      (found = strchr (escapes, *scan->at)) != NULL)
    {
      *character = (guchar) meanings[found - escapes];
      scan->at++;
      return TRUE;
    }
  if (!accept_char (scan, 'u') || (unit = scan_unit (scan)) < 0)
    return fail_at (scan, start, _ ("unknown escape in a string"));
  if (unit == 0)
    return fail_at (scan, start, _ ("a string cannot hold the character 0"));
  if (unit >= 0xd800 && unit <= 0xdbff)
    {
      if (!accept_char (scan, '\\') || !accept_char (scan, 'u') ||
          (low = scan_unit (scan)) < 0xdc00 || low > 0xdfff)
        return fail_at (scan, start, _ ("half a character in a string"));
      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }
  else if (unit >= 0xdc00 && unit <= 0xdfff)
    return fail_at (scan, start, _ ("half a character in a string"));
  *character = (gunichar) unit;
  return TRUE;
}

/* Goes over the string at the quotation mark; `name` (nullable) receives its text. */
static gboolean
scan_string (Scan *scan, Name *name)
{
  const char         *start = ++scan->at;
  const char         *copied = start;
  g_autoptr (GString) copy = NULL;

  while (scan->at < scan->end && *scan->at != '"')
    {
      gunichar    character = 0;
      const char *escape = scan->at;

      if ((guchar) *scan->at < 0x20)
        return fail (scan, _ ("a control character or line break in a string"));
      if (*scan->at++ != '\\')
        continue;
      if (!scan_escape (scan, &character))
        return FALSE;
      if (name == NULL)
        continue;
      if (copy == NULL)
        copy = g_string_new (NULL);
      g_string_append_len (copy, copied, escape - copied);
      g_string_append_unichar (copy, character);
      copied = scan->at;
    }
  if (scan->at >= scan->end)
    return fail (scan, "");

  if (name != NULL)
    {
      if (copy != NULL)
        g_string_append_len (copy, copied, scan->at - copied);
      name->at = start - 1;
      name->length = copy != NULL ? copy->len : (gsize) (scan->at - start);
      name->copy = copy != NULL ? g_string_free (g_steal_pointer (&copy), FALSE) : NULL;
      name->text = name->copy != NULL ? name->copy : start;
    }
  scan->at++;
  return TRUE;
}

static gboolean
scan_digits (Scan *scan)
{
  const char *start = scan->at;

  while (scan->at < scan->end && g_ascii_isdigit (*scan->at))
    scan->at++;
  return scan->at > start || fail (scan, _ ("a digit is missing"));
}

static gboolean
scan_number (Scan *scan)
{
  const char *start = scan->at;
  gboolean    is_integer = TRUE;
  char        text[MAX_NUMBER_BYTES + 1];
  gsize       length;

  accept_char (scan, '-');
  if (!accept_char (scan, '0') && !scan_digits (scan))
    return FALSE;
  if (accept_char (scan, '.'))
    {
      is_integer = FALSE;
      if (!scan_digits (scan))
        return FALSE;
    }
  if (accept_char (scan, 'e') || accept_char (scan, 'E'))
    {
      is_integer = FALSE;
      if (!accept_char (scan, '+'))
        accept_char (scan, '-');
      if (!scan_digits (scan))
        return FALSE;
    }
  /* A digit behind a leading zero, the x of 0x10, … */
  if (scan->at < scan->end && (g_ascii_isalnum (*scan->at) || *scan->at == '.'))
    return fail (scan, _ ("this number is not written as JSON has it"));

  length = scan->at - start;
  if (length > MAX_NUMBER_BYTES)
    return fail_at (scan, start, _ ("this number is too large"));
  memcpy (text, start, length);
  text[length] = '\0';
  errno = 0;
  if (is_integer ? (g_ascii_strtoll (text, NULL, 10), errno == ERANGE)
                 : !isfinite (g_ascii_strtod (text, NULL)))
    return fail_at (scan, start, _ ("this number is too large"));
  return TRUE;
}

static gboolean
scan_word (Scan *scan, const char *word)
{
  gsize length = strlen (word);

  if ((gsize) (scan->end - scan->at) < length || memcmp (scan->at, word, length) != 0)
    {
      /* A word that is merely cut off. */
      if (memcmp (scan->at, word, MIN (length, (gsize) (scan->end - scan->at))) == 0)
        scan->at = scan->end;
      return fail (scan, _ ("this is not JSON"));
    }
  scan->at += length;
  return TRUE;
}

static gboolean
open_level (Scan *scan, gboolean is_object)
{
  if (scan->depth == FAVOR_JSON_MAX_DEPTH)
    return fail (scan, _ ("lists and objects are nested too deeply"));
  memset (&scan->path[scan->depth], 0, sizeof scan->path[0]);
  scan->path[scan->depth++].is_object = is_object;
  scan->at++;
  skip_space (scan);
  return TRUE;
}

static gboolean
scan_list (Scan *scan)
{
  if (!open_level (scan, FALSE))
    return FALSE;
  if (!accept_char (scan, ']'))
    for (;;)
      {
        if (!scan_value (scan))
          return FALSE;
        skip_space (scan);
        if (accept_char (scan, ']'))
          break;
        if (!accept_char (scan, ','))
          return fail (scan, _ ("a comma or “]” is missing"));
        skip_space (scan);
        scan->path[scan->depth - 1].index++;
      }
  scan->depth--;
  return TRUE;
}

static gboolean
scan_member (Scan *scan)
{
  Name            name = { NULL };
  FavorJsonMember member = { NULL };

  if (scan->at >= scan->end || *scan->at != '"')
    return fail (scan, _ ("the name of a member is missing"));
  if (!scan_string (scan, &name))
    return FALSE;
  g_array_append_val (scan->names, name);
  scan->path[scan->depth - 1].name = name.text;
  scan->path[scan->depth - 1].name_length = name.length;
  member.name = name.at + 1;
  member.name_length = scan->at - 1 - member.name;
  skip_space (scan);
  if (!accept_char (scan, ':'))
    return fail (scan, _ ("a colon is missing"));
  skip_space (scan);
  member.start = scan->at;
  if (!scan_value (scan))
    return FALSE;
  member.length = scan->at - member.start;
  if (scan->depth == 1 && scan->members != NULL)
    g_array_append_val (scan->members, member);
  return TRUE;
}

static int
compare_names (const void *a, const void *b)
{
  const Name *first = a;
  const Name *second = b;
  int         order;

  if (first->length != second->length)
    return first->length < second->length ? -1 : 1;
  order = memcmp (first->text, second->text, first->length);
  if (order != 0)
    return order;
  return (first->at > second->at) - (first->at < second->at);
}

/* Sorting finds equal names also among a million members in reasonable time. */
static gboolean
check_names (Scan *scan, guint first)
{
  Name *names = &g_array_index (scan->names, Name, first);
  guint n = scan->names->len - first;

  qsort (names, n, sizeof *names, compare_names);
  for (guint i = 1; i < n; i++)
    if (names[i].length == names[i - 1].length &&
        memcmp (names[i].text, names[i - 1].text, names[i].length) == 0)
      return fail_twice (scan, &names[i]);
  g_array_set_size (scan->names, first);
  return TRUE;
}

static gboolean
scan_object (Scan *scan)
{
  guint first = scan->names->len;

  if (!open_level (scan, TRUE))
    return FALSE;
  if (!accept_char (scan, '}'))
    {
      for (;;)
        {
          if (!scan_member (scan))
            return FALSE;
          skip_space (scan);
          if (accept_char (scan, '}'))
            break;
          if (!accept_char (scan, ','))
            return fail (scan, _ ("a comma or “}” is missing"));
          skip_space (scan);
        }
      if (!check_names (scan, first))
        return FALSE;
    }
  scan->depth--;
  return TRUE;
}

static gboolean
scan_value (Scan *scan)
{
  if (scan->at >= scan->end)
    return fail (scan, "");
  if (++scan->n_values > FAVOR_JSON_MAX_VALUES)
    {
      g_set_error_literal (scan->error,
                           FAVOR_ERROR,
                           FAVOR_ERROR_TOO_LARGE,
                           _ ("The file holds more values than any session has."));
      return FALSE;
    }
  switch (*scan->at)
    {
    case '{':
      return scan_object (scan);
    case '[':
      return scan_list (scan);
    case '"':
      return scan_string (scan, NULL);
    case 't':
      return scan_word (scan, "true");
    case 'f':
      return scan_word (scan, "false");
    case 'n':
      return scan_word (scan, "null");
    default:
      if (*scan->at == '-' || g_ascii_isdigit (*scan->at))
        return scan_number (scan);
      return fail (scan, _ ("this is not JSON"));
    }
}

gboolean
favor_json_scan (const char *data, gsize length, GArray *members, GError **error)
{
  Scan scan = { .data = data, .at = data, .members = members, .error = error };
  g_autoptr (GArray) names = NULL;
  const char        *broken;

  g_return_val_if_fail (data != NULL || length == 0, FALSE);

  if (length > FAVOR_JSON_MAX_BYTES)
    {
      g_set_error_literal (error,
                           FAVOR_ERROR,
                           FAVOR_ERROR_TOO_LARGE,
                           _ ("The file is larger than any session is."));
      return FALSE;
    }
  if (length == 0)
    {
      g_set_error_literal (error,
                           FAVOR_ERROR,
                           FAVOR_ERROR_SYNTAX,
                           _ ("The file is empty."));
      return FALSE;
    }
  scan.end = data + length;
  /* The length excludes the byte 0 as well. */
  if (!g_utf8_validate_len (data, length, &broken))
    return fail_at (&scan, broken, _ ("this is not UTF-8 text"));

  names = g_array_new (FALSE, FALSE, sizeof (Name));
  g_array_set_clear_func (names, clear_name);
  scan.names = names;
  skip_space (&scan);
  if (!scan_value (&scan))
    return FALSE;
  skip_space (&scan);
  if (scan.at < scan.end)
    return fail (&scan, _ ("something follows behind the end"));
  return TRUE;
}
