/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-tool-fixture.h"
#include "emperor-trade-slip.h"
#include "emperor-words.h"
#include "favor-chip-row.h"
#include "favor-decision-bar-private.h"
#include "favor-offer-page.h"
#include "favor-session-private.h"
#include "favor-settings.h"
#include "game-page-fixture.h"

/* The page of a game with the view of Emperor's Favor: the note that is written beside a trade, and
 * what the parts of the page say and keep while something is chosen. */

#define LONG_SENTENCE                                                                    \
  "The third Star costs 5 Gold, and a 2-Star card and a 3-Star card of different Staff. "
#define NOTE "for <b>peace & quiet</b>"

static const EmperorState *
newest (Fixture *fixture)
{
  return favor_session_get_state (fixture->session,
                                  favor_session_get_n_plies (fixture->session));
}

/* Two people; the first turn, with the eyes of who has it. */
static void
set_up (Fixture *fixture)
{
  EmperorOptions options;

  favor_schema_set_defaults (&emperor_options_schema, &options);
  fixture->session = page_fixture_session_with (&favor_emperor_game, &options, 2, 4);
  while (newest (fixture)->head.phase != EMPEROR_PHASE_PLAY ||
         newest (fixture)->prompt != EMPEROR_PROMPT_NONE ||
         newest (fixture)->gold[newest (fixture)->head.decider] == 0)
    page_fixture_play (fixture->session, 1);
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (fixture->session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), 1280, 860);
  act (fixture, "view.uncover");
}

static GtkWidget *
find_note (Fixture *fixture)
{
  GtkWidget *tool = favor_game_view_get_tool (fixture->page->view);

  for (guint i = 0;; i++)
    {
      GtkWidget *entry = emperor_tool_fixture_nth (tool, GTK_TYPE_ENTRY, i);

      g_assert_nonnull (entry);
      if (g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (entry)),
                     "Note for this trade") == 0)
        return entry;
    }
}

/* Puts together the gift of one Gold; it is not made yet. */
static void
compose (Fixture *fixture, const char *note)
{
  GtkWidget *tool;

  g_assert_true (favor_game_view_press_letter (fixture->page->view, 'o'));
  tool = favor_game_view_get_tool (fixture->page->view);
  gtk_editable_set_text (GTK_EDITABLE (emperor_tool_fixture_nth (tool,
                                                                 GTK_TYPE_ENTRY,
                                                                 0)),
                         "1");
  gtk_editable_set_text (GTK_EDITABLE (find_note (fixture)), note);
  page_fixture_settle ();
}

/* Asks for that card, for nothing. */
static void
set_asked (Fixture *fixture, gint card)
{
  GtkWidget *page = page_fixture_find (favor_game_view_get_tool (fixture->page->view),
                                       FAVOR_TYPE_OFFER_PAGE,
                                       NULL);
  FavorOfferPage *offer_page = FAVOR_OFFER_PAGE (page);
  EmperorBundle   bundle = { 0 };

  emperor_bundle_add (&bundle, card, 1);
  emperor_slip_set_bundle (favor_offer_page_get_taken (offer_page), &bundle);
  favor_offer_page_change (offer_page);
  page_fixture_settle ();
}

/* Makes the offer; its ply. */
static guint
offer (Fixture *fixture, const char *note)
{
  guint n = favor_session_get_n_plies (fixture->session);

  compose (fixture, note);
  act (fixture, "view.commit");
  g_assert_cmpuint (favor_session_get_n_plies (fixture->session), ==, n + 1);
  g_assert_cmpint (favor_session_get_action (fixture->session, n + 1)->kind,
                   ==,
                   EMPEROR_ACTION_OFFER_TRADE);
  return n + 1;
}

/* It is kept with the ply, read in the log as it was written, and with the move when it is looked
 * at; undone with it, and done again. */
