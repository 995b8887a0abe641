/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "orders-picture.h"

#include "favor-shapes.h"
#include "favor-tile-board.h"
#include "orders-faces.h"

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

/* Of one row. */
static void
draw_row (OrdersPicture *self,
          GtkSnapshot   *snapshot,
          double         tile,
          gint           y,
          gboolean       upright)
{
  const graphene_rect_t *at = upright ? &favor_tile_upright_at : &favor_tile_flat_at;

  for (guint i = 0; i < self->n_placed; i++)
    {
      const FavorPlacedTile *placed = &self->placed[i];
      g_autoptr (FavorFace)  face = NULL;

      if (placed->y != y)
        continue;
      face = upright ? orders_face_new_standing (placed) : orders_face_new_lying (placed);
      favor_tile_draw_face (snapshot, face, placed->x, placed->y, at, tile);
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

      favor_tile_draw_face (snapshot, face, placed->x, placed->y, &at, tile);
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
  const graphene_rect_t  content = find_content (self);
  const FavorPlacedTile *last = &self->placed[self->n_placed - 1];
  const graphene_size_t  size = GRAPHENE_SIZE_INIT ((float) width, (float) height);
  const gint             top = (gint) content.origin.y;
  const double           tile = favor_tile_begin_picture (snapshot,
                                                &content,
                                                last->x,
                                                last->y,
                                                &size);

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
