/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "favor-map-private.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-focus.h"
#include "favor-map-controls.h"
#include "favor-map-overview.h"
#include "favor-properties.h"

/* The widget: which children there are, and where they are put. */

typedef FavorMapParts FavorMapPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (FavorMap, favor_map, FAVOR_TYPE_BOARD)

/* ---- Children ------------------------------------------------------------------------- */

/* Other children have a place, or have another. */
static void
change (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  parts->stale = TRUE;
  parts->changed = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
forget (FavorMap *self, GtkWidget *child)
{
  FavorMapParts *parts = favor_map_parts (self);

  g_hash_table_remove (parts->children, child);
  if (parts->last == child)
    parts->last = NULL;
  change (self);
}

/* A child is forgotten when the board has removed it. */
static void
parent_changed_cb (GtkWidget *child, GParamSpec *property, FavorMap *self)
{
  if (gtk_widget_get_parent (child) == GTK_WIDGET (self))
    return;
  g_signal_handlers_disconnect_by_func (child, parent_changed_cb, self);
  forget (self, child);
}

FavorMapChild *
favor_map_know (FavorMap *self, GtkWidget *child)
{
  FavorMapParts *parts = favor_map_parts (self);
  FavorMapChild *known = g_hash_table_lookup (parts->children, child);

  if (known != NULL)
    return known;
  known = g_new0 (FavorMapChild, 1);
  known->anchor = GRAPHENE_POINT_INIT (0.5f, 0.5f);
  g_hash_table_insert (parts->children, child, known);
  g_signal_connect (child, "notify::parent", G_CALLBACK (parent_changed_cb), self);
  return known;
}

/* What lies in front comes later: a higher layer, a foot further below, the right one of two. */
static gboolean
lies_before (const FavorMapChild *a, const FavorMapChild *b)
{
  float foot_a = a->at.origin.y + a->at.size.height;
  float foot_b = b->at.origin.y + b->at.size.height;

  if (a->layer != b->layer)
    return a->layer < b->layer;
  if (fabsf (foot_a - foot_b) > 0.001f)
    return foot_a < foot_b;
  return a->at.origin.x < b->at.origin.x;
}

/* Children are drawn, picked and read in their order. */
static void
sort_in (FavorMap *self, GtkWidget *child, const FavorMapChild *known)
{
  FavorMapParts *parts = favor_map_parts (self);
  GtkWidget     *before = parts->overview;

  for (GtkWidget *other = gtk_widget_get_prev_sibling (before); other != NULL;
       other = gtk_widget_get_prev_sibling (other))
    {
      FavorMapChild *other_known = favor_map_find (self, other);

      if (other == child || other_known == NULL)
        continue;
      if (!lies_before (known, other_known))
        break;
      before = other;
    }
  if (gtk_widget_get_next_sibling (child) != before)
    gtk_widget_insert_before (child, GTK_WIDGET (self), before);
}

/* What has no place is not there for screen readers either. */
static void
set_told (GtkWidget *child, gboolean told)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (child),
                               GTK_ACCESSIBLE_STATE_HIDDEN,
                               !told,
                               -1);
}

static void
put (FavorMap *self, GtkWidget *child, FavorMapChild *known)
{
  if (!known->placed)
    set_told (child, TRUE);
  known->placed = TRUE;
  sort_in (self, child, known);
  change (self);
}

/**
 * favor_map_place:
 * @child: of the board
 * @layer: of all that lies on top of each other
 * @at: in tiles
 */
void
favor_map_place (FavorMap *self, GtkWidget *child, guint layer, const graphene_rect_t *at)
{
  FavorMapChild *known;

  g_return_if_fail (FAVOR_IS_MAP (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));

  known = favor_map_know (self, child);
  if (known->placed && !known->pinned && known->layer == layer &&
      graphene_rect_equal (&known->at, at))
    return;
  known->at = *at;
  known->layer = layer;
  known->pinned = FALSE;
  put (self, child, known);
}

/**
 * favor_map_pin:
 * @child: of the board
 * @layer: of all that lies on top of each other
 * @at: in tiles
 * @anchor: in shares of its width and height, from its upper left corner: lies there
 */