static void
test_kept (void)
{
  Fixture fixture;
  guint   ply;

  set_up (&fixture);
  ply = offer (&fixture, " " NOTE " ");
  g_assert_cmpstr (favor_session_get_note (fixture.session, ply), ==, NOTE);
  act (&fixture, "view.uncover");
  act (&fixture, "view.show-log");
  page_fixture_wait_for (page_fixture_find (GTK_WIDGET (fixture.page),
                                            GTK_TYPE_LABEL,
                                            NOTE) != NULL);
  act (&fixture, "session.undo");
  act (&fixture, "session.undo-anyway");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, ply - 1);
  page_fixture_wait_for (page_fixture_find (GTK_WIDGET (fixture.page),
                                            GTK_TYPE_LABEL,
                                            NOTE) == NULL);
  act (&fixture, "view.uncover");
  act (&fixture, "session.redo");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, ply);
  g_assert_cmpstr (favor_session_get_note (fixture.session, ply), ==, NOTE);
  tear_down (&fixture);
}

/* Nothing written is no note; and what was written beside one offer is not that of the next. */
static void
test_none (void)
{
  Fixture fixture;
  guint   ply;

  set_up (&fixture);
  ply = offer (&fixture, "  ");
  g_assert_null (favor_session_get_note (fixture.session, ply));
  act (&fixture, "view.uncover");
  act (&fixture, "session.undo");
  act (&fixture, "session.undo-anyway");
  act (&fixture, "view.uncover");
  compose (&fixture, NOTE);
  /* Given up. */
  g_assert_true (favor_game_view_press_letter (fixture.page->view, 'o'));
  g_assert_false (favor_game_view_get_tool_open (fixture.page->view));
  g_assert_true (favor_game_view_press_letter (fixture.page->view, 'o'));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_note (&fixture))), ==, "");
  tear_down (&fixture);
}

/* It is the note of the offer alone. */
static void
test_other_action (void)
{
  Fixture           fixture;
  const FavorAction end = { .kind = EMPEROR_ACTION_END_TURN };
  FavorAction       action = end;
  guint             n;

  set_up (&fixture);
  n = favor_session_get_n_plies (fixture.session);
  action.seat = newest (&fixture)->head.decider;
  compose (&fixture, NOTE);
  favor_game_page_submit (fixture.page, &action);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n + 1);
  g_assert_null (favor_session_get_note (fixture.session, n + 1));
  tear_down (&fixture);
}

/* Whoever looks back writes nothing beside an offer. */
static void
test_review (void)
{
  Fixture fixture;

  set_up (&fixture);
  compose (&fixture, NOTE);
  g_assert_true (gtk_widget_get_mapped (find_note (&fixture)));
  act (&fixture, "cursor.back");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  page_fixture_settle ();
  g_assert_false (favor_game_view_get_tool_open (fixture.page->view));
  tear_down (&fixture);
}

/* An offer that a person declined stays, and can be made again at once; what was written went with
 * the first one. Whoever leaves it finds it there again. */
static void
test_declined (void)
{
  Fixture            fixture;
  FavorAction        decline = { .kind = EMPEROR_ACTION_DECLINE_TRADE };
  FavorAction        before;
  const FavorAction *selected;

  set_up (&fixture);
  before = *favor_session_get_action (fixture.session, offer (&fixture, NOTE));
  act (&fixture, "view.uncover");
  decline.seat = newest (&fixture)->head.decider;
  favor_game_page_submit (fixture.page, &decline);
  act (&fixture, "view.uncover");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (favor_game_view_get_tool_open (fixture.page->view));
      selected = favor_game_view_get_selected (fixture.page->view);
      g_assert (selected != NULL);
      g_assert_true (favor_action_equal (selected, &before));
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_note (&fixture))),
                       ==,
                       "");
      g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.page),
                                           GTK_TYPE_LABEL,
                                           "No."));
      g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.page),
                                           GTK_TYPE_BUTTON,
                                           "Cancel"));
      act (&fixture, "view.clear");
      g_assert_false (favor_game_view_get_tool_open (fixture.page->view));
      g_assert_null (favor_game_view_get_selected (fixture.page->view));
      g_assert_true (favor_game_view_press_letter (fixture.page->view, 'o'));
    }
  tear_down (&fixture);
}

