/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "favor-time-track.h"

#include "favor-accessible.h"
#include "favor-score-line.h"
#include "favor-scrub.h"
#include "favor-texture.h"
#include "favor-time-band.h"
#include "favor-time-bubble.h"
#include "favor-table-words.h"

#define LEAST_WIDTH 60
#define BUBBLE_GAP  4

struct _FavorTimeTrack
{
  GtkWidget parent_instance;

  GtkWidget      *scale;
  GtkAdjustment  *adjustment;
  GtkWidget      *bubble;
  FavorCursor    *cursor;
  FavorScoreLine *line;
  FavorAnalysis  *analysis;
  FavorScrub     *scrub;

  /* What the bubble is about; it is there for the pointer or for the focus. */
  guint    bubble_ply;
  gboolean has_pointer;
  gboolean updating;

  /* All but the grip, as it was drawn last; NULL: to be drawn. */
  GdkTexture *picture;
  int         picture_width;
  int         picture_scale;
};

G_DEFINE_FINAL_TYPE (FavorTimeTrack, favor_time_track, GTK_TYPE_WIDGET)

static guint
get_n_plies (FavorTimeTrack *self)
{
  return favor_session_get_n_plies (favor_cursor_get_session (self->cursor));
}

/* ---- The picture ---------------------------------------------------------------------- */

/* Without the arrays: enough to find places. */
static void
measure_band (FavorTimeTrack *self, FavorTimeBand *band)
{
  *band = (FavorTimeBand){
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
    .n_plies = get_n_plies (self),
  };
}

static void
fill_band (FavorTimeTrack *self, FavorTimeBand *band)
{
  FavorSession *session = favor_cursor_get_session (self->cursor);

  measure_band (self, band);
  band->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  band->turns = g_array_new (FALSE, FALSE, sizeof (FavorTurn));
  band->key_plies = g_array_new (FALSE, FALSE, sizeof (guint));
  band->points = g_array_new (FALSE, FALSE, sizeof (guint));
  favor_score_line_find_rounds (self->line, band->starts);
  favor_turns_find (session, band->turns);
  favor_turns_find_key_plies (self->cursor, band->key_plies);
  if (self->analysis != NULL && favor_analysis_get_ready (self->analysis))
    for (guint i = 0; i < favor_analysis_get_n_points (self->analysis); i++)
      g_array_append_val (band->points,
                          favor_analysis_get_point (self->analysis, i)->ply);
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    band->colour[i] = favor_session_get_player (session, (FavorSeat) i)->colour;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)),
                               &band->text);
}

static void
clear_band (FavorTimeBand *band)
{
  g_array_unref (band->starts);
  g_array_unref (band->turns);
  g_array_unref (band->key_plies);
  g_array_unref (band->points);
}

static void
paint_picture (FavorTimeTrack *self, int width, int scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         width * scale,
                                                         FAVOR_TIME_BAND_HEIGHT * scale);
  cairo_t         *cr = cairo_create (surface);
  FavorTimeBand    band;

  cairo_scale (cr, scale, scale);
  fill_band (self, &band);
  favor_time_band_paint (&band, gtk_widget_get_pango_context (GTK_WIDGET (self)), cr);
  clear_band (&band);
  cairo_destroy (cr);
  g_clear_object (&self->picture);
  self->picture = favor_texture_from_surface (surface);
  self->picture_width = width;
  self->picture_scale = scale;
}

static void
forget_picture (FavorTimeTrack *self)
{
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
favor_time_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorTimeTrack *self = FAVOR_TIME_TRACK (widget);
  int             width = gtk_widget_get_width (widget);
  int             scale = gtk_widget_get_scale_factor (widget);
  FavorTimeBand   band;

  if (self->cursor != NULL && width > 0)
    {
      if (self->picture == NULL || self->picture_width != width ||
          self->picture_scale != scale)
        paint_picture (self, width, scale);
      favor_texture_append (self->picture,
                            widget,
                            snapshot,
                            &GRAPHENE_RECT_INIT (0,
                                                 0,
                                                 (float) width,
                                                 FAVOR_TIME_BAND_HEIGHT));
      measure_band (self, &band);
      favor_time_band_add_grip (&band, favor_cursor_get_ply (self->cursor), snapshot);
    }
  gtk_widget_snapshot_child (widget, self->scale, snapshot);
  gtk_widget_snapshot_child (widget, self->bubble, snapshot);
}

/* ---- Places --------------------------------------------------------------------------- */

static void
favor_time_track_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  FavorTimeTrack *self = FAVOR_TIME_TRACK (widget);

  gtk_widget_measure (self->scale, orientation, -1, minimum, NULL, NULL, NULL);
  *minimum = MAX (*minimum,
                  orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH
                                                            : FAVOR_TIME_BAND_HEIGHT);
  *natural = *minimum;
}

