/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-map-private.h"

/* What comes from the players, who are above the map, and what goes to them. */

/* In tiles, as large as the child is: at the upper edge of the window. */
static graphene_rect_t
find_edge (FavorMap *self, const FavorMapChild *child)
{
  const FavorMapSight *sight = favor_map_peek_sight (self);
  graphene_rect_t      at = child->at;
  graphene_point_t     corner;

  corner = favor_map_to_map (self, sight->window.width * child->share, sight->window.top);
  at.origin = corner;
  at.origin.x -= at.size.width / 2;
  return at;
}

/* In tiles: the place of a child, or, if that is out of sight, the nearest one at the edge of the
 * window. */
static graphene_rect_t
find_seen (FavorMap *self, const FavorMapChild *child)
{
  const FavorMapSight *sight = favor_map_peek_sight (self);
  graphene_rect_t      seen = favor_map_sight_get_seen (sight);
  graphene_rect_t      at = child->at;
  float                left = seen.origin.x, upper = seen.origin.y;
  float                right = left + seen.size.width - at.size.width;
  float                lower = upper + seen.size.height - at.size.height;

  if (sight->window.width <= 0)
    return at;
  at.origin.x = MAX (left, MIN (at.origin.x, right));
  at.origin.y = MAX (upper, MIN (at.origin.y, lower));
  return at;
}

graphene_rect_t
favor_map_find_end (FavorMap *self, const FavorMapChild *child)
{
  return child->way == FAVOR_MAP_LEAVES ? find_edge (self, child) : child->at;
}

void
favor_map_follow_ways (FavorMap *self)
{
  FavorBoard    *board = FAVOR_BOARD (self);
  GHashTableIter iter;
  gpointer       child, value;

  if (!favor_board_is_moving (board))
    return;
  g_hash_table_iter_init (&iter, favor_map_parts (self)->children);
  while (g_hash_table_iter_next (&iter, &child, &value))
    {
      const FavorMapChild *known = value;
      graphene_rect_t      edge, seen;

      if (!known->placed || known->way == FAVOR_MAP_STAYS)
        continue;
      edge = find_edge (self, known);
      seen = find_seen (self, known);
      if (known->way == FAVOR_MAP_COMES)
        favor_board_redirect (board, child, &edge, &seen);
      else
        favor_board_redirect (board, child, &seen, &edge);
    }
}

void
favor_map_end_ways (FavorMap *self)
{
  GHashTableIter iter;
  gpointer       child, value;

  g_hash_table_iter_init (&iter, favor_map_parts (self)->children);
  while (g_hash_table_iter_next (&iter, &child, &value))
    {
      FavorMapChild *known = value;
      FavorMapWay    way = known->way;

      known->way = FAVOR_MAP_STAYS;
      if (way == FAVOR_MAP_LEAVES)
        favor_map_unplace (self, child);
    }
}

/**
 * favor_map_come:
 * @child: of the board, without a place
 * @share: in shares of the width of the window, from the left
 */
void
favor_map_come (FavorMap *self, GtkWidget *child, double share)
{
  FavorMapChild *known;

  g_return_if_fail (FAVOR_IS_MAP (self));
  g_return_if_fail (favor_map_find (self, child) == NULL);

  known = favor_map_know (self, child);
  known->way = FAVOR_MAP_COMES;
  known->share = share;
  /* Where exactly, each frame says; that is elsewhere than its place. */
  favor_board_set_origin (FAVOR_BOARD (self), child, graphene_rect_zero ());
}

/**
 * favor_map_leave:
 * @child: of the board, with a place
 * @share: in shares of the width of the window, from the left
 */
void
favor_map_leave (FavorMap *self, GtkWidget *child, double share)
{
  FavorMapChild *known;

  g_return_if_fail (FAVOR_IS_MAP (self));

  known = favor_map_find (self, child);
  g_return_if_fail (known != NULL);

  known->way = FAVOR_MAP_LEAVES;
  known->share = share;
}
