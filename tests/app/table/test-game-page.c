/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "game-page-fixture.h"
#include "wide-game.h"

static void
assert_keys_alive (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  g_assert_nonnull (focus);
  g_assert_true (focus == GTK_WIDGET (fixture->page) ||
                 gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->page)));
}

/* Keys that come while the position changes find the page, not a row or button that is gone. */
static void
test_keys_alive (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 1, 2, 1), 1280, 800);
  for (guint i = 0; i < 5; i++)
    {
      favor_game_view_choose_nth (fixture.page->view, 6);
      favor_game_view_focus_choices (fixture.page->view);
      act (&fixture, "view.commit");
      assert_keys_alive (&fixture);
      favor_decision_bar_focus (fixture.page->bar);
      while (mode (&fixture) != FAVOR_TABLE_PLAYING)
        {
          g_main_context_iteration (NULL, TRUE);
          assert_keys_alive (&fixture);
        }
    }
  tear_down (&fixture);
}

static gboolean
is_focus_in (Fixture *fixture, gpointer place)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (place));
}

/* Whoever chooses on the board is taken to what can be pressed next, each time, and back. */
static void
test_focus_follows (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 1, 2, 1), 1280, 800);
  for (guint i = 1; i <= 3; i++)
    {
      favor_bot_runner_set_min_delay (favor_game_page_get_runner (fixture.page), 60000);
      g_assert_true (favor_game_view_focus_choices (fixture.page->view));
      g_assert_true (is_focus_in (&fixture, fixture.page->view));
      favor_game_view_choose_nth (fixture.page->view, i);
      act (&fixture, "view.commit");
      page_fixture_settle ();
      g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_WAITING);
      g_assert_true (is_focus_in (&fixture, fixture.page->bar));
      act (&fixture, "view.skip");
      page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
      page_fixture_settle ();
      g_assert_true (is_focus_in (&fixture, fixture.page->view));
    }
  tear_down (&fixture);
}

/* In a narrow window the log takes the place of the choices, but not of the keys. */
static void
test_choose_beside_log (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 1, 2, 1), 360, 720);
  act (&fixture, "view.show-log");
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (choices (&fixture))));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture.page),
                                             "view.choose",
                                             "s",
                                             "4"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture.window),
                                         GTK_WIDGET (fixture.page->bar)));
  gtk_widget_activate (gtk_window_get_focus (fixture.window));
  page_fixture_wait_for (favor_session_get_n_plies (fixture.session) > 0);
  g_assert_cmpint (favor_session_get_action (fixture.session, 1)->arg[0], ==, 4);
  tear_down (&fixture);
}

/* A computer between two decisions of a person; the whole page agrees each time. */
static void
test_play (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 1, 2, 1), 1280, 800);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   0);
  g_assert_null (favor_game_view_get_selected (fixture.page->view));
  g_assert_cmpstr (favor_decision_bar_get_sentence (fixture.page->bar),
                   ==,
                   "Ann, build or sell.");

  favor_game_view_choose_nth (fixture.page->view, 6);
  g_assert_cmpstr (favor_decision_bar_get_detail (fixture.page->bar),
                   ==,
                   "Build a hall of red lacquer at place 7");
  act (&fixture, "view.commit");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 1);
  g_assert_cmpint (favor_session_get_action (fixture.session, 1)->arg[0], ==, 7);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_WAITING);
  g_assert_null (favor_game_view_get_selected (fixture.page->view));

  page_fixture_wait_for (favor_session_get_n_plies (fixture.session) == 2 &&
                         mode (&fixture) == FAVOR_TABLE_PLAYING);
  tear_down (&fixture);
}

/* A computer's action stays for a while, unless somebody hurries. The pause is made so long
 * here that no slow machine can be mistaken for it. */
