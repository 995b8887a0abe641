/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "favor-time-track.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-signals.h"
#include "favor-time-band.h"
#include "favor-time-bubble.h"
#include "favor-time-mark.h"
#include "favor-table-words.h"

#define LEAST_WIDTH 60
#define BUBBLE_GAP  4

struct _FavorTimeTrack
{
  FavorPlyPicture parent_instance;

  GtkWidget     *scale;
  GtkAdjustment *adjustment;
  GtkWidget     *bubble;

  /* What the bubble is about; it is there for the pointer or for the focus. */
  guint bubble_ply;
  /* (element-type FavorPlyMark): which marks are drawn. */
  GArray  *shown;
  gboolean has_pointer;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (FavorTimeTrack, favor_time_track, FAVOR_TYPE_PLY_PICTURE)

static FavorPlies
get_plies (FavorTimeTrack *self)
{
  return favor_ply_picture_get_plies (FAVOR_PLY_PICTURE (self));
}

/* ---- The picture ---------------------------------------------------------------------- */

static void
favor_time_track_make_room (FavorPlyPicture *picture, FavorPlyScale *scale)
{
  scale->start = scale->end = FAVOR_TIME_BAND_MARGIN;
}

/* (element-type guint): in how many steps each ply is gone through, from the first one on. */
static GArray *
list_beats (FavorCursor *cursor)
{
  guint   n_plies = favor_session_get_n_plies (favor_cursor_get_session (cursor));
  GArray *beats = g_array_sized_new (FALSE, FALSE, sizeof (guint), n_plies);

  for (guint ply = 1; ply <= n_plies; ply++)
    {
      guint n = favor_cursor_count_beats (cursor, ply);

      g_array_append_val (beats, n);
    }
  return beats;
}

static void
favor_time_track_paint (FavorPlyPicture *picture, const FavorPlyScale *scale, cairo_t *cr)
{
  GtkWidget         *widget = GTK_WIDGET (picture);
  FavorCursor       *cursor = favor_ply_picture_get_plies (picture).cursor;
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (FavorTurn));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (FavorPlyMark));
  g_autoptr (GArray) beats = list_beats (cursor);
  FavorTimeBand      band = { .scale = *scale,
                              .turns = turns,
                              .marks = marks,
                              .beats = beats };

  favor_turns_find (favor_cursor_get_session (cursor), turns);
  favor_marks_find (cursor, marks);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &band.text);
  g_array_set_size (FAVOR_TIME_TRACK (picture)->shown, 0);
  favor_time_band_choose_marks (&band, FAVOR_TIME_TRACK (picture)->shown);
  favor_time_band_paint (&band, gtk_widget_get_pango_context (widget), cr);
}

static void
favor_time_track_add_mark (FavorPlyPicture     *picture,
                           const FavorPlyScale *scale,
                           guint                ply,
                           GtkSnapshot         *snapshot)
{
  FavorCursor *cursor = favor_ply_picture_get_plies (picture).cursor;
  double       place = 1;

  /* Inside a ply it stands between it and the one before. */
  if (!favor_cursor_get_whole (cursor))
    place = favor_cursor_get_place (cursor, ply, favor_cursor_get_n_told (cursor) - 1);
  favor_time_band_add_grip (scale, favor_time_band_find (scale, ply, place), snapshot);
}

static void
favor_time_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorTimeTrack *self = FAVOR_TIME_TRACK (widget);

  GTK_WIDGET_CLASS (favor_time_track_parent_class)->snapshot (widget, snapshot);
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

  *minimum = MAX (favor_child_get_least (self->scale, orientation, -1),
                  orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH
                                                            : FAVOR_TIME_BAND_HEIGHT);
  *natural = *minimum;
}

