/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-preview.h"

static void favor_preview_paintable_init (GdkPaintableInterface *interface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (FavorPreview,
                                  favor_preview,
                                  G_TYPE_OBJECT,
                                  G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE,
                                                         favor_preview_paintable_init))

static void
favor_preview_snapshot (GdkPaintable *paintable,
                        GdkSnapshot  *gdk_snapshot,
                        double        width,
                        double        height)
{
  FavorPreview      *self = FAVOR_PREVIEW (paintable);
  FavorPreviewClass *klass = FAVOR_PREVIEW_GET_CLASS (self);
  GtkSnapshot       *snapshot = GTK_SNAPSHOT (gdk_snapshot);

  gtk_snapshot_append_color (snapshot,
                             &klass->ground,
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  klass->draw (self, snapshot, width, height);
}

static GdkPaintableFlags
favor_preview_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_CONTENTS | GDK_PAINTABLE_STATIC_SIZE;
}

static double
favor_preview_get_intrinsic_aspect_ratio (GdkPaintable *paintable)
{
  return FAVOR_PREVIEW_WIDTH / FAVOR_PREVIEW_HEIGHT;
}

static void
favor_preview_paintable_init (GdkPaintableInterface *interface)
{
  interface->snapshot = favor_preview_snapshot;
  interface->get_flags = favor_preview_get_flags;
  interface->get_intrinsic_aspect_ratio = favor_preview_get_intrinsic_aspect_ratio;
}

static void
favor_preview_class_init (FavorPreviewClass *klass)
{
}

static void
favor_preview_init (FavorPreview *self)
{
}