static void
test_delay (void)
{
  Fixture         fixture;
  FavorSession   *twin = page_fixture_session (&favor_wide_game, 0, 4, 1);
  FavorBotRunner *runner;
  guint           delay;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 1, 4, 1), 1000, 700);
  g_object_get (favor_game_page_get_runner (fixture.page), "min-delay", &delay, NULL);
  g_assert_cmpuint (delay, ==, 700);
  favor_game_view_choose_nth (fixture.page->view, 0);
  act (&fixture, "view.commit");
  page_fixture_wait_for (favor_session_get_n_plies (fixture.session) == 2);
  favor_bot_runner_set_min_delay (favor_game_page_get_runner (fixture.page), 60000);
  /* Others that wait for nobody play meanwhile to the end. */
  runner = favor_bot_runner_new (twin);
  page_fixture_wait_for (favor_session_get_over (twin));
  g_assert_finalize_object (runner);
  g_assert_finalize_object (twin);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 2);
  act (&fixture, "view.main");
  page_fixture_wait_for (favor_session_get_n_plies (fixture.session) == 4);
  tear_down (&fixture);
}

/* Undo behind what was revealed is asked for once, in the bar. */
static void
test_undo (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 1, 2, 5), 1280, 800);
  favor_game_view_choose_nth (fixture.page->view, 0);
  act (&fixture, "view.commit");
  page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 2);

  act (&fixture, "session.undo");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_ASKING);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 2);
  act (&fixture, "session.keep");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);

  act (&fixture, "session.undo");
  act (&fixture, "session.undo-anyway");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 0);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  act (&fixture, "session.redo");
  page_fixture_wait_for (favor_session_get_n_plies (fixture.session) == 2);
  tear_down (&fixture);
}

/* What hangs from the frame. */
static gboolean
is_tab_shown (Fixture *fixture)
{
  GtkWidget *tab = gtk_widget_get_parent (GTK_WIDGET (fixture->page->aside));

  g_assert_cmpstr (gtk_widget_get_name (tab), ==, "tab");
  return gtk_widget_get_mapped (tab);
}

static void
test_review (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 1, 2, 5), 1280, 800);
  page_fixture_play (fixture.session, 4);
  g_assert_false (gtk_widget_get_visible (fixture.page->frame));
  act (&fixture, "cursor.back");
  g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)),
                    ==,
                    3);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (fixture.page->frame));
  g_assert_true (is_tab_shown (&fixture));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->timeline)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (choices (&fixture))));
  g_assert_false (favor_bot_runner_get_active (favor_game_page_get_runner (fixture
                                                                             .page)));

  act (&fixture, "review.first");
  g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)),
                    ==,
                    0);
  act (&fixture, "review.forward");
  g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)),
                    ==,
                    1);
  /* Reaching the end of an unfinished game is not yet going on with it. */
  act (&fixture, "cursor.last");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  act (&fixture, "cursor.follow");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  g_assert_true (favor_bot_runner_get_active (favor_game_page_get_runner (fixture.page)));
  tear_down (&fixture);
}

static void
test_note (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 1, 2, 5), 1280, 800);
  page_fixture_play (fixture.session, 4);
  act (&fixture, "cursor.back");
  g_signal_emit_by_name (fixture.page->bar, "note-edited", "A bold step.");
  g_assert_cmpstr (favor_session_get_note (fixture.session, 3), ==, "A bold step.");
  g_assert_cmpstr (favor_decision_bar_get_detail (fixture.page->bar), ==, "A bold step.");
  act (&fixture, "cursor.back");
  g_assert_cmpstr (favor_decision_bar_get_detail (fixture.page->bar), ==, "");
  tear_down (&fixture);
}

static void
test_play_on (void)
{
  Fixture    fixture;
  GtkWidget *list;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 2, 2, 5), 1280, 800);
  page_fixture_play (fixture.session, 6);
  act (&fixture, "cursor.first");
  act (&fixture, "cursor.forward");
  act (&fixture, "cursor.forward");
  act (&fixture, "session.play-on");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 2);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  favor_game_view_choose_nth (fixture.page->view, 9);
  act (&fixture, "view.commit");

  /* What followed is kept, and listed. */
  g_assert_cmpuint (favor_session_get_n_variations (fixture.session), ==, 1);
  g_object_set (fixture.page, "page", "moves", NULL);
  list = page_fixture_find (GTK_WIDGET (fixture.page->panel), GTK_TYPE_LIST_BOX, NULL);
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  gtk_widget_activate_action (GTK_WIDGET (list), "variation.open", "u", 0);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 6);
  g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)),
                    ==,
                    6);

  gtk_widget_activate_action (GTK_WIDGET (list), "variation.delete", "u", 0);
  g_assert_cmpuint (favor_session_get_n_variations (fixture.session), ==, 0);
  act (&fixture, "session.undelete-variation");
  g_assert_cmpuint (favor_session_get_n_variations (fixture.session), ==, 1);
  tear_down (&fixture);
}

