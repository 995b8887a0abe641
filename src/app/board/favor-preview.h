/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In which proportion previews are best seen. */
#define FAVOR_PREVIEW_WIDTH  118.0
#define FAVOR_PREVIEW_HEIGHT 92.0

#define FAVOR_TYPE_PREVIEW (favor_preview_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorPreview, favor_preview, FAVOR, PREVIEW, GObject)

/**
 * FavorPreviewClass:
 * @ground: the colour behind it, which fills whatever place it gets
 * @draw: draws it there
 *
 * A GdkPaintable: a small picture of a position, which stays as it is.
 */
struct _FavorPreviewClass
{
  GObjectClass parent_class;

  GdkRGBA ground;
  void (*draw) (FavorPreview *self,
                GtkSnapshot  *snapshot,
                double        width,
                double        height);
};

G_END_DECLS
