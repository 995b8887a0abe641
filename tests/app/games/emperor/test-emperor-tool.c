/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-tool.h"

#include "emperor-position.h"
#include "emperor-tool-choices.h"
#include "emperor-trade-gold.h"
#include "emperor-trade-picker.h"
#include "emperor-trade-pledge.h"
#include "emperor-trade-slip.h"
#include "favor-piece.h"
#include "page-fixture.h"

/* The page on which trades are composed and questions answered. */

#define PANEL_WIDTH 272

static const FavorNames names = { { "Ann", "Bo", "Cem", "Dee", "Eli", "Fay" } };

/**
 * Fixture:
 * @window: (nullable): shows the tool
 * @n_changed: how often a person changed something
 */
typedef struct
{
  EmperorPosition position;
  EmperorTool    *tool;
  GtkWindow      *window;
  guint           n_changed;
} Fixture;

static void
changed_cb (Fixture *self)
{
  self->n_changed++;
}

/* The position as `viewer` sees it. */
static void
look (Fixture *self, FavorSeat viewer)
{
  EmperorState masked = self->position.state;

  favor_game_observe (&favor_emperor_game, &masked, viewer);
  emperor_tool_set_state (self->tool, &masked, viewer, &names);
}

static void
play (Fixture *self, const char *action, FavorSeat viewer)
{
  emperor_position_play (&self->position, action);
  look (self, viewer);
}

/* The tool has its window from the start: what is drawn is tried, too. */
static void
open_tool (Fixture *self, const char *position, FavorSeat viewer)
{
  *self = (Fixture){ 0 };
  emperor_position_init (&self->position, position);
  self->tool = emperor_tool_new ();
  g_signal_connect_swapped (self->tool, "changed", G_CALLBACK (changed_cb), self);
  look (self, viewer);
  self->window = page_fixture_show (GTK_WIDGET (self->tool), PANEL_WIDTH, 760);
}

static void
close_tool (Fixture *self)
{
  page_fixture_close (self->window);
  emperor_position_clear (&self->position);
}

/* ---- Finding things ------------------------------------------------------------------- */

/* (transfer full) */
static char *
name_of (gpointer widget)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                             GTK_ACCESSIBLE_PROPERTY_LABEL,
                                             "");
}

/* (nullable): the nth widget of that type that is to be seen, counted down in `n`. */
static GtkWidget *
find_nth (GtkWidget *root, GType type, guint *n)
{
  GtkWidget *child;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (*n)-- == 0)
    return root;
  for (child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
nth (gpointer root, GType type, guint n)
{
  return find_nth (GTK_WIDGET (root), type, &n);
}

/* Opens the list of the `n`th slip and clicks the row that begins so. */
static void
pick (Fixture *self, guint n, const char *title)
{
  GtkWidget *slip = nth (self->tool, EMPEROR_TYPE_SLIP, n);
  GtkWidget *add = nth (slip, GTK_TYPE_MENU_BUTTON, 0);
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (add)));
  GtkWidget *list;

  gtk_menu_button_popup (GTK_MENU_BUTTON (add));
  page_fixture_settle ();
  list = nth (popover, GTK_TYPE_LIST_BOX, 0);
  for (int i = 0;; i++)
    {
      GtkListBoxRow   *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i);
      g_autofree char *name = NULL;

      g_assert_nonnull (row);
      name = name_of (row);
      if (!g_str_has_prefix (name, title))
        continue;
      g_assert_true (gtk_widget_activate (GTK_WIDGET (row)));
      break;
    }
  gtk_menu_button_popdown (GTK_MENU_BUTTON (add));
  page_fixture_settle ();
}

static void
type_gold (Fixture *self, guint n, const char *gold)
{
  gtk_editable_set_text (GTK_EDITABLE (nth (self->tool, GTK_TYPE_ENTRY, n)), gold);
}

static void
press_piece (GtkWidget *piece)
{
  g_assert_nonnull (piece);
  gtk_widget_activate_action (piece, "piece.press", NULL);
  page_fixture_settle ();
}

/* Of the offer that is put together. */
static const EmperorDeal *
composed (Fixture *self, EmperorAction kind)
{
  const FavorAction *action = emperor_tool_get_action (self->tool);

  g_assert_nonnull (action);
  g_assert_cmpint (action->kind, ==, kind);
  g_assert_true (favor_emperor_game.check (&self->position.state, action, NULL));
  return kind == EMPEROR_ACTION_COUNTER_TRADE ? (const EmperorDeal *) action->arg
                                              : emperor_deal_of (action);
}

