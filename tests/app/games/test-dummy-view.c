/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dummy-view.h"

#include "favor-schema.h"
#include "view-fixture.h"

/* A view that only says what its pieces are can be played by clicks, by dragging and by keys. */

typedef struct
{
  ViewFixture base;
  FavorHand  *hand;
} Fixture;

static void
set_up (Fixture *fixture)
{
  FavorPlayer        players[] = { { .name = (char *) "Ann" },
                                   { .name = (char *) "Bo", .colour = 1 } };
  guint8             options[16] = { 0 };
  g_autoptr (GError) error = NULL;
  FavorSession      *session;

  favor_schema_set_defaults (favor_dummy_tiles.options, options);
  session = favor_session_new (&favor_dummy_tiles, options, players, 2, 5, &error);
  g_assert_no_error (error);
  view_fixture_open_as (&fixture->base, session, DUMMY_TYPE_VIEW);
  fixture->base.submits = TRUE;
  fixture->hand = favor_piece_view_get_hand (FAVOR_PIECE_VIEW (fixture->base.view));
  view_fixture_show (&fixture->base, 500, 700);
}

static FavorPiece *
find_square (Fixture *fixture, guint x, guint y)
{
  return favor_piece_view_find (FAVOR_PIECE_VIEW (fixture->base.view),
                                favor_part_at (FAVOR_NONE,
                                               &dummy_square,
                                               (gint) x,
                                               (gint) y));
}

static FavorPiece *
find_card (Fixture *fixture)
{
  return g_ptr_array_index (favor_hand_get_pieces (fixture->hand), 0);
}

static gboolean
is (FavorPiece *piece, FavorPieceState state)
{
  return (favor_piece_get_state (piece) & state) != 0;
}

static void
play_by_clicks (Fixture *fixture, guint x, guint y)
{
  FavorPiece *card = find_card (fixture), *square = find_square (fixture, x, y);
  gint        value = (gint) favor_piece_get_key (card) / 2;

  g_assert_true (is (card, FAVOR_PIECE_CHOOSABLE));
  view_fixture_press (card);
  g_assert_true (is (card, FAVOR_PIECE_CHOSEN));
  g_assert_true (is (square, FAVOR_PIECE_CHOOSABLE));
  /* Another square is refused in the words of the rules, and nothing is lost. */
  g_assert_false (is (find_square (fixture, 0, 1), FAVOR_PIECE_CHOOSABLE));
  view_fixture_press (find_square (fixture, 0, 1));
  g_assert_cmpuint (fixture->base.n_refused, ==, 1);
  g_assert_cmpstr (fixture->base.refused, ==, "This does not fit the action.");
  fixture->base.n_refused = 0;
  g_assert_true (is (card, FAVOR_PIECE_CHOSEN));

  view_fixture_press (square);
  g_assert_true (is (square, FAVOR_PIECE_CHOSEN));
  g_assert_cmpuint (fixture->base.n_chosen, ==, 0);
  view_fixture_press (square);
  g_assert_cmpuint (fixture->base.n_chosen, ==, 1);
  g_assert_cmpint (fixture->base.chosen.arg[0], ==, value);
}

static void
play_by_drop (Fixture *fixture, guint x, guint y)
{
  g_signal_emit_by_name (find_square (fixture, x, y), "dropped", find_card (fixture));
  g_assert_cmpuint (fixture->base.n_chosen, ==, 1);
}

/* The first card by its number; the focus goes to the squares; R turns what lies there. */
static void
play_by_keys (Fixture *fixture, guint x, guint y)
{
  FavorGameView *view = fixture->base.view;
  FavorPiece    *square = find_square (fixture, x, y);
  GtkWidget     *focus;
  gint16         turn;
  gboolean       can_turn;

  g_assert_true (favor_game_view_choose_nth (view, 0));
  g_assert_true (favor_game_view_focus_choices (view));
  focus = gtk_window_get_focus (fixture->base.window);
  g_assert_true (focus == GTK_WIDGET (find_square (fixture, 0, 0)));
  view_fixture_press (square);
  turn = favor_game_view_get_selected (view)->arg[3];
  g_assert_cmpint (turn, ==, 0);
  can_turn = favor_game_view_get_selected (view)->arg[0] > 0;
  g_assert_cmpint (favor_game_view_press_letter (view, 'r'), ==, can_turn);
  g_assert_cmpint (favor_game_view_get_selected (view)->arg[3], ==, can_turn);
  view_fixture_press (square);
  g_assert_cmpuint (fixture->base.n_chosen, ==, 1);
}

