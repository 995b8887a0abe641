/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-plot.h"

#include "favor-chart.h"
#include "favor-score-line.h"
#include "page-fixture.h"
#include "wide-game.h"

typedef struct
{
  FavorSession *session;
  FavorCursor  *cursor;
  GtkWidget    *plot;
  GtkWindow    *window;
} Fixture;

static void
set_up (Fixture *fixture, const FavorGame *game, guint n_plies)
{
  fixture->session = page_fixture_session (game, 3, 3, 3);
  page_fixture_play (fixture->session, n_plies);
  fixture->cursor = favor_cursor_new (fixture->session);
  fixture->plot = favor_plot_new (FALSE);
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (fixture->plot), fixture->cursor);
  fixture->window = page_fixture_show (fixture->plot, 318, 150);
  gtk_widget_grab_focus (fixture->plot);
  page_fixture_settle ();
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
}

static void
test_step (void)
{
  static const int expected[][2] = { { 1, 1 },  { 4, 1 },  { 5, 2 },   { 9, 2 },
                                     { 10, 5 }, { 24, 5 }, { 25, 10 }, { 118, 50 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (favor_chart_step (expected[i][0]), ==, expected[i][1]);
}

/* Every ply is found again where it is drawn, in both directions of time. */
static void
test_places (void)
{
  for (int rtl = 0; rtl < 2; rtl++)
    {
      FavorChart chart = {
        .scale = { .width = 318, .height = 150, .rtl = rtl, .start = 30, .end = 46 }
      };

      chart.scale.n_plies = 118;
      chart.high = 40;
      for (guint ply = 0; ply <= chart.scale.n_plies; ply++)
        g_assert_cmpuint (favor_ply_scale_ply_at (&chart.scale,
                                                  favor_ply_scale_x (&chart.scale, ply)),
                          ==,
                          ply);
      g_assert_cmpuint (favor_ply_scale_ply_at (&chart.scale, -5), ==, rtl ? 118 : 0);
      g_assert_cmpuint (favor_ply_scale_ply_at (&chart.scale, 999), ==, rtl ? 0 : 118);
      g_assert_cmpfloat (favor_chart_y (&chart, 40), <, favor_chart_y (&chart, 0));
    }
}

/* "100%" at both ends is whole, whatever the size of the letters. */
static void
test_room (void)
{
  PangoContext
        *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  double last = 0;

  for (int points = 11; points <= 22; points += 11)
    {
      PangoFontDescription *font = pango_font_description_from_string ("Sans");
      FavorChart chart = { .scale = { .width = 318, .height = 150, .n_plies = 9 },
                           .is_percent = TRUE };

      pango_font_description_set_size (font, points * PANGO_SCALE);
      pango_context_set_font_description (context, font);
      favor_chart_make_room (&chart, context);
      g_assert_cmpfloat (favor_ply_scale_x (&chart.scale, 0), >=, 3.0 * points);
      g_assert_cmpfloat (318 - favor_ply_scale_x (&chart.scale, 9), >=, 3.5 * points);
      g_assert_cmpfloat (chart.scale.end, >, last * 1.4);
      last = chart.scale.end;
      pango_font_description_free (font);
    }
  g_object_unref (context);
}

/* Whether there is a pixel of that colour, or beside it. */
static gboolean
has_colour (cairo_surface_t *surface, double x, double y, guint32 rgb)
{
  const guint8 *data = cairo_image_surface_get_data (surface);

  for (int row = (int) y - 1; row <= (int) y + 1; row++)
    {
      gconstpointer pixels = data + row * cairo_image_surface_get_stride (surface);

      if ((((const guint32 *) pixels)[(int) x] & 0xffffff) == rgb)
        return TRUE;
    }
  return FALSE;
}

static int
rising_value (gpointer data, guint ply, guint seat)
{
  return (int) (ply * (seat + 1));
}

/* A line is drawn in the colour of its seat, where its value is. */
static void
test_paint (void)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (guint));
  FavorChart         chart = { .scale = { .width = 400,
                                          .height = 200,
                                          .start = 30,
                                          .end = 46,
                                          .n_plies = 200,
                                          .n_seats = 2,
                                          .colour = { 0, 3 },
                                          .starts = none },
                               .high = 400,
                               .value = rising_value };
  cairo_surface_t   *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 400, 200);
  cairo_t           *cr = cairo_create (surface);
  PangoContext      *context = pango_cairo_create_context (cr);
  guint              n_red = 0, n_green = 0;

  favor_chart_paint (&chart, context, cr);
  cairo_surface_flush (surface);
  for (guint ply = 10; ply < 190; ply++)
    {
      double x = favor_ply_scale_x (&chart.scale, ply);

      n_red += has_colour (surface, x, favor_chart_y (&chart, ply), 0xb3201c);
      n_green += has_colour (surface, x, favor_chart_y (&chart, 2 * ply), 0x3a9474);
    }
  /* The rims of the marks take some. */
  g_assert_cmpuint (n_red, >, 120);
  g_assert_cmpuint (n_green, >, 120);
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
assert_key (Fixture *fixture, const char *key, guint ply)
{
  if (!page_fixture_key (key))
    return;
  page_fixture_wait_for (favor_cursor_get_ply (fixture->cursor) == ply);
}

