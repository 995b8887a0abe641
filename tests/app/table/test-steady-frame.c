/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "game-page-fixture.h"

#include "favor-games.h"
#include "favor-views.h"
#include "view-fixture.h"

/* Within one size of the window nothing jumps: whatever is said below the board, the board and the hand
 * are where they were. */

#define N_PLIES 36

typedef struct
{
  int width;
  int height;
} Size;

static const Size sizes[] = { { 1280, 800 }, { 800, 600 }, { 400, 700 } };

static graphene_rect_t
find_place (FavorGamePage *page, GtkWidget *widget)
{
  graphene_rect_t at = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (widget != NULL && gtk_widget_get_mapped (widget))
    g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (page), &at));
  return at;
}

/* (transfer full) */
static char *
read_sentence (FavorGamePage *page)
{
  char *sentence;

  g_object_get (favor_table_get_decision (page->table), "sentence", &sentence, NULL);
  return sentence;
}

static void
assert_same (FavorGamePage         *page,
             const char            *what,
             const graphene_rect_t *first,
             const graphene_rect_t *now)
{
  char *sentence;

  if (graphene_rect_equal (first, now))
    return;
  sentence = read_sentence (page);
  g_error ("%s jumps from %g,%g %gx%g to %g,%g %gx%g at “%s”",
           what,
           first->origin.x,
           first->origin.y,
           first->size.width,
           first->size.height,
           now->origin.x,
           now->origin.y,
           now->size.width,
           now->size.height,
           sentence);
}

static void
check_size (const FavorGame *game, const Size *size)
{
  Fixture         fixture;
  FavorRng        rng;
  graphene_rect_t board, hand;

  favor_rng_seed (&rng, 21);
  show_page (&fixture, page_fixture_session (game, 3, 3, 21), size->width, size->height);
  if (favor_table_get_covered (fixture.page->table))
    act (&fixture, "view.uncover");
  page_fixture_settle ();
  favor_game_page_set_page (fixture.page, "board");
  page_fixture_settle ();
  board = find_place (fixture.page, GTK_WIDGET (fixture.page->view));
  hand = find_place (fixture.page, favor_game_view_get_hand (fixture.page->view));
  g_test_message ("%s %dx%d: board %gx%g",
                  game->id,
                  size->width,
                  size->height,
                  board.size.width,
                  board.size.height);
  for (guint i = 0; i < N_PLIES; i++)
    {
      graphene_rect_t now;
      FavorAction     action;

      if (favor_session_get_decider (fixture.session) == FAVOR_SEAT_NONE)
        break;
      favor_game_page_set_page (fixture.page, "board");
      if (i % 7 == 3)
        favor_game_view_move_choice (fixture.page->view, 1);
      page_fixture_settle ();
      now = find_place (fixture.page, GTK_WIDGET (fixture.page->view));
      assert_same (fixture.page, "the board", &board, &now);
      if (!favor_table_get_covered (fixture.page->table))
        {
          now = find_place (fixture.page, favor_game_view_get_hand (fixture.page->view));
          assert_same (fixture.page, "the hand", &hand, &now);
        }
      action = view_fixture_pick (fixture.session, &rng);
      g_assert_true (favor_session_submit (fixture.session, &action, NULL));
      page_fixture_settle ();
      favor_game_page_end_show (fixture.page);
      if (favor_table_get_covered (fixture.page->table))
        {
          now = find_place (fixture.page, GTK_WIDGET (fixture.page->view));
          assert_same (fixture.page, "the board", &board, &now);
          act (&fixture, "view.uncover");
        }
    }
  tear_down (&fixture);
}

static void
test_game (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    check_size (data, &sizes[i]);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  for (guint i = 0; favor_views_get_nth (i) != NULL; i++)
    {
      const FavorGame *game = favor_games_find (favor_views_get_nth (i)->game_id);
      g_autofree char *path = g_strconcat ("/steady-frame/", game->id, NULL);

      g_test_add_data_func (path, game, test_game);
    }
  return g_test_run ();
}
