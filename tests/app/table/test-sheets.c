/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-cover.h"
#include "favor-games.h"
#include "favor-result-scene.h"
#include "favor-result-sheet.h"
#include "favor-text.h"
#include "favor-rounds.h"

#include "page-fixture.h"
#include "wide-game.h"

/* What the page has: buttons without their action cannot be operated. */
static void
add_actions (GtkWindow *window)
{
  static const GActionEntry entries[] = {
    { "uncover" },
    { "result" },
    { "show-seat", NULL, "u" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group),
                                   entries,
                                   G_N_ELEMENTS (entries),
                                   NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "view", G_ACTION_GROUP (group));
}

static void
set_cover (GtkWidget *cover, const char *const *since)
{
  g_object_set (cover, "person", "Cem", "colour", 2, "since", since, NULL);
}

static void
test_cover (void)
{
  GtkWidget               *cover = g_object_new (FAVOR_TYPE_COVER, NULL);
  GtkWindow               *window = page_fixture_show (cover, 360, 300);
  static const char *const none[] = { NULL };
  static const char *const one[] = { "Ann plays Leap.", NULL };
  static const char *const two[] = { "Ann plays Leap.", "Bo plays Step.", NULL };

  set_cover (cover, none);
  g_assert_nonnull (page_fixture_find (cover, GTK_TYPE_LABEL, "Cem"));
  g_assert_nonnull (page_fixture_find (cover, GTK_TYPE_BUTTON, "I Am Cem"));
  g_assert_nonnull (page_fixture_find (cover,
                                       GTK_TYPE_LABEL,
                                       "What is yours is covered."));
  set_cover (cover, one);
  g_assert_nonnull (
    page_fixture_find (cover,
                       GTK_TYPE_LABEL,
                       "What is yours is covered. 1 event since your last turn:"));
  set_cover (cover, two);
  g_assert_nonnull (page_fixture_find (cover,
                                       GTK_TYPE_LABEL,
                                       "Ann plays Leap.\nBo plays Step."));
  g_object_set (cover, "compact", TRUE, NULL);
  page_fixture_settle ();
  add_actions (window);
  favor_cover_focus (FAVOR_COVER (cover));
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (window)));
  page_fixture_close (window);
}

static GtkWidget *
standing (GtkWidget *sheet, guint nth)
{
  GtkWidget *row = page_fixture_find (sheet, GTK_TYPE_VIEWPORT, NULL);

  /* Behind the picture, in the grid that scrolls. */
  row = gtk_widget_get_first_child (gtk_widget_get_first_child (row));
  row = gtk_widget_get_first_child (gtk_widget_get_next_sibling (row));
  while (nth-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* Heard with the button that has the focus first: the scores of all. */
static void
assert_told (GtkWidget *sheet, const char *words)
{
  GtkWidget       *close = page_fixture_find (sheet, GTK_TYPE_BUTTON, NULL);
  g_autofree char *heard = NULL, *plain = NULL;

  g_assert_cmpstr (gtk_widget_get_tooltip_text (close), ==, "Close");
  heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (close),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                              "");
  plain = favor_text_without_marks (heard);
  g_assert_cmpstr (plain, ==, words);
}

/* What the sheet needs must not grow with the words of a language. */
static void
test_narrow (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 4, 3);
  FavorCursor  *cursor;
  GtkWidget    *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow    *window;
  GtkWidget    *watch;
  int           least, natural;

  page_fixture_play (session, WIDE_GAME_PLIES);
  cursor = favor_cursor_new (session);
  g_object_set (sheet, "compact", TRUE, NULL);
  window = page_fixture_show (sheet, 480, 400);
  g_assert_null (gtk_widget_get_first_child (sheet));
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  page_fixture_settle ();
  watch = page_fixture_find (sheet, GTK_TYPE_BUTTON, "Watch Again");
  gtk_widget_measure (watch,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      &natural,
                      NULL,
                      NULL);
  g_assert_cmpint (least, <, natural);
  gtk_button_set_label (GTK_BUTTON (watch), "Die Partie noch einmal von vorn ansehen");
  gtk_widget_measure (sheet, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 340);
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* Best first; equals share a rank, and all winners are named. */
static void
test_result (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 4, 3);
  FavorCursor  *cursor;
  GtkWidget    *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow    *window;

  page_fixture_play (session, WIDE_GAME_PLIES);
  cursor = favor_cursor_new (session);
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  window = page_fixture_show (sheet, 480, 400);
  /* Everybody built at the first place ten times. */
  g_assert_nonnull (page_fixture_find (sheet,
                                       GTK_TYPE_LABEL,
                                       "Ann, Bo, Cem and Dee Win"));
  g_assert_nonnull (page_fixture_find (sheet, GTK_TYPE_LABEL, "After 40 moves"));
  favor_session_count_seconds (session, 34 * 60 + 10);
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  g_assert_nonnull (page_fixture_find (sheet,
                                       GTK_TYPE_LABEL,
                                       "After 40 moves · 34 minutes"));
  for (guint i = 0; i < 4; i++)
    {
      g_assert_nonnull (page_fixture_find (standing (sheet, i), GTK_TYPE_LABEL, "1"));
      g_assert_nonnull (page_fixture_find (standing (sheet, i),
                                           GTK_TYPE_LABEL,
                                           "Halls\u00a0\u200e10"));
      g_assert_true (gtk_widget_has_css_class (standing (sheet, i), "winner"));
    }
  assert_told (sheet, "1. Ann: 10, 1. Bo: 10, 1. Cem: 10 and 1. Dee: 10");
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* What a seat has of every source is named, and adds up to its score. */
static int
sum_sources (const char *sources)
{
  g_auto (GStrv) parts = g_strsplit (sources, " · ", -1);
  int            sum = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *mark = g_strrstr (parts[i], "\u200e");
      gboolean    minus = mark != NULL && g_str_has_prefix (mark + 3, "\u2212");

      g_assert_nonnull (mark);
      sum += (minus ? -1 : 1) * atoi (mark + 3 + (minus ? 3 : 0));
    }
  return sum;
}

