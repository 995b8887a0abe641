/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-json.h"

#include "fixture.h"

/* A struct with one field of every type and every kind of length. */
typedef struct
{
  gint16  x;
  guint16 y;
} Point;

typedef struct
{
  guint64 rng[2];
  guint64 stamp;
  Point   points[3];
  Point   maybe[1];
  gint16  number;
  guint16 bag;
  guint16 row[2][3];
  gint8   seat;
  gint8   word;
  guint8  n_players;
  guint8  flag;
  guint8  odd;
  guint8  set;
  guint8  seats;
  guint8  n_points;
  guint8  n_maybe;
  guint8  hand[4][2];
  guint8  n_hand[4];
  guint8  shared_a[3];
  guint8  shared_b[3];
  guint8  n_shared;
  gint8   price;
  guint8  derived;
  guint8  extra[2];
} Every;

static const FavorWord suit_words[] = { { "oak" }, { "elm" }, { "fir" } };
static const FavorEnum suits = FAVOR_ENUM ("suit", suit_words);
static const gint16    odd_numbers[] = { 1, 3, 5 };

static const FavorField point_fields[] = {
  FAVOR_FIELD_INT (Point, x, "x", -9, 9),
  FAVOR_FIELD_INT (Point, y, "y", 0, 900),
};

static const FavorSchema point_schema = FAVOR_SCHEMA ("point", Point, point_fields);

