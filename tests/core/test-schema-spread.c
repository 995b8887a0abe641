/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-game.h"
#include "favor-text.h"

/* Values that are spread over several numbers, and structs among arguments. */

static const FavorWord fruit_words[] = {
  { "apple", "Apple" }, { "pear", "Pear" }, { "plum", "Plum" },
  { "fig", "Fig" },     { "lime", "Lime" },
};

static const FavorEnum fruits = FAVOR_ENUM ("fruit", fruit_words);

/* Two fruits a number; the third number holds only the last one. */
typedef struct
{
  gint16 coins;
  gint16 bag[3];
  gint16 set[3];
} Basket;

/* clang-format off */
static const FavorField coin_cases[] = {
  [9] = FAVOR_FIELD_INT (Basket, bag[0], "bag", 0, 99, .title = "Nine"),
};

static const FavorField case_fields[] = {
  FAVOR_FIELD_INT (Basket, coins, "coins", 0, 99),
  FAVOR_FIELD_INT (Basket, bag[0], "bag", 0, 99, .cases = coin_cases,
                   .n_cases = G_N_ELEMENTS (coin_cases), .case_of = &case_fields[0]),
};

static const FavorField basket_fields[] = {
  FAVOR_FIELD_INT (Basket, coins, "coins", 0, 99, .optional = TRUE, .title = "Coins"),
  FAVOR_FIELD_BAG (Basket, bag[0], "bag", &fruits, 3, .base = 4, .spread = 2, .optional = TRUE,
                   .title = "Bag", FAVOR_DIMS_1 (FAVOR_FIXED (3))),
  FAVOR_FIELD_SET (Basket, set[0], "set", &fruits, .spread = 2, .optional = TRUE, .title = "Set",
                   FAVOR_DIMS_1 (FAVOR_FIXED (3))),
};

static const FavorSchema basket_schema = FAVOR_SCHEMA ("basket", Basket, basket_fields);

static const FavorField give_fields[] = {
  FAVOR_ARG_INT (0, "n", 0, 9),
  FAVOR_ARG_ENUM (1, "fruit", &fruits, .nullable = TRUE, .optional = TRUE,
                  .fallback = FAVOR_NONE, .title = "fruit"),
  { .name = "basket", .type = FAVOR_TYPE_STRUCT, .offset = 4, .size = sizeof (Basket),
    .schema = &basket_schema, .optional = TRUE, .title = "with" },
};

static const FavorSchema give_args = FAVOR_ARGS ("give", give_fields, 9);
static const FavorKind   actions[] = {
  { .id = "give", .args = &give_args, .text = "Give {n}" },
  { .id = "show", .args = &give_args, .text = "Show {basket}" },
};
/* clang-format on */

static const FavorGame game = { .id = "fruits", .actions = actions, .n_actions = 2 };

static void
test_words (void)
{
  const FavorField *bag = &basket_fields[1];

  g_assert_true (favor_field_is_row (bag));
  g_assert_false (favor_field_is_row (&basket_fields[0]));
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (favor_field_first_word (bag, i), ==, 2 * i);
      g_assert_cmpuint (favor_field_n_words (bag, i), ==, i < 2 ? 2 : 1);
    }
}

static void
test_range (void)
{
  const FavorField *bag = &basket_fields[1];
  const FavorField *set = &basket_fields[2];

  /* Two digits to base 4, or in the last number one; no digit is above 3 as it is. */
  g_assert_true (favor_field_allows (bag, 0, 15, 2));
  g_assert_false (favor_field_allows (bag, 0, 16, 2));
  g_assert_true (favor_field_allows (bag, 2, 3, 2));
  g_assert_false (favor_field_allows (bag, 2, 4, 2));
  g_assert_false (favor_field_allows (bag, 1, -1, 2));
  g_assert_true (favor_field_allows (set, 1, 3, 2));
  g_assert_false (favor_field_allows (set, 1, 4, 2));
  g_assert_true (favor_field_allows (set, 2, 1, 2));
  g_assert_false (favor_field_allows (set, 2, 2, 2));
}

