/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "sample.h"

/* Range checks and diffs, with the words that say where. */

static void
assert_defect (const SampleState *state, gboolean allow_hidden, const char *expected)
{
  g_autofree char  *where = NULL;
  const FavorField *field = NULL;
  gboolean          good = favor_schema_check (&sample_schema,
                                      state,
                                      3,
                                      allow_hidden,
                                      &where,
                                      &field);

  g_assert_cmpstr (where, ==, expected);
  g_assert_cmpint (good, ==, expected == NULL);
  g_assert_cmpint (field == NULL, ==, good);
  g_assert_cmpint (
    favor_schema_check (&sample_schema, state, 3, allow_hidden, NULL, NULL),
    ==,
    good);
}

static void
test_good (void)
{
  SampleState state;

  sample_init (&state);
  assert_defect (&state, FALSE, NULL);
  memset (&state, 0, sizeof state);
  assert_defect (&state, FALSE, NULL);
}

#define ASSERT_BROKEN(change, expected)                                                  \
  G_STMT_START                                                                           \
  {                                                                                      \
    SampleState state;                                                                   \
                                                                                         \
    sample_init (&state);                                                                \
    change;                                                                              \
    assert_defect (&state, FALSE, expected);                                             \
  }                                                                                      \
  G_STMT_END

static void
test_values (void)
{
  ASSERT_BROKEN (state.price = 9, "price: 9 is not 0 to 8");
  ASSERT_BROKEN (state.gold[2] = 1000001, "gold[2]: 1000001 is not -1000000 to 1000000");
  ASSERT_BROKEN (state.votes = 2, "votes: 2 is not one of 0, 1, 3, 5");
  ASSERT_BROKEN (state.done = 2, "done: 2 is not true or false");
  ASSERT_BROKEN (state.leader = 3, "leader: 3 is not a seat");
  ASSERT_BROKEN (state.colour = 3, "colour: 3 is no colour");
  ASSERT_BROKEN (state.colours = 9, "colours: {red, 3} is not a set of 0 to 2");
  ASSERT_BROKEN (state.seats = 12, "seats: {2, 3} is not a set of seats 0 to 2");
  ASSERT_BROKEN (state.packed = 7, "packed: 7 is not a bag of at most 4 each");
  ASSERT_BROKEN (state.stock[2] = 10, "stock[2]: 10 is not 0 to 9");
  ASSERT_BROKEN (state.hand[2][1] = 21, "hand[2][1]: 21 is not 0 to 20");
  ASSERT_BROKEN (state.cards[1][1][1] = 3, "cards[1][1][1]: 3 is no colour");
  ASSERT_BROKEN (state.tiles[1].colour = 3, "tiles[1].colour: 3 is no colour");
  ASSERT_BROKEN (state.secret.x = -73, "secret.x: -73 is not -72 to 72");
  ASSERT_BROKEN (state.sum[1] = 100, "sum[1]: 100 is not 0 to 99");
}

static void
test_lengths (void)
{
  ASSERT_BROKEN (state.n_tiles = 6, "tiles: 6 entries are more than 5");
  ASSERT_BROKEN (state.n_cards[2][1] = 4, "cards[2][1]: 4 entries are more than 3");
  ASSERT_BROKEN (state.n_log = 1000, "log: 1000 entries are more than 3");
}

static void
test_tails (void)
{
  ASSERT_BROKEN (state.tiles[2].x = 1, "tiles[2]: not empty beyond the end of the list");
  ASSERT_BROKEN (state.gold[3] = 1, "gold[3]: not empty beyond the end of the list");
  ASSERT_BROKEN (state.hand[3][2] = 1,
                 "hand[3][2]: not empty beyond the end of the list");
  ASSERT_BROKEN (state.cards[0][0][1] = 1,
                 "cards[0][0][1]: not empty beyond the end of the list");
  ASSERT_BROKEN (state.offer.colour = 1,
                 "offer[0]: not empty beyond the end of the list");
  /* Seat 3 is not there, and neither are its cards. */
  ASSERT_BROKEN (state.cards[3][1][2] = 1,
                 "cards[3][1][2]: not empty beyond the end of the list");
}

