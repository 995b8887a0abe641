/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "tokens-sea.h"

#include <adwaita.h>
#include <math.h>

#include "favor-ground.h"
#include "favor-texture.h"
#include "tokens-land.h"
#include "tokens-place.h"

/* Of the waves, in pixels. */
#define WAVES 200

struct _TokensSea
{
  FavorGround *waves;
  /* (nullable): the land as it was drawn last, and where that lies on the map, in tiles. */
  GdkTexture     *land;
  graphene_rect_t at;
  /* What it shows, and how. */
  guint8   terrain[FAVOR_HEX_MAX_HEXES];
  guint8   number[FAVOR_HEX_MAX_HEXES];
  guint8   harbour[TOKENS_MAX_SLOTS];
  double   tile;
  double   letters;
  int      scale;
  gboolean dark;
};

TokensSea *
tokens_sea_new (void)
{
  TokensSea *self = g_new0 (TokensSea, 1);

  self->waves = favor_ground_new ();
  return self;
}

void
tokens_sea_free (TokensSea *self)
{
  favor_ground_free (self->waves);
  g_clear_object (&self->land);
  g_free (self);
}

static gboolean
is_same (const TokensSea *a, const TokensSea *b)
{
  return memcmp (a->terrain, b->terrain, sizeof a->terrain) == 0 &&
         memcmp (a->number, b->number, sizeof a->number) == 0 &&
         memcmp (a->harbour, b->harbour, sizeof a->harbour) == 0 && a->dark == b->dark &&
         a->scale == b->scale && fabs (a->letters - b->letters) < 0.01;
}

/* Around the island, at whole pixels. */
static graphene_rect_t
find_pixels (FavorMap *map, const TokensState *state)
{
  graphene_rect_t extent = tokens_find_extent (tokens_map (state));
  graphene_rect_t at = favor_map_to_pixels (map, &extent);

  graphene_rect_round_extents (&at, &at);
  return at;
}

static void
draw_land (TokensSea *self, FavorMap *map, const TokensState *state)
{
  const double     unit = self->tile / TOKENS_UNITS;
  graphene_rect_t  pixels = find_pixels (map, state);
  graphene_point_t begin = favor_map_to_map (map, pixels.origin.x, pixels.origin.y);
  const TokensLand land = { .widget = GTK_WIDGET (map),
                            .unit = unit,
                            .origin = { begin.x * (float) TOKENS_UNITS,
                                        begin.y * (float) TOKENS_UNITS },
                            .dark = self->dark };
  GtkSnapshot     *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  tokens_land_draw (&land, state, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_clear_object (&self->land);
  self->land = favor_texture_from_node (node, &pixels.size, self->scale);
  self->at = (graphene_rect_t){ begin,
                                { (float) (pixels.size.width / self->tile),
                                  (float) (pixels.size.height / self->tile) } };
}

/* While the zoom moves what was drawn last is larger or smaller. */
static void
follow (TokensSea *self, FavorMap *map, const TokensState *state)
{
  TokensSea now = {
    .dark = adw_style_manager_get_dark (adw_style_manager_get_default ())
  };
  double tile = favor_map_peek_sight (map)->tile;

  memcpy (now.terrain, state->terrain, sizeof now.terrain);
  memcpy (now.number, state->number_token, sizeof now.number);
  memcpy (now.harbour, state->harbour, sizeof now.harbour);
  now.scale = gtk_widget_get_scale_factor (GTK_WIDGET (map));
  now.letters = favor_face_scale_fonts (GTK_WIDGET (map));
  if (self->land != NULL && is_same (self, &now) &&
      (fabs (self->tile - tile) < 0.01 || favor_map_is_zooming (map)))
    return;
  now.waves = self->waves;
  now.land = self->land;
  now.tile = tile;
  *self = now;
  draw_land (self, map, state);
}

void
tokens_sea_draw (TokensSea         *self,
                 FavorMap          *map,
                 const TokensState *state,
                 GtkSnapshot       *snapshot)
{
  gboolean        dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  graphene_rect_t at;

  favor_ground_snapshot (self->waves,
                         dark ? "tokens/sea-tile-dark" : "tokens/sea-tile-light",
                         WAVES,
                         GTK_WIDGET (map),
                         snapshot);
  if (state == NULL)
    return;
  follow (self, map, state);
  at = favor_map_to_pixels (map, &self->at);
  at.origin = GRAPHENE_POINT_INIT (roundf (at.origin.x), roundf (at.origin.y));
  favor_texture_append (self->land, GTK_WIDGET (map), snapshot, &at);
}
