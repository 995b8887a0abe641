/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "kingdom-fixture.h"

/* The buttons in the corner of the map: they turn the tile in hand, and what is chosen while there is none. */

#define ROW "D(0,0)r0 B(0,1)r0 A(0,2)r0 U(0,3)r0 V(0,4)r1"
/* Each fits in the place of each other. */
#define COLUMN "E(0,0)r1 B(0,1)r0 E(0,2)r3"

/* (nullable): as long as it is seen. */
static GtkWidget *
find_button (ViewFixture *fixture, const char *action)
{
  GtkWidget *button;

  page_fixture_settle ();
  button = page_fixture_find_button (GTK_WIDGET (fixture->view), action);
  return button != NULL && gtk_widget_get_mapped (button) ? button : NULL;
}

/* How much of the corner is drawn. */
static float
find_drawn (ViewFixture *fixture)
{
  GtkWidget               *corner = kingdom_view_of (fixture)->corner;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (corner);
  GtkSnapshot             *snapshot = gtk_snapshot_new ();
  GskRenderNode           *node;
  graphene_rect_t          bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  gdk_paintable_snapshot (paintable,
                          snapshot,
                          gtk_widget_get_width (corner),
                          gtk_widget_get_height (corner));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_get_bounds (node, &bounds);
  g_clear_pointer (&node, gsk_render_node_unref);
  return bounds.size.width;
}

/* Inside of the view. */
static void
assert_placed (ViewFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t at, all;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view), &at));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->view),
                                            GTK_WIDGET (fixture->view),
                                            &all));
  g_assert_cmpfloat (at.size.width, >, 20);
  g_assert_cmpfloat (at.size.height, >, 20);
  g_assert_true (graphene_rect_contains_rect (&all, &at));
}

static gboolean
has_buttons (ViewFixture *fixture)
{
  GtkWidget *left = find_button (fixture, "kingdom.turn-left");
  GtkWidget *right = find_button (fixture, "kingdom.turn-right");

  g_assert_cmpint (left != NULL, ==, right != NULL);
  if (left != NULL)
    {
      assert_placed (fixture, left);
      assert_placed (fixture, right);
    }
  return left != NULL;
}

static void
press (ViewFixture *fixture, const char *action)
{
  GtkWidget *button = find_button (fixture, action);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static const FavorAction *
get_chosen (ViewFixture *fixture)
{
  return favor_game_view_get_selected (fixture->view);
}

/* The tile between them is the one on that cell, as it would be. */
static void
assert_shown (ViewFixture *fixture, gint x, gint y)
{
  const KingdomTable   *table = &kingdom_view_of (fixture)->preview->table;
  const gint            tile = kingdom_find_tile (table, x, y);
  FavorPiece           *piece = kingdom_view_of (fixture)->in_hand;
  g_autoptr (FavorFace) face = NULL;

  g_assert_cmpint (tile, >=, 0);
  face = kingdom_face_new_tile ((guint) tile, &table->tile[tile]);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (piece)));
  g_assert_true (favor_face_equal (favor_piece_get_face (piece), face));
  /* It lies on the map, and is not taken from here. */
  g_assert_cmpint (favor_piece_get_state (piece) & FAVOR_PIECE_CHOOSABLE, ==, 0);
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (piece)));
}

/* How wide all is that lies there: the map is fitted beside it. */
static int
measure (ViewFixture *fixture)
{
  page_fixture_settle ();
  return gtk_widget_get_width (kingdom_view_of (fixture)->corner);
}

/* The Magician turns a tile of the map. */
static void
test_tile (void)
{
  ViewFixture fixture;
  int         width;
  float       drawn;

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = ROW, .actions = "magician" });
  g_assert_false (has_buttons (&fixture));
  width = measure (&fixture);
  drawn = find_drawn (&fixture);
  g_assert_cmpfloat (drawn, <, width / 2);
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_MAGICIAN));
  g_assert_false (has_buttons (&fixture));
  view_fixture_press (kingdom_fixture_tile (&fixture, 0, 1));
  kingdom_fixture_assert_chosen (&fixture, "use-magician 0 1 1");
  g_assert_true (has_buttons (&fixture));
  g_assert_cmpfloat (find_drawn (&fixture), >, 2 * drawn);
  assert_shown (&fixture, 0, 1);
  press (&fixture, "kingdom.turn-right");
  kingdom_fixture_assert_chosen (&fixture, "use-magician 0 1 2");
  assert_shown (&fixture, 0, 1);
  press (&fixture, "kingdom.turn-left");
  kingdom_fixture_assert_chosen (&fixture, "use-magician 0 1 1");
  g_assert_cmpint (measure (&fixture), ==, width);

  /* What is no longer there has no focus. */
  g_assert_true (gtk_widget_grab_focus (find_button (&fixture, "kingdom.turn-right")));
  while (favor_game_view_clear (fixture.view))
    ;
  g_assert_false (has_buttons (&fixture));
  g_assert_cmpint (measure (&fixture), ==, width);
  g_assert_true (gtk_window_get_focus (fixture.window) == NULL ||
                 gtk_widget_get_mapped (gtk_window_get_focus (fixture.window)));
  view_fixture_close (&fixture);
}

