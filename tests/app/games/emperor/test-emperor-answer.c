/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-tool-fixture.h"

#include "favor-choices.h"
#include "emperor-trade-pledge.h"
#include "favor-piece.h"

/* Questions are answered on the page; and what holds for all of it. */

#define OFFER_POSITION "p0: G8, hand C1 B1; p1: G2, hand C2 O1, unknown"
#define OFFER          "offer p1 give C1 G2 for C2 yours no-intrigue:0/2"

static void
test_offer (void)
{
  EmperorToolFixture self;
  FavorAction        accept = { .kind = EMPEROR_ACTION_ACCEPT_TRADE, .seat = 1 };

  emperor_tool_fixture_open (&self, OFFER_POSITION, 0);
  emperor_tool_fixture_play (&self, OFFER, 1);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Answer");
  g_assert_true (favor_offer_tool_wants_open (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_false (favor_offer_tool_is_composing (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_null (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_null (favor_offer_tool_get_why_not (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_nonnull (
    emperor_tool_fixture_words (&self,
                                "Ann gives Bo Soup and 2 Gold for Dumplings. "
                                "Bo promises Ann: no Intrigue for 2 turns."));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (emperor_tool_fixture_nth (
                                  emperor_tool_fixture_nth (self.tool,
                                                            FAVOR_TYPE_CHOICES,
                                                            0),
                                  GTK_TYPE_TOGGLE_BUTTON,
                                  0)),
                                TRUE);
  g_assert_cmpuint (self.n_changed, ==, 1);
  g_assert_cmpmem (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool)),
                   sizeof accept,
                   &accept,
                   sizeof accept);
  emperor_tool_fixture_close (&self);
}

static void
commit_cb (guint *n_commits)
{
  (*n_commits)++;
}

/* One click is an answer. */
static void
test_again (void)
{
  EmperorToolFixture             self;
  guint                          n_commits = 0;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction)      commit = g_simple_action_new ("commit", NULL);
  GtkWidget                     *choices;
  GtkToggleButton               *accept, *decline;

  g_signal_connect_swapped (commit, "activate", G_CALLBACK (commit_cb), &n_commits);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (commit));
  emperor_tool_fixture_open (&self, OFFER_POSITION, 0);
  emperor_tool_fixture_play (&self, OFFER, 1);
  gtk_widget_insert_action_group (GTK_WIDGET (self.window),
                                  "view",
                                  G_ACTION_GROUP (group));
  choices = emperor_tool_fixture_nth (self.tool, FAVOR_TYPE_CHOICES, 0);
  accept = GTK_TOGGLE_BUTTON (emperor_tool_fixture_nth (choices,
                                                        GTK_TYPE_TOGGLE_BUTTON,
                                                        0));
  decline = GTK_TOGGLE_BUTTON (emperor_tool_fixture_nth (choices,
                                                         GTK_TYPE_TOGGLE_BUTTON,
                                                         1));
  g_signal_emit_by_name (accept, "clicked");
  g_assert_cmpuint (n_commits, ==, 1);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->kind,
                   ==,
                   EMPEROR_ACTION_ACCEPT_TRADE);
  g_signal_emit_by_name (decline, "clicked");
  g_assert_cmpuint (n_commits, ==, 2);
  g_assert_false (gtk_toggle_button_get_active (accept));
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->kind,
                   ==,
                   EMPEROR_ACTION_DECLINE_TRADE);
  g_signal_emit_by_name (decline, "clicked");
  g_assert_cmpuint (n_commits, ==, 3);
  g_assert_true (gtk_toggle_button_get_active (decline));
  g_assert_cmpuint (self.n_changed, ==, 2);
  emperor_tool_fixture_close (&self);
}

static void
test_counter (void)
{
  EmperorToolFixture self;
  const EmperorDeal *deal;

  emperor_tool_fixture_open (&self, OFFER_POSITION, 0);
  emperor_tool_fixture_play (&self, OFFER, 1);
  /* A counter-offer begins with what was offered. */
  favor_offer_tool_start_counter (FAVOR_OFFER_TOOL (self.tool));
  g_assert_true (favor_offer_tool_is_composing (FAVOR_OFFER_TOOL (self.tool)));
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_COUNTER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_DUMPLINGS), ==, 1);
  g_assert_cmpuint (emperor_bundle_get (&deal->take, EMPEROR_SOUP), ==, 1);
  g_assert_cmpint (deal->take.gold, ==, 2);
  g_assert_cmpint (deal->mine.kind, ==, EMPEROR_PLEDGE_NO_INTRIGUE);
  g_assert_cmpint (deal->mine.turns, ==, 2);
  emperor_tool_fixture_type_gold (&self, 1, "4");
  g_assert_cmpint (emperor_tool_fixture_composed (&self, EMPEROR_ACTION_COUNTER_TRADE)
                     ->take.gold,
                   ==,
                   4);
  favor_offer_tool_stop_counter (FAVOR_OFFER_TOOL (self.tool));
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Answer");

  emperor_tool_fixture_play (&self, "counter give C2 for C1 G4", 0);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Answer");
  favor_offer_tool_start_counter (FAVOR_OFFER_TOOL (self.tool));
  g_assert_false (favor_offer_tool_is_composing (FAVOR_OFFER_TOOL (self.tool)));
  emperor_tool_fixture_close (&self);
}

