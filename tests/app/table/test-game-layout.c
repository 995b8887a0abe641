/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-game-layout.h"

#include "game-page-fixture.h"
#include "wide-game.h"

static const char *const names[] = {
  "strip",    "board", "frame", "tab",      "sheet",
  "decision", "cover", "panel", "timeline", "switcher"
};

static GtkWidget *
add_region (GtkWidget *layout, const char *name)
{
  GtkWidget *region = gtk_button_new_with_label (name);

  gtk_widget_set_name (region, name);
  gtk_widget_set_parent (region, layout);
  return region;
}

static GtkWidget *
create_layout (void)
{
  GtkWidget *layout = g_object_new (FAVOR_TYPE_GAME_LAYOUT, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    add_region (layout, names[i]);
  return layout;
}

static GtkWidget *
region (GtkWidget *layout, const char *name)
{
  GtkWidget *child = gtk_widget_get_first_child (layout);

  while (!g_str_equal (gtk_widget_get_name (child), name))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static graphene_rect_t
place_of (GtkWidget *layout, const char *name)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (region (layout, name)));
  g_assert_true (gtk_widget_compute_bounds (region (layout, name), layout, &bounds));
  return bounds;
}

static gboolean
is_there (GtkWidget *layout, const char *name)
{
  return gtk_widget_get_child_visible (region (layout, name));
}

/* Every region lies within the layout, whatever the width. */
static void
assert_inside (GtkWidget *layout)
{
  for (GtkWidget *child = gtk_widget_get_first_child (layout); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t place;

      if (!gtk_widget_get_child_visible (child) || !gtk_widget_get_visible (child))
        continue;
      place = place_of (layout, gtk_widget_get_name (child));
      g_assert_cmpfloat (place.origin.x, >=, 0);
      g_assert_cmpfloat (place.origin.y, >=, 0);
      g_assert_cmpfloat (place.origin.x + place.size.width,
                         <=,
                         gtk_widget_get_width (layout));
      g_assert_cmpfloat (place.origin.y + place.size.height,
                         <=,
                         gtk_widget_get_height (layout));
    }
}

static void
test_wide (void)
{
  GtkWidget      *layout = create_layout ();
  GtkWindow      *window = page_fixture_show (layout, 1280, 760);
  graphene_rect_t board, panel, decision, timeline;

  g_assert_cmpint (favor_game_layout_get_arrangement (FAVOR_GAME_LAYOUT (layout)),
                   ==,
                   FAVOR_ARRANGEMENT_WIDE);
  assert_inside (layout);
  g_assert_false (is_there (layout, "switcher"));
  g_assert_false (is_there (layout, "cover"));
  board = place_of (layout, "board");
  panel = place_of (layout, "panel");
  decision = place_of (layout, "decision");
  timeline = place_of (layout, "timeline");
  g_assert_cmpfloat (panel.size.width, ==, 318);
  g_assert_cmpfloat (panel.origin.x, ==, board.size.width);
  g_assert_cmpfloat (board.size.width + panel.size.width, ==, 1280);
  g_assert_cmpfloat (decision.origin.y, ==, board.origin.y + board.size.height);
  g_assert_cmpfloat (timeline.size.width, ==, 1280);
  g_assert_cmpfloat (timeline.origin.y + timeline.size.height, ==, 760);

  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), FALSE);
  page_fixture_settle ();
  g_assert_cmpfloat (place_of (layout, "board").size.width, ==, 1280);
  page_fixture_close (window);
}