static FavorSession *
finished_game (const char *id, guint n_seats, guint64 seed)
{
  const FavorGame      *game = favor_games_find (id);
  FavorSession         *session = page_fixture_session (game, 0, n_seats, seed);
  g_auto (FavorActions) actions = { NULL };
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  while (!favor_session_get_over (session))
    {
      guint n = favor_session_get_n_plies (session);

      game->list (favor_session_get_state (session, n), &actions);
      g_assert_cmpuint (actions.n, >, 0);
      g_assert_true (favor_session_submit (session,
                                           &actions
                                              .items[favor_rng_below (&rng, actions.n)],
                                           NULL));
    }
  return session;
}

static void
test_sources (void)
{
  FavorSession *session = finished_game ("order-of-the-king", 6, 4);
  FavorCursor  *cursor = favor_cursor_new (session);
  GtkWidget    *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow    *window;
  guint         n = favor_session_get_n_plies (session);

  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  window = page_fixture_show (sheet, 600, 700);
  for (guint i = 0; i < 6; i++)
    {
      GtkWidget  *row = standing (sheet, i), *words = gtk_widget_get_first_child (row);
      const char *name, *sources = "";
      FavorPad    pad = { 0 };

      words = gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (words));
      name = gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (words)));
      if (gtk_widget_get_first_child (words) != gtk_widget_get_last_child (words))
        sources = gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (words)));
      for (guint seat = 0; seat < 6; seat++)
        if (g_str_equal (favor_session_get_player (session, (FavorSeat) seat)->name,
                         name))
          favor_session_get_game (session)->score (favor_session_get_state (session, n),
                                                   (FavorSeat) seat,
                                                   &pad);
      g_assert_cmpint (pad.rank, >=, 1);
      g_assert_cmpint (*sources == '\0' ? 0 : sum_sources (sources), ==, pad.total);
    }
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* ---- The scene ------------------------------------------------------------------------ */

static FavorResultScene *
scene_of (GtkWidget *sheet)
{
  return FAVOR_RESULT_SCENE (page_fixture_find (sheet, FAVOR_TYPE_RESULT_SCENE, NULL));
}

static guint
count_honoured (FavorResultScene *scene, guint place)
{
  graphene_rect_t at;
  guint           n = 0;

  while (favor_result_scene_locate (scene, place, n, &at))
    n++;
  return n;
}

