/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-picture.h"

#include "favor-shapes.h"
#include "favor-tile-board.h"
#include "kingdom-faces.h"

struct _KingdomPicture
{
  FavorPreview parent_instance;

  KingdomTile tile[KINGDOM_N_TILES];
  /* The tile in the middle, if not all have room. */
  guint middle;
};

G_DEFINE_FINAL_TYPE (KingdomPicture, kingdom_picture, FAVOR_TYPE_PREVIEW)

static void
draw_row (KingdomPicture *self,
          GtkSnapshot    *snapshot,
          double          tile,
          gint            y,
          gboolean        upright)
{
  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    {
      const KingdomTile    *record = &self->tile[i];
      g_autoptr (FavorFace) face = NULL;

      if (record->place != KINGDOM_PLACE_MAP || record->y != y)
        continue;
      face = upright ? kingdom_face_new_standing (i, record)
                     : kingdom_face_new_lying (i, record);
      favor_tile_draw_face (snapshot,
                            face,
                            record->x,
                            record->y,
                            upright ? &favor_tile_upright_at : &favor_tile_flat_at,
                            tile);
    }
}

static graphene_rect_t
find_content (KingdomPicture *self)
{
  const KingdomTile *middle = &self->tile[self->middle];
  graphene_rect_t    content = FAVOR_RECT (middle->x, middle->y, 1, 1);

  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    if (self->tile[i].place == KINGDOM_PLACE_MAP)
      graphene_rect_union (&content,
                           &FAVOR_RECT (self->tile[i].x, self->tile[i].y, 1, 1),
                           &content);
  return content;
}

static void
kingdom_picture_draw (FavorPreview *preview,
                      GtkSnapshot  *snapshot,
                      double        width,
                      double        height)
{
  KingdomPicture       *self = KINGDOM_PICTURE (preview);
  const KingdomTile    *middle = &self->tile[self->middle];
  const graphene_rect_t content = find_content (self);
  const graphene_size_t size = GRAPHENE_SIZE_INIT ((float) width, (float) height);
  const gint            top = (gint) content.origin.y;
  const double          tile = favor_tile_begin_picture (snapshot,
                                                &content,
                                                middle->x,
                                                middle->y,
                                                &size);

  /* What stands on a tile may hide what lies to the north of it. */
  for (guint upright = 0; upright < 2; upright++)
    for (gint y = top; y < top + (gint) content.size.height; y++)
      draw_row (self, snapshot, tile, y, upright);
  gtk_snapshot_restore (snapshot);
}

static void
kingdom_picture_class_init (KingdomPictureClass *klass)
{
  FavorPreviewClass *preview_class = FAVOR_PREVIEW_CLASS (klass);

  preview_class->ground = (GdkRGBA){ 0.835f, 0.863f, 0.776f, 1 };
  preview_class->draw = kingdom_picture_draw;
}

static void
kingdom_picture_init (KingdomPicture *self)
{
}

static GdkPaintable *
new_around (const KingdomTile *tiles, guint middle)
{
  KingdomPicture *self = g_object_new (KINGDOM_TYPE_PICTURE, NULL);

  memcpy (self->tile, tiles, sizeof self->tile);
  self->middle = middle;
  return GDK_PAINTABLE (self);
}

GdkPaintable *
kingdom_picture_new_of (const KingdomTile *tiles)
{
  guint any = 0;

  while (tiles[any].place != KINGDOM_PLACE_MAP)
    any++;
  return new_around (tiles, any);
}

GdkPaintable *
kingdom_picture_new (gconstpointer data, const guint8 *colours)
{
  const KingdomTable *table = &((const KingdomState *) data)->table;

  /* What lies in the middle is that which was laid in this turn, if there is one. */
  return table->n_laid > 0 ? new_around (table->tile, table->laid[table->n_laid - 1])
                           : kingdom_picture_new_of (table->tile);
}