/* Above its ply, but not beyond the sides of the track if that can be helped. */
static void
place_bubble (FavorTimeTrack *self, int width)
{
  FavorTimeBand band;
  GtkAllocation to = { 0 };
  int           least;

  measure_band (self, &band);
  gtk_widget_measure (self->bubble,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      &to.width,
                      NULL,
                      NULL);
  to.width = CLAMP (to.width, least, MAX (width, least));
  gtk_widget_measure (self->bubble,
                      GTK_ORIENTATION_VERTICAL,
                      to.width,
                      NULL,
                      &to.height,
                      NULL,
                      NULL);
  to.x = (int) favor_time_band_x (&band, self->bubble_ply) - to.width / 2;
  to.x = MAX (0, MIN (to.x, width - to.width));
  to.y = -to.height - BUBBLE_GAP;
  gtk_widget_size_allocate (self->bubble, &to, -1);
}

static void
favor_time_track_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorTimeTrack *self = FAVOR_TIME_TRACK (widget);

  gtk_widget_size_allocate (self->scale, &(GtkAllocation){ 0, 0, width, height }, -1);
  if (gtk_widget_get_visible (self->bubble) && self->cursor != NULL)
    place_bubble (self, width);
}

/* ---- The bubble ----------------------------------------------------------------------- */

/* For the pointer where it is, else for the focus where the cursor is. */
static void
update_bubble (FavorTimeTrack *self, guint pointed)
{
  gboolean has_focus = (gtk_widget_get_state_flags (self->scale) &
                        GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;

  gtk_widget_set_visible (self->bubble,
                          self->cursor != NULL && (self->has_pointer || has_focus));
  if (!gtk_widget_get_visible (self->bubble))
    return;
  self->bubble_ply = self->has_pointer ? MIN (pointed, get_n_plies (self))
                                       : favor_cursor_get_ply (self->cursor);
  favor_time_bubble_show_ply (FAVOR_TIME_BUBBLE (self->bubble),
                              self->cursor,
                              self->line,
                              self->bubble_ply);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (has_focus)
    gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->scale),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      favor_time_bubble_get_text (FAVOR_TIME_BUBBLE (self->bubble)),
      -1);
}

static guint
ply_at (FavorTimeTrack *self, double x)
{
  FavorTimeBand band;

  measure_band (self, &band);
  return favor_time_band_ply_at (&band, x);
}

static void
pointer_cb (FavorTimeTrack *self, double x, double y)
{
  guint ply;

  if (self->cursor == NULL)
    return;
  ply = ply_at (self, x);
  if (self->has_pointer && self->bubble_ply == ply)
    return;
  self->has_pointer = TRUE;
  update_bubble (self, ply);
}

static void
leave_cb (FavorTimeTrack *self)
{
  self->has_pointer = FALSE;
  update_bubble (self, 0);
}

static void
focus_cb (FavorTimeTrack *self)
{
  update_bubble (self, self->bubble_ply);
}

/* ---- Going there ---------------------------------------------------------------------- */

static void
drag_begin_cb (FavorTimeTrack *self, double x, double y, GtkGestureDrag *drag)
{
  if (self->cursor == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (self->scale);
  favor_scrub_go (self->scrub, ply_at (self, x));
}

static void
drag_update_cb (FavorTimeTrack *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  if (self->cursor != NULL && gtk_gesture_drag_get_start_point (drag, &x, &y))
    favor_scrub_go (self->scrub, ply_at (self, x + dx));
}

static gboolean
scroll_cb (FavorTimeTrack *self, double dx, double dy)
{
  favor_scrub_step (self->scrub, (int) round (dx + dy));
  return GDK_EVENT_STOP;
}

/* A step counts from where the cursor is about to be, which the slider cannot know. */
static gboolean
change_value_cb (GtkRange       *range,
                 GtkScrollType   scroll,
                 double          value,
                 FavorTimeTrack *self)
{
  double now = gtk_adjustment_get_value (self->adjustment);

  if (self->cursor == NULL)
    return GDK_EVENT_STOP;
  if (scroll == GTK_SCROLL_JUMP || scroll == GTK_SCROLL_START || scroll == GTK_SCROLL_END)
    favor_scrub_go (self->scrub, (guint) (CLAMP (value, 0, get_n_plies (self)) + 0.5));
  else
    favor_scrub_step (self->scrub, (int) round (value - now));
  return GDK_EVENT_STOP;
}

/* Assistive technology sets the value itself. */
static void
value_changed_cb (FavorTimeTrack *self)
{
  if (!self->updating && self->cursor != NULL)
    favor_scrub_go (self->scrub,
                    (guint) (gtk_adjustment_get_value (self->adjustment) + 0.5));
}

/* ---- Following ------------------------------------------------------------------------ */

static void
update_scale (FavorTimeTrack *self)
{
  guint            n_plies = get_n_plies (self);
  guint            ply = favor_cursor_get_ply (self->cursor);
  g_autofree char *words = favor_table_words_move (ply, n_plies);

  self->updating = TRUE;
  gtk_adjustment_set_upper (self->adjustment, n_plies);
  gtk_adjustment_set_value (self->adjustment, ply);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words,
                                  -1);
}

