/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <math.h>

#include "kingdom-chart-private.h"
#include "kingdom-fixture.h"

/* The court in the view: it foresees what is chosen, shows on the map where wishes are fulfilled, and is
 * asked for favors. */

static const KingdomSetup simple = { .map = "D(0,0)r0", .hand = "E" };

static KingdomCourt *
court_of (ViewFixture *fixture)
{
  return kingdom_view_of (fixture)->court;
}

/* With the page that the view has for the panel. */
static void
start_with (ViewFixture *fixture, const KingdomSetup *setup)
{
  kingdom_fixture_start (fixture, setup);
  gtk_box_append (GTK_BOX (fixture->box), GTK_WIDGET (court_of (fixture)));
  page_fixture_settle ();
}

static void
start (ViewFixture *fixture)
{
  start_with (fixture, &simple);
}

static KingdomMark
mark_of (ViewFixture *fixture, guint character)
{
  return (KingdomMark) kingdom_court_get_entry (court_of (fixture), character)->mark;
}

static void
pick (ViewFixture *fixture, guint character)
{
  g_signal_emit_by_name (kingdom_court_get_row (court_of (fixture), character), "picked");
  page_fixture_settle ();
}

static gboolean
is_lit (ViewFixture *fixture, guint light)
{
  KingdomChart   *chart = kingdom_view_of (fixture)->chart;
  graphene_rect_t at;

  return favor_map_get_place (FAVOR_MAP (chart), chart->light[light], &at);
}

/* What is chosen, until it is not any more. */
static void
test_preview (void)
{
  ViewFixture fixture;
  FavorAction action;

  start (&fixture);
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_TRUE_BEFORE);
  action = kingdom_play_action (kingdom_fixture_state (&fixture), "lay-tile 0 -1 2");
  favor_game_view_propose (fixture.view, &action);
  page_fixture_settle ();
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_MET);
  g_assert_cmpuint (kingdom_court_get_open (court_of (&fixture)), ==, KINGDOM_FARMER);
  while (favor_game_view_clear (fixture.view))
    ;
  page_fixture_settle ();
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_TRUE_BEFORE);
  view_fixture_close (&fixture);
}

/* Who is offered is chosen; of others it is said why not. */
static void
test_take (void)
{
  ViewFixture fixture;
  FavorAction action;

  start (&fixture);
  action = kingdom_play_action (kingdom_fixture_state (&fixture), "lay-tile 0 -1 2");
  view_fixture_submit (&fixture, &action);
  action = kingdom_play_action (kingdom_fixture_state (&fixture), "finish-work");
  view_fixture_submit (&fixture, &action);
  view_fixture_look (&fixture);
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_OFFER);
  pick (&fixture, KINGDOM_KING);
  g_assert_cmpstr (fixture.refused, ==, "You cannot take that favor now.");
  /* The focus is where the choice is. */
  g_assert_true (favor_game_view_focus_choices (fixture.view));
  page_fixture_settle ();
  g_assert_cmpuint (kingdom_court_get_open (court_of (&fixture)), ==, KINGDOM_FARMER);
  kingdom_fixture_assert_chosen (&fixture, "take-favor farmer");
  pick (&fixture, KINGDOM_FARMER);
  g_assert_true (kingdom_fixture_state (&fixture)->seat[0].court[KINGDOM_FARMER]);
  view_fixture_close (&fixture);
}

/* Who goes from one to the next commits by the same key, whoever is higher. */
static void
test_walk (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0", .hand = "B", .pieces = "jester" };
  ViewFixture        fixture;
  FavorAction        action;

  start_with (&fixture, &setup);
  action = kingdom_play_action (kingdom_fixture_state (&fixture), "lay-tile 0 1 0");
  view_fixture_submit (&fixture, &action);
  action = kingdom_play_action (kingdom_fixture_state (&fixture), "finish-work");
  view_fixture_submit (&fixture, &action);
  view_fixture_look (&fixture);
  g_assert_true (favor_game_view_focus_choices (fixture.view));
  page_fixture_settle ();
  g_assert_cmpuint (kingdom_court_get_open (court_of (&fixture)), ==, KINGDOM_CHARLATAN);
  favor_game_view_move_choice (fixture.view, 1);
  kingdom_fixture_assert_chosen (&fixture, "take-favor jester");
  g_assert_true (favor_game_view_focus_choices (fixture.view));
  page_fixture_settle ();
  g_assert_cmpuint (kingdom_court_get_open (court_of (&fixture)), ==, KINGDOM_JESTER);
  view_fixture_close (&fixture);
}

