/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "sample.h"

/* Access, ranges, equality, hash. */

static void
test_hidden_values (void)
{
  g_assert_cmpint (favor_field_hidden_value (sample_field ("key")), ==, 0);
  g_assert_cmpint (favor_field_hidden_value (sample_field ("gold")), ==, G_MININT32);
  g_assert_cmpint (favor_field_hidden_value (sample_field ("price")), ==, G_MININT16);
  g_assert_cmpint (favor_field_hidden_value (sample_field ("leader")), ==, G_MININT8);
  g_assert_cmpint (favor_field_hidden_value (sample_field ("votes")), ==, G_MAXUINT8);
  g_assert_cmpint (favor_field_hidden_value (sample_field ("packed")), ==, G_MAXUINT16);
}

static void
test_is_hidden (void)
{
  const FavorField wide = { .name = "w", .type = FAVOR_TYPE_U64, .size = 8 };
  guint64          zero = 0;
  SampleState      state;

  sample_init (&state);
  g_assert_false (favor_field_is_hidden (sample_field ("key"), &state, 0));
  state.key[0] = 0;
  g_assert_true (favor_field_is_hidden (sample_field ("key"), &state, 0));
  /* A public word of 64 bits may be 0. */
  g_assert_false (favor_field_is_hidden (&wide, &zero, 0));
  g_assert_false (favor_field_is_hidden (sample_field ("hand"), &state, 3));
  state.hand[1][0] = 0xff;
  g_assert_true (favor_field_is_hidden (sample_field ("hand"), &state, 3));
  g_assert_false (favor_field_is_hidden (sample_field ("secret"), &state, 0));
}

static void
test_access (void)
{
  SampleState state;

  sample_init (&state);
  g_assert_cmpint (favor_field_get (sample_field ("gold"), &state, 0), ==, 70000);
  g_assert_cmpint (favor_field_get (sample_field ("gold"), &state, 1), ==, -3);
  g_assert_cmpint (favor_field_get (sample_field ("price"), &state, 0), ==, -1);
  g_assert_cmpint (favor_field_get (sample_field ("packed"), &state, 0), ==, 102);
  g_assert_cmphex (favor_field_get_u64 (sample_field ("key"), &state, 1), ==, 12);

  favor_field_set (sample_field ("gold"), &state, 3, -1000000);
  favor_field_set (sample_field ("price"), &state, 0, 8);
  favor_field_set (sample_field ("leader"), &state, 0, FAVOR_NONE);
  favor_field_set (sample_field ("key"), &state, 1, -1);
  favor_field_set (sample_field ("cards"), &state, 3 * 6 + 1 * 3 + 2, SAMPLE_BLUE);
  g_assert_cmpint (state.gold[3], ==, -1000000);
  g_assert_cmpint (state.price, ==, 8);
  g_assert_cmpint (state.leader, ==, -1);
  g_assert_cmphex (state.key[1], ==, G_MAXUINT64);
  g_assert_cmpint (state.cards[3][1][2], ==, SAMPLE_BLUE);
  g_assert_true (favor_field_peek (sample_field ("tiles"), &state, 1) == &state.tiles[1]);
}

static void
test_capacity (void)
{
  g_assert_cmpuint (favor_field_capacity (sample_field ("price")), ==, 1);
  g_assert_cmpuint (favor_field_capacity (sample_field ("tiles")), ==, 5);
  g_assert_cmpuint (favor_field_capacity (sample_field ("hand")), ==, 12);
  g_assert_cmpuint (favor_field_capacity (sample_field ("cards")), ==, 24);
}

