/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "kingdom-court-row-private.h"
#include "kingdom-court.h"
#include "kingdom-fixture.h"
#include "kingdom-play.h"
#include "page-fixture.h"

/* The words of the chart of the court: whatever is said of a wish can be read to its end, in each language,
 * and the rows stay within the chart. */

/* Of the chart with its margins in a window of 1280 x 800, and no more than in one of 1024 x 640. */
#define WIDTH  311
#define HEIGHT 542
/* For twenty rows of tall letters; lower they are portraits. */
#define TALL_HEIGHT 720
#define LOW_WIDTH   256
#define LOW_HEIGHT  404
/* Of the page of the court in a window of 360, which scrolls. */
#define PAGE_WIDTH  336
#define PAGE_HEIGHT 1100
/* As many digits as there can be. */
#define MANY 28

static const char *const locales[] = { "C", "ar_EG.UTF-8", "de_DE.UTF-8", "pl_PL.UTF-8" };

typedef struct
{
  KingdomState  state;
  FavorMoment   moment;
  KingdomCourt *court;
  GtkWindow    *window;
} Fixture;

static void
open_court (Fixture *self, int width, int height)
{
  const KingdomSetup     setup = { .map = "D(0,0)r0", .hand = "E" };
  g_autoptr (FavorSight) sight = NULL;

  kingdom_play_init (&self->state, &setup);
  self->moment = kingdom_fixture_moment (&self->state);
  self->court = g_object_new (KINGDOM_TYPE_COURT, NULL);
  self->window = page_fixture_show (GTK_WIDGET (self->court), width, height);
  sight = favor_sight_new (&self->moment);
  g_object_set (self->court, "sight", sight, NULL);
  page_fixture_settle ();
}

/* What is said of one who comes so near, and was there already. */
static KingdomCourtEntry
near_entry (Fixture *self, guint character, KingdomTry try)
{
  KingdomCourtEntry entry = *kingdom_court_get_entry (self->court, character);

  entry.mark = KINGDOM_MARK_NEAR;
  entry.share = KINGDOM_NEAR_ENOUGH;
  entry.outlook.state = KINGDOM_WISH_NEAR;
  entry.outlook.near = (KingdomNear){ .share = KINGDOM_NEAR_ENOUGH,
                                      .try = (guint8) try,
                                      .is_true = TRUE,
                                      .have = MANY,
                                      .need = MANY,
                                      .n = MANY };
  return entry;
}

static void
assert_read (KingdomCourtRow *row, GtkWidget *label)
{
  PangoLayout    *layout = gtk_label_get_layout (GTK_LABEL (label));
  graphene_rect_t at;
  int             width, height;

  g_assert_false (page_fixture_is_cut (label));
  pango_layout_get_pixel_size (layout, &width, &height);
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (row), &at));
  g_assert_cmpint (width, <=, gtk_widget_get_width (label));
  g_assert_cmpint (height, <=, gtk_widget_get_height (label));
  g_assert_cmpfloat (at.origin.x, >=, 0);
  g_assert_cmpfloat (at.origin.x + at.size.width,
                     <=,
                     gtk_widget_get_width (GTK_WIDGET (row)));
  g_assert_cmpfloat (at.origin.y + at.size.height,
                     <=,
                     gtk_widget_get_height (GTK_WIDGET (row)));
}

/* Of all that a label says in one line. */
static int
find_width (GtkWidget *label)
{
  g_autoptr (PangoLayout) layout =
    pango_layout_copy (gtk_label_get_layout (GTK_LABEL (label)));
  int width;

  pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* From row to row, and none goes on below the chart. */
static void
assert_within (Fixture *self)
{
  graphene_rect_t at;
  float           end = 0;

  g_assert_cmpint (kingdom_court_get_form (self->court), ==, KINGDOM_COURT_ROWS);
  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    {
      KingdomCourtRow *row = kingdom_court_get_row (self->court, i);

      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (row),
                                                GTK_WIDGET (self->court),
                                                &at));
      g_assert_cmpfloat (at.origin.y, >=, end);
      g_assert_cmpint (gtk_widget_get_width (row->left), >=, find_width (row->left));
      g_assert_false (page_fixture_is_cut (row->name));
      end = at.origin.y + at.size.height;
    }
  g_assert_cmpfloat (end, <=, gtk_widget_get_height (GTK_WIDGET (self->court)));
}

