/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"
#include "favor-preview.h"

G_BEGIN_DECLS

/* (transfer full): a small picture of a position, as large as fits the place it gets, on a ground that
 * fills that. Takes `face`, of the proportion of previews; it has no letters. */
GdkPaintable *favor_face_preview_new (FavorFace     *face,
                                      const GdkRGBA *ground);

G_END_DECLS