/* Above its ply, but not beyond the sides of the track if that can be helped. */
static void
place_bubble (FavorTimeTrack *self, int width)
{
  GtkAllocation to = { 0 };
  int           least;

  favor_child_measure (self->bubble, GTK_ORIENTATION_HORIZONTAL, -1, &least, &to.width);
  to.width = CLAMP (to.width, least, MAX (width, least));
  to.height = favor_child_get_natural (self->bubble, GTK_ORIENTATION_VERTICAL, to.width);
  to.x = (int) favor_ply_picture_get_x (FAVOR_PLY_PICTURE (self), self->bubble_ply) -
         to.width / 2;
  to.x = MAX (0, MIN (to.x, width - to.width));
  to.y = -to.height - BUBBLE_GAP;
  gtk_widget_size_allocate (self->bubble, &to, -1);
}

static void
favor_time_track_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorTimeTrack *self = FAVOR_TIME_TRACK (widget);

  gtk_widget_size_allocate (self->scale, &(GtkAllocation){ 0, 0, width, height }, -1);
  if (gtk_widget_get_visible (self->bubble))
    place_bubble (self, width);
}

/* ---- The bubble ----------------------------------------------------------------------- */

static gboolean
is_point (FavorAnalysis *analysis, guint ply)
{
  for (guint i = 0; analysis != NULL && i < favor_analysis_get_n_points (analysis); i++)
    if (favor_analysis_get_point (analysis, i)->ply == ply)
      return TRUE;
  return FALSE;
}

/* For the pointer where it is, else for the focus where the cursor is. */
static void
show_bubble (FavorTimeTrack *self, guint pointed)
{
  FavorPlies plies = get_plies (self);
  gboolean   has_focus = (gtk_widget_get_state_flags (self->scale) &
                        GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;

  gtk_widget_set_visible (self->bubble,
                          plies.cursor != NULL && (self->has_pointer || has_focus));
  if (!gtk_widget_get_visible (self->bubble))
    return;
  self->bubble_ply = self->has_pointer
                       ? MIN (pointed, favor_score_line_get_n_plies (plies.line))
                       : favor_cursor_get_ply (plies.cursor);
  favor_time_bubble_show_ply (FAVOR_TIME_BUBBLE (self->bubble),
                              plies.cursor,
                              plies.line,
                              self->bubble_ply,
                              is_point (plies.analysis, self->bubble_ply));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (has_focus)
    gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->scale),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      favor_time_bubble_get_text (FAVOR_TIME_BUBBLE (self->bubble)),
      -1);
}

/* A mark is pointed at by its sign, however narrow its ply is. */
static guint
find_pointed (FavorTimeTrack *self, double x, double y)
{
  FavorPlyPicture *picture = FAVOR_PLY_PICTURE (self);
  guint            pointed = favor_ply_picture_get_ply_at (picture, x);
  double           least = FAVOR_TIME_MARK_SIZE;

  for (guint i = 0; y < FAVOR_TIME_BAND_MARKS && i < self->shown->len; i++)
    {
      const FavorPlyMark *mark = &g_array_index (self->shown, FavorPlyMark, i);
      double              from = favor_ply_picture_get_x (picture, mark->ply - 1);
      double              to = favor_ply_picture_get_x (picture, mark->ply);
      double              away = fabs (from + (to - from) * mark->place - x);

      if (away < least)
        {
          least = away;
          pointed = mark->ply;
        }
    }
  return pointed;
}

static void
pointer_cb (FavorTimeTrack *self, double x, double y)
{
  guint ply;

  if (get_plies (self).cursor == NULL)
    return;
  ply = find_pointed (self, x, y);
  if (self->has_pointer && self->bubble_ply == ply)
    return;
  self->has_pointer = TRUE;
  show_bubble (self, ply);
}

static void
leave_cb (FavorTimeTrack *self)
{
  self->has_pointer = FALSE;
  show_bubble (self, 0);
}

static void
focus_cb (FavorTimeTrack *self)
{
  show_bubble (self, self->bubble_ply);
}

/* ---- Going there ---------------------------------------------------------------------- */

static gboolean
favor_time_track_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FAVOR_TIME_TRACK (widget)->scale);
}