static const FavorField every_fields[] = {
  FAVOR_FIELD_U64 (Every,
                   rng[0],
                   "rng",
                   FAVOR_DIMS_1 (FAVOR_FIXED (2)),
                   .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_U64 (Every, stamp, "stamp"),
  FAVOR_FIELD_STRUCT (Every,
                      points[0],
                      "points",
                      &point_schema,
                      FAVOR_DIMS_1 (FAVOR_COUNTED (3, Every, n_points))),
  FAVOR_FIELD_STRUCT (Every,
                      maybe[0],
                      "maybe",
                      &point_schema,
                      .nullable = TRUE,
                      FAVOR_DIMS_1 (FAVOR_COUNTED (1, Every, n_maybe))),
  FAVOR_FIELD_INT (Every, number, "number", -100, 1000),
  FAVOR_FIELD_BAG (Every, bag, "bag", &suits, 9, .base = 10),
  FAVOR_FIELD_BAG (Every,
                   row[0][0],
                   "row",
                   &suits,
                   4,
                   FAVOR_DIMS_2 (FAVOR_FIXED (2), FAVOR_FIXED (3)),
                   .seen_by = FAVOR_SEEN_BY_OWNER),
  FAVOR_FIELD_SEAT (Every, seat, "seat", .nullable = TRUE),
  FAVOR_FIELD_ENUM (Every, word, "word", &suits, .nullable = TRUE),
  FAVOR_FIELD_INT (Every, n_players, "players", 2, 4),
  FAVOR_FIELD_BOOL (Every, flag, "flag"),
  FAVOR_FIELD_INT (Every,
                   odd,
                   "odd",
                   1,
                   5,
                   .values = odd_numbers,
                   .n_values = G_N_ELEMENTS (odd_numbers)),
  FAVOR_FIELD_SET (Every, set, "set", &suits),
  FAVOR_FIELD_SEATS (Every, seats, "seats"),
  FAVOR_FIELD_INT (Every,
                   hand[0][0],
                   "hand",
                   0,
                   2,
                   FAVOR_DIMS_2 (FAVOR_BY_SEAT (4), FAVOR_COUNTED (2, Every, n_hand[0])),
                   .seen_by = FAVOR_SEEN_BY_OWNER),
  FAVOR_FIELD_INT (Every,
                   shared_a[0],
                   "first",
                   0,
                   99,
                   FAVOR_DIMS_1 (FAVOR_COUNTED (3, Every, n_shared))),
  FAVOR_FIELD_INT (Every,
                   shared_b[0],
                   "second",
                   0,
                   99,
                   FAVOR_DIMS_1 (FAVOR_COUNTED (3, Every, n_shared))),
  FAVOR_FIELD_INT (Every, price, "price", -1, 9, .optional = TRUE, .fallback = 4),
  FAVOR_FIELD_INT (Every, derived, "derived", 0, 9, .derived = TRUE),
  FAVOR_FIELD_INT (Every,
                   extra[0],
                   "extra",
                   0,
                   9,
                   .optional = TRUE,
                   .fallback = 7,
                   FAVOR_DIMS_1 (FAVOR_FIXED (2))),
};

static const FavorSchema every = FAVOR_SCHEMA ("every", Every, every_fields);

static void
fill (Every *data)
{
  memset (data, 0, sizeof *data);
  data->rng[0] = 0x0123456789abcdef;
  data->rng[1] = 1;
  data->stamp = G_MAXUINT64;
  data->n_points = 2;
  data->points[0] = (Point){ -9, 900 };
  data->points[1] = (Point){ 9, 0 };
  data->number = -100;
  /* Two oaks, no elm, one fir. */
  data->bag = 102;
  data->row[0][1] = 2;
  data->row[1][0] = data->row[1][2] = 1;
  data->seat = FAVOR_SEAT_NONE;
  data->word = 1;
  data->n_players = 3;
  data->flag = 1;
  data->odd = 5;
  data->set = 5;
  data->seats = 6;
  data->n_hand[0] = 2;
  data->hand[0][1] = 2;
  data->n_hand[2] = 1;
  data->hand[2][0] = 1;
  data->n_shared = 2;
  data->shared_a[1] = 98;
  data->shared_b[0] = 99;
  data->price = 4;
  data->extra[0] = data->extra[1] = 7;
}

static const char every_text[] =
  "{\"rng\":[\"0x0123456789abcdef\",\"0x0000000000000001\"],"
  "\"stamp\":\"0xffffffffffffffff\","
  "\"points\":[{\"x\":-9,\"y\":900},{\"x\":9,\"y\":0}],"
  "\"maybe\":null,"
  "\"number\":-100,"
  "\"bag\":[\"oak\",\"oak\",\"fir\"],"
  "\"row\":[[\"elm\",\"elm\"],[\"oak\",\"fir\"]],"
  "\"seat\":null,"
  "\"word\":\"elm\","
  "\"players\":3,"
  "\"flag\":true,"
  "\"odd\":5,"
  "\"set\":[\"oak\",\"fir\"],"
  "\"seats\":[1,2],"
  "\"hand\":[[0,2],[],[1]],"
  "\"first\":[0,98],"
  "\"second\":[99,0]}";

static char *
write_every (const Every *data)
{
  g_autoptr (JsonNode) node = favor_json_write_struct (&every, data, 3);

  return favor_json_to_string (node, FALSE);
}

static gboolean
read_every (const char *text, guint n_seats, Every *data, GError **error)
{
  g_autoptr (JsonNode) node = favor_json_parse (text, strlen (text), NULL);

  g_assert_nonnull (node);
  memset (data, 0x5a, sizeof *data);
  return favor_json_read_struct (&every, node, "state", n_seats, data, error);
}

static void
assert_round_trip (const Every *data)
{
  g_autofree char   *text = write_every (data);
  g_autoptr (GError) error = NULL;
  Every              copy;

  read_every (text, 0, &copy, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (data, sizeof *data, &copy, sizeof copy);
}

static void
test_write (void)
{
  g_autofree char *text = NULL;
  Every            data;

  fill (&data);
  text = write_every (&data);
  g_assert_cmpstr (text, ==, every_text);
}

static void
test_round_trip (void)
{
  FavorRng rng;
  Every    data;

  fill (&data);
  assert_round_trip (&data);
  data.n_maybe = 1;
  data.maybe[0] = (Point){ 1, 2 };
  data.seat = 2;
  data.word = FAVOR_NONE;
  data.price = -1;
  data.extra[1] = 0;
  assert_round_trip (&data);

  /* Any valid struct survives. */
  favor_rng_seed (&rng, 5);
  for (guint i = 0, n = 0; i < 20000; i++)
    {
      Every changed = data;

      favor_schema_corrupt (&every, &changed, &rng);
      if (changed.n_players != 3 ||
          !favor_schema_check (&every, &changed, 3, FALSE, NULL, NULL))
        continue;
      changed.derived = 0;
      changed.n_hand[3] = 0;
      assert_round_trip (&changed);
      n++;
      if (n % 50 == 0)
        data = changed;
      g_assert_true (i < 19999 || n > 1000);
    }
}

static void
test_masked (void)
{
  g_autofree char *text = NULL;
  Every            data;

  fill (&data);
  favor_schema_mask (&every, &data, 3, 1);
  text = write_every (&data);
  g_assert_nonnull (strstr (text, "\"rng\":[\"hidden\",\"hidden\"]"));
  g_assert_nonnull (strstr (text, "\"row\":[\"hidden\",[\"oak\",\"fir\"]]"));
  g_assert_nonnull (strstr (text, "\"hand\":[[\"hidden\",\"hidden\"],[],[\"hidden\"]]"));
  assert_round_trip (&data);
}

/* A text where one place of the good one is another, and what is said of it. */
static const struct
{
  const char *from;
  const char *to;
  const char *message;
} changes[] = {
  { "\"number\":-100", "\"number\":-101", "state.number: -101 is not -100 to 1000" },
  { "\"number\":-100", "\"number\":1e2", "state.number: expected a whole number" },
  { "\"number\":-100", "\"number\":1.0", "state.number: expected a whole number" },
  { "\"number\":-100", "\"number\":\"1\"", "state.number: expected a whole number" },
  { "\"number\":-100", "\"number\":true", "state.number: expected a whole number" },
  { "\"number\":-100", "\"number\":{}", "state.number: expected a whole number" },
  { "\"number\":-100", "\"number\":null", "state.number: expected a whole number" },
  { "\"number\":-100", "\"number\":\"hidden\"", NULL },
  { "\"number\":-100,", "", "state.number: this member is missing" },
  { "\"number\":-100",
    "\"number\":9223372036854775807",
    "state.number: 9223372036854775807 is not -100 to 1000" },
  { "\"number\":-100",
    "\"number\":0,\"n\\u0075mber2\":0",
    "state.number2: there is no such member" },
  { "\"number\":-100",
    "\"number\":0,\"derived\":0",
    "state.derived: there is no such member" },
  { "\"seat\":null", "\"seat\":3", "state.seat: 3 is not a seat" },
  { "\"seat\":null", "\"seat\":-1", "state.seat: -1 is not a seat" },
  { "\"seat\":null", "\"seat\":\"x\"", "state.seat: expected a whole number" },
  { "\"word\":\"elm\"", "\"word\":\"ash\"", "state.word: “ash” is not a “suit”" },
  { "\"word\":\"elm\"", "\"word\":0", "state.word: expected a word for “suit”" },
  { "\"word\":\"elm\"",
    "\"word\":\"0123456789012345678901234567890123456789x\"",
    "state.word: “0123456789012345678901234567890123456789…” is not a “suit”" },
  { "\"flag\":true", "\"flag\":1", "state.flag: expected true or false" },
  { "\"flag\":true", "\"flag\":null", "state.flag: expected true or false" },
  { "\"odd\":5", "\"odd\":4", "state.odd: 4 is not one of 1, 3, 5" },
  { "\"set\":[\"oak\",\"fir\"]",
    "\"set\":[\"oak\",\"oak\"]",
    "state.set[1]: this is in the list already" },
  { "\"set\":[\"oak\",\"fir\"]",
    "\"set\":[\"ash\"]",
    "state.set[0]: “ash” is not a “suit”" },
  { "\"set\":[\"oak\",\"fir\"]", "\"set\":\"oak\"", "state.set: expected a list" },
  { "\"seats\":[1,2]", "\"seats\":[3]", "state.seats[0]: 3 is not a seat" },
  { "\"seats\":[1,2]", "\"seats\":[1,1]", "state.seats[1]: this is in the list already" },
  { "[\"oak\",\"oak\",\"fir\"]",
    "[\"elm\",\"elm\",\"elm\",\"elm\",\"elm\",\"elm\",\"elm\",\"elm\",\"elm\",\"elm\"]",
    "state.bag[9]: there are too many of this" },
  { "[[\"elm\",\"elm\"]",
    "[[\"elm\",\"elm\",\"elm\",\"elm\",\"elm\"]",
    "state.row[0][4]: there are too many of this" },
  { "\"row\":[[\"elm\",\"elm\"],",
    "\"row\":[",
    "state.row: the list has length 1, needed is 2" },
  { "\"maybe\":null", "\"maybe\":[]", "state.maybe: expected an object" },
  { "\"maybe\":null", "\"maybe\":{\"x\":1}", "state.maybe.y: this member is missing" },
  { "{\"x\":9,\"y\":0}", "{\"x\":10,\"y\":0}", "state.points[1].x: 10 is not -9 to 9" },
  { "{\"x\":9,\"y\":0}",
    "{\"x\":9,\"y\":0,\"z\":0}",
    "state.points[1].z: there is no such member" },
  { "{\"x\":9,\"y\":0}", "7", "state.points[1]: expected an object" },
  { "{\"x\":9,\"y\":0}",
    "{\"x\":9,\"y\":0},{\"x\":9,\"y\":0},{\"x\":9,\"y\":0}",
    "state.points: the list has length 4, allowed is 3" },
  { "\"hand\":[[0,2],[],[1]]",
    "\"hand\":[[0,2],[]]",
    "state.hand: the list has length 2, needed is 3" },
  { "\"hand\":[[0,2],[],[1]]",
    "\"hand\":[[0,2],[],[9]]",
    "state.hand[2][0]: 9 is not 0 to 2" },
  { "\"hand\":[[0,2],[],[1]]",
    "\"hand\":[[0,2],[],[1,1,1]]",
    "state.hand[2]: the list has length 3, allowed is 2" },
  { "\"hand\":[[0,2],[],[1]]",
    "\"hand\":[[0,2],[],1]",
    "state.hand[2]: expected a list" },
  { "\"second\":[99,0]",
    "\"second\":[99]",
    "state.second: the list has length 1, needed is 2" },
  { "\"stamp\":\"0xffffffffffffffff\"",
    "\"stamp\":\"0xFFFFFFFFFFFFFFFF\"",
    "state.stamp: expected 16 digits as in \"0x00000000000000ff\"" },
  { "\"stamp\":\"0xffffffffffffffff\"",
    "\"stamp\":1",
    "state.stamp: expected 16 digits as in \"0x00000000000000ff\"" },
  { "\"players\":3", "\"players\":9", "state.players: 9 is not 2 to 4" },
  { "\"players\":3,", "", "state.players: this member is missing" },
};

static char *
replace (const char *text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (to, parts);
}

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char   *text = replace (every_text, changes[i].from, changes[i].to);
      g_autoptr (GError) error = NULL;
      Every              data;

      g_test_message ("%s", changes[i].to);
      if (changes[i].message == NULL)
        {
          g_assert_true (read_every (text, 0, &data, &error));
          continue;
        }
      g_assert_false (read_every (text, 0, &data, &error));
      g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT);
      g_assert_cmpstr (error->message, ==, changes[i].message);
    }
}