/* Also to where it does not fit: that can still be mended. */
static void
test_faulty (void)
{
  ViewFixture fixture;
  guint       seen = 0, n_faulty = 0;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = ROW " U(1,0)r1",
                                          .actions = "magician" });
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_MAGICIAN));
  view_fixture_press (kingdom_fixture_tile (&fixture, 0, 4));
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (get_chosen (&fixture)->kind, ==, KINGDOM_ACTION_USE_MAGICIAN);
      seen |= 1u << get_chosen (&fixture)->arg[KINGDOM_TURN_TURNS];
      n_faulty += kingdom_view_of (&fixture)->preview->faults.n > 0;
      press (&fixture, "kingdom.turn-right");
    }
  g_assert_cmpuint (seen, ==, 1u << 1 | 1u << 2 | 1u << 3);
  g_assert_cmpuint (n_faulty, >, 0);
  g_assert_cmpuint (n_faulty, <, 3);
  view_fixture_close (&fixture);
}

/* A piece of road lies in one way or another. */
static void
test_road (void)
{
  ViewFixture fixture;
  FavorAction lay;
  gint        way;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = "D(0,0)r0 B(0,1)r0",
                                          .hand = "U",
                                          .pieces = "philosopher-curve" });
  lay = kingdom_play_action (kingdom_fixture_state (&fixture), "lay-tile 1 0 1");
  view_fixture_submit (&fixture, &lay);
  view_fixture_look (&fixture);
  g_assert_false (has_buttons (&fixture));
  view_fixture_press (kingdom_fixture_held (&fixture, KINGDOM_PIECE_CURVE));
  view_fixture_press (kingdom_fixture_tile (&fixture, 1, 0));
  g_assert_nonnull (get_chosen (&fixture));
  g_assert_cmpint (get_chosen (&fixture)->kind, ==, KINGDOM_ACTION_PLAY_TOKEN);
  way = get_chosen (&fixture)->arg[KINGDOM_PLAY_ROAD];
  g_assert_true (has_buttons (&fixture));
  assert_shown (&fixture, 1, 0);
  press (&fixture, "kingdom.turn-right");
  g_assert_cmpint (get_chosen (&fixture)->arg[KINGDOM_PLAY_ROAD], !=, way);
  assert_shown (&fixture, 1, 0);
  press (&fixture, "kingdom.turn-left");
  g_assert_cmpint (get_chosen (&fixture)->arg[KINGDOM_PLAY_ROAD], ==, way);
  view_fixture_close (&fixture);
}

/* Three tiles change places one way round or the other. */
static void
test_round (void)
{
  ViewFixture fixture;
  FavorAction first;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = COLUMN, .actions = "alchemist" });
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_ALCHEMIST));
  /* There are no others than these three. */
  first = *get_chosen (&fixture);
  g_assert_cmpint (first.kind, ==, KINGDOM_ACTION_USE_ALCHEMIST);
  g_assert_true (has_buttons (&fixture));
  assert_shown (&fixture, first.arg[0], first.arg[1]);
  press (&fixture, "kingdom.turn-right");
  g_assert_false (favor_action_equal (get_chosen (&fixture), &first));
  press (&fixture, "kingdom.turn-left");
  g_assert_true (favor_action_equal (get_chosen (&fixture), &first));
  view_fixture_close (&fixture);
}

/* What only goes from one place to another is not turned. */
static void
test_not_turned (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = COLUMN, .actions = "handmaiden" });
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_HANDMAIDEN));
  for (gint y = 0; y < 2; y++)
    view_fixture_press (kingdom_fixture_tile (&fixture, 0, y));
  g_assert_cmpint (get_chosen (&fixture)->kind, ==, KINGDOM_ACTION_USE_HANDMAIDEN);
  g_assert_false (has_buttons (&fixture));
  g_assert_false (favor_game_view_press_letter (fixture.view, 'r'));
  view_fixture_close (&fixture);
}

/* The tile in hand stays between them, whatever else is turned. */
static void
test_in_hand (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = ROW,
                                          .hand = "E",
                                          .actions = "handmaiden" });
  g_assert_true (has_buttons (&fixture));
  g_assert_true (gtk_widget_get_can_target (GTK_WIDGET (kingdom_view_of (&fixture)
                                                          ->in_hand)));
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_HANDMAIDEN));
  g_assert_true (has_buttons (&fixture));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom-view-turn/tile", test_tile);
  g_test_add_func ("/kingdom-view-turn/faulty", test_faulty);
  g_test_add_func ("/kingdom-view-turn/road", test_road);
  g_test_add_func ("/kingdom-view-turn/round", test_round);
  g_test_add_func ("/kingdom-view-turn/not-turned", test_not_turned);
  g_test_add_func ("/kingdom-view-turn/in-hand", test_in_hand);
  return g_test_run ();
}
