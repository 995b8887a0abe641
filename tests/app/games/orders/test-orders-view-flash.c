/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "orders-chart-private.h"
#include "orders-fixture.h"
#include "orders-flash.h"
#include "orders-outline.h"

#include "favor-motion.h"
#include "favor-settings.h"

/* The flash around the wall of a city that is closed. */

/* In tiles: no side of an outline is longer; where walls meet the pictures differ by less. */
#define SIDE_MOST 0.4f

static OrdersFlash *
flash_of (ViewFixture *fixture)
{
  return ORDERS_FLASH (orders_view_of (fixture)->chart->flash);
}

static gboolean
runs (ViewFixture *fixture)
{
  return orders_flash_get_runs (flash_of (fixture));
}

/* Whether the last step closed a city. */
static gboolean
has_closed (ViewFixture *fixture)
{
  guint             n;
  const FavorEvent *events =
    favor_cursor_get_events (fixture->cursor, favor_cursor_get_ply (fixture->cursor), &n);

  for (guint i = 0; i < n; i++)
    if ((events[i].kind == ORDERS_EVENT_FEATURE_SCORED &&
         events[i].arg[0] == FAVOR_LAND_CITY) ||
        (events[i].kind == ORDERS_EVENT_FEATURE_SHARED &&
         events[i].arg[1] == FAVOR_LAND_CITY) ||
        (events[i].kind == ORDERS_EVENT_FEATURE_UNSCORED &&
         events[i].arg[0] == FAVOR_LAND_CITY))
      return TRUE;
  return FALSE;
}

/* Until what comes before it was told. */
static void
close_city (ViewFixture *fixture, FavorRng *rng, guint64 seed)
{
  favor_rng_seed (rng, seed);
  orders_fixture_start (fixture, 3, seed);
  page_fixture_settle ();
  orders_fixture_play_until (fixture, rng, has_closed);
  if (favor_motion_get_duration (FAVOR_MOTION_FADE) > 0)
    page_fixture_wait_for (runs (fixture));
}

/* ---- The outline ---------------------------------------------------------------------- */

static void
assert_ring (const GArray *ring)
{
  const graphene_point_t *point = (const graphene_point_t *) ring->data;

  g_assert_cmpuint (ring->len, >, 4);
  g_assert_true (graphene_point_equal (&point[0], &point[ring->len - 1]));
  for (guint i = 1; i < ring->len; i++)
    g_assert_cmpfloat (graphene_point_distance (&point[i - 1], &point[i], NULL, NULL),
                       <,
                       SIDE_MOST);
}

/* All cities that are closed in a position; whether one of them has an outline of several rings is not said:
 * what they surround is rare. */
static guint
check_outlines (const OrdersState *state)
{
  FavorNode names[FAVOR_TILE_MAP_MAX_NODES];
  guint     n = orders_list_features (state, names), n_closed = 0;

  for (guint i = 0; i < n; i++)
    {
      OrdersFeature         feature = orders_look_at (state, names[i]);
      g_autoptr (GPtrArray) rings = NULL;

      if (feature.land != FAVOR_LAND_CITY || !feature.complete)
        continue;
      rings = orders_outline_new (state, names[i]);
      g_assert_cmpuint (rings->len, >, 0);
      for (guint k = 0; k < rings->len; k++)
        assert_ring (g_ptr_array_index (rings, k));
      n_closed++;
    }
  return n_closed;
}

/* Each way around a city ends where it begins, without a gap. */
static void
test_outline (void)
{
  guint n_closed = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (FavorSession) session = orders_fixture_session (4, seed, NULL);

      page_fixture_play (session, 1000);
      n_closed += check_outlines (
        favor_session_get_state (session, favor_session_get_n_plies (session)));
    }
  g_assert_cmpuint (n_closed, >, 20);
}

/* ---- The flash ------------------------------------------------------------------------ */

/* Once around, also if the window becomes another size meanwhile; then there is nothing. */
static void
test_runs (gconstpointer data)
{
  gboolean    resized = GPOINTER_TO_INT (data);
  ViewFixture fixture;
  FavorRng    rng;

  close_city (&fixture, &rng, 71);
  g_assert_cmpfloat (orders_flash_get_place (flash_of (&fixture)).size.width, >, 0.5f);
  if (resized)
    gtk_window_set_default_size (fixture.window, 500, 600);
  page_fixture_wait_for (!runs (&fixture));
  g_assert_cmpfloat (orders_flash_get_place (flash_of (&fixture)).size.width, ==, 0);
  view_fixture_close (&fixture);
}

/* Whoever goes back sees no city closed; whoever goes on again, in a replay, sees it anew. */
static void
test_back (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       ply;

  close_city (&fixture, &rng, 72);
  ply = favor_cursor_get_ply (fixture.cursor);
  favor_cursor_set_ply (fixture.cursor, ply - 1);
  g_assert_false (runs (&fixture));
  favor_cursor_set_ply (fixture.cursor, ply);
  page_fixture_wait_for (runs (&fixture));
  /* Other eyes end nothing, and begin nothing. */
  page_fixture_wait_for (!runs (&fixture));
  view_fixture_look (&fixture);
  g_assert_false (runs (&fixture));
  view_fixture_close (&fixture);
}

static void
test_undone (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  close_city (&fixture, &rng, 73);
  favor_session_undo (fixture.session);
  g_assert_false (runs (&fixture));
  view_fixture_close (&fixture);
}

/* Of what else is completed, and of what only goes on, nothing flashes. */
static void
test_others (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_others = 0;

  favor_rng_seed (&rng, 74);
  orders_fixture_start (&fixture, 3, 74);
  for (guint i = 0; i < 60; i++)
    {
      orders_fixture_step_well (&fixture, &rng);
      n_others += !has_closed (&fixture);
      if (has_closed (&fixture))
        page_fixture_wait_for (runs (&fixture));
      else
        g_assert_false (runs (&fixture));
    }
  g_assert_cmpuint (n_others, >, 20);
  view_fixture_close (&fixture);
}

/* With motion reduced it is seen, too; at once is never. */
static void
test_still (void)
{
  GSettings  *settings = favor_settings_get_default ();
  ViewFixture fixture;
  FavorRng    rng;

  g_settings_set_boolean (settings, "reduce-motion", TRUE);
  close_city (&fixture, &rng, 75);
  page_fixture_wait_for (!runs (&fixture));
  view_fixture_close (&fixture);
  g_settings_set_enum (settings, "animation-speed", FAVOR_SPEED_INSTANT);
  close_city (&fixture, &rng, 75);
  g_assert_false (runs (&fixture));
  view_fixture_close (&fixture);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "reduce-motion");
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/orders-view-flash/outline", test_outline);
  g_test_add_data_func ("/orders-view-flash/runs", GINT_TO_POINTER (FALSE), test_runs);
  g_test_add_data_func ("/orders-view-flash/resized", GINT_TO_POINTER (TRUE), test_runs);
  g_test_add_func ("/orders-view-flash/back", test_back);
  g_test_add_func ("/orders-view-flash/undone", test_undone);
  g_test_add_func ("/orders-view-flash/others", test_others);
  g_test_add_func ("/orders-view-flash/still", test_still);
  return g_test_run ();
}
