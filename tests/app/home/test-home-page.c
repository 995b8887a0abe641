/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include "favor-continue-card.h"
#include "favor-game-card.h"
#include "favor-games.h"
#include "favor-home-page.h"
#include "favor-learn.h"
#include "favor-progress.h"
#include "favor-lazy.h"
#include "favor-rename-popover.h"
#include "favor-session-picture.h"
#include "favor-session-row.h"
#include "favor-settings.h"
#include "favor-setup.h"
#include "favor-test.h"

static void
test_shelf (void)
{
  GtkWidget *page = favor_home_page_new ();
  GtkWindow *window = page_fixture_show (page, 900, 700);

  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      GtkWidget *title = page_fixture_find (page,
                                            GTK_TYPE_LABEL,
                                            favor_games_get_nth (i)->title);
      GtkWidget *card;

      g_assert_nonnull (title);
      card = gtk_widget_get_ancestor (title, FAVOR_TYPE_GAME_CARD);
      g_assert_true (favor_game_card_get_game (FAVOR_GAME_CARD (card)) ==
                     favor_games_get_nth (i));
    }
  page_fixture_close (window);
}

static guint
count_suggested (GtkWidget *page, const FavorGame **which)
{
  guint n = 0;

  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      GtkWidget *title = page_fixture_find (page,
                                            GTK_TYPE_LABEL,
                                            favor_games_get_nth (i)->title);
      GtkWidget *card = gtk_widget_get_ancestor (title, FAVOR_TYPE_GAME_CARD);

      if (!favor_game_card_get_suggested (FAVOR_GAME_CARD (card)))
        continue;
      *which = favor_game_card_get_game (FAVOR_GAME_CARD (card));
      n++;
    }
  return n;
}

/* Exactly one game is suggested: the one played last, else the first. */
static void
test_last_game (void)
{
  GtkWidget       *page = favor_home_page_new ();
  GtkWindow       *window = page_fixture_show (page, 900, 700);
  const FavorGame *first = favor_games_get_nth (0);
  const FavorGame *last = favor_games_get_nth (favor_games_get_n () - 1);
  const FavorGame *which = NULL;

  g_assert_cmpuint (count_suggested (page, &which), ==, 1);
  g_assert_true (which == first);
  favor_home_page_set_last_game (FAVOR_HOME_PAGE (page), last->id);
  g_assert_cmpuint (count_suggested (page, &which), ==, 1);
  g_assert_true (which == last);
  favor_home_page_set_last_game (FAVOR_HOME_PAGE (page), "no-such-game");
  g_assert_cmpuint (count_suggested (page, &which), ==, 1);
  g_assert_true (which == first);
  page_fixture_close (window);
}

static FavorStore *
create_library_of (const char      *folder,
                   const FavorGame *game,
                   guint            n_unfinished,
                   guint            n_finished)
{
  FavorStore *store = favor_store_new (folder);

  for (guint i = 0; i < n_unfinished + n_finished; i++)
    {
      g_autoptr (FavorSession) session = page_fixture_session (game, 2, 2, i);
      g_autoptr (GError)       error = NULL;

      page_fixture_play (session, i < n_unfinished ? 1 : game->max_plies);
      g_assert_cmpint (favor_session_get_over (session), ==, i >= n_unfinished);
      favor_store_attach (store, session, NULL, &error);
      g_assert_no_error (error);
      favor_store_detach (store, session);
    }
  favor_store_refresh (store);
  page_fixture_wait_for (!favor_store_get_loading (store));
  return store;
}

static FavorStore *
create_library (const char *folder, guint n_unfinished, guint n_finished)
{
  return create_library_of (folder, &favor_dummy_game, n_unfinished, n_finished);
}

static guint
count (GtkWidget *root, GType type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (root), type) && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

static void
test_sections (void)
{
  g_autofree char       *folder = favor_test_make_folder ();
  g_autoptr (FavorStore) store = create_library (folder, 5, 7);
  GtkWidget             *page = favor_home_page_new ();
  GtkWindow             *window;

  g_object_set (page, "store", store, NULL);
  window = page_fixture_show (page, 1000, 700);
  g_assert_cmpuint (count (page, GTK_TYPE_FLOW_BOX_CHILD), ==, 3);
  g_assert_cmpuint (count (page, FAVOR_TYPE_CONTINUE_CARD), ==, 3);
  g_assert_cmpuint (count (page, FAVOR_TYPE_SESSION_ROW), ==, 5);
  g_assert_nonnull (page_fixture_find (page, GTK_TYPE_BUTTON, "Show All 12"));
  g_object_set (page, "store", NULL, NULL);
  page_fixture_settle ();
  g_assert_cmpuint (count (page, FAVOR_TYPE_SESSION_ROW), ==, 0);
  page_fixture_close (window);
  g_assert_finalize_object (g_steal_pointer (&store));
  favor_test_remove_folder (folder);
}

