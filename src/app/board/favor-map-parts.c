/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

#include "favor-map-private.h"

/* What is known of a map and of its children: nothing here changes what is seen. */

/* What G_DEFINE_TYPE () has for that is known to the file of the class alone, which lies above. */
FavorMapParts *
favor_map_parts (FavorMap *self)
{
  return g_type_instance_get_private ((GTypeInstance *) self, FAVOR_TYPE_MAP);
}

/* ---- Children ------------------------------------------------------------------------- */

FavorMapChild *
favor_map_find (FavorMap *self, gpointer child)
{
  FavorMapChild *known = g_hash_table_lookup (favor_map_parts (self)->children, child);

  return known != NULL && known->placed ? known : NULL;
}

/**
 * favor_map_get_place:
 * @child: of the board
 * @at: (out): its place, in tiles
 *
 * Returns: whether it has one
 */
gboolean
favor_map_get_place (FavorMap *self, GtkWidget *child, graphene_rect_t *at)
{
  FavorMapChild *known;

  g_return_val_if_fail (FAVOR_IS_MAP (self), FALSE);

  known = favor_map_find (self, child);
  if (known != NULL)
    *at = known->at;
  return known != NULL;
}

graphene_rect_t
favor_map_get_content (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);
  GHashTableIter iter;
  gpointer       value;

  if (!parts->stale)
    return parts->sight.content;
  parts->stale = FALSE;
  parts->sight.content = parts->extent;
  g_hash_table_iter_init (&iter, parts->children);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const FavorMapChild *known = value;

      /* What keeps a least size stands on the land: were it counted, a map that became smaller would
       * have ever more to show. */
      if (!known->placed || known->pinned || known->least > 0)
        continue;
      if (parts->sight.content.size.width <= 0)
        parts->sight.content = known->at;
      else
        graphene_rect_union (&parts->sight.content, &known->at, &parts->sight.content);
    }
  return parts->sight.content;
}

/* Whole pixels, so that pictures are not blurred; nothing disappears. */
graphene_size_t
favor_map_size_child (const FavorMapChild *child, double tile)
{
  double width = child->at.size.width * tile;
  double height = child->at.size.height * tile;
  double grown = height > 0 ? MAX (1, child->least / height) : 1;

  return GRAPHENE_SIZE_INIT ((float) MAX (1, round (width * grown)),
                             (float) MAX (1, round (height * grown)));
}

/* Neighbours share an edge, which lies on a whole pixel: there is no gap between them. */
graphene_rect_t
favor_map_locate_child (FavorMap              *self,
                        const FavorMapChild   *child,
                        const graphene_rect_t *at)
{
  FavorMapParts  *parts = favor_map_parts (self);
  graphene_rect_t pixels = favor_map_sight_to_pixels (&parts->sight, at);
  float           right = roundf (pixels.origin.x + pixels.size.width);
  float           lower = roundf (pixels.origin.y + pixels.size.height);
  float           grown;

  if (child->least > pixels.size.height && pixels.size.height > 0)
    {
      grown = (float) child->least / pixels.size.height;
      return GRAPHENE_RECT_INIT (
        roundf (pixels.origin.x - pixels.size.width * (grown - 1) * child->anchor.x),
        roundf (pixels.origin.y - pixels.size.height * (grown - 1) * child->anchor.y),
        MAX (1, roundf (pixels.size.width * grown)),
        MAX (1, roundf (pixels.size.height * grown)));
    }
  pixels.origin.x = roundf (pixels.origin.x);
  pixels.origin.y = roundf (pixels.origin.y);
  pixels.size.width = MAX (1, right - pixels.origin.x);
  pixels.size.height = MAX (1, lower - pixels.origin.y);
  return pixels;
}

gboolean
favor_map_is_in_window (FavorMap *self, const graphene_rect_t *pixels)
{
  const FavorMapSight *sight = &favor_map_parts (self)->sight;

  return pixels->origin.x < sight->window.width && pixels->origin.y < sight->window.height &&
         pixels->origin.x + pixels->size.width > 0 &&
         pixels->origin.y + pixels->size.height > 0;
}

gboolean
favor_map_is_in_sight (FavorMap *self, GtkWidget *child)
{
  FavorMapChild  *known = favor_map_find (self, child);
  graphene_rect_t pixels;

  if (known == NULL)
    return FALSE;
  pixels = favor_map_locate_child (self, known, &known->at);
  return known->pinned || favor_map_is_in_window (self, &pixels);
}

/* ---- Sight ---------------------------------------------------------------------------- */

gboolean
favor_map_is_going (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  return parts->going != NULL &&
         adw_animation_get_state (parts->going) == ADW_ANIMATION_PLAYING;
}

/**
 * favor_map_is_zooming:
 *
 * Returns: whether tiles are larger or smaller in each frame
 */
gboolean
favor_map_is_zooming (FavorMap *self)
{
  FavorMapParts *parts;

  g_return_val_if_fail (FAVOR_IS_MAP (self), FALSE);

  parts = favor_map_parts (self);
  return parts->held ||
         (favor_map_is_going (self) && fabs (parts->from.tile - parts->to.tile) > 0.001);
}

/**
 * favor_map_get_tile:
 *
 * Returns: how large a tile is now, in pixels
 */
double
favor_map_get_tile (FavorMap *self)
{
  g_return_val_if_fail (FAVOR_IS_MAP (self), 1);

  return favor_map_parts (self)->sight.tile;
}

/**
 * favor_map_peek_sight:
 *
 * Returns: (transfer none): what is seen
 */
const FavorMapSight *
favor_map_peek_sight (FavorMap *self)
{
  g_return_val_if_fail (FAVOR_IS_MAP (self), NULL);

  return &favor_map_parts (self)->sight;
}

/* ---- Between tiles and pixels --------------------------------------------------------- */

/**
 * favor_map_to_map:
 * @x: in pixels
 * @y: in pixels
 *
 * Returns: the point of the map that is seen there, in tiles
 */
graphene_point_t
favor_map_to_map (FavorMap *self, double x, double y)
{
  return favor_map_sight_to_map (favor_map_peek_sight (self),
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

/**
 * favor_map_to_pixels:
 * @at: a place on the map, in tiles
 *
 * Returns: where it is seen, in pixels
 */
graphene_rect_t
favor_map_to_pixels (FavorMap *self, const graphene_rect_t *at)
{
  return favor_map_sight_to_pixels (favor_map_peek_sight (self), at);
}

/**
 * favor_map_locate:
 * @widget: in the same window
 * @at: (out): where on the map it is seen, in tiles
 *
 * Returns: whether it is in the same window
 */
gboolean
favor_map_locate (FavorMap *self, GtkWidget *widget, graphene_rect_t *at)
{
  graphene_rect_t  pixels;
  graphene_point_t corner;
  double           tile = favor_map_get_tile (self);

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &pixels))
    return FALSE;
  corner = favor_map_to_map (self, pixels.origin.x, pixels.origin.y);
  *at = GRAPHENE_RECT_INIT (corner.x,
                            corner.y,
                            (float) (pixels.size.width / tile),
                            (float) (pixels.size.height / tile));
  return TRUE;
}
