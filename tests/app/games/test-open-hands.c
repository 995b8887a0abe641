/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-piece-view-private.h"
#include "favor-views.h"
#include "game-page-fixture.h"
#include "view-fixture.h"

#include "favor-games.h"

/* With open hands there is a row for each seat, and nothing of it is left for other eyes. */

#define SEATS 4
#define PLIES 20

static FavorHands *
hands_of (FavorGameView *view)
{
  return favor_piece_view_peek_pieces (FAVOR_PIECE_VIEW (view))->ledge;
}

static FavorHand *
own_of (FavorGameView *view)
{
  return favor_piece_view_get_hand (FAVOR_PIECE_VIEW (view));
}

static FavorHand *
row_of (FavorGameView *view, guint nth)
{
  return favor_hands_peek_row (hands_of (view), nth);
}

static FavorSession *
create_session (const char *game, guint n_seats)
{
  FavorSession *session = page_fixture_session (favor_games_find (game),
                                                n_seats,
                                                n_seats,
                                                5);

  page_fixture_play (session, PLIES);
  return session;
}

static void
open_view (ViewFixture *fixture, const char *game)
{
  view_fixture_open (fixture, create_session (game, SEATS));
  view_fixture_show (fixture, 1000, 900);
}

/* At once, whatever led to the position. */
static void
look (ViewFixture *fixture, FavorSeat viewer)
{
  favor_cursor_set_viewer (fixture->cursor, viewer);
  page_fixture_settle ();
  favor_game_view_show_rest (fixture->view);
  page_fixture_settle ();
}

static void
open_page (Fixture *fixture, const char *game, guint n_seats, int width, int height)
{
  show_page (fixture, create_session (game, n_seats), width, height);
  favor_table_set_eyes (fixture->page->table, FAVOR_VIEWER_OPEN);
  page_fixture_settle ();
}

/* (transfer full): keys and, without whose they are, names of what lies in a hand. */
static GPtrArray *
list_cards (FavorHand *hand, const char *whose)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func (g_free);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (hand)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const char *label = favor_piece_get_label (FAVOR_PIECE (child));

      if (whose != NULL)
        {
          g_assert_true (g_str_has_prefix (label, whose));
          label += strlen (whose);
          g_assert_true (g_str_has_prefix (label, ": "));
          label += strlen (": ");
        }
      g_ptr_array_add (cards,
                       g_strdup_printf ("%u %s",
                                        favor_piece_get_key (FAVOR_PIECE (child)),
                                        label));
    }
  return cards;
}

static void
assert_same (GPtrArray *a, GPtrArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    g_assert_cmpstr (a->pdata[i], ==, b->pdata[i]);
}

/* Each row has the cards that its seat sees in its own hand. */
static void
test_rows (gconstpointer data)
{
  ViewFixture fixture;
  GPtrArray  *own[SEATS];
  FavorSeat   holder;
  guint       nth = 0;

  open_view (&fixture, data);
  for (guint seat = 0; seat < SEATS; seat++)
    {
      look (&fixture, (FavorSeat) seat);
      g_assert_null (row_of (fixture.view, 0));
      own[seat] = list_cards (own_of (fixture.view), NULL);
    }
  look (&fixture, FAVOR_VIEWER_OPEN);
  holder = favor_piece_view_get_holder (FAVOR_PIECE_VIEW (fixture.view));
  for (guint seat = 0; seat < SEATS; seat++)
    {
      gboolean              first = (FavorSeat) seat == holder;
      const char           *name = favor_session_get_names (fixture.session)->names[seat];
      g_autoptr (GPtrArray) shown = list_cards (first ? own_of (fixture.view)
                                                      : row_of (fixture.view, nth++),
                                                first ? NULL : name);

      assert_same (shown, own[seat]);
      g_ptr_array_unref (own[seat]);
    }
  g_assert_null (row_of (fixture.view, nth));
  view_fixture_close (&fixture);
}

/* What lay open is gone with the eyes that saw it, also of a position on the way. */
static void
test_mask (gconstpointer data)
{
  ViewFixture fixture;

  open_view (&fixture, data);
  look (&fixture, FAVOR_VIEWER_OPEN);
  favor_cursor_set_ply (fixture.cursor, PLIES / 2);
  page_fixture_settle ();
  g_assert_nonnull (row_of (fixture.view, SEATS - 2));
  look (&fixture, FAVOR_SEAT_NONE);
  g_assert_null (row_of (fixture.view, 0));
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (own_of (fixture.view))));
  look (&fixture, FAVOR_VIEWER_OPEN);
  look (&fixture, 1);
  g_assert_null (row_of (fixture.view, 0));
  view_fixture_close (&fixture);
}