static void
test_length (void)
{
  const FavorField *cards = sample_field ("cards");
  SampleState       state;

  sample_init (&state);
  g_assert_cmpuint (favor_field_length (sample_field ("key"), &state, 0, 0, 3), ==, 2);
  g_assert_cmpuint (favor_field_length (sample_field ("gold"), &state, 0, 0, 3), ==, 3);
  g_assert_cmpuint (favor_field_length (sample_field ("gold"), &state, 0, 0, 9), ==, 4);
  g_assert_cmpuint (favor_field_length (sample_field ("tiles"), &state, 0, 0, 3), ==, 2);
  g_assert_cmpuint (favor_field_length (sample_field ("ages"), &state, 0, 0, 3), ==, 2);
  g_assert_cmpuint (favor_field_length (sample_field ("log"), &state, 0, 0, 3), ==, 1);
  /* One counter for each pair of seat and row. */
  g_assert_cmpuint (favor_field_length (cards, &state, 2, 2 * 2 + 0, 3), ==, 0);
  g_assert_cmpuint (favor_field_length (cards, &state, 2, 2 * 2 + 1, 3), ==, 2);
  /* A counter that is too large does not lead outside the list. */
  state.n_log = 40000;
  g_assert_cmpuint (favor_field_length (sample_field ("log"), &state, 0, 0, 3), ==, 3);
}

static void
test_set_length (void)
{
  SampleState state;

  sample_init (&state);
  favor_field_set_length (sample_field ("cards"), &state, 2, 3, 3);
  g_assert_cmpuint (state.n_cards[1][1], ==, 3);
  favor_field_set_length (sample_field ("log"), &state, 0, 0, 2);
  g_assert_cmpuint (state.n_log, ==, 2);
  /* Not counted: nothing to store. */
  favor_field_set_length (sample_field ("gold"), &state, 0, 0, 2);
  g_test_expect_message ("favor-core", G_LOG_LEVEL_CRITICAL, "*capacity*");
  favor_field_set_length (sample_field ("log"), &state, 0, 0, 4);
  g_test_assert_expected_messages ();
  g_assert_cmpuint (state.n_log, ==, 2);
}

