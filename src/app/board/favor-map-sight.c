/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-map-sight.h"

#include <math.h>

/* Around a map that fits, in pixels; a tile alone is not blown up to fill the window. */
#define FIT_MARGIN 18.0
#define FIT_MOST   128.0
/* What may lie beyond the edge of a map that is larger than the window, as a part of that. */
#define SLACK 0.25
/* Room around what was brought into sight, in tiles, and in parts of the window at most. */
#define REVEAL_MARGIN      0.5
#define REVEAL_MARGIN_MOST 0.2

/* In which pictures are kept for a zoom that moves: what is drawn smaller by no more than a fifth is
 * drawn quickly. Pictures of each size have exactly so many pixels, see FavorArt. */
static const double levels[] = { 4,  5,  6,  8,  10,  13,  16,  20,  25, 32,
                                 40, 50, 64, 80, 100, 128, 160, 200, 256 };

/* FavorArt has 16 sizes for each doubling, from 32 pixels on. */
static double
get_grid (double tile)
{
  double grid = 1;

  while (tile > 32 * grid)
    grid *= 2;
  return grid;
}

/**
 * favor_map_round:
 * @tile: in pixels
 *
 * Returns: the nearest size of a tile that FavorArt draws pixel by pixel
 */
double
favor_map_round (double tile)
{
  double grid = get_grid (tile);

  return MAX (1, round (tile / grid) * grid);
}

/**
 * favor_map_round_down:
 * @tile: in pixels
 *
 * Returns: the next size of a tile that FavorArt draws pixel by pixel and that is no larger
 */
double
favor_map_round_down (double tile)
{
  double grid = get_grid (tile);

  return MAX (1, floor (tile / grid + 1e-6) * grid);
}

/**
 * favor_map_get_level:
 * @tile: in pixels
 *
 * Returns: the next fixed level that is not smaller, or the largest
 */
double
favor_map_get_level (double tile)
{
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (levels[i] >= tile - 0.01)
      return levels[i];
  return levels[G_N_ELEMENTS (levels) - 1];
}

/**
 * favor_map_step:
 * @tile: in pixels
 * @by: 1 or -1
 *
 * Returns: the next fixed level in that direction, or @tile where there is none
 */
double
favor_map_step (double tile, int by)
{
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      double level = levels[by > 0 ? i : G_N_ELEMENTS (levels) - 1 - i];

      if ((level - tile) * by > 0.01)
        return level;
    }
  return tile;
}

/**
 * favor_map_sight_init:
 *
 * An empty map that fits, without a window.
 */
void
favor_map_sight_init (FavorMapSight *self)
{
  *self = (FavorMapSight){ .tile = FIT_MOST, .fits = TRUE };
}

/* In pixels: tiles with which all of the map has room there. */
static double
get_tile_within (const FavorMapSight *self, const graphene_rect_t *room)
{
  double width = MAX (room->size.width - 2 * FIT_MARGIN, 1);
  double height = MAX (room->size.height - 2 * FIT_MARGIN, 1);
  double tile = FIT_MOST;

  if (self->content.size.width > 0)
    tile = MIN (tile, width / self->content.size.width);
  if (self->content.size.height > 0)
    tile = MIN (tile, height / self->content.size.height);
  return favor_map_round_down (tile);
}

/* Where the map lies that has its middle in that of the room. */
static graphene_rect_t
lay_within (const FavorMapSight *self, const graphene_rect_t *room)
{
  double           tile = get_tile_within (self, room);
  float            width = (float) (self->content.size.width * tile);
  float            height = (float) (self->content.size.height * tile);
  graphene_point_t middle;

  graphene_rect_get_center (room, &middle);
  return GRAPHENE_RECT_INIT (middle.x - width / 2, middle.y - height / 2, width, height);
}

/* How much of the window's height is free where `at` lies, in pixels from its upper edge. */
static double
get_clear_height (const FavorMapSight *self, const graphene_rect_t *at)
{
  double covered = 0;

  if (at->origin.x < self->window.left.width)
    covered = self->window.left.height;
  if (at->origin.x + at->size.width > self->window.width - self->window.right.width)
    covered = MAX (covered, self->window.right.height);
  return self->window.height - covered;
}

static gboolean
is_below_corner (const FavorMapSight *self, const graphene_rect_t *at)
{
  return at->origin.y + at->size.height > get_clear_height (self, at);
}

/* In pixels: all of the window, if nothing covers the map then; else what lies between the corners, or
 * above them, where the tiles are larger. */
static graphene_rect_t
choose_room (const FavorMapSight *self)
{
  float           top = (float) self->window.top;
  float           width = (float) self->window.width, height = (float) self->window.height - top;
  float           corners = MAX (self->window.left.height, self->window.right.height);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, top, width, height);
  graphene_rect_t between = GRAPHENE_RECT_INIT (self->window.left.width,
                                                top,
                                                width - self->window.left.width -
                                                  self->window.right.width,
                                                height);
  graphene_rect_t above = GRAPHENE_RECT_INIT (0, top, width, height - corners);
  graphene_rect_t at = lay_within (self, &all);

  if (!is_below_corner (self, &at))
    return all;
  return get_tile_within (self, &between) >= get_tile_within (self, &above) ? between
                                                                          : above;
}

