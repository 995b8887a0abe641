/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-bubble.h"
#include "favor-game-layout.h"

#include "page-fixture.h"

/* Above, below, over; never beyond the sides of an area of 400 x 300, wherever
 * that is. */
static void
test_put (void)
{
  static const struct
  {
    graphene_rect_t place;
    GdkRectangle    bubble;
    int             x;
    int             y;
  } cases[] = {
    /* In the middle, at the upper edge, at the lower edge. */
    { { { 150, 150 }, { 100, 80 } }, { 0, 0, 120, 40 }, 140, 103 },
    { { { 150, 10 }, { 100, 80 } }, { 0, 0, 120, 40 }, 140, 97 },
    { { { 150, 260 }, { 100, 80 } }, { 0, 0, 120, 40 }, 140, 213 },
    /* At both sides. */
    { { { 0, 150 }, { 50, 80 } }, { 0, 0, 120, 40 }, 6, 103 },
    { { { 350, 150 }, { 50, 80 } }, { 0, 0, 120, 40 }, 274, 103 },
    /* As high as the area; scrolled out of it. */
    { { { 150, 0 }, { 100, 300 } }, { 0, 0, 120, 40 }, 140, 254 },
    { { { 150, 900 }, { 100, 80 } }, { 0, 0, 120, 40 }, 140, 254 },
    /* Wider than the area. */
    { { { 150, 150 }, { 100, 80 } }, { 0, 0, 500, 40 }, 6, 103 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GdkRectangle    to = cases[i].bubble, area = { 0, 0, 400, 300 };
      graphene_rect_t moved = cases[i].place;

      favor_bubble_put (&cases[i].place, &area, &to);
      g_assert_cmpint (to.x, ==, cases[i].x);
      g_assert_cmpint (to.y, ==, cases[i].y);
      graphene_rect_offset (&moved, 1000, 500);
      area.x = 1000;
      area.y = 500;
      favor_bubble_put (&moved, &area, &to);
      g_assert_cmpint (to.x, ==, cases[i].x + 1000);
      g_assert_cmpint (to.y, ==, cases[i].y + 500);
      g_assert_cmpint (to.width, ==, cases[i].bubble.width);
      g_assert_cmpint (to.height, ==, cases[i].bubble.height);
    }
}

typedef struct
{
  GtkWidget   *layout;
  GtkWidget   *board;
  GtkWidget   *first;
  GtkWidget   *second;
  FavorBubble *bubble;
  GtkWindow   *window;
} Fixture;

/* A board with a place at each end, and a bubble over it. */
static void
set_up (Fixture *fixture)
{
  GtkWidget *bubble = g_object_new (FAVOR_TYPE_BUBBLE, NULL);

  fixture->layout = g_object_new (FAVOR_TYPE_GAME_LAYOUT, NULL);
  fixture->board = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 300);
  fixture->first = gtk_button_new_with_label ("First");
  fixture->second = gtk_button_new_with_label ("Second");
  fixture->bubble = FAVOR_BUBBLE (bubble);
  gtk_widget_set_name (fixture->board, "board");
  gtk_widget_set_name (bubble, "bubble");
  gtk_widget_set_valign (fixture->first, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (fixture->second, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (fixture->board), fixture->first);
  gtk_box_append (GTK_BOX (fixture->board), fixture->second);
  gtk_widget_set_parent (fixture->board, fixture->layout);
  gtk_widget_set_parent (bubble, fixture->layout);
  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (fixture->layout), FALSE);
  fixture->window = page_fixture_show (fixture->layout, 600, 300);
}

static void
assert_beside (Fixture *fixture, GtkWidget *place, const char *text)
{
  graphene_rect_t bubble, at;

  page_fixture_settle ();
  g_assert_cmpstr (favor_bubble_get_text (fixture->bubble), ==, text);
  g_assert_true (favor_bubble_get_place (fixture->bubble) == place);
  g_assert_true (gtk_widget_has_css_class (place, "refused"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->bubble)));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->bubble),
                                            fixture->layout,
                                            &bubble));
  g_assert_true (gtk_widget_compute_bounds (place, fixture->layout, &at));
  g_assert_cmpfloat (bubble.origin.y + bubble.size.height, <=, at.origin.y);
  g_assert_cmpfloat (bubble.origin.x, <, at.origin.x + at.size.width);
  g_assert_cmpfloat (bubble.origin.x + bubble.size.width, >, at.origin.x);
  g_assert_cmpfloat (bubble.origin.x, >=, 0);
  g_assert_cmpfloat (bubble.origin.x + bubble.size.width, <=, 600);
}