/* A map goes down to the decision bar: the hand lies in the panel, the details above it. */
static void
test_hand_beside (void)
{
  GtkWidget      *layout = create_layout ();
  GtkWindow      *window;
  graphene_rect_t below, beside, panel, details, hand;

  add_region (layout, "hand");
  add_region (layout, "details");
  window = page_fixture_show (layout, 1280, 760);
  below = place_of (layout, "board");
  g_object_set (layout, "hand-beside", TRUE, NULL);
  page_fixture_settle ();
  assert_inside (layout);
  beside = place_of (layout, "board");
  panel = place_of (layout, "panel");
  details = place_of (layout, "details");
  hand = place_of (layout, "hand");
  g_assert_cmpfloat (beside.size.height, ==, below.size.height + hand.size.height);
  g_assert_cmpfloat (hand.origin.x, ==, panel.origin.x);
  g_assert_cmpfloat (hand.size.width, ==, panel.size.width);
  g_assert_cmpfloat (details.origin.y, ==, panel.origin.y + panel.size.height);
  g_assert_cmpfloat (hand.origin.y, ==, details.origin.y + details.size.height);

  /* Details make room for a panel that needs it. */
  g_object_set (layout, "panel-least", (int) panel.size.height + 1, NULL);
  page_fixture_settle ();
  g_assert_false (is_there (layout, "details"));
  g_assert_cmpfloat (place_of (layout, "panel").size.height,
                     ==,
                     panel.size.height + details.size.height);
  g_object_set (layout, "panel-least", (int) panel.size.height, NULL);
  page_fixture_settle ();
  g_assert_true (is_there (layout, "details"));

  /* A cover hides it, and the board stays where it is. */
  g_object_set (layout, "covered", TRUE, NULL);
  page_fixture_settle ();
  g_assert_false (is_there (layout, "hand"));
  g_assert_cmpfloat (place_of (layout, "board").size.height, ==, beside.size.height);

  /* Without a panel it has its place below the board. */
  g_object_set (layout, "covered", FALSE, NULL);
  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), FALSE);
  page_fixture_settle ();
  g_assert_true (is_there (layout, "hand"));
  g_assert_cmpfloat (place_of (layout, "hand").origin.x, ==, 0);
  g_assert_cmpfloat (place_of (layout, "board").size.height, ==, below.size.height);
  page_fixture_close (window);
}

static void
test_right_to_left (void)
{
  GtkWidget *layout = create_layout ();
  GtkWindow *window;

  gtk_widget_set_direction (layout, GTK_TEXT_DIR_RTL);
  window = page_fixture_show (layout, 1280, 760);
  g_assert_cmpfloat (place_of (layout, "panel").origin.x, ==, 0);
  g_assert_cmpfloat (place_of (layout, "board").origin.x, ==, 318);
  g_assert_cmpfloat (place_of (layout, "strip").origin.x, ==, 318);
  assert_inside (layout);
  page_fixture_close (window);
}

static void
test_stacked (gconstpointer data)
{
  int        width = GPOINTER_TO_INT (data);
  GtkWidget *layout = create_layout ();
  GtkWindow *window;

  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), FALSE);
  window = page_fixture_show (layout, width, 640);
  g_assert_cmpint (favor_game_layout_get_arrangement (FAVOR_GAME_LAYOUT (layout)),
                   ==,
                   width >= 700 ? FAVOR_ARRANGEMENT_MEDIUM : FAVOR_ARRANGEMENT_NARROW);
  assert_inside (layout);
  g_assert_false (is_there (layout, "panel"));
  g_assert_cmpfloat (place_of (layout, "board").size.width, ==, width);

  /* The panel takes the place of the board; the decision bar stays. */
  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), TRUE);
  page_fixture_settle ();
  assert_inside (layout);
  g_assert_false (is_there (layout, "board"));
  g_assert_true (is_there (layout, "decision"));
  g_assert_cmpfloat (place_of (layout, "panel").size.width, ==, width);
  g_assert_cmpfloat (place_of (layout, "panel").origin.y,
                     ==,
                     place_of (layout, "strip").size.height);
  page_fixture_close (window);
}

/* What is covered is out at once, not only after the next allocation. */
static void
test_covered (void)
{
  GtkWidget *layout = create_layout ();
  GtkWindow *window = page_fixture_show (layout, 1000, 640);

  g_object_set (layout, "covered", TRUE, NULL);
  g_assert_false (gtk_widget_get_mapped (region (layout, "decision")));
  page_fixture_settle ();
  g_assert_true (is_there (layout, "cover"));
  g_assert_false (is_there (layout, "decision"));
  assert_inside (layout);
  g_object_set (layout, "covered", FALSE, NULL);
  page_fixture_settle ();
  g_assert_false (is_there (layout, "cover"));
  g_assert_true (is_there (layout, "decision"));
  page_fixture_close (window);
}

/* A page whose view has a hand and details. */
static GtkWidget *
create_layout_with_hand (void)
{
  GtkWidget *layout = create_layout ();

  add_region (layout, "hand");
  add_region (layout, "details");
  return layout;
}

