/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-words.h"
#include "favor-text.h"

/* What happened, one thing after the other, in a window. */

/* Each line of an answered Intrigue is shown alone, and it can be paused, gone on with and
 * completed. */
static void
test_intrigue (void)
{
  ViewFixture    fixture;
  FavorGameView *view;
  FavorSession  *session = emperor_fixture_session (5);
  FavorAction    pass = { .kind = EMPEROR_ACTION_LET_PASS };
  FavorRng       rng;
  guint          n_shown = 0;

  favor_rng_seed (&rng, 5);
  emperor_fixture_seek (session, EMPEROR_PROMPT_REACT, &rng);
  view_fixture_open (&fixture, session);
  view_fixture_show (&fixture, 1000, 700);
  view = fixture.view;
  favor_game_view_set_paused (view, TRUE);
  pass.seat = emperor_fixture_state (&fixture)->head.decider;
  emperor_fixture_submit (&fixture, &pass);
  g_assert_true (favor_game_view_get_showing (view));
  g_assert_nonnull (strstr (favor_game_view_get_caption (view), "lets it pass"));
  g_assert_nonnull (favor_game_view_get_shown (view, &n_shown));
  g_assert_cmpuint (n_shown, ==, 1);
  favor_game_view_show_next (view);
  g_assert_null (strstr (favor_game_view_get_caption (view), "lets it pass"));
  page_fixture_settle ();
  favor_game_view_show_rest (view);
  g_assert_false (favor_game_view_get_showing (view));
  g_assert_null (favor_game_view_get_caption (view));
  view_fixture_close (&fixture);
}

/* Whatever happens, the window can be drawn, and cards and Stars go their ways. */
static void
test_window (gconstpointer data)
{
  guint       number = GPOINTER_TO_UINT (data);
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, number);
  view_fixture_open (&fixture, emperor_fixture_session (number));
  view_fixture_show (&fixture, number % 2 == 0 ? 1000 : 400, 700);
  for (guint i = 0; i < 40; i++)
    {
      emperor_fixture_play (&fixture, 1, &rng);
      page_fixture_settle ();
      favor_game_view_move_choice (fixture.view, 1);
      page_fixture_settle ();
    }
  view_fixture_close (&fixture);
}

static void
test_right_to_left (void)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  test_window (GUINT_TO_POINTER (8));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* What the signs and figures of an own card say is also said in words. */
static void
test_words (void)
{
  ViewFixture         fixture;
  FavorRng            rng;
  const EmperorState *state;
  guint               n = 0;

  favor_rng_seed (&rng, 9);
  view_fixture_open (&fixture, emperor_fixture_session (9));
  emperor_fixture_play (&fixture, 120, &rng);
  state = emperor_fixture_state (&fixture);
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    for (guint copy = 0; copy < (guint) state->hand[state->head.decider][card];
         copy++, n++)
      {
        FavorPiece      *piece = emperor_fixture_card (&fixture, card, copy);
        g_autofree char *kind = emperor_piece_kind_words ((guint) card);
        g_autofree char *words = NULL;
        g_autofree char *wanted = favor_text_without_marks (kind);

        words = favor_text_without_marks (favor_piece_get_label (piece));
        g_assert_true (g_str_has_prefix (words, emperor_piece_title ((guint) card)));
        g_assert_true (g_str_has_suffix (words, wanted));
      }
  g_assert_cmpuint (n, >, 0);
  view_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/emperor-view/show/words", test_words);
  g_test_add_func ("/emperor-view/show/intrigue", test_intrigue);
  g_test_add_data_func ("/emperor-view/show/wide", GUINT_TO_POINTER (6), test_window);
  g_test_add_data_func ("/emperor-view/show/narrow", GUINT_TO_POINTER (7), test_window);
  g_test_add_func ("/emperor-view/show/right-to-left", test_right_to_left);
  return g_test_run ();
}
