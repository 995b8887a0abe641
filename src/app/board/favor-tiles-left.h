/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-face.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TILES_LEFT (favor_tiles_left_get_type ())
G_DECLARE_FINAL_TYPE (FavorTilesLeft, favor_tiles_left, FAVOR, TILES_LEFT, GtkWidget)

/* A game has no more types of tiles. */
#define FAVOR_TILE_TYPES_MOST 32

/**
 * FavorTilesKind:
 * @n_types: how many types of tiles there are
 * @count: how many of each nobody has drawn yet in a position: fills `left`
 * @create_face: (transfer full): how a type looks
 * @get_title: (transfer none): what it is called, translated
 *
 * The tiles of a game.
 */
typedef struct
{
  guint        n_types;
  void       (*count)       (gconstpointer state,
                             guint8       *left);
  FavorFace *(*create_face) (guint         type);
  const char *(*get_title)  (guint         type);
} FavorTilesKind;

/* Which tiles are left: a small picture of each type with the number of those that nobody has drawn yet,
 * under a veil where there is none.
 *
 * Property: `sight` (FavorSight, writable, nullable). */

/* Once, before anything is seen. */
void       favor_tiles_left_set_kind (FavorTilesLeft       *self,
                                      const FavorTilesKind *kind);
/* For tests: the picture of that type, which speaks for ears, too. */
GtkWidget *favor_tiles_left_get_cell (FavorTilesLeft       *self,
                                      guint                 type);

G_END_DECLS
