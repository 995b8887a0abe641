/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-map-sight.h"

#include "favor-art.h"
#include "favor-shapes.h"

#include <math.h>

#define WIDTH  600
#define HEIGHT 400

static FavorMapSight
create_sight (float columns, float rows)
{
  FavorMapSight sight;

  favor_map_sight_init (&sight);
  sight.content = FAVOR_RECT (-2, -1, columns, rows);
  favor_map_sight_resize (&sight, &(FavorMapWindow){ .width = WIDTH, .height = HEIGHT });
  return sight;
}

/* All is seen, in the middle, as large as there is room for. */
static void
test_fit (void)
{
  static const struct
  {
    float  columns;
    float  rows;
    double tile;
  } cases[] = {
    { 1, 1, 128 }, { 10, 4, 56 }, { 4, 10, 36 }, { 72, 1, 7 }, { 1, 72, 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FavorMapSight    sight = create_sight (cases[i].columns, cases[i].rows);
      graphene_rect_t  all = favor_map_sight_to_pixels (&sight, &sight.content);
      graphene_point_t middle;

      g_assert_cmpfloat (sight.tile, ==, cases[i].tile);
      g_assert_false (favor_map_sight_is_partial (&sight));
      graphene_rect_get_center (&all, &middle);
      g_assert_cmpfloat_with_epsilon (middle.x, WIDTH / 2, 1);
      g_assert_cmpfloat_with_epsilon (middle.y, HEIGHT / 2, 1);
      g_assert_cmpfloat (sight.x, ==, round (sight.x));
    }
}

/* A map that fits does so in any window, below what hangs over it. */
static void
test_fit_again (void)
{
  FavorMapSight   sight = create_sight (10, 4);
  graphene_rect_t all;

  favor_map_sight_resize (&sight,
                          &(FavorMapWindow){ .width = 300, .height = 200, .top = 30 });
  all = favor_map_sight_to_pixels (&sight, &sight.content);
  g_assert_cmpfloat (all.origin.y, >=, 30);
  g_assert_cmpfloat (all.origin.x + all.size.width, <=, 300);
}

static gboolean
is_covered (const FavorMapSight *sight, const graphene_rect_t *at)
{
  const FavorMapWindow *window = &sight->window;
  graphene_rect_t       left = GRAPHENE_RECT_INIT (0,
                                             (float) window->height - window->left.height,
                                             window->left.width,
                                             window->left.height);
  graphene_rect_t       right = GRAPHENE_RECT_INIT (
    (float) window->width - window->right.width,
    (float) window->height - window->right.height,
    window->right.width,
    window->right.height);

  return graphene_rect_intersection (at, &left, NULL) ||
         graphene_rect_intersection (at, &right, NULL);
}

/* Nothing lies below what covers the corners; a map that would not anyway lies in the middle. */
static void
test_fit_corners (void)
{
  static const struct
  {
    float           columns;
    float           rows;
    graphene_size_t left;
    graphene_size_t right;
    double          tile;
  } cases[] = {
    /* In the middle, between them, and above them. */
    { 4, 4, { .width = 100, .height = 40 }, { .width = 90, .height = 90 }, 88 },
    { 10, 10, { .width = 160, .height = 60 }, { .width = 130, .height = 130 }, 27 },
    { 10, 4, { .width = 50, .height = 130 }, { .width = 80, .height = 150 }, 52 },
    { 10, 6, { .width = 100, .height = 40 }, { .width = 140, .height = 40 }, 54 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FavorMapSight   sight = create_sight (cases[i].columns, cases[i].rows);
      FavorMapWindow  window = sight.window;
      graphene_rect_t all;

      window.left = cases[i].left;
      window.right = cases[i].right;
      favor_map_sight_resize (&sight, &window);
      all = favor_map_sight_to_pixels (&sight, &sight.content);
      g_test_message ("case %u", i);
      g_assert_cmpfloat (sight.tile, ==, cases[i].tile);
      g_assert_false (is_covered (&sight, &all));
      g_assert_false (favor_map_sight_is_partial (&sight));
    }
}

/* What is brought into sight does not lie below them either. */
static void
test_reveal_corners (void)
{
  FavorMapSight         sight = create_sight (20, 20);
  FavorMapWindow        window = sight.window;
  const graphene_rect_t at = GRAPHENE_RECT_INIT (-2, 14, 1, 1);
  graphene_rect_t       pixels;

  window.left = GRAPHENE_SIZE_INIT (120, 50);
  favor_map_sight_resize (&sight, &window);
  favor_map_sight_zoom (&sight, 64, &GRAPHENE_POINT_INIT (0, HEIGHT));
  pixels = favor_map_sight_to_pixels (&sight, &at);
  favor_map_sight_pan (&sight, -pixels.origin.x, HEIGHT - 64 - pixels.origin.y);
  pixels = favor_map_sight_to_pixels (&sight, &at);
  g_assert_true (is_covered (&sight, &pixels));
  g_assert_true (favor_map_sight_reveal (&sight, &at));
  pixels = favor_map_sight_to_pixels (&sight, &at);
  g_assert_false (is_covered (&sight, &pixels));
  g_assert_false (favor_map_sight_reveal (&sight, &at));
}

/* The point of the map that is seen there stays, if the bounds allow it. */
static void
test_zoom (void)
{
  const graphene_point_t about = GRAPHENE_POINT_INIT (250, 170);
  FavorMapSight          sight = create_sight (10, 8);
  graphene_point_t       before = favor_map_sight_to_map (&sight, &about);

  for (double tile = 40; tile < 260; tile *= 1.3)
    {
      graphene_point_t after;

      favor_map_sight_zoom (&sight, tile, &about);
      g_assert_cmpfloat_with_epsilon (sight.tile, MIN (tile, FAVOR_MAP_TILE_MOST), 0.001);
      after = favor_map_sight_to_map (&sight, &about);
      g_assert_cmpfloat_with_epsilon (after.x, before.x, 0.01);
      g_assert_cmpfloat_with_epsilon (after.y, before.y, 0.01);
    }
  g_assert_false (sight.fits);
}

static void
test_zoom_limits (void)
{
  const graphene_point_t about = GRAPHENE_POINT_INIT (0, 0);
  FavorMapSight          sight = create_sight (10, 8);

  favor_map_sight_zoom (&sight, 10000, &about);
  g_assert_cmpfloat (sight.tile, ==, FAVOR_MAP_TILE_MOST);
  favor_map_sight_zoom (&sight, 1, &about);
  g_assert_cmpfloat (sight.tile, ==, FAVOR_MAP_TILE_LEAST);
  /* Unless not all of it would have room. */
  sight = create_sight (72, 1);
  favor_map_sight_zoom (&sight, 1, &about);
  g_assert_cmpfloat (sight.tile, ==, 7);
}

/* Wherever it is pushed to, a large part of it is seen; all of it if it has room. */
static void
test_bounds (void)
{
  static const double ways[] = { -10000, 10000 };

  for (guint i = 0; i < 8; i++)
    {
      FavorMapSight   sight = create_sight (i & 4 ? 3 : 10, i & 4 ? 2 : 8);
      graphene_rect_t all, seen, window = FAVOR_RECT (0, 0, WIDTH, HEIGHT);

      favor_map_sight_zoom (&sight, 100, &GRAPHENE_POINT_INIT (0, 0));
      favor_map_sight_pan (&sight, ways[i & 1], ways[(i >> 1) & 1]);
      all = favor_map_sight_to_pixels (&sight, &sight.content);
      g_assert_true (graphene_rect_intersection (&all, &window, &seen));
      if (i & 4)
        g_assert_true (graphene_rect_equal (&seen, &all));
      else
        g_assert_cmpfloat (seen.size.width * seen.size.height, >=, 0.5 * WIDTH * HEIGHT);
    }
}

static void
test_reveal (void)
{
  FavorMapSight         sight = create_sight (40, 40);
  const graphene_rect_t window = FAVOR_RECT (0, 0, WIDTH, HEIGHT);

  favor_map_sight_zoom (&sight, 64, &GRAPHENE_POINT_INIT (0, 0));
  for (int i = 0; i < 16; i++)
    {
      const graphene_rect_t at = FAVOR_RECT (-2 + (i * 17) % 40,
                                             -1 + (i * 29) % 40,
                                             1,
                                             1);
      graphene_rect_t       pixels;

      favor_map_sight_reveal (&sight, &at);
      pixels = favor_map_sight_to_pixels (&sight, &at);
      g_assert_true (graphene_rect_contains_rect (&window, &pixels));
      g_assert_false (favor_map_sight_reveal (&sight, &at));
    }
}

/* A point that both ends have at the same place does not move between, and neither end is left. */
static void
test_mix (void)
{
  const graphene_point_t about = GRAPHENE_POINT_INIT (300, 200);
  FavorMapSight          from = create_sight (10, 8), to = from, mixed;
  graphene_point_t       fixed = favor_map_sight_to_map (&from, &about);

  favor_map_sight_zoom (&to, 100, &about);
  for (double part = 0; part <= 1; part += 0.25)
    {
      graphene_point_t now;

      favor_map_sight_mix (&from, &to, part, &mixed);
      now = favor_map_sight_to_map (&mixed, &about);
      g_assert_cmpfloat_with_epsilon (now.x, fixed.x, 0.01);
      g_assert_cmpfloat_with_epsilon (now.y, fixed.y, 0.01);
    }
  g_assert_cmpfloat_with_epsilon (mixed.tile, 100, 0.001);
}

/* Sizes at rest and levels are those that pictures are drawn in pixel by pixel; the next level is never
 * smaller, and not so large that making it smaller takes long. */
static void
test_levels (void)
{
  g_autoptr (FavorArt) art = favor_art_new (1 << 20);

  for (double tile = 5; tile <= 256; tile += 0.7)
    {
      double                 level = favor_map_get_level (tile);
      double                 rest = favor_map_round (tile);
      g_autoptr (GdkTexture) texture = favor_art_get_texture (art,
                                                              "test/quarters",
                                                              rest,
                                                              rest,
                                                              1);
      g_autoptr (GdkTexture) large = favor_art_get_texture (art,
                                                            "test/quarters",
                                                            level,
                                                            level,
                                                            2);

      g_assert_cmpint (gdk_texture_get_width (texture), ==, (int) rest);
      g_assert_cmpint (gdk_texture_get_width (large), ==, 2 * (int) level);
      g_assert_cmpfloat (level, >=, tile - 0.01);
      g_assert_cmpfloat (level, <=, tile * 1.34);
      g_assert_cmpfloat (fabs (rest - tile), <=, MAX (0.5, tile / 32));
      g_assert_cmpfloat (favor_map_round_down (tile), <=, tile + 0.001);
    }
  for (double tile = 24; tile < 250; tile = favor_map_step (tile, 1))
    g_assert_cmpfloat (favor_map_step (favor_map_step (tile, 1), -1), <=, tile);
  g_assert_cmpfloat (favor_map_step (256, 1), ==, 256);
  g_assert_cmpfloat (favor_map_step (4, -1), ==, 4);
}

/* All of a small map, of a larger one what matters and no void beyond its edge. */
static void
test_crop (void)
{
  const graphene_rect_t small = FAVOR_RECT (0, 0, 3, 2),
                        large = FAVOR_RECT (-8, -8, 16, 16);
  const graphene_size_t  room = GRAPHENE_SIZE_INIT (120, 90);
  const graphene_point_t middle = GRAPHENE_POINT_INIT (7, -7.5f);
  graphene_rect_t        part = favor_map_crop (&small, &middle, &room, 20);

  g_assert_true (graphene_rect_contains_rect (&part, &small));
  g_assert_cmpfloat_with_epsilon (part.size.width / part.size.height, 4.0 / 3, 0.001);
  part = favor_map_crop (&large, &middle, &room, 20);
  g_assert_cmpfloat_with_epsilon (part.size.width, 6, 0.001);
  g_assert_true (graphene_rect_contains_rect (&large, &part));
  g_assert_true (graphene_rect_contains_point (&part, &middle));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/map-sight/fit", test_fit);
  g_test_add_func ("/map-sight/fit-again", test_fit_again);
  g_test_add_func ("/map-sight/fit-corners", test_fit_corners);
  g_test_add_func ("/map-sight/reveal-corners", test_reveal_corners);
  g_test_add_func ("/map-sight/zoom", test_zoom);
  g_test_add_func ("/map-sight/zoom-limits", test_zoom_limits);
  g_test_add_func ("/map-sight/bounds", test_bounds);
  g_test_add_func ("/map-sight/reveal", test_reveal);
  g_test_add_func ("/map-sight/mix", test_mix);
  g_test_add_func ("/map-sight/levels", test_levels);
  g_test_add_func ("/map-sight/crop", test_crop);
  return g_test_run ();
}