static void
assert_refused (Fixture *self, const char *why)
{
  g_assert_null (emperor_tool_get_action (self->tool));
  g_assert_cmpstr (emperor_tool_get_why_not (self->tool), ==, why);
}

/* (nullable): the label that says so, if it is to be seen. */
static GtkWidget *
words (Fixture *self, const char *text)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *label = nth (self->tool, GTK_TYPE_LABEL, i);

      if (label == NULL || g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text))
        return label;
    }
}

/* ---- Composing ------------------------------------------------------------------------ */

static void
test_compose (void)
{
  Fixture            self;
  const EmperorDeal *deal;

  open_tool (&self, "p0: G8, hand 2C1 B1, market M3, events E1; p1: G6, hand C2", 0);
  g_assert_false (emperor_tool_wants_open (self.tool));
  g_assert_true (emperor_tool_is_composing (self.tool));
  assert_refused (&self, "At least one piece must change hands.");
  emperor_tool_start_trade (self.tool, 1);

  pick (&self, 0, "Soup");
  pick (&self, 0, "Soup");
  pick (&self, 0, "Dragon Robe");
  pick (&self, 1, "Dumplings");
  type_gold (&self, 0, "2");
  g_assert_cmpuint (self.n_changed, ==, 5);
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpint (emperor_tool_get_action (self.tool)->arg[EMPEROR_OFFER_TO], ==, 1);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 2);
  g_assert_cmpuint (emperor_bundle_market (&deal->give), ==, 1u << 2);
  g_assert_cmpint (deal->give.gold, ==, 2);
  g_assert_cmpuint (emperor_bundle_get (&deal->take, EMPEROR_DUMPLINGS), ==, 1);
  g_assert_nonnull (words (&self,
                           "Ann gives Bo 2 Soup, 2 Gold and Dragon Robe for Dumplings."));

  /* A click on a small card takes one of them out. */
  press_piece (nth (nth (self.tool, EMPEROR_TYPE_SLIP, 0), FAVOR_TYPE_PIECE, 0));
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 1);
  press_piece (nth (nth (self.tool, EMPEROR_TYPE_SLIP, 0), FAVOR_TYPE_PIECE, 1));
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_market (&deal->give), ==, 0);
  g_assert_nonnull (words (&self, "Ann gives Bo Soup and 2 Gold for Dumplings."));
  close_tool (&self);
}

static void
test_hand (void)
{
  Fixture            self;
  const EmperorDeal *deal;

  open_tool (&self, "p0: hand 2C1, market M3, events E1; p1: G6, hand C2", 0);
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
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 2);
  g_assert_cmpuint (emperor_bundle_events (&deal->give), ==, 1);

  /* What is sold meanwhile is no longer on the slip, the rest stays. */
  play (&self, "sell C1", 0);
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_SOUP), ==, 1);
  g_assert_cmpuint (emperor_bundle_events (&deal->give), ==, 1);

  /* After a talk the page begins anew. */
  play (&self, "offer p1 give C1 for nothing", 0);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Trade");
  g_assert_null (emperor_tool_get_action (self.tool));
  g_assert_false (emperor_tool_add_piece (self.tool, EMPEROR_SOUP));
  play (&self, "decline", 0);
  assert_refused (&self, "At least one piece must change hands.");
  close_tool (&self);
}

static void
test_refusals (void)
{
  Fixture       self;
  EmperorPledge pledge = { EMPEROR_PLEDGE_NO_INTRIGUE, 0, 2 };

  open_tool (&self, "p0: G8, hand C1; p1: G6, hand C2, unknown; p2: hand 4O1", 0);
  emperor_tool_start_trade (self.tool, 1);
  /* Nobody has so much Gold; typing it is possible. */
  type_gold (&self, 0, "999");
  assert_refused (&self, "You do not have what you offer.");
  g_assert_nonnull (words (&self, "You do not have what you offer."));
  g_assert_nonnull (words (&self, "Ann gives Bo 999 Gold."));
  /* Letters do not come in. */
  type_gold (&self, 0, "12a");
  assert_refused (&self, "At least one piece must change hands.");
  type_gold (&self, 0, "9");
  assert_refused (&self, "You do not have what you offer.");
  type_gold (&self, 0, "");
  assert_refused (&self, "At least one piece must change hands.");
  type_gold (&self, 1, "7");
  assert_refused (&self, "That player does not have so much Gold.");
  type_gold (&self, 1, "6");
  composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_nonnull (words (&self, "Ann asks Bo for 6 Gold."));

  /* A promise alone is no trade. */
  type_gold (&self, 1, "0");
  emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (nth (self.tool,
                                                          EMPEROR_TYPE_PLEDGE_ROW,
                                                          0)),
                                 &pledge);
  g_signal_emit_by_name (nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0), "changed");
  assert_refused (&self, "At least one piece must change hands.");
  g_assert_nonnull (words (&self, "Bo promises Ann: no Intrigue for 2 turns."));
  close_tool (&self);
}