static void
inspected_cb (guint *keys, guint key)
{
  *keys = *keys * 100 + key;
}

/* What is on the slips can be looked at, and who looks is not disturbed by the same position. */
static void
test_look (void)
{
  EmperorToolFixture self;
  GtkWidget         *dumplings, *soup;
  guint              keys = 0;

  emperor_tool_fixture_open (&self, OFFER_POSITION, 0);
  emperor_tool_fixture_play (&self, OFFER, 1);
  g_signal_connect_swapped (self.tool, "inspected", G_CALLBACK (inspected_cb), &keys);
  dumplings = emperor_tool_fixture_nth (self.tool, FAVOR_TYPE_PIECE, 0);
  soup = emperor_tool_fixture_nth (self.tool, FAVOR_TYPE_PIECE, 1);
  gtk_widget_grab_focus (dumplings);
  gtk_widget_grab_focus (soup);
  g_assert_cmpuint (keys, ==, EMPEROR_DUMPLINGS * 100 + EMPEROR_SOUP);
  emperor_tool_fixture_look (&self, 1);
  g_assert_true (gtk_window_get_focus (self.window) == soup);
  emperor_tool_fixture_close (&self);
}

/* What is asked for need not be there. */
static void
test_cannot_accept (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self,
                             "p0: hand C1; p1: hand O1, unknown; p2: hand C2, unknown",
                             0);
  emperor_tool_fixture_play (&self, "offer p1 give C1 for C2", 1);
  g_assert_cmpstr (favor_offer_tool_get_why_not (FAVOR_OFFER_TOOL (self.tool)),
                   ==,
                   "You do not have what is asked.");
  g_assert_nonnull (emperor_tool_fixture_words (&self, "You do not have what is asked."));
  g_assert_null (emperor_tool_fixture_words (&self, "Accept"));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Decline"));
  /* The counter-offer begins with it all the same, and says why not. */
  favor_offer_tool_start_counter (FAVOR_OFFER_TOOL (self.tool));
  emperor_tool_fixture_assert_refused (&self, "You do not have what you offer.");
  emperor_tool_fixture_close (&self);
}

static void
test_plot (void)
{
  EmperorToolFixture self;
  FavorAction        shield = { .kind = EMPEROR_ACTION_REACT,
                                .seat = 0,
                                .arg = { EMPEROR_STEEL_SHIELD } };

  emperor_tool_fixture_open (
    &self,
    "turn p1; p0: F12, G8, stars C2 P1, hand C1 B2 A1, market M11; "
    "p1: G4, hand B3, F5",
    1);
  emperor_tool_fixture_play (&self, "play B3 at p0 staff C", 0);
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Bo plots against you."));
  g_assert_nonnull (
    emperor_tool_fixture_words (&self, "You lose one of your 2 Stars on the Chef."));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "You give Bo 3 of your 8 Gold."));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Steel Shield"));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Stops it. Bo gives you 4 Gold."));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Let It Pass"));
  /* Herbs stop poison alone. */
  g_assert_null (emperor_tool_fixture_words (&self, "Medicinal Herbs"));

  /* What was chosen in the hand is marked, without a word to those who know. */
  favor_offer_tool_set_chosen (FAVOR_OFFER_TOOL (self.tool), &shield);
  g_assert_cmpmem (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool)),
                   sizeof shield,
                   &shield,
                   sizeof shield);
  favor_offer_tool_set_chosen (FAVOR_OFFER_TOOL (self.tool), NULL);
  g_assert_null (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_cmpuint (self.n_changed, ==, 0);
  emperor_tool_fixture_play (&self, "pass", 0);
  g_assert_false (favor_offer_tool_wants_open (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_nonnull (emperor_tool_fixture_words (&self,
                                                "There is nothing to answer now."));
  emperor_tool_fixture_close (&self);
}

static void
test_blackmail (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "turn p1; p0: F12, G8; p1: market M7", 1);
  emperor_tool_fixture_play (&self, "play M7 at p0", 0);
  g_assert_nonnull (
    emperor_tool_fixture_words (&self, "You choose: pay Bo 5 Gold or lose 4 Favor."));
  emperor_tool_fixture_play (&self, "pass", 0);
  g_assert_nonnull (emperor_tool_fixture_words (&self, "You have 8 Gold."));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "You lose 4 of your 12 Favor."));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (emperor_tool_fixture_nth (
                                  emperor_tool_fixture_nth (self.tool,
                                                            FAVOR_TYPE_CHOICES,
                                                            0),
                                  GTK_TYPE_TOGGLE_BUTTON,
                                  1)),
                                TRUE);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->kind,
                   ==,
                   EMPEROR_ACTION_ANSWER_BLACKMAIL);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->arg[0],
                   ==,
                   EMPEROR_ANSWER_LOSE);
  emperor_tool_fixture_close (&self);
}

