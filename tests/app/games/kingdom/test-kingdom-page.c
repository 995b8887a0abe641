/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "favor-decision-bar-private.h"
#include "game-page-fixture.h"
#include "kingdom-fixture.h"

/* The page of a game with the view of Kingdom of Favors: what is chosen moves nothing that is pressed. */

/* A loop of roads with a gap in the west. */
#define LOOP "V(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r1 U(1,2)r1 V(0,2)r2"

typedef struct
{
  const char *locale;
  int         width;
  int         height;
} Reading;

static const Reading readings[] = {
  { "C", 1280, 800 },           { "C", 1024, 640 },           { "C", 400, 800 },
  { "de_DE.UTF-8", 1280, 800 }, { "de_DE.UTF-8", 1024, 640 }, { "de_DE.UTF-8", 400, 800 },
  { "ar_EG.UTF-8", 1024, 640 }, { "ar_EG.UTF-8", 400, 800 },
};

static void
open_page (Fixture *fixture, const KingdomSetup *setup, int width, int height)
{
  show_page (fixture, kingdom_fixture_session (setup), width, height);
  favor_game_page_set_page (fixture->page, "board");
  page_fixture_settle ();
}

static KingdomView *
view_of (Fixture *fixture)
{
  return KINGDOM_VIEW (fixture->page->view);
}

static graphene_rect_t
find_place (Fixture *fixture, gpointer widget)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->page), &at));
  return at;
}

typedef struct
{
  graphene_rect_t bar;
  graphene_rect_t turn;
  graphene_rect_t commit;
} Places;

static Places
look (Fixture *fixture)
{
  FavorDecisionBar *bar = fixture->page->bar;
  GtkWidget        *turn = page_fixture_find_button (GTK_WIDGET (view_of (fixture)),
                                              "kingdom.turn-right");

  return (Places){ find_place (fixture, bar),
                   find_place (fixture, turn),
                   find_place (fixture, bar->button[BAR_BUTTON_COMMIT]) };
}

/* Shown as it would be; nothing has moved that is pressed. Returns how many faults the map has then. */
static guint
propose (Fixture *fixture, const FavorAction *action, const Places *first)
{
  Places now;

  favor_game_view_propose (fixture->page->view, action);
  page_fixture_settle ();
  now = look (fixture);
  g_assert_cmpfloat (now.bar.size.height, ==, first->bar.size.height);
  g_assert_true (graphene_rect_equal (&now.bar, &first->bar));
  g_assert_true (graphene_rect_equal (&now.turn, &first->turn));
  g_assert_cmpfloat (now.commit.origin.y, ==, first->commit.origin.y);
  return kingdom_view_get_preview (view_of (fixture))->faults.n;
}

static const char *const words[] = {
  "lay-tile 0 1 0",
  "lay-tile 0 1 1",
  "lay-tile 0 1 2",
  "lay-tile 3 1 0",
  "use-handmaiden 0 0 1 1",
  "use-handmaiden 0 0 1 2",
  "use-magician 1 1 1",
  "use-alchemist 0 0 1 1 1 2",
  "use-nobleman 1 1 2 2",
  "play-triangle farmer 1 1 n",
  "play-triangle farmer 100 100 n",
  "lay-tile 0 -1 2",
};

/* Nor does the bar grow as long as the map has faults and nothing is chosen. */
static void
check_mending (Fixture *fixture, const graphene_rect_t *first)
{
  const FavorAction action =
    kingdom_play_action (favor_session_get_state (fixture->session, 0), "lay-tile 0 1 1");
  graphene_rect_t now;

  g_assert_true (favor_session_submit (fixture->session, &action, NULL));
  favor_game_view_show_rest (fixture->page->view);
  page_fixture_settle ();
  g_assert_null (favor_game_view_get_selected (fixture->page->view));
  g_assert_cmpuint (kingdom_view_get_preview (view_of (fixture))->faults.n, ==, 3);
  now = find_place (fixture, fixture->page->bar);
  g_assert_cmpfloat (now.size.height, ==, first->size.height);
}

/* Faults come and go, and the bar keeps its height, and what is pressed its place; not where letters are so tall
 * that three lines of them are higher than the place that the bar has. */
static void
check_faults (const Reading *reading)
{
  Fixture fixture;
  Places  first;
  guint   n_faults = 0, n_faulty = 0;

  g_test_message ("%s %dx%d", reading->locale, reading->width, reading->height);
  open_page (&fixture,
             &(KingdomSetup){ .map = LOOP,
                              .hand = "E",
                              .pieces = "farmer",
                              .actions = "handmaiden magician alchemist nobleman" },
             reading->width,
             reading->height);
  if (page_fixture_is_tall (fixture.page->bar->sentence))
    {
      g_test_message ("tall letters");
      tear_down (&fixture);
      return;
    }
  first = look (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const KingdomState *state = favor_session_get_state (fixture.session, 0);
      const FavorAction   action = kingdom_play_action (state, words[i]);
      guint               n = 0;

      if (favor_kingdom_game.check (state, &action, NULL))
        n = propose (&fixture, &action, &first);
      n_faults = MAX (n_faults, n);
      n_faulty += n > 0;
      g_test_message ("%s: %u", words[i], n);
    }
  g_assert_cmpuint (n_faults, >, 2);
  g_assert_cmpuint (n_faulty, >, 2);
  check_mending (&fixture, &first.bar);
  tear_down (&fixture);
}

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    if (setlocale (LC_ALL, readings[i].locale) != NULL)
      check_faults (&readings[i]);
    else
      g_test_message ("there is no locale %s", readings[i].locale);
  setlocale (LC_ALL, "C");
}

/* Of one thing on the page, whole, where the board ends. */
static void
assert_whole (Fixture *fixture, gpointer widget, float top, float foot)
{
  graphene_rect_t at = find_place (fixture, widget);

  g_assert_cmpfloat (at.origin.y, >=, top);
  g_assert_cmpfloat (at.origin.y + at.size.height, <=, foot);
}

/* In a low window the whole strip is seen above the bar and below the map, or none of it. */
static void
test_strip (void)
{
  static const struct
  {
    int      width, height;
    gboolean strip;
  } sizes[] = { { 400, 800, TRUE },
                { 360, 560, TRUE },
                { 360, 500, FALSE },
                { 360, 400, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture         fixture;
      KingdomView    *view;
      graphene_rect_t map, bar;

      open_page (&fixture,
                 &(KingdomSetup){ .map = LOOP, .hand = "E" },
                 sizes[i].width,
                 sizes[i].height);
      view = view_of (&fixture);
      map = find_place (&fixture, view->chart);
      bar = find_place (&fixture, fixture.page->bar);
      g_assert_cmpint (gtk_widget_get_mapped (GTK_WIDGET (view->strip)),
                       ==,
                       sizes[i].strip);
      for (guint row = 0; row < KINGDOM_N_CHARACTERS && sizes[i].strip; row++)
        assert_whole (&fixture,
                      kingdom_court_get_row (view->strip, row),
                      map.origin.y + map.size.height,
                      bar.origin.y);
      assert_whole (&fixture, view->turner, map.origin.y, map.origin.y + map.size.height);
      assert_whole (&fixture, view->chart, 0, bar.origin.y);
      tear_down (&fixture);
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FAVOR_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_test_add_func ("/kingdom-page/faults", test_faults);
  g_test_add_func ("/kingdom-page/strip", test_strip);
  return g_test_run ();
}
