/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-tableau.h"
#include "favor-preview.h"

G_BEGIN_DECLS

#define DRAGON_TYPE_PREVIEW (dragon_preview_get_type ())
G_DECLARE_FINAL_TYPE (DragonPreview, dragon_preview, DRAGON, PREVIEW, FavorPreview)

/* A GdkPaintable: the vote cards with the most cards and what lies on them, as a small picture
 * of a position. It has no letters. */
GdkPaintable *dragon_preview_new (const DragonState *state);

G_END_DECLS