/* ---- What else there is on it --------------------------------------------------------- */

static EmperorView *
view_of (Fixture *fixture)
{
  return EMPEROR_VIEW (fixture->page->view);
}

/* With the eyes of who decides in that position of three; a set of them are computers. */
static void
open_position_with (Fixture    *fixture,
                    const char *text,
                    guint       computers,
                    int         width,
                    int         height)
{
  FavorPlayer              players[] = { { .name = (char *) "Ann", .colour = 0 },
                                         { .name = (char *) "Bo", .colour = 1 },
                                         { .name = (char *) "Cem", .colour = 2 } };
  g_auto (EmperorPosition) position = { 0 };
  g_autoptr (GError)       error = NULL;

  for (guint i = 0; i < 3; i++)
    {
      players[i].is_bot = computers >> i & 1;
      players[i].level = FAVOR_LEVEL_CASUAL;
    }
  emperor_position_init (&position, text);
  fixture->session = favor_session_new_from_position (&favor_emperor_game,
                                                      &position.state,
                                                      players,
                                                      3,
                                                      1,
                                                      &error);
  g_assert_no_error (error);
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (fixture->session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), width, height);
  if (computers == 0)
    act (fixture, "view.uncover");
  page_fixture_settle ();
}

static void
open_position (Fixture *fixture, const char *text, int width, int height)
{
  open_position_with (fixture, text, 0, width, height);
}

/* A computer declines, and says why; the page stays with the offer, which is made better and made
 * again, or given up. */
static void
test_computer_declines (void)
{
  static const char why[] = "What I would give sells for 6 Gold more.";
  static const char said[] = "Bo: “What I would give sells for 6 Gold more.” Ann, offer "
                             "something else.";

  Fixture fixture;

  open_position_with (&fixture, "p0: G8; p1: G2, hand C3", 1u << 1 | 1u << 2, 1280, 860);
  g_assert_true (favor_game_view_press_letter (fixture.page->view, 'o'));
  set_asked (&fixture, emperor_parse_piece ("C3"));
  act (&fixture, "view.commit");
  page_fixture_wait_for (favor_session_get_n_plies (fixture.session) == 2 &&
                         mode (&fixture) == FAVOR_TABLE_PLAYING);
  g_assert_cmpint (favor_session_get_action (fixture.session, 2)->kind,
                   ==,
                   EMPEROR_ACTION_DECLINE_TRADE);
  page_fixture_settle ();
  g_assert_true (favor_game_view_get_tool_open (fixture.page->view));
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.page), GTK_TYPE_LABEL, why));
  /* The sentence has it, too: it is what a screen reader says of the decision. */
  g_assert_cmpstr (
    favor_decision_get_text (favor_table_get_decision (fixture.page->table), "sentence"),
    ==,
    said);

  /* Nothing can be done by a key that is pressed once too often. */
  g_assert_null (favor_game_view_get_selected (fixture.page->view));
  act (&fixture, "view.commit");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 2);

  /* What is seen after an undo was not answered yet. */
  act (&fixture, "session.undo");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 0);
  page_fixture_settle ();
  g_assert_false (favor_game_view_get_tool_open (fixture.page->view));
  tear_down (&fixture);
}

static void
keep_refusal_cb (char **refused, const char *why)
{
  g_free (*refused);
  *refused = g_strdup (why);
}