/* Where the wish is fulfilled: all places, and those that are new. */
static void
test_point (void)
{
  ViewFixture fixture;
  FavorAction action;
  guint       n;

  start (&fixture);
  g_assert_false (is_lit (&fixture, 0));
  g_assert_false (is_lit (&fixture, 1));
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_court_get_row (court_of (&fixture),
                                                            KINGDOM_FARMER)));
  page_fixture_settle ();
  g_assert_false (is_lit (&fixture, 0));
  g_assert_true (is_lit (&fixture, 1));
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_court_get_row (court_of (&fixture),
                                                            KINGDOM_KING)));
  page_fixture_settle ();
  g_assert_false (is_lit (&fixture, 1));
  action = kingdom_play_action (kingdom_fixture_state (&fixture), "lay-tile 0 -1 2");
  view_fixture_submit (&fixture, &action);
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_court_get_row (court_of (&fixture),
                                                            KINGDOM_FARMER)));
  page_fixture_settle ();
  g_assert_true (is_lit (&fixture, 0));
  /* Nothing is chosen by looking, nor by a click before step three. */
  n = fixture.n_chosen;
  pick (&fixture, KINGDOM_FARMER);
  g_assert_cmpuint (fixture.n_chosen, ==, n);
  g_assert_cmpuint (fixture.n_refused, ==, 0);
  view_fixture_close (&fixture);
}

/* A gap of eight tiles of which one is missing. */
static const KingdomSetup gap = {
  .map = "D(0,0)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 B(0,2)r0",
  .hand = "E",
};

static void
point_at (ViewFixture *fixture, guint character)
{
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_court_get_row (court_of (fixture),
                                                            character)));
  page_fixture_settle ();
}

static void
submit (ViewFixture *fixture, const char *words)
{
  const FavorAction action = kingdom_play_action (kingdom_fixture_state (fixture), words);

  view_fixture_submit (fixture, &action);
  view_fixture_look (fixture);
  page_fixture_settle ();
}

/* The dashes are for places that do not count: a new one has none, also not above its own line. */
static void
test_new (void)
{
  ViewFixture fixture;

  start_with (&fixture, &gap);
  point_at (&fixture, KINGDOM_NOBLEWOMAN);
  g_assert_false (is_lit (&fixture, 0));
  submit (&fixture, "lay-tile 1 2 2");
  point_at (&fixture, KINGDOM_NOBLEWOMAN);
  g_assert_true (is_lit (&fixture, 0));
  g_assert_false (is_lit (&fixture, 1));
  submit (&fixture, "finish-work");
  point_at (&fixture, KINGDOM_NOBLEWOMAN);
  g_assert_true (is_lit (&fixture, 0));
  g_assert_false (is_lit (&fixture, 1));
  view_fixture_close (&fixture);
}

/* (nullable): what is said above a line of the map. */
static const char *
caption_of (ViewFixture *fixture, guint light)
{
  KingdomChart   *chart = kingdom_view_of (fixture)->chart;
  graphene_rect_t at;

  return favor_map_get_place (FAVOR_MAP (chart), chart->caption[light], &at)
           ? gtk_label_get_label (GTK_LABEL (chart->caption[light]))
           : NULL;
}

