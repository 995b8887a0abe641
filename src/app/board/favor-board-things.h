/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-board.h"
#include "favor-game.h"
#include "favor-shapes.h"
#include "favor-piece.h"
#include "favor-sight.h"

G_BEGIN_DECLS

/* What is on many boards. */

/* A new piece with that key, on the board. */
FavorPiece *favor_board_add_piece      (FavorBoard            *self,
                                        guint                  key);
/* The same for eyes only: what it lies on says all, and takes what is done to it. */
FavorPiece *favor_board_add_mute_piece (FavorBoard            *self,
                                        guint                  key);
/* Words on the board, which ears get from elsewhere. */
GtkWidget  *favor_board_add_words      (FavorBoard            *self,
                                        const char            *css_class);

/* The players are in a row above the board: where a seat is, in shares of the width from the start
 * side. */
double      favor_board_find_seat      (FavorSeat              seat,
                                        guint                  n_seats);

/* (nullable): the piece to which a point of the board, counted from the start side, belongs although
 * it does not lie there. */
typedef FavorPiece *(*FavorReach) (FavorBoard             *self,
                                   const graphene_point_t *at);

/* What is pressed or dropped where no piece lies is done to the one that `find` gives, which must
 * live as long as the board. */
void        favor_board_set_reach      (FavorBoard            *self,
                                        FavorReach             find);

/* Lines from each piece with %FAVOR_PIECE_ACTIVE to each with %FAVOR_PIECE_CHANGED, of those with that
 * key or a higher one. To be drawn before the pieces, so that it never lies over words. */
void        favor_board_draw_links     (FavorBoard            *self,
                                        GtkSnapshot           *snapshot,
                                        guint                  first_key);

/**
 * FavorPill:
 * @words: (nullable): all there is to say
 * @brief: (nullable): what counts of it
 *
 * What is said of a place of the board for a moment: two labels on the board, of which one is seen.
 */
typedef struct
{
  GtkWidget *words;
  GtkWidget *brief;
} FavorPill;

/* Both (nullable): nothing is said. Returns whether that is something else than before. */
gboolean    favor_pill_set             (FavorPill             *self,
                                        FavorBoard            *board,
                                        const char            *words,
                                        const char            *brief);
/* For `arrange`: at `place`, but within `bounds`. The point `anchor` of it, in shares of its width and
 * height from its start and its upper edge, lies on the same share of the width of `place` and on its
 * upper edge. All words are seen if they are not wider than `room`. */
void        favor_pill_place           (FavorPill             *self,
                                        FavorBoard            *board,
                                        double                 room,
                                        const graphene_point_t *anchor,
                                        const graphene_rect_t *place,
                                        const graphene_rect_t *bounds);

/* Whether what comes with a moment does so in sight. */
gboolean    favor_board_shows_coming   (FavorBoard            *board,
                                        const FavorMoment     *moment);

G_END_DECLS
