/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "favor-save.h"

G_BEGIN_DECLS

/* Sizes of thumbnails, in pixels of the longer side. */
#define THUMBNAILER_MIN_SIZE 16
#define THUMBNAILER_MAX_SIZE 2048

/**
 * thumbnailer_draw:
 * @size: THUMBNAILER_MIN_SIZE to THUMBNAILER_MAX_SIZE; the height of the picture
 *
 * Draws the cover of the game, and on a band at its foot the title, how far it is and the
 * shields of the players; only the shields where there is no room for words.
 *
 * Returns: (transfer full) (nullable): the picture, NULL with an error
 */
cairo_surface_t *
thumbnailer_draw (const FavorSaveSummary *summary, int size, GError **error);

G_END_DECLS