/* Of a damaged file only deleting and finding it is offered. */
static void
test_damaged_row (void)
{
  g_autofree char            *folder = favor_test_make_folder ();
  g_autofree char            *path = g_build_filename (folder, "broken.favor", NULL);
  g_autofree char            *text = NULL;
  g_autoptr (FavorStore)      store = NULL;
  g_autoptr (FavorStoreEntry) entry = NULL;
  GtkWidget                  *row;
  GtkWindow                  *window;

  favor_test_save (path, "{\"format\": \"favor-session\", \"version\": 1}", -1);
  store = favor_store_new (folder);
  page_fixture_wait_for (g_list_model_get_n_items (G_LIST_MODEL (store)) == 1);
  entry = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_nonnull (favor_store_entry_get_damaged (entry));
  row = favor_session_row_new (entry);
  window = page_fixture_show (row, 500, 100);
  text = g_strconcat ("This file cannot be opened: ",
                      favor_store_entry_get_damaged (entry),
                      NULL);
  g_assert_nonnull (page_fixture_find (row, GTK_TYPE_LABEL, text));
  gtk_widget_activate_action (row, "entry.rename", NULL);
  g_assert_null (page_fixture_find (row, FAVOR_TYPE_RENAME_POPOVER, NULL));
  page_fixture_close (window);
  page_fixture_wait_for (!favor_store_get_loading (store));
  g_clear_object (&entry);
  g_assert_finalize_object (g_steal_pointer (&store));
  favor_test_remove_folder (folder);
}

/* Side by side, or, where there is little room, below each other and fewer. */
static void
test_arrangement (void)
{
  g_autofree char       *folder = favor_test_make_folder ();
  g_autoptr (FavorStore) store = create_library (folder, 4, 0);
  GtkWidget             *page = favor_home_page_new ();
  GtkWidget             *shelf;
  GtkWindow             *window;

  g_object_set (page, "store", store, NULL);
  window = page_fixture_show (page, 1100, 700);
  /* Under the heading of finished games, of which there are none. */
  g_assert_nonnull (page_fixture_find (page, GTK_TYPE_BUTTON, "All Games"));
  shelf = gtk_widget_get_parent (page_fixture_find (page, FAVOR_TYPE_GAME_CARD, NULL));
  g_assert_cmpuint (count (page, FAVOR_TYPE_CONTINUE_CARD), ==, 3);
  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (shelf)),
                   ==,
                   GTK_ORIENTATION_HORIZONTAL);
  gtk_window_set_default_size (window, 500, 700);
  page_fixture_wait_for (count (page, FAVOR_TYPE_CONTINUE_CARD) == 2);
  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (shelf)),
                   ==,
                   GTK_ORIENTATION_VERTICAL);
  page_fixture_close (window);
  g_assert_finalize_object (g_steal_pointer (&store));
  favor_test_remove_folder (folder);
}

/* Five games stand side by side from 960 pixels on, with 18 around and 12 between. */
static void
test_tall_cards_fit (void)
{
  GtkWidget *card = favor_game_card_new (favor_games_get_nth (0));
  GtkWindow *window;
  int        least;

  favor_game_card_arrange (FAVOR_GAME_CARD (card), FAVOR_GAME_CARD_TALL);
  window = page_fixture_show (card, 180, 400);
  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (5 * least + 4 * 12 + 2 * 18, <=, 960);
  page_fixture_close (window);
}

static gboolean
has_position (GtkWidget *widget)
{
  return favor_session_picture_has_position (FAVOR_SESSION_PICTURE (widget));
}

/* In a place that is higher they leave the rest to others. */
static void
test_tall_cards_keep_low (void)
{
  GtkWidget *card = favor_game_card_new (favor_games_get_nth (0));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWindow *window;
  int        natural;

  favor_game_card_arrange (FAVOR_GAME_CARD (card), FAVOR_GAME_CARD_TALL);
  gtk_box_append (GTK_BOX (box), card);
  window = page_fixture_show (box, 360, 700);
  gtk_widget_measure (card,
                      GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (card),
                      NULL,
                      &natural,
                      NULL,
                      NULL);
  g_assert_cmpint (gtk_widget_get_height (card), <=, natural);
  page_fixture_close (window);
}

