/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-text.h"
#include "kingdom-court.h"
#include "kingdom-fixture.h"
#include "kingdom-play.h"
#include "page-fixture.h"
#include "view-fixture.h"

/* The chart of the court: twenty characters in three forms, which one is told in words, what is seen and
 * heard of a position and of what is previewed. */

#define WIDTH 318
/* Where all rows have room, where they have not. */
#define HIGH 560
#define LOW  400

typedef struct
{
  KingdomState  state;
  KingdomCourt *court;
  GtkWindow    *window;
  guint         picked;
  gint          pointed;
} Fixture;

static void
picked_cb (Fixture *self, guint character)
{
  self->picked = character;
}

static void
pointed_cb (Fixture *self, gint character)
{
  self->pointed = character;
}

static void
look (Fixture *self)
{
  const FavorMoment      moment = kingdom_fixture_moment (&self->state);
  g_autoptr (FavorSight) sight = favor_sight_new (&moment);

  g_object_set (self->court, "sight", sight, NULL);
  page_fixture_settle ();
}

/* Of the state that it has. */
static void
show_court (Fixture *self, int height)
{
  self->picked = KINGDOM_N_CHARACTERS;
  self->pointed = -1;
  self->court = g_object_new (KINGDOM_TYPE_COURT, NULL);
  g_signal_connect_swapped (self->court, "picked", G_CALLBACK (picked_cb), self);
  g_signal_connect_swapped (self->court, "pointed", G_CALLBACK (pointed_cb), self);
  self->window = page_fixture_show (GTK_WIDGET (self->court), WIDTH, height);
  /* As on a page, where the board has it. */
  gtk_window_set_focus (self->window, NULL);
  look (self);
}

static void
open_court (Fixture *self, const KingdomSetup *setup, int height)
{
  kingdom_play_init (&self->state, setup);
  show_court (self, height);
}

static const KingdomSetup simple = { .map = "D(0,0)r0", .hand = "E" };

static KingdomMark
mark_of (Fixture *self, guint character)
{
  return (KingdomMark) kingdom_court_get_entry (self->court, character)->mark;
}

static void
assert_state (Fixture *self, guint character, const char *words)
{
  KingdomCourtRow *row = kingdom_court_get_row (self->court, character);

  g_assert_cmpstr (kingdom_court_row_get_state (row), ==, words);
}

static void
preview (Fixture *self, const char *words)
{
  const FavorAction action = kingdom_play_action (&self->state, words);

  kingdom_court_preview (self->court, &action);
  page_fixture_settle ();
}

static void
test_states (void)
{
  Fixture fixture;

  open_court (&fixture, &simple, HIGH);
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_TRUE_BEFORE);
  assert_state (&fixture, KINGDOM_FARMER, "True already: only a new place counts");
  g_assert_cmpint (mark_of (&fixture, KINGDOM_LABORER), ==, KINGDOM_MARK_NEAR);
  assert_state (&fixture, KINGDOM_LABORER, "City with 1 side open, meadows: 1 of 1");
  assert_state (&fixture, KINGDOM_KING, "");
  kingdom_play (&fixture.state, "lay-tile 0 -1 2");
  look (&fixture);
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_MET);
  assert_state (&fixture, KINGDOM_FARMER, "Met: a favor for Ann");
  kingdom_play (&fixture.state, "finish-work");
  look (&fixture);
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_OFFER);
  assert_state (&fixture, KINGDOM_FARMER, "On offer to Ann");
  kingdom_play (&fixture.state, "take-favor farmer");
  look (&fixture);
  g_assert_cmpuint (kingdom_court_get_entry (fixture.court, KINGDOM_FARMER)->number,
                    ==,
                    2);
  g_assert_cmpuint (kingdom_court_get_entry (fixture.court, KINGDOM_FARMER)->owners,
                    ==,
                    1);
  g_assert_cmpuint (kingdom_court_get_entry (fixture.court, KINGDOM_FARMER)->left, ==, 7);
  page_fixture_close (fixture.window);
}