/* Without confirmations, too, no click pays for anything: what it costs is proposed. */
static void
test_no_click_spends (void)
{
  Fixture fixture;

  g_settings_set_boolean (favor_settings_get_default (), "confirm-every-move", FALSE);
  open_position (&fixture, "p0: stars A1 C1, G9, hand P1 O1 2B1", 1280, 860);
  view_fixture_press (emperor_palace_get_piece (view_of (&fixture)->palace,
                                                EMPEROR_KEY_SLOT +
                                                  EMPEROR_STAFF_STRATEGIST));
  page_fixture_settle ();
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 0);
  g_assert_nonnull (favor_game_view_get_selected (fixture.page->view));
  act (&fixture, "view.commit");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 1);
  g_assert_cmpint (favor_session_get_action (fixture.session, 1)->kind,
                   ==,
                   EMPEROR_ACTION_ALLY);
  g_settings_reset (favor_settings_get_default (), "confirm-every-move");
  tear_down (&fixture);
}

/* Who holds a 2-Star and a 3-Star card hears what is wrong with them: they are of one Staff. */
static void
test_third_star (void)
{
  Fixture          fixture;
  g_autofree char *refused = NULL;

  open_position (&fixture, "p0: stars A2 C1, G9, hand A2 A3", 1280, 860);
  g_signal_connect_swapped (fixture.page->view,
                            "refused",
                            G_CALLBACK (keep_refusal_cb),
                            &refused);
  view_fixture_press (emperor_palace_get_piece (view_of (&fixture)->palace,
                                                EMPEROR_KEY_SLOT +
                                                  EMPEROR_STAFF_APOTHECARY));
  g_assert_cmpstr (refused,
                   ==,
                   "The third Star costs 5 Gold, and a 2-Star card and a 3-Star card of "
                   "different Staff.");
  tear_down (&fixture);
}

static const char *
commit_tooltip (Fixture *fixture)
{
  return g_object_get_data (G_OBJECT (fixture->page->bar->button[BAR_BUTTON_COMMIT]),
                            "favor-tooltip");
}

/* The button that ends the turn claims nothing about what else there would be to do. */
static void
test_end_turn (void)
{
  Fixture fixture;

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 C1", 1280, 860);
  page_fixture_settle ();
  g_assert_cmpstr (commit_tooltip (&fixture),
                   ==,
                   "Nothing is selected: this ends the turn (Ctrl+Enter)");
  view_fixture_press (favor_hand_find (view_of (&fixture)->hand,
                                       (guint) emperor_card_of (EMPEROR_STAFF_CHEF, 1) *
                                         EMPEROR_KEY_COPIES));
  g_assert_cmpstr (commit_tooltip (&fixture),
                   !=,
                   "Nothing is selected: this ends the turn (Ctrl+Enter)");
  tear_down (&fixture);
}

static gboolean
has_chip (Fixture *fixture, const char *label)
{
  GArray *chips = favor_decision_get_chips (favor_table_get_decision (fixture->page
                                                                        ->table));

  for (guint i = 0; i < chips->len; i++)
    if (g_str_equal (g_array_index (chips, FavorChip, i).label, label))
      return TRUE;
  return FALSE;
}

/* The button that clears takes all back at once, also where a part is still missing. */
static void
test_clear_all (void)
{
  Fixture        fixture;
  FavorDecision *decision;

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 C1 S1", 1280, 860);
  decision = favor_table_get_decision (fixture.page->table);
  g_assert_false (favor_decision_get_flag (decision, "begun"));
  view_fixture_press (emperor_palace_get_piece (view_of (&fixture)->palace,
                                                EMPEROR_KEY_SLOT + EMPEROR_STAFF_PRIEST));
  g_assert_nonnull (favor_game_view_get_selected (fixture.page->view));
  g_assert_cmpstr (favor_decision_get_text (decision, "commit-label"), ==, "Pay");
  /* Step by step one part goes. */
  act (&fixture, "view.clear");
  g_assert_true (favor_decision_get_flag (decision, "begun"));
  act (&fixture, "view.clear-all");
  g_assert_null (favor_game_view_get_selected (fixture.page->view));
  g_assert_false (favor_decision_get_flag (decision, "begun"));
  tear_down (&fixture);
}