static gboolean
scroll_cb (FavorTimeTrack *self, double dx, double dy)
{
  favor_scrub_step (get_plies (self).scrub, (int) round (dx + dy));
  return GDK_EVENT_STOP;
}

/* A step counts from where the cursor is about to be, which the slider cannot know. */
static gboolean
change_value_cb (GtkRange       *range,
                 GtkScrollType   scroll,
                 double          value,
                 FavorTimeTrack *self)
{
  FavorScrub *scrub = get_plies (self).scrub;
  double      now = gtk_adjustment_get_value (self->adjustment);

  if (scroll == GTK_SCROLL_JUMP || scroll == GTK_SCROLL_START || scroll == GTK_SCROLL_END)
    favor_scrub_go (scrub, (guint) (MAX (value, 0) + 0.5));
  else
    favor_scrub_step (scrub, (int) round (value - now));
  return GDK_EVENT_STOP;
}

/* Assistive technology sets the value itself. */
static void
value_changed_cb (FavorTimeTrack *self)
{
  if (!self->updating)
    favor_scrub_go (get_plies (self).scrub,
                    (guint) (gtk_adjustment_get_value (self->adjustment) + 0.5));
}

/* ---- Following ------------------------------------------------------------------------ */

static void
show_position (FavorTimeTrack *self, guint ply, guint n_plies)
{
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
favor_time_track_moved (FavorPlyPicture *picture)
{
  FavorTimeTrack *self = FAVOR_TIME_TRACK (picture);
  FavorCursor    *cursor = get_plies (self).cursor;

  if (cursor != NULL)
    show_position (self,
                   favor_cursor_get_ply (cursor),
                   favor_session_get_n_plies (favor_cursor_get_session (cursor)));
  if (gtk_widget_get_visible (self->bubble))
    show_bubble (self, self->bubble_ply);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_time_track_dispose (GObject *object)
{
  FavorTimeTrack *self = FAVOR_TIME_TRACK (object);

  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (self), NULL);
  /* A scale that goes tells of its state once more. */
  if (self->scale != NULL)
    g_signal_handlers_disconnect_by_data (self->scale, self);
  g_clear_pointer (&self->bubble, gtk_widget_unparent);
  g_clear_pointer (&self->scale, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_time_track_parent_class)->dispose (object);
}

static void
favor_time_track_finalize (GObject *object)
{
  g_array_unref (FAVOR_TIME_TRACK (object)->shown);

  G_OBJECT_CLASS (favor_time_track_parent_class)->finalize (object);
}

static void
favor_time_track_class_init (FavorTimeTrackClass *klass)
{
  GtkWidgetClass       *widget_class = GTK_WIDGET_CLASS (klass);
  FavorPlyPictureClass *picture_class = FAVOR_PLY_PICTURE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_time_track_dispose;
  G_OBJECT_CLASS (klass)->finalize = favor_time_track_finalize;
  widget_class->measure = favor_time_track_measure;
  widget_class->size_allocate = favor_time_track_size_allocate;
  widget_class->snapshot = favor_time_track_snapshot;
  widget_class->grab_focus = favor_time_track_grab_focus;
  picture_class->make_room = favor_time_track_make_room;
  picture_class->paint = favor_time_track_paint;
  picture_class->add_mark = favor_time_track_add_mark;
  picture_class->moved = favor_time_track_moved;

  gtk_widget_class_set_css_name (widget_class, "timetrack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_gestures (FavorTimeTrack *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
    GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

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
  self->shown = g_array_new (FALSE, FALSE, sizeof (FavorPlyMark));
  self->adjustment = gtk_adjustment_new (0, 0, 0, 1, 10, 0);
  self->scale = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, self->adjustment);
  /* The pointer is for the track. */
  gtk_widget_set_can_target (self->scale, FALSE);
  favor_accessible_set_name (self->scale, _ ("Timeline"));
  g_signal_connect (self->scale, "change-value", G_CALLBACK (change_value_cb), self);
  favor_signals_connect (self->adjustment,
                         "value-changed",
                         G_CALLBACK (value_changed_cb),
                         self);
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
