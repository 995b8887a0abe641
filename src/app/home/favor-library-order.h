/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-store.h"

G_BEGIN_DECLS

/**
 * FavorLibraryOrder:
 * @FAVOR_LIBRARY_ORDER_DATE: the newest first
 * @FAVOR_LIBRARY_ORDER_TITLE: by name
 * @FAVOR_LIBRARY_ORDER_GAME: by the title of the game
 * @FAVOR_LIBRARY_ORDER_PLAYERS: by the names of who plays
 * @FAVOR_LIBRARY_ORDER_ROUND: the furthest first
 * @FAVOR_LIBRARY_ORDER_RESULT: unfinished ones first, then by the score of the winner, the
 *   highest first
 *
 * How the library can be sorted; what is equal stays in the order of dates. Damaged files come
 * last wherever they have nothing to be sorted by.
 */
typedef enum
{
  FAVOR_LIBRARY_ORDER_DATE,
  FAVOR_LIBRARY_ORDER_TITLE,
  FAVOR_LIBRARY_ORDER_GAME,
  FAVOR_LIBRARY_ORDER_PLAYERS,
  FAVOR_LIBRARY_ORDER_ROUND,
  FAVOR_LIBRARY_ORDER_RESULT,
} FavorLibraryOrder;

#define FAVOR_N_LIBRARY_ORDERS (FAVOR_LIBRARY_ORDER_RESULT + 1)

const char *favor_library_order_get_id (FavorLibraryOrder order);
int         favor_library_order_from_id (const char *id);

int favor_library_order_compare (FavorLibraryOrder order,
                                 FavorStoreEntry  *a,
                                 FavorStoreEntry  *b);
GtkSorter *favor_library_order_create_sorter (FavorLibraryOrder order, gboolean reversed);

G_END_DECLS