static void
test_keys (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_dummy_game, 8);
  g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), ==, 8);
  assert_key (&fixture, "Left", 7);
  /* Rounds of three seats begin at the plies 3 and 6. */
  assert_key (&fixture, "Prior", 6);
  assert_key (&fixture, "Prior", 3);
  assert_key (&fixture, "Next", 6);
  assert_key (&fixture, "Home", 0);
  assert_key (&fixture, "Right", 1);
  assert_key (&fixture, "End", 8);
  tear_down (&fixture);
}

static void
test_right_to_left (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_wide_game, 12);
  gtk_widget_set_direction (fixture.plot, GTK_TEXT_DIR_RTL);
  page_fixture_settle ();
  assert_key (&fixture, "Right", 11);
  assert_key (&fixture, "Left", 12);
  tear_down (&fixture);
}

/* The words agree with the scores at every ply. */
static void
test_describe (void)
{
  Fixture fixture;
  guint   n_led = 0;

  set_up (&fixture, &favor_dummy_game, 8);
  for (guint ply = 0; ply <= 8; ply++)
    {
      g_autoptr (FavorScoreLine) line = favor_score_line_new (fixture.cursor);
      g_autofree char           *words = NULL;
      g_autofree char           *expected = NULL;
      int                        lead;
      FavorSeat                  leader = favor_score_line_find_leader (line, ply, &lead);

      favor_cursor_set_ply (fixture.cursor, ply);
      words = favor_plot_describe (FAVOR_PLOT (fixture.plot));
      if (leader == FAVOR_SEAT_NONE)
        expected = g_strdup ("Nobody leads alone.");
      else
        expected = g_strdup_printf ("%s leads by %d %s.",
                                    favor_session_get_player (fixture.session, leader)
                                      ->name,
                                    lead,
                                    lead == 1 ? "point" : "points");
      g_assert_cmpstr (words, ==, expected);
      gtk_test_accessible_assert_property (fixture.plot,
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           expected);
      n_led += leader != FAVOR_SEAT_NONE;
    }
  g_assert_cmpuint (n_led, >, 0);
  gtk_test_accessible_assert_role (fixture.plot, GTK_ACCESSIBLE_ROLE_IMG);
  tear_down (&fixture);
}

/* It follows a line that becomes longer, shorter and another one, and draws each. */
static void
test_follows (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_wide_game, 0);
  page_fixture_settle ();
  page_fixture_play (fixture.session, 20);
  page_fixture_settle ();
  favor_session_play_on_from (fixture.session, 5);
  page_fixture_settle ();
  g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), ==, 5);
  page_fixture_play (fixture.session, 1);
  assert_key (&fixture, "Home", 0);
  assert_key (&fixture, "End", 6);
  tear_down (&fixture);
}

/* Without an analysis there are no chances to show, and no keys. */
static void
test_chances (void)
{
  FavorSession    *session = page_fixture_session (&favor_wide_game, 2, 2, 3);
  FavorCursor     *cursor;
  GtkWidget       *plot = favor_plot_new (TRUE);
  GtkWindow       *window;
  FavorAnalysis   *analysis;
  g_autofree char *words = NULL;

  page_fixture_play (session, G_MAXUINT);
  g_assert_true (favor_session_get_over (session));
  cursor = favor_cursor_new (session);
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (plot), cursor);
  window = page_fixture_show (plot, 318, 120);
  g_assert_null (favor_plot_describe (FAVOR_PLOT (plot)));

  analysis = favor_analysis_new (session);
  favor_ply_picture_set_analysis (FAVOR_PLY_PICTURE (plot), analysis);
  favor_analysis_start (analysis);
  page_fixture_wait_for (favor_analysis_get_ready (analysis));
  page_fixture_settle ();
  words = favor_plot_describe (FAVOR_PLOT (plot));
  g_assert_nonnull (strstr (words, "has the best chance"));
  page_fixture_close (window);
  g_assert_finalize_object (analysis);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/plot/step", test_step);
  g_test_add_func ("/plot/places", test_places);
  g_test_add_func ("/plot/room", test_room);
  g_test_add_func ("/plot/paint", test_paint);
  g_test_add_func ("/plot/keys", test_keys);
  g_test_add_func ("/plot/right-to-left", test_right_to_left);
  g_test_add_func ("/plot/describe", test_describe);
  g_test_add_func ("/plot/follows", test_follows);
  g_test_add_func ("/plot/chances", test_chances);
  return g_test_run ();
}