/* All others are partners, and nobody else. */
static void
test_partners (void)
{
  Fixture      self;
  GtkDropDown *partner;

  open_tool (&self, "turn p1; p1: hand C1; p2: hand 2O1", 1);
  partner = GTK_DROP_DOWN (nth (self.tool, GTK_TYPE_DROP_DOWN, 0));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (partner)), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      gtk_drop_down_set_selected (partner, i);
      emperor_tool_add_piece (self.tool, EMPEROR_SOUP);
      composed (&self, EMPEROR_ACTION_OFFER_TRADE);
      g_assert_cmpint (emperor_tool_get_action (self.tool)->arg[EMPEROR_OFFER_TO],
                       ==,
                       i == 0 ? 0 : 2);
    }
  /* Of what the first has nothing is asked of the second. */
  pick (&self, 1, "Commerce Scroll");
  composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  gtk_drop_down_set_selected (partner, 0);
  g_assert_nonnull (words (&self, "Bo gives Ann Soup."));
  /* Oneself, and a seat that is not there, is nobody. */
  emperor_tool_start_trade (self.tool, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (partner), ==, 0);
  emperor_tool_start_trade (self.tool, 5);
  g_assert_cmpuint (gtk_drop_down_get_selected (partner), ==, 0);
  close_tool (&self);
}

static void
test_pledges (void)
{
  static const struct
  {
    EmperorPledge pledge;
    const char   *words;
  } cases[] = {
    { { EMPEROR_PLEDGE_NO_INTRIGUE, 0, 1 }, "Bo promises Ann: no Intrigue for 1 turn." },
    { { EMPEROR_PLEDGE_NO_CARD, 3, 2 },
      "Bo promises Ann not to play Legendary Sword for 2 turns." },
    { { EMPEROR_PLEDGE_PAY_GOLD, 60, 3 }, "Bo promises Ann 60 Gold within 3 turns." },
    { { EMPEROR_PLEDGE_GIVE_CARD, EMPEROR_TIGER_TALLY, 1 },
      "Bo promises Ann Tiger Tally within 1 turn." },
  };

  Fixture self;

  open_tool (&self, "p0: G8", 0);
  emperor_tool_start_trade (self.tool, 1);
  type_gold (&self, 0, "5");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget       *row = nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0);
      g_autofree char *all = g_strconcat ("Ann gives Bo 5 Gold. ", cases[i].words, NULL);
      EmperorPledge    pledge;

      emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (row), &cases[i].pledge);
      g_signal_emit_by_name (row, "changed");
      pledge = composed (&self, EMPEROR_ACTION_OFFER_TRADE)->yours;
      g_assert_cmpmem (&pledge, sizeof pledge, &cases[i].pledge, sizeof pledge);
      g_assert_nonnull (words (&self, all));
    }
  close_tool (&self);
}

static void
test_peaceful (void)
{
  Fixture    self;
  GtkWidget *row;

  /* Where no Intrigue is played none is promised away. */
  open_tool (&self, "option intrigue off; p0: G8", 0);
  row = nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (
                      GTK_DROP_DOWN (nth (row, GTK_TYPE_DROP_DOWN, 0)))),
                    ==,
                    3);
  close_tool (&self);
}

