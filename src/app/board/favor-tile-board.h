/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-board.h"
#include "favor-face.h"
#include "favor-map.h"
#include "favor-piece.h"
#include "favor-sight.h"
#include "favor-tile-art.h"

G_BEGIN_DECLS

/* What the maps of the games share that lay tiles of the tile kingdom, see favor-tile-art.h. A cell is
 * named by its column and row, and places on it in units, (0, 0) is its north-west corner. */

#define FAVOR_TILE_UNITS ((double) FAVOR_TILE_ART_UNITS)

/* A tile, from its corner; where what stands on it reaches; the mark around one. */
extern const graphene_rect_t favor_tile_flat_at;
extern const graphene_rect_t favor_tile_upright_at;
extern const graphene_rect_t favor_tile_mark_at;

/* Keys of pieces: what a piece is, and which one, below 65536. */
#define FAVOR_TILE_KEY(thing, which) ((guint) (thing) << 16 | (guint) (which))
/* What only belongs to a piece has no key of its own. */
#define FAVOR_TILE_MUTE G_MAXUINT32
/* Which cell it is, at most 127 cells away from the first tile. */
#define FAVOR_TILE_CELL(x, y) (((guint) (y) + 128) % 256 * 256 + ((guint) (x) + 128) % 256)

typedef void (*FavorTileFunc) (FavorPiece *piece, gpointer data);

/* What a piece is, and which one. */
guint favor_tile_identify  (FavorPiece *piece, guint *which);
/* The cell that a piece stands for. */
void  favor_tile_find_cell (FavorPiece *piece, gint *x, gint *y);
/* Calls `func` for all pieces but mute ones. */
void  favor_tile_foreach   (FavorBoard *board, FavorTileFunc func, gpointer data);

/* A rectangle in units of the cell, in tiles. */
graphene_rect_t favor_tile_locate (gint x, gint y, const graphene_rect_t *units);

/* Places a piece on a cell. */
void favor_tile_put (FavorMap              *map,
                     FavorPiece            *piece,
                     guint                  layer,
                     gint                   x,
                     gint                   y,
                     const graphene_rect_t *units);

/* Takes it from the map. */
void favor_tile_put_away (FavorMap *map, FavorPiece *piece);

/* Whether a child has a place on the map. */
gboolean favor_tile_has_place (FavorMap *map, GtkWidget *child);

/* A piece without a place will come down to its cell, where it will lie at `at`, in tiles. */
void favor_tile_let_settle (FavorMap              *map,
                            FavorPiece            *piece,
                            gint                   x,
                            gint                   y,
                            const graphene_rect_t *at);

/* Adds a part of what is to be laid: better seen than other ghosts, its edges are to be compared. */
FavorPiece *favor_tile_add_ghost (FavorBoard *board);

/* Says something above a cell, or, if `text` is %NULL, no more. */
void favor_tile_put_words (FavorMap   *map,
                           GtkWidget  *words,
                           guint       layer,
                           gint        x,
                           gint        y,
                           const char *text);

/* The map is as large as its tiles, with room for one more on each side.
 *
 * @tiles: the box around them, in tiles */
void favor_tile_make_room (FavorMap *map, const graphene_rect_t *tiles);

/* (nullable): the piece at a place of the widget. */
FavorPiece *favor_tile_pick (FavorMap *map, double x, double y);

/* Draws the foot of the land under a tile, which is seen where nothing lies to the south. */
void favor_tile_draw_foot (FavorMap *map, GtkSnapshot *snapshot, FavorPiece *ground);

/**
 * favor_tile_begin_picture:
 * @content: the box around all tiles, in tiles
 * @x, @y: the cell in the middle, if not all have room
 * @size: of the picture, in pixels
 *
 * Saves the snapshot and moves it to cell (0, 0).
 *
 * Returns: the width of a tile in a small picture of a map, in pixels
 */
double favor_tile_begin_picture (GtkSnapshot           *snapshot,
                                 const graphene_rect_t *content,
                                 gint                   x,
                                 gint                   y,
                                 const graphene_size_t *size);

/* Draws a face there, `at` in units of the cell; a tile is so wide. */
void favor_tile_draw_face (GtkSnapshot           *snapshot,
                           FavorFace             *face,
                           gint                   x,
                           gint                   y,
                           const graphene_rect_t *at,
                           double                 tile);

G_END_DECLS