/* All about each card is read at a glance, in a window of a common size. */
static void
test_details (void)
{
  Fixture        fixture;
  GtkAdjustment *adjustment;

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 C1 S1", 1280, 800);
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (page_fixture_find (GTK_WIDGET (view_of (&fixture)->details),
                                            GTK_TYPE_SCROLLED_WINDOW,
                                            NULL)));
  for (guint piece = 0; piece < EMPEROR_N_PIECES; piece++)
    {
      emperor_view_inspect_card (view_of (&fixture), piece);
      page_fixture_settle ();
      g_test_message ("%s", emperor_piece_title (piece));
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment),
                         <=,
                         gtk_adjustment_get_page_size (adjustment));
    }
  tear_down (&fixture);
}

/* Where nothing else can pay, a card that is taken back is not paid with all the same. */
static void
test_back (void)
{
  Fixture        fixture;
  FavorDecision *decision;

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 C1", 1280, 860);
  decision = favor_table_get_decision (fixture.page->table);
  view_fixture_press (emperor_palace_get_piece (view_of (&fixture)->palace,
                                                EMPEROR_KEY_SLOT + EMPEROR_STAFF_PRIEST));
  g_assert_nonnull (favor_game_view_get_selected (fixture.page->view));
  act (&fixture, "view.clear");
  g_assert_null (favor_game_view_get_selected (fixture.page->view));
  g_assert_false (favor_decision_get_flag (decision, "begun"));
  tear_down (&fixture);
}

/* Whoever was asked for an offer leaves its page by one press, too. */
static void
test_clear_invited (void)
{
  Fixture fixture;

  open_position (&fixture, "p0: G8, hand A1; p1: hand C3", 1280, 860);
  page_fixture_settle ();
  g_assert_true (favor_game_view_press_letter (fixture.page->view, 'o'));
  act (&fixture, "view.clear-all");
  g_assert_false (favor_game_view_get_tool_open (fixture.page->view));
  {
    FavorAction invite = { .kind = EMPEROR_ACTION_INVITE_OFFER, .arg = { 1 } };

    invite.seat = newest (&fixture)->head.decider;
    favor_game_page_submit (fixture.page, &invite);
  }
  act (&fixture, "view.uncover");
  g_assert_cmpint (newest (&fixture)->prompt, ==, EMPEROR_PROMPT_INVITE);
  g_assert_true (favor_game_view_get_tool_open (fixture.page->view));
  act (&fixture, "view.clear-all");
  g_assert_false (favor_game_view_get_tool_open (fixture.page->view));
  tear_down (&fixture);
}

/* Before copies are given away it is said for what. */
static void
test_upgrade (void)
{
  Fixture     fixture;
  FavorAction action = {
    .kind = EMPEROR_ACTION_UPGRADE,
    .arg = { (gint16) emperor_card_of (EMPEROR_STAFF_APOTHECARY, 1) },
  };

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 A1 A1", 1280, 860);
  g_assert_false (has_chip (&fixture, "becomes Poisoned Tea"));
  favor_game_view_propose (fixture.page->view, &action);
  g_assert_true (has_chip (&fixture, "becomes Poisoned Tea"));
  tear_down (&fixture);
}

/* A word that stands for a card in the bar tells which one, and what it does. */
static void
test_once (void)
{
  Fixture fixture;
  GArray *chips;
  guint   n = 0;

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 C1", 1280, 860);
  chips = favor_decision_get_chips (favor_table_get_decision (fixture.page->table));
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (g_str_equal (chip->label, "Book"))
        {
          g_assert_true (g_str_has_prefix (chip->about, "Book of Strategies\n"));
          n++;
        }
      else if (g_str_equal (chip->label, "Move"))
        {
          g_assert_nonnull (chip->about);
          n++;
        }
    }
  g_assert_cmpuint (n, ==, 2);
  tear_down (&fixture);
}

static FavorPiece *
pile_of (Fixture *fixture, guint card)
{
  return emperor_palace_get_piece (view_of (fixture)->palace, EMPEROR_KEY_PILE + card);
}

static graphene_rect_t
bounds_of (Fixture *fixture, gpointer widget)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->page), &at));
  return at;
}

