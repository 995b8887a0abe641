/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-text.h"
#include "orders-fixture.h"
#include "orders-words.h"

/* What a view must not tell: orders in the hands of others, and those that nobody has drawn. */

#define GAMES 20

/* ---- All that can be read ------------------------------------------------------------- */

static void
add_property (GString *text, GtkWidget *widget, GtkAccessibleProperty property)
{
  g_autofree char *value = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "?");
  if (value != NULL)
    g_string_append_printf (text, "%s\n", value);
}

/* Whether it can be seen now or not: names, descriptions, tooltips, words. */
static void
hear (GString *text, GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  if (tooltip != NULL)
    g_string_append_printf (text, "%s\n", tooltip);
  if (FAVOR_IS_PIECE (widget) && favor_piece_get_label (FAVOR_PIECE (widget)) != NULL)
    g_string_append_printf (text, "%s\n", favor_piece_get_label (FAVOR_PIECE (widget)));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hear (text, child);
}

/* What it says of a seat: figures. */
static void
add_seat (GString *text, ViewFixture *fixture, FavorSeat seat)
{
  g_auto (FavorSeatLook) look = { 0 };
  g_autofree char       *facts = NULL;

  favor_game_view_describe_seat (fixture->view, seat, &look);
  facts = favor_facts_join (look.fact_list);
  g_string_append_printf (text, "%s\n", facts);
}

/* (transfer full): all that the view says. */
static char *
hear_all (ViewFixture *fixture)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *chips = orders_fixture_list_chips (fixture);
  g_autofree char *first = NULL, *second = NULL, *words = NULL;

  hear (text, fixture->box);
  for (guint seat = 0; seat < favor_session_get_n_seats (fixture->session); seat++)
    add_seat (text, fixture, (FavorSeat) seat);
  favor_game_view_describe_table (fixture->view, &first, &second, &words);
  g_string_append_printf (text, "%s\n%s\n", words, chips);
  return g_string_free (text, FALSE);
}

/* ---- Against the position ------------------------------------------------------------- */

/* The set of orders that `viewer` has in the hand or beside it. */
static guint64
list_own (const OrdersState *state, FavorSeat viewer)
{
  guint64 own = 0;

  for (guint i = 0; viewer >= 0 && i < state->n_hand[viewer]; i++)
    own |= G_GUINT64_CONSTANT (1) << state->hand[viewer][i];
  for (guint i = 0; viewer >= 0 && i < state->n_fulfilled[viewer]; i++)
    own |= G_GUINT64_CONSTANT (1) << state->fulfilled[viewer][i];
  return own;
}

/* What `viewer` had, or all have seen: it may still be what was read about last. */
static guint64
list_known (const OrdersState *state, FavorSeat viewer)
{
  guint64 known = list_own (state, viewer);

  for (guint i = 0; viewer >= 0 && i < state->n_returned[viewer]; i++)
    known |= G_GUINT64_CONSTANT (1) << state->returned[viewer][i];
  for (guint i = 0; viewer >= 0 && i < state->n_discard; i++)
    known |= G_GUINT64_CONSTANT (1) << state->discard[i];
  return known;
}

/* A title is looked for as a line of its own or at the beginning of one: "A Town" may be part of
 * another text. */
static gboolean
tells (const char *text, guint order)
{
  g_autofree char *line = g_strconcat ("\n", orders_title (order), NULL);

  return strstr (text, line) != NULL || g_str_has_prefix (text, line + 1) ||
         strstr (text, orders_text (order)) != NULL;
}

static void
assert_silent (ViewFixture *fixture, FavorSeat viewer, guint *n_told)
{
  const OrdersState *state = orders_fixture_state (fixture);
  guint64            own = list_own (state, viewer);
  guint64            known = list_known (state, viewer);
  g_autofree char   *said = hear_all (fixture);
  g_autofree char   *text = favor_text_without_marks (said);

  for (guint order = 0; order < ORDERS_N_ORDERS; order++)
    {
      gboolean is_own = (own >> order & 1) != 0;

      if (is_own)
        g_assert_true (tells (text, order));
      else if ((known >> order & 1) == 0 && tells (text, order))
        g_error ("The view for seat %d tells of \"%s\" in: %s",
                 viewer,
                 orders_title (order),
                 text);
      *n_told += is_own;
    }
}

