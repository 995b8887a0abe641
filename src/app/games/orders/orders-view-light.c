/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "orders-view-private.h"

#include "favor-focus.h"
#include "favor-seat-sign.h"
#include "favor-shapes.h"
#include "favor-tile-art.h"

/* Which feature of the map stands out: that under the pointer, or that of what has the focus. */

/* How much of the colour of a seat there is in the light of what it owns. */
#define OWNED 0.7f
/* How much of the ground it covers; houses leave little of that of a city. */
#define COVER      0.5f
#define COVER_CITY 0.8f

/* ---- The light ------------------------------------------------------------------------ */

static GdkRGBA
mix_colour (OrdersView *self, FavorSeat owner)
{
  FavorCursor  *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  FavorSession *session = favor_cursor_get_session (cursor);
  GdkRGBA       light = favor_gold_light;
  guint32       field, emblem;

  favor_seat_sign_get_rgb (favor_session_get_player (session, owner)->colour,
                           &field,
                           &emblem);
  light.red += ((float) (field >> 16 & 0xff) / 255 - light.red) * OWNED;
  light.green += ((float) (field >> 8 & 0xff) / 255 - light.green) * OWNED;
  light.blue += ((float) (field & 0xff) / 255 - light.blue) * OWNED;
  return light;
}

/* Of the seat that owns it; of several, and of nobody, light alone. */
static GdkRGBA
find_colour (OrdersView *self, const OrdersFeature *feature)
{
  gint    owner = g_bit_nth_lsf (feature->owners, -1);
  GdkRGBA light = owner < 0 ? favor_paper : favor_gold_light;

  if (owner >= 0 && feature->owners == 1u << owner)
    light = mix_colour (self, (FavorSeat) owner);
  light.alpha = feature->land == FAVOR_LAND_CITY ? COVER_CITY : COVER;
  return light;
}

/* The pointer and the focus go, too, when there is no game any more. */
static gboolean
has_game (OrdersView *self)
{
  return favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)) != NULL;
}

/* What brought points; each feature once, also where it did so more than once. */
static guint
list_points (OrdersView        *self,
             const OrdersState *state,
             FavorNode          names[FAVOR_TILE_MAP_MAX_NODES])
{
  guint n = 0;

  for (guint i = 0; i < self->points->len; i++)
    {
      const OrdersSpot *spot = &g_array_index (self->points, OrdersSpot, i);
      gint              name = FAVOR_NONE;
      guint             k = 0;

      if (spot->at < state->n_placed)
        name = orders_find_feature (state, spot->at, spot->part);
      if (name < 0)
        continue;
      while (k < n && names[k] != name)
        k++;
      if (k == n)
        names[n++] = (FavorNode) name;
    }
  return n;
}

static void
light_points (OrdersView *self, const OrdersState *state)
{
  FavorNode names[FAVOR_TILE_MAP_MAX_NODES];
  GdkRGBA   colour = { 0 };
  guint     n = list_points (self, state, names);

  if (self->points->len > 0)
    colour = self->points_of < 0 ? favor_paper : mix_colour (self, self->points_of);
  colour.alpha = COVER;
  for (guint i = 0; i < n; i++)
    if (orders_node_land (state, names[i]) == FAVOR_LAND_CITY)
      colour.alpha = COVER_CITY;
  orders_chart_light_up (self->chart, state, names, n, &colour);
}

void
orders_view_flash_points (OrdersView *self)
{
  const OrdersState *state = orders_view_get_seen (self);
  FavorNode          names[FAVOR_TILE_MAP_MAX_NODES];
  guint              n = list_points (self, state, names), n_closed = 0;

  for (guint i = 0; i < n; i++)
    {
      OrdersFeature feature = orders_look_at (state, names[i]);

      if (feature.land == FAVOR_LAND_CITY && feature.complete)
        names[n_closed++] = names[i];
    }
  orders_chart_flash (self->chart, state, names, n_closed);
}