/* A game has its own picture, with the shields of the best inside it at any width. */
static void
test_scene (void)
{
  FavorSession     *session = finished_game ("dragons-favour", 6, 4);
  FavorCursor      *cursor = favor_cursor_new (session);
  GtkWidget        *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow        *window;
  FavorResultScene *scene;
  graphene_rect_t   at;
  const int         widths[] = { 700, 400, 360 };

  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  window = page_fixture_show (sheet, 700, 600);
  scene = scene_of (sheet);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (scene)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (scene),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The council bows before the new magistrate.");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (window, widths[i], 600);
      page_fixture_settle ();
      g_assert_cmpint (count_honoured (scene, 0), >=, 1);
      for (guint place = 0; place < FAVOR_ENDING_PLACES; place++)
        for (guint nth = 0; favor_result_scene_locate (scene, place, nth, &at); nth++)
          {
            g_assert_cmpfloat (at.origin.x, >=, 0);
            g_assert_cmpfloat (at.origin.y, >=, 0);
            g_assert_cmpfloat (at.origin.x + at.size.width,
                               <=,
                               gtk_widget_get_width (GTK_WIDGET (scene)));
            g_assert_cmpfloat (at.origin.y + at.size.height,
                               <=,
                               gtk_widget_get_height (GTK_WIDGET (scene)));
          }
    }
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* Equals stand beside each other, smaller if they are many; where text runs to the left the second
 * stands at the right. */
static void
test_equals (void)
{
  static const FavorEnding ending = {
    .art = "dragon/ending-",
    .text = "All bow.",
    .places = { { 320, 92, 60 }, { 136, 49, 36 }, { 504, 49, 36 } }
  };
  const guint8      colours[] = { 0, 1, 2, 3, 4, 5 };
  GtkWidget        *widget = favor_result_scene_new ();
  FavorResultScene *scene = FAVOR_RESULT_SCENE (widget);
  GtkWindow        *window;
  graphene_rect_t   one, last;

  g_assert_false (gtk_widget_get_visible (widget));
  favor_result_scene_set_ending (scene, &ending);
  window = page_fixture_show (widget, 640, 200);
  favor_result_scene_set_honoured (scene, 0, colours, 6);
  favor_result_scene_set_honoured (scene, 1, colours, 1);
  page_fixture_settle ();
  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (favor_result_scene_locate (scene, 0, i, &one));
      g_assert_true (i == 0 || one.origin.x >= last.origin.x + last.size.width);
      last = one;
    }
  g_assert_false (favor_result_scene_locate (scene, 0, 6, &one));
  g_assert_cmpfloat (one.size.height, <, 60);
  g_assert_true (favor_result_scene_locate (scene, 1, 0, &one));
  g_assert_cmpfloat (one.origin.x, <, 320);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_RTL);
  g_assert_true (favor_result_scene_locate (scene, 1, 0, &one));
  g_assert_cmpfloat (one.origin.x, >, 320);
  favor_result_scene_set_ending (scene, NULL);
  g_assert_false (favor_result_scene_locate (scene, 0, 0, &one));
  page_fixture_close (window);
}

static const char *
score_of (GtkWidget *row)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (row)));
}

/* Only what has just ended is made something of, once; whoever does not see it hears the whole score
 * from the first. */
static void
test_count (void)
{
  FavorSession    *session = finished_game ("order-of-the-king", 2, 9);
  FavorCursor     *cursor = favor_cursor_new (session);
  GtkWidget       *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow       *window;
  GtkWidget       *row;
  FavorPad         pad;
  FavorSeat        best;
  g_autofree char *whole = NULL;
  g_autofree char *name = NULL;

  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  whole = g_strdup (score_of (standing (sheet, 0)));
  favor_session_get_game (session)
    ->score (favor_session_get_state (session, favor_session_get_n_plies (session)),
             0,
             &pad);
  best = pad.rank == 1 ? 0 : 1;
  g_assert_cmpfloat (favor_result_scene_get_progress (scene_of (sheet)), ==, 1);
  window = page_fixture_show (sheet, 600, 700);
  /* It ends while nothing of it can be seen yet. */
  gtk_window_set_focus (window, NULL);
  gtk_widget_set_visible (sheet, FALSE);
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, TRUE);
  gtk_widget_set_visible (sheet, TRUE);
  g_assert_cmpfloat (favor_result_scene_get_progress (scene_of (sheet)), <, 1);
  row = standing (sheet, 0);
  g_assert_cmpstr (score_of (row), !=, whole);
  gtk_test_accessible_assert_role (gtk_widget_get_last_child (row),
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  name = g_strdup_printf ("1. %s: %s",
                          favor_session_get_player (session, best)->name,
                          whole);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
  /* In the middle of it the window becomes small. */
  gtk_window_set_default_size (window, 360, 500);
  page_fixture_wait_for (favor_result_scene_get_progress (scene_of (sheet)) == 1);
  g_assert_cmpstr (score_of (row), ==, whole);
  g_assert_cmpint (count_honoured (scene_of (sheet), 0), >=, 1);
  /* Seen once more it is at rest. */
  gtk_window_set_focus (window, NULL);
  gtk_widget_set_visible (sheet, FALSE);
  gtk_widget_set_visible (sheet, TRUE);
  g_assert_cmpstr (score_of (row), ==, whole);
  /* Taken back, and ended once more; a key has all of it at once, and there are no rows twice. */
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, TRUE);
  row = standing (sheet, 0);
  g_assert_cmpstr (score_of (row), !=, whole);
  favor_result_sheet_finish (FAVOR_RESULT_SHEET (sheet));
  g_assert_cmpstr (score_of (row), ==, whole);
  g_assert_null (gtk_widget_get_next_sibling (standing (sheet, 1)));
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