/* The hand has what the viewer holds, and nothing of others. */
static void
assert_hand (ViewFixture *fixture, FavorSeat viewer)
{
  const OrdersState *state = orders_fixture_state (fixture);
  guint              n = viewer >= 0 ? state->n_hand[viewer] : 0;

  g_assert_cmpuint (orders_fixture_count_hand (fixture), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_nonnull (orders_fixture_card (fixture, state->hand[viewer][i]));
}

static void
inspect_cb (FavorPiece *piece, gpointer data)
{
  if (orders_fixture_lies (data, piece))
    g_signal_emit_by_name (piece, "inspected");
}

/* Details of each piece in turn, read one by one. */
static void
assert_details (ViewFixture *fixture, FavorSeat viewer)
{
  GPtrArray *pieces = favor_hand_get_pieces (orders_view_of (fixture)->hand);
  guint      n_told = 0;

  favor_tile_foreach (FAVOR_BOARD (orders_view_of (fixture)->chart), inspect_cb, fixture);
  assert_silent (fixture, viewer, &n_told);
  for (guint i = 0; i < pieces->len; i++)
    g_signal_emit_by_name (pieces->pdata[i], "inspected");
  assert_silent (fixture, viewer, &n_told);
}

static void
watch_game (guint n_seats, guint64 seed, FavorSeat viewer, guint *n_told)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       ply = 0;

  favor_rng_seed (&rng, seed);
  view_fixture_open (&fixture, orders_fixture_session (n_seats, seed, NULL));
  favor_cursor_set_viewer (fixture.cursor, viewer);
  while (!favor_session_get_over (fixture.session))
    {
      assert_hand (&fixture, viewer);
      if (ply % 5 == 0)
        assert_silent (&fixture, viewer, n_told);
      if (ply++ % 40 == 0)
        assert_details (&fixture, viewer);
      orders_fixture_step (&fixture, &rng);
    }
  view_fixture_close (&fixture);
}

/* Random games of all sizes, seen by a seat or by none. */
static void
test_games (void)
{
  guint n_told = 0;

  for (guint i = 0; i < GAMES; i++)
    {
      guint n_seats = ORDERS_MIN_SEATS + i % 5;

      watch_game (n_seats, 70 + i, (FavorSeat) (i % (n_seats + 1)) - 1, &n_told);
    }
  g_assert_cmpuint (n_told, >, 1000);
}

/* Who looks after another one finds nothing of what that one saw: between two people nobody looks. */
static void
test_cover (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_told = 0;

  favor_rng_seed (&rng, 90);
  view_fixture_open (&fixture, orders_fixture_session (4, 90, NULL));
  for (guint i = 0; i < 60; i++)
    {
      FavorSeat   decider = orders_fixture_state (&fixture)->head.decider;
      FavorPiece *piece;

      favor_cursor_set_viewer (fixture.cursor, decider);
      assert_hand (&fixture, decider);
      if (orders_fixture_state (&fixture)->n_hand[decider] > 0)
        {
          piece = orders_fixture_card (&fixture,
                                       orders_fixture_state (&fixture)->hand[decider][0]);
          g_signal_emit_by_name (piece, "inspected");
        }
      favor_cursor_set_viewer (fixture.cursor, FAVOR_SEAT_NONE);
      assert_hand (&fixture, FAVOR_SEAT_NONE);
      assert_silent (&fixture, FAVOR_SEAT_NONE, &n_told);
      g_assert_cmpuint (orders_fixture_count (&fixture, ORDERS_THING_SPACE), ==, 0);
      g_assert_cmpuint (orders_fixture_count (&fixture, ORDERS_THING_TARGET), ==, 0);
      g_assert_null (orders_fixture_ghost (&fixture));
      orders_fixture_step (&fixture, &rng);
    }
  g_assert_cmpuint (n_told, ==, 0);
  view_fixture_close (&fixture);
}

/* Who only looks on changes nothing. */
static void
test_looks_on (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 91);
  view_fixture_open (&fixture, orders_fixture_session (3, 91, NULL));
  for (guint i = 0; i < 20; i++)
    {
      FavorSeat decider;

      g_assert_true (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng));
      decider = orders_fixture_state (&fixture)->head.decider;
      favor_cursor_set_viewer (fixture.cursor, (FavorSeat) ((decider + 1) % 3));
      g_assert_false (gtk_widget_get_visible (orders_view_of (&fixture)->turner));
      g_assert_false (favor_game_view_press_letter (fixture.view, 'r'));
      g_assert_false (favor_game_view_choose_nth (fixture.view, 0));
      favor_game_view_move_choice (fixture.view, 1);
      g_assert_null (favor_game_view_get_selected (fixture.view));
      g_assert_cmpuint (orders_fixture_count (&fixture, ORDERS_THING_SPACE), ==, 0);
    }
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/orders-view-secrets/games", test_games);
  g_test_add_func ("/orders-view-secrets/cover", test_cover);
  g_test_add_func ("/orders-view-secrets/looks-on", test_looks_on);
  return g_test_run ();
}
