/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-game-page-private.h"

#include "dragon-fixture.h"

/* What cannot be chosen says why, beside itself. */

typedef struct
{
  FavorSession  *session;
  FavorGamePage *page;
  GtkWindow     *window;
} Fixture;

static const char *const not_now = "That is not possible at this moment.";

static DragonView *
view_of (Fixture *fixture)
{
  return DRAGON_VIEW (fixture->page->view);
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

/* The Judge has to call for votes, and cannot vote yet. */
static void
set_up (Fixture *fixture, int width)
{
  fixture->session = dragon_fixture_session (4, 6, -1);
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (fixture->session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), width, 760);
  act (fixture, "view.uncover");
  page_fixture_settle ();
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->session);
}

static FavorPiece *
card (Fixture *fixture)
{
  return FAVOR_PIECE (gtk_widget_get_first_child (GTK_WIDGET (view_of (fixture)->hand)));
}

static void
assert_silent (Fixture *fixture)
{
  g_assert_null (favor_bubble_get_text (fixture->page->bubble));
  g_assert_null (favor_bubble_get_place (fixture->page->bubble));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (card (fixture)), "refused"));
}

static void
assert_refused (Fixture *fixture, gpointer place)
{
  graphene_rect_t bounds;

  g_assert_cmpstr (favor_bubble_get_text (fixture->page->bubble), ==, not_now);
  g_assert_true (favor_bubble_get_place (fixture->page->bubble) == place);
  g_assert_true (gtk_widget_has_css_class (place, "refused"));
  g_assert_cmpstr (favor_decision_bar_get_detail (fixture->page->bar), ==, not_now);
  page_fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->page->bubble),
                                            GTK_WIDGET (fixture->page->layout),
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width,
                     <=,
                     gtk_widget_get_width (GTK_WIDGET (fixture->page)));
}

/* A card that lies under the veil says so before it is tried, and in the same words when it is. */
static void
test_press (gconstpointer data)
{
  Fixture     fixture;
  GtkWidget  *focus;
  FavorPiece *vote;

  set_up (&fixture, GPOINTER_TO_INT (data));
  vote = dragon_council_get_vote (view_of (&fixture)->council, DRAGON_ROLE_NOBLE);
  g_assert_true (favor_piece_get_state (card (&fixture)) & FAVOR_PIECE_VEILED);
  g_assert_cmpstr (favor_piece_get_why_not (card (&fixture)), ==, not_now);
  assert_silent (&fixture);
  focus = gtk_window_get_focus (fixture.window);
  view_fixture_press (card (&fixture));
  assert_refused (&fixture, card (&fixture));
  g_assert_true (gtk_window_get_focus (fixture.window) == focus);
  view_fixture_press (vote);
  assert_refused (&fixture, vote);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (card (&fixture)), "refused"));
  tear_down (&fixture);
}

/* A drop on a place that takes nothing is answered there. */
static void
test_drop (void)
{
  Fixture     fixture;
  FavorPiece *vote;

  set_up (&fixture, 1280);
  vote = dragon_council_get_vote (view_of (&fixture)->council, DRAGON_ROLE_NOBLE);
  g_signal_emit_by_name (vote, "dropped", card (&fixture));
  assert_refused (&fixture, card (&fixture));
  tear_down (&fixture);
}

/* Whatever is done next takes the words away. */
static void
test_goes_away (void)
{
  Fixture fixture;

  set_up (&fixture, 1280);
  view_fixture_press (card (&fixture));
  act (&fixture, "view.clear");
  assert_silent (&fixture);

  view_fixture_press (card (&fixture));
  favor_game_view_choose_nth (fixture.page->view, 0);
  assert_silent (&fixture);

  /* Another position, and with it another person; the card is gone, too. */
  view_fixture_press (card (&fixture));
  assert_refused (&fixture, card (&fixture));
  act (&fixture, "view.commit");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 1);
  g_assert_true (favor_table_get_covered (fixture.page->table));
  g_assert_null (favor_bubble_get_text (fixture.page->bubble));
  act (&fixture, "view.uncover");
  g_assert_null (favor_piece_get_why_not (card (&fixture)));

  /* Other eyes. */
  act (&fixture, "cursor.back");
  act (&fixture, "cursor.follow");
  tear_down (&fixture);
}

/* A key or click anywhere on the page does. */
static void
test_keys (void)
{
  Fixture fixture;

  set_up (&fixture, 1280);
  view_fixture_press (card (&fixture));
  gtk_widget_grab_focus (GTK_WIDGET (card (&fixture)));
  if (!page_fixture_key ("shift"))
    {
      tear_down (&fixture);
      return;
    }
  assert_refused (&fixture, card (&fixture));
  g_assert_true (page_fixture_key ("Right"));
  assert_silent (&fixture);
  /* The key that tries it again says it again. */
  gtk_widget_grab_focus (GTK_WIDGET (card (&fixture)));
  g_assert_true (page_fixture_key ("Return"));
  assert_refused (&fixture, card (&fixture));
  g_assert_true (page_fixture_key ("Escape"));
  assert_silent (&fixture);
  tear_down (&fixture);
}

/* Closed, or seen in another view, while it stands there. */
static void
test_leave (void)
{
  Fixture fixture;

  set_up (&fixture, 1280);
  view_fixture_press (card (&fixture));
  act (&fixture, "view.plain");
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->bubble)));
  act (&fixture, "view.plain");
  page_fixture_settle ();
  view_fixture_press (card (&fixture));
  tear_down (&fixture);
}

/* (transfer full): a game in which only the last decision is left. */
static FavorSession *
session_before_end (void)
{
  g_autoptr (FavorSession) whole = dragon_fixture_session (4, 6, -1);
  FavorSession            *session = dragon_fixture_session (4, 6, -1);

  page_fixture_play (whole, G_MAXUINT);
  page_fixture_play (session, favor_session_get_n_plies (whole) - 1);
  return session;
}

/* What is still being shown is ended by asking for a hint; if the game ends with it, that is why there
 * is none. */
static void
test_hint_at_end (void)
{
  Fixture fixture = { .session = session_before_end () };

  fixture.page = FAVOR_GAME_PAGE (favor_game_page_new (fixture.session));
  fixture.window = page_fixture_show (GTK_WIDGET (fixture.page), 1280, 760);
  act (&fixture, "view.uncover");
  page_fixture_settle ();
  favor_game_view_move_choice (fixture.page->view, 1);
  act (&fixture, "view.commit");
  g_assert_true (favor_session_get_over (fixture.session));
  g_assert_cmpint (favor_table_get_mode (fixture.page->table), ==, FAVOR_TABLE_SHOWING);
  act (&fixture, "view.hint");
  g_assert_cmpint (favor_table_get_mode (fixture.page->table), ==, FAVOR_TABLE_OVER);
  g_assert_cmpstr (favor_decision_bar_get_detail (fixture.page->bar),
                   ==,
                   "The game is over.");
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/dragon-refusal/wide", GINT_TO_POINTER (1280), test_press);
  g_test_add_data_func ("/dragon-refusal/narrow", GINT_TO_POINTER (400), test_press);
  g_test_add_func ("/dragon-refusal/drop", test_drop);
  g_test_add_func ("/dragon-refusal/goes-away", test_goes_away);
  g_test_add_func ("/dragon-refusal/keys", test_keys);
  g_test_add_func ("/dragon-refusal/leave", test_leave);
  g_test_add_func ("/dragon-refusal/hint-at-end", test_hint_at_end);
  return g_test_run ();
}
