/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-ply-picture.h"

#include "favor-in-view.h"
#include "favor-properties.h"
#include "favor-signals.h"

typedef struct
{
  FavorCursor    *cursor;
  FavorScoreLine *line;
  FavorAnalysis  *analysis;
  FavorScrub     *scrub;
  GSignalGroup   *cursor_signals;
  GSignalGroup   *session_signals;
  GSignalGroup   *analysis_signals;

  /* All but the mark, as it was painted last, for that size; NULL: to be painted. Its lines are
   * kept and not its pixels: they are ten times as small. */
  GskRenderNode *picture;
  int            picture_width;
  int            picture_height;
} FavorPlyPicturePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FavorPlyPicture, favor_ply_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_CURSOR,
  PROP_ANALYSIS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void watch_cursor (FavorPlyPicture *self);
static void watch_analysis (FavorPlyPicture *self);

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_CURSOR] = { "cursor", G_TYPE_OBJECT, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorPlyPicturePrivate, cursor),
                    .class_type = favor_cursor_get_type, .changed = G_CALLBACK (watch_cursor) },
  [PROP_ANALYSIS] = { "analysis", G_TYPE_OBJECT, FAVOR_WRITABLE,
                      FAVOR_MEMBER (FavorPlyPicturePrivate, analysis),
                      .class_type = favor_analysis_get_type,
                      .changed = G_CALLBACK (watch_analysis) },
};

/* clang-format on */

static FavorPlyPicturePrivate *
get_private (FavorPlyPicture *self)
{
  return favor_ply_picture_get_instance_private (self);
}

/* ---- The picture ---------------------------------------------------------------------- */

/* Without the arrays: enough to find places. */
static void
measure_scale (FavorPlyPicture *self, FavorPlyScale *scale)
{
  GtkWidget *widget = GTK_WIDGET (self);

  *scale = (FavorPlyScale){
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .n_plies = favor_session_get_n_plies (favor_cursor_get_session (get_private (self)
                                                                      ->cursor)),
  };
  FAVOR_PLY_PICTURE_GET_CLASS (self)->make_room (self, scale);
}

static void
fill_scale (FavorPlyPicture *self, FavorPlyScale *scale)
{
  FavorPlies    plies = favor_ply_picture_get_plies (self);
  FavorSession *session = favor_cursor_get_session (plies.cursor);

  measure_scale (self, scale);
  scale->n_seats = favor_session_get_n_seats (session);
  for (guint i = 0; i < scale->n_seats; i++)
    scale->colour[i] = favor_session_get_player (session, (FavorSeat) i)->colour;
  scale->points = plies.analysis != NULL ? favor_analysis_list_plies (plies.analysis)
                                         : g_array_new (FALSE, FALSE, sizeof (guint));
  scale->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  favor_score_line_find_rounds (plies.line, scale->starts);
}

static void
paint_picture (FavorPlyPicture *self, int width, int height)
{
  FavorPlyPicturePrivate *priv = get_private (self);
  GtkSnapshot            *snapshot = gtk_snapshot_new ();
  graphene_rect_t         all = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t                *cr = gtk_snapshot_append_cairo (snapshot, &all);
  FavorPlyScale           scale;

  fill_scale (self, &scale);
  FAVOR_PLY_PICTURE_GET_CLASS (self)->paint (self, &scale, cr);
  g_array_unref (scale.starts);
  g_array_unref (scale.points);
  cairo_destroy (cr);
  g_clear_pointer (&priv->picture, gsk_render_node_unref);
  priv->picture = gtk_snapshot_free_to_node (snapshot);
  priv->picture_width = width;
  priv->picture_height = height;
}

static void
favor_ply_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorPlyPicture        *self = FAVOR_PLY_PICTURE (widget);
  FavorPlyPicturePrivate *priv = get_private (self);
  int                     width = gtk_widget_get_width (widget);
  int                     height = gtk_widget_get_height (widget);
  FavorPlyScale           scale;

  if (!favor_ply_picture_has_values (self) || width < 1 || height < 1 ||
      !favor_in_view (widget))
    return;
  if (priv->picture == NULL || priv->picture_width != width ||
      priv->picture_height != height)
    paint_picture (self, width, height);
  gtk_snapshot_append_node (snapshot, priv->picture);
  measure_scale (self, &scale);
  FAVOR_PLY_PICTURE_GET_CLASS (self)->add_mark (self,
                                                &scale,
                                                favor_cursor_get_ply (priv->cursor),
                                                snapshot);
}

static void
forget_picture (FavorPlyPicture *self)
{
  g_clear_pointer (&get_private (self)->picture, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- Going there ---------------------------------------------------------------------- */

static void
go_to_x (FavorPlyPicture *self, double x)
{
  if (favor_ply_picture_has_values (self))
    favor_scrub_go (get_private (self)->scrub, favor_ply_picture_get_ply_at (self, x));
}

static void
drag_begin_cb (FavorPlyPicture *self, double x, double y, GtkGestureDrag *drag)
{
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to_x (self, x);
}

static void
drag_update_cb (FavorPlyPicture *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y))
    go_to_x (self, x + dx);
}

/* ---- Following ------------------------------------------------------------------------ */

