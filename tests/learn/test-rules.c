/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "learn-fixture.h"

#define HEAD "<rules game='g'><section id='a' events='e1 e2'><title>A</title>"
#define TAIL "</section></rules>"

static gboolean
parse (GBytes *bytes, GError **error)
{
  g_autoptr (FavorRules) rules = favor_rules_parse ("rules.xml", bytes, error);

  return rules != NULL;
}

static FavorRules *
parse_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  FavorRules        *rules = favor_rules_parse ("rules.xml", bytes, &error);

  g_assert_no_error (error);
  return rules;
}

static FavorRulesBlock *
nth_block (FavorRules *rules, guint section, guint nth)
{
  FavorRulesSection *s = g_ptr_array_index (rules->sections, section);

  return g_ptr_array_index (s->blocks, nth);
}

static void
test_parts (void)
{
  g_autoptr (FavorRules) rules = parse_text (
    HEAD "<p>One <b>two</b></p><list><item>i</item></list>"
         "<steps><item>s1</item><item>s2</item></steps>"
         "<entry art='x/y'><title>T</title><p>P</p></entry><note>N</note><see to='b'/>"
         "<section id='b' art='x/z' actions='act'><title>B</title></section>" TAIL);
  FavorRulesSection *inner = g_ptr_array_index (rules->sections, 1);

  g_assert_cmpstr (rules->game_id, ==, "g");
  g_assert_cmpuint (rules->sections->len, ==, 2);
  g_assert_cmpstr (inner->id, ==, "b");
  g_assert_cmpuint (inner->depth, ==, 1);
  g_assert_cmpstr (inner->art, ==, "x/z");
  g_assert_cmpstr (nth_block (rules, 0, 0)->text, ==, "One <b>two</b>");
  g_assert_cmpint (nth_block (rules, 0, 1)->kind, ==, FAVOR_RULES_ITEM);
  g_assert_cmpint (nth_block (rules, 0, 3)->kind, ==, FAVOR_RULES_STEP);
  g_assert_cmpuint (nth_block (rules, 0, 3)->number, ==, 2);
  g_assert_cmpstr (nth_block (rules, 0, 4)->title, ==, "T");
  g_assert_cmpstr (nth_block (rules, 0, 4)->art, ==, "x/y");
  g_assert_cmpint (nth_block (rules, 0, 5)->kind, ==, FAVOR_RULES_NOTE);
  g_assert_cmpstr (nth_block (rules, 0, 6)->to, ==, "b");
}

static void
test_topics (void)
{
  g_autoptr (FavorRules) rules = parse_text (
    HEAD "<section id='b' actions='act' refusals='no'><title>B</title></section>" TAIL);

  g_assert_cmpstr (favor_rules_find_topic (rules, FAVOR_RULES_EVENT, "e2")->id, ==, "a");
  g_assert_cmpstr (favor_rules_find_topic (rules, FAVOR_RULES_ACTION, "act")->id,
                   ==,
                   "b");
  g_assert_cmpstr (favor_rules_find_topic (rules, FAVOR_RULES_REFUSAL, "no")->id,
                   ==,
                   "b");
  g_assert_null (favor_rules_find_topic (rules, FAVOR_RULES_EVENT, "act"));
  g_assert_null (favor_rules_find_topic (rules, FAVOR_RULES_EVENT, NULL));
  g_assert_null (favor_rules_find (rules, "c"));
  g_assert_null (favor_rules_find (rules, NULL));
}

static void
test_damage (void)
{
  static const struct
  {
    const char *text;
    const char *words;
  } bad[] = {
    { "<rules/>", "game" },
    { "<rules game='g'/>", "no rules" },
    { "<other game='g'><section id='a'><title>A</title></section></other>", "no rules" },
    { "<rules game='g' x='1'><section id='a'/></rules>", "“x”" },
    { "<rules game='g'><p>x</p></rules>", "“p”" },
    { "<rules game='g'><section><title>A</title></section></rules>", "“id”" },
    { "<rules game='g'><section id='a'/></rules>", "title" },
    { "<rules game='g'><section id='a'><title/></section></rules>", "title" },
    { HEAD "<q>x</q>" TAIL, "“q”" },
    { HEAD "<p/>" TAIL, "Words" },
    { HEAD "<list><p>x</p></list>" TAIL, "“p”" },
    { HEAD "<list><item/></list>" TAIL, "Words" },
    { HEAD "<entry><title>T</title><p>P</p></entry>" TAIL, "“art”" },
    { HEAD "<entry art='x'><title>T</title></entry>" TAIL, "entry" },
    { HEAD "<see to='nowhere'/>" TAIL, "“nowhere”" },
    { HEAD "<see/>" TAIL, "“to”" },
    { HEAD "<section id='a'><title>B</title></section>" TAIL, "another" },
    { HEAD "<section id='b' events='e1'><title>B</title></section>" TAIL, "“e1”" },
    { HEAD "<section id='b'><title>B</title><section id='c'/></section>" TAIL,
      "section" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    learn_fixture_refuse (parse, bad[i].text, FAVOR_ERROR_FORMAT, bad[i].words);
}

static void
test_mutations (void)
{
  g_autoptr (GBytes) bytes = learn_fixture_load ("rules.xml");

  learn_fixture_mutate (parse, bytes, 500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/parts", test_parts);
  g_test_add_func ("/rules/topics", test_topics);
  g_test_add_func ("/rules/damage", test_damage);
  g_test_add_func ("/rules/mutations", test_mutations);
  return g_test_run ();
}
