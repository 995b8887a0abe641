/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "orders-picture.h"

#include "favor-map-sight.h"
#include "favor-shapes.h"
#include "orders-faces.h"

/* In pixels: smaller tiles say nothing. */
#define TILE_LEAST 30

struct _OrdersPicture
{
  FavorPreview parent_instance;

  FavorPlacedTile placed[ORDERS_N_PLACED];
  guint           n_placed;
  OrdersFollower  follower[ORDERS_MAX_SEATS * ORDERS_N_FOLLOWERS];
  guint           n_followers;
  guint8          colours[ORDERS_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (OrdersPicture, orders_picture, FAVOR_TYPE_PREVIEW)

/* `at` in units of the tile at (x, y). */
static void
draw_face (GtkSnapshot           *snapshot,
           FavorFace             *face,
           const FavorPlacedTile *placed,
           const graphene_rect_t *at,
           double                 tile)
{
  double unit = tile / ORDERS_TILE_UNITS;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (placed->x * tile +
                                                         at->origin.x * unit),
                                                (float) (placed->y * tile +
                                                         at->origin.y * unit)));
  favor_face_snapshot (face, NULL, snapshot, at->size.width * unit);
  gtk_snapshot_restore (snapshot);
}

/* Of one row. */
static void
draw_row (OrdersPicture *self,
          GtkSnapshot   *snapshot,
          double         tile,
          gint           y,
          gboolean       upright)
{
  const graphene_rect_t *at = upright ? &orders_upright_at : &orders_tile_at;

  for (guint i = 0; i < self->n_placed; i++)
    {
      const FavorPlacedTile *placed = &self->placed[i];
      g_autoptr (FavorFace)  face = NULL;

      if (placed->y != y)
        continue;
      face = upright ? orders_face_new_standing (placed) : orders_face_new_lying (placed);
      draw_face (snapshot, face, placed, at, tile);
    }
}

static void
draw_followers (OrdersPicture *self, GtkSnapshot *snapshot, double tile)
{
  for (guint i = 0; i < self->n_followers; i++)
    {
      const OrdersFollower  *follower = &self->follower[i];
      const FavorPlacedTile *placed = &self->placed[follower->at];
      guint           segment = orders_segment_of_part (placed->tile, follower->part);
      guint           land = orders_shapes[placed->tile].segment[segment].land;
      graphene_rect_t at = orders_place_follower (placed, segment, NULL);
      g_autoptr (FavorFace) face =
        orders_face_new_follower (land, self->colours[follower->seat]);

      draw_face (snapshot, face, placed, &at, tile);
    }
}

static graphene_rect_t
find_content (OrdersPicture *self)
{
  graphene_rect_t content = FAVOR_RECT (0, 0, 1, 1);

  for (guint i = 0; i < self->n_placed; i++)
    graphene_rect_union (&content,
                         &FAVOR_RECT (self->placed[i].x, self->placed[i].y, 1, 1),
                         &content);
  return content;
}

static void
orders_picture_draw (FavorPreview *preview,
                     GtkSnapshot  *snapshot,
                     double        width,
                     double        height)
{
  OrdersPicture         *self = ORDERS_PICTURE (preview);
  graphene_rect_t        content = find_content (self), part;
  const FavorPlacedTile *last = &self->placed[self->n_placed - 1];
  graphene_size_t        room = GRAPHENE_SIZE_INIT ((float) width, (float) height);
  gint                   top = (gint) content.origin.y;
  double                 tile;

  part = favor_map_crop (&content,
                         &GRAPHENE_POINT_INIT ((float) last->x + 0.5f,
                                               (float) last->y + 0.5f),
                         &room,
                         TILE_LEAST);
  tile = MIN (width / part.size.width, height / part.size.height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT ((float) (width / 2 -
                                   tile * (part.origin.x + part.size.width / 2)),
                          (float) (height / 2 -
                                   tile * (part.origin.y + part.size.height / 2))));
  /* What stands on a tile may hide what lies to the north of it. */
  for (guint upright = 0; upright < 2; upright++)
    for (gint y = top; y < top + (gint) content.size.height; y++)
      draw_row (self, snapshot, tile, y, upright);
  draw_followers (self, snapshot, tile);
  gtk_snapshot_restore (snapshot);
}

static void
orders_picture_class_init (OrdersPictureClass *klass)
{
  FavorPreviewClass *preview_class = FAVOR_PREVIEW_CLASS (klass);

  preview_class->ground = (GdkRGBA){ 0.835f, 0.863f, 0.776f, 1 };
  preview_class->draw = orders_picture_draw;
}

static void
orders_picture_init (OrdersPicture *self)
{
}

GdkPaintable *
orders_picture_new (gconstpointer data, const guint8 *colours)
{
  const OrdersState *state = data;
  OrdersPicture     *self = g_object_new (ORDERS_TYPE_PICTURE, NULL);

  self->n_placed = state->n_placed;
  memcpy (self->placed, state->placed, sizeof self->placed);
  self->n_followers = state->n_on_board;
  memcpy (self->follower, state->on_board, sizeof self->follower);
  memcpy (self->colours, colours, state->head.n_seats);
  return GDK_PAINTABLE (self);
}