static void
looked_at_cb (guint *seen, guint ply)
{
  *seen = ply;
}

/* What stood out leads to where it was. */
static void
test_moments (void)
{
  FavorSession    *session = finished_game ("dragons-favour", 4, 4);
  FavorCursor     *cursor = favor_cursor_new (session);
  GtkWidget       *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow       *window;
  GtkWidget       *label;
  FavorHighlights  found;
  guint            seen = 0;
  int              least;
  g_autofree char *round = NULL, *whose = NULL;

  favor_highlights_find (cursor, &found);
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  g_signal_connect_swapped (sheet, "looked-at", G_CALLBACK (looked_at_cb), &seen);
  g_object_set (sheet, "compact", TRUE, NULL);
  window = page_fixture_show (sheet, 600, 700);
  label = page_fixture_find (sheet, GTK_TYPE_LABEL, "Best move");
  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpuint (seen, ==, found.move.ply);
  round = g_strdup_printf ("%s, round %u",
                           favor_session_get_name (session, found.best_round.seat),
                           found.best_round.round);
  g_assert_nonnull (page_fixture_find (sheet, GTK_TYPE_LABEL, round));
  /* Whom somebody played, and who that was, is said here once. */
  whose = g_strdup_printf ("%s (%s)",
                           favor_session_get_name (session, found.move.seat),
                           favor_session_get_player (session, found.move.seat)->name);
  g_assert_nonnull (page_fixture_find (sheet, GTK_TYPE_LABEL, whose));
  /* All of it has room in the narrowest window. */
  gtk_widget_measure (sheet, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 340);
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

static void
test_order (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 3);
  FavorCursor  *cursor;
  GtkWidget    *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow    *window;

  /* Bo wins: place 2 is worth two, place 1 one. */
  while (!favor_session_get_over (session))
    {
      FavorAction action = { .seat = favor_session_get_decider (session) };

      action.arg[0] = action.seat == 1 ? 2 : 1;
      g_assert_true (favor_session_submit (session, &action, NULL));
    }
  favor_session_count_hint (session, 1);
  cursor = favor_cursor_new (session);
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  window = page_fixture_show (sheet, 480, 400);
  g_assert_nonnull (page_fixture_find (sheet, GTK_TYPE_LABEL, "Bo Wins"));
  g_assert_nonnull (page_fixture_find (standing (sheet, 0), GTK_TYPE_LABEL, "Bo"));
  g_assert_nonnull (page_fixture_find (standing (sheet, 0), GTK_TYPE_LABEL, "\u200e40"));
  g_assert_nonnull (page_fixture_find (standing (sheet, 1), GTK_TYPE_LABEL, "Ann"));
  g_assert_false (gtk_widget_has_css_class (standing (sheet, 1), "winner"));
  g_assert_nonnull (page_fixture_find (standing (sheet, 0),
                                       GTK_TYPE_LABEL,
                                       "Halls\u00a0\u200e40 · 1 hint used"));

  /* The focus is not on what would start another game. */
  add_actions (window);
  favor_result_sheet_focus (FAVOR_RESULT_SHEET (sheet));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_window_get_focus (window)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Close");
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/sheets/cover", test_cover);
  g_test_add_func ("/sheets/narrow", test_narrow);
  g_test_add_func ("/sheets/result", test_result);
  g_test_add_func ("/sheets/order", test_order);
  g_test_add_func ("/sheets/sources", test_sources);
  g_test_add_func ("/sheets/scene", test_scene);
  g_test_add_func ("/sheets/equals", test_equals);
  g_test_add_func ("/sheets/count", test_count);
  g_test_add_func ("/sheets/moments", test_moments);
  return g_test_run ();
}