static void
take_session_cb (FavorSession **out, FavorSession *session)
{
  g_set_object (out, session);
}

static void
test_export (void)
{
  Fixture                  fixture;
  g_autoptr (FavorSession) created = NULL;
  GtkWidget               *list;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 2, 2, 5), 1280, 800);
  page_fixture_play (fixture.session, 3);
  favor_session_play_on_from (fixture.session, 1);
  favor_game_view_choose_nth (fixture.page->view, 9);
  act (&fixture, "view.commit");
  g_signal_connect_swapped (fixture.page,
                            "session-created",
                            G_CALLBACK (take_session_cb),
                            &created);
  g_object_set (fixture.page, "page", "moves", NULL);
  list = page_fixture_find (GTK_WIDGET (fixture.page->panel), GTK_TYPE_LIST_BOX, NULL);
  gtk_widget_activate_action (GTK_WIDGET (list), "variation.export", "u", 0);
  g_assert_nonnull (created);
  g_assert_cmpuint (favor_session_get_n_plies (created), ==, 3);
  tear_down (&fixture);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* A finished game opens at its start; its end is told when it is reached. */
static void
test_finished (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 1, 2, 5);
  Fixture       fixture;
  guint         rematches = 0;

  page_fixture_play (session, WIDE_GAME_PLIES);
  g_assert_true (favor_session_get_over (session));
  show_page (&fixture, session, 1280, 800);
  g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)),
                    ==,
                    0);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  act (&fixture, "cursor.last");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_OVER);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture.page->sheet)));
  act (&fixture, "view.result");
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->sheet)));
  g_signal_connect_swapped (fixture.page, "rematch", G_CALLBACK (count_cb), &rematches);
  act (&fixture, "session.rematch");
  g_assert_cmpuint (rematches, ==, 1);
  act (&fixture, "session.watch-again");
  g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)),
                    ==,
                    0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture.page->sheet)));
  tear_down (&fixture);
}

static gboolean
is_aside (Fixture *fixture)
{
  gboolean shown = gtk_widget_get_visible (GTK_WIDGET (fixture->page->aside));

  g_assert_cmpint (shown,
                   ==,
                   favor_session_get_aside (favor_game_page_get_session (fixture->page)));
  g_assert_true (!shown || is_tab_shown (fixture));
  return shown;
}

/* What is tried beside a finished game says so, leads back, and is made the game only if somebody
 * says so. */
static void
test_aside (void)
{
  FavorSession         *session = page_fixture_session (&favor_wide_game, 1, 2, 5);
  Fixture               fixture;
  g_autoptr (GError)    error = NULL;
  g_auto (FavorActions) legal = { 0 };

  page_fixture_play (session, WIDE_GAME_PLIES);
  show_page (&fixture, session, 1280, 800);
  g_assert_false (is_aside (&fixture));
  act (&fixture, "cursor.forward");
  act (&fixture, "session.play-on");
  favor_wide_game.list (favor_session_get_state (session, 1), &legal);
  for (guint i = 0; i < legal.n && !favor_session_get_aside (session); i++)
    {
      favor_session_play_on_from (session, 1);
      favor_session_submit (session, &legal.items[i], &error);
      g_assert_no_error (error);
    }
  page_fixture_settle ();
  g_assert_true (is_aside (&fixture));
  g_assert_cmpstr (gtk_menu_button_get_label (fixture.page->aside),
                   ==,
                   "Variation 1, from move 1");
  g_assert_false (favor_session_get_over (session));

  act (&fixture, "session.back-to-game");
  g_assert_false (is_aside (&fixture));
  g_assert_true (favor_session_get_over (session));

  favor_session_open_variation (session, 0);
  act (&fixture, "session.make-game");
  g_assert_false (is_aside (&fixture));
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "session.restore-game", "i", 0);
  g_assert_true (is_aside (&fixture));
  tear_down (&fixture);
}