/* The hand at the foot, as wide as the board; details beside it, below the panel. */
static void
test_hand_wide (gconstpointer data)
{
  gboolean        rtl = GPOINTER_TO_INT (data) == GTK_TEXT_DIR_RTL;
  GtkWidget      *layout = create_layout_with_hand ();
  GtkWindow      *window;
  graphene_rect_t decision, hand, details, panel, timeline;

  gtk_widget_set_direction (layout, (GtkTextDirection) GPOINTER_TO_INT (data));
  window = page_fixture_show (layout, 1280, 760);
  assert_inside (layout);
  decision = place_of (layout, "decision");
  hand = place_of (layout, "hand");
  details = place_of (layout, "details");
  panel = place_of (layout, "panel");
  timeline = place_of (layout, "timeline");
  g_assert_cmpfloat (hand.origin.x, ==, rtl ? 318 : 0);
  g_assert_cmpfloat (hand.size.width, ==, 1280 - 318);
  g_assert_cmpfloat (hand.origin.y, ==, decision.origin.y + decision.size.height);
  g_assert_cmpfloat (hand.origin.y + hand.size.height, ==, timeline.origin.y);
  g_assert_cmpfloat (details.origin.x, ==, rtl ? 0 : 1280 - 318);
  g_assert_cmpfloat (details.origin.y, ==, hand.origin.y);
  g_assert_cmpfloat (details.size.width, ==, panel.size.width);
  g_assert_cmpfloat (panel.size.height, ==, details.origin.y);

  /* Without the panel there is no place for details. */
  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), FALSE);
  page_fixture_settle ();
  g_assert_false (is_there (layout, "details"));
  g_assert_cmpfloat (place_of (layout, "hand").size.width, ==, 1280);
  page_fixture_close (window);
}

/* A higher page has a higher hand; the board has the rest. */
static void
test_hand_heights (void)
{
  static const int heights[] = { 600, 760, 940 };
  float            last = 0;

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      GtkWidget *layout = create_layout_with_hand ();
      GtkWindow *window = page_fixture_show (layout, 1280, heights[i]);
      float      height = place_of (layout, "hand").size.height;

      assert_inside (layout);
      g_assert_cmpfloat (height, >, last);
      g_assert_cmpfloat (height, <, place_of (layout, "board").size.height);
      last = height;
      page_fixture_close (window);
    }
}

/* There are no details; the hand goes with the board. */
static void
test_hand_stacked (gconstpointer data)
{
  int        width = GPOINTER_TO_INT (data);
  GtkWidget *layout = create_layout_with_hand ();
  GtkWindow *window;

  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), FALSE);
  window = page_fixture_show (layout, width, 720);
  assert_inside (layout);
  g_assert_false (is_there (layout, "details"));
  g_assert_cmpfloat (place_of (layout, "hand").size.width, ==, width);
  g_assert_cmpfloat (place_of (layout, "hand").origin.y,
                     ==,
                     place_of (layout, "decision").origin.y +
                       place_of (layout, "decision").size.height);

  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), TRUE);
  page_fixture_settle ();
  assert_inside (layout);
  g_assert_false (is_there (layout, "hand"));
  g_assert_true (is_there (layout, "decision"));
  page_fixture_close (window);
}

/* The cover stands in the place of all three, so that the board stays where it is. */
static void
test_hand_covered (gconstpointer data)
{
  static const char *const out[] = { "decision", "hand", "details" };
  int                      width = GPOINTER_TO_INT (data);
  GtkWidget               *layout = create_layout_with_hand ();
  GtkWindow               *window;
  graphene_rect_t          board, covered;

  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), width >= 1000);
  window = page_fixture_show (layout, width, 720);
  board = place_of (layout, "board");
  g_object_set (layout, "covered", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (out); i++)
    g_assert_false (gtk_widget_get_mapped (region (layout, out[i])));
  page_fixture_settle ();
  assert_inside (layout);
  for (guint i = 0; i < G_N_ELEMENTS (out); i++)
    g_assert_false (is_there (layout, out[i]));
  covered = place_of (layout, "board");
  g_assert_true (graphene_rect_equal (&board, &covered));
  g_object_set (layout, "covered", FALSE, NULL);
  page_fixture_settle ();
  g_assert_true (is_there (layout, "hand"));
  g_assert_cmpint (is_there (layout, "details"), ==, width >= 1000);
  page_fixture_close (window);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* The arrangement is told once for each change, and the focus stays where it is. */