/* Keys reach every card of every row; what has the focus is read about, and is not chosen. */
static void
test_reach (gconstpointer data)
{
  Fixture     fixture;
  FavorHand  *last;
  GtkWidget  *card = NULL;
  FavorPiece *piece;

  open_page (&fixture, data, SEATS, 1280, 800);
  last = row_of (fixture.page->view, SEATS - 2);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (hands_of (fixture.page->view)),
                                         GTK_DIR_TAB_FORWARD));
  for (guint i = 0; i < 200 && card == NULL; i++)
    {
      GtkWidget *focus = favor_game_page_get_focus (fixture.page);

      if (gtk_widget_is_ancestor (focus, GTK_WIDGET (last)))
        card = focus;
      else
        gtk_widget_child_focus (GTK_WIDGET (hands_of (fixture.page->view)),
                                GTK_DIR_TAB_FORWARD);
    }
  g_assert_true (FAVOR_IS_PIECE (card));
  piece = FAVOR_PIECE (card);
  g_assert_nonnull (page_fixture_find (
    GTK_WIDGET (favor_piece_view_get_details (FAVOR_PIECE_VIEW (fixture.page->view))),
    GTK_TYPE_LABEL,
    favor_piece_get_label (piece)));
  g_signal_emit_by_name (piece, "activated");
  page_fixture_settle ();
  g_assert_cmpint (favor_piece_get_state (piece) & FAVOR_PIECE_CHOSEN, ==, 0);
  tear_down (&fixture);
}

/* The ledge is as high as before: rows that find no room scroll, and the board keeps its place. */
static void
test_room (gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 800 },
                                  { 1280, 600 },
                                  { 800, 700 },
                                  { 400, 800 },
                                  { 360, 500 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture    fixture;
      GtkWidget *ledge;
      int        height;

      open_page (&fixture, data, SEATS, sizes[i][0], sizes[i][1]);
      ledge = GTK_WIDGET (hands_of (fixture.page->view));
      height = gtk_widget_get_height (ledge);
      favor_table_set_eyes (fixture.page->table, FAVOR_SEAT_NONE);
      page_fixture_settle ();
      g_assert_cmpint (gtk_widget_get_height (ledge), ==, height);
      tear_down (&fixture);
    }
}

/* Three hands are seen whole where so many have room, beside the board or below it. */
static void
test_whole (gconstpointer data)
{
  Fixture    fixture;
  GtkWidget *ledge, *last;

  open_page (&fixture, data, 3, 1280, 800);
  ledge = GTK_WIDGET (hands_of (fixture.page->view));
  for (guint nth = 0; nth < 2; nth++)
    {
      graphene_rect_t at;

      last = GTK_WIDGET (row_of (fixture.page->view, nth));
      g_assert_true (gtk_widget_compute_bounds (last, ledge, &at));
      g_assert_cmpfloat (at.size.height, >=, 50);
      g_assert_cmpfloat (at.origin.y + at.size.height, <=, gtk_widget_get_height (ledge));
    }
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  static const char *const games[] = { "dragons-favour", "emperors-favor" };

  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/open-hands/map/whole", "kingdom-of-favors", test_whole);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *rows = g_strdup_printf ("/open-hands/%s/rows", games[i]);
      g_autofree char *mask = g_strdup_printf ("/open-hands/%s/mask", games[i]);
      g_autofree char *reach = g_strdup_printf ("/open-hands/%s/reach", games[i]);
      g_autofree char *whole = g_strdup_printf ("/open-hands/%s/whole", games[i]);
      g_autofree char *room = g_strdup_printf ("/open-hands/%s/room", games[i]);

      g_test_add_data_func (rows, games[i], test_rows);
      g_test_add_data_func (mask, games[i], test_mask);
      g_test_add_data_func (reach, games[i], test_reach);
      g_test_add_data_func (whole, games[i], test_whole);
      g_test_add_data_func (room, games[i], test_room);
    }
  return g_test_run ();
}
