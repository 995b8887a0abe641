/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-tool-fixture.h"

#include "emperor-trade-pledge.h"
#include "favor-stepper.h"
#include "emperor-trade-slip.h"
#include "favor-partners.h"
#include "favor-piece.h"
#include "favor-speech.h"

/* Offers are put together on the page. */

static void
test_compose (void)
{
  EmperorToolFixture self;
  const EmperorDeal *deal;

  emperor_tool_fixture_open (&self,
                             "p0: G8, hand 2C1 B1, market M3, events E1; p1: G6, hand C2",
                             0);
  g_assert_false (favor_offer_tool_wants_open (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_true (favor_offer_tool_is_composing (FAVOR_OFFER_TOOL (self.tool)));
  /* The slips are made when they are asked for. */
  g_assert_null (page_fixture_find (GTK_WIDGET (self.tool), FAVOR_TYPE_SLIP, NULL));
  emperor_tool_fixture_assert_refused (&self, "At least one piece must change hands.");
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);

  emperor_tool_fixture_pick (&self, 0, "Soup");
  emperor_tool_fixture_pick (&self, 0, "Soup");
  emperor_tool_fixture_pick (&self, 0, "Dragon Robe");
  emperor_tool_fixture_pick (&self, 1, "Dumplings");
  emperor_tool_fixture_type_gold (&self, 0, "2");
  g_assert_cmpuint (self.n_changed, ==, 5);
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))
                     ->arg[EMPEROR_OFFER_TO],
                   ==,
                   1);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 2);
  g_assert_cmpuint (emperor_bundle_market (&deal->give), ==, 1u << 2);
  g_assert_cmpint (deal->give.gold, ==, 2);
  g_assert_cmpuint (emperor_bundle_get (&deal->take, EMPEROR_DUMPLINGS), ==, 1);
  g_assert_nonnull (emperor_tool_fixture_words (
    &self,
    "Ann gives Bo 2 Soup, 2 Gold and Dragon Robe for Dumplings."));

  /* A click on a small card takes one of them out. */
  emperor_tool_fixture_press_piece (
    emperor_tool_fixture_nth (emperor_tool_fixture_nth (self.tool, FAVOR_TYPE_SLIP, 0),
                              FAVOR_TYPE_PIECE,
                              0));
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 1);
  emperor_tool_fixture_press_piece (
    emperor_tool_fixture_nth (emperor_tool_fixture_nth (self.tool, FAVOR_TYPE_SLIP, 0),
                              FAVOR_TYPE_PIECE,
                              1));
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_market (&deal->give), ==, 0);
  g_assert_nonnull (
    emperor_tool_fixture_words (&self, "Ann gives Bo Soup and 2 Gold for Dumplings."));
  emperor_tool_fixture_close (&self);
}

static void
test_hand (void)
{
  EmperorToolFixture self;
  const EmperorDeal *deal;

  emperor_tool_fixture_open (&self,
                             "p0: hand 2C1, market M3, events E1; p1: G6, hand C2",
                             0);
  g_assert_true (emperor_tool_add_piece (self.tool, EMPEROR_SOUP));
  g_assert_true (emperor_tool_add_piece (self.tool, EMPEROR_SOUP));
  g_assert_true (emperor_tool_add_piece (self.tool, EMPEROR_DRAGON_ROBE));
  g_assert_true (emperor_tool_add_event (self.tool, EMPEROR_EVENT_LANTERN_FESTIVAL));
  g_assert_cmpuint (self.n_changed, ==, 4);
  /* No more than there are. */
  g_assert_false (emperor_tool_add_piece (self.tool, EMPEROR_SOUP));
  g_assert_false (emperor_tool_add_piece (self.tool, EMPEROR_DUMPLINGS));
  g_assert_false (emperor_tool_add_piece (self.tool, EMPEROR_DRAGON_ROBE));
  g_assert_false (emperor_tool_add_event (self.tool, EMPEROR_EVENT_PLAGUE));
  g_assert_cmpuint (self.n_changed, ==, 4);
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 2);
  g_assert_cmpuint (emperor_bundle_events (&deal->give), ==, 1);

  /* What is sold meanwhile is no longer on the slip, the rest stays. */
  emperor_tool_fixture_play (&self, "sell C1", 0);
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 1);
  g_assert_cmpuint (emperor_bundle_events (&deal->give), ==, 1);

  /* What was declined stays for another try, what was accepted does not. */
  emperor_tool_fixture_play (&self, "offer p1 give C1 for nothing", 0);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Trade");
  g_assert_null (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_false (emperor_tool_add_piece (self.tool, EMPEROR_SOUP));
  emperor_tool_fixture_play (&self, "decline", 0);
  for (guint i = 0; i < 2; i++)
    {
      deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
      g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 1);
      g_assert_cmpuint (emperor_bundle_events (&deal->give), ==, 1);
      favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), FAVOR_SEAT_NONE);
    }
  emperor_tool_fixture_play (&self, "offer p1 give C1 for nothing", 0);
  emperor_tool_fixture_play (&self, "accept", 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), FAVOR_SEAT_NONE);
  emperor_tool_fixture_assert_refused (&self, "At least one piece must change hands.");
  emperor_tool_fixture_close (&self);
}

