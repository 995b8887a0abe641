/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor-model.h"

G_BEGIN_DECLS

/* Rows of a FavorPadModel. Property: `title` (string). A cell is what the line brought in a
 * column; in a game without rounds the columns are the seats. */
#define FAVOR_TYPE_PAD_ROW (favor_pad_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorPadRow, favor_pad_row, FAVOR, PAD_ROW, GObject)

const char    *favor_pad_row_get_title  (FavorPadRow   *self);
int            favor_pad_row_get_cell   (FavorPadRow   *self,
                                         guint          column);
int            favor_pad_row_get_total  (FavorPadRow   *self);
gboolean       favor_pad_row_is_total   (FavorPadRow   *self);

/* A GListModel of FavorPadRow: the scoring pad of one seat up to the cursor, a row per
 * source and a last row with the totals, a column per round. Properties: `seat` (int,
 * writable), `n-columns` (uint). */
#define FAVOR_TYPE_PAD_MODEL (favor_pad_model_get_type ())
G_DECLARE_FINAL_TYPE (FavorPadModel, favor_pad_model, FAVOR, PAD_MODEL, FavorCursorModel)

FavorPadModel *favor_pad_model_new          (FavorCursor   *cursor,
                                             FavorSeat      seat);
guint          favor_pad_model_get_n_columns (FavorPadModel *self);
char          *favor_pad_model_get_column_title (FavorPadModel *self,
                                                 guint          column);
int            favor_pad_model_get_column_ply (FavorPadModel  *self,
                                               guint           column);

/**
 * FavorPadEntry:
 * @ply: what brought something
 * @gain: how much; never 0
 */
typedef struct
{
  guint ply;
  int   gain;
} FavorPadEntry;

/**
 * favor_pad_model_list_entries:
 * @position: of a row
 * @column: below `n-columns`
 * @entries: (element-type FavorPadEntry): receives what adds up to that cell, in order
 */
void           favor_pad_model_list_entries (FavorPadModel     *self,
                                             guint              position,
                                             guint              column,
                                             GArray            *entries);

G_END_DECLS