static graphene_rect_t
place_of (Fixture *fixture, FavorPiece *piece)
{
  g_assert_nonnull (piece);
  return bounds_of (fixture, piece);
}

/* Events that were completed lie over none that is open, and over no Black Market card. */
static void
test_completed_events (gconstpointer data)
{
  Fixture     fixture;
  FavorPiece *seen[3];

  open_position (&fixture,
                 "p0: G9, hand A1 C1 P1 O1, market M3, events E1 E2, done E3 E4 E5",
                 GPOINTER_TO_INT (data),
                 760);
  seen[0] = favor_hand_find (view_of (&fixture)->hand, EMPEROR_KEY_OPEN + 0);
  seen[1] = favor_hand_find (view_of (&fixture)->hand, EMPEROR_KEY_OPEN + 1);
  seen[2] = favor_hand_find (view_of (&fixture)->hand,
                             (EMPEROR_N_CARDS + 2) * EMPEROR_KEY_COPIES);
  for (guint event = 2; event < 5; event++)
    {
      graphene_rect_t done = place_of (&fixture,
                                       favor_hand_find (view_of (&fixture)->hand,
                                                        EMPEROR_KEY_DONE + event));

      for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
        {
          graphene_rect_t open = place_of (&fixture, seen[i]);

          /* At least its start, where the picture is, is in sight. */
          g_assert_cmpfloat (done.origin.x - open.origin.x, >=, 25);
        }
    }
  tear_down (&fixture);
}

/* After a hint Enter does what it says, whatever had the focus before. */
static void
test_hint_keeps (void)
{
  Fixture            fixture;
  EmperorOptions     options;
  FavorAction        hint;
  const FavorAction *played;

  favor_schema_set_defaults (&emperor_options_schema, &options);
  fixture.session = page_fixture_session_with (&favor_emperor_game, &options, 2, 4);
  g_assert_cmpint (newest (&fixture)->head.phase, ==, EMPEROR_PHASE_SETUP_EVENT);
  fixture.page = FAVOR_GAME_PAGE (favor_game_page_new (fixture.session));
  fixture.window = page_fixture_show (GTK_WIDGET (fixture.page), 1280, 860);
  act (&fixture, "view.uncover");
  page_fixture_settle ();
  act (&fixture, "view.hint");
  page_fixture_wait_for (favor_game_view_get_selected (fixture.page->view) != NULL);
  hint = *favor_game_view_get_selected (fixture.page->view);
  page_fixture_settle ();
  if (page_fixture_key ("Return"))
    {
      page_fixture_wait_for (favor_session_get_n_plies (fixture.session) == 1);
      played = favor_session_get_action (fixture.session, 1);
      g_assert_true (favor_action_equal (played, &hint));
    }
  tear_down (&fixture);
}

/* ---- While the bar says one thing after the other -------------------------------------- */

static void
say_much (Fixture *fixture, const char *sentence, guint n_chips)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  for (guint i = 0; i < n_chips; i++)
    favor_chips_add (chips,
                     FAVOR_CHIP_OPTION,
                     i,
                     FALSE,
                     g_strdup ("A chip with some words"),
                     NULL);
  g_object_set (page_fixture_find (GTK_WIDGET (fixture->page->bar),
                                   FAVOR_TYPE_CHIP_ROW,
                                   NULL),
                "chips",
                chips,
                NULL);
  gtk_label_set_label (GTK_LABEL (fixture->page->bar->sentence), sentence);
  page_fixture_settle ();
}

/* All of them. */
static void
assert_places (Fixture *fixture, const graphene_rect_t *piles)
{
  page_fixture_settle ();
  for (guint i = 0; i < EMPEROR_N_CARDS; i++)
    {
      graphene_rect_t now = place_of (fixture, pile_of (fixture, i));

      g_assert_true (graphene_rect_equal (&now, &piles[i]));
    }
}

typedef struct
{
  const char *path;
  int         width;
  int         height;
} Size;

