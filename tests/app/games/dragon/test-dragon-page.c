/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "dragon-fixture.h"
#include "dragon-words.h"
#include "favor-accessible.h"
#include "favor-decision-bar-private.h"
#include "favor-seat-sign.h"
#include "favor-table-words.h"
#include "game-page-fixture.h"
#include "seat-view.h"

/* The page of a game with the view of The Dragon's Favour. */

/* All that is shown at once; at the end of a round it is waited for a second time. */
static void
show_rest (Fixture *fixture)
{
  favor_game_view_show_rest (fixture->page->view);
  if (favor_game_view_get_round_waits (fixture->page->view))
    favor_game_view_show_rest (fixture->page->view);
}

/* Four people. */
static void
set_up (Fixture *fixture, int width, int height)
{
  fixture->session = dragon_fixture_session (4, 6, -1);
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (fixture->session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), width, height);
}

static DragonView *
view_of (Fixture *fixture)
{
  return DRAGON_VIEW (fixture->page->view);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (GTK_WIDGET (widget));
}

static graphene_rect_t
place_of (Fixture *fixture, gpointer widget)
{
  graphene_rect_t bounds;

  g_assert_true (is_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (widget),
                                            GTK_WIDGET (fixture->page->layout),
                                            &bounds));
  return bounds;
}

static const DragonState *
newest (Fixture *fixture)
{
  return favor_session_get_state (fixture->session,
                                  favor_session_get_n_plies (fixture->session));
}

/* Whoever decides does what comes first in the list, through the page. */
static void
decide (Fixture *fixture)
{
  g_assert_false (favor_session_get_over (fixture->session));
  if (favor_table_get_covered (fixture->page->table))
    act (fixture, "view.uncover");
  favor_game_view_move_choice (fixture->page->view, 1);
  act (fixture, "view.commit");
}

/* ---- Regions -------------------------------------------------------------------------- */

static void
assert_nothing_private (Fixture *fixture)
{
  DragonView *view = view_of (fixture);

  g_assert_true (favor_table_get_covered (fixture->page->table));
  g_assert_true (is_mapped (fixture->page->cover));
  g_assert_true (is_mapped (view->council));
  g_assert_false (is_mapped (view->hand));
  g_assert_false (is_mapped (view->details));
  g_assert_false (is_mapped (fixture->page->bar));
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (view->hand)));
}

/* The hand at the foot of the board; details beside it where there is a panel. */
static void
assert_regions (Fixture *fixture, int width)
{
  DragonView     *view = view_of (fixture);
  graphene_rect_t board = place_of (fixture, view);
  graphene_rect_t bar = place_of (fixture, fixture->page->bar);
  graphene_rect_t hand = place_of (fixture, view->hand);

  g_assert_false (is_mapped (fixture->page->cover));
  g_assert_cmpfloat (bar.origin.y, >=, board.origin.y + board.size.height);
  g_assert_cmpfloat (hand.origin.y, >=, bar.origin.y + bar.size.height);
  g_assert_cmpfloat (hand.size.height, >=, 100);
  g_assert_cmpfloat (hand.size.width, ==, board.size.width);
  g_assert_cmpint (is_mapped (view->details), ==, width >= 1000);
  if (width >= 1000)
    {
      graphene_rect_t details = place_of (fixture, view->details);

      g_assert_cmpfloat (details.origin.x, ==, hand.size.width);
      g_assert_cmpfloat (details.origin.y, ==, hand.origin.y);
      g_assert_cmpfloat (details.size.width + hand.size.width, ==, width);
    }
}

static void
test_regions (gconstpointer data)
{
  int     width = GPOINTER_TO_INT (data);
  Fixture fixture;

  set_up (&fixture, width, 760);
  assert_nothing_private (&fixture);
  act (&fixture, "view.uncover");
  page_fixture_settle ();
  assert_regions (&fixture, width);
  g_assert_nonnull (gtk_widget_get_first_child (GTK_WIDGET (view_of (&fixture)->hand)));

  /* Where the panel takes the place of the board, the hand goes with it; both come back. */
  act (&fixture, "view.show-moves");
  page_fixture_settle ();
  g_assert_true (is_mapped (favor_game_panel_get_choice_list (fixture.page->panel)));
  g_assert_cmpint (is_mapped (view_of (&fixture)->hand), ==, width >= 1000);
  g_assert_true (is_mapped (fixture.page->bar));
  favor_game_page_set_page (fixture.page, "board");
  page_fixture_settle ();
  assert_regions (&fixture, width);

  /* The next person: in the same turn of the main loop, before any frame. */
  favor_game_view_move_choice (fixture.page->view, 1);
  act (&fixture, "view.commit");
  assert_nothing_private (&fixture);
  page_fixture_settle ();
  assert_nothing_private (&fixture);
  tear_down (&fixture);
}