static void
test_keep (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: G9, hand P1 2B1, events E4", 0);
  emperor_tool_fixture_play (&self, "buy", 0);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Keep");
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Forged Lineage"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (emperor_tool_fixture_nth (
                                  emperor_tool_fixture_nth (self.tool,
                                                            FAVOR_TYPE_CHOICES,
                                                            0),
                                  GTK_TYPE_TOGGLE_BUTTON,
                                  2)),
                                TRUE);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->kind,
                   ==,
                   EMPEROR_ACTION_KEEP_MARKET);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->arg[0],
                   ==,
                   2);
  emperor_tool_fixture_play (&self, "keep M1", 0);
  emperor_tool_fixture_play (&self, "play P1 event E4", 0);
  g_assert_nonnull (emperor_tool_fixture_words (&self, "2 Favor · 0 of 3 cards"));
  g_assert_nonnull (
    emperor_tool_fixture_words (&self, "Heavenly Rites goes back under the deck."));
  /* Others see nothing of it. */
  emperor_tool_fixture_look (&self, 1);
  g_assert_null (emperor_tool_fixture_words (&self, "2 Favor · 0 of 3 cards"));
  g_assert_false (favor_offer_tool_wants_open (FAVOR_OFFER_TOOL (self.tool)));
  emperor_tool_fixture_close (&self);
}

static graphene_rect_t
place_in_window (EmperorToolFixture *self, GtkWidget *widget)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &at));
  return at;
}

/* All three cards are in sight in low pages: in the panel of a window of 1024x640, and in the page
 * of one of 800x600. Where there is room pictures are large. */
static void
test_keep_low (void)
{
  static const struct
  {
    int   width, height;
    float least, most;
  } pages[] = { { 272, 760, 96, 96 }, { 272, 405, 44, 70 }, { 790, 355, 44, 70 } };

  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: G9; market deck M2 M3 M5", 0);
  emperor_tool_fixture_play (&self, "buy", 0);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_window_set_default_size (self.window, pages[i].width, pages[i].height);
      page_fixture_wait_for (gtk_widget_get_height (GTK_WIDGET (self.tool)) ==
                             pages[i].height);
      page_fixture_settle ();
      for (guint n = 0; n < 3; n++)
        {
          GtkWidget      *button = emperor_tool_fixture_nth (self.tool,
                                                        GTK_TYPE_TOGGLE_BUTTON,
                                                        n);
          graphene_rect_t all = place_in_window (&self, button);
          graphene_rect_t picture =
            place_in_window (&self,
                             emperor_tool_fixture_nth (button, FAVOR_TYPE_PIECE, 0));

          g_assert_cmpfloat (all.origin.y + all.size.height, <=, pages[i].height);
          g_assert_cmpfloat (picture.size.width, >=, pages[i].least);
          g_assert_cmpfloat (picture.size.width, <=, pages[i].most);
          g_assert_cmpfloat (picture.origin.y, >=, all.origin.y);
          g_assert_cmpfloat (picture.origin.y + picture.size.height,
                             <=,
                             all.origin.y + all.size.height);
        }
    }
  emperor_tool_fixture_close (&self);
}

/* The first one is the first of the rules, whichever was drawn first. */
static void
test_order (void)
{
  EmperorToolFixture self;
  GtkWidget         *first;

  emperor_tool_fixture_open (&self, "p0: G9; market deck M9 M3 M5", 0);
  emperor_tool_fixture_play (&self, "buy", 0);
  first = emperor_tool_fixture_nth (self.tool, GTK_TYPE_TOGGLE_BUTTON, 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (first), TRUE);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->arg[0],
                   ==,
                   2);
  emperor_tool_fixture_close (&self);
}

