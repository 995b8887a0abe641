/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-random.h"
#include "emperor-words.h"

/* What a view must not tell: by faces, by names, by words. */

static void
add_words (GtkWidget *widget, GString *words)
{
  if (FAVOR_IS_PIECE (widget))
    {
      g_string_append_printf (words,
                              "%s\n",
                              favor_piece_get_label (FAVOR_PIECE (widget)));
      if (favor_piece_get_why_not (FAVOR_PIECE (widget)) != NULL)
        g_string_append (words, favor_piece_get_why_not (FAVOR_PIECE (widget)));
    }
  else if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_words (child, words);
}

/* (transfer full): all that the view says anywhere. */
static char *
all_words (ViewFixture *fixture)
{
  FavorGameView     *view = fixture->view;
  GString           *words = g_string_new (NULL);
  g_autoptr (GArray) chips = favor_chips_new ();
  g_autofree char   *decision = favor_game_view_describe_decision (view);

  add_words (fixture->box, words);
  if (emperor_view_of (fixture)->tool != NULL)
    add_words (GTK_WIDGET (emperor_view_of (fixture)->tool), words);
  favor_game_view_list_chips (view, chips);
  for (guint i = 0; i < chips->len; i++)
    g_string_append_printf (words, "%s\n", g_array_index (chips, FavorChip, i).label);
  if (decision != NULL)
    g_string_append (words, decision);
  return g_string_free (words, FALSE);
}

/* Of Black Market cards and Events that only others know of; promises may name Intrigues. */
static guint
assert_no_secrets (ViewFixture *fixture, FavorSeat viewer)
{
  const EmperorState *state = emperor_fixture_state (fixture);
  g_autofree char    *words = all_words (fixture);
  guint               n = 0;

  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    {
      for (guint i = 0; seat != viewer && i < state->n_open[seat]; i++, n++)
        g_assert_null (
          strstr (words, emperor_event_title ((guint) state->open_events[seat][i])));
      for (guint i = 0;
           seat != viewer && state->n_promises == 0 && i < state->n_market_hand[seat];
           i++, n++)
        g_assert_null (strstr (
          words,
          emperor_piece_title (EMPEROR_N_CARDS + (guint) state->market_hand[seat][i])));
    }
  for (guint i = 0; state->n_promises == 0 && i < state->n_market_deck; i++)
    g_assert_null (strstr (words,
                           emperor_piece_title (EMPEROR_N_CARDS +
                                                (guint) state->market_deck[i])));
  for (guint i = 0; state->prompt == EMPEROR_PROMPT_KEEP_EVENT &&
                    state->head.decider != viewer && i < state->n_looks;
       i++)
    g_assert_null (strstr (words, emperor_event_title ((guint) state->looks[i])));
  return n;
}

/* The hand is that of the viewer, or nothing. */
static void
assert_hand (ViewFixture *fixture, FavorSeat viewer)
{
  const EmperorState *state = emperor_fixture_state (fixture);

  g_assert_cmpuint (favor_hand_get_pieces (emperor_view_of (fixture)->hand)->len,
                    ==,
                    viewer >= 0 ? state->hand_size[viewer] : 0);
}

/* An offer and an Intrigue name cards to those whom they concern. */
static gboolean
is_quiet (const EmperorState *state)
{
  return state->prompt != EMPEROR_PROMPT_TRADE &&
         state->prompt != EMPEROR_PROMPT_COUNTER && state->prompt != EMPEROR_PROMPT_REACT;
}

static void
test_masked (gconstpointer data)
{
  guint                 number = GPOINTER_TO_UINT (data), n = 0;
  FavorSeat             viewer = (FavorSeat) (number % 3) - 1;
  ViewFixture           fixture;
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, number);
  view_fixture_open (&fixture, emperor_fixture_session (number));
  favor_cursor_set_viewer (fixture.cursor, viewer);
  for (guint i = 0; i < 250 && !favor_session_get_over (fixture.session); i++)
    {
      const EmperorState *state = emperor_fixture_state (&fixture);
      FavorAction         action = emperor_random_action (state, &legal, &rng);
      g_autoptr (GError)  error = NULL;

      if (i % 5 == 0 && is_quiet (state))
        {
          n += assert_no_secrets (&fixture, viewer);
          assert_hand (&fixture, viewer);
        }
      favor_session_submit (fixture.session, &action, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpuint (n, >, 20);
  view_fixture_close (&fixture);
}

/* Whatever the details were about is gone with the eyes that saw it. */
static void
test_other_eyes (void)
{
  ViewFixture      fixture;
  FavorSession    *session = emperor_fixture_session (2);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  FavorSeat        viewer;
  guint            event;
  FavorRng         rng;

  favor_rng_seed (&rng, 2);
  emperor_fixture_seek (session, EMPEROR_PROMPT_NONE, &rng);
  view_fixture_open (&fixture, session);
  viewer = favor_cursor_get_viewer (fixture.cursor);
  event = (guint) emperor_fixture_state (&fixture)->open_events[viewer][0];
  g_signal_emit_by_name (emperor_fixture_event (&fixture, (gint) event), "inspected");
  before = all_words (&fixture);
  g_assert_nonnull (strstr (before, emperor_event_text (event)));
  favor_cursor_set_viewer (fixture.cursor, FAVOR_SEAT_NONE);
  after = all_words (&fixture);
  g_assert_null (strstr (after, emperor_event_text (event)));
  g_assert_null (strstr (after, emperor_event_title (event)));
  view_fixture_close (&fixture);
}

/* A view that is covered offers nothing. */
static void
test_closed (void)
{
  ViewFixture        fixture;
  g_autoptr (GArray) chips = favor_chips_new ();

  view_fixture_open (&fixture, emperor_fixture_session (4));
  favor_game_view_set_open (fixture.view, FALSE);
  favor_game_view_list_chips (fixture.view, chips);
  g_assert_cmpuint (chips->len, ==, 0);
  g_assert_false (favor_game_view_choose_nth (fixture.view, 0));
  g_assert_false (favor_game_view_get_tool_open (fixture.view));
  view_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  for (guint number = 0; number < 6; number++)
    {
      g_autofree char *path = g_strdup_printf ("/emperor-view/secrets/masked-%u", number);

      g_test_add_data_func (path, GUINT_TO_POINTER (number), test_masked);
    }
  g_test_add_func ("/emperor-view/secrets/other-eyes", test_other_eyes);
  g_test_add_func ("/emperor-view/secrets/closed", test_closed);
  return g_test_run ();
}
