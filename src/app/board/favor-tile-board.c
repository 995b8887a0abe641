/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-tile-board.h"

#include "favor-art.h"
#include "favor-board-things.h"
#include "favor-map-sight.h"
#include "favor-shapes.h"
#include "favor-texture.h"

#define GHOST 0.82
/* What is said of a cell lies above its upper edge, in shares of its own height. */
#define WORDS_ANCHOR 1.25f
/* How much larger a tile is when it comes down. */
#define LIFTED 1.35f
/* In pixels: smaller tiles of a picture say nothing. */
#define TILE_LEAST 30

const graphene_rect_t favor_tile_flat_at = { { 0, 0 },
                                             { FAVOR_TILE_ART_UNITS,
                                               FAVOR_TILE_ART_UNITS } };
const graphene_rect_t favor_tile_upright_at = { { -14, -62 }, { 228, 274 } };
const graphene_rect_t favor_tile_mark_at = { { -6, -6 }, { 212, 212 } };

/* The foot of the land. */
static const graphene_rect_t base_at = { { -3, -3 }, { 206, 211 } };

/* ---- Keys ----------------------------------------------------------------------------- */

guint
favor_tile_identify (FavorPiece *piece, guint *which)
{
  const guint key = favor_piece_get_key (piece);

  *which = key & 0xffff;
  return key >> 16;
}

void
favor_tile_find_cell (FavorPiece *piece, gint *x, gint *y)
{
  guint which;

  favor_tile_identify (piece, &which);
  *x = (gint) (which % 256) - 128;
  *y = (gint) (which / 256) - 128;
}

void
favor_tile_foreach (FavorBoard *board, FavorTileFunc func, gpointer data)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) &&
        favor_piece_get_key (FAVOR_PIECE (child)) != FAVOR_TILE_MUTE)
      func (FAVOR_PIECE (child), data);
}

/* ---- Places --------------------------------------------------------------------------- */

graphene_rect_t
favor_tile_locate (gint x, gint y, const graphene_rect_t *units)
{
  const double part = 1 / FAVOR_TILE_UNITS;

  return FAVOR_RECT (x + units->origin.x * part,
                     y + units->origin.y * part,
                     units->size.width * part,
                     units->size.height * part);
}

void
favor_tile_put (FavorMap              *map,
                FavorPiece            *piece,
                guint                  layer,
                gint                   x,
                gint                   y,
                const graphene_rect_t *units)
{
  const graphene_rect_t at = favor_tile_locate (x, y, units);

  favor_map_place (map, GTK_WIDGET (piece), layer, &at);
}

void
favor_tile_put_away (FavorMap *map, FavorPiece *piece)
{
  favor_map_unplace (map, GTK_WIDGET (piece));
}

gboolean
favor_tile_has_place (FavorMap *map, GtkWidget *child)
{
  graphene_rect_t at;

  return favor_map_get_place (map, child, &at);
}

void
favor_tile_let_settle (FavorMap              *map,
                       FavorPiece            *piece,
                       gint                   x,
                       gint                   y,
                       const graphene_rect_t *at)
{
  const graphene_point_t middle = GRAPHENE_POINT_INIT (x + 0.5f, y + 0.5f);
  graphene_rect_t        from = *at;

  if (favor_tile_has_place (map, GTK_WIDGET (piece)))
    return;
  from.origin.x = middle.x + (at->origin.x - middle.x) * LIFTED;
  from.origin.y = middle.y + (at->origin.y - middle.y) * LIFTED;
  from.size.width *= LIFTED;
  from.size.height *= LIFTED;
  favor_board_set_origin (FAVOR_BOARD (map), GTK_WIDGET (piece), &from);
}

FavorPiece *
favor_tile_add_ghost (FavorBoard *board)
{
  FavorPiece *ghost = favor_board_add_mute_piece (board, FAVOR_TILE_MUTE);

  gtk_widget_set_opacity (GTK_WIDGET (ghost), GHOST);
  return ghost;
}

void
favor_tile_put_words (FavorMap   *map,
                      GtkWidget  *words,
                      guint       layer,
                      gint        x,
                      gint        y,
                      const char *text)
{
  if (text == NULL)
    {
      favor_map_unplace (map, words);
      return;
    }
  gtk_label_set_label (GTK_LABEL (words), text);
  favor_map_pin (map,
                 words,
                 layer,
                 &GRAPHENE_POINT_INIT (x + 0.5f, y),
                 &GRAPHENE_POINT_INIT (0.5f, WORDS_ANCHOR));
}

void
favor_tile_make_room (FavorMap *map, const graphene_rect_t *tiles)
{
  graphene_rect_t extent;

  graphene_rect_inset_r (tiles, -1, -1, &extent);
  favor_map_set_extent (map, &extent);
}

/* ---- Drawing -------------------------------------------------------------------------- */

void
favor_tile_draw_foot (FavorMap *map, GtkSnapshot *snapshot, FavorPiece *ground)
{
  graphene_rect_t        place, at;
  g_autoptr (GdkTexture) texture = NULL;

  if (!favor_map_get_place (map, GTK_WIDGET (ground), &place))
    return;
  place = FAVOR_RECT (place.origin.x + base_at.origin.x / FAVOR_TILE_UNITS,
                      place.origin.y + base_at.origin.y / FAVOR_TILE_UNITS,
                      base_at.size.width / FAVOR_TILE_UNITS,
                      base_at.size.height / FAVOR_TILE_UNITS);
  at = favor_map_to_pixels (map, &place);
  texture = favor_art_get_texture (favor_art_get_default (),
                                   FAVOR_TILE_ART_BASE,
                                   at.size.width,
                                   at.size.height,
                                   gtk_widget_get_scale_factor (GTK_WIDGET (map)));
  favor_texture_append (texture, GTK_WIDGET (map), snapshot, &at);
}

FavorPiece *
favor_tile_pick (FavorMap *map, double x, double y)
{
  GtkWidget *child = gtk_widget_pick (GTK_WIDGET (map), x, y, GTK_PICK_DEFAULT);

  while (child != NULL && child != GTK_WIDGET (map) && !FAVOR_IS_PIECE (child))
    child = gtk_widget_get_parent (child);
  return FAVOR_IS_PIECE (child) ? FAVOR_PIECE (child) : NULL;
}

double
favor_tile_begin_picture (GtkSnapshot           *snapshot,
                          const graphene_rect_t *content,
                          gint                   x,
                          gint                   y,
                          const graphene_size_t *size)
{
  const graphene_point_t middle = GRAPHENE_POINT_INIT (x + 0.5f, y + 0.5f);
  const graphene_rect_t  part = favor_map_crop (content, &middle, size, TILE_LEAST);
  const double           width = size->width, height = size->height;
  const double           tile = MIN (width / part.size.width, height / part.size.height);
  const double           left = width / 2 - tile * (part.origin.x + part.size.width / 2);
  const double           top = height / 2 - tile * (part.origin.y + part.size.height / 2);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  return tile;
}

void
favor_tile_draw_face (GtkSnapshot           *snapshot,
                      FavorFace             *face,
                      gint                   x,
                      gint                   y,
                      const graphene_rect_t *at,
                      double                 tile)
{
  const double unit = tile / FAVOR_TILE_UNITS;
  const double left = x * tile + at->origin.x * unit;
  const double top = y * tile + at->origin.y * unit;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  favor_face_snapshot (face, NULL, snapshot, at->size.width * unit);
  gtk_snapshot_restore (snapshot);
}