static void
test_refusals (void)
{
  EmperorToolFixture self;
  EmperorPledge      pledge = { EMPEROR_PLEDGE_NO_INTRIGUE, 0, 2 };

  emperor_tool_fixture_open (&self,
                             "p0: G8, hand C1; p1: G6, hand C2, unknown; p2: hand 4O1",
                             0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  /* Nobody has so much Gold; typing it is possible. */
  emperor_tool_fixture_type_gold (&self, 0, "999");
  emperor_tool_fixture_assert_refused (&self, "You do not have what you offer.");
  /* It is said beside the button that makes the offer, and not once more here. */
  g_assert_null (emperor_tool_fixture_words (&self, "You do not have what you offer."));
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Ann gives Bo 999 Gold."));
  /* Letters do not come in. */
  emperor_tool_fixture_type_gold (&self, 0, "12a");
  emperor_tool_fixture_assert_refused (&self, "At least one piece must change hands.");
  emperor_tool_fixture_type_gold (&self, 0, "9");
  emperor_tool_fixture_assert_refused (&self, "You do not have what you offer.");
  emperor_tool_fixture_type_gold (&self, 0, "");
  emperor_tool_fixture_assert_refused (&self, "At least one piece must change hands.");
  emperor_tool_fixture_type_gold (&self, 1, "7");
  emperor_tool_fixture_assert_refused (&self, "That player does not have so much Gold.");
  emperor_tool_fixture_type_gold (&self, 1, "6");
  emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Ann asks Bo for 6 Gold."));

  /* A promise alone is no trade. */
  emperor_tool_fixture_type_gold (&self, 1, "0");
  emperor_pledge_row_set_pledge (
    EMPEROR_PLEDGE_ROW (emperor_tool_fixture_nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0)),
    &pledge);
  g_signal_emit_by_name (emperor_tool_fixture_nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0),
                         "changed");
  emperor_tool_fixture_assert_refused (&self, "At least one piece must change hands.");
  g_assert_nonnull (
    emperor_tool_fixture_words (&self, "Bo promises Ann: no Intrigue for 2 turns."));
  emperor_tool_fixture_close (&self);
}

/* (nullable) */
static GtkWidget *
nth_partner (EmperorToolFixture *self, guint n)
{
  GtkWidget *partners = emperor_tool_fixture_nth (self->tool, FAVOR_TYPE_PARTNERS, 0);

  return emperor_tool_fixture_nth (partners, GTK_TYPE_TOGGLE_BUTTON, n);
}

/* What everybody can know of a partner is read at his name, and no more. */
static void
test_known (void)
{
  static const char *const known[] = {
    "Bo has 2 × Soup, Incense, 6 Gold, 1 Black Market card and 1 Event.",
    "Cem has Soup, 2 unknown cards, 4 Gold and 2 Events. Promises: 1 kept, 2 broken.",
    "Dee has 4 Gold and 1 Event.",
    "Eli has nothing.",
  };

  EmperorToolFixture self;

  emperor_tool_fixture_open (&self,
                             "5 seats; p0: hand A1; p1: G6, hand P1 2C1, market M1; "
                             "p2: G4, hand C1 2O1, events E5 E6; p3: G4; p4: G0",
                             0);
  self.position.state.known[2][EMPEROR_COMMERCE_SCROLL] = 0;
  self.position.state.kept[2] = 1;
  self.position.state.broken[2] = 2;
  self.position.state.n_open[4] = 0;
  emperor_tool_fixture_look (&self, 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), FAVOR_SEAT_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autofree char *name = view_fixture_name_of (nth_partner (&self, i));

      g_assert_cmpstr (name, ==, known[i]);
    }
  emperor_tool_fixture_close (&self);
}

