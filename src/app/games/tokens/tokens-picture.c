/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "tokens-picture.h"

#include "favor-shapes.h"
#include "favor-texture.h"
#include "tokens-faces.h"
#include "tokens-land.h"

struct _TokensPicture
{
  FavorPreview parent_instance;

  TokensState state;
  guint8      colours[FAVOR_MAX_SEATS];
  /* (nullable): the land in the size in which it was drawn last. */
  GdkTexture *land;
  int         width;
};

G_DEFINE_FINAL_TYPE (TokensPicture, tokens_picture, FAVOR_TYPE_PREVIEW)

static void
draw_face (GtkSnapshot *snapshot, FavorFace *face, const graphene_rect_t *at, double tile)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (at->origin.x * tile),
                                                (float) (at->origin.y * tile)));
  favor_face_snapshot (face, NULL, snapshot, at->size.width * tile);
  gtk_snapshot_restore (snapshot);
}

static void
draw_roads (TokensPicture *self, GtkSnapshot *snapshot, double tile)
{
  const FavorHexMap *map = tokens_map (&self->state);

  for (guint edge = 0; edge < self->state.n_edges; edge++)
    if (self->state.edge_owner[edge] >= 0)
      {
        graphene_point_t      middle = tokens_place_edge (map, edge);
        graphene_rect_t       at = tokens_place_around (&middle, &tokens_edge_at);
        g_autoptr (FavorFace) face = tokens_face_new_edge (tokens_find_way (map, edge),
                                                           self->state.edge_owner[edge],
                                                           self->colours,
                                                           FALSE,
                                                           TOKENS_RING_NONE);

        draw_face (snapshot, face, &at, tile);
      }
}

static void
draw_buildings (TokensPicture *self, GtkSnapshot *snapshot, double tile)
{
  const FavorHexMap *map = tokens_map (&self->state);

  for (guint vertex = 0; vertex < self->state.n_vertices; vertex++)
    if (self->state.vertex_owner[vertex] >= 0)
      {
        guint                  piece = self->state.vertex_kind[vertex];
        const graphene_rect_t *units = piece == TOKENS_PIECE_CITY ? &tokens_city_at
                                                                  : &tokens_settlement_at;
        graphene_point_t       middle = tokens_place_vertex (map, vertex);
        graphene_rect_t        at = tokens_place_around (&middle, units);
        g_autoptr (FavorFace)  face = tokens_face_new_building (piece,
                                                               self->state
                                                                 .vertex_owner[vertex],
                                                               self->colours,
                                                               TOKENS_RING_NONE);

        draw_face (snapshot, face, &at, tile);
      }
}

/* Not by every frame in which something near it moves. */
static void
draw_land (TokensPicture *self, double unit, const graphene_rect_t *extent)
{
  const TokensLand          land = { .unit = unit,
                                     .origin = { extent->origin.x * (float) TOKENS_UNITS,
                                                 extent->origin.y * (float) TOKENS_UNITS } };
  const graphene_size_t     size = { extent->size.width * (float) (unit * TOKENS_UNITS),
                                     extent->size.height * (float) (unit * TOKENS_UNITS) };
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  tokens_land_draw (&land, &self->state, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_clear_object (&self->land);
  self->land = favor_texture_from_node (node, &size, 2);
}

static void
tokens_picture_draw (FavorPreview *preview,
                     GtkSnapshot  *snapshot,
                     double        width,
                     double        height)
{
  TokensPicture  *self = TOKENS_PICTURE (preview);
  graphene_rect_t extent = tokens_find_extent (tokens_map (&self->state));
  double          tile = MIN (width / extent.size.width, height / extent.size.height);

  if (self->land == NULL || self->width != (int) width)
    draw_land (self, tile / TOKENS_UNITS, &extent);
  self->width = (int) width;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT ((float) (width - extent.size.width * tile) / 2,
                          (float) (height - extent.size.height * tile) / 2));
  gtk_snapshot_append_texture (snapshot,
                               self->land,
                               &FAVOR_RECT (0,
                                            0,
                                            extent.size.width * tile,
                                            extent.size.height * tile));
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (-extent.origin.x * tile),
                                                (float) (-extent.origin.y * tile)));
  draw_roads (self, snapshot, tile);
  draw_buildings (self, snapshot, tile);
  gtk_snapshot_restore (snapshot);
}

static void
tokens_picture_finalize (GObject *object)
{
  g_clear_object (&TOKENS_PICTURE (object)->land);

  G_OBJECT_CLASS (tokens_picture_parent_class)->finalize (object);
}

static void
tokens_picture_class_init (TokensPictureClass *klass)
{
  FavorPreviewClass *preview_class = FAVOR_PREVIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tokens_picture_finalize;
  /* Deep water. */
  preview_class->ground = (GdkRGBA){ 0.220f, 0.459f, 0.553f, 1 };
  preview_class->draw = tokens_picture_draw;
}

static void
tokens_picture_init (TokensPicture *self)
{
}

GdkPaintable *
tokens_picture_new (gconstpointer state, const guint8 *colours)
{
  TokensPicture *self = g_object_new (TOKENS_TYPE_PICTURE, NULL);

  self->state = *(const TokensState *) state;
  memcpy (self->colours, colours, self->state.head.n_seats);
  return GDK_PAINTABLE (self);
}
