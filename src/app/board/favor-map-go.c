/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

#include "favor-map-private.h"

#include "favor-motion.h"

/* Which part of the map is seen, and its way from one to the next. */

/* A gesture that does not say when it ends has ended after so many milliseconds. */
#define HOLD_END 180
/* A map that was let go at speed comes to rest after so many milliseconds, below that speed at once, in
 * pixels in a second. */
#define GLIDE       500
#define SPEED_LEAST 100
/* How far it goes at its first speed, as a part of the way for which that would do all the time: so a
 * way that eases out as a cube begins without a jolt. */
#define GLIDE_PART (1 / 3.0)

static void
moved (FavorMap *self)
{
  gtk_widget_queue_draw (favor_map_parts (self)->overview);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Whole pixels, and a size of tiles for which there are pictures of exactly that. */
static void
rest (FavorMap *self)
{
  FavorMapParts   *parts = favor_map_parts (self);
  FavorMapSight   *sight = &parts->sight;
  gboolean         fits = sight->fits;
  double           tile = favor_map_round (sight->tile);
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) sight->window.width / 2,
                                                 (float) sight->window.height / 2);

  if (fabs (tile - sight->tile) > 0.001)
    favor_map_sight_zoom (sight, tile, &middle);
  sight->fits = fits;
  sight->tile = favor_map_round (sight->tile);
  sight->x = round (sight->x);
  sight->y = round (sight->y);
  if (fabs (parts->tile - sight->tile) > 0.001)
    {
      parts->tile = sight->tile;
      g_object_notify (G_OBJECT (self), "tile");
    }
  favor_map_prepare (self);
  moved (self);
}

static void
going_cb (double value, gpointer data)
{
  FavorMapParts *parts = favor_map_parts (data);
  FavorMapSight  mixed;

  favor_map_sight_mix (&parts->from, &parts->to, value, &mixed);
  parts->sight.tile = mixed.tile;
  parts->sight.x = mixed.x;
  parts->sight.y = mixed.y;
  moved (data);
}

static void
done_cb (FavorMap *self)
{
  favor_map_parts (self)->gliding = FALSE;
  rest (self);
}

void
favor_map_init_going (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  parts->going = adw_timed_animation_new (GTK_WIDGET (self),
                                          0,
                                          1,
                                          0,
                                          adw_callback_animation_target_new (going_cb,
                                                                             self,
                                                                             NULL));
  g_signal_connect_swapped (parts->going, "done", G_CALLBACK (done_cb), self);
}

static void
stop_waiting (FavorMapParts *parts)
{
  if (parts->resting != 0)
    g_source_remove (parts->resting);
  parts->resting = 0;
}

void
favor_map_stop_going (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  stop_waiting (parts);
  parts->gliding = FALSE;
  if (parts->going == NULL)
    return;
  g_signal_handlers_disconnect_by_func (parts->going, done_cb, self);
  /* It shall not begin anew, where it was. */
  adw_animation_pause (parts->going);
  g_clear_object (&parts->going);
}

void
favor_map_stop_gliding (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  if (!parts->gliding)
    return;
  parts->gliding = FALSE;
  parts->from = parts->to = parts->sight;
  adw_animation_skip (parts->going);
}

/* What is on its way is there. */
static void
arrive (FavorMap *self)
{
  favor_map_stop_gliding (self);
  if (favor_map_is_going (self))
    adw_animation_skip (favor_map_parts (self)->going);
}

FavorMapSight
favor_map_get_goal (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);
  FavorMapSight  goal = parts->sight;

  if (favor_map_is_going (self) && !parts->gliding)
    {
      goal.tile = parts->to.tile;
      goal.x = parts->to.x;
      goal.y = parts->to.y;
    }
  goal.content = favor_map_get_content (self);
  return goal;
}

