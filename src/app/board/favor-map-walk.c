/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

#include "favor-map-private.h"

#include "favor-focus.h"
#include "favor-piece.h"

/* The focus, which goes from child to child by their places and is always in sight. */

/* A child aside of the direction is as far as one that many times further straight on. */
#define ASIDE 2.0

static gboolean
can_walk (FavorMap *self, GtkWidget *child)
{
  return favor_map_find (self, child) != NULL && gtk_widget_get_focusable (child) &&
         gtk_widget_get_can_focus (child) && gtk_widget_get_visible (child) &&
         gtk_widget_is_sensitive (child);
}

static gboolean
is_offered (GtkWidget *child)
{
  return FAVOR_IS_PIECE (child) && (favor_piece_get_state (FAVOR_PIECE (child)) &
                                    (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN)) != 0;
}

static graphene_point_t
middle_of (FavorMap *self, GtkWidget *child)
{
  graphene_point_t middle;

  graphene_rect_get_center (&favor_map_find (self, child)->at, &middle);
  return middle;
}

/* ---- In the order of reading ---------------------------------------------------------- */

/* Row by row, from the left. */
static int
compare_places (const graphene_point_t *a, const graphene_point_t *b)
{
  float row = floorf (a->y) - floorf (b->y);
  float aside = a->x - b->x;

  if (row < 0 || row > 0)
    return row < 0 ? -1 : 1;
  if (aside < 0 || aside > 0)
    return aside < 0 ? -1 : 1;
  return a->y < b->y ? -1 : a->y > b->y;
}

static gboolean
is_any_offered (FavorMap *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_offered (child) && can_walk (self, child))
      return TRUE;
  return FALSE;
}

/* Of two at the same place the one that lies on top comes later. */
static int
compare_children (FavorMap *self, GtkWidget *a, GtkWidget *b)
{
  graphene_point_t at_a = middle_of (self, a), at_b = middle_of (self, b);
  int              order = compare_places (&at_a, &at_b);

  if (order != 0 || a == b)
    return order;
  return favor_map_find (self, a)->layer < favor_map_find (self, b)->layer ? -1 : 1;
}

/* (nullable): the next one in that order (1) or against it (-1); the first without `from`. */
static GtkWidget *
find_in_order (FavorMap *self, GtkWidget *from, int by)
{
  gboolean   offered = is_any_offered (self);
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (child == from || !can_walk (self, child) || (offered && !is_offered (child)) ||
          (from != NULL && compare_children (self, child, from) * by <= 0))
        continue;
      if (found == NULL || compare_children (self, child, found) * by < 0)
        found = child;
    }
  return found;
}

/* ---- By direction --------------------------------------------------------------------- */

/* How far along the direction, and how far aside of it. */
static void
measure_way (const graphene_point_t *from,
             const graphene_point_t *to,
             GtkDirectionType        direction,
             double                 *along,
             double                 *aside)
{
  double   dx = to->x - from->x, dy = to->y - from->y;
  gboolean level = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;

  *along = level ? dx : dy;
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_UP)
    *along = -*along;
  *aside = fabs (level ? dy : dx);
}

/* What lies rather in that direction than in another comes first, however far it is. */
static GtkWidget *
find_towards (FavorMap               *self,
              GtkWidget              *from,
              const graphene_point_t *begin,
              GtkDirectionType        direction)
{
  GtkWidget *found = NULL;
  double     best = INFINITY;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_point_t at;
      double           along, aside, way;

      if (child == from || !can_walk (self, child))
        continue;
      at = middle_of (self, child);
      measure_way (begin, &at, direction, &along, &aside);
      way = along + ASIDE * aside + (aside > along ? 1000 : 0);
      if (along < 0.01 || way >= best)
        continue;
      best = way;
      found = child;
    }
  return found;
}

/* (nullable): the one nearest to a point. */
static GtkWidget *
find_nearest (FavorMap *self, const graphene_point_t *to, gboolean in_sight)
{
  GtkWidget *found = NULL;
  float      best = INFINITY;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_point_t at;
      float            way;

      if (!can_walk (self, child))
        continue;
      at = middle_of (self, child);
      way = graphene_point_distance (&at, to, NULL, NULL);
      if (way >= best || (in_sight && !favor_map_is_in_sight (self, child)))
        continue;
      best = way;
      found = child;
    }
  return found;
}

static graphene_point_t
get_middle_of_sight (FavorMap *self)
{
  graphene_rect_t  seen = favor_map_sight_get_seen (favor_map_peek_sight (self));
  graphene_point_t middle;

  graphene_rect_get_center (&seen, &middle);
  return middle;
}

/**
 * favor_map_find_next:
 * @from: (nullable): a child; %NULL: the middle of what is seen
 * @direction: %GTK_DIR_TAB_FORWARD and %GTK_DIR_TAB_BACKWARD go in the order of reading, through what
 *   can be chosen if anything can
 *
 * Returns: (transfer none) (nullable): the next child that takes the focus
 */
