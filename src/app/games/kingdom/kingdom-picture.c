/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-picture.h"

#include "favor-map-sight.h"
#include "favor-shapes.h"
#include "kingdom-faces.h"

/* In pixels: smaller tiles say nothing. */
#define TILE_LEAST 30

struct _KingdomPicture
{
  FavorPreview parent_instance;

  KingdomTile tile[KINGDOM_N_TILES];
  /* The tile in the middle, if not all have room. */
  guint middle;
};

G_DEFINE_FINAL_TYPE (KingdomPicture, kingdom_picture, FAVOR_TYPE_PREVIEW)

/* `at` in units of the tile. */
static void
draw_face (GtkSnapshot           *snapshot,
           FavorFace             *face,
           const KingdomTile     *record,
           const graphene_rect_t *at,
           double                 tile)
{
  const double unit = tile / KINGDOM_TILE_UNITS;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (record->x * tile +
                                                         at->origin.x * unit),
                                                (float) (record->y * tile +
                                                         at->origin.y * unit)));
  favor_face_snapshot (face, NULL, snapshot, at->size.width * unit);
  gtk_snapshot_restore (snapshot);
}

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
      draw_face (snapshot,
                 face,
                 record,
                 upright ? &kingdom_upright_at : &kingdom_flat_at,
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
  KingdomPicture    *self = KINGDOM_PICTURE (preview);
  const KingdomTile *middle = &self->tile[self->middle];
  graphene_rect_t    content = find_content (self), part;
  graphene_size_t    room = GRAPHENE_SIZE_INIT ((float) width, (float) height);
  const gint         top = (gint) content.origin.y;
  double             tile;

  part = favor_map_crop (&content,
                         &GRAPHENE_POINT_INIT ((float) middle->x + 0.5f,
                                               (float) middle->y + 0.5f),
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

/* What lies in the middle is that which was laid in this turn, or any tile. */
static guint
find_middle (const KingdomTable *table)
{
  guint tile = 0;

  if (table->n_laid > 0)
    return table->laid[table->n_laid - 1];
  while (table->tile[tile].place != KINGDOM_PLACE_MAP)
    tile++;
  return tile;
}

GdkPaintable *
kingdom_picture_new (gconstpointer data, const guint8 *colours)
{
  const KingdomState *state = data;
  KingdomPicture     *self = g_object_new (KINGDOM_TYPE_PICTURE, NULL);

  memcpy (self->tile, state->table.tile, sizeof self->tile);
  self->middle = find_middle (&state->table);
  return GDK_PAINTABLE (self);
}
