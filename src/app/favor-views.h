/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * FavorViewKind:
 * @game_id: of the game
 * @get_type: the type of its view, a FavorGameView
 * @create_preview: (transfer full) (nullable): a small picture of a position that is masked for
 *   whoever looks; it keeps nothing of it
 *
 * A game's own view. Each game that has one defines it as `favor_NAME_view_kind`.
 */
typedef struct
{
  const char *game_id;
  GType (*get_type) (void);
  GdkPaintable *(*create_preview) (gconstpointer state);
} FavorViewKind;

/* (nullable): NULL for a game that only has the plain view. */
const FavorViewKind *favor_views_find (const char *game_id);

G_END_DECLS