/* ---- Names ---------------------------------------------------------------------------- */

/* To the first vote, with the eyes of who votes. */
static void
go_to_vote (Fixture *fixture)
{
  while (newest (fixture)->head.phase != DRAGON_PHASE_VOTE)
    decide (fixture);
  act (fixture, "view.uncover");
  page_fixture_settle ();
}

static char *
read_sentence (Fixture *fixture)
{
  char *sentence;

  g_object_get (favor_table_get_decision (fixture->page->table),
                "sentence",
                &sentence,
                NULL);
  return sentence;
}

/* One name for one party: the clan with its crest wherever something is asked or counted, the person
 * on the strip alone. */
static void
test_clans (void)
{
  Fixture          fixture;
  FavorSeat        seat;
  const char      *clan, *person;
  g_autofree char *sentence = NULL, *expected = NULL;
  GtkWidget       *pads, *sign;

  set_up (&fixture, 1280, 800);
  go_to_vote (&fixture);
  seat = favor_session_get_decider (fixture.session);
  clan = dragon_clan_title (newest (&fixture)->clans[seat]);
  person = favor_session_get_player (fixture.session, seat)->name;
  g_assert_cmpstr (favor_session_get_name (fixture.session, seat), ==, clan);
  g_assert_cmpstr (person, !=, clan);
  expected = g_strdup_printf ("%s, place a vote.", clan);
  sentence = read_sentence (&fixture);
  g_assert_cmpstr (sentence, ==, expected);
  sign = page_fixture_find (GTK_WIDGET (fixture.page->bar), FAVOR_TYPE_SEAT_SIGN, NULL);
  g_assert_cmpint (gtk_widget_get_width (sign), ==, gtk_widget_get_height (sign));
  pads = GTK_WIDGET (favor_game_panel_get_pads (fixture.page->panel));
  g_assert_true (seat_view_says (pads, clan));
  g_assert_false (seat_view_says (pads, person));
  g_assert_true (seat_view_says (GTK_WIDGET (fixture.page->strip), person));
  tear_down (&fixture);
}

/* What became of an offer is said before anything else is asked. */
static void
test_answered (gconstpointer agrees)
{
  Fixture            fixture;
  FavorSeat          seat, partner;
  FavorAction        action = { 0 };
  const DragonState *state;
  g_autofree char   *sentence = NULL, *expected = NULL;

  set_up (&fixture, 1280, 800);
  go_to_vote (&fixture);
  seat = favor_session_get_decider (fixture.session);
  partner = (FavorSeat) ((seat + 1) % 4);
  action.kind = DRAGON_ACTION_OFFER_DEAL;
  action.seat = seat;
  action.arg[DRAGON_OFFER_TO] = partner;
  action.arg[DRAGON_OFFER_PLEDGE] = TRUE;
  g_assert_true (favor_session_submit (fixture.session, &action, NULL));
  g_assert_cmpint (favor_session_get_decider (fixture.session), ==, partner);
  action = (FavorAction){ .kind = agrees != NULL ? DRAGON_ACTION_ACCEPT_DEAL
                                                 : DRAGON_ACTION_DECLINE_DEAL,
                          .seat = partner };
  g_assert_true (favor_session_submit (fixture.session, &action, NULL));
  if (favor_table_get_covered (fixture.page->table))
    act (&fixture, "view.uncover");
  page_fixture_settle ();
  state = newest (&fixture);
  expected = g_strdup_printf ("%s: “%s” %s, place a vote.",
                              dragon_clan_title (state->clans[partner]),
                              agrees != NULL ? "Agreed." : "No.",
                              dragon_clan_title (state->clans[seat]));
  sentence = read_sentence (&fixture);
  g_assert_cmpstr (sentence, ==, expected);
  tear_down (&fixture);
}