void
favor_map_pin (FavorMap               *self,
               GtkWidget              *child,
               guint                   layer,
               const graphene_point_t *at,
               const graphene_point_t *anchor)
{
  FavorMapChild *known;

  g_return_if_fail (FAVOR_IS_MAP (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));

  known = favor_map_know (self, child);
  known->at = GRAPHENE_RECT_INIT (at->x, at->y, 0, 0);
  known->anchor = *anchor;
  known->layer = layer;
  known->pinned = TRUE;
  put (self, child, known);
}

/**
 * favor_map_unplace:
 * @child: of the board
 */
void
favor_map_unplace (FavorMap *self, GtkWidget *child)
{
  FavorMapChild *known;

  g_return_if_fail (FAVOR_IS_MAP (self));

  known = favor_map_find (self, child);
  set_told (child, FALSE);
  if (known == NULL)
    return;
  known->placed = FALSE;
  known->drawn = 0;
  favor_board_unplace (FAVOR_BOARD (self), child);
  change (self);
}

/**
 * favor_map_set_least:
 * @child: of the board
 * @least: in pixels
 * @anchor: in shares of its width and height, from its upper left corner
 */
void
favor_map_set_least (FavorMap               *self,
                     GtkWidget              *child,
                     double                  least,
                     const graphene_point_t *anchor)
{
  FavorMapChild *known;

  g_return_if_fail (FAVOR_IS_MAP (self));

  known = favor_map_know (self, child);
  known->least = least;
  known->anchor = *anchor;
  change (self);
}

void
favor_map_set_extent (FavorMap *self, const graphene_rect_t *extent)
{
  FavorMapParts *parts = favor_map_parts (self);

  g_return_if_fail (FAVOR_IS_MAP (self));
  g_return_if_fail (extent != NULL);

  if (graphene_rect_equal (&parts->extent, extent))
    return;
  parts->extent = *extent;
  parts->changed = TRUE;
}

/* ---- Places --------------------------------------------------------------------------- */

/* Words that would leave the window move back into it. */
static graphene_rect_t
locate_pinned (FavorMap              *self,
               const FavorMapChild   *child,
               const graphene_rect_t *at,
               const graphene_size_t *size)
{
  FavorMapParts  *parts = favor_map_parts (self);
  graphene_rect_t pixels = favor_map_sight_to_pixels (&parts->sight, at);
  double          x = pixels.origin.x - size->width * child->anchor.x;
  double          y = pixels.origin.y - size->height * child->anchor.y;

  x = MAX (0, MIN (x, parts->sight.window.width - size->width));
  y = MAX (parts->sight.window.top, MIN (y, parts->sight.window.height - size->height));
  return GRAPHENE_RECT_INIT ((float) round (x),
                             (float) round (y),
                             size->width,
                             size->height);
}

/* The size that it is drawn in, and where it is put: larger or smaller than that while the zoom moves. */
static void
allocate_at (GtkWidget *child, const graphene_size_t *size, const graphene_rect_t *pixels)
{
  GskTransform *transform = gsk_transform_translate (NULL, &pixels->origin);
  int           width, height;

  favor_child_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL);
  width = MAX (width, (int) size->width);
  favor_child_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, NULL);
  if (!graphene_size_equal (size, &pixels->size))
    transform = gsk_transform_scale (transform,
                                     pixels->size.width / size->width,
                                     pixels->size.height / size->height);
  gtk_widget_allocate (child, width, MAX (height, (int) size->height), -1, transform);
}

/* Words that can go on in another line are no wider than the window. */
static graphene_size_t
measure_pinned (FavorMap *self, GtkWidget *child)
{
  const int room = (int) favor_map_parts (self)->sight.window.width;
  const int least = favor_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1);
  const int wanted = favor_child_get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1);
  const int width = MAX (least, MIN (wanted, room));

  return GRAPHENE_SIZE_INIT ((float) width,
                             (float) favor_child_get_natural (child,
                                                              GTK_ORIENTATION_VERTICAL,
                                                              width));
}