/* In so many milliseconds. */
static void
set_out (FavorMap *self, const FavorMapSight *to, guint way)
{
  FavorMapParts *parts = favor_map_parts (self);

  favor_map_release (self);
  parts->gliding = FALSE;
  parts->to = *to;
  parts->to.x = round (to->x);
  parts->to.y = round (to->y);
  parts->from = parts->sight;
  parts->sight.fits = to->fits;
  if (way == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      adw_animation_reset (parts->going);
      going_cb (1, self);
      rest (self);
      return;
    }
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (parts->going), way);
  adw_animation_reset (parts->going);
  going_cb (0, self);
  adw_animation_play (parts->going);
}

void
favor_map_go (FavorMap *self, const FavorMapSight *to, gboolean animate)
{
  set_out (self, to, animate ? favor_motion_get_duration (FAVOR_MOTION_MOVE) : 0);
}

void
favor_map_glide (FavorMap *self, double vx, double vy)
{
  FavorMapSight goal = favor_map_get_goal (self);

  if (favor_map_is_going (self) || hypot (vx, vy) < SPEED_LEAST ||
      favor_motion_get_duration (FAVOR_MOTION_MOVE) == 0)
    return;
  favor_map_sight_pan (&goal,
                       vx * GLIDE / 1000 * GLIDE_PART,
                       vy * GLIDE / 1000 * GLIDE_PART);
  set_out (self, &goal, GLIDE);
  favor_map_parts (self)->gliding = TRUE;
}

/* ---- Gestures ------------------------------------------------------------------------- */

static gboolean
resting_cb (gpointer data)
{
  favor_map_parts (data)->resting = 0;
  favor_map_release (data);
  return G_SOURCE_REMOVE;
}

void
favor_map_hold (FavorMap *self, double tile, const graphene_point_t *about, gboolean ends)
{
  FavorMapParts *parts = favor_map_parts (self);

  arrive (self);
  stop_waiting (parts);
  parts->held = TRUE;
  if (!ends)
    parts->resting = g_timeout_add (HOLD_END, resting_cb, self);
  favor_map_get_content (self);
  favor_map_sight_zoom (&parts->sight, tile, about);
  moved (self);
}

void
favor_map_release (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  stop_waiting (parts);
  if (!parts->held)
    return;
  parts->held = FALSE;
  rest (self);
}

/* ---- Room ----------------------------------------------------------------------------- */

static gboolean
refit_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorMap *self = FAVOR_MAP (widget);

  if (favor_map_parts (self)->sight.fits)
    favor_map_fit (self, TRUE);
  return G_SOURCE_REMOVE;
}

static gboolean
notify_tile_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  g_object_notify (G_OBJECT (widget), "tile");
  return G_SOURCE_REMOVE;
}

/* Whoever hears of it may arrange things anew, which cannot be done while they get their places. */
static void
take_tile (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  if (fabs (parts->tile - parts->sight.tile) < 0.001)
    return;
  parts->tile = parts->sight.tile;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), notify_tile_cb, NULL, NULL);
}

/* What comes to a map that fits is seen, too: at once if there was nothing before. */
static void
take_content (FavorMap *self)
{
  FavorMapParts  *parts = favor_map_parts (self);
  graphene_rect_t before = parts->taken;
  graphene_rect_t content = favor_map_get_content (self);

  parts->changed = FALSE;
  parts->taken = content;
  favor_map_prepare (self);
  if (!parts->sight.fits || graphene_rect_equal (&before, &content))
    return;
  if (before.size.width > 0)
    {
      gtk_widget_add_tick_callback (GTK_WIDGET (self), refit_cb, NULL, NULL);
      return;
    }
  favor_map_sight_fit (&parts->sight);
  take_tile (self);
}

/* What had the focus and was seen is still seen. */
static void
take_window (FavorMap *self, const FavorMapWindow *window)
{
  FavorMapSight *sight = &favor_map_parts (self)->sight;
  GtkWidget     *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  FavorMapChild *known = favor_map_find (self, focus);
  gboolean       seen = known != NULL && favor_map_is_in_sight (self, focus);

  arrive (self);
  favor_map_sight_resize (sight, window);
  if (seen)
    favor_map_sight_reveal (sight, &known->at);
  take_tile (self);
}

