/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-xml.h"

#include "learn-fixture.h"

static gboolean
parse (GBytes *bytes, GError **error)
{
  gsize                length;
  const char          *data = g_bytes_get_data (bytes, &length);
  g_autoptr (FavorXml) xml = favor_xml_parse ("x.xml", data ? data : "", length, error);

  return xml != NULL;
}

static FavorXml *
parse_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  FavorXml          *xml = favor_xml_parse ("x.xml", text, strlen (text), &error);

  g_assert_no_error (error);
  return xml;
}

static void
test_tree (void)
{
  g_autoptr (FavorXml) xml = parse_text ("<a x='1'>\n<b2 y='p  q'/>\n<c>Words</c></a>");
  g_auto (GStrv)       words = NULL;
  FavorXml            *child;

  g_assert_cmpstr (xml->name, ==, "a");
  g_assert_cmpstr (favor_xml_get (xml, "x"), ==, "1");
  g_assert_null (favor_xml_get (xml, "y"));
  g_assert_cmpuint (xml->children->len, ==, 2);
  child = g_ptr_array_index (xml->children, 0);
  g_assert_cmpint (child->line, ==, 2);
  g_assert_true (child->parent == xml);
  words = favor_xml_get_words (child, "y");
  g_assert_cmpuint (g_strv_length (words), ==, 2);
  g_assert_cmpstr (words[1], ==, "q");
  g_assert_cmpstr (favor_xml_get_text (xml, "c"), ==, "Words");
  g_assert_null (favor_xml_get_text (xml, "d"));
}

static void
test_words (void)
{
  g_autoptr (FavorXml) xml =
    parse_text ("<p>\n  One  <b>two</b>,\tthree &amp; \"four\" &lt;\n</p>");

  g_assert_cmpstr (xml->text, ==, "One <b>two</b>, three &amp; \"four\" &lt;");
}

static void
test_damage (void)
{
  g_autoptr (GString) deep = g_string_new (NULL);

  learn_fixture_refuse (parse, "", FAVOR_ERROR_SYNTAX, "x.xml");
  learn_fixture_refuse (parse, "<?xml version='1.0'?>\n", FAVOR_ERROR_SYNTAX, "empty");
  learn_fixture_refuse (parse, "<!-- words -->", FAVOR_ERROR_SYNTAX, "line 1");
  learn_fixture_refuse (parse, "<a>", FAVOR_ERROR_SYNTAX, "x.xml");
  learn_fixture_refuse (parse, "<a></b>", FAVOR_ERROR_SYNTAX, "x.xml");
  learn_fixture_refuse (parse, "<a x='1' x='2'/>", FAVOR_ERROR_SYNTAX, "twice");
  learn_fixture_refuse (parse, "<a>words<c/></a>", FAVOR_ERROR_SYNTAX, "mixed");
  learn_fixture_refuse (parse, "<b>words</b>", FAVOR_ERROR_SYNTAX, "cannot stand");
  learn_fixture_refuse (parse, "<a><b><b>x</b></b></a>", FAVOR_ERROR_SYNTAX, "“b”");
  learn_fixture_refuse (parse, "<a><b><c/></b></a>", FAVOR_ERROR_SYNTAX, "deeply");
  learn_fixture_refuse (parse, "<a>\xff</a>", FAVOR_ERROR_SYNTAX, "x.xml");
  for (guint i = 0; i < 100000; i++)
    g_string_append (deep, "<a>");
  learn_fixture_refuse (parse, deep->str, FAVOR_ERROR_SYNTAX, "line 1");
}

static void
test_size (void)
{
  g_autofree char   *text = g_malloc (FAVOR_XML_MAX_BYTES + 2);
  g_autoptr (GError) error = NULL;

  memset (text, ' ', FAVOR_XML_MAX_BYTES + 1);
  text[FAVOR_XML_MAX_BYTES + 1] = '\0';
  g_assert_null (favor_xml_parse ("x.xml", text, FAVOR_XML_MAX_BYTES + 1, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_TOO_LARGE);
}

static void
test_check (void)
{
  g_autoptr (FavorXml) xml = parse_text ("<a x='1'><c>Words</c></a>");
  FavorXml            *child = g_ptr_array_index (xml->children, 0);

  g_assert_true (favor_xml_check (xml, "x", "c", FALSE, NULL));
  g_assert_true (favor_xml_check (xml, "*", "d c", FALSE, NULL));
  g_assert_false (favor_xml_check (xml, "", "c", FALSE, NULL));
  g_assert_false (favor_xml_check (xml, "x", "", FALSE, NULL));
  g_assert_false (favor_xml_check (xml, "x", "c", TRUE, NULL));
  g_assert_true (favor_xml_check (child, "", "", TRUE, NULL));
  g_assert_false (favor_xml_check (child, "", "", FALSE, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml/tree", test_tree);
  g_test_add_func ("/xml/words", test_words);
  g_test_add_func ("/xml/damage", test_damage);
  g_test_add_func ("/xml/size", test_size);
  g_test_add_func ("/xml/check", test_check);
  return g_test_run ();
}
