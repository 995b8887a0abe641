/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_CURSOR_MODEL (favor_cursor_model_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorCursorModel, favor_cursor_model, FAVOR, CURSOR_MODEL, GObject)

/**
 * FavorCursorModelClass:
 * @row_type: the type of the rows
 * @get_n_rows: how many rows there are
 * @get_row: (transfer none): the row at @position, below the number of rows; it may be made
 *   only now, but is then the same object as long as it stays in the list
 * @fill: makes the rows of a new model, to which nobody listens yet
 * @moved: the cursor's `moved`
 * @stepped: (nullable): the session's `stepped`; of a change of both it comes after @moved,
 *   because the cursor listens to the session first
 * @thinking_changed: (nullable): the session's `thinking` or the cursor's `at-end` changed,
 *   so that a computer may be thinking at the position shown, or no longer
 * @players_changed: (nullable): the session's `players-changed`
 * @notes_changed: (nullable): the session's `notes-changed`
 *
 * A GListModel of rows that say something about a session as a cursor shows it. A subclass
 * keeps the rows and announces what becomes of them with g_list_model_items_changed ().
 *
 * Property: `cursor` (FavorCursor, construct-only).
 */
struct _FavorCursorModelClass
{
  GObjectClass parent_class;

  GType    row_type;

  guint    (*get_n_rows)       (FavorCursorModel *self);
  gpointer (*get_row)          (FavorCursorModel *self,
                                guint             position);

  void     (*fill)             (FavorCursorModel *self);
  void     (*moved)            (FavorCursorModel *self);
  void     (*stepped)          (FavorCursorModel *self,
                                guint             from,
                                guint             to);
  void     (*thinking_changed) (FavorCursorModel *self);
  void     (*players_changed)  (FavorCursorModel *self);
  void     (*notes_changed)    (FavorCursorModel *self);
};

/**
 * favor_cursor_model_get_cursor:
 *
 * Returns: (transfer none): the cursor that the model follows
 */
FavorCursor  *favor_cursor_model_get_cursor  (FavorCursorModel *self);

/**
 * favor_cursor_model_get_session:
 *
 * Returns: (transfer none): the session of that cursor; for a subclass from `fill` on
 */
FavorSession *favor_cursor_model_get_session (FavorCursorModel *self);

G_END_DECLS