static void
position_moved_cb (FavorPlyPicture *self)
{
  FAVOR_PLY_PICTURE_GET_CLASS (self)->moved (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
values_changed_cb (FavorPlyPicture *self)
{
  forget_picture (self);
  position_moved_cb (self);
}

static void
watch_cursor (FavorPlyPicture *self)
{
  FavorPlyPicturePrivate *priv = get_private (self);
  FavorCursor            *cursor = priv->cursor;

  g_clear_object (&priv->line);
  g_signal_group_set_target (priv->cursor_signals, cursor);
  g_signal_group_set_target (priv->session_signals,
                             cursor != NULL ? favor_cursor_get_session (cursor) : NULL);
  favor_scrub_set_cursor (priv->scrub, cursor);
  if (cursor != NULL)
    {
      priv->line = favor_score_line_new (cursor);
      g_signal_connect_swapped (priv->line,
                                "changed",
                                G_CALLBACK (values_changed_cb),
                                self);
    }
  values_changed_cb (self);
}

static void
watch_analysis (FavorPlyPicture *self)
{
  FavorPlyPicturePrivate *priv = get_private (self);

  g_signal_group_set_target (priv->analysis_signals, priv->analysis);
  values_changed_cb (self);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_ply_picture_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (favor_ply_picture_parent_class)->css_changed (widget, change);

  forget_picture (FAVOR_PLY_PICTURE (widget));
}

static void
favor_ply_picture_direction_changed (GtkWidget *widget, GtkTextDirection before)
{
  GTK_WIDGET_CLASS (favor_ply_picture_parent_class)->direction_changed (widget, before);

  forget_picture (FAVOR_PLY_PICTURE (widget));
}

static void
favor_ply_picture_dispose (GObject *object)
{
  FavorPlyPicturePrivate *priv = get_private (FAVOR_PLY_PICTURE (object));

  g_clear_object (&priv->cursor_signals);
  g_clear_object (&priv->session_signals);
  g_clear_object (&priv->analysis_signals);
  g_clear_pointer (&priv->scrub, favor_scrub_free);
  g_clear_object (&priv->line);
  g_clear_pointer (&priv->picture, gsk_render_node_unref);
  favor_properties_clear (object);

  G_OBJECT_CLASS (favor_ply_picture_parent_class)->dispose (object);
}

static void
favor_ply_picture_class_init (FavorPlyPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_ply_picture_dispose;
  widget_class->snapshot = favor_ply_picture_snapshot;
  widget_class->css_changed = favor_ply_picture_css_changed;
  widget_class->direction_changed = favor_ply_picture_direction_changed;

  favor_properties_install_private (G_OBJECT_CLASS (klass), table, N_PROPS, properties);
}

static void
favor_ply_picture_init (FavorPlyPicture *self)
{
  FavorPlyPicturePrivate *priv = get_private (self);
  GtkGesture             *drag = gtk_gesture_drag_new ();

  priv->scrub = favor_scrub_new (GTK_WIDGET (self));
  priv->cursor_signals = favor_signal_group_new (FAVOR_TYPE_CURSOR,
                                                 self,
                                                 "moved",
                                                 G_CALLBACK (position_moved_cb),
                                                 NULL);
  priv->session_signals = favor_signal_group_new (FAVOR_TYPE_SESSION,
                                                  self,
                                                  "players-changed",
                                                  G_CALLBACK (values_changed_cb),
                                                  NULL);
  priv->analysis_signals = favor_signal_group_new (FAVOR_TYPE_ANALYSIS,
                                                   self,
                                                   "notify::ready",
                                                   G_CALLBACK (values_changed_cb),
                                                   NULL);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/**
 * favor_ply_picture_get_plies:
 *
 * Returns: what is shown; nothing in it is handed over
 */
FavorPlies
favor_ply_picture_get_plies (FavorPlyPicture *self)
{
  FavorPlyPicturePrivate *priv = get_private (self);
  gboolean is_ready = priv->analysis != NULL && favor_analysis_get_ready (priv->analysis);

  return (FavorPlies){ .cursor = priv->cursor,
                       .line = priv->line,
                       .analysis = is_ready ? priv->analysis : NULL,
                       .scrub = priv->scrub };
}

/**
 * favor_ply_picture_has_values:
 *
 * Returns: whether there is anything to show
 */
gboolean
favor_ply_picture_has_values (FavorPlyPicture *self)
{
  FavorPlyPictureClass *klass = FAVOR_PLY_PICTURE_GET_CLASS (self);

  return get_private (self)->cursor != NULL &&
         (klass->has_values == NULL || klass->has_values (self));
}

/**
 * favor_ply_picture_get_x:
 * @ply: 0 to the last one of the cursor's line
 *
 * Returns: where it is, in pixels from the left; there must be a cursor
 */
double
favor_ply_picture_get_x (FavorPlyPicture *self, guint ply)
{
  FavorPlyScale scale;

  measure_scale (self, &scale);
  return favor_ply_scale_x (&scale, ply);
}

/**
 * favor_ply_picture_get_ply_at:
 * @x: any place, in pixels from the left
 *
 * Returns: the nearest ply; there must be a cursor
 */
guint
favor_ply_picture_get_ply_at (FavorPlyPicture *self, double x)
{
  FavorPlyScale scale;

  measure_scale (self, &scale);
  return favor_ply_scale_ply_at (&scale, x);
}

/**
 * favor_ply_picture_set_cursor:
 * @cursor: (nullable): whose line to show, and to move
 */
void
favor_ply_picture_set_cursor (FavorPlyPicture *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_PLY_PICTURE (self));

  favor_properties_set_object (self, properties[PROP_CURSOR], cursor);
}

/**
 * favor_ply_picture_set_analysis:
 * @analysis: (nullable): of the session of the cursor; it counts when it is ready
 */
void
favor_ply_picture_set_analysis (FavorPlyPicture *self, FavorAnalysis *analysis)
{
  g_return_if_fail (FAVOR_IS_PLY_PICTURE (self));

  favor_properties_set_object (self, properties[PROP_ANALYSIS], analysis);
}
