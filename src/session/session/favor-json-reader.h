/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-json.h"

G_BEGIN_DECLS

/* What the two halves of the typed reader share: structs and lists in favor-json-read.c,
 * single values in favor-json-value.c. Internal to the session library. */

/**
 * FavorJsonReader:
 * @path: where the reader is, as in `seats[2].hand[4]`
 * @refusal: after a failure what the rules answer to the defect
 */
typedef struct
{
  GString *path;
  guint    n_seats;
  gboolean allow_hidden;
  GError **error;
  guint8   refusal;
} FavorJsonReader;

gboolean favor_json_reader_fail (FavorJsonReader *reader, const char *sentence);
gboolean favor_json_reader_fail_field (FavorJsonReader  *reader,
                                       const FavorField *field,
                                       const char       *sentence);
gboolean
favor_json_reader_fail_missing (FavorJsonReader *reader, const FavorField *field);

gsize favor_json_reader_enter_member (FavorJsonReader *reader, const char *name);
gsize favor_json_reader_enter_index (FavorJsonReader *reader, guint index);
void  favor_json_reader_leave (FavorJsonReader *reader, gsize before);

const char *favor_json_peek_string (JsonNode *node);
JsonArray *
favor_json_reader_list (FavorJsonReader *reader, const FavorField *field, JsonNode *node);
char    *favor_json_quote (const char *text);

gboolean favor_json_reader_int (FavorJsonReader  *reader,
                                const FavorField *field,
                                JsonNode         *node,
                                gint64           *value);
gboolean favor_json_reader_seat (FavorJsonReader  *reader,
                                 const FavorField *field,
                                 JsonNode         *node,
                                 gint64           *value);
gboolean favor_json_reader_value (FavorJsonReader  *reader,
                                  const FavorField *field,
                                  JsonNode         *node,
                                  gpointer          data,
                                  guint             index);
gboolean favor_json_reader_row (FavorJsonReader  *reader,
                                const FavorField *field,
                                JsonNode         *node,
                                gpointer          data,
                                guint             index);

G_END_DECLS
