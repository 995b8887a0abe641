/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "favor-session.h"
#include "referee.h"

G_BEGIN_DECLS

/* Writing: JSON to standard output, a line for each value; sentences to standard error. */

/* The seats by their numbers, for sentences about games without players. */
extern const FavorNames referee_seat_names;

/* Prints one value and a line break. */
void referee_print (JsonNode *node);
void referee_print_object (JsonObject *object);
void referee_print_text (const char *text);

/* Prints the session's file. */
void referee_print_session (FavorSession *session);

/* Says on standard error what went wrong. Returns: `code` */
RefereeExit referee_report (RefereeExit code, const char *message);

/**
 * referee_describe_events:
 * @ply: 0 to the session's n_plies
 * @viewer: a seat, %FAVOR_SEAT_NONE or %FAVOR_VIEWER_OPEN
 * @array: gets {"ply": …, "text": …, "event": …} for each event of @ply of which @viewer
 *   hears; the member `event` only if @viewer may read the arguments
 */
void referee_describe_events (FavorSession *session,
                              guint         ply,
                              FavorSeat     viewer,
                              JsonArray    *array);

/* A line of measured values: numbers with a fixed count of decimals, which json-glib would
 * write with 17 digits. The first call is referee_line_new (), the last referee_line_end (). */
GString *referee_line_new (void);
void     referee_line_add_string (GString *line, const char *name, const char *value);
void     referee_line_add_int (GString *line, const char *name, gint64 value);
void
referee_line_add_number (GString *line, const char *name, double value, guint decimals);
/* `json` is valid JSON. */
void referee_line_add_json (GString *line, const char *name, const char *json);
/* (transfer full): the text; frees `line`. */
char *referee_line_end (GString *line);

G_END_DECLS
