/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-preview.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_PREVIEW (emperor_preview_get_type ())
G_DECLARE_FINAL_TYPE (EmperorPreview, emperor_preview, EMPEROR, PREVIEW, FavorPreview)

/* A GdkPaintable: the Empress and around her the Staff, each with the Star of whoever has most
 * there, as a small picture of a position. It has no letters. */
GdkPaintable *emperor_preview_new (gconstpointer state,
                                   const guint8 *colours);

G_END_DECLS