/* Members and words in another order say the same. */
static void
test_order (void)
{
  g_autofree char   *members = replace (every_text,
                                      "\"flag\":true,\"odd\":5",
                                      "\"odd\":5,\"flag\":true");
  g_autofree char   *words = replace (members,
                                    "[\"oak\",\"oak\",\"fir\"]",
                                    "[\"oak\",\"fir\",\"oak\"]");
  g_autofree char   *text = replace (words, "\"seats\":[1,2]", "\"seats\":[2,1]");
  g_autoptr (GError) error = NULL;
  Every              expected;
  Every              data;

  fill (&expected);
  g_assert_true (read_every (text, 3, &data, &error));
  g_assert_cmpmem (&expected, sizeof expected, &data, sizeof data);
}

/* Nothing is hidden in options and actions. */
static void
test_hidden_only_in_positions (void)
{
  static const char    text[] = "{\"x\":\"hidden\",\"y\":0}";
  g_autoptr (JsonNode) node = favor_json_parse (text, strlen (text), NULL);
  g_autoptr (GError)   error = NULL;
  Point                point;

  g_assert_false (
    favor_json_read_struct (&point_schema, node, "options", 2, &point, &error));
  g_assert_cmpstr (error->message, ==, "options.x: expected a whole number");
}

static const struct
{
  const char *text;
  guint8      refusal;
  const char *message;
} bad_actions[] = {
  { "[]", FAVOR_REFUSAL_BAD_PARAMETER, "actions[17]: expected an object" },
  { "{}", FAVOR_REFUSAL_UNKNOWN_ACTION, "actions[17].kind: this member is missing" },
  { "{\"kind\":1}",
    FAVOR_REFUSAL_UNKNOWN_ACTION,
    "actions[17].kind: expected the name of an action" },
  { "{\"kind\":\"fly\",\"seat\":0}",
    FAVOR_REFUSAL_UNKNOWN_ACTION,
    "actions[17].kind: “fly” is not an action" },
  { "{\"kind\":\"play\",\"card\":\"step\"}",
    FAVOR_REFUSAL_BAD_PARAMETER,
    "actions[17].seat: this member is missing" },
  { "{\"kind\":\"play\",\"seat\":9,\"card\":\"step\"}",
    FAVOR_REFUSAL_BAD_PARAMETER,
    "actions[17].seat: 9 is not a seat" },
  { "{\"kind\":\"play\",\"seat\":null,\"card\":\"step\"}",
    FAVOR_REFUSAL_BAD_PARAMETER,
    "actions[17].seat: expected a whole number" },
  { "{\"kind\":\"play\",\"seat\":1}",
    FAVOR_REFUSAL_BAD_PARAMETER,
    "actions[17].card: this member is missing" },
  { "{\"kind\":\"play\",\"seat\":1,\"card\":\"hop\"}",
    FAVOR_REFUSAL_BAD_PARAMETER,
    "actions[17].card: “hop” is not a “card”" },
  { "{\"kind\":\"play\",\"seat\":1,\"card\":\"hidden\"}",
    FAVOR_REFUSAL_BAD_PARAMETER,
    "actions[17].card: “hidden” is not a “card”" },
  { "{\"kind\":\"play\",\"seat\":1,\"card\":\"step\",\"x\":1}",
    FAVOR_REFUSAL_BAD_PARAMETER,
    "actions[17].x: there is no such member" },
};