static void
test_check (void)
{
  Basket            basket = { .set = { 3, 3, 2 } };
  const FavorField *field = NULL;
  g_autofree char  *where = NULL;
  g_autofree char  *diff = NULL;
  Basket            other = { .set = { 3, 3, 1 } };

  g_assert_false (favor_schema_check (&basket_schema, &basket, 2, FALSE, &where, &field));
  g_assert_true (field == &basket_fields[2]);
  g_assert_cmpstr (where, ==, "set[2]: {1} is not a set of 0 to 0");
  g_assert_true (favor_schema_check (&basket_schema, &other, 2, FALSE, NULL, NULL));
  basket.set[2] = 1;
  other.set[1] = 2;
  diff = favor_schema_diff (&basket_schema, &basket, &other, 2);
  g_assert_cmpstr (diff, ==, "set[1]: {plum, fig} != {fig}");
}

static void
test_fallback (void)
{
  const FavorField *field = &give_fields[2];
  gint16            arg[FAVOR_ACTION_ARGS] = { 0 };

  g_assert_true (favor_field_is_fallback (field, arg, 2));
  for (guint i = 0; i < sizeof (Basket) / sizeof (gint16); i++)
    {
      arg[2 + i] = 1;
      g_assert_false (favor_field_is_fallback (field, arg, 2));
      arg[2 + i] = 0;
    }
  g_assert_false (favor_field_is_fallback (&give_fields[1], arg, 2));
  arg[1] = FAVOR_NONE;
  g_assert_true (favor_field_is_fallback (&give_fields[1], arg, 2));
}

static void
test_case (void)
{
  const Basket eight = { .coins = 8 };
  const Basket nine = { .coins = 9 };
  const Basket ten = { .coins = 10 };

  g_assert_true (favor_field_case (&case_fields[0], &nine) == &case_fields[0]);
  g_assert_true (favor_field_case (&case_fields[1], &eight) == &case_fields[1]);
  g_assert_true (favor_field_case (&case_fields[1], &nine) == &coin_cases[9]);
  g_assert_true (favor_field_case (&case_fields[1], &ten) == &case_fields[1]);
}

static void
assert_text (guint8 kind, gint16 fruit, Basket basket, const char *expected)
{
  FavorAction      action = { .kind = kind, .arg = { 7, fruit } };
  g_autofree char *text = NULL;

  memcpy (action.arg + 2, &basket, sizeof basket);
  text = favor_text_for_action (&game, &action, NULL);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_text (void)
{
  const Basket nothing = { 0 };
  const Basket much = { .coins = 5, .bag = { 1 + 4 * 2, 0, 3 }, .set = { 0, 2, 1 } };

  /* What has no place in the text and is given comes behind it. */
  assert_text (0, FAVOR_NONE, nothing, "Give 7");
  assert_text (0, 3, nothing, "Give 7 (fruit: Fig)");
  assert_text (0,
               1,
               much,
               "Give 7 (fruit: Pear, with: Coins: 5, Bag: Apple, 2 Pear, 3 Lime, "
               "Set: Fig, Lime)");
  assert_text (1, FAVOR_NONE, nothing, "Show none");
  assert_text (1, FAVOR_NONE, (Basket){ .coins = 2 }, "Show Coins: 2");
  assert_text (1, 0, (Basket){ .set = { 1 } }, "Show Set: Apple (fruit: Apple)");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/schema-spread/words", test_words);
  g_test_add_func ("/schema-spread/range", test_range);
  g_test_add_func ("/schema-spread/check", test_check);
  g_test_add_func ("/schema-spread/fallback", test_fallback);
  g_test_add_func ("/schema-spread/case", test_case);
  g_test_add_func ("/schema-spread/text", test_text);
  return g_test_run ();
}
