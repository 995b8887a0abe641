/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-tool-fixture.h"

#include "emperor-trade-pledge.h"

/* Promises are added to an offer. */

static void
test_pledges (void)
{
  static const struct
  {
    EmperorPledge pledge;
    const char   *words;
    const char   *meaning;
  } cases[] = {
    { { EMPEROR_PLEDGE_NO_INTRIGUE, 0, 1 },
      "Bo promises Ann: no Intrigue for 1 turn.",
      "Bo breaks it with any Intrigue against Ann, even if it is stopped. It lasts 1 turn of "
      "Bo, not counting a running one. Nothing enforces it, but all see it kept or broken." },
    { { EMPEROR_PLEDGE_NO_CARD, 3, 2 },
      "Bo promises Ann not to play Legendary Sword for 2 turns.",
      "Bo breaks it with this card against Ann. All other Intrigues stay allowed. It lasts 2 "
      "turns of Bo, not counting a running one. Nothing enforces it, but all see it kept or "
      "broken." },
    { { EMPEROR_PLEDGE_PAY_GOLD, 60, 3 },
      "Bo promises Ann 60 Gold within 3 turns.",
      "Bo keeps it by giving Ann the Gold in later trades. It lasts 3 turns of Bo, not counting "
      "a running one. Nothing enforces it, but all see it kept or broken." },
    { { EMPEROR_PLEDGE_GIVE_CARD, EMPEROR_TIGER_TALLY, 1 },
      "Bo promises Ann Tiger Tally within 1 turn.",
      "Bo keeps it by giving Ann the card in a later trade. It lasts 1 turn of Bo, not counting "
      "a running one. Nothing enforces it, but all see it kept or broken." },
  };

  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: G8", 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  emperor_tool_fixture_type_gold (&self, 0, "5");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *row = emperor_tool_fixture_nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0);
      g_autofree char *all = g_strconcat ("Ann gives Bo 5 Gold. ", cases[i].words, NULL);
      EmperorPledge    pledge;

      emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (row), &cases[i].pledge);
      g_signal_emit_by_name (row, "changed");
      pledge = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE)->yours;
      g_assert_cmpmem (&pledge, sizeof pledge, &cases[i].pledge, sizeof pledge);
      g_assert_nonnull (emperor_tool_fixture_words (&self, all));
      g_assert_nonnull (emperor_tool_fixture_words (&self, cases[i].meaning));
    }
  emperor_tool_fixture_close (&self);
}

/* Where promises bind, they mean something else. */
static void
test_binding (void)
{
  static const struct
  {
    EmperorPledge pledge;
    const char   *meaning;
  } cases[] = {
    { { EMPEROR_PLEDGE_NO_INTRIGUE, 0, 1 },
      "Ann can play no Intrigue against Bo. It lasts 1 turn of Ann, not counting a running "
      "one." },
    { { EMPEROR_PLEDGE_GIVE_CARD, EMPEROR_TIGER_TALLY, 2 },
      "Ann keeps it by giving Bo the card in a later trade. At the end it is taken. It lasts 2 "
      "turns of Ann, not counting a running one." },
    { { EMPEROR_PLEDGE_NONE, 0, 0 }, NULL },
  };

  EmperorToolFixture self;
  GtkWidget         *row;

  emperor_tool_fixture_open (&self, "option promises binding; p0: G8", 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  row = emperor_tool_fixture_nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *meaning = NULL;

      emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (row), &cases[i].pledge);
      g_object_get (row, "meaning", &meaning, NULL);
      g_assert_cmpstr (meaning, ==, cases[i].meaning);
    }
  emperor_tool_fixture_close (&self);
}

/* The button that is called so. */
static void
press_words (EmperorToolFixture *self, const char *words)
{
  GtkWidget *label = emperor_tool_fixture_words (self, words);

  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_parent (label), "clicked");
  page_fixture_settle ();
}

/* The name of what has the focus. */
static void
assert_focus (EmperorToolFixture *self, const char *expected)
{
  GtkWidget       *focus = gtk_window_get_focus (self->window);
  g_autofree char *name = NULL;

  g_assert_nonnull (focus);
  name = view_fixture_name_of (focus);
  g_assert_cmpstr (name, ==, expected);
}

/* A promise is there when it is wanted; the focus stays where it is added and taken back. */
static void
test_promise (void)
{
  EmperorToolFixture self;
  GtkWidget         *row;

  emperor_tool_fixture_open (&self, "p0: G8", 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  emperor_tool_fixture_type_gold (&self, 0, "5");
  row = emperor_tool_fixture_nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0);
  g_assert_null (emperor_tool_fixture_nth (row, GTK_TYPE_DROP_DOWN, 0));

  press_words (&self, "Add a Promise of Bo");
  g_assert_null (emperor_tool_fixture_words (&self, "Add a Promise of Bo"));
  assert_focus (&self, "Bo promises: to play no Intrigue at all");
  g_assert_nonnull (
    emperor_tool_fixture_words (&self,
                                "Ann gives Bo 5 Gold. Bo promises Ann: no Intrigue for 1 "
                                "turn."));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (emperor_tool_fixture_nth (row,
                                                                       GTK_TYPE_DROP_DOWN,
                                                                       0)),
                              0);
  assert_focus (&self, "Add a Promise of Bo");
  g_assert_null (emperor_tool_fixture_nth (row, GTK_TYPE_DROP_DOWN, 0));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Ann gives Bo 5 Gold."));
  emperor_tool_fixture_close (&self);
}

/* Whoever is asked promises, under the own name; and so does whoever is asked instead. */
static void
test_who_promises (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: G8", 0);
  for (FavorSeat partner = 1; partner < 3; partner++)
    {
      const char      *other = emperor_tool_fixture_names.names[partner];
      g_autofree char *heading = g_strconcat (other, " promises", NULL);
      g_autofree char *adding = g_strconcat ("Add a Promise of ", other, NULL);

      favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), partner);
      g_assert_null (emperor_tool_fixture_words (&self, heading));
      press_words (&self, adding);
      press_words (&self, "Add a Promise of Ann");
      g_assert_nonnull (emperor_tool_fixture_words (&self, heading));
      g_assert_nonnull (emperor_tool_fixture_words (&self, "Ann promises"));
    }
  emperor_tool_fixture_close (&self);
}

static void
test_peaceful (void)
{
  EmperorToolFixture self;
  GtkWidget         *row;

  /* Where no Intrigue is played none is promised away. */
  emperor_tool_fixture_open (&self, "option intrigue off; p0: G8", 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), FAVOR_SEAT_NONE);
  row = emperor_tool_fixture_nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0);
  press_words (&self, "Add a Promise of Bo");
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (
                      emperor_tool_fixture_nth (row, GTK_TYPE_DROP_DOWN, 0)))),
                    ==,
                    3);
  emperor_tool_fixture_close (&self);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-pledge/pledges", test_pledges);
  g_test_add_func ("/emperor-pledge/binding", test_binding);
  g_test_add_func ("/emperor-pledge/promise", test_promise);
  g_test_add_func ("/emperor-pledge/who-promises", test_who_promises);
  g_test_add_func ("/emperor-pledge/peaceful", test_peaceful);
  return g_test_run ();
}
