/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "favor-tile-art.h"
#include "orders-state.h"

/* What the pictures of the tiles say about them, against the rules. */

/* A little inside of the edge. */
#define NEAR 0.02

static const char *
id_of (guint tile)
{
  return orders_tiles.words[tile].id;
}

/* A place before a side of the map, so far along it clockwise. */
static guint
find_at_side (guint tile, guint rotation, guint side, double along)
{
  const double at[FAVOR_N_SIDES][2] = { { along, NEAR },
                                        { 1 - NEAR, along },
                                        { 1 - along, 1 - NEAR },
                                        { NEAR, 1 - along } };

  return favor_tile_art_find_part (tile, rotation, at[side][0], at[side][1]);
}

/* Parts are numbered as segments, and there are as many. */
static void
test_numbers (void)
{
  g_assert_cmpuint (FAVOR_N_TILE_ART, ==, ORDERS_N_TILES);
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    {
      const FavorTileShape *shape = &orders_shapes[tile];
      const FavorTileArt   *art = &favor_tile_art[tile];

      g_assert_cmpuint (art->n_parts, ==, shape->n_segments);
      for (guint i = 0; i < art->n_parts; i++)
        g_assert_cmpuint (art->part[i].land, ==, shape->segment[i].land);
    }
}

/* At each side and port of the map lies the segment of the rules, however the tile is turned. */
static void
test_edges (void)
{
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    for (guint rotation = 0; rotation < 4; rotation++)
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        {
          const FavorTileShape *shape = &orders_shapes[tile];
          const guint           found = favor_shape_at_side (shape, rotation, side);

          if (found != FAVOR_SEGMENT_NONE &&
              find_at_side (tile, rotation, side, 0.5) != found)
            g_error ("%s turned %u: another part at side %u",
                     id_of (tile),
                     rotation,
                     side);
          for (guint half = 0; half < 2; half++)
            {
              const guint farm = favor_shape_at_port (shape, rotation, 2 * side + half);

              if (farm != FAVOR_SEGMENT_NONE &&
                  find_at_side (tile, rotation, side, 0.25 + 0.5 * half) != farm)
                g_error ("%s turned %u: another farm at port %u",
                         id_of (tile),
                         rotation,
                         2 * side + half);
            }
        }
}

/* A follower stands on what he claims; only the monk stands before it, wherever the tile turns. */
static void
test_feet (void)
{
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    for (guint part = 0; part < favor_tile_art[tile].n_parts; part++)
      for (guint rotation = 0; rotation < 4; rotation++)
        {
          const graphene_point_t foot = favor_tile_art_foot (tile, part, rotation);
          const graphene_point_t still = favor_tile_art_foot (tile, part, 0);

          if (favor_tile_art[tile].part[part].land == FAVOR_LAND_CLOISTER)
            g_assert_true (graphene_point_equal (&foot, &still));
          else if (favor_tile_art_find_part (tile,
                                             rotation,
                                             (double) foot.x,
                                             (double) foot.y) != part)
            g_error ("%s turned %u: the follower of part %u stands elsewhere",
                     id_of (tile),
                     rotation,
                     part);
        }
}

/* Each place belongs to at most one part, and the path around it is the same. */
static void
test_places (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A1, 1, 1);
  cairo_t         *cr = cairo_create (surface);

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    for (guint part = 0; part < favor_tile_art[tile].n_parts; part++)
      {
        guint inside = 0;

        cairo_new_path (cr);
        favor_tile_art_trace (cr, tile, part, 1, 60);
        for (guint i = 0; i < 60 * 60; i++)
          {
            const double x = i % 60 + 0.51, y = i / 60 + 0.52;
            const guint  found = favor_tile_art_find_part (tile, 1, x / 60, y / 60);

            if (found == part)
              g_assert_true (cairo_in_fill (cr, x, y));
            inside += found == part;
          }
        g_assert_cmpuint (inside, >, 40);
      }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
assert_picture (char *name)
{
  g_autofree char *file = g_strconcat (name, ".svg", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST,
                                                 "..",
                                                 "data",
                                                 "art",
                                                 file,
                                                 NULL);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_error ("There is no picture %s.", name);
  g_free (name);
}

/* Each arrangement has its pictures. */
static void
test_pictures (void)
{
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    for (guint number = 0; number < favor_tile_art[tile].n_variants + 1u; number++)
      {
        assert_picture (favor_tile_art_ground (tile, number));
        for (guint rotation = 0; rotation < 4; rotation++)
          assert_picture (favor_tile_art_upright (tile, number, rotation));
      }
  assert_picture (g_strdup (FAVOR_TILE_ART_BASE));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/land/numbers", test_numbers);
  g_test_add_func ("/orders/land/edges", test_edges);
  g_test_add_func ("/orders/land/feet", test_feet);
  g_test_add_func ("/orders/land/places", test_places);
  g_test_add_func ("/orders/land/pictures", test_pictures);
  return g_test_run ();
}
