/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-json.h"

/* Says in the log which case comes, also if that is no text. */
static void
say (const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);

  g_test_message ("%s", escaped);
}

static void
assert_refused (const char *text, gssize length, FavorError code, const char *message)
{
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) node = favor_json_parse (text,
                                                length < 0 ? strlen (text)
                                                           : (gsize) length,
                                                &error);

  g_assert_null (node);
  g_assert_error (error, FAVOR_ERROR, (int) code);
  if (message != NULL)
    g_assert_cmpstr (error->message, ==, message);
}

/* Everything that RFC 8259 does not have, and what json-glib would let pass. */
static const struct
{
  const char *text;
  const char *message;
} bad[] = {
  { " \n ", "line 2, column 2: the text ends too early" },
  { "nul", "line 1, column 4: the text ends too early" },
  { "nil", "line 1, column 1: this is not JSON" },
  { "True", "line 1, column 1: this is not JSON" },
  { "truex", "line 1, column 5: something follows behind the end" },
  { "var x = [1];", "line 1, column 1: this is not JSON" },
  { "[1]{\"a\":2}", "line 1, column 4: something follows behind the end" },
  { "[1] // end", "line 1, column 5: something follows behind the end" },
  { "[/* one */1]", "line 1, column 2: this is not JSON" },
  { "# one\n[1]", "line 1, column 1: this is not JSON" },
  { "['a']", "line 1, column 2: this is not JSON" },
  { "\xef\xbb\xbf[1]", "line 1, column 1: this is not JSON" },
  { "[01]", "line 1, column 3: this number is not written as JSON has it" },
  { "[-01]", "line 1, column 4: this number is not written as JSON has it" },
  { "[0x10]", "line 1, column 3: this number is not written as JSON has it" },
  { "[1.]", "line 1, column 4: a digit is missing" },
  { "[.5]", "line 1, column 2: this is not JSON" },
  { "[+1]", "line 1, column 2: this is not JSON" },
  { "[-]", "line 1, column 3: a digit is missing" },
  { "[1e]", "line 1, column 4: a digit is missing" },
  { "[1e+]", "line 1, column 5: a digit is missing" },
  { "[1.2.3]", "line 1, column 5: this number is not written as JSON has it" },
  { "[NaN]", "line 1, column 2: this is not JSON" },
  { "[-Infinity]", "line 1, column 3: a digit is missing" },
  { "[1e400]", "line 1, column 2: this number is too large" },
  { "[-1e400]", "line 1, column 2: this number is too large" },
  { "[9223372036854775808]", "line 1, column 2: this number is too large" },
  { "[99999999999999999999]", "line 1, column 2: this number is too large" },
  { "[-9223372036854775809]", "line 1, column 2: this number is too large" },
  { "[1,]", "line 1, column 4: this is not JSON" },
  { "[,1]", "line 1, column 2: this is not JSON" },
  { "[1 2]", "line 1, column 4: a comma or “]” is missing" },
  { "[1", "line 1, column 3: the text ends too early" },
  { "[\n1,\n  2", "line 3, column 4: the text ends too early" },
  { "[1}", "line 1, column 3: a comma or “]” is missing" },
  { "]", "line 1, column 1: this is not JSON" },
  { "{", "line 1, column 2: the text ends too early" },
  { "{a: 1}", "line 1, column 2: the name of a member is missing" },
  { "{1: 1}", "line 1, column 2: the name of a member is missing" },
  { "{\"a\" 1}", "line 1, column 6: a colon is missing" },
  { "{\"a\"}", "line 1, column 5: a colon is missing" },
  { "{\"a\": }", "line 1, column 7: this is not JSON" },
  { "{\"a\": 1,}", "line 1, column 9: the name of a member is missing" },
  { "{\"a\": 1 \"b\": 2}", "line 1, column 9: a comma or “}” is missing" },
  { "\"a", "line 1, column 3: the text ends too early" },
  { "\"a\nb\"", "line 1, column 3: a control character or line break in a string" },
  { "\"\t\"", "line 1, column 2: a control character or line break in a string" },
  { "\"é\\x\"", "line 1, column 3: unknown escape in a string" },
  { "\"\\u12\"", "line 1, column 2: unknown escape in a string" },
  { "\"\\u12g4\"", "line 1, column 2: unknown escape in a string" },
  { "\"\\u0000\"", "line 1, column 2: a string cannot hold the character 0" },
  { "\"\\ud800\"", "line 1, column 2: half a character in a string" },
  { "\"\\ud83dx\"", "line 1, column 2: half a character in a string" },
  { "\"\\ud83d\\u0041\"", "line 1, column 2: half a character in a string" },
  { "\"\\ude00\"", "line 1, column 2: half a character in a string" },
  { "\"a\xff\"", "line 1, column 3: this is not UTF-8 text" },
  { "\"\xed\xa0\x80\"", "line 1, column 2: this is not UTF-8 text" },
  { "\"\xc0\xaf\"", "line 1, column 2: this is not UTF-8 text" },
  { "{\"a\": 1, \"a\": 2}", "a (line 1, column 10): the member is there twice" },
  { "{\"a\": 1, \"\\u0061\": 2}", "a (line 1, column 10): the member is there twice" },
  { "{\"s\": [0, {\"x\": {},\n \"y\": 1, \"x\": 2}]}",
    "s[1].x (line 2, column 10): the member is there twice" },
  { "[[{}, {\"é\": 1, \"é\": 2}]]",
    "[0][1].é (line 1, column 16): the member is there twice" },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      say (bad[i].text);
      assert_refused (bad[i].text, -1, FAVOR_ERROR_SYNTAX, bad[i].message);
    }
}