/* Before a wish is met the place stands out that its sentence is about, and a press takes one there. */
static void
test_nearest (void)
{
  ViewFixture      fixture;
  KingdomChart    *chart;
  graphene_point_t middle;

  start_with (&fixture, &gap);
  chart = kingdom_view_of (&fixture)->chart;
  point_at (&fixture, KINGDOM_NOBLEWOMAN);
  g_assert_true (is_lit (&fixture, KINGDOM_LIGHT_NEAREST));
  g_assert_true (kingdom_chart_is_lit (chart, KINGDOM_LIGHT_NEAREST, 0, 1));
  g_assert_false (kingdom_chart_is_lit (chart, KINGDOM_LIGHT_NEAREST, 0, 0));
  g_assert_cmpstr (caption_of (&fixture, KINGDOM_LIGHT_NEAREST),
                   ==,
                   "Gap with 7 of 8 tiles around it");
  pick (&fixture, KINGDOM_NOBLEWOMAN);
  favor_game_view_show_rest (fixture.view);
  page_fixture_settle ();
  middle = favor_map_to_map (FAVOR_MAP (chart),
                             gtk_widget_get_width (GTK_WIDGET (chart)) / 2.0,
                             gtk_widget_get_height (GTK_WIDGET (chart)) / 2.0);
  g_assert_cmpint ((int) floorf (middle.x), ==, 0);
  g_assert_cmpint ((int) floorf (middle.y), ==, 1);
  point_at (&fixture, KINGDOM_KING);
  g_assert_false (is_lit (&fixture, KINGDOM_LIGHT_NEAREST));
  g_assert_null (caption_of (&fixture, KINGDOM_LIGHT_NEAREST));
  point_at (&fixture, KINGDOM_NOBLEWOMAN);
  submit (&fixture, "lay-tile 1 2 2");
  g_assert_false (is_lit (&fixture, KINGDOM_LIGHT_NEAREST));
  g_assert_cmpstr (caption_of (&fixture, 0), ==, "Met: a favor for Ann");
  view_fixture_close (&fixture);
}

static void
show_page_cb (ViewFixture *fixture, GVariant *page)
{
  g_assert_cmpstr (g_variant_get_string (page, NULL), ==, "board");
  gtk_widget_set_visible (GTK_WIDGET (court_of (fixture)), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (fixture->view), TRUE);
}

/* As a narrow page has it: the court lies where the map was. */
static void
cover_map (ViewFixture *fixture)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("page", G_VARIANT_TYPE_STRING);

  g_signal_connect_swapped (action, "activate", G_CALLBACK (show_page_cb), fixture);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (fixture->box, "view", G_ACTION_GROUP (group));
  g_object_set (fixture->view, "compact", TRUE, "visible", FALSE, NULL);
  page_fixture_settle ();
}

/* The first press lets the row be read, the second one leads to the map. */
static void
test_covered (void)
{
  ViewFixture   fixture;
  KingdomCourt *strip;

  start_with (&fixture, &gap);
  strip = kingdom_view_of (&fixture)->strip;
  cover_map (&fixture);
  pick (&fixture, KINGDOM_BISHOP);
  pick (&fixture, KINGDOM_NOBLEWOMAN);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture.view)));
  pick (&fixture, KINGDOM_NOBLEWOMAN);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.view)));
  g_assert_true (gtk_window_get_focus (fixture.window) ==
                 GTK_WIDGET (kingdom_court_get_row (strip, KINGDOM_NOBLEWOMAN)));
  g_assert_true (is_lit (&fixture, KINGDOM_LIGHT_NEAREST));
  view_fixture_close (&fixture);
}

/* What is said is within a narrow map, in as many lines as that takes. */
static void
test_caption (void)
{
  ViewFixture     fixture;
  GtkWidget      *chart, *caption;
  graphene_rect_t at;

  start_with (&fixture, &gap);
  chart = GTK_WIDGET (kingdom_view_of (&fixture)->chart);
  caption = kingdom_view_of (&fixture)->chart->caption[KINGDOM_LIGHT_NEAREST];
  point_at (&fixture, KINGDOM_NOBLEWOMAN);
  for (int width = 300; width >= 150; width -= 50)
    {
      gtk_widget_set_margin_end (chart,
                                 gtk_widget_get_width (GTK_WIDGET (fixture.view)) -
                                   width);
      page_fixture_settle ();
      g_assert_cmpint (gtk_widget_get_width (chart), ==, width);
      g_assert_true (gtk_widget_compute_bounds (caption, chart, &at));
      g_assert_cmpfloat (at.origin.x, >=, 0);
      g_assert_cmpfloat (at.origin.x + at.size.width, <=, width);
    }
  view_fixture_close (&fixture);
}

/* What tells the view of the pointer. */
static void
tell_pointer (ViewFixture *fixture, const char *signal, const graphene_point_t *at)
{
  GtkWidget             *chart = GTK_WIDGET (kingdom_view_of (fixture)->chart);
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (chart);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (list, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;
      if (at != NULL)
        g_signal_emit_by_name (controller, signal, (double) at->x, (double) at->y);
      else
        g_signal_emit_by_name (controller, signal);
    }
  page_fixture_settle ();
}

