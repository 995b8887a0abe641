/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-map-overview.h"

#include "favor-map-private.h"
#include "favor-piece.h"
#include "favor-shapes.h"

/* The largest, in pixels, and as a part of the window. */
#define WIDTH_MOST  150.0
#define HEIGHT_MOST 110.0
#define PART_MOST   0.3
#define MARGIN      9.0
#define PADDING     5.0
/* So much of a tile is filled. */
#define FILLED 0.86
/* What is lower than that part of a tile only lies on one. */
#define LEAST 0.5f
#define FRAME 2.0f

struct _FavorMapOverview
{
  GtkWidget parent_instance;

  /* It is the parent. */
  FavorMap *map;
  double    tile;
  /* (nullable): all but the frame. */
  GskRenderNode *tiles;
};

G_DEFINE_FINAL_TYPE (FavorMapOverview, favor_map_overview, GTK_TYPE_WIDGET)

static graphene_rect_t
place_of (FavorMapOverview *self, const graphene_rect_t *at, double part)
{
  graphene_rect_t content = favor_map_get_content (self->map);
  double          width = at->size.width * part, height = at->size.height * part;
  double          x = at->origin.x - content.origin.x + (at->size.width - width) / 2;
  double          y = at->origin.y - content.origin.y + (at->size.height - height) / 2;

  return FAVOR_RECT (PADDING + x * self->tile,
                     PADDING + y * self->tile,
                     width * self->tile,
                     height * self->tile);
}

/* What can be chosen is told by its colour, and by a smaller size. */
static void
draw_child (FavorMapOverview *self,
            GtkSnapshot      *snapshot,
            GtkWidget        *child,
            const GdkRGBA    *colour)
{
  const FavorMapChild *known = favor_map_find (self->map, child);
  FavorPieceState      state;
  graphene_rect_t      at;

  if (known == NULL || known->pinned || known->at.size.height < LEAST ||
      !gtk_widget_get_focusable (child))
    return;
  state = FAVOR_IS_PIECE (child) ? favor_piece_get_state (FAVOR_PIECE (child)) : 0;
  state &= FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN;
  at = place_of (self, &known->at, state != 0 ? FILLED / 2 : FILLED);
  gtk_snapshot_append_color (snapshot, state != 0 ? &favor_gold : colour, &at);
}

static GskRenderNode *
create_tiles (FavorMapOverview *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GdkRGBA      colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->map));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    draw_child (self, snapshot, child, &colour);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
favor_map_overview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorMapOverview *self = FAVOR_MAP_OVERVIEW (widget);
  graphene_rect_t   all = FAVOR_RECT (0,
                                    0,
                                    gtk_widget_get_width (widget),
                                    gtk_widget_get_height (widget));
  graphene_rect_t   seen = favor_map_sight_get_seen (favor_map_peek_sight (self->map));
  GskRoundedRect    frame;

  if (self->tiles == NULL)
    self->tiles = create_tiles (self);
  if (self->tiles != NULL)
    gtk_snapshot_append_node (snapshot, self->tiles);
  seen = place_of (self, &seen, 1);
  if (!graphene_rect_intersection (&seen, &all, &seen))
    return;
  gsk_rounded_rect_init_from_rect (&frame, &seen, 2);
  gtk_snapshot_append_border (snapshot,
                              &frame,
                              (const float[]){ FRAME, FRAME, FRAME, FRAME },
                              (const GdkRGBA[]){ favor_gold_light,
                                                 favor_gold_light,
                                                 favor_gold_light,
                                                 favor_gold_light });
}

static void
centre (FavorMapOverview *self, double x, double y, gboolean animate)
{
  graphene_rect_t  content = favor_map_get_content (self->map);
  graphene_point_t at = GRAPHENE_POINT_INIT (content.origin.x +
                                               (float) ((x - PADDING) / self->tile),
                                             content.origin.y +
                                               (float) ((y - PADDING) / self->tile));

  favor_map_centre (self->map, &at, animate);
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, FavorMapOverview *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  centre (self, x, y, TRUE);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, FavorMapOverview *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    centre (self, x + dx, y + dy, FALSE);
}

static void
favor_map_overview_dispose (GObject *object)
{
  g_clear_pointer (&FAVOR_MAP_OVERVIEW (object)->tiles, gsk_render_node_unref);

  G_OBJECT_CLASS (favor_map_overview_parent_class)->dispose (object);
}

static void
favor_map_overview_class_init (FavorMapOverviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_map_overview_dispose;
  widget_class->snapshot = favor_map_overview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "mapoverview");
}

static void
favor_map_overview_init (FavorMapOverview *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_add_css_class (GTK_WIDGET (self), "osd");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/**
 * favor_map_overview_new:
 * @map: its parent
 *
 * Returns: (transfer floating): a small map of all
 */
GtkWidget *
favor_map_overview_new (FavorMap *map)
{
  FavorMapOverview *self = g_object_new (FAVOR_TYPE_MAP_OVERVIEW, NULL);

  self->map = map;
  return GTK_WIDGET (self);
}

/**
 * favor_map_overview_update:
 *
 * Draws it anew, where it is seen.
 */
void
favor_map_overview_update (FavorMapOverview *self)
{
  g_clear_pointer (&self->tiles, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * favor_map_overview_allocate:
 * @bottom: in pixels
 *
 * Puts it into the lower corner, above @bottom, where there is more than is seen and room for it.
 */
void
favor_map_overview_allocate (FavorMapOverview *self, int bottom)
{
  GtkWidget           *widget = GTK_WIDGET (self);
  gboolean             rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const FavorMapSight *sight = favor_map_peek_sight (self->map);
  graphene_rect_t      content = favor_map_get_content (self->map);
  double               width = MIN (WIDTH_MOST, sight->window.width * PART_MOST) - 2 * PADDING;
  double   height = MIN (HEIGHT_MOST, sight->window.height * PART_MOST) - 2 * PADDING;
  double   tile = MIN (width / content.size.width, height / content.size.height);
  gboolean shown = favor_map_parts (self->map)->with_controls &&
                   favor_map_sight_is_partial (sight) && content.size.width > 0 &&
                   tile > 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_set_child_visible (widget, shown);
  if (!shown)
    return;
  if (tile > self->tile || tile < self->tile)
    favor_map_overview_update (self);
  self->tile = tile;
  width = content.size.width * tile + 2 * PADDING;
  height = content.size.height * tile + 2 * PADDING;
  gtk_widget_size_allocate (widget,
                            &(GtkAllocation){
                              (int) (rtl ? sight->window.width - MARGIN - width : MARGIN),
                              (int) (bottom - MARGIN - height),
                              (int) width,
                              (int) height },
                            -1);
}
