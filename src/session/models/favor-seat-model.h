/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor-model.h"

G_BEGIN_DECLS

/* Rows of a FavorSeatModel. Properties (read-only): `seat` (int), `name` (string), `kind`
 * (string: "Person" or the level's title), `colour` (uint), `deciding`, `winner`, `thinking`
 * (boolean), `score` (int), `rank` (uint), `facts` (string: the titled per-seat fields that
 * the viewer may see, one line each, "Delegates in hand: 2 Artisan, Noble"). */
#define FAVOR_TYPE_SEAT_ROW (favor_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorSeatRow, favor_seat_row, FAVOR, SEAT_ROW, GObject)

/* A GListModel of FavorSeatRow, one for each seat, of the position at a cursor. */
#define FAVOR_TYPE_SEAT_MODEL (favor_seat_model_get_type ())
G_DECLARE_FINAL_TYPE (FavorSeatModel,
                      favor_seat_model,
                      FAVOR,
                      SEAT_MODEL,
                      FavorCursorModel)

FavorSeatModel *favor_seat_model_new      (FavorCursor    *cursor);

char           *favor_seat_model_get_common_facts (FavorSeatModel *self);

FavorSeat       favor_seat_row_get_seat   (FavorSeatRow   *self);
const char     *favor_seat_row_get_name   (FavorSeatRow   *self);
const char     *favor_seat_row_get_facts  (FavorSeatRow   *self);
int             favor_seat_row_get_score  (FavorSeatRow   *self);

G_END_DECLS
