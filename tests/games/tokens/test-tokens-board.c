/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "hex-map-rows.h"
#include "tokens-maps-rows.h"
#include "tokens-position.h"

/* The maps, layouts and decks: scenarios T1 to T3, and the tables of sections 2 and 4. */

static guint
count_vertices (const FavorHexMap *map, guint n_edges)
{
  guint n = 0;

  for (guint vertex = 0; vertex < map->n_vertices; vertex++)
    {
      guint edges = 0;

      for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
        edges += map->vertex[vertex].edge[i] != FAVOR_HEX_NONE;
      n += edges == n_edges;
    }
  return n;
}

static void
test_counts (void)
{
  const FavorHexMap *small = &tokens_map_small;
  const FavorHexMap *large = &tokens_map_large;

  g_assert_cmpuint (small->n_hexes, ==, 19);
  g_assert_cmpuint (small->n_vertices, ==, 54);
  g_assert_cmpuint (small->n_edges, ==, 72);
  g_assert_cmpuint (small->n_coast, ==, 30);
  g_assert_cmpuint (count_vertices (small, 3), ==, 36);
  g_assert_cmpuint (count_vertices (small, 2), ==, 18);
  g_assert_cmpuint (large->n_hexes, ==, 30);
  g_assert_cmpuint (large->n_vertices, ==, 80);
  g_assert_cmpuint (large->n_edges, ==, 109);
  g_assert_cmpuint (large->n_coast, ==, 38);
  g_assert_cmpuint (count_vertices (large, 3), ==, 58);
  g_assert_cmpuint (count_vertices (large, 2), ==, 22);
}

static void
test_hex_9 (void)
{
  static const guint8 corners[] = { 21, 22, 33, 32, 31, 20 };
  static const guint8 edges[] = { 31, 33, 46, 45, 30, 29 };
  static const guint8 neighbours[] = { 5, 10, 14, 13, 8, 4 };
  const FavorHex     *hex = &tokens_map_small.hex[9];
  const FavorHexEdge *edge = &tokens_map_small.edge[32];

  g_assert_cmpmem (hex->corner, sizeof hex->corner, corners, sizeof corners);
  g_assert_cmpmem (hex->edge, sizeof hex->edge, edges, sizeof edges);
  g_assert_cmpmem (hex->next, sizeof hex->next, neighbours, sizeof neighbours);
  g_assert_cmpuint (edge->end[0], ==, 22);
  g_assert_cmpuint (edge->end[1], ==, 23);
  g_assert_cmpuint (edge->hex[0], ==, 5);
  g_assert_cmpuint (edge->hex[1], ==, 10);
}

/* The tables are what their rows make. */
static void
test_maps (void)
{
  FavorHexMap map;

  hex_map_from_rows (&map, tokens_rows_small, G_N_ELEMENTS (tokens_rows_small));
  g_assert_cmpmem (&map, sizeof map, &tokens_map_small, sizeof tokens_map_small);
  hex_map_from_rows (&map, tokens_rows_large, G_N_ELEMENTS (tokens_rows_large));
  g_assert_cmpmem (&map, sizeof map, &tokens_map_large, sizeof tokens_map_large);
}

#define N_SMALL 19
#define N_LARGE 30

/* clang-format off */
static const guint8 small_spirals[][N_SMALL] = {
  { 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9 },
  { 2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 5, 4, 8, 13, 14, 10, 9 },
  { 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 8, 13, 14, 10, 5, 4, 9 },
  { 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 10, 5, 4, 8, 13, 14, 9 },
  { 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 13, 14, 10, 5, 4, 8, 9 },
  { 18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 14, 10, 5, 4, 8, 13, 9 },
};

static const guint8 large_spirals[][N_LARGE] = {
  { 0, 3, 7, 12, 18, 23, 27, 28, 29, 26, 22, 17, 11, 6, 2, 1, 4, 8, 13, 19, 24, 25, 21, 16, 10, 5, 9, 14, 20, 15 },
  { 2, 1, 0, 3, 7, 12, 18, 23, 27, 28, 29, 26, 22, 17, 11, 6, 5, 4, 8, 13, 19, 24, 25, 21, 16, 10, 9, 14, 20, 15 },
  { 12, 18, 23, 27, 28, 29, 26, 22, 17, 11, 6, 2, 1, 0, 3, 7, 13, 19, 24, 25, 21, 16, 10, 5, 4, 8, 14, 20, 15, 9 },
  { 17, 11, 6, 2, 1, 0, 3, 7, 12, 18, 23, 27, 28, 29, 26, 22, 16, 10, 5, 4, 8, 13, 19, 24, 25, 21, 15, 9, 14, 20 },
  { 27, 28, 29, 26, 22, 17, 11, 6, 2, 1, 0, 3, 7, 12, 18, 23, 24, 25, 21, 16, 10, 5, 4, 8, 13, 19, 20, 15, 9, 14 },
  { 29, 26, 22, 17, 11, 6, 2, 1, 0, 3, 7, 12, 18, 23, 27, 28, 25, 21, 16, 10, 5, 4, 8, 13, 19, 24, 20, 15, 9, 14 },
};

/* clang-format on */

