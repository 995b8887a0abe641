/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "orders-state.h"

/* The component tables, against the totals of the tile set and the deck. */

static void
test_sound (void)
{
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    {
      const char *what = NULL;

      if (!favor_shape_is_sound (&orders_shapes[tile], &what))
        g_error ("%s: %s", orders_tiles.words[tile].id, what);
    }
}

/* A wrong edge in the set is found out. */
static void
test_wrong_edge (void)
{
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        FavorTileShape  shape = orders_shapes[tile];
        const FavorEdge edge = favor_edges_at (shape.edges, side);

        shape.edges &= (FavorEdges) ~(0xf << 4 * side);
        shape.edges |= (FavorEdges) ((edge == FAVOR_EDGE_CITY ? FAVOR_EDGE_FIELD
                                                              : FAVOR_EDGE_CITY)
                                     << 4 * side);
        g_assert_false (favor_shape_is_sound (&shape, NULL));
      }
}

static guint
count_bits (guint set)
{
  guint n = 0;

  for (; set != 0; set &= set - 1)
    n++;
  return n;
}

/* What the data of the tile set must add up to. */
static void
test_totals (void)
{
  guint tiles = 0, pennants = 0, all = 0, touching = 0, contacts = 0, cities = 0,
        roads = 0;
  guint lands[FAVOR_N_LANDS] = { 0 }, city_edges[5] = { 0 }, road_edges[5] = { 0 };
  guint edges[9] = { 0 };

  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    {
      const FavorTileShape *shape = &orders_shapes[tile];
      const guint           count = orders_tile_counts[tile];

      tiles += count;
      all += count * shape->n_segments;
      cities += count * (shape->shows & 1);
      roads += count * (shape->shows >> 1 & 1);
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        edges[favor_edges_at (shape->edges, side)] += count;
      for (guint i = 0; i < shape->n_segments; i++)
        {
          const FavorSegment *segment = &shape->segment[i];

          lands[segment->land] += count;
          pennants += count * segment->worth;
          touching += segment->touches != 0 ? count : 0;
          contacts += count * count_bits (segment->touches);
          if (segment->land == FAVOR_LAND_CITY)
            city_edges[count_bits (segment->edges)] += count;
          if (segment->land == FAVOR_LAND_ROAD)
            road_edges[count_bits (segment->edges)] += count;
        }
    }
  g_assert_cmpuint (tiles, ==, 72);
  g_assert_cmpuint (pennants, ==, 10);
  g_assert_cmpuint (all, ==, 243);
  g_assert_cmpuint (cities, ==, 44);
  g_assert_cmpuint (roads, ==, 45);
  g_assert_cmpuint (edges[FAVOR_EDGE_CITY], ==, 79);
  g_assert_cmpuint (edges[FAVOR_EDGE_ROAD], ==, 94);
  g_assert_cmpuint (edges[FAVOR_EDGE_FIELD], ==, 115);
  g_assert_cmpuint (lands[FAVOR_LAND_CITY], ==, 49);
  g_assert_cmpuint (lands[FAVOR_LAND_ROAD], ==, 62);
  g_assert_cmpuint (lands[FAVOR_LAND_FARM], ==, 126);
  g_assert_cmpuint (lands[FAVOR_LAND_CLOISTER], ==, 6);
  g_assert_cmpuint (touching, ==, 49);
  g_assert_cmpuint (contacts, ==, 54);
  g_assert_cmpuint (city_edges[1], ==, 28);
  g_assert_cmpuint (city_edges[2], ==, 13);
  g_assert_cmpuint (city_edges[3], ==, 7);
  g_assert_cmpuint (city_edges[4], ==, 1);
  g_assert_cmpuint (road_edges[1], ==, 30);
  g_assert_cmpuint (road_edges[2], ==, 32);
}

