/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-landscape.h"

void
kingdom_places_get (const KingdomWished *self, KingdomTile *before, KingdomTile *now)
{
  g_autofree char *both = g_strdup_printf ("%s %s", self->before, self->now);

  kingdom_test_lay (self->before, before);
  kingdom_test_lay (self->whole ? self->now : both, now);
}

/* Turns a tile, or plays a favor on it. */
static void
alter (FavorRng *rng, KingdomTile *tiles)
{
  KingdomTile *record = &tiles[favor_rng_below (rng, KINGDOM_N_TILES)];
  const guint  side = favor_rng_below (rng, FAVOR_N_SIDES);

  if (record->place != KINGDOM_PLACE_MAP)
    return;
  switch (favor_rng_below (rng, 4))
    {
    case 0:
      record->rot = (guint8) side;
      break;
    case 1:
      record->middle = (guint8) favor_rng_below (rng, KINGDOM_N_TOKENS);
      record->middle_turn = kingdom_token_arms (record->middle, 0) == 0
                              ? 0
                              : (guint8) favor_rng_below (rng, 2);
      break;
    default:
      record->tri[side] = (guint8) favor_rng_below (rng, KINGDOM_N_TRIANGLES);
    }
}

/* Lays or moves a tile next to another one; seldom where it does not fit. */
static void
lay (FavorRng *rng, KingdomTile *tiles)
{
  const guint       tile = favor_rng_below (rng, KINGDOM_N_TILES);
  const KingdomTile was = tiles[tile];
  const KingdomTile beside = tiles[favor_rng_below (rng, KINGDOM_N_TILES)];
  const guint       side = favor_rng_below (rng, FAVOR_N_SIDES);
  const gint     x = beside.x + favor_side_dx (side), y = beside.y + favor_side_dy (side);
  const gboolean must_fit = favor_rng_below (rng, 30) > 0;
  KingdomMap     map;

  kingdom_map_init (&map, tiles);
  if (beside.place != KINGDOM_PLACE_MAP || ABS (x) > 20 || ABS (y) > 20 ||
      kingdom_map_at (&map, x, y) != KINGDOM_NO_TILE ||
      (was.place == KINGDOM_PLACE_MAP && favor_rng_below (rng, 10) > 0))
    return;
  tiles[tile] = (KingdomTile){ KINGDOM_PLACE_MAP, (gint8) x, (gint8) y, 0 };
  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    {
      KingdomLook look;

      tiles[tile].rot = (guint8) rot;
      kingdom_look (kingdom_type_of[tile], &tiles[tile], rot, &look);
      if (!must_fit ||
          favor_edges_apart (look.edges,
                             kingdom_map_needs (&map, x, y, KINGDOM_NO_TILE)) == 0)
        return;
    }
  tiles[tile] = was;
}

void
kingdom_landscape_begin (FavorRng *rng, KingdomTile *tiles)
{
  KingdomTile before[KINGDOM_N_TILES];

  if (favor_rng_below (rng, 2) == 0)
    {
      kingdom_places_get (&kingdom_wished[favor_rng_below (rng, kingdom_n_wished)],
                          before,
                          tiles);
      return;
    }
  kingdom_test_lay ("D(0,0)r0", tiles);
  for (guint n = 200 + favor_rng_below (rng, 2000); n > 0; n--)
    lay (rng, tiles);
}

void
kingdom_landscape_go_on (FavorRng *rng, KingdomTile *tiles)
{
  for (guint n = 1 + favor_rng_below (rng, 8); n > 0; n--)
    if (favor_rng_below (rng, 2) == 0)
      alter (rng, tiles);
    else
      lay (rng, tiles);
}
