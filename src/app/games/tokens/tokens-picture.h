/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-preview.h"

G_BEGIN_DECLS

#define TOKENS_TYPE_PICTURE (tokens_picture_get_type ())
G_DECLARE_FINAL_TYPE (TokensPicture, tokens_picture, TOKENS, PICTURE, FavorPreview)

/* A small picture of a position: the island and what is built on it. */
GdkPaintable *tokens_picture_new (gconstpointer state,
                                  const guint8 *colours);

G_END_DECLS