static void
test_seize (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: hand O3; p1: hand 2C1 B3, unknown", 0);
  emperor_tool_fixture_play (&self, "play O3 at p1", 1);
  g_assert_nonnull (
    emperor_tool_fixture_words (&self,
                                "Ann looks at your Staff cards and takes 2 of 3."));
  emperor_tool_fixture_play (&self, "pass", 0);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Seize");
  g_assert_nonnull (emperor_tool_fixture_words (&self, "2 cards to take"));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "2 cards"));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Legendary Sword"));
  emperor_tool_fixture_play (&self, "seize C1", 0);
  g_assert_nonnull (emperor_tool_fixture_words (&self, "1 card to take"));
  g_assert_null (emperor_tool_fixture_words (&self, "2 cards"));
  emperor_tool_fixture_close (&self);
}

/* ---- Of all of it --------------------------------------------------------------------- */

static const char *const questions[][3] = {
  { "p0: G8, hand 2C1 3B1 O1 P1, market M3 M4, events E1; p1: G6, hand C2", "", "0" },
  { "p0: hand C1; p1: hand C2", "invite p1", "1" },
  { "p0: G9, hand C1 2B1 O1 P1; p1: hand C2", "offer p1 give C1 B1 O1 G9 for C2", "1" },
  { "turn p1; p0: F12, G8, stars C2 P1, hand B2; p1: hand B3",
    "play B3 at p0 staff C",
    "0" },
  { "turn p1; p0: F12, G8; p1: market M7", "play M7 at p0;pass", "0" },
  { "p0: G9", "buy", "0" },
  { "new game", "", "0" },
  { "p0: hand O3; p1: hand 2C1 B3", "play O3 at p1;pass", "0" },
};

static void
open_question (EmperorToolFixture *self, guint n)
{
  g_auto (GStrv) actions = g_strsplit (questions[n][1], ";", -1);

  emperor_tool_fixture_open (self, questions[n][0], 0);
  for (guint i = 0; actions[i] != NULL; i++)
    if (*actions[i] != '\0')
      emperor_position_play (&self->position, actions[i]);
  emperor_tool_fixture_look (self, (FavorSeat) g_ascii_digit_value (questions[n][2][0]));
  page_fixture_settle ();
}

static void
assert_named (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !GTK_IS_TEXT (widget))
    {
      g_autofree char *name = view_fixture_name_of (widget);

      if (name == NULL || *name == '\0' || g_str_equal (name, "undefined"))
        g_error ("a %s has no name", G_OBJECT_TYPE_NAME (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_named (child);
}

static void
test_names (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      EmperorToolFixture self;

      open_question (&self, i);
      assert_named (GTK_WIDGET (self.tool));
      emperor_tool_fixture_close (&self);
    }
}

/* The narrowest panel is wide enough, whatever is composed. */
static void
test_width (void)
{
  static const EmperorPledge pledge = { EMPEROR_PLEDGE_PAY_GOLD, 60, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      EmperorToolFixture self;
      GtkWidget         *row;
      int                least;

      open_question (&self, i);
      row = emperor_tool_fixture_nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0);
      if (row != NULL)
        emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (row), &pledge);
      gtk_widget_measure (GTK_WIDGET (self.tool),
                          GTK_ORIENTATION_HORIZONTAL,
                          -1,
                          &least,
                          NULL,
                          NULL,
                          NULL);
      g_assert_cmpint (least, <=, EMPEROR_TOOL_FIXTURE_WIDTH);
      emperor_tool_fixture_close (&self);
    }
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-answer/offer", test_offer);
  g_test_add_func ("/emperor-answer/again", test_again);
  g_test_add_func ("/emperor-answer/counter", test_counter);
  g_test_add_func ("/emperor-answer/look", test_look);
  g_test_add_func ("/emperor-answer/cannot-accept", test_cannot_accept);
  g_test_add_func ("/emperor-answer/plot", test_plot);
  g_test_add_func ("/emperor-answer/blackmail", test_blackmail);
  g_test_add_func ("/emperor-answer/keep", test_keep);
  g_test_add_func ("/emperor-answer/keep-low", test_keep_low);
  g_test_add_func ("/emperor-answer/order", test_order);
  g_test_add_func ("/emperor-answer/seize", test_seize);
  g_test_add_func ("/emperor-answer/names", test_names);
  g_test_add_func ("/emperor-answer/width", test_width);
  return g_test_run ();
}