static void
test_hidden (void)
{
  SampleState state;

  sample_init (&state);
  state.hand[1][2] = 0xff;
  assert_defect (&state, FALSE, "hand[1][2]: hidden is not allowed here");
  assert_defect (&state, TRUE, NULL);
  /* Hidden elements are no excuse for a wrong one beside them. */
  state.votes = 4;
  assert_defect (&state, TRUE, "votes: 4 is not one of 0, 1, 3, 5");
}

static void
test_field_of_defect (void)
{
  const FavorField *field = NULL;
  SampleState       state;

  sample_init (&state);
  state.price = 100;
  g_assert_false (favor_schema_check (&sample_schema, &state, 3, FALSE, NULL, &field));
  g_assert_true (field == sample_field ("price"));
  g_assert_cmpuint (field->refusal, ==, 9);
}

#define ASSERT_DIFF(change, expected)                                                    \
  G_STMT_START                                                                           \
  {                                                                                      \
    SampleState      a, b;                                                               \
    g_autofree char *text = NULL;                                                        \
                                                                                         \
    sample_init (&a);                                                                    \
    b = a;                                                                               \
    change;                                                                              \
    text = favor_schema_diff (&sample_schema, &a, &b, 3);                                \
    g_assert_cmpstr (text, ==, expected);                                                \
  }                                                                                      \
  G_STMT_END

static void
test_diff (void)
{
  ASSERT_DIFF ((void) 0, NULL);
  ASSERT_DIFF (b.hand[2][1] = 99, "hand[2][1]: 0 != 99");
  ASSERT_DIFF (b.cards[1][1][0] = SAMPLE_RED, "cards[1][1][0]: blue != red");
  ASSERT_DIFF (b.tiles[1].x = -1, "tiles[1].x: 72 != -1");
  ASSERT_DIFF (b.price = 4, "price: null != 4");
  ASSERT_DIFF (b.done = 1, "done: false != true");
  ASSERT_DIFF (b.leader = FAVOR_NONE, "leader: 2 != null");
  ASSERT_DIFF (b.colours = 0, "colours: {red, blue} != {}");
  ASSERT_DIFF (b.seats = 3, "seats: {0, 2} != {0, 1}");
  ASSERT_DIFF (b.key[1] = 255, "key[1]: 0x000000000000000c != 0x00000000000000ff");
  ASSERT_DIFF (b.hand[0][0] = 0xff, "hand[0][0]: 1 != hidden");
  ASSERT_DIFF (b.colour = 9, "colour: green != 9");
  ASSERT_DIFF (b.sum[0] = 9, NULL);
}

static void
test_diff_of_lengths (void)
{
  ASSERT_DIFF (b.n_tiles = 3, "tiles: 2 entries != 3 entries");
  ASSERT_DIFF (b.n_cards[1][0] = 1, "cards[1][0]: 0 entries != 1 entries");
  ASSERT_DIFF (b.n_log = 257, "log: 1 entries != 257 entries");
  ASSERT_DIFF (b.tiles[4].x = 1, "tiles[4].x: 0 != 1");
  ASSERT_DIFF (b.ages[4] = 1, "ages[4]: 0 != 1 (beyond the end of the list)");
}

/* Whatever the hash and the comparison see, the diff can name. */
static void
test_diff_sees_all (void)
{
  SampleState a, b;

  sample_init (&a);
  for (guint i = 0; i < sizeof a; i++)
    {
      g_autofree char *text = NULL;

      b = a;
      ((guint8 *) &b)[i] ^= 0x10;
      text = favor_schema_diff (&sample_schema, &a, &b, 3);
      g_assert_cmpint (text == NULL, ==, favor_schema_equal (&sample_schema, &a, &b));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/schema-check/good", test_good);
  g_test_add_func ("/schema-check/values", test_values);
  g_test_add_func ("/schema-check/lengths", test_lengths);
  g_test_add_func ("/schema-check/tails", test_tails);
  g_test_add_func ("/schema-check/hidden", test_hidden);
  g_test_add_func ("/schema-check/field-of-defect", test_field_of_defect);
  g_test_add_func ("/schema-check/diff", test_diff);
  g_test_add_func ("/schema-check/diff-of-lengths", test_diff_of_lengths);
  g_test_add_func ("/schema-check/diff-sees-all", test_diff_sees_all);
  return g_test_run ();
}
