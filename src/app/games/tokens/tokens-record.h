/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-cursor.h"
#include "favor-sight.h"
#include "tokens-tally.h"

G_BEGIN_DECLS

#define TOKENS_TYPE_RECORD (tokens_record_get_type ())
G_DECLARE_FINAL_TYPE (TokensRecord, tokens_record, TOKENS, RECORD, GtkWidget)

/* What the game has brought up to the cursor: favor tokens by source and player, how often each number came,
 * and the cards that were received, by kind. While it cannot be seen nothing is counted.
 *
 * Property: `sight` (FavorSight, writable, nullable): what is seen of the position. */

/* (nullable): of whose game. */
void               tokens_record_set_cursor (TokensRecord *self,
                                             FavorCursor  *cursor);
/* For tests: what is shown, and what stands in the sheet for a source, or in its last rows for all and for the
 * coins among them. */
const TokensTally *tokens_record_get_tally  (TokensRecord *self);
const char        *tokens_record_get_cell   (TokensRecord *self,
                                             guint         row,
                                             guint         seat);

#define TOKENS_RECORD_ALL  TOKENS_N_SOURCES
#define TOKENS_RECORD_GOLD (TOKENS_RECORD_ALL + 1)
#define TOKENS_RECORD_ROWS (TOKENS_RECORD_GOLD + 1)

G_END_DECLS