static void
moved_cb (FavorTimeTrack *self)
{
  update_scale (self);
  if (gtk_widget_get_visible (self->bubble))
    update_bubble (self, self->bubble_ply);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
changed_cb (FavorTimeTrack *self)
{
  forget_picture (self);
  moved_cb (self);
}

static void
connect_swapped (FavorTimeTrack *self,
                 gpointer        source,
                 const char     *signal,
                 GCallback       callback)
{
  g_signal_connect_object (source, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
drop_cursor (FavorTimeTrack *self)
{
  if (self->cursor == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->cursor, self);
  g_signal_handlers_disconnect_by_data (favor_cursor_get_session (self->cursor), self);
  g_signal_handlers_disconnect_by_data (self->line, self);
  favor_scrub_set_cursor (self->scrub, NULL);
  g_clear_object (&self->line);
  g_clear_object (&self->cursor);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_time_track_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (favor_time_track_parent_class)->css_changed (widget, change);

  forget_picture (FAVOR_TIME_TRACK (widget));
}

static void
favor_time_track_direction_changed (GtkWidget *widget, GtkTextDirection before)
{
  GTK_WIDGET_CLASS (favor_time_track_parent_class)->direction_changed (widget, before);

  forget_picture (FAVOR_TIME_TRACK (widget));
}

static void
favor_time_track_dispose (GObject *object)
{
  FavorTimeTrack *self = FAVOR_TIME_TRACK (object);

  drop_cursor (self);
  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_clear_object (&self->analysis);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->bubble, gtk_widget_unparent);
  g_clear_pointer (&self->scale, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_time_track_parent_class)->dispose (object);
}

static void
favor_time_track_finalize (GObject *object)
{
  favor_scrub_free (FAVOR_TIME_TRACK (object)->scrub);

  G_OBJECT_CLASS (favor_time_track_parent_class)->finalize (object);
}

static void
favor_time_track_class_init (FavorTimeTrackClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_time_track_dispose;
  object_class->finalize = favor_time_track_finalize;
  widget_class->measure = favor_time_track_measure;
  widget_class->size_allocate = favor_time_track_size_allocate;
  widget_class->snapshot = favor_time_track_snapshot;
  widget_class->css_changed = favor_time_track_css_changed;
  widget_class->direction_changed = favor_time_track_direction_changed;

  gtk_widget_class_set_css_name (widget_class, "timetrack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_gestures (FavorTimeTrack *self)
{
  GtkGesture         *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
    GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

static void
favor_time_track_init (FavorTimeTrack *self)
{
  self->scrub = favor_scrub_new (GTK_WIDGET (self));
  self->adjustment = gtk_adjustment_new (0, 0, 0, 1, 10, 0);
  self->scale = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, self->adjustment);
  /* The pointer is for the track. */
  gtk_widget_set_can_target (self->scale, FALSE);
  favor_accessible_set_name (self->scale, _ ("Timeline"));
  g_signal_connect (self->scale, "change-value", G_CALLBACK (change_value_cb), self);
  g_signal_connect_object (self->adjustment,
                           "value-changed",
                           G_CALLBACK (value_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->scale,
                            "state-flags-changed",
                            G_CALLBACK (focus_cb),
                            self);
  gtk_widget_set_parent (self->scale, GTK_WIDGET (self));
  self->bubble = favor_time_bubble_new ();
  gtk_widget_set_visible (self->bubble, FALSE);
  gtk_widget_set_parent (self->bubble, GTK_WIDGET (self));
  add_gestures (self);
}

/**
 * favor_time_track_new:
 *
 * Returns: (transfer floating): a track without a cursor
 */
GtkWidget *
favor_time_track_new (void)
{
  return g_object_new (FAVOR_TYPE_TIME_TRACK, NULL);
}

/**
 * favor_time_track_set_cursor:
 * @cursor: (nullable): what to show and to move
 */
void
favor_time_track_set_cursor (FavorTimeTrack *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_TIME_TRACK (self));

  if (self->cursor == cursor)
    return;
  drop_cursor (self);
  if (cursor != NULL)
    {
      self->cursor = g_object_ref (cursor);
      self->line = favor_score_line_new (cursor);
      favor_scrub_set_cursor (self->scrub, cursor);
      connect_swapped (self, cursor, "moved", G_CALLBACK (moved_cb));
      connect_swapped (self, self->line, "changed", G_CALLBACK (changed_cb));
      connect_swapped (self,
                       favor_cursor_get_session (cursor),
                       "players-changed",
                       G_CALLBACK (changed_cb));
      changed_cb (self);
    }
  else
    gtk_widget_set_visible (self->bubble, FALSE);
}

/**
 * favor_time_track_set_analysis:
 * @analysis: (nullable): of the session of the cursor
 */
void
favor_time_track_set_analysis (FavorTimeTrack *self, FavorAnalysis *analysis)
{
  g_return_if_fail (FAVOR_IS_TIME_TRACK (self));

  if (self->analysis == analysis)
    return;
  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_set_object (&self->analysis, analysis);
  if (analysis != NULL)
    connect_swapped (self, analysis, "notify::ready", G_CALLBACK (forget_picture));
  forget_picture (self);
}