/* The end of a game that is being played shows the standings by itself. */
static void
test_ends (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 5);
  Fixture       fixture;

  page_fixture_play (session, WIDE_GAME_PLIES - 1);
  show_page (&fixture, session, 1280, 800);
  favor_game_view_choose_nth (fixture.page->view, 0);
  act (&fixture, "view.commit");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_OVER);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->sheet)));
  /* Escape closes it, the board is back. */
  act (&fixture, "view.clear");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture.page->sheet)));
  tear_down (&fixture);
}

static gboolean
is_cut (GtkWidget *tabs, const char *word)
{
  return page_fixture_is_cut (page_fixture_find (tabs, GTK_TYPE_LABEL, word));
}

/* Tabs are never wider than the panel, however large letters are and whatever a game adds. */
static void
test_tabs (void)
{
  Fixture    fixture;
  GtkWidget *deal = gtk_label_new ("");
  int        least;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 1, 2, 5), 1024, 640);
  page_fixture_set_letters (150);
  gtk_stack_add_titled (favor_game_panel_get_pages (fixture.page->panel),
                        deal,
                        "deal",
                        "Deal");
  gtk_stack_page_set_title (
    gtk_stack_get_page (favor_game_panel_get_pages (fixture.page->panel), deal),
    "A Very Long Title");
  gtk_widget_measure (favor_game_panel_get_tabs (fixture.page->panel),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      NULL,
                      NULL,
                      NULL);
  g_assert_cmpint (least, <=, 272);
  /* The one in front gives way last. */
  gtk_stack_set_visible_child (favor_game_panel_get_pages (fixture.page->panel), deal);
  gtk_stack_page_set_title (
    gtk_stack_get_page (favor_game_panel_get_pages (fixture.page->panel), deal),
    "Absprache");
  page_fixture_settle ();
  g_assert_false (is_cut (favor_game_panel_get_tabs (fixture.page->panel), "Absprache"));
  g_assert_true (is_cut (favor_game_panel_get_tabs (fixture.page->panel), "Moves"));
  page_fixture_set_letters (100);
  tear_down (&fixture);
}

/* Other eyes are free where nothing is given away, else behind a warning. */
static void
test_eyes (void)
{
  Fixture     fixture;
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget  *dialog = NULL;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 1, 2, 5), 1280, 800);
  g_object_set (fixture.page, "eyes", FAVOR_SEAT_NONE, NULL);
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   FAVOR_SEAT_NONE);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_LOOKING);
  g_object_set (fixture.page, "eyes", FAVOR_EYES_OWN, NULL);
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   0);

  g_object_set (fixture.page, "eyes", FAVOR_VIEWER_OPEN, NULL);
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   0);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        dialog = window;
    }
  g_assert_nonnull (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "open");
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   FAVOR_VIEWER_OPEN);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  gtk_window_destroy (GTK_WINDOW (dialog));
  tear_down (&fixture);
}

static void
test_hint (void)
{
  Fixture            fixture;
  g_autofree char   *question = NULL;
  g_autofree char   *first = NULL;
  const FavorAction *selected;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 1, 2, 5), 1280, 800);
  question = g_strdup (favor_decision_bar_get_sentence (fixture.page->bar));
  act (&fixture, "view.hint");
  page_fixture_wait_for (favor_game_view_get_selected (fixture.page->view) != NULL);
  first = g_strdup (favor_decision_bar_get_sentence (fixture.page->bar));
  g_assert_cmpstr (first, !=, question);
  /* Asked again: another action. */
  act (&fixture, "view.hint");
  page_fixture_wait_for (g_strcmp0 (favor_decision_bar_get_sentence (fixture.page->bar),
                                    first) != 0);
  g_assert_cmpstr (favor_decision_bar_get_sentence (fixture.page->bar), !=, question);
  selected = favor_game_view_get_selected (fixture.page->view);
  g_assert_nonnull (selected);
  g_assert_true (favor_wide_game.check (favor_session_get_state (fixture.session, 0),
                                        selected,
                                        NULL));
  g_assert_cmpuint (favor_session_get_player (fixture.session, 0)->hints, ==, 2);
  tear_down (&fixture);
}

