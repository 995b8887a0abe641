/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-map.h"
#include "frame-meter.h"

G_BEGIN_DECLS

/* What frames of a map cost while it moves, in a window of this size. */
#define MAP_METER_WIDTH  1000
#define MAP_METER_HEIGHT 700

/* Waits until nothing moves or is drawn any more. */
void map_meter_rest (FavorMap *map);
/* Tiles of so many pixels, around the middle, as long as fingers hold it. */
void map_meter_hold (FavorMap *map, double tile);
/* Reports what a frame costs from one size of tiles to another and back; the map has rested at the first. */
void map_meter_zoom (FavorMap *map, const char *name, double from, double to);
/* The same while the map is moved about. */
void map_meter_pan  (FavorMap *map, const char *name, double tile);

G_END_DECLS
