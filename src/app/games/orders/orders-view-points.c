/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "orders-view-private.h"

/* What the view adds to the scoring pad: where the points of a cell came from, as the events of its
 * plies say; and how the scores would stand if the game ended now. */

/* Where an event tells of points, in its arguments; the lands are those of the rows. */
typedef struct
{
  OrdersRow row;
  /* -1: the row is the same for all lands. */
  gint8 land;
  /* (in the arguments): the tile, and behind it the part. */
  guint8 at;
} PointEvent;

static const PointEvent point_events[ORDERS_N_EVENTS] = {
  [ORDERS_EVENT_FEATURE_SCORED] = { ORDERS_ROW_ROAD, 0, 2 },
  [ORDERS_EVENT_FEATURE_SHARED] = { ORDERS_ROW_ROAD, 1, 3 },
  [ORDERS_EVENT_FINAL_FEATURE] = { ORDERS_ROW_END_ROAD, 0, 2 },
  [ORDERS_EVENT_FINAL_FARM] = { ORDERS_ROW_FARM, -1, 2 },
};

/* The same where there are none. */
#define UNSCORED_AT 1

/* The row of an event that tells of a feature. */
static guint
find_row (const FavorEvent *event, const PointEvent *points)
{
  static const guint8 from_road[FAVOR_N_LANDS] = {
    [FAVOR_LAND_ROAD] = 0,
    [FAVOR_LAND_CITY] = ORDERS_ROW_CITY - ORDERS_ROW_ROAD,
    [FAVOR_LAND_CLOISTER] = ORDERS_ROW_CLOISTER - ORDERS_ROW_ROAD,
  };

  G_STATIC_ASSERT (ORDERS_ROW_END_CITY - ORDERS_ROW_END_ROAD ==
                   ORDERS_ROW_CITY - ORDERS_ROW_ROAD);
  G_STATIC_ASSERT (ORDERS_ROW_END_CLOISTER - ORDERS_ROW_END_ROAD ==
                   ORDERS_ROW_CLOISTER - ORDERS_ROW_ROAD);
  return points->row + (points->land < 0 ? 0 : from_road[event->arg[points->land]]);
}

static gboolean
is_of (const FavorEvent *event, FavorSeat seat)
{
  return event->kind == ORDERS_EVENT_FEATURE_SHARED ? (event->arg[0] >> seat & 1) != 0
                                                    : event->actor == seat;
}

static void
add_feature (OrdersView *self, guint at, guint part)
{
  OrdersSpot spot = { (guint8) at, (guint8) part };

  g_array_append_val (self->points, spot);
}

/* An order is fulfilled by what the last tile completes, or else by what it became a part of. */
static void
add_last_tile (OrdersView *self, guint ply)
{
  FavorCursor            *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  g_autofree OrdersState *state = g_new0 (OrdersState, 1);
  guint                   at, complete = 0, open = 0;

  favor_cursor_copy_state (cursor, ply, state);
  at = state->n_placed - 1u;
  for (guint part = 0; part < ORDERS_N_PARTS; part++)
    {
      gint          name = orders_find_feature (state, at, part);
      OrdersFeature feature;

      if (name < 0)
        continue;
      feature = orders_look_at (state, (FavorNode) name);
      if (feature.complete)
        complete |= 1u << part;
      else if (feature.land != FAVOR_LAND_FARM)
        open |= 1u << part;
    }
  for (guint part = 0; part < ORDERS_N_PARTS; part++)
    if (((complete != 0 ? complete : open) >> part & 1) != 0)
      add_feature (self, at, part);
}

static void
add_ply (OrdersView *self, FavorSeat seat, guint row, guint ply)
{
  FavorCursor      *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  guint             n;
  const FavorEvent *events = favor_cursor_get_events (cursor, ply, &n);

  for (guint i = 0; i < n; i++)
    {
      const PointEvent *points = &point_events[events[i].kind];

      if (!is_of (&events[i], seat))
        continue;
      if (points->at > 0 &&
          (row == ORDERS_N_ROWS || row == find_row (&events[i], points)))
        add_feature (self,
                     (guint) events[i].arg[points->at],
                     (guint) events[i].arg[points->at + 1]);
      else if (events[i].kind == ORDERS_EVENT_ORDER_FULFILLED &&
               (row == ORDERS_N_ROWS || row == ORDERS_ROW_ORDERS))
        add_last_tile (self, ply);
    }
}

static void
point_out (FavorGameView *view, FavorSeat seat, guint line, const GArray *entries)
{
  OrdersView     *self = ORDERS_VIEW (view);
  graphene_rect_t place;

  if (favor_game_view_get_cursor (view) == NULL)
    return;
  g_array_set_size (self->points, 0);
  self->points_of = seat;
  for (guint i = 0; i < entries->len; i++)
    add_ply (self, seat, line, g_array_index (entries, FavorPadEntry, i).ply);
  orders_view_light_up (self, FAVOR_NONE, 0);
  if (!orders_chart_get_lit (self->chart, &place))
    return;
  favor_map_show (FAVOR_MAP (self->chart), &place, TRUE);
}

/* Which of several that share something is named first; what nobody owns stands out, too. */
static FavorSeat
find_owner (const FavorEvent *event)
{
  if (event->kind == ORDERS_EVENT_FEATURE_UNSCORED)
    return FAVOR_SEAT_NONE;
  return event->kind == ORDERS_EVENT_FEATURE_SHARED
           ? (FavorSeat) g_bit_nth_lsf ((gulong) event->arg[0], -1)
           : event->actor;
}

gboolean
orders_view_note_points (OrdersView *self)
{
  guint             n;
  const FavorEvent *events = favor_game_view_get_told (FAVOR_GAME_VIEW (self), &n);

  if (n > 0)
    orders_view_forget_points (self);
  for (guint i = 0; i < n; i++)
    {
      const guint at = events[i].kind == ORDERS_EVENT_FEATURE_UNSCORED
                         ? UNSCORED_AT
                         : point_events[events[i].kind].at;

      if (at == 0)
        continue;
      self->points_of = find_owner (&events[i]);
      add_feature (self, (guint) events[i].arg[at], (guint) events[i].arg[at + 1]);
    }
  return n > 0;
}

/* Of the orders only those cost something that the viewer sees; where all do, those of each seat. */
static gboolean
foresee (FavorGameView *view, FavorSeat seat, FavorPad *pad)
{
  FavorCursor       *cursor = favor_game_view_get_cursor (view);
  const OrdersState *state;
  FavorSeat          viewer;

  if (cursor == NULL)
    return FALSE;
  state = favor_cursor_get_state (cursor);
  viewer = favor_cursor_get_viewer (cursor);
  if (state->head.phase == ORDERS_PHASE_OVER)
    return FALSE;
  orders_score_now (state, viewer == FAVOR_VIEWER_OPEN ? seat : viewer, seat, pad);
  return TRUE;
}

void
orders_view_install_points (FavorGameViewClass *view_class)
{
  view_class->foresee = foresee;
  view_class->point_out = point_out;
}