static const Size sizes[] = {
  { "/emperor-page/steady/wide", 1280, 720 },
  { "/emperor-page/steady/medium", 800, 600 },
  { "/emperor-page/steady/narrow", 400, 800 },
  { "/emperor-page/steady/small", 360, 640 },
};

/* The piles stay where they are, and as large: a short sentence, a long one, many chips, what is
 * selected, a refusal. A bar that is higher than its place lies over the edge of the palace. */
static void
test_steady (gconstpointer data)
{
  const Size     *size = data;
  Fixture         fixture;
  graphene_rect_t piles[EMPEROR_N_CARDS], at;
  int             low;

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 C1", size->width, size->height);
  for (guint i = 0; i < EMPEROR_N_CARDS; i++)
    piles[i] = place_of (&fixture, pile_of (&fixture, i));
  /* With what it says as a rule it covers nothing. */
  /* With what it says as a rule it covers nothing. */
  low = gtk_widget_get_height (GTK_WIDGET (fixture.page->bar));
  at = bounds_of (&fixture, fixture.page->view);
  g_assert_cmpfloat (at.origin.y + at.size.height,
                     <=,
                     bounds_of (&fixture, fixture.page->bar).origin.y);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture.page->view)),
                   <=,
                   bounds_of (&fixture, fixture.page->bar).origin.y -
                     bounds_of (&fixture, fixture.page->view).origin.y);
  view_fixture_press (pile_of (&fixture, 0));
  assert_places (&fixture, piles);
  say_much (&fixture, LONG_SENTENCE LONG_SENTENCE, 3);
  assert_places (&fixture, piles);
  say_much (&fixture, LONG_SENTENCE, 16);
  assert_places (&fixture, piles);
  favor_decision_bar_refuse (fixture.page->bar, LONG_SENTENCE LONG_SENTENCE);
  assert_places (&fixture, piles);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture.page->bar)), >, low);
  say_much (&fixture, "Choose.", 0);
  assert_places (&fixture, piles);
  tear_down (&fixture);
}

/* ---- Prices --------------------------------------------------------------------------- */

static gboolean
are_prices_on_board (Fixture *fixture)
{
  return gtk_widget_get_mapped (GTK_WIDGET (
    emperor_palace_get_piece (view_of (fixture)->palace, EMPEROR_KEY_PRICES)));
}

static gboolean
are_prices_on_pads (Fixture *fixture)
{
  GtkWidget *summary = GTK_WIDGET (view_of (fixture)->summary);

  return gtk_widget_get_mapped (page_fixture_find (summary, GTK_TYPE_LABEL, "Prices"));
}

/* What the price sheet says, whole. */
static void
assert_prices_on_pads (Fixture *fixture)
{
  FavorPiece *sheet = emperor_palace_get_piece (view_of (fixture)->palace,
                                                EMPEROR_KEY_PRICES);
  GtkWidget  *label = page_fixture_find (GTK_WIDGET (view_of (fixture)->summary),
                                        GTK_TYPE_LABEL,
                                        favor_piece_get_label (sheet));

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_false (page_fixture_is_cut (label));
  g_assert_nonnull (strstr (favor_piece_get_label (sheet), "First Star: "));
  g_assert_nonnull (strstr (favor_piece_get_label (sheet), "You can pay now: "));
}

/* Where the board has no room for them they stand above the pads, and nowhere twice. */
static void
test_prices (gconstpointer data)
{
  gboolean narrow = GPOINTER_TO_INT (data) < 700;
  Fixture  fixture;

  open_position (&fixture,
                 "p0: stars A1 C1, G9, hand A1 C1 P2 O2",
                 GPOINTER_TO_INT (data),
                 800);
  g_assert_cmpint (are_prices_on_board (&fixture), ==, !narrow);
  g_object_set (fixture.page, "page", "pads", NULL);
  page_fixture_settle ();
  g_assert_cmpint (are_prices_on_pads (&fixture), ==, narrow);
  if (narrow)
    assert_prices_on_pads (&fixture);
  tear_down (&fixture);
}