static void
test_play (void)
{
  static void (*const ways[]) (Fixture *, guint, guint) = { play_by_clicks,
                                                            play_by_drop,
                                                            play_by_keys };

  static const guint squares[][2] = { { 0, 0 }, { 2, 0 }, { 1, 1 }, { 0, 2 }, { 2, 2 } };

  Fixture fixture;

  set_up (&fixture);
  for (guint i = 0; !favor_session_get_over (fixture.base.session); i++)
    {
      const guint *at = squares[i % G_N_ELEMENTS (squares)];

      view_fixture_look (&fixture.base);
      fixture.base.n_chosen = 0;
      ways[i % G_N_ELEMENTS (ways)](&fixture, at[0], at[1]);
      g_assert_cmpint (fixture.base.chosen.arg[1], ==, (gint) at[0]);
      g_assert_cmpint (fixture.base.chosen.arg[2], ==, (gint) at[1]);
    }
  view_fixture_close (&fixture.base);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* There is another sight for each position and for other eyes, and one that is kept stays as it was. */
static void
test_sight (void)
{
  Fixture                fixture;
  g_autoptr (FavorSight) kept = NULL;
  const FavorMoment     *first, *now;
  guint                  n_seen = 0;

  set_up (&fixture);
  kept = g_object_ref (favor_game_view_get_sight (fixture.base.view));
  first = favor_sight_get_moment (kept);
  g_assert_true (first->fresh);
  g_assert_false (first->animated);
  g_assert_null (first->before);
  g_assert_cmpstr (first->names.names[1], ==, "Bo");
  g_assert_cmpuint (first->colours[1], ==, 1);
  g_signal_connect_swapped (fixture.base.view,
                            "notify::sight",
                            G_CALLBACK (count_cb),
                            &n_seen);

  play_by_clicks (&fixture, 0, 0);
  g_assert_cmpuint (n_seen, ==, 1);
  now = favor_sight_get_moment (favor_game_view_get_sight (fixture.base.view));
  g_assert_true (now->animated);
  g_assert_false (now->fresh);
  g_assert_cmpuint (now->n_events, >, 0);
  g_assert_cmpmem (now->before, now->size, first->state, first->size);
  g_assert_cmpuint (favor_game_head (now->state)->ply, ==, 1);
  g_assert_cmpuint (favor_game_head (first->state)->ply, ==, 0);

  favor_cursor_set_viewer (fixture.base.cursor, FAVOR_VIEWER_OPEN);
  g_assert_cmpuint (n_seen, ==, 2);
  now = favor_sight_get_moment (favor_game_view_get_sight (fixture.base.view));
  g_assert_true (now->fresh);
  g_assert_cmpint (now->viewer, ==, FAVOR_VIEWER_OPEN);
  g_assert_cmpint (now->holder, ==, favor_session_get_decider (fixture.base.session));
  g_assert_null (favor_sight_get_moment (NULL));
  view_fixture_close (&fixture.base);
}

/* What is chosen is taken back step by step; what is missing is said; N goes through all. */
static void
test_back (void)
{
  Fixture            fixture;
  g_autoptr (GArray) chips = favor_chips_new ();

  set_up (&fixture);
  g_assert_false (favor_game_view_clear (fixture.base.view));
  view_fixture_press (find_square (&fixture, 1, 1));
  g_assert_null (favor_game_view_get_selected (fixture.base.view));
  favor_game_view_list_chips (fixture.base.view, chips);
  g_assert_cmpuint (chips->len, >, 0);
  favor_game_view_move_choice (fixture.base.view, 1);
  g_assert_nonnull (favor_game_view_get_selected (fixture.base.view));
  g_assert_true (favor_game_view_clear (fixture.base.view));
  g_assert_null (favor_game_view_get_selected (fixture.base.view));
  view_fixture_close (&fixture.base);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  dummy_tiles_init ();
  g_test_add_func ("/dummy-view/play", test_play);
  g_test_add_func ("/dummy-view/sight", test_sight);
  g_test_add_func ("/dummy-view/back", test_back);
  return g_test_run ();
}