/* ---- Choosing ------------------------------------------------------------------------- */

/* What is selected on the table is selected in the list of moves, and the other way round. */
static void
test_same_choice (void)
{
  Fixture            fixture;
  FavorPiece        *card;
  const FavorAction *selected;
  FavorAction        other;

  set_up (&fixture, 1280, 800);
  go_to_vote (&fixture);
  favor_game_page_set_page (fixture.page, "moves");
  g_assert_null (favor_choice_list_get_selected (
    favor_game_panel_get_choice_list (fixture.page->panel)));
  card = g_ptr_array_index (favor_hand_get_pieces (view_of (&fixture)->hand), 0);
  view_fixture_press (card);
  g_assert_null (favor_choice_list_get_selected (
    favor_game_panel_get_choice_list (fixture.page->panel)));
  view_fixture_press (dragon_council_get_vote (view_of (&fixture)->council, 4));
  selected = favor_game_view_get_selected (fixture.page->view);
  g_assert_nonnull (selected);
  g_assert_nonnull (favor_choice_list_get_selected (
    favor_game_panel_get_choice_list (fixture.page->panel)));
  g_assert_true (favor_action_equal (
    favor_choice_list_get_selected (favor_game_panel_get_choice_list (fixture.page
                                                                        ->panel)),
    selected));

  other = *selected;
  other.arg[DRAGON_PLACE_ON] = 1;
  g_assert_true (favor_choice_list_select_action (
    favor_game_panel_get_choice_list (fixture.page->panel),
    &other));
  g_assert_true (favor_action_equal (favor_game_view_get_selected (fixture.page->view),
                                     &other));
  g_assert_cmpint (
    favor_piece_get_state (dragon_council_get_vote (view_of (&fixture)->council, 1)),
    ==,
    FAVOR_PIECE_CHOSEN);

  /* Escape takes one part back: then nothing is complete, here or there. */
  act (&fixture, "view.clear");
  g_assert_null (favor_game_view_get_selected (fixture.page->view));
  g_assert_null (favor_choice_list_get_selected (
    favor_game_panel_get_choice_list (fixture.page->panel)));
  tear_down (&fixture);
}

/* A press on what is chosen commits, through the page. */
static void
test_commit_by_press (void)
{
  Fixture     fixture;
  FavorPiece *card, *vote;
  guint       n, role;

  set_up (&fixture, 1280, 800);
  go_to_vote (&fixture);
  n = favor_session_get_n_plies (fixture.session);
  card = g_ptr_array_index (favor_hand_get_pieces (view_of (&fixture)->hand), 1);
  role = favor_piece_get_key (card) / DRAGON_KEY_COPIES;
  vote = dragon_council_get_vote (view_of (&fixture)->council, 4);
  view_fixture_press (card);
  view_fixture_press (vote);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n);
  view_fixture_press (vote);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n + 1);
  g_assert_cmpint (newest (&fixture)->table[0].card, ==, role);
  g_assert_cmpint (newest (&fixture)->table[0].on, ==, 4);
  tear_down (&fixture);
}

/* The other view takes the place of this one, as often as wanted, and nothing is left behind. */
static void
test_plain (void)
{
  Fixture  fixture;
  gpointer watches[6];

  set_up (&fixture, 1280, 800);
  favor_game_page_set_page (fixture.page, "moves");
  go_to_vote (&fixture);
  favor_game_view_move_choice (fixture.page->view, 1);
  watches[0] = view_of (&fixture);
  watches[1] = view_of (&fixture)->council;
  watches[2] = view_of (&fixture)->hand;
  watches[3] = view_of (&fixture)->details;
  watches[4] = view_of (&fixture)->remains;
  watches[5] = dragon_view_get_deal (view_of (&fixture));
  for (guint i = 0; i < G_N_ELEMENTS (watches); i++)
    g_object_add_weak_pointer (watches[i], &watches[i]);

  act (&fixture, "view.plain");
  g_assert_true (FAVOR_IS_PLAIN_VIEW (fixture.page->view));
  for (guint i = 0; i < G_N_ELEMENTS (watches); i++)
    page_fixture_wait_for (watches[i] == NULL);
  page_fixture_settle ();
  g_assert_true (favor_game_view_choose_nth (fixture.page->view, 3));
  g_assert_nonnull (favor_game_view_get_selected (fixture.page->view));
  g_assert_false (is_mapped (favor_game_panel_get_choice_list (fixture.page->panel)));

  act (&fixture, "view.plain");
  page_fixture_settle ();
  assert_regions (&fixture, 1280);
  favor_game_view_move_choice (fixture.page->view, 1);
  g_assert_true (favor_action_equal (
    favor_choice_list_get_selected (favor_game_panel_get_choice_list (fixture.page
                                                                        ->panel)),
    favor_game_view_get_selected (fixture.page->view)));
  act (&fixture, "view.commit");
  g_assert_cmpuint (newest (&fixture)->n_table, ==, 1);

  /* Under a cover, too. */
  act (&fixture, "view.plain");
  page_fixture_settle ();
  g_assert_true (favor_table_get_covered (fixture.page->table));
  act (&fixture, "view.plain");
  page_fixture_settle ();
  assert_nothing_private (&fixture);
  tear_down (&fixture);
}

