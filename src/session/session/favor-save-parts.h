/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-json-reader.h"
#include "favor-session-private.h"

G_BEGIN_DECLS

/* The parts of a session file that other places need too: journal lines and summaries.
 * Internal to the session library. */

/* So much memory may the positions of one file take. */
#define FAVOR_SAVE_MAX_TREE_BYTES ((gsize) 256 * 1024 * 1024)

gboolean  favor_save_check_members (FavorJsonReader   *reader,
                                    JsonNode          *node,
                                    const char *const *names);
gboolean  favor_save_read_string   (FavorJsonReader   *reader,
                                    JsonNode          *object,
                                    const char        *name,
                                    gboolean           required,
                                    const char       **value);
gboolean  favor_save_read_int      (FavorJsonReader   *reader,
                                    JsonNode          *object,
                                    const FavorField  *field,
                                    gint64            *value);
gboolean  favor_save_read_bool     (FavorJsonReader   *reader,
                                    JsonNode          *object,
                                    const char        *name,
                                    gboolean          *value);
gboolean  favor_save_read_list     (FavorJsonReader   *reader,
                                    JsonNode          *object,
                                    const char        *name,
                                    JsonArray        **value);

JsonNode *favor_save_write_player  (const FavorPlayer *player);
JsonNode *favor_save_write_seat    (FavorSeat          seat,
                                    const FavorPlayer *player);
/**
 * favor_save_read_player:
 * @n_seats: of the session; 0: there is no member "seat"
 * @player: the name belongs to @node
 */
gboolean  favor_save_read_player   (FavorJsonReader   *reader,
                                    JsonNode          *node,
                                    guint              n_seats,
                                    FavorSeat         *seat,
                                    FavorPlayer       *player);

/* What a person wrote about a ply, and, if the ply was the first of a variation that is part
 * of a longer line now, that one's name. Both texts belong to the JSON they come from. */
typedef struct
{
  guint       ply;
  const char *text;
  const char *name;
} FavorSaveNote;

JsonNode *favor_save_write_note    (const FavorSaveNote *note);
gboolean  favor_save_read_note     (FavorJsonReader   *reader,
                                    JsonNode          *node,
                                    guint              first,
                                    guint              last,
                                    FavorSaveNote     *note);
void      favor_save_add_note      (FavorSession      *session,
                                    int                node,
                                    guint              ply,
                                    gboolean           with_name,
                                    JsonArray         *list);
void      favor_save_take_note     (FavorSession      *session,
                                    int                node,
                                    const FavorSaveNote *note);

JsonNode *favor_save_write_variations (FavorSession    *session);
gboolean  favor_save_read_variations  (FavorJsonReader *reader,
                                       FavorSession    *session,
                                       JsonArray       *list);

/**
 * favor_save_read_actions:
 * @node: (inout): of the history, where the first action belongs, then that of the last
 * @nodes: (nullable): receives the numbers of the nodes
 *
 * Adds the actions of a file to the tree. The error is FAVOR_ERROR_MISMATCH with the rule's
 * own sentence for a refused action.
 */
gboolean  favor_save_read_actions     (FavorJsonReader *reader,
                                       FavorSession    *session,
                                       JsonArray       *list,
                                       int             *node,
                                       GArray          *nodes);

G_END_DECLS