static void
test_resize (void)
{
  GtkWidget *layout = create_layout ();
  GtkWindow *window = page_fixture_show (layout, 1280, 760);
  GtkWidget *decision = region (layout, "decision");
  guint      count = 0;

  g_signal_connect_swapped (layout, "notify::arrangement", G_CALLBACK (count_cb), &count);
  gtk_widget_grab_focus (decision);
  gtk_window_set_default_size (window, 400, 760);
  page_fixture_wait_for (gtk_widget_get_width (layout) == 400);
  page_fixture_settle ();
  g_assert_cmpuint (count, ==, 1);
  g_assert_true (gtk_window_get_focus (window) == decision);
  assert_inside (layout);
  page_fixture_close (window);
}

/* Above the hand of narrow windows, and only with it. */
static void
test_facts (void)
{
  static const int widths[] = { 400, 800, 1100 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget      *layout = create_layout ();
      GtkWindow      *window;
      graphene_rect_t board, facts, hand;

      add_region (layout, "hand");
      add_region (layout, "facts");
      favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), FALSE);
      window = page_fixture_show (layout, widths[i], 760);
      assert_inside (layout);
      g_assert_cmpint (is_there (layout, "facts"), ==, i == 0);
      g_assert_true (is_there (layout, "hand"));
      if (i == 0)
        {
          facts = place_of (layout, "facts");
          hand = place_of (layout, "hand");
          board = place_of (layout, "board");
          g_assert_cmpfloat (facts.size.width, ==, 400);
          g_assert_cmpfloat (facts.origin.y + facts.size.height, ==, hand.origin.y);

          /* The board has given way, not the hand. */
          gtk_widget_set_visible (region (layout, "facts"), FALSE);
          page_fixture_settle ();
          g_assert_cmpfloat (place_of (layout, "hand").size.height, ==, hand.size.height);
          g_assert_cmpfloat (place_of (layout, "board").size.height,
                             ==,
                             board.size.height + facts.size.height);
          gtk_widget_set_visible (region (layout, "facts"), TRUE);
          gtk_widget_set_visible (region (layout, "hand"), FALSE);
          page_fixture_settle ();
          g_assert_false (is_there (layout, "facts"));
          gtk_widget_set_visible (region (layout, "hand"), TRUE);
          g_object_set (layout, "covered", TRUE, NULL);
          page_fixture_settle ();
          g_assert_false (is_there (layout, "facts"));
        }
      page_fixture_close (window);
    }
}

static void
describe_hand (FavorGameView *view, GArray *facts)
{
  favor_facts_add (facts, NULL, g_strdup ("8 Gold"), g_strdup ("8 Gold"), FALSE);
  favor_facts_add (facts, NULL, g_strdup ("10 of 8"), g_strdup ("10 of 8 cards"), TRUE);
}

/* What the strip of a narrow window leaves out of the own seat stands above the hand. */
static void
test_page_facts (void)
{
  FavorGameViewClass *klass = g_type_class_ref (FAVOR_TYPE_PLAIN_VIEW);
  void (*before) (FavorGameView *, GArray *) = klass->describe_hand;
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 2, 2, 3), 400, 700);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture.page->facts)));
  klass->describe_hand = describe_hand;
  favor_game_page_follow (fixture.page);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture.page->facts)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture.page->facts),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "8 Gold and 10 of 8 cards");
  gtk_window_set_default_size (fixture.window, 1100, 700);
  page_fixture_wait_for (!gtk_widget_get_visible (GTK_WIDGET (fixture.page->facts)));
  klass->describe_hand = before;
  g_type_class_unref (klass);
  tear_down (&fixture);
}

static GtkWidget *
get_tool (FavorGameView *view)
{
  static GtkWidget *tool;

  if (tool == NULL)
    {
      tool = gtk_button_new_with_label ("Offer");
      g_object_add_weak_pointer (G_OBJECT (tool), (gpointer *) &tool);
    }
  return tool;
}

static void
open_tool (FavorGameView *view, FavorSeat seat, FavorSeatLook *look)
{
  favor_game_view_set_tool_open (view, favor_game_view_get_open (view));
}

