/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-map.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_MAP_OVERVIEW (favor_map_overview_get_type ())
G_DECLARE_FINAL_TYPE (FavorMapOverview, favor_map_overview, FAVOR, MAP_OVERVIEW, GtkWidget)

/* All of a map, small, with a frame around what is seen of it; pressed or dragged in, that part comes
 * into the middle. It is there where not all is seen. For eyes and pointers: keys and ears walk through
 * the map itself. `map` is its parent. */
GtkWidget *favor_map_overview_new      (FavorMap         *map);
/* What lies on the map is another. Where only what is seen of it is, drawing it is enough. */
void       favor_map_overview_update   (FavorMapOverview *self);
/* Puts it into the lower corner, above `bottom`. */
void       favor_map_overview_allocate (FavorMapOverview *self,
                                        int               bottom);

G_END_DECLS
