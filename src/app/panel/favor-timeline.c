/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-timeline.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-drop-down.h"
#include "favor-properties.h"
#include "favor-time-track.h"

struct _FavorTimeline
{
  GtkWidget parent_instance;

  GtkWidget     *box;
  GtkWidget     *play;
  GtkWidget     *speed;
  FavorCursor   *cursor;
  FavorAnalysis *analysis;
  gboolean       compact;
};

G_DEFINE_FINAL_TYPE (FavorTimeline, favor_timeline, GTK_TYPE_WIDGET)

enum
{
  PROP_CURSOR,
  PROP_ANALYSIS,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void set_interval (FavorTimeline *self);

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_CURSOR] = { "cursor", G_TYPE_OBJECT, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorTimeline, cursor), .class_type = favor_cursor_get_type,
                    .changed = G_CALLBACK (set_interval) },
  [PROP_ANALYSIS] = { "analysis", G_TYPE_OBJECT, FAVOR_WRITABLE,
                      FAVOR_MEMBER (FavorTimeline, analysis),
                      .class_type = favor_analysis_get_type },
  [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                     FAVOR_MEMBER (FavorTimeline, compact) },
};

/* clang-format on */

static void
set_interval (FavorTimeline *self)
{
  /* In milliseconds, as the rows of the drop-down say. */
  static const guint intervals[] = { 2000, 1000, 500, 250 };
  guint              selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->speed));

  if (self->cursor != NULL && selected < G_N_ELEMENTS (intervals))
    favor_cursor_set_interval (self->cursor, intervals[selected]);
}

static void
name_play_cb (FavorTimeline *self)
{
  favor_accessible_set_name (self->play,
                             favor_cursor_get_playing (self->cursor)
                               ? _ ("Pause")
                               /* Translators: starts the replay of a game */
                               : C_ ("replay", "Play"));
}

static void
favor_timeline_dispose (GObject *object)
{
  favor_properties_clear (object);
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_TIMELINE);

  G_OBJECT_CLASS (favor_timeline_parent_class)->dispose (object);
}

static void
favor_timeline_class_init (FavorTimelineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_timeline_dispose;

  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, properties);

  g_type_ensure (FAVOR_TYPE_TIME_TRACK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "timeline.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, box);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, play);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeline, speed);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_not);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_play_icon);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_play_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_position);
  gtk_widget_class_bind_template_callback (widget_class, name_play_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_interval);
  gtk_widget_class_set_css_name (widget_class, "timeline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
favor_timeline_init (FavorTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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

  favor_properties_set_object (self, properties[PROP_CURSOR], cursor);
}

/**
 * favor_timeline_set_compact:
 * @compact: whether to fold to back, play, forward and the slider
 */
void
favor_timeline_set_compact (FavorTimeline *self, gboolean compact)
{
  g_return_if_fail (FAVOR_IS_TIMELINE (self));

  favor_properties_set_number (self, properties[PROP_COMPACT], compact);
}

/**
 * favor_timeline_set_analysis:
 * @analysis: (nullable): whose turning points to mark when it is ready
 */
void
favor_timeline_set_analysis (FavorTimeline *self, FavorAnalysis *analysis)
{
  g_return_if_fail (FAVOR_IS_TIMELINE (self));

  favor_properties_set_object (self, properties[PROP_ANALYSIS], analysis);
}