/* Who answers an offer has one partner, and nothing to choose. */
static void
test_only_partner (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: G8, hand A1; p1: hand C3", 0);
  emperor_tool_fixture_play (&self, "offer p1 give A1 for C3", 1);
  favor_offer_tool_start_counter (FAVOR_OFFER_TOOL (self.tool));
  g_assert_nonnull (nth_partner (&self, 0));
  g_assert_null (nth_partner (&self, 1));
  g_assert_false (gtk_widget_get_focusable (nth_partner (&self, 0)));
  emperor_tool_fixture_close (&self);
}

/* All others are partners, and nobody else. */
static void
test_partners (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "turn p1; p1: hand C1; p2: hand 2O1", 1);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), FAVOR_SEAT_NONE);
  g_assert_null (nth_partner (&self, 2));
  for (guint i = 0; i < 2; i++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (nth_partner (&self, i)), TRUE);
      emperor_tool_add_piece (self.tool, EMPEROR_SOUP);
      emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
      g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))
                         ->arg[EMPEROR_OFFER_TO],
                       ==,
                       i == 0 ? 0 : 2);
    }
  /* Of what the first has nothing is asked of the second. */
  emperor_tool_fixture_pick (&self, 1, "Commerce Scroll");
  emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (nth_partner (&self, 0)), TRUE);
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Bo gives Ann Soup."));
  /* Oneself, and a seat that is not there, is nobody. */
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (nth_partner (&self,
                                                                               0))));
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 5);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (nth_partner (&self,
                                                                               0))));
  emperor_tool_fixture_close (&self);
}

static GtkWidget *
find_note (EmperorToolFixture *self)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *entry = emperor_tool_fixture_nth (self->tool, GTK_TYPE_ENTRY, i);

      g_assert_nonnull (entry);
      if (g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (entry)),
                     "Note for this trade") == 0)
        return entry;
    }
}

static void
assert_note (EmperorToolFixture *self, const char *expected)
{
  g_autofree char *note = favor_offer_tool_get_note (FAVOR_OFFER_TOOL (self->tool));

  g_assert_cmpstr (note, ==, expected);
}

/* What is written beside an offer stays with it, whatever else changes, and no longer. */
static void
test_note (void)
{
  EmperorToolFixture self;
  GtkWidget         *entry;
  g_autofree char   *name = NULL;
  g_autofree char   *long_text = g_strnfill (FAVOR_NOTE_CHARS_MOST + 30, 'x');

  emperor_tool_fixture_open (&self, "p0: G8; p1: G5", 0);
  assert_note (&self, NULL);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  entry = find_note (&self);
  name = view_fixture_name_of (entry);
  g_assert_cmpstr (name, ==, "Note for this trade");
  assert_note (&self, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "  \t ");
  assert_note (&self, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), long_text);
  g_assert_cmpint (gtk_entry_get_text_length (GTK_ENTRY (entry)),
                   ==,
                   FAVOR_NOTE_CHARS_MOST);
  gtk_editable_set_text (GTK_EDITABLE (entry), " for <b>peace</b> ");
  assert_note (&self, "for <b>peace</b>");
  emperor_tool_fixture_type_gold (&self, 0, "2");
  assert_note (&self, "for <b>peace</b>");

  /* Whoever is asked does not read it, not even where a counter-offer would have one. */
  emperor_tool_fixture_play (&self, "offer p1 give G2 for nothing", 1);
  assert_note (&self, NULL);
  favor_offer_tool_start_counter (FAVOR_OFFER_TOOL (self.tool));
  assert_note (&self, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_note (&self))), ==, "");
  emperor_tool_fixture_close (&self);
}

