/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

/* What mattered most while somebody waited, a sentence each; (nullable). Plies that were told are left
 * out; (nullable) (element-type guint). */
GStrv favor_waited_list (FavorCursor *cursor,
                         FavorSeat    seat,
                         GArray      *told_plies);

G_END_DECLS
