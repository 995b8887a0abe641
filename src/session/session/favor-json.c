/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-json.h"

#include "favor-json-scan.h"

/* "0x" and 16 digits. */
#define U64_CHARS 18

JsonNode *
favor_json_parse (const char *data, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError)     local = NULL;

  if (!favor_json_scan (data, length, NULL, error))
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, data, length, &local))
    {
      g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_SYNTAX, local->message);
      return NULL;
    }
  return json_parser_steal_root (parser);
}

/**
 * favor_json_to_string:
 * @node: any
 * @pretty: on several lines, indented
 *
 * Returns: (transfer full): the JSON, without a line break at the end
 */
char *
favor_json_to_string (JsonNode *node, gboolean pretty)
{
  g_return_val_if_fail (node != NULL, NULL);

  return json_to_string (node, pretty);
}

/**
 * favor_json_write_u64:
 * @value: any
 *
 * Returns: (transfer full): a string such as "0x00000000000000ff"
 */
JsonNode *
favor_json_write_u64 (guint64 value)
{
  char text[U64_CHARS + 1];

  g_snprintf (text, sizeof text, "0x%016" G_GINT64_MODIFIER "x", value);
  return json_node_init_string (json_node_alloc (), text);
}

static gboolean
parse_u64 (const char *text, guint64 *value)
{
  if (strlen (text) != U64_CHARS || !g_str_has_prefix (text, "0x"))
    return FALSE;
  for (guint i = 2; i < U64_CHARS; i++)
    if (!g_ascii_isdigit (text[i]) && !(text[i] >= 'a' && text[i] <= 'f'))
      return FALSE;
  *value = g_ascii_strtoull (text + 2, NULL, 16);
  return TRUE;
}

/**
 * favor_json_read_u64:
 * @node: any
 * @path: where @node stands in its document, for messages
 * @value: (out): the number
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no such string
 */
gboolean
favor_json_read_u64 (JsonNode *node, const char *path, guint64 *value, GError **error)
{
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING &&
      parse_u64 (json_node_get_string (node), value))
    return TRUE;
  /* Translators: what follows the place in a file: the value there must look like this. */
  g_set_error (error,
               FAVOR_ERROR,
               FAVOR_ERROR_FORMAT,
               "%s: %s",
               path,
               _ ("expected 16 digits as in \"0x00000000000000ff\""));
  return FALSE;
}
