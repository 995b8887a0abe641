/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_ART (favor_art_get_type ())
G_DECLARE_FINAL_TYPE (FavorArt, favor_art, FAVOR, ART, GObject)

/* The pictures of the games, drawn from the SVG files among the resources at the size that is
 * asked for. A picture has an id, its folder and name, e.g. "common/seat-1". The same
 * textures serve by day and night and in both directions of text: art is never mirrored.
 *
 * Textures are shared, and kept up to a number of bytes; what was not asked for the longest goes
 * first. A missing or broken file gives a plain card in its place, and one warning.
 *
 * For the main thread only: what is not kept takes milliseconds to draw, the more pixels the
 * longer: about 4 for a card of 120 x 168, and 7 for one of 200 x 280 at a scale factor of 2. */
FavorArt   *favor_art_get_default (void);
FavorArt   *favor_art_new (gsize max_bytes);
GdkTexture *favor_art_get_texture (FavorArt   *self,
                                   const char *id,
                                   double      width,
                                   double      height,
                                   double      scale);
gboolean    favor_art_keeps_texture (FavorArt   *self,
                                     const char *id,
                                     double      width,
                                     double      height,
                                     double      scale);
GdkTexture *favor_art_borrow_texture (FavorArt   *self,
                                      const char *id,
                                      double      width,
                                      double      height,
                                      double      scale,
                                      gboolean   *exact);
gboolean    favor_art_exists (const char *id);
double      favor_art_get_aspect (FavorArt *self, const char *id);
guint64     favor_art_count_uses  (FavorArt *self);
void        favor_art_drop_unused (FavorArt *self, guint64 since);
gsize       favor_art_get_bytes (FavorArt *self);

G_END_DECLS
