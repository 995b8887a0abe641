/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include <stdio.h>

#include "favor-json.h"
#include "favor-save.h"
#include "referee-output.h"

const FavorNames referee_seat_names = { { "0", "1", "2", "3", "4", "5", "6", "7" } };

void
referee_print_text (const char *text)
{
  fputs (text, stdout);
  fputc ('\n', stdout);
}

void
referee_print (JsonNode *node)
{
  g_autofree char *text = favor_json_to_string (node, FALSE);

  referee_print_text (text);
}

void
referee_print_object (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

  json_node_set_object (node, object);
  referee_print (node);
}

RefereeExit
referee_report (RefereeExit code, const char *message)
{
  g_printerr ("favor-referee: %s\n", message);

  return code;
}

void
referee_print_session (FavorSession *session)
{
  g_autoptr (GBytes) bytes = favor_save_to_bytes (session);
  gsize              length;
  const char        *data = g_bytes_get_data (bytes, &length);

  fwrite (data, 1, length, stdout);
  if (length == 0 || data[length - 1] != '\n')
    fputc ('\n', stdout);
}

static gboolean
may_read (const FavorEvent *event, FavorSeat viewer)
{
  return viewer == FAVOR_VIEWER_OPEN || event->seen_by == FAVOR_SEEN_BY_EVERYBODY ||
         (viewer >= 0 && (event->seen_by >> viewer & 1) != 0);
}

void
referee_describe_events (FavorSession *session,
                         guint         ply,
                         FavorSeat     viewer,
                         JsonArray    *array)
{
  const FavorGame  *game = favor_session_get_game (session);
  const FavorNames *names = favor_session_get_names (session);
  guint             n_seats = favor_session_get_n_seats (session);
  guint             n;
  const FavorEvent *events = favor_session_get_events (session, ply, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = favor_text_for_event (game, &events[i], viewer, names);
      JsonObject      *object;

      if (text == NULL)
        continue;
      object = json_object_new ();
      json_object_set_int_member (object, "ply", ply);
      json_object_set_string_member (object, "text", text);
      if (may_read (&events[i], viewer))
        json_object_set_member (object,
                                "event",
                                favor_json_write_event (game, &events[i], n_seats));
      json_array_add_object_element (array, object);
    }
}

GString *
referee_line_new (void)
{
  return g_string_new ("{");
}

/* The name is one of our own words: nothing in it needs an escape. */
static void
add_name (GString *line, const char *name)
{
  g_string_append_printf (line, "%s\"%s\":", line->len > 1 ? "," : "", name);
}

void
referee_line_add_string (GString *line, const char *name, const char *value)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_VALUE);
  g_autofree char     *text = NULL;

  json_node_set_string (node, value);
  text = favor_json_to_string (node, FALSE);
  referee_line_add_json (line, name, text);
}

void
referee_line_add_int (GString *line, const char *name, gint64 value)
{
  add_name (line, name);
  g_string_append_printf (line, "%" G_GINT64_FORMAT, value);
}

void
referee_line_add_number (GString *line, const char *name, double value, guint decimals)
{
  char format[] = "%.0f";
  char text[G_ASCII_DTOSTR_BUF_SIZE + 320];

  g_assert (decimals < 10);
  format[2] = (char) ('0' + decimals);
  add_name (line, name);
  g_string_append (line, g_ascii_formatd (text, sizeof text, format, value));
}

void
referee_line_add_json (GString *line, const char *name, const char *json)
{
  add_name (line, name);
  g_string_append (line, json);
}

char *
referee_line_end (GString *line)
{
  g_string_append_c (line, '}');

  return g_string_free (line, FALSE);
}
