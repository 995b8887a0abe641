/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-timeline.h"

#include "favor-accessible.h"
#include "favor-drop-down.h"
#include "favor-time-track.h"
#include "favor-tooltip.h"

struct _FavorTimeline
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *first;
  GtkWidget *play;
  GtkWidget *last;
  GtkWidget *track;
  GtkWidget *position;
  GtkWidget *speed;

  FavorCursor *cursor;
  gboolean     compact;
};

G_DEFINE_FINAL_TYPE (FavorTimeline, favor_timeline, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CURSOR,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const struct
{
  const char *title;
  guint       interval;
} speeds[] = {
  /* Translators: speed of playing a game again, in the timeline; little space */
  { N_ ("½ a second"), 2000 },
  { N_ ("1 a second"), 1000 },
  { N_ ("2 a second"), 500 },
  { N_ ("4 a second"), 250 },
};

static void
update_position (FavorTimeline *self)
{
  guint ply = favor_cursor_get_ply (self->cursor);
  guint n = favor_session_get_n_plies (favor_cursor_get_session (self->cursor));
  g_autofree char *figures = g_strdup_printf ("%u / %u", ply, n);

  gtk_label_set_label (GTK_LABEL (self->position), figures);
}

static void
update_playing (FavorTimeline *self)
{
  gboolean playing = favor_cursor_get_playing (self->cursor);
  /* Translators: starts the replay of a game */
  const char *words = playing ? _ ("Pause") : C_ ("replay", "Play");
  const char *tip = playing ? _ ("Stop Playing the Game Again (P)")
                            : _ ("Play the Game Again (P)");

  gtk_button_set_icon_name (GTK_BUTTON (self->play),
                            playing ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
  favor_tooltip_set (self->play, tip);
  favor_accessible_set_name (self->play, words);
}

static void
speed_cb (FavorTimeline *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->speed));

  if (self->cursor != NULL && selected < G_N_ELEMENTS (speeds))
    favor_cursor_set_interval (self->cursor, speeds[selected].interval);
}

static void
favor_timeline_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  FavorTimeline *self = FAVOR_TIMELINE (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      g_value_set_object (value, self->cursor);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_timeline_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  FavorTimeline *self = FAVOR_TIMELINE (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      favor_timeline_set_cursor (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      favor_timeline_set_compact (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_timeline_dispose (GObject *object)
{
  FavorTimeline *self = FAVOR_TIMELINE (object);

  favor_timeline_set_cursor (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_TIMELINE);

  G_OBJECT_CLASS (favor_timeline_parent_class)->dispose (object);
}

static void
favor_timeline_class_init (FavorTimelineClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_timeline_get_property;
  object_class->set_property = favor_timeline_set_property;
  object_class->dispose = favor_timeline_dispose;

  properties[PROP_CURSOR] = g_param_spec_object ("cursor",
                                                 NULL,
                                                 NULL,
                                                 FAVOR_TYPE_CURSOR,
                                                 flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (FAVOR_TYPE_TIME_TRACK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/favorgames/Favor/timeline.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, box);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, first);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, play);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, last);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, track);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, position);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, speed);
  gtk_widget_class_bind_template_callback (widget_class, speed_cb);
  gtk_widget_class_set_css_name (widget_class, "timeline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
favor_timeline_init (FavorTimeline *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    gtk_string_list_append (titles, _ (speeds[i].title));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->speed), G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->speed), 1);
  favor_drop_down_make_flexible (GTK_DROP_DOWN (self->speed), 0);
  favor_drop_down_set_name (GTK_DROP_DOWN (self->speed), _ ("Speed of Playing"));
}

/**
 * favor_timeline_new:
 *
 * Returns: (transfer floating): a timeline without a cursor
 */
GtkWidget *
favor_timeline_new (void)
{
  return g_object_new (FAVOR_TYPE_TIMELINE, NULL);
}

/**
 * favor_timeline_set_cursor:
 * @cursor: (nullable): what to step through
 */
void
favor_timeline_set_cursor (FavorTimeline *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_TIMELINE (self));

  if (self->cursor == cursor)
    return;
  if (self->cursor != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->cursor, self);
      g_signal_handlers_disconnect_by_data (favor_cursor_get_session (self->cursor),
                                            self);
    }
  g_set_object (&self->cursor, cursor);
  favor_time_track_set_cursor (FAVOR_TIME_TRACK (self->track), cursor);
  if (cursor != NULL)
    {
      g_signal_connect_object (cursor,
                               "moved",
                               G_CALLBACK (update_position),
                               self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (cursor,
                               "notify::playing",
                               G_CALLBACK (update_playing),
                               self,
                               G_CONNECT_SWAPPED);
      /* The line may also grow while an earlier position is shown. */
      g_signal_connect_object (favor_cursor_get_session (cursor),
                               "stepped",
                               G_CALLBACK (update_position),
                               self,
                               G_CONNECT_SWAPPED);
      update_position (self);
      update_playing (self);
      speed_cb (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
}

/**
 * favor_timeline_set_compact:
 * @compact: whether to fold to back, play, forward and the slider
 */
void
favor_timeline_set_compact (FavorTimeline *self, gboolean compact)
{
  g_return_if_fail (FAVOR_IS_TIMELINE (self));

  if (self->compact == !!compact)
    return;
  self->compact = !!compact;
  gtk_widget_set_visible (self->first, !compact);
  gtk_widget_set_visible (self->last, !compact);
  gtk_widget_set_visible (self->position, !compact);
  gtk_widget_set_visible (self->speed, !compact);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

/**
 * favor_timeline_set_analysis:
 * @analysis: (nullable): whose turning points to mark when it is ready
 */
void
favor_timeline_set_analysis (FavorTimeline *self, FavorAnalysis *analysis)
{
  g_return_if_fail (FAVOR_IS_TIMELINE (self));

  favor_time_track_set_analysis (FAVOR_TIME_TRACK (self->track), analysis);
}
