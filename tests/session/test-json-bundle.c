/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-json.h"

/* Bundles in files: what is packed in numbers reads as things. */

static const FavorWord fruit_words[] = {
  { "apple" }, { "pear" }, { "plum" }, { "fig" }, { "lime" },
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
static const FavorField basket_fields[] = {
  FAVOR_FIELD_INT (Basket, coins, "coins", 0, 99, .optional = TRUE, .fallback = 1),
  FAVOR_FIELD_BAG (Basket, bag[0], "bag", &fruits, 3, .base = 4, .spread = 2, .optional = TRUE,
                   FAVOR_DIMS_1 (FAVOR_FIXED (3))),
  FAVOR_FIELD_SET (Basket, set[0], "set", &fruits, .spread = 2, .optional = TRUE,
                   FAVOR_DIMS_1 (FAVOR_FIXED (3))),
};

static const FavorSchema basket_schema = FAVOR_SCHEMA ("basket", Basket, basket_fields);

static const FavorField give_fields[] = {
  FAVOR_ARG_INT (0, "n", 0, 9),
  { .name = "basket", .type = FAVOR_TYPE_STRUCT, .offset = 2, .size = sizeof (Basket),
    .schema = &basket_schema, .optional = TRUE },
};
/* clang-format on */

static const FavorSchema give_args = FAVOR_ARGS ("give", give_fields, 8);
static const FavorKind   actions[] = { { .id = "give", .args = &give_args } };
static const FavorGame   game = { .id = "fruits", .actions = actions, .n_actions = 1 };

static void
assert_written (Basket basket, const char *expected)
{
  FavorAction          action = { .arg = { 4 } };
  g_autoptr (JsonNode) node = NULL;
  g_autofree char     *text = NULL;
  FavorAction          again;
  g_autoptr (GError)   error = NULL;

  memcpy (action.arg + 1, &basket, sizeof basket);
  node = favor_json_write_action (&game, &action, 2);
  text = favor_json_to_string (node, FALSE);
  g_assert_cmpstr (text, ==, expected);
  g_assert_true (favor_json_read_action (&game, node, "action", 2, &again, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (favor_action_equal (&action, &again));
}

static void
test_write (void)
{
  /* What is as always is left out, the whole struct, too. */
  assert_written ((Basket){ .coins = 1 }, "{\"kind\":\"give\",\"seat\":0,\"n\":4}");
  assert_written ((Basket){ .coins = 0 },
                  "{\"kind\":\"give\",\"seat\":0,\"n\":4,\"basket\":{\"coins\":0}}");
  assert_written ((Basket){ .coins = 1, .bag = { 1 + 4 * 2, 0, 3 } },
                  "{\"kind\":\"give\",\"seat\":0,\"n\":4,\"basket\":{\"bag\":"
                  "[\"apple\",\"pear\",\"pear\",\"lime\",\"lime\",\"lime\"]}}");
  assert_written ((Basket){ .coins = 7, .set = { 0, 3, 1 } },
                  "{\"kind\":\"give\",\"seat\":0,\"n\":4,\"basket\":{\"coins\":7,"
                  "\"set\":[\"plum\",\"fig\",\"lime\"]}}");
}

static void
assert_refused (const char *basket, const char *expected)
{
  g_autofree char *text =
    g_strdup_printf ("{\"kind\": \"give\", \"seat\": 0, \"n\": 4, \"basket\": %s}",
                     basket);
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) node = favor_json_parse (text, strlen (text), &error);
  FavorAction          action;

  g_assert_no_error (error);
  g_assert_false (
    favor_json_read_action (&game, node, "action", 2, &action, NULL, &error));
  g_assert_cmpstr (error->message, ==, expected);
}

static void
test_refused (void)
{
  assert_refused ("3", "action.basket: expected an object");
  assert_refused ("{\"bag\": 3}", "action.basket.bag: expected a list");
  assert_refused ("{\"bag\": [\"fig\", \"grape\"]}",
                  "action.basket.bag[1]: “grape” is not a “fruit”");
  assert_refused ("{\"bag\": [\"fig\", \"fig\", \"fig\", \"fig\"]}",
                  "action.basket.bag[3]: there are too many of this");
  assert_refused ("{\"set\": [\"lime\", \"fig\", \"lime\"]}",
                  "action.basket.set[2]: there are too many of this");
  assert_refused ("{\"coins\": 100}", "action.basket.coins: 100 is not 0 to 99");
  assert_refused ("{\"stones\": 1}", "action.basket.stones: there is no such member");
  /* Only positions can hide something. */
  assert_refused ("{\"set\": \"hidden\"}", "action.basket.set: expected a list");
}

/* A masked position says "hidden" once for all numbers of a value. */
typedef struct
{
  guint64 rng;
  Basket  basket;
  gint16  rest;
} Position;

static const FavorField position_fields[] = {
  FAVOR_FIELD_U64 (Position, rng, "rng", .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_STRUCT (Position, basket, "basket", &basket_schema),
  FAVOR_FIELD_INT (Position, rest, "rest", 0, 9),
};

static const FavorSchema position_schema = FAVOR_SCHEMA ("position",
                                                         Position,
                                                         position_fields);

static void
test_hidden (void)
{
  Position             position = { .rng = 5, .basket = { .coins = 2, .bag = { 1 } } };
  Position             again;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError)   error = NULL;
  g_autofree char     *text = NULL;

  for (guint i = 0; i < 3; i++)
    position.basket.set[i] = G_MININT16;
  node = favor_json_write_struct (&position_schema, &position, 2);
  text = favor_json_to_string (node, FALSE);
  g_assert_cmpstr (text,
                   ==,
                   "{\"rng\":\"0x0000000000000005\",\"basket\":{\"coins\":2,"
                   "\"bag\":[\"apple\"],\"set\":\"hidden\"},\"rest\":0}");
  g_assert_true (favor_json_read_struct (&position_schema, node, "", 2, &again, &error));
  g_assert_no_error (error);
  g_assert_true (favor_schema_equal (&position_schema, &position, &again));
}

/* A number that means another thing in each case. */
typedef struct
{
  gint16 kind;
  gint16 value;
} Wish;

static const FavorWord kind_words[] = { { "nothing" }, { "coins" }, { "fruit" } };
static const FavorEnum kinds = FAVOR_ENUM ("wish-kind", kind_words);

static const FavorField wish_values[] = {
  [2] = FAVOR_FIELD_ENUM (Wish, value, "value", &fruits),
};

static const FavorField wish_fields[] = {
  FAVOR_FIELD_ENUM (Wish, kind, "kind", &kinds),
  FAVOR_FIELD_INT (Wish,
                   value,
                   "value",
                   0,
                   99,
                   .optional = TRUE,
                   .cases = wish_values,
                   .n_cases = G_N_ELEMENTS (wish_values),
                   .case_of = &wish_fields[0]),
};

static const FavorSchema wish_schema = FAVOR_SCHEMA ("wish", Wish, wish_fields);

static void
assert_wish (Wish wish, const char *expected)
{
  g_autoptr (JsonNode) node = favor_json_write_struct (&wish_schema, &wish, 2);
  g_autofree char     *text = favor_json_to_string (node, FALSE);
  g_autoptr (GError)   error = NULL;
  Wish                 again;

  g_assert_cmpstr (text, ==, expected);
  if (wish.kind == 2 && wish.value >= 5)
    return;
  g_assert_true (favor_json_read_struct (&wish_schema, node, "", 2, &again, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (&again, sizeof again, &wish, sizeof wish);
}

static void
test_cases (void)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError)   error = NULL;
  const char          *text = "{\"kind\": \"fruit\", \"value\": 3}";
  Wish                 wish;

  assert_wish ((Wish){ 0, 0 }, "{\"kind\":\"nothing\"}");
  assert_wish ((Wish){ 1, 7 }, "{\"kind\":\"coins\",\"value\":7}");
  /* A word is said, also the first one. */
  assert_wish ((Wish){ 2, 0 }, "{\"kind\":\"fruit\",\"value\":\"apple\"}");
  assert_wish ((Wish){ 2, 4 }, "{\"kind\":\"fruit\",\"value\":\"lime\"}");
  assert_wish ((Wish){ 2, 5 }, "{\"kind\":\"fruit\",\"value\":5}");

  node = favor_json_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_false (favor_json_read_struct (&wish_schema, node, "", 2, &wish, &error));
  g_assert_cmpstr (error->message, ==, "value: expected a word for “fruit”");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json-bundle/write", test_write);
  g_test_add_func ("/json-bundle/refused", test_refused);
  g_test_add_func ("/json-bundle/hidden", test_hidden);
  g_test_add_func ("/json-bundle/cases", test_cases);
  return g_test_run ();
}
