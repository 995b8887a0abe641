/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

G_BEGIN_DECLS

/* A picture shrunk to cells: what a glance sees of it, without the letters' edges. Light is
 * added up as light is; what the cells are then compared by is CIE L*a*b*, in which a difference
 * of one can just be seen. */

typedef struct
{
  float l, a, b;
} FavorCell;

typedef struct
{
  int        width, height;
  FavorCell *cells;
} FavorGrid;

/* The light of a picture, from which grids are made quickly. */
typedef struct _FavorLight FavorLight;

FavorLight *favor_light_new (GdkPixbuf *picture);
void        favor_light_free (FavorLight *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorLight, favor_light_free)

GdkPixbuf *favor_light_shrink (const FavorLight *self, int cell);

FavorGrid *favor_grid_new (const FavorLight *light, int cell, int dx, int dy);
FavorGrid *favor_grid_new_for_png (const char *path, GError **error);
void       favor_grid_free (FavorGrid *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorGrid, favor_grid_free)

static inline const FavorCell *
favor_grid_at (const FavorGrid *self, int x, int y)
{
  return &self->cells[(gsize) y * (gsize) self->width + (gsize) x];
}

G_END_DECLS