static void
test_bad_bytes (void)
{
  assert_refused ("", 0, FAVOR_ERROR_SYNTAX, "The file is empty.");
  assert_refused (NULL, 0, FAVOR_ERROR_SYNTAX, "The file is empty.");
  assert_refused ("\0",
                  1,
                  FAVOR_ERROR_SYNTAX,
                  "line 1, column 1: this is not UTF-8 text");
  assert_refused ("[1]\0", 4, FAVOR_ERROR_SYNTAX, NULL);
  assert_refused ("\"a\0b\"", 5, FAVOR_ERROR_SYNTAX, NULL);
}

static const char *const good[] = {
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "9223372036854775807",
  "-9223372036854775808",
  "\"\"",
  "[]",
  "{}",
  "[[],{}]",
  "{\"a\":{\"a\":1},\"b\":[{\"a\":1},{\"a\":2}]}",
  "\"a/b\"",
  "\"\\\"\\\\\"",
};

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError)   error = NULL;
      g_autoptr (JsonNode) node = favor_json_parse (good[i], strlen (good[i]), &error);
      g_autofree char     *text = NULL;

      g_assert_no_error (error);
      text = favor_json_to_string (node, FALSE);
      g_assert_cmpstr (text, ==, g_str_equal (good[i], "-0") ? "0" : good[i]);
    }
}

static void
test_values (void)
{
  static const char text[] =
    " { \"s\" : \"\\u00e9\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\" , \"d\" : -1.5E+2 , "
    "\"e\" : 2e-1\r\n, \"n\":null,\"t\":true }\n\t";
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) node = favor_json_parse (text, strlen (text), &error);
  JsonObject          *object;

  g_assert_no_error (error);
  object = json_node_get_object (node);
  g_assert_cmpstr (json_object_get_string_member (object, "s"), ==, "é😀/\b\f\n\r\t");
  g_assert_cmpfloat (json_object_get_double_member (object, "d"), ==, -150.0);
  g_assert_cmpfloat (json_object_get_double_member (object, "e"), ==, 0.2);
  g_assert_true (json_object_get_null_member (object, "n"));
  g_assert_true (json_object_get_boolean_member (object, "t"));
}

static char *
nest (guint n, char open, char close)
{
  char *text = g_malloc (2 * n + 1);

  memset (text, open, n);
  memset (text + n, close, n);
  text[2 * n] = '\0';
  return text;
}