/* ---- Showing -------------------------------------------------------------------------- */

/* To the last vote of the first round: after it the cards are turned up. */
static void
go_to_reveal (Fixture *fixture)
{
  while (!newest (fixture)->revealed && newest (fixture)->round == 1)
    decide (fixture);
}

static guint
pads_ply (Fixture *fixture)
{
  g_autoptr (FavorCursor) cursor = NULL;

  g_object_get (favor_game_panel_get_pads (fixture->page->panel),
                "cursor",
                &cursor,
                NULL);
  return favor_cursor_get_ply (cursor);
}

/* The title says which round is seen. */
static void
assert_round (Fixture *fixture, guint round)
{
  g_autofree char *expected = g_strdup_printf ("The Dragon's Favour · round %u", round);
  GtkWidget       *title = page_fixture_find (GTK_WIDGET (fixture->page),
                                        ADW_TYPE_WINDOW_TITLE,
                                        NULL);

  g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)),
                   ==,
                   expected);
}

/* All cards of the viewer are in the hand or on the table that is shown, in the first round. */
static void
assert_hand (Fixture *fixture)
{
  const DragonTableau *tableau = dragon_view_get_tableau (view_of (fixture));
  FavorSeat viewer = favor_cursor_get_viewer (favor_game_page_get_cursor (fixture->page));
  GPtrArray *pieces = favor_hand_get_pieces (view_of (fixture)->hand);
  guint      n = 0;

  for (guint i = 0; i < tableau->n_cards; i++)
    n += tableau->cards[i].owner == viewer;
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < pieces->len; i++)
    n += favor_piece_get_key (g_ptr_array_index (pieces, i)) < DRAGON_KEY_HOME;
  g_assert_cmpuint (n, ==, 6);
}

/* So many lines has the log that are about the newest ply. */
static guint
log_lines (Fixture *fixture)
{
  g_autofree char *text = favor_log_view_to_text (favor_game_panel_get_log (fixture->page
                                                                              ->panel));
  guint            n = 0;

  for (const char *c = text; *c != '\0'; c++)
    n += *c == '\n';
  return n - favor_log_model_count (
               favor_log_view_get_model (favor_game_panel_get_log (fixture->page->panel)),
               favor_cursor_get_ply (favor_game_page_get_cursor (fixture->page)),
               0);
}

