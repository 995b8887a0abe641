/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-plot.h"

#include "favor-accessible.h"
#include "favor-chart.h"
#include "favor-in-view.h"
#include "favor-plot-text.h"
#include "favor-score-line.h"
#include "favor-scrub.h"
#include "favor-texture.h"

#define LEAST_WIDTH    180
#define HEIGHT         150
#define CHANCES_HEIGHT 118

struct _FavorPlot
{
  GtkWidget parent_instance;

  FavorCursor    *cursor;
  FavorScoreLine *line;
  FavorAnalysis  *analysis;
  FavorScrub     *scrub;
  gboolean        chances;

  /* All but the cursor, as it was drawn last, for that size and scale; NULL: to be drawn. */
  GdkTexture *picture;
  int         picture_width;
  int         picture_height;
  int         picture_scale;
};

G_DEFINE_FINAL_TYPE (FavorPlot, favor_plot, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CURSOR,
  PROP_CHANCES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* ---- The picture ---------------------------------------------------------------------- */

static gboolean
is_analysed (FavorPlot *self)
{
  return self->analysis != NULL && favor_analysis_get_ready (self->analysis);
}

/* Whether there is anything to show. */
static gboolean
has_values (FavorPlot *self)
{
  return self->cursor != NULL && (!self->chances || is_analysed (self));
}

static int
get_total (gpointer data, guint ply, guint seat)
{
  return favor_score_line_get_total (FAVOR_PLOT (data)->line, ply, (FavorSeat) seat);
}

static int
get_chance (gpointer data, guint ply, guint seat)
{
  return favor_analysis_get_chance (FAVOR_PLOT (data)->analysis, ply, (FavorSeat) seat);
}

/* Without the arrays: enough to find places. */
static void
measure_chart (FavorPlot *self, FavorChart *chart)
{
  *chart = (FavorChart){
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
    .n_plies = favor_session_get_n_plies (favor_cursor_get_session (self->cursor)),
    .value = self->chances ? get_chance : get_total,
    .is_percent = self->chances,
    .data = self,
  };
  favor_chart_make_room (chart, gtk_widget_get_pango_context (GTK_WIDGET (self)));
}

static GArray *
list_points (FavorPlot *self)
{
  GArray *plies = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0;
       is_analysed (self) && i < favor_analysis_get_n_points (self->analysis);
       i++)
    g_array_append_val (plies, favor_analysis_get_point (self->analysis, i)->ply);
  return plies;
}

static void
fill_chart (FavorPlot *self, FavorChart *chart)
{
  FavorSession *session = favor_cursor_get_session (self->cursor);

  measure_chart (self, chart);
  chart->n_seats = favor_session_get_n_seats (session);
  for (guint i = 0; i < chart->n_seats; i++)
    chart->colour[i] = favor_session_get_player (session, (FavorSeat) i)->colour;
  chart->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  chart->points = list_points (self);
  favor_score_line_find_rounds (self->line, chart->starts);
  if (self->chances)
    chart->high = 100;
  else
    favor_score_line_get_range (self->line, &chart->low, &chart->high);
  chart->high = MAX (chart->high, chart->low + 4);
}

static void
forget_picture (FavorPlot *self)
{
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
paint_picture (FavorPlot *self, int width, int height, int scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         width * scale,
                                                         height * scale);
  cairo_t         *cr = cairo_create (surface);
  FavorChart       chart;

  cairo_scale (cr, scale, scale);
  fill_chart (self, &chart);
  favor_chart_paint (&chart, gtk_widget_get_pango_context (GTK_WIDGET (self)), cr);
  g_array_unref (chart.starts);
  g_array_unref (chart.points);
  cairo_destroy (cr);
  g_clear_object (&self->picture);
  self->picture = favor_texture_from_surface (surface);
  self->picture_width = width;
  self->picture_height = height;
  self->picture_scale = scale;
}