/* What has the focus stays there out of sight, or it would lose it. */
static void
favor_map_allocate (FavorBoard            *board,
                    GtkWidget             *child,
                    const graphene_rect_t *place,
                    graphene_rect_t       *at)
{
  FavorMap       *self = FAVOR_MAP (board);
  FavorMapChild  *known = favor_map_find (self, child);
  graphene_rect_t pixels;
  graphene_size_t size;
  gboolean        seen;

  if (known == NULL)
    {
      gtk_widget_set_child_visible (child, FALSE);
      *at = *graphene_rect_zero ();
      return;
    }
  size = known->pinned ? measure_pinned (self, child) : *graphene_size_zero ();
  pixels = known->pinned ? locate_pinned (self, known, at, &size)
                         : favor_map_locate_child (self, known, at);
  seen = favor_map_is_in_window (self, &pixels);
  gtk_widget_set_child_visible (child, seen || favor_focus_get_within (child) != NULL);
  *at = seen ? pixels : *graphene_rect_zero ();
  if (!gtk_widget_get_child_visible (child))
    return;
  if (!known->pinned)
    {
      known->drawn = favor_map_choose_drawn (self, child, known);
      size = favor_map_size_child (known, known->drawn);
    }
  allocate_at (child, &size, &pixels);
}

/* On its way a child may be larger or smaller than its place. */
static void
favor_map_arrange (FavorBoard *board, int width, int height)
{
  FavorMap      *self = FAVOR_MAP (board);
  GHashTableIter iter;
  gpointer       child, value;

  g_hash_table_iter_init (&iter, favor_map_parts (self)->children);
  while (g_hash_table_iter_next (&iter, &child, &value))
    {
      const FavorMapChild *known = value;

      if (known->placed)
        {
          graphene_rect_t at = favor_map_find_end (self, known);

          favor_board_place (board, child, &at);
        }
    }
}

/* What came lies where it belongs, also if that is out of sight. */
static void
favor_map_settle (FavorBoard *board)
{
  favor_map_end_ways (FAVOR_MAP (board));
}

/* The size stays while it is hidden, or the map would move with each turn. What may be wider or higher, as there
 * is room, has so much height. */
static void
measure_corner (FavorMapParts *parts, int room)
{
  GtkWidget *corner = parts->corner;
  int        least, high, width, below;

  if (corner == NULL || !gtk_widget_get_visible (corner))
    return;
  below = gtk_widget_get_margin_bottom (corner);
  favor_child_measure (corner, GTK_ORIENTATION_VERTICAL, -1, &least, &high);
  high = MIN (high, MAX (least, room + below));
  width = favor_child_get_natural (corner,
                                   GTK_ORIENTATION_HORIZONTAL,
                                   gtk_widget_get_request_mode (corner) ==
                                       GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
                                     ? high
                                     : -1);
  /* Where it gives way to what lies over the lower edge the map does not. */
  parts->corner_size = GRAPHENE_SIZE_INIT ((float) width, (float) (high - below));
}

/* The buttons lie at the start, and what else there is at the end. */
static FavorMapWindow
get_window (FavorMap *self, int width, int height, const graphene_size_t *controls)
{
  FavorMapParts *parts = favor_map_parts (self);
  gboolean       rtl = gtk_widget_get_direction (parts->controls) == GTK_TEXT_DIR_RTL;

  return (FavorMapWindow){ .width = width,
                           .height = height,
                           .top = favor_board_get_top (FAVOR_BOARD (self)),
                           .left = rtl ? parts->corner_size : *controls,
                           .right = rtl ? *controls : parts->corner_size };
}

static void
favor_map_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorMap       *self = FAVOR_MAP (widget);
  FavorMapParts  *parts = favor_map_parts (self);
  int             bottom = height - parts->overhang;
  graphene_size_t controls = favor_map_controls_allocate (parts->controls, width, bottom);
  FavorMapWindow  window;

  measure_corner (parts, bottom);
  window = get_window (self, width, height, &controls);
  if (parts->changed)
    favor_map_overview_update (FAVOR_MAP_OVERVIEW (parts->overview));
  favor_map_take_room (self, &window);
  favor_map_follow_ways (self);
  parts->n_switched = 0;
  GTK_WIDGET_CLASS (favor_map_parent_class)
    ->size_allocate (widget, width, height, baseline);
  favor_map_overview_allocate (FAVOR_MAP_OVERVIEW (parts->overview),
                               bottom - (int) controls.height);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