static void
test_in_range (void)
{
  static const struct
  {
    const char *field;
    gint64      value;
    gboolean    good;
  } cases[] = {
    { "price", -2, FALSE },
    { "price", FAVOR_NONE, TRUE },
    { "price", 0, TRUE },
    { "price", 8, TRUE },
    { "price", 9, FALSE },
    { "gold", -1000000, TRUE },
    { "gold", -1000001, FALSE },
    { "gold", G_MININT32, FALSE },
    { "votes", 0, TRUE },
    { "votes", 2, FALSE },
    { "votes", 5, TRUE },
    { "votes", 6, FALSE },
    { "done", 1, TRUE },
    { "done", 2, FALSE },
    { "done", -1, FALSE },
    { "leader", FAVOR_NONE, TRUE },
    { "leader", 2, TRUE },
    { "leader", 3, FALSE },
    { "leader", -2, FALSE },
    { "colour", FAVOR_NONE, TRUE },
    { "colour", SAMPLE_BLUE, TRUE },
    { "colour", 3, FALSE },
    { "cards", FAVOR_NONE, FALSE },
    { "colours", 0, TRUE },
    { "colours", 7, TRUE },
    { "colours", 8, FALSE },
    { "colours", -1, FALSE },
    { "seats", 7, TRUE },
    { "seats", 8, FALSE },
    { "packed", 0, TRUE },
    { "packed", 444, TRUE },
    { "packed", 5, FALSE },
    { "packed", 1000, FALSE },
    { "packed", -1, FALSE },
    { "stock", 9, TRUE },
    { "stock", 10, FALSE },
    { "key", G_MININT64, TRUE },
    { "tiles", 0, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean good = favor_field_in_range (sample_field (cases[i].field),
                                            cases[i].value,
                                            3);

      if (good != cases[i].good)
        g_error ("%s: %d", cases[i].field, (int) cases[i].value);
    }
}

static void
test_find (void)
{
  g_assert_cmpstr (favor_schema_find (&sample_schema, "votes")->name, ==, "votes");
  g_assert_null (favor_schema_find (&sample_schema, "vote"));
}

/* Every described byte counts, but not those of derived fields. */
static void
test_equality_and_hash_see_all (void)
{
  SampleState a, b;

  sample_init (&a);
  for (guint i = 0; i < sizeof a; i++)
    for (guint bit = 0; bit < 8; bit++)
      {
        gboolean derived = i >= offsetof (SampleState, sum) &&
                           i < offsetof (SampleState, sum) + sizeof a.sum;

        b = a;
        g_assert_true (favor_schema_equal (&sample_schema, &a, &b));
        ((guint8 *) &b)[i] ^= 1 << bit;
        g_assert_cmpint (favor_schema_equal (&sample_schema, &a, &b), ==, derived);
        g_assert_cmpint (favor_schema_hash (&sample_schema, &a) ==
                           favor_schema_hash (&sample_schema, &b),
                         ==,
                         derived);
      }
}

static void
test_hash_sees_order (void)
{
  SampleState a, b;

  sample_init (&a);
  b = a;
  b.gold[0] = a.gold[1];
  b.gold[1] = a.gold[0];
  g_assert_cmphex (favor_schema_hash (&sample_schema, &a),
                   !=,
                   favor_schema_hash (&sample_schema, &b));
}

/* Gathers the numbers of a run from the lowest bits up, as memory has them only on some
 * machines, and mixes them: the definition of the hash, written once more. */
static guint64
hash_again (const SampleTile *tiles, guint n)
{
  guint64 h = G_GUINT64_CONSTANT (0x6a09e667f3bcc909);

  for (guint member = 0; member < 2; member++)
    for (guint first = 0; first < n; first += 8)
      {
        guint64 word = 0;

        for (guint i = first; i < MIN (first + 8, n); i++)
          word |= (guint64) (guint8) (member == 0 ? tiles[i].x : tiles[i].colour)
                  << 8 * (i - first);
        h = (h ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
        h ^= h >> 32;
      }
  h = (h ^ (h >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  h = (h ^ (h >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return h ^ (h >> 31);
}

static void
test_hash_definition (void)
{
  static const FavorField fields[] = {
    { .name = "tiles",
      .type = FAVOR_TYPE_STRUCT,
      .size = sizeof (SampleTile),
      .schema = &sample_tile_schema,
      FAVOR_DIMS_1 (FAVOR_FIXED (20)) },
  };
  static const FavorSchema schema = { .id = "row",
                                      .size = 20 * sizeof (SampleTile),
                                      .fields = fields,
                                      .n_fields = 1 };
  SampleTile               tiles[20];

  for (guint i = 0; i < 20; i++)
    tiles[i] = (SampleTile){ (gint8) (i - 10), i % 3 };
  g_assert_cmphex (favor_schema_hash (&schema, tiles), ==, hash_again (tiles, 20));
}

/* The same number on every machine and in every build: it is in saved games. */
static void
test_hash_is_fixed (void)
{
  SampleState state;

  sample_init (&state);
  g_assert_cmphex (favor_schema_hash (&sample_schema, &state),
                   ==,
                   G_GUINT64_CONSTANT (0xc159f86ca06529e9));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/schema/hidden-values", test_hidden_values);
  g_test_add_func ("/schema/is-hidden", test_is_hidden);
  g_test_add_func ("/schema/access", test_access);
  g_test_add_func ("/schema/capacity", test_capacity);
  g_test_add_func ("/schema/length", test_length);
  g_test_add_func ("/schema/set-length", test_set_length);
  g_test_add_func ("/schema/in-range", test_in_range);
  g_test_add_func ("/schema/find", test_find);
  g_test_add_func ("/schema/equality-and-hash-see-all", test_equality_and_hash_see_all);
  g_test_add_func ("/schema/hash-sees-order", test_hash_sees_order);
  g_test_add_func ("/schema/hash-definition", test_hash_definition);
  g_test_add_func ("/schema/hash-is-fixed", test_hash_is_fixed);
  return g_test_run ();
}