/* Each card reads its session, and shows how it stands. */
static void
test_pictures (void)
{
  g_autofree char       *folder = favor_test_make_folder ();
  g_autoptr (FavorStore) store = create_library_of (folder,
                                                    favor_games_get_nth (0),
                                                    1,
                                                    1);
  GtkWidget             *page = favor_home_page_new ();
  GtkWindow             *window;
  GtkWidget             *picture;

  g_object_set (page, "store", store, NULL);
  window = page_fixture_show (page, 1000, 700);
  page_fixture_wait_for ((picture = page_fixture_find (page,
                                                       FAVOR_TYPE_SESSION_PICTURE,
                                                       NULL)) != NULL);
  page_fixture_wait_for (has_position (picture));
  page_fixture_close (window);
  g_assert_finalize_object (g_steal_pointer (&store));
  favor_test_remove_folder (folder);
}

/* What waits for the first frame comes after it. */
static gboolean waited;

static void
wait_cb (GtkWidget *widget)
{
  waited = TRUE;
}

static void
drawn_cb (GdkFrameClock *clock, guint *n_frames)
{
  if (!waited)
    (*n_frames)++;
}

static void
test_lazy (void)
{
  GtkWidget *label = gtk_label_new ("label");
  GtkWindow *window = page_fixture_show (label, 200, 100);
  guint      n_frames = 0;

  g_signal_connect (gtk_widget_get_frame_clock (label),
                    "after-paint",
                    G_CALLBACK (drawn_cb),
                    &n_frames);
  favor_lazy_run (label, wait_cb);
  page_fixture_wait_for (waited);
  g_assert_cmpuint (n_frames, >=, 1);
  page_fixture_close (window);
}

static void
test_narrow (void)
{
  GtkWidget *page = favor_home_page_new ();
  GtkWindow *window = page_fixture_show (page, 360, 600);
  int        least;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  page_fixture_close (window);
}

static gboolean
focus_is_on_newest (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && GTK_IS_FLOW_BOX_CHILD (focus) &&
         gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (focus)) == 0;
}

/* Play has the focus until the library was read, then the newest game that is not finished;
 * unless somebody has moved the focus meanwhile. */
static void
test_focus (gconstpointer data)
{
  gboolean                       moved = GPOINTER_TO_INT (data);
  g_autofree char               *folder = favor_test_make_folder ();
  g_autoptr (FavorStore)         store = create_library (folder, 2, 1);
  GtkWidget                     *page = favor_home_page_new ();
  GtkWindow                     *window = page_fixture_show (page, 1000, 700);
  GtkWidget                     *play;
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("play", G_VARIANT_TYPE_STRING);

  /* The window's: without it the button is insensitive. */
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
  gtk_widget_insert_action_group (page, "win", G_ACTION_GROUP (actions));
  g_assert_true (gtk_widget_grab_focus (page));
  play = gtk_window_get_focus (window);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (play)),
                   ==,
                   "win.play");
  if (moved)
    g_assert_true (gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD));
  g_object_set (page, "store", store, NULL);
  favor_store_refresh (store);
  page_fixture_wait_for (!favor_store_get_loading (store));
  page_fixture_settle ();
  g_assert_cmpint (focus_is_on_newest (window), ==, !moved);
  g_assert_true (gtk_widget_grab_focus (page));
  g_assert_true (focus_is_on_newest (window));
  page_fixture_close (window);
  g_assert_finalize_object (g_steal_pointer (&store));
  favor_test_remove_folder (folder);
}

/* (nullable): the button that stands out. */
static GtkWidget *
find_suggested (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "suggested-action"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_suggested (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
assert_suggested (GtkWidget *page, const char *action, const char *game_id)
{
  GtkActionable *button = GTK_ACTIONABLE (find_suggested (page));

  g_assert_cmpstr (gtk_actionable_get_action_name (button), ==, action);
  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (button),
                                         NULL),
                   ==,
                   game_id);
}

/* How many games say in words that they can be learned. */
static guint
count_learn (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
            g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), "Learn");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_learn (child);
  return n;
}

/* Those of which there is something to learn. */
static guint
count_taught (void)
{
  guint n = 0;

  for (guint i = 0; i < favor_games_get_n (); i++)
    n += favor_learn_has (favor_games_get_nth (i), FAVOR_LEARN_RULES);
  return n;
}