static void
test_invite (void)
{
  EmperorToolFixture self;
  const EmperorDeal *deal;

  emperor_tool_fixture_open (&self, "p0: hand C1; p1: hand C2; talks 9", 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  g_assert_nonnull (
    emperor_tool_fixture_words (&self,
                                "You can make or ask for 1 more offer this turn."));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (emperor_tool_fixture_nth (self.tool,
                                                                       GTK_TYPE_DROP_DOWN,
                                                                       0)),
                              1);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->kind,
                   ==,
                   EMPEROR_ACTION_INVITE_OFFER);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))->arg[0],
                   ==,
                   1);
  g_assert_nonnull (emperor_tool_fixture_words (&self, "Ann asks Bo for an offer."));
  g_assert_false (emperor_tool_add_piece (self.tool, EMPEROR_SOUP));

  /* Who is asked makes an offer to who asked, and to nobody else. */
  emperor_tool_fixture_play (&self, "invite p1", 1);
  g_assert_true (favor_offer_tool_wants_open (FAVOR_OFFER_TOOL (self.tool)));
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Trade");
  g_assert_true (emperor_tool_add_piece (self.tool, EMPEROR_DUMPLINGS));
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_DUMPLINGS), ==, 1);
  g_assert_cmpint (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self.tool))
                     ->arg[EMPEROR_OFFER_TO],
                   ==,
                   0);
  emperor_tool_fixture_play (&self, "decline", 0);

  /* All talks are used. */
  emperor_tool_fixture_assert_refused (&self,
                                       "You have used all ten trade talks of this turn.");
  emperor_tool_fixture_close (&self);
}

/* (transfer full) (nullable): who says what, as it is heard. */
static char *
find_speech (EmperorToolFixture *self)
{
  GtkWidget *speech = emperor_tool_fixture_nth (self->tool, FAVOR_TYPE_SPEECH, 0);

  return speech != NULL ? view_fixture_name_of (speech) : NULL;
}

static void
assert_speech (EmperorToolFixture *self, const char *words)
{
  g_autofree char *speech = find_speech (self);

  g_assert_cmpstr (speech, ==, words);
}

