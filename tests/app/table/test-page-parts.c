/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include "favor-game-page.h"
#include "favor-games.h"
#include "favor-pad-view.h"
#include "favor-save.h"

/* What the parts of a page say, against the session: in both games, for whoever sits there. */

typedef struct
{
  FavorSession *session;
  GtkWidget    *page;
  GtkWindow    *window;
} Fixture;

/* The first `n_bots` seats are computers. */
static void
set_up (Fixture *fixture, const char *game_id, guint n_bots, guint n_seats)
{
  static const char *const names[] = { "Ann", "Bo", "Cem", "Dee" };

  const FavorGame    *game = favor_games_find (game_id);
  g_autofree gpointer options = g_malloc0 (game->options->size);
  g_autoptr (GError)  error = NULL;
  FavorPlayer         players[G_N_ELEMENTS (names)];

  favor_schema_set_defaults (game->options, options);
  for (guint i = 0; i < n_seats; i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i],
                                .is_bot = i < n_bots,
                                .level = FAVOR_LEVEL_RANDOM,
                                .colour = (guint8) i };
  fixture->session = favor_session_new (game, options, players, n_seats, 3, &error);
  g_assert_no_error (error);
  fixture->page = favor_game_page_new (fixture->session);
  fixture->window = page_fixture_show (fixture->page, 1280, 860);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->session);
}

/* Whoever plays alone against computers reads the own pad first. */
static void
test_own_pad (gconstpointer data)
{
  Fixture    fixture;
  GtkWidget *pads;

  set_up (&fixture, data, 3, 4);
  gtk_widget_activate_action (fixture.page, "view.show-pads", NULL);
  page_fixture_settle ();
  pads = page_fixture_find (fixture.page, FAVOR_TYPE_PAD_VIEW, NULL);
  g_assert_nonnull (pads);
  g_assert_cmpint (favor_pad_view_get_seat (FAVOR_PAD_VIEW (pads)), ==, 3);
  tear_down (&fixture);
}

static void
collect_cards (GtkWidget *widget, GPtrArray *cards)
{
  if (gtk_widget_has_css_class (widget, "seat") && GTK_IS_BUTTON (widget))
    g_ptr_array_add (cards, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_cards (child, cards);
}

/* Each seat is called by its name, in the order round the table. */
static void
test_seats (gconstpointer data)
{
  Fixture               fixture;
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();

  set_up (&fixture, data, 0, 4);
  collect_cards (fixture.page, cards);
  g_assert_cmpuint (cards->len, ==, 4);
  for (guint i = 0; i < cards->len; i++)
    g_assert_nonnull (page_fixture_find (cards->pdata[i],
                                         GTK_TYPE_LABEL,
                                         favor_session_get_player (fixture.session, i)
                                           ->name));
  tear_down (&fixture);
}

/* What people write is text, also where it looks like markup: a broken one would be a warning,
 * which ends this test. */
static void
test_markup (gconstpointer data)
{
  static const char *const pages[] = { "view.show-pads",
                                       "view.show-log",
                                       "view.show-moves",
                                       "view.show-board" };
  const char              *name = "Ann <b>& Bo";
  const char              *note = "<i>Why?</i> & <";
  g_autoptr (GError)       error = NULL;
  Fixture                  fixture;
  g_autoptr (GBytes)       saved = NULL;
  FavorSession            *session;
  FavorPlayer              player;

  set_up (&fixture, data, 0, 3);
  session = fixture.session;
  player = *favor_session_get_player (session, 0);
  player.name = (char *) name;
  favor_session_set_player (session, 0, &player);
  favor_session_set_title (session, "<b>Sunday & <");
  page_fixture_play (session, 4);
  favor_session_set_note (session, 2, note);
  saved = favor_save_to_bytes (session);
  tear_down (&fixture);

  session = favor_save_from_bytes (saved, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (favor_session_get_player (session, 0)->name, ==, name);
  g_assert_cmpstr (favor_session_get_note (session, 2), ==, note);
  fixture.session = session;
  fixture.page = favor_game_page_new (session);
  fixture.window = page_fixture_show (fixture.page, 1280, 860);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (fixture.page, pages[i], NULL);
      page_fixture_settle ();
    }
  g_assert_nonnull (page_fixture_find (fixture.page, GTK_TYPE_LABEL, name));
  tear_down (&fixture);
}

static void
add (const char *path, void (*func) (gconstpointer))
{
  static const char *const games[] = { "dragons-favour", "emperors-favor" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *full = g_strconcat (path, "/", games[i], NULL);

      g_test_add_data_func (full, games[i], func);
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  add ("/page-parts/own-pad", test_own_pad);
  add ("/page-parts/seats", test_seats);
  add ("/page-parts/markup", test_markup);
  return g_test_run ();
}