static void
test_action (void)
{
  g_autoptr (JsonNode) written = NULL;
  g_autofree char     *text = NULL;
  FavorAction          action = { .kind = 0, .seat = 1, .arg = { 2 } };
  FavorAction          copy;
  FavorRefusal         why;

  written = favor_json_write_action (&favor_dummy_game, &action, 3);
  text = favor_json_to_string (written, FALSE);
  g_assert_cmpstr (text, ==, "{\"kind\":\"play\",\"seat\":1,\"card\":\"leap\"}");
  g_assert_true (
    favor_json_read_action (&favor_dummy_game, written, "action", 3, &copy, &why, NULL));
  g_assert_true (favor_action_equal (&action, &copy));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (bad_actions); i++)
    {
      const char          *bad = bad_actions[i].text;
      g_autoptr (JsonNode) node = favor_json_parse (bad, strlen (bad), NULL);
      g_autoptr (GError)   error = NULL;

      g_assert_false (favor_json_read_action (&favor_dummy_game,
                                              node,
                                              "actions[17]",
                                              3,
                                              &copy,
                                              &why,
                                              &error));
      g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT);
      g_assert_cmpstr (error->message, ==, bad_actions[i].message);
      g_assert_cmpuint (why.reason, ==, bad_actions[i].refusal);
    }
}