static double
get_fitting_tile (const FavorMapSight *self)
{
  graphene_rect_t room = choose_room (self);

  return get_tile_within (self, &room);
}

/* Where one axis of the content begins, within its bounds. */
static double
clamp_axis (double at, double length, double room)
{
  double spare = room - length;
  double slack = room * SLACK;

  return CLAMP (at, MIN (spare - slack, 0), MAX (slack, spare));
}

/**
 * favor_map_sight_clamp:
 *
 * Moves the map back within its bounds.
 */
void
favor_map_sight_clamp (FavorMapSight *self)
{
  double left = self->content.origin.x * self->tile;
  double upper = self->content.origin.y * self->tile;

  self->x = clamp_axis (self->x + left,
                        self->content.size.width * self->tile,
                        self->window.width) -
            left;
  self->y = clamp_axis (self->y + upper - self->window.top,
                        self->content.size.height * self->tile,
                        self->window.height - self->window.top) -
            upper + self->window.top;
}

/**
 * favor_map_sight_fit:
 *
 * Shows all of the map, and from now on what comes to it, too.
 */
void
favor_map_sight_fit (FavorMapSight *self)
{
  graphene_rect_t  room = choose_room (self);
  graphene_point_t middle, at;

  graphene_rect_get_center (&self->content, &middle);
  graphene_rect_get_center (&room, &at);
  self->fits = TRUE;
  self->tile = get_tile_within (self, &room);
  self->x = round (at.x - middle.x * self->tile);
  self->y = round (at.y - middle.y * self->tile);
}

/**
 * favor_map_window_equal:
 *
 * Returns: whether they have the same size and are covered alike
 */
gboolean
favor_map_window_equal (const FavorMapWindow *a, const FavorMapWindow *b)
{
  return fabs (a->width - b->width) < 0.5 && fabs (a->height - b->height) < 0.5 &&
         fabs (a->top - b->top) < 0.5 && graphene_size_equal (&a->left, &b->left) &&
         graphene_size_equal (&a->right, &b->right);
}

/**
 * favor_map_sight_resize:
 * @window: from now on
 */
void
favor_map_sight_resize (FavorMapSight *self, const FavorMapWindow *window)
{
  self->x += round ((window->width - self->window.width) / 2);
  self->y += round ((window->height - self->window.height) / 2);
  self->window = *window;
  if (self->fits)
    favor_map_sight_fit (self);
  else
    favor_map_sight_clamp (self);
}

/**
 * favor_map_sight_zoom:
 * @tile: in pixels; it is brought into its limits
 * @about: a point of the window
 */
void
favor_map_sight_zoom (FavorMapSight *self, double tile, const graphene_point_t *about)
{
  double least = MIN (get_fitting_tile (self), FAVOR_MAP_TILE_LEAST);
  double wanted = CLAMP (tile, least, FAVOR_MAP_TILE_MOST);
  double factor = wanted / self->tile;

  self->fits = FALSE;
  self->x = about->x - (about->x - self->x) * factor;
  self->y = about->y - (about->y - self->y) * factor;
  self->tile = wanted;
  favor_map_sight_clamp (self);
}

/**
 * favor_map_sight_pan:
 * @dx: to the right, in pixels
 * @dy: downwards
 */
void
favor_map_sight_pan (FavorMapSight *self, double dx, double dy)
{
  self->fits = FALSE;
  self->x += dx;
  self->y += dy;
  favor_map_sight_clamp (self);
}

/* How far to move so that the span lies within the room; its begin counts more than its end. */
static double
move_into (double begin, double length, double room, double margin)
{
  margin = MIN (margin, MAX (0, (room - length) / 2));
  if (begin < margin)
    return margin - begin;
  if (begin + length > room - margin)
    return MAX (room - margin - begin - length, margin - begin);
  return 0;
}

static gboolean
is_within (double begin, double length, double room)
{
  return begin >= -0.5 && begin + length <= room + 0.5;
}

/**
 * favor_map_sight_reveal:
 * @at: a place on the map, in tiles
 *
 * Returns: whether the map had to be moved
 */