/* Who placed the last card sees what came of it; only then the screen changes hands. */
static void
test_show_before_cover (gconstpointer again)
{
  Fixture   fixture;
  FavorSeat viewer;
  guint     n_shown, n_next;

  set_up (&fixture, 1280, 800);
  /* A view that was made later than the page hears of a step later. */
  if (again != NULL)
    {
      act (&fixture, "view.plain");
      act (&fixture, "view.plain");
    }
  go_to_vote (&fixture);
  while (!favor_game_view_get_showing (fixture.page->view))
    decide (&fixture);
  viewer = favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page));
  g_assert_cmpint (viewer, >=, 0);
  g_assert_false (favor_table_get_covered (fixture.page->table));
  g_assert_cmpint (favor_table_get_mode (fixture.page->table), ==, FAVOR_TABLE_SHOWING);
  assert_hand (&fixture);
  /* The pads do not tell the end of it. */
  g_assert_true (pads_ply (&fixture) ==
                 favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)) - 1);
  assert_round (&fixture, newest (&fixture)->n_shown[0]);
  /* Nor does the log, which is made now. */
  favor_game_panel_get_log (fixture.page->panel);
  favor_game_view_get_shown (fixture.page->view, &n_shown);
  g_assert_cmpuint (n_shown, >, 0);
  g_assert_cmpuint (log_lines (&fixture), ==, n_shown);
  g_assert_false (favor_game_view_get_open (fixture.page->view));
  act (&fixture, "view.show-next");
  favor_game_view_get_shown (fixture.page->view, &n_next);
  g_assert_cmpuint (n_next, >, n_shown);
  g_assert_cmpuint (log_lines (&fixture), ==, n_next);
  g_assert_true (favor_game_view_get_showing (fixture.page->view));
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   viewer);

  show_rest (&fixture);
  g_assert_false (favor_game_view_get_showing (fixture.page->view));
  g_assert_true (pads_ply (&fixture) ==
                 favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)));
  g_assert_cmpuint (log_lines (&fixture), >, n_next);
  assert_round (&fixture, newest (&fixture)->round);
  if (favor_session_get_decider (fixture.session) != viewer)
    assert_nothing_private (&fixture);
  tear_down (&fixture);
}

/* Who reads the pad of another seat goes on reading that one, before what is shown and after it. */
static void
test_same_pad (void)
{
  Fixture       fixture;
  FavorPadView *pads;
  FavorSeat     read = 0;

  set_up (&fixture, 1280, 800);
  go_to_vote (&fixture);
  pads = favor_game_panel_get_pads (fixture.page->panel);
  favor_game_page_set_page (fixture.page, "pads");
  while (!favor_game_view_get_showing (fixture.page->view))
    {
      read = (favor_session_get_decider (fixture.session) + 2) % 4;
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture.page),
                                                 "view.show-seat",
                                                 "u",
                                                 (guint32) read));
      decide (&fixture);
      g_assert_cmpint (favor_pad_view_get_seat (pads), ==, read);
    }
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   !=,
                   read);
  show_rest (&fixture);
  g_assert_false (favor_game_view_get_showing (fixture.page->view));
  g_assert_cmpint (favor_pad_view_get_seat (pads), ==, read);
  tear_down (&fixture);
}

/* Play goes on where the show was cut short. */
static void
test_whole_round (void)
{
  Fixture fixture;

  set_up (&fixture, 700, 700);
  go_to_reveal (&fixture);
  while (newest (&fixture)->round == 1)
    {
      if (favor_game_view_get_showing (fixture.page->view))
        act (&fixture, "view.main");
      else
        decide (&fixture);
    }
  /* Up to the end of the round, to what the next one begins with, and on. */
  for (guint i = 0; i < 3 && favor_game_view_get_showing (fixture.page->view); i++)
    act (&fixture, "view.main");
  g_assert_cmpint (favor_table_get_mode (fixture.page->table) == FAVOR_TABLE_PLAYING ||
                     favor_table_get_covered (fixture.page->table),
                   ==,
                   TRUE);
  tear_down (&fixture);
}

static void
assert_bar_below_pages (Fixture *fixture)
{
  static const char *const pages[] = { "pads", "log", "moves" };
  graphene_rect_t          panel, bar;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      favor_game_page_set_page (fixture->page, pages[i]);
      page_fixture_settle ();
      panel = place_of (fixture, fixture->page->panel);
      bar = place_of (fixture, fixture->page->bar);
      g_assert_cmpfloat (panel.origin.y + panel.size.height, <=, bar.origin.y);
    }
}

/* However small the window is, what is on a page of the panel lies over no button: it scrolls. */
static void
test_small (void)
{
  Fixture fixture;

  set_up (&fixture, 360, 440);
  act (&fixture, "view.uncover");
  assert_bar_below_pages (&fixture);
  favor_game_page_set_page (fixture.page, "board");
  decide (&fixture);
  act (&fixture, "view.uncover");
  act (&fixture, "cursor.first");
  assert_bar_below_pages (&fixture);
  tear_down (&fixture);
}