/* A computer says why it declines. The same is not offered to it again, but a little more is. */
static void
test_answer (void)
{
  static const char again[] = "Bo has declined this. Offer more, or ask for less.";

  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: G8, hand A1; p1: hand C3; p2: hand C1", 0);
  favor_offer_tool_set_computers (FAVOR_OFFER_TOOL (self.tool), 1u << 1 | 1u << 2);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  assert_speech (&self, NULL);
  emperor_tool_fixture_pick (&self, 0, "Medicinal Herbs");
  emperor_tool_fixture_pick (&self, 1, "Imperial Banquet");
  emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  emperor_tool_fixture_play (&self, "offer p1 give A1 for C3", 0);
  g_assert_false (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  emperor_tool_fixture_play (&self, "decline", 0);
  g_assert_true (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  assert_speech (&self, "Bo: What I would give sells for 5 Gold more.");
  emperor_tool_fixture_assert_refused (&self, again);
  g_assert_nonnull (
    emperor_tool_fixture_words (&self,
                                "Ann gives Bo Medicinal Herbs for Imperial Banquet."));

  /* Left and found again. */
  favor_offer_tool_cancel (FAVOR_OFFER_TOOL (self.tool));
  g_assert_false (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), FAVOR_SEAT_NONE);
  assert_speech (&self, "Bo: What I would give sells for 5 Gold more.");
  emperor_tool_fixture_assert_refused (&self, again);

  /* Sweetened, and back. */
  emperor_tool_fixture_type_gold (&self, 0, "5");
  emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  emperor_tool_fixture_type_gold (&self, 0, "0");
  emperor_tool_fixture_assert_refused (&self, again);
  emperor_tool_fixture_type_gold (&self, 0, "5");

  /* Sold meanwhile: nobody has talked since. */
  emperor_tool_fixture_play (&self, "sell A1", 0);
  g_assert_false (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  assert_speech (&self, "Bo: What I would give sells for 5 Gold more.");

  /* Undone, it was never said. */
  self.position.state.head.ply -= 3;
  self.position.state.talks--;
  emperor_tool_fixture_look (&self, 0);
  assert_speech (&self, NULL);
  emperor_tool_fixture_close (&self);
}

/* Who spoke is heard where one speaks with him, and by nobody else. */
static void
test_who_answers (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: G8, hand A1; p1: hand C3; p2: hand C1", 0);
  favor_offer_tool_set_computers (FAVOR_OFFER_TOOL (self.tool), 1u << 1);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  emperor_tool_fixture_play (&self, "invite p1", 0);
  emperor_tool_fixture_play (&self, "decline", 0);
  g_assert_true (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  assert_speech (&self, "Bo: I have nothing to offer you.");
  emperor_tool_fixture_choose_partner (&self, 2);
  assert_speech (&self, NULL);
  emperor_tool_fixture_choose_partner (&self, 1);
  assert_speech (&self, "Bo: I have nothing to offer you.");

  /* A person says no more than no, and can be asked again. */
  favor_offer_tool_set_computers (FAVOR_OFFER_TOOL (self.tool), 0);
  emperor_tool_fixture_play (&self, "offer p1 give A1 for C3", 1);
  g_assert_false (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  emperor_tool_fixture_play (&self, "decline", 1);
  g_assert_false (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  emperor_tool_fixture_look (&self, 0);
  g_assert_true (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  assert_speech (&self, "Bo: No.");

  /* What is accepted needs nothing more. */
  emperor_tool_fixture_play (&self, "offer p1 give A1 for C3", 1);
  emperor_tool_fixture_play (&self, "accept", 0);
  g_assert_false (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  emperor_tool_fixture_close (&self);
}

/* A counter-offer says what it is for. */
static void
test_counter_answer (void)
{
  EmperorToolFixture self;

  emperor_tool_fixture_open (&self, "p0: G8, hand A1; p1: hand C3", 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), 1);
  emperor_tool_fixture_play (&self, "offer p1 give A1 G1 for C3", 0);
  emperor_tool_fixture_play (&self, "counter give C3 for A1 G3", 0);
  assert_speech (&self, "Bo: For 2 Gold more I agree.");
  /* Whoever declines it has not been declined anything. */
  emperor_tool_fixture_play (&self, "decline", 0);
  g_assert_false (favor_offer_tool_was_answered (FAVOR_OFFER_TOOL (self.tool)));
  assert_speech (&self, NULL);
  emperor_tool_fixture_close (&self);
}

static void
press (const char *key)
{
  page_fixture_settle ();
  if (!page_fixture_key (key))
    g_test_skip ("there is no xdotool");
  page_fixture_settle ();
}

static void
test_keys (void)
{
  EmperorToolFixture self;
  const EmperorDeal *deal;
  GtkWidget         *slip;

  emperor_tool_fixture_open (&self, "p0: G8, hand C1 B1; p1: hand C2", 0);
  favor_offer_tool_start (FAVOR_OFFER_TOOL (self.tool), FAVOR_SEAT_NONE);
  slip = emperor_tool_fixture_nth (self.tool, FAVOR_TYPE_SLIP, 0);
  gtk_widget_grab_focus (emperor_tool_fixture_nth (slip, FAVOR_TYPE_STEPPER, 0));
  press ("Up");
  if (g_test_failed () || self.n_changed == 0)
    {
      emperor_tool_fixture_close (&self);
      return;
    }
  press ("Up");
  press ("Down");
  press ("Prior");
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpint (deal->give.gold, ==, 6);
  press ("ctrl+a");
  press ("3");
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpint (deal->give.gold, ==, 3);
  /* Over the two buttons to the list of cards. */
  press ("Tab");
  press ("Tab");
  press ("Tab");
  press ("Return");
  press ("Down");
  press ("Return");
  press ("Escape");
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_n_cards (&deal->give), ==, 1);
  /* And back to the card, which Enter takes out. */
  press ("shift+Tab");
  g_assert_true (FAVOR_IS_PIECE (gtk_window_get_focus (self.window)));
  press ("Return");
  deal = emperor_tool_fixture_composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_n_cards (&deal->give), ==, 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (self.window), slip));
  emperor_tool_fixture_close (&self);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-tool/compose", test_compose);
  g_test_add_func ("/emperor-tool/hand", test_hand);
  g_test_add_func ("/emperor-tool/refusals", test_refusals);
  g_test_add_func ("/emperor-tool/partners", test_partners);
  g_test_add_func ("/emperor-tool/known", test_known);
  g_test_add_func ("/emperor-tool/only-partner", test_only_partner);
  g_test_add_func ("/emperor-tool/note", test_note);
  g_test_add_func ("/emperor-tool/invite", test_invite);
  g_test_add_func ("/emperor-tool/answer", test_answer);
  g_test_add_func ("/emperor-tool/who-answers", test_who_answers);
  g_test_add_func ("/emperor-tool/counter-answer", test_counter_answer);
  g_test_add_func ("/emperor-tool/keys", test_keys);
  return g_test_run ();
}
