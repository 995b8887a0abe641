/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "map-meter.h"

#include "page-fixture.h"

#include "favor-board-things.h"
#include "favor-map-private.h"

#include <math.h>

#define N_FRAMES 120

void
map_meter_rest (FavorMap *map)
{
  page_fixture_wait_for (!favor_map_is_zooming (map) &&
                         favor_map_parts (map)->preparing == 0);
  page_fixture_settle ();
}

void
map_meter_hold (FavorMap *map, double tile)
{
  favor_map_hold (map,
                  tile,
                  &GRAPHENE_POINT_INIT (MAP_METER_WIDTH / 2, MAP_METER_HEIGHT / 2),
                  TRUE);
}

/* From one size to another and back; the map has rested at the first. */
void
map_meter_zoom (FavorMap *map, const char *name, double from, double to)
{
  FrameMeter *meter = frame_meter_new (name);

  map_meter_hold (map, from);
  favor_map_release (map);
  map_meter_rest (map);
  for (int i = 0; i < N_FRAMES; i++)
    {
      double part = fabs (i % 60 - 30.0) / 30;

      frame_meter_start (meter);
      map_meter_hold (map, to + (from - to) * part);
      frame_meter_wait (meter, GTK_WIDGET (map));
    }
  favor_map_release (map);
  map_meter_rest (map);
  frame_meter_report (meter);
}

void
map_meter_pan (FavorMap *map, const char *name, double tile)
{
  FrameMeter *meter = frame_meter_new (name);

  map_meter_hold (map, tile);
  favor_map_release (map);
  map_meter_rest (map);
  for (int i = 0; i < N_FRAMES; i++)
    {
      frame_meter_start (meter);
      favor_map_pan (map, i % 60 < 30 ? 7 : -7, i % 40 < 20 ? 5 : -5);
      frame_meter_wait (meter, GTK_WIDGET (map));
    }
  frame_meter_report (meter);
}
