/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "dragon-council-private.h"
#include "dragon-faces.h"
#include "dragon-fixture.h"
#include "dragon-words.h"
#include "favor-paragraph.h"

/* What a view must not tell: by faces, by names, by what stands out. */

/* A name may tell on which vote card a card lies, if all know it, but not who it is. */
static void
assert_tells_no_role (FavorPiece *piece, int on)
{
  g_autofree char *name = view_fixture_name_of (piece);
  g_auto (GStrv)   parts = NULL;
  g_autofree char *rest = NULL;

  g_assert_cmpstr (favor_piece_get_label (piece), !=, NULL);
  parts = g_strsplit (name, on >= 0 ? dragon_role_title ((guint) on) : "\n", -1);
  rest = g_strjoinv ("", parts);
  if (on >= 0)
    g_assert_cmpuint (g_strv_length (parts), ==, 2);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    g_assert_null (strstr (rest, dragon_role_title (role)));
}

static void
assert_table (ViewFixture *fixture, FavorSeat viewer, guint *n_hidden, guint *n_own)
{
  const DragonState *state = dragon_fixture_state (fixture);

  for (guint i = 0; i < state->n_table && !state->revealed; i++)
    {
      const DragonPlaced   *placed = &state->table[i];
      FavorPiece           *piece = dragon_fixture_card (fixture, i);
      gboolean              own = placed->owner == viewer;
      g_autoptr (FavorFace) face = dragon_face_new_back (state->clans[placed->owner],
                                                         i + 1,
                                                         own ? placed->card : FAVOR_NONE);

      g_assert_true (favor_face_equal (favor_piece_get_face (piece), face));
      if (own)
        g_assert_nonnull (strstr (favor_piece_get_label (piece),
                                  dragon_role_title ((guint) placed->card)));
      else
        assert_tells_no_role (piece,
                              dragon_is_located (state, i) ? placed->on : FAVOR_NONE);
      *n_hidden += !own;
      *n_own += own;
    }
}

/* Cards that lie under others say their names where they can be seen. */
static void
assert_home (ViewFixture *fixture, FavorSeat viewer)
{
  const DragonState *state = dragon_fixture_state (fixture);
  GtkWidget         *hand = GTK_WIDGET (dragon_view_of (fixture)->hand);

  for (GtkWidget *child = gtk_widget_get_first_child (hand); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      guint                 key = favor_piece_get_key (FAVOR_PIECE (child));
      g_autoptr (FavorFace) face = NULL;

      if (key < DRAGON_KEY_HOME)
        continue;
      face = dragon_face_new_covered ((guint)
                                        state->home[viewer][key - DRAGON_KEY_HOME - 1],
                                      state->clans[viewer]);
      g_assert_cmpint (favor_face_equal (face,
                                         favor_piece_get_face (FAVOR_PIECE (child))),
                       ==,
                       key < DRAGON_KEY_HOME + (guint) state->n_home[viewer]);
    }
}

static void
assert_hand (ViewFixture *fixture, FavorSeat viewer)
{
  const DragonState *state = dragon_fixture_state (fixture);
  guint              n = 0;

  for (guint role = 0; viewer >= 0 && role < DRAGON_N_ROLES; role++)
    n += (guint) state->hand[viewer][role];
  g_assert_cmpuint (dragon_fixture_count_hand (fixture, FALSE), ==, n);
  g_assert_cmpuint (dragon_fixture_count_hand (fixture, TRUE),
                    ==,
                    viewer >= 0 ? state->n_home[viewer] : 0);
  assert_home (fixture, viewer);
}

/* (transfer full): all that is said about what is left of the delegations. */
static char *
remains_of (ViewFixture *fixture)
{
  GString   *text = g_string_new (NULL);
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (dragon_view_of (fixture)
                                                             ->remains));

  for (GtkWidget *row = gtk_widget_get_first_child (box); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_has_css_class (row, "clan-row"))
      {
        g_autofree char *name = view_fixture_name_of (row);
        g_autofree char *reasons =
          gtk_test_accessible_check_property (GTK_ACCESSIBLE (row),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                              "?");
        GtkWidget *record = gtk_widget_get_last_child (row);

        g_string_append_printf (text, "%s\n%s\n", name, reasons);
        if (FAVOR_IS_PARAGRAPH (record) && gtk_widget_get_visible (record))
          g_string_append (text, favor_paragraph_get_text (FAVOR_PARAGRAPH (record)));
      }
  return g_string_free (text, FALSE);
}