/* The first key accepts an offer, however often the focus is sent to the choices. */
static void
test_answer_focus (void)
{
  Fixture fixture;

  set_up (&fixture, 1280, 760);
  decide (&fixture);
  act (&fixture, "view.uncover");
  g_assert_true (favor_game_view_press_letter (fixture.page->view, 'o'));
  act (&fixture, "view.commit");
  act (&fixture, "view.uncover");
  page_fixture_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (fixture.page));
  favor_decision_bar_focus (fixture.page->bar);
  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *focus = gtk_window_get_focus (fixture.window);

      g_assert_nonnull (page_fixture_find (focus, GTK_TYPE_LABEL, "Accept"));
      favor_game_page_queue_focus (fixture.page);
      page_fixture_settle ();
    }
  tear_down (&fixture);
}

/* ---- Once more ------------------------------------------------------------------------ */

/* One person and three computers. */
static FavorSession *
session_with_computers (void)
{
  static const char *const names[] = { "Ann", "Bo", "Cem", "Dee" };
  g_autoptr (GError)       error = NULL;
  DragonOptions            options = { 0 };
  FavorPlayer              players[G_N_ELEMENTS (names)];
  FavorSession            *session;

  favor_schema_set_defaults (&dragon_options_schema, &options);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i],
                                .colour = (guint8) i,
                                .is_bot = i > 0,
                                .level = FAVOR_LEVEL_NOVICE };
  session = favor_session_new (&favor_dragon_game,
                               &options,
                               players,
                               G_N_ELEMENTS (names),
                               6,
                               &error);
  g_assert_no_error (error);
  return session;
}

/* Whether the person, who decides, hears that. */
static gboolean
is_heard (Fixture *fixture, const char *words)
{
  GtkWidget       *focus;
  g_autofree char *heard = NULL;

  page_fixture_wait_for (!favor_voice_is_due (fixture->page->voice));
  focus = gtk_window_get_focus (fixture->window);
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (focus),
                                        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus),
                                                GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                "");
  return heard != NULL && strstr (heard, words) != NULL;
}

/* What happens is told of clans: a person must hear once which one is the own. */
static void
test_introduces (void)
{
  Fixture            fixture;
  const DragonState *state;
  FavorBotRunner    *runner;
  g_autofree char   *words = NULL, *asked = NULL;

  favor_accessible_set_announce (NULL);
  show_page (&fixture, session_with_computers (), 1280, 800);
  runner = favor_game_page_get_runner (fixture.page);
  state = favor_cursor_get_state (favor_game_view_get_cursor (fixture.page->view));
  words = g_strdup_printf ("Ann plays %s.", dragon_clan_title (state->clans[0]));
  asked = g_strdup_printf ("%s, ", dragon_clan_title (state->clans[0]));
  for (guint i = 0; i < 2; i++)
    {
      while (mode (&fixture) != FAVOR_TABLE_PLAYING)
        {
          favor_bot_runner_hurry (runner);
          g_main_context_iteration (NULL, FALSE);
        }
      page_fixture_settle ();
      g_assert_true (is_heard (&fixture, asked));
      g_assert_cmpint (is_heard (&fixture, words), ==, i == 0);
      decide (&fixture);
    }
  tear_down (&fixture);
}

/* What was told one by one is not told once more, but what mattered of what was skipped is. */
static void
test_told_once (gconstpointer skip)
{
  Fixture          fixture;
  g_autofree char *caption = NULL;

  show_page (&fixture, session_with_computers (), 1280, 800);
  while (!favor_game_view_get_showing (fixture.page->view))
    {
      favor_bot_runner_hurry (favor_game_page_get_runner (fixture.page));
      if (mode (&fixture) == FAVOR_TABLE_PLAYING)
        decide (&fixture);
      g_main_context_iteration (NULL, FALSE);
    }
  while (skip == NULL && favor_game_view_get_showing (fixture.page->view))
    {
      g_free (caption);
      caption = g_strdup (favor_game_view_get_caption (fixture.page->view));
      act (&fixture, "view.show-next");
    }
  if (skip != NULL)
    show_rest (&fixture);
  g_assert_false (favor_game_view_get_showing (fixture.page->view));
  if (skip == NULL)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (fixture.page->bar->live)),
                     ==,
                     caption);
  else
    {
      g_auto (GStrv)   lines = favor_table_list_waited (fixture.page->table);
      g_autofree char *told = g_strjoinv (" ", lines);

      g_assert_nonnull (strstr (told, " wins the vote."));
    }
  tear_down (&fixture);
}

