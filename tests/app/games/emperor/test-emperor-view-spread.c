/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-random.h"
#include "emperor-words.h"
#include "favor-piece-view-private.h"

/* Cards of the piles that are asked for lie where the hand is. */

static FavorPieces *
pieces_of (ViewFixture *fixture)
{
  return favor_piece_view_peek_pieces (FAVOR_PIECE_VIEW (fixture->view));
}

static gboolean
is_spread (ViewFixture *fixture)
{
  return favor_hands_get_spread_shown (
    favor_piece_view_peek_pieces (FAVOR_PIECE_VIEW (fixture->view))->ledge);
}

static FavorPiece *
spread_piece (ViewFixture *fixture, guint nth)
{
  GPtrArray *pieces = favor_hand_get_pieces (pieces_of (fixture)->spread);

  g_assert_cmpuint (nth, <, pieces->len);
  return g_ptr_array_index (pieces, nth);
}

static FavorPiece *
pile (ViewFixture *fixture, FavorPiece *piece)
{
  return emperor_fixture_place (fixture, EMPEROR_KEY_PILE + favor_piece_get_key (piece));
}

static gboolean
is_chosen (FavorPiece *piece)
{
  return (favor_piece_get_state (piece) & FAVOR_PIECE_CHOSEN) != 0;
}

static gboolean
takes_pairs (const EmperorState *state, const FavorActions *legal)
{
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    n += legal->items[i].kind == EMPEROR_ACTION_PLAY &&
         legal->items[i].arg[EMPEROR_PLAY_PIECE] == EMPEROR_DUMPLINGS &&
         legal->items[i].arg[EMPEROR_PLAY_TAKE_2] >= 0;
  /* Of three cards. */
  return n >= 3;
}

static gboolean
collects (const EmperorState *state, const FavorActions *legal)
{
  return legal->n > 1 && legal->items[0].kind == EMPEROR_ACTION_COLLECT;
}

/* The card is played for which others are taken. */
static void
open_spread (ViewFixture *fixture)
{
  FavorPiece *card;

  emperor_fixture_open_where (fixture, 3, takes_pairs);
  view_fixture_show (fixture, 1000, 760);
  g_assert_false (is_spread (fixture));
  card = emperor_fixture_card (fixture, EMPEROR_DUMPLINGS, 0);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (card)));
  view_fixture_press (card);
  g_assert_true (is_spread (fixture));
}

/* All that can be taken lies there, as large as in the hand, with its name, and nothing else; the
 * hand is covered, and the focus is on one of them. */
static void
test_lies_there (void)
{
  ViewFixture  fixture;
  const gint8 *piles;
  FavorHand   *hand;
  guint        n = 0;

  open_spread (&fixture);
  hand = emperor_view_of (&fixture)->hand;
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (hand)));
  piles = (const gint8 *) emperor_fixture_state (&fixture)->pile;
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    n += staff != EMPEROR_STAFF_CHEF && piles[emperor_card_of (staff, 1)] > 0;
  g_assert_cmpuint (n, >=, 3);
  g_assert_cmpuint (favor_hand_get_pieces (pieces_of (&fixture)->spread)->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      FavorPiece      *piece = spread_piece (&fixture, i);
      g_autofree char *name = view_fixture_name_of (piece);

      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (piece)));
      g_assert_cmpint (favor_piece_get_state (piece) & FAVOR_PIECE_CHOOSABLE, !=, 0);
      g_assert_nonnull (strstr (name, emperor_piece_title (favor_piece_get_key (piece))));
    }
  g_assert_true (GTK_WIDGET (spread_piece (&fixture, 0)) ==
                 gtk_window_get_focus (fixture.window));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (pieces_of (&fixture)->spread),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "choose a card to take");
  view_fixture_close (&fixture);
}

/* They are chosen there as on the piles, by number as well, and stay until all is taken back; then
 * the card in the hand has the focus again. */
