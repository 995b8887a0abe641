/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "kingdom-state.h"

G_BEGIN_DECLS

/* Small maps for the rules: each wish for something on the map (2.11), fulfilled and just missed, where N is 1. */

/**
 * kingdom_example_lay:
 * @tiles: (out) (array fixed-size=72): where they lie
 * @text: (out): what there is to say of it, translated
 *
 * The map on which the wish of @character is fulfilled, or missed. It has no fault.
 *
 * Returns: %FALSE if there is none: Jester and Charlatan wish for nothing on the map
 */
gboolean kingdom_example_lay (guint        character,
                              gboolean     is_met,
                              KingdomTile *tiles,
                              const char **text);

/* The FavorExampleFunc of the game: the id of a character; fulfilled, then missed. */
GdkPaintable *kingdom_example_new (const char  *example,
                                   guint        nth,
                                   gboolean    *is_right,
                                   const char **text);

G_END_DECLS