/* Everybody can know the same about the delegations, the own one included. */
static void
assert_remains (ViewFixture *fixture, FavorSeat viewer)
{
  g_autofree char *of_all = NULL;
  g_autofree char *of_viewer = remains_of (fixture);

  favor_cursor_set_viewer (fixture->cursor, FAVOR_SEAT_NONE);
  of_all = remains_of (fixture);
  favor_cursor_set_viewer (fixture->cursor, viewer);
  g_assert_cmpstr (of_viewer, ==, of_all);
}

static void
watch_game (guint n_seats, guint number, guint *n_hidden, guint *n_own)
{
  ViewFixture fixture;
  FavorRng    rng;
  FavorSeat   viewer = (FavorSeat) (number % (n_seats + 1)) - 1;

  favor_rng_seed (&rng, number);
  dragon_fixture_open (&fixture, dragon_fixture_session (n_seats, number, (int) number));
  favor_cursor_set_viewer (fixture.cursor, viewer);
  while (!favor_session_get_over (fixture.session))
    {
      FavorAction action = view_fixture_pick (fixture.session, &rng);

      assert_table (&fixture, viewer, n_hidden, n_own);
      assert_hand (&fixture, viewer);
      assert_remains (&fixture, viewer);
      view_fixture_submit (&fixture, &action);
    }
  view_fixture_close (&fixture);
}

/* Random games of all sizes with all options, seen by each seat or by none. */
static void
test_hidden_cards (void)
{
  guint n_hidden = 0, n_own = 0;

  for (guint number = 0; number < 12; number++)
    watch_game (2 + number % 6, number * 7, &n_hidden, &n_own);
  g_assert_cmpuint (n_hidden, >, 50);
  g_assert_cmpuint (n_own, >, 25);
}

/* How many cards lie on the table nobody knows where; none of them in a lane. */
static guint
assert_apart (ViewFixture *fixture)
{
  DragonCouncil *council = dragon_view_of (fixture)->council;
  guint          n = 0;

  for (guint i = 0; i < council->tableau.n_cards; i++)
    {
      graphene_rect_t at;

      if (council->tableau.cards[i].on >= 0)
        continue;
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (dragon_fixture_card (fixture,
                                                                                 i)),
                                                GTK_WIDGET (council),
                                                &at));
      g_assert_cmpfloat (at.size.width, >, 8);
      g_assert_cmpfloat (at.origin.y + at.size.height,
                         <=,
                         gtk_widget_get_height (GTK_WIDGET (council)));
      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        g_assert_false (graphene_rect_intersection (&at, &council->lanes[role], NULL));
      n++;
    }
  return n;
}

/* It must not look as if a card whose place is hidden lay on a vote card, and it covers nothing. */
static void
test_wait_apart (gconstpointer data)
{
  const guint  width = GPOINTER_TO_UINT (data);
  GtkSettings *settings = gtk_settings_get_default ();
  guint        most = 0;
  FavorRng     rng;
  ViewFixture  fixture;

  favor_rng_seed (&rng, 3);
  /* They come from the foot of the table; here they are there at once. */
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  /* Places are secret. */
  dragon_fixture_open (&fixture, dragon_fixture_session (7, 3, 2));
  favor_cursor_set_viewer (fixture.cursor, FAVOR_SEAT_NONE);
  /* On the page that stands beside the table, and leaves it more room. */
  gtk_widget_set_visible (GTK_WIDGET (dragon_view_of (&fixture)->remains), FALSE);
  view_fixture_show (&fixture, (int) width, 440);
  while (dragon_fixture_state (&fixture)->round < 2)
    {
      FavorAction action = view_fixture_pick (fixture.session, &rng);

      view_fixture_submit (&fixture, &action);
      page_fixture_settle ();
      most = MAX (most, assert_apart (&fixture));
    }
  g_assert_cmpuint (most, >=, 5);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  view_fixture_close (&fixture);
}

/* The table keeps a record of all cards until the round ends. Who went home face down must not
 * stand out among them but for who sent it. */
static void
test_sent_home (gconstpointer data)
{
  gboolean    own = GPOINTER_TO_INT (data);
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_sent = 0;

  favor_rng_seed (&rng, 8);
  dragon_fixture_open (&fixture, dragon_fixture_session (4, 8, -1));
  while (dragon_fixture_seek (&fixture, DRAGON_PHASE_SEND_HOME, &rng))
    {
      FavorAction action = view_fixture_pick (fixture.session, &rng);
      guint       round = dragon_fixture_state (&fixture)->round, n_changed = 0;

      if (!own)
        favor_cursor_set_viewer (fixture.cursor, (FavorSeat) (action.seat == 0));
      view_fixture_submit (&fixture, &action);
      if (dragon_fixture_state (&fixture)->round != round)
        continue;
      n_sent++;
      for (guint i = 0; i < dragon_fixture_state (&fixture)->n_table; i++)
        n_changed += dragon_fixture_state (&fixture)->table[i].owner == action.seat &&
                     (favor_piece_get_state (dragon_fixture_card (&fixture, i)) &
                      FAVOR_PIECE_CHANGED) != 0;
      g_assert_cmpuint (n_changed, ==, own);
    }
  g_assert_cmpuint (n_sent, >, 0);
  view_fixture_close (&fixture);
}