static void
add_box (GtkSnapshot *snapshot, GdkRGBA *colour, double x, double y, double w, double h)
{
  GskRoundedRect  outline;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) x,
                                               (float) y,
                                               (float) w,
                                               (float) h);

  gsk_rounded_rect_init_from_rect (&outline, &bounds, (float) MIN (w, h) / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
add_cursor (FavorPlot *self, GtkSnapshot *snapshot)
{
  GdkRGBA    plum = { 0x7c / 255.0f, 0x3f / 255.0f, 0x76 / 255.0f, 1 };
  FavorChart chart;
  double     x, top, bottom;

  measure_chart (self, &chart);
  favor_chart_get_vertical (&chart, &top, &bottom);
  x = favor_chart_x (&chart, favor_cursor_get_ply (self->cursor));
  add_box (snapshot, &plum, x - 1, top, 2, bottom - top);
  add_box (snapshot, &plum, x - 5, top - 3, 10, 10);
}

static void
favor_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorPlot      *self = FAVOR_PLOT (widget);
  int             width = gtk_widget_get_width (widget);
  int             height = gtk_widget_get_height (widget);
  int             scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  if (!has_values (self) || width < 1 || height < 1 || !favor_in_view (widget))
    return;
  if (self->picture == NULL || self->picture_width != width ||
      self->picture_height != height || self->picture_scale != scale)
    paint_picture (self, width, height, scale);
  favor_texture_append (self->picture, widget, snapshot, &bounds);
  add_cursor (self, snapshot);
}

static void
favor_plot_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else
    *minimum = *natural = FAVOR_PLOT (widget)->chances ? CHANCES_HEIGHT : HEIGHT;
}

/* ---- Words ---------------------------------------------------------------------------- */

/* While the plot is hidden nobody hears of it, and a move costs nothing here. */
static void
update_description (FavorPlot *self)
{
  g_autofree char *words = NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !has_values (self))
    return;
  words = favor_plot_describe (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words,
                                  -1);
}

static void
favor_plot_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (favor_plot_parent_class)->map (widget);

  update_description (FAVOR_PLOT (widget));
}

/* ---- Going there ---------------------------------------------------------------------- */

static void
go_to_x (FavorPlot *self, double x)
{
  FavorChart chart;

  if (!has_values (self))
    return;
  measure_chart (self, &chart);
  favor_scrub_go (self->scrub, favor_chart_ply_at (&chart, x));
}

static void
drag_begin_cb (FavorPlot *self, double x, double y, GtkGestureDrag *drag)
{
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to_x (self, x);
}

static void
drag_update_cb (FavorPlot *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y))
    go_to_x (self, x + dx);
}

static void
go_to_round (FavorPlot *self, gboolean next)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (guint));
  guint              ply = favor_cursor_get_ply (self->cursor);
  guint              to = next ? G_MAXUINT : 0;

  favor_score_line_find_rounds (self->line, starts);
  for (guint i = 0; i < starts->len; i++)
    {
      guint start = g_array_index (starts, guint, i);

      if (next && start > ply)
        to = MIN (to, start);
      else if (!next && start < ply)
        to = start;
    }
  favor_scrub_go (self->scrub, to);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  FavorPlot *self = FAVOR_PLOT (widget);
  gboolean   rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint      key;

  g_variant_get (args, "u", &key);
  if (!has_values (self))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Left:
      favor_scrub_step (self->scrub, rtl ? 1 : -1);
      break;
    case GDK_KEY_Right:
      favor_scrub_step (self->scrub, rtl ? -1 : 1);
      break;
    case GDK_KEY_Home:
      favor_scrub_go (self->scrub, 0);
      break;
    case GDK_KEY_End:
      favor_scrub_go (self->scrub, G_MAXUINT);
      break;
    default:
      go_to_round (self, key == GDK_KEY_Page_Down);
    }
  return GDK_EVENT_STOP;
}

/* ---- Following ------------------------------------------------------------------------ */

