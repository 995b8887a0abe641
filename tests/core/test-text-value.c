/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <locale.h>
#include <string.h>

#include "favor-text.h"
#include "sample.h"

/* Values and rows. */

static const FavorNames names = { { "Ann", "Bo", "Mei" } };

static void
assert_value (const SampleState *state,
              const char        *field,
              guint              index,
              const char        *expected)
{
  g_autofree char *text = favor_text_for_value (sample_field (field),
                                                state,
                                                index,
                                                &names);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_number (char *number, const char *expected)
{
  g_assert_cmpstr (number, ==, expected);
  g_free (number);
}

static void
test_numbers (void)
{
  assert_number (favor_text_number (0), "0");
  assert_number (favor_text_number (-12), "\u221212");
  assert_number (favor_text_figure (7), "\u200e7");
  assert_number (favor_text_figure (-7), "\u200e\u22127");
  assert_number (favor_text_gain (5), "\u200e+5");
  assert_number (favor_text_gain (0), "\u200e0");
  assert_number (favor_text_gain (-5), "\u200e\u22125");
}

static void
test_values (void)
{
  SampleState state;

  sample_init (&state);
  assert_value (&state, "gold", 1, "\u22123");
  assert_value (&state, "price", 0, "—");
  assert_value (&state, "votes", 0, "3");
  assert_value (&state, "done", 0, "no");
  assert_value (&state, "leader", 0, "Mei");
  assert_value (&state, "colour", 0, "Green");
  assert_value (&state, "colours", 0, "Red and blue");
  assert_value (&state, "seats", 0, "Ann and Mei");
  assert_value (&state, "packed", 0, "2 Red, blue");
  assert_value (&state, "stock", 1, "2");
  assert_value (&state, "key", 0, "0x000000000000000b");
  state.done = 1;
  state.leader = FAVOR_NONE;
  state.packed = 0;
  state.seats = 0;
  state.colours = 0;
  assert_value (&state, "done", 0, "yes");
  assert_value (&state, "leader", 0, "—");
  assert_value (&state, "packed", 0, "none");
  assert_value (&state, "colours", 0, "none");
  assert_value (&state, "seats", 0, "nobody");
}

static void
test_hidden (void)
{
  SampleState state;

  sample_init (&state);
  favor_schema_mask (&sample_schema, &state, 3, 0);
  assert_value (&state, "key", 0, "hidden");
  assert_value (&state, "hand", 3, "hidden");
  assert_value (&state, "hand", 0, "1");
}

static void
test_grouping (void)
{
  SampleState state;

  sample_init (&state);
  /* The C locale has no groups. */
  assert_value (&state, "gold", 0, "70000");
  if (setlocale (LC_NUMERIC, "en_US.UTF-8") == NULL)
    {
      g_test_skip ("no locale with groups of digits");
      return;
    }
  assert_value (&state, "gold", 0, "70,000");
  setlocale (LC_NUMERIC, "C");
}

static void
assert_row (const SampleState *state, const char *field, guint seat, const char *expected)
{
  g_autofree char *text = favor_text_for_row (sample_field (field),
                                              state,
                                              seat,
                                              3,
                                              &names);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_rows (void)
{
  SampleState state;

  sample_init (&state);
  assert_row (&state, "gold", 1, "\u22123");
  assert_row (&state, "hand", 1, "Red, 2 blue");
  assert_row (&state, "cards", 1, "none; blue, Green");
  assert_row (&state, "colour", 0, "Green");
  memset (state.hand[1], 0, 3);
  assert_row (&state, "hand", 1, "none");
  state.hand[1][1] = 0xff;
  assert_row (&state, "hand", 1, "Green: hidden");
  memset (state.hand[1], 0xff, 3);
  assert_row (&state, "hand", 1, "hidden");
}

typedef struct
{
  gint8      pad[2][3];
  guint8     stock[2][3];
  SampleTile tiles[2][2];
} Rows;

static void
test_rows_of_other_types (void)
{
  static const FavorField tile_fields[] = {
    FAVOR_FIELD_INT (SampleTile, x, "x", -72, 72, .title = "Place"),
    FAVOR_FIELD_ENUM (SampleTile, colour, "colour", &sample_colours, .title = "Colour"),
  };
  static const FavorSchema tile_schema = FAVOR_SCHEMA ("tile", SampleTile, tile_fields);
  static const FavorField  pad = FAVOR_FIELD_INT (Rows,
                                                 pad[0][0],
                                                 "pad",
                                                 -9,
                                                 9,
                                                 .axis = &sample_colours,
                                                 FAVOR_DIMS_2 (FAVOR_BY_SEAT (2),
                                                               FAVOR_FIXED (3)));
  static const FavorField  stock = FAVOR_FIELD_BAG (Rows,
                                                   stock[0][0],
                                                   "stock",
                                                   &sample_colours,
                                                   9,
                                                   FAVOR_DIMS_2 (FAVOR_BY_SEAT (2),
                                                                 FAVOR_FIXED (3)));
  static const FavorField  tiles = FAVOR_FIELD_STRUCT (Rows,
                                                      tiles[0][0],
                                                      "tiles",
                                                      &tile_schema,
                                                      FAVOR_DIMS_2 (FAVOR_BY_SEAT (2),
                                                                    FAVOR_FIXED (2)));
  Rows                     rows = {
                        .pad = { { 1, -2, 0 } },
                        .stock = { { 0 }, { 0, 1, 3 } },
                        .tiles = { { { 4, 1 }, { -4, 0 } } },
  };
  char *text;

  /* What can be negative is no count of things: one is said as a number, too. */
  text = favor_text_for_row (&pad, &rows, 0, 2, &names);
  g_assert_cmpstr (text, ==, "1 Red, \u22122 Green");
  g_free (text);
  text = favor_text_for_row (&stock, &rows, 1, 2, &names);
  g_assert_cmpstr (text, ==, "Green, 3 blue");
  g_free (text);
  text = favor_text_for_row (&tiles, &rows, 0, 2, &names);
  g_assert_cmpstr (text, ==, "Place: 4, Colour: Green, Place: \u22124, Colour: Red");
  g_free (text);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-value/numbers", test_numbers);
  g_test_add_func ("/text-value/values", test_values);
  g_test_add_func ("/text-value/hidden", test_hidden);
  g_test_add_func ("/text-value/grouping", test_grouping);
  g_test_add_func ("/text-value/rows", test_rows);
  g_test_add_func ("/text-value/rows-of-other-types", test_rows_of_other_types);
  return g_test_run ();
}
