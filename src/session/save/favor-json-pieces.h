/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* What JSON Schemas are made of. Internal to the session library. */

JsonObject *favor_json_piece_type        (const char        *type);
JsonObject *favor_json_piece_integer     (gint64             least,
                                          gint64             most);
JsonObject *favor_json_piece_const       (const char        *value);
JsonObject *favor_json_piece_reference   (const char        *id);
JsonObject *favor_json_piece_list        (JsonObject        *items,
                                          guint              least,
                                          guint              most);
JsonObject *favor_json_piece_choice      (const char        *keyword,
                                          JsonObject        *first,
                                          JsonObject        *second);
JsonObject *favor_json_piece_nullable    (JsonObject        *schema);
JsonObject *favor_json_piece_object      (JsonObject        *properties,
                                          JsonArray         *required);
JsonObject *favor_json_piece_open_object (JsonObject        *properties,
                                          const char *const *required);
JsonObject *favor_json_piece_required    (const char *const *names);
JsonArray  *favor_json_piece_names       (const char *const *names);

G_END_DECLS