/* A view may want its tool before the page has a window. */
static void
test_page_tool (void)
{
  FavorGameViewClass *klass = g_type_class_ref (FAVOR_TYPE_PLAIN_VIEW);
  FavorGameViewClass  before = *klass;
  Fixture             fixture;

  klass->get_tool = get_tool;
  klass->describe_seat = open_tool;
  show_page (&fixture, page_fixture_session (&favor_wide_game, 2, 2, 3), 1100, 700);
  g_assert_true (favor_game_view_get_tool_open (fixture.page->view));
  g_assert_true (gtk_widget_get_mapped (page_fixture_find (GTK_WIDGET (fixture.page),
                                                           GTK_TYPE_BUTTON,
                                                           "Offer")));
  *klass = before;
  g_type_class_unref (klass);
  tear_down (&fixture);
}

static GtkWidget *
get_overview (FavorGameView *view)
{
  static GtkWidget *overview;

  if (overview == NULL)
    {
      overview = gtk_label_new ("All that there is");
      g_object_add_weak_pointer (G_OBJECT (overview), (gpointer *) &overview);
    }
  return overview;
}

static const char *
get_overview_title (FavorGameView *view)
{
  return "Overview";
}

static gboolean
shows_overview (Fixture *self)
{
  return gtk_widget_get_mapped (get_overview (self->page->view));
}

/* A page of the view's own comes first, and comes back when another turn begins, not sooner. */
static void
test_page_overview (void)
{
  FavorGameViewClass *klass = g_type_class_ref (FAVOR_TYPE_PLAIN_VIEW);
  FavorGameViewClass  before = *klass;
  Fixture             fixture;
  GtkStack           *pages;
  const FavorHead    *head;
  FavorSeat           first;

  klass->get_overview = get_overview;
  klass->get_overview_title = get_overview_title;
  show_page (&fixture, page_fixture_session (&favor_wide_game, 2, 2, 3), 1100, 700);
  pages = favor_game_panel_get_pages (fixture.page->panel);
  g_assert_true (shows_overview (&fixture));
  favor_game_page_set_page (fixture.page, "log");
  g_assert_false (shows_overview (&fixture));
  favor_game_page_follow (fixture.page);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "log");
  head = favor_session_get_state (fixture.session, 0);
  first = head->turn_owner;
  while (head = favor_session_get_state (fixture.session,
                                         favor_session_get_n_plies (fixture.session)),
         head->turn_owner == first)
    page_fixture_play (fixture.session, 1);
  page_fixture_wait_for (favor_table_get_mode (fixture.page->table) ==
                         FAVOR_TABLE_PLAYING);
  favor_game_page_follow (fixture.page);
  g_assert_true (shows_overview (&fixture));
  g_assert_cmpstr (fixture.page->page, ==, "overview");

  favor_game_page_set_page (fixture.page, "board");
  gtk_window_set_default_size (fixture.window, 500, 700);
  page_fixture_wait_for (fixture.page->switcher != NULL);
  page_fixture_settle ();
  g_assert_false (shows_overview (&fixture));
  g_assert_true (gtk_widget_get_mapped (page_fixture_find (fixture.page->switcher,
                                                           GTK_TYPE_TOGGLE_BUTTON,
                                                           "Overview")));
  *klass = before;
  g_type_class_unref (klass);
  tear_down (&fixture);
}

/* A view without one has no such page. */
static void
test_page_without_overview (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 2, 2, 3), 1100, 700);
  g_assert_false (favor_game_panel_show_overview (fixture.page->panel));
  g_assert_cmpstr (
    gtk_stack_get_visible_child_name (favor_game_panel_get_pages (fixture.page->panel)),
    ==,
    "pads");
  tear_down (&fixture);
}

/* A hand of one low row leaves the rest to the board, where the page is narrow. */
static void
test_hand_low (void)
{
  GtkWidget *layout = create_layout_with_hand ();
  GtkWindow *window;
  float      hand, board;

  favor_game_layout_set_panel_shown (FAVOR_GAME_LAYOUT (layout), FALSE);
  window = page_fixture_show (layout, 400, 760);
  hand = place_of (layout, "hand").size.height;
  board = place_of (layout, "board").size.height;
  g_object_set (layout, "hand-low", TRUE, NULL);
  page_fixture_settle ();
  assert_inside (layout);
  g_assert_cmpfloat (place_of (layout, "hand").size.height, <, hand - 40);
  g_assert_cmpfloat (place_of (layout, "board").size.height,
                     ==,
                     board + hand - place_of (layout, "hand").size.height);

  gtk_window_set_default_size (window, 800, 760);
  page_fixture_wait_for (gtk_widget_get_width (layout) == 800);
  page_fixture_settle ();
  hand = place_of (layout, "hand").size.height;
  g_object_set (layout, "hand-low", FALSE, NULL);
  page_fixture_settle ();
  g_assert_cmpfloat (place_of (layout, "hand").size.height, ==, hand);
  page_fixture_close (window);
}

