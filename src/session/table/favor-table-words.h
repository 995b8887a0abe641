/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

/* What is said of a table, as functions of where a cursor stands. All strings are (transfer full). */

/* "Move 41 of 118", or "Start" for the position before the first move. */
char *favor_table_words_move     (guint         ply,
                                  guint         n_plies);
/* "Move 41 of 118 · round 4 · seen by Ann" */
char *favor_table_words_place    (FavorCursor  *cursor);
/* The title of the game, and its round or that it is finished. */
char *favor_table_words_subtitle (FavorCursor  *cursor);
/* (nullable): what is tried beside a finished game; NULL for the game itself. */
char *favor_table_words_aside    (FavorSession *session);
/* So many of the things that happened have been shown. */
char *favor_table_words_progress (guint         n_shown,
                                  guint         n_events);
/* The ply of what `seat` did last, 0 if it was nothing yet. */
guint favor_table_words_last_turn (FavorSession *session,
                                   FavorSeat     seat);
/* "Move 41 of 118. Ann sells Soup."; `sentence` is (nullable). */
char *favor_table_words_review   (FavorCursor  *cursor,
                                  const char   *sentence);
/* "Ann: +15, now 31": what the turn of who acted at `ply` has brought; (nullable). */
char *favor_table_words_gain     (FavorCursor  *cursor,
                                  guint         ply);
/* What the viewer may read of what came after it, a sentence each. */
GStrv favor_table_words_since    (FavorCursor  *cursor,
                                  FavorSeat     seat);
/* The colour of a seat, -1 for none. */
int   favor_table_words_colour   (FavorSession *session,
                                  FavorSeat     seat);

G_END_DECLS