/* The pointer comes to a place of the map, in tiles. */
static void
hover (ViewFixture *fixture, double x, double y)
{
  const graphene_rect_t at =
    favor_map_to_pixels (FAVOR_MAP (kingdom_view_of (fixture)->chart),
                         &GRAPHENE_RECT_INIT ((float) x, (float) y, 0, 0));

  tell_pointer (fixture, "motion", &at.origin);
}

/* What the pointer rests on is lit as a whole, until it rests on nothing. */
static void
test_hover (void)
{
  static const struct
  {
    double             x, y;
    KingdomFeatureKind kind;
  } places[] = {
    { 0.5, 0.1, KINGDOM_FEATURE_CITY },
    { 0.5, 0.9, KINGDOM_FEATURE_MEADOW },
    { 0.25, 0.5, KINGDOM_FEATURE_ROAD },
  };

  ViewFixture  fixture;
  KingdomView *view;

  start (&fixture);
  view = kingdom_view_of (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      hover (&fixture, places[i].x, places[i].y);
      g_assert_true (is_lit (&fixture, KINGDOM_LIGHT_POINTED));
      g_assert_cmpuint (view->pointed_kind, ==, places[i].kind);
      g_assert_true (view->pointed_piece == kingdom_fixture_tile (&fixture, 0, 0));
      hover (&fixture, 8, 8);
      g_assert_false (is_lit (&fixture, KINGDOM_LIGHT_POINTED));
      g_assert_null (view->pointed_piece);
    }
  view_fixture_close (&fixture);
}

/* What a screen reader says behind the name of it; "" is nothing. */
static void
assert_described (FavorPiece *piece, const char *words)
{
  const GtkAccessibleProperty property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION;
  g_autofree char            *described = NULL;

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (piece), property))
    described = gtk_test_accessible_check_property (GTK_ACCESSIBLE (piece), property, "");
  g_assert_cmpstr (described != NULL ? described : "", ==, words);
}

/* Whoever walks by keys sees and hears the same of a tile: of what is on it the city comes first. */
static void
test_focus (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0 B(0,1)r0", .hand = "E" };
  ViewFixture        fixture;
  KingdomView       *view;
  FavorPiece        *starter, *meadow;

  start_with (&fixture, &setup);
  view = kingdom_view_of (&fixture);
  starter = kingdom_fixture_tile (&fixture, 0, 0);
  meadow = kingdom_fixture_tile (&fixture, 0, 1);
  gtk_window_set_focus_visible (fixture.window, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (starter));
  page_fixture_settle ();
  g_assert_true (is_lit (&fixture, KINGDOM_LIGHT_POINTED));
  g_assert_cmpuint (view->pointed_kind, ==, KINGDOM_FEATURE_CITY);
  assert_described (starter,
                    "Open city, touches 1 meadow\nLaborer: A complete city that touches "
                    "exactly 1 meadow");
  g_assert_nonnull (page_fixture_find (
    GTK_WIDGET (view->details),
    GTK_TYPE_LABEL,
    "Open city, touches 1 meadow\nLaborer: A complete city that touches "
    "exactly 1 meadow"));
  gtk_widget_grab_focus (GTK_WIDGET (meadow));
  page_fixture_settle ();
  g_assert_cmpuint (view->pointed_kind, ==, KINGDOM_FEATURE_MEADOW);
  assert_described (
    meadow,
    "Meadow, touches 0 cities\nFarmer: A meadow that touches exactly 1 city");
  assert_described (starter, "");
  /* The pointer is more exact, and gives it back. */
  hover (&fixture, 0.25, 0.5);
  g_assert_cmpuint (view->pointed_kind, ==, KINGDOM_FEATURE_ROAD);
  tell_pointer (&fixture, "leave", NULL);
  g_assert_true (view->pointed_piece == meadow);
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_court_get_row (court_of (&fixture),
                                                            KINGDOM_KING)));
  page_fixture_settle ();
  g_assert_false (is_lit (&fixture, KINGDOM_LIGHT_POINTED));
  g_assert_null (view->pointed_piece);
  view_fixture_close (&fixture);
}