/* They go from the one place to the other as the window is resized. */
static void
test_prices_move (void)
{
  Fixture fixture;

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 C1 P2 O2", 1280, 800);
  g_object_set (fixture.page, "page", "pads", NULL);
  page_fixture_settle ();
  g_assert_false (are_prices_on_pads (&fixture));
  gtk_window_set_default_size (fixture.window, 400, 800);
  page_fixture_wait_for (are_prices_on_pads (&fixture));
  assert_prices_on_pads (&fixture);
  gtk_window_set_default_size (fixture.window, 1280, 800);
  page_fixture_wait_for (are_prices_on_board (&fixture));
  page_fixture_settle ();
  g_assert_false (are_prices_on_pads (&fixture));
  tear_down (&fixture);
}

/* ---- The end of a turn ---------------------------------------------------------------- */

/* Asked once more whether the turn is to end, Enter says yes, even where the focus was on what can
 * be bought. */
static void
test_end_turn_by_key (void)
{
  Fixture            fixture;
  const FavorAction *selected;

  open_position (&fixture, "p0: stars A1 C1, G9, hand A1 C1", 1280, 860);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (
    emperor_palace_get_piece (view_of (&fixture)->palace, EMPEROR_KEY_MARKET))));
  page_fixture_settle ();
  if (page_fixture_key ("ctrl+Return"))
    {
      page_fixture_wait_for (favor_game_view_get_selected (fixture.page->view) != NULL);
      selected = favor_game_view_get_selected (fixture.page->view);
      g_assert_cmpint (selected->kind, ==, EMPEROR_ACTION_END_TURN);
      page_fixture_settle ();
      g_assert_true (page_fixture_key ("Return"));
      page_fixture_wait_for (favor_session_get_n_plies (fixture.session) > 0);
      g_assert_cmpint (favor_session_get_action (fixture.session, 1)->kind,
                       ==,
                       EMPEROR_ACTION_END_TURN);
      g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 1);
    }
  tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/emperor-page/note/kept", test_kept);
  g_test_add_func ("/emperor-page/note/none", test_none);
  g_test_add_func ("/emperor-page/note/other-action", test_other_action);
  g_test_add_func ("/emperor-page/note/review", test_review);
  g_test_add_func ("/emperor-page/note/declined", test_declined);
  g_test_add_func ("/emperor-page/computer-declines", test_computer_declines);
  g_test_add_func ("/emperor-page/no-click-spends", test_no_click_spends);
  g_test_add_func ("/emperor-page/third-star", test_third_star);
  g_test_add_func ("/emperor-page/end-turn", test_end_turn);
  g_test_add_func ("/emperor-page/clear-all", test_clear_all);
  g_test_add_func ("/emperor-page/clear-invited", test_clear_invited);
  g_test_add_func ("/emperor-page/back", test_back);
  g_test_add_func ("/emperor-page/details", test_details);
  g_test_add_func ("/emperor-page/upgrade", test_upgrade);
  g_test_add_func ("/emperor-page/once", test_once);
  g_test_add_func ("/emperor-page/end-turn-by-key", test_end_turn_by_key);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    g_test_add_data_func (sizes[i].path, &sizes[i], test_steady);
  g_test_add_data_func ("/emperor-page/completed-events/wide",
                        GINT_TO_POINTER (1280),
                        test_completed_events);
  g_test_add_data_func ("/emperor-page/completed-events/narrow",
                        GINT_TO_POINTER (400),
                        test_completed_events);
  g_test_add_func ("/emperor-page/hint-keeps", test_hint_keeps);
  g_test_add_data_func ("/emperor-page/prices/wide", GINT_TO_POINTER (1280), test_prices);
  g_test_add_data_func ("/emperor-page/prices/narrow",
                        GINT_TO_POINTER (400),
                        test_prices);
  g_test_add_func ("/emperor-page/prices/move", test_prices_move);
  return g_test_run ();
}