/* Everything has a place at every width, and nothing asks for more than there is. */
static void
test_widths (gconstpointer data)
{
  static const int widths[] = { 360, 700, 1280 };
  FavorSession    *session = page_fixture_session (&favor_wide_game, 2, 8, 5);
  Fixture          fixture;
  int              width = widths[GPOINTER_TO_INT (data)];
  int              least;

  for (guint i = 0; i < 8; i++)
    {
      FavorPlayer player = *favor_session_get_player (session, (FavorSeat) i);

      player.name = (char *) (i % 2 == 0 ? "Maximiliane von Hohenstaufen-Löwenstein"
                                         : "عبد الرحمن بن محمد الخوارزمي الكبير");
      favor_session_set_player (session, (FavorSeat) i, &player);
    }
  page_fixture_play (session, 9);
  show_page (&fixture, session, width, 640);
  /* From any width to the narrowest in one step. */
  gtk_widget_measure (GTK_WIDGET (fixture.page),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      NULL,
                      NULL,
                      NULL);
  g_assert_cmpint (least, <=, 360);
  for (guint i = 0; i < 4; i++)
    {
      static const char *const pages[] = { "board", "pads", "log", "moves" };

      g_object_set (fixture.page, "page", pages[i], NULL);
      act (&fixture, i % 2 == 0 ? "cursor.first" : "cursor.follow");
      page_fixture_settle ();
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture.page)), ==, width);
      for (GtkWidget *child =
             gtk_widget_get_first_child (GTK_WIDGET (fixture.page->layout));
           child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          graphene_rect_t bounds;

          if (!gtk_widget_get_mapped (child))
            continue;
          g_assert_true (gtk_widget_compute_bounds (child,
                                                    GTK_WIDGET (fixture.page->layout),
                                                    &bounds));
          if (bounds.origin.x < 0 || bounds.origin.x + bounds.size.width > width)
            g_error ("%s on page %s at %d: %g + %g",
                     gtk_widget_get_name (child),
                     pages[i],
                     width,
                     bounds.origin.x,
                     bounds.size.width);
        }
    }
  tear_down (&fixture);
}

static void
test_right_to_left (void)
{
  Fixture fixture;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  test_widths (GINT_TO_POINTER (0));
  test_widths (GINT_TO_POINTER (2));
  show_page (&fixture, page_fixture_session (&favor_dummy_game, 2, 2, 5), 1280, 800);
  act (&fixture, "view.uncover");
  page_fixture_settle ();
  tear_down (&fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Going away in the middle of a search or a hint leaves nothing behind. */
static void
test_leave (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 1, 3, 5), 1280, 800);
  act (&fixture, "view.hint");
  tear_down (&fixture);
  show_page (&fixture, page_fixture_session (&favor_dummy_game, 0, 3, 5), 1280, 800);
  page_fixture_wait_for (favor_session_get_thinking (fixture.session));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/game-page/play", test_play);
  g_test_add_func ("/game-page/keys-alive", test_keys_alive);
  g_test_add_func ("/game-page/focus-follows", test_focus_follows);
  g_test_add_func ("/game-page/choose-beside-log", test_choose_beside_log);
  g_test_add_func ("/game-page/delay", test_delay);
  g_test_add_func ("/game-page/undo", test_undo);
  g_test_add_func ("/game-page/review", test_review);
  g_test_add_func ("/game-page/note", test_note);
  g_test_add_func ("/game-page/play-on", test_play_on);
  g_test_add_func ("/game-page/export", test_export);
  g_test_add_func ("/game-page/finished", test_finished);
  g_test_add_func ("/game-page/aside", test_aside);
  g_test_add_func ("/game-page/ends", test_ends);
  g_test_add_func ("/game-page/tabs", test_tabs);
  g_test_add_func ("/game-page/eyes", test_eyes);
  g_test_add_func ("/game-page/hint", test_hint);
  g_test_add_data_func ("/game-page/width-360", GINT_TO_POINTER (0), test_widths);
  g_test_add_data_func ("/game-page/width-700", GINT_TO_POINTER (1), test_widths);
  g_test_add_data_func ("/game-page/width-1280", GINT_TO_POINTER (2), test_widths);
  g_test_add_func ("/game-page/right-to-left", test_right_to_left);
  g_test_add_func ("/game-page/leave", test_leave);
  return g_test_run ();
}