/* Of several favors on offer the map says whose place is where, and each tile of it what comes of it. */
static void
test_offer (void)
{
  ViewFixture fixture;

  start (&fixture);
  submit (&fixture, "lay-tile 0 -1 2");
  submit (&fixture, "finish-work");
  gtk_window_set_focus_visible (fixture.window, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_fixture_tile (&fixture, 0, -1)));
  page_fixture_settle ();
  g_assert_cmpstr (caption_of (&fixture, 0), ==, "Farmer 1");
  assert_described (kingdom_fixture_tile (&fixture, 0, -1),
                    "Complete city, touches 2 meadows\nFarmer 1: On offer to Ann\n"
                    "Laborer: A complete city that touches exactly 1 meadow");
  point_at (&fixture, KINGDOM_FARMER);
  g_assert_cmpstr (caption_of (&fixture, 0), ==, "On offer to Ann");
  g_assert_null (caption_of (&fixture, 1));
  view_fixture_close (&fixture);
}

/* All of the map is fitted in what the strip leaves free, also while the page covers more. */
static void
check_strip (ViewFixture *fixture)
{
  KingdomView    *view = kingdom_view_of (fixture);
  graphene_rect_t map, strip;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (view->chart),
                                            GTK_WIDGET (view),
                                            &map));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (view->strip),
                                            GTK_WIDGET (view),
                                            &strip));
  g_assert_cmpfloat (strip.size.height, >, 0);
  g_assert_cmpfloat (map.origin.y + map.size.height,
                     ==,
                     gtk_widget_get_height (GTK_WIDGET (view)) - strip.size.height);
}

static void
test_parts (void)
{
  ViewFixture fixture;
  GtkWidget  *strip;

  start (&fixture);
  gtk_widget_set_size_request (GTK_WIDGET (fixture.view), -1, 300);
  strip = GTK_WIDGET (kingdom_view_of (&fixture)->strip);
  g_assert_true (favor_game_view_get_overview (fixture.view) ==
                 GTK_WIDGET (court_of (&fixture)));
  g_assert_cmpstr (favor_game_view_get_overview_title (fixture.view), ==, "Court");
  g_assert_false (gtk_widget_get_visible (strip));
  g_object_set (fixture.view, "compact", TRUE, NULL);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_visible (strip));
  g_assert_cmpint (kingdom_court_get_form (kingdom_view_of (&fixture)->strip),
                   ==,
                   KINGDOM_COURT_STRIP);
  check_strip (&fixture);
  g_object_set (fixture.view, "overhang", 20, NULL);
  page_fixture_settle ();
  check_strip (&fixture);
  view_fixture_close (&fixture);
}

/* Of the board in a window of 360 x 800, and of 360 x 560. */
#define HIGH 400
#define LOW  200

/* The tile in hand lies over the corner of a board so high, and leaves the strip whole; returns whether its
 * buttons are above and below it. */
static gboolean
is_upright (ViewFixture *fixture, int height)
{
  GtkWidget *turner = kingdom_view_of (fixture)->turner;
  GtkWidget *view = GTK_WIDGET (fixture->view);

  gtk_widget_set_size_request (view, -1, height);
  page_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_height (view), ==, height);
  g_assert_true (gtk_widget_get_mapped (turner));
  check_strip (fixture);
  return gtk_widget_get_height (turner) > gtk_widget_get_width (turner);
}

static void
test_low (void)
{
  ViewFixture fixture;

  start (&fixture);
  g_object_set (fixture.view,
                "compact",
                TRUE,
                "vexpand",
                FALSE,
                "valign",
                GTK_ALIGN_START,
                NULL);
  g_assert_true (is_upright (&fixture, HIGH));
  g_assert_false (is_upright (&fixture, LOW));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom/view-court/preview", test_preview);
  g_test_add_func ("/kingdom/view-court/take", test_take);
  g_test_add_func ("/kingdom/view-court/walk", test_walk);
  g_test_add_func ("/kingdom/view-court/point", test_point);
  g_test_add_func ("/kingdom/view-court/new", test_new);
  g_test_add_func ("/kingdom/view-court/nearest", test_nearest);
  g_test_add_func ("/kingdom/view-court/caption", test_caption);
  g_test_add_func ("/kingdom/view-court/covered", test_covered);
  g_test_add_func ("/kingdom/view-court/offer", test_offer);
  g_test_add_func ("/kingdom/view-court/hover", test_hover);
  g_test_add_func ("/kingdom/view-court/focus", test_focus);
  g_test_add_func ("/kingdom/view-court/parts", test_parts);
  g_test_add_func ("/kingdom/view-court/low", test_low);
  return g_test_run ();
}