static void
test_invite (void)
{
  Fixture            self;
  const EmperorDeal *deal;

  open_tool (&self, "p0: hand C1; p1: hand C2; talks 9", 0);
  g_assert_nonnull (words (&self, "1 talk left"));
  emperor_tool_start_invite (self.tool, 1);
  g_assert_cmpint (emperor_tool_get_action (self.tool)->kind,
                   ==,
                   EMPEROR_ACTION_INVITE_OFFER);
  g_assert_cmpint (emperor_tool_get_action (self.tool)->arg[0], ==, 1);
  g_assert_nonnull (words (&self, "Ann asks Bo for an offer."));
  g_assert_false (emperor_tool_add_piece (self.tool, EMPEROR_SOUP));

  /* Who is asked makes an offer to who asked, and to nobody else. */
  play (&self, "invite p1", 1);
  g_assert_true (emperor_tool_wants_open (self.tool));
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Trade");
  g_assert_true (emperor_tool_add_piece (self.tool, EMPEROR_DUMPLINGS));
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_DUMPLINGS), ==, 1);
  g_assert_cmpint (emperor_tool_get_action (self.tool)->arg[EMPEROR_OFFER_TO], ==, 0);
  play (&self, "decline", 0);

  /* All talks are used. */
  assert_refused (&self, "You have used all ten trade talks of this turn.");
  close_tool (&self);
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
  Fixture            self;
  const EmperorDeal *deal;
  GtkWidget         *slip;

  open_tool (&self, "p0: G8, hand C1 B1; p1: hand C2", 0);
  slip = nth (self.tool, EMPEROR_TYPE_SLIP, 0);
  gtk_widget_grab_focus (nth (slip, EMPEROR_TYPE_GOLD, 0));
  press ("Up");
  if (g_test_failed () || self.n_changed == 0)
    {
      close_tool (&self);
      return;
    }
  press ("Up");
  press ("Down");
  press ("Prior");
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpint (deal->give.gold, ==, 6);
  press ("ctrl+a");
  press ("3");
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpint (deal->give.gold, ==, 3);
  /* Over the two buttons to the list of cards. */
  press ("Tab");
  press ("Tab");
  press ("Tab");
  press ("Return");
  press ("Down");
  press ("Return");
  press ("Escape");
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_n_cards (&deal->give), ==, 1);
  /* And back to the card, which Enter takes out. */
  press ("shift+Tab");
  g_assert_true (FAVOR_IS_PIECE (gtk_window_get_focus (self.window)));
  press ("Return");
  deal = composed (&self, EMPEROR_ACTION_OFFER_TRADE);
  g_assert_cmpuint (emperor_bundle_n_cards (&deal->give), ==, 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (self.window), slip));
  close_tool (&self);
}

/* ---- Answering ------------------------------------------------------------------------ */

#define OFFER_POSITION "p0: G8, hand C1 B1; p1: G2, hand C2 O1, unknown"
#define OFFER          "offer p1 give C1 G2 for C2 yours no-intrigue:0/2"

static void
test_offer (void)
{
  Fixture     self;
  FavorAction accept = { .kind = EMPEROR_ACTION_ACCEPT_TRADE, .seat = 1 };

  open_tool (&self, OFFER_POSITION, 0);
  play (&self, OFFER, 1);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Answer");
  g_assert_true (emperor_tool_wants_open (self.tool));
  g_assert_false (emperor_tool_is_composing (self.tool));
  g_assert_null (emperor_tool_get_action (self.tool));
  g_assert_null (emperor_tool_get_why_not (self.tool));
  g_assert_nonnull (words (&self,
                           "Ann gives Bo Soup and 2 Gold for Dumplings. "
                           "Bo promises Ann: no Intrigue for 2 turns."));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (nth (nth (self.tool,
                                                             EMPEROR_TYPE_CHOICES,
                                                             0),
                                                        GTK_TYPE_TOGGLE_BUTTON,
                                                        0)),
                                TRUE);
  g_assert_cmpuint (self.n_changed, ==, 1);
  g_assert_cmpmem (emperor_tool_get_action (self.tool),
                   sizeof accept,
                   &accept,
                   sizeof accept);
  close_tool (&self);
}

static void
test_counter (void)
{
  Fixture            self;
  const EmperorDeal *deal;

  open_tool (&self, OFFER_POSITION, 0);
  play (&self, OFFER, 1);
  /* A counter-offer begins with what was offered. */
  emperor_tool_start_counter (self.tool);
  g_assert_true (emperor_tool_is_composing (self.tool));
  deal = composed (&self, EMPEROR_ACTION_COUNTER_TRADE);
  g_assert_cmpuint (emperor_bundle_get (&deal->give, EMPEROR_DUMPLINGS), ==, 1);
  g_assert_cmpuint (emperor_bundle_get (&deal->take, EMPEROR_SOUP), ==, 1);
  g_assert_cmpint (deal->take.gold, ==, 2);
  g_assert_cmpint (deal->mine.kind, ==, EMPEROR_PLEDGE_NO_INTRIGUE);
  g_assert_cmpint (deal->mine.turns, ==, 2);
  type_gold (&self, 1, "4");
  g_assert_cmpint (composed (&self, EMPEROR_ACTION_COUNTER_TRADE)->take.gold, ==, 4);
  emperor_tool_stop_counter (self.tool);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Answer");

  play (&self, "counter give C2 for C1 G4", 0);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Answer");
  emperor_tool_start_counter (self.tool);
  g_assert_false (emperor_tool_is_composing (self.tool));
  close_tool (&self);
}