void
orders_view_light_up (OrdersView *self, gint at, guint part)
{
  const OrdersState *state = has_game (self) ? orders_view_get_seen (self) : NULL;
  gint               name = FAVOR_NONE;
  OrdersFeature      feature;
  GdkRGBA            colour;

  if (state == NULL)
    return;
  if (at >= 0 && at < state->n_placed)
    name = orders_find_feature (state, (guint) at, part);
  self->lit_at = name >= 0 ? at : FAVOR_NONE;
  self->lit_part = part;
  if (name < 0)
    {
      light_points (self, state);
      return;
    }
  orders_view_forget_points (self);
  feature = orders_look_at (state, (FavorNode) name);
  colour = find_colour (self, &feature);
  orders_chart_light_up (self->chart, state, &feature.name, 1, &colour);
}

void
orders_view_forget_points (OrdersView *self)
{
  g_array_set_size (self->points, 0);
}

void
orders_view_light_again (OrdersView *self)
{
  orders_view_light_up (self, self->lit_at, self->lit_part);
}

guint
orders_view_find_part (OrdersView *self, guint at)
{
  const OrdersState *state = orders_view_get_seen (self);

  if (self->pointed_at == (gint) at && self->pointed_part < ORDERS_N_PARTS)
    return self->pointed_part;
  for (guint part = 0; part < ORDERS_N_PARTS; part++)
    if (orders_find_feature (state, at, part) >= 0)
      return part;
  return ORDERS_N_PARTS;
}

/* ---- The pointer ---------------------------------------------------------------------- */

/* The part of a tile that lies at a place of the map, or ORDERS_N_PARTS for none. */
static guint
find_part_at (const FavorPlacedTile *placed, const graphene_point_t *at)
{
  guint segment = favor_tile_art_find_part (placed->tile,
                                            placed->rotation,
                                            (double) at->x - placed->x,
                                            (double) at->y - placed->y);

  return segment == FAVOR_TILE_NO_PART ? ORDERS_N_PARTS
                                       : orders_part_of_segment (placed->tile, segment);
}

/* (nullable): the tile of a piece that is one. */
static const FavorPlacedTile *
find_tile (OrdersView *self, FavorPiece *piece, gint *at)
{
  const OrdersState *state = orders_view_get_seen (self);
  guint              which;

  *at = FAVOR_NONE;
  if (orders_chart_identify (piece, &which) != ORDERS_THING_TILE ||
      which >= state->n_placed)
    return NULL;
  *at = (gint) which;
  return &state->placed[which];
}

/* Pieces say when the pointer comes; where on a tile it is they do not. */
static void
motion_cb (OrdersView *self, double x, double y)
{
  FavorPiece            *piece = favor_tile_pick (FAVOR_MAP (self->chart), x, y);
  graphene_point_t       spot = favor_map_to_map (FAVOR_MAP (self->chart), x, y);
  const FavorPlacedTile *tile = NULL;
  gint                   at = FAVOR_NONE;
  guint                  part = ORDERS_N_PARTS;

  if (!has_game (self))
    return;
  if (piece == NULL)
    orders_view_light_up (self, FAVOR_NONE, 0);
  else
    tile = find_tile (self, piece, &at);
  if (tile != NULL)
    part = find_part_at (tile, &spot);
  if (at == self->pointed_at && part == self->pointed_part)
    return;
  self->pointed_at = at;
  self->pointed_part = part;
  if (at >= 0)
    FAVOR_PIECE_VIEW_GET_CLASS (self)->inspect (FAVOR_PIECE_VIEW (self), piece);
}

/* What has the focus stands out again. */
static void
leave_cb (OrdersView *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = favor_focus_get_within (GTK_WIDGET (self->chart));

  self->pointed_at = FAVOR_NONE;
  self->pointed_part = ORDERS_N_PARTS;
  if (!has_game (self))
    return;
  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)) &&
      FAVOR_IS_PIECE (focus))
    FAVOR_PIECE_VIEW_GET_CLASS (self)->inspect (FAVOR_PIECE_VIEW (self),
                                                FAVOR_PIECE (focus));
  else
    orders_view_light_up (self, FAVOR_NONE, 0);
}

static void
unfocus_cb (OrdersView *self)
{
  if (self->pointed_at < 0)
    orders_view_light_up (self, FAVOR_NONE, 0);
}

void
orders_view_init_light (OrdersView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->points = g_array_new (FALSE, FALSE, sizeof (OrdersSpot));
  self->lit_at = FAVOR_NONE;
  self->pointed_at = FAVOR_NONE;
  self->pointed_part = ORDERS_N_PARTS;
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->chart), motion);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (unfocus_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->chart), focus);
}