/* Seen as a spectator: no card of a hand, and none on the table before it was turned up. */
static void
assert_nothing_given_away (Fixture *fixture)
{
  DragonView        *view = view_of (fixture);
  FavorCursor       *cursor = favor_game_view_get_cursor (fixture->page->view);
  const DragonState *state = favor_cursor_get_state (cursor);

  g_assert_cmpint (favor_cursor_get_viewer (cursor), ==, FAVOR_SEAT_NONE);
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (view->hand)));
  g_assert_false (is_mapped (view->hand));
  g_assert_false (is_mapped (view->details));
  if (favor_game_view_get_showing (fixture->page->view))
    return;
  for (guint i = 0; i < state->n_table; i++)
    g_assert_cmpint (state->table[i].card, <, 0);
}

/* Behind the curtain the whole round comes once more, the votes card by card as they did. */
static void
test_again (void)
{
  Fixture fixture;
  guint   first, shown = 0, n;

  set_up (&fixture, 1280, 760);
  for (n = 0; n < 60; n++)
    {
      show_rest (&fixture);
      if (newest (&fixture)->round == 2)
        break;
      decide (&fixture);
    }
  g_assert_cmpuint (newest (&fixture)->round, ==, 2);
  g_assert_true (favor_table_get_covered (fixture.page->table));
  first = favor_table_words_last_turn (fixture.session,
                                       favor_session_get_decider (fixture.session));
  act (&fixture, "view.show-again");
  favor_game_view_set_paused (fixture.page->view, TRUE);
  for (n = 0; n < 200 && favor_table_get_replay (fixture.page->table) != NULL; n++)
    {
      page_fixture_settle ();
      assert_nothing_given_away (&fixture);
      shown += favor_game_view_get_showing (fixture.page->view) ? 1 : 0;
      act (&fixture, "view.show-next");
    }
  g_assert_cmpuint (shown, >, 3);
  g_assert_cmpuint (n, >, favor_session_get_n_plies (fixture.session) - first);
  g_assert_null (favor_table_get_replay (fixture.page->table));
  page_fixture_settle ();
  assert_nothing_private (&fixture);
  /* In the middle of the cards, everything ends at once. */
  act (&fixture, "view.show-again");
  while (!favor_game_view_get_showing (fixture.page->view))
    act (&fixture, "view.show-next");
  act (&fixture, "view.main");
  g_assert_null (favor_table_get_replay (fixture.page->table));
  g_assert_false (favor_game_view_get_showing (fixture.page->view));
  page_fixture_settle ();
  assert_nothing_private (&fixture);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/dragon-page/wide", GINT_TO_POINTER (1280), test_regions);
  g_test_add_data_func ("/dragon-page/medium", GINT_TO_POINTER (800), test_regions);
  g_test_add_data_func ("/dragon-page/narrow", GINT_TO_POINTER (400), test_regions);
  g_test_add_func ("/dragon-page/clans", test_clans);
  g_test_add_data_func ("/dragon-page/agreed", "yes", test_answered);
  g_test_add_data_func ("/dragon-page/declined", NULL, test_answered);
  g_test_add_func ("/dragon-page/same-choice", test_same_choice);
  g_test_add_func ("/dragon-page/commit-by-press", test_commit_by_press);
  g_test_add_func ("/dragon-page/plain", test_plain);
  g_test_add_data_func ("/dragon-page/told-once", NULL, test_told_once);
  g_test_add_data_func ("/dragon-page/told-once/skipped",
                        GINT_TO_POINTER (TRUE),
                        test_told_once);
  g_test_add_data_func ("/dragon-page/show-before-cover", NULL, test_show_before_cover);
  g_test_add_data_func ("/dragon-page/show-before-cover-again",
                        "again",
                        test_show_before_cover);
  g_test_add_func ("/dragon-page/same-pad", test_same_pad);
  g_test_add_func ("/dragon-page/whole-round", test_whole_round);
  g_test_add_func ("/dragon-page/small", test_small);
  g_test_add_func ("/dragon-page/answer-focus", test_answer_focus);
  g_test_add_func ("/dragon-page/introduces", test_introduces);
  g_test_add_func ("/dragon-page/again", test_again);
  return g_test_run ();
}