/* What is asked for need not be there. */
static void
test_cannot_accept (void)
{
  Fixture self;

  open_tool (&self, "p0: hand C1; p1: hand O1, unknown; p2: hand C2, unknown", 0);
  play (&self, "offer p1 give C1 for C2", 1);
  g_assert_cmpstr (emperor_tool_get_why_not (self.tool),
                   ==,
                   "You do not have what is asked.");
  g_assert_nonnull (words (&self, "You do not have what is asked."));
  g_assert_null (words (&self, "Accept"));
  g_assert_nonnull (words (&self, "Decline"));
  /* The counter-offer begins with it all the same, and says why not. */
  emperor_tool_start_counter (self.tool);
  assert_refused (&self, "You do not have what you offer.");
  close_tool (&self);
}

static void
test_plot (void)
{
  Fixture     self;
  FavorAction shield = { .kind = EMPEROR_ACTION_REACT,
                         .seat = 0,
                         .arg = { EMPEROR_STEEL_SHIELD } };

  open_tool (&self,
             "turn p1; p0: F12, G8, stars C2 P1, hand C1 B2 A1, market M11; "
             "p1: G4, hand B3, F5",
             1);
  play (&self, "play B3 at p0 staff C", 0);
  g_assert_nonnull (words (&self, "Bo plots against you."));
  g_assert_nonnull (words (&self, "You lose one of your 2 Stars on the Chef."));
  g_assert_nonnull (words (&self, "You give Bo 3 of your 8 Gold."));
  g_assert_nonnull (words (&self, "Steel Shield"));
  g_assert_nonnull (words (&self, "Stops it. Bo gives you 4 Gold."));
  g_assert_nonnull (words (&self, "Let It Pass"));
  /* Herbs stop poison alone. */
  g_assert_null (words (&self, "Medicinal Herbs"));

  /* What was chosen in the hand is marked, without a word to those who know. */
  emperor_tool_set_chosen (self.tool, &shield);
  g_assert_cmpmem (emperor_tool_get_action (self.tool),
                   sizeof shield,
                   &shield,
                   sizeof shield);
  emperor_tool_set_chosen (self.tool, NULL);
  g_assert_null (emperor_tool_get_action (self.tool));
  g_assert_cmpuint (self.n_changed, ==, 0);
  play (&self, "pass", 0);
  g_assert_false (emperor_tool_wants_open (self.tool));
  g_assert_nonnull (words (&self, "There is nothing to answer now."));
  close_tool (&self);
}

static void
test_blackmail (void)
{
  Fixture self;

  open_tool (&self, "turn p1; p0: F12, G8; p1: market M7", 1);
  play (&self, "play M7 at p0", 0);
  g_assert_nonnull (words (&self, "You choose: pay Bo 5 Gold or lose 4 Favor."));
  play (&self, "pass", 0);
  g_assert_nonnull (words (&self, "You have 8 Gold."));
  g_assert_nonnull (words (&self, "You lose 4 of your 12 Favor."));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (nth (nth (self.tool,
                                                             EMPEROR_TYPE_CHOICES,
                                                             0),
                                                        GTK_TYPE_TOGGLE_BUTTON,
                                                        1)),
                                TRUE);
  g_assert_cmpint (emperor_tool_get_action (self.tool)->kind,
                   ==,
                   EMPEROR_ACTION_ANSWER_BLACKMAIL);
  g_assert_cmpint (emperor_tool_get_action (self.tool)->arg[0], ==, EMPEROR_ANSWER_LOSE);
  close_tool (&self);
}