/* Who is at the court already brings a piece, but no standing. */
static void
test_again (void)
{
  Fixture      fixture;
  KingdomSeat *seat;

  kingdom_play_init (&fixture.state, &simple);
  seat = &fixture.state.seat[fixture.state.head.decider];
  seat->court[KINGDOM_FARMER] = TRUE;
  seat->taken = 1;
  fixture.state.turn = 3;
  show_court (&fixture, HIGH);
  preview (&fixture, "lay-tile 0 -1 2");
  assert_state (&fixture, KINGDOM_FARMER, "This step: met for a piece, no standing");
  kingdom_play (&fixture.state, "lay-tile 0 -1 2");
  look (&fixture);
  assert_state (&fixture, KINGDOM_FARMER, "Met: a piece for Ann, no standing");
  kingdom_play (&fixture.state, "finish-work");
  look (&fixture);
  assert_state (&fixture, KINGDOM_FARMER, "On offer to Ann: a piece, no standing");
  page_fixture_close (fixture.window);
}

/* Owned, and met in vain. */
static void
test_owned (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0 U(1,0)r1 U(2,0)r1 A(3,0)r1",
                               .hand = "B",
                               .actions = "merchant nobleman" };
  Fixture            fixture;

  open_court (&fixture, &setup, HIGH);
  g_assert_true (kingdom_court_get_entry (fixture.court, KINGDOM_MERCHANT)->veiled);
  assert_state (&fixture, KINGDOM_MERCHANT, "Ann has the Merchant");
  preview (&fixture, "use-merchant 2 0 -1 0");
  g_assert_cmpint (mark_of (&fixture, KINGDOM_NOBLEMAN), ==, KINGDOM_MARK_IN_VAIN);
  assert_state (&fixture, KINGDOM_NOBLEMAN, "Met, but Ann has the Nobleman");
  g_assert_cmpuint (kingdom_court_count_met (fixture.court), ==, 0);
  page_fixture_close (fixture.window);
}

/* What is previewed opens, unless somebody looks at a row. */
static void
test_preview (void)
{
  Fixture fixture;

  open_court (&fixture, &simple, HIGH);
  preview (&fixture, "lay-tile 0 -1 2");
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_MET);
  assert_state (&fixture, KINGDOM_FARMER, "This step: would be met");
  g_assert_cmpuint (kingdom_court_count_met (fixture.court), ==, 1);
  g_assert_cmpuint (kingdom_court_get_open (fixture.court), ==, KINGDOM_FARMER);
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_court_get_row (fixture.court,
                                                            KINGDOM_KNIGHT)));
  page_fixture_settle ();
  g_assert_cmpuint (kingdom_court_get_open (fixture.court), ==, KINGDOM_KNIGHT);
  g_assert_cmpint (fixture.pointed, ==, KINGDOM_KNIGHT);
  kingdom_court_preview (fixture.court, NULL);
  preview (&fixture, "lay-tile 0 -1 2");
  g_assert_cmpuint (kingdom_court_get_open (fixture.court), ==, KINGDOM_KNIGHT);
  kingdom_court_preview (fixture.court, NULL);
  page_fixture_settle ();
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_TRUE_BEFORE);
  kingdom_play (&fixture.state, "lay-tile 0 -1 2");
  look (&fixture);
  preview (&fixture, "rewind");
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_LOST);
  assert_state (&fixture, KINGDOM_FARMER, "This step: no longer met");
  page_fixture_close (fixture.window);
}

/* As long as the map has a fault nothing is promised, before and after it is done. */
static void
test_faulty (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0", .hand = "E", .pieces = "jester" };
  Fixture            fixture;

  open_court (&fixture, &setup, HIGH);
  preview (&fixture, "lay-tile 1 0 0");
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_IN_VAIN);
  assert_state (&fixture, KINGDOM_FARMER, "Met, but the map has a fault");
  g_assert_cmpuint (kingdom_court_count_met (fixture.court), ==, 0);
  kingdom_play (&fixture.state, "lay-tile 1 0 0");
  fixture.state.table.stack[KINGDOM_FARMER] = 0;
  look (&fixture);
  assert_state (&fixture, KINGDOM_JESTER, "");
  assert_state (&fixture, KINGDOM_CHARLATAN, "");
  page_fixture_close (fixture.window);
}