static void
assert_silent (Fixture *fixture)
{
  g_assert_null (favor_bubble_get_text (fixture->bubble));
  g_assert_null (favor_bubble_get_place (fixture->bubble));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->bubble)));
  g_assert_false (gtk_widget_has_css_class (fixture->first, "refused"));
}

static void
test_say (void)
{
  Fixture fixture;

  set_up (&fixture);
  assert_silent (&fixture);
  favor_bubble_say (fixture.bubble, "Not this one.", fixture.first);
  assert_beside (&fixture, fixture.first, "Not this one.");
  /* It is in nobody's way. */
  g_assert_true (gtk_widget_pick (fixture.layout, 300, 150, 0) != NULL);
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (fixture.bubble)));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (fixture.bubble),
                                          GTK_DIR_TAB_FORWARD));
  /* Another refusal takes its place. */
  favor_bubble_say (fixture.bubble, "Nor that one.", fixture.second);
  g_assert_false (gtk_widget_has_css_class (fixture.first, "refused"));
  assert_beside (&fixture, fixture.second, "Nor that one.");
  favor_bubble_dismiss (fixture.bubble);
  g_assert_false (gtk_widget_has_css_class (fixture.second, "refused"));
  assert_silent (&fixture);
  page_fixture_close (fixture.window);
}

/* What is good to know does not look like a refusal, nor does what comes after one. */
static void
test_advise (void)
{
  Fixture fixture;

  set_up (&fixture);
  favor_bubble_say (fixture.bubble, "Not this one.", fixture.first);
  g_assert_true (gtk_widget_has_css_class (fixture.first, "refused"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture.bubble), "advice"));
  favor_bubble_advise (fixture.bubble, "It is kept.", fixture.first);
  g_assert_cmpstr (favor_bubble_get_text (fixture.bubble), ==, "It is kept.");
  g_assert_false (gtk_widget_has_css_class (fixture.first, "refused"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture.bubble), "advice"));
  favor_bubble_say (fixture.bubble, "Not this one.", fixture.first);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture.bubble), "advice"));
  page_fixture_close (fixture.window);
}

static void
test_time (void)
{
  Fixture fixture;
  gint64  start;

  set_up (&fixture);
  favor_bubble_say (fixture.bubble, "Not this one.", fixture.first);
  start = g_get_monotonic_time ();
  page_fixture_wait_for (favor_bubble_get_text (fixture.bubble) == NULL);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 2900 * G_TIME_SPAN_MILLISECOND);
  assert_silent (&fixture);
  page_fixture_close (fixture.window);
}

/* What it is about may be nowhere, go out of sight, or go away. */
static void
test_lost_place (void)
{
  Fixture fixture;

  set_up (&fixture);
  favor_bubble_say (fixture.bubble, "Nothing there.", NULL);
  assert_silent (&fixture);
  gtk_widget_set_visible (fixture.second, FALSE);
  favor_bubble_say (fixture.bubble, "Nothing to be seen.", fixture.second);
  assert_silent (&fixture);
  gtk_widget_set_visible (fixture.second, TRUE);
  page_fixture_settle ();
  favor_bubble_say (fixture.bubble, "Gone soon.", fixture.second);
  gtk_box_remove (GTK_BOX (fixture.board), fixture.second);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture.bubble)));
  /* Closing while something is said leaves no timer behind. */
  favor_bubble_say (fixture.bubble, "Not this one.", fixture.first);
  page_fixture_close (fixture.window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/bubble/put", test_put);
  g_test_add_func ("/bubble/say", test_say);
  g_test_add_func ("/bubble/advise", test_advise);
  g_test_add_func ("/bubble/time", test_time);
  g_test_add_func ("/bubble/lost-place", test_lost_place);
  return g_test_run ();
}