static FavorFace *
details_face (ViewFixture *fixture)
{
  GtkWidget *piece = page_fixture_find (GTK_WIDGET (dragon_view_of (fixture)->details),
                                        FAVOR_TYPE_PIECE,
                                        NULL);

  return favor_piece_get_face (FAVOR_PIECE (piece));
}

/* What one person looked at is not there when the next one looks. */
static void
test_details_forget (void)
{
  ViewFixture           fixture;
  FavorRng              rng;
  g_autoptr (FavorFace) face = NULL;
  FavorPiece           *card;
  FavorSeat             owner;

  favor_rng_seed (&rng, 8);
  dragon_fixture_open (&fixture, dragon_fixture_session (3, 8, -1));
  g_assert_true (dragon_fixture_seek (&fixture, DRAGON_PHASE_VOTE, &rng));
  while (dragon_fixture_state (&fixture)->n_table == 0)
    {
      FavorAction action = view_fixture_pick (fixture.session, &rng);

      view_fixture_submit (&fixture, &action);
    }
  owner = dragon_fixture_state (&fixture)->table[0].owner;
  favor_cursor_set_viewer (fixture.cursor, owner);
  card = dragon_fixture_card (&fixture, 0);
  g_signal_emit_by_name (card, "inspected");
  face = favor_face_ref (favor_piece_get_face (card));
  g_assert_true (favor_face_equal (details_face (&fixture), face));

  favor_cursor_set_viewer (fixture.cursor, (FavorSeat) (owner == 0));
  g_assert_false (favor_face_equal (details_face (&fixture), face));
  g_assert_null (page_fixture_find (GTK_WIDGET (dragon_view_of (&fixture)->details),
                                    GTK_TYPE_LABEL,
                                    favor_piece_get_label (card)));
  view_fixture_close (&fixture);
}

/* While the view is closed nothing can be chosen, and what was chosen is gone. */
static void
test_closed (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  FavorGameView     *view;
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_rng_seed (&rng, 3);
  dragon_fixture_open (&fixture, dragon_fixture_session (4, 3, -1));
  view = fixture.view;
  g_assert_true (dragon_fixture_seek (&fixture, DRAGON_PHASE_VOTE, &rng));
  favor_game_view_move_choice (view, 1);
  g_assert_nonnull (favor_game_view_get_selected (view));

  favor_game_view_set_open (view, FALSE);
  g_assert_null (favor_game_view_get_selected (view));
  favor_game_view_list_chips (view, chips);
  g_assert_cmpuint (chips->len, ==, 0);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      FavorPiece *card = dragon_fixture_hand_piece (&fixture, role);

      g_assert_cmpint (favor_piece_get_state (dragon_fixture_vote (&fixture, role)),
                       ==,
                       0);
      view_fixture_press (dragon_fixture_vote (&fixture, role));
      if (card == NULL)
        continue;
      g_assert_cmpint (favor_piece_get_state (card), ==, 0);
      view_fixture_press (card);
      g_signal_emit_by_name (dragon_fixture_vote (&fixture, role), "dropped", card);
    }
  g_assert_false (favor_game_view_choose_nth (view, 0));
  g_assert_false (favor_game_view_focus_choices (view));
  g_assert_false (favor_game_view_press_letter (view, 'o'));
  favor_game_view_move_choice (view, 1);
  favor_game_view_press_chip (view, 0);
  g_assert_null (favor_game_view_get_selected (view));
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  g_assert_cmpuint (fixture.n_refused, ==, 0);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/dragon-view-secrets/hidden-cards", test_hidden_cards);
  g_test_add_data_func ("/dragon-view-secrets/sent-home-by-others",
                        GINT_TO_POINTER (FALSE),
                        test_sent_home);
  g_test_add_data_func ("/dragon-view-secrets/sent-home-by-oneself",
                        GINT_TO_POINTER (TRUE),
                        test_sent_home);
  g_test_add_data_func ("/dragon-view-secrets/wait-apart/wide",
                        GUINT_TO_POINTER (960),
                        test_wait_apart);
  g_test_add_data_func ("/dragon-view-secrets/wait-apart/narrow",
                        GUINT_TO_POINTER (400),
                        test_wait_apart);
  g_test_add_func ("/dragon-view-secrets/details-forget", test_details_forget);
  g_test_add_func ("/dragon-view-secrets/closed", test_closed);
  return g_test_run ();
}
