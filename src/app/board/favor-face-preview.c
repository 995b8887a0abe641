/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-face-preview.h"

#include "favor-shapes.h"

#define FAVOR_TYPE_FACE_PREVIEW (favor_face_preview_get_type ())
G_DECLARE_FINAL_TYPE (FavorFacePreview,
                      favor_face_preview,
                      FAVOR,
                      FACE_PREVIEW,
                      FavorPreview)

struct _FavorFacePreview
{
  FavorPreview parent_instance;

  FavorFace *face;
  GdkRGBA    ground;
};

G_DEFINE_FINAL_TYPE (FavorFacePreview, favor_face_preview, FAVOR_TYPE_PREVIEW)

static void
favor_face_preview_draw (FavorPreview *preview,
                         GtkSnapshot  *snapshot,
                         double        width,
                         double        height)
{
  FavorFacePreview *self = FAVOR_FACE_PREVIEW (preview);
  const double      aspect = favor_face_get_aspect (self->face);
  const double      wide = MIN (width, height * aspect);
  graphene_rect_t   at = FAVOR_RECT ((width - wide) / 2,
                                   (height - wide / aspect) / 2,
                                   wide,
                                   wide / aspect);

  gtk_snapshot_append_color (snapshot, &self->ground, &FAVOR_RECT (0, 0, width, height));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at.origin);
  favor_face_snapshot (self->face, NULL, snapshot, wide);
  gtk_snapshot_restore (snapshot);
}

static void
favor_face_preview_finalize (GObject *object)
{
  favor_face_unref (FAVOR_FACE_PREVIEW (object)->face);

  G_OBJECT_CLASS (favor_face_preview_parent_class)->finalize (object);
}

static void
favor_face_preview_class_init (FavorFacePreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_face_preview_finalize;
  FAVOR_PREVIEW_CLASS (klass)->draw = favor_face_preview_draw;
}

static void
favor_face_preview_init (FavorFacePreview *self)
{
}

/**
 * favor_face_preview_new:
 * @face: (transfer full): of the proportion of previews, and without letters
 * @ground: the colour behind it, which fills whatever place it gets
 *
 * Returns: (transfer full): a small picture of a position, as large as fits
 */
GdkPaintable *
favor_face_preview_new (FavorFace *face, const GdkRGBA *ground)
{
  FavorFacePreview *self;

  g_return_val_if_fail (face != NULL, NULL);

  self = g_object_new (FAVOR_TYPE_FACE_PREVIEW, NULL);
  self->face = face;
  self->ground = *ground;
  return GDK_PAINTABLE (self);
}
