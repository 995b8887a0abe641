/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "sample.h"

/* Coverage and corruption. */

static void
assert_covers (const FavorSchema *schema, const char *expected)
{
  g_autofree char *why = NULL;

  g_assert_cmpint (favor_schema_covers (schema, &why), ==, expected == NULL);
  g_assert_cmpstr (why, ==, expected);
  g_assert_cmpint (favor_schema_covers (schema, NULL), ==, expected == NULL);
}

static void
test_whole (void)
{
  assert_covers (&sample_schema, NULL);
  assert_covers (&sample_tile_schema, NULL);
}

typedef struct
{
  guint8  first;
  guint8  second;
  guint16 third;
  guint8  list[3];
  guint8  n_list;
} Small;

#define FIRST  FAVOR_FIELD_INT (Small, first, "first", 0, 9)
#define SECOND FAVOR_FIELD_INT (Small, second, "second", 0, 9)
#define THIRD  FAVOR_FIELD_INT (Small, third, "third", 0, 9)
#define LIST                                                                             \
  FAVOR_FIELD_INT (Small,                                                                \
                   list[0],                                                              \
                   "list",                                                               \
                   0,                                                                    \
                   9,                                                                    \
                   FAVOR_DIMS_1 (FAVOR_COUNTED (3, Small, n_list)))

static void
test_forgotten (void)
{
  static const FavorField  fields[] = { FIRST, THIRD, LIST };
  static const FavorSchema schema = FAVOR_SCHEMA ("small", Small, fields);

  assert_covers (&schema, "byte 1 is not described");
}

static void
test_forgotten_counter (void)
{
  static const FavorField fields[] = {
    FIRST,
    SECOND,
    THIRD,
    FAVOR_FIELD_INT (Small, list[0], "list", 0, 9, FAVOR_DIMS_1 (FAVOR_FIXED (3))),
  };
  static const FavorSchema schema = FAVOR_SCHEMA ("small", Small, fields);

  assert_covers (&schema, "byte 7 is not described");
}

static void
test_double (void)
{
  static const FavorField fields[] = {
    FIRST, SECOND, THIRD, LIST, FAVOR_FIELD_INT (Small, n_list, "n-list", 0, 3),
  };
  static const FavorSchema schema = FAVOR_SCHEMA ("small", Small, fields);

  assert_covers (&schema, "byte 7 is described twice");
}

static void
test_beyond (void)
{
  static const FavorField fields[] = {
    FIRST,
    SECOND,
    THIRD,
    FAVOR_FIELD_INT (Small, list[0], "list", 0, 9, FAVOR_DIMS_1 (FAVOR_FIXED (5))),
  };
  static const FavorSchema schema = FAVOR_SCHEMA ("small", Small, fields);

  assert_covers (&schema, "list: does not fit into the struct");
}

typedef struct
{
  guint8  small;
  guint32 large;
} Padded;

static void
test_padding (void)
{
  static const FavorField fields[] = {
    FAVOR_FIELD_INT (Padded, small, "small", 0, 9),
    FAVOR_FIELD_INT (Padded, large, "large", 0, 9),
  };
  static const FavorSchema schema = FAVOR_SCHEMA ("padded", Padded, fields);

  assert_covers (&schema, "byte 1 is not described");
}

typedef struct
{
  Padded pairs[2];
} Pairs;

static void
test_padding_inside (void)
{
  static const FavorField inner[] = {
    FAVOR_FIELD_INT (Padded, small, "small", 0, 9),
    FAVOR_FIELD_INT (Padded, large, "large", 0, 9),
  };
  static const FavorSchema inner_schema = FAVOR_SCHEMA ("padded", Padded, inner);
  static const FavorField  fields[] = {
     FAVOR_FIELD_STRUCT (Pairs,
                        pairs[0],
                        "pairs",
                        &inner_schema,
                        FAVOR_DIMS_1 (FAVOR_FIXED (2))),
  };
  static const FavorSchema schema = FAVOR_SCHEMA ("pairs", Pairs, fields);

  assert_covers (&schema, "byte 1 is not described");
}

/* Damage reaches every described byte of input and no other. */
static void
test_corrupt (void)
{
  struct
  {
    guint8      before[16];
    SampleState state;
    guint8      after[16];
  } guarded;

  guint8      zero[16] = { 0 };
  guint8      touched[sizeof (SampleState)] = { 0 };
  SampleState sample;
  FavorRng    rng;

  sample_init (&sample);
  favor_rng_seed (&rng, 3);
  memset (&guarded, 0, sizeof guarded);
  for (guint i = 0; i < 100000; i++)
    {
      guarded.state = sample;
      favor_schema_corrupt (&sample_schema, &guarded.state, &rng);
      for (guint j = 0; j < sizeof sample; j++)
        touched[j] |= ((guint8 *) &guarded.state)[j] != ((guint8 *) &sample)[j];
    }
  g_assert_cmpmem (guarded.before, 16, zero, 16);
  g_assert_cmpmem (guarded.after, 16, zero, 16);
  for (guint j = 0; j < sizeof sample; j++)
    {
      gboolean derived = j >= offsetof (SampleState, sum) &&
                         j < offsetof (SampleState, sum) + sizeof sample.sum;

      if (touched[j] == derived)
        g_error ("byte %u was %s", j, derived ? "changed" : "never changed");
    }
}

/* One step of damage is one element, one length or one bit. */
static void
test_corrupt_once (void)
{
  SampleState sample, state;
  guint       n_changed = 0;
  FavorRng    rng;

  sample_init (&sample);
  favor_rng_seed (&rng, 4);
  for (guint i = 0; i < 1000; i++)
    {
      guint first = sizeof sample, last = 0;

      state = sample;
      favor_schema_corrupt (&sample_schema, &state, &rng);
      for (guint j = 0; j < sizeof sample; j++)
        if (((guint8 *) &state)[j] != ((guint8 *) &sample)[j])
          {
            first = MIN (first, j);
            last = j;
          }
      if (first < sizeof sample)
        {
          g_assert_cmpuint (last - first, <, 8);
          n_changed++;
        }
    }
  /* Now and then the random value is the old one. */
  g_assert_cmpuint (n_changed, >, 900);
}

static void
test_corrupt_nothing (void)
{
  static const FavorSchema empty = { .id = "empty" };
  FavorRng                 rng;

  favor_rng_seed (&rng, 5);
  favor_schema_corrupt (&empty, NULL, &rng);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/schema-cover/whole", test_whole);
  g_test_add_func ("/schema-cover/forgotten", test_forgotten);
  g_test_add_func ("/schema-cover/forgotten-counter", test_forgotten_counter);
  g_test_add_func ("/schema-cover/double", test_double);
  g_test_add_func ("/schema-cover/beyond", test_beyond);
  g_test_add_func ("/schema-cover/padding", test_padding);
  g_test_add_func ("/schema-cover/padding-inside", test_padding_inside);
  g_test_add_func ("/schema-cover/corrupt", test_corrupt);
  g_test_add_func ("/schema-cover/corrupt-once", test_corrupt_once);
  g_test_add_func ("/schema-cover/corrupt-nothing", test_corrupt_nothing);
  return g_test_run ();
}
