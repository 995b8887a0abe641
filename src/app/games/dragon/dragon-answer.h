/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"
#include "favor-cursor.h"

G_BEGIN_DECLS

/* (transfer full) (nullable): the words to an offer that is answered by what the cursor shows last, and
 * why; %NULL if nothing is. */
char *dragon_answer_describe (FavorCursor *cursor,
                              FavorSeat   *by);

G_END_DECLS