gboolean
favor_map_sight_reveal (FavorMapSight *self, const graphene_rect_t *at)
{
  graphene_rect_t pixels = favor_map_sight_to_pixels (self, at);
  double          height = get_clear_height (self, &pixels) - self->window.top;
  double          upper = pixels.origin.y - self->window.top;
  double          dx, dy;

  if (is_within (pixels.origin.x, pixels.size.width, self->window.width) &&
      is_within (upper, pixels.size.height, height))
    return FALSE;
  dx = move_into (pixels.origin.x,
                  pixels.size.width,
                  self->window.width,
                  MIN (REVEAL_MARGIN * self->tile, REVEAL_MARGIN_MOST * self->window.width));
  dy = move_into (upper,
                  pixels.size.height,
                  height,
                  MIN (REVEAL_MARGIN * self->tile, REVEAL_MARGIN_MOST * height));
  /* What is to be seen is within the bounds, or they are not up to date. */
  self->x += round (dx);
  self->y += round (dy);
  self->fits = FALSE;
  return TRUE;
}

/**
 * favor_map_sight_centre:
 * @at: a point of the map, in tiles
 */
void
favor_map_sight_centre (FavorMapSight *self, const graphene_point_t *at)
{
  self->fits = FALSE;
  self->x = round (self->window.width / 2 - at->x * self->tile);
  self->y = round ((self->window.height + self->window.top) / 2 - at->y * self->tile);
  favor_map_sight_clamp (self);
}

/**
 * favor_map_sight_is_partial:
 *
 * Returns: whether there is more of the map than has room in the window
 */
gboolean
favor_map_sight_is_partial (const FavorMapSight *self)
{
  graphene_rect_t all = favor_map_sight_to_pixels (self, &self->content);

  return !is_within (all.origin.x, all.size.width, self->window.width) ||
         !is_within (all.origin.y - self->window.top, all.size.height, self->window.height - self->window.top);
}

/**
 * favor_map_sight_mix:
 * @from: where the way begins
 * @to: where it ends
 * @part: of the way, 0 to 1
 * @mixed: (out): what is seen then
 */
void
favor_map_sight_mix (const FavorMapSight *from,
                     const FavorMapSight *to,
                     double               part,
                     FavorMapSight       *mixed)
{
  double moved = part;

  *mixed = *to;
  mixed->tile = from->tile * pow (to->tile / from->tile, part);
  /* Tiles that grow evenly to the eye, but a point that is at the same place in both stays there:
   * it does if the origin keeps pace with the size. */
  if (fabs (to->tile - from->tile) > 0.01)
    moved = (mixed->tile - from->tile) / (to->tile - from->tile);
  mixed->x = from->x + (to->x - from->x) * moved;
  mixed->y = from->y + (to->y - from->y) * moved;
}

/**
 * favor_map_sight_to_pixels:
 * @at: a place on the map, in tiles
 *
 * Returns: where it is seen
 */
graphene_rect_t
favor_map_sight_to_pixels (const FavorMapSight *self, const graphene_rect_t *at)
{
  return GRAPHENE_RECT_INIT ((float) (self->x + at->origin.x * self->tile),
                             (float) (self->y + at->origin.y * self->tile),
                             (float) (at->size.width * self->tile),
                             (float) (at->size.height * self->tile));
}

/**
 * favor_map_sight_to_map:
 * @at: a point of the window, in pixels
 *
 * Returns: what point of the map is seen there, in tiles
 */
graphene_point_t
favor_map_sight_to_map (const FavorMapSight *self, const graphene_point_t *at)
{
  return GRAPHENE_POINT_INIT ((float) ((at->x - self->x) / self->tile),
                              (float) ((at->y - self->y) / self->tile));
}

/**
 * favor_map_sight_get_seen:
 *
 * Returns: the part of the map that the window shows, in tiles
 */
graphene_rect_t
favor_map_sight_get_seen (const FavorMapSight *self)
{
  return GRAPHENE_RECT_INIT ((float) (-self->x / self->tile),
                             (float) ((self->window.top - self->y) / self->tile),
                             (float) (self->window.width / self->tile),
                             (float) ((self->window.height - self->window.top) / self->tile));
}

/* Where a window of that length begins that has `middle` in its middle, but shows nothing beyond
 * the content unless that has room. */
static double
crop_axis (double begin, double length, double middle, double room)
{
  if (length <= room)
    return begin + (length - room) / 2;
  return CLAMP (middle - room / 2, begin, begin + length - room);
}

/**
 * favor_map_crop:
 * @content: where on the map there is anything, in tiles
 * @middle: what matters most, in tiles
 * @room: for the picture, in pixels
 * @least: how large a tile has to be, in pixels
 *
 * Returns: the part of the map to be shown there, in tiles, in the proportion of @room
 */
graphene_rect_t
favor_map_crop (const graphene_rect_t  *content,
                const graphene_point_t *middle,
                const graphene_size_t  *room,
                double                  least)
{
  double tile = MIN (room->width / MAX (content->size.width, 1),
                     room->height / MAX (content->size.height, 1));
  double width, height;

  tile = MAX (tile, least);
  width = room->width / tile;
  height = room->height / tile;
  return GRAPHENE_RECT_INIT (
    (float) crop_axis (content->origin.x, content->size.width, middle->x, width),
    (float) crop_axis (content->origin.y, content->size.height, middle->y, height),
    (float) width,
    (float) height);
}