/* In a low window with large letters the hand gives way, too, and what is above it. */
static void
test_tight (void)
{
  GtkWidget       *layout = create_layout_with_hand ();
  FavorGameLayout *self = FAVOR_GAME_LAYOUT (layout);
  GtkWindow       *window;
  float            height;
  guint            n_heard = 0;

  favor_game_layout_set_panel_shown (self, FALSE);
  gtk_widget_set_visible (region (layout, "timeline"), FALSE);
  window = page_fixture_show (layout, 360, 580);
  g_assert_false (favor_game_layout_get_tight (self));
  height = place_of (layout, "hand").size.height;
  g_signal_connect_swapped (layout,
                            "notify::arrangement",
                            G_CALLBACK (count_cb),
                            &n_heard);
  page_fixture_set_letters (150);
  g_assert_true (favor_game_layout_get_tight (self));
  g_assert_cmpuint (n_heard, ==, 1);
  g_assert_cmpfloat (place_of (layout, "hand").size.height, <, height);
  assert_inside (layout);
  /* While another moment is looked at it is left out. */
  gtk_widget_set_visible (region (layout, "timeline"), TRUE);
  page_fixture_settle ();
  g_assert_false (is_there (layout, "hand"));
  assert_inside (layout);
  gtk_widget_set_visible (region (layout, "timeline"), FALSE);
  page_fixture_settle ();
  g_assert_true (is_there (layout, "hand"));

  /* There is room enough in a higher one, and in a wider one the panel is elsewhere. */
  gtk_window_set_default_size (window, 360, 860);
  page_fixture_wait_for (gtk_widget_get_height (layout) == 860);
  page_fixture_settle ();
  g_assert_false (favor_game_layout_get_tight (self));
  gtk_window_set_default_size (window, 800, 580);
  page_fixture_wait_for (gtk_widget_get_width (layout) == 800);
  page_fixture_settle ();
  g_assert_false (favor_game_layout_get_tight (self));
  page_fixture_set_letters (100);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/game-layout/wide", test_wide);
  g_test_add_func ("/game-layout/hand-beside", test_hand_beside);
  g_test_add_func ("/game-layout/right-to-left", test_right_to_left);
  g_test_add_data_func ("/game-layout/medium-999", GINT_TO_POINTER (999), test_stacked);
  g_test_add_data_func ("/game-layout/medium-700", GINT_TO_POINTER (700), test_stacked);
  g_test_add_data_func ("/game-layout/narrow-699", GINT_TO_POINTER (699), test_stacked);
  g_test_add_data_func ("/game-layout/narrow-360", GINT_TO_POINTER (360), test_stacked);
  g_test_add_func ("/game-layout/covered", test_covered);
  g_test_add_func ("/game-layout/resize", test_resize);
  g_test_add_data_func ("/game-layout/hand-wide",
                        GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_hand_wide);
  g_test_add_data_func ("/game-layout/hand-right-to-left",
                        GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_hand_wide);
  g_test_add_func ("/game-layout/hand-heights", test_hand_heights);
  g_test_add_data_func ("/game-layout/hand-medium",
                        GINT_TO_POINTER (800),
                        test_hand_stacked);
  g_test_add_data_func ("/game-layout/hand-narrow",
                        GINT_TO_POINTER (400),
                        test_hand_stacked);
  g_test_add_data_func ("/game-layout/hand-covered-wide",
                        GINT_TO_POINTER (1280),
                        test_hand_covered);
  g_test_add_data_func ("/game-layout/hand-covered-narrow",
                        GINT_TO_POINTER (400),
                        test_hand_covered);
  g_test_add_func ("/game-layout/hand-low", test_hand_low);
  g_test_add_func ("/game-layout/tight", test_tight);
  g_test_add_func ("/game-layout/facts", test_facts);
  g_test_add_func ("/game-layout/page-facts", test_page_facts);
  g_test_add_func ("/game-layout/page-tool", test_page_tool);
  g_test_add_func ("/game-layout/page-overview", test_page_overview);
  g_test_add_func ("/game-layout/page-no-overview", test_page_without_overview);
  return g_test_run ();
}