static void
test_chosen (void)
{
  ViewFixture        fixture;
  const FavorAction *selected;
  FavorPiece        *first, *second;

  open_spread (&fixture);
  first = spread_piece (&fixture, 0);
  second = spread_piece (&fixture, 1);
  view_fixture_press (first);
  g_assert_true (is_chosen (first));
  g_assert_true (is_chosen (pile (&fixture, first)));
  g_assert_null (favor_game_view_get_selected (fixture.view));
  g_assert_true (favor_game_view_choose_nth (fixture.view, 1));
  g_assert_true (is_chosen (second));
  selected = favor_game_view_get_selected (fixture.view);
  g_assert_nonnull (selected);
  g_assert_cmpint (selected->arg[EMPEROR_PLAY_TAKE_1],
                   ==,
                   (gint) favor_piece_get_key (first));
  g_assert_cmpint (selected->arg[EMPEROR_PLAY_TAKE_2],
                   ==,
                   (gint) favor_piece_get_key (second));
  g_assert_true (is_spread (&fixture));
  g_assert_true (favor_game_view_clear (fixture.view));
  g_assert_false (is_chosen (second));
  view_fixture_press (pile (&fixture, second));
  g_assert_true (is_chosen (second));
  /* Once more commits, as on the pile. */
  view_fixture_press (second);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);

  emperor_fixture_clear (&fixture);
  g_assert_false (is_spread (&fixture));
  g_assert_cmpuint (favor_hand_get_pieces (pieces_of (&fixture)->spread)->len, ==, 0);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (emperor_view_of (&fixture)->hand)));
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (fixture.window),
                                             FAVOR_TYPE_HAND));
  view_fixture_close (&fixture);
}

/* One that is dragged somewhere is chosen; all go with what is done. */
static void
test_dropped (void)
{
  ViewFixture fixture;
  FavorAction action;

  open_spread (&fixture);
  g_signal_emit_by_name (emperor_fixture_place (&fixture, EMPEROR_KEY_TREASURY),
                         "dropped",
                         spread_piece (&fixture, 1));
  g_assert_true (is_chosen (spread_piece (&fixture, 1)));
  view_fixture_press (spread_piece (&fixture, 0));
  action = *favor_game_view_get_selected (fixture.view);
  emperor_fixture_submit (&fixture, &action);
  g_assert_false (is_spread (&fixture));
  view_fixture_close (&fixture);
}

/* What is proposed as a whole asks for nothing, nor does what is collected on the way. */
static void
test_not_asked (void)
{
  ViewFixture           fixture;
  g_auto (FavorActions) legal = { 0 };
  guint                 i = 0;

  emperor_fixture_open_where (&fixture, 3, takes_pairs);
  view_fixture_show (&fixture, 1000, 760);
  favor_emperor_game.list (emperor_fixture_state (&fixture), &legal);
  while (legal.items[i].kind != EMPEROR_ACTION_PLAY ||
         legal.items[i].arg[EMPEROR_PLAY_PIECE] != EMPEROR_DUMPLINGS)
    i++;
  favor_game_view_propose (fixture.view, &legal.items[i]);
  g_assert_nonnull (favor_game_view_get_selected (fixture.view));
  g_assert_false (is_spread (&fixture));
  view_fixture_close (&fixture);

  emperor_fixture_open_where (&fixture, 3, collects);
  view_fixture_show (&fixture, 1000, 760);
  g_assert_false (is_spread (&fixture));
  favor_game_view_move_choice (fixture.view, 1);
  g_assert_false (is_spread (&fixture));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-view-spread/lies-there", test_lies_there);
  g_test_add_func ("/emperor-view-spread/chosen", test_chosen);
  g_test_add_func ("/emperor-view-spread/dropped", test_dropped);
  g_test_add_func ("/emperor-view-spread/not-asked", test_not_asked);
  return g_test_run ();
}