controls_changed_cb (FavorMap *self)
{
  gtk_widget_set_visible (favor_map_parts (self)->controls,
                          favor_map_parts (self)->with_controls);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
compact_changed_cb (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (parts->controls),
                                  parts->compact ? GTK_ORIENTATION_VERTICAL
                                                 : GTK_ORIENTATION_HORIZONTAL);
}

/**
 * favor_map_set_corner:
 * @corner: (nullable): not a child of the map, and no longer there when the map is not
 */
void
favor_map_set_corner (FavorMap *self, GtkWidget *corner)
{
  g_return_if_fail (FAVOR_IS_MAP (self));
  g_return_if_fail (corner == NULL || GTK_IS_WIDGET (corner));

  favor_map_parts (self)->corner = corner;
  favor_map_parts (self)->corner_size = *graphene_size_zero ();
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
favor_map_dispose (GObject *object)
{
  FavorMap      *self = FAVOR_MAP (object);
  FavorMapParts *parts = favor_map_parts (self);

  favor_map_stop_going (self);
  favor_map_stop_preparing (self);
  g_clear_pointer (&parts->below, gsk_render_node_unref);

  G_OBJECT_CLASS (favor_map_parent_class)->dispose (object);
}

static void
favor_map_finalize (GObject *object)
{
  g_hash_table_unref (favor_map_parts (FAVOR_MAP (object))->children);

  G_OBJECT_CLASS (favor_map_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "tile", G_TYPE_DOUBLE, FAVOR_READABLE, FAVOR_MEMBER (FavorMapPrivate, tile),
    .min = 0, .max = 4096 },
  { "controls", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorMapPrivate, with_controls),
    .fallback = TRUE, .changed = G_CALLBACK (controls_changed_cb) },
  { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorMapPrivate, compact),
    .changed = G_CALLBACK (compact_changed_cb) },
  { "overhang", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorMapPrivate, overhang),
    .max = G_MAXINT, .changed = G_CALLBACK (gtk_widget_queue_allocate) },
};

/* clang-format on */

static void
favor_map_class_init (FavorMapClass *klass)
{
  GObjectClass    *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  FavorBoardClass *board_class = FAVOR_BOARD_CLASS (klass);

  object_class->dispose = favor_map_dispose;
  object_class->finalize = favor_map_finalize;
  widget_class->size_allocate = favor_map_size_allocate;
  board_class->arrange = favor_map_arrange;
  board_class->settle = favor_map_settle;
  board_class->allocate = favor_map_allocate;
  favor_map_install_acts (klass);
  favor_map_install_walk (klass);
  favor_map_install_drawing (klass);

  favor_properties_install_private (object_class, table, G_N_ELEMENTS (table), NULL);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "map");
}

/* What is counted from the left on a map is so in all languages. */
static void
favor_map_init (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  parts->children = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  parts->with_controls = TRUE;
  favor_map_sight_init (&parts->sight);
  parts->tile = parts->sight.tile;
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  parts->overview = favor_map_overview_new (self);
  gtk_widget_set_parent (parts->overview, GTK_WIDGET (self));
  parts->controls = favor_map_controls_new ();
  gtk_widget_set_parent (parts->controls, GTK_WIDGET (self));
  favor_map_init_going (self);
  favor_map_add_acts (self);
  /* Translators: the board of a game whose tiles make a map, for ears */
  favor_accessible_set_name (GTK_WIDGET (self), _ ("Map"));
}

/**
 * favor_map_new:
 *
 * Returns: (transfer floating): an empty map
 */
FavorMap *
favor_map_new (void)
{
  return g_object_new (FAVOR_TYPE_MAP, NULL);
}