static void
test_nesting (void)
{
  g_autofree char     *deepest = nest (FAVOR_JSON_MAX_DEPTH, '[', ']');
  g_autofree char     *deeper = nest (FAVOR_JSON_MAX_DEPTH + 1, '[', ']');
  g_autofree char     *abyss = nest (100000, '[', ']');
  g_autoptr (JsonNode) node = favor_json_parse (deepest, strlen (deepest), NULL);
  g_autoptr (GString)  objects = g_string_new (NULL);

  g_assert_nonnull (node);
  assert_refused (deeper,
                  -1,
                  FAVOR_ERROR_SYNTAX,
                  "line 1, column 65: lists and objects are nested too deeply");
  assert_refused (abyss,
                  -1,
                  FAVOR_ERROR_SYNTAX,
                  "line 1, column 65: lists and objects are nested too deeply");
  for (guint i = 0; i < 100000; i++)
    g_string_append (objects, "{\"a\":");
  assert_refused (objects->str, -1, FAVOR_ERROR_SYNTAX, NULL);
  /* Brackets in strings do not count. */
  memset (abyss, '[', 200000);
  abyss[0] = abyss[199999] = '"';
  g_clear_pointer (&node, json_node_unref);
  node = favor_json_parse (abyss, 200000, NULL);
  g_assert_nonnull (node);
}

static void
test_too_large (void)
{
  gsize               length = 100 * 1000 * 1000;
  g_autofree char    *text = g_malloc (length);
  g_autoptr (GString) values = g_string_new ("[0");

  memset (text, ' ', length);
  text[0] = '1';
  assert_refused (text,
                  (gssize) length,
                  FAVOR_ERROR_TOO_LARGE,
                  "The file is larger than any session is.");
  assert_refused (text, FAVOR_JSON_MAX_BYTES + 1, FAVOR_ERROR_TOO_LARGE, NULL);
  for (guint i = 1; i < FAVOR_JSON_MAX_VALUES; i++)
    g_string_append (values, ",0");
  g_string_append_c (values, ']');
  assert_refused (values->str,
                  -1,
                  FAVOR_ERROR_TOO_LARGE,
                  "The file holds more values than any session has.");
}

/* Finding equal names must not take quadratic time. */
static void
test_many_members (void)
{
  g_autoptr (GString)  text = g_string_new ("{");
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) node = NULL;

  for (guint i = 0; i < 500000; i++)
    g_string_append_printf (text, "\"m%u\":0,", i);
  g_string_append (text, "\"m77\":1}");
  node = favor_json_parse (text->str, text->len, &error);
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "m77 (line 1, column "));
}

static void
test_u64 (void)
{
  static const char *const refused[] = {
    "1",
    "null",
    "\"\"",
    "\"0x\"",
    "\"00000000000000ff\"",
    "\"0x00000000000000f\"",
    "\"0x00000000000000fff\"",
    "\"0x00000000000000FF\"",
    "\"0x000000000000-0ff\"",
    "\"0X00000000000000ff\"",
    "\" 0x0000000000000ff\"",
  };
  guint64 value = 0;

  for (guint i = 0; i < 64; i++)
    {
      guint64              number = (G_GUINT64_CONSTANT (1) << i) - (i % 2);
      g_autoptr (JsonNode) node = favor_json_write_u64 (number);

      g_assert_true (favor_json_read_u64 (node, "x", &value, NULL));
      g_assert_cmpuint (value, ==, number);
    }
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (JsonNode) node = favor_json_parse (refused[i],
                                                    strlen (refused[i]),
                                                    NULL);
      g_autoptr (GError)   error = NULL;

      g_assert_nonnull (node);
      g_assert_false (favor_json_read_u64 (node, "seed", &value, &error));
      g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT);
      g_assert_cmpstr (error->message,
                       ==,
                       "seed: expected 16 digits as in \"0x00000000000000ff\"");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json/bad", test_bad);
  g_test_add_func ("/json/bad-bytes", test_bad_bytes);
  g_test_add_func ("/json/good", test_good);
  g_test_add_func ("/json/values", test_values);
  g_test_add_func ("/json/nesting", test_nesting);
  g_test_add_func ("/json/too-large", test_too_large);
  g_test_add_func ("/json/many-members", test_many_members);
  g_test_add_func ("/json/u64", test_u64);

  return g_test_run ();
}