static void
check_open (Fixture *self, guint character, KingdomTry try)
{
  KingdomCourtRow        *row = kingdom_court_get_row (self->court, character);
  const KingdomCourtEntry entry = near_entry (self, character, try);

  gtk_widget_grab_focus (GTK_WIDGET (row));
  kingdom_court_row_show (row, &entry, &self->moment, 0);
  page_fixture_settle ();
  g_assert_cmpuint (kingdom_court_get_open (self->court), ==, character);
  assert_read (row, row->sentence);
  assert_read (row, row->state);
  assert_within (self);
}

/* The try of which most is said in the language that is spoken. */
static KingdomTry
find_longest (Fixture *self)
{
  KingdomTry longest = KINGDOM_TRY_NONE;
  glong      length = 0;

  for (guint try = KINGDOM_TRY_NONE + 1; try < KINGDOM_N_TRIES; try++)
    {
      const KingdomCourtEntry entry = near_entry (self, KINGDOM_KING, (KingdomTry) try);
      g_autofree char        *said = kingdom_court_say_state (&entry, "Ann");

      if (g_utf8_strlen (said, -1) <= length)
        continue;
      length = g_utf8_strlen (said, -1);
      longest = (KingdomTry) try;
    }
  return longest;
}

/* Each sentence of nearness with the longest wish, and each wish with the longest of those. */
static void
check_rows (void)
{
  Fixture    fixture;
  KingdomTry longest;

  open_court (&fixture, WIDTH, HEIGHT);
  if (page_fixture_is_tall (kingdom_court_get_row (fixture.court, 0)->name))
    {
      page_fixture_close (fixture.window);
      open_court (&fixture, WIDTH, TALL_HEIGHT);
    }
  longest = find_longest (&fixture);
  for (guint try = KINGDOM_TRY_NONE + 1; try < KINGDOM_N_TRIES; try++)
    check_open (&fixture, KINGDOM_KING, (KingdomTry) try);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    check_open (&fixture, character, longest);
  page_fixture_close (fixture.window);
}

/* On a page of its own, with larger letters. */
static void
check_page (void)
{
  Fixture    fixture;
  KingdomTry longest;

  page_fixture_set_letters (150);
  open_court (&fixture, PAGE_WIDTH, PAGE_HEIGHT);
  g_object_set (fixture.court, "tall", TRUE, NULL);
  longest = find_longest (&fixture);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    check_open (&fixture, character, longest);
  page_fixture_close (fixture.window);
  page_fixture_set_letters (100);
}

/* Below the portraits, likewise. */
static void
check_reach (void)
{
  Fixture          fixture;
  KingdomCourtRow *row;

  open_court (&fixture, LOW_WIDTH, LOW_HEIGHT);
  g_assert_cmpint (kingdom_court_get_form (fixture.court), ==, KINGDOM_COURT_GRID);
  row = kingdom_court_get_reach (fixture.court, 0);
  for (guint try = KINGDOM_TRY_NONE + 1; try < KINGDOM_N_TRIES; try++)
    {
      const KingdomCourtEntry entry = near_entry (&fixture,
                                                  KINGDOM_KING,
                                                  (KingdomTry) try);

      kingdom_court_row_show (row, &entry, &fixture.moment, 0);
      page_fixture_settle ();
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (row)));
      assert_read (row, row->state);
    }
  page_fixture_close (fixture.window);
}

static void
test_words (gconstpointer data)
{
  void (*check) (void) = data;

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_ALL, locales[i]) != NULL)
      check ();
    else
      g_test_message ("there is no locale %s", locales[i]);
  setlocale (LC_ALL, "C");
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FAVOR_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_test_add_data_func ("/kingdom/court-words/rows", check_rows, test_words);
  g_test_add_data_func ("/kingdom/court-words/page", check_page, test_words);
  g_test_add_data_func ("/kingdom/court-words/reach", check_reach, test_words);
  return g_test_run ();
}
