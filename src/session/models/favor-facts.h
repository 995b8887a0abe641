/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-text.h"

G_BEGIN_DECLS

/* What a position says in words, from the titled fields of its schema: a line for each
 * field, a line for each element of a list of structs. A field whose first dimension is the
 * seats belongs to the seats, any other to the table. What is hidden or empty in
 * @state is left out; of a hidden list only the length is told. Internal to the library. */

/**
 * favor_facts_for_seat:
 * @state: as a viewer may see it (favor_game_observe ())
 * @seat: 0 to `n_seats` - 1
 *
 * Returns: (transfer full): lines such as "Delegates in hand: 2 Artisan, Noble", without a
 *   final line break; "" if there are none
 */
char *favor_facts_for_seat (const FavorGame  *game,
                            gconstpointer     state,
                            FavorSeat         seat,
                            const FavorNames *names);

char *favor_facts_for_table (const FavorGame  *game,
                             gconstpointer     state,
                             const FavorNames *names);

G_END_DECLS