static void
assert_name (Fixture *self, guint character, const char *words)
{
  g_autofree char *name = view_fixture_name_of (kingdom_court_get_row (self->court,
                                                                       character));

  g_assert_cmpstr (name, ==, words);
}

/* Each row is a sentence. */
static void
test_names (void)
{
  Fixture fixture;

  open_court (&fixture, &simple, HIGH);
  fixture.state.seat[1].court[KINGDOM_KNIGHT] = TRUE;
  look (&fixture);
  assert_name (
    &fixture,
    KINGDOM_KING,
    "King, rank 20: A complete city around a loop road around a cloister. 1 left.");
  assert_name (
    &fixture,
    KINGDOM_FARMER,
    "Farmer 1, rank 3: A meadow that touches exactly 1 city. True already: only a new place counts. 8 left.");
  assert_name (
    &fixture,
    KINGDOM_KNIGHT,
    "Knight, rank 12: A complete road with at least 5 bends. At the court of Bo. 8 left.");
  page_fixture_close (fixture.window);
}

/* All are seen, one below the other, and none lies on another one. */
static void
assert_apart (Fixture *self)
{
  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    {
      GtkWidget      *row = GTK_WIDGET (kingdom_court_get_row (self->court, i));
      graphene_rect_t at, other;

      g_assert_true (gtk_widget_get_mapped (row));
      g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (self->court), &at));
      g_assert_cmpfloat (at.origin.y + at.size.height,
                         <=,
                         gtk_widget_get_height (GTK_WIDGET (self->court)));
      for (guint k = 0; k < i; k++)
        {
          g_assert_true (gtk_widget_compute_bounds (
            GTK_WIDGET (kingdom_court_get_row (self->court, k)),
            GTK_WIDGET (self->court),
            &other));
          g_assert_false (graphene_rect_intersection (&at, &other, NULL) &&
                          at.origin.x == other.origin.x && at.origin.y == other.origin.y);
        }
    }
}

static void
test_forms (void)
{
  Fixture fixture;

  open_court (&fixture, &simple, HIGH);
  g_assert_cmpint (kingdom_court_get_form (fixture.court), ==, KINGDOM_COURT_ROWS);
  assert_apart (&fixture);
  g_assert_null (kingdom_court_get_reach (fixture.court, 0));
  page_fixture_close (fixture.window);

  open_court (&fixture, &simple, LOW);
  g_assert_cmpint (kingdom_court_get_form (fixture.court), ==, KINGDOM_COURT_GRID);
  assert_apart (&fixture);
  g_assert_nonnull (kingdom_court_get_reach (fixture.court, 0));
  /* Who has the focus is told first. */
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_court_get_row (fixture.court,
                                                            KINGDOM_KING)));
  page_fixture_settle ();
  g_assert_cmpuint (
    kingdom_court_row_get_entry (kingdom_court_get_reach (fixture.court, 0))->character,
    ==,
    KINGDOM_KING);
  g_object_set (fixture.court, "strip", TRUE, NULL);
  page_fixture_settle ();
  g_assert_cmpint (kingdom_court_get_form (fixture.court), ==, KINGDOM_COURT_STRIP);
  assert_apart (&fixture);
  g_object_set (fixture.court, "strip", FALSE, "tall", TRUE, NULL);
  page_fixture_settle ();
  g_assert_cmpint (kingdom_court_get_form (fixture.court), ==, KINGDOM_COURT_ROWS);
  page_fixture_close (fixture.window);
}

static void
list_reach (Fixture *self, GArray *shown)
{
  KingdomCourtRow *row;

  g_array_set_size (shown, 0);
  for (guint i = 0; (row = kingdom_court_get_reach (self->court, i)) != NULL; i++)
    g_array_append_val (shown, kingdom_court_row_get_entry (row)->character);
}

/* Who comes to a turn that has begun sees what is within reach in the order of those who were there. */
static void
test_order (void)
{
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (guint8));
  g_autoptr (GArray) fresh = g_array_new (FALSE, FALSE, sizeof (guint8));
  Fixture            fixture, other;

  open_court (&fixture, &simple, LOW);
  kingdom_play (&fixture.state, "lay-tile 0 1 0");
  look (&fixture);
  list_reach (&fixture, kept);
  other.state = fixture.state;
  show_court (&other, LOW);
  list_reach (&other, fresh);
  g_assert_cmpuint (kept->len, >, 2);
  g_assert_cmpmem (kept->data, kept->len, fresh->data, fresh->len);
  page_fixture_close (other.window);
  page_fixture_close (fixture.window);
}

