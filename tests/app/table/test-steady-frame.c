/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "game-page-fixture.h"

#include "favor-decision-bar-private.h"
#include "favor-games.h"
#include "favor-views.h"
#include "view-fixture.h"

/* Within one size of the window nothing jumps: whatever is said below the board and whatever is
 * shown on it, the board, the hand and the buttons are where they were. */

#define N_PLIES 36
/* The last ones of a game, if it ends before it is as long. */
#define N_LAST     6
#define MOST_PLIES 1000

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

/* A button that was not seen yet has no size. */
typedef struct
{
  graphene_rect_t board;
  graphene_rect_t hand;
  graphene_rect_t bar;
  graphene_rect_t last;
  graphene_rect_t button[N_BAR_BUTTONS];
} Frame;

static void
look_at (FavorGamePage *page, Frame *frame)
{
  frame->board = find_place (page, GTK_WIDGET (page->view));
  frame->hand = find_place (page, favor_game_view_get_hand (page->view));
  frame->bar = find_place (page, GTK_WIDGET (page->bar));
  frame->last = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  for (guint i = 0; i < N_BAR_BUTTONS; i++)
    {
      frame->button[i] = find_place (page, page->bar->button[i]);
      if (frame->button[i].size.width > 0)
        frame->last = frame->button[i];
    }
}

/* Of what grows from there with its words: the corner at the end of the foot. */
static void
assert_corner (FavorGamePage         *page,
               const char            *what,
               const graphene_rect_t *first,
               const graphene_rect_t *now,
               gboolean               grows_up)
{
  graphene_rect_t kept = *now;

  if (first->size.width == 0 || now->size.width == 0)
    return;
  kept.origin.x += now->size.width - first->size.width;
  kept.size.width = first->size.width;
  if (grows_up)
    {
      kept.origin.y += now->size.height - first->size.height;
      kept.size.height = first->size.height;
    }
  assert_same (page, what, first, &kept);
}

/* Each button where it was when it was first seen; in a narrow bar they share its width, and the last of
 * them ends where it ends. */
static void
assert_buttons (FavorGamePage *page, Frame *frame, const Frame *now)
{
  assert_corner (page, "the bar", &frame->bar, &now->bar, TRUE);
  assert_corner (page, "the last button", &frame->last, &now->last, FALSE);
  if (frame->bar.size.width == 0)
    frame->bar = now->bar;
  if (frame->last.size.width == 0)
    frame->last = now->last;
  for (guint i = 0; i < N_BAR_BUTTONS; i++)
    {
      const char *name;

      if (now->button[i].size.width == 0)
        continue;
      name = gtk_actionable_get_action_name (GTK_ACTIONABLE (page->bar->button[i]));
      if (frame->button[i].size.width == 0)
        frame->button[i] = now->button[i];
      else if (!page->bar->compact)
        assert_same (page, name, &frame->button[i], &now->button[i]);
    }
}

/* Under a cover there is no hand. */
static void
assert_frame (FavorGamePage *page, Frame *frame)
{
  Frame now;

  look_at (page, &now);
  assert_same (page, "the board", &frame->board, &now.board);
  if (!favor_table_get_covered (page->table))
    {
      assert_same (page, "the hand", &frame->hand, &now.hand);
      assert_buttons (page, frame, &now);
    }
}

/* One thing after the other, up to the last one; that the game is over is seen only behind it. */
static void
watch_show (FavorGamePage *page, Frame *frame)
{
  while (favor_game_view_get_showing (page->view))
    {
      assert_frame (page, frame);
      favor_game_view_show_next (page->view);
      page_fixture_settle ();
    }
}

static FavorSession *
play_up_to (const FavorGame *game, guint n_plies, FavorRng *rng)
{
  FavorSession *session = page_fixture_session (game, 3, 3, 21);

  favor_rng_seed (rng, 21);
  while (favor_session_get_n_plies (session) < n_plies &&
         !favor_session_get_over (session))
    {
      FavorAction action = view_fixture_pick (session, rng);

      g_assert_true (favor_session_submit (session, &action, NULL));
    }
  return session;
}