GtkWidget *
favor_map_find_next (FavorMap *self, GtkWidget *from, GtkDirectionType direction)
{
  graphene_point_t middle;

  g_return_val_if_fail (FAVOR_IS_MAP (self), NULL);

  if (from != NULL && favor_map_find (self, from) == NULL)
    from = NULL;
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return find_in_order (self, from, direction == GTK_DIR_TAB_FORWARD ? 1 : -1);
  middle = get_middle_of_sight (self);
  if (from == NULL)
    return find_nearest (self, &middle, FALSE);
  middle = middle_of (self, from);
  return find_towards (self, from, &middle, direction);
}

/* ---- Focus ---------------------------------------------------------------------------- */

/* Who has been switched off because it is out of sight could not take the focus. */
static void
favor_map_reveal (FavorBoard *board, GtkWidget *child)
{
  FavorMap      *self = FAVOR_MAP (board);
  FavorMapChild *known = favor_map_find (self, child);

  if (known == NULL)
    return;
  gtk_widget_set_child_visible (child, TRUE);
  favor_map_show (self, &known->at, TRUE);
}

/**
 * favor_map_focus:
 * @child: of the board, in sight or not
 *
 * Returns: whether it has the focus now
 */
gboolean
favor_map_focus (FavorMap *self, GtkWidget *child)
{
  g_return_val_if_fail (FAVOR_IS_MAP (self), FALSE);

  favor_map_reveal (FAVOR_BOARD (self), child);
  return favor_focus_give (child);
}

void
favor_map_keep_focus (FavorMap *self)
{
  GtkWidget       *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  FavorMapChild   *known = favor_map_find (self, focus);
  FavorMapSight    goal = favor_map_get_goal (self);
  graphene_rect_t  seen = favor_map_sight_get_seen (&goal);
  graphene_point_t middle;
  GtkWidget       *nearest = NULL;

  if (known == NULL || graphene_rect_intersection (&seen, &known->at, NULL))
    return;
  graphene_rect_get_center (&seen, &middle);
  nearest = find_nearest (self, &middle, FALSE);
  if (nearest != NULL &&
      graphene_rect_intersection (&seen, &favor_map_find (self, nearest)->at, NULL))
    favor_map_focus (self, nearest);
}

/* A pointer that is pressed points at what it means: that does not move away from it. */
static gboolean
is_pressed (GtkWidget *widget)
{
  GdkSeat   *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;

  return pointer != NULL &&
         (gdk_device_get_modifier_state (pointer) & GDK_BUTTON1_MASK) != 0;
}

static void
favor_map_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  FavorMap      *self = FAVOR_MAP (widget);
  FavorMapChild *known = favor_map_find (self, child);

  GTK_WIDGET_CLASS (g_type_class_peek (FAVOR_TYPE_BOARD))
    ->set_focus_child (widget, child);
  if (known == NULL)
    return;
  favor_map_parts (self)->last = child;
  if (!is_pressed (widget))
    favor_map_show (self, &known->at, TRUE);
}

/* From outside: back to where it was, or to an end. */
static gboolean
enter (FavorMap *self, GtkDirectionType direction)
{
  FavorMapParts *parts = favor_map_parts (self);
  GtkWidget     *child = NULL;

  if (direction == GTK_DIR_TAB_BACKWARD &&
      gtk_widget_child_focus (parts->controls, direction))
    return TRUE;
  if (parts->last != NULL && can_walk (self, parts->last) &&
      (is_offered (parts->last) || !is_any_offered (self)))
    child = parts->last;
  if (child == NULL)
    child = favor_map_find_next (self, NULL, direction);
  return (child != NULL && favor_map_focus (self, child)) ||
         gtk_widget_child_focus (parts->controls, direction);
}

/* The buttons come after all that lies on the map. */
static gboolean
walk_from_controls (FavorMap *self, GtkDirectionType direction)
{
  GtkWidget *child;

  if (gtk_widget_child_focus (favor_map_parts (self)->controls, direction))
    return TRUE;
  if (direction == GTK_DIR_TAB_FORWARD)
    return FALSE;
  child = favor_map_find_next (self, NULL, direction);
  return child != NULL && favor_map_focus (self, child);
}

static gboolean
favor_map_walk (GtkWidget *widget, GtkDirectionType direction)
{
  FavorMap      *self = FAVOR_MAP (widget);
  FavorMapParts *parts = favor_map_parts (self);
  GtkWidget     *focus = gtk_widget_get_focus_child (widget);
  GtkWidget     *next;

  if (focus == NULL)
    return enter (self, direction);
  if (focus == parts->controls)
    return walk_from_controls (self, direction);
  next = favor_map_find_next (self, focus, direction);
  if (next != NULL)
    return favor_map_focus (self, next);
  if (direction == GTK_DIR_TAB_FORWARD)
    return gtk_widget_child_focus (parts->controls, direction);
  /* Arrows do not lead out of the map. */
  return direction != GTK_DIR_TAB_BACKWARD;
}

void
favor_map_install_walk (FavorMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = favor_map_walk;
  widget_class->set_focus_child = favor_map_set_focus_child;
  FAVOR_BOARD_CLASS (klass)->reveal = favor_map_reveal;
}