/* A game that nobody has played or learned here is to be learned first. */
static void
test_new (void)
{
  GSettings             *settings = favor_settings_get_default ();
  const FavorGame       *game = favor_games_get_nth (0);
  g_autofree char       *empty = favor_test_make_folder ();
  g_autofree char       *folder = favor_test_make_folder ();
  g_autoptr (FavorStore) none = create_library (empty, 0, 0);
  g_autoptr (FavorStore) store = create_library_of (folder, game, 1, 0);
  GtkWidget             *page = favor_home_page_new ();
  GtkWindow             *window = page_fixture_show (page, 900, 700);

  /* While nobody knows whether there are games. */
  assert_suggested (page, "win.play", game->id);
  g_assert_cmpuint (count_learn (page), ==, 0);
  g_object_set (page, "store", none, NULL);
  page_fixture_wait_for (!favor_store_get_loading (none));
  page_fixture_settle ();
  assert_suggested (page, "win.learn", game->id);
  g_assert_cmpuint (count_learn (page), ==, count_taught ());
  g_object_set (page, "store", store, NULL);
  page_fixture_wait_for (!favor_store_get_loading (store));
  page_fixture_settle ();
  assert_suggested (page, "win.play", game->id);
  g_assert_cmpuint (count_learn (page), ==, count_taught () - 1);
  favor_progress_set_done (settings, game->id, "first-steps");
  g_object_set (page, "store", none, NULL);
  page_fixture_settle ();
  assert_suggested (page, "win.play", game->id);
  g_settings_reset (settings, "lessons-done");
  page_fixture_close (window);
}

static GtkEditable *
find_name (GtkWidget *page)
{
  return GTK_EDITABLE (page_fixture_find (page, ADW_TYPE_ENTRY_ROW, NULL));
}

/* Before the first game the name is asked for, with a proposal; what stands there is the answer. */
static void
test_name (void)
{
  GSettings             *settings = favor_settings_get_default ();
  g_autofree char       *folder = favor_test_make_folder ();
  g_autoptr (FavorStore) store = create_library (folder, 0, 0);
  g_autofree char       *suggested = favor_setup_suggest_name ();
  GtkWidget             *page = favor_home_page_new ();
  GtkWindow             *window = page_fixture_show (page, 900, 700);
  GtkEditable           *entry = find_name (page);
  g_autofree char       *name = NULL;
  int                    from, to;

  g_settings_reset (settings, "player-name");
  /* While nobody knows whether there are games nothing is asked. */
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (entry)));
  g_object_set (page, "store", store, NULL);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (entry)));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, suggested);
  /* A proposal is no answer. */
  name = g_settings_get_string (settings, "player-name");
  g_assert_cmpstr (name, ==, "");
  /* What is typed takes its place. */
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  page_fixture_settle ();
  g_assert_true (gtk_editable_get_selection_bounds (entry, &from, &to));
  g_assert_cmpint (from, ==, 0);
  g_assert_cmpint (to, ==, g_utf8_strlen (suggested, -1));
  gtk_editable_set_text (entry, "Zo");
  gtk_editable_set_text (entry, "Zoë");
  g_clear_pointer (&name, g_free);
  name = g_settings_get_string (settings, "player-name");
  g_assert_cmpstr (name, ==, "Zoë");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (entry)));
  page_fixture_close (window);

  /* It is asked once. */
  page = favor_home_page_new ();
  g_object_set (page, "store", store, NULL);
  window = page_fixture_show (page, 900, 700);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (find_name (page))));
  page_fixture_close (window);
  g_settings_reset (settings, "player-name");
  g_assert_finalize_object (g_steal_pointer (&store));
  favor_test_remove_folder (folder);
}

/* Who has played already is not asked, even by a version that has not asked yet. */
static void
test_name_of_old_hand (void)
{
  g_autofree char       *folder = favor_test_make_folder ();
  g_autoptr (FavorStore) store = create_library (folder, 1, 0);
  GtkWidget             *page = favor_home_page_new ();
  GtkWindow             *window;

  g_object_set (page, "store", store, NULL);
  window = page_fixture_show (page, 900, 700);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (find_name (page))));
  page_fixture_close (window);
  g_assert_finalize_object (g_steal_pointer (&store));
  favor_test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/home-page/new", test_new);
  g_test_add_func ("/home-page/shelf", test_shelf);
  g_test_add_func ("/home-page/last-game", test_last_game);
  g_test_add_func ("/home-page/sections", test_sections);
  g_test_add_func ("/home-page/damaged-row", test_damaged_row);
  g_test_add_func ("/home-page/arrangement", test_arrangement);
  g_test_add_func ("/home-page/tall-cards-fit", test_tall_cards_fit);
  g_test_add_func ("/home-page/tall-cards-keep-low", test_tall_cards_keep_low);
  g_test_add_func ("/home-page/pictures", test_pictures);
  g_test_add_func ("/home-page/lazy", test_lazy);
  g_test_add_func ("/home-page/narrow", test_narrow);
  g_test_add_data_func ("/home-page/focus", GINT_TO_POINTER (FALSE), test_focus);
  g_test_add_data_func ("/home-page/focus-moved", GINT_TO_POINTER (TRUE), test_focus);
  g_test_add_func ("/home-page/name", test_name);
  g_test_add_func ("/home-page/name-of-old-hand", test_name_of_old_hand);
  return g_test_run ();
}
