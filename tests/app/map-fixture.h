/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-map.h"
#include "favor-piece.h"
#include "page-fixture.h"

G_BEGIN_DECLS

/* What the tests of maps share. */

#define MAP_WIDTH  600
#define MAP_HEIGHT 400

/* A map with a tile at each place, in a window. */
typedef struct
{
  FavorMap  *map;
  GtkWindow *window;
} MapFixture;

void            map_fixture_set_up    (MapFixture *self,
                                       int         columns,
                                       int         rows);
void            map_fixture_tear_down (MapFixture *self);
/* One more, called "Tile COLUMN ROW", with the test picture "quarters". */
FavorPiece     *map_fixture_add       (MapFixture *self,
                                       int         column,
                                       int         row);
FavorPiece     *map_fixture_tile      (MapFixture *self,
                                       int         column,
                                       int         row);
/* In pixels of the map. */
graphene_rect_t map_fixture_place     (MapFixture *self,
                                       gpointer    widget);
gboolean        map_fixture_is_seen   (MapFixture *self,
                                       gpointer    widget);
guint           map_fixture_count     (MapFixture *self);
/* Waits until nothing moves any more. */
void            map_fixture_rest      (MapFixture *self);
/* The first one of the map that is of that type. */
gpointer        map_fixture_find_controller (FavorMap *map,
                                             GType     type);
/* Larger step by step, until a tile has so many pixels. */
void            map_fixture_zoom      (MapFixture *self,
                                       double      tile);

G_END_DECLS