/* What a farm is cut off from: ports and cities as sets, turned. */
static gboolean
has_segment (const FavorTileShape *shape, const FavorSegment *wanted, guint turn)
{
  const guint edges = (wanted->edges << turn | wanted->edges >> (4 - turn)) & 0xf;
  const guint ports = (wanted->ports << 2 * turn | wanted->ports >> (8 - 2 * turn)) &
                      0xff;

  for (guint i = 0; i < shape->n_segments; i++)
    if (shape->segment[i].land == wanted->land && shape->segment[i].edges == edges &&
        shape->segment[i].ports == ports && shape->segment[i].worth == wanted->worth)
      return TRUE;
  return FALSE;
}

static gboolean
is_same_turned (const FavorTileShape *shape, guint turn)
{
  for (guint i = 0; i < shape->n_segments; i++)
    if (!has_segment (shape, &shape->segment[i], turn))
      return FALSE;
  return TRUE;
}

static void
test_rotations (void)
{
  guint sum = 0;

  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    {
      const FavorTileShape *shape = &orders_shapes[tile];
      guint                 n = 1;

      while (n < 4 && !is_same_turned (shape, n))
        n++;
      g_assert_cmpuint (shape->rotations, ==, n);
      sum += n;
    }
  g_assert_cmpuint (sum, ==, 79);
}

/* The farm beside the end of each city edge touches that city. */
static void
test_contacts (void)
{
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const FavorTileShape *shape = &orders_shapes[tile];
        const guint           city = shape->at_side[side];
        const guint           ports[] = { (2 * side + 7) % 8, (2 * side + 2) % 8 };

        if (favor_edges_at (shape->edges, side) != FAVOR_EDGE_CITY)
          continue;
        for (guint i = 0; i < 2; i++)
          if (shape->at_port[ports[i]] != FAVOR_SEGMENT_NONE)
            g_assert_true (shape->segment[shape->at_port[ports[i]]].touches >> city & 1);
      }
}

static void
test_parts (void)
{
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    {
      guint n = 0;

      for (guint i = 0; i < orders_shapes[tile].n_segments; i++)
        g_assert_cmpuint (orders_segment_of_part (tile, orders_part_of_segment (tile, i)),
                          ==,
                          i);
      for (guint part = 0; part < ORDERS_N_PARTS; part++)
        n += orders_segment_of_part (tile, part) != FAVOR_SEGMENT_NONE;
      g_assert_cmpuint (n, ==, orders_shapes[tile].n_segments);
    }
  g_assert_cmpuint (orders_segment_of_part (ORDERS_TILE_A, ORDERS_PART_CLOISTER), ==, 2);
}

static void
test_orders (void)
{
  guint points = 0, farmers = 0;

  for (guint i = 0; i < ORDERS_N_ORDERS; i++)
    {
      points += orders_cards[i].points;
      farmers += orders_cards[i].farmer;
      g_assert_cmpuint (orders_cards[i].points, >=, 2);
      g_assert_cmpuint (orders_cards[i].points, <=, 16);
      g_assert_true (orders_cards[i].farmer ==
                     g_str_has_prefix (orders_orders.words[i].id, "farmer-"));
      g_assert_nonnull (orders_orders.words[i].title);
      g_assert_nonnull (orders_orders.words[i].text);
    }
  g_assert_cmpuint (ORDERS_N_ORDERS, ==, 51);
  g_assert_cmpuint (points, ==, 309);
  g_assert_cmpuint (farmers, ==, ORDERS_N_DISCARD);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/data/sound", test_sound);
  g_test_add_func ("/orders/data/wrong-edge", test_wrong_edge);
  g_test_add_func ("/orders/data/totals", test_totals);
  g_test_add_func ("/orders/data/rotations", test_rotations);
  g_test_add_func ("/orders/data/contacts", test_contacts);
  g_test_add_func ("/orders/data/parts", test_parts);
  g_test_add_func ("/orders/data/orders", test_orders);
  return g_test_run ();
}