static void
moved_cb (FavorPlot *self)
{
  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
changed_cb (FavorPlot *self)
{
  forget_picture (self);
  update_description (self);
}

static void
drop_cursor (FavorPlot *self)
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

static void
connect_swapped (FavorPlot *self, gpointer source, const char *signal, GCallback callback)
{
  g_signal_connect_object (source, signal, callback, self, G_CONNECT_SWAPPED);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_plot_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (favor_plot_parent_class)->css_changed (widget, change);

  forget_picture (FAVOR_PLOT (widget));
}

static void
favor_plot_direction_changed (GtkWidget *widget, GtkTextDirection before)
{
  GTK_WIDGET_CLASS (favor_plot_parent_class)->direction_changed (widget, before);

  forget_picture (FAVOR_PLOT (widget));
}

static void
favor_plot_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  FavorPlot *self = FAVOR_PLOT (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      g_value_set_object (value, self->cursor);
      break;
    case PROP_CHANCES:
      g_value_set_boolean (value, self->chances);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_plot_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  FavorPlot *self = FAVOR_PLOT (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      favor_plot_set_cursor (self, g_value_get_object (value));
      break;
    case PROP_CHANCES:
      self->chances = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_plot_constructed (GObject *object)
{
  FavorPlot *self = FAVOR_PLOT (object);

  G_OBJECT_CLASS (favor_plot_parent_class)->constructed (object);

  favor_accessible_set_name (
    GTK_WIDGET (self),
    /* Translators: names of plots of lines over the moves of a game */
    self->chances ? _ ("Plot of the Chances") : _ ("Plot of the Points"));
}

static void
favor_plot_dispose (GObject *object)
{
  FavorPlot *self = FAVOR_PLOT (object);

  drop_cursor (self);
  favor_plot_set_analysis (self, NULL);
  g_clear_object (&self->picture);

  G_OBJECT_CLASS (favor_plot_parent_class)->dispose (object);
}

static void
favor_plot_finalize (GObject *object)
{
  favor_scrub_free (FAVOR_PLOT (object)->scrub);

  G_OBJECT_CLASS (favor_plot_parent_class)->finalize (object);
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  static const guint keys[] = { GDK_KEY_Left, GDK_KEY_Right,   GDK_KEY_Home,
                                GDK_KEY_End,  GDK_KEY_Page_Up, GDK_KEY_Page_Down };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i], 0, key_cb, "u", keys[i]);
}

static void
favor_plot_class_init (FavorPlotClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_plot_get_property;
  object_class->set_property = favor_plot_set_property;
  object_class->constructed = favor_plot_constructed;
  object_class->dispose = favor_plot_dispose;
  object_class->finalize = favor_plot_finalize;
  widget_class->measure = favor_plot_measure;
  widget_class->snapshot = favor_plot_snapshot;
  widget_class->map = favor_plot_map;
  widget_class->css_changed = favor_plot_css_changed;
  widget_class->direction_changed = favor_plot_direction_changed;

  properties[PROP_CURSOR] = g_param_spec_object ("cursor",
                                                 NULL,
                                                 NULL,
                                                 FAVOR_TYPE_CURSOR,
                                                 flags);
  properties[PROP_CHANCES] = g_param_spec_boolean ("chances",
                                                   NULL,
                                                   NULL,
                                                   FALSE,
                                                   G_PARAM_READWRITE |
                                                     G_PARAM_CONSTRUCT_ONLY |
                                                     G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  install_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
favor_plot_init (FavorPlot *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->scrub = favor_scrub_new (GTK_WIDGET (self));
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "paper");
}

/**
 * favor_plot_new:
 * @chances: whether to show the chances of an analysis
 *
 * Returns: (transfer floating): a plot without a cursor
 */
GtkWidget *
favor_plot_new (gboolean chances)
{
  return g_object_new (FAVOR_TYPE_PLOT, "chances", chances, NULL);
}

/**
 * favor_plot_set_cursor:
 * @cursor: (nullable): whose line to show, and to move
 */
void
favor_plot_set_cursor (FavorPlot *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_PLOT (self));

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
    }
  changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
}

/**
 * favor_plot_set_analysis:
 * @analysis: (nullable): of the session of the cursor
 */
void
favor_plot_set_analysis (FavorPlot *self, FavorAnalysis *analysis)
{
  g_return_if_fail (FAVOR_IS_PLOT (self));

  if (self->analysis == analysis)
    return;
  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_set_object (&self->analysis, analysis);
  if (analysis != NULL)
    connect_swapped (self, analysis, "notify::ready", G_CALLBACK (changed_cb));
  changed_cb (self);
}

char *
favor_plot_describe (FavorPlot *self)
{
  guint ply;

  g_return_val_if_fail (FAVOR_IS_PLOT (self), NULL);

  if (!has_values (self))
    return NULL;
  ply = favor_cursor_get_ply (self->cursor);
  return self->chances ? favor_plot_text_chances (self->cursor, self->analysis, ply)
                       : favor_plot_text_totals (self->cursor, self->line, ply);
}