static void
test_spirals (void)
{
  guint8 spiral[FAVOR_HEX_MAX_HEXES];

  for (guint i = 0; i < G_N_ELEMENTS (small_spirals); i++)
    {
      tokens_walk_spiral (&tokens_map_small, tokens_board_small.corners[i], spiral);
      g_assert_cmpmem (spiral, N_SMALL, small_spirals[i], N_SMALL);
      tokens_walk_spiral (&tokens_map_large, tokens_board_large.corners[i], spiral);
      g_assert_cmpmem (spiral, N_LARGE, large_spirals[i], N_LARGE);
    }
}

static void
begin (TokensState *state, guint n_seats, TokensLayout layout, guint64 seed)
{
  TokensOptions options;

  favor_schema_set_defaults (&tokens_options_schema, &options);
  options.layout = (guint8) layout;
  memset (state, 0, sizeof *state);
  tokens_setup (state, &options, n_seats, seed, NULL);
}

/* T3: the numbers of a random layout, whose spiral begins at hex 7, when the desert is in the middle. */
static void
test_random_numbers (void)
{
  static const guint8 hexes[] = { 7, 12, 16, 17, 18, 15, 11, 6, 2,
                                  1, 0,  3,  8,  13, 14, 10, 5, 4 };
  static const guint8 numbers[] = { 5, 2, 6,  3, 8, 10, 9, 12, 11,
                                    4, 8, 10, 9, 4, 5,  6, 3,  11 };
  TokensState         state;
  guint64             seed = 0;

  /* Of 114 layouts this is one; the first two numbers of no other spiral lie on these hexes. */
  do
    begin (&state, 4, TOKENS_LAYOUT_RANDOM, seed++);
  while (state.terrain[9] != TOKENS_DESERT || state.number_token[7] != numbers[0] ||
         state.number_token[12] != numbers[1]);
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    g_assert_cmpuint (state.number_token[hexes[i]], ==, numbers[i]);
  g_assert_cmpuint (state.number_token[9], ==, 0);
  g_assert_cmpuint (state.robber, ==, 9);
}

/* Sections 2.4 and 4.3: however the island is laid out, 6 and 8 are not side by side. */
static void
test_reds_are_apart (void)
{
  for (guint64 seed = 0; seed < 400; seed++)
    {
      TokensState        state;
      const FavorHexMap *map;

      begin (&state,
             seed % 2 == 0 ? 4 : 6,
             seed < 2 ? TOKENS_LAYOUT_BEGINNER : TOKENS_LAYOUT_RANDOM,
             seed);
      map = tokens_map (&state);
      for (guint hex = 0; hex < map->n_hexes; hex++)
        for (guint side = 0; side < FAVOR_HEX_SIDES; side++)
          {
            const guint next = map->hex[hex].next[side];

            if (next != FAVOR_HEX_NONE && tokens_pips[state.number_token[hex]] == 5)
              g_assert_cmpuint (tokens_pips[state.number_token[next]], <, 5);
          }
    }
}

/* Sums of the tables of section 2. */
static void
test_components (void)
{
  static const guint8 cards[] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };
  guint               n[TOKENS_MAX_NUMBER + 1] = { 0 };
  guint               events = 0, small = 0, large = 0;

  for (guint i = 0; i < TOKENS_N_YEAR; i++)
    {
      n[tokens_year[i].number]++;
      events += tokens_year[i].event != TOKENS_EVENT_NONE;
    }
  for (guint number = 0; number <= TOKENS_MAX_NUMBER; number++)
    g_assert_cmpuint (n[number], ==, cards[number]);
  g_assert_cmpuint (events, ==, 20);
  for (guint card = 0; card < TOKENS_N_CARDS; card++)
    {
      small += tokens_board_small.deck[card];
      large += tokens_board_large.deck[card];
    }
  g_assert_cmpuint (small, ==, 25);
  g_assert_cmpuint (large, ==, 34);
  for (guint seats = TOKENS_MIN_SEATS; seats <= TOKENS_MAX_SEATS; seats++)
    {
      guint bag = 0;

      for (guint token = 0; token < TOKENS_N_TOKENS; token++)
        bag += tokens_bags[seats][token];
      g_assert_cmpuint (bag, ==, 21 * MAX (seats, 3));
    }
}

/* Section 2.3: the edges at which harbours lie. */
static void
test_harbours (void)
{
  static const guint8 small[] = { 3, 8, 37, 53, 71, 67, 54, 24, 1 };
  static const guint8 large[] = { 3, 8, 37, 57, 90, 108, 104, 91, 58, 24, 1 };

  for (guint slot = 0; slot < G_N_ELEMENTS (small); slot++)
    g_assert_cmpuint (tokens_harbour_edge (&tokens_board_small, slot), ==, small[slot]);
  for (guint slot = 0; slot < G_N_ELEMENTS (large); slot++)
    g_assert_cmpuint (tokens_harbour_edge (&tokens_board_large, slot), ==, large[slot]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tokens/scenario/T1-maps", test_counts);
  g_test_add_func ("/tokens/scenario/T2-hex-9", test_hex_9);
  g_test_add_func ("/tokens/scenario/T3-numbers-along-the-spiral", test_random_numbers);
  g_test_add_func ("/tokens/board/maps-are-what-their-rows-make", test_maps);
  g_test_add_func ("/tokens/board/spirals", test_spirals);
  g_test_add_func ("/tokens/board/six-and-eight-are-apart", test_reds_are_apart);
  g_test_add_func ("/tokens/board/components", test_components);
  g_test_add_func ("/tokens/board/harbours", test_harbours);
  return g_test_run ();
}