/* From a position of a game on, as far as `n_plies`. */
static void
check_size (const FavorGame *game, const Size *size, guint start, guint n_plies)
{
  Fixture  fixture;
  FavorRng rng;
  Frame    frame;

  show_page (&fixture, play_up_to (game, start, &rng), size->width, size->height);
  if (favor_table_get_covered (fixture.page->table))
    act (&fixture, "view.uncover");
  page_fixture_settle ();
  favor_game_page_set_page (fixture.page, "board");
  page_fixture_settle ();
  look_at (fixture.page, &frame);
  g_test_message ("%s %dx%d: board %gx%g",
                  game->id,
                  size->width,
                  size->height,
                  frame.board.size.width,
                  frame.board.size.height);
  for (guint i = start; i < n_plies; i++)
    {
      FavorAction action;

      if (favor_session_get_decider (fixture.session) == FAVOR_SEAT_NONE)
        break;
      favor_game_page_set_page (fixture.page, "board");
      if (i % 7 == 3)
        favor_game_view_move_choice (fixture.page->view, 1);
      page_fixture_settle ();
      assert_frame (fixture.page, &frame);
      action = view_fixture_pick (fixture.session, &rng);
      g_assert_true (favor_session_submit (fixture.session, &action, NULL));
      page_fixture_settle ();
      watch_show (fixture.page, &frame);
      if (favor_table_get_covered (fixture.page->table))
        {
          assert_frame (fixture.page, &frame);
          act (&fixture, "view.uncover");
        }
    }
  tear_down (&fixture);
}

/* The first and the last plies. */
static void
test_game (gconstpointer data)
{
  g_autoptr (FavorSession) whole = NULL;
  FavorRng                 rng;
  guint                    n;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    check_size (data, &sizes[i], 0, N_PLIES);
  whole = play_up_to (data, MOST_PLIES, &rng);
  if (!favor_session_get_over (whole))
    return;
  n = favor_session_get_n_plies (whole);
  check_size (data, &sizes[0], n - N_LAST, n);
}

/* ---- Hints ---------------------------------------------------------------------------- */

/* So many plies lie between two questions. */
#define HINT_PLIES 13
#define N_HINTS    3

typedef struct
{
  const char *locale;
  Size        size;
} Reading;

static const Reading readings[] = {
  { "C", { 1280, 800 } },
  { "de_DE.UTF-8", { 1280, 800 } },
  { "de_DE.UTF-8", { 400, 700 } },
};

/* What a hint says has the room that is kept for it, and is not cut off. */
static void
assert_hint (FavorGamePage *page, Frame *frame)
{
  g_autofree char *sentence = read_sentence (page);
  int              overhang;

  g_test_message ("%s", favor_decision_bar_get_sentence (page->bar));
  assert_frame (page, frame);
  g_object_get (page->layout, "overhang", &overhang, NULL);
  if (overhang > 0)
    g_error ("%d px of the board are covered at “%s”", overhang, sentence);
  g_assert_false (page_fixture_is_cut (page->bar->sentence));
  g_assert_false (gtk_widget_get_visible (page->bar->detail));
}

static void
ask_for_hint (Fixture *fixture, Frame *frame)
{
  FavorHinting *hinting = favor_table_get_hinting (fixture->page->table);

  act (fixture, "view.hint");
  page_fixture_wait_for (!favor_hinting_get_thinking (hinting));
  page_fixture_settle ();
  assert_hint (fixture->page, frame);
}

static void
check_hints (const FavorGame *game, const Size *size)
{
  Fixture  fixture;
  FavorRng rng;
  Frame    frame;

  show_page (&fixture, play_up_to (game, 0, &rng), size->width, size->height);
  for (guint i = 0; i < N_HINTS * HINT_PLIES; i++)
    {
      FavorAction action;

      if (favor_session_get_over (fixture.session))
        break;
      if (favor_table_get_covered (fixture.page->table))
        act (&fixture, "view.uncover");
      if (i % HINT_PLIES == 0)
        {
          favor_game_page_set_page (fixture.page, "board");
          page_fixture_settle ();
          look_at (fixture.page, &frame);
          ask_for_hint (&fixture, &frame);
        }
      action = view_fixture_pick (fixture.session, &rng);
      g_assert_true (favor_session_submit (fixture.session, &action, NULL));
      favor_game_view_show_rest (fixture.page->view);
    }
  tear_down (&fixture);
}

/* A hint covers nothing of the board, and moves nothing. */
static void
test_hints (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    if (setlocale (LC_ALL, readings[i].locale) != NULL)
      check_hints (data, &readings[i].size);
    else
      g_test_message ("there is no locale %s", readings[i].locale);
  setlocale (LC_ALL, "C");
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FAVOR_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  for (guint i = 0; favor_views_get_nth (i) != NULL; i++)
    {
      const FavorGame *game = favor_games_find (favor_views_get_nth (i)->game_id);
      g_autofree char *path = g_strconcat ("/steady-frame/", game->id, NULL);

      g_autofree char *hints = g_strconcat (path, "/hints", NULL);

      g_test_add_data_func (path, game, test_game);
      g_test_add_data_func (hints, game, test_hints);
    }
  return g_test_run ();
}
