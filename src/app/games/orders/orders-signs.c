/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include "orders-signs.h"

#include "favor-shapes.h"
#include "favor-tile-board.h"
#include "orders-faces.h"

/* How far apart places for followers lie, in the size of their signs, and how often they are pushed. */
#define TARGET_GAP    1.06
#define SPREAD_ROUNDS 24
/* Of a gap: how much of its space stays free at each side, in shares of it; the stripes across it, in
 * pixels. */
#define GAP_EDGE   0.12
#define GAP_RADIUS 4
#define STRIPE     7

/* ---- Places for followers ------------------------------------------------------------- */

/* Places of followers lie so close that their signs would cover each other where tiles are small: they
 * are pushed apart, each as far as the other. */
static void
spread (graphene_point_t *spots, guint n, float room)
{
  for (guint round = 0; round < SPREAD_ROUNDS; round++)
    for (guint i = 0; i < n; i++)
      for (guint j = i + 1; j < n; j++)
        {
          float dx = spots[j].x - spots[i].x, dy = spots[j].y - spots[i].y;
          float far = MAX (hypotf (dx, dy), 1), push = (room - far) / 2 / far;

          if (push <= 0)
            continue;
          graphene_point_init (&spots[i], spots[i].x - push * dx, spots[i].y - push * dy);
          graphene_point_init (&spots[j], spots[j].x + push * dx, spots[j].y + push * dy);
        }
}

guint
orders_spread_targets (const FavorPlacedTile *placed,
                       double                 tile,
                       guint                 *parts,
                       graphene_point_t      *spots)
{
  guint n = 0;

  for (guint part = 0; part < ORDERS_N_PARTS; part++)
    {
      guint segment = orders_segment_of_part (placed->tile, part);

      if (segment == FAVOR_SEGMENT_NONE)
        continue;
      parts[n] = part;
      spots[n++] = orders_find_foot (placed, segment);
    }
  spread (spots,
          n,
          (float) (MAX (ORDERS_TARGET_SIZE,
                        ORDERS_TARGET_LEAST * FAVOR_TILE_UNITS / MAX (tile, 1)) *
                   TARGET_GAP));
  return n;
}

/* ---- Gaps ----------------------------------------------------------------------------- */

/* Stripes of the colour of the map's dots. */
void
orders_draw_gap (GtkWidget *map, GtkSnapshot *snapshot, const graphene_rect_t *at)
{
  float            edge = at->size.width * (float) GAP_EDGE;
  graphene_point_t from = at->origin;
  graphene_point_t to = GRAPHENE_POINT_INIT (from.x + STRIPE, from.y + STRIPE);
  GskColorStop     stops[4];
  GskRoundedRect   shape;
  graphene_rect_t  inner;
  GdkRGBA          colour, clear;

  gtk_style_context_get_color (gtk_widget_get_style_context (map), &colour);
  clear = colour;
  clear.alpha = 0;
  stops[0] = (GskColorStop){ 0, colour };
  stops[1] = (GskColorStop){ 0.5f, colour };
  stops[2] = (GskColorStop){ 0.5f, clear };
  stops[3] = (GskColorStop){ 1, clear };
  graphene_rect_inset_r (at, edge, edge, &inner);
  gsk_rounded_rect_init_from_rect (&shape, &inner, GAP_RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_repeating_linear_gradient (snapshot,
                                                 &inner,
                                                 &from,
                                                 &to,
                                                 stops,
                                                 G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);
}