static void
test_event (void)
{
  FavorEvent           event = { .kind = 1, .actor = 2, .seen_by = 1 << 2, .arg = { 1 } };
  g_autoptr (JsonNode) node = favor_json_write_event (&favor_dummy_game, &event, 3);
  g_autofree char     *text = favor_json_to_string (node, FALSE);

  g_assert_cmpstr (text,
                   ==,
                   "{\"kind\":\"drew\",\"actor\":2,\"seen-by\":[2],\"card\":\"jump\"}");
}

int
main (int argc, char **argv)
{
  g_autofree char *why = NULL;

  g_test_init (&argc, &argv, NULL);

  favor_schema_covers (&every, &why);
  g_assert_cmpstr (why, ==, NULL);
  g_test_add_func ("/json-struct/write", test_write);
  g_test_add_func ("/json-struct/round-trip", test_round_trip);
  g_test_add_func ("/json-struct/masked", test_masked);
  g_test_add_func ("/json-struct/refused", test_refused);
  g_test_add_func ("/json-struct/order", test_order);
  g_test_add_func ("/json-struct/hidden-only-in-positions",
                   test_hidden_only_in_positions);
  g_test_add_func ("/json-struct/action", test_action);
  g_test_add_func ("/json-struct/event", test_event);

  return g_test_run ();
}