void
favor_map_take_room (FavorMap *self, const FavorMapWindow *window)
{
  FavorMapParts *parts = favor_map_parts (self);

  if (parts->changed)
    take_content (self);
  if (!favor_map_window_equal (&parts->sight.window, window))
    take_window (self, window);
}

/* ---- Moving --------------------------------------------------------------------------- */

/**
 * favor_map_fit:
 * @animate: whether the way there is seen
 */
void
favor_map_fit (FavorMap *self, gboolean animate)
{
  FavorMapSight goal;

  g_return_if_fail (FAVOR_IS_MAP (self));

  goal = favor_map_get_goal (self);
  favor_map_sight_fit (&goal);
  favor_map_go (self, &goal, animate);
}

/* The middle of the window, or of what has the focus if that will be seen. */
static graphene_point_t
choose_about (FavorMap *self, const FavorMapSight *goal)
{
  GtkWidget       *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  FavorMapChild   *known = favor_map_find (self, focus);
  graphene_point_t about = GRAPHENE_POINT_INIT ((float) goal->window.width / 2,
                                                (float) (goal->window.height + goal->window.top) / 2);
  graphene_rect_t  seen = favor_map_sight_get_seen (goal);
  graphene_rect_t  pixels;
  graphene_point_t middle;

  if (known == NULL)
    return about;
  graphene_rect_get_center (&known->at, &middle);
  if (!graphene_rect_contains_point (&seen, &middle))
    return about;
  pixels = favor_map_sight_to_pixels (goal, &known->at);
  graphene_rect_get_center (&pixels, &about);
  return about;
}

/**
 * favor_map_zoom:
 * @by: 1 for larger, -1 for smaller tiles
 * @about: (nullable): a point of the window, in pixels, that stays where it is
 */
void
favor_map_zoom (FavorMap *self, int by, const graphene_point_t *about)
{
  FavorMapSight    goal;
  graphene_point_t at;

  g_return_if_fail (FAVOR_IS_MAP (self));

  goal = favor_map_get_goal (self);
  at = about != NULL ? *about : choose_about (self, &goal);
  favor_map_sight_zoom (&goal, favor_map_step (goal.tile, by), &at);
  favor_map_go (self, &goal, TRUE);
}

/**
 * favor_map_pan:
 * @dx: to the right, in pixels
 * @dy: downwards, in pixels
 */
void
favor_map_pan (FavorMap *self, double dx, double dy)
{
  FavorMapParts *parts;

  g_return_if_fail (FAVOR_IS_MAP (self));

  parts = favor_map_parts (self);
  arrive (self);
  favor_map_get_content (self);
  favor_map_sight_pan (&parts->sight, dx, dy);
  if (!parts->held)
    {
      parts->sight.x = round (parts->sight.x);
      parts->sight.y = round (parts->sight.y);
    }
  moved (self);
}

/**
 * favor_map_show:
 * @at: in tiles
 * @animate: whether the way there is seen
 */
void
favor_map_show (FavorMap *self, const graphene_rect_t *at, gboolean animate)
{
  FavorMapSight goal;

  g_return_if_fail (FAVOR_IS_MAP (self));

  goal = favor_map_get_goal (self);
  /* A map that was not shown yet will show all. */
  if (goal.window.width > 0 && favor_map_sight_reveal (&goal, at))
    favor_map_go (self, &goal, animate);
}

/**
 * favor_map_centre:
 * @at: a point of the map, in tiles
 * @animate: whether the way there is seen
 */
void
favor_map_centre (FavorMap *self, const graphene_point_t *at, gboolean animate)
{
  FavorMapSight goal;

  g_return_if_fail (FAVOR_IS_MAP (self));

  goal = favor_map_get_goal (self);
  favor_map_sight_centre (&goal, at);
  favor_map_go (self, &goal, animate);
}