/* Who comes to a turn that has begun sees first what can be had. */
static void
test_first (void)
{
  Fixture fixture;

  kingdom_play_init (&fixture.state, &simple);
  show_court (&fixture, HIGH);
  g_assert_cmpuint (kingdom_court_get_open (fixture.court), ==, KINGDOM_LABORER);
  page_fixture_close (fixture.window);

  kingdom_play (&fixture.state, "lay-tile 0 -1 2");
  show_court (&fixture, HIGH);
  g_assert_cmpint (mark_of (&fixture, KINGDOM_FARMER), ==, KINGDOM_MARK_MET);
  g_assert_cmpuint (kingdom_court_get_open (fixture.court), ==, KINGDOM_FARMER);
  page_fixture_close (fixture.window);
}

/* Where there is more room all rows have more of it. */
static void
test_room (void)
{
  static const int heights[] = { HIGH, 700, 1200 };
  Fixture          fixture;
  int              before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      GtkWidget *row;

      open_court (&fixture, &simple, heights[i]);
      row = GTK_WIDGET (kingdom_court_get_row (fixture.court, KINGDOM_KING));
      g_assert_cmpint (kingdom_court_get_form (fixture.court), ==, KINGDOM_COURT_ROWS);
      g_assert_cmpint (gtk_widget_get_height (row), >, before);
      assert_apart (&fixture);
      before = gtk_widget_get_height (row);
      page_fixture_close (fixture.window);
    }
  g_assert_cmpint (before, <=, 40);
}

/* Large letters need more room than there is for rows. */
static void
test_letters (void)
{
  Fixture fixture;

  page_fixture_set_letters (150);
  open_court (&fixture, &simple, HIGH);
  g_assert_cmpint (kingdom_court_get_form (fixture.court), ==, KINGDOM_COURT_GRID);
  page_fixture_close (fixture.window);
  page_fixture_set_letters (100);
}

static void
test_keys (void)
{
  Fixture    fixture;
  GtkWidget *court;

  open_court (&fixture, &simple, HIGH);
  court = GTK_WIDGET (fixture.court);
  gtk_widget_grab_focus (GTK_WIDGET (kingdom_court_get_row (fixture.court,
                                                            KINGDOM_FARMER)));
  g_assert_true (gtk_widget_child_focus (court, GTK_DIR_DOWN));
  page_fixture_settle ();
  g_assert_cmpuint (kingdom_court_get_open (fixture.court), ==, KINGDOM_LABORER);
  if (page_fixture_key ("Return"))
    {
      page_fixture_wait_for (fixture.picked == KINGDOM_LABORER);
      page_fixture_key ("End");
      page_fixture_wait_for (kingdom_court_get_open (fixture.court) == KINGDOM_KING);
      page_fixture_key ("Home");
      page_fixture_wait_for (kingdom_court_get_open (fixture.court) == KINGDOM_JESTER);
    }
  /* Tab goes on. */
  g_assert_false (gtk_widget_child_focus (court, GTK_DIR_TAB_FORWARD));
  page_fixture_close (fixture.window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom/court/states", test_states);
  g_test_add_func ("/kingdom/court/again", test_again);
  g_test_add_func ("/kingdom/court/owned", test_owned);
  g_test_add_func ("/kingdom/court/preview", test_preview);
  g_test_add_func ("/kingdom/court/faulty", test_faulty);
  g_test_add_func ("/kingdom/court/names", test_names);
  g_test_add_func ("/kingdom/court/forms", test_forms);
  g_test_add_func ("/kingdom/court/order", test_order);
  g_test_add_func ("/kingdom/court/first", test_first);
  g_test_add_func ("/kingdom/court/room", test_room);
  g_test_add_func ("/kingdom/court/letters", test_letters);
  g_test_add_func ("/kingdom/court/keys", test_keys);
  return g_test_run ();
}
