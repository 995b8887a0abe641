/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "orders-chart-private.h"

#include "favor-board-things.h"
#include "orders-faces.h"

/* Where a follower can be deployed: round targets on the tile that was laid. */

/* FALSE where nobody can be deployed: in a game without farmers there is no place for one. */
static gboolean
dress_target (OrdersChart *self, const OrdersState *state, guint part)
{
  guint                 last = state->n_placed - 1u;
  guint                 segment = orders_segment_of_part (state->placed[last].tile, part);
  FavorLand             land = orders_land (state, last, segment);
  g_autoptr (FavorFace) face = NULL;

  if (land == FAVOR_LAND_FARM && state->options.farms != 0)
    return FALSE;
  face = orders_face_new_target (land);
  favor_piece_replace_face (self->target[part], face);
  return TRUE;
}

static void
put_target (OrdersChart *self, guint part, const graphene_point_t *spot)
{
  favor_tile_put (FAVOR_MAP (self),
                  self->target[part],
                  LAYER_TARGET,
                  self->asked.x,
                  self->asked.y,
                  &FAVOR_RECT (spot->x - ORDERS_TARGET_SIZE / 2,
                               spot->y - ORDERS_TARGET_SIZE / 2,
                               ORDERS_TARGET_SIZE,
                               ORDERS_TARGET_SIZE));
}

static guint
find_spots (OrdersChart *self, guint *parts, graphene_point_t *spots)
{
  return orders_spread_targets (&self->asked,
                                favor_map_get_tile (FAVOR_MAP (self)),
                                parts,
                                spots);
}

void
orders_chart_set_targets (OrdersChart *self, const OrdersState *state, gboolean open)
{
  guint            parts[ORDERS_N_PARTS], n = 0;
  graphene_point_t spots[ORDERS_N_PARTS];

  self->asked = state->placed[state->n_placed - 1];
  self->asks = open;
  for (guint part = 0; part < ORDERS_N_PARTS; part++)
    favor_tile_put_away (FAVOR_MAP (self), self->target[part]);
  if (open)
    n = find_spots (self, parts, spots);
  for (guint i = 0; i < n; i++)
    if (dress_target (self, state, parts[i]))
      put_target (self, parts[i], &spots[i]);
}

void
orders_chart_spread_targets (OrdersChart *self)
{
  guint            parts[ORDERS_N_PARTS], n = 0;
  graphene_point_t spots[ORDERS_N_PARTS];
  graphene_rect_t  at;

  if (self->asks)
    n = find_spots (self, parts, spots);
  for (guint i = 0; i < n; i++)
    if (favor_map_get_place (FAVOR_MAP (self), GTK_WIDGET (self->target[parts[i]]), &at))
      put_target (self, parts[i], &spots[i]);
}