static void
test_keep (void)
{
  Fixture self;

  open_tool (&self, "p0: G9, hand P1 2B1, events E4", 0);
  play (&self, "buy", 0);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Keep");
  g_assert_nonnull (words (&self, "Forged Lineage"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (nth (nth (self.tool,
                                                             EMPEROR_TYPE_CHOICES,
                                                             0),
                                                        GTK_TYPE_TOGGLE_BUTTON,
                                                        2)),
                                TRUE);
  g_assert_cmpint (emperor_tool_get_action (self.tool)->kind,
                   ==,
                   EMPEROR_ACTION_KEEP_MARKET);
  g_assert_cmpint (emperor_tool_get_action (self.tool)->arg[0], ==, 2);
  play (&self, "keep M1", 0);
  play (&self, "play P1 event E4", 0);
  g_assert_nonnull (words (&self, "2 Favor · 0 of 3 cards"));
  g_assert_nonnull (words (&self, "Heavenly Rites goes back under the deck."));
  /* Others see nothing of it. */
  look (&self, 1);
  g_assert_null (words (&self, "2 Favor · 0 of 3 cards"));
  g_assert_false (emperor_tool_wants_open (self.tool));
  close_tool (&self);
}

static void
test_seize (void)
{
  Fixture self;

  open_tool (&self, "p0: hand O3; p1: hand 2C1 B3, unknown", 0);
  play (&self, "play O3 at p1", 1);
  g_assert_nonnull (words (&self, "Ann looks at your Staff cards and takes 2 of 3."));
  play (&self, "pass", 0);
  g_assert_cmpstr (emperor_tool_get_title (self.tool), ==, "Seize");
  g_assert_nonnull (words (&self, "2 cards to take"));
  g_assert_nonnull (words (&self, "2 cards"));
  g_assert_nonnull (words (&self, "Legendary Sword"));
  play (&self, "seize C1", 0);
  g_assert_nonnull (words (&self, "1 card to take"));
  g_assert_null (words (&self, "2 cards"));
  close_tool (&self);
}

/* ---- Of all of it --------------------------------------------------------------------- */

static const char *const scenes[][3] = {
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
open_scene (Fixture *self, guint n)
{
  g_auto (GStrv) actions = g_strsplit (scenes[n][1], ";", -1);

  open_tool (self, scenes[n][0], 0);
  for (guint i = 0; actions[i] != NULL; i++)
    if (*actions[i] != '\0')
      emperor_position_play (&self->position, actions[i]);
  look (self, (FavorSeat) g_ascii_digit_value (scenes[n][2][0]));
  page_fixture_settle ();
}

static void
assert_named (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !GTK_IS_TEXT (widget))
    {
      g_autofree char *name = name_of (widget);

      if (name == NULL || *name == '\0')
        g_error ("a %s has no name", G_OBJECT_TYPE_NAME (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_named (child);
}

static void
test_names (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      Fixture self;

      open_scene (&self, i);
      assert_named (GTK_WIDGET (self.tool));
      close_tool (&self);
    }
}

/* The narrowest panel is wide enough, whatever is composed. */
static void
test_width (void)
{
  static const EmperorPledge pledge = { EMPEROR_PLEDGE_PAY_GOLD, 60, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      Fixture    self;
      GtkWidget *row;
      int        least;

      open_scene (&self, i);
      row = nth (self.tool, EMPEROR_TYPE_PLEDGE_ROW, 0);
      if (row != NULL)
        emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (row), &pledge);
      gtk_widget_measure (GTK_WIDGET (self.tool),
                          GTK_ORIENTATION_HORIZONTAL,
                          -1,
                          &least,
                          NULL,
                          NULL,
                          NULL);
      g_assert_cmpint (least, <=, PANEL_WIDTH);
      close_tool (&self);
    }
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-tool/compose", test_compose);
  g_test_add_func ("/emperor-tool/hand", test_hand);
  g_test_add_func ("/emperor-tool/refusals", test_refusals);
  g_test_add_func ("/emperor-tool/partners", test_partners);
  g_test_add_func ("/emperor-tool/pledges", test_pledges);
  g_test_add_func ("/emperor-tool/peaceful", test_peaceful);
  g_test_add_func ("/emperor-tool/invite", test_invite);
  g_test_add_func ("/emperor-tool/keys", test_keys);
  g_test_add_func ("/emperor-tool/offer", test_offer);
  g_test_add_func ("/emperor-tool/counter", test_counter);
  g_test_add_func ("/emperor-tool/cannot-accept", test_cannot_accept);
  g_test_add_func ("/emperor-tool/plot", test_plot);
  g_test_add_func ("/emperor-tool/blackmail", test_blackmail);
  g_test_add_func ("/emperor-tool/keep", test_keep);
  g_test_add_func ("/emperor-tool/seize", test_seize);
  g_test_add_func ("/emperor-tool/names", test_names);
  g_test_add_func ("/emperor-tool/width", test_width);
  return g_test_run ();
}
